# SPDX-License-Identifier: GPL-2.0-or-later
"""From Rock objects to the flat tables of a heap (records.Rocks)."""

import numpy as np

from ..shapes.body import body_of
from ..shapes.facets import FLAT
from ..shapes.hull_faces import rings_of_faces
from ..shapes.triangles import TRIANGLE
from .heap_memory import Rocks


def tables_of(rocks):
    """Rocks of a list of Rock; a shape that occurs several times is looked at once."""
    made = {id(rock): _tables_of_one(rock) for rock in rocks}
    bodies, rings, edges = zip(*(made[id(rock)] for rock in rocks))
    vertices = _starts(body.vertices for body in bodies)
    faces = _starts(ring for ring in rings)
    lengths = [len(ring) for of_rock in rings for ring in of_rock]
    return Rocks(
        mass=np.array([body.mass for body in bodies]),
        inertia=np.array([(body.inertia_x, body.inertia_y, body.inertia_z) for body in bodies]),
        radius=np.array([body.radius for body in bodies]),
        first_vertex=vertices,
        vertices=np.concatenate([body.vertices for body in bodies]),
        first_face=faces,
        normals=np.concatenate([body.facets["normal"][: body.faces] for body in bodies]),
        first_corner=np.concatenate([[0], np.cumsum(lengths)]),
        rings=np.concatenate([np.concatenate(of_rock) + start for of_rock, start in zip(rings, vertices)]),
        first_edge=_starts(edges),
        edges=np.concatenate(
            [of_rock + [start, start, face, face] for of_rock, start, face in zip(edges, vertices, faces)]
        ),
        first_group=_starts(body.balls for body in bodies),
        group_start=np.concatenate([body.first for body in bodies]),
        balls=np.concatenate([body.balls for body in bodies]),
        first_facet=_starts(body.facets for body in bodies),
        facets=np.concatenate([body.facets for body in bodies]),
        faces=np.array([body.faces for body in bodies]),
        triangles=np.zeros(0, TRIANGLE),
    )


def _starts(arrays):
    """Place of the first row of each array when stacked one after the other, and of the end of the last."""
    return np.concatenate([[0], np.cumsum([len(array) for array in arrays])]).astype(np.int64)


def _tables_of_one(rock):
    """Body, rings of its faces and its edges (e, 4)."""
    body = body_of(rock)
    rings = [np.array(ring, np.int64) for ring in rings_of_faces(body.vertices, body.triangles["corners"], FLAT)]
    left = {}
    for face, ring in enumerate(rings):
        for first, second in zip(ring, np.roll(ring, -1)):
            left[int(first), int(second)] = face
    edges = [(a, b, face, left[b, a]) for (a, b), face in left.items() if a < b]
    return body, rings, np.array(edges, np.int64)
