# SPDX-License-Identifier: GPL-2.0-or-later
"""A chunk of runs: what one worker does between two reports of progress.

A chunk depends on the scene and on the numbers of its runs alone, so any worker, thread or process can do it.
"""

import math
from typing import NamedTuple

import numpy as np

from ..arithmetic.inverse_circular import atan2
from ..arithmetic.power import cbrt
from ..arithmetic.rounding_state import in_default_rounding
from ..contact.chance import drawn_size
from ..ground import height_map
from ..jit.kernels import ONE_AT_A_TIME, kernel, may_compile
from ..motion.advance import (
    CONTACT_STEPS,
    CONTACTS,
    CREASES,
    EDGES,
    LIMITED,
    MEETINGS_CUT,
    NODES,
    PENETRATION,
    PENETRATION_BINS,
    SPINS_KEPT,
    STEPS_CUT,
    TALLIES,
    TOUCHES_GIVEN_UP,
    UNCONVERGED,
    Tally,
)
from ..motion.entry_points import call_run, entry_points_of
from ..motion.levels import begin_split
from ..motion.passed_cells import map_cell
from ..motion.quantities import ENERGY, HEIGHT, ROTATION, VELOCITY
from ..motion.run import HELD_BY_TREE, REST, STOPPED_BY_BARRIER, Task
from ..motion.run_records import Keep, make_records
from ..motion.workspace import begin_run
from ..random_numbers import random_stream
from ..shapes.triangles import triangles_of
from ..types import Body, State, World
from .drawn_starts import (
    PITCH,
    ROLL,
    SLIP,
    SPIN_X,
    SPIN_Y,
    SPIN_Z,
    VELOCITY_X,
    VELOCITY_Y,
    VELOCITY_Z,
    YAW,
    drawn_start,
    orientation_of,
)  # fmt: skip
from .net_decisions import decided_by_nets

RUN_RECORD = np.dtype(
    [
        ("release", np.int64), ("rock", np.int64), ("mass", np.float64), ("volume", np.float64),
        ("start", np.float64, 3), ("stop", np.float64, 3), ("stop_code", np.int64),
        ("duration", np.float64), ("steps", np.int64), ("path_length", np.float64),
        ("energy_max", np.float64), ("velocity_max", np.float64), ("rotation_max", np.float64),
        ("height_max", np.float64), ("contact_steps", np.int64), ("unconverged", np.int64),
        ("energy_limited", np.int64), ("penetration_max", np.float64), ("energy_rise_max", np.float64),
        ("steps_cut", np.int64), ("spins_kept", np.int64), ("meetings_cut", np.int64), ("touches_given_up", np.int64),
        ("stop_slope", np.float64),
        ("contacts", np.int64), ("node_contacts", np.int64), ("crease_contacts", np.int64), ("edge_contacts", np.int64),
        ("stopped_by", np.int64), ("stop_cell", np.int64), ("passages", np.int64), ("samples", np.int64),
        ("impacts", np.int64), ("meetings", np.int64), ("levels_passed", np.int64),
        ("farthest", np.float64),
    ],
    align=True,
)  # fmt: skip


class ChunkResult(NamedTuple):
    """Results of a chunk of runs; the records of all runs one after the other."""

    runs: np.ndarray  # (runs,) RUN_RECORD
    cells: np.ndarray  # (passages,) int64
    values: np.ndarray  # (passages, QUANTITIES) float32, as the maps are
    samples: np.ndarray  # (samples, SAMPLE_COLUMNS)
    impacts: np.ndarray  # (impacts, IMPACT_COLUMNS)
    meetings: np.ndarray  # (meetings, MEETING_COLUMNS)
    penetration: np.ndarray  # (PENETRATION_BINS,) contact steps by depth


@kernel
def scaled_rows(table, first, end, factor):
    """Rows first to end - 1 of a table, each multiplied by a factor."""
    scaled = np.empty((end - first, table.shape[1]))
    for i in range(end - first):
        for k in range(table.shape[1]):
            scaled[i, k] = table[first + i, k] * factor
    return scaled


@kernel
def scaled_facets(facets, first, end, factor):
    """The facets first to end - 1 of a rock that is larger by a factor."""
    scaled = facets[first:end].copy()
    for i in range(scaled.size):
        scaled[i]["offset"] *= factor
    return scaled


@kernel
def release_of(first_run, run):
    """Number of the release of a run, by bisection: the last whose first run is not after it."""
    low, high = 0, first_run.size - 1
    while high - low > 1:
        middle = (low + high) // 2
        if first_run[middle] <= run:
            low = middle
        else:
            high = middle
    return low


@kernel
def scaled_body(rocks, rock, volume, density):
    """Body of one of the rocks scaled to a volume, m3, and a density, kg/m3: those of the run."""
    heavier = density / rocks.density[rock]
    growth = volume / rocks.volume[rock]
    length = cbrt(growth)
    inertia = growth * length * length * heavier
    first_ball, end_ball = rocks.first_ball[rock], rocks.first_ball[rock + 1]
    group_first = np.empty(end_ball - first_ball + 1, np.int64)
    for i in range(group_first.size):
        group_first[i] = rocks.group_first[first_ball + rock + i]
    vertices = scaled_rows(rocks.vertices, rocks.first[rock], rocks.first[rock + 1], length)
    return Body(
        vertices, group_first,
        scaled_rows(rocks.balls, first_ball, end_ball, length), rocks.mass[rock] * growth * heavier,
        rocks.inertia[rock, 0] * inertia, rocks.inertia[rock, 1] * inertia, rocks.inertia[rock, 2] * inertia,
        rocks.radius[rock] * length,
        scaled_facets(rocks.facets, rocks.first_facet[rock], rocks.first_facet[rock + 1], length), rocks.faces[rock],
        triangles_of(vertices, rocks.triangles[rocks.first_triangle[rock] : rocks.first_triangle[rock + 1]]),
        rocks.mean_area[rock] * length * length,
    )  # fmt: skip


@kernel
def released_state(releases, release, seed, run):
    """(State at the start of a run, height of its lowest vertex above the ground, m).

    If the release gives the elevation of the centre, the height is NaN; otherwise z of the state is NaN until the rock
    is placed at that height (motion/run.py, placed).
    """
    given = drawn_start(releases, release, seed, run)
    e0, e1, e2, e3 = (
        releases.orientation[release, 0], releases.orientation[release, 1],
        releases.orientation[release, 2], releases.orientation[release, 3],
    )  # fmt: skip
    if given[YAW] == given[YAW]:
        e0, e1, e2, e3 = orientation_of(given[YAW], given[PITCH], given[ROLL])
    elif e0 == 0.0 and e1 == 0.0 and e2 == 0.0 and e3 == 0.0:
        e0, e1, e2, e3 = random_stream.random_orientation(seed, run)
    x, y, z = releases.position[release, 0], releases.position[release, 1], releases.elevation[release]
    clearance = releases.height[release] if z != z else np.nan
    return State(
        x=x, y=y, z=z, e0=e0, e1=e1, e2=e2, e3=e3, vx=given[VELOCITY_X], vy=given[VELOCITY_Y], vz=given[VELOCITY_Z],
        wx=given[SPIN_X], wy=given[SPIN_Y], wz=given[SPIN_Z], slippage=given[SLIP],
    ), clearance  # fmt: skip


@kernel
def fill_run(run, release, rock, body, volume, summary, tally, terrain):
    """Write the numbers of one run, in place."""
    start, stop = summary.start, summary.stop
    run["release"], run["rock"], run["mass"], run["volume"] = release, rock, body.mass, volume
    run["start"][0], run["start"][1], run["start"][2] = start.x, start.y, start.z
    run["stop"][0], run["stop"][1], run["stop"][2] = stop.x, stop.y, stop.z
    run["stop_code"], run["duration"], run["steps"] = summary.reason, summary.duration, summary.steps
    run["path_length"], run["energy_rise_max"] = summary.path_length, summary.energy_rise
    largest = summary.largest
    run["energy_max"], run["velocity_max"] = largest[ENERGY], largest[VELOCITY]
    run["rotation_max"], run["height_max"] = largest[ROTATION], largest[HEIGHT]
    run["contact_steps"], run["unconverged"] = int(tally[CONTACT_STEPS]), int(tally[UNCONVERGED])
    run["energy_limited"], run["penetration_max"] = int(tally[LIMITED]), tally[PENETRATION]
    run["steps_cut"], run["spins_kept"] = int(tally[STEPS_CUT]), int(tally[SPINS_KEPT])
    run["meetings_cut"], run["touches_given_up"] = int(tally[MEETINGS_CUT]), int(tally[TOUCHES_GIVEN_UP])
    nx, ny, nz = height_map.normal_at(terrain, stop.x, stop.y)
    run["stop_slope"] = atan2(math.sqrt(nx * nx + ny * ny), nz)
    run["contacts"], run["node_contacts"] = int(tally[CONTACTS]), int(tally[NODES])
    run["crease_contacts"], run["edge_contacts"] = int(tally[CREASES]), int(tally[EDGES])
    run["stopped_by"] = summary.stopped_by
    is_deposited = summary.reason == REST or summary.reason == STOPPED_BY_BARRIER or summary.reason == HELD_BY_TREE
    run["stop_cell"] = map_cell(stop.x, stop.y, terrain) if is_deposited else -1


# more arguments than elsewhere: called from Python alone, with the parts of a Scene
@kernel
def run_chunk(
    terrain, ground, obstacles, entry_points, rocks, releases, physics, seed, chances, splits, first, keep, cancel,
    out_runs,
):  # fmt: skip
    """Simulate the runs ``first`` and following, one per row of ``out_runs``; returns their records and penetrations.

    ``chances``: (1,) COMMON as it is at the start of every run; each chunk works on a copy.
    """
    records, common = make_records(), chances.copy()
    tally = Tally(np.zeros(TALLIES), np.zeros(PENETRATION_BINS, np.int64))
    task = Task(obstacles, entry_points, keep, cancel)
    for i in range(out_runs.size):
        run = first + i
        if splits.shape[0] > 0:
            run = splits[first + i, 0]
        release = release_of(releases.first_run, run)
        rock = releases.rock[release]
        volume, density = drawn_size(
            seed, run, releases.volume[release], releases.laws[releases.volume_law[release]],
            releases.density[release], releases.laws[releases.density_law[release]],
        )  # fmt: skip
        begin_run(run, common)
        body = scaled_body(rocks, rock, volume, density)
        start, clearance = released_state(releases, release, seed, run)
        if splits.shape[0] > 0:
            begin_split(run, start.x, start.y, splits[first + i, 1:], common[0]["split"])
        before = records
        world = World(terrain, ground, body, physics)
        summary, records = call_run(entry_points.run, (world, task, start, clearance, common, records, tally))
        fill_run(out_runs[i], release, rock, body, volume, summary, tally.counts, terrain)
        out_runs[i]["levels_passed"] = common[0]["split"]["passed"]
        out_runs[i]["farthest"] = common[0]["split"]["farthest"]
        out_runs[i]["passages"] = records.passages.used - before.passages.used
        out_runs[i]["samples"] = records.samples.used - before.samples.used
        out_runs[i]["impacts"] = records.impacts.used - before.impacts.used
        out_runs[i]["meetings"] = records.meetings.used - before.meetings.used
        if cancel[0]:
            break
    return records, tally.penetration


def _arguments(scene, first, cancel):
    """Arguments of ``run_chunk``, which is called once without runs so that it compiles."""
    arguments = (
        scene.terrain, scene.ground, scene.obstacles, entry_points_of(scene.impact_law, scene.obstacles), scene.rocks,
        scene.releases, scene.physics, scene.seed, scene.common, scene.splits, first,
        Keep(scene.sample_every, scene.keep_maps, scene.keep_contacts, scene.sample_every > 0), cancel,
    )  # fmt: skip
    run_chunk(*arguments, np.zeros(0, RUN_RECORD))
    return arguments


@in_default_rounding
def simulate_chunk(scene, first, last, cancel=None):
    """Do the runs first to last - 1 of a scene. ``cancel``: array of one flag that another thread may set."""
    cancel = np.zeros(1, np.uint8) if cancel is None else cancel
    with ONE_AT_A_TIME:
        arguments = may_compile(_arguments, scene, first, cancel)

    def do(decisions):
        runs = np.zeros(last - first, RUN_RECORD)
        obstacles = scene.obstacles._replace(decisions=decisions)
        records, penetration = run_chunk(*arguments[:2], obstacles, *arguments[3:], runs)
        return runs, records.meetings.in_use(), records, penetration

    if scene.nets is None:
        runs, meetings, records, penetration = do(scene.obstacles.decisions)
    else:
        runs, meetings, records, penetration = decided_by_nets(scene.nets, scene.rocks, do, first, cancel)
    passages = records.passages
    return ChunkResult(
        runs=runs,
        cells=passages.cells[: passages.used, 0].copy(),
        values=passages.values[: passages.used].astype(np.float32),
        samples=records.samples.in_use(),
        impacts=records.impacts.in_use(),
        meetings=meetings,
        penetration=penetration,
    )
