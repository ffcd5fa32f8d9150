# SPDX-License-Identifier: GPL-2.0-or-later
"""Obstacles near a point: square cells, each with the list of those that reach into it.

Each obstacle is a piece of a straight line in plan (a tree: of length zero) with a reach. It is listed in the cells
that come within the reach. The lists stand one after the other in one array.
"""

import math
from typing import NamedTuple

import numpy as np

from ..jit.kernels import inner_kernel, kernel

MARGIN = 1.0  # m, by which a place may differ from the point that is looked up
FINEST = 2.0  # m, side of the smallest cells
MOST_CELLS = 4_000_000


class CellGrid(NamedTuple):
    """Lists of obstacles by cell. x and y are local."""

    x: float  # western edge, m
    y: float  # southern edge, m
    cell: float  # side, m
    columns: int
    rows: int
    first: np.ndarray  # (cells + 1,) int64, place of the first entry of each cell
    items: np.ndarray  # (entries,) int32, numbers of the obstacles


@inner_kernel
def distance_to_piece(point, start, end):
    """Distance in plan of a point (x, y) from a piece of a line, m."""
    (x, y), (x0, y0), (x1, y1) = point, start, end
    dx, dy = x1 - x0, y1 - y0
    square = dx * dx + dy * dy
    share = 0.0
    if square > 0.0:
        share = min(1.0, max(0.0, ((x - x0) * dx + (y - y0) * dy) / square))
    dx, dy = x0 + share * dx - x, y0 + share * dy - y
    return math.sqrt(dx * dx + dy * dy)


@inner_kernel
def entries_of(grid, x, y):
    """Places (first, end) of the entries of the cell at local (x, y); none outside the grid."""
    column, row = int(math.floor((x - grid.x) / grid.cell)), int(math.floor((y - grid.y) / grid.cell))
    if column < 0 or row < 0 or column >= grid.columns or row >= grid.rows:
        return 0, 0
    cell = row * grid.columns + column
    return grid.first[cell], grid.first[cell + 1]


@kernel
def list_items(pieces, reach, is_counting, out_grid):
    """Count the entries of each cell of a CellGrid into its ``first``, shifted by one; or write them and move ``first``
    on. In place."""
    x, y, cell, columns, rows, first, items = out_grid
    diagonal = cell * math.sqrt(0.5)
    for i in range(pieces.shape[0]):
        x0, y0, x1, y1 = pieces[i, 0], pieces[i, 1], pieces[i, 2], pieces[i, 3]
        west, east = min(x0, x1) - reach[i] - x, max(x0, x1) + reach[i] - x
        south, north = min(y0, y1) - reach[i] - y, max(y0, y1) + reach[i] - y
        for row in range(max(0, int(math.floor(south / cell))), min(rows - 1, int(math.floor(north / cell))) + 1):
            for column in range(
                max(0, int(math.floor(west / cell))), min(columns - 1, int(math.floor(east / cell))) + 1
            ):
                centre_x, centre_y = x + (column + 0.5) * cell, y + (row + 0.5) * cell
                if distance_to_piece((centre_x, centre_y), (x0, y0), (x1, y1)) > reach[i] + diagonal:
                    continue
                number = row * columns + column
                if is_counting:
                    first[number + 1] += 1
                else:
                    items[first[number]] = i
                    first[number] += 1


def make_grid(pieces, reach):
    """The CellGrid of pieces (n, 4) x0, y0, x1, y1 with their reach (n,), m; MARGIN is added."""
    if not len(pieces):
        return CellGrid(0.0, 0.0, FINEST, 0, 0, np.zeros(1, np.int64), np.zeros(0, np.int32))
    pieces, reach = np.ascontiguousarray(pieces, np.float64), np.asarray(reach, np.float64) + MARGIN
    x, y = (float((np.minimum(pieces[:, k], pieces[:, k + 2]) - reach).min()) for k in (0, 1))
    width, height = (
        float((np.maximum(pieces[:, k], pieces[:, k + 2]) + reach).max()) - edge for k, edge in ((0, x), (1, y))
    )
    cell = max(FINEST, float(np.median(reach)), math.sqrt(width * height / MOST_CELLS))
    columns, rows = int(width / cell) + 1, int(height / cell) + 1
    count = np.zeros(columns * rows + 1, np.int64)
    list_items(pieces, reach, True, CellGrid(x, y, cell, columns, rows, count, np.zeros(0, np.int32)))
    first = np.cumsum(count)
    items = np.zeros(int(first[-1]), np.int32)
    list_items(pieces, reach, False, CellGrid(x, y, cell, columns, rows, first[:-1].copy(), items))
    return CellGrid(x, y, cell, columns, rows, first, items)
