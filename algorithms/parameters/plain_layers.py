# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers of files as they are: without the style, form and actions that a file brings along or has beside it.

Those may hold code (Python of forms, actions that run programs), and files come from anybody. Of a database the tables
alone: a view may ask for numbers without end.
"""

from pathlib import Path

from osgeo import ogr
from qgis.core import QgsRasterLayer, QgsVectorLayer

from ...engine.io.stored_layers import views_of


def vector_layer(source, name):
    """A layer of the provider ogr."""
    options = QgsVectorLayer.LayerOptions()
    options.loadDefaultStyle = False
    return QgsVectorLayer(str(source), name, "ogr", options)


def raster_layer(path, name):
    """A layer of the provider gdal."""
    options = QgsRasterLayer.LayerOptions()
    options.loadDefaultStyle = False
    return QgsRasterLayer(str(path), name, "gdal", options)


def table_names(path):
    """Names of the tables with features of a GeoPackage, without views; none where there is no such file."""
    if not Path(path).is_file():
        return []
    try:
        database = ogr.Open(str(path))
    except RuntimeError:  # where exceptions of GDAL are switched on
        database = None
    names = [] if database is None else [database.GetLayer(k).GetName() for k in range(database.GetLayerCount())]
    database = None  # closes it
    views = views_of(path)
    return [name for name in names if name.lower() not in views]
