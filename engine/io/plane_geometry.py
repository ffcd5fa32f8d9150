# SPDX-License-Identifier: GPL-2.0-or-later
"""Parts of geometries within a rectangle: GEOS by GDAL where that is there, as in QGIS, else by shapely.

Geometries are well-known binary of points, straight lines and polygons; a box is (west, south, east, north).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .geodata import library
from .optional_packages import require

if TYPE_CHECKING:
    pass

Box = tuple[float, float, float, float]


def meets(wkb: bytes, box: Box) -> bool:
    """Has a geometry a point in common with a box?"""
    xmin, xmax, ymin, ymax = library().envelope(wkb)
    west, south, east, north = box
    if xmin > east or xmax < west or ymin > north or ymax < south:
        return False
    if west <= xmin and xmax <= east and south <= ymin and ymax <= north:
        return True
    if _has_ogr():
        return bool(_of_ogr(wkb).Intersects(_box_of_ogr(box)))
    shapely = require("shapely")
    return bool(shapely.from_wkb(wkb).intersects(shapely.box(*box)))


def sizes(wkb: bytes, box: Box) -> tuple[float, float, bool]:
    """Area or length of a geometry, the same of what lies in a box, and whether it is an area."""
    if _has_ogr():
        shape = _of_ogr(wkb)
        is_area = shape.GetDimension() > 1
        inside = shape.Intersection(_box_of_ogr(box))
        if is_area:
            return shape.GetArea(), inside.GetArea(), True
        return _length_of_ogr(shape), _length_of_ogr(inside), False
    shapely = require("shapely")
    shape = shapely.from_wkb(wkb)
    is_area = int(shapely.get_dimensions(shape)) > 1
    measure = shapely.area if is_area else shapely.length
    return float(measure(shape)), float(measure(shape.intersection(shapely.box(*box)))), is_area


def inner_point(wkb: bytes) -> tuple[float, float]:
    """A point within a polygon."""
    if _has_ogr():
        point = _of_ogr(wkb).PointOnSurface()
        return point.GetX(), point.GetY()
    point = require("shapely").from_wkb(wkb).point_on_surface()
    return point.x, point.y


def _has_ogr():
    return library().__name__.endswith("osgeo_files")


def _of_ogr(wkb):
    from osgeo import ogr

    return ogr.CreateGeometryFromWkb(bytes(wkb))


def _box_of_ogr(box):
    from osgeo import ogr

    west, south, east, north = box
    ring, shape = ogr.Geometry(ogr.wkbLinearRing), ogr.Geometry(ogr.wkbPolygon)
    for x, y in ((west, south), (east, south), (east, north), (west, north), (west, south)):
        ring.AddPoint_2D(x, y)
    shape.AddGeometry(ring)
    return shape


def _length_of_ogr(shape):
    """Length of lines, and of all lines in a collection."""
    if shape.GetGeometryCount():
        return sum(_length_of_ogr(shape.GetGeometryRef(k)) for k in range(shape.GetGeometryCount()))
    return shape.Length()
