# SPDX-License-Identifier: GPL-2.0-or-later
"""Restitution, friction and rolling friction from single tests in the field. Ashayer (2007), appendix 2.

They are numbers of the rock and the surface of the test: of one point, not of a slope. ``search`` fits all parameters
of the ground to observed stops.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..arithmetic.circular import sin_cos
from ..arithmetic.power import pow

GRAVITY = 9.81  # m/s2


def restitution_of_rebounds(drop: float, rebounds: Sequence[float]) -> tuple[float, ...]:
    """e of each rebound of a rock that is dropped and lands without turning: e = (h_n / h_0)^(1 / 2n). Eq. A.2.1.

    Parameters
    ----------
    drop : height of the lowest point before the drop, h_0, m
    rebounds : heights of its first, second ... rebound, m; they must fall

    Raises
    ------
    ValueError
        For heights that are not positive, or that do not fall from one to the next.
    """
    heights = [_positive(drop, "drop"), *(_positive(height, "rebounds") for height in rebounds)]
    if len(heights) < 2 or any(after > before for before, after in zip(heights, heights[1:])):
        raise ValueError(f"rebounds: {list(rebounds)!r} after a drop of {drop!r} m; give heights that fall, in order.")
    return tuple(pow(height / heights[0], 0.5 / number) for number, height in enumerate(heights[1:], 1))


def friction_of_slide(slope: float, way: float, first: float, last: float) -> float:
    """mu of a block that slides down without turning: tan(slope) - (V1^2 - V0^2) / (2 g cos(slope) way). Eq. A.2.2.

    Parameters
    ----------
    slope : degrees
    way : between both velocities along the slope, m
    first, last : velocity at its beginning and end, m/s

    Raises
    ------
    ValueError
        For a slope that is no slope, a way that is not positive, or velocities that gravity and friction cannot give.
    """
    return _resistance(slope, way, first, last, 1.0)


def rolling_of_roll(slope: float, way: float, first: float, last: float, gyration: float) -> float:
    """mu_r of a round rock that rolls without slip, after Azzoni et al. (1995). Eq. A.2.3.

    tan(slope) - (1 + k^2) (V1^2 - V0^2) / (2 g cos(slope) way)

    Parameters
    ----------
    slope, way, first, last : as in ``friction_of_slide``
    gyration : radius of gyration about the axis of rolling over the radius: sqrt(0.4) of a sphere, sqrt(0.5) of a disc

    Raises
    ------
    ValueError
        As ``friction_of_slide``, and for a radius of gyration that is not between 0 and 1.
    """
    if not (isinstance(gyration, (int, float)) and 0.0 < gyration <= 1.0):
        raise ValueError(f"gyration: is {gyration!r}; give the radius of gyration over the radius, above 0, at most 1.")
    return _resistance(slope, way, first, last, 1.0 + gyration * gyration)


def _resistance(slope, way, first, last, inertia):
    if not (isinstance(slope, (int, float)) and 0.0 <= slope < 90.0):
        raise ValueError(f"slope: is {slope!r}; give degrees from 0 to below 90.")
    way, (sine, cosine) = _positive(way, "way"), sin_cos(slope * (math.pi / 180.0))
    if not (math.isfinite(first) and math.isfinite(last) and first >= 0.0 and last >= 0.0):
        raise ValueError(f"first, last: are {first!r} and {last!r}; give velocities of at least 0 m/s.")
    resistance = sine / cosine - inertia * (last * last - first * first) / (2.0 * GRAVITY * cosine * way)
    if resistance < 0.0:
        raise ValueError(
            f"last: {last!r} m/s after {way!r} m is more than gravity gives on {slope!r} degrees; check both."
        )
    return resistance


def _positive(value, name):
    if isinstance(value, bool) or not (isinstance(value, (int, float)) and math.isfinite(value) and value > 0.0):
        raise ValueError(f"{name}: is {value!r}; give a positive number of metres.")
    return float(value)
