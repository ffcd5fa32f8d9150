# SPDX-License-Identifier: GPL-2.0-or-later
"""One time step of the run: free flight, touchdown, contact.

Moreau's scheme sees a contact only at the midpoint of a step, so a fast rock could sink by as much as it travels in a
step before the ground acts. Here a flight that would end below the ground is cut in two, so that touchdown falls on
the midpoint of one part:

    |---- flight ----|------ contact ------|       touchdown in the second half of the step
                               ^
    |------ contact ------|--- as it comes ---|    touchdown in its first half
               ^

The same is done when one part of the rock lands while another is already touching. The parts add up to the time step,
so the samples of a run stay evenly spaced.
"""

import math
from typing import NamedTuple

import numpy as np

from ..contact.clearance import approach, bounds_at, is_clear, stays_clear
from ..contact.gaps import TOUCH_DEPTH, find_gaps
from ..contact.options import set_compliance
from ..contact.watch import end_watch
from ..ground import height_map
from ..ground.height_map import REACH
from ..jit.kernels import apart_kernel, inner_kernel
from ..rigid_body import free_flight
from ..rigid_body.pose import pose_of
from ..types import State
from . import step
from .landing import DEEP, LOOKS, forget_landed, has_sunk, lifted, shortened, touchdown

SHORTEST_PART = 0.0625  # of the time step
LONGEST_STRIDE = 8  # time steps of flight, or of sliding without turning, taken as one
CALM_SPIN = 0.6  # rad/s, at 2 ms a hundredth of a radian in a stride: below this, a sliding rock hardly turns
CALM_STEPS = 8  # steps in a row in which it must hardly turn before a stride of sliding is tried
PENETRATION_BINS = 500  # of 0.1 % of the radius

# entries of the tally of a run
CONTACT_STEPS, UNCONVERGED, LIMITED, PENETRATION = 0, 1, 2, 3
CONTACTS, NODES, CREASES, EDGES = 4, 5, 6, 7
STEPS_CUT, SPINS_KEPT, MEETINGS_CUT, TOUCHES_GIVEN_UP = 8, 9, 10, 11
DEPTH_NOW, TALLIES = 12, 13  # the first is the penetration of the last step alone

FLYING, TOUCHING, LOADED, NO_GROUND = 0, 1, 2, 3  # phases


class Tally(NamedTuple):
    """Counts over the steps of a run, in place."""

    counts: np.ndarray  # (TALLIES,) of the run
    penetration: np.ndarray  # (PENETRATION_BINS,) int64, contact steps by their depth, of all runs of a chunk


@inner_kernel
def height_above_ground(terrain, s):
    """Height of the centre of mass above the ground, m; NaN where there is none."""
    return s.z - height_map.height_at(terrain, s.x, s.y)


@inner_kernel
def free_step(world, s, h, common):
    """The state after a step of free flight, its height above ground, and True if the rock cannot touch anything there.

    Also True where there is no ground below: the caller sees that from the height, which is NaN.
    """
    terrain, body = world.terrain, world.body
    end = step.fly(world, s, h)
    gap = height_above_ground(terrain, end)
    is_over = gap != gap or is_clear(terrain, body.radius, end.x, end.y, gap) or stays_clear(terrain, body, end, common)
    return end, gap, is_over


@inner_kernel
def flight_stride(world, s, gap):
    """Number of time steps of flight, 1 to LONGEST_STRIDE, that may be taken as one.

    ``gap``: height of the centre of mass above ground. Within the time T it decreases at most at the rate
    -v_z + g T + v_x dz/dx + v_y dz/dy with the worst slopes around (see height_map.slope_bounds); as long as it stays
    above radius * reach the rock touches nothing, however it turns. The parabola is exact for any step, the rotation
    is of order four (free_flight.stride). The explicit scheme drifts more in longer steps, so it takes single steps,
    and so does a rock that may be in a drag layer.
    """
    terrain, ground, body, physics = world.terrain, world.ground, world.body, world.physics
    if not physics.is_implicit or not gap > body.radius or gap < ground.drag_top:
        return 1
    longest = LONGEST_STRIDE * physics.time_step
    across = math.sqrt(s.vx * s.vx + s.vy * s.vy)
    if across * longest > 0.5 * terrain.block * min(terrain.cell_x, terrain.cell_y):  # leaves the blocks looked at
        return 1
    bounds = bounds_at(terrain, s.x, s.y)
    fall = approach(bounds, s.vx, s.vy, physics.gravity * longest - s.vz)
    spare = min(gap - body.radius * bounds[REACH], gap - ground.drag_top)
    stride = LONGEST_STRIDE if fall <= 0.0 else spare / (fall * physics.time_step)
    turn = free_flight.speed(s.wx, s.wy, s.wz) * physics.time_step
    if turn * LONGEST_STRIDE > free_flight.STRIDE_ANGLE:
        stride = min(stride, free_flight.STRIDE_ANGLE / turn)
    return max(1, int(min(stride, LONGEST_STRIDE))) if spare > 0.0 else 1


@inner_kernel
def midpoint_gaps(world, s, h, limit, out_workspace):
    """Gaps at the midpoint of a step, written in place. Returns the midpoint, the lowest gap, missing ground.

    ``limit``: largest gap up to which contacts other than vertices are searched for.
    """
    midpoint = step.midpoint_of(world.physics, s, h)
    lowest, is_missing = find_gaps(world.terrain, world.body, midpoint, limit, out_workspace)
    return midpoint, lowest, is_missing


@inner_kernel
def count_impact(impact, radius, steps, out_tally):
    """Add a contact step, which counts as ``steps``, to the Tally, in place."""
    counts = out_tally.counts
    counts[CONTACT_STEPS] += steps
    if not impact.is_converged:
        counts[UNCONVERGED] += 1.0
    if impact.is_limited:
        counts[LIMITED] += 1.0
    counts[CONTACTS] += steps * impact.contacts
    counts[NODES] += steps * impact.nodes
    counts[CREASES] += steps * impact.creases
    counts[EDGES] += steps * impact.edges
    counts[PENETRATION] = max(counts[PENETRATION], impact.penetration)
    counts[DEPTH_NOW] = max(counts[DEPTH_NOW], impact.penetration)
    depth = min(int(1000.0 * impact.penetration / radius), PENETRATION_BINS - 1)
    out_tally.penetration[depth] += round(steps)


@apart_kernel
def land(world, s, remaining, time, shortest, longest, workspace):
    """Fly to the part of a step whose midpoint is the touchdown; ``time``: a first guess of the time until then.

    Returns the state where that part begins, its length, the time flown, and what ``midpoint_gaps`` returns for its
    midpoint.
    """
    body = world.body
    start = s
    for look in range(LOOKS):
        part = min(2.0 * (remaining - time), max(2.0 * time, shortest), longest)
        lead = max(time - 0.5 * part, 0.0)
        if lead > 0.0:
            s = step.fly(world, start, lead)
        else:
            s = start
        midpoint, lowest, is_missing = midpoint_gaps(world, s, part, 0.0, workspace)
        if is_missing or not lowest < -DEEP * body.radius or time == 0.0 or look == LOOKS - 1:
            break
        time = touchdown(world, start, lead + 0.5 * part, workspace)
    return s, part, lead, midpoint, lowest, is_missing


@inner_kernel
def advance(world, law, s, phase, h, workspace, out_tally):
    """Advance one rock by the time ``h``.

    Returns the state, the phase in which it ends (FLYING, TOUCHING, LOADED: a contact force acted in the step;
    NO_GROUND: the run is over), the number of contacts and the height of the centre of mass above ground.
    """
    terrain, body, physics = world.terrain, world.body, world.physics
    common = workspace.common[0]
    remaining, shortest, longest = h, SHORTEST_PART * h, h
    is_loaded, count = False, 0
    is_flying = phase == FLYING
    while remaining > 1e-9 * h:
        begin, left, was_flying = s, remaining, is_flying
        part = min(remaining, longest)
        if is_flying:
            end, gap, is_over = free_step(world, s, remaining, common)
            if not is_over:
                lowest, is_missing = find_gaps(terrain, body, pose_of(end), 0.0, workspace)
                if is_missing:
                    return end, NO_GROUND, 0, np.nan
                is_over = lowest > 0.0
            if is_over:
                phase = LOADED if is_loaded else FLYING
                return end, phase if gap == gap else NO_GROUND, count, gap
            lift_off(workspace)
            time = touchdown(world, s, remaining, workspace)
            if 2.0 * (remaining - time) < shortest:  # it lands practically at the end
                return end, LOADED if is_loaded else TOUCHING, count, gap
            s, part, lead, midpoint, lowest, is_missing = land(world, s, remaining, time, shortest, longest, workspace)
            remaining -= lead
        else:
            midpoint, lowest, is_missing = midpoint_gaps(world, s, part, 0.0, workspace)
            for _ in range(LOOKS):
                if is_missing or not lowest < 0.0:
                    break
                length = shortened(world, s, part, min(shortest, part), workspace)
                if not length < part:
                    break
                part = length
                midpoint, lowest, is_missing = midpoint_gaps(world, s, part, 0.0, workspace)
        if is_missing:
            return s, NO_GROUND, 0, np.nan
        is_flying = lowest > 0.0
        if is_flying:
            lift_off(workspace)
            if was_flying:  # touchdown was predicted a little too early; up to the midpoint nothing touches
                s = step.fly(world, s, 0.5 * part)
                remaining -= 0.5 * part
            continue
        end, impact = step.touch(world, law, s, part, midpoint, workspace)
        if (
            part > shortest
            and not common["options"]["is_compliant"]
            and has_sunk(world, s, end, part, lowest, workspace)
        ):
            s, remaining, is_flying = begin, left, was_flying
            longest = max(0.5 * part, shortest)
            forget_landed(world, s, workspace)
            continue
        s, longest = end, h
        if impact.penetration > DEEP * body.radius and impact.loaded > 0 and not common["options"]["is_compliant"]:
            s = lifted(body, physics, s, impact.contacts, workspace)
        count_impact(impact, body.radius, 1.0, out_tally)
        count = impact.contacts
        is_loaded = is_loaded or impact.loaded > 0
        remaining -= part
    gap = height_above_ground(terrain, s)
    if gap != gap:
        return s, NO_GROUND, 0, gap
    if is_loaded:
        return s, LOADED, count, gap
    return s, FLYING if is_flying else TOUCHING, count, gap


@apart_kernel
def slide(world, law, s, h, workspace, out_tally):
    """A stride of a rock that slides on a face and hardly turns: constant acceleration, so one step serves for many.

    Returns the state, the height of the centre of mass above ground, the number of contacts, and True if at the end
    nothing has changed: as many contacts as before, none has lifted or sunk, and the rock still hardly turns. Otherwise
    the caller goes back, forgets the contacts and takes single steps.
    """
    terrain, body, physics = world.terrain, world.body, world.physics
    touching = count_touching(workspace)
    midpoint, lowest, is_missing = midpoint_gaps(world, s, h, 0.0, workspace)
    if is_missing:
        return s, np.nan, 0, False
    end, impact = step.touch(world, law, s, h, midpoint, workspace)
    height = height_above_ground(terrain, end)
    is_calm = free_flight.speed(end.wx, end.wy, end.wz) < CALM_SPIN and not impact.is_limited
    is_same = impact.contacts == touching and impact.is_converged and is_calm
    is_same = is_same and impact.penetration <= 2.0 * DEEP * body.radius
    if not is_same or height != height:
        return s, height, 0, False
    lowest_after, is_missing = find_gaps(terrain, body, pose_of(end), 0.0, workspace)
    depth = TOUCH_DEPTH * body.radius
    if is_missing or lowest_after < lowest - depth:
        return s, height, 0, False
    for i in range(workspace.common[0]["rows"]["used"]):
        if workspace.features[i]["is_touching"] and workspace.features[i]["gap"] > depth:
            return s, height, 0, False
    count_impact(impact, body.radius, h / physics.time_step, out_tally)
    return end, height, impact.contacts, True


@inner_kernel
def count_touching(workspace):
    """Number of contacts that the last step had."""
    count = 0
    for i in range(workspace.common[0]["rows"]["used"]):
        count += workspace.features[i]["is_touching"]
    return count


@inner_kernel
def forget_contacts(workspace):
    """Mark all contacts as no longer touching, in place."""
    for i in range(workspace.common[0]["rows"]["used"]):
        workspace.features[i]["is_touching"] = 0


@inner_kernel
def lift_off(workspace):
    """Mark the rock as clear of the ground, in place: nothing touches or remembers a contact any more."""
    forget_contacts(workspace)
    if workspace.common[0]["options"]["remembers"]:
        for i in range(workspace.common[0]["rows"]["used"]):
            workspace.memory[i]["state"] = 0


@inner_kernel
def is_in_equilibrium(world, law, s, workspace):
    """True if the contact law keeps the rock where it is when placed there without any velocity.

    Whatever is within TOUCH_DEPTH of the ground counts as touching. A rock that balances on an edge or a corner fails,
    because its weight is not above its contacts; so does one that could slide. ``law``: one that stores no energy.
    """
    body, physics = world.body, world.physics
    common = workspace.common[0]
    is_compliant = common["options"]["is_compliant"]
    set_compliance(0, common["options"])
    h = physics.time_step
    still = State(
        x=s.x, y=s.y, z=s.z, e0=s.e0, e1=s.e1, e2=s.e2, e3=s.e3,
        vx=0.0, vy=0.0, vz=0.0, wx=0.0, wy=0.0, wz=0.0, slippage=s.slippage,
    )  # fmt: skip
    near = 2.0 * TOUCH_DEPTH * body.radius
    midpoint, lowest, _ = midpoint_gaps(world, still, h, 2.0 * near, workspace)
    for i in range(workspace.common[0]["rows"]["used"]):
        workspace.features[i]["gap"] -= max(lowest, 0.0) + near
    end_watch(common["watch"])  # it does not hold for the changed gaps
    end, impact = step.touch(world, law, still, h, midpoint, workspace)
    set_compliance(is_compliant, common["options"])
    speed = free_flight.speed(end.vx, end.vy, end.vz) + body.radius * free_flight.speed(end.wx, end.wy, end.wz)
    return impact.is_converged and speed <= 1e-6 * h * physics.gravity
