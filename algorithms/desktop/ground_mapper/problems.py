# SPDX-License-Identifier: GPL-2.0-or-later
"""Gaps of a map within its perimeter, and areas with two contradictory values."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsFeatureRequest, QgsGeometry

from ....engine.ground.polygon_problems import find_problems, uncovered
from ....engine.io.optional_packages import require
from ...parameters.values import is_empty
from .editing import in_system_of

NARROW = 0.01  # m: strips that are less wide come from drawing along an edge
SMALLEST = 0.5  # m2


class MapProblems(NamedTuple):
    """Places in the system of the map; areas in m2."""

    gaps: list  # of QgsGeometry
    gap_area: float
    overlaps: list
    overlap_area: float
    contradictions: int  # overlaps of polygons with different values
    area: float  # of the perimeter


def problems_of(layer, keys, perimeter):
    """The MapProblems of a layer with what is not saved yet.

    keys : fields that say what a polygon is
    perimeter : QgsGeometry in the system of the layer
    """
    shapely = require("shapely")
    features = [one for one in layer.getFeatures(QgsFeatureRequest()) if not one.geometry().isEmpty()]
    shapes = [shapely.force_2d(shapely.from_wkb(bytes(one.geometry().asWkb()))) for one in features]
    shapes = np.array([shapely.make_valid(shape) for shape in shapes], object)
    known = [key for key in keys if layer.fields().lookupField(key) >= 0]
    values = [tuple(None if is_empty(one[key]) else one[key] for key in known) for one in features]
    identifiers = [one.id() for one in features]
    frame = shapely.make_valid(shapely.from_wkb(bytes(perimeter.asWkb())))
    found = find_problems(shapes, values, identifiers, NARROW) if shapes.size else []
    overlaps = [one for one in found if one.kind == "overlap" and one.area > SMALLEST]
    gaps = uncovered(shapes, frame, SMALLEST)
    return MapProblems(
        [_geometry(shapely, gap) for gap in gaps], float(shapely.area(gaps).sum()),
        [_geometry(shapely, one.shape) for one in overlaps], sum(one.area for one in overlaps),
        sum(one.is_contradictory for one in overlaps), float(shapely.area(frame)),
    )  # fmt: skip


def perimeter_of(layer, dem, polygons=None):
    """Perimeter that a map shall cover, in its system: the polygons of a layer, else the extent of the model."""
    if polygons is not None:
        parts = [one.geometry() for one in polygons.getFeatures() if not one.geometry().isEmpty()]
        if parts:
            return in_system_of(layer, QgsGeometry.unaryUnion(parts), polygons.crs())
    if dem is None:
        return None
    return in_system_of(layer, QgsGeometry.fromRect(dem.extent()), dem.crs())


def _geometry(shapely, shape):
    geometry = QgsGeometry()
    geometry.fromWkb(shapely.to_wkb(shape, output_dimension=2))
    return geometry
