# SPDX-License-Identifier: GPL-2.0-or-later
"""Orientation of rocks between two samples of their motion, and their reach above and below the centre there.

In flight no torque acts: the orientation and spin of the first sample give those of any later moment, by the strides of
rigid_body/free_flight.py. Where a rock rolls or slides its spin in I is taken to be linear in time between samples.
Either way ends at an orientation that differs from the second sample's by a small rotation; the way that ends nearer is
taken, and the rest of the rotation goes on evenly. SI units, z upwards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic.inverse_circular import atan2
from ..jit.kernels import inner_kernel, kernel
from ..rigid_body import free_flight, quaternion

if TYPE_CHECKING:
    from ..hints import Array, Motion
    from ..io.line_fields import TurnedRock

MOST = 1000  # strides of a piece: some 100 turns
EXACT = 1e-6  # rad2, square of the rotation that is left after a flight: of rounding to seven digits, and the strides


class Turning(NamedTuple):
    """Orientation and spin at the samples of a Motion, and the rocks."""

    turn: np.ndarray  # (n, 4) float32, unit quaternions, scalar first, K to I
    spin: np.ndarray  # (n, 3) float32, in K, rad/s
    body: np.ndarray  # (runs,) number of each run's rock
    scale: np.ndarray  # (runs,) by which the rock is larger than its corners say
    first: np.ndarray  # (bodies + 1,) first corner of each rock
    corners: np.ndarray  # (sum of corners, 3) in K, from the centre of mass
    inertia: np.ndarray  # (bodies, 3) moments about the axes of K; their ratios count

    def part(self, samples: slice, runs: slice) -> Turning:
        """The Turning of some samples and runs alone."""
        return self._replace(
            turn=self.turn[samples], spin=self.spin[samples], body=self.body[runs], scale=self.scale[runs]
        )


def turning_of(rocks: Sequence[TurnedRock]) -> Turning:
    """The Turning of runs whose lines hold it (io/line_fields.py); rocks that are alike count once."""
    number, corners, inertia = {}, [], []
    body = np.empty(len(rocks), np.int64)
    for run, rock in enumerate(rocks):
        key = rock.corners.tobytes() + rock.inertia.tobytes()
        if key not in number:
            number[key] = len(corners)
            corners.append(rock.corners)
            inertia.append(rock.inertia)
        body[run] = number[key]
    return Turning(
        turn=np.concatenate([rock.turn for rock in rocks]).astype(np.float32),
        spin=np.concatenate([rock.spin for rock in rocks]).astype(np.float32),
        body=body,
        scale=np.array([rock.scale for rock in rocks]),
        first=np.concatenate([[0], np.cumsum([len(corner) for corner in corners])]),
        corners=np.concatenate(corners),
        inertia=np.array(inertia),
    )


def extents_at(motion: Motion, run: Array, time: Array) -> Array:
    """(2, n) heights of the highest and the lowest corner above the centre at moments of runs, m.

    run : (n,) number of the run in the motion, whose turning is known; time : (n,) s, within the samples of the run
    """
    out = np.empty((2, run.size))
    run, time = np.ascontiguousarray(run), np.ascontiguousarray(time)
    put_extents(motion.first, np.ascontiguousarray(motion.time), motion.turning, run, time, out)
    return out


def with_extents(rows: Array, motion: Motion) -> Array:
    """Rows of crossings of a Motion, with their highest and lowest corners as the rock is turned then, in place.

    They stay as they are where the motion does not tell how the rocks are turned.
    """
    if motion.turning is not None and rows.size:
        rows["highest"], rows["lowest"] = extents_at(motion, rows["run"], rows["time"])
    return rows


def turned_at(motion: Motion, run: Array, time: Array) -> tuple[Array, Array]:
    """Orientations (n, 4), K to I, and spins (n, 3) in K, rad/s, at moments of runs; arguments as in ``extents_at``."""
    turn, spin = np.empty((run.size, 4)), np.empty((run.size, 3))
    run, time = np.ascontiguousarray(run), np.ascontiguousarray(time)
    put_turned(motion.first, np.ascontiguousarray(motion.time), motion.turning, run, time, turn, spin)
    return turn, spin


@inner_kernel
def difference(turn, other):
    """Rotation vector in I that turns ``turn`` into ``other``, of at most half a turn."""
    e0, e1, e2, e3 = quaternion.multiply(other, (turn[0], -turn[1], -turn[2], -turn[3]))
    if e0 < 0.0:
        e0, e1, e2, e3 = -e0, -e1, -e2, -e3
    sine = math.sqrt(e1 * e1 + e2 * e2 + e3 * e3)
    if sine < 1e-12:
        return 0.0, 0.0, 0.0
    by = 2.0 * atan2(sine, e0) / sine
    return by * e1, by * e2, by * e3


@inner_kernel
def square_of(vector):
    """Square of the length of a vector."""
    return vector[0] * vector[0] + vector[1] * vector[1] + vector[2] * vector[2]


@inner_kernel
def fastest_of(spin, end_spin, inertia):
    """Largest spin that a free motion from one spin can come to, or the other, rad/s."""
    (x, y, z), (a, b, c) = spin, inertia
    return math.sqrt(max((a * x * x + b * y * y + c * z * z) / min(a, b, c), square_of(end_spin)))


@inner_kernel
def strides_of(fastest, time):
    """In how many strides a time is to be taken."""
    return max(int(min(math.ceil(time * fastest / free_flight.STRIDE_ANGLE), MOST)), 1)


@inner_kernel
def flown(inertia, turn, spin, time, fastest):
    """Spin and orientation after a flight."""
    strides = strides_of(fastest, time)
    h = time / strides
    for _ in range(strides):
        spin, turn = free_flight.stride(inertia, turn, spin, h)
    return spin, turn


@inner_kernel
def turned_evenly(turn, spin, end_spin, duration, time, strides):
    """Orientation after a time, where the spin in I goes evenly from one to the other in the ``duration``."""
    h = time / strides
    for k in range(strides):
        share = (k + 0.5) * h / duration
        rotation = (
            h * (spin[0] + share * (end_spin[0] - spin[0])),
            h * (spin[1] + share * (end_spin[1] - spin[1])),
            h * (spin[2] + share * (end_spin[2] - spin[2])),
        )
        turn = quaternion.multiply(quaternion.exponential(rotation), turn)
    return quaternion.normalise(turn)


@inner_kernel
def turned_forth(turn, vector):
    """A_IK applied to a vector: from K to I."""
    x, y, z = vector
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = quaternion.rotation_matrix(turn)
    return a00 * x + a01 * y + a02 * z, a10 * x + a11 * y + a12 * z, a20 * x + a21 * y + a22 * z


@inner_kernel
def turned_back(turn, vector):
    """A_IK transposed, applied to a vector: from I to K."""
    x, y, z = vector
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = quaternion.rotation_matrix(turn)
    return a00 * x + a10 * y + a20 * z, a01 * x + a11 * y + a21 * z, a02 * x + a12 * y + a22 * z


@inner_kernel
def turned_between(inertia, begin, end, duration, time):
    """Orientation and spin in K at a ``time`` after the first of two samples.

    begin, end : (orientation, spin in K) there
    """
    (turn, spin), (end_turn, end_spin) = begin, end
    fastest = fastest_of(spin, end_spin, inertia)
    spin_there, orientation = flown(inertia, turn, spin, time, fastest)
    _, last = flown(inertia, orientation, spin_there, duration - time, fastest)
    rest = difference(last, end_turn)
    if square_of(rest) > EXACT:
        strides = strides_of(fastest, duration)
        before, after = turned_forth(turn, spin), turned_forth(end_turn, end_spin)
        evenly = difference(turned_evenly(turn, before, after, duration, duration, strides), end_turn)
        if square_of(evenly) < square_of(rest):
            orientation, rest = turned_evenly(turn, before, after, duration, time, strides), evenly
            share = time / duration
            spin_there = turned_back(orientation, (
                before[0] + share * (after[0] - before[0]),
                before[1] + share * (after[1] - before[1]),
                before[2] + share * (after[2] - before[2]),
            ))  # fmt: skip
    share = time / duration
    turned = quaternion.multiply(
        quaternion.exponential((share * rest[0], share * rest[1], share * rest[2])), orientation
    )
    return turned, spin_there


@inner_kernel
def turned_there(first, times, turning, run, at):
    """Orientation and spin in K of a run at a moment."""
    turn, spin = turning.turn, turning.spin
    begin, end = first[run], first[run + 1] - 1
    while end - begin > 1:  # the last sample that is not after the moment
        middle = (begin + end) // 2
        if times[middle] <= at:
            begin = middle
        else:
            end = middle
    body = turning.body[run]
    e = float(turn[begin, 0]), float(turn[begin, 1]), float(turn[begin, 2]), float(turn[begin, 3])
    w = float(spin[begin, 0]), float(spin[begin, 1]), float(spin[begin, 2])
    if end > begin and at > times[begin]:
        inertia = turning.inertia[body, 0], turning.inertia[body, 1], turning.inertia[body, 2]
        last = float(turn[end, 0]), float(turn[end, 1]), float(turn[end, 2]), float(turn[end, 3])
        w_last = float(spin[end, 0]), float(spin[end, 1]), float(spin[end, 2])
        duration = times[end] - times[begin]
        e, w = turned_between(inertia, (e, w), (last, w_last), duration, min(at - times[begin], duration))
    return quaternion.normalise(e), w


@kernel
def put_turned(first, times, turning, run, time, turn, spin):
    """Put orientations and spins at moments of runs into the rows of ``turn`` and ``spin``; see ``turned_at``."""
    for i in range(run.size):
        e, w = turned_there(first, times, turning, run[i], time[i])
        turn[i, 0], turn[i, 1], turn[i, 2], turn[i, 3] = e
        spin[i, 0], spin[i, 1], spin[i, 2] = w


@kernel
def put_extents(first, times, turning, run, time, out):
    """Put (highest, lowest) at moments of runs into the two rows of ``out``; see ``extents_at``."""
    corners = turning.corners
    for i in range(run.size):
        (e0, e1, e2, e3), _ = turned_there(first, times, turning, run[i], time[i])
        body = turning.body[run[i]]
        across, along = 2.0 * (e1 * e3 - e0 * e2), 2.0 * (e2 * e3 + e0 * e1)
        up = e0 * e0 - e1 * e1 - e2 * e2 + e3 * e3
        highest, lowest = -np.inf, np.inf
        for k in range(turning.first[body], turning.first[body + 1]):
            height = across * corners[k, 0] + along * corners[k, 1] + up * corners[k, 2]
            highest, lowest = max(highest, height), min(lowest, height)
        out[0, i], out[1, i] = turning.scale[run[i]] * highest, turning.scale[run[i]] * lowest
