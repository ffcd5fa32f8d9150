# SPDX-License-Identifier: GPL-2.0-or-later
"""Run-out down a slope profile by the impact models of earlier programs (planar_runs.py).

For those who have to set a new study against an old one, and never for an assessment. Each rock becomes an ellipse in
the plane of the profile: of the ellipsoid with the rock's volume and the ratios of its moments of inertia it shows the
longest and the middle axis, so that it turns about its axis of largest inertia, as rocks do that roll on.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic.power import cbrt
from ..choices import EARLIER_MODELS
from .planar_runs import Coefficients, throw
from .planar_runs import Rock as Ellipse

if TYPE_CHECKING:
    from ..hints import Array, Cancelling, Progress, Rock
    from .slope_profile import Profile

# Ashayer (2007), table 6.5: friction and rolling friction of hard rock
ROCK_FACE = {"friction": "normal(0.25, 0.05, 0.2, 0.3)", "rolling": "normal(0.40, 0.05, 0.35, 0.45)"}
# what each model calls restitution, on rock: that of table 6.5, the share of the energy kept (Azzoni et al.), and
# R_n and R_t of bedrock (Pfeiffer and Bowen); the last two are in table A.1.1
PUBLISHED = dict(zip(EARLIER_MODELS, (
    Coefficients("normal(0.35, 0.05, 0.3, 0.4)", **ROCK_FACE),
    Coefficients("normal(0.35, 0.05, 0.3, 0.4)", **ROCK_FACE),
    Coefficients("uniform(0.75, 0.9)", **ROCK_FACE),
    Coefficients("uniform(0.33, 0.37)", tangential=0.85, **ROCK_FACE),
)))  # fmt: skip


class Start(NamedTuple):
    """Start of rocks on a profile."""

    places: Sequence[float]  # m, along the profile
    height: float  # of the lowest point above the ground, m
    slowest: float  # m/s, horizontal; velocities are spread evenly
    fastest: float


def ellipse_axes(rock: Rock) -> tuple[float, float]:
    """Length of the longest axis of the rock's ellipsoid [m], and its ratio to the middle one."""
    moments = np.sort(np.asarray(rock.inertia, np.float64))
    squares = moments[0] + moments[1] + moments[2] - 2.0 * moments  # of the half axes, longest first, but for a factor
    longest, middle, shortest = np.sqrt(np.maximum(squares, 1e-12 * squares[0]))
    size = cbrt(0.75 * rock.volume / (math.pi * longest * middle * shortest))
    return float(2.0 * size * longest), float(longest / middle)


def farthest_by_model(
    line: Profile,
    rocks: Sequence[Rock],
    start: Start,
    model: str,
    runs: int,
    restitution: object = None,
    friction: object = None,
    rolling: object = None,
    seed: int = 0,
    cancelled: Cancelling | None = None,
    progress: Progress | None = None,
) -> Array:
    """Farthest distance [m] of each run, at least ``runs`` of them in equal parts from all places and with all rocks.

    Restitution, friction and rolling friction: numbers, or texts of distributions; None: as PUBLISHED.
    Raises ValueError whose message begins with the name of what is wrong, and Cancelled.
    """
    given = {"restitution": restitution, "friction": friction, "rolling": rolling}
    coefficients = PUBLISHED[model]._replace(**{name: value for name, value in given.items() if value is not None})
    speed = float(start.slowest)
    if start.fastest > start.slowest:
        speed = f"uniform({float(start.slowest)!r}, {float(start.fastest)!r})"
    groups = [(axes, float(start_x)) for axes in map(ellipse_axes, rocks) for start_x in start.places]
    each, ends = math.ceil(runs / len(groups)), []
    for number, ((length, ratio), x_start) in enumerate(groups):
        ellipse = Ellipse(length, ratio, x_start, float(start.height), speed)
        ends.append(throw(line, ellipse, coefficients, model, each, seed + number, cancelled=cancelled).farthest)
        if progress is not None:
            progress((number + 1) / len(groups))
    return np.concatenate(ends)


def share_beyond(farthest: Array, x: Array) -> Array:
    """Share of the runs that go at least as far as each x."""
    return 1.0 - np.searchsorted(np.sort(farthest), x, side="left") / farthest.size
