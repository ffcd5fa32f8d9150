# SPDX-License-Identifier: GPL-2.0-or-later
"""Climb of rocks up a face: the closed form, and rocks that meet a carved embankment as terrain."""

import math

import numpy as np
import pytest

from talus.engine import Ground, Rock, Settings, Terrain, trace
from talus.engine.embankments.carving import carve
from talus.engine.embankments.layout import layout_of
from talus.engine.embankments.overtopping import overtopping, rolling_climb, sliding_climb
from talus.engine.embankments.shape import EmbankmentShape

RADIUS, SPEED, FACE = 0.5, 8.0, 45.0  # m, m/s, degrees
TOE = 35.0  # m north of the origin
CELL = 0.5  # m


# sphere down 20 degrees with 20 m/s: worked out by hand, with as many digits as are given
@pytest.mark.parametrize(("face", "share", "climb", "without", "at_impact", "on_face"), [
    (35.0, 0.695, 13.80, 6.71, 0.15, 0.20), (45.0, 0.588, 9.85, 3.64, 0.18, 0.29),
    (60.0, 0.410, 4.79, 0.61, 0.24, 0.495), (70.0, 0.286, 2.33, 0.00, 0.29, 0.78),
    (80.0, 0.162, 0.75, 0.00, 0.34, 1.62),
])  # fmt: skip
def test_climb_is_that_of_the_closed_form(face, share, climb, without, at_impact, on_face):
    rolling, sliding = rolling_climb(20.0, 20.0, face), sliding_climb(20.0, 20.0, face)
    assert rolling.velocity / 20.0 == pytest.approx(share, abs=5e-4)
    assert rolling.height == pytest.approx(climb, abs=5e-3)
    assert sliding.height == pytest.approx(without, abs=5e-3)
    assert rolling.friction == pytest.approx(max(at_impact, on_face), abs=5e-3)


def test_speeds_may_be_many():
    speeds = np.array([0.0, 5.0, 10.0])
    climb = rolling_climb(speeds, 10.0, 50.0).height
    assert climb[2] == pytest.approx(4.0 * climb[1]) and climb[0] == 0.0


@pytest.fixture(scope="module")
def terrain():
    """Level ground with an embankment whose uphill toe lies on a row of nodes, so that the edge there is sharp."""
    flat = Terrain(np.zeros((241, 161)), (CELL, CELL))
    shape = EmbankmentShape(4.0, 2.0, FACE, FACE)
    points = np.array([(20.0, TOE - 5.0), (60.0, TOE - 5.0)])
    heights = flat.heights.copy()
    carve(heights, flat, points, layout_of(flat, points, shape, True), shape)
    return Terrain(heights, (CELL, CELL))


def climbed(terrain, corners, friction, spin):
    """Height (m) that a near-sphere climbs which comes from the north on level ground."""
    k = np.arange(corners) + 0.5  # evenly spread: Swinbank and Purser (2006)
    polar, azimuth = np.arccos(1.0 - 2.0 * k / corners), math.pi * (1.0 + math.sqrt(5.0)) * k
    way = np.column_stack([np.cos(azimuth) * np.sin(polar), np.sin(azimuth) * np.sin(polar), np.cos(polar)])
    rock = Rock.from_points(RADIUS * way, density=2700.0)
    ground = Ground(terrain, mu_min=friction, mu_max=friction, kappa=0.0, beta=0.0)
    start, settings = (40.0, TOE + 0.6, RADIUS), Settings(max_time=1.5, air_density=0.0)
    run = trace(terrain, ground, rock, start, velocity=(0.0, -SPEED, 0.0), spin=(spin, 0.0, 0.0), settings=settings)
    return run.position[:, 2].max() - RADIUS


def test_rock_without_friction_climbs_the_carved_face_as_it_must(terrain):
    """m g h = m v'^2 / 2. The time steps, 2 ms, and the flats of the rock take some thousandths."""
    expected = sliding_climb(SPEED, 0.0, FACE).height
    assert climbed(terrain, 800, 0.0, 0.0) == pytest.approx(expected, rel=0.005)


def test_rolling_rock_climbs_the_carved_face_nearly_as_a_sphere(terrain):
    """m g h = 7 m v'^2 / 10, less what corners take: the less the more there are, and never above the sphere."""
    expected = rolling_climb(SPEED, 0.0, FACE).height
    actual = [climbed(terrain, corners, 2.0, SPEED / RADIUS) for corners in (200, 2000)]
    assert actual[0] < actual[1] < expected
    assert actual[1] == pytest.approx(expected, rel=0.03)


def test_rocks_at_the_crest_are_counted_by_their_lowest_and_highest_points():
    lowest, highest = np.array([6.0, 4.8, 4.0, 1.0, 0.0]), np.array([7.0, 5.8, 4.9, 2.0, 1.0])
    result = overtopping(lowest, highest, np.full(5, 5.0), 0.5)
    assert (result.passing, result.over, result.in_freeboard) == (5, 1, 2)
    assert result.share == 0.2
    assert result.low == pytest.approx(0.0051, abs=1e-4) and result.high == pytest.approx(0.7164, abs=1e-4)


def test_no_rock_has_no_share():
    assert math.isnan(overtopping(np.empty(0), np.empty(0), np.empty(0), 0.5).share)
