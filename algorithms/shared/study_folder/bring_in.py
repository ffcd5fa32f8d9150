# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs of a study that its project does not hold: QGIS ended before it was saved, or a run was made elsewhere.

What a layer is, it says itself (styles/known_layers.py); so it gets its name, style and place as when it was made.
"""

import re
from pathlib import Path
from typing import NamedTuple

from qgis.core import QgsApplication, QgsRasterLayer, QgsVectorLayer, QgsWkbTypes

from ....engine.io.plain_file import check_plain
from ...translation import tr
from ..parameters.extent import BAND, DEM
from ..parameters.plain_layers import is_left_out, plain_raster_layer, raster_layer, table_names, vector_layer
from ..styles.known_layers import all_known, is_carved, which_of
from ..styles.layer_order import (
    SORT_KEY,
    free_name,
    hide_areas,
    hide_earlier,
    lift_points_and_lines,
    lower_later,
    raise_evaluation,
    raise_run,
    show_alone,
    show_relief,
)
from ..styles.on_load import labels_in
from ..styles.relief import KEY as RELIEF_KEY
from ..styles.relief import TerrainStyle, is_below_a_run, relief_for, relief_layer, relief_of
from ..styles.styles import PlainStyle
from .cog import SUFFIXES
from .drawn_layers import DATABASE
from .folder import INPUTS, SCOPE, numbered, put_away
from .placing import RESULTS
from .run_record import HERE, noted_run, read_record, value_again

USUALLY_SEEN = "ENERGY_P95", "STOPS"


def records_of(study):
    """The RunRecords of a study, in the order of their numbers."""
    return [record for record in map(read_record, study.run_folders()) if record is not None]


def is_in(project, record):
    """Does the project hold a layer of a run?"""
    start = record.folder.resolve().as_posix() + "/"
    return any(start in layer.source().replace("\\", "/") for layer in project.mapLayers().values())


def bring_in_missing(project, study):
    """Take up the finished runs that the project does not hold and that were not put away; returns their names."""
    away = put_away(project)
    missing = [
        record for record in records_of(study)
        if record.is_finished and record.folder.name not in away and not is_in(project, record)
    ]  # fmt: skip
    for record in missing:
        bring_in(project, study, record)
    return [record.name for record in missing]


def bring_in(project, study, record):
    """A group at the top of the layer tree with the results of a run."""
    known = all_known()
    layers = [(which_of(known, layer), layer) for layer in _layers_in(record.folder)]
    layers = [(which, layer, which.style(layer)) for which, layer in layers if which is not None]
    if not layers:
        return
    group = project.layerTreeRoot().insertGroup(0, f"{tr('Rockfall')} {record.name}")
    maps = [which.output for which, layer, _ in layers if isinstance(layer, QgsRasterLayer)]
    seen = {*USUALLY_SEEN, *([] if USUALLY_SEEN[0] in maps else maps[:1])}
    for which, layer, style in sorted(layers, key=lambda entry: entry[2].sort_key)[::-1]:  # as Processing has them
        style.apply(layer)
        layer.setName(f"{which.label} – {record.name}")
        project.addMapLayer(layer, False)
        node = group.addLayer(layer)
        node.setCustomProperty(SORT_KEY, style.sort_key)
        node.setItemVisibilityChecked(which.output in seen)
        node.setExpanded(which.output in seen)
    _add_relief(project, study, record, group)
    lift_points_and_lines(project.layerTreeRoot(), group)
    show_alone(project.layerTreeRoot(), f"{tr('Rockfall')} {record.name}")
    hide_areas(project.layerTreeRoot())


def _layers_in(folder):
    """Valid layers of all tables and rasters."""
    rasters = sorted(path for path in folder.iterdir() if path.suffix.lower() in SUFFIXES)
    return [layer for path in (folder / RESULTS, *rasters) for layer in layers_in_file(path)]


def layers_in_file(path):
    """Valid layers of a raster, or of the tables of a GeoPackage; none where there is no such file."""
    if path.suffix.lower() in SUFFIXES:
        layers = [plain_raster_layer(path, path.stem)]
    else:
        layers = [vector_layer(f"{path}|layername={name}", name) for name in table_names(path)]
    return [layer for layer in layers if layer.isValid()]


def local_raster(value, study):
    """Path of the raster that a run of a study names, None for anything but a file on this computer.

    A record that was borrowed could name an address, or a pipe.
    """
    if not isinstance(value, str) or not value:
        return None
    path = Path(study.root / value[len(HERE) :] if value.startswith(HERE) else value)
    if value.startswith(("\\\\", "//")) or not path.is_absolute():
        return None
    try:
        check_plain(path)
    except OSError:
        return None
    return path if path.is_file() else None


def raster_of_study(path, study, name):
    """The layer of a raster that a study names: of its own folder, which may be borrowed, plain ones alone."""
    is_within = study.root.resolve() in Path(path).resolve().parents
    return (plain_raster_layer if is_within else raster_layer)(path, name)


def _add_relief(project, study, record, group):
    given = value_again(record.parameters.get(DEM), study, project)
    layer = project.mapLayer(str(given))
    if layer is None:
        path = local_raster(record.parameters.get(DEM), study)
        layer = None if path is None else raster_of_study(path, study, "")
    band = record.parameters.get(BAND)
    relief = relief_of(layer, band if isinstance(band, int) and band > 0 else 1)
    if relief is not None:
        drawn = relief_layer(relief, group.name())
        project.addMapLayer(drawn, False)
        node = group.addLayer(drawn)
        node.setCustomProperty(RELIEF_KEY, True)
        node.setExpanded(False)


# Results made for a study and its runs that its project does not hold: QGIS ended before it was saved.

COPY = "GROUND_MAP"  # output of talus:embankment: the drawn ground with the embankments
SEEN = "/study_seen"
NUMBERED_NAME = re.compile(r"\d{3,}_([a-z0-9]+)_")  # of the folder of an evaluation: its algorithm
OWN_NAME = re.compile(r"([a-z0-9]+)_")  # the same of a file in inputs/
NOT_MADE = f"{INPUTS}/{DATABASE}"  # what the user draws in a study, which is in the project from the first


def files_made(study):
    """Layers in inputs/ and evaluations/ by their places in the study, in the order of their names."""
    folders = [study.inputs, *numbered(study.evaluations)]
    paths = [path for folder in folders if folder.is_dir() for path in sorted(folder.iterdir())]
    return [study.relative(path) for path in paths if path.suffix.lower() in (".gpkg", *SUFFIXES)]


def files_left_out(study):
    """Places of the layers in inputs/, runs/ and evaluations/ that are not opened, because they name other files,
    addresses or views."""
    results = [path for folder in study.run_folders() for path in sorted(folder.iterdir())]
    paths = [result for result in results if result.suffix.lower() in (".gpkg", *SUFFIXES)]
    return [path for path in [*files_made(study), *map(study.relative, paths)] if is_left_out(study.root / path)]


def note_files(project, study):
    """The project has seen what there is."""
    project.writeEntry(SCOPE, SEEN, files_made(study))


def bring_in_made(project, study):
    """Take up what came after the project was saved; returns the names of the layers."""
    seen, has_noted = project.readListEntry(SCOPE, SEEN)
    if not has_noted:
        return []
    own = [layer for layer in project.mapLayers().values() if not is_below_a_run(layer, project)]
    held = {Path(layer.source().partition("|")[0]) for layer in own}
    missing = [study.root / path for path in files_made(study) if path not in {*seen, NOT_MADE}]
    known = all_known()
    when_run = {path.parent: path.stat().st_mtime for path in study.runs.glob(f"*/{RESULTS}")}
    covered = max(when_run.values(), default=0.0)
    missing = [path for path in missing if path not in held]
    names = [name for path in missing for name in _bring_in_file(project, known, path, covered)]
    if names and max(path.stat().st_mtime for path in missing) < covered:
        _show_newest_run(project, max(when_run, key=when_run.get))
    return names


def _show_newest_run(project, folder):
    """A run that was made last is seen, and not what was made of earlier ones."""
    record, root = read_record(folder), project.layerTreeRoot()
    title = "" if record is None else f"{tr('Rockfall')} {record.name}"
    if root.findGroup(title) is not None:
        raise_run(root, root.findGroup(title))
        show_alone(root, title)


def _bring_in_file(project, known, path, covered):
    """The names of the layers of a file, in the group of their run, of their own, or of what is of none.

    covered : when the newest run was made, s; areas that are older have lost their tick to its maps
    """
    layers = [(which_of(known, layer), layer) for layer in layers_in_file(path)]
    layers = [_Found(*_described(which, layer, path), layer) for which, layer in layers]
    layers = [entry for entry in layers if entry.label]
    root, names, noted, labels = project.layerTreeRoot(), [], noted_run(path.parent), labels_in(path.parent)
    for item in sorted(layers, key=lambda entry: -entry.style.sort_key):
        item.style.apply(item.layer)
        label = labels.get(item.output, item.label)
        item.layer.setName(f"{label} – {noted.name}" if noted.name else label)
        item.layer.setName(free_name(item.layer, project))
        project.addMapLayer(item.layer, False)
        names.append(item.layer.name())
        if getattr(item.style, "is_base", False):
            root.addLayer(item.layer)
            lower_later(item.layer, project)
            continue
        group = _group_of(project, noted)
        above = [int(child.customProperty(SORT_KEY, 0)) > item.style.sort_key for child in group.children()]
        node = group.insertLayer(sum(above), item.layer)
        node.setCustomProperty(SORT_KEY, item.style.sort_key)
        is_seen = noted.shown is None or item.output in noted.shown
        is_below = _is_of_areas(item.layer) and path.stat().st_mtime < covered and group.name() == tr("Rockfall")
        node.setItemVisibilityChecked(is_seen and not item.is_copy and not is_below)
        node.setExpanded(is_seen)
        if getattr(item.style, "is_seen_alone", False):
            hide_earlier(root, item.layer)
    relief = relief_for(None, project)
    if noted.group and not noted.name and names and relief is not None:
        show_relief(relief, project, noted.group)
    elif names:
        raise_evaluation(root, tr("Rockfall"))
    return names


class _Found(NamedTuple):
    """A layer of a file."""

    output: str
    label: str  # '' for what is no output of Talus
    style: object
    layer: object

    @property
    def is_copy(self):
        """Is it something that the project has as it was drawn, too?"""
        return self.output == COPY or getattr(self.style, "is_copy", False)


def _is_of_areas(layer):
    return isinstance(layer, QgsVectorLayer) and layer.geometryType() == QgsWkbTypes.GeometryType.PolygonGeometry


def _described(which, layer, path):
    """(output, label, style): by what the layer says of itself, else by the places of files in a study."""
    if which is not None:
        return which.output, which.label, which.style(layer)
    match = NUMBERED_NAME.match(path.parent.name)
    if match is not None:
        output = layer.source().partition("|layername=")[2] if path.name == RESULTS else path.stem
    else:
        match = OWN_NAME.match(path.name)
        output = "" if match is None else re.sub(r"_\d+$", "", path.stem[match.end() :])
    algorithm = None if match is None else QgsApplication.processingRegistry().algorithmById(f"talus:{match[1]}")
    definition = None if algorithm is None else algorithm.parameterDefinition(output.upper())
    if definition is None or not definition.isDestination():
        return "", "", None
    is_terrain = isinstance(layer, QgsRasterLayer) and is_carved(layer)
    return output.upper(), definition.description(), TerrainStyle() if is_terrain else PlainStyle()


def _group_of(project, noted):
    """The group of the layer tree, made where it is missing: that of a run has come in before, if the run has."""
    root, title = project.layerTreeRoot(), noted.group if noted.group and not noted.name else tr("Rockfall")
    of_run = root.findGroup(noted.group) if noted.group else None
    return of_run or root.findGroup(title) or root.insertGroup(0, title)
