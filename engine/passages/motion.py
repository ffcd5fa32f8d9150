# SPDX-License-Identifier: GPL-2.0-or-later
"""The motion of many rocks as it was sampled, and what happened between two samples.

In flight a rock moves on a parabola, x(t) = x_a + v_a t - g t^2 / 2 e_z, and its energy of rotation stays. Where the
velocities at both samples do not belong to one flight, there was a contact between them. It is put where the flight
on from the first sample meets the flight back from the second; their gap A(t) - B(t) is linear in t,

    A - B = x_a - x_b + v_b T + g T^2 / 2 e_z + (v_a - v_b - g T e_z) t,

and smallest at the t that makes it orthogonal to the jump of velocity. Rocks that touch the ground at both samples
roll or slide: their velocity and energy are linear in between. SI units, z upwards.

Samples that a simulation keeps at the bends of a path (motion/bends.py) need no such guess: in between, all velocities
are linear in time, a flight's and a rolling rock's alike, and a contact lies within one time step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.lib.recfunctions import structured_to_unstructured

from ..arithmetic.arrays import cbrt
from .neighbourhood import Neighbourhood
from .turning import Turning

if TYPE_CHECKING:
    from ..hints import Result

GRAVITY = 9.81  # m/s2
JUMP = 0.05  # m/s, velocities that differ by less belong to one flight: drag and rounding


class Motion(NamedTuple):
    """Samples of the centres of mass, run after run and in the order of time. None: not known."""

    first: np.ndarray  # (runs + 1,) number of each run's first sample
    time: np.ndarray  # (n,) s
    position: np.ndarray  # (n, 3) m
    mass: np.ndarray  # (runs,) kg
    velocity: np.ndarray = None  # (n, 3) m/s
    rotational: np.ndarray = None  # (n,) kinetic energy of the rotation, J
    rotation: np.ndarray = None  # (n,) rad/s
    ground: np.ndarray = None  # (n,) height of the ground below, m
    is_touching: np.ndarray = None  # (n,) bool
    highest: np.ndarray = None  # (n,) height of the rock's highest corner above the centre, m
    lowest: np.ndarray = None  # (n,) of its lowest, below zero, m
    has_bends: np.ndarray = None  # (runs,) bool: velocities are linear in time between its samples
    turning: Turning = None  # orientation and spin at the samples

    @property
    def run_count(self) -> int:
        """Number of runs."""
        return self.mass.size

    def part(self, start: int, stop: int) -> Motion:
        """The runs from ``start`` to before ``stop``."""
        samples = slice(self.first[start], self.first[stop])
        sampled = (
            None if getattr(self, name) is None else getattr(self, name)[samples]
            for name in ("velocity", "rotational", "rotation", "ground", "is_touching", "highest", "lowest")
        )  # fmt: skip
        first = self.first[start : stop + 1] - self.first[start]
        has_bends = None if self.has_bends is None else self.has_bends[start:stop]
        turning = None if self.turning is None else self.turning.part(samples, slice(start, stop))
        own = Motion(first, self.time[samples], self.position[samples], self.mass[start:stop], *sampled)
        return own._replace(has_bends=has_bends, turning=turning)


class Pieces(NamedTuple):
    """Pieces of paths with constant acceleration; a pair of arrays holds the values at both ends."""

    run: np.ndarray  # (n,)
    time: tuple  # (n,) each, s
    position: tuple  # (n, 3) each, m
    velocity: tuple  # (n, 3) each, m/s
    rotational: tuple  # (n,) each, J; NaN where unknown
    rotation: tuple  # (n,) each, rad/s; NaN where unknown
    ground: tuple  # (n,) each, m; NaN where unknown
    highest: tuple  # (n,) each, m above the centre; NaN where unknown
    lowest: tuple  # (n,) each, m


def motion_of(result: Result) -> Motion:
    """The Motion of a Result whose trajectories were kept (Settings: trajectories)."""
    samples, runs = result.trajectories, result.runs
    velocity = structured_to_unstructured(samples[["velocity_x", "velocity_y", "velocity_z"]])
    places = structured_to_unstructured(samples[["x", "y", "z"]])
    return Motion(
        first=np.searchsorted(samples["run"], np.arange(runs.size + 1)),
        time=samples["time"],
        position=np.ascontiguousarray(places),
        mass=runs["mass"],
        velocity=velocity,
        rotational=samples["energy"] - 0.5 * runs["mass"][samples["run"]] * samples["velocity"] ** 2,
        rotation=samples["rotation"],
        ground=samples["z"] - samples["height"],
        is_touching=samples["contacts"] > 0,
        highest=result.extents["highest"],
        lowest=result.extents["lowest"],
        has_bends=np.full(runs.size, True),
        turning=_turning_of(result),
    )


def _turning_of(result):
    extents, bodies, rock = result.extents, result.bodies, result.runs["rock"]
    scale = cbrt(result.runs["volume"] / bodies.volume[rock])
    return Turning(extents["turn"], extents["spin"], rock, scale, bodies.first, bodies.corners, bodies.inertia)


def pieces_between(
    motion: Motion,
    near: Neighbourhood | None = None,
    gravity: float = GRAVITY,
) -> Pieces:
    """The Pieces between all samples of a Motion.

    near : Neighbourhood or None; pieces that cannot come into it may be left out
    gravity : m/s2

    Without velocities in the motion each piece is the flight through its two samples.
    """
    run = np.repeat(np.arange(motion.run_count), np.diff(motion.first))
    a = (
        np.flatnonzero(run[1:] == run[:-1])
        if near is None
        else near.pieces(motion.first, motion.position, _room(motion))
    )
    b = a + 1
    pull = np.array([0.0, 0.0, gravity])
    duration = (motion.time[b] - motion.time[a])[:, None]
    if motion.velocity is None:
        mean = (motion.position[b] - motion.position[a]) / duration
        velocity = mean + 0.5 * pull * duration, mean - 0.5 * pull * duration
        return _straight(motion, run, a, velocity)
    return _with_contacts(motion, run, a, duration, pull)


def _room(motion):
    """By how much pieces may leave the box of their samples: less than a rock's way. None where they keep to it."""
    if motion.has_bends is not None and motion.has_bends.all():
        return None
    margin = np.abs(np.diff(motion.position[:, :2], axis=0)).max(axis=1, initial=0.0)
    if motion.velocity is None:
        return margin
    speed = np.linalg.norm(motion.velocity, axis=1)
    return np.maximum(margin, np.maximum(speed[:-1], speed[1:]) * np.diff(motion.time))


def _straight(motion, run, a, velocity):
    """One piece from each sample ``a`` to the next."""
    b = a + 1
    return Pieces(
        run[a],
        (motion.time[a], motion.time[b]),
        (motion.position[a], motion.position[b]),
        velocity,
        *(_ends(values, a) for values in _evenly(motion)),
    )


def _evenly(motion):
    """Values that are linear in time in a piece, in the order of Pieces; corners too where no turning is known."""
    corners = (motion.highest, motion.lowest) if motion.turning is None else (None, None)
    return motion.rotational, motion.rotation, motion.ground, *corners


def _ends(values, a):
    if values is None:
        unknown = np.full(a.size, np.nan)
        return unknown, unknown
    return values[a], values[a + 1]


def _with_contacts(motion, run, a, duration, pull):
    """Flights in two pieces where there was a contact between the samples, all else in one."""
    b = a + 1
    before, after = motion.velocity[a], motion.velocity[b]
    if motion.has_bends is not None and motion.has_bends.all():
        return _straight(motion, run, a, (before, after))
    jump = before - after - pull * duration
    is_broken = np.linalg.norm(jump, axis=1) > JUMP
    if motion.is_touching is not None:
        is_broken &= ~(motion.is_touching[a] & motion.is_touching[b])
    if motion.has_bends is not None:
        is_broken &= ~motion.has_bends[run[a]]
    whole = _straight(motion, run, a[~is_broken], (before[~is_broken], after[~is_broken]))
    if not is_broken.any():
        return whole
    a, b, jump, duration = a[is_broken], b[is_broken], jump[is_broken], duration[is_broken]
    before, after = before[is_broken], after[is_broken]
    gap = motion.position[a] - motion.position[b] + after * duration + 0.5 * pull * duration**2
    along = -np.sum(gap * jump, axis=1, keepdims=True) / np.sum(jump**2, axis=1, keepdims=True)
    moment = np.clip(along, 0.0, duration)  # of the contact, after the first sample
    rest = duration - moment
    position = 0.5 * (
        motion.position[a] + before * moment - 0.5 * pull * moment**2
        + motion.position[b] - after * rest - 0.5 * pull * rest**2
    )  # fmt: skip
    time = motion.time[a] + moment[:, 0]
    share = (moment / duration)[:, 0]
    spins = [_ends(values, a) for values in (motion.rotational, motion.rotation)]
    # the ground and the extent of the rock go on evenly through the contact
    evenly = [_ends(values, a) for values in _evenly(motion)[2:]]
    middles = [begin + share * (end - begin) for begin, end in evenly]
    first = Pieces(
        run[a], (motion.time[a], time), (motion.position[a], position), (before, before - pull * moment),
        *((values[0], values[0]) for values in spins),
        *((begin, middle) for (begin, _), middle in zip(evenly, middles)),
    )  # fmt: skip
    second = Pieces(
        run[a], (time, motion.time[b]), (position, motion.position[b]), (after + pull * rest, after),
        *((values[1], values[1]) for values in spins),
        *((middle, end) for (_, end), middle in zip(evenly, middles)),
    )  # fmt: skip
    return Pieces(*(_joined(parts) for parts in zip(whole, first, second)))


def divided(pieces: Pieces, longest: float) -> Pieces:
    """The Pieces in equal parts of at most ``longest``, s."""
    duration = pieces.time[1] - pieces.time[0]
    parts = np.maximum(np.ceil(duration / longest), 1.0).astype(np.int64)
    piece = np.repeat(np.arange(parts.size), parts)
    number = np.arange(piece.size) - np.repeat(np.cumsum(parts) - parts, parts)
    shares = number / parts[piece], (number + 1) / parts[piece]

    def between(ends, share):
        first, last = ends[0][piece], ends[1][piece]
        return first + (share if first.ndim == 1 else share[:, None]) * (last - first)

    divisions = [tuple(between(ends, share) for share in shares) for ends in pieces[1:]]
    change = (pieces.velocity[1][piece] - pieces.velocity[0][piece])[:, 2] * duration[piece]
    for points, share in zip(divisions[1], shares):
        points[:, 2] -= 0.5 * change * share * (1.0 - share)
    return Pieces(pieces.run[piece], *divisions)


def _joined(parts):
    """Arrays, or pairs of arrays, one after the other."""
    if isinstance(parts[0], tuple):
        return tuple(np.concatenate(ends) for ends in zip(*parts))
    return np.concatenate(parts)
