# SPDX-License-Identifier: GPL-2.0-or-later
"""Forecast of a simulation from a few of its runs, before it starts.

    time     mean processor time of the sample's runs, gathering included, times the runs, divided by the cores; what
             reading the blocks of a terrain store takes that are not there yet; and making and writing the maps
    memory   what the process has when the sample is done, and if that was more, what the sample has raised its peak to
             (it compiles what is not compiled yet); besides terrain that is not read yet, tables of the runs, row
             numbers and tables of the map cells, grids of the maps at the end. Pages of files count as long as nobody
             limits them: the operating system may have them back
    disk     blocks of a terrain store, what a checkpoint keeps while the next one is written, runs that wait for their
             turn and maps of them, and tables and maps in files

Maps: size_of_maps.py, tables: size_of_runs.py.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from ..arithmetic.rounding_state import in_default_rounding
from ..chunks.stored_chunk import chunk_of
from ..findings.finding import DOUBTFUL, Finding, Kind
from ..ground.ground import Ground
from ..ground.terrain import Terrain
from ..maps.maps import MapTable
from ..memory.free_memory import free_memory
from ..memory.own_memory import OwnMemory, own_memory, pages_of
from ..obstacles.barriers import Barriers
from ..obstacles.trees import Trees
from ..release import Release
from ..settings import Settings
from ..shapes.rock import Rock
from ..types import Cancelled
from .simulation import call_until_cancelled, prepare
from .size_of_maps import size_by_sample
from .size_of_runs import SizeOfRuns

SAMPLE = 64  # runs: half a second of work, and the mean of their times within a quarter or so
WORKING = 30e6  # bytes that threads with runs under way take (measured)
NODE_IN_STORE = 20.0  # bytes
STATES = 2  # of a checkpoint, each with the table of the map cells: the next one is written beside the last
NORMAL_QUANTILE = 1.959963984540054
ENOUGH = 0.8  # share of the free memory
SCARCE = Kind(
    "memory-scarce", DOUBTFUL,
    "The simulation needs about {value:.2g} GB of memory, and {free:.2g} GB are free.",
    "Choose fewer runs, a longer interval between samples, or fewer outputs.",
)  # fmt: skip


class Estimate(NamedTuple):
    """Forecast time, memory and disk of a simulation."""

    runs: int
    cores: int
    seconds: float  # on so many cores that do nothing else
    seconds_low: float  # 95 % interval of it, by the spread of the sample
    seconds_high: float
    memory: float  # bytes of the process that starts the job, at most
    disk: float  # bytes, at most
    blocks: int  # of a terrain store that energy lines reach, 0 for terrain in memory
    visited: int  # map cells, at most
    memory_of_worker: float = 0.0  # bytes of a process of a cluster, at most; 0 without one
    disk_of_store: float = 0.0  # of the disk: blocks of a terrain store, tables and maps in files
    disk_kept: float = 0.0  # of it: a checkpoint, and runs that wait for their turn
    disk_of_results: float = 0.0  # of it: files that the caller writes
    rows: Mapping[str, float] = {}  # layer of a study -> features that it will have
    tried: int = 0  # runs of the sample

    def text(self) -> str:
        """All in a sentence."""
        memory = f"{self.memory / 1e6:.0f} MB of memory"
        if self.memory_of_worker:
            memory += f" here, {self.memory_of_worker / 1e6:.0f} MB in each worker"
        return (
            f"{self.runs} runs on {self.cores} cores: {_duration(self.seconds)} ({_duration(self.seconds_low)} to "
            f"{_duration(self.seconds_high)}), {memory} and {self.disk / 1e6:.0f} MB of disk at most"
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
    rasters: int = 0,
    cluster_cores: int = 0,
    times: int = 1,
    longest: float = math.inf,
    fewest: int = 2,
) -> Estimate:
    """Forecast the cost of ``simulate`` with the same arguments.

    sample : how many runs to try, spread evenly over all; with as many as there are the time is measured
    cancelled : asked after each run, and while machine code is made
    maps_in_files : whether ``simulate`` will have a folder for maps
    in_rounds : whether it will have Rounds
    rasters : how many the caller writes of the maps afterwards
    cluster_cores : threads of the workers of a cluster, 0 for threads of this computer
    times : how often all runs are made, as for events at trees
    longest, fewest : seconds after which no more runs are tried, as long as there were so many; all of the sample else

    Raises ValueError as ``simulate`` does, and for a sample of less than two runs; Cancelled.
    """
    if isinstance(sample, bool) or not hasattr(sample, "__index__") or sample < 2:
        raise ValueError(f"estimate: the sample is {sample!r}; give at least 2 runs.")
    settings, before = settings or Settings(), own_memory()
    rocks, releases = (list(some) if isinstance(some, (list, tuple)) else [some] for some in (rocks, releases))
    scene = prepare(terrain, ground, rocks, releases, settings, barriers, trees)
    total = int(scene.releases.first_run[-1])
    tried = np.unique(np.linspace(0, total - 1, min(sample, total)).astype(np.int64))
    kept = {"has_whole_sums": settings.exact_means, "statistics": settings.kept_statistics}
    table = MapTable(terrain.shape, **kept) if settings.maps else None
    spent, visited, reading = [], [], _Reading(scene)
    sizes = SizeOfRuns(scene.releases.first_run, settings, in_rounds, times)
    call_until_cancelled(chunk_of, (scene, [(0, 1)]), cancelled)  # what must be made ready once is no cost of a run
    began = time.perf_counter()
    for run in np.random.default_rng(0).permutation(tried).tolist():
        if cancelled is not None and cancelled():
            raise Cancelled("The estimate was cancelled.")
        if len(spent) >= fewest and time.perf_counter() - began > longest:
            break
        reading.before(run)
        start = time.thread_time()
        chunk = chunk_of(scene, [(run, run + 1)])
        if table is not None:
            stops = chunk.runs["stop_cell"]
            table.add(chunk.cells.astype(np.int64), chunk.values, stops[stops >= 0])
        spent.append(time.thread_time() - start)
        visited.append(table.rows if table is not None else 0)
        sizes.note(chunk)
    total *= times
    maps = size_by_sample(table, visited, settings, total, sizes.early) if table is not None else None
    blocks, stored = (0, 0.0) if scene.blocks is None else scene.blocks.in_reach(scene.releases)
    once = reading.left(blocks) + (maps.seconds(maps_in_files, rasters) if maps is not None else 0.0)
    cores, disk = cluster_cores or settings.worker_count, _disk(stored, sizes, maps, maps_in_files, rasters)
    under_way = sizes.under_way(cores, cluster_cores > 0)
    return Estimate(
        total, cores, *_seconds(np.array(spent), total, cores, once),
        memory=peak_memory(before, under_way + _memory(scene, stored, sizes, maps, maps_in_files, rasters)),
        disk=sum(disk), disk_of_store=disk[0], disk_kept=disk[1], disk_of_results=disk[2],
        blocks=blocks, visited=maps.cells if maps is not None else 0,
        memory_of_worker=peak_memory(before, _unread(scene, stored)) if cluster_cores else 0.0,
        rows=sizes.rows(), tried=len(spent),
    )  # fmt: skip


def scarce_memory(needed: float) -> list[Finding]:
    """The finding of a job that needs more bytes than most of the free memory, in a list; empty otherwise."""
    free = free_memory()
    if free is None or not needed > ENOUGH * free:
        return []
    return [SCARCE.of("memory", needed / 1e9, ENOUGH * free / 1e9, free=free / 1e9)]


def peak_memory(before: OwnMemory, more: float) -> float:
    """Bytes of this process at most when this many come to what it has now, and runs are under way.

    before : what it had before some runs were tried; what these have taken at their peak, a first run will take again
    """
    own = own_memory()
    return max(own.now + WORKING + more, own.highest if own.highest > before.highest else 0.0)


class _Reading:
    """Time to read blocks of a terrain store, which is no cost of a single run."""

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
        """Seconds for those of this many blocks that are not there, at the pace of those that were read."""
        if not self.read:
            return 0.0
        there = np.count_nonzero(self.scene.blocks.ready())
        return self.seconds / self.read * max(blocks - there, 0)


def _seconds(times, total, cores, once):
    """Seconds of this many runs and of what is done once, and their interval, by the times of some runs."""
    mean, error = times.mean(), 0.0
    if times.size < total:  # all that there are tell all
        error = NORMAL_QUANTILE * times.std(ddof=1) / math.sqrt(times.size) * math.sqrt(1.0 - times.size / total)
    return [total * value / cores + once for value in (mean, max(mean - error, 0.0), mean + error)]


def _memory(scene, stored, sizes, maps, maps_in_files, rasters):
    """Bytes that come to what the process has now."""
    if maps is not None and maps_in_files:
        return maps.while_written() + _unread(scene, stored + sizes.tables() + maps.in_files())
    memory = sizes.in_memory() + _unread(scene, stored)
    if maps is not None:
        touched = min(maps.nodes, stored / NODE_IN_STORE) if stored else maps.nodes
        memory += maps.in_memory(touched, rasters)
    return memory


def _disk(stored, sizes, maps, maps_in_files, rasters):
    """Bytes of a terrain store with tables and maps in files, of a checkpoint with runs that wait, and of results."""
    kept, results = sizes.tables() + sizes.waiting(), sizes.tables() if rasters else 0.0
    if maps is not None:
        kept += STATES * maps.of_cells
        results += rasters * maps.map_file()
    if maps is not None and maps_in_files:
        stored += sizes.tables() + maps.in_files() + maps.maps * maps.map_file()
    return float(stored), float(kept), float(results)


def _unread(scene, files):
    """Bytes that the process has not yet of the pages of a terrain store and of tables in its folder."""
    if scene.blocks is None:
        return files
    limit = scene.blocks.memory
    return max((files if limit is None else min(files, limit)) - pages_of(scene.blocks.store.folder), 0.0)


def _duration(seconds):
    if seconds < 120.0:
        return f"{seconds:.0f} s"
    return f"{seconds / 60.0:.0f} min" if seconds < 7200.0 else f"{seconds / 3600.0:.1f} h"
