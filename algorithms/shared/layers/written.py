# SPDX-License-Identifier: GPL-2.0-or-later
"""Is a layer that was written really in its file? A sink closes in silence, also when the disk is full.

The last pages of a GeoPackage are written when it is closed: with too little room it has no table, no index, or fewer
features, and nobody is told.
"""

import os
from pathlib import Path

import numpy as np
from osgeo import gdal, ogr
from qgis.core import QgsProcessingException

from ....engine.io import raster
from ....engine.io.sql_commands import sql_with_names
from ...translation import tr

# The difference of two maps on the same cells.

SAME_PLACE = 1e-3  # of a cell, between the corners of two rasters


def difference_of(paths):
    """(after - before, grid, unit). Raises QgsProcessingException for maps of other cells or units."""
    (before, grid, unit), (after, other, other_unit) = (raster.read_values(path) for path in paths)
    offset = np.abs(np.subtract(grid.origin, other.origin)) / np.abs(grid.cell_size)
    if grid.shape != other.shape or grid.cell_size != other.cell_size or offset.max() > SAME_PLACE:
        message = tr("MAP_AFTER: {} has other cells than {}; simulate both on the same elevation model and extent.")
        raise QgsProcessingException(message.format(paths[1], paths[0]))
    if unit != other_unit:
        message = tr("MAP_AFTER: {} is in {!r}, {} in {!r}; give the same map of both simulations.")
        raise QgsProcessingException(message.format(paths[1], other_unit, paths[0], unit))
    is_empty = np.isnan(before) & np.isnan(after)
    change = np.nan_to_num(after) - np.nan_to_num(before)
    return np.where(is_empty, np.nan, change).astype(np.float32), grid, unit


# Layers with the map so far of a simulation that ended before it was done, and whose work is kept.

MAP = "energy_max.tif"
KEY = "talus/so_far"


def mark(layer, folder):
    """A layer shows the map in a folder."""
    layer.setCustomProperty(KEY, str(folder))


def layers_of(project, folder):
    """Layers of the project that are marked with a folder, or one within it."""
    marked = {layer: layer.customProperty(KEY) for layer in project.mapLayers().values()}
    return [layer for layer, path in marked.items() if path and folder in (Path(path), *Path(path).parents)]


def remove_layers(project, folder):
    """Remove them."""
    project.removeMapLayers([layer.id() for layer in layers_of(project, folder)])


def check_written(destination, count, name):
    """Raise QgsProcessingException unless a file holds this many features; other destinations are not looked at."""
    path, layer_name = file_and_layer(destination)
    if not os.path.exists(path):
        return
    try:
        problem = _what_is_wrong(path, layer_name, count)
    except RuntimeError as error:  # where exceptions of GDAL are switched on
        problem = str(error)
    if problem:
        message = tr("{}: the layer was not written completely ({}); is the disk full? Nothing was saved.")
        raise QgsProcessingException(message.format(name, problem))


def file_and_layer(destination):
    """Path and name of the layer, None where it has none, of a destination."""
    path, *rest = destination.split("|")
    return path, next((part[len("layername=") :] for part in rest if part.startswith("layername=")), None)


def _what_is_wrong(path, layer_name, count):
    """Words for what is missing in a file, '' where nothing is."""
    gdal.ErrorReset()
    with _quiet():
        dataset = gdal.OpenEx(path, gdal.OF_VECTOR | gdal.OF_READONLY)
    if dataset is None:
        return _of_unreadable(path)
    layer = dataset.GetLayerByName(layer_name) if layer_name else dataset.GetLayer(0)
    if layer is None:
        return tr("it has no layer")
    is_database = dataset.GetDriver().ShortName == "GPKG"
    if is_database:
        count_found = _ask(dataset, sql_with_names("SELECT COUNT(*) FROM {}", layer.GetName()))
    else:
        count_found = sum(1 for _ in layer)
    if count_found != count:
        return tr("{} of {} features").format(count_found, count)
    if not is_database:
        return ""
    if count and layer.GetGeomType() != ogr.wkbNone and not layer.TestCapability(ogr.OLCFastSpatialFilter):
        return tr("it has no spatial index")
    answer = _ask(dataset, "PRAGMA quick_check(1)")
    return "" if answer == "ok" else str(answer)


def _of_unreadable(path):
    """Some formats can only be written."""
    driver = gdal.IdentifyDriverEx(path, gdal.OF_VECTOR)
    if driver is not None and driver.GetMetadataItem(gdal.DCAP_OPEN) is None:
        return ""
    return gdal.GetLastErrorMsg() or tr("it cannot be read")


def _ask(dataset, question):
    """The first cell of the answer of a database; what GDAL says where there is none."""
    result = dataset.ExecuteSQL(question)
    if result is None:
        return gdal.GetLastErrorMsg()
    row = result.GetNextFeature()
    answer = row.GetField(0) if row is not None else gdal.GetLastErrorMsg()
    dataset.ReleaseResultSet(result)
    return answer


class _quiet:
    """Keeps GDAL from printing what the message will say."""

    def __enter__(self):
        gdal.PushErrorHandler("CPLQuietErrorHandler")

    def __exit__(self, *_):
        gdal.PopErrorHandler()
