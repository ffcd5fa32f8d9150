# SPDX-License-Identifier: GPL-2.0-or-later
"""Friction against pivoting where the ground does not resist rolling: Coulomb and Contensou, Leine and Glocker (2003).

A rock that stands on one corner and turns about the normal there meets no resistance if it touches in a point: it would
turn for ever. Real rocks touch on a patch. On an evenly loaded disc of radius a that turns at the rate w and slips at
the speed v friction has the couple

    M = 2/3 mu a P_N f(v / u)      u = a |w|: speed of its rim

with elliptic integrals (Leine and Glocker 2003, A set-valued force law for spatial Coulomb-Contensou friction): f is
1 - 3/4 q^2 for small q = v / u, 4 / (3 pi) at 1, and 3 / (8 q) for large q. Polynomials that keep these,

    f = 1 - 3/4 q^2 + (4 / (3 pi) - 1/4) q^4                             q < 1
    f = 3 / (8 q) (1 + 1 / (12 q^2) + (32 / (9 pi) - 13/12) / q^4)       q > 1

are within 1.5 % of the integral. So the couple fades where the corner slips, and where a rock turns on several
contacts, whose distance lets friction resist already. It acts only where a rock pivots more than it rolls, with more
spin about the normal than across it: of a rock that rolls the patch is ever new. What the turning takes from the
friction against slip is left out: it is of the order of u / v.

A rock may also turn in its place about an axis across the mean normal: between the sides of a gully or a pit, on two
corners through which the axis passes, or as a pendulum that hangs on them. Nothing slips there, and nothing would
resist. Each patch then takes from the spin about its own normal, and the couples add up as vectors.

The radius of the patch is PATCH of that of the rock, as between the rocks of a heap (heap/meetings.py).
"""

import math

from ..jit.kernels import inner_kernel
from ..rigid_body import quaternion
from .contacts import contact_velocity

DRILLING = 2.0 / 3.0  # couple of an evenly loaded disc without slip, in units of mu P_N times its radius
PATCH = 0.01  # radius of the patch, in radii of the rock
QUARTIC, SIXTH = 4.0 / (3.0 * math.pi) - 0.25, 32.0 / (9.0 * math.pi) - 13.0 / 12.0  # of f, below and above q = 1
IN_PLACE = 0.5  # a rock whose centre moves slower than this share of its radius times its spin does not roll
FADED = 40.0  # q from where on the couple is left out: less than a hundredth of it is left


@inner_kernel
def share_left(ratio):
    """Share of the couple that remains under slip, f; ``ratio``: speed of slip in units of that of the rim, q."""
    if ratio <= 1.0:
        square = ratio * ratio
        return 1.0 + square * (QUARTIC * square - 0.75)
    if ratio >= FADED:
        return 0.0
    square = 1.0 / (ratio * ratio)
    return 0.375 / ratio * (1.0 + square * (1.0 / 12.0 + SIXTH * square))


@inner_kernel
def rolls(impact, motion, square):
    """True where the centre of mass moves as fast as that of a rock that rolls; ``square``: of the spin, (rad/s)^2."""
    way = motion[0] * motion[0] + motion[1] * motion[1] + motion[2] * motion[2]
    return way > IN_PLACE * IN_PLACE * impact.radius * impact.radius * square


@inner_kernel
def pivoting_between(impact, contacts, motion):
    """Find the couple of the patches of a rock that turns in its place between several sides, as ``pivoting_of``.

    Each patch resists the spin about its own normal; the couples add up as vectors. The direction is that of their sum.
    """
    patch = PATCH * impact.radius
    velocities = motion[0], motion[1], motion[2], motion[3], motion[4], motion[5]
    pose = impact.midpoint
    mx, my, mz = 0.0, 0.0, 0.0
    for i in range(impact.count):
        p, normal = contacts[i]["percussion"][0], contacts[i]["direction"]
        if p > 0.0:
            x, y, z = quaternion.turn_back(
                (pose[3], pose[4], pose[5], pose[6]), (normal[0, 0], normal[0, 1], normal[0, 2])
            )
            about = x * motion[3] + y * motion[4] + z * motion[5]
            rim = patch * abs(about)
            if rim > impact.terms.tolerance:
                first = contact_velocity(contacts[i], 1, velocities)
                second = contact_velocity(contacts[i], 2, velocities)
                slip = math.sqrt(first * first + second * second)
                couple = DRILLING * contacts[i]["friction"] * patch * p * share_left(slip / rim)
                couple = math.copysign(couple, about)
                mx, my, mz = mx + couple * x, my + couple * y, mz + couple * z
    size = math.sqrt(mx * mx + my * my + mz * mz)
    if not size > 0.0:
        return 0.0, (0.0, 0.0, 1.0), 0.0
    mx, my, mz = mx / size, my / size, mz / size
    return size, (mx, my, mz), mx * motion[3] + my * motion[4] + mz * motion[5]


@inner_kernel
def pivoting_of(impact, contacts, motion):
    """The most that friction of the patches takes from the spin about the mean normal, N m s; that normal, in K; that
    spin, rad/s.

    ``impact``: Percussed. ``motion``: velocity and spin after the percussions, without the couple.
    """
    total, nx, ny, nz = 0.0, 0.0, 0.0, 0.0
    for i in range(impact.count):
        p, normal = contacts[i]["percussion"][0], contacts[i]["direction"]
        if p > 0.0 and contacts[i]["friction"] > 0.0:
            nx, ny, nz = nx + p * normal[0, 0], ny + p * normal[0, 1], nz + p * normal[0, 2]
    size = math.sqrt(nx * nx + ny * ny + nz * nz)
    if not size > 0.0:
        return 0.0, (0.0, 0.0, 1.0), 0.0
    _, _, _, e0, e1, e2, e3 = impact.midpoint
    nx, ny, nz = quaternion.turn_back((e0, e1, e2, e3), (nx / size, ny / size, nz / size))
    along = nx * motion[3] + ny * motion[4] + nz * motion[5]
    square = motion[3] * motion[3] + motion[4] * motion[4] + motion[5] * motion[5]
    if square > 2.0 * along * along:
        if rolls(impact, motion, square):
            return 0.0, (0.0, 0.0, 1.0), 0.0
        return pivoting_between(impact, contacts, motion)
    patch = PATCH * impact.radius
    rim = patch * abs(along)
    velocities = motion[0], motion[1], motion[2], motion[3], motion[4], motion[5]
    for i in range(impact.count):
        p = contacts[i]["percussion"][0]
        if p > 0.0 and rim > impact.terms.tolerance:  # slower than that nothing is known of slip
            first, second = contact_velocity(contacts[i], 1, velocities), contact_velocity(contacts[i], 2, velocities)
            slip = math.sqrt(first * first + second * second)
            total += DRILLING * contacts[i]["friction"] * patch * p * share_left(slip / rim)
    return total, (nx, ny, nz), along
