# SPDX-License-Identifier: GPL-2.0-or-later
"""One Moreau midpoint step of a heap. Leine et al. (2014), section 4, for many rocks.

    drift    half a step with the velocities of the beginning              x_M = x_B + h/2 v_B
    kick     percussions of all contacts at the middle, with gravity       v_E = v_B + h g + P / m
    drift    half a step with those of the end                             x_E = x_M + h/2 v_E

Rocks turn freely in each half by the implicit scheme (Leine et al. 2020), which conserves energy and angular momentum,
so only the percussions change these: momentum and angular momentum of rocks that meet in flight are conserved to
rounding, and the energy of a step changes by the work of the percussions alone,

    E_E - E_B = P (u_B + u_E) / 2                                          Leine et al. (2014), eq. 57

That work may be positive by terms of (g h)^2 m, because gravity acts within the step, and by what the sweeps have left.
Then all percussions are reduced by one share, as for a single rock (motion/step.py).
"""

from typing import NamedTuple

from ..jit.kernels import inner_kernel, kernel
from .ahead import ROUNDS, look_ahead, meet_ahead
from .correction import apply_shift, find_shift, gaps_to_come
from .ground_meetings import meet_ground
from .meetings import SKIN, keep_percussions, meet_rocks
from .neighbours import find_pairs, place_rocks, speed_of
from .percussions import push_all, set_targets, solve
from .turning import turn_freely

DONE, NEEDS_CONTACTS, NEEDS_PAIRS, NEEDS_ROWS = 0, 1, 2, 3  # how a step ends; else it is repeated with more room
TOLERANCE = 1e-5  # of contact velocities, relative to the speed of the fastest rock
STILL = 1e-3  # the same for rocks at rest, relative to g h


class Kick(NamedTuple):
    """Outcome of one step."""

    status: int
    contacts: int
    loaded: int  # of them, with a percussion
    sweeps: int
    is_converged: bool
    is_limited: bool  # the percussions were reduced because they would have added energy
    lost: float  # energy taken by the percussions, J
    lifted: float  # energy given back by the correction of overlap, J
    deepest: float  # overlap at the middle of the step, in radii


@inner_kernel
def drift_to_middle(rocks, gravity, h, out_motion):
    """Poses at the middle, velocities before and without percussions, in place; the largest speed of a point, m/s."""
    fastest = 0.0
    for i in range(rocks.mass.size):
        v, before, free, centre = out_motion.velocity[i], out_motion.before[i], out_motion.free[i], out_motion.place[i]
        for a in range(6):
            before[a], free[a], out_motion.start[i, a] = v[a], v[a], v[a]
        if out_motion.is_gone[i]:
            continue
        fastest = max(fastest, speed_of(rocks, out_motion, i))
        for a in range(3):
            centre[a] = out_motion.position[i, a] + 0.5 * h * v[a]
        turn, spin = turn_freely(rocks, i, 0.5 * h, out_motion.orientation[i], (v[3], v[4], v[5]))
        for a in range(4):
            out_motion.turn[i, a] = turn[a]
        for a in range(3):
            before[3 + a], free[3 + a] = spin[a], spin[a]
        free[2] -= h * gravity
    return fastest


@inner_kernel
def drift_to_end(rocks, h, out_motion):
    """Poses and spins at the end of the step, in place."""
    for i in range(rocks.mass.size):
        v = out_motion.velocity[i]
        if out_motion.is_gone[i]:
            continue
        for a in range(3):
            out_motion.position[i, a] = out_motion.place[i, a] + 0.5 * h * v[a]
        turn, spin = turn_freely(rocks, i, 0.5 * h, out_motion.turn[i], (v[3], v[4], v[5]))
        for a in range(4):
            out_motion.orientation[i, a] = turn[a]
        v[3], v[4], v[5] = spin


@inner_kernel
def work(rocks, motion):
    """Twice the work of the percussions as a quadratic function of a share of them: first share + second share^2, J."""
    first, second = 0.0, 0.0
    for i in range(rocks.mass.size):
        before, free, after = motion.before[i], motion.free[i], motion.velocity[i]
        for a in range(6):
            mass = rocks.mass[i] if a < 3 else rocks.inertia[i, a - 3]
            change = after[a] - free[a]
            first += mass * change * (free[a] + before[a])
            second += mass * change * change
    return first, second


@inner_kernel
def limit_work(rocks, count, out_motion, out_workspace):
    """Reduce the percussions to those that add no energy, in place; returns their share, and the energy lost, J."""
    first, second = work(rocks, out_motion)
    share = 1.0
    if first + second > 0.0:
        share = -first / second if first < 0.0 else 0.0
        for i in range(rocks.mass.size):
            free, after = out_motion.free[i], out_motion.velocity[i]
            for a in range(6):
                after[a] = free[a] + share * (after[a] - free[a])
        for k in range(count):
            for a in range(3):
                out_workspace.meetings[0, k]["percussion"][a] *= share
            out_workspace.meetings[0, k]["moment"] *= share
    return share, max(0.0, -0.5 * share * (first + share * second))


@inner_kernel
def set_velocities(motion, velocities):
    """The velocities of all rocks (N, 6), in place."""
    for i in range(velocities.shape[0]):
        for a in range(6):
            motion.velocity[i, a] = velocities[i, a]


@inner_kernel
def lacking(status):
    """The Kick of a step that had no room and must be repeated."""
    return Kick(status, 0, 0, 0, False, False, 0.0, 0.0, 0.0)


@inner_kernel
def find_pairs_in_reach(rocks, motion, h, fastest, out_workspace):
    """Pairs of rocks of which any two points may meet in the step, in place; returns how many, even beyond the room."""
    largest = 0.0
    for i in range(rocks.radius.size):
        largest = max(largest, rocks.radius[i])
    return find_pairs(rocks, motion, SKIN * largest + 2.0 * h * fastest, out_workspace.pairs)


@inner_kernel
def find_contacts(pile, motion, fastest, pairs, last, out_workspace):
    """Contacts of the step with their first percussions, in place; returns how many, even beyond the room, or -1 where
    a rock needs more room for its contacts with the ground."""
    count = meet_ground(pile, motion, 0, out_workspace)
    if count < 0:
        return -1
    for k in range(last):
        out_workspace.meetings[1, k]["is_taken"] = 0
    return meet_rocks(pile, motion, pairs, fastest, count, last, out_workspace)


@inner_kernel
def solve_ahead(pile, motion, ahead, pairs, count, tolerance, max_sweeps, out_workspace):
    """Percussions, in place, including those of contacts that only show in the middle of the next step (ahead.py).

    Returns the contacts, even beyond the room, the sweeps and the largest change of contact velocity in the last, m/s.
    """
    rocks = pile.rocks
    sweeps, change = solve(rocks, motion, count, tolerance, max_sweeps, out_workspace)
    for _ in range(ROUNDS):
        look_ahead(rocks, motion, pile.h, ahead)
        place_rocks(rocks, ahead)
        more = meet_ahead(pile, motion, ahead, pairs, count, out_workspace)
        if more == count or more > out_workspace.meetings.shape[1]:
            return more, sweeps, change
        count = more
        added, change = solve(rocks, motion, count, tolerance, max_sweeps, out_workspace)
        sweeps += added
    return count, sweeps, change


@kernel
def step(pile, max_sweeps, last, motion, ahead, workspace):
    """One step, in place; returns its Kick.

    ``last``: contacts of the last step, in room.meetings[1]; ``ahead``: memory for poses in the middle of the next.
    """
    rocks, material, h = pile.rocks, pile.material, pile.h
    fastest = drift_to_middle(rocks, material.gravity, h, motion)
    place_rocks(rocks, motion)
    pairs = find_pairs_in_reach(rocks, motion, h, fastest, workspace)
    if pairs > workspace.pairs.size:
        return lacking(NEEDS_PAIRS)
    count = find_contacts(pile, motion, fastest, pairs, last, workspace)
    if count < 0:
        return lacking(NEEDS_ROWS)
    if count > workspace.meetings.shape[1]:
        return lacking(NEEDS_CONTACTS)
    set_targets(rocks, material, motion, h, count, workspace)
    set_velocities(motion, motion.free)
    tolerance = TOLERANCE * fastest + STILL * h * material.gravity
    push_all(rocks, motion, count, workspace)
    count, sweeps, change = solve_ahead(pile, motion, ahead, pairs, count, tolerance, max_sweeps, workspace)
    if count > workspace.meetings.shape[1]:
        set_velocities(motion, motion.start)
        return lacking(NEEDS_CONTACTS)
    share, lost = limit_work(rocks, count, motion, workspace)
    loaded = keep_percussions(count, h, workspace)
    deepest, is_needed = gaps_to_come(rocks, motion, h, count, workspace)
    drift_to_end(rocks, h, motion)
    lifted = 0.0
    if is_needed:
        find_shift(rocks, motion, count, workspace)
        lifted = apply_shift(rocks, motion, material.gravity, lost)
    return Kick(DONE, count, loaded, sweeps, change <= tolerance, share < 1.0 - 1e-9, lost, lifted, deepest)
