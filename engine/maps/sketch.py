# SPDX-License-Identifier: GPL-2.0-or-later
"""The largest energies so far over a region, for a look at a simulation that goes on.

A map of all cells would be as large as the region. So a cell of the sketch has the largest value of a square of cells,
and the squares are as small as the sketch may have cells: few runs make a fine one of where they have been.
"""

import numpy as np

from .grids import Maps
from .map_part import OF_LARGEST
from .maps import CELLS_LOOKED_AT, window_of

MOST_CELLS = 2_000_000  # of a sketch, about
NAME, NOTHING = "energy_max", -1.0


def sketch(tables, terrain, most_cells=MOST_CELLS):
    """Maps with ``energy_max`` alone, of what some MapTables hold so far; changes nothing of them."""
    window = window_of(tables, terrain)
    height, width = window.shape
    side = max(1, int(np.ceil(np.sqrt(height * width / most_cells))))
    grid = np.full((-(-height // side), -(-width // side)), np.nan, np.float32)
    rows_at_once = side * max(1, CELLS_LOOKED_AT // (side * width))
    for first in range(0, height, rows_at_once):
        rows = slice(first, min(first + rows_at_once, height))
        energies = np.maximum.reduce([_energies(table, window, rows) for table in tables])
        squares = _largest_of_squares(energies, side)
        grid[first // side :][: len(squares)] = np.where(squares == NOTHING, np.nan, squares)
        for table in tables:
            table.arrays.keep_within_limit()
    return Maps(_Coarse(window, side, grid.shape), {NAME: grid})


class _Coarse:
    """A Window in squares of ``side`` cells; the last may reach beyond it."""

    def __init__(self, window, side, shape):
        self.row0, self.column0, self.shape, self.origin, self.crs = (
            window.row0, window.column0, shape, window.origin, window.crs,
        )  # fmt: skip
        self.cell_size = tuple(side * length for length in window.cell_size)


def _energies(table, window, rows):
    """The largest energies in some rows of the window, NOTHING where no run has passed."""
    energies = np.full((rows.stop - rows.start, window.shape[1]), NOTHING, np.float32)
    row_of_cell, column = table.row_of_cell.reshape(table.shape), OF_LARGEST["energy"]
    for band, part in table.bands(slice(window.row0 + rows.start, window.row0 + rows.stop)):
        numbers = row_of_cell[band, window.columns]
        visited = numbers > 0
        rows_of_band = slice(band.start - window.row0 - rows.start, band.stop - window.row0 - rows.start)
        energies[rows_of_band][visited] = part.table["largest"][numbers[visited] - 1, column]
    return energies


def _largest_of_squares(cells, side):
    for axis in (0, 1):
        cells = np.maximum.reduceat(cells, np.arange(0, cells.shape[axis], side), axis=axis)
    return cells
