# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps over the visited cells, gathered run by run in bounded memory.

Each cell that some run has passed has one row in a table of counts, sums and maxima; the rows are numbered in the
order in which cells are first visited, and a grid of row numbers leads to them. That grid is zero where nothing
passed, and the operating system gives memory only to the pages of it that are written. Runs are added in their own
order, so the sums are the same bits whatever the threads.

Memory: 4 bytes a cell of the terrain, 64 bytes a visited cell, and two histograms of some 10 to 200 bytes each (see
``quantiles``). The maps take 48 bytes for each cell of their window, when the histograms are already gone.
"""

from __future__ import annotations

from collections.abc import Iterator, KeysView

import numpy as np

from ..choices import CONFIDENCE_MAPS, MAP_STATISTICS, MAPS
from ..jit.kernels import kernel
from ..motion.quantities import QUANTITIES, Quantities
from . import map_confidence, quantiles

FIRST_ROWS = 4096
P95 = 0.95
CELLS_AT_ONCE = 2**18  # of the window, when the maps are made: what they need beside themselves stays small

COUNTS = ("passages", "stops")  # of the MAPS; their grids are whole numbers


def _columns(statistic):
    """Quantity -> its column, of those that have a map of a statistic."""
    return {name: Quantities._fields.index(name) for name, kinds in MAP_STATISTICS.items() if statistic in kinds}


OF_LARGEST, OF_MEAN, OF_P95 = map(_columns, ("max", "mean", "p95"))
MEAN_COLUMNS = tuple(OF_MEAN.values())

CELL = np.dtype([
    ("passages", np.uint32), ("stops", np.uint32), ("largest", np.float32, QUANTITIES),
    ("sums", np.float64, len(OF_MEAN)),
])  # fmt: skip


@kernel
def find_rows(cells, row_of_cell, rows, out_rows):
    """Row of each record's cell, written in place; a cell without one gets the next. Returns the rows in use."""
    for i in range(cells.size):
        row = np.int64(row_of_cell[cells[i]])
        if row == 0:
            rows += 1
            row = rows
            row_of_cell[cells[i]] = row
        out_rows[i] = row - 1
    return rows


@kernel
def add_passages(rows, values, table):
    """Add the records (each one run in one cell) to their rows of the table, in place."""
    for i in range(rows.size):
        entry = table[rows[i]]
        entry["passages"] += 1
        largest, sums = entry["largest"], entry["sums"]
        for k in range(QUANTITIES):
            largest[k] = max(largest[k], np.float32(values[i, k]))
        for k in range(len(MEAN_COLUMNS)):
            sums[k] += values[i, MEAN_COLUMNS[k]]


class MapTable:
    """Gathers passages and stops; ``maps`` makes the grids at the end."""

    def __init__(self, shape):
        self.shape = shape
        self.row_of_cell = np.zeros(shape[0] * shape[1], np.int32)  # row + 1, 0 for none
        self.rows = 0
        self.table = np.zeros(FIRST_ROWS, CELL)
        self.quantiles = {name: quantiles.QuantileTable(FIRST_ROWS) for name in OF_P95}

    def add(self, cells, values, stop_cells):
        """Add the records of some runs: cells (n,), values (n, QUANTITIES), and the cells where runs came to rest."""
        rows = np.empty(cells.size, np.int64)
        self.rows = find_rows(cells, self.row_of_cell, self.rows, rows)
        self._make_room(self.rows)
        add_passages(rows, values, self.table)
        for name, column in OF_P95.items():
            self.quantiles[name].add(rows, values[:, column].copy())
        np.add.at(self.table["stops"], self.row_of_cell[stop_cells] - 1, 1)

    def _make_room(self, rows):
        if rows > self.table.size:
            self.table = quantiles.lengthened(self.table, rows)
            for table in self.quantiles.values():
                table.make_rows(self.table.size)

    def state(self):
        """All that was added, as arrays by name; what ``restore`` takes. They hold until more is added."""
        visited = np.flatnonzero(self.row_of_cell.reshape(self.shape).any(axis=1))
        first, end = (int(visited[0]), int(visited[-1]) + 1) if visited.size else (0, 0)
        state = {
            "first_cell": np.array(first * self.shape[1]),
            "row_of_cell": self.row_of_cell[first * self.shape[1] : end * self.shape[1]],
            "table": self.table[: self.rows],
        }
        for name, table in self.quantiles.items():
            state.update({f"{name}_{key}": array for key, array in table.state(self.rows).items()})
        return state

    def restore(self, state):
        """Go on from what ``state`` returned. Raises ValueError for rows or cells that there are not."""
        self.table, self.rows = state["table"], state["table"].size
        first, rows = int(state["first_cell"]), state["row_of_cell"]
        if first < 0 or first + rows.size > self.row_of_cell.size or not _is_within(rows, 0, self.rows):
            raise ValueError("the map table has rows or cells that there are not")
        self.row_of_cell[first : first + rows.size] = rows
        for name, table in self.quantiles.items():
            table.restore({key: state[f"{name}_{key}"] for key in ("heads", "pool")})

    def maps(self, terrain, run_count, with_confidence=False):
        """The grids over the smallest window that holds all visited cells. Empties the table's histograms.

        with_confidence : the grids of choices.CONFIDENCE_MAPS too
        """
        of_rows, used = {}, self.table[: self.rows]
        for name, column in OF_P95.items():
            table = self.quantiles.pop(name)
            p95 = table.quantile(P95, used["passages"], used["largest"][:, column])
            of_rows[f"{name}_p95"] = p95
            if with_confidence:
                of_rows.update(map_confidence.columns(name, table, used, column, p95))
        if with_confidence:
            of_rows["reach_low"], of_rows["reach_high"] = map_confidence.share_bounds(used["passages"], run_count)
        row_of_cell = self.row_of_cell.reshape(self.shape)
        window = _window_of(terrain, row_of_cell)
        maps = Maps(window, _empty_grids(window.shape, (*MAPS, *CONFIDENCE_MAPS) if with_confidence else MAPS))
        rows_at_once = max(1, CELLS_AT_ONCE // window.shape[1])
        for first in range(0, window.shape[0], rows_at_once):
            part = slice(first, first + rows_at_once)
            rows = row_of_cell[window.rows, window.columns][part]
            visited = rows > 0
            rows = rows[visited] - 1
            for name, values in _values_of(self.table[rows], run_count).items():
                maps[name][part][visited] = values
            for name, values in of_rows.items():
                maps[name][part][visited] = values[rows]
        return maps


def _is_within(numbers, lowest, highest):
    return numbers.size == 0 or (lowest <= numbers.min() and numbers.max() <= highest)


def compile_kernels():
    """Have the kernels of this file ready, so that no later call takes long."""
    table, nothing = MapTable((1, 1)), np.zeros(0, np.int64)
    table.add(nothing, np.zeros((0, QUANTITIES)), nothing)
    first = table.quantiles["energy"]
    first.compile_kernels()
    first.quantile(P95, table.table["passages"][:0], table.table["largest"][:0, 0])


def _window_of(terrain, row_of_cell):
    rows, columns = np.flatnonzero(row_of_cell.any(axis=1)), np.flatnonzero(row_of_cell.any(axis=0))
    if not rows.size:
        return Window(terrain, 0, 0, 1, 1)
    return Window(terrain, int(rows[0]), int(columns[0]), int(rows[-1]) + 1, int(columns[-1]) + 1)


def _empty_grids(shape, names):
    return {name: np.zeros(shape, np.int32) if name in COUNTS else np.full(shape, np.nan, np.float32) for name in names}


def _values_of(cells, run_count):
    """The entries of all maps but the percentiles for some cells."""
    passages, largest = cells["passages"], cells["largest"]
    mean = cells["sums"] / passages[:, None]
    return {
        "passages": passages, "reach_probability": passages / run_count, "stops": cells["stops"],
        **{f"{name}_max": largest[:, column] for name, column in OF_LARGEST.items()},
        **{f"{name}_mean": mean[:, k] for k, name in enumerate(OF_MEAN)},
    }  # fmt: skip


class Window:
    """Part of the terrain's grid: rows row0 to row1 - 1 from the south, columns column0 to column1 - 1."""

    def __init__(self, terrain, row0, column0, row1, column1):
        self.row0, self.column0 = row0, column0
        self.shape = (row1 - row0, column1 - column0)
        self.rows, self.columns = slice(row0, row1), slice(column0, column1)
        self.cell_size, self.crs = terrain.cell_size, terrain.crs
        self.origin = (
            terrain.origin[0] + column0 * terrain.cell_size[0],
            terrain.origin[1] + row0 * terrain.cell_size[1],
        )


class Maps:
    """The grids by name, as items and as attributes; row 0 is the southernmost of the window.

    passages, stops: counts. reach_probability: share of all runs that pass. energy_*: kinetic energy, translational
    and rotational, J. height_*: centre of mass above ground, m. velocity_*: m/s. rotation_max: rad/s.
    scar_depth_*: how deep the rock is in ground that gives way, m, 0 where it does not. A run counts once in a cell,
    with its largest values there; NaN where no run has passed. Counts are int32, all else float32. The 95th percentile
    lies between the two nearest order statistics, as that of ``numpy.quantile``, each known within 2 %.

    With Settings.confidence_maps also, at 95 %: reach_low, reach_high: bounds of the reach probability. energy_*,
    height_*: p50, p90, p99; p95_low, p95_high, bounds of the 95th percentile, NaN where too few runs pass to bound it;
    more_runs: how many times as many runs bring them within 10 % of it, below 1 where there are enough.
    """

    def __init__(self, window: Window, grids: dict[str, np.ndarray]) -> None:
        self.window, self.grids = window, grids
        self.row0, self.col0 = window.row0, window.column0
        self.origin, self.cell_size, self.crs, self.shape = window.origin, window.cell_size, window.crs, window.shape

    def __getitem__(self, name: str) -> np.ndarray:
        return self.grids[name]

    def __getattr__(self, name: str) -> np.ndarray:
        try:
            return self.__dict__["grids"][name]
        except KeyError:
            raise AttributeError(f"Maps has no grid {name!r}") from None

    def __contains__(self, name: object) -> bool:
        return name in self.grids

    def __iter__(self) -> Iterator[str]:
        return iter(self.grids)

    def keys(self) -> KeysView[str]:
        """Names of the grids."""
        return self.grids.keys()
