# SPDX-License-Identifier: GPL-2.0-or-later
"""Measures of a rock's shape: axes, Zingg class, sphericity.

    L >= I >= S   sides of the smallest box around the rock (Blott & Pye 2008)
    elongation    I / L,     flatness   S / I,     1 for a sphere or a cube
    sphericity    surface of the sphere of equal volume / surface = cbrt(36 pi V^2) / A   (Wadell 1935)

    class     elongation   flatness        of Zingg (1935); the limit of both is 2/3
    sphere      > 2/3        > 2/3
    disc        > 2/3       <= 2/3
    rod        <= 2/3        > 2/3
    bladed     <= 2/3       <= 2/3

SI units. References: Zingg (1935), Schweiz. Mineral. Petrogr. Mitt. 15, 39-140; Wadell (1935), J. Geol. 43, 250-280;
Blott & Pye (2008), Sedimentology 55, 31-63; O'Rourke (1985), Int. J. Comput. Inf. Sci. 14, 183-199 (smallest box).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic import vectors
from ..arithmetic.power import cbrt
from ..choices import ZINGG_CLASSES
from ..rigid_body.inertia import mass_integrals
from ..rigid_body.quaternion import rotation_matrix
from .polyhedron import convex_hull, surface
from .simplex_search import lowest

if TYPE_CHECKING:
    from ..hints import Array

ZINGG_LIMIT = 2.0 / 3.0
SPHERE, DISC, ROD, BLADED = ZINGG_CLASSES
ROUNDING = 1e-9  # so that a block of 3 : 2 : 1.5 does not change its class with its position
# Faces whose normals differ by less than this are one face; a box turned by it grows by as little.
SAME_DIRECTION = 1e-5
# Up to this many edges, boxes along every pair of edges are tried too: those of the tetrahedron touch no face.
FEW_EDGES = 40
IMPROVED = 3  # boxes that the local search starts from
TURN_TOLERANCE = 1e-5  # rad, of the local search
EVALUATIONS = 150  # in it at most


class Measures(NamedTuple):
    """Shape of a rock, independent of its mass."""

    long: float  # L, m
    intermediate: float  # I, m
    short: float  # S, m
    elongation: float  # I / L
    flatness: float  # S / I
    zingg: str  # one of ZINGG_CLASSES
    surface: float  # m2
    sphericity: float


def measures(points: Array) -> Measures:
    """Measures of the convex hull of points (n, 3) [m]. Raises ValueError for points without volume."""
    hull = convex_hull(points)
    volume, area = mass_integrals(hull).volume, surface(hull)
    sides, _ = smallest_box(points)
    short, intermediate, long = sorted(sides.tolist())
    sphericity = cbrt(36.0 * math.pi * volume * volume) / area
    return Measures(
        long, intermediate, short, intermediate / long, short / intermediate,
        zingg_class(intermediate / long, short / intermediate), area, sphericity,
    )  # fmt: skip


def zingg_class(elongation, flatness):
    """Name of the class of two ratios I / L and S / I."""
    is_thick = flatness > ZINGG_LIMIT + ROUNDING
    if elongation > ZINGG_LIMIT + ROUNDING:
        return SPHERE if is_thick else DISC
    return ROD if is_thick else BLADED


def smallest_box(points):
    """Sides (3,) [m] and axes (3, 3), rows, of the smallest box around points (n, 3), longest side first.

    The smallest of the boxes with a side in a face of the hull, found exactly, and, for few edges, of those along
    pairs of edges; the best few of them improved by a local search over rotations. Of boxes of equal volume the
    longest is taken, so that the result does not depend on how the points lie.
    """
    hull = convex_hull(points)
    directions = _face_normals(hull)
    edges = _edges(hull)
    if len(edges) <= FEW_EDGES:
        pairs = vectors.cross(edges[:, None], edges[None])[np.triu_indices(len(edges), 1)]
        lengths = vectors.length(pairs)
        directions = np.vstack([directions, pairs[lengths > SAME_DIRECTION] / lengths[lengths > SAME_DIRECTION, None]])
    candidates = [_least_rectangle(hull.vertices, edges, direction) for direction in _distinct(directions)]
    improved = [_improved(hull.vertices, axes) for axes in _smallest(hull.vertices, candidates)[:IMPROVED]]
    axes = _smallest(hull.vertices, improved)[0]
    sides = _sides(hull.vertices, axes)
    order = np.argsort(-sides, kind="stable")
    return sides[order], axes[order]


def _face_normals(hull):
    """Unit normals of the triangles; slivers, whose normals are rounding, are left out."""
    first, second, third = (hull.vertices[hull.triangles[:, k]] for k in range(3))
    normals = vectors.cross(second - first, third - first)
    areas = vectors.length(normals)
    sound = areas > SAME_DIRECTION * SAME_DIRECTION * areas.max()
    return normals[sound] / areas[sound, None]


def _edges(hull):
    """Unit directions of the edges between two faces."""
    corners = np.concatenate([hull.triangles[:, [0, 1]], hull.triangles[:, [1, 2]], hull.triangles[:, [2, 0]]])
    corners = corners[corners[:, 0] < corners[:, 1]]
    edges = hull.vertices[corners[:, 1]] - hull.vertices[corners[:, 0]]
    return vectors.unit(edges)


def _distinct(directions):
    """Directions, none of which equals another or its opposite."""
    largest = np.abs(directions).argmax(axis=1)
    directions = directions * np.sign(directions[np.arange(len(directions)), largest])[:, None]
    return directions[np.unique(np.round(directions / SAME_DIRECTION), axis=0, return_index=True)[1]]


def _least_rectangle(vertices, edges, normal):
    """Axes of the smallest box with one axis along normal: a side of the rectangle is a side of the outline.

    All edges of the hull are tried as sides, not only those of the outline: others give no smaller rectangle.
    """
    first = vectors.cross(normal, np.eye(3)[np.abs(normal).argmin()])
    first /= vectors.length(first)
    second = vectors.cross(normal, first)
    along = np.stack([vectors.dot(edges, first), vectors.dot(edges, second)], axis=1)
    size = np.sqrt(along[:, 0] * along[:, 0] + along[:, 1] * along[:, 1])
    along = along[size > SAME_DIRECTION] / size[size > SAME_DIRECTION, None]
    x, y = vectors.dot(vertices, first)[:, None], vectors.dot(vertices, second)[:, None]
    cosine, sine = along.T
    area = np.ptp(x * cosine + y * sine, axis=0) * np.ptp(y * cosine - x * sine, axis=0)
    cosine, sine = along[area.argmin()]
    side = cosine * first + sine * second
    return np.array([side, vectors.cross(normal, side), normal])


def _smallest(vertices, boxes):
    """Boxes, given by their axes, by volume; those of equal volume by length, longest first."""
    sides = np.array([_sides(vertices, axes) for axes in boxes])
    sizes = sides[:, 0] * sides[:, 1] * sides[:, 2]
    excess = np.floor((sizes / sizes.min() - 1.0) / SAME_DIRECTION)
    return [boxes[index] for index in np.lexsort([-sides.max(axis=1), excess])]


def _improved(vertices, axes):
    """Axes after a local search over rotations, where it finds a smaller box."""

    def size(turn):
        sides = _sides(vertices, _turned_axes(axes, turn))
        return float(sides[0] * sides[1] * sides[2])

    turn, smallest = lowest(size, (0.0, 0.0, 0.0), 0.1, TURN_TOLERANCE, EVALUATIONS)
    return _turned_axes(axes, turn) if smallest < (1.0 - SAME_DIRECTION) * size((0.0, 0.0, 0.0)) else axes


def _sides(vertices, axes):
    """Extents (3,) along axes."""
    return np.ptp(vectors.turned(vertices, axes), axis=0)


def _turned_axes(axes, turn):
    """Axes turned by the rotation whose quaternion is along (1, turn / 2): about turn, and by its length if small."""
    x, y, z = (0.5 * component for component in turn)
    scale = 1.0 / math.sqrt(1.0 + x * x + y * y + z * z)
    matrix = np.reshape(rotation_matrix((scale, scale * x, scale * y, scale * z)), (3, 3))
    return np.stack([vectors.total(row[:, None] * axes) for row in matrix])
