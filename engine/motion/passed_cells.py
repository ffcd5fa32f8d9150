# SPDX-License-Identifier: GPL-2.0-or-later
"""Map cells that a rock passes, and its largest values in each: the maps are made from them.

Map cells are the cells of the elevation model: centred on its nodes. The path between two samples is followed from
cell edge to cell edge, so that a fast rock or a large step skips no cell (Amanatides and Woo 1987, A fast voxel
traversal algorithm for ray tracing, Eurographics).
"""

import math
from typing import NamedTuple

import numpy as np

from ..jit.kernels import inner_kernel, kernel
from .quantities import QUANTITIES, raise_values


class Passages(NamedTuple):
    """Map cells that were passed, the first ``used`` rows in use."""

    cells: np.ndarray  # (n, 1) int64
    values: np.ndarray  # (n, QUANTITIES) largest in each
    used: int


@inner_kernel
def map_cell(x, y, terrain):
    """Number of the map cell at local (x, y), counted along the rows."""
    ny, nx = terrain.heights.shape
    column = min(max(int(x / terrain.cell_x + 0.5), 0), nx - 1)
    row = min(max(int(y / terrain.cell_y + 0.5), 0), ny - 1)
    return row * nx + column


@kernel
def grown(array, rows):
    """The array with twice its rows if it has no more than ``rows``; otherwise the array itself."""
    if rows < array.shape[0]:
        return array
    larger = np.empty((2 * array.shape[0], array.shape[1]), array.dtype)
    # loops, because numba takes seconds to compile the error message that the assignment of a slice needs
    for i in range(array.shape[0]):
        for k in range(array.shape[1]):
            larger[i, k] = array[i, k]
    return larger


@kernel
def with_rows(passages, rows):
    """The Passages with room for ``rows`` more cells."""
    cells, values = passages.cells, passages.values
    while cells.shape[0] < passages.used + rows:
        cells, values = grown(cells, cells.shape[0]), grown(values, values.shape[0])
    return Passages(cells, values, passages.used)


@inner_kernel
def put_cell(cell, quantities, row, out_cells, out_values):
    """Put one more cell into a row, in place."""
    out_cells[row, 0] = cell
    for k in range(len(quantities)):
        out_values[row, k] = quantities[k]


@kernel
def enter_cell(passages, cell, quantities):
    """The Passages, whose arrays may have grown, with one more cell."""
    cells, values, count = with_rows(passages, 1)
    put_cell(cell, quantities, count, cells, values)
    return Passages(cells, values, count + 1)


@inner_kernel
def most_cells(terrain, x0, y0, x1, y1):
    """Largest number of map cells that a straight line from one point to another enters."""
    columns = math.floor(x1 / terrain.cell_x + 0.5) - math.floor(x0 / terrain.cell_x + 0.5)
    rows = math.floor(y1 / terrain.cell_y + 0.5) - math.floor(y0 / terrain.cell_y + 0.5)
    return int(abs(columns) + abs(rows)) + 1


@inner_kernel
def put_cells_between(terrain, start, end, earlier, now, count, out_cells, out_values):
    """Put the cells strictly between those of two samples along the straight line that joins them, in place.

    ``start``, ``end``: (x, y) of the samples. ``earlier``, ``now``: Quantities there; the larger values count.
    ``count``: rows in use, returned with the new rows included; there must be room for ``most_cells``.
    """
    nx, (x0, y0), (x1, y1) = terrain.heights.shape[1], start, end
    u0, v0 = x0 / terrain.cell_x + 0.5, y0 / terrain.cell_y + 0.5
    u1, v1 = x1 / terrain.cell_x + 0.5, y1 / terrain.cell_y + 0.5
    column, row = int(math.floor(u0)), int(math.floor(v0))
    last_column, last_row = int(math.floor(u1)), int(math.floor(v1))
    step_column, step_row = (1 if u1 > u0 else -1), (1 if v1 > v0 else -1)
    du, dv = abs(u1 - u0), abs(v1 - v0)
    next_u = ((column + 1 - u0) if u1 > u0 else (u0 - column)) / du if du > 0.0 else np.inf
    next_v = ((row + 1 - v0) if v1 > v0 else (v0 - row)) / dv if dv > 0.0 else np.inf
    for _ in range(abs(last_column - column) + abs(last_row - row) - 1):
        if next_u < next_v:
            column += step_column
            next_u += 1.0 / du
        else:
            row += step_row
            next_v += 1.0 / dv
        put_cell(row * nx + column, now, count, out_cells, out_values)
        raise_values(out_values[count], earlier)
        count += 1
    return count


@kernel
def merge_visits(passages, first):
    """The Passages with the rows of one run, those from ``first`` on, merged where they are of one cell; in place.

    Each run counts once in a cell, with its largest values there.
    """
    cells, values, count = passages
    order = sorted_order(cells, first, count)
    sorted_cells, sorted_values = np.empty(count - first, np.int64), np.empty((count - first, QUANTITIES))
    for i in range(order.size):
        sorted_cells[i] = cells[order[i], 0]
        for k in range(QUANTITIES):
            sorted_values[i, k] = values[order[i], k]
    end = first - 1
    for i in range(order.size):
        if i > 0 and sorted_cells[i] == sorted_cells[i - 1]:
            raise_values(values[end], sorted_values[i])
        else:
            end += 1
            cells[end, 0] = sorted_cells[i]
            for k in range(QUANTITIES):
                values[end, k] = sorted_values[i, k]
    return Passages(cells, values, end + 1)


@kernel
def sorted_order(cells, first, count):
    """Numbers of the records from ``first`` to ``count`` - 1 in the order of their cells: merge sort, bottom up.

    numpy's sort takes numba three times as long to compile.
    """
    size = count - first
    order, other = np.empty(size, np.int64), np.empty(size, np.int64)
    for i in range(size):
        order[i] = first + i
    width = 1
    while width < size:
        for start in range(0, size, 2 * width):
            middle, end = min(start + width, size), min(start + 2 * width, size)
            left, right = start, middle
            for i in range(start, end):
                if right >= end or (left < middle and cells[order[left], 0] <= cells[order[right], 0]):
                    other[i] = order[left]
                    left += 1
                else:
                    other[i] = order[right]
                    right += 1
        order, other = other, order
        width *= 2
    return order
