# SPDX-License-Identifier: GPL-2.0-or-later
"""Faults of a map of polygons: overlaps, gaps and slivers (shapely).

An overlap is where two polygons share an area. A gap is a hole that polygons enclose, or a strip between polygons that
is narrower than a width: what a closing by half of the width fills. A sliver is a part of a polygon whose mean width,
2 area / perimeter, is below the width; few cells have their centre in it, if any.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..io.optional_packages import require

if TYPE_CHECKING:
    from ..hints import Array

shapely = require("shapely")

KINDS = ("overlap", "gap", "sliver")
SMALLEST = 1e-6  # of the square of the width; smaller areas come from rounding


class Problem(NamedTuple):
    """One place."""

    kind: str  # of KINDS
    features: tuple  # identifiers of the polygons, none for a gap
    is_contradictory: bool  # overlap of polygons with different values
    shape: object  # shapely polygon
    area: float  # m2
    width: float  # m, 2 area / perimeter


def find_problems(shapes: Array, values: Sequence[Any], identifiers: Sequence[int], width: float) -> list[Problem]:
    """Problems of polygons, the overlaps first, then gaps and slivers.

    shapes : array (n,) of shapely (multi)polygons, valid
    values : list (n), what each polygon stands for
    identifiers : list (n), for the caller
    width : m, strips and polygons narrower than this are gaps and slivers
    """
    shapes = np.asarray(shapes, object)
    problems = [
        _problem("overlap", (identifiers[i], identifiers[j]), values[i] != values[j], part)
        for i, j in overlapping(shapes)
        for part in polygons_in(shapely.intersection(shapes[i], shapes[j]))
    ]
    problems += [_problem("gap", (), False, part) for part in _gaps(shapes, width)]
    parts, owner = shapely.get_parts(shapes, return_index=True)
    slender = np.flatnonzero(2.0 * shapely.area(parts) < width * shapely.length(parts))
    problems += [_problem("sliver", (identifiers[owner[k]],), False, parts[k]) for k in slender]
    return [problem for problem in problems if problem.area > SMALLEST * width**2]


def uncovered(shapes: Array, perimeter: Any, smallest: float = 0.0) -> Array:
    """The polygons of a perimeter that no shape covers, the largest first; those of an area (m2) below a least are left
    out.

    shapes : array (n,) of shapely (multi)polygons, valid
    perimeter : shapely polygon
    """
    rest = shapely.difference(perimeter, shapely.union_all(np.asarray(shapes, object)))
    parts = polygons_in(rest)
    parts = parts[shapely.area(parts) > smallest]
    return parts[np.argsort(-shapely.area(parts), kind="stable")]


def without_contradictions(shapes: Array, values: Sequence[Any], is_first_on_top: bool) -> Array:
    """The shapes, with what lies under a polygon of another value cut away; None where nothing is left.

    The order of the polygons says which lies on top. Shapes without such overlaps are returned as they are.
    """
    shapes = list(shapes)
    below = {}
    for i, j in overlapping(np.asarray(shapes, object)):
        if values[i] != values[j]:
            top, bottom = (i, j) if is_first_on_top else (j, i)
            below.setdefault(bottom, []).append(top)
    for bottom, tops in below.items():
        rest = shapely.difference(shapes[bottom], shapely.union_all([shapes[top] for top in tops]))
        parts = polygons_in(rest)
        shapes[bottom] = (shapely.multipolygons(parts) if len(parts) != 1 else parts[0]) if len(parts) else None
    return shapes


def overlapping(shapes):
    """Pairs (i, j), i < j, of shapes that share an area, sorted."""
    i, j = shapely.STRtree(shapes).query(shapes, predicate="intersects")
    i, j = i[i < j], j[i < j]
    is_shared = ~shapely.touches(shapes[i], shapes[j])
    return sorted(zip(i[is_shared].tolist(), j[is_shared].tolist()))


def polygons_in(shape):
    """The polygons of a geometry, without its lines and points."""
    parts = shapely.get_parts(shapely.get_parts([shape]))
    return parts[(shapely.get_dimensions(parts) == 2) & (shapely.area(parts) > 0.0)]


def _gaps(shapes, width):
    whole = shapely.union_all(shapes)
    outer = shapely.get_exterior_ring(polygons_in(whole))
    holes = shapely.difference(shapely.union_all(shapely.polygons(outer)), whole)
    half = 0.5 * width
    closed = shapely.buffer(shapely.buffer(whole, half, join_style="mitre"), -half, join_style="mitre")
    gaps = polygons_in(shapely.union(holes, shapely.difference(closed, whole)))
    return gaps[shapely.area(gaps) > 1e-3 * width**2]  # corners of the closing


def _problem(kind, features, is_contradictory, shape):
    area = float(shapely.area(shape))
    return Problem(kind, features, is_contradictory, shape, area, 2.0 * area / float(shapely.length(shape)))
