# SPDX-License-Identifier: GPL-2.0-or-later
"""Position relative to a line on the map: distance along it, to its left, and beyond its ends.

A place belongs to the nearest point of the line. On the outer side of a bend that is the vertex, and the side is that
of the bisector of the two segments, the same for both. Beyond an end a place has the distance past the end in the
direction of the last segment, and the distance across it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array


class Offsets(NamedTuple):
    """Places beside a line; arrays of one shape, NaN for places farther away than was asked for."""

    along: np.ndarray  # distance of the nearest point along the line, m
    across: np.ndarray  # distance to the left of the line, negative to its right, m
    beyond: np.ndarray  # distance past the nearest end, 0 beside the line, m

    @property
    def distance(self):
        """To the nearest point of the line, m."""
        return np.hypot(self.across, self.beyond)


class Stations(NamedTuple):
    """Points on a line, its vertices among them."""

    along: np.ndarray  # (n,) distance from the start, m
    points: np.ndarray  # (n, 2)
    left: np.ndarray  # (n, 2) unit normals to the left; at a vertex along the bisector
    is_vertex: np.ndarray  # (n,) bool


def without_repeats(points: Array) -> Array:
    """The vertices (n, 2) of a line without those that repeat the one before."""
    points = np.asarray(points, np.float64)
    is_new = np.ones(len(points), bool)
    is_new[1:] = np.any(np.diff(points, axis=0) != 0.0, axis=1)
    return points[is_new]


def length_of(points):
    """Length of a line in plan, m."""
    return float(np.hypot(*np.diff(points, axis=0).T).sum())


def stations_of(points, spacing):
    """Stations on a line at most ``spacing`` (m) apart.

    points : (n, 2), at least two, none repeated
    """
    lengths = np.hypot(*np.diff(points, axis=0).T)
    vertices = np.concatenate([[0.0], np.cumsum(lengths)])
    counts = np.maximum(np.ceil(lengths / spacing).astype(int), 1)
    parts = [np.arange(count) / count * length + start for count, length, start in zip(counts, lengths, vertices)]
    along = np.concatenate([*parts, vertices[-1:]])
    is_vertex = np.zeros(along.size, bool)
    is_vertex[np.concatenate([[0], np.cumsum(counts)])] = True
    tangents = _tangents(points)
    segment = np.repeat(np.arange(lengths.size), counts)
    way = np.concatenate([tangents[segment], tangents[-1:]])
    way[is_vertex] = _bisectors(tangents)
    points_along = np.column_stack([np.interp(along, vertices, points[:, k]) for k in (0, 1)])
    return Stations(along, points_along, np.column_stack([-way[:, 1], way[:, 0]]), is_vertex)


def offsets_of(points, x, y, reach):
    """Offsets of the nodes of a grid to a line.

    Parameters
    ----------
    points : (n, 2), at least two, none repeated
    x, y : coordinates of the columns (nx,) and of the rows (ny,), increasing, m
    reach : distance (m) up to which places are looked at
    """
    shape = y.size, x.size
    nearest = np.full(shape, np.inf)
    along, across, beyond = (np.full(shape, np.nan) for _ in range(3))
    lengths = np.hypot(*np.diff(points, axis=0).T)
    starts = np.concatenate([[0.0], np.cumsum(lengths)])
    tangents = _tangents(points)
    bisectors = _bisectors(tangents)
    last = len(points) - 2
    for k, (start, end) in enumerate(zip(points[:-1], points[1:])):
        low, high = np.minimum(start, end) - reach, np.maximum(start, end) + reach
        columns = slice(*np.searchsorted(x, [low[0], high[0]]))
        rows = slice(*np.searchsorted(y, [low[1], high[1]]))
        east, north = x[None, columns] - start[0], y[rows, None] - start[1]
        way = tangents[k]
        ahead = east * way[0] + north * way[1]
        side = north * way[0] - east * way[1]
        before, behind = ahead <= 0.0, ahead >= lengths[k]
        past = np.where(before, -ahead, np.where(behind, ahead - lengths[k], 0.0))
        distance = np.hypot(side, past)
        is_nearer = (distance < nearest[rows, columns]) & (distance <= reach)
        is_bend = (before & (k > 0)) | (behind & (k < last))
        turned = np.where(before[..., None], bisectors[k], bisectors[k + 1])
        projected = np.where(before, 0.0, lengths[k])
        side_of_bend = (north - projected * way[1]) * turned[..., 0] - (east - projected * way[0]) * turned[..., 1]
        new = (
            (along, starts[k] + np.clip(ahead, 0.0, lengths[k])),
            (across, np.where(is_bend, np.copysign(distance, side_of_bend), side)),
            (beyond, np.where(is_bend, 0.0, past)),
            (nearest, distance),
        )
        for array, values in new:
            np.copyto(array[rows, columns], values, where=is_nearer)
    return Offsets(along, across, beyond)


def _tangents(points):
    """Unit vectors (n - 1, 2) along the segments."""
    ways = np.diff(points, axis=0)
    return ways / np.hypot(*ways.T)[:, None]


def _bisectors(tangents):
    """Unit vectors (n, 2) at the vertices: of the two segments there, at the ends of the only one."""
    sums = np.concatenate([tangents[:1], tangents[:-1] + tangents[1:], tangents[-1:]])
    lengths = np.hypot(*sums.T)
    turns_back = lengths < 1e-9  # a segment that comes back the way it went
    sums[turns_back], lengths[turns_back] = np.concatenate([tangents, tangents[-1:]])[turns_back], 1.0
    return sums / lengths[:, None]
