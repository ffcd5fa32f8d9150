# SPDX-License-Identifier: GPL-2.0-or-later
"""Is a layer that was written really in its file? A sink closes in silence, also when the disk is full.

The last pages of a GeoPackage are written when it is closed: with too little room it has no table, no index, or fewer
features, and nobody is told.
"""

import os

from osgeo import gdal, ogr
from qgis.core import QgsProcessingException

from ...engine.io.sql_commands import sql_with_names
from ..translation import tr


def check_written(destination, count, name):
    """Raise QgsProcessingException unless a file holds this many features; other destinations are not looked at."""
    path, layer_name = file_and_layer(destination)
    if not os.path.exists(path):
        return
    try:
        found = _what_is_wrong(path, layer_name, count)
    except RuntimeError as error:  # where exceptions of GDAL are switched on
        found = str(error)
    if found:
        message = tr("{}: the layer was not written completely ({}); is the disk full? Nothing was saved.")
        raise QgsProcessingException(message.format(name, found))


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
        found = _ask(dataset, sql_with_names("SELECT COUNT(*) FROM {}", layer.GetName()))
    else:
        found = sum(1 for _ in layer)
    if found != count:
        return tr("{} of {} features").format(found, count)
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
