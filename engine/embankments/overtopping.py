# SPDX-License-Identifier: GPL-2.0-or-later
"""Does a rock pass over an embankment? Passing heights against the crest, and how high a rolling rock climbs.

A sphere that rolls at v down a slope of angle theta meets a face of angle beta; the way turns by delta = theta + beta.
Plastic impact, energy of the centre of mass and of the rotation turned into height of the centre:

    no slip          v' = v (2 + 5 cos delta) / 7      h = 7 v'^2 / (10 g)
                     needs a friction of (2/7) tan(delta / 2) at the impact and of (2/7) tan(beta) on the face
    no friction      v' = v cos delta, 0 from delta = 90 degrees on          h = v'^2 / (2 g)

Both are derived: the angular momentum about the point of contact with the face stays the same in the impact, which
gives the first; without friction only the velocity along the face stays. Sphere of inertia 2 m R^2 / 5, angles in
degrees. Resistance to rolling is left out, so h is the most that a sphere climbs. An angular rock climbs less: it
loses energy at each of its corners.

At the crest line a rock goes over if its lowest point passes above the crest; it comes within the freeboard if its
highest point passes above the crest less the freeboard. Freeboard is a number of the user's: what codes ask for was
not seen in a source.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..statistics.order_statistics import share_interval

if TYPE_CHECKING:
    from ..hints import Array

GRAVITY = 9.81  # m/s2


class Climb(NamedTuple):
    """Motion of a sphere up a face."""

    velocity: np.ndarray  # along the face after the impact, m/s
    height: np.ndarray  # that its centre climbs, m
    friction: float  # that this takes, 0 without


class Overtopping(NamedTuple):
    """Rocks at the crest line."""

    passing: int
    over: int  # above the crest, whole
    in_freeboard: int  # not over, and not below the freeboard
    low: float  # bounds of the share that goes over, 95 % confidence
    high: float

    @property
    def share(self):
        """That goes over; NaN without a rock."""
        return self.over / self.passing if self.passing else math.nan


def rolling_climb(velocity: Array, slope: Array, face: float, gravity: float = GRAVITY) -> Climb:
    """Climb of a sphere that rolls without slipping; ``slope`` and ``face`` in degrees."""
    turn = math.radians(slope + face)
    after = np.maximum(np.asarray(velocity, np.float64) * (2.0 + 5.0 * math.cos(turn)) / 7.0, 0.0)
    friction = max(math.tan(0.5 * turn), math.tan(math.radians(face))) * 2.0 / 7.0
    return Climb(after, 0.7 * after**2 / gravity, friction)


def sliding_climb(velocity: Array, slope: Array, face: float, gravity: float = GRAVITY) -> Climb:
    """Climb of a rock without friction and rotation; ``slope`` and ``face`` in degrees."""
    after = np.asarray(velocity, np.float64) * max(math.cos(math.radians(slope + face)), 0.0)
    return Climb(after, 0.5 * after**2 / gravity, 0.0)


def overtopping(lowest: Array, highest: Array, crest: Array, freeboard: float) -> Overtopping:
    """Overtopping of rocks that pass a crest line.

    Parameters
    ----------
    lowest, highest : (n,) heights of the lowest and the highest point above the ground below the line, m
    crest : (n,) height of the crest above the same ground, m
    freeboard : m
    """
    is_over = lowest > crest
    over = int(np.count_nonzero(is_over))
    in_freeboard = int(np.count_nonzero(~is_over & (highest > crest - freeboard)))
    low, high = share_interval(over, is_over.size) if is_over.size else (math.nan, math.nan)
    return Overtopping(is_over.size, over, in_freeboard, low, high)
