# SPDX-License-Identifier: GPL-2.0-or-later
"""Danger levels of cells as the zones of a plan: no specks, and borders that do not follow the cells.

The region of all cells of at least a level is cleaned of islands and holes below the least area. Its border is then
rounded by a coin of radius t: closing (grow by t, shrink by t) fills what the coin cannot enter from outside, opening
(shrink, grow) takes away what it does not fit into. No point of the border moves farther than such a coin reaches, and
what lies within another region still lies within it afterwards, so the zones of a level, its region less that of the
next, neither overlap nor leave gaps (Serra 1982, Image Analysis and Mathematical Morphology; recalled).

Opening and the least area take away cells that the raster has. ``losses`` says how much; ``covering`` leaves opening
out and keeps all cells of islands that are large enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..io.optional_packages import require
from ..io.polygonize import polygonize, sieved

if TYPE_CHECKING:
    from ..hints import Array, Grid, Terrain

FACETS = 8  # of a quarter of the coin
SIMPLIFIED = 0.01  # of the radius: points that matter less are left out
SLIVER = 0.05  # of the radius: half of the width below which a part cannot be seen


class Loss(NamedTuple):
    """Area of the region of at least a level, before and after drawing, m2."""

    raw: float  # area of its cells
    drawn: float  # area of its zones
    lost: float  # area of its cells that its zones do not cover


def danger_zones(
    levels: Array, grid: Grid | Terrain, least_area: float = 0.0, radius: float = 0.0, covering: bool = False
) -> dict[int, Any]:
    """Level -> shapely (Multi)Polygon of the cells that have it, rounded; levels without a cell are left out.

    levels : (ny, nx) uint8, row 0 in the south; 0: no danger
    grid : Grid or Terrain of the same shape
    least_area : m2; islands and holes that are smaller vanish
    radius : of the coin, m; 0: borders follow the cells
    covering : whether rounding only adds: no cell of an island of at least the least area is left out

    Raises
    ------
    ValueError
        For an area or radius that is negative or not finite.
    """
    for name, value in (("least_area", least_area), ("radius", radius)):
        if not (np.isfinite(value) and value >= 0.0):
            raise ValueError(f"Danger zones: {name} is {value!r}; give a number of at least 0.")
    shapely = require("shapely")
    zones, above = {}, None
    for level in sorted(set(np.unique(levels).tolist()) - {0}, reverse=True):
        region = _rounded(_region(levels >= level, grid, least_area), radius, covering)
        zone = region if above is None else region.difference(above)
        above = region if above is None else region.union(above)
        parts = np.array([part for part in shapely.get_parts(zone) if part.geom_type == "Polygon"], object)
        is_small = shapely.area(parts) < max(least_area, SIMPLIFIED * radius * SIMPLIFIED * radius)
        _give_away(parts[is_small], zones)
        if not is_small.all():
            zones[level] = shapely.multipolygons(parts[~is_small])
    return zones


def _give_away(slivers, zones):
    """Put what is left too small, between borders that were rounded apart, into the lowest zone above that it touches.

    What touches none vanishes, for outside of it there is nothing.
    """
    shapely = require("shapely")
    for level in sorted(zones):
        touches = shapely.intersects(zones[level], slivers)
        if touches.any():
            merged = shapely.union_all([zones[level], *slivers[touches]])
            zones[level] = shapely.MultiPolygon(
                [part for part in shapely.get_parts(merged) if part.geom_type == "Polygon"]
            )
            slivers = slivers[~touches]


def _region(is_inside, grid, least_area):
    """The cells as a polygon, without small islands and holes."""
    shapely = require("shapely")
    label = is_inside.astype(np.int32)
    cells = int(np.ceil(least_area / (grid.cell_size[0] * grid.cell_size[1])))
    if cells > 1:
        label = sieved(label, cells)
    parts = polygonize(label, grid)
    return shapely.from_wkb(parts[1]) if parts else shapely.MultiPolygon()


def nested(zones: Mapping[int, Any]) -> dict[int, Any]:
    """Zones that hold those of the higher levels, of exclusive ones: level -> (Multi)Polygon."""
    shapely = require("shapely")
    nested_zones: dict[int, Any] = {}
    above: list[Any] = []
    for level in sorted(zones, reverse=True):
        above.append(zones[level])
        parts = shapely.get_parts(shapely.union_all(above))
        nested_zones[level] = shapely.multipolygons([part for part in parts if part.geom_type == "Polygon"])
    return dict(sorted(nested_zones.items()))


def losses(levels: Array, zones: Mapping[int, Any], grid: Grid | Terrain) -> dict[int, Loss]:
    """Level -> Loss of the region of all cells of at least that level, for each level that has a cell.

    levels, grid : as in ``danger_zones``; zones : what it returned
    """
    shapely = require("shapely")
    by_level = {}
    for level in np.unique(levels[levels > 0]).tolist():
        raw = _region(levels >= level, grid, 0.0)
        drawn = shapely.union_all([zone for key, zone in zones.items() if key >= level])
        by_level[level] = Loss(raw.area, drawn.area, shapely.difference(raw, drawn).area)
    return by_level


def generalised(zones: Mapping[int, Any], radius: float) -> dict[int, Any]:
    """Zones for a small scale: gaps narrower than the coin are filled, parts narrower than its radius made so wide.

    zones : level -> (Multi)Polygon, exclusive or nested; radius : of the coin, m

    No place gets a lower level than it had: the region of all zones of at least a level only grows. What is filled
    next to a zone, without any part of its own level, goes to the zone above.
    """
    shapely = require("shapely")
    by_level: dict[int, Any] = {}
    wide = shapely.MultiPolygon()
    for level in sorted(zones, reverse=True):
        above, wide = wide, _widened(wide.union(zones[level]), radius)
        parts = np.array(
            [part for part in shapely.get_parts(wide.difference(above)) if part.geom_type == "Polygon"], object
        )
        is_thin = (
            shapely.is_empty(shapely.buffer(parts, -SLIVER * radius)) if radius > 0.0 else np.zeros(parts.size, bool)
        )
        is_filled = shapely.area(shapely.intersection(parts, zones[level])) == 0.0
        _give_away(parts[is_thin | is_filled], by_level)
        by_level[level] = shapely.multipolygons(parts[~(is_thin | is_filled)])
    return dict(sorted(by_level.items()))


def _widened(region, radius):
    """A region closed by a coin, its thin parts grown to the radius, and closed again; it only grows."""
    if radius == 0.0:
        return region
    shapely = require("shapely")
    shape = {"quad_segs": FACETS // 2, "join_style": "round"}
    half = 0.5 * radius
    coarse = region.simplify(SLIVER * radius)  # buffers of borders with a point a cell would take long
    closed = coarse.buffer(radius, **shape).buffer(-radius, **shape).simplify(SIMPLIFIED * radius)
    thin = shapely.get_parts(closed.difference(closed.buffer(-half, **shape).buffer(half, **shape)))
    hairs = thin[shapely.area(thin) > half * half]  # what is less lies in corners
    grown = shapely.union_all([closed, *shapely.buffer(hairs, half, **shape)])
    return grown.buffer(half, **shape).buffer(-half, **shape).simplify(SIMPLIFIED * radius).union(region)


def _rounded(region, radius, covering):
    if radius == 0.0:
        return region
    shape = {"quad_segs": FACETS, "join_style": "round"}
    closed = region.buffer(radius, **shape).buffer(-radius, **shape)
    if covering:
        return closed.simplify(SIMPLIFIED * radius).union(region)
    opened = closed.buffer(-radius, **shape).buffer(radius, **shape)
    return opened.simplify(SIMPLIFIED * radius)
