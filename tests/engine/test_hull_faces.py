# SPDX-License-Identifier: GPL-2.0-or-later
"""One triangulation, whichever way the faces were split and in whatever order the triangles came."""

import numpy as np
import pytest

from talus.engine import rock_library
from talus.engine.rigid_body.inertia import mass_integrals
from talus.engine.shapes.hull_faces import canonical_triangles
from talus.engine.shapes.polyhedron import convex_hull


def _other_way(triangles, random):
    """Triangles in another order, each beginning elsewhere."""
    shuffled = random.permutation(triangles)
    return np.array([np.roll(row, random.integers(3)) for row in shuffled])


@pytest.mark.parametrize("name", ["cube", "disc", "eota111", "dodecahedron", "zingg_rod", "boulder"])
def test_order_and_beginning_of_the_triangles_do_not_matter(name):
    hull = convex_hull(rock_library.rock(name).vertices)
    other = _other_way(hull.triangles, np.random.default_rng(1))
    assert np.array_equal(canonical_triangles(hull.vertices, other), hull.triangles)


def test_either_diagonal_of_a_square_gives_the_same_triangles():
    cube = rock_library.box(1.0, 1.0, 1.0)
    hull = convex_hull(cube)
    ring = [0, 2, 6, 4]  # the face z = -1/2, seen from below
    assert {cube[corner, 2] for corner in ring} == {-0.5}
    others = [row for row in hull.triangles.tolist() if not set(row) <= set(ring)]
    one = [ring[:3], [ring[2], ring[3], ring[0]]]
    other = [ring[1:], [ring[3], ring[0], ring[1]]]
    assert len(others) == 10
    actual = [canonical_triangles(cube, np.array(others + split)) for split in (one, other)]
    assert np.array_equal(*actual) and np.array_equal(actual[0], hull.triangles)


def test_faces_with_many_corners_are_fans_and_the_volume_stays():
    hull = convex_hull(rock_library.prism(16, 3.0, 1.0))
    assert len(hull.triangles) == 2 * 14 + 16 * 2
    # area of the regular polygon of 16 corners on a circle of diameter 3, times the height 1
    assert mass_integrals(hull).volume == pytest.approx(0.5 * 16 * 1.5**2 * np.sin(2 * np.pi / 16), rel=1e-14)


def test_points_in_another_order_make_the_same_solid():
    points = rock_library.rock("eota221").vertices
    order = np.random.default_rng(2).permutation(len(points))
    first, second = (mass_integrals(convex_hull(some)) for some in (points, points[order]))
    # only the order of the sums differs
    assert first.volume == pytest.approx(second.volume, rel=1e-14)
