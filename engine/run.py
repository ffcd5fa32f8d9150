# SPDX-License-Identifier: GPL-2.0-or-later
"""One run: a rock from its release until it rests, leaves the terrain or its time is up."""

from typing import NamedTuple

import numpy as np

from . import free_flight, height_map, passages, quaternion
from ._jit import kernel
from .advance import (
    FLYING,
    LOADED,
    NO_GROUND,
    PENETRATION,
    TOUCHING,
    advance,
    free_step,
    height_above_ground,
    is_in_equilibrium,
)  # fmt: skip
from .contact import make_workspace
from .types import State

# reasons why a run ends
REST, LEFT_TERRAIN, MAX_TIME, CANCELLED = 0, 1, 2, 3
STOP_REASONS = ("rest", "left terrain", "max time", "cancelled")

CANCEL_EVERY = 1000  # steps between two looks at the cancel flag: well under a tenth of a second

# columns of a sample
TIME, STATE, GAP, CONTACT_COUNT, SAMPLE_COLUMNS = 0, 1, 15, 16, 17

# columns of a contact phase: start time, position of the centre of mass, duration, slip at its end, deepest
# penetration in the run so far, speed and kinetic energy before and after
IMPACT_COLUMNS = 11


class Records(NamedTuple):
    """What a run leaves behind; the arrays grow as needed."""

    cells: np.ndarray  # (n, 1) int64, map cells passed
    values: np.ndarray  # (n, 4) largest values in each
    passages: int
    samples: np.ndarray  # (n, SAMPLE_COLUMNS)
    sampled: int
    impacts: np.ndarray  # (n, IMPACT_COLUMNS)
    impacted: int


class Summary(NamedTuple):
    """The numbers of one run."""

    start: State
    stop: State
    reason: int
    duration: float  # s
    steps: int
    path_length: float  # m
    energy_max: float  # J, translational and rotational
    velocity_max: float  # m/s
    rotation_max: float  # rad/s
    height_max: float  # m, centre of mass above ground
    energy_rise: float  # J, largest rise of the total energy in one step


@kernel
def make_records():
    """Empty records."""
    return Records(
        cells=np.empty((1024, 1), np.int64), values=np.empty((1024, passages.VALUES)), passages=0,
        samples=np.empty((256, SAMPLE_COLUMNS)), sampled=0, impacts=np.empty((64, IMPACT_COLUMNS)), impacted=0,
    )  # fmt: skip


@kernel
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


@kernel
def kinetic_energy(body, s):
    """Translational and rotational, J."""
    translation = 0.5 * body.mass * (s.vx * s.vx + s.vy * s.vy + s.vz * s.vz)
    return translation + free_flight.rotational_energy(
        body.inertia_x, body.inertia_y, body.inertia_z, s.wx, s.wy, s.wz
    )


@kernel
def write_sample(row, time, s, gap, contacts):
    """One row of the samples, in place."""
    row[TIME] = time
    row[1], row[2], row[3] = s.x, s.y, s.z
    row[4], row[5], row[6], row[7] = s.e0, s.e1, s.e2, s.e3
    row[8], row[9], row[10] = s.vx, s.vy, s.vz
    row[11], row[12], row[13] = s.wx, s.wy, s.wz
    row[14] = s.slippage
    row[GAP], row[CONTACT_COUNT] = gap, contacts


@kernel
def start_impact(row, time, s, speed, energy):
    """A contact phase begins: its first columns, in place."""
    row[0], row[1], row[2], row[3] = time, s.x, s.y, s.z
    row[7], row[9] = speed, energy


@kernel
def end_impact(row, time, s, penetration, speed, energy):
    """A contact phase has ended: its last columns, in place."""
    row[4], row[5], row[6] = time - row[0], s.slippage, penetration
    row[8], row[10] = speed, energy


@kernel
def run_rock(
    terrain, ground, body, physics, start, sample_every, keep_maps, keep_impacts, cancel, records, tally, penetration
):
    """Run one rock. ``sample_every``: steps between two samples, 0 for none. ``cancel``: array of one flag.

    Returns the Summary and the Records with what was asked for appended; ``tally`` and ``penetration`` are added to
    in place (see advance.py).
    """
    cells, values, passed = records.cells, records.values, records.passages
    samples, sampled = records.samples, records.sampled
    impacts, impacted = records.impacts, records.impacted
    workspace = make_workspace(body.vertices.shape[0])
    tally[:] = 0.0
    first_passage = passed
    s, time, steps, quiet = start, 0.0, 0, 0.0
    phase, count = TOUCHING, 0
    gap = height_above_ground(terrain, s)
    speed, rotation = free_flight.speed(s.vx, s.vy, s.vz), free_flight.speed(s.wx, s.wy, s.wz)
    energy = kinetic_energy(body, s)
    energy_max, velocity_max, rotation_max, height_max = energy, speed, rotation, gap
    path_length, energy_rise = 0.0, 0.0
    reason = LEFT_TERRAIN if gap != gap else MAX_TIME
    if keep_maps and gap == gap:
        cells, values, passed = passages.enter_cell(
            cells, values, passed, passages.map_cell(s.x, s.y, terrain), energy, gap, speed, rotation
        )
    if sample_every > 0:
        samples = passages.grown(samples, sampled)
        write_sample(samples[sampled], time, s, gap, 0)
        sampled += 1
    while reason == MAX_TIME and time < physics.max_time:
        if steps % CANCEL_EVERY == 0 and cancel[0]:
            reason = CANCELLED
            break
        h = min(physics.time_step, physics.max_time - time)
        if h < 1e-6 * physics.time_step:
            break
        before, was_loaded, speed_before, energy_before = s, phase == LOADED, speed, energy
        is_over = False
        if phase == FLYING:  # most steps are far from the ground and need none of the arrays of a contact
            s, gap_after, is_over = free_step(terrain, ground, body, physics, before, h)
            count, phase = 0, FLYING if gap_after == gap_after else NO_GROUND
        if not is_over:
            s, phase, count, gap_after = advance(
                terrain, ground, body, physics, before, phase, h, workspace, tally, penetration
            )
        steps += 1
        if phase == NO_GROUND:
            s, reason = before, LEFT_TERRAIN
            break
        # whole steps are counted, so that the time of a long run does not gather rounding
        time = steps * physics.time_step if h == physics.time_step else physics.max_time
        gap = gap_after
        speed, rotation = free_flight.speed(s.vx, s.vy, s.vz), free_flight.speed(s.wx, s.wy, s.wz)
        energy = kinetic_energy(body, s)
        energy_rise = max(energy_rise, energy - energy_before + body.mass * physics.gravity * (s.z - before.z))
        energy_max, velocity_max = max(energy_max, energy), max(velocity_max, speed)
        rotation_max, height_max = max(rotation_max, rotation), max(height_max, gap)
        dx, dy, dz = s.x - before.x, s.y - before.y, s.z - before.z
        path_length += free_flight.speed(dx, dy, dz)
        if keep_maps:
            cell = passages.map_cell(s.x, s.y, terrain)
            if cell != cells[passed - 1, 0]:
                cells, values, passed = passages.follow(
                    terrain, cells, values, passed, before.x, before.y, s.x, s.y,
                    max(energy, energy_before), gap, max(speed, speed_before), rotation,
                )  # fmt: skip
                cells, values, passed = passages.enter_cell(
                    cells, values, passed, cell, energy, gap, speed, rotation
                )
            else:
                passages.raise_values(values[passed - 1], energy, gap, speed, rotation)
        if sample_every > 0 and steps % sample_every == 0:
            samples = passages.grown(samples, sampled)
            write_sample(samples[sampled], time, s, gap, count)
            sampled += 1
        if keep_impacts and (phase == LOADED) != was_loaded:
            if was_loaded:
                end_impact(impacts[impacted - 1], time, s, tally[PENETRATION], speed, energy)
            else:
                impacts = passages.grown(impacts, impacted)
                start_impact(impacts[impacted], time, s, speed_before, energy_before)
                end_impact(impacts[impacted], time, s, tally[PENETRATION], speed, energy)
                impacted += 1
        if phase != FLYING and speed + body.radius * rotation < physics.rest_speed:
            quiet += h
            if quiet >= physics.rest_time:
                quiet = 0.0
                if is_in_equilibrium(terrain, ground, body, physics, s, workspace):
                    reason = REST
        else:
            quiet = 0.0
    if keep_impacts and phase == LOADED and impacted > records.impacted:
        end_impact(impacts[impacted - 1], time, s, tally[PENETRATION], speed, energy)
    if sample_every > 0 and samples[sampled - 1, TIME] < time:
        samples = passages.grown(samples, sampled)
        write_sample(samples[sampled], time, s, gap, count)
        sampled += 1
    if keep_maps:
        passed = passages.merge_visits(cells, values, first_passage, passed)
    summary = Summary(
        start=start, stop=s, reason=reason, duration=time, steps=steps, path_length=path_length,
        energy_max=energy_max, velocity_max=velocity_max, rotation_max=rotation_max, height_max=height_max,
        energy_rise=energy_rise,
    )  # fmt: skip
    return summary, Records(
        cells=cells, values=values, passages=passed, samples=samples, sampled=sampled,
        impacts=impacts, impacted=impacted,
    )  # fmt: skip
