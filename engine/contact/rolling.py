# SPDX-License-Identifier: GPL-2.0-or-later
"""Rolling resistance: what the ground takes from the spin, given as the published total. Ashayer (2007), section 4.5.

mu_r of the ground is the tangent of the slope on which rocks just go on rolling, corners included. A rock rolls on a
slope of that tangent at a steady speed if the resultant of the normal forces passes ahead of the centre of mass by

    D_r = mu_r R        R: radius of the sphere with the rock's surface area

The positions of the contacts alone make it pass ahead by

    D = - sum of P_i (r_i x n_i) . t / sum of P_i        t: direction of the spin across the normal

so what is missing is a couple of (D_r - max(D, 0)) per unit of percussion, where that is positive: a corner ahead of
the centre resists rolling by itself, the more so the sharper the rock is. A corner behind the centre drives the rock,
and does not change the resistance of the ground. The same law holds for lasting forces and for impacts.

mu_r is that of a rock of REFERENCE_MASS. A plate sinks by s under a weight m g, s^(3/2) ~ m g / (M_e sqrt(R)), and a
rigid wheel has mu_r ~ sqrt(s / R) (docs/ground.md), so mu_r is proportional to m^(1/9).

The ground resists pivoting about the normal too, with a couple of D_r: at a single corner nothing else does, and a
round rock that is kept from rolling would spin there for ever.

The couples of one step act at the beginning of the next, on the spin alone and before the contacts:

    (Theta + (l_r / |w_t'|) (1 - n n^T) + (l_n / |w_n'|) n n^T) w' = Theta w        l: sums of arm times percussion

The matrix that is added is positive semidefinite, so the couples only take energy, whatever the guesses of |w_t'| and
|w_n'| are. A part of the spin that its couple could reverse is removed. The contacts are solved afterwards, so no
velocity into the ground is left, and the impact law need not know of the couples. A ball rolls with

    alpha = (5/7) (R sin(psi) - D_r cos(psi)) g / R^2

on slopes steeper than mu_r. On gentler ones friction turns the ball a little in each step and the couple stops it
again: it creeps at 5/2 g h sin(psi) at most, a centimetre a second at 2 ms. A slow rock whose spin the couples have
stopped altogether in each step for a while is held by them, and counts as resting.
"""

import math

import numpy as np

from ..arithmetic.matrices import solve_3x3
from ..arithmetic.power import cbrt
from ..ground.parameters import ROLLING_RESISTANCE, SURFACE_ROUGHNESS
from ..jit.kernels import inner_kernel
from ..rigid_body import quaternion
from ..types import State

LEAST_MASS, GREATEST_MASS = 4.0, 6300.0  # kg, of the rocks whose rolling was measured; beyond, mu_r stays the same
MOST = 1e3  # times the inertia: what is added where a couple could reverse its part of the spin

ROLLING = np.dtype(
    [
        ("is_there", np.int64),  # 1 where some ground resists rolling
        # of the percussions since the last step began:
        ("moment", np.float64),  # the most that they take from the rolling spin, N m s
        ("pivot_moment", np.float64),  # and from the spin about their normal, N m s
        ("normal", np.float64, 3),  # their normal, times their size, in K, N s
        ("steps_held", np.int64),  # consecutive steps in which they stopped the spin altogether
    ]
)


def set_rolling(ground, out_rolling):
    """Whether the ground of a simulation resists rolling, in place. ``ground``: GroundGrid."""
    out_rolling["is_there"] = ground.table[:, [ROLLING_RESISTANCE, SURFACE_ROUGHNESS]].any()


@inner_kernel
def begin_rolling(out_rolling):
    """A run begins: no couples, in place."""
    forget_resistance(out_rolling)
    out_rolling["steps_held"] = 0


@inner_kernel
def copy_rolling(common, out_common):
    """Copy the record from one that has it to another, in place: before a step or a part that may be repeated."""
    out_common["rolling"] = common["rolling"]


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
def add_resistance(midpoint, spin, contacts, count, out_rolling):
    """Add the resistance of the first ``count`` contacts to the couples, in place. ``spin``: in K, after contact."""
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
        return
    _, _, _, e0, e1, e2, e3 = midpoint
    nx, ny, nz = quaternion.turn_back((e0, e1, e2, e3), (nx, ny, nz))
    tx, ty, tz, rate, _ = split((nx / size, ny / size, nz / size), spin)
    if rate > 0.0:
        ahead = -(mx * tx + my * ty + mz * tz) / rate  # N m s
        out_rolling["moment"] += max(0.0, weighted - max(0.0, ahead))
    out_rolling["pivot_moment"] += weighted
    out_normal = out_rolling["normal"]
    out_normal[0], out_normal[1], out_normal[2] = out_normal[0] + nx, out_normal[1] + ny, out_normal[2] + nz


@inner_kernel
def split(normal, spin):
    """The part of a spin across a unit normal, its size, and the part along it."""
    (nx, ny, nz), (wx, wy, wz) = normal, spin
    along = wx * nx + wy * ny + wz * nz
    tx, ty, tz = wx - along * nx, wy - along * ny, wz - along * nz
    return tx, ty, tz, math.sqrt(tx * tx + ty * ty + tz * tz), along


@inner_kernel
def coefficient(rate, couple, inertia):
    """l / |w'| for a part of the spin, |w'| a guess, and True if its couple stops it. ``inertia``: about its axis.

    At most MOST times the inertia, because Cramer's rule loses as many of sixteen digits as the square of that has.
    """
    if rate == 0.0:
        return 0.0, True
    left = rate - couple / inertia
    if not left * MOST * inertia > couple:
        return MOST * inertia, True
    return couple / left, False


@inner_kernel
def resisted_spin(body, roll, pivot, normal, spin):
    """Spin after couples of at most ``roll`` and ``pivot`` across and along a unit ``normal`` in K; zero where both
    parts stop."""
    a, b, c = body.inertia_x, body.inertia_y, body.inertia_z
    (nx, ny, nz), (wx, wy, wz) = normal, spin
    tx, ty, tz, rate, along = split(normal, spin)
    about = 1.0
    if rate > 0.0:
        about = (a * tx * tx + b * ty * ty + c * tz * tz) / (rate * rate)
    k, is_held = coefficient(rate, roll, about)
    q, is_still = coefficient(abs(along), pivot, a * nx * nx + b * ny * ny + c * nz * nz)
    if is_held and is_still:
        return 0.0, 0.0, 0.0
    q -= k
    return solve_3x3(
        (a + k + q * nx * nx, q * nx * ny, q * nx * nz),
        (q * nx * ny, b + k + q * ny * ny, q * ny * nz),
        (q * nx * nz, q * ny * nz, c + k + q * nz * nz),
        (a * wx, b * wy, c * wz),
    )  # fmt: skip


@inner_kernel
def forget_resistance(out_rolling):
    """Clear the couples of the step before, in place."""
    normal = out_rolling["normal"]
    out_rolling["moment"], out_rolling["pivot_moment"] = 0.0, 0.0
    normal[0], normal[1], normal[2] = 0.0, 0.0, 0.0


@inner_kernel
def resist_rolling(body, s, out_rolling):
    """The state with its spin resisted by the couples of the step before, which are used up; in place."""
    roll, pivot, normal = out_rolling["moment"], out_rolling["pivot_moment"], out_rolling["normal"]
    if not pivot > 0.0:
        out_rolling["steps_held"] = 0
        return s
    nx, ny, nz = normal[0], normal[1], normal[2]
    size = math.sqrt(nx * nx + ny * ny + nz * nz)
    forget_resistance(out_rolling)
    if not size > 0.0:
        return s
    wx, wy, wz = resisted_spin(body, roll, pivot, (nx / size, ny / size, nz / size), (s.wx, s.wy, s.wz))
    out_rolling["steps_held"] = out_rolling["steps_held"] + 1 if wx == wy == wz == 0.0 else 0
    return State(
        x=s.x, y=s.y, z=s.z, e0=s.e0, e1=s.e1, e2=s.e2, e3=s.e3, vx=s.vx, vy=s.vy, vz=s.vz,
        wx=wx, wy=wy, wz=wz, slippage=s.slippage,
    )  # fmt: skip
