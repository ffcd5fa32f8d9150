# SPDX-License-Identifier: GPL-2.0-or-later
"""Stems that stay broken: sequences of events, and the share of stems that are lost in a time.

    sequence    events one after the other. Each throws its rocks down a stand from which the stems are gone that
                earlier events broke; the rocks of one event meet the stand as it was at its beginning
    loss        P = 1 - exp(-lambda p t)        p share of the runs that break a stem, lambda releases a year, t years
    remains     stumps and logs of what broke (broken_stand.py)

No rule for sequences is published.

The seed of an event is drawn from a stream of the sequence alone, SeedSequence(seed, STREAM, sequence, event): results
are the same bits for any threads, and whichever other sequences are computed, in whatever order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..arithmetic import arrays
from ..ensemble.simulation import simulate
from ..obstacles.trees import Trees
from .broken_stand import BrokenStand

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike, Ground, Release, Rock, Settings, Terrain
    from .broken_stand import Remains

STREAM = 0x107  # of the seeds of events


class Event(NamedTuple):
    """Outcome of one event. Of n trees, numbers up to n are stems, up to 2 n stumps, up to 3 n logs."""

    result: object  # ensemble.result.Result; its trees are those that were there
    standing: np.ndarray  # numbers of the trees that were there at its beginning
    broken: np.ndarray  # numbers of the trees that it broke


@dataclass(frozen=True)
class EventSequence:
    """Events one after the other."""

    events: list  # of Event
    lost_after: np.ndarray  # (trees,) number of the event, from 1, that broke each tree; 0: it stands


def seed_of_event(seed: int, sequence: int, event: int) -> int:
    """Seed of the runs of an event, a whole number below 2^63."""
    words = np.random.SeedSequence([int(seed), STREAM, int(sequence), int(event)]).generate_state(2, np.uint32)
    return (int(words[0]) << 31) ^ int(words[1])


def sequence_of_events(
    terrain: Terrain,
    ground: Ground,
    rocks: Rock | Sequence[Rock],
    releases: Release | Sequence[Release],
    settings: Settings,
    trees: Trees,
    events: int,
    sequence: int = 0,
    remains: Remains | None = None,
    **others: Any,
) -> EventSequence:
    """An EventSequence.

    Parameters
    ----------
    terrain, ground, rocks, releases, settings, trees : as for ``simulate``; the releases are those of one event
    events : how many
    sequence : its number; each has draws of its own
    remains : Remains; None: broken stems leave nothing
    others : executor, progress, cancelled, barriers, as for ``simulate``

    Raises
    ------
    ValueError
        For a number of events below 1, remains out of range, and as ``simulate``.
    Cancelled
        If ``cancelled`` returned True.
    """
    if events < 1:
        raise ValueError(f"events: {events}; give a whole number of at least 1.")
    stand, done = BrokenStand(terrain, trees, remains, settings.seed, sequence), []
    for event in range(events):
        standing = stand.standing
        own = replace(settings, seed=seed_of_event(settings.seed, sequence, event))
        left = stand.trees(event).some(standing) if standing.size else None
        result = simulate(terrain, ground, rocks, releases, own, trees=left, **others)
        broken = standing[result.trees["breaks"] > 0] if standing.size else standing
        stand.take(broken, event)
        done.append(Event(result, standing, broken))
    return EventSequence(done, stand.lost_after)


def loss(breaking: ArrayLike, per_year: float, years: float) -> Array:
    """Probability (n,) that a stem is lost in some years.

    Parameters
    ----------
    breaking : (n,) share of the runs that break it
    per_year : releases a year

    Raises
    ------
    ValueError
        For a share that is not within 0 and 1, or a number below 0.
    """
    breaking = np.asarray(breaking, np.float64)
    if not ((breaking >= 0.0) & (breaking <= 1.0)).all():
        raise ValueError("breaking: a share is not between 0 and 1; give runs that break the stem by all runs.")
    for name, value in (("per_year", per_year), ("years", years)):
        if not value >= 0.0:
            raise ValueError(f"{name}: {value}; give a number of at least 0.")
    return 1.0 - arrays.exp(-per_year * years * breaking)
