# SPDX-License-Identifier: GPL-2.0-or-later
"""Heights of a canopy above the ground: surface less ground, or the highest point of a cloud in each cell.

Empty cells among others get the mean of their neighbours. A Gaussian takes away the small peaks of branches:

    h' = sum w h / sum w,   w = exp(-d^2 / (2 s^2)),   d up to 3 s
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from ..arithmetic import arrays
from ..io.raster import Grid

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike, Terrain

LEAST_NEIGHBOURS = 3  # of eight, from which an empty cell is filled
REACH = 3.0  # standard deviations


def above_ground(surface: Array, grid: Grid, terrain: Terrain, highest: float) -> Array:
    """Heights (ny, nx) of a surface above a Terrain, m; NaN where one is not known.

    Parameters
    ----------
    surface : (ny, nx) heights on the nodes of ``grid``, m
    highest : of trees, m; what is higher is not one and becomes NaN. What is below the ground becomes 0
    """
    (ny, nx), (lx, ly), (x0, y0) = grid.shape, grid.cell_size, grid.origin
    x, y = np.meshgrid(x0 + lx * np.arange(nx), y0 + ly * np.arange(ny))
    return usable_heights(surface - terrain.height(x.ravel(), y.ravel()).reshape(ny, nx), highest)


def usable_heights(heights: ArrayLike, highest: float) -> Array:
    """Heights (ny, nx), m, as they can be used: none below 0, NaN above ``highest``, m, and for what is not finite."""
    heights = np.array(heights, np.float64)
    with np.errstate(invalid="ignore"):
        heights[~np.isfinite(heights) | (heights > highest)] = np.nan
        return np.maximum(heights, 0.0)


def canopy_of_points(points: ArrayLike, cell_size: float, terrain: Terrain, highest: float) -> tuple[Array, Grid]:
    """Canopy of a cloud: (heights (ny, nx) m, Grid), the highest point above the ground of a cell, NaN without one.

    Parameters
    ----------
    points : (n, 3) in the system of the terrain, m
    cell_size : of the canopy, m
    highest : of trees, m; higher points are birds or errors

    Raises
    ------
    ValueError
        Where no point is above the terrain.
    """
    points = np.asarray(points, np.float64)
    height = points[:, 2] - terrain.height(points[:, 0], points[:, 1])
    with np.errstate(invalid="ignore"):
        is_used = height <= highest
    if not is_used.any():
        raise ValueError("points: none lies above the elevation model; are both in one coordinate system?")
    x, y, height = points[is_used, 0], points[is_used, 1], np.maximum(height[is_used], 0.0)
    first = [math.floor(float(values.min()) / cell_size) for values in (x, y)]
    columns, rows = (
        np.floor(values / cell_size).astype(np.int64) - start for values, start in zip((x, y), first)
    )  # fmt: skip
    heights = np.full((int(rows.max()) + 1, int(columns.max()) + 1), -np.inf)
    np.maximum.at(heights, (rows, columns), height)
    heights[np.isinf(heights)] = np.nan
    origin = tuple((start + 0.5) * cell_size for start in first)
    return heights, Grid(heights.shape, (cell_size, cell_size), origin, terrain.crs)


def filled(heights: Array) -> Array:
    """Heights (ny, nx), m, with the mean of the neighbours in cells without data that have LEAST_NEIGHBOURS of them."""
    sums, counts = np.zeros(heights.shape), np.zeros(heights.shape)
    known = np.nan_to_num(heights)
    for rows, columns in ((i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j):
        _add_shifted(sums, known, rows, columns)
        _add_shifted(counts, (~np.isnan(heights)).astype(np.float64), rows, columns)
    is_filled = np.isnan(heights) & (counts >= LEAST_NEIGHBOURS)
    return np.where(is_filled, sums / np.maximum(counts, 1.0), heights)


def smoothed(heights: Array, cell_size: tuple[float, float], deviation: float) -> Array:
    """Heights (ny, nx), m, after a Gaussian with a standard deviation, m; as they are with 0. NaN, no data, stays so.

    cell_size : (l_x, l_y) m
    """
    if deviation == 0.0:
        return heights
    known, weights = np.nan_to_num(heights), (~np.isnan(heights)).astype(np.float64)
    for axis, size in ((0, cell_size[1]), (1, cell_size[0])):
        known, weights = (_blurred(array, axis, size, deviation) for array in (known, weights))
    return np.where(np.isnan(heights), np.nan, known / np.maximum(weights, 1e-300))


def _blurred(values, axis, size, deviation):
    """Values times the Gaussian along one axis, without division by the sum of its weights."""
    reach = int(REACH * deviation / size)
    steps = size / deviation * np.arange(reach + 1)
    weights = arrays.exp(-0.5 * steps * steps)
    out = values * float(weights[0])
    for step in range(1, reach + 1):
        for shift in (-step, step):
            _add_shifted(out, float(weights[step]) * values, *((shift, 0) if axis == 0 else (0, shift)))
    return out


def _add_shifted(out, values, rows, columns):
    """Add to each cell the value of the one that many rows and columns away, where there is one."""
    (ny, nx) = values.shape
    if abs(rows) < ny and abs(columns) < nx:
        to = slice(max(-rows, 0), ny - max(rows, 0)), slice(max(-columns, 0), nx - max(columns, 0))
        of = slice(max(rows, 0), ny - max(-rows, 0)), slice(max(columns, 0), nx - max(-columns, 0))
        out[to] += values[of]
