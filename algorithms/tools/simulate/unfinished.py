# SPDX-License-Identifier: GPL-2.0-or-later
"""Unfinished work of a simulation on the disk: its runs, from which it goes on, and tiles of terrain.

Rounds over all release points are told from here, too.
"""

import time
from collections import Counter
from pathlib import Path

from qgis.core import QgsProcessing, QgsProcessingException, QgsProcessingOutputLayerDefinition, QgsProcessingUtils

from ....engine.ensemble.rounds import Rounds, clock
from ....engine.ensemble.unfinished import Unfinished
from ....engine.scene.job import missing_room
from ....engine.terrain_store.within_memory import Shelf
from ...number_words import formatted
from ...shared.parameters.obstacles import TREE_EVENTS
from ...shared.parameters.staging import FOLDER, OLD, STORES, folder_of_caches
from ...translation import tr
from .parameters import BREAKING, IN_ROUNDS, KEEP_UNFINISHED, TERRAIN_FOLDER, is_splitting, wanted_maps

KEPT_FROM = 60.0  # s of computing: shorter ones are soon done anew
KEPT_IN_STUDY_FROM = 5.0  # s, for nothing shall be lost there


def is_kept(call, seconds):
    """Is unfinished work kept of a simulation of this many seconds, NaN where the time is unknown?"""
    is_short = seconds < (KEPT_FROM if call.placed is None else KEPT_IN_STUDY_FROM)
    begins_anew = call[BREAKING] is not None or call[TREE_EVENTS] is not None or is_splitting(call)
    return bool(call[KEEP_UNFINISHED] and not is_short and not begins_anew)


def keeping(call, seconds):
    """The engine's Unfinished for a simulation of this many seconds, NaN where it is unknown; None for a short one."""
    if not is_kept(call, seconds):
        return None
    if call.placed is not None:  # stays until it is gone on with, or deleted
        return Unfinished(call.placed.study.unfinished)
    kept = Unfinished(folder_of_caches() / FOLDER)
    kept.remove_old(OLD)
    return kept


class Progress:
    """Sets the progress of the runs, and says once if an earlier job had done some of them."""

    rounds = None  # the engine's Rounds, where there are some

    def __init__(self, call, percent, kept):
        self.call, self.percent, self.kept = call, percent, kept
        self.share, self.has_told = 0.0, kept is None

    def __call__(self, share):
        if not self.has_told:
            self.has_told = True
            if self.call.placed is not None and self.kept.path is not None:
                self.call.placed.keeps(self.kept.path)
            self._tell()
        self.share = share
        self.call.progress(self.percent * share)

    def _tell(self):
        if self.kept.problem:
            text = tr("Unfinished work is not kept: {} (KEEP_UNFINISHED).")
            self.call.info(text.format(self.kept.problem))
            return
        if self.kept.runs_before:
            text = tr("Resumes with {} finished runs.")
            self.call.info(formatted(text, self.kept.runs_before))
        self.call.info(tr("Unfinished work is kept in {} (KEEP_UNFINISHED).").format(self.kept.path))


def cancelled(progress):
    """The QgsProcessingException of a cancelled simulation; ``progress``: None before its runs began."""
    kept = None if progress is None else progress.kept
    if kept is None or kept.path is None or kept.problem:
        return QgsProcessingException(tr("Cancelled; nothing was written."))
    text = tr("Cancelled; nothing was written. {:.0f} % of the runs are done and kept: start the simulation again "
              "with the same inputs, and it continues from there.")  # fmt: skip
    parts, rounds = [formatted(text, 100.0 * progress.share)], progress.rounds
    if rounds is not None and rounds.runs_made:
        text = tr("They come from {} of {} release points, {:.1f} from each on average.")
        mean = rounds.runs_made / rounds.releases
        parts.append(formatted(text, rounds.releases_begun, rounds.releases, mean))
    if rounds is not None and rounds.maps_from is not None:
        parts.append(tr("Maps of these runs are in {} until then.").format(rounds.folder))
    return QgsProcessingException(" ".join(parts))


def rounds_of(call, progress):
    """The engine's Rounds, None without; ``progress``: Progress, which knows where unfinished work is kept."""
    is_watched = call.prepared is not None or progress.kept is not None
    if not call[IN_ROUNDS] or not is_watched:
        return None
    progress.rounds = Rounds(progress.kept, Telling(call))
    return progress.rounds


class Telling:
    """Reports how far it is, and once where the maps so far lie: a path would make the line of progress too long."""

    def __init__(self, call):
        self.call = call
        self.has_told_folder = False

    def __call__(self, rounds):
        self.call.say(words_of(rounds))
        if rounds.maps_from is not None and not self.has_told_folder:
            self.has_told_folder = True
            self.call.info(tr("Maps of the runs so far lie in {}.").format(rounds.folder))


def words_of(rounds):
    """Say in one line how far the simulation is."""
    numbers = rounds.runs_made, rounds.runs, rounds.releases_begun, rounds.releases
    if rounds.count > 1:
        text = tr("Round {} of {}: {} of {} runs, from {} of {} release points")
        parts = [formatted(text, rounds.number, rounds.count, *numbers)]
    else:
        parts = [formatted(tr("{} of {} runs, from {} of {} release points"), *numbers)]
    complete, regions = rounds.regions()
    if regions:
        parts.append(formatted(tr("{} of {} regions complete"), complete, regions))
    if rounds.seconds_left == rounds.seconds_left:
        parts.append(tr("ends about {}").format(clock(time.time() + rounds.seconds_left)))
    if rounds.maps_from is not None:
        parts.append(tr("maps so far of {}").format(clock(rounds.maps_from)))
    if rounds.is_memory_short and rounds.number == 1:
        few = tr("few rounds, as the elevation model in reach is larger than the free memory")
        none = tr("no rounds, as the elevation model in reach is larger than the free memory")
        parts.append(few if rounds.count > 1 else none)
    return "; ".join(parts)


def shelf_of(call):
    """Return the folder for tiles of an elevation model that is larger than memory: that of the user, if any."""
    folder = call[TERRAIN_FOLDER].strip()
    if folder:
        return Shelf(folder)
    shelf = Shelf(folder_of_caches() / STORES)
    shelf.remove_old(OLD)
    return shelf


def check_disk_space(call, scene, expected, is_in_tiles):
    """Raise QgsProcessingException where a disk has no room for what the simulation will write, by its Estimate."""
    maps, results = wanted_maps(call), Counter()
    for output in maps:
        results[_folder_of(call.raw(output.parameter))] += expected.disk_of_results / len(maps)
    missing, of_kept = missing_room(
        scene.terrain, expected.disk_of_store, results, folder_of_caches(), expected.disk_kept
    )
    if missing:
        raise QgsProcessingException(f"TERRAIN_FOLDER: {missing}" if is_in_tiles else missing)
    if of_kept:
        call.info(of_kept)


def _folder_of(value):
    """Return the place of an output by the value of its parameter: asked for its file, QGIS would wait for one."""
    if isinstance(value, QgsProcessingOutputLayerDefinition):
        value = value.sink.staticValue()
    is_file = isinstance(value, str) and value not in ("", QgsProcessing.TEMPORARY_OUTPUT)
    return Path(value).parent if is_file else Path(QgsProcessingUtils.tempFolder())
