# SPDX-License-Identifier: GPL-2.0-or-later
"""Stems that stay broken: sequences of events, and the share of stems that are lost in a time.

    sequence    events one after the other. Each throws its rocks down a stand from which the stems are gone that
                earlier events broke; the rocks of one event meet the stand as it was at its beginning
    loss        P = 1 - exp(-lambda p t)        p share of the runs that break a stem, lambda releases a year, t years
    remains     a stem that breaks may leave a stump of a height, and a log of the rest of it that lies from there in a
                direction drawn once for each tree. A log takes a share of what the stem took, less by exp(-r t) after
                t years; what breaks it or the stump takes it away

No rule for sequences is published, and height of stumps, strength of logs and rate of decay were not found in a source:
they are the user's.

The seed of an event is drawn from a stream of the sequence alone, SeedSequence(seed, STREAM, sequence, event): results
are the same bits for any threads, and whichever other sequences are computed, in whatever order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..arithmetic import arrays
from ..arithmetic.exponential import exp
from ..ensemble.simulation import simulate
from ..obstacles.trees import Trees

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike, Ground, Release, Rock, Settings, Terrain

STREAM, FALLS = 0x107, 0x108  # of the seeds of events, of the directions in which trees fall
FULL_TURN = 2.0 * np.pi
LEAST_LOG = 0.5  # m, shorter ones are left out
NOTHING = 1e-3  # J, that what is not there takes


class Remains(NamedTuple):
    """What stems that break leave behind."""

    stump_height: float  # m; 0: no stumps
    log_strength: float = 0.0  # share of what the stem took; 0: no logs
    decay: float = 0.0  # r, 1/year, of the strength of logs
    years: float = 0.0  # between two events


class Event(NamedTuple):
    """What one event did. Of n trees, numbers up to n are stems, up to 2 n stumps, up to 3 n logs."""

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
    count = len(trees)
    stock, breaks_in = _with_remains(terrain, trees, remains, settings.seed, sequence), np.full(3 * count, -1)
    is_there, done = np.arange(3 * count) < count, []
    for event in range(events):
        standing = np.flatnonzero(is_there[: len(stock)])
        own = replace(settings, seed=seed_of_event(settings.seed, sequence, event))
        here = _weakened(stock, breaks_in, count, remains, event)
        stand = trees_left(here, standing) if standing.size else None
        result = simulate(terrain, ground, rocks, releases, own, trees=stand, **others)
        broken = standing[result.trees["breaks"] > 0] if standing.size else standing
        is_there[broken] = False
        breaks_in[broken] = event
        stems = broken[broken < count]
        for part in (1, 2):  # stumps and logs, where there are such
            left = part * count + stems
            is_there[left[left < len(stock)]] = True
        is_there[: len(stock)] &= np.asarray(stock.energies) > NOTHING
        done.append(Event(result, standing, broken))
    return EventSequence(done, breaks_in[:count] + 1)


def _with_remains(terrain, trees, remains, seed, sequence):
    """The Trees, and behind them a stump and a log of each; the trees alone where nothing is left behind."""
    if remains is None:
        return trees
    for name in Remains._fields:
        value = getattr(remains, name)
        if not (np.isfinite(value) and value >= 0.0):
            raise ValueError(f"remains: {name} is {value}; give a number of at least 0.")
    count, heights, energies = len(trees), np.asarray(trees.heights), np.asarray(trees.energies)
    stumps = np.minimum(remains.stump_height, heights)
    lengths = np.maximum(heights - stumps, LEAST_LOG)
    turns = np.random.Generator(np.random.Philox(np.random.SeedSequence([int(seed), FALLS, int(sequence)])))
    azimuths = FULL_TURN * turns.random(count)
    east, north = arrays.sin_cos(azimuths)
    positions = np.asarray(trees.positions)
    middles = positions + (0.5 * lengths)[:, None] * np.column_stack([east, north])
    of_logs = np.where(_may_lie(terrain, trees, middles, lengths), remains.log_strength * energies, 0.0)
    of_stumps = energies if remains.stump_height > 0.0 else np.zeros(count)
    first = int(np.asarray(trees.identifiers).max()) + 1
    return Trees(
        np.concatenate([positions, positions, middles]), np.tile(trees.diameters, 3),
        np.concatenate([heights, np.maximum(stumps, LEAST_LOG), lengths]), np.tile(trees.species, 3),
        np.maximum(np.concatenate([energies, of_stumps, of_logs]), NOTHING),
        np.concatenate([trees.identifiers, first + np.arange(2 * count)]), trees.friction,
        np.concatenate([trees.azimuths, trees.azimuths, azimuths]),
    )  # fmt: skip


def _may_lie(terrain, trees, middles, lengths):
    """True for trees that stood, and whose log has ground below its middle."""
    has_ground = ~np.isnan(terrain.height(middles[:, 0], middles[:, 1]))
    return np.isnan(np.asarray(trees.azimuths)) & has_ground & (lengths > LEAST_LOG)


def _weakened(stock, breaks_in, count, remains, event):
    """The Trees with the strength that logs have at an event."""
    if remains is None or not remains.decay * remains.years > 0.0:
        return stock
    energies = np.array(stock.energies)
    for fallen in np.unique(breaks_in[:count]):
        if fallen >= 0:
            logs = 2 * count + np.flatnonzero(breaks_in[:count] == fallen)
            energies[logs] *= exp(-remains.decay * remains.years * float(event - fallen))
    return replace(stock, energies=np.maximum(energies, NOTHING))


def trees_left(trees: Trees, numbers: Array) -> Trees:
    """The Trees with these numbers."""
    fields = {name: np.asarray(getattr(trees, name))[numbers] for name in (
        "positions", "diameters", "heights", "species", "energies", "identifiers", "azimuths",
    )}  # fmt: skip
    return Trees(**fields, friction=trees.friction)


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
