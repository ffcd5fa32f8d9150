# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the stands and their trees."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.io.optional_packages import require
from ...engine.obstacles.stand_findings import of_stems
from ...engine.obstacles.strength import GROUPS
from ..layers.field_numbers import needed_number
from ..layers.vector_layers import feature_name, layer_source, name_field, no_geometry_text, tell_bare, valid_features
from ..parameters.values import is_empty
from ..scene.obstacles import chosen_field, species_of
from ..translation import tr
from .parameters import STAND_FIELD, STANDS, TREE_DIAMETER_FIELD, TREE_SPECIES, TREE_SPECIES_FIELD, TREES

NO_TREES = Kind(
    "stands-without-trees", DOUBTFUL,
    "STANDS: without a tree: {names}.",
    "Give the trees of these stands, or leave the stands out.",
)  # fmt: skip


class StandArea(NamedTuple):
    """A polygon with its trees."""

    identifier: int
    name: str
    geometry: object  # QgsGeometry
    shape: object  # of shapely
    rings: list  # of (k, 2) arrays, m
    places: np.ndarray  # (n, 2) m
    diameters: np.ndarray  # (n,) m
    factors: np.ndarray  # (n,) strength beside silver fir


def read_stands(call, crs):
    """The StandAreas. Raises QgsProcessingException where there is none, or a tree says nothing of its diameter."""
    shapely = require("shapely")
    places, diameters, factors = _trees(call, crs)
    call.find(list(of_stems(places, diameters)))
    points, found, bare = shapely.points(places), [], []
    source = layer_source(call, STANDS)
    field = name_field(source, call[STAND_FIELD])
    for feature in valid_features(source, crs, call, STANDS):
        geometry = feature.geometry()
        if geometry.isNull() or geometry.isEmpty():
            bare.append(feature.id())
            continue
        shape = shapely.from_wkb(bytes(geometry.asWkb()))
        own = shapely.contains(shape, points)
        name = feature_name(feature, field) or str(feature.id())
        found.append(StandArea(feature.id(), name, geometry, shape, _rings(shapely, shape), places[own],
                               diameters[own], factors[own]))  # fmt: skip
    tell_bare(STANDS, bare, call)
    if not found:
        raise QgsProcessingException(no_geometry_text(STANDS, source))
    empty = [one.name for one in found if not len(one.places)]
    if len(empty) == len(found):
        raise QgsProcessingException(tr("TREES: none of them stands in a stand; do both layers cover the same area?"))
    if empty:
        call.find([NO_TREES.of(str(STANDS), len(empty), names=", ".join(empty))])
    return found


def _trees(call, crs):
    """(places (n, 2), diameters (n,) m, factors (n,)) of the trees that stand."""
    source, otherwise = layer_source(call, TREES), call[TREE_SPECIES]
    diameter = chosen_field(call, source, TREES, TREE_DIAMETER_FIELD, "dbh_cm")
    species = chosen_field(call, source, TREES, TREE_SPECIES_FIELD, "species")
    if not diameter:
        message = tr("TREE_DIAMETER_FIELD: the layer {} has no field dbh_cm; choose the one with the stem diameters.")
        raise QgsProcessingException(message.format(source.sourceName()))
    may_lie, rows = "lies_deg" in source.fields().names(), []
    for feature in valid_features(source, crs, call, TREES):
        if may_lie and not is_empty(feature["lies_deg"]):
            continue
        size = needed_number(feature, TREES, diameter, above=0.0) / 100.0
        factor = GROUPS[species_of(feature, TREES, species, otherwise)].fracture_ratio
        rows.extend((vertex.x(), vertex.y(), size, factor) for vertex in feature.geometry().vertices())
    table = np.array(rows, np.float64).reshape(-1, 4)
    return table[:, :2], table[:, 2], table[:, 3]


def _rings(shapely, shape):
    """Arrays (k, 2) of all rings of a polygon or multipolygon."""
    rings = []
    for part in shapely.get_parts(shape):
        rings.append(shapely.get_exterior_ring(part))
        rings.extend(shapely.get_interior_ring(part, k) for k in range(shapely.get_num_interior_rings(part)))
    return [shapely.get_coordinates(ring) for ring in rings]
