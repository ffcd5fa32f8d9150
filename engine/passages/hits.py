# SPDX-License-Identifier: GPL-2.0-or-later
"""Hits of objects by rocks of finite width: the one count that all tools take, each run once for each object.

In plan a rock is a disc of its largest radius R around its centre of mass. It hits an area (a house), a line (a road, a
screen) or a place of a width w where the disc touches it:

    area    the path comes within R of the outline, or the run begins inside; energy and motion of the first touch
    line    the path crosses the line, with its motion there; a rock that passes beside an end of it, or comes to rest
            before it, with R over the line hits it too, with its motion at the first touch
    place   the path comes within R + w / 2; energy and motion of the first touch

So of straight parallel paths that lie evenly (B + 2 R) / spacing hit an object that is B wide across them. The region
within R of a segment is a capsule, two circles and a band between; a straight piece of a path enters each of these
where a quadratic or a linear equation says. Hits are rows of ``screen_line.crossings``, numbered 1; the crossings of a
line or an outline by the centre that follow have the numbers after it. SI units.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..io.optional_packages import require
from .arrivals import as_arriving
from .motion import GRAVITY, pieces_between
from .neighbourhood import Neighbourhood, SegmentGrid
from .screen_line import (
    CROSSINGS,
    Segments,
    blocks_of,
    crossings_of_pieces,
    first_passages,
    numbered,
    rows_at,
    segments_of,
)
from .turning import with_extents

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike, Motion, Progress

LINE, AREA, PLACE = "line", "area", "place"
NEVER = np.inf


class Target(NamedTuple):
    """An object that rocks may hit."""

    parts: Sequence[Array]  # (k, 2) each: parts of a line, closed outlines and holes of an area, places (1, 2)
    kind: str = LINE
    width: float = 0.0  # m, of a place


class _Targets(NamedTuple):
    """Targets as segments; a place is a segment without length."""

    segments: Segments
    kind: np.ndarray  # (targets,) of LINE, AREA, PLACE
    reach: np.ndarray  # (targets,) half the width of places, m
    areas: dict  # number of the target -> polygon
    grid: SegmentGrid

    def neighbourhood(self, margin):
        """The Neighbourhood of rocks within ``margin`` of a target, m, or in an area."""
        boxes = require("shapely").bounds(list(self.areas.values())).reshape(-1, 4) if self.areas else None
        return Neighbourhood(self.segments.start, self.segments.end, margin + self.reach.max(), boxes)


def hits(motion: Motion, targets: Sequence[Target], radius: ArrayLike, advanced: Progress | None = None) -> Array:
    """Hits of targets by the runs of a Motion: a row of ``passages`` for each target and run that hits it."""
    return with_extents(first_passages(_met(motion, targets, radius, GRAVITY, advanced)), motion)


def passages(
    motion: Motion,
    targets: Sequence[Target],
    radius: ArrayLike,
    gravity: float = GRAVITY,
    advanced: Progress | None = None,
) -> Array:
    """Hits of targets, and the crossings of their lines and outlines that follow.

    Parameters
    ----------
    motion : Motion; a run that a barrier stopped passes its line, see arrivals
    targets : Target of each object
    radius : (runs,) largest radius of the rocks, m; NaN counts as none
    gravity : m/s2
    advanced : called with the share of the work done after each block of runs; may raise to end the work

    Returns
    -------
    Structured array of ``screen_line.crossings``, in the order of target (line), run and time. Of a hit beside the end
    of a line, or on a corner, chainage is the nearest place of the line, and side tells from which side it comes.

    Raises
    ------
    ValueError
        If a coordinate is not finite, or a line or outline has no length.
    """
    return with_extents(_met(motion, targets, radius, gravity, advanced), motion)


def _met(motion, targets, radius, gravity, advanced):
    """The rows of ``passages`` but for the corners of rocks whose turning is known."""
    prepared = _prepared(targets)
    radius = np.nan_to_num(np.broadcast_to(np.asarray(radius, np.float64), (motion.run_count,)))
    near = prepared.neighbourhood(float(radius.max(initial=0.0)))
    tables = [np.zeros(0, CROSSINGS)]
    for start, end in blocks_of(motion):
        block = as_arriving(motion.part(start, end), gravity)
        rows = _of_block(block, pieces_between(block, near, gravity), prepared, radius[start:end])
        rows["run"] += start
        tables.append(rows)
        if advanced is not None:
            advanced(end / motion.run_count)
    return numbered(np.concatenate(tables))


def hardest(rows: Array, rock: ArrayLike | None = None) -> tuple[Array, Array, Array]:
    """(target, rock, energy), one entry for each rock that hits a target: of a rock that broke its hardest piece.

    rows : of ``hits``
    rock : (runs,) number of the rock that fell of which each run is a piece, None where rocks stay whole
    """
    number = rows["run"] if rock is None else np.asarray(rock, np.int64)[rows["run"]]
    return one_a_rock(rows["line"], number, rows["energy"])


def one_a_rock(target: ArrayLike, rock: ArrayLike, energy: ArrayLike) -> tuple[Array, Array, Array]:
    """(target, rock, energy) with one entry for each pair of a target and a rock, the one with the most energy.

    target, rock, energy : (n,) of hits, J
    """
    target, rock, energy = (np.asarray(values) for values in (target, rock, energy))
    order = np.lexsort([-energy, rock, target])
    target, rock, energy = target[order], rock[order], energy[order]
    is_new = np.full(target.size, True)
    is_new[1:] = (np.diff(target) != 0) | (np.diff(rock) != 0)
    return target[is_new], rock[is_new], energy[is_new]


def exceeding(target: Array, energy: Array, targets: int, thresholds: Sequence[float]) -> Array:
    """(targets, 1 + k) rocks that hit each target, and that do so with more than each of k energies, J."""
    counts = [np.bincount(target, minlength=targets)]
    counts += [np.bincount(target[energy > bound], minlength=targets) for bound in thresholds]
    return np.stack(counts, axis=1)


def exceeding_with_weights(
    target: Array, run: Array, energy: Array, targets: int, thresholds: Sequence[float], weight: Array, first: Array
) -> tuple[Array, Array]:
    """(targets, 1 + k) sums of weights as ``exceeding`` counts, and the sums over first rocks of their squares.

    run : of each hit; weight, first : (runs,) weight and first rock of each run (ensemble/splitting.py)
    """
    sums, squares = [], []
    for bound in (-np.inf, *thresholds):
        chosen = energy > bound
        pairs, pair_of_run = np.unique(np.stack([target[chosen], first[run[chosen]]]), axis=1, return_inverse=True)
        of_pair = np.bincount(pair_of_run.ravel(), weight[run[chosen]], minlength=pairs.shape[1])
        sums.append(np.bincount(pairs[0], of_pair, minlength=targets))
        squares.append(np.bincount(pairs[0], of_pair * of_pair, minlength=targets))
    return np.stack(sums, axis=1), np.stack(squares, axis=1)


def _prepared(targets):
    """The _Targets of some Target."""
    drawn = np.array([number for number, target in enumerate(targets) if target.kind != PLACE], np.int64)
    tables = [np.zeros((0, 6))]
    if drawn.size:
        pieces = segments_of([targets[number].parts for number in drawn])
        tables.append(np.column_stack([pieces.start, pieces.end, drawn[pieces.line], pieces.chainage]))
    for number in sorted(set(range(len(targets))).difference(drawn.tolist())):
        points = np.concatenate([np.asarray(part, np.float64).reshape(-1, 2) for part in targets[number].parts])
        if not np.isfinite(points).all():
            raise ValueError(f"Place {number}: a coordinate is not a finite number.")
        tables.append(np.column_stack([points, points, np.full(len(points), number), np.zeros(len(points))]))
    table = np.concatenate(tables)
    table = table[np.argsort(table[:, 4], kind="stable")]
    segments = Segments(table[:, 0:2], table[:, 2:4], table[:, 4].astype(np.int64), table[:, 5])
    areas = _polygons({number: target.parts for number, target in enumerate(targets) if target.kind == AREA})
    reach = np.array([0.5 * target.width if target.kind == PLACE else 0.0 for target in targets])
    kind = np.array([target.kind for target in targets])
    return _Targets(segments, kind, reach, areas, SegmentGrid(segments.start, segments.end))


def _polygons(outlines):
    """Number -> polygon of outlines and holes: a hole lies within a polygon, whatever their order."""
    if not outlines:
        return {}
    shapely = require("shapely")
    rings = [np.asarray(ring, np.float64) for parts in outlines.values() for ring in parts]
    corners = shapely.linearrings(np.concatenate(rings), indices=np.repeat(np.arange(len(rings)), [*map(len, rings)]))
    filled, done, areas = shapely.polygons(corners), 0, {}
    for number, parts in outlines.items():
        areas[number] = filled[done]
        for shape in filled[done + 1 : done + len(parts)]:
            areas[number] = shapely.symmetric_difference(areas[number], shape)
        done += len(parts)
    return areas


def _of_block(block, pieces, targets, radius):
    """Rows of hits, and of the crossings that follow, in no order."""
    crossed = crossings_of_pieces(pieces, block.mass, targets.segments, targets.grid)
    kind = targets.kind[crossed["line"]]
    places, begun = _touches(pieces, targets, radius), _beginning_inside(block, pieces, targets)
    places = tuple(np.concatenate(both) for both in zip(places, begun))
    places = _chosen(places, _first_of_pairs(pieces, targets, places))
    pair, lines = _pair_of(pieces, targets, places), crossed[kind == LINE]
    is_line = targets.kind[targets.segments.line[places[1]]] == LINE
    is_beside = is_line & ~np.isin(pair, _pair(lines))
    beside, others = (
        rows_at(pieces, block.mass, targets.segments, _chosen(places, which)) for which in (is_beside, ~is_line)
    )
    # a rock enters an area with the hit; what its centre crosses after that follows
    outlines = crossed[kind == AREA]
    pair = _pair(outlines)
    first = _first_of(pair, outlines["time"])
    entered = np.zeros(pair.size, bool)
    entered[first] = ~np.isin(pair[first], _pair_of(pieces, targets, begun))
    return np.concatenate([lines, beside, others, outlines[~entered]])


def _pair(rows):
    """A number for each pair of a target and a run."""
    return rows["line"] * (1 << 40) + rows["run"]


def _pair_of(pieces, targets, places):
    """One number for each target and run of places, as ``rows_at`` takes them; the same as that of their rows."""
    piece, segment, *_ = places
    return targets.segments.line[segment] * (1 << 40) + pieces.run[piece]


def _chosen(places, which):
    """Some of the places."""
    return tuple(values[which] for values in places)


def _first_of(pair, time):
    """Numbers of the entries that are the earliest of their pair, the first of those at the same time."""
    order = np.lexsort([time, pair])
    return order[np.diff(pair[order], prepend=-1) != 0]


def _first_of_pairs(pieces, targets, places):
    """Numbers of the places that are the earliest of their target and run."""
    piece, _, share, *_ = places
    begin, end = (ends[piece] for ends in pieces.time)
    return _first_of(_pair_of(pieces, targets, places), begin + share * (end - begin))


def _touches(pieces, targets, radius):
    """The places, as rows_at takes them, where each piece enters the capsule of each segment near it."""
    margin = radius[pieces.run] + targets.reach.max(initial=0.0)
    piece, segment = targets.grid.pairs(pieces.position, margin)
    limit = radius[pieces.run[piece]] + targets.reach[targets.segments.line[segment]]
    origin = targets.segments.start[0]  # small numbers: coordinates of maps have seven digits before the point
    a, b = (ends[piece, :2] - origin for ends in pieces.position)
    p, q = targets.segments.start[segment] - origin, targets.segments.end[segment] - origin
    share = entry(a, b, p, q, limit)
    enters = share < NEVER
    piece, segment, share = piece[enters], segment[enters], share[enters]
    a, b, p, q = a[enters], b[enters], p[enters], q[enters]
    at = a + share[:, None] * (b - a)
    way = q - p
    along = np.clip(_by(_dot(at - p, way), _dot(way, way)), 0.0, 1.0)
    side = np.where(_cross(way, a - p) >= 0.0, 1, -1)
    return piece, segment, share, along, side


def entry(a: Array, b: Array, p: Array, q: Array, limit: Array) -> Array:
    """(n,) share of the way from a to b at which a point first lies within ``limit`` of the segment from p to q.

    a, b, p, q : (n, 2) m; limit : (n,) m. Infinite where it never does.
    """
    way, length = q - p, np.sqrt(_dot(q - p, q - p))
    normal = np.column_stack([-way[:, 1], way[:, 0]]) / np.where(length > 0.0, length, 1.0)[:, None]
    before, after = _dot(a - p, normal), _dot(b - p, normal)
    bound = np.where(before >= 0.0, limit, -limit)
    inside = np.abs(before) <= limit
    share = np.where(inside, 0.0, _by(before - bound, before - after, NEVER))
    share = np.where((share >= 0.0) & (share <= 1.0), share, NEVER)
    point = a + np.where(share < NEVER, share, 0.0)[:, None] * (b - a)
    along = _dot(point - p, way)
    of_band = np.where((length > 0.0) & (along >= 0.0) & (along <= length * length), share, NEVER)
    return np.minimum(of_band, np.minimum(_into_circle(a, b, p, limit), _into_circle(a, b, q, limit)))


def _into_circle(a, b, middle, radius):
    """Share of the way from a to b at which it enters a circle; 0 from inside, infinite where it does not."""
    way, out = b - a, a - middle
    square, half, rest = _dot(way, way), _dot(way, out), _dot(out, out) - radius * radius
    root = half * half - square * rest
    share = _by(-half - np.sqrt(np.maximum(root, 0.0)), square, NEVER)
    share = np.where((root >= 0.0) & (share >= 0.0) & (share <= 1.0), share, NEVER)
    return np.where(rest <= 0.0, 0.0, share)


def _beginning_inside(block, pieces, targets):
    """The places, as rows_at takes them, where runs begin inside an area."""
    if not targets.areas or not pieces.run.size:
        nothing = np.zeros(0, np.int64)
        return nothing, nothing, np.zeros(0), np.zeros(0), nothing
    shapely = require("shapely")
    first = np.flatnonzero(pieces.time[0] == block.time[np.minimum(block.first[:-1], block.time.size - 1)][pieces.run])
    numbers = np.array(list(targets.areas))
    tree = shapely.STRtree(list(targets.areas.values()))
    point, area = tree.query(shapely.points(pieces.position[0][first, :2]), predicate="intersects")
    piece, line = first[point], numbers[area]
    segment = np.searchsorted(targets.segments.line, line)
    nothing, side = np.zeros(piece.size), np.zeros(piece.size, np.int64)
    return piece, segment, nothing, nothing, side


def _dot(a, b):
    return a[:, 0] * b[:, 0] + a[:, 1] * b[:, 1]


def _cross(a, b):
    return a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]


def _by(values, divisor, otherwise=0.0):
    """Quotients; ``otherwise`` where the divisor is 0."""
    return np.divide(values, divisor, out=np.full(values.shape, otherwise), where=divisor != 0.0)
