# SPDX-License-Identifier: GPL-2.0-or-later
"""One time step of the run: free flight, touchdown, contact.

Moreau's scheme sees a contact only at the midpoint of a step, so a fast rock would sink by up to its way in a step
before the ground acts. Here a flight that would end below the ground is cut in two, so that touchdown falls on the
midpoint of one part:

    |---- flight ----|------ contact ------|       touchdown in the second half of the step
                               ^
    |------ contact ------|--- as it comes ---|    touchdown in its first half
               ^

The same is done when a vertex lands while another touches already. The parts add up to the time step, so the samples
of a run stay evenly spaced.
"""

import numpy as np

from . import height_map, step
from ._jit import kernel
from .contact import find_gaps, gap_of_vertex, is_clear
from .friction import FORGOTTEN
from .ground_field import ground_at
from .types import BETA, State

TOUCH_DEPTH = 1e-3  # depth, in radii, at which touchdown is aimed: deep enough that the midpoint sees the contact
SHORTEST_PART = 0.0625  # of the time step
PENETRATION_BINS = 500  # of 0.1 % of the radius

# entries of the tally of a run
CONTACT_STEPS, UNCONVERGED, LIMITED, PENETRATION, TALLIES = 0, 1, 2, 3, 4

FLYING, TOUCHING, LOADED, NO_GROUND = 0, 1, 2, 3  # phases


@kernel
def touchdown(terrain, body, s, h, gaps):
    """Time in [0, h] at which the first vertex is TOUCH_DEPTH deep, given the gaps after h; linear in each gap."""
    depth = TOUCH_DEPTH * body.radius
    vertices = body.vertices
    earliest = 1.0
    for i in range(vertices.shape[0]):
        if gaps[i] <= 0.0:
            before = gap_of_vertex(terrain, vertices, i, s.x, s.y, s.z, s.e0, s.e1, s.e2, s.e3)
            if before <= 0.0:
                return 0.0
            earliest = min(earliest, (before + depth) / (before - gaps[i]))
    return earliest * h


@kernel
def shortened(terrain, body, s, h, shortest, contacts):
    """Length of a step in which a vertex that was clear lands at the midpoint instead of deep below the ground.

    The gaps at the midpoint of the full step are in ``contacts.gaps``.
    """
    depth = 2.0 * TOUCH_DEPTH * body.radius
    length = h
    for i in range(body.vertices.shape[0]):
        if contacts.gaps[i] < -depth and not contacts.is_touching[i]:
            before = gap_of_vertex(terrain, body.vertices, i, s.x, s.y, s.z, s.e0, s.e1, s.e2, s.e3)
            if before > 0.0:
                length = min(length, h * (before + 0.5 * depth) / (before - contacts.gaps[i]))
    return max(length, shortest)


@kernel
def midpoint_gaps(terrain, body, physics, s, h, out_contacts):
    """Gaps at the midpoint of a step, left in ``out_contacts.gaps``; the midpoint, the lowest gap, missing ground."""
    x, y, z = s.x + 0.5 * h * s.vx, s.y + 0.5 * h * s.vy, s.z + 0.5 * h * s.vz
    e0, e1, e2, e3 = step.midpoint_orientation(physics, s, h)
    lowest, is_missing = find_gaps(terrain, body.vertices, x, y, z, e0, e1, e2, e3, out_contacts.gaps)
    return x, y, z, e0, e1, e2, e3, lowest, is_missing


@kernel
def decay_rate(terrain, ground, s, out_ground):
    """beta at the centre of mass, 1/s; not looked up where there is no slip to forget."""
    if s.slippage < FORGOTTEN:
        return 0.0
    if ground.index.shape[0] > 1:
        gap = height_map.height_at(terrain.heights, terrain.cell_x, terrain.cell_y, s.x, s.y)
        if gap != gap:
            return 0.0
    ground_at(ground, terrain.cell_x, terrain.cell_y, s.x, s.y, out_ground)
    return out_ground[BETA]


@kernel
def count_impact(impact, radius, out_tally, out_penetration):
    """Add one contact step to the tally of the run and to the histogram of penetration."""
    out_tally[CONTACT_STEPS] += 1.0
    if not impact.is_converged:
        out_tally[UNCONVERGED] += 1.0
    if impact.is_limited:
        out_tally[LIMITED] += 1.0
    out_tally[PENETRATION] = max(out_tally[PENETRATION], impact.penetration)
    out_penetration[min(int(1000.0 * impact.penetration / radius), PENETRATION_BINS - 1)] += 1


@kernel
def advance(terrain, ground, body, physics, s, phase, h, contacts, out_tally, out_penetration):
    """Advance one rock by the time ``h``.

    Returns the state, the phase in which it ends (FLYING, TOUCHING, LOADED: a contact force acted in the step;
    NO_GROUND: the run is over), the number of vertices in contact and the height of the centre of mass above ground.
    """
    remaining, shortest = h, SHORTEST_PART * h
    is_loaded, count = False, 0
    is_flying = phase == FLYING
    while remaining > 1e-9 * h:
        drag = step.drag_coefficient(terrain, ground, s, contacts.ground)
        beta = decay_rate(terrain, ground, s, contacts.ground)
        part, was_flying = remaining, is_flying
        if is_flying:
            trial = step.fly(body, physics, s, drag, beta, remaining)
            gap = trial.z - height_map.height_at(terrain.heights, terrain.cell_x, terrain.cell_y, trial.x, trial.y)
            if gap != gap:
                return trial, NO_GROUND, 0, gap
            if is_clear(terrain, body.radius, trial.x, trial.y, gap):
                return trial, LOADED if is_loaded else FLYING, count, gap
            lowest, is_missing = find_gaps(
                terrain, body.vertices, trial.x, trial.y, trial.z, trial.e0, trial.e1, trial.e2, trial.e3, contacts.gaps
            )
            if is_missing:
                return trial, NO_GROUND, 0, np.nan
            if lowest > 0.0:
                return trial, LOADED if is_loaded else FLYING, count, gap
            contacts.is_touching[:] = 0
            time = touchdown(terrain, body, s, remaining, contacts.gaps)
            if 2.0 * (remaining - time) < shortest:  # it lands as good as at the end
                return trial, LOADED if is_loaded else TOUCHING, count, gap
            if time > 0.5 * remaining:
                part = 2.0 * (remaining - time)
                s = step.fly(body, physics, s, drag, beta, remaining - part)
                remaining = part
            else:
                part = min(max(2.0 * time, shortest), remaining)
        x, y, z, e0, e1, e2, e3, lowest, is_missing = midpoint_gaps(terrain, body, physics, s, part, contacts)
        if is_missing:
            return s, NO_GROUND, 0, np.nan
        if not was_flying and lowest < 0.0:
            length = shortened(terrain, body, s, part, min(shortest, part), contacts)
            if length < part:
                part = length
                x, y, z, e0, e1, e2, e3, lowest, is_missing = midpoint_gaps(
                    terrain, body, physics, s, part, contacts
                )
                if is_missing:
                    return s, NO_GROUND, 0, np.nan
        if lowest > 0.0:
            is_flying = True
            contacts.is_touching[:] = 0
            if was_flying:  # touchdown was foreseen a little too early
                s = step.fly(body, physics, s, drag, beta, part)
                remaining -= part
            continue
        s, impact = step.touch(
            terrain, ground, body, physics, s, drag, beta, part, x, y, z, e0, e1, e2, e3, lowest, contacts
        )
        count_impact(impact, body.radius, out_tally, out_penetration)
        is_flying = False
        count = impact.contacts
        is_loaded = is_loaded or impact.loaded > 0
        remaining -= part
    gap = s.z - height_map.height_at(terrain.heights, terrain.cell_x, terrain.cell_y, s.x, s.y)
    if gap != gap:
        return s, NO_GROUND, 0, gap
    if is_loaded:
        return s, LOADED, count, gap
    return s, FLYING if is_flying else TOUCHING, count, gap


@kernel
def is_in_equilibrium(terrain, ground, body, physics, s, contacts):
    """True if the contact law keeps the rock where it is when put there with no velocity at all.

    Vertices within TOUCH_DEPTH of the ground take part. A rock that balances on an edge or a corner fails, because
    its weight is not above its contacts; so does one that could slide.
    """
    h = physics.time_step
    still = State(
        x=s.x, y=s.y, z=s.z, e0=s.e0, e1=s.e1, e2=s.e2, e3=s.e3,
        vx=0.0, vy=0.0, vz=0.0, wx=0.0, wy=0.0, wz=0.0, slippage=s.slippage,
    )  # fmt: skip
    lowest, _ = find_gaps(terrain, body.vertices, s.x, s.y, s.z, s.e0, s.e1, s.e2, s.e3, contacts.gaps)
    contacts.gaps[:] -= max(lowest, 0.0) + 2.0 * TOUCH_DEPTH * body.radius
    end, impact = step.touch(
        terrain, ground, body, physics, still, 0.0, 0.0, h, s.x, s.y, s.z, s.e0, s.e1, s.e2, s.e3, lowest, contacts
    )
    left = step.free_flight.speed(end.vx, end.vy, end.vz) + body.radius * step.free_flight.speed(end.wx, end.wy, end.wz)
    return impact.is_converged and left <= 1e-3 * h * physics.gravity
