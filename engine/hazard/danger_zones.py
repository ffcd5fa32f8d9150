# SPDX-License-Identifier: GPL-2.0-or-later
"""Danger levels of cells as the zones of a plan: no specks, and borders that do not follow the cells.

The region of all cells of at least a level is cleaned of islands and holes below the least area. Its border is then
rounded by a coin of radius t: closing (grow by t, shrink by t) fills what the coin cannot enter from outside, opening
(shrink, grow) takes away what it does not fit into. No point of the border moves farther than such a coin reaches, and
what lies within another region still lies within it afterwards, so the zones of a level, its region less that of the
next, neither overlap nor leave gaps (Serra 1982, Image Analysis and Mathematical Morphology; recalled).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ..io.optional_packages import require
from ..io.polygonize import polygonize, sieved

if TYPE_CHECKING:
    from ..hints import Array, Grid, Terrain

FACETS = 8  # of a quarter of the coin
SIMPLIFIED = 0.01  # of the radius: points that matter less are left out


def danger_zones(levels: Array, grid: Grid | Terrain, least_area: float = 0.0, radius: float = 0.0) -> dict[int, Any]:
    """Level -> shapely (Multi)Polygon of the cells that have it, rounded; levels without a cell are left out.

    levels : (ny, nx) uint8, row 0 in the south; 0: no danger
    grid : Grid or Terrain of the same shape
    least_area : m2; islands and holes that are smaller vanish
    radius : of the coin, m; 0: borders follow the cells

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
    for level in range(int(levels.max(initial=0)), 0, -1):
        region = _rounded(_region(levels >= level, grid, least_area), radius)
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
                [one for one in shapely.get_parts(merged) if one.geom_type == "Polygon"]
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


def _rounded(region, radius):
    if radius == 0.0:
        return region
    shape = {"quad_segs": FACETS, "join_style": "round"}
    closed = region.buffer(radius, **shape).buffer(-radius, **shape)
    opened = closed.buffer(-radius, **shape).buffer(radius, **shape)
    return opened.simplify(SIMPLIFIED * radius)
