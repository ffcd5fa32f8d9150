# SPDX-License-Identifier: GPL-2.0-or-later
"""A block that bounces on a plane, from impact to impact: exact parabolas, the gap's next root, one law a contact.

Coordinates: along the plane and normal to it. Set-up of Ashayer (2007), section 6.2.2, l.2050, Fig. 6.1: the centre
starts 3 m vertically above the plane, falling at 10 m/s, moving level down the slope.
"""

import math
from typing import NamedTuple

import numpy as np
from scipy.optimize import brentq

from talus.engine.research.sections import FRICTION, RESTITUTION

GRAVITY, HEIGHT, FALL = 9.81, 3.0, -10.0
# Times after an impact at which the gap is looked at, s: from a micro-bounce to long flights, in two parts.
SOON = np.concatenate([np.geomspace(1e-9, 1e-3, 60)[:-1], np.arange(1e-3, 0.5, 5e-4)])
LATE = np.arange(SOON[-1], 12.0, 5e-4)


class Bounces(NamedTuple):
    """One entry an impact."""

    time: np.ndarray  # s
    level: np.ndarray  # horizontal way of the centre since the launch, m
    along: np.ndarray  # way along the plane, m
    energy: np.ndarray  # R_E,Tot after the impact, eq. 2.2.6
    apex: np.ndarray  # largest distance of the centre from the plane in the flight after it, m
    normal: np.ndarray  # velocity of the centre normal to the plane after it, m/s
    first: float  # the same before the first impact
    v1: np.ndarray  # along the plane after it, m/s


def bounce(strike, block, theta, slope, level_speed, impacts, restitution=RESTITUTION, friction=FRICTION):
    """Follow one block. theta: to the plane, rad; slope: rad."""
    sine, cosine, k2 = math.sin(slope), math.cos(slope), block.radius_squared
    a1, a3 = GRAVITY * sine, -GRAVITY * cosine
    # from (level down the slope, up) to (along, normal)
    x, z = -HEIGHT * sine, HEIGHT * cosine
    start = x
    v1, v3, w = level_speed * cosine - FALL * sine, level_speed * sine + FALL * cosine, 0.0
    launch = 0.5 * (v1 * v1 + v3 * v3) + GRAVITY * HEIGHT
    rows, t, first = [], 0.0, None
    for _ in range(impacts):
        flight = next_contact(block, theta, z, v3, a3, w)
        if rows:
            rows[-1] += (highest(z, v3, a3, flight),)
        x, z, theta = x + flight * (v1 + 0.5 * a1 * flight), z + flight * (v3 + 0.5 * a3 * flight), theta - w * flight
        v1, v3, t = v1 + a1 * flight, v3 + a3 * flight, t + flight
        first = v3 if first is None else first
        v1, v3, w = strike((v1, v3), w, block.lever(theta), k2, restitution, friction)
        up = z * cosine - x * sine  # over the point of the plane below the launch
        level = (x - start) * cosine + (z - HEIGHT * cosine) * sine
        kinetic = 0.5 * (v1 * v1 + v3 * v3 + k2 * w * w)
        rows.append((t, level, x - start, (kinetic + GRAVITY * up) / launch, v3, v1))
    rows[-1] += (highest(z, v3, a3, next_contact(block, theta, z, v3, a3, w)),)
    t, level, along, energy, normal, v1, apex = np.array(rows).T
    return Bounces(t, level, along, energy, apex, normal, first, v1)


def highest(z, v3, a3, flight):
    """Largest distance of the centre from the plane in a flight that may end before its apex, m."""
    return z if v3 <= 0.0 else z + (-0.5 * v3 * v3 / a3 if -v3 / a3 < flight else flight * (v3 + 0.5 * a3 * flight))


def next_contact(block, theta, z, v3, a3, w):
    """Time to the next contact with the plane, s."""

    def gap(t):
        return z + t * (v3 + 0.5 * a3 * t) - block.height(theta - w * t)

    if gap(SOON[0]) <= 0.0:  # a corner of the face that just met the plane goes on into it
        return SOON[0]
    for times in (SOON, LATE):
        above = gap(times) > 0.0
        if not above.all():
            below = int(np.argmin(above))
            return brentq(gap, times[below - 1], times[below], xtol=1e-14)
    raise ValueError(f"bounces: the block is still in flight after {LATE[-1]} s.")
