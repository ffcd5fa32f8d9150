# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers of files as they are: without the style, form and actions that a file brings along or has beside it.

Those may hold code (Python of forms, actions that run programs), and files come from anybody. Of a database the tables
alone that are stored in it: a view may ask for numbers without end. Of rasters the GeoTIFFs alone, by what is in them
and not by their names: virtual rasters and descriptions of servers name other files, and addresses.
"""

from pathlib import Path

from osgeo import gdal, ogr
from qgis.core import QgsRasterLayer, QgsVectorLayer

from ....engine.io.plain_file import check_plain
from ....engine.io.stored_layers import registered_views_of, stored_tables_of

TIFF = ["GTiff"]
ELSEWHERE = "OVERVIEW_FILE", "OVERVIEWS"  # item and domain of what a GeoTIFF, or the file beside it, names
ON_SERVER = "/vsi", "://"


def vector_layer(source, name):
    """A layer of a table of a GeoPackage; an invalid one where the file has none of that name that is stored.

    source : path|layername=table
    """
    options = QgsVectorLayer.LayerOptions()
    options.loadDefaultStyle = False
    path, _, table = str(source).partition("|layername=")
    if table.lower() not in _stored(path):
        return QgsVectorLayer("", name, "ogr", options)
    return QgsVectorLayer(str(source), name, "ogr", options)


def raster_layer(path, name):
    """A layer of the provider gdal."""
    options = QgsRasterLayer.LayerOptions()
    options.loadDefaultStyle = False
    return QgsRasterLayer(str(path), name, "gdal", options)


def plain_raster_layer(path, name):
    """Raster layer of a GeoTIFF that names no other file; an invalid layer for any other file."""
    return raster_layer(path if _is_plain_raster(path) else "", name)


def _is_plain_raster(path):
    """True for a GeoTIFF whose overviews are its own."""
    try:
        check_plain(path)
        dataset = gdal.OpenEx(str(path), gdal.OF_RASTER, allowed_drivers=TIFF) if Path(path).is_file() else None
        if dataset is None:
            return False
        return not any(sign in (dataset.GetMetadataItem(*ELSEWHERE) or "") for sign in ON_SERVER)
    except (OSError, RuntimeError):  # the second: where exceptions of GDAL are switched on
        return False


def is_left_out(path):
    """True for a raster or a GeoPackage of a study that is not opened, or only in part."""
    if Path(path).suffix.lower() != ".gpkg":
        return not _is_plain_raster(path)
    return not stored_tables_of(path) or bool(registered_views_of(path))


def _stored(path):
    """Names of the stored tables, none of a GeoPackage with views among its layers, which GDAL would look into."""
    stored = stored_tables_of(path)
    return set() if stored and registered_views_of(path) else stored


def table_names(path):
    """Names of the tables with features of a GeoPackage that are stored in it; none where there is no such file."""
    stored = _stored(path)
    if not stored:
        return []
    try:
        database = ogr.Open(str(path))
    except RuntimeError:  # where exceptions of GDAL are switched on
        database = None
    names = [] if database is None else [database.GetLayer(k).GetName() for k in range(database.GetLayerCount())]
    database = None  # closes it
    return [name for name in names if name.lower() in stored]
