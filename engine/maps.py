# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps over the visited cells, gathered run by run in bounded memory.

Each cell that some run has passed has one row in a table of counts, sums and maxima; the rows are numbered in the
order in which cells are first visited, and a grid of row numbers leads to them. That grid is zero where nothing
passed, and the operating system gives memory only to the pages of it that are written. Runs are added in their own
order, so the sums are the same bits whatever the threads.
"""

import numpy as np

from . import quantiles
from ._jit import kernel
from .passages import ENERGY, HEIGHT, ROTATION, VALUES, VELOCITY

FIRST_ROWS = 4096
P95 = 0.95
COLUMNS = ("cell_of_row", "passages", "stops", "largest", "sums")  # arrays of MapTable with a row a visited cell


@kernel
def count_new_cells(cells, row_of_cell):
    """How many of the records could need a row of their own."""
    new = 0
    for i in range(cells.size):
        if row_of_cell[cells[i]] == 0:
            new += 1
    return new


@kernel
def add_passages(cells, values, row_of_cell, rows, cell_of_row, passages, largest, sums):
    """Add the records (each one run in one cell) to the table, in place; returns the rows in use."""
    for i in range(cells.size):
        cell = cells[i]
        row = row_of_cell[cell] - 1
        if row < 0:
            row = rows
            row_of_cell[cell] = row + 1
            cell_of_row[row] = cell
            rows += 1
        passages[row] += 1
        for k in range(VALUES):
            largest[row, k] = max(largest[row, k], values[i, k])
            sums[row, k] += values[i, k]
    return rows


class MapTable:
    """Gathers passages and stops; ``maps`` makes the grids at the end."""

    def __init__(self, shape):
        self.shape = shape
        self.row_of_cell = np.zeros(shape[0] * shape[1], np.int32)  # row + 1, 0 for none
        self.rows = 0
        self.cell_of_row = np.zeros(FIRST_ROWS, np.int64)
        self.passages = np.zeros(FIRST_ROWS, np.int64)
        self.stops = np.zeros(FIRST_ROWS, np.int64)
        self.largest = np.zeros((FIRST_ROWS, VALUES))
        self.sums = np.zeros((FIRST_ROWS, VALUES))
        self.energy = quantiles.QuantileTable(FIRST_ROWS)
        self.height = quantiles.QuantileTable(FIRST_ROWS)

    def add(self, cells, values, stop_cells):
        """Add the records of some runs: cells (n,), values (n, 4), and the cells in which runs came to rest."""
        self._make_room(self.rows + count_new_cells(cells, self.row_of_cell))
        self.rows = add_passages(
            cells, values, self.row_of_cell, self.rows, self.cell_of_row, self.passages, self.largest, self.sums
        )
        rows = self.row_of_cell[cells] - 1
        self.energy.add(rows, values[:, ENERGY])
        self.height.add(rows, values[:, HEIGHT])
        np.add.at(self.stops, self.row_of_cell[stop_cells] - 1, 1)

    def _make_room(self, rows):
        if rows <= self.cell_of_row.size:
            return
        rows = max(rows, 2 * self.cell_of_row.size)
        for name in COLUMNS:
            old = getattr(self, name)
            larger = np.zeros((rows, *old.shape[1:]), old.dtype)
            larger[: old.shape[0]] = old
            setattr(self, name, larger)
        self.energy.make_rows(rows)
        self.height.make_rows(rows)

    def state(self):
        """All that was added, as arrays by name; what ``restore`` takes."""
        state = {name: getattr(self, name)[: self.rows] for name in COLUMNS}
        for name in ("energy", "height"):
            table = getattr(self, name)
            state.update({f"{name}_{key}": array for key, array in table.state(self.rows).items()})
        return state

    def restore(self, state):
        """Go on from what ``state`` returned."""
        for name in COLUMNS:
            setattr(self, name, state[name])
        self.rows = self.cell_of_row.size
        self.row_of_cell[self.cell_of_row] = np.arange(1, self.rows + 1)
        for name in ("energy", "height"):
            getattr(self, name).restore({key: state[f"{name}_{key}"] for key in quantiles.COLUMNS})

    def maps(self, terrain, run_count):
        """The grids over the smallest window that holds all visited cells."""
        used = slice(0, self.rows)
        row, column = np.divmod(self.cell_of_row[used], self.shape[1])
        if not self.rows:
            row, column = np.zeros(1, np.int64), np.zeros(1, np.int64)
        window = Window(terrain, int(row.min()), int(column.min()), int(row.max()) + 1, int(column.max()) + 1)
        place = (row - window.row0, column - window.column0) if self.rows else ([], [])

        def grid(values, nothing):
            array = np.full(window.shape, nothing, np.asarray(values).dtype)
            array[place] = values
            return array

        passages = self.passages[used]
        largest, mean = self.largest[used], self.sums[used] / np.maximum(passages, 1)[:, None]
        return Maps(
            window,
            {
                "passages": grid(passages, 0),
                "reach_probability": grid(passages / run_count, np.nan),
                "stops": grid(self.stops[used], 0),
                "energy_max": grid(largest[:, ENERGY], np.nan),
                "energy_mean": grid(mean[:, ENERGY], np.nan),
                "energy_p95": grid(self.energy.quantile(P95, passages, largest[:, ENERGY]), np.nan),
                "height_max": grid(largest[:, HEIGHT], np.nan),
                "height_mean": grid(mean[:, HEIGHT], np.nan),
                "height_p95": grid(self.height.quantile(P95, passages, largest[:, HEIGHT]), np.nan),
                "velocity_max": grid(largest[:, VELOCITY], np.nan),
                "velocity_mean": grid(mean[:, VELOCITY], np.nan),
                "rotation_max": grid(largest[:, ROTATION], np.nan),
            },
        )


class Window:
    """Part of the terrain's grid: rows row0 to row1 - 1 from the south, columns column0 to column1 - 1."""

    def __init__(self, terrain, row0, column0, row1, column1):
        self.row0, self.column0 = row0, column0
        self.shape = (row1 - row0, column1 - column0)
        self.cell_size, self.crs = terrain.cell_size, terrain.crs
        self.origin = (
            terrain.origin[0] + column0 * terrain.cell_size[0],
            terrain.origin[1] + row0 * terrain.cell_size[1],
        )


class Maps:
    """The grids by name, as items and as attributes; row 0 is the southernmost of the window.

    passages, stops: counts. reach_probability: share of all runs that pass. energy_*: kinetic energy, translational
    and rotational, J. height_*: centre of mass above ground, m. velocity_*: m/s. rotation_max: rad/s. A run counts
    once in a cell, with its largest values there; NaN where no run has passed.
    """

    def __init__(self, window, grids):
        self.window, self.grids = window, grids
        self.row0, self.col0 = window.row0, window.column0
        self.origin, self.cell_size, self.crs, self.shape = window.origin, window.cell_size, window.crs, window.shape

    def __getitem__(self, name):
        return self.grids[name]

    def __getattr__(self, name):
        try:
            return self.__dict__["grids"][name]
        except KeyError:
            raise AttributeError(f"Maps has no grid {name!r}") from None

    def __contains__(self, name):
        return name in self.grids

    def __iter__(self):
        return iter(self.grids)

    def keys(self):
        """Names of the grids."""
        return self.grids.keys()
