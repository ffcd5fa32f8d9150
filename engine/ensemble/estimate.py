# SPDX-License-Identifier: GPL-2.0-or-later
"""What a simulation will take, found by a few of its runs before it starts.

    time     mean processor time of the sample's runs, gathering included, times the runs, divided by the cores; and
             what reading the blocks of a terrain store takes that are not there yet
    memory   terrain, tables of the runs, row numbers and tables of the map cells, grids of the maps at the end
    disk     blocks of a terrain store, what a checkpoint keeps while the next one is written, runs that wait for their
             turn and maps of them, and tables and maps in files

How many map cells N runs visit is extrapolated from n of them by the power law that the first half of these and all of
them make, V(N) = V(n) (N / n)^b, b = log2(V(n) / V(n / 2)). Real growth slows down (docs/scale.md), so this is a bound
rather than a mean; no more cells than the terrain has are visited.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from ..arithmetic.rounding_state import in_default_rounding
from ..chunks.stored_chunk import chunk_of
from ..ground.ground import Ground
from ..ground.terrain import Terrain
from ..maps.map_part import cell_of, histograms_of
from ..maps.maps import MapTable
from ..obstacles.barriers import Barriers
from ..obstacles.trees import Trees
from ..release import Release
from ..settings import Settings
from ..shapes.rock import Rock
from ..types import Cancelled
from .result import RUNS
from .simulation import prepare
from .size_of_runs import SizeOfRuns

SAMPLE = 64  # runs: half a second of work, and the mean of their times within a quarter or so
HISTOGRAM = 40  # bytes a visited cell of a histogram, where some tens of runs pass (docs/scale.md)
GRID = 4  # bytes a cell of the window of a map
IN_STRIPS = 2e8  # bytes that maps in files take, with GDAL's own
ROW_NUMBER = 4  # bytes a cell of the terrain
STATES = 2  # of a checkpoint, each with the table of the map cells: the next one is written beside the last
NORMAL_QUANTILE = 1.959963984540054


class Estimate(NamedTuple):
    """What a simulation will take."""

    runs: int
    cores: int
    seconds: float  # on so many cores that do nothing else
    seconds_low: float  # 95 % interval of it, by the spread of the sample
    seconds_high: float
    memory: float  # bytes of the process that starts the job, at most
    disk: float  # bytes, at most: of a terrain store and a checkpoint
    blocks: int  # of a terrain store that energy lines reach, 0 for terrain in memory
    visited: int  # map cells, at most

    def text(self) -> str:
        """All in a sentence."""
        return (
            f"{self.runs} runs on {self.cores} cores: {_duration(self.seconds)} ({_duration(self.seconds_low)} to "
            f"{_duration(self.seconds_high)}), {self.memory / 1e6:.0f} MB of memory and {self.disk / 1e6:.0f} MB of "
            "disk at most"
        )


@in_default_rounding
def estimate(
    terrain: Terrain,
    ground: Ground,
    rocks: Sequence[Rock],
    releases: Sequence[Release],
    settings: Settings | None = None,
    barriers: Barriers | None = None,
    trees: Trees | None = None,
    sample: int = SAMPLE,
    cancelled: Callable[[], bool] | None = None,
    maps_in_files: bool = False,
    in_rounds: bool = False,
) -> Estimate:
    """What ``simulate`` with the same arguments will take.

    sample : how many runs to try, spread evenly over all; with as many as there are the time is measured
    cancelled : asked after each run
    maps_in_files : whether ``simulate`` will have a folder for maps
    in_rounds : whether it will have Rounds

    Raises ValueError as ``simulate`` does, and for a sample of less than two runs; Cancelled.
    """
    if isinstance(sample, bool) or not hasattr(sample, "__index__") or sample < 2:
        raise ValueError(f"estimate: the sample is {sample!r}; give at least 2 runs.")
    settings = settings or Settings()
    rocks, releases = (list(some) if isinstance(some, (list, tuple)) else [some] for some in (rocks, releases))
    scene = prepare(terrain, ground, rocks, releases, settings, barriers, trees)
    total = int(scene.releases.first_run[-1])
    tried = np.unique(np.linspace(0, total - 1, min(sample, total)).astype(np.int64))
    kept = {"has_whole_sums": settings.exact_means, "statistics": settings.kept_statistics}
    table = MapTable(terrain.shape, **kept) if settings.maps else None
    times, visited, reading = [], [], _Reading(scene)
    sizes = SizeOfRuns(scene.releases.first_run, settings, in_rounds)
    chunk_of(scene, [(0, 1)])  # what must be made ready once is no cost of a run
    for run in np.random.default_rng(0).permutation(tried).tolist():
        if cancelled is not None and cancelled():
            raise Cancelled("The estimate was cancelled.")
        reading.before(run)
        start = time.thread_time()
        chunk = chunk_of(scene, [(run, run + 1)])
        if table is not None:
            stops = chunk.runs["stop_cell"]
            table.add(chunk.cells.astype(np.int64), chunk.values, stops[stops >= 0])
        times.append(time.thread_time() - start)
        visited.append(table.rows if table is not None else 0)
        sizes.note(chunk)
    return _of_sample(scene, terrain, settings, sizes, np.array(times), visited, table, maps_in_files, reading)


class _Reading:
    """What blocks of a terrain store take to read, which is no cost of a single run."""

    def __init__(self, scene):
        self.scene, self.seconds, self.read = scene, 0.0, 0

    def before(self, run):
        """Read what a run can come to by energy lines."""
        needed = self.scene.blocks
        if needed is not None:
            start, before = time.thread_time(), np.count_nonzero(needed.ready())
            needed.prepare(self.scene.releases, [(run, run + 1)], lambda: False)
            self.seconds += time.thread_time() - start
            self.read += np.count_nonzero(needed.ready()) - before

    def left(self, blocks):
        """Seconds for those of so many blocks that are not there, at the pace of those that were read."""
        if not self.read:
            return 0.0
        there = np.count_nonzero(self.scene.blocks.ready())
        return self.seconds / self.read * max(blocks - there, 0)


def _of_sample(scene, terrain, settings, sizes, times, visited, table, maps_in_files, reading):
    cores, total = settings.worker_count, sizes.total
    mean, error = times.mean(), NORMAL_QUANTILE * times.std(ddof=1) / math.sqrt(times.size)
    error *= math.sqrt(max(0.0, 1.0 - times.size / total))  # of a finite number of runs
    seconds = [total * value / cores for value in (mean, max(mean - error, 0.0), mean + error)]
    nodes = terrain.shape[0] * terrain.shape[1]
    blocks, stored = _blocks_of(scene)
    seconds = [value + reading.left(blocks) for value in seconds]
    cells = _grown(visited, total, nodes) if table is not None else 0
    if blocks:
        of_terrain = stored if terrain.memory is None else min(stored, terrain.memory)
    else:
        of_terrain = scene.terrain.heights.nbytes + scene.terrain.bounds.nbytes + scene.ground.index.nbytes
    of_runs = RUNS.itemsize * total
    of_row = cell_of(settings.kept_statistics).itemsize
    of_cells = cells * (of_row + HISTOGRAM * len(histograms_of(settings.kept_statistics)))
    grids = GRID * len(table.map_names()) if table is not None else 0
    has_second_table = table is not None and sizes.early > 0 and not settings.exact_means
    of_early = _grown(visited, sizes.early, nodes) * of_row if has_second_table else 0
    row_numbers = ROW_NUMBER * (2 if has_second_table else 1)
    memory, disk = of_terrain + of_runs, stored + sizes.tables() + STATES * of_cells + sizes.waiting()
    if table is not None and maps_in_files:
        memory = of_terrain + IN_STRIPS
        disk += sizes.tables() + of_cells + of_early + row_numbers * nodes + grids * cells
    elif table is not None:
        window = min(nodes, _window(table) * max(1.0, cells / max(visited[-1], 1)))
        at_the_end = cells * of_row + grids * window
        memory += row_numbers * min(nodes, stored / 20 if blocks else nodes) + max(of_cells + of_early, at_the_end)
    return Estimate(total, cores, *seconds, float(memory), float(disk), blocks, int(cells))


def _blocks_of(scene):
    """How many blocks of a store energy lines reach, and what they take, bytes."""
    needed = scene.blocks
    if needed is None:
        return 0, 0.0
    is_within = np.zeros(needed.store.blocks, bool)
    for _, found in needed.within_reach(scene.releases, np.arange(scene.releases.height.size)):
        is_within[tuple(needed.around(found).T)] = True
    count = int(is_within.sum())
    of_node = 8.0 + scene.terrain.bounds.itemsize * scene.terrain.bounds.shape[2] / needed.side**2
    return count, count * needed.store.block**2 * (of_node + (4.0 if needed.ground else 0.0))


def _grown(visited, total, nodes):
    """How many cells all runs visit, from how many the sample has visited after each of its runs."""
    half, last = visited[len(visited) // 2 - 1], visited[-1]
    if not half:
        return 0
    power = min(math.log(last / half) / math.log(len(visited) / (len(visited) // 2)), 1.0)
    return int(min(last * (total / len(visited)) ** power, nodes))


def _window(table):
    """Cells of the smallest window that holds all visited cells."""
    row, column = np.divmod(np.flatnonzero(table.row_of_cell), table.shape[1])
    return 0 if not row.size else (int(np.ptp(row)) + 1) * (int(np.ptp(column)) + 1)


def _duration(seconds):
    if seconds < 120.0:
        return f"{seconds:.0f} s"
    return f"{seconds / 60.0:.0f} min" if seconds < 7200.0 else f"{seconds / 3600.0:.1f} h"
