# SPDX-License-Identifier: GPL-2.0-or-later
"""From a click to a place: the cell of a raster with those around it, or the object of a layer below the pointer."""

from typing import NamedTuple

import numpy as np
from qgis.core import (
    QgsCoordinateTransform,
    QgsFeatureRequest,
    QgsGeometry,
    QgsProject,
    QgsRectangle,
    QgsVectorLayer,
    QgsWkbTypes,
)

from ...parameters.values import is_empty

REACH = 6  # px from the pointer to an object
Type = QgsWkbTypes.GeometryType
ORDER = (Type.PointGeometry, Type.LineGeometry, Type.PolygonGeometry)


class Found(NamedTuple):
    """The object below the pointer."""

    layer: QgsVectorLayer
    feature: object


def cell_at(layer, point, around=0):
    """Outline (5, 2) of the cell of a raster at a point in its system, with this many cells around it; None outside."""
    extent, east, north = layer.extent(), layer.rasterUnitsPerPixelX(), layer.rasterUnitsPerPixelY()
    if not extent.contains(point):
        return None
    column = min(int((point.x() - extent.xMinimum()) / east), layer.width() - 1)
    row = min(int((extent.yMaximum() - point.y()) / north), layer.height() - 1)
    west, top = extent.xMinimum() + (column - around) * east, extent.yMaximum() - (row - around) * north
    width, height = (2 * around + 1) * east, (2 * around + 1) * north
    return np.array([
        (west, top - height), (west + width, top - height), (west + width, top), (west, top), (west, top - height),
    ])  # fmt: skip


def object_at(canvas, point, left_out=()):
    """The Found nearest to a point; None where there is none.

    Points go before lines, and lines before areas, which would cover them; of two layers of a kind the upper one.
    """
    reach = REACH * canvas.mapUnitsPerPixel()
    box = QgsRectangle(point.x() - reach, point.y() - reach, point.x() + reach, point.y() + reach)
    layers = [one for one in canvas.layers() if isinstance(one, QgsVectorLayer) and one.geometryType() in ORDER]
    for layer in sorted(layers, key=lambda one: ORDER.index(one.geometryType())):
        if layer.id() in left_out:
            continue
        request = QgsFeatureRequest().setFilterRect(box).setFlags(QgsFeatureRequest.Flag.ExactIntersect)
        request.setDestinationCrs(canvas.mapSettings().destinationCrs(), QgsProject.instance().transformContext())
        found = list(layer.getFeatures(request))
        if found:
            place = QgsGeometry.fromPointXY(point)
            nearest = min(found, key=lambda one: one.geometry().distance(place))
            return Found(layer, layer.getFeature(nearest.id()))
    return None


def name_of(feature):
    """Name of a feature: its field name where that is filled, or its number."""
    at = feature.fields().lookupField("name")
    name = feature.attribute(at) if at >= 0 else None
    return str(feature.id()) if is_empty(name) or not str(name).strip() else str(name)


def moved(geometry, crs, to):
    """A copy of a geometry in another system."""
    copy = QgsGeometry(geometry)
    copy.transform(QgsCoordinateTransform(crs, to, QgsProject.instance()))
    return copy


def point_in(point, crs, to):
    """A point in another system."""
    return QgsCoordinateTransform(crs, to, QgsProject.instance()).transform(point)


def lines_of(geometry):
    """Vertices (k, 2) of the parts of a line."""
    parts = geometry.asMultiPolyline() if geometry.isMultipart() else [geometry.asPolyline()]
    return [np.array([(one.x(), one.y()) for one in part]) for part in parts if len(part) > 1]


def rings_of(geometry):
    """Vertices (k, 2) of the outlines and holes of polygons."""
    polygons = geometry.asMultiPolygon() if geometry.isMultipart() else [geometry.asPolygon()]
    return [np.array([(one.x(), one.y()) for one in ring]) for polygon in polygons for ring in polygon]
