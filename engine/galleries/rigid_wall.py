# SPDX-License-Identifier: GPL-2.0-or-later
"""A rigid wall: the force of a rock that is stopped within a distance, and what passes above or is too strong.

A rock of the energy E that a force stops over the distance p has

    mean force            F = E / p
    largest force         F_max = k E / p

    pulse in time     steady 1     triangle 2     falling 4/3     rising 8/3

Derived: m v is the area of the pulse, p its path; a falling pulse ends a third of v t after the touch, a rising one
two thirds. No published rule gives the energy that a rigid wall takes: the resistance is the user's, and without it
the check is open.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..choices import STOPPING_PULSES
from ..statistics.order_statistics import share_interval

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike

PULSES = dict(zip(STOPPING_PULSES, (1.0, 2.0, 4.0 / 3.0, 8.0 / 3.0)))


class Wall(NamedTuple):
    """Properties of a rigid wall; NaN where they are not known."""

    height: float  # m
    resistance: float = math.nan  # energy that it takes, J
    freeboard: float = math.nan  # strip below the top that no rock may hit, m


class WallCheck(NamedTuple):
    """Outcome of some rocks at a wall."""

    passing: int
    over: int  # their lowest point passes above the top
    over_low: float  # bounds of that share, 95 % confidence; NaN without a rock
    over_high: float
    in_freeboard: int | None  # not over, highest point above the top less the freeboard; None without a freeboard
    too_strong: int | None  # not over, with more energy than the wall takes; None without a resistance

    @property
    def passes(self) -> bool | None:
        """True where no rock is over, in the freeboard or too strong; None where one of them is not known."""
        if self.over or self.in_freeboard or self.too_strong:
            return False
        return None if not self.passing or None in (self.in_freeboard, self.too_strong) else True


def stopping_force(energy: ArrayLike, distance: float, pulse: str) -> Array:
    """Largest force (n,), N, on what stops rocks with the energies (n,), J, over a distance, m.

    Raises
    ------
    ValueError
        For a pulse that is not in PULSES, or a distance that is not positive.
    """
    if pulse not in PULSES:
        raise ValueError(f"pulse: {pulse!r} is not known; known are {', '.join(PULSES)}.")
    if not (math.isfinite(distance) and distance > 0.0):
        raise ValueError(f"stopping distance: it is {distance} m; give a positive number.")
    return PULSES[pulse] * np.asarray(energy, np.float64) / distance


def check_wall(lowest: ArrayLike, highest: ArrayLike, energy: ArrayLike, wall: Wall) -> WallCheck:
    """The WallCheck of rocks; ``lowest``, ``highest``: (n,) of their points above the ground, m; energy: (n,), J."""
    lowest, highest, energy = (np.asarray(values, np.float64) for values in (lowest, highest, energy))
    is_over = lowest > wall.height
    over = int(np.count_nonzero(is_over))
    low, high = share_interval(over, is_over.size) if is_over.size else (math.nan, math.nan)
    in_freeboard = too_strong = None
    if not math.isnan(wall.freeboard):
        in_freeboard = int(np.count_nonzero(~is_over & (highest > wall.height - wall.freeboard)))
    if not math.isnan(wall.resistance):
        too_strong = int(np.count_nonzero(~is_over & (energy > wall.resistance)))
    return WallCheck(is_over.size, over, float(low), float(high), in_freeboard, too_strong)
