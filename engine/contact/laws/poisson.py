# SPDX-License-Identifier: GPL-2.0-or-later
"""Poisson's impact law: a compression and an expansion, each a complementarity problem.

    compression  u_C = u_M + M^-1 W P_C             -gamma_C in N_C(P_C): Signorini and Coulomb, no restitution
    expansion    u_E = u_C + (u_free - u)/2 + M^-1 W P_E
                 P_EN >= e P_CN,  gamma_EN >= 0,  (P_EN - e P_CN) gamma_EN = 0
                 P_ET = e e_T P_CT + X_T,  |X_T| <= mu (P_EN - e e_T P_CN),  X_T against gamma_ET

Two phases after Pfeiffer and Glocker; e and e_T are the normal and tangential coefficients. The ground gives back
the share e of what it took in compression; more where the rock would sink in again, but never less. e_T is the share
of the friction of compression that is stored as in a rubber ball and given back; the rest is Coulomb's and resists
what comes back. 0 leaves plain Coulomb friction in the expansion, 1 returns e times all of P_C. Either way P_C and
P_E lie in the friction cone.

The impact falls on the midpoint of the step, u_M = (u + u_free) / 2, so half of gravity acts before it and half after.
A rock at rest is then carried equally by both phases and not thrown up; with e = 0 the step is that of Newton's law.

**Energy.** With the same e at all contacts of the step the kinetic energy does not grow, whatever mu and e_T: the
percussion e P_C brings E_E <= E_A - (1 - e^2) P_C.G P_C / 2, and the solution of the expansion lies below that (proof
in docs/laws/poisson.md). Where e differs among contacts that act at once, it can grow.

**Unknowns of the expansion.** X = P_E - (e P_CN, e e_T P_CT); ``bias`` of a contact holds P_E + P_C - X, its slack is
s = e (1 - e_T) P_CN:  X_N >= 0, |X_T| <= mu (X_N + s).
"""

import math

from ...jit.kernels import inner_kernel, kernel
from ..contacts import percussed
from .all_at_once import problem_of, solve_at_once
from .gauss_seidel import (
    all_percussed,
    ended,
    is_over_relaxed,
    is_settled,
    none_percussed,
    over_relaxed,
    set_percussion,
    velocity_without_own,
)
from .lasting import hits
from .newton import block_percussion

RADIUS_STEPS = 30  # Newton steps for friction of a given size; 3 or 4 are usual
RADIUS_ACCURACY = 1e-14  # of that size


@inner_kernel
def bounded_friction(g, c_1, c_2, limit):
    """X_T of a contact whose friction may be as large as ``limit``, whatever its normal percussion.

    Sticks if it can; else (G_TT + k) X_T = -c_T with k > 0 such that |X_T| = limit, which is opposite to the slip
    k X_T. 1 / |X_T| is nearly linear in k, and Newton's iteration for it converges from k = 0 on one side.
    """
    if limit <= 0.0:
        return 0.0, 0.0
    slip = math.sqrt(c_1 * c_1 + c_2 * c_2)
    if (g[1, 1] + g[2, 2]) * limit <= RADIUS_ACCURACY * slip:  # too small to turn the slip; k would overflow
        return -limit * c_1 / slip, -limit * c_2 / slip
    k, x_1, x_2 = 0.0, 0.0, 0.0
    for _ in range(RADIUS_STEPS):
        a, d = g[1, 1] + k, g[2, 2] + k
        determinant = a * d - g[1, 2] * g[2, 1]
        x_1, x_2 = (g[1, 2] * c_2 - d * c_1) / determinant, (g[2, 1] * c_1 - a * c_2) / determinant
        square = x_1 * x_1 + x_2 * x_2
        size = math.sqrt(square)
        if size <= limit * (1.0 + RADIUS_ACCURACY):
            break
        fall = (x_1 * (d * x_1 - g[1, 2] * x_2) + x_2 * (a * x_2 - g[2, 1] * x_1)) / determinant
        k += (size / limit - 1.0) * square / fall
    size = math.sqrt(x_1 * x_1 + x_2 * x_2)
    if size > limit:
        x_1, x_2 = x_1 * (limit / size), x_2 * (limit / size)
    return x_1, x_2


@inner_kernel
def phase_percussion(g, velocity, mu, slack, guess):
    """X of one contact with the others held; with no slack P_C of compression.

    ``velocity``: its own without X; ``guess``: of X. Returns it, and True if it was found.
    """
    (c_n, c_1, c_2), (x_n, x_1, x_2) = velocity, guess
    # the usual case: the ground gives back its share, and that is enough
    f_1, f_2 = bounded_friction(g, c_1, c_2, mu * slack)
    if c_n + g[0, 1] * f_1 + g[0, 2] * f_2 >= 0.0:
        return 0.0, f_1, f_2, True
    # it would sink in again: an inelastic block for (X_N + s, X_T), whose cone has its tip at zero
    c_n, c_1, c_2 = c_n - g[0, 0] * slack, c_1 - g[1, 0] * slack, c_2 - g[2, 0] * slack
    z_n, z_1, z_2, is_solved = block_percussion(g, (c_n, c_1, c_2), mu, (x_n + slack, x_1, x_2))
    if z_n < slack:  # neither: only beyond the Painleve limit, where friction presses a contact down
        return 0.0, f_1, f_2, False
    return z_n - slack, z_1, z_2, is_solved


@inner_kernel
def begin_expansion(contact):
    """Put what is settled into ``bias`` and a first guess of X into ``percussion``, in place.

    On entry ``percussion`` is P_C and ``bias`` the first guess of the whole step. Returns the percussion, beyond P_C,
    that the contact then holds.
    """
    p, settled, restitution = contact["percussion"], contact["bias"], contact["restitution"]
    normal, tangential = restitution[0], restitution[0] * restitution[1]
    c_n, c_1, c_2 = p[0], p[1], p[2]
    guess_n, guess_1, guess_2 = settled[0], settled[1], settled[2]
    settled[0], settled[1], settled[2] = (1.0 + normal) * c_n, (1.0 + tangential) * c_1, (1.0 + tangential) * c_2
    p[0], p[1], p[2] = 0.0, (normal - tangential) * c_1, (normal - tangential) * c_2
    if guess_n > settled[0]:  # a contact that lasts
        p[0], p[1], p[2] = guess_n - settled[0], guess_1 - settled[1], guess_2 - settled[2]
        size, limit = math.sqrt(p[1] * p[1] + p[2] * p[2]), contact["friction"] * (p[0] + slack_of(contact))
        if size > limit:
            p[1], p[2] = p[1] * (limit / size), p[2] * (limit / size)
    return settled[0] + p[0] - c_n, settled[1] + p[1] - c_1, settled[2] + p[2] - c_2


@inner_kernel
def slack_of(contact):
    """s = e (1 - e_T) P_CN of a contact in expansion: normal percussion whose friction is not stored but Coulomb's."""
    normal, tangential = contact["restitution"][0], contact["restitution"][1]
    return normal * (1.0 - tangential) / (1.0 + normal) * contact["bias"][0]


@inner_kernel
def settle(contacts, count, inverse_mass, tolerance, max_sweeps, is_expansion, free, motion):
    """One phase by block Gauss-Seidel, from the percussions in the contacts, whose effect is in the ``motion``.

    ``free``: motion without them.

    Returns velocity and spin, the sweeps, and True if it converged.
    """
    sweep, is_converged = 0, False
    while sweep < max_sweeps and not is_converged:
        sweep += 1
        largest, is_converged = 0.0, True
        for i in range(count):
            contact = contacts[i]
            p, slack = contact["percussion"], slack_of(contact) if is_expansion else 0.0
            velocity = velocity_without_own(contact, motion)
            q_n, q_1, q_2, is_solved = phase_percussion(
                contact["delassus"], velocity, contact["friction"], slack, (p[0], p[1], p[2])
            )
            if is_over_relaxed(sweep):
                q_n, q_1, q_2 = over_relaxed(contact, slack, (q_n, q_1, q_2))
            motion, change = set_percussion(contact, inverse_mass, (q_n, q_1, q_2), motion)
            largest = max(largest, change)
            is_converged = is_converged and is_solved
        is_converged = is_converged and is_settled(count, largest, tolerance)
    is_found = not is_converged and settle_at_once(contacts, count, inverse_mass, tolerance, is_expansion, free, motion)
    return ended(contacts, count, inverse_mass, free, motion, sweep, is_converged, is_found)


@kernel
def settle_at_once(contacts, count, inverse_mass, tolerance, is_expansion, free, motion):
    """Percussions of all contacts together, in place, where the sweeps ended with ``motion``; True if found."""
    problem = problem_of(contacts, count, inverse_mass, free)
    if is_expansion:
        for i in range(count):
            problem.slack[i] = slack_of(contacts[i])
    return solve_at_once(problem, contacts, tolerance, motion)


@inner_kernel
def moved(u, reference, free, share):
    """Velocity and spin u with a share of what changes them in the step without contacts."""
    return (
        u[0] + share * (free[0] - reference[0]), u[1] + share * (free[1] - reference[1]),
        u[2] + share * (free[2] - reference[2]), u[3] + share * (free[3] - reference[3]),
        u[4] + share * (free[4] - reference[4]), u[5] + share * (free[5] - reference[5]),
    )  # fmt: skip


@inner_kernel
def poisson(contacts, count, memory, terms, reference, free):
    """Percussions of the first ``count`` contacts: compression and expansion, each by block Gauss-Seidel. See laws.

    The sweeps returned are those of both phases.
    """
    inverse_mass, tolerance, max_sweeps = terms.inverse_mass, terms.tolerance, terms.max_sweeps
    restitution = 0.0
    for i in range(count):
        if hits(contacts[i], tolerance, reference, free):
            restitution = max(restitution, contacts[i]["restitution"][0])
    if restitution == 0.0:  # nothing is given back, or no contact hits the ground: one phase, over the whole step
        u = all_percussed(contacts, count, inverse_mass, free)
        return settle(contacts, count, inverse_mass, tolerance, max_sweeps, False, free, u)
    for i in range(count):
        p, guess = contacts[i]["percussion"], contacts[i]["bias"]
        for a in range(3):
            guess[a] = p[a]
            p[a] *= 0.5  # in a contact that lasts compression takes half
    middle = moved(reference, reference, free, 0.5)
    u = all_percussed(contacts, count, inverse_mass, middle)
    vx, vy, vz, wx, wy, wz, sweeps, is_compressed = settle(
        contacts, count, inverse_mass, tolerance, max_sweeps, False, middle, u
    )
    u = moved((vx, vy, vz, wx, wy, wz), reference, free, 0.5)
    for i in range(count):
        u = percussed(contacts[i], inverse_mass, begin_expansion(contacts[i]), u)
    middle = none_percussed(contacts, count, inverse_mass, u)
    vx, vy, vz, wx, wy, wz, more, is_expanded = settle(
        contacts, count, inverse_mass, tolerance, max_sweeps, True, middle, u
    )
    for i in range(count):
        for a in range(3):
            contacts[i]["percussion"][a] += contacts[i]["bias"][a]
    return vx, vy, vz, wx, wy, wz, sweeps + more, is_compressed and is_expanded
