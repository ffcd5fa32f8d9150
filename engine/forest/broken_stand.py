# SPDX-License-Identifier: GPL-2.0-or-later
"""A stand from event to event: which stems are broken, and the stumps and logs that they leave.

    remains     a stem that breaks may leave a stump of a height, and a log of the rest of it that lies from there in a
                direction drawn once for each tree. A log takes a share of what the stem took, less by exp(-r t) after
                t years; what breaks it or the stump takes it away

Height of stumps, strength of logs and rate of decay were not found in a source: they are the user's.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from ..arithmetic import arrays
from ..arithmetic.exponential import exp
from ..obstacles.trees import Trees

FALLS = 0x108  # stream of the directions in which trees fall
FULL_TURN = 2.0 * np.pi
LEAST_LOG = 0.5  # m, shorter ones are left out
NOTHING = 1e-3  # J, that what is not there takes


class Remains(NamedTuple):
    """Stumps and logs that broken stems leave behind."""

    stump_height: float  # m; 0: no stumps
    log_strength: float = 0.0  # share of what the stem took; 0: no logs
    decay: float = 0.0  # r, 1/year, of the strength of logs
    years: float = 0.0  # between two events


class BrokenStand:
    """The trees of one sequence of events. Of n trees, numbers up to n are stems, up to 2 n stumps, up to 3 n logs.

    Raises ValueError for remains out of range.
    """

    def __init__(self, terrain, trees, remains, seed, sequence):
        self.count, self.remains = len(trees), remains
        self.stock = with_remains(terrain, trees, remains, seed, sequence)
        self.breaks_in = np.full(3 * self.count, -1)
        self.is_there = np.arange(len(self.stock)) < self.count
        self.was_there = self.is_there.copy()

    @property
    def standing(self):
        """Numbers of what is there."""
        return np.flatnonzero(self.is_there)

    def trees(self, event):
        """The Trees of all numbers with the strength that they have at an event, and which of them are there."""
        return replace(weakened(self.stock, self.breaks_in, self.count, self.remains, event), present=self.is_there)

    def take(self, broken, event):
        """Take away what was broken in an event, and leave what remains of stems, in place."""
        self.is_there[broken] = False
        self.breaks_in[broken] = event
        stems = broken[broken < self.count]
        for part in (1, 2):  # stumps and logs, where there are such
            left = part * self.count + stems
            self.is_there[left[left < len(self.stock)]] = True
        self.is_there &= np.asarray(self.stock.energies) > NOTHING
        self.was_there |= self.is_there

    @property
    def lost_after(self):
        """(trees,) number of the event, from 1, that broke each stem; 0: it stands."""
        return self.breaks_in[: self.count] + 1


def with_remains(terrain, trees, remains, seed, sequence):
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
    stood = np.isnan(np.asarray(trees.azimuths)) | ~np.isnan(np.asarray(trees.leans))
    # what lies leaves no stump, nor does a stump that breaks
    of_stumps = np.where(stood & (heights > stumps) & (stumps > 0.0), energies, 0.0)
    first = int(np.asarray(trees.identifiers).max()) + 1
    return Trees(
        np.concatenate([positions, positions, middles]), np.tile(trees.diameters, 3),
        np.concatenate([heights, np.maximum(stumps, LEAST_LOG), lengths]), np.tile(trees.species, 3),
        np.maximum(np.concatenate([energies, of_stumps, of_logs]), NOTHING),
        np.concatenate([trees.identifiers, first + np.arange(2 * count)]), trees.friction,
        np.concatenate([trees.azimuths, trees.azimuths, azimuths]),
        np.concatenate([trees.leans, trees.leans, np.full(count, np.nan)]), offsets=trees.offsets,
    )  # fmt: skip


def _may_lie(terrain, trees, middles, lengths):
    """True for trees that stood, and whose log has ground below its middle."""
    has_ground = ~np.isnan(terrain.height(middles[:, 0], middles[:, 1]))
    stood = np.isnan(np.asarray(trees.azimuths)) | ~np.isnan(np.asarray(trees.leans))
    return stood & has_ground & (lengths > LEAST_LOG)


def weakened(stock, breaks_in, count, remains, event):
    """The Trees with the strength that logs have at an event."""
    if remains is None or not remains.decay * remains.years > 0.0:
        return stock
    energies = np.array(stock.energies)
    for fallen in np.unique(breaks_in[:count]):
        if fallen >= 0:
            logs = 2 * count + np.flatnonzero(breaks_in[:count] == fallen)
            energies[logs] *= exp(-remains.decay * remains.years * float(event - fallen))
    return replace(stock, energies=np.maximum(energies, NOTHING))
