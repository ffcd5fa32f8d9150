# SPDX-License-Identifier: GPL-2.0-or-later
"""Makes the folder of a study from an elevation model: project, inputs, and places for what comes."""

import os
import shutil
import tempfile
from pathlib import Path

from qgis.core import QgsProcessingException, QgsProject, QgsReferencedRectangle

from ...translation import tr
from ..styles.relief import relief_layer, relief_of
from ..styles.styles import show_terrain_in_3d
from .bring_in import note_files
from .cog import copy_as_cog
from .drawn_layers import drawn_layers, write_drawn_layers
from .folder import IS_STUDY, PROJECT, SCOPE, USUAL, StudyFolder

TERRAIN = "dem.tif"


def problem_of(dem, folder):
    """Message on a fault of the elevation model or the folder of a new study; '' without one."""
    if dem is None or not dem.isValid() or dem.providerType() != "gdal":
        return tr("Choose an elevation model: a raster file with heights in metres.")
    if not dem.crs().isValid():
        return tr("The elevation model has no coordinate system; give it one in the properties of its layer.")
    if dem.crs().isGeographic():
        return tr("The elevation model is in degrees; warp it to a metric coordinate system first.")
    if not str(folder).strip():
        return tr("Give the folder of the new study.")
    path = Path(folder).absolute()
    if path.exists() and not path.is_dir():
        return tr("{} is a file; give a folder that does not exist yet.").format(path)
    if path.is_dir() and any(path.iterdir()):
        return tr("{} is not empty; give a folder that does not exist yet.").format(path)
    if not path.parent.is_dir():
        return tr("There is no folder {}; make it first.").format(path.parent)
    if not os.access(path.parent, os.W_OK):
        return tr("{} cannot be written; choose another place.").format(path.parent)
    return ""


def make_study(dem, folder, copies_terrain=True, go_on=lambda share: True):
    """Make the study in a folder, whole or not at all; returns its StudyFolder.

    dem : QgsRasterLayer
    copies_terrain : its heights go into the study as a cloud-optimised GeoTIFF; else the study names the file
    go_on : told what share of that is copied; the study is given up where it returns False

    Raises QgsProcessingException for what ``problem_of`` says, OSError where the folder cannot be written.
    """
    problem = problem_of(dem, folder)
    if problem:
        raise QgsProcessingException(problem)
    target = Path(folder).absolute()
    work = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
    try:
        for name in USUAL:
            (work / name).mkdir()
        if copies_terrain:
            copy_as_cog(dem.source(), StudyFolder(work).inputs / TERRAIN, go_on=go_on)
        write_drawn_layers(StudyFolder(work).inputs, dem.crs())
        os.chmod(work, 0o777 & ~_mask())  # a folder for one's own eyes is made for what is temporary
        if target.is_dir():
            target.rmdir()
        os.replace(work, target)
    except BaseException:
        shutil.rmtree(work, ignore_errors=True)
        raise
    study = StudyFolder(target)
    try:  # not before the move: QGIS keeps the files of layers open for a while
        _write_project(study, target.name, str(study.inputs / TERRAIN) if copies_terrain else dem.source(), dem)
    except BaseException:
        shutil.rmtree(target, ignore_errors=True)
        raise
    return study


def _write_project(study, title, terrain, dem):
    project = QgsProject()
    project.setCrs(dem.crs())
    project.setTitle(title)
    project.writeEntryBool("Paths", "/Absolute", False)
    project.writeEntryBool(SCOPE, IS_STUDY, True)
    project.setFileName(str(study.root / PROJECT))  # from here on paths are relative to it
    for layer in drawn_layers(study.inputs):
        project.addMapLayer(layer, False)
        project.layerTreeRoot().addLayer(layer)
    relief = relief_layer(relief_of(dem, 1)._replace(source=terrain))
    relief.setName(tr("Elevation model"))
    project.addMapLayer(relief, False)
    project.layerTreeRoot().addLayer(relief).setExpanded(False)
    show_terrain_in_3d(project, relief)
    project.viewSettings().setDefaultViewExtent(QgsReferencedRectangle(dem.extent(), dem.crs()))
    note_files(project, study)
    is_written, problem = project.write(), project.error()
    project.clear()  # closes the files
    if not is_written:
        raise OSError(tr("{} could not be written ({}).").format(study.project, problem))


def _mask():
    mask = os.umask(0)
    os.umask(mask)
    return mask
