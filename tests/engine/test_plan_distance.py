# SPDX-License-Identifier: GPL-2.0-or-later
"""Distance in plan between a polyhedron and a vertical axis, against shapely's polygon of the projected hull."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.spatial.transform import Rotation
from shapely import MultiPoint, Point

from talus.engine import rock_library
from talus.engine.obstacles.plan_distance import INSIDE, nearest_to_axis

SHAPES = ("cube", "plate", "tetrahedron", "eota111", "sphere_fine")


@given(
    shape=st.sampled_from(SHAPES), turn=st.integers(0, 10_000),
    x=st.floats(-3.0, 3.0), y=st.floats(-3.0, 3.0),
)  # fmt: skip
def test_distance_is_that_of_the_projected_hull(shape, turn, x, y):
    vertices = np.array(rock_library.rock(shape, volume=1.0).vertices)
    matrix = Rotation.random(random_state=turn).as_matrix()
    hull = MultiPoint((vertices @ matrix.T)[:, :2]).convex_hull
    point, distance = nearest_to_axis(tuple(matrix.ravel()), vertices, x, y)
    if hull.contains(Point(x, y)):
        # within rounding of the outline either answer is right
        assert distance == INSIDE or hull.exterior.distance(Point(x, y)) < 1e-9
    else:
        assert distance == pytest.approx(hull.distance(Point(x, y)), abs=1e-9)
        assert np.hypot(point[0] - x, point[1] - y) == pytest.approx(distance, abs=1e-9)
        assert hull.distance(Point(point[:2])) < 1e-9


@pytest.mark.parametrize("turn", range(5))
def test_point_lies_on_the_rock_not_only_on_its_shadow(turn):
    """The nearest point is between two vertices of the silhouette, so its height is that of the edge there."""
    vertices = np.array(rock_library.rock("octahedron", volume=1.0).vertices)
    matrix = Rotation.random(random_state=turn).as_matrix()
    point, _ = nearest_to_axis(tuple(matrix.ravel()), vertices, 2.0, 0.3)
    in_rock = np.abs(matrix.T @ np.array(point)).sum()
    assert in_rock == pytest.approx(np.abs(vertices).sum(axis=1).max(), rel=1e-9)  # |x| + |y| + |z| = a: the surface
