# SPDX-License-Identifier: GPL-2.0-or-later
"""The energetic law: Stronge's impact at contacts that hit, Coulomb friction without rebound at contacts that rest.

    1  middle    u_M = (u_B + u_free) / 2: half of the step's gravity before the impact, half after
    2  impact    from u_M to u_M+ where a contact hits the ground: the work of restitution is e^2 of that of compression
    3  rest      u_E = u_free + (u_M+ - u_M) + M^-1 W P, P without restitution: whatever would still go down is held

A contact hits the ground if at the beginning of the step it approaches faster than free fall gains speed in the
step; slower, it rests, slides or rolls. A single contact that hits is followed along its normal impulse
(normal_impulse.py), also among others, if its impact leaves these open. Otherwise all share the impulse
(joint_impact.py).

With u_B + u_E = u_M + u_M+ in step 2 the work of the impact is also that of the time-stepping scheme (Leine et al.
2014, eq. 57), so an impact never gains energy there.
"""

from ...jit.kernels import inner_kernel
from ..contacts import contact_velocity, percussed
from .joint_impact import P_1, P_2, P_N, REST, joint_impact
from .lasting import speed_of_rest
from .newton import solve_percussions
from .normal_impulse import impact


@inner_kernel
def energetic(contacts, count, memory, terms, reference, free):
    """Percussions of a step by the energetic law; see laws/__init__.py for the arguments and what it returns."""
    inverse_mass, tolerance, max_sweeps = terms.inverse_mass, terms.tolerance, terms.max_sweeps
    hits, hit = find_hits(contacts, count, tolerance, reference, free)
    u, is_followed = free, True
    if hits > 0:
        middle = between(reference, free)
        after, is_followed = follow_impact(contacts, count, inverse_mass, hits, hit, middle)
        u = moved(free, middle, after)
    for i in range(count):
        contact = contacts[i]
        for a in range(3):
            contact["bias"][a] = 0.0
            if hits > 0:  # the force of the step before says nothing about what follows an impact
                contact["percussion"][a] = 0.0
    vx, vy, vz, wx, wy, wz = u
    sweeps, is_settled = 0, True
    if hits == 0 or slowest_opening(contacts, count, u) < -tolerance:
        vx, vy, vz, wx, wy, wz, sweeps, is_settled = solve_percussions(
            contacts, count, inverse_mass, tolerance, max_sweeps, u
        )
    if hits > 0:
        for i in range(count):
            percussion, scratch = contacts[i]["percussion"], contacts[i]["scratch"]
            percussion[0] += scratch[P_N]
            percussion[1] += scratch[P_1]
            percussion[2] += scratch[P_2]
    return vx, vy, vz, wx, wy, wz, sweeps, is_settled and is_followed


@inner_kernel
def find_hits(contacts, count, tolerance, reference, free):
    """Number of contacts that hit the ground, and the last of them. Writes to each the speed below which it rests."""
    hits, hit = 0, 0
    for i in range(count):
        approach = -contact_velocity(contacts[i], 0, reference)
        rest = speed_of_rest(contacts[i], tolerance, reference, free)
        contacts[i]["scratch"][REST] = rest
        if approach > rest:
            hits, hit = hits + 1, i
    return hits, hit


@inner_kernel
def slowest_opening(contacts, count, u):
    """Lowest of the normal velocities of the contacts, negative where one goes down, m/s."""
    lowest = contact_velocity(contacts[0], 0, u)
    for i in range(1, count):
        lowest = min(lowest, contact_velocity(contacts[i], 0, u))
    return lowest


@inner_kernel
def follow_impact(contacts, count, inverse_mass, hits, hit, middle):
    """Velocity and spin after the impact that begins with ``middle``, its percussions in the contacts."""
    if hits == 1:
        contact = contacts[hit]
        velocity = (
            contact_velocity(contact, 0, middle), contact_velocity(contact, 1, middle),
            contact_velocity(contact, 2, middle),
        )  # fmt: skip
        p_n, p_1, p_2, is_followed = impact(
            contact["delassus"], velocity, contact["friction"], contact["restitution"][0]
        )
        after = percussed(contact, inverse_mass, (p_n, p_1, p_2), middle)
        is_alone = True
        for i in range(count):
            scratch = contacts[i]["scratch"]
            scratch[P_N], scratch[P_1], scratch[P_2] = 0.0, 0.0, 0.0
            is_alone = is_alone and (i == hit or contact_velocity(contacts[i], 0, after) >= -scratch[REST])
        if is_alone:
            scratch = contact["scratch"]
            scratch[P_N], scratch[P_1], scratch[P_2] = p_n, p_1, p_2
            return after, is_followed
    after, is_followed = joint_impact(contacts, count, inverse_mass, middle)
    return without_gain(contacts, count, middle, after), is_followed


@inner_kernel
def without_gain(contacts, count, before, after):
    """Velocity and spin after an impact, whose percussions are reduced if rounding has added energy."""
    work, square = 0.0, 0.0
    for i in range(count):
        for a in range(3):
            p = contacts[i]["scratch"][P_N + a]
            start = contact_velocity(contacts[i], a, before)
            work += p * start
            square += p * (contact_velocity(contacts[i], a, after) - start)
    if work + 0.5 * square <= 0.0:
        return after
    share = min(1.0, max(0.0, -2.0 * work / square)) if square > 0.0 else 0.0
    for i in range(count):
        for a in range(3):
            contacts[i]["scratch"][P_N + a] *= share
    return (
        before[0] + share * (after[0] - before[0]),
        before[1] + share * (after[1] - before[1]),
        before[2] + share * (after[2] - before[2]),
        before[3] + share * (after[3] - before[3]),
        before[4] + share * (after[4] - before[4]),
        before[5] + share * (after[5] - before[5]),
    )


@inner_kernel
def between(a, b):
    """Mean of two velocities with their spins."""
    return (
        0.5 * (a[0] + b[0]), 0.5 * (a[1] + b[1]), 0.5 * (a[2] + b[2]),
        0.5 * (a[3] + b[3]), 0.5 * (a[4] + b[4]), 0.5 * (a[5] + b[5]),
    )  # fmt: skip


@inner_kernel
def moved(u, before, after):
    """u + after - before, velocities with their spins."""
    return (
        u[0] + (after[0] - before[0]), u[1] + (after[1] - before[1]), u[2] + (after[2] - before[2]),
        u[3] + (after[3] - before[3]), u[4] + (after[4] - before[4]), u[5] + (after[5] - before[5]),
    )  # fmt: skip
