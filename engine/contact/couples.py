# SPDX-License-Identifier: GPL-2.0-or-later
"""Couples of rolling resistance: they act in the step of the percussions that make them, at the spin after it.

The couples C of one step (rolling.py) belong to its percussions P and oppose the spin w' at its end, as friction
opposes the velocity of slip:

    Theta (w' - w_free) = L P + C,     C_t = - l_r w_t' / |w_t'|, or |C_t| <= l_r where w_t' = 0;  C_n with l_n alike

l_r and l_n are sums of arm times percussion. The work of P and C together at the velocities after the step is never
positive, so neither scheme nor order of splitting can gain energy. With C = -k w_t' - q w_n' it reads

    (Theta + k (1 - n n^T) + q n n^T) w' = Theta w_free + L P

which any impact law solves with the inertia on the left. The matrix that is added is positive semidefinite, so the
couples only take energy, whatever k and q are. They are found in rounds:

    1   without couples: percussions, and the rates |w_t|, |w_n| that the spin has then
    2   k = l / |w'| with |w'| = rate - l / I, I the inertia of a rock that rolls; held where that is not positive
    3   I again, from what the couple has changed, I = k |w'| / (rate - |w'|), until the couple is right

within ACCURACY. A couple may open the very contact that makes it; then the rounds go half way, and a couple that is
left without percussion does not act. A rock whose spin is held altogether does not turn: there it is solved as a point
of its mass. A ball rolls with

    alpha = (5/7) (R sin(psi) - D_r cos(psi)) g / R^2

on slopes steeper than mu_r. On gentler ones it stays where it is.
"""

from typing import Any, NamedTuple

import numpy as np

from ..arithmetic.filling import fill_rows
from ..arithmetic.matrices import solve_3x3
from ..jit.kernels import inner_kernel
from .contacts import delassus_block
from .laws import call_law
from .pivoting import pivoting_of
from .rolling import Couples, couples_of, split

COUPLES = np.dtype(
    [
        ("inverse_inertia", np.float64, (3, 3)),  # of a rock whose spin the couples resist, 1/(kg m2)
    ]
)
MOST = 1e3  # times the inertia: what is added where a couple could reverse its part of the spin
ACCURACY = 1e-2  # of a couple, relative to that of its percussions
ROUNDS = 6  # at most


class Percussed(NamedTuple):
    """The contacts of a step whose percussions are sought, and the rock."""

    law: Any  # pointer to the impact law
    inertia: tuple  # principal moments, kg m2
    gyration: tuple  # (p, q, r) of the explicit scheme's skew part of Theta, zeros for the implicit one
    mass: float  # kg
    radius: float  # m
    midpoint: tuple  # Pose
    count: int  # contacts in use
    terms: Any  # Terms of the step
    reference: tuple  # motion before the impact


@inner_kernel
def coefficient(rate, couple, inertia, own):
    """l / |w'| for a part of the spin, |w'| what the couple leaves, and True if it stops it.

    ``inertia``: what the rock in its contacts opposes to the couple; ``own``: the rock alone. At most MOST times the
    latter, because Cramer's rule loses as many of sixteen digits as the square of that has.
    """
    if rate == 0.0:
        return 0.0, True
    left = rate - couple / inertia
    if not left * MOST * own > couple:
        return MOST * own, True
    return couple / left, False


@inner_kernel
def inertia_about(inertia, normal, spin):
    """Moments of inertia about the direction of the spin across a unit ``normal`` in K, and about the normal, kg m2."""
    a, b, c = inertia
    nx, ny, nz = normal
    tx, ty, tz, rate, _ = split(normal, spin)
    across = (a * tx * tx + b * ty * ty + c * tz * tz) / (rate * rate) if rate > 0.0 else 1.0
    return across, a * nx * nx + b * ny * ny + c * nz * nz


@inner_kernel
def resisted_inertia(impact, normal, k, q, free_spin, out_inverse):
    """Inverse of Theta + k (1 - n n^T) + q n n^T, in place, and the free spin that the couples leave."""
    (a, b, c), (p, s, r), (nx, ny, nz), (wx, wy, wz) = impact.inertia, impact.gyration, normal, free_spin
    more = q - k
    first = a + k + more * nx * nx, more * nx * ny - r, more * nx * nz + s
    second = more * nx * ny + r, b + k + more * ny * ny, more * ny * nz - p
    third = more * nx * nz - s, more * ny * nz + p, c + k + more * nz * nz
    for i in range(3):
        x, y, z = solve_3x3(
            first, second, third, (1.0 if i == 0 else 0.0, 1.0 if i == 1 else 0.0, 1.0 if i == 2 else 0.0)
        )
        out_inverse[0, i], out_inverse[1, i], out_inverse[2, i] = x, y, z
    return solve_3x3(
        first, second, third, (a * wx - r * wy + s * wz, r * wx + b * wy - p * wz, -s * wx + p * wy + c * wz)
    )


@inner_kernel
def holding_couple(impact, normal, free_spin, contacts):
    """Sizes of the couple across and along a unit ``normal`` that hold the rock without spin, N m s."""
    (a, b, c), (p, q, r), (wx, wy, wz) = impact.inertia, impact.gyration, free_spin
    x, y, z = a * wx - r * wy + q * wz, r * wx + b * wy - p * wz, -q * wx + p * wy + c * wz
    for i in range(impact.count):
        percussion, lever = contacts[i]["percussion"], contacts[i]["lever"]
        for k in range(3):
            x, y, z = x + percussion[k] * lever[k, 0], y + percussion[k] * lever[k, 1], z + percussion[k] * lever[k, 2]
    _, _, _, across, along = split(normal, (x, y, z))
    return across, abs(along)


@inner_kernel
def is_right(couple, limit, is_held):
    """True if a couple is the one that its percussions allow; one that holds may be smaller."""
    return couple <= limit * (1.0 + ACCURACY) and (is_held or couple >= limit * (1.0 - ACCURACY))


@inner_kernel
def effective_inertia(couple, rate, left, before):
    """Inertia that lets a couple leave the rate ``left`` of ``rate``, kg m2; ``before`` where they give none."""
    return couple / (rate - left) if couple > 0.0 and rate - left > 1e-9 * rate else before


@inner_kernel
def next_limit(limit, limit_found):
    """Limit of a couple for the next round: what was ``limit_found``, or half way to it where it follows the couple."""
    return limit_found if abs(limit_found - limit) <= 0.5 * limit else 0.5 * (limit + limit_found)


@inner_kernel
def solve_with(impact, inverse, free, spin, out_workspace):
    """Motion that the law returns for this ``inverse`` of the inertia and free ``spin``; percussions in place."""
    contacts = out_workspace.contacts
    for i in range(impact.count):
        delassus_block(impact.terms.inverse_mass, inverse, contacts[i])
    free = free[0], free[1], free[2], spin[0], spin[1], spin[2]
    return call_law(impact.law, (contacts, impact.count, out_workspace.memory, impact.terms, impact.reference, free))


@inner_kernel
def resist_pivoting(impact, free, motion, out_workspace):
    """Solve the percussions of a ``Percussed`` rock where nothing resists rolling, and return the motion; in place.

    Friction of the patches on which the rock touches resists its spin about the normal (pivoting.py). That couple is so
    small in one step that one round finds it. Arguments as of ``resist_rolling``.
    """
    contacts, common = out_workspace.contacts, out_workspace.common[0]
    limit, normal, along = pivoting_of(impact, contacts, motion)
    if not limit > 0.0:
        return motion
    inverse = common["couples"]["inverse_inertia"]
    _, about = inertia_about(impact.inertia, normal, (motion[3], motion[4], motion[5]))
    q, _ = coefficient(abs(along), limit, about, about)
    spin = resisted_inertia(impact, normal, 0.0, q, (free[3], free[4], free[5]), inverse)
    return solve_with(impact, inverse, free, spin, out_workspace)


@inner_kernel
def resist_rolling(impact, free, motion, out_workspace):
    """Motion of a ``Percussed`` rock with the couples of rolling resistance; percussions in place.

    ``free``: motion without contacts. ``motion``: what the law returned without couples.
    """
    contacts, common, midpoint, count = out_workspace.contacts, out_workspace.common[0], impact.midpoint, impact.count
    inverse, arm = common["couples"]["inverse_inertia"], common["options"]["arm"]
    free_spin, unresisted = (free[3], free[4], free[5]), (motion[3], motion[4], motion[5])
    now = couples_of(midpoint, contacts, count, unresisted)
    if not now.pivot > 0.0:
        return resist_pivoting(impact, free, motion, out_workspace)
    rate, along, limit, pivot_limit = now.rate, abs(now.along), now.roll, now.pivot
    own_across, own_about = inertia_about(impact.inertia, now.normal, unresisted)
    across, about = own_across + impact.mass * arm * arm, own_about  # a rock that rolls turns about its contact
    for _ in range(ROUNDS):
        k, is_held = coefficient(rate, limit, across, own_across)
        q, is_still = coefficient(along, pivot_limit, about, own_about)
        normal = now.normal
        if is_held and is_still:
            fill_rows(inverse, 0.0)
            spin = 0.0, 0.0, 0.0
        else:
            spin = resisted_inertia(impact, normal, k, q, free_spin, inverse)
        motion = solve_with(impact, inverse, free, spin, out_workspace)
        if is_held and is_still:  # the spin that is held turned as it did without couples
            now = couples_of(midpoint, contacts, count, unresisted)
            left, left_along = 0.0, 0.0
            roll, pivot = holding_couple(impact, normal, free_spin, contacts)
        else:
            now = couples_of(midpoint, contacts, count, (motion[3], motion[4], motion[5]))
            left, left_along = now.rate, abs(now.along)
            roll, pivot = k * left, q * left_along
        if not now.pivot > 0.0:  # held apart by couples that would then have no percussion
            now = Couples(0.0, 0.0, normal, 0.0, 0.0)
        elif is_right(roll, now.roll, is_held) and is_right(pivot, now.pivot, is_still):
            return motion
        limit, pivot_limit = next_limit(limit, now.roll), next_limit(pivot_limit, now.pivot)
        across, about = effective_inertia(roll, rate, left, across), effective_inertia(pivot, along, left_along, about)
    if now.pivot > 0.0:
        return motion
    undisturbed = resisted_inertia(impact, now.normal, 0.0, 0.0, free_spin, inverse)
    return solve_with(impact, inverse, free, undisturbed, out_workspace)
