# SPDX-License-Identifier: GPL-2.0-or-later
"""Energy-line angles: cones by hand, a slow twin, lines that run through the ground."""

import math

import numpy as np
import pytest

from talus.engine import Terrain
from talus.engine.hazard.energy_line import steepest_angle, steepest_visible_angle
from talus.engine.io.viewshed import Views

ORIGIN = (2_600_000.0, 1_200_000.0)


def twin(terrain, points):
    """One cell and one point at a time."""
    angles = np.full(terrain.shape, np.nan)
    for row, column in np.ndindex(terrain.shape):
        x, y = ORIGIN[0] + column * terrain.cell_size[0], ORIGIN[1] + row * terrain.cell_size[1]
        actual = [
            math.atan(
                (z - terrain.heights[row, column]) / max(math.hypot(x - px, y - py), 0.5 * min(terrain.cell_size))
            )
            for px, py, z in points
        ]
        if max(actual, default=0.0) > 0.0:
            angles[row, column] = max(actual)
    return angles


def test_cone_of_one_point_over_level_ground():
    """Closed form atan(h / distance): 100 m up, 75 m away gives tan 4/3."""
    terrain = Terrain(np.zeros((101, 101)), 5.0, ORIGIN)
    angles = steepest_angle(terrain, [(ORIGIN[0] + 250.0, ORIGIN[1] + 250.0, 100.0)])
    assert angles[50, 65] == pytest.approx(math.atan(100.0 / 75.0), abs=1e-9)
    assert angles[50, 50] > math.radians(88.0)
    np.testing.assert_allclose(angles, angles[::-1], atol=1e-9)
    np.testing.assert_allclose(angles, angles.T, atol=1e-9)


def test_many_points_are_those_of_the_slow_twin():
    """Rough ground, 60 points, cells that are not square, no data: tiles and the points left out change nothing."""
    random = np.random.default_rng(3)
    heights = np.add.outer(np.linspace(0.0, 60.0, 70), 5.0 * random.random(45))
    heights[10:13, 20:25] = np.nan
    terrain = Terrain(heights, (2.0, 3.0), ORIGIN)
    points = np.column_stack([ORIGIN[0] + 88.0 * random.random(60), ORIGIN[1] + 207.0 * random.random(60),
                              40.0 + 60.0 * random.random(60)])  # fmt: skip
    expected = twin(terrain, points)
    np.testing.assert_allclose(steepest_angle(terrain, points), expected, rtol=1e-12)


def test_angle_only_grows_with_more_points():
    """A maximum."""
    random = np.random.default_rng(4)
    terrain = Terrain(np.add.outer(np.linspace(0.0, 80.0, 50), random.random(50)), 2.0, ORIGIN)
    points = np.column_stack(
        [ORIGIN[0] + 98.0 * random.random(9), ORIGIN[1] + 98.0 * random.random(9), np.full(9, 85.0)]
    )
    few, many = steepest_angle(terrain, points[:4]), steepest_angle(terrain, points)
    assert (np.nan_to_num(many) >= np.nan_to_num(few)).all()


def test_ground_above_all_points_has_no_angle():
    terrain = Terrain(np.full((5, 5), 10.0), 2.0, ORIGIN)
    assert np.isnan(steepest_angle(terrain, [(ORIGIN[0], ORIGIN[1], 10.0)])).all()


def wall():
    """Level ground of 1 m cells with a wall of 30 m across the middle."""
    heights = np.zeros((41, 81))
    heights[:, 40] = 30.0
    return Terrain(heights, 1.0, ORIGIN)


def test_behind_a_wall_the_line_of_sight_ends():
    """The eye is 10 m up, 30 m before a wall of 30 m: cells before it keep their angle, those behind have none."""
    terrain, eye = wall(), (ORIGIN[0] + 10.0, ORIGIN[1] + 20.0, 10.0)
    plain, seen = steepest_angle(terrain, [eye]), steepest_visible_angle(terrain, [eye], Views(terrain))
    np.testing.assert_array_equal(seen[:, 11:40], plain[:, 11:40])
    assert np.isfinite(plain[:, 41:]).all()
    assert np.isnan(seen[:, 41:]).all()


def test_of_two_eyes_each_cell_has_the_steeper_line_that_it_sees():
    terrain = wall()
    eyes = [(ORIGIN[0] + 10.0, ORIGIN[1] + 20.0, 10.0), (ORIGIN[0] + 70.0, ORIGIN[1] + 20.0, 20.0)]
    seen = steepest_visible_angle(terrain, eyes, Views(terrain))
    np.testing.assert_array_equal(seen[:, 11:40], steepest_angle(terrain, eyes[:1])[:, 11:40])
    np.testing.assert_array_equal(seen[:, 41:], steepest_angle(terrain, eyes[1:])[:, 41:])


def test_cancelling_ends_the_work():
    assert np.isnan(steepest_angle(wall(), [(*ORIGIN, 50.0)], cancelled=lambda: True)).all()
