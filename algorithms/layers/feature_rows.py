# SPDX-License-Identifier: GPL-2.0-or-later
"""From layers of QGIS to the features of a scene: as selected, filtered and edited, in the system of the terrain."""

from osgeo import ogr
from qgis.core import QgsGeometry, QgsWkbTypes

from ...engine.scene.features import Feature, Features
from ..parameters.values import is_empty
from .vector_layers import check_system, valid_features


def features_of(call, name, source, crs):
    """The Features of a source in the system ``crs``. Raises QgsProcessingException naming those that are invalid."""
    check_system(source, name)
    fields, rows, bare = source.fields().names(), [], []
    for feature in valid_features(source, crs, call, name):
        geometry = feature.geometry()
        if geometry.isNull() or geometry.isEmpty():
            bare.append(feature.id())
        else:
            values = {field: plain(value) for field, value in zip(fields, feature.attributes())}
            rows.append(Feature(feature.id(), linear_wkb(geometry), values))
    return Features(str(name), source.sourceName(), fields, rows, bare, call.find)


def plain(value):
    """Value of a field of QGIS: a number, a text, or None where it is empty."""
    if is_empty(value):
        return None
    return value if isinstance(value, (int, float, str)) else str(value)


def linear_wkb(geometry):
    """Well-known binary without heights, and arcs as straight lines."""
    kind = geometry.wkbType()
    is_curved = QgsWkbTypes.isCurvedType(kind)
    if not (is_curved or QgsWkbTypes.hasZ(kind) or QgsWkbTypes.hasM(kind)):
        return bytes(geometry.asWkb())
    if is_curved and geometry.constGet().dimension() == 1:
        geometry = QgsGeometry(geometry.constGet().segmentize())
    made = ogr.CreateGeometryFromWkb(bytes(geometry.asWkb())).GetLinearGeometry()  # as the engine burns arcs of areas
    made.FlattenTo2D()
    return bytes(made.ExportToWkb())
