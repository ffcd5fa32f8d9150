# SPDX-License-Identifier: GPL-2.0-or-later
"""Records of a run: cells passed, samples of the trajectory, phases of contact.

The functions return the records that they are given with something appended, because their arrays may have grown.
"""

from typing import NamedTuple

import numpy as np

from ..jit.kernels import inner_kernel, kernel
from ..obstacles.field import MEETING_COLUMNS
from ..rigid_body import quaternion
from ..types import State
from .advance import height_above_ground
from .bends import BAND_ROWS, begin_band, values_of
from .flight_path import flight_of, most_rows, put_flight
from .passed_cells import (
    Passages,
    enter_cell,
    grown,
    map_cell,
    merge_visits,
    most_cells,
    put_cell,
    put_cells_between,
    with_rows,
)
from .quantities import HEIGHT, QUANTITIES, Quantities, raise_values
from .step import fly

# columns of a sample: time, the 14 entries of the state, height above ground, vertices in contact
TIME, STATE, HEIGHT_ABOVE_GROUND, CONTACT_COUNT, SAMPLE_COLUMNS = 0, 1, 15, 16, 17

# columns of a phase of contact
(
    IMPACT_TIME, IMPACT_X, IMPACT_Y, IMPACT_Z, IMPACT_DURATION, IMPACT_SLIPPAGE, IMPACT_PENETRATION,
    SPEED_BEFORE, SPEED_AFTER, ENERGY_BEFORE, ENERGY_AFTER, SCAR_DEPTH, SCAR_LENGTH, IMPACT_COLUMNS,
) = range(14)  # fmt: skip


class Rows(NamedTuple):
    """Rows of numbers, the first ``used`` in use."""

    array: np.ndarray  # (n, columns)
    used: int

    def in_use(self):
        """A copy of those rows."""
        return self.array[: self.used].copy()


class Records(NamedTuple):
    """The records of some runs, one after the other."""

    passages: Passages  # map cells passed
    samples: Rows  # SAMPLE_COLUMNS
    impacts: Rows  # IMPACT_COLUMNS
    meetings: Rows  # MEETING_COLUMNS, with barriers and trees
    band: np.ndarray  # (BAND_ROWS, 3) of the run that is under way, see bends.py


class Keep(NamedTuple):
    """Records that a run is to keep."""

    sample_every: int  # steps between samples, 0 for none
    maps: bool
    impacts: bool
    bends: bool  # samples at the bends of the path too


@kernel
def make_records():
    """Empty records."""
    return Records(
        passages=Passages(np.empty((1024, 1), np.int64), np.empty((1024, QUANTITIES)), 0),
        samples=Rows(np.empty((256, SAMPLE_COLUMNS)), 0),
        impacts=Rows(np.empty((64, IMPACT_COLUMNS)), 0),
        meetings=Rows(np.empty((64, MEETING_COLUMNS)), 0),
        band=np.zeros((BAND_ROWS, 3)),
    )


@kernel
def begin_records(world, keep, records, s, now):
    """The Records with the beginning of a run."""
    terrain, passed, samples = world.terrain, records.passages, records.samples
    if keep.maps:
        passed = enter_cell(passed, map_cell(s.x, s.y, terrain), now)
    if keep.sample_every > 0:
        samples = add_sample(samples, 0.0, s, now.height, 0)
    if keep.bends:
        begin_band(records.band, 0.0, values_of(world.body, s, now))
    return Records(passed, samples, records.impacts, records.meetings, records.band)


@kernel
def end_records(keep, records, first_passage, met, time, s, height, contacts):
    """The Records at the end of a run: with its last sample, each cell once, and ``met`` meetings."""
    passed, samples = records.passages, records.samples
    if keep.sample_every > 0 and samples.array[samples.used - 1, TIME] < time:
        samples = add_sample(samples, time, s, height, contacts)
    if keep.maps:
        passed = merge_visits(passed, first_passage)
    return Records(passed, samples, records.impacts, Rows(records.meetings.array, met), records.band)


@kernel
def with_rows_for_meetings(records, rows):
    """The Records with room for more than ``rows`` meetings."""
    meetings = Rows(grown(records.meetings.array, rows), records.meetings.used)
    return Records(records.passages, records.samples, records.impacts, meetings, records.band)


@kernel
def with_passages(records, used):
    """The Records with ``used`` rows of passages in use."""
    passed = records.passages
    passed = Passages(passed.cells, passed.values, used)
    return Records(passed, records.samples, records.impacts, records.meetings, records.band)


class Way(NamedTuple):
    """Path of a step, or of a stride of several."""

    before: State
    s: State
    earlier: Quantities
    now: Quantities
    top: float  # largest height above ground between them, m; -inf where it is not looked at
    time: float  # s
    is_flight: bool


@inner_kernel
def stays_in_cell(terrain, passed, used, way):
    """True if the rock is still in the cell entered last, whose largest values are then raised, in place."""
    if map_cell(way.s.x, way.s.y, terrain) != passed.cells[used - 1, 0]:
        return False
    values = passed.values[used - 1]
    raise_values(values, way.now)
    values[HEIGHT] = max(values[HEIGHT], way.top)
    return True


@inner_kernel
def rows_needed(world, way):
    """Largest number of rows that the cells of a step take."""
    if way.is_flight:
        return most_rows(world.terrain, flight_of(world, way.before, way.time))
    return most_cells(world.terrain, way.before.x, way.before.y, way.s.x, way.s.y)


@inner_kernel
def note_cells(world, passed, used, way):
    """Note the cells that a step has entered in the rows of ``passed`` after the ``used`` ones, in place.

    Returns how many rows are then in use, and True if there was room; otherwise nothing is noted. It makes no array, so
    that the loop over the steps need not be left for it: leaving it takes 10 % of a run of eota111 on cells of 5 m, 4 %
    of one of eota221 (measured).
    """
    terrain, s, now = world.terrain, way.s, way.now
    if stays_in_cell(terrain, passed, used, way):
        return used, True
    if used + rows_needed(world, way) > passed.cells.shape[0]:
        return used, False
    if way.is_flight:
        flight = flight_of(world, way.before, way.time)
        used = put_flight(terrain, world.body, flight, (way.earlier, now), used, passed.cells, passed.values)
        if map_cell(s.x, s.y, terrain) == passed.cells[used - 1, 0]:
            raise_values(passed.values[used - 1], now)
        else:
            put_cell(map_cell(s.x, s.y, terrain), now, used, passed.cells, passed.values)
            used += 1
    else:
        start, end, first = (way.before.x, way.before.y), (s.x, s.y), used - 1
        used = put_cells_between(terrain, start, end, way.earlier, now, used, passed.cells, passed.values)
        put_cell(map_cell(s.x, s.y, terrain), now, used, passed.cells, passed.values)
        used += 1
        for i in range(first, used):
            passed.values[i, HEIGHT] = max(passed.values[i, HEIGHT], way.top)
    return used, True


@inner_kernel
def is_to_note(keep, steps_before, steps, is_impact):
    """True if ``note_step`` has more to record than cells. Mostly it has not, and this test costs a fifth of it."""
    if keep.sample_every > 0 and steps // keep.sample_every > steps_before // keep.sample_every:
        return True
    return keep.impacts and is_impact


@kernel
def note_step(world, keep, records, last, progress, penetration):
    """The Records with the ``last`` step, or stride of several, and the ``progress`` after it (run.py)."""
    terrain, before, s, earlier, now = world.terrain, last.before, progress.s, last.earlier, progress.now
    passed, samples, impacts = records.passages, records.samples, records.impacts
    way = Way(before, s, earlier, now, last.top, (progress.steps - last.steps_before) * last.h, last.is_flight)
    # Its cells were noted, unless there was no room for them: then the rock is in another cell than the last one noted.
    if keep.maps and map_cell(s.x, s.y, terrain) != passed.cells[passed.used - 1, 0]:
        passed = with_rows(passed, rows_needed(world, way))
        used, _ = note_cells(world, passed, passed.used, way)
        passed = Passages(passed.cells, passed.values, used)
    if keep.sample_every > 0:
        if last.is_bend and samples.array[samples.used - 1, TIME] < last.begun:
            samples = add_sample(samples, last.begun, before, earlier.height, last.count_before)
        samples = add_due_samples(world, samples, keep.sample_every, last, progress)
    if keep.impacts and last.is_impact:
        if not last.was_loaded:
            impacts = begin_impact(impacts, progress.time - last.h, before, earlier)
        row = impacts.array[impacts.used - 1]
        end_impact(row, progress.time, s, penetration, now, last.scar_sunk, last.scar_length)
    return Records(passed, samples, impacts, records.meetings, records.band)


@kernel
def add_sample(samples, time, s, height, contacts):
    """The samples with one more."""
    array = grown(samples.array, samples.used)
    row = array[samples.used]
    row[TIME] = time
    row[1], row[2], row[3] = s.x, s.y, s.z
    row[4], row[5], row[6], row[7] = s.e0, s.e1, s.e2, s.e3
    row[8], row[9], row[10] = s.vx, s.vy, s.vz
    row[11], row[12], row[13] = s.wx, s.wy, s.wz
    row[14] = s.slippage
    row[HEIGHT_ABOVE_GROUND], row[CONTACT_COUNT] = height, contacts
    return Rows(array, samples.used + 1)


@inner_kernel
def slid(before, after, share, steps, physics):
    """State at a share of a stride of sliding: constant acceleration, a small turn."""
    rest = 1.0 - share
    vx, vy, vz = (
        rest * before.vx + share * after.vx, rest * before.vy + share * after.vy, rest * before.vz + share * after.vz,
    )  # fmt: skip
    e0, e1, e2, e3 = quaternion.normalise(
        (rest * before.e0 + share * after.e0, rest * before.e1 + share * after.e1,
        rest * before.e2 + share * after.e2, rest * before.e3 + share * after.e3),
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
def add_due_samples(world, samples, every, last, progress):
    """The samples with those that fall due in the ``last`` step or stride, ``every`` this many steps.

    Those within a stride are computed from its beginning, so that sampling does not change the run.
    """
    terrain, physics, before, steps_before = world.terrain, world.physics, last.before, last.steps_before
    s, steps, contacts = progress.s, progress.steps, progress.count
    number = (steps_before // every + 1) * every
    while number < steps:
        if contacts == 0:
            between = fly(world, before, (number - steps_before) * physics.time_step)
        else:
            between = slid(before, s, (number - steps_before) / (steps - steps_before), steps - steps_before, physics)
        samples = add_sample(
            samples, number * physics.time_step, between, height_above_ground(terrain, between), contacts
        )
        number += every
    if number == steps:
        samples = add_sample(samples, progress.time, s, progress.now.height, contacts)
    return samples


@kernel
def begin_impact(impacts, time, s, quantities):
    """The phases of contact with a new one that has begun; ``quantities``: just before."""
    array = grown(impacts.array, impacts.used)
    row = array[impacts.used]
    row[IMPACT_TIME], row[IMPACT_X], row[IMPACT_Y], row[IMPACT_Z] = time, s.x, s.y, s.z
    row[SPEED_BEFORE], row[ENERGY_BEFORE], row[IMPACT_PENETRATION] = quantities.velocity, quantities.energy, 0.0
    return Rows(array, impacts.used + 1)


@kernel
def end_impact(out_row, time, s, penetration, quantities, scar_depth, scar_length):
    """Fill in the last columns of a phase of contact that has lasted until now, in place."""
    out_row[IMPACT_DURATION] = time - out_row[IMPACT_TIME]
    out_row[IMPACT_SLIPPAGE], out_row[IMPACT_PENETRATION] = s.slippage, max(out_row[IMPACT_PENETRATION], penetration)
    out_row[SPEED_AFTER], out_row[ENERGY_AFTER] = quantities.velocity, quantities.energy
    out_row[SCAR_DEPTH], out_row[SCAR_LENGTH] = scar_depth, scar_length
