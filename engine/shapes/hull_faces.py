# SPDX-License-Identifier: GPL-2.0-or-later
"""The faces of a convex hull, and a unique triangulation of it, whichever one a library has made.

Four corners in a plane can be split into triangles in two ways, and rounding decides which one Qhull returns. So
triangles in one plane are joined to the face that they make, and the face is split anew from its corner of lowest
number. The result is determined by the corners alone: each triangle begins with its lowest number, and the triangles
are sorted. So sums over the triangles have a fixed order too.
"""

import numpy as np

from ..arithmetic import vectors

IN_ONE_PLANE = 1e-9  # height of a neighbour's corner above a triangle's plane, relative to the longest edge


def canonical_triangles(vertices, triangles):
    """Outward triangles (t, 3) of the same hull, as determined by the vertices (n, 3) alone."""
    first, second, opposite = _neighbours(triangles, len(vertices))
    a, b, c = (vertices[triangles[first, k]] for k in range(3))
    normal = vectors.cross(b - a, c - a)
    longest = np.sqrt(np.max([vectors.dot(side, side) for side in (b - a, c - b, a - c)], axis=0))
    height = np.abs(vectors.dot(normal, vertices[opposite] - a))
    face = _joined(len(triangles), first, second, height <= IN_ONE_PLANE * vectors.length(normal) * longest)
    order = np.argsort(face, kind="stable")
    bounds = np.flatnonzero(np.diff(face[order])) + 1
    parts = [_split(triangles[group]) for group in np.split(order, bounds) if group.size > 1]
    is_single = np.bincount(face, minlength=len(face))[face] == 1
    whole = np.concatenate([triangles[is_single], *parts])
    lowest = whole.argmin(axis=1)[:, None]
    whole = np.take_along_axis(whole, (lowest + np.arange(3)) % 3, axis=1)
    return whole[np.lexsort(whole.T[::-1])]


def rings_of_faces(vertices, triangles, angle):
    """Corners around each face, counter-clockwise seen from outside, each from its lowest; sorted.

    triangles : (t, 3), outward
    angle : between neighbouring triangles, below which they are of one face, rad
    """
    a, b, c = (vertices[triangles[:, k]] for k in range(3))
    normal = vectors.unit(vectors.cross(b - a, c - a))
    first, second, _ = _neighbours(triangles, len(vertices))
    across = vectors.cross(normal[first], normal[second])
    is_flat = (vectors.dot(across, across) < angle * angle) & (vectors.dot(normal[first], normal[second]) > 0.0)
    face = _joined(len(triangles), first, second, is_flat)
    return sorted(_ring(triangles[face == number]) for number in np.unique(face))


def _joined(count, first, second, is_joined):
    """Number of the face of each triangle, (count,): the lowest of its triangles'; ``is_joined``: of the pairs."""
    face = np.arange(count)
    for first_face, other in zip(first[is_joined].tolist(), second[is_joined].tolist()):
        low, high = sorted((face[first_face], face[other]))
        face[face == high] = low
    return face


def _neighbours(triangles, count):
    """Pairs of triangles that share an edge: each pair once, with the corner of the second off the edge."""
    tails, heads = triangles.T.ravel(), np.roll(triangles, -1, axis=1).T.ravel()
    corner = np.roll(triangles, -2, axis=1).T.ravel()
    number = np.tile(np.arange(len(triangles)), 3)
    forward, backward = tails * count + heads, heads * count + tails
    order = np.argsort(forward, kind="stable")
    partner = order[np.minimum(np.searchsorted(forward, backward, sorter=order), len(order) - 1)]
    is_pair = (forward[partner] == backward) & (number < number[partner])
    return number[is_pair], number[partner][is_pair], corner[partner][is_pair]


def _ring(triangles):
    """The corners around a face, from the edges that only one of its triangles has; [] where they are not one ring."""
    edges = {(a, b) for row in triangles.tolist() for a, b in zip(row, row[1:] + row[:1])}
    following = {a: b for a, b in edges if (b, a) not in edges}
    ring = [min(following, default=0)]
    while len(ring) < len(following) and following.get(ring[-1], ring[0]) != ring[0]:
        ring.append(following[ring[-1]])
    return ring if len(ring) == len(following) and len(ring) >= 3 else []


def _split(triangles):
    """The triangles of one face as a fan from its lowest corner; as they are where their outline is no single ring."""
    ring = _ring(triangles)
    if not ring:
        return triangles
    return np.array([[ring[0], b, c] for b, c in zip(ring[1:-1], ring[2:])], triangles.dtype)
