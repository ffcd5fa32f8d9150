# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs that meet an object of a stated width, from the counts of cells: the same number on cells of any size.

A cell with sides l_x and l_y shows a straight path, whatever its direction, the mean width 2 (l_x + l_y) / pi, so runs
in a cell grow with the cell. Their number by that width is a density of paths, runs a metre across the paths, and
does not. An object of the width w is a disc of this diameter; with the share k_i of the disc that lies in the cell i,

    h(w) = sum_i k_i h_i w / (2 (l_x + l_y) / pi)        runs that meet it, at most all of them

For a disc that lies within one cell this is h w / (2 (l_x + l_y) / pi). Straight paths that are spread evenly meet the
disc w times their density, and this sum is exactly that, on the mean over their directions: along the rows or columns
of the grid it is 0.79 times as much, diagonally 1.11 times, on cells of every size.

A path counts with what the sum gives it, x, on fine cells 4 / pi for one through the middle of the disc. So the
variance of h(w) is that of a Poisson count times the mean of x^2 by that of x, over straight paths that are spread
evenly: 32 / (3 pi^2) on fine cells (SPREAD).
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .visited import Cells, VisitedCounts

if TYPE_CHECKING:
    from ..hints import Array

REFERENCE_WIDTH = 10.0  # m, of an object such as a house, where neither rules nor users give another one
SPREAD = 32.0 / (3.0 * math.pi**2)
POINTS = 16  # along the side of a cell, with which shares of a disc are measured
DIRECTIONS, OFFSETS = 16, 400  # of the paths over which the spread is a mean
CELLS_AT_ONCE = 2**20  # of the window: what is computed of them stays small beside the counts


def width_of_cell(cell_size: tuple[float, float]) -> float:
    """Mean width that a cell (l_x, l_y) shows straight paths of any direction [m]: its circumference by pi."""
    return 2.0 * (cell_size[0] + cell_size[1]) / math.pi


class Width(NamedTuple):
    """Width of the object that frequencies are of, on a grid of cells."""

    metres: float
    cell_size: tuple[float, float]  # m

    @property
    def factor(self) -> float:
        """Runs that meet an object of this width, by the runs in a cell."""
        return self.metres / width_of_cell(self.cell_size)

    @property
    def spread(self) -> float:
        """Variance of the counts that ``widened`` gives, by that of a Poisson count."""
        return _spread(self)

    def shares(self) -> Array:
        """(1 + 2 m, 1 + 2 n) shares of a disc of this diameter in the cells around the one in whose middle it lies."""
        radius = 0.5 * self.metres
        reach = [max(0, math.ceil(radius / side - 0.5 - 1e-9)) for side in self.cell_size[::-1]]
        offsets = ((np.arange(POINTS) + 0.5) / POINTS - 0.5)[None, :]
        y, x = (
            (np.arange(-most, most + 1)[:, None] + offsets).ravel() * side
            for most, side in zip(reach, self.cell_size[::-1])
        )
        inside = (y[:, None] ** 2 + x[None, :] ** 2 <= radius * radius).reshape(y.size // POINTS, POINTS, -1, POINTS)
        counts = inside.sum(axis=(1, 3)).astype(np.float64)
        return counts / counts.sum() if counts.any() else np.ones((1, 1))

    def widened(self, visited: VisitedCounts, runs: float) -> VisitedCounts:
        """Counts of the runs that meet an object of this width around each cell; they need not be whole numbers.

        visited : counts of runs in the cells, each run once in a cell
        runs : of the simulation, which are the most that can meet it
        """
        shares = self.shares() * self.factor
        numbers, counts = [np.zeros(0, np.int64)], [np.zeros((len(visited.counts), 0))]
        if shares.size == 1:
            return VisitedCounts(visited.cells, np.minimum(visited.counts * shares[0, 0], runs))
        rows, columns = _grown(visited.cells, shares.shape)
        step = max(1, CELLS_AT_ONCE // (columns.stop - columns.start))
        for first in range(rows.start, rows.stop, step):
            part = slice(first, min(first + step, rows.stop))
            of_part, values = _around(visited, shares, part, columns)
            numbers.append(of_part)
            counts.append(values)
        cells = Cells(np.concatenate(numbers), visited.cells.shape)
        return VisitedCounts(cells, np.minimum(np.concatenate(counts, axis=1), runs))


@lru_cache(maxsize=16)
def _spread(width):
    """Mean of x^2 by the mean of x over straight paths of all directions; a path meets a cell within its width."""
    shares, (side_x, side_y) = width.shares(), width.cell_size
    rows, columns = np.nonzero(shares)
    x, y = (columns - shares.shape[1] // 2) * side_x, (rows - shares.shape[0] // 2) * side_y
    angles = (np.arange(DIRECTIONS) + 0.5) * (math.pi / DIRECTIONS)
    squares = counts = 0.0
    for cos, sin in zip(np.cos(angles).tolist(), np.sin(angles).tolist()):
        half = 0.5 * (side_x * abs(cos) + side_y * abs(sin))
        middles = x * cos + y * sin
        offsets = np.linspace(middles.min() - half, middles.max() + half, OFFSETS)
        step = offsets[1] - offsets[0]
        met = (np.abs(offsets[:, None] - middles) <= half) @ shares[rows, columns] * width.factor
        squares, counts = squares + float((met * met).sum()) * step, counts + float(met.sum()) * step
    return squares / counts


def _grown(cells, reach):
    """(rows, columns) of the window that holds all cells within reach of some cells, on their grid."""
    if not cells.numbers.size:
        return slice(0, 0), slice(0, 1)
    return tuple(
        slice(max(0, part.start - size // 2), min(most, part.stop + size // 2))
        for part, size, most in zip(cells.window(), reach, cells.shape)
    )


def _around(visited, shares, rows, columns):
    """(numbers of the cells in some rows that an object around them meets runs in, their counts)."""
    up, right = (size // 2 for size in shares.shape)
    width = visited.cells.shape[1]
    near = slice(*np.searchsorted(visited.cells.numbers, [(rows.start - up) * width, (rows.stop + up) * width]))
    row, column = np.divmod(visited.cells.numbers[near], width)
    shape = rows.stop - rows.start, columns.stop - columns.start
    around = np.zeros((len(visited.counts), shape[0] + 2 * up, shape[1] + 2 * right))
    around[:, row - rows.start + up, column - columns.start + right] = visited.counts[:, near]
    sums = np.zeros((len(visited.counts), *shape))
    for i, j in np.argwhere(shares > 0.0).tolist():  # a disc is the same from both sides
        sums += shares[i, j] * around[:, i : i + shape[0], j : j + shape[1]]
    row, column = np.nonzero(sums[0])
    return (row + rows.start) * width + column + columns.start, sums[:, row, column]
