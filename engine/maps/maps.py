# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps over the visited cells, gathered run by run in bounded memory.

Each cell that some run has passed has one row in a table of counts, sums and maxima (``map_part``). Runs are added in
their own order, so the sums are the same bits whatever the threads. Where many threads simulate, several add.

Memory: 4 bytes a cell of the terrain, 60 bytes a visited cell (28 without means), and two histograms of some 10 to 200
bytes each (see ``quantiles``), none without percentiles. The maps take 56 bytes for each cell of their window, when the
histograms are already gone. Each threshold above which runs are counted takes 4 bytes more a visited cell, and as many
a cell of the window.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from ..choices import CONFIDENCE_MAPS, MAPS
from ..map_rows import STATISTICS
from ..motion.quantities import QUANTITIES
from .cell_sums import means, part_of, sum_up
from .grids import Maps, Window
from .growing_arrays import Memory
from .map_part import OF_LARGEST, OF_MEAN, OF_P95, P95, MapPart, deal

CELLS_AT_ONCE = 2**18  # of the window, when the maps are made: what they need beside themselves stays small
CELLS_LOOKED_AT = 2**23  # of the terrain at once, to find where runs have passed

ROWS_IN_BAND = 16  # of the terrain: a rock's way down crosses many, so that all parts have work
CELLS_OF_A_PART = 2**28  # of the terrain: the places of more histograms have too many digits (quantiles.py)
PERCENTILES = tuple(f"{name}_p95" for name in OF_P95)
COUNTS = ("passages", "stops")  # of the MAPS; their grids are whole numbers
EXCEEDANCES = "_exceedances"  # behind the name of a quantity: a grid for each of its thresholds


class MapTable:
    """Gathers passages and stops; ``maps`` makes the grids at the end.

    parts : how many threads add at once. Each part has the cells of every so many-th band of rows of the terrain, and
        sees the passages of its cells in the order of the runs, so the maps are the same bits for any number of parts.
    thresholds : quantity -> numbers in SI units, rising; above each of them the runs are counted in each cell
    arrays : where it lies (growing_arrays.py), None for memory
    has_whole_sums : whether means come from sums of whole numbers (cell_sums.py)
    statistics : of map_rows.STATISTICS, what it keeps besides the largest values
    """

    def __init__(self, shape, parts=1, thresholds=None, arrays=None, has_whole_sums=False, statistics=STATISTICS):
        self.shape, self.arrays, self.has_whole_sums = shape, arrays or Memory(), has_whole_sums
        self.statistics = statistics
        self.thresholds = {name: numbers for name, numbers in (thresholds or {}).items() if len(numbers)}
        self.row_of_cell = self.arrays.zeros("rows", shape[0] * shape[1], np.int32)  # row in its part + 1, 0 for none
        self._make_parts(parts)

    def _make_parts(self, parts):
        given = self.has_whole_sums, self.statistics
        self.parts = [MapPart(self.thresholds, self.arrays, f"part{k}", *given) for k in range(parts)]
        self.threads = ThreadPoolExecutor(parts, thread_name_prefix="talus-maps") if parts > 1 else None

    def add(self, cells, values, stop_cells):
        """Add the records of some runs: cells (n,), values (n, QUANTITIES), float32, and cells where runs stopped.

        OSError: the disk has no room for their cells, and the table is as it was. Where it has none for their
        histograms, all is added that can be saved, and ``arrays.problem`` tells it.
        """
        if self.has_whole_sums:
            self.add_sums(sum_up(cells, values), stop_cells)
            self._count_above(cells, values)
            return
        self.arrays.keep_within_limit()
        if self.threads is None:
            (part,) = self.parts
            part.add(part.rows_of(cells, self.row_of_cell), values, stop_cells, self.row_of_cell)
            return
        of_part, stops_of_part = self._dealt(cells), self._dealt(stop_cells)
        rows = self._rows_of([cells.take(chosen) for chosen in of_part])
        ready = [
            self.threads.submit(self._add_to, part, rows_of_part, values, chosen, stop_cells.take(stops))
            for part, rows_of_part, chosen, stops in zip(self.parts, rows, of_part, stops_of_part)
        ]
        for future in ready:
            future.result()

    def add_sums(self, cell_sums, stop_cells):
        """Add the CellSums of some runs, and cells where they stopped. OSError as of ``add``."""
        self.arrays.keep_within_limit()
        if self.threads is None:
            (part,) = self.parts
            part.add_sums(part.rows_of(cell_sums.cells, self.row_of_cell), cell_sums, stop_cells, self.row_of_cell)
            return
        of_cell, of_stop = self._part_of(cell_sums.cells), self._part_of(stop_cells)
        sums = [part_of(cell_sums, of_cell == number) for number in range(len(self.parts))]
        ready = [
            self.threads.submit(part.add_sums, rows, of_part, stop_cells[of_stop == number], self.row_of_cell)
            for number, (part, rows, of_part) in enumerate(
                zip(self.parts, self._rows_of([part.cells for part in sums]), sums)
            )
        ]
        for future in ready:
            future.result()

    def _rows_of(self, cells):
        """Rows of the cells of each part. OSError: some part has no room for its own, and all are as they were."""
        before = [part.rows for part in self.parts]
        tasks = [
            self.threads.submit(part.rows_of, of_part, self.row_of_cell) for part, of_part in zip(self.parts, cells)
        ]
        problems = [task.exception() for task in tasks]
        if not any(problems):
            return [task.result() for task in tasks]
        for part, of_part, rows, task, problem in zip(self.parts, cells, before, tasks, problems):
            if problem is None:
                part.forget(of_part, task.result(), rows, self.row_of_cell)
        raise next(filter(None, problems))

    def take_away(self, cells, values, stop_cells):
        """Take records away that were added with ``add``: counts and sums; the largest values stay."""
        of_cell, of_stop = self._part_of(cells), self._part_of(stop_cells)
        for number, part in enumerate(self.parts):
            is_in = of_cell == number
            part.take_away(cells[is_in], values[is_in], stop_cells[of_stop == number], self.row_of_cell)

    def _count_above(self, cells, values):
        of_cell = self._part_of(cells) if self.thresholds else None
        for number, part in enumerate(self.parts if self.thresholds else ()):
            part.count_above(cells[of_cell == number], values[of_cell == number], self.row_of_cell)

    def _part_of(self, cells):
        """Number of the part of each cell."""
        return cells // (ROWS_IN_BAND * self.shape[1]) % len(self.parts)

    def _dealt(self, cells):
        """Numbers of the cells of each part, in their own order."""
        order, ends = np.empty(cells.size, np.int64), np.zeros(len(self.parts), np.int64)
        deal(cells, ROWS_IN_BAND * self.shape[1], order, ends)
        return np.split(order, ends[:-1])

    def _add_to(self, part, rows, values, order, stop_cells):
        part.add(rows, values.take(order, axis=0), stop_cells, self.row_of_cell)

    def close(self):
        """End the threads, and give up what the table took on the disk."""
        self._end_threads()
        self.arrays.close()

    def _end_threads(self):
        if self.threads is not None:
            self.threads.shutdown(wait=False)

    @property
    def rows(self):
        """Number of cells that some run has passed."""
        return sum(part.rows for part in self.parts)

    def state(self):
        """All that was added, as arrays by name; what ``restore`` takes. They hold until more is added."""
        visited = np.flatnonzero(self.visited()[0])
        first, end = (int(visited[0]), int(visited[-1]) + 1) if visited.size else (0, 0)
        state = {
            "map_parts": np.array(len(self.parts)),
            "first_cell": np.array(first * self.shape[1]),
            "row_of_cell": self.row_of_cell[first * self.shape[1] : end * self.shape[1]],
        }
        for number, part in enumerate(self.parts):
            state.update({f"part{number}_{key}": array for key, array in part.state().items()})
        return state

    def restore(self, state):
        """Go on from what ``state`` returned, in as many parts. Raises ValueError for rows or cells that are not.

        OSError: the disk has no room for it.
        """
        self._end_threads()
        self._make_parts(int(state["map_parts"]))
        for number, part in enumerate(self.parts):
            part.restore({key: state[f"part{number}_{key}"] for key in part.state()})
        first, rows = int(state["first_cell"]), state["row_of_cell"]
        if first < 0 or first + rows.size > self.row_of_cell.size:
            raise ValueError("the map table has cells that there are not")
        self.arrays.fill(self.row_of_cell[first : first + rows.size], rows)
        rows_at_once = max(1, CELLS_LOOKED_AT // self.shape[1])
        for row in range(0, self.shape[0], rows_at_once):
            for band, part in self.bands(slice(row, min(row + rows_at_once, self.shape[0]))):
                if not _is_within(self.row_of_cell.reshape(self.shape)[band], 0, part.rows):
                    raise ValueError("the map table has rows that there are not")
            self.arrays.keep_within_limit()
        if self.arrays.problem is not None:
            raise self.arrays.problem

    def bands(self, rows):
        """(rows of the terrain, their part) for all rows of a slice: all together where there is one part."""
        if len(self.parts) == 1:
            yield rows, self.parts[0]
            return
        for band in range(rows.start // ROWS_IN_BAND, -(-rows.stop // ROWS_IN_BAND)):
            first = max(rows.start, band * ROWS_IN_BAND)
            yield slice(first, min(rows.stop, (band + 1) * ROWS_IN_BAND)), self.parts[band % len(self.parts)]

    def maps(self, terrain, run_count, with_confidence=False):
        """The grids over the smallest window that holds all visited cells. Empties the table's histograms.

        with_confidence : the grids of choices.CONFIDENCE_MAPS too
        """
        window = self.window(terrain)
        return self._grids(window, self._whole(window, run_count, with_confidence), self.map_names(with_confidence))

    def partial(self, terrain, run_count, window=None):
        """Maps of the runs added so far, without percentiles and thresholds; changes nothing, so more may come.

        window : a larger Window; None for the smallest
        """
        window, names = window or self.window(terrain), [name for name in self.map_names() if name not in PERCENTILES]
        return self._grids(window, self._filled(window, run_count, {}, {}), names, with_thresholds=False)

    def strips(self, window, run_count, with_confidence=False):
        """(rows of the window, grids of these rows by name), from the south to the north: the maps, never all at once.

        Empties the table's histograms.
        """
        names = self.map_names(with_confidence)
        for rows, columns in self._whole(window, run_count, with_confidence):
            grids = self._empty((rows.stop - rows.start, window.shape[1]), names)
            for name, (visited, values) in columns.items():
                grids[name][..., visited] = values
            yield rows, grids

    def _grids(self, window, filled, names, with_thresholds=True):
        """Maps of what ``_filled`` yields."""
        grids = self._empty(window.shape, names, with_thresholds)
        for rows, columns in filled:
            for name, (visited, values) in columns.items():
                grids[name][..., rows, :][..., visited] = values
        return Maps(window, grids)

    def map_names(self, with_confidence=False):
        """Names of the maps that it keeps."""
        left_out = tuple(f"_{statistic}" for statistic in STATISTICS if statistic not in self.statistics)
        kept = [name for name in MAPS if not name.endswith(left_out)]
        return [*kept, *CONFIDENCE_MAPS] if with_confidence else kept

    def window(self, terrain):
        """The smallest Window that holds all visited cells."""
        return window_of([self], terrain)

    def visited(self):
        """Rows (n,) and columns (m,) bool of the terrain with some cell that a run has passed."""
        row_of_cell = self.row_of_cell.reshape(self.shape)
        rows, columns = np.zeros(self.shape[0], bool), np.zeros(self.shape[1], bool)
        rows_at_once = max(1, CELLS_LOOKED_AT // self.shape[1])
        for first in range(0, self.shape[0], rows_at_once):
            is_visited = row_of_cell[first : first + rows_at_once] != 0
            rows[first : first + rows_at_once] = is_visited.any(axis=1)
            columns |= is_visited.any(axis=0)
            self.arrays.keep_within_limit()
        return rows, columns

    def _empty(self, shape, names, with_thresholds=True):
        """Grids of a shape by name, where nothing has passed."""
        grids = {
            name: np.zeros(shape, np.int32) if name in COUNTS else np.full(shape, np.nan, np.float32) for name in names
        }
        for name, numbers in self.thresholds.items() if with_thresholds else ():
            grids[f"{name}{EXCEEDANCES}"] = np.zeros((len(numbers), *shape), np.int32)
        return grids

    def _whole(self, window, run_count, with_confidence):
        """``_filled`` with percentiles and thresholds."""
        of_rows = {part: part.columns(run_count, with_confidence) for part in self.parts}
        above = {
            part: {f"{name}{EXCEEDANCES}": counts.above(part.rows) for name, counts in part.exceedances.items()}
            for part in self.parts
        }
        return self._filled(window, run_count, of_rows, above)

    def _filled(self, window, run_count, of_rows, above):
        """(some rows of the window, name -> where runs passed and the values there) for all rows.

        of_rows, above : part -> map -> its values by rows of the table; the latter with a row a threshold
        """
        row_of_cell = self.row_of_cell.reshape(self.shape)
        rows_at_once = max(1, CELLS_AT_ONCE // window.shape[1])
        for first in range(window.rows.start, window.rows.stop, rows_at_once):
            for band, part in self.bands(slice(first, min(first + rows_at_once, window.rows.stop))):
                rows = row_of_cell[band, window.columns]
                visited = rows > 0
                rows = rows[visited] - 1
                columns = _values_of(part.table[rows], run_count)
                columns.update({name: values[rows] for name, values in of_rows.get(part, {}).items()})
                columns.update({name: counts[:, rows] for name, counts in above.get(part, {}).items()})
                yield (
                    slice(band.start - window.row0, band.stop - window.row0),
                    {name: (visited, values) for name, values in columns.items()},
                )
            self.arrays.keep_within_limit()


def window_of(tables, terrain):
    """The smallest Window that holds all cells that were visited in some MapTables."""
    rows, columns = (np.flatnonzero(np.any(visited, axis=0)) for visited in zip(*(table.visited() for table in tables)))
    if not rows.size:
        return Window(terrain, 0, 0, 1, 1)
    return Window(terrain, int(rows[0]), int(columns[0]), int(rows[-1]) + 1, int(columns[-1]) + 1)


def parts_for(shape):
    """Smallest number of parts that a table of a terrain needs, whatever the runs."""
    return -(-shape[0] * shape[1] // CELLS_OF_A_PART)


def _is_within(numbers, lowest, highest):
    return numbers.size == 0 or (lowest <= numbers.min() and numbers.max() <= highest)


def compile_kernels(thresholds=None, has_whole_sums=False, statistics=STATISTICS):
    """Have the kernels that maps take ready, so that no later call takes long."""
    table, nothing = MapTable((1, 1), 1, thresholds, None, has_whole_sums, statistics), np.zeros(0, np.int64)
    cells = nothing if not has_whole_sums else np.zeros(1, np.int64)
    table.add(cells, np.zeros((cells.size, QUANTITIES), np.float32), nothing)
    part = table.parts[0]
    if "energy" in part.quantiles:
        part.quantiles["energy"].compile_kernels()
        part.quantiles["energy"].quantile(P95, part.table["passages"][:0], part.table["largest"][:0, 0])
    deal(nothing, 1, nothing.copy(), np.zeros(2, np.int64))


def _values_of(cells, run_count):
    """Values of all maps except percentiles and thresholds for some rows of the table."""
    passages, largest = cells["passages"], cells["largest"]
    values = {
        "passages": passages, "reach_probability": passages / run_count, "stops": cells["stops"],
        **{f"{name}_max": largest[:, column] for name, column in OF_LARGEST.items()},
    }  # fmt: skip
    if "sums" in cells.dtype.names:
        is_whole = cells["sums"].dtype == np.int64
        mean = means(cells["sums"], passages) if is_whole else cells["sums"] / passages[:, None]
        values.update({f"{name}_mean": mean[:, k] for k, name in enumerate(OF_MEAN)})
    return values
