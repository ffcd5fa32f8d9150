# SPDX-License-Identifier: GPL-2.0-or-later
"""Newton's impact law: Signorini, Coulomb and restitution as one inclusion, contact by contact.

    -(G P + c) in N_C(P),  C = product of the friction cones      Leine et al. (2014), eq. 68

Block Gauss-Seidel goes through the contacts and solves each for its own P = (P_N, P_T1, P_T2) with the others held
(section 4.3). With xi = G_ii P + c the block problem has three cases:

    open     P = 0                      where c_N >= 0
    stick    P = -G_ii^-1 c             where that lies in the friction cone
    slip     xi_N = 0, P_T = -mu P_N d, xi_T = k d with k >= 0, |d| = 1

Slip is one equation for the direction d: put P_N = -c_N / (G_nn - mu q.d), q = (G_nt1, G_nt2), into xi_T and require it
to be parallel to d. Newton's iteration finds d; where it fails (strong coupling of slip and normal percussion, beyond
the Painleve limit), steps of the proximal point iteration find it (eq. 69), with r_N = 1 / (G_nn + mu |q|), which
unlike 1 / G_nn does not cycle for large mu.
"""

import math

from ...arithmetic.filling import fill_rows
from ...arithmetic.matrices import solve_3x3
from ...jit.kernels import inner_kernel, kernel
from ..contacts import contact_velocity
from .all_at_once import problem_of, solve_at_once
from .gauss_seidel import (
    all_percussed,
    ended,
    is_over_relaxed,
    is_settled,
    over_relaxed,
    set_percussion,
    velocity_without_own,
)
from .lasting import hits, lasts
from .sliding import slide_all
from .two_contacts import hold_both

SLIP_STEPS = 12  # Newton steps for the direction of slip; 3 or 4 are usual
SLIP_ACCURACY = 1e-12  # sine of the angle between xi_T and d
STILL_SLIPS = 0.999  # share of the friction limit above which the last iterate was slipping
PROX_STEPS = 200  # proximal point steps for one block where the direction was not found


@inner_kernel
def slip_percussion(g, velocity, mu, direction):
    """Percussion of a slipping contact from a first guess d of the slip direction; True if it was found.

    ``velocity``: of the contact without its percussion.
    """
    (c_n, c_1, c_2), (d1, d2) = velocity, direction
    for _ in range(SLIP_STEPS):
        coupling = g[0, 0] - mu * (g[0, 1] * d1 + g[0, 2] * d2)
        if not coupling > 0.0:
            return 0.0, 0.0, 0.0, False
        p_n = -c_n / coupling
        k1 = g[1, 0] - mu * (g[1, 1] * d1 + g[1, 2] * d2)
        k2 = g[2, 0] - mu * (g[2, 1] * d1 + g[2, 2] * d2)
        xi_1, xi_2 = c_1 + p_n * k1, c_2 + p_n * k2
        across, along = d1 * xi_2 - d2 * xi_1, d1 * xi_1 + d2 * xi_2
        if abs(across) <= SLIP_ACCURACY * (abs(along) + abs(c_n)):
            return p_n, -mu * p_n * d1, -mu * p_n * d2, along >= 0.0
        # turn d by the angle that makes xi_T parallel to it: (-d2, d1) is the derivative of d
        growth = p_n * mu * (g[0, 2] * d1 - g[0, 1] * d2) / coupling
        slope_1 = growth * k1 + p_n * mu * (g[1, 1] * d2 - g[1, 2] * d1)
        slope_2 = growth * k2 + p_n * mu * (g[2, 1] * d2 - g[2, 2] * d1)
        slope = d1 * slope_2 - d2 * slope_1 - along
        if slope == 0.0:
            return 0.0, 0.0, 0.0, False
        turn = -across / slope
        turn = min(max(turn, -0.5), 0.5)
        length = math.sqrt(1.0 + turn * turn)
        d1, d2 = (d1 - turn * d2) / length, (d2 + turn * d1) / length
    return 0.0, 0.0, 0.0, False


@inner_kernel
def prox_percussion(g, velocity, mu, last):
    """Proximal point iteration for one contact, eq. 69 with step sizes r_N and r_T; True if it settled.

    ``velocity``: of the contact without its percussion; ``last``: the percussion to begin with.
    """
    (c_n, c_1, c_2), (p_n, p_1, p_2) = velocity, last
    r_n = 1.0 / (g[0, 0] + mu * math.sqrt(g[0, 1] * g[0, 1] + g[0, 2] * g[0, 2]))
    mean, difference = 0.5 * (g[1, 1] + g[2, 2]), 0.5 * (g[1, 1] - g[2, 2])
    r_t = 1.0 / (mean + math.sqrt(difference * difference + abs(g[1, 2] * g[2, 1])))
    scale = abs(c_n) + abs(c_1) + abs(c_2)
    for _ in range(PROX_STEPS):
        next_n = max(0.0, p_n - r_n * (g[0, 0] * p_n + g[0, 1] * p_1 + g[0, 2] * p_2 + c_n))
        next_1 = p_1 - r_t * (g[1, 0] * next_n + g[1, 1] * p_1 + g[1, 2] * p_2 + c_1)
        next_2 = p_2 - r_t * (g[2, 0] * next_n + g[2, 1] * p_1 + g[2, 2] * p_2 + c_2)
        size, limit = math.sqrt(next_1 * next_1 + next_2 * next_2), mu * next_n
        if size > limit:
            next_1, next_2 = next_1 * (limit / size), next_2 * (limit / size)
        change = g[0, 0] * abs(next_n - p_n) + g[1, 1] * abs(next_1 - p_1) + g[2, 2] * abs(next_2 - p_2)
        p_n, p_1, p_2 = next_n, next_1, next_2
        if change <= 1e-12 * scale:
            return p_n, p_1, p_2, True
    return p_n, p_1, p_2, False


@inner_kernel
def block_percussion(g, velocity, mu, last):
    """Percussion of one contact with the others held: open, stick or slip.

    ``velocity``: of the contact without its percussion; ``last``: the last iterate.
    """
    (c_n, c_1, c_2), (p_n, p_1, p_2) = velocity, last
    if c_n >= 0.0:
        return 0.0, 0.0, 0.0, True
    if p_n > 0.0 and mu > 0.0:  # a contact that slipped mostly still slips, in nearly the same direction
        size = math.sqrt(p_1 * p_1 + p_2 * p_2)
        if size > STILL_SLIPS * mu * p_n:
            slip_n, slip_1, slip_2, is_found = slip_percussion(g, velocity, mu, (-p_1 / size, -p_2 / size))
            if is_found:
                return slip_n, slip_1, slip_2, True
    stick_n, stick_1, stick_2 = solve_3x3(
        (g[0, 0], g[0, 1], g[0, 2]), (g[1, 0], g[1, 1], g[1, 2]), (g[2, 0], g[2, 1], g[2, 2]), (-c_n, -c_1, -c_2)
    )
    size = math.sqrt(stick_1 * stick_1 + stick_2 * stick_2)
    if stick_n >= 0.0 and size <= mu * stick_n:
        return stick_n, stick_1, stick_2, True
    # first guess: slip is opposite to the friction that could hold the contact
    if stick_n > 0.0:
        d1, d2 = -stick_1 / size, -stick_2 / size
    else:
        size = math.sqrt(c_1 * c_1 + c_2 * c_2)
        if size == 0.0:
            return prox_percussion(g, velocity, mu, last)
        d1, d2 = c_1 / size, c_2 / size
    slip_n, slip_1, slip_2, is_found = slip_percussion(g, velocity, mu, (d1, d2))
    if is_found:
        return slip_n, slip_1, slip_2, True
    return prox_percussion(g, velocity, mu, last)


@inner_kernel
def solve_percussions(contacts, count, inverse_mass, tolerance, max_sweeps, free):
    """Percussions of the first ``count`` contacts, starting from those in them, by the first method that finds them.

    ``free``: velocity and spin of the free step. ``tolerance``: of the contact velocities, m/s. Tried in turn: that all
    contacts slide, that two contacts stick, sweeps.

    Returns velocity and spin at the end of the step, the sweeps, and True if it converged.
    """
    if count > 1:
        is_found, motion = slide_all(contacts, count, inverse_mass, tolerance, free)
        if count == 2 and not is_found:
            is_found, motion = hold_both(contacts, inverse_mass, tolerance, free)
        if is_found:
            return ended(contacts, count, inverse_mass, free, motion, 1, True, False)
    return sweep_percussions(contacts, count, inverse_mass, tolerance, max_sweeps, free)


@inner_kernel
def sweep_percussions(contacts, count, inverse_mass, tolerance, max_sweeps, free):
    """``solve_percussions`` by block Gauss-Seidel alone. ``free``: motion of the free step.

    Stops when no contact velocity changes by more than ``tolerance`` in a sweep: the percussions themselves need not
    settle, because G is singular with more than two contacts.
    """
    motion = all_percussed(contacts, count, inverse_mass, free)
    sweep, is_converged = 0, False
    while sweep < max_sweeps and not is_converged:
        sweep += 1
        largest, is_converged = 0.0, True
        for i in range(count):
            contact = contacts[i]
            p, bias = contact["percussion"], contact["bias"]
            c_n, c_1, c_2 = velocity_without_own(contact, motion)
            c_n, c_1, c_2 = bias[0] + c_n, bias[1] + c_1, bias[2] + c_2
            q_n, q_1, q_2, is_solved = block_percussion(
                contact["delassus"], (c_n, c_1, c_2), contact["friction"], (p[0], p[1], p[2])
            )
            if is_over_relaxed(sweep):
                q_n, q_1, q_2 = over_relaxed(contact, 0.0, (q_n, q_1, q_2))
            motion, change = set_percussion(contact, inverse_mass, (q_n, q_1, q_2), motion)
            largest = max(largest, change)
            is_converged = is_converged and is_solved
        is_converged = is_converged and is_settled(count, largest, tolerance)
    is_found = not is_converged and settle_at_once(contacts, count, inverse_mass, tolerance, free, motion)
    return ended(contacts, count, inverse_mass, free, motion, sweep, is_converged, is_found)


@kernel
def settle_at_once(contacts, count, inverse_mass, tolerance, free, motion):
    """Percussions of all contacts together, in place, where the sweeps ended with ``motion``; True if found.

    Where friction jams a rock between steep faces, no percussions give the restitution that each of its contacts asks
    for. Then there is none: inelastic percussions always exist (eq. 68 with gamma^- left out).
    """
    problem = problem_of(contacts, count, inverse_mass, free)
    is_elastic = False
    for i in range(count):
        for a in range(3):
            problem.bias[i, a] = contacts[i]["bias"][a]
            is_elastic = is_elastic or problem.bias[i, a] != 0.0
    if solve_at_once(problem, contacts, tolerance, motion):
        return True
    fill_rows(problem.bias, 0.0)
    return is_elastic and solve_at_once(problem, contacts, tolerance, motion)


@inner_kernel
def newton(contacts, count, memory, terms, reference, free):
    """The law: gamma^+ = -epsilon gamma^- where a contact acts, 0 where it lasts or none hits (lasting.py). See laws.

    Leine et al. (2014), eqs. 52, 53, 68. When one hits, those that open have restitution too: without it an impact
    could gain energy where all contacts have the same coefficient.
    """
    inverse_mass, tolerance, max_sweeps = terms.inverse_mass, terms.tolerance, terms.max_sweeps
    is_impact = False
    for i in range(count):
        normal, tangential = contacts[i]["restitution"][0], contacts[i]["restitution"][1]
        if (normal > 0.0 or tangential > 0.0) and hits(contacts[i], tolerance, reference, free):
            is_impact = True
    for i in range(count):
        contact = contacts[i]
        is_elastic = is_impact and not lasts(contact, tolerance, reference, free)
        for a in range(3):
            contact["bias"][a] = 0.0
            if is_elastic:
                before = contact_velocity(contact, a, reference)
                contact["bias"][a] = contact["restitution"][0 if a == 0 else 1] * before
    return solve_percussions(contacts, count, inverse_mass, tolerance, max_sweeps, free)
