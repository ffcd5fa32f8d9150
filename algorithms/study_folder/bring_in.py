# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs of a study that its project does not hold: QGIS ended before it was saved, or a run was made elsewhere.

What a layer is, it says itself (styles/known_layers.py); so it gets its name, style and place as when it was made.
"""

from pathlib import Path

from qgis.core import QgsRasterLayer

from ...engine.io.plain_file import check_plain
from ..parameters.extent import BAND, DEM
from ..parameters.plain_layers import plain_raster_layer, raster_layer, table_names, vector_layer
from ..styles.groups import KEY
from ..styles.known_layers import all_known, which_of
from ..styles.layer_order import hide_areas, lift_points_and_lines, show_alone
from ..styles.relief import KEY as RELIEF_KEY
from ..styles.relief import relief_layer, relief_of
from ..translation import tr
from .cog import SUFFIXES
from .folder import put_away
from .placing import RESULTS
from .run_record import HERE, read_record, value_again

USUALLY_SEEN = "ENERGY_P95", "STOPS"


def records_of(study):
    """The RunRecords of a study, in the order of their numbers."""
    return [one for one in map(read_record, study.run_folders()) if one is not None]


def is_in(project, record):
    """Does the project hold a layer of a run?"""
    start = record.folder.resolve().as_posix() + "/"
    return any(start in layer.source().replace("\\", "/") for layer in project.mapLayers().values())


def bring_in_missing(project, study):
    """Take up the finished runs that the project does not hold and that were not put away; returns their names."""
    away = put_away(project)
    missing = [
        one for one in records_of(study)
        if one.is_finished and one.folder.name not in away and not is_in(project, one)
    ]  # fmt: skip
    for record in missing:
        bring_in(project, study, record)
    return [record.name for record in missing]


def bring_in(project, study, record):
    """A group at the top of the layer tree with the results of a run."""
    known = all_known()
    found = [(which_of(known, layer), layer) for layer in _layers_in(record.folder)]
    found = [(which, layer, which.style(layer)) for which, layer in found if which is not None]
    if not found:
        return
    group = project.layerTreeRoot().insertGroup(0, f"{tr('Rockfall')} {record.name}")
    maps = [which.output for which, layer, _ in found if isinstance(layer, QgsRasterLayer)]
    seen = {*USUALLY_SEEN, *([] if USUALLY_SEEN[0] in maps else maps[:1])}
    for which, layer, style in sorted(found, key=lambda one: one[2].sort_key)[::-1]:  # as Processing has them
        style.apply(layer)
        layer.setName(f"{which.label} – {record.name}")
        project.addMapLayer(layer, False)
        node = group.addLayer(layer)
        node.setCustomProperty(KEY, style.sort_key)
        node.setItemVisibilityChecked(which.output in seen)
        node.setExpanded(which.output in seen)
    _add_relief(project, study, record, group)
    lift_points_and_lines(project.layerTreeRoot(), group)
    show_alone(project.layerTreeRoot(), f"{tr('Rockfall')} {record.name}")
    hide_areas(project.layerTreeRoot())


def _layers_in(folder):
    """Valid layers of all tables and rasters."""
    rasters = sorted(one for one in folder.iterdir() if one.suffix.lower() in SUFFIXES)
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
