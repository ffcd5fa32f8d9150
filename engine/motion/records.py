# SPDX-License-Identifier: GPL-2.0-or-later
"""What a run leaves behind: cells passed, samples of the trajectory, phases of contact.

Each function takes an array and how many of its rows are in use, and returns both, for the array may have grown.
"""

from typing import NamedTuple

import numpy as np

from ..arithmetic import quaternion
from ..jit.kernels import inner_kernel, kernel
from ..obstacles.field import MEETING_COLUMNS
from ..types import State
from . import passages
from .advance import height_above_ground
from .step import fly

# columns of a sample: time, the 14 entries of the state, height above ground, vertices in contact
TIME, STATE, HEIGHT_ABOVE_GROUND, CONTACT_COUNT, SAMPLE_COLUMNS = 0, 1, 15, 16, 17

# columns of a phase of contact
(
    IMPACT_TIME, IMPACT_X, IMPACT_Y, IMPACT_Z, IMPACT_DURATION, IMPACT_SLIPPAGE, IMPACT_PENETRATION,
    SPEED_BEFORE, SPEED_AFTER, ENERGY_BEFORE, ENERGY_AFTER, SCAR_DEPTH, SCAR_LENGTH, IMPACT_COLUMNS,
) = range(14)  # fmt: skip


class Records(NamedTuple):
    """The records of some runs, one after the other."""

    cells: np.ndarray  # (n, 1) int64, map cells passed
    values: np.ndarray  # (n, 4) largest values in each
    passages: int
    samples: np.ndarray  # (n, SAMPLE_COLUMNS)
    sampled: int
    impacts: np.ndarray  # (n, IMPACT_COLUMNS)
    impacted: int
    meetings: np.ndarray  # (n, MEETING_COLUMNS) with barriers and trees
    met: int


class Keep(NamedTuple):
    """What a run shall leave behind."""

    sample_every: int  # steps between samples, 0 for none
    maps: bool
    impacts: bool


class Moment(NamedTuple):
    """The quantities that maps and tables tell of, at one time."""

    energy: float  # kinetic, translational and rotational, J
    height: float  # of the centre of mass above ground, m
    speed: float  # m/s
    rotation: float  # rad/s


@kernel
def make_records():
    """Empty records."""
    return Records(
        cells=np.empty((1024, 1), np.int64), values=np.empty((1024, passages.VALUES)), passages=0,
        samples=np.empty((256, SAMPLE_COLUMNS)), sampled=0, impacts=np.empty((64, IMPACT_COLUMNS)), impacted=0,
        meetings=np.empty((64, MEETING_COLUMNS)), met=0,
    )  # fmt: skip


@kernel
def begin_records(terrain, keep, records, s, now):
    """The Records with the beginning of a run."""
    cells, values, passed, samples, sampled, impacts, impacted, meetings, met = records
    if keep.maps:
        cells, values, passed = passages.enter_cell(
            cells, values, passed, passages.map_cell(s.x, s.y, terrain), now.energy, now.height, now.speed, now.rotation
        )
    if keep.sample_every > 0:
        samples, sampled = add_sample(samples, sampled, 0.0, s, now.height, 0)
    return Records(cells, values, passed, samples, sampled, impacts, impacted, meetings, met)


@kernel
def end_records(keep, records, first_passage, met, time, s, height, contacts):
    """The Records at the end of a run: with its last sample, each cell once, and ``met`` meetings."""
    cells, values, passed, samples, sampled, impacts, impacted, meetings, _ = records
    if keep.sample_every > 0 and samples[sampled - 1, TIME] < time:
        samples, sampled = add_sample(samples, sampled, time, s, height, contacts)
    if keep.maps:
        passed = passages.merge_visits(cells, values, first_passage, passed)
    return Records(cells, values, passed, samples, sampled, impacts, impacted, meetings, met)


@kernel
def with_room_for_meetings(records, rows):
    """The Records with room for more than so many meetings."""
    cells, values, passed, samples, sampled, impacts, impacted, meetings, met = records
    meetings = passages.grown(meetings, rows)
    return Records(cells, values, passed, samples, sampled, impacts, impacted, meetings, met)


@inner_kernel
def stays_in_cell(terrain, records, s, now):
    """True if the rock is still in the cell entered last, whose largest values are then raised, in place."""
    last = records.passages - 1
    if passages.map_cell(s.x, s.y, terrain) != records.cells[last, 0]:
        return False
    passages.raise_values(records.values[last], now.energy, now.height, now.speed, now.rotation)
    return True


@inner_kernel
def is_to_note(terrain, keep, records, s, now, steps_before, steps, is_impact):
    """True if a step is one for ``note_step``. Most are not, and an inner kernel costs a fifth of such a one."""
    if keep.maps and not stays_in_cell(terrain, records, s, now):
        return True
    if keep.sample_every > 0 and steps // keep.sample_every > steps_before // keep.sample_every:
        return True
    return keep.impacts and is_impact


@kernel
def note_step(
    terrain, ground, body, physics, keep, records, before, s, earlier, now, steps_before, steps, time, h, contacts,
    was_loaded, is_impact, penetration, scar_depth, scar_length,
):  # fmt: skip
    """The Records with a step, or a stride of some, that led from ``before`` to ``s`` and ended at ``time``.

    ``earlier``, ``now``: their Moments. ``was_loaded``, ``is_impact``: a contact force acted before, before or now.
    """
    cells, values, passed, samples, sampled, impacts, impacted, meetings, met = records
    if keep.maps and not stays_in_cell(terrain, records, s, now):
        cells, values, passed = pass_cells(terrain, cells, values, passed, before, s, earlier, now)
    if keep.sample_every > 0:
        samples, sampled = add_due_samples(
            terrain, ground, body, physics, samples, sampled, keep.sample_every, before, s, steps_before, steps, time,
            now.height, contacts,
        )  # fmt: skip
    if keep.impacts and is_impact:
        if not was_loaded:
            impacts, impacted = begin_impact(impacts, impacted, time - h, before, earlier)
        end_impact(impacts[impacted - 1], time, s, penetration, now, scar_depth, scar_length)
    return Records(cells, values, passed, samples, sampled, impacts, impacted, meetings, met)


@kernel
def pass_cells(terrain, cells, values, passed, before, s, earlier, now):
    """Note the cells on the way from the state ``before`` to the state ``s``, which lies in another cell."""
    cell = passages.map_cell(s.x, s.y, terrain)
    cells, values, passed = passages.follow(
        terrain, cells, values, passed, before.x, before.y, s.x, s.y, max(now.energy, earlier.energy),
        max(now.height, earlier.height), max(now.speed, earlier.speed), max(now.rotation, earlier.rotation),
    )  # fmt: skip
    return passages.enter_cell(cells, values, passed, cell, now.energy, now.height, now.speed, now.rotation)


@kernel
def add_sample(samples, sampled, time, s, height, contacts):
    """Append one sample."""
    samples = passages.grown(samples, sampled)
    row = samples[sampled]
    row[TIME] = time
    row[1], row[2], row[3] = s.x, s.y, s.z
    row[4], row[5], row[6], row[7] = s.e0, s.e1, s.e2, s.e3
    row[8], row[9], row[10] = s.vx, s.vy, s.vz
    row[11], row[12], row[13] = s.wx, s.wy, s.wz
    row[14] = s.slippage
    row[HEIGHT_ABOVE_GROUND], row[CONTACT_COUNT] = height, contacts
    return samples, sampled + 1


@inner_kernel
def slid(before, after, share, steps, physics):
    """State at a share of a stride of sliding: constant acceleration, a small turn."""
    rest = 1.0 - share
    vx, vy, vz = (
        rest * before.vx + share * after.vx, rest * before.vy + share * after.vy, rest * before.vz + share * after.vz,
    )  # fmt: skip
    e0, e1, e2, e3 = quaternion.normalise(
        rest * before.e0 + share * after.e0, rest * before.e1 + share * after.e1,
        rest * before.e2 + share * after.e2, rest * before.e3 + share * after.e3,
    )  # fmt: skip
    half = 0.5 * share * steps * physics.time_step
    return State(
        x=before.x + half * (before.vx + vx),
        y=before.y + half * (before.vy + vy),
        z=before.z + half * (before.vz + vz),
        e0=e0, e1=e1, e2=e2, e3=e3, vx=vx, vy=vy, vz=vz, wx=after.wx, wy=after.wy, wz=after.wz,
        slippage=rest * before.slippage + share * after.slippage,
    )  # fmt: skip


@kernel
def add_due_samples(
    terrain, ground, body, physics, samples, sampled, every, before, s, steps_before, steps, time, height, contacts
):
    """Append the samples that fall due in the steps after ``steps_before`` up to ``steps``.

    Those within a stride are computed from its beginning, so that sampling does not change the run.
    """
    number = (steps_before // every + 1) * every
    while number < steps:
        if contacts == 0:
            between = fly(terrain, ground, body, physics, before, (number - steps_before) * physics.time_step)
        else:
            between = slid(before, s, (number - steps_before) / (steps - steps_before), steps - steps_before, physics)
        samples, sampled = add_sample(
            samples, sampled, number * physics.time_step, between, height_above_ground(terrain, between), contacts
        )
        number += every
    if number == steps:
        samples, sampled = add_sample(samples, sampled, time, s, height, contacts)
    return samples, sampled


@kernel
def begin_impact(impacts, impacted, time, s, moment):
    """Append a phase of contact that has begun; ``moment``: just before."""
    impacts = passages.grown(impacts, impacted)
    row = impacts[impacted]
    row[IMPACT_TIME], row[IMPACT_X], row[IMPACT_Y], row[IMPACT_Z] = time, s.x, s.y, s.z
    row[SPEED_BEFORE], row[ENERGY_BEFORE] = moment.speed, moment.energy
    return impacts, impacted + 1


@kernel
def end_impact(row, time, s, penetration, moment, scar_depth, scar_length):
    """The phase of contact has lasted until now: its last columns, in place."""
    row[IMPACT_DURATION] = time - row[IMPACT_TIME]
    row[IMPACT_SLIPPAGE], row[IMPACT_PENETRATION] = s.slippage, penetration
    row[SPEED_AFTER], row[ENERGY_AFTER] = moment.speed, moment.energy
    row[SCAR_DEPTH], row[SCAR_LENGTH] = scar_depth, scar_length
