# SPDX-License-Identifier: GPL-2.0-or-later
"""One rock thrown into one net."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ...arithmetic.vectors import length
from ..arrays import NetState
from ..contact.ground_contact import no_ground
from ..contact.rock_body import polyhedron, sphere
from ..contact.rows import empty_memory, empty_rows
from ..contact.sphere_cluster import cluster
from ..description import NetError
from ..elements.forces import forces
from ..motion.step import stepping
from .impact_loop import AT_REST, HELD, LAST, ImpactSetting, run_impact
from .impact_records import (
    CONTACT_TIME,
    ELONGATION,
    ELONGATION_TIME,
    ENERGIES,
    FAILED_AT,
    FIRST_CONTACT,
    ROCK_MOTION,
    ROCK_ROTATION,
    STEPS_DONE,
    STOPPED_AT,
    cut,
    empty_record,
)  # fmt: skip
from .verdict import (
    DRIFT,
    PASSED,
    beam_numbers,
    broken_parts,
    contact_nodes,
    is_too_small,
    left_at,
    net_frame,
    residual_height,
    verdict_of,
    what_holds,
)  # fmt: skip

if TYPE_CHECKING:
    from ...hints import Array, GroundPatch, Net, Rock

SAMPLE_INTERVAL = 1e-3  # s
HALVINGS = 2  # of the step where the account of energy does not close
FRICTION = 0.4  # of rock on steel where the description says nothing: thesis of Sautter, table 5.9
MARGIN = 0.2  # m


class Begun(NamedTuple):
    """A throw, written in place while it goes on."""

    place: np.ndarray  # (7,) position and orientation of the rock
    motion: np.ndarray  # (6,) its velocity, and its spin in K
    state: NetState


@dataclass(frozen=True, eq=False)
class Impact:
    """Outcome of an impact. SI units; arrays over samples begin at t = 0.

    time : (s,) [s]; position, velocity : (s, 3) of the rock's centre of mass; orientation : (s, 4); spin : (s, 3) in K
    first_contact : when the rock touched the net first [s]; NaN if never
    elongation : farthest way of the rock after that, along its direction then [m]; elongation_time : when [s]
    brake_strokes, brake_forces : (k,) largest lengthening [m] and force [N] of the brakes, in the description's order
    reactions : {node that is held: largest force on it [N]}
    rope_forces : {element number: largest force in a sliding rope [N]}; bar_forces : the same of trusses, cables
        and beams; beam_moments : {element number: largest bending moment in a beam [N m]}
    contact_force : (s, 3) of the net on the rock [N]; contact_time : [s]
    histories : {"brake_travel", "brake_force": (s, k), "rope_force": (s, r), "reaction": (s, f, 3)}
    energy : {name: (s,)} [J]: elastic, brakes, rope_friction, damping, loads, net_motion, contact, ground, rock_motion,
        rock_rotation, rock_potential, total. What is taken out of the motion counts as positive, so total stays
    energy_error : largest change of total over the largest kinetic energy of the rock
    residual_height : of the net at the end, over its height at the start
    verdict : "caught"; "through", "over", "under" or "beside" of a rock that has passed; "missed"; "failed" of one that
        came to rest in a net of which something passed what it bears; "unsure" where the time ended before the rock was
        at rest or past, or the account of energy misses by more than 1 %. Only what is caught is held
    flags : sentences that say why a rock is not held: what tore or was used up, time, energy, meshes; or that one was
        stopped and has left the net later
    failed_at : when something passed what it bears first [s]; NaN if nothing did
    is_past : has the rock passed the net?
    stopped_at : when the net had stopped the rock [s]; NaN if it did not
    left_at : when a rock that the net had stopped was out of it [s], if it was followed so far; else NaN
    frames : (f, n, 3) nodes at frame_times [m], where frames were asked for
    time_step : that was taken [s]
    """

    time: np.ndarray
    position: np.ndarray
    velocity: np.ndarray
    orientation: np.ndarray
    spin: np.ndarray
    first_contact: float
    elongation: float
    elongation_time: float
    brake_strokes: np.ndarray
    brake_forces: np.ndarray
    reactions: dict
    rope_forces: dict
    bar_forces: dict
    beam_moments: dict
    contact_force: np.ndarray
    contact_time: float
    histories: dict
    energy: dict
    energy_error: float
    residual_height: float
    verdict: str
    flags: tuple
    frames: np.ndarray
    frame_times: np.ndarray
    time_step: float
    failed_at: float
    is_past: bool
    stopped_at: float
    left_at: float


def impact(
    net: Net,
    rock: Rock | Mapping[str, Any] | None,
    position: Array | None = None,
    velocity: Array | None = None,
    spin: Array | None = None,
    orientation: Sequence[float] = (1, 0, 0, 0),
    max_time: float = 1.0,
    time_step: float | None = None,
    friction: float | None = None,
    restitution: float | None = None,
    ground: GroundPatch | None = None,
    frame_interval: float | None = None,
    cancel: Array | None = None,
    until_held: bool = False,
    until_rest: bool = False,
    in_place: bool = False,
    sphere_cells: int | None = None,
) -> Impact:
    """Throw a rock into a net; the net itself stays as it is, so that threads may share it, unless ``in_place``.

    rock : Rock; or a sphere as a dictionary like "rock" of a description; or None for the one of the description. Of
        spheres place, velocity and spin are those of the dictionary, unless given here. A sphere with a modulus E meets
        the net by the reference's penalty contact, all else is hard.
    position, velocity : of the centre of mass [m, m/s]; spin : in the rock's frame K [rad/s]
    max_time : [s], after which a rock that is neither at rest nor past is unsure; time_step : [s], by default the
        net's own, and half or a quarter of it where the account of energy misses by more than 1 %
    friction, restitution : of rock and net; by default mu and cor of the sphere, of other rocks those under "contact"
        of the description, else mu under "rock" or 0.4, and no restitution: a sphere's cor belongs to its soft contact
    ground : GroundPatch, which stays active meanwhile; None: no ground
    frame_interval : [s] between pictures of the net; None: none
    until_held : True: end where the net has stopped the rock or let it pass (ending.py); all that is told is until then
    until_rest : True: end where the rock is still or past the net; the verdict is that of ``until_held``, and
        ``left_at`` tells where a rock that was stopped has rolled out of the net all the same
    sphere_cells : the Rock as a cluster of spheres, so many along its longest side, for comparison with codes that take
        such (contact/sphere_cluster.py); None: as it is
    in_place : True: the state of the net is that after the impact (successive.py)
    cancel : (2,) int64 array; [0] set to 1 by another thread ends the run, [1] holds the steps done

    Raises NetError for input that makes no impact. Returns the Impact.
    """
    entry = net.description.get("rock") or {}
    if isinstance(rock, Mapping):
        entry, rock = dict(rock), None
    body = rock_body(net, rock, entry, friction, restitution, sphere_cells)
    pose, motion = start_of_rock(net, rock, entry, position, velocity, spin, orientation)
    h, is_free = checked_step(net, time_step), time_step is None
    longest = checked_time(max_time)
    flags = np.zeros(2, np.int64) if cancel is None else cancel
    until = AT_REST if until_rest else HELD if until_held else LAST
    for halving in range(HALVINGS + 1):
        begun = Begun(pose.copy(), motion.copy(), net.copy_of_state())
        hit = _thrown(net, body, ground, begun, 0.5**halving * h, longest, frame_interval, flags, until)
        if not is_free or hit.energy_error <= DRIFT or flags[0] != 0:
            break
    if in_place:
        for own, new in zip(net.state, begun.state):
            own[:] = new
    return hit


# more arguments than elsewhere: called from one place, in turn with shorter steps
def _thrown(net, body, ground, begun, h, max_time, frame_interval, flags, until):
    """The Impact with one step h; ``begun`` is written in place."""
    steps = int(np.ceil(max_time / h - 1e-9))
    sample_every = max(1, int(round(SAMPLE_INTERVAL / h)))
    samples = steps // sample_every + 1
    frame_every = 0 if frame_interval is None else max(1, int(round(frame_interval / (h * sample_every))))
    frames = 0 if frame_every == 0 else (samples - 1) // frame_every + 1
    record = empty_record(net, samples, frames)
    vertices = max(1, len(body.vertices))
    middle, _ = net_frame(net)
    touchable = contact_nodes(net)
    state = begun.state
    scene = ImpactSetting(
        parts=net.parts.nodes, wire=net.parts.radius, gravity=net.gravity, fixed=net.fixed, brakes=net.brakes,
        ropes=net.ropes, step=h, steps=steps, sample_every=sample_every, frame_every=frame_every,
        is_awake=not net.is_settled, margin=MARGIN, across=way_across(net, begun.place), middle=middle,
        reach=float(length(net.nodes[touchable] - middle).max()), strokes=longest_of(net),
        moments=bending_strengths(net), touchable=touchable, until=until,
    )  # fmt: skip
    memory = empty_memory(len(net.parts.nodes), vertices, len(net.nodes), net.parts.owner, state.torn)
    run_impact(
        net.arrays, state, stepping(net.arrays, state), forces(), body, scene,
        no_ground() if ground is None else ground, begun.place, begun.motion,
        empty_rows(len(net.parts.nodes), vertices), memory, record, flags,
    )  # fmt: skip
    if until != LAST:
        record = cut(record, int(record.milestones[STEPS_DONE]) // sample_every, frame_every)
    return summary(net, body, record, state, sample_every, frame_every, h)


def longest_of(net):
    """(k,) longest stroke of each brake [m]; infinite where its material does not say."""
    materials, elements = net.description["materials"], net.description["elements"]
    names = (elements[net.element_numbers.bars[b]]["mat"] for b in net.brakes)
    return np.array([materials[name].get("longest_stroke", np.inf) for name in names], np.float64)


def bending_strengths(net):
    """(q,) bending moment that each bend of a beam bears [N m]; infinite where its material does not say."""
    materials, elements = net.description["materials"], net.description["elements"]
    names = (elements[number]["mat"] for number in beam_numbers(net))
    return np.array([materials[name].get("bending_strength", np.inf) for name in names], np.float64)


def way_across(net, pose):
    """Normal (3,) of a net, away from the rock's place."""
    middle, normal = net_frame(net)
    return normal if (pose[:3] - middle) @ normal < 0.0 else -normal


def rock_body(net, rock, entry, friction, restitution, sphere_cells=None):
    """The RockBody of what was given."""
    contact = net.description.get("contact") or {}
    if rock is None:
        if sphere_cells is not None:
            raise NetError("sphere_cells: belongs to a Rock, and none is given. Leave it out, or give a Rock.")
        if not entry:
            raise NetError("rock: None given, and the description has no entry 'rock'. Give a Rock.")
        entry = dict(entry)
        if friction is not None:
            entry["mu"] = friction
        if restitution is not None:
            entry["cor"] = restitution
        return sphere(entry)
    if friction is None:
        friction = contact.get("mu", entry.get("mu", FRICTION))
    if restitution is None:
        restitution = contact.get("cor", 0.0)
    if sphere_cells is not None:
        return cluster(rock, sphere_cells, friction, restitution)
    return polyhedron(rock, friction, restitution)


def start_of_rock(net, rock, entry, position, velocity, spin, orientation):
    """(7,) place and (6,) motion at the start, in the net's own coordinates."""
    position = entry.get("pos") if position is None and rock is None else position
    velocity = entry.get("vel") if velocity is None and rock is None else velocity
    if spin is None:
        spin = entry.get("spin", (0.0, 0.0, 0.0)) if rock is None else (0.0, 0.0, 0.0)
    position, velocity = vector("position", position, 3, "m"), vector("velocity", velocity, 3, "m/s")
    spin, turn = vector("spin", spin, 3, "rad/s"), vector("orientation", orientation, 4, "a quaternion")
    length = np.sqrt((turn**2).sum())
    if not length > 0.0:
        raise NetError("orientation: all four numbers are zero. Give a quaternion, scalar first.")
    return np.concatenate([position - net.origin, turn / length]), np.concatenate([velocity, spin])


def vector(name, values, count, unit):
    """Finite numbers as an array."""
    try:
        array = np.array(values, dtype=np.float64).reshape(-1)
    except (TypeError, ValueError):
        array = np.zeros(0)
    if len(array) != count or not np.isfinite(array).all():
        raise NetError(f"{name}: {values!r} given, but {count} finite numbers are needed, in {unit}.")
    return array


def checked_time(max_time):
    """max_time as a positive number."""
    if not (np.isfinite(max_time) and max_time > 0.0):
        raise NetError(f"max_time: {max_time!r} given, but it has to be positive, in s.")
    return float(max_time)


def checked_step(net, time_step):
    """The step to take; NetError where it is above the limit of stability."""
    if time_step is None:
        return net.time_step
    if not (np.isfinite(time_step) and time_step > 0.0):
        raise NetError(f"time_step: {time_step!r} given, but it has to be positive, in s.")
    return float(time_step)


def energy_error_of(total, of_rock):
    """Largest change of the total energy over the largest kinetic energy of the rock, which may begin at rest."""
    largest = float(of_rock.max())
    return float(np.abs(total - total[0]).max() / largest) if largest > 0.0 else 0.0


def largest_of(numbers, peaks):
    """{element number: largest of its peaks}."""
    largest = {}
    for number, peak in zip(numbers, peaks):
        largest[int(number)] = max(largest.get(int(number), 0.0), float(peak))
    return largest


def summary(net, body, record, state, sample_every, frame_every, h):
    """The Impact of what the kernel wrote."""
    energy = {name: record.energy[:, k].copy() for k, name in enumerate(ENERGIES)}
    energy["total"] = record.energy.sum(axis=1)
    error = energy_error_of(energy["total"], record.energy[:, ROCK_MOTION] + record.energy[:, ROCK_ROTATION])
    position = record.position + net.origin
    last = min(len(record.time) - 1, int(record.milestones[STEPS_DONE]) // sample_every)
    moved = verdict_of(net, body, record, state.positions, last)
    flags = broken_parts(net, body, record, error, moved)
    failed_at = float(record.milestones[FAILED_AT])
    verdict = what_holds(moved, not np.isfinite(failed_at), error, is_too_small(net, body))
    numbers = net.element_numbers
    rope_peaks, bar_peaks = record.rope_peak, record.bar_peak
    return Impact(
        time=record.time,
        position=position,
        velocity=record.velocity,
        orientation=record.orientation,
        spin=record.spin,
        first_contact=float(record.milestones[FIRST_CONTACT]),
        elongation=float(record.milestones[ELONGATION]),
        elongation_time=float(record.milestones[ELONGATION_TIME]),
        brake_strokes=record.most_travel,
        brake_forces=bar_peaks[net.brakes],
        reactions={int(node): float(peak) for node, peak in zip(net.fixed, record.reaction_peak)},
        rope_forces={int(numbers.ropes[r]): float(rope_peaks[r]) for r in net.ropes},
        bar_forces=largest_of(numbers.bars, bar_peaks),
        beam_moments=largest_of(beam_numbers(net), record.bend_peak),
        contact_force=record.contact_force,
        contact_time=float(record.milestones[CONTACT_TIME]),
        histories={
            "brake_travel": record.brake_travel, "brake_force": record.brake_force,
            "rope_force": record.rope_force, "reaction": record.reaction,
        },
        energy=energy,
        energy_error=error,
        residual_height=residual_height(net, state.positions),
        verdict=verdict,
        flags=flags,
        failed_at=failed_at,
        is_past=moved in PASSED,
        stopped_at=float(record.milestones[STOPPED_AT]),
        left_at=left_at(record),
        frames=record.frames + net.origin,
        frame_times=record.time[:: frame_every or 1][: len(record.frames)],
        time_step=h,
    )  # fmt: skip
