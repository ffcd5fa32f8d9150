# SPDX-License-Identifier: GPL-2.0-or-later
"""Stems that are lost before a simulation begins, by a cut, a storm or bark beetles.

    how many    round(share n) of the n stems that stand; logs that lie stay
    which       random: those with the smallest numbers of a stream of their own; thickest, thinnest: by diameter,
                among equals by these numbers
    remains     the stumps and logs of broken stems (broken_stand.py), where they are asked for

So what is lost with a share is lost with any larger one too, whatever else is drawn in the simulation. That stems of
all sizes go alike, or the thickest first, is the user's choice: no rule for it is published.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic.exponential import exp
from ..choices import LOST_FIRST
from .broken_stand import NOTHING, Remains, with_remains

if TYPE_CHECKING:
    from ..ground.terrain import Terrain
    from ..obstacles.trees import Trees

LOST = 0x1057  # stream of the stems that are lost
BEFORE_ALL = 2**31  # number of the sequence in whose directions they fall; events have smaller ones
RANDOM, THICKEST, THINNEST = LOST_FIRST


class Loss(NamedTuple):
    """Loss of stems: its share, its order and what it leaves."""

    share: float  # of the stems that stand, 0 to 1
    first: str = RANDOM  # one of choices.LOST_FIRST
    remains: Remains | None = None  # years: since they were lost


class Thinned(NamedTuple):
    """A stand after a loss."""

    trees: Trees | None  # what stands and lies; None where nothing is left
    lost: int  # stems
    basal_share: float  # of the basal area, that is lost


def lose_stems(terrain: Terrain, trees: Trees, loss: Loss, seed: int = 0) -> Thinned:
    """Take a share of the stems away.

    Raises
    ------
    ValueError
        For a share outside 0 to 1, an unknown order, or remains out of range.
    """
    if not (math.isfinite(loss.share) and 0.0 <= loss.share <= 1.0):
        raise ValueError(f"lost stems: the share is {loss.share}; give a number from 0 to 1.")
    if loss.first not in LOST_FIRST:
        raise ValueError(f"lost stems: {loss.first!r} is not known; known are {', '.join(LOST_FIRST)}.")
    stems = np.flatnonzero(np.isnan(trees.azimuths) | ~np.isnan(trees.leans))
    lost = _in_order(trees, loss.first, seed)
    lost = np.sort(lost[np.isin(lost, stems)][: math.floor(loss.share * stems.size + 0.5)])
    if not lost.size:
        return Thinned(trees, 0, 0.0)
    squares = np.multiply(trees.diameters, trees.diameters)
    share = float(np.sum(squares[lost]) / np.sum(squares[stems]))
    left = np.setdiff1d(np.arange(len(trees)), lost)
    if loss.remains is None:
        return Thinned(trees.some(left) if left.size else None, lost.size, share)
    numbers = np.concatenate([left, lost + len(trees), lost + 2 * len(trees)])
    stock = with_remains(terrain, trees, loss.remains, seed, BEFORE_ALL)
    energies = np.array(stock.energies)
    energies[2 * len(trees) :] *= exp(-loss.remains.decay * loss.remains.years)
    numbers = numbers[energies[numbers] > NOTHING]
    stock = replace(stock, energies=np.maximum(energies, NOTHING))
    return Thinned(stock.some(numbers) if numbers.size else None, lost.size, share)


def _in_order(trees, first, seed):
    """Numbers of all trees, the first to be lost first."""
    chance = np.random.Generator(np.random.Philox(np.random.SeedSequence([int(seed), LOST]))).random(len(trees))
    size = {RANDOM: 0.0, THICKEST: -1.0, THINNEST: 1.0}[first] * np.asarray(trees.diameters)
    return np.lexsort([chance, size])
