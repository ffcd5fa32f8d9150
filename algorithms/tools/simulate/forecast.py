# SPDX-License-Identifier: GPL-2.0-or-later
"""Time, memory and disk of a simulation, which the engine estimates by some of its runs, in the words of QGIS.

The runs of the sample are thrown away; the simulation after it is the same with or without them.
"""

import math

from qgis.core import QgsProcessingException

from ....engine import Cancelled
from ....engine.ensemble.estimate import SAMPLE, estimate, scarce_memory
from ....engine.jit.readiness import why_slow
from ....engine.map_rows import MAP_ROWS
from ....engine.workers.cluster import threads_of
from ...number_words import formatted
from ...translation import tr
from .parameters import IN_ROUNDS, SLOW_LIMIT

SHARE = 0.1  # of the runs, which are tried at most
LONG_ENOUGH = 0.5  # s, after which no more runs are tried
LONG_WITHOUT_NUMBA = 60.0  # s, the same
# with flexible nets: few runs cross one, and each of those takes a hundred times as long as another; a sample that
# ended with the first of them would take them all for such
FEWEST, FEWEST_AT_NETS = 2, 16
BEST = 0.1  # share that no estimate is better than: clocks of processors go up and down
WORTH_TELLING = 10.0  # s, below which nobody asks
WRITTEN = 20e-6  # s for a feature, measured for memory layers and GeoPackage


def forecast(scene, outputs, call, times, executor, in_files):
    """The engine's Estimate of a scene. Raises QgsProcessingException where it is cancelled.

    outputs : names of those that are wanted
    times : how often all runs are made
    executor : of a cluster, None without
    in_files : whether maps are made in files
    """
    runs = times * int(scene.points.runs.sum())
    has_nets = scene.barriers is not None and any(net is not None for net in scene.barriers.nets)
    fewest = FEWEST_AT_NETS if has_nets else FEWEST
    try:
        return estimate(
            scene.terrain, scene.ground, scene.rocks, scene.releases, scene.settings, scene.barriers, scene.trees,
            sample=max(min(SAMPLE, int(SHARE * runs)), fewest), cancelled=call.is_cancelled, maps_in_files=in_files,
            in_rounds=call[IN_ROUNDS], rasters=sum(name.lower() in MAP_ROWS for name in outputs),
            cluster_cores=threads_of(executor), times=times, fewest=fewest,
            longest=LONG_WITHOUT_NUMBA if why_slow() else LONG_ENOUGH,
        )  # fmt: skip
    except Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error


def features_of(estimate, outputs):
    """Output -> how many features it will have, of those whose number follows from the runs, if any."""
    counts = {name: round(estimate.rows.get(name.lower(), 0.0)) for name in outputs}
    return {name: count for name, count in counts.items() if count}


def share_of_computing(estimate, features):
    """The part of the progress until the writing begins; layers of many points take long to write."""
    if not estimate.seconds > 0.0:
        return 0.9
    writing = WRITTEN * sum(features.values())
    return min(max(estimate.seconds / (estimate.seconds + writing), 0.3), 0.95)


def tell(estimate, features, points, labels, is_in_tiles, call):
    """Log it before the work begins; ``labels``: of the outputs by their names; ``features``: of ``features_of``."""
    text = tr("{} runs from {} release points: about {} on {} cores and {} of memory, by a short trial.")
    call.info(
        formatted(
            text, estimate.runs, points, words_of_time(estimate.seconds), estimate.cores, words_of_size(estimate.memory)
        )
    )
    if estimate.memory_of_worker:
        text = tr("The cores are those of the cluster, and each of its workers takes up to {} of memory.")
        call.info(formatted(text, words_of_size(estimate.memory_of_worker)))
    if is_in_tiles:
        text = tr("Tiles of the elevation model, maps and unfinished work will take up to {} of the disk.")
        call.info(formatted(text, words_of_size(estimate.disk)))
    elif estimate.disk_kept > 0.0:
        text = tr("Unfinished work will take up to {} of the disk until the results are there (KEEP_UNFINISHED).")
        call.info(formatted(text, words_of_size(estimate.disk_kept)))
    if estimate.seconds > WORTH_TELLING:
        text = tr("The runs of the trial differ so much that the estimated time has an uncertainty of about {:.0f} "
                  "%, and more where the computer has other work meanwhile.")  # fmt: skip
        error = (estimate.seconds_high - estimate.seconds) / estimate.seconds
        call.info(formatted(text, 100.0 * max(error, BEST)))
    call.find(scarce_memory(estimate.memory))
    if features:
        listed = ", ".join(formatted("{} {}", labels[name], count) for name, count in features.items())
        call.info(tr("Features that will be written, about: {}.").format(listed))


def estimated_numbers(estimate):
    """Numbers that Processing gets from an estimate alone."""
    numbers = {"ESTIMATED_SECONDS": estimate.seconds, "ESTIMATED_MEMORY_MB": estimate.memory / 1e6}
    return {**numbers, "ESTIMATED_DISK_MB": estimate.disk / 1e6}


def tell_how_good(expected, seconds, call):
    """Log what was expected beside what it took, so that one learns how far to trust the next estimate."""
    if seconds > WORTH_TELLING and math.isfinite(expected):
        call.info(tr("It took {}; {} were expected.").format(words_of_time(seconds), words_of_time(expected)))


def check_time(call, estimate):
    """Raise QgsProcessingException where the engine is not compiled and would take longer than the user allows."""
    limit = call[SLOW_LIMIT]
    if not why_slow() or not estimate.seconds > 60.0 * limit:
        return
    message = tr(
        'Without numba these {} runs would take about {}, more than the {:g} minutes of the input "{}" (SLOW_LIMIT). '
        "Install numba, which makes it 500 times faster, with the menu Plugins, Talus, Python packages; or make fewer "
        "runs; or allow more minutes in that input."
    )
    label = call.label(SLOW_LIMIT)
    raise QgsProcessingException(formatted(message, estimate.runs, words_of_time(estimate.seconds), limit, label))


def words_of_time(seconds):
    """A duration as people say it."""
    if seconds < 1.5:
        return tr("1 second")
    if seconds < 90.0:
        return formatted(tr("{:.0f} seconds"), seconds)
    if seconds < 5400.0:
        return formatted(tr("{:.0f} minutes"), seconds / 60.0)
    if seconds < 172_800.0:
        return formatted(tr("{:.1f} hours"), seconds / 3600.0)
    return formatted(tr("{:.1f} days"), seconds / 86_400.0)


def words_of_size(size):
    """Bytes in MB or GB."""
    return formatted("{:.1f} GB", size / 1e9) if size >= 1e9 else formatted("{:.0f} MB", max(size / 1e6, 1.0))
