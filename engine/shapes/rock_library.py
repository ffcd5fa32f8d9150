# SPDX-License-Identifier: GPL-2.0-or-later
"""Rock shapes to choose by name, each generated from its own few numbers: rows of rock_rows.py.

Every shape is given along its axes of symmetry, so K keeps them: flat shapes have their short side along z,
long ones their length along x. Extents given here are ratios; rock() sets the size.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np

from ..arithmetic import arrays, vectors
from ..rock_rows import ROCK_ROWS
from .lengths import with_lengths
from .random_polyhedra import random_polyhedron
from .regular import regular_polyhedron
from .rock import DEFAULT_DENSITY, Rock
from .superellipsoid import superellipsoid
from .worn import worn_block

ROUNDED = 4.0  # exponent of the superellipsoids
ROUNDED_CORNERS = 56
IRREGULAR_CORNERS = 24
IRREGULAR_SEED = 1
WORN_POINTS = 40
WORN_SEED = 1


def names() -> list[str]:
    """Names of all shapes, in the order in which a list should show them."""
    return list(ROCK_ROWS)


def describe(name: str) -> str:
    """One sentence on a shape."""
    return _row(name).description


def rock(name: str, volume: float = 1.0, density: float = DEFAULT_DENSITY) -> Rock:
    """Rock of the named shape, of volume [m3] and density [kg/m3].

    Raises ValueError for a name not in the library, and for a volume or density that is not positive.
    """
    return Rock.from_points(_points(name), density=density, volume=volume, name=name)


def rock_of_lengths(name: str, lengths: Sequence[float], density: float = DEFAULT_DENSITY) -> Rock:
    """Rock of the named shape stretched to a block's three lengths [m], in any order, of density [kg/m3].

    The lengths are the sides of the smallest box around it. Raises ValueError as ``rock`` does, and for lengths that
    are no block's.
    """
    return Rock.from_points(with_lengths(_points(name), lengths), density=density, name=name)


def box(length, width, height):
    """Corners (8, 3) of a box along the axes."""
    return _signs() * (0.5 * np.array([length, width, height]))


def prism(corner_count, diameter, height):
    """Regular prism with its axis along z; diameter is that of the circle through the corners. (2 n, 3)"""
    angle = 2.0 * np.pi * np.arange(corner_count) / corner_count
    sine, cosine = arrays.sin_cos(angle)
    ring = 0.5 * diameter * np.column_stack([cosine, sine])
    ends = (-0.5 * height, 0.5 * height)
    return np.vstack([np.column_stack([ring, np.full(corner_count, z)]) for z in ends])


def wedge(length, width, height):
    """Triangular prism of length along x, cut out by two joints that meet in the lower edge. (6, 3)"""
    triangle = np.array([[-0.5 * width, 0.0], [0.5 * width, 0.0], [0.0, -height]])
    return np.vstack([np.column_stack([np.full(3, x), triangle]) for x in (-0.5 * length, 0.5 * length)])


def octahedron(length, width, height):
    """Two pyramids base to base, corners on the axes. (6, 3)"""
    half_axes = 0.5 * np.diag([length, width, height])
    return np.vstack([half_axes, -half_axes])


def norm_block(length, width, height):
    """Block of the European tests of rockfall nets (ETAG 27, EAD 340059-00-0106). (24, 3)

    A cube whose edges and corners are cut so that each face keeps a square of half the cube's edge: the
    corners are the permutations of (+-1/4, +-1/4, +-1/2) edge. EOTA 111 has three equal edges; EOTA 221 is
    half as high as wide. Volume 17/24 length width height.
    """
    quarter_half = np.array([[0.5, 0.25, 0.25], [0.25, 0.5, 0.25], [0.25, 0.25, 0.5]])
    return np.vstack([_signs() * corner for corner in quarter_half]) * np.array([length, width, height])


def ellipsoid(length, width, height, divisions):
    """Points on an ellipsoid: an icosahedron whose edges are halved d = divisions times. (10 4^d + 2, 3)

    The icosahedron's symmetry makes the sphere's inertia exactly isotropic; a spiral of points would not.
    """
    golden = 0.5 * (1.0 + np.sqrt(5.0))
    square = np.array([[0.0, y, z] for y in (-1.0, 1.0) for z in (-golden, golden)])
    points = np.vstack([np.roll(square, turn, axis=1) for turn in range(3)])
    points /= vectors.length(points[0])
    for _ in range(divisions):
        points = _halved_edges(points)
    return points * (0.5 * np.array([length, width, height]))


def irregular(elongation, flatness):
    """Irregular block, the same each time: random corners, axes in the given ratios. (24, 3)"""
    chance = np.random.Generator(np.random.PCG64(IRREGULAR_SEED))
    return random_polyhedron(IRREGULAR_CORNERS, elongation, flatness, chance)


def worn(elongation, flatness):
    """Worn block, the same each time: round edges, uneven, axes in the given ratios. (n, 3)"""
    return worn_block(WORN_POINTS, elongation, flatness, np.random.Generator(np.random.PCG64(WORN_SEED)))


def _halved_edges(points):
    """Points of a geodesic sphere and the midpoints of its edges, moved out to radius 1."""
    distance = vectors.length(points[:, None] - points[None])
    np.fill_diagonal(distance, np.inf)
    # edges of one level differ by less than a fifth; points that share no edge are 1.6 edges apart
    first, second = np.nonzero(np.triu(distance < 1.3 * distance.min()))
    middles = points[first] + points[second]
    return np.vstack([points, vectors.unit(middles)])


def _signs():
    """The eight corners (+-1, +-1, +-1)."""
    return np.array(list(itertools.product((-1.0, 1.0), repeat=3)))


def lying_prism(corner_count, diameter, height):
    """Prism with its axis along x."""
    return prism(corner_count, diameter, height)[:, [2, 1, 0]] * np.array([1.0, 1.0, -1.0])


def tetrahedron():
    """Every second corner of a cube. (4, 3)"""
    return _signs()[[0, 3, 5, 6]]


def rounded(length, width, height):
    """Block with rounded edges. (56, 3)"""
    return superellipsoid((length, width, height), ROUNDED, ROUNDED_CORNERS)


def _points(name):
    """Points (n, 3) of a name, or ValueError listing the names."""
    row = _row(name)
    return MAKERS[row.maker](*row.numbers)


def _row(name):
    if not isinstance(name, str) or name not in ROCK_ROWS:
        raise ValueError(f"rock: {name!r} is not in the library. Choose one of: {', '.join(ROCK_ROWS)}.")
    return ROCK_ROWS[name]


MAKERS = {
    function.__name__: function
    for function in (
        box, prism, lying_prism, wedge, tetrahedron, octahedron, norm_block, ellipsoid, irregular, worn, rounded,
        regular_polyhedron,
    )
}  # fmt: skip
