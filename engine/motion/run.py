# SPDX-License-Identifier: GPL-2.0-or-later
"""One run: a rock from its release until it rests, leaves the terrain or its time is up."""

from typing import NamedTuple

import numpy as np

from ..choices import STOP_REASONS
from ..contact.gaps import find_gaps
from ..ground import height_map
from ..jit.kernels import entry_kernel, inner_kernel, kernel
from ..obstacles.entry_point import meet_at
from ..obstacles.field import BROKEN, ObstacleField
from ..obstacles.meetings import MOST_IN_A_STEP, Noted
from ..obstacles.path import Path
from ..rigid_body import free_flight, quaternion
from ..types import Pose, State
from .advance import (
    CALM_SPIN,
    DEPTH_NOW,
    FLYING,
    LOADED,
    MEETINGS_CUT,
    NO_GROUND,
    SPINS_KEPT,
    TOUCHES_GIVEN_UP,
    TOUCHING,
    height_above_ground,
)
from .bends import follow_band
from .flight_path import flight_of, highest_of_flight
from .levels import pass_levels
from .move import Limits, Moving, move
from .pace import is_spin_kept
from .quantities import HEIGHT, QUANTITIES, Quantities, quantities_of, raise_values
from .rest import KEPT, SLOW, SearchForRest, begin_search, look_for_equilibrium, look_for_stillness, still_speed
from .run_records import (
    Keep,
    Way,
    begin_records,
    end_records,
    is_to_note,
    note_cells,
    note_step,
    slid,
    with_passages,
    with_rows_for_meetings,
)
from .workspace import (
    first_rows,
    keep_step,
    make_workspace,
    needs_more_rows,
    take_back_step,
    with_more_rows,
    workspace_of,
)

# reasons why a run ends, as numbers
REST, LEFT_TERRAIN, MAX_TIME, CANCELLED, STOPPED_BY_BARRIER, HELD_BY_TREE, BROKEN_BY_GROUND = range(len(STOP_REASONS))

STEM_PARTS = 4  # of a step while a stem pushes the rock
HELD_STEPS = 10  # since a stem last pushed a slow rock: up to this it leans against the stem
CANCEL_EVERY = 1000  # rounds of the loop between two checks of the cancel flag: some milliseconds


class Summary(NamedTuple):
    """The numbers of one run."""

    start: State
    stop: State
    reason: int
    duration: float  # s
    steps: int
    path_length: float  # m
    largest: np.ndarray  # (QUANTITIES,)
    energy_rise: float  # J, largest rise of the total energy in one step
    stopped_by: int  # number of the barrier or tree, -1 for none


@inner_kernel
def resting_height(terrain, body, x, y, turn, workspace):
    """Height of the centre of mass at which a rock above local (x, y) just touches the ground. ``turn``: quaternion.

    Vertices over missing ground do not count; the run will end there in its first step.
    """
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = quaternion.rotation_matrix(turn)
    highest = height_map.height_at(terrain, x, y)
    for i in range(body.vertices.shape[0]):
        rx, ry, rz = body.vertices[i, 0], body.vertices[i, 1], body.vertices[i, 2]
        ground = height_map.height_at(terrain, x + a00 * rx + a01 * ry + a02 * rz, y + a10 * rx + a11 * ry + a12 * rz)
        height = ground - (a20 * rx + a21 * ry + a22 * rz)
        if height > highest:  # False for NaN
            highest = height
    lowest, _ = find_gaps(terrain, body, Pose(x, y, highest, *turn), 0.0, workspace)
    return highest - min(lowest, 0.0)


@kernel
def placed(terrain, body, start, clearance):
    """The State ``start`` with z such that the lowest vertex is ``clearance`` above the height at which it touches, m.

    NaN: the state has its z already and is returned as it is.
    """
    if clearance != clearance:
        return start
    workspace = make_workspace(body.vertices.shape[0], first_rows(terrain))
    turn = start.e0, start.e1, start.e2, start.e3
    z = resting_height(terrain, body, start.x, start.y, turn, workspace) + clearance
    return State(
        start.x, start.y, z, start.e0, start.e1, start.e2, start.e3, start.vx, start.vy, start.vz,
        start.wx, start.wy, start.wz, start.slippage,
    )  # fmt: skip


@inner_kernel
def rise_of_energy(body, physics, before, s, earlier, now):
    """Rise of the total energy in a step, J."""
    return now.energy - earlier.energy + body.mass * physics.gravity * (s.z - before.z)


@inner_kernel
def highest_of_stride(world, moved, contacts, steps, h):
    """The largest height above ground in a stride of ``steps`` steps of length ``h`` between two states, m.

    ``moved``: the states before and after, and True for a flight. -inf for one step with contacts.
    """
    before, after, is_flight = moved
    top = -np.inf
    if is_flight:
        top = highest_of_flight(world.terrain, flight_of(world, before, steps * h))
    elif contacts > 0:
        for i in range(1, steps):
            between = slid(before, after, i / steps, steps, world.physics)
            height = height_above_ground(world.terrain, between)
            top = height if height > top else top
    return top


@inner_kernel
def meet_obstacles(world, task, path, phase, workspace, noted, met):
    """Meet the obstacles on the ``path`` of a step; see obstacles/. There must be room for what is ``noted``.

    Returns the state, the phase, the height, the stem and the barrier that were met, the distance free of obstacles,
    and the count of meetings.
    """
    encounters = workspace.common[0]["encounters"]
    s, tree, barrier, free_way, met = meet_at(
        task.entry_points.meet, task.obstacles, world.terrain, world.body, path, encounters, noted, met
    )
    height = height_above_ground(world.terrain, s)
    return s, phase if height == height else NO_GROUND, height, tree, barrier, free_way, met


# what a run must do between two steps, as a sum of flags
NOTE, MORE_ROOM_FOR_CONTACTS, MORE_ROOM_FOR_MEETINGS = 1, 2, 4


class Progress(NamedTuple):
    """Progress of a run."""

    s: State
    now: Quantities
    phase: int
    count: int  # contacts
    time: float  # s
    steps: int
    part: int  # of a step that is taken in parts, how many are done
    loops: int
    reason: int
    stopped_by: int
    met: int  # meetings with obstacles
    free_way: float  # to the next obstacle, m
    pushed: int  # stem that last pushed the rock, and
    held_at: int  # the step in which it did
    rest_speed: float  # m/s
    calm: int  # steps for which it has hardly turned
    search: SearchForRest
    path_length: float  # m
    energy_rise: float  # J


class LastStep(NamedTuple):
    """Data of a step, or of a stride of several, that the records need besides the Progress."""

    before: State
    earlier: Quantities
    steps_before: int
    h: float  # s
    was_loaded: bool
    is_impact: bool
    is_flight: bool
    top: float  # largest height above ground between its ends, m; -inf where it is not looked at
    scar_sunk: float  # m
    scar_length: float  # m
    is_bend: bool  # the state before is one of the path
    begun: float  # time of that state, s
    count_before: int  # contacts then


class Task(NamedTuple):
    """Requests to a run besides the motion of its rock."""

    obstacles: ObstacleField
    entry_points: tuple  # EntryPoints
    keep: Keep
    cancel: np.ndarray  # (1,) uint8, a flag


@inner_kernel
def has_obstacles(obstacles):
    """True if there are any, or the rock may break."""
    return obstacles.trees.shape[0] + obstacles.segments.shape[0] + obstacles.fragile.shape[0] > 0


@inner_kernel
def first_progress(body, physics, out_common, start, now, met, is_obstructed):
    """The Progress of a run that begins."""
    reason = MAX_TIME if now.height == now.height else LEFT_TERRAIN
    free_way = 0.0 if is_obstructed else np.inf
    # by position, because numba 0.56 takes no more than 15 arguments by name
    return Progress(
        start, now, TOUCHING, 0, 0.0, 0, 0, 0, reason, -1, met, free_way, -1, -HELD_STEPS - 1,
        physics.rest_speed, 0, begin_search(start, physics, out_common["rest"]), 0.0, 0.0,
    )  # fmt: skip


@inner_kernel
def is_at_its_end(physics, progress):
    """True if a run is over."""
    return progress.reason != MAX_TIME or not physics.max_time - progress.time > 1e-6 * physics.time_step


@inner_kernel
def parts_of_step(is_obstructed, part, since_push):
    """In how many parts the next step is taken, or the one of which ``part`` parts are done.

    Stems act after the ground, so that a rock that leans on both keeps a velocity of the order of g h. While a stem
    pushes it steps are shorter.
    """
    return STEM_PARTS if is_obstructed and (part > 0 or since_push <= HELD_STEPS) else 1


@inner_kernel
def counted(physics, steps, stride, part, parts, h):
    """Steps, parts of the next one, and the time, s, after ``stride`` steps or a part of one of the length ``h``."""
    if h != physics.time_step / parts:  # what was left of the longest time
        return steps + stride, 0, physics.max_time
    if parts == 1:
        return steps + stride, 0, (steps + stride) * physics.time_step
    if part + 1 == parts:
        return steps + 1, 0, (steps + 1) * physics.time_step
    return steps, part + 1, steps * physics.time_step + (part + 1) * h


@inner_kernel
def proceed(world, task, workspace, records, progress, out_largest, out_tally):
    """Take steps until the run ends or must do something that allocates memory.

    This is where the time is spent. Nothing here makes an array or passes one on, so that references need not be
    counted, which takes a third of the time of a flight (measured). Returns the Progress, the LastStep, how many rows
    of the passages are in use, and what is to be done.
    """
    body, physics, entry_points, keep = world.body, world.physics, task.entry_points, task.keep
    s, now, phase, count, time, steps, part, loops, reason, stopped_by, met = progress[:11]
    free_way, pushed, held_at, rest_speed, calm, search, path_length, energy_rise = progress[11:]
    common, passed, to_do = workspace.common[0], records.passages.used, 0
    is_obstructed = has_obstacles(task.obstacles)
    is_compliant = common["options"]["is_compliant"] != 0
    before, earlier, steps_before, h, was_loaded, is_impact, is_scar = s, now, steps, 0.0, False, False, False
    is_flight, top, is_bend, begun, count_before = False, -np.inf, False, time, count
    while to_do == 0 and reason == MAX_TIME and physics.max_time - time > 1e-6 * physics.time_step:
        loops += 1
        if loops % CANCEL_EVERY == 0 and task.cancel[0]:
            reason = CANCELLED
            break
        if is_obstructed and met + MOST_IN_A_STEP >= records.meetings.array.shape[0]:
            to_do = MORE_ROOM_FOR_MEETINGS
            break
        parts = parts_of_step(is_obstructed, part, steps - held_at)
        h = min(physics.time_step / parts, physics.max_time - time)
        before, earlier, steps_before, phase_before = s, now, steps, phase
        begun, count_before = time, count
        was_in_scar = common["scar"]["phase"] != 0
        was_loaded = phase == LOADED or was_in_scar
        keep_step(common, common["before_step"])
        out_tally.counts[DEPTH_NOW] = 0.0
        moving, limit = Moving(before, now, phase, calm), Limits(physics.max_time - time, free_way)
        s, phase, count, height, stride, calm = move(world, entry_points.law, moving, h, limit, workspace, out_tally)
        if needs_more_rows(body.vertices.shape[0], workspace):
            to_do = MORE_ROOM_FOR_CONTACTS
            if common["rows"]["lacks_rows"] != 0:  # repeat the step
                s, phase, calm, count = before, phase_before, 0, count_before
                take_back_step(common["before_step"], common)
                break
        is_flight = phase == FLYING and count == 0 and not was_in_scar and common["scar"]["phase"] == 0
        if is_obstructed and phase != NO_GROUND:
            earlier_met = met
            path, noted = Path(before, s, stride * h, time), Noted(records.meetings.array, records.meetings.used)
            s, phase, height, tree, barrier, free_way, met = meet_obstacles(
                world, task, path, phase, workspace, noted, met
            )
            is_flight = is_flight and met == earlier_met and tree < 0
            rest_speed = physics.rest_speed
            if tree >= 0:  # ground and stem act one after the other, which leaves the rock a speed of some g h
                pushed, held_at, calm = tree, steps, 0
                rest_speed += min(2.0 * physics.gravity * h, still_speed(body, physics))
            if barrier >= 0:
                reason, stopped_by = STOPPED_BY_BARRIER, barrier
            elif barrier == BROKEN:
                reason = BROKEN_BY_GROUND
        if phase == NO_GROUND:
            s, reason = before, LEFT_TERRAIN
            break
        # whole steps and parts are counted, so that the time of a long run does not accumulate rounding errors
        steps, part, time = counted(physics, steps, stride, part, parts, h)
        now = quantities_of(body, s, height, common["soil"]["depth"])
        if h * earlier.rotation > free_flight.LARGEST_ANGLE and is_spin_kept(body, physics, before, h):
            out_tally.counts[SPINS_KEPT] += 1.0
        raise_values(out_largest, now)
        top = highest_of_stride(world, (before, s, is_flight), count, stride, h)
        out_largest[HEIGHT] = max(out_largest[HEIGHT], top)
        path_length += free_flight.speed(s.x - before.x, s.y - before.y, s.z - before.z)
        energy_rise = max(energy_rise, rise_of_energy(body, physics, before, s, earlier, now))
        is_scar = was_in_scar or common["scar"]["phase"] != 0
        is_impact = was_loaded or phase == LOADED or is_scar
        if keep.maps:
            way = Way(before, s, earlier, now, top, stride * h, is_flight)
            passed, is_noted = note_cells(world, records.passages, passed, way)
            to_do |= 0 if is_noted else NOTE
        if keep.bends:
            is_bend = follow_band(records.band, body, (begun, before, earlier), (time, s, now))
            to_do |= NOTE if is_bend else 0
        if is_to_note(keep, steps_before, steps, is_impact):
            to_do |= NOTE
        is_calm = phase == LOADED and count > 2 and now.rotation < CALM_SPIN and not is_compliant
        calm = calm + 1 if is_calm else 0
        moving = Moving(s, now, phase, calm)
        search, outcome = look_for_equilibrium(world, entry_points.rest_law, moving, h, rest_speed, search, workspace)
        if outcome == KEPT:
            reason = REST
        elif outcome == SLOW and steps - held_at <= HELD_STEPS:
            reason, stopped_by = HELD_BY_TREE, pushed
        if time >= search.next_look and reason == MAX_TIME:
            search, is_kept = look_for_stillness(body, physics, common, s, now, phase, time, search)
            reason = REST if is_kept else reason
        if common["split"]["levels"] > 0:
            s = pass_levels(body, s, common)
    last = LastStep(
        before, earlier, steps_before, h, was_loaded, is_impact, is_flight, top,
        common["scar"]["sunk"] if is_scar else 0.0, common["scar"]["length"] if is_scar else 0.0,
        is_bend, begun, count_before,
    )  # fmt: skip
    progress = Progress(
        s, now, phase, count, time, steps, part, loops, reason, stopped_by, met, free_way, pushed, held_at, rest_speed,
        calm, search, path_length, energy_rise,
    )  # fmt: skip
    return progress, last, passed, to_do


@entry_kernel
def run_rock(world, task, start, clearance, common, records, tally):
    """Run one rock; returns its Summary and the Records, to which the records requested by ``keep`` are appended.

    start, clearance : State and height above the ground, m, of ``released_state``; see ``placed``
    common : (1,) COMMON (workspace.py)
    tally : added to in place
    """
    terrain, body, physics, keep, counts = world.terrain, world.body, world.physics, task.keep, tally.counts
    start = placed(terrain, body, start, clearance)
    workspace = workspace_of(body.vertices.shape[0], first_rows(terrain), common)
    for i in range(counts.size):
        counts[i] = 0.0
    first_passage, first_meeting = records.passages.used, records.meetings.used
    now, largest = quantities_of(body, start, height_above_ground(terrain, start), 0.0), np.empty(QUANTITIES)
    for k in range(QUANTITIES):
        largest[k] = now[k]
    progress = first_progress(body, physics, common[0], start, now, first_meeting, has_obstacles(task.obstacles))
    records = begin_records(world, keep, records, start, now)
    while not is_at_its_end(physics, progress):
        progress, last, passed, to_do = proceed(world, task, workspace, records, progress, largest, tally)
        records = with_passages(records, passed)
        if to_do & NOTE:
            records = note_step(world, keep, records, last, progress, counts[DEPTH_NOW])
        if to_do & MORE_ROOM_FOR_CONTACTS:
            workspace = with_more_rows(body.vertices.shape[0], workspace)
        if to_do & MORE_ROOM_FOR_MEETINGS:
            records = with_rows_for_meetings(records, progress.met + MOST_IN_A_STEP)
    records = end_records(
        keep, records, first_passage, progress.met, progress.time, progress.s, progress.now.height, progress.count
    )
    met = common[0]["encounters"]["counts"]
    counts[MEETINGS_CUT], counts[TOUCHES_GIVEN_UP] = met["meetings_cut"], met["touches_given_up"]
    return Summary(
        start, progress.s, progress.reason, progress.time, progress.steps, progress.path_length, largest,
        progress.energy_rise, progress.stopped_by,
    ), records  # fmt: skip
