# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of the maps for some of the cells, with a row for each that some run has passed.

Rows are numbered in the order in which cells are first visited, and a grid of row numbers leads to them. That grid is
zero where nothing passed, and the operating system gives memory only to the pages of it that are written.
"""

import numpy as np

from ..choices import MAP_STATISTICS
from ..jit.kernels import kernel
from ..map_rows import STATISTICS
from ..motion.quantities import QUANTITIES, Quantities
from . import map_confidence, quantiles
from .exceedances import ThresholdCounts
from .growing_arrays import size_after

FIRST_ROWS = 4096
P95 = 0.95


def columns_of(statistic):
    """Quantity -> its column in Quantities, for those that have a map of a statistic such as "p95"."""
    return {name: Quantities._fields.index(name) for name, kinds in MAP_STATISTICS.items() if statistic in kinds}


OF_LARGEST, OF_MEAN, OF_P95 = map(columns_of, ("max", "mean", "p95"))
MEAN_COLUMNS = tuple(OF_MEAN.values())

CELL = np.dtype([
    ("passages", np.uint32), ("stops", np.uint32), ("largest", np.float32, QUANTITIES),
    ("sums", np.float64, len(OF_MEAN)),
])  # fmt: skip


def cell_of(statistics=STATISTICS, has_whole_sums=False):
    """The type of a row that keeps some statistics; sums are whole numbers where they come from cell_sums.py."""
    names = [name for name in CELL.names if name != "sums" or "mean" in statistics]
    kinds = {"sums": np.int64} if has_whole_sums else {}
    return np.dtype([(name, kinds.get(name, CELL[name].base), CELL[name].shape) for name in names])


def histograms_of(statistics):
    """Quantity -> its column, of those whose histograms some statistics need."""
    return OF_P95 if "p95" in statistics else {}


@kernel
def deal(cells, cells_in_band, out_order, out_ends):
    """Sort the numbers of some cells by their part, band by band in turn, and keep their order in it, in place.

    out_order (cells,) : numbers of the cells
    out_ends (parts,) : where each part ends in ``out_order``; zeros before
    """
    parts = out_ends.size
    for i in range(cells.size):
        out_ends[cells[i] // cells_in_band % parts] += 1
    for part in range(1, parts):
        out_ends[part] += out_ends[part - 1]
    for i in range(cells.size - 1, -1, -1):
        part = cells[i] // cells_in_band % parts
        out_ends[part] -= 1
        out_order[out_ends[part]] = i
    for part in range(parts - 1):
        out_ends[part] = out_ends[part + 1]
    out_ends[parts - 1] = cells.size


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
    """Add records, each of one run in one cell, to their rows: count, largest values and sums, in place."""
    for i in range(rows.size):
        entry = table[rows[i]]
        entry["passages"] += 1
        largest, sums = entry["largest"], entry["sums"]
        for k in range(QUANTITIES):
            largest[k] = max(largest[k], np.float32(values[i, k]))
        for k in range(len(MEAN_COLUMNS)):
            sums[k] += values[i, MEAN_COLUMNS[k]]


@kernel
def add_largest(rows, values, table):
    """Add the largest values to a table that keeps no sums."""
    for i in range(rows.size):
        entry = table[rows[i]]
        entry["passages"] += 1
        largest = entry["largest"]
        for k in range(QUANTITIES):
            largest[k] = max(largest[k], np.float32(values[i, k]))


@kernel
def add_sums(rows, sums, table):
    """Add the sums of cells to their rows of the table, in place."""
    for i in range(rows.size):
        entry, more = table[rows[i]], sums[i]
        entry["passages"] += more["passages"]
        largest, of_more = entry["largest"], more["largest"]
        for k in range(of_more.size):
            largest[k] = max(largest[k], of_more[k])
        total, of_more_sums = entry["sums"], more["sums"]
        for k in range(of_more_sums.size):
            total[k] += of_more_sums[k]


class MapPart:
    """Counts, sums, maxima and histograms of the cells of one part.

    thresholds : quantity -> numbers in SI units, rising; above each of them the runs are counted
    has_whole_sums : whether it takes ``add_sums``, and not ``add``
    arrays : where all of it lies (growing_arrays.py), ``name``: of the part
    statistics : of map_rows.STATISTICS, what it keeps besides the largest values
    """

    def __init__(self, thresholds, arrays, name, has_whole_sums=False, statistics=STATISTICS):
        self.rows, self.arrays, self.name = 0, arrays, name
        self.table = arrays.zeros(name, FIRST_ROWS, cell_of(statistics, has_whole_sums))
        self.quantiles = {
            statistic: quantiles.QuantileTable(FIRST_ROWS, arrays, f"{name}-{statistic}")
            for statistic in histograms_of(statistics)
        }
        self.exceedances = {
            quantity: ThresholdCounts(numbers, FIRST_ROWS, arrays, f"{name}-{quantity}")
            for quantity, numbers in thresholds.items()
        }

    def rows_of(self, cells, row_of_cell):
        """Row of each of some cells, where there is room for all of them; new ones go into ``row_of_cell``.

        OSError: there is no room, and all is as it was.
        """
        rows, before = np.empty(cells.size, np.int64), self.rows
        self.rows = find_rows(cells, row_of_cell, before, rows)
        try:
            self._reserve(self.rows)
        except OSError:
            self.forget(cells, rows, before, row_of_cell)
            raise
        return rows

    def forget(self, cells, rows, before, row_of_cell):
        """Take ``rows_of`` back, before anything was added to the rows; ``before``: how many there were."""
        row_of_cell[cells[rows >= before]] = 0
        self.rows = before

    def add(self, rows, values, stop_cells, row_of_cell):
        """Add records to their rows, see ``rows_of``, and where runs stopped."""
        if "sums" in self.table.dtype.names:
            add_passages(rows, values, self.table)
        else:
            add_largest(rows, values, self.table)
        for name, table in self.quantiles.items():
            table.add(rows, values[:, OF_P95[name]].astype(float))
        for name, counts in self.exceedances.items():
            counts.add(rows, values[:, Quantities._fields.index(name)])
        np.add.at(self.table["stops"], row_of_cell[stop_cells] - 1, 1)

    def add_sums(self, rows, sums, stop_cells, row_of_cell):
        """Add the CellSums of cells to their rows, see ``rows_of``, and where runs stopped."""
        add_sums(rows, sums.sums, self.table)
        for number, name in enumerate(OF_P95):
            bins = sums.bins[sums.bins["quantity"] == number]
            self.quantiles[name].add_counts(rows[bins["place"]], bins["bin"], bins["count"])
        np.add.at(self.table["stops"], row_of_cell[stop_cells] - 1, 1)

    def take_away(self, cells, values, stop_cells, row_of_cell):
        """Take records of this part's cells away that ``add`` has added: counts and sums, but no largest values."""
        rows = row_of_cell[cells].astype(np.int64) - 1
        np.subtract.at(self.table["passages"], rows, 1)
        if "sums" in self.table.dtype.names:
            np.subtract.at(self.table["sums"], rows, values[:, MEAN_COLUMNS])
        np.subtract.at(self.table["stops"], row_of_cell[stop_cells] - 1, 1)

    def count_above(self, cells, values, row_of_cell):
        """Count records of this part's cells above the thresholds, once their cells have rows."""
        for name, counts in self.exceedances.items():
            rows = row_of_cell[cells].astype(np.int64) - 1
            counts.add(rows, values[:, Quantities._fields.index(name)])

    def _reserve(self, rows):
        if rows > self.table.size:
            size = size_after(self.table, rows)
            for table in (*self.quantiles.values(), *self.exceedances.values()):
                table.make_rows(size)
            self.table = self.arrays.lengthened(self.name, self.table, size)  # last: its size is that of all

    def state(self):
        """All that was added but the grid of row numbers, as arrays by name; what ``restore`` takes."""
        state = {"table": self.table[: self.rows]}
        state.update({f"{name}_exceedances": counts.state(self.rows) for name, counts in self.exceedances.items()})
        for name, table in self.quantiles.items():
            state.update({f"{name}_{key}": array for key, array in table.state(self.rows).items()})
        return state

    def restore(self, state):
        """Go on from what ``state`` returned. Raises ValueError for what does not belong together."""
        self.table, self.rows = self.arrays.holding(self.name, state["table"]), state["table"].size
        for name, table in self.quantiles.items():
            table.restore({key: state[f"{name}_{key}"] for key in ("heads", "pool", "waiting")})
        for name, counts in self.exceedances.items():
            counts.restore(state[f"{name}_exceedances"], self.rows)

    def columns(self, run_count, with_confidence):
        """Percentiles (energy_p95 ...) and confidence of each row, by map name, from the histograms; empties them."""
        columns, used = {}, self.table[: self.rows]
        for name in list(self.quantiles):
            table, column = self.quantiles.pop(name), OF_P95[name]
            p95 = table.quantile(P95, used["passages"], used["largest"][:, column])
            columns[f"{name}_p95"] = p95
            if with_confidence:
                columns.update(map_confidence.columns(name, table, used, column, p95))
        if with_confidence:
            columns["reach_low"], columns["reach_high"] = map_confidence.share_bounds(used["passages"], run_count)
        return columns
