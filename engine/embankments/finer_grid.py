# SPDX-License-Identifier: GPL-2.0-or-later
"""Finer grid of the same terrain: its surface is bilinear between nodes, so nodes in between change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..io.raster import Grid

if TYPE_CHECKING:
    from ..hints import Array


def parts_of_cell(cell_size: tuple[float, float], finest: float) -> tuple[int, ...]:
    """Into how many parts (columns, rows) a cell is cut so that none is longer than ``finest`` (m)."""
    # a cell that is a multiple but for rounding is not cut once more
    return tuple(max(int(np.ceil(size / finest - 1e-9)), 1) for size in cell_size)


def finer_grid(grid: Grid, parts: tuple[int, int]) -> Grid:
    """The Grid whose nodes are those of ``grid`` and this many parts of a cell between them."""
    if parts == (1, 1):
        return grid
    shape = tuple((nodes - 1) * count + 1 for nodes, count in zip(grid.shape, parts[::-1]))
    cell_size = tuple(size / count for size, count in zip(grid.cell_size, parts))
    return Grid(shape, cell_size, tuple(grid.origin), grid.crs)


def finer_heights(heights: Array, parts: tuple[int, int]) -> Array:
    """Heights (ny, nx) at the nodes of the finer grid; those of the grid itself have the same bits.

    A node between others is NaN where one of them is.
    """
    if parts == (1, 1):
        return heights.copy()
    return _finer_rows(_finer_rows(heights, parts[1]).T, parts[0]).T.copy()


def _finer_rows(heights, count):
    fine = np.empty(((heights.shape[0] - 1) * count + 1, heights.shape[1]))
    fine[::count] = heights
    for part in range(1, count):
        share = part / count
        fine[part::count] = (1.0 - share) * heights[:-1] + share * heights[1:]
    return fine
