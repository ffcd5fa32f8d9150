# SPDX-License-Identifier: GPL-2.0-or-later
"""Energy lines: in each cell the steepest straight line from the ground there up to any of some points.

A block that loses energy as by a constant friction tan(beta) comes no farther than where the line that falls from its
release at the angle beta meets the ground (Heim 1932). So a cell can be reached by blocks with an energy-line angle up
to

    beta = max over the points of atan((z_point - z_cell) / horizontal distance),

and the area within beta is the union of cones of that angle (Jaboyedoff, Labiouse 2011, NHESS 11, 819-828). From the
apex of a talus instead of the release it is the shadow angle (Evans, Hungr 1993, Can. Geotech. J. 30, 620-636, who
suggest 27.5 degrees as its least value).

For every cell all points could matter, but hardly any do: of each tile of cells only those points are kept whose
largest possible angle to the tile is not below the smallest possible angle of another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array, Cancelling, Terrain

TILE = 32  # cells along the side of a tile
MOST_AT_ONCE = 4_000_000  # numbers in one temporary array


def steepest_angle(terrain: Terrain, points: Array, cancelled: Cancelling | None = None) -> Array:
    """Largest angle of the lines from the ground at each node up to any of the points.

    Parameters
    ----------
    terrain : Terrain
    points : (n, 3) x, y, z in the coordinates of the terrain, m
    cancelled : called for each tile; True ends the work

    Returns
    -------
    (ny, nx) rad; NaN without data, where no point is higher, and where ``cancelled`` ended the work
    """
    points = np.asarray(points, np.float64).reshape(-1, 3)
    heights, (lx, ly) = terrain.heights, terrain.cell_size
    slope = np.full(heights.shape, -np.inf)
    x = terrain.origin[0] + lx * np.arange(heights.shape[1])
    y = terrain.origin[1] + ly * np.arange(heights.shape[0])
    nearest = 0.5 * min(lx, ly)  # a point lies on the surface of its cell, not at its centre
    for row in range(0, heights.shape[0], TILE):
        for column in range(0, heights.shape[1], TILE):
            if cancelled is not None and cancelled():
                return np.full(heights.shape, np.nan)
            tile = (slice(row, row + TILE), slice(column, column + TILE))
            if not np.isfinite(heights[tile]).any():
                continue
            kept = _that_matter(points, x[tile[1]], y[tile[0]], heights[tile], nearest)
            slope[tile] = _steepest(kept, x[tile[1]], y[tile[0]], heights[tile], nearest)
    return np.where((slope > 0.0) & np.isfinite(heights), np.arctan(slope), np.nan)


def _that_matter(points, x, y, heights, nearest):
    """The points that can give the steepest line to some cell of the tile."""
    gap_x = np.maximum(np.maximum(x[0] - points[:, 0], points[:, 0] - x[-1]), 0.0)
    gap_y = np.maximum(np.maximum(y[0] - points[:, 1], points[:, 1] - y[-1]), 0.0)
    near = np.maximum(np.hypot(gap_x, gap_y), nearest)
    far_x = np.maximum(np.abs(x[0] - points[:, 0]), np.abs(x[-1] - points[:, 0]))
    far_y = np.maximum(np.abs(y[0] - points[:, 1]), np.abs(y[-1] - points[:, 1]))
    far = np.maximum(np.hypot(far_x, far_y), nearest)
    most = points[:, 2] - np.nanmin(heights)
    least = points[:, 2] - np.nanmax(heights)
    highest = np.where(most > 0.0, most / near, most / far)
    lowest = np.where(least > 0.0, least / far, least / near)
    return points[highest >= lowest.max()]


def _steepest(points, x, y, heights, nearest):
    slope = np.full(heights.shape, -np.inf)
    for first in range(0, len(points), max(MOST_AT_ONCE // heights.size, 1)):
        part = points[first : first + max(MOST_AT_ONCE // heights.size, 1), :, None, None]
        distance = np.maximum(np.hypot(x - part[:, 0], y[:, None] - part[:, 1]), nearest)
        slope = np.maximum(slope, ((part[:, 2] - heights) / distance).max(axis=0))
    return slope


def steepest_visible_angle(
    terrain: Terrain,
    points: Array,
    view: Callable[[float, float, float], Array],
    cancelled: Cancelling | None = None,
) -> Array:
    """Steepest angle as ``steepest_angle``, but only lines that run above the ground all the way count.

    ``view``: function of x, y, z that returns (ny, nx) bool, which nodes are seen from there (io/viewshed.py).
    """
    steepest = np.full(terrain.shape, np.nan)
    for point in np.asarray(points, np.float64).reshape(-1, 3):
        if cancelled is not None and cancelled():
            return np.full(terrain.shape, np.nan)
        angle = steepest_angle(terrain, point)
        steepest = np.fmax(steepest, np.where(view(*point), angle, np.nan))
    return steepest
