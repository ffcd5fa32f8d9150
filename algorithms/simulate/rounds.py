# SPDX-License-Identifier: GPL-2.0-or-later
"""Rounds over all release points: whether a simulation has them, and what the user is told meanwhile."""

import time

from ...engine.ensemble.rounds import Rounds, clock
from ..number_words import told
from ..translation import tr
from .parameters import IN_ROUNDS


def rounds_of(call, progress):
    """The engine's Rounds, None without; ``progress``: Progress, which knows where unfinished work is kept."""
    is_watched = call.prepared is not None or progress.kept is not None
    if not call[IN_ROUNDS] or not is_watched:
        return None
    progress.rounds = Rounds(progress.kept, Telling(call))
    return progress.rounds


class Telling:
    """Tells how far it is, and once where the maps so far lie: a path would make the line of progress too long."""

    def __init__(self, call):
        self.call = call
        self.has_told_folder = False

    def __call__(self, rounds):
        self.call.say(words_of(rounds))
        if rounds.maps_from is not None and not self.has_told_folder:
            self.has_told_folder = True
            self.call.info(tr("Maps of the runs so far lie in {}.").format(rounds.folder))


def words_of(rounds):
    """How far it is, in a line."""
    numbers = rounds.runs_made, rounds.runs, rounds.releases_begun, rounds.releases
    if rounds.count > 1:
        text = tr("Round {} of {}: {} of {} runs, from {} of {} release points")
        parts = [told(text, rounds.number, rounds.count, *numbers)]
    else:
        parts = [told(tr("{} of {} runs, from {} of {} release points"), *numbers)]
    complete, regions = rounds.regions()
    if regions:
        parts.append(told(tr("{} of {} regions complete"), complete, regions))
    if rounds.seconds_left == rounds.seconds_left:
        parts.append(tr("ends about {}").format(clock(time.time() + rounds.seconds_left)))
    if rounds.maps_from is not None:
        parts.append(tr("maps so far of {}").format(clock(rounds.maps_from)))
    if rounds.is_memory_short and rounds.number == 1:
        few = tr("few rounds, as the elevation model in reach is larger than the free memory")
        none = tr("no rounds, as the elevation model in reach is larger than the free memory")
        parts.append(few if rounds.count > 1 else none)
    return "; ".join(parts)
