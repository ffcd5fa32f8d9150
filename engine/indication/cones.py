# SPDX-License-Identifier: GPL-2.0-or-later
"""Height of the highest cone above each cell; the cones fall from the sources at their angles.

    F = max over the sources of (z_source - d tan(angle of the source) - z_cell)        d: horizontal distance

A cell with F > 0 is reached (energy line, Heim 1932; cones, Jaboyedoff, Labiouse 2011). F is the height of energy that
is left: v = r sqrt(2 g F).

Two things make it fast, and change no bit. A source whose cone lies below that of a neighbour counts no more: of a
cliff steeper than its angle the upper edge is left. And to each tile of cells only those sources go that come near it,
high enough above its lowest cell, and not below another everywhere in the tile.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..jit.kernels import inner_kernel, kernel

if TYPE_CHECKING:
    from ..hints import Array

TILE = 32  # cells along the side of a tile
NEIGHBOURS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))


class Cones(NamedTuple):
    """Sources whose cones can be the highest somewhere; n of them, by rising rows."""

    rows: np.ndarray  # (n,) int64, in the grid of all cells
    columns: np.ndarray  # (n,)
    heights: np.ndarray  # (n,) m
    tangents: np.ndarray  # (n,) of their angles

    def between(self, first: int, end: int) -> Cones:
        """Cones in the rows from ``first`` to before ``end``."""
        low, high = np.searchsorted(self.rows, [first, end])
        return Cones(*(array[low:high] for array in self))


def highest_sources(heights: Array, tangents: Array, cell_size: tuple[float, float]) -> Array:
    """(ny, nx) bool: sources whose cone does not lie below that of a neighbour.

    heights : (ny, nx) m
    tangents : (ny, nx) of the angle of each source, NaN where there is none
    """
    is_highest = np.isfinite(tangents) & np.isfinite(heights)
    padded = [np.pad(grid, 1, constant_values=np.nan) for grid in (heights, tangents)]
    ny, nx = heights.shape
    for row, column in NEIGHBOURS:
        near = (slice(1 + row, 1 + row + ny), slice(1 + column, 1 + column + nx))
        distance = math.hypot(row * cell_size[1], column * cell_size[0])
        height, tangent = (grid[near] for grid in padded)
        # of neighbours at the same height with an angle of 0 both would go
        with np.errstate(invalid="ignore"):
            is_below = (height - tangent * distance >= heights) & (tangent <= tangents) & (tangent > 0.0)
        is_highest &= ~is_below
    return is_highest


def energy_heights(
    heights: Array, corner: tuple[int, int], cell_size: tuple[float, float], cones: Cones, longest: float
) -> Array:
    """F of a part of a grid, (ny, nx) float32 m; NaN where no cone comes within ``longest`` m of its source.

    corner : (row, column) of the first cell of the part in the grid of all cells
    """
    out = np.full(heights.shape, np.nan, np.float32)
    if cones.rows.size:
        local = Cones(cones.rows - corner[0], cones.columns - corner[1], cones.heights, cones.tangents)
        raise_cones(heights, cell_size, local, float(longest), out)
    return out


@kernel
def raise_cones(heights, cell_size, cones, longest, out_heights):
    """F of each cell, written in place. Tile by tile: few of the cones can be the highest anywhere in a tile."""
    ny, nx = heights.shape
    near, highest = np.empty(cones.rows.size, np.int64), np.empty(cones.rows.size)
    for row in range(0, ny, TILE):
        for column in range(0, nx, TILE):
            tile = row, column, min(row + TILE, ny) - 1, min(column + TILE, nx) - 1
            lowest = lowest_in(heights, tile)
            if lowest == math.inf:
                continue
            count, sure = 0, -math.inf  # sure: above this some cone lies in all of the tile
            for k in range(cones.rows.size):
                least, largest = distances(cones, k, tile, cell_size)
                near[count], highest[count] = k, cones.heights[k] - cones.tangents[k] * least
                if least > longest or highest[count] <= lowest:
                    continue
                if largest <= longest:
                    sure = max(sure, cones.heights[k] - cones.tangents[k] * largest)
                count += 1
            kept = 0
            for k in range(count):
                if highest[k] >= sure:
                    near[kept] = near[k]
                    kept += 1
            for i in range(row, tile[2] + 1):
                for j in range(column, tile[3] + 1):
                    left = highest_at(cones, near[:kept], (i, j), cell_size, longest) - heights[i, j]
                    if left > 0.0:
                        out_heights[i, j] = left


@inner_kernel
def lowest_in(heights, tile):
    """Lowest height of a tile (first row, first column, last row, last column); infinite without data."""
    first_row, first_column, last_row, last_column = tile
    lowest = math.inf
    for i in range(first_row, last_row + 1):
        for j in range(first_column, last_column + 1):
            if heights[i, j] < lowest:
                lowest = heights[i, j]
    return lowest


@inner_kernel
def distances(cones, k, tile, cell_size):
    """Least and largest distance of a source from the cells of a tile [m]."""
    first_row, first_column, last_row, last_column = tile
    i, j = cones.rows[k], cones.columns[k]
    down, across = max(max(first_row - i, i - last_row), 0), max(max(first_column - j, j - last_column), 0)
    far_down, far_across = max(abs(first_row - i), abs(i - last_row)), max(abs(first_column - j), abs(j - last_column))
    return length_of(down, across, cell_size), length_of(far_down, far_across, cell_size)


@inner_kernel
def length_of(rows, columns, cell_size):
    """Length of a line over this many rows and columns [m].

    It grows with both, rounded as it is: what is left out of a tile is out in each of its cells.
    """
    down, across = rows * cell_size[1], columns * cell_size[0]
    return math.sqrt(down * down + across * across)


@inner_kernel
def highest_at(cones, near, cell, cell_size, longest):
    """Height of the highest of the cones ``near`` above a cell (row, column); -infinite where none comes."""
    best = -math.inf
    for k in near:
        distance = length_of(cones.rows[k] - cell[0], cones.columns[k] - cell[1], cell_size)
        if distance <= longest:
            best = max(best, cones.heights[k] - cones.tangents[k] * distance)
    return best
