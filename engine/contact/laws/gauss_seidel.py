# SPDX-License-Identifier: GPL-2.0-or-later
"""Block Gauss-Seidel over the contacts: the parts that the sweeps of several laws share.

A sweep visits the contacts one after the other. Each gets the percussion that solves its own block while the others
are held; velocity and spin are kept up to date, so the velocity that a contact would have without its own percussion
is gamma - G_ii P, and the Delassus matrix of all contacts is never made.

Each law writes its own sweep around its own solver of one block. (numba can take the solver as an argument, but then
it no longer finds the machine code of the last session on disk.)
"""

import math

from ...jit.kernels import inner_kernel
from ..contacts import contact_velocity, percussed

PLAIN_SWEEPS = 3  # without over-relaxation: enough for most steps, whose first guess is good
OVER_RELAXATION = 1.25  # 1.5 gains no more (measured)


@inner_kernel
def is_over_relaxed(sweep):
    """True in the sweeps that go further than the blocks require."""
    return sweep > PLAIN_SWEEPS


@inner_kernel
def over_relaxed(contact, slack, percussion):
    """A percussion beyond the one that the block requires, but within the friction cone, |P_T| <= mu (P_N + slack).

    Projected over-relaxation (Cottle, Golub & Sacks 1978): contacts near each other require more of the same again and
    again. Measured on the ramp with the 24-vertex disc: 12 % of the contact steps need more than 20 sweeps without it,
    3 % with it.
    """
    p, (q_n, q_1, q_2) = contact["percussion"], percussion
    q_n = max(0.0, p[0] + OVER_RELAXATION * (q_n - p[0]))
    q_1, q_2 = p[1] + OVER_RELAXATION * (q_1 - p[1]), p[2] + OVER_RELAXATION * (q_2 - p[2])
    size, limit = math.sqrt(q_1 * q_1 + q_2 * q_2), contact["friction"] * (q_n + slack)
    if size > limit:
        return q_n, q_1 * (limit / size), q_2 * (limit / size)
    return q_n, q_1, q_2


@inner_kernel
def velocity_without_own(contact, motion):
    """gamma - G_ii P of one contact: its velocity if only the others pushed."""
    p, g = contact["percussion"], contact["delassus"]
    c_n = contact_velocity(contact, 0, motion)
    c_1 = contact_velocity(contact, 1, motion)
    c_2 = contact_velocity(contact, 2, motion)
    return (
        c_n - (g[0, 0] * p[0] + g[0, 1] * p[1] + g[0, 2] * p[2]),
        c_1 - (g[1, 0] * p[0] + g[1, 1] * p[1] + g[1, 2] * p[2]),
        c_2 - (g[2, 0] * p[0] + g[2, 1] * p[1] + g[2, 2] * p[2]),
    )


@inner_kernel
def set_percussion(contact, inverse_mass, percussion, motion):
    """Bring the percussion of a contact to another, in place.

    Returns velocity and spin after it, and a bound of the change of the contact's own velocity, m/s.
    """
    p, g = contact["percussion"], contact["delassus"]
    q_n, q_1, q_2 = percussion[0] - p[0], percussion[1] - p[1], percussion[2] - p[2]
    p[0], p[1], p[2] = p[0] + q_n, p[1] + q_1, p[2] + q_2
    motion = percussed(contact, inverse_mass, (q_n, q_1, q_2), motion)
    return motion, g[0, 0] * abs(q_n) + g[1, 1] * abs(q_1) + g[2, 2] * abs(q_2)


@inner_kernel
def all_percussed(contacts, count, inverse_mass, motion):
    """Velocity and spin after the percussions that the contacts hold: the first guess acts already."""
    for i in range(count):
        p = contacts[i]["percussion"]
        motion = percussed(contacts[i], inverse_mass, (p[0], p[1], p[2]), motion)
    return motion


@inner_kernel
def none_percussed(contacts, count, inverse_mass, motion):
    """Velocity and spin without the percussions that the contacts hold, which act in the ``motion``."""
    for i in range(count):
        p = contacts[i]["percussion"]
        motion = percussed(contacts[i], inverse_mass, (-p[0], -p[1], -p[2]), motion)
    return motion


@inner_kernel
def is_settled(count, largest, tolerance):
    """True where no contact velocity changed by more than the tolerance; a single contact is solved by one visit."""
    return count == 1 or largest <= tolerance


@inner_kernel
def ended(contacts, count, inverse_mass, free, motion, sweeps, is_converged, is_found):
    """Result of a law: ``motion`` after its sweeps, or, if ``is_found``, that of the percussions found instead."""
    if is_found:
        motion = all_percussed(contacts, count, inverse_mass, free)
    vx, vy, vz, wx, wy, wz = motion
    return vx, vy, vz, wx, wy, wz, sweeps, is_converged or is_found
