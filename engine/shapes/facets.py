# SPDX-License-Identifier: GPL-2.0-or-later
"""Faces and edges of a rock, as the search for contacts reads them (lowest_points.py).

    face   n . r <= offset for every point r of the rock; n the outward unit normal, in K
    edge   from vertex ``first`` to vertex ``second``; ``left`` and ``right`` are the unit vectors across the edge
           into its two faces: a normal d of the ground carries the edge if it points away from neither of the faces,
           d . left >= 0 and d . right >= 0

Triangles of the hull that lie in one plane are one face, so diagonals between them are not edges. All numbers follow
from the vertices and from which of them belong to a face, in a fixed order, not from how the hull was triangulated.
"""

import math

import numpy as np

from .hull_faces import rings_of_faces

FLAT = 1e-6  # rad between triangles that count as one face: rounding of coordinates, as in polyhedron.py

# row k holds edge k and, in the first rows, face k: one array, as each costs time whenever it is passed to a kernel
FACET = np.dtype(
    [
        ("normal", np.float64, 3),
        ("offset", np.float64),  # m
        ("end", np.int64),  # row after the last face of its convex part; in a rock of one part the same everywhere
        ("first", np.int64),
        ("second", np.int64),
        ("left", np.float64, 3),
        ("right", np.float64, 3),
    ]
)


def facets_of(vertices, triangles):
    """Faces and edges of a hull with the vertices (n, 3) and outward triangles (t, 3).

    Returns
    -------
    facets : (edges,) FACET; a polyhedron has fewer faces than edges
    faces : how many rows hold a face
    """
    rings = rings_of_faces(vertices, triangles, FLAT)
    normals = [_normal(vertices, ring) for ring in rings]
    sides = {}
    for face, ring in enumerate(rings):
        for first, second in zip(ring, ring[1:] + ring[:1]):
            sides.setdefault((min(first, second), max(first, second)), []).append(face)
    facets = np.zeros(len(sides), FACET)
    for row, ring, normal in zip(facets, rings, normals):
        row["normal"] = normal
        row["offset"] = max(_dot(normal, vertices[corner]) for corner in ring)
        row["end"] = len(rings)
    for row, ((first, second), faces) in zip(facets, sorted(sides.items())):
        row["first"], row["second"] = first, second
        for name, face in zip(("left", "right"), faces):
            row[name] = _into_face(vertices, first, second, rings[face], normals[face])
    return facets, len(rings)


def _normal(vertices, ring):
    """Outward unit normal of a face: the sum over its fan of triangles, so that a long thin one cannot spoil it."""
    total = [0.0, 0.0, 0.0]
    for second, third in zip(ring[1:-1], ring[2:]):
        part = _cross(vertices[second] - vertices[ring[0]], vertices[third] - vertices[ring[0]])
        total = [a + b for a, b in zip(total, part)]
    return _unit(total)


def _into_face(vertices, first, second, ring, normal):
    """Unit vector in a face, across one of its edges, away from it."""
    across = _cross(normal, vertices[second] - vertices[first])
    reach = [_dot(across, vertices[corner] - vertices[first]) for corner in ring]
    return _unit(across if max(reach) > -min(reach) else [-part for part in across])


def _unit(vector):
    length = math.sqrt(_dot(vector, vector))
    return [part / length for part in vector]


def _cross(a, b):
    ax, ay, az, bx, by, bz = (float(part) for part in (*a, *b))
    return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]


def _dot(a, b):
    ax, ay, az, bx, by, bz = (float(part) for part in (*a, *b))
    return ax * bx + ay * by + az * bz
