# SPDX-License-Identifier: GPL-2.0-or-later
"""The five regular polyhedra, of circumradius 1, corners placed so that their axes of symmetry are x, y and z.

Reference: Coxeter (1973), Regular Polytopes, 3rd ed., section 3.7 (Cartesian coordinates).
"""

import itertools

import numpy as np

from ..arithmetic.vectors import length

GOLDEN = 0.5 * (1.0 + np.sqrt(5.0))


def regular_polyhedron(face_count):
    """Corners (n, 3) of the regular polyhedron with 4, 6, 8, 12 or 20 faces, on the unit sphere.

    Raises ValueError for other numbers.
    """
    if face_count not in MAKERS:
        raise ValueError(f"face_count: {face_count!r} given, but regular polyhedra have 4, 6, 8, 12 or 20. Choose one.")
    points = MAKERS[face_count]()
    return points / length(points[0])


def _cube():
    return np.array(list(itertools.product((-1.0, 1.0), repeat=3)))


def _tetrahedron():
    return _cube()[[0, 3, 5, 6]]


def _octahedron():
    return np.vstack([np.eye(3), -np.eye(3)])


def _icosahedron():
    return _turned(1.0, GOLDEN)


def _dodecahedron():
    return np.vstack([_cube(), _turned(1.0 / GOLDEN, GOLDEN)])


def _turned(first, second):
    """(0, +-first, +-second) and its cyclic permutations. (12, 3)"""
    corners = np.array([[0.0, i * first, j * second] for i in (-1.0, 1.0) for j in (-1.0, 1.0)])
    return np.vstack([np.roll(corners, turn, axis=1) for turn in range(3)])


MAKERS = {4: _tetrahedron, 6: _cube, 8: _octahedron, 12: _dodecahedron, 20: _icosahedron}
