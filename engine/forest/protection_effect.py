# SPDX-License-Identifier: GPL-2.0-or-later
"""Protective effect of a forest at a line or an object, from simulations with and without it.

    B = 1 - n_f / n_0                   barrier effect: fewer rocks
    M = 1 - E95_f / E95_0               less energy of the strongest
    O = 1 - sum E_f / sum E_0           both together

n rocks and E energies at the line, of the same releases and seeds, f with and 0 without the forest; E95 the 95th
percentile. These are our own: the formulas of BARI, MIRI and ORPI (Dupire et al. 2016) were not read.

A stand protects an object from the rocks that reach the object without the forest, and with it stop in the stand.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from ..hints import ArrayLike

SHARE = 0.95


class Effect(NamedTuple):
    """B, M and O; NaN where nothing comes without the forest, M where nothing comes with it."""

    without: int  # rocks
    with_forest: int
    fewer: float
    weaker: float
    both: float


def effect(energies_without: ArrayLike, energies_with: ArrayLike) -> Effect:
    """The Effect from energies (n,), (m,) of the rocks at a line, in one unit."""
    bare, wooded = (np.asarray(values, np.float64) for values in (energies_without, energies_with))
    if not bare.size:
        return Effect(0, wooded.size, math.nan, math.nan, math.nan)
    weaker = 1.0 - float(np.quantile(wooded, SHARE) / np.quantile(bare, SHARE)) if wooded.size else math.nan
    whole = float(np.cumsum(wooded)[-1]) if wooded.size else 0.0
    return Effect(
        bare.size, wooded.size, 1.0 - wooded.size / bare.size, weaker, 1.0 - whole / float(np.cumsum(bare)[-1])
    )


def protecting(
    reached_without: Iterable[tuple[Any, Any]], reached_with: Iterable[tuple[Any, Any]], stopped_in: Mapping[Any, Any]
) -> dict[tuple[Any, Any], int]:
    """{(stand, object): runs}: of the runs that reach an object only without the forest, where they stop with it.

    Parameters
    ----------
    reached_without, reached_with : sets of (run, object), the same runs without and with the forest
    stopped_in : run -> stand in which it stops with the forest; a run that is not in it stops in none (None)
    """
    counts: dict[tuple[Any, Any], int] = {}
    for run, thing in sorted(set(reached_without) - set(reached_with)):
        key = stopped_in.get(run), thing
        counts[key] = counts.get(key, 0) + 1
    return counts
