# SPDX-License-Identifier: GPL-2.0-or-later
"""The entry to the heap: checks, then steps in parcels; in between the caller may cancel and learns of progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

import numpy as np
from numpy.typing import ArrayLike

from ..arithmetic import vectors
from ..arithmetic.rounding_state import in_default_rounding
from ..ground.terrain import Terrain
from ..shapes.rock import Rock
from ..types import Cancelled
from . import run
from .checks import check_start, convex_rocks, number_of, rows_of
from .heap_memory import Material, Motion, Pile, make_heap_workspace
from .rest import REST_TIME, Stillness
from .result import Heap
from .shapes import tables_of
from .step import DONE, NEEDS_CONTACTS, NEEDS_PAIRS, NEEDS_ROWS

PARCEL = 20  # steps between two calls of ``cancelled``


@in_default_rounding
def simulate(
    terrain: Terrain,
    rocks: Sequence[Rock],
    positions: ArrayLike,
    orientations: ArrayLike | None = None,
    velocities: ArrayLike | None = None,
    spins: ArrayLike | None = None,
    *,
    duration: float,
    time_step: float = 0.002,
    friction: float = 0.6,
    ground_friction: float | None = None,
    restitution: float = 0.0,
    ground_restitution: float | None = None,
    patch: float = 0.01,
    gravity: float = 9.81,
    max_sweeps: int = 100,
    rest_speed: float = 0.01,
    sample_every: int = 10,
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Heap:
    """Let rocks fall together and meet the ground and each other: Moreau's midpoint step for all of them, Leine et al.
    (2014), section 4; docs/heap.md. SI units.

    Parameters
    ----------
    terrain : Terrain
    rocks : N convex Rocks, the same one as often as wanted
    positions : (N, 3) centres of mass at the start, in the coordinates of the terrain
    orientations : (N, 4) quaternions, scalar first, K to I; they are normalised. None: not turned
    velocities, spins : (N, 3) in I, m/s, and in K, rad/s. None: at rest
    duration : s; the heap may come to rest earlier
    time_step : s
    friction, restitution : Coulomb's coefficient and Newton's of two rocks
    ground_friction, ground_restitution : of a rock and the ground. None: as of two rocks
    patch : radius of the place where two bodies touch, in radii of the smaller rock: a contact resists pivoting about
        its normal with a moment of at most 2/3 mu P_N times it. 0: points, which do not
    max_sweeps : of the contact solver in a step
    rest_speed : m/s; a heap is at rest if no point of it has been faster for half a second, or if no rock has moved by
        0.5 % of its radius for five. 0: never
    sample_every : steps between two samples
    progress : called with the share of the duration that is done
    cancelled : called again and again; True ends the simulation

    Returns
    -------
    Heap

    Raises
    ------
    ValueError
        If an argument has a wrong shape, is not finite or outside its range, a rock is not convex, not above the
        terrain or below ground, or two rocks overlap at the start.
    Cancelled
        If ``cancelled`` returned True.
    """
    table = tables_of(convex_rocks(rocks))
    count = len(rocks)
    start = rows_of("positions", positions, (count, 3)), rows_of("orientations", orientations, (count, 4), (1, 0, 0, 0))
    moving = rows_of("velocities", velocities, (count, 3)), rows_of("spins", spins, (count, 3))
    material = Material(
        number_of("friction", friction, 0.0, 10.0),
        number_of("ground_friction", friction if ground_friction is None else ground_friction, 0.0, 10.0),
        number_of("restitution", restitution, 0.0, 1.0),
        number_of("ground_restitution", restitution if ground_restitution is None else ground_restitution, 0.0, 1.0),
        number_of("gravity", gravity, 0.0, 1e3),
        number_of("patch", patch, 0.0, 1.0),
    )
    h, duration = number_of("time_step", time_step, 1e-9, 1.0), number_of("duration", duration, 0.0, 1e6)
    if int(sample_every) < 1 or int(max_sweeps) < 1:
        raise ValueError("heap: sample_every and max_sweeps must be whole numbers of at least 1.")
    origin = np.array([*terrain.origin, 0.0])
    motion = motion_of(table, start[0] - origin, start[1], np.concatenate(moving, axis=1))
    grid = terrain.grid(float(table.radius.max()))
    check_start(grid, table, motion, origin)
    steps = int(np.ceil(duration / h - 1e-9))
    return _run(
        grid, table, material, h, steps, int(max_sweeps), number_of("rest_speed", rest_speed, 0.0, 1e3),
        int(sample_every), motion, origin, progress, cancelled,
    )  # fmt: skip


def _run(grid, table, material, h, steps, max_sweeps, rest_speed, sample_every, motion, origin, progress, cancelled):
    """The steps, in parcels, with room that grows."""
    count, stillness = table.mass.size, Stillness(table.radius, motion)
    sizes = {"contacts": 16 * count + 64, "pairs": 8 * count + 64, "others": 64}
    workspace, last = make_heap_workspace(table, **sizes), 0
    ahead = motion._replace(
        **{name: getattr(motion, name).copy() for name in ("place", "turn", "corners", "facing", "boxes")}
    )
    pile, counters = Pile(grid, table, material, h), np.zeros(run.COUNTERS)
    samples = np.zeros((steps // sample_every + 1, run.COLUMNS))
    states = np.zeros((len(samples), count, 13))
    log = run.Log(counters, samples, states)
    samples[0, [run.KINETIC, run.POTENTIAL]] = run.energies(table, motion, material.gravity)
    states[0] = np.concatenate([motion.position, motion.orientation, motion.velocity], axis=1)
    kept, last_report = 1, perf_counter()
    is_at_rest = False
    while counters[run.STEPS] < steps and not is_at_rest:
        if cancelled is not None and cancelled():
            raise Cancelled
        if progress is not None and perf_counter() - last_report > 0.1:
            last_report = perf_counter()
            progress(counters[run.STEPS] / steps)
        pace = run.Pace(min(PARCEL, steps - int(counters[run.STEPS])), max_sweeps, rest_speed, sample_every)
        status, last, kept = run.advance(pile, pace, motion, ahead, workspace, last, log, kept)
        if status != DONE:
            for name, lack in (("contacts", NEEDS_CONTACTS), ("pairs", NEEDS_PAIRS), ("others", NEEDS_ROWS)):
                sizes[name] *= 2 if status == lack else 1
            workspace, last = make_heap_workspace(table, **sizes), 0
        is_still = stillness.look(h * counters[run.STEPS], motion)
        is_at_rest = rest_speed > 0.0 and (is_still or counters[run.STILL_TIME] >= REST_TIME)
    if progress is not None:
        progress(1.0)
    return _heap(samples[:kept], states[:kept], counters, workspace.meetings[1, :last], motion, origin, h, is_at_rest)


def _heap(samples, states, counters, meetings, motion, origin, h, is_at_rest):
    """The Heap from what was counted and kept; ``meetings``: the contacts of the last step."""
    return Heap(
        time=samples[:, run.TIME],
        position=states[:, :, :3] + origin,
        orientation=states[:, :, 3:7],
        velocity=states[:, :, 7:10],
        spin=states[:, :, 10:],
        kinetic_energy=samples[:, run.KINETIC],
        potential_energy=samples[:, run.POTENTIAL],
        contacts=samples[:, run.TOUCHING].astype(np.int64),
        loaded=samples[:, run.LOADED].astype(np.int64),
        overlap=samples[:, run.OVERLAP],
        left=motion.is_gone == 1,
        stop_reason="rest" if is_at_rest else "duration",
        rocks=np.stack([meetings["first"], meetings["second"]], axis=1),
        places=meetings["place"] + origin,
        gaps=meetings["gap"].copy(),
        forces=meetings["percussion"] / h,
        steps=int(counters[run.STEPS]),
        sweeps=int(counters[run.SWEEPS]),
        unconverged=int(counters[run.UNCONVERGED]),
        limited=int(counters[run.LIMITED]),
        energy_lost=float(counters[run.LOST]),
        energy_lifted=float(counters[run.LIFTED]),
        energy_gain=float(counters[run.GAIN]),
        overlap_max=float(counters[run.DEEPEST]),
    )


def motion_of(table, positions, orientations, velocities):
    """Motion of rocks in their poses at the start, (N, 3) local, (N, 4), with (v, w) (N, 6). Raises ValueError where a
    quaternion is zero."""
    count = len(positions)
    lengths = np.sqrt(vectors.total(orientations * orientations, axis=1))
    if not (lengths > 0.0).all():
        raise ValueError(
            f"heap: orientation {int(np.argmin(lengths))} is zero; give a quaternion such as (1, 0, 0, 0)."
        )
    turns = orientations / lengths[:, None]
    still, corners, normals = np.zeros((count, 6)), np.zeros_like(table.vertices), np.zeros_like(table.normals)
    return Motion(
        positions, turns, velocities, np.zeros(count, np.int64), still, positions.copy(), turns.copy(), still.copy(),
        still.copy(), still.copy(), corners, normals, still.copy(), np.arange(count),
    )  # fmt: skip
