# SPDX-License-Identifier: GPL-2.0-or-later
"""One run: a rock from its release until it rests, leaves the terrain or its time is up."""

from typing import NamedTuple

from . import free_flight, height_map, passages, quaternion
from ._jit import inner_kernel, kernel
from .advance import (
    CALM_SPIN,
    CALM_STEPS,
    FLYING,
    LOADED,
    LONGEST_STRIDE,
    NO_GROUND,
    PENETRATION,
    TOUCHING,
    advance,
    flight_stride,
    forget_contacts,
    free_step,
    height_above_ground,
    is_in_equilibrium,
    slide,
)
from .contact import workspace_of
from .obstacles.meetings import MOST_IN_A_STEP
from .obstacles.stage import enter_stage
from .records import (
    TIME,
    Moment,
    Records,
    add_due_samples,
    add_sample,
    begin_impact,
    end_impact,
    pass_cells,
    stays_in_cell,
)
from .types import State

# reasons why a run ends
REST, LEFT_TERRAIN, MAX_TIME, CANCELLED, STOPPED_BY_BARRIER, HELD_BY_TREE = 0, 1, 2, 3, 4, 5
STOP_REASONS = ("rest", "left terrain", "max time", "cancelled", "barrier", "tree")

SMALLEST_WAY = 1e-6  # m, a division by it is safe
HELD_STEPS = 10  # since a stem last pushed a rock that is slow: it leans against the stem
CANCEL_EVERY = 1000  # rounds of the loop between two looks at the cancel flag: some milliseconds


class Summary(NamedTuple):
    """The numbers of one run."""

    start: State
    stop: State
    reason: int
    duration: float  # s
    steps: int
    path_length: float  # m
    largest: Moment
    energy_rise: float  # J, largest rise of the total energy in one step
    stopped_by: int  # number of the barrier or tree, -1 for none


@inner_kernel
def resting_height(terrain, vertices, x, y, e0, e1, e2, e3):
    """Height of the centre of mass at which the lowest vertex just touches the ground.

    Vertices over missing ground do not count; the run will end there in its first step.
    """
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = quaternion.rotation_matrix(e0, e1, e2, e3)
    highest = height_map.height_at(terrain.heights, terrain.cell_x, terrain.cell_y, x, y)
    for i in range(vertices.shape[0]):
        rx, ry, rz = vertices[i, 0], vertices[i, 1], vertices[i, 2]
        ground = height_map.height_at(
            terrain.heights, terrain.cell_x, terrain.cell_y,
            x + a00 * rx + a01 * ry + a02 * rz, y + a10 * rx + a11 * ry + a12 * rz,
        )  # fmt: skip
        height = ground - (a20 * rx + a21 * ry + a22 * rz)
        if height > highest:  # False for NaN
            highest = height
    return highest


@inner_kernel
def moment_of(body, s, height):
    """The Moment of a state."""
    speed, rotation = free_flight.speed(s.vx, s.vy, s.vz), free_flight.speed(s.wx, s.wy, s.wz)
    energy = 0.5 * body.mass * speed * speed + free_flight.rotational_energy(
        body.inertia_x, body.inertia_y, body.inertia_z, s.wx, s.wy, s.wz
    )
    return Moment(energy, height, speed, rotation)


@inner_kernel
def larger(a, b):
    """The larger of each quantity of two Moments."""
    return Moment(
        max(a.energy, b.energy), max(a.height, b.height), max(a.speed, b.speed), max(a.rotation, b.rotation)
    )


@kernel
def run_rock(
    terrain, ground, obstacles, meet, body, physics, law, rest_law, start, sample_every, keep_maps, keep_impacts,
    cancel, common, records, tally, penetration,
):
    """Run one rock. ``meet``: see obstacles/stage.py; ``law``: see laws; ``rest_law``: tells whether the rock rests.
    ``common``: (1,) COMMON of the run (chance.py). ``sample_every``: steps between samples, 0 for none. ``cancel``: a
    flag.

    Returns the Summary and the Records with what was asked for appended; ``tally`` and ``penetration`` are added to
    in place (see advance.py).
    """
    cells, values, passed, samples, sampled, impacts, impacted, meetings, met = records
    workspace = workspace_of(body.vertices.shape[0], common)
    tally[:] = 0.0
    first_passage, first_meeting = passed, met
    is_obstructed = obstacles.trees.shape[0] + obstacles.segments.shape[0] > 0
    stopped_by, pushed, held_at, free_way, rest_speed = -1, -1, -HELD_STEPS - 1, 0.0, physics.rest_speed
    s, h, time, steps, rounds, quiet, calm = start, physics.time_step, 0.0, 0, 0, 0.0, 0
    phase, count = TOUCHING, 0
    is_compliant = common[0]["is_compliant"] != 0
    now = moment_of(body, s, height_above_ground(terrain, s))
    largest, path_length, energy_rise = now, 0.0, 0.0
    reason = LEFT_TERRAIN if now.height != now.height else MAX_TIME
    if keep_maps:
        cells, values, passed = passages.enter_cell(
            cells, values, passed, passages.map_cell(s.x, s.y, terrain), now.energy, now.height, now.speed, now.rotation
        )
    if sample_every > 0:
        samples, sampled = add_sample(samples, sampled, time, s, now.height, 0)
    while reason == MAX_TIME and physics.max_time - time > 1e-6 * physics.time_step:
        rounds += 1
        if rounds % CANCEL_EVERY == 0 and cancel[0]:
            reason = CANCELLED
            break
        h = min(h, physics.max_time - time)
        before, earlier, was_loaded, steps_before = s, now, phase == LOADED, steps
        # One step, or a stride of flight. Most steps are far from the ground and need nothing of a contact.
        stride, is_done, height = 1, False, 0.0
        if phase == FLYING:
            if h == physics.time_step:
                stride = flight_stride(terrain, ground, body, physics, s, now.height)
                stride = max(1, min(stride, int((physics.max_time - time) / h)))
                if is_obstructed and stride > 1:
                    stride = max(1, min(stride, int(free_way / (now.speed * h + SMALLEST_WAY))))
            s, height, is_done = free_step(terrain, ground, body, physics, before, stride * h)
            if stride > 1 and height != height:  # it leaves the terrain within the stride: go step by step
                is_done = False
            count, phase = 0, FLYING if height == height or not is_done else NO_GROUND
        elif calm >= CALM_STEPS and h == physics.time_step and now.speed > LONGEST_STRIDE * h * physics.gravity:
            stride = max(1, min(LONGEST_STRIDE, int((physics.max_time - time) / h)))
            if is_obstructed:
                stride = max(1, min(stride, int(free_way / (now.speed * h + SMALLEST_WAY))))
            s, height, count, is_done = slide(
                terrain, ground, body, physics, law, before, stride * h, workspace, tally, penetration
            )
            if not is_done:
                calm = 0
                forget_contacts(workspace.vertices)
        if not is_done:
            stride = 1
            s, phase, count, height = advance(
                terrain, ground, body, physics, law, before, phase, h, workspace, tally, penetration
            )
        if is_obstructed and phase != NO_GROUND:
            if met + MOST_IN_A_STEP >= meetings.shape[0]:
                meetings = passages.grown(meetings, met + MOST_IN_A_STEP)
            s, tree, barrier, free_way, met = enter_stage(
                meet, obstacles, terrain, body, before, s, stride * h, time, workspace, meetings, first_meeting, met
            )
            height = height_above_ground(terrain, s)
            phase = phase if height == height else NO_GROUND
            rest_speed = physics.rest_speed
            if tree >= 0:  # ground and stem act one after the other, which leaves it some g h
                pushed, held_at, calm = tree, steps, 0
                rest_speed += 2.0 * physics.gravity * h
            if barrier >= 0:
                reason, stopped_by = STOPPED_BY_BARRIER, barrier
        if phase == NO_GROUND:
            s, reason = before, LEFT_TERRAIN
            break
        steps += stride
        # whole steps are counted, so that the time of a long run does not gather rounding
        time = steps * physics.time_step if h == physics.time_step else physics.max_time
        now = moment_of(body, s, height)
        largest = larger(largest, now)
        path_length += free_flight.speed(s.x - before.x, s.y - before.y, s.z - before.z)
        energy_rise = max(energy_rise, now.energy - earlier.energy + body.mass * physics.gravity * (s.z - before.z))
        if keep_maps and not stays_in_cell(terrain, cells, values, passed, s, now):
            cells, values, passed = pass_cells(terrain, cells, values, passed, before, s, earlier, now)
        if sample_every > 0:
            samples, sampled = add_due_samples(
                terrain, ground, body, physics, samples, sampled, sample_every, before, s, steps_before, steps, time,
                height, count,
            )  # fmt: skip
        if keep_impacts and (was_loaded or phase == LOADED):
            if not was_loaded:
                impacts, impacted = begin_impact(impacts, impacted, time - h, before, earlier)
            end_impact(impacts[impacted - 1], time, s, tally[PENETRATION], now)
        # At rest? Slow for a while, and then kept in its place by the contact law.
        is_calm = phase == LOADED and count > 2 and now.rotation < CALM_SPIN and not is_compliant
        calm = calm + 1 if is_calm else 0
        quiet = quiet + h if phase != FLYING and now.speed + body.radius * now.rotation < rest_speed else 0.0
        if quiet >= physics.rest_time:
            quiet = 0.0
            if is_in_equilibrium(terrain, ground, body, physics, rest_law, s, workspace):
                reason = REST
            elif steps - held_at <= HELD_STEPS:
                reason, stopped_by = HELD_BY_TREE, pushed
    if sample_every > 0 and samples[sampled - 1, TIME] < time:
        samples, sampled = add_sample(samples, sampled, time, s, now.height, count)
    if keep_maps:
        passed = passages.merge_visits(cells, values, first_passage, passed)
    summary = Summary(start, s, reason, time, steps, path_length, largest, energy_rise, stopped_by)
    return summary, Records(cells, values, passed, samples, sampled, impacts, impacted, meetings, met)
