# SPDX-License-Identifier: GPL-2.0-or-later
"""Rolling resistance: how large the couples are with which the ground resists the spin. Ashayer (2007), section 4.5.

mu_r is the tangent of the slope on which rocks just go on rolling, corners included:

    mu_r = mu_0 + d / 2R         R: radius of the sphere with the rock's surface area

mu_0 is that of smooth ground and the same at every size, as the pressure on ground that resists by friction grows in
proportion to depth; d is the height of what stands out of the ground, in metres, over which a small rock climbs and a
large one rolls (Kirkby and Statham 1975; docs/surface_roughness.md). It was measured on rocks of LEAST_MASS to
GREATEST_MASS; beyond, mu_r stays what it is there.

A rock rolls on a slope of the tangent mu_r at a steady speed if the resultant of the normal forces passes ahead of the
centre of mass by

    D_r = mu_r R = mu_0 R + d / 2

The positions of the contacts alone make it pass ahead by

    D = - sum of P_i (r_i x n_i) . t / sum of P_i        t: direction of the spin across the normal

so what is missing is a couple of (D_r - max(D, 0)) per unit of percussion, where that is positive: a corner ahead of
the centre resists rolling by itself, the more so the sharper the rock is. A corner behind the centre drives the rock,
and does not change the resistance of the ground. The same law holds for lasting forces and for impacts.

The ground resists pivoting about the normal too, with a couple of D_r: at a single corner nothing else does, and a
round rock that is kept from rolling would spin there for ever. How the couples act: contact/couples.py.
"""

import math
from typing import NamedTuple

import numpy as np

from ..arithmetic.power import cbrt
from ..ground.parameters import ROLLING_RESISTANCE, SURFACE_ROUGHNESS
from ..jit.kernels import inner_kernel
from ..rigid_body import quaternion

LEAST_MASS, GREATEST_MASS = 4.0, 6300.0  # kg, of the rocks whose rolling was measured; beyond, mu_r stays the same

ROLLING = np.dtype(
    [
        ("is_there", np.int64),  # 1 where some ground resists rolling
    ]
)


class Couples(NamedTuple):
    """The couples with which the percussions of a step resist the spin."""

    roll: float  # the most that they take from the rolling spin, N m s
    pivot: float  # and from the spin about the normal, N m s
    normal: tuple  # mean unit normal of the percussions, in K
    rate: float  # of the spin across it, rad/s
    along: float  # of the spin about it, rad/s


def set_rolling(ground, out_rolling):
    """Set, in place, whether the ground of a simulation resists rolling. ``ground``: GroundGrid."""
    out_rolling["is_there"] = ground.table[:, [ROLLING_RESISTANCE, SURFACE_ROUGHNESS]].any()


@inner_kernel
def mean_radius(body):
    """Radius of the sphere that has the rock's surface area, m."""
    return math.sqrt(body.mean_area / math.pi)


@inner_kernel
def roughness_share(body):
    """D_r of a rock for each metre of surface roughness: 1/2, and outside the data what keeps mu_r constant, -."""
    known = min(max(body.mass, LEAST_MASS), GREATEST_MASS)
    return 0.5 if known == body.mass else 0.5 * cbrt(body.mass / known)


@inner_kernel
def couples_of(midpoint, contacts, count, spin):
    """The Couples of the first ``count`` contacts for a rock with this ``spin`` in K. ``midpoint``: a Pose."""
    total, weighted = 0.0, 0.0
    nx, ny, nz, mx, my, mz = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for i in range(count):
        p = contacts[i]["percussion"][0]
        if not p > 0.0:
            continue
        normal, turning = contacts[i]["direction"], contacts[i]["lever"]
        total, weighted = total + p, weighted + p * contacts[i]["rolling"]
        nx, ny, nz = nx + p * normal[0, 0], ny + p * normal[0, 1], nz + p * normal[0, 2]
        mx, my, mz = mx + p * turning[0, 0], my + p * turning[0, 1], mz + p * turning[0, 2]
    size = math.sqrt(nx * nx + ny * ny + nz * nz)
    if not (weighted > 0.0 and size > 0.0):
        return Couples(0.0, 0.0, (0.0, 0.0, 1.0), 0.0, 0.0)
    _, _, _, e0, e1, e2, e3 = midpoint
    nx, ny, nz = quaternion.turn_back((e0, e1, e2, e3), (nx / size, ny / size, nz / size))
    tx, ty, tz, rate, along = split((nx, ny, nz), spin)
    roll = 0.0
    if rate > 0.0:
        ahead = -(mx * tx + my * ty + mz * tz) / rate  # N m s
        roll = max(0.0, weighted - max(0.0, ahead))
    return Couples(roll, weighted, (nx, ny, nz), rate, along)


@inner_kernel
def split(normal, spin):
    """The part of a spin across a unit normal, its size, and the part along it."""
    (nx, ny, nz), (wx, wy, wz) = normal, spin
    along = wx * nx + wy * ny + wz * nz
    tx, ty, tz = wx - along * nx, wy - along * ny, wz - along * nz
    return tx, ty, tz, math.sqrt(tx * tx + ty * ty + tz * tz), along
