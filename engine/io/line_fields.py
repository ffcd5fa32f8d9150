# SPDX-License-Identifier: GPL-2.0-or-later
"""Fields of trajectories that hold the motion along a line, as text.

motion   how the rock moves at each vertex. The vertices tell place and time alone; the energy of the rotation is not in
         them. Vertex after vertex it holds COLUMNS numbers as little-endian floats of 32 bits in base64, 48 letters a
         vertex: seven digits, so that an energy is known to a millionth part.
turning  how the rock is turned at each vertex, so that its top is known in between: the rock itself, ";", and vertex
         after vertex TURNS as little-endian integers of 16 bits, both in base64, 19 letters a vertex. The rock is its
         reach in m and the ratios of its moments of inertia (four floats of 32 bits), and its corners in parts of the
         reach. A spin is a direction: how fast it is stands in motion.
e_along  which parts lie in which class of energy, for the colours of the line: the classes from the lowest, with "|"
         between them; of each its parts, with ";" between them, as distances along the line, in m in plan:
         "0.00 3.51;8.20 9.02|3.51 8.20|...". A part between two vertices belongs to the class of the larger energy.

A text survives GeoPackage, memory layers, FlatGeobuf and GeoJSON.
"""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..choices import ENERGY_CLASSES

if TYPE_CHECKING:
    from ..hints import Array

MOTION, TURNING, ENERGY_ALONG = "motion", "turning", "e_along"
# m/s three times, J, rad/s, m above the ground, TOUCHING where the rock touches the ground and FREE elsewhere (1 and 0
# in files of versions that kept no bends of the path), and the heights of its highest and lowest corner above its
# centre in m
COLUMNS = (
    "velocity_x", "velocity_y", "velocity_z", "rotational", "rotation", "height", "touching", "highest", "lowest",
)  # fmt: skip
TOUCHING, FREE = 2.0, -1.0  # earlier versions take what is above 0 for touching
TURNS = "turn_w", "turn_x", "turn_y", "turn_z", "spin_x", "spin_y", "spin_z"  # quaternion K to I; spin in K
LARGEST = 32767.0  # of the integers: 1
BOUNDS = 1000.0 * np.array(ENERGY_CLASSES)  # J


def encode_motion(samples: Array, extents: Array, mass: float) -> str:
    """The text of a run, from rows of the engine's trajectories and extents and its mass in kg."""
    rows = np.empty((samples.size, len(COLUMNS)))
    for column, name in enumerate(COLUMNS):
        if name in samples.dtype.names:
            rows[:, column] = samples[name]
    rows[:, 3] = np.maximum(samples["energy"] - 0.5 * mass * samples["velocity"] ** 2, 0.0)
    rows[:, 6] = np.where(samples["contacts"] > 0, TOUCHING, FREE)
    rows[:, 7], rows[:, 8] = extents["highest"], extents["lowest"]
    return base64.b64encode(rows.astype("<f4").tobytes()).decode("ascii")


def decode_motion(text: Any, count: int) -> Array | None:
    """(count, len(COLUMNS)) array of a text, None where it does not fit this many vertices or is no such text."""
    try:
        numbers = np.frombuffer(base64.b64decode(text, validate=True), "<f4")
    except (binascii.Error, TypeError, ValueError):  # no text, letters of another kind, cut off
        return None
    if numbers.size != count * len(COLUMNS) or not np.isfinite(numbers).all():
        return None
    return numbers.reshape(count, len(COLUMNS)).astype(np.float64)


def has_bends(rows: Array) -> bool:
    """Does a line have vertices at all bends of its path, by what ``decode_motion`` gives?"""
    return bool(np.isin(rows[:, 6], (TOUCHING, FREE)).all())


def encode_energy_along(samples: Array) -> str:
    """The text of a run, from rows of the engine's trajectories."""
    steps = np.hypot(np.diff(samples["x"]), np.diff(samples["y"]))
    distance = np.concatenate([[0.0], np.cumsum(steps)])
    classes_of_vertices = np.searchsorted(BOUNDS, samples["energy"], side="left")
    of_steps = np.maximum(classes_of_vertices[1:], classes_of_vertices[:-1])
    begins = np.flatnonzero(np.diff(of_steps, prepend=-1))
    ends = np.append(begins[1:], of_steps.size)
    parts = [[] for _ in range(BOUNDS.size + 1)]
    for begin, end in zip(begins, ends):
        if distance[end] > distance[begin]:
            parts[of_steps[begin]].append(f"{distance[begin]:.2f} {distance[end]:.2f}")
    return "|".join(";".join(part) for part in parts)


def encode_turning(extents: Array, corners: Array, inertia: Array, scale: float = 1.0) -> str:
    """The text of a run, from rows of the engine's extents, the corners and the inertia of its rock, and its size.

    scale : by which the rock is larger than its corners say
    """
    reach = max(float(np.abs(corners).max()), np.finfo(np.float64).tiny)
    head = np.array([scale * reach, *(np.asarray(inertia) / np.max(inertia))])
    whole = np.round(LARGEST * np.asarray(corners) / reach)
    spin = extents["spin"].astype(np.float64)
    fastest = np.abs(spin).max(axis=1, initial=0.0)
    rows = np.empty((extents.size, len(TURNS)))
    rows[:, :4] = np.round(LARGEST * extents["turn"].astype(np.float64))
    rows[:, 4:] = np.round(LARGEST * spin / np.maximum(fastest, 1e-30)[:, None])
    parts = head.astype("<f4").tobytes() + whole.astype("<i2").tobytes(), rows.astype("<i2").tobytes()
    return ";".join(base64.b64encode(part).decode("ascii") for part in parts)


class TurnedRock(NamedTuple):
    """Orientations and spins at the vertices of a line, as ``decode_turning`` returns them."""

    turn: np.ndarray  # (count, 4) unit quaternions, scalar first, K to I
    spin: np.ndarray  # (count, 3) in K, rad/s
    corners: np.ndarray  # (k, 3) in K, from the centre of mass, the farthest number 1
    inertia: np.ndarray  # (3,) moments, the largest 1
    scale: float  # m, by which the corners are to be multiplied


def decode_turning(text: Any, rotation: Array) -> TurnedRock | None:
    """The TurnedRock of a text, None where it does not fit this many vertices or is no such text.

    rotation : (count,) rad/s at the vertices, as ``decode_motion`` gives it
    """
    try:
        rock, turns = (base64.b64decode(part, validate=True) for part in text.split(";"))
        head, whole = np.frombuffer(rock[:16], "<f4"), np.frombuffer(rock[16:], "<i2")
        rows = np.frombuffer(turns, "<i2")
    except (AttributeError, binascii.Error, TypeError, ValueError):
        return None
    if rows.size != rotation.size * len(TURNS) or head.size != 4 or not whole.size or whole.size % 3:
        return None
    if not (np.isfinite(head).all() and np.all(head > 0.0)):
        return None
    rows = rows.reshape(-1, len(TURNS)).astype(np.float64)
    length, fast = (np.sqrt((part**2).sum(axis=1)) for part in (rows[:, :4], rows[:, 4:]))
    if not np.all(length > 0.0):
        return None
    spin = rows[:, 4:] * (rotation / np.where(fast > 0.0, fast, 1.0))[:, None]
    corners = whole.reshape(-1, 3) / LARGEST
    return TurnedRock(rows[:, :4] / length[:, None], spin, corners, head[1:].astype(np.float64), float(head[0]))
