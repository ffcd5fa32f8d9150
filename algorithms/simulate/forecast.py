# SPDX-License-Identifier: GPL-2.0-or-later
"""What a simulation will take: a short trial says how long, how much memory, and how many features its layers hold.

The trial makes runs of its own and is thrown away; the simulation after it is the same with or without it.
"""

import dataclasses
import math
import time
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ... import engine
from ...engine.ensemble.estimate import estimate, peak_memory, scarce_memory
from ...engine.ensemble.size_of_maps import SizeOfMaps, grown
from ...engine.jit.readiness import why_slow
from ...engine.map_rows import MAP_ROWS
from ...engine.memory.own_memory import own_memory
from ...engine.study.columns import samples_at_intervals
from ...engine.terrain_store.stored_terrain import StoredTerrain
from ...engine.workers.cluster import threads_of
from ..number_words import told
from ..translation import tr
from .outputs import BARRIER_CROSSINGS, CONTACTS, SAMPLES, STOPS, TRAJECTORIES, TREE_IMPACTS
from .parameters import IN_ROUNDS, SLOW_LIMIT

TRIALS = (1, 4, 16, 64)  # runs, one trial after the other until one is long enough
LONG_ENOUGH = 0.5  # s
LONGEST_WITHOUT_NUMBA = 60.0  # s, after which a trial that says enough is ended
# with flexible nets: few runs cross one, and each of those takes a hundred times as long as another; a trial that ended
# with the first of them would take them all for such
FEWEST_AT_NETS = 16
FEW = 16  # runs of the trial that counts features, where the terrain is larger than memory
SHARE = 0.1  # of the runs, which a trial may make at most
TWICE = 2.0  # standard errors, within which nineteen of twenty estimates are
BEST = 0.1  # share that no estimate is better than: clocks of processors go up and down
WORTH_TELLING = 10.0  # s, below which nobody asks
COPIES = 2.0  # of kept rows in memory: they grow into a larger array when theirs is full
WRITTEN = 20e-6  # s for a feature, measured for memory layers and GeoPackage


class Forecast(NamedTuple):
    """Of all runs."""

    runs: int
    seconds: float  # of computing, NaN where nobody tried
    memory: float  # bytes
    features: dict  # output -> how many
    error: float = math.nan  # standard error of the seconds, share; NaN where nobody knows
    disk: float = 0.0  # bytes at most, of terrain larger than memory and of unfinished work
    disk_kept: float = 0.0  # of it, of unfinished work
    disk_of_store: float = 0.0  # of it, of tiles of the terrain, tables and maps in files
    is_in_tiles: bool = False  # whether the terrain is larger than memory
    cores: int = 1
    memory_of_worker: float = 0.0  # bytes of a process of a cluster, 0 without one
    disk_of_map: float = 0.0  # of one that is written

    def share_of_computing(self):
        """The part of the progress until the writing begins; layers of many points take long to write."""
        if not self.seconds > 0.0:
            return 0.9
        writing = WRITTEN * sum(self.features.values())
        return min(max(self.seconds / (self.seconds + writing), 0.3), 0.95)


def forecast(scene, outputs, call, times=1, executor=None):
    """The Forecast of a Scene. ``outputs``: names of those that are wanted; ``times``: that all runs are made."""
    if executor is not None or isinstance(scene.terrain, StoredTerrain):
        return _by_estimate(scene, outputs, call, executor)
    total, before, visited = times * int(scene.points.runs.sum()), own_memory(), []
    if not why_slow():
        _simulate(scene, _part_of(scene.releases, 1), call)  # loads or makes the machine code, which is not timed
    for runs in TRIALS:
        if runs > max(SHARE * total, 1):
            break
        part = _part_of(scene.releases, runs)
        started = time.perf_counter()
        trial = _simulate(scene, part, call, total / sum(one.runs for one in part))
        seconds = time.perf_counter() - started
        made = trial.runs.size
        visited = [*visited[-1:], (made, _visited(trial))]
        if seconds > LONG_ENOUGH and (runs >= FEWEST_AT_NETS or not _has_nets(scene)):
            break
    maps, rasters = _size_of_maps(scene, trial, visited, total), _rasters(outputs)
    seconds = seconds / made * total + (maps.seconds(False, rasters) if maps is not None else 0.0)
    return Forecast(
        total, seconds, peak_memory(before, _memory(trial, total / made, maps, rasters)),
        _features(trial, total, outputs, scene.settings), _error_of(trial.runs["steps"]),
        cores=scene.settings.worker_count, disk_of_map=maps.map_file() if maps is not None else 0.0,
    )  # fmt: skip


def _by_estimate(scene, outputs, call, executor):
    """The same for terrain in a store, where maps of a few runs all over a region are as large as those of all, and for
    a cluster, of which some runs here say how long they take there."""
    is_in_tiles = isinstance(scene.terrain, StoredTerrain)
    without_maps = scene._replace(settings=dataclasses.replace(scene.settings, maps=False))
    trial = _simulate(without_maps, _part_of(scene.releases, FEW), call)
    try:
        found = estimate(
            scene.terrain, scene.ground, scene.rocks, scene.releases, scene.settings, scene.barriers, scene.trees,
            cancelled=call.is_cancelled, maps_in_files=is_in_tiles and scene.settings.maps, in_rounds=call[IN_ROUNDS],
            rasters=_rasters(outputs), cluster_cores=threads_of(executor),
        )  # fmt: skip
    except engine.Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    kept = sum(array.nbytes for array in _rows_of(trial)[4:] if array is not None)  # the estimate knows the others
    memory = found.memory + COPIES * found.runs / trial.runs.size * kept
    error = (found.seconds_high - found.seconds) / (TWICE * found.seconds) if found.seconds > 0.0 else math.nan
    return Forecast(
        found.runs, found.seconds, memory, _features(trial, found.runs, outputs, scene.settings), error, found.disk,
        found.disk_kept, found.disk_of_store, is_in_tiles, found.cores, found.memory_of_worker,
        found.disk_of_results / max(_rasters(outputs), 1),
    )  # fmt: skip


def _rasters(outputs):
    return sum(name.lower() in MAP_ROWS for name in outputs)


def _visited(trial):
    return 0 if trial.maps is None else int(np.count_nonzero(trial.maps["passages"]))


def _size_of_maps(scene, trial, visited, total):
    """The engine's SizeOfMaps, None without maps; ``visited``: runs and cells of the last one or two trials."""
    if trial.maps is None:
        return None
    nodes, (_, last) = scene.terrain.heights.size, visited[-1]
    cells = grown((visited[0], visited[-1]), total, nodes)
    window = trial.maps["passages"].size * max(1.0, cells / max(last, 1))
    return SizeOfMaps(scene.settings, nodes, cells, window)


def _error_of(steps):
    """Standard error of the mean number of steps, as a share: by how much runs differ, and how few were tried."""
    if steps.size < 2 or not steps.mean() > 0.0:
        return math.nan
    return float(steps.std(ddof=1) / steps.mean() / math.sqrt(steps.size))


def tell(found, points, labels, call):
    """Log it before the work begins; ``labels``: of the outputs by their names."""
    text = tr("{} runs from {} release points: about {} on {} cores and {} of memory, by a short trial.")
    call.info(told(text, found.runs, points, words_of_time(found.seconds), found.cores, words_of_size(found.memory)))
    if found.memory_of_worker:
        text = tr("The cores are those of the cluster, and each of its workers takes up to {} of memory.")
        call.info(told(text, words_of_size(found.memory_of_worker)))
    if found.is_in_tiles:
        text = tr("Tiles of the elevation model, maps and unfinished work will take up to {} of the disk.")
        call.info(told(text, words_of_size(found.disk)))
    elif found.disk > 0.0:
        text = tr("Unfinished work will take up to {} of the disk until the results are there (KEEP_UNFINISHED).")
        call.info(told(text, words_of_size(found.disk)))
    if found.seconds > WORTH_TELLING and math.isfinite(found.error):
        text = tr("The runs of the trial differ so much that the time is good to about {:.0f} %, and less so where the "
                  "computer has other work meanwhile.")  # fmt: skip
        call.info(told(text, 100.0 * max(TWICE * found.error, BEST)))
    elif found.seconds > WORTH_TELLING:
        call.info(tr("The trial was of one run only: the time may be half or twice as long."))
    call.find(scarce_memory(found.memory))
    if found.features:
        listed = ", ".join(told("{} {}", labels[name], count) for name, count in found.features.items())
        call.info(tr("Features that will be written, about: {}.").format(listed))


def estimated_numbers(found):
    """What Processing is told of an estimate alone."""
    numbers = {"ESTIMATED_SECONDS": found.seconds, "ESTIMATED_MEMORY_MB": found.memory / 1e6}
    return {**numbers, "ESTIMATED_DISK_MB": found.disk / 1e6}


def tell_how_good(expected, seconds, call):
    """Log what was expected beside what it took, so that one learns how far to trust the next estimate."""
    if seconds > WORTH_TELLING and math.isfinite(expected):
        call.info(tr("It took {}; {} were expected.").format(words_of_time(seconds), words_of_time(expected)))


def check_time(call, found):
    """Raise QgsProcessingException where the engine is not compiled and would take longer than the user allows."""
    limit = call[SLOW_LIMIT]
    if not why_slow() or not found.seconds > 60.0 * limit:
        return
    _refuse_slow(call, found.runs, found.seconds)


def _refuse_slow(call, runs, seconds):
    """Raise QgsProcessingException: so many runs take longer without numba than the user allows."""
    limit = call[SLOW_LIMIT]
    message = tr(
        'Without numba these {} runs would take about {}, more than the {:g} minutes of the input "{}" (SLOW_LIMIT). '
        "Install numba, which makes it 500 times faster, with the menu Plugins, Talus, Python packages; or make fewer "
        "runs; or allow more minutes in that input."
    )
    label = call.label(SLOW_LIMIT)
    raise QgsProcessingException(told(message, runs, words_of_time(seconds), limit, label))


def words_of_time(seconds):
    """A duration as people say it."""
    if seconds < 1.5:
        return tr("1 second")
    if seconds < 90.0:
        return told(tr("{:.0f} seconds"), seconds)
    if seconds < 5400.0:
        return told(tr("{:.0f} minutes"), seconds / 60.0)
    if seconds < 172_800.0:
        return told(tr("{:.1f} hours"), seconds / 3600.0)
    return told(tr("{:.1f} days"), seconds / 86_400.0)


def words_of_size(size):
    """Bytes in MB or GB."""
    return told("{:.1f} GB", size / 1e9) if size >= 1e9 else told("{:.0f} MB", max(size / 1e6, 1.0))


def _has_nets(scene):
    return scene.barriers is not None and any(net is not None for net in scene.barriers.nets)


def _part_of(releases, runs):
    """Releases from all over the list, which make so many runs together, or a few more."""
    places = np.unique(np.linspace(0, len(releases) - 1, min(runs, len(releases))).astype(int))
    each = math.ceil(runs / places.size)
    return [dataclasses.replace(releases[place], runs=each) for place in places]


def _simulate(scene, releases, call, times=1.0):
    """A trial of some releases, of which all runs are so many ``times`` as many.

    Without numba a trial ends as soon as it has taken a minute and shows that all runs take longer than is allowed.
    """
    settings = dataclasses.replace(scene.settings, precision=0.0)
    began = time.perf_counter()

    def is_too_slow():
        seconds = time.perf_counter() - began
        return bool(why_slow()) and seconds > LONGEST_WITHOUT_NUMBA and times * seconds > 60.0 * call[SLOW_LIMIT]

    try:
        return engine.simulate(
            scene.terrain, scene.ground, scene.rocks, releases, settings, barriers=scene.barriers, trees=scene.trees,
            cancelled=lambda: call.is_cancelled() or is_too_slow(),
        )  # fmt: skip
    except engine.Cancelled as error:
        if not call.is_cancelled():
            runs = round(times * sum(one.runs for one in releases))
            _refuse_slow(call, runs, times * (time.perf_counter() - began))
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error


def _memory(trial, factor, maps, rasters):
    """Bytes that come to what QGIS has: rows of runs as many times as there are more of them, and maps."""
    kept = sum(array.nbytes for array in _rows_of(trial) if array is not None)
    return COPIES * factor * kept + (maps.in_memory(maps.nodes, rasters) if maps is not None else 0.0)


def _rows_of(trial):
    return trial.runs, trial.trajectories, trial.extents, trial.contacts, trial.crossings, trial.impacts


def _features(trial, total, outputs, settings):
    arrays = {
        TRAJECTORIES: trial.runs, STOPS: trial.runs, CONTACTS: trial.contacts,
        SAMPLES: samples_at_intervals(trial, settings) if trial.trajectories is not None else None,
        BARRIER_CROSSINGS: trial.crossings, TREE_IMPACTS: trial.impacts,
    }  # fmt: skip
    return {
        name: round(array.size * total / trial.runs.size)
        for name, array in arrays.items()
        if name in outputs and array is not None
    }
