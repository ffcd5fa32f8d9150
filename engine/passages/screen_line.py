# SPDX-License-Identifier: GPL-2.0-or-later
"""Crossings of lines on the map: a planned barrier, a road, the edge of a house.

A piece of a path from a to b crosses a segment from p to q if a and b lie on different sides of the segment's line and
p and q on different sides of the piece's. Where a point lies on the other's line, the path counts as shifted by
(e, e^2) with an infinitely small e, so that it passes a vertex, of itself or of the line, as often as a neighbour
does. In plan a piece is straight; its height is a parabola and its velocity is linear in time, exact in flight.
Angles in radians, SI units.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .arrivals import as_arriving
from .motion import GRAVITY, pieces_between
from .neighbourhood import Neighbourhood, SegmentGrid
from .turning import with_extents

if TYPE_CHECKING:
    from ..hints import Array, Motion, Progress
    from .motion import Pieces

BLOCK = 200_000  # samples that are looked at together

CROSSINGS = np.dtype(
    [("line", np.int64), ("run", np.int64), ("passage", np.int64), ("side", np.int64)]
    + [
        (name, np.float64)
        for name in (
            "time", "x", "y", "z", "velocity_x", "velocity_y", "velocity_z", "velocity", "rotation", "energy",
            "rotational", "height", "highest", "lowest", "chainage", "angle", "dip", "skew",
        )
    ]
)  # fmt: skip


class Segments(NamedTuple):
    """The straight segments of all lines."""

    start: np.ndarray  # (m, 2)
    end: np.ndarray  # (m, 2)
    line: np.ndarray  # (m,) number of the line
    chainage: np.ndarray  # (m,) distance of the start along the line, over all its parts, m


def segments_of(lines: Sequence[Sequence[Array]]) -> Segments:
    """The Segments of lines, each a list of parts, each an (k, 2) array of at least two different points.

    Raises
    ------
    ValueError
        If a coordinate is not finite or a line has no length.
    """
    rows = []
    for number, parts in enumerate(lines):
        done = 0.0
        for part in parts:
            points = np.asarray(part, np.float64)
            if not np.isfinite(points).all():
                raise ValueError(f"Line {number}: a coordinate is not a finite number.")
            way = points[1:] - points[:-1]
            length = np.hypot(way[:, 0], way[:, 1])
            table = np.empty((length.size, 6))
            table[:, 0:2], table[:, 2:4], table[:, 4] = points[:-1], points[1:], number
            table[:, 5] = done + np.cumsum(length) - length
            rows.append(table[length > 0.0])
            done += length.sum()
        if done == 0.0:
            raise ValueError(f"Line {number} has no length; give at least two different points.")
    table = np.concatenate(rows)
    return Segments(table[:, 0:2], table[:, 2:4], table[:, 4].astype(np.int64), table[:, 5])


def crossings(motion: Motion, segments: Segments, gravity: float = GRAVITY, advanced: Progress | None = None) -> Array:
    """All passages of the runs of a Motion through the Segments; a run that a barrier stopped passes its line.

    Parameters
    ----------
    motion : Motion
    segments : Segments
    gravity : m/s2
    advanced : called with the share of the work done after each block of runs; may raise to end the work

    Returns
    -------
    Structured array in the order of line, run and time: line and run (numbers), passage (1 for the run's first through
    the line, 2 ...), side (1: from the left of the line to its right, -1: back), time (s), x, y, z (m), velocity with
    its components (m/s), rotation (rad/s), energy (J, with the rotation where that is known), rotational (its part of
    the rotation, J), height (of the centre of mass above the ground, m), highest and lowest (corners above the
    centre of mass, m), chainage (place along the line, m), and of the velocity: angle (to the normal of a vertical
    screen over the line), dip (below the horizontal), skew (to the normal of the line in plan). NaN where the motion
    does not tell.
    """
    near = Neighbourhood(segments.start, segments.end)
    grid = SegmentGrid(segments.start, segments.end)
    tables = [np.zeros(0, CROSSINGS)]
    for start, end in blocks_of(motion):
        block = as_arriving(motion.part(start, end), gravity)
        pieces = pieces_between(block, near, gravity)
        rows = crossings_of_pieces(pieces, block.mass, segments, grid)
        rows["run"] += start
        tables.append(rows)
        if advanced is not None:
            advanced(end / motion.run_count)
    return with_extents(numbered(np.concatenate(tables)), motion)


def blocks_of(motion: Motion) -> list[tuple[int, int]]:
    """Pairs of the first run and the one after the last of blocks of about BLOCK samples, which end where runs end."""
    ends = np.unique(np.searchsorted(motion.first, np.arange(BLOCK, motion.first[-1] + BLOCK, BLOCK)))
    ends = np.minimum(ends, motion.run_count).tolist()
    return list(zip([0, *ends[:-1]], ends))


def first_passages(rows: Array) -> Array:
    """Crossings that are the first of their run through their line."""
    return rows[rows["passage"] == 1]


def numbered(rows: Array) -> Array:
    """Crossings in the order of line, run and time, with the number of the passage."""
    pair = rows["line"] * (1 << 40) + rows["run"]
    order = np.lexsort([rows["time"], pair])
    rows = rows[order]
    if rows.size:
        first = np.flatnonzero(np.diff(pair[order], prepend=-1))
        rows["passage"] = np.arange(rows.size) - np.repeat(first, np.diff([*first, rows.size])) + 1
    return rows


def crossings_of_pieces(pieces: Pieces, mass: Array, segments: Segments, grid: SegmentGrid) -> Array:
    """Crossings of Pieces with Segments, in no order; a segment without length is never crossed."""
    piece, segment = grid.pairs(pieces.position, np.zeros(pieces.run.size))
    origin = segments.start[0]  # small numbers: coordinates of maps have seven digits before the point
    a, b = (ends[piece, :2] - origin for ends in pieces.position)
    p, q = segments.start[segment] - origin, segments.end[segment] - origin
    side_a, side_b = _cross(q - p, a - p), _cross(q - p, b - p)
    side_p, side_q = _cross(b - a, p - a), _cross(b - a, q - a)
    is_left = _is_left(side_a, p - q)
    passes = (is_left != _is_left(side_b, p - q)) & (_is_left(side_p, b - a) != _is_left(side_q, b - a))
    piece, segment = piece[passes], segment[passes]
    share = side_a[passes] / (side_a[passes] - side_b[passes])
    along = side_p[passes] / (side_p[passes] - side_q[passes])
    return rows_at(pieces, mass, segments, (piece, segment, share, along, np.where(is_left[passes], 1, -1)))


def _is_left(side, way):
    """Side of points; for points on the line itself, side = 0, the shift decides: the sign of way_y e - way_x e^2."""
    shift = np.where(way[:, 1] != 0.0, way[:, 1], -way[:, 0])
    return np.where(side != 0.0, side, shift) > 0.0


def _cross(a, b):
    return a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]


def rows_at(pieces: Pieces, mass: Array, segments: Segments, at: tuple[Array, ...]) -> Array:
    """CROSSINGS at some moments of Pieces, without the number of the passage.

    at : piece and segment (numbers), share of the time of the piece, share of the way along the segment, and side, (n,)
    """
    piece, segment, share, along, side = at

    def between(ends):
        first, last = ends[0][piece], ends[1][piece]
        weight = share if first.ndim == 1 else share[:, None]
        return first + weight * (last - first)

    rows = np.zeros(piece.size, CROSSINGS)
    rows["line"], rows["run"], rows["side"] = segments.line[segment], pieces.run[piece], side
    rows["time"] = between(pieces.time)
    position, velocity = between(pieces.position), between(pieces.velocity)
    duration = pieces.time[1][piece] - pieces.time[0][piece]
    change = pieces.velocity[1][piece][:, 2] - pieces.velocity[0][piece][:, 2]
    position[:, 2] -= 0.5 * change * duration * share * (1.0 - share)
    for k, axis in enumerate("xyz"):
        rows[axis], rows[f"velocity_{axis}"] = position[:, k], velocity[:, k]
    rows["velocity"] = np.linalg.norm(velocity, axis=1)
    rows["rotation"], rows["rotational"] = between(pieces.rotation), between(pieces.rotational)
    translational = 0.5 * mass[rows["run"]] * rows["velocity"] ** 2
    rows["energy"] = translational + np.nan_to_num(rows["rotational"])
    rows["height"] = rows["z"] - between(pieces.ground)
    rows["highest"], rows["lowest"] = between(pieces.highest), between(pieces.lowest)
    way = segments.end[segment] - segments.start[segment]
    length = np.hypot(way[:, 0], way[:, 1])
    rows["chainage"] = segments.chainage[segment] + along * length
    is_place = length == 0.0  # faces what comes
    way[is_place] = np.column_stack([-velocity[:, 1], velocity[:, 0]])[is_place]
    length[is_place] = np.maximum(np.hypot(way[is_place, 0], way[is_place, 1]), np.finfo(np.float64).tiny)
    through = np.abs(_cross(way, velocity[:, :2])) / length
    flat = np.hypot(velocity[:, 0], velocity[:, 1])
    beside = np.abs(np.sum(way * velocity[:, :2], axis=1)) / length
    rows["angle"] = np.arctan2(np.hypot(beside, velocity[:, 2]), through)
    rows["dip"] = np.arctan2(-velocity[:, 2], flat)
    rows["skew"] = np.arctan2(beside, through)
    return rows
