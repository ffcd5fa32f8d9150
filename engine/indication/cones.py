# SPDX-License-Identifier: GPL-2.0-or-later
"""How far above each cell the highest of the cones lies that fall from the sources at their angles.

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
        """Those in the rows from ``first`` to before ``end``."""
        low, high = np.searchsorted(self.rows, [first, end])
        return Cones(*(array[low:high] for array in self))


def highest_sources(heights: Array, tangents: Array, cell_size: tuple[float, float]) -> Array:
    """(ny, nx) bool: sources whose cone does not lie below that of a neighbour.

    heights : (ny, nx) m
    tangents : (ny, nx) of the angle of each source, NaN where there is none
    """
    is_highest = np.isfinite(tangents) & np.isfinite(heights)
    padded = [np.pad(one, 1, constant_values=np.nan) for one in (heights, tangents)]
    ny, nx = heights.shape
    for row, column in NEIGHBOURS:
        near = (slice(1 + row, 1 + row + ny), slice(1 + column, 1 + column + nx))
        distance = math.hypot(row * cell_size[1], column * cell_size[0])
        height, tangent = (one[near] for one in padded)
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
        raise_cones(heights, corner, cell_size, tuple(cones), float(longest), out)
    return out


@inner_kernel
def apart(down, across):
    """Distance; it grows with both, rounded as it is, so what is left out of a tile is out in each of its cells."""
    return math.sqrt(down * down + across * across)


@kernel
def raise_cones(heights, corner, cell_size, cones, longest, out_heights):
    """F of each cell, written in place."""
    rows, columns, tops, tangents = cones
    lx, ly = cell_size
    ny, nx = heights.shape
    near, highest = np.empty(rows.size, np.int64), np.empty(rows.size)
    for row in range(0, ny, TILE):
        for column in range(0, nx, TILE):
            last_row, last_column = min(row + TILE, ny) - 1, min(column + TILE, nx) - 1
            lowest = math.inf
            for i in range(row, last_row + 1):
                for j in range(column, last_column + 1):
                    if heights[i, j] < lowest:
                        lowest = heights[i, j]
            if lowest == math.inf:
                continue
            count, sure = 0, -math.inf  # sure: above this some cone lies in all of the tile
            for k in range(rows.size):
                i, j = rows[k] - corner[0], columns[k] - corner[1]
                away = apart(max(row - i, i - last_row, 0) * ly, max(column - j, j - last_column, 0) * lx)
                if away > longest or tops[k] - tangents[k] * away <= lowest:
                    continue
                far = apart(max(abs(row - i), abs(i - last_row)) * ly, max(abs(column - j), abs(j - last_column)) * lx)
                if far <= longest:
                    sure = max(sure, tops[k] - tangents[k] * far)
                near[count], highest[count] = k, tops[k] - tangents[k] * away
                count += 1
            kept = 0
            for k in range(count):
                if highest[k] >= sure:
                    near[kept] = near[k]
                    kept += 1
            for i in range(row, last_row + 1):
                for j in range(column, last_column + 1):
                    best = -math.inf
                    for k in range(kept):
                        of = near[k]
                        distance = apart((rows[of] - corner[0] - i) * ly, (columns[of] - corner[1] - j) * lx)
                        if distance <= longest:
                            best = max(best, tops[of] - tangents[of] * distance)
                    left = best - heights[i, j]
                    if left > 0.0:
                        out_heights[i, j] = left
