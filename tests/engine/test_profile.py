# SPDX-License-Identifier: GPL-2.0-or-later
"""Profiles: stations of known lines, envelopes of known flights, and counting."""

import numpy as np
import pytest

from talus.engine import Terrain
from talus.engine.passages.motion import Motion
from talus.engine.passages.profile import profile, stations_along

G = 9.81


def throws(speeds, lateral):
    """Horizontal throws along x from 50 m, sampled each 0.1 s for two seconds."""
    time = np.arange(0.0, 2.01, 0.1)
    ones = np.ones_like(time)
    position = np.concatenate(
        [np.column_stack([v * time, y * ones, 50.0 - 0.5 * G * time**2]) for v, y in zip(speeds, lateral)]
    )
    velocity = np.concatenate([np.column_stack([v * ones, 0.0 * ones, -G * time]) for v in speeds])
    first = np.arange(len(speeds) + 1) * time.size
    return Motion(first, np.tile(time, len(speeds)), position, np.full(len(speeds), 2000.0), velocity)


@pytest.fixture
def ground():
    """A plane that falls by 0.1 along x."""
    x, _ = np.meshgrid(np.arange(-50.0, 151.0, 5.0), np.arange(-50.0, 51.0, 5.0))
    return Terrain(20.0 - 0.1 * x, 5.0, (-50.0, -50.0))


def test_stations_of_a_straight_line_stand_square_on_it():
    stations = stations_along([(0.0, 0.0), (30.0, 40.0)], 20.0, 10.0)
    np.testing.assert_allclose(stations.chainage, [0.0, 20.0, 40.0, 50.0])
    np.testing.assert_allclose(stations.place, np.outer(stations.chainage, [0.6, 0.8]), atol=1e-12)
    np.testing.assert_allclose(stations.left - stations.place, np.tile([-4.0, 3.0], (4, 1)), atol=1e-12)
    np.testing.assert_allclose(stations.left + stations.right, 2.0 * stations.place, atol=1e-12)


def test_station_at_a_bend_halves_its_angle():
    stations = stations_along([(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)], 5.0, 2.0)
    np.testing.assert_allclose(stations.left[2] - stations.place[2], [-(0.5**0.5), 0.5**0.5], atol=1e-12)


@pytest.mark.parametrize("step, message", [(0.001, "more than 5000 stations"), (1.0, "no length")])
def test_line_that_gives_no_profile_is_refused(step, message):
    end = (0.0, 0.0) if step == 1.0 else (10.0, 0.0)
    with pytest.raises(ValueError, match=message):
        stations_along([(0.0, 0.0), end], step, 10.0)


def test_envelopes_are_those_of_the_parabolas(ground):
    # closed form: at x the throw with v has fallen g x^2 / 2 v^2; energy m (v^2 + (g x / v)^2) / 2
    speeds = np.array([20.0, 25.0, 30.0])
    along = profile(throws(speeds, [0.0, 5.0, -5.0]), [(1.0, 0.0), (35.0, 0.0)], [0.5] * 3, ground, step=2.0)
    x = along.stations.chainage[:, None] + 1.0
    height = 50.0 - 0.5 * G * (x / speeds) ** 2 - (20.0 - 0.1 * x)
    energy = 1.0 * (speeds**2 + (G * x / speeds) ** 2)  # kJ, of 2000 kg
    np.testing.assert_allclose(along.ground, 20.0 - 0.1 * x[:, 0])
    np.testing.assert_allclose(along.envelopes["height"]["largest"], height.max(axis=1), rtol=1e-9)
    np.testing.assert_allclose(along.envelopes["height"]["p50"], np.median(height, axis=1), rtol=1e-9)
    np.testing.assert_allclose(along.envelopes["top"]["largest"], height.max(axis=1) + 0.5, rtol=1e-9)
    np.testing.assert_allclose(along.envelopes["energy"]["mean"], energy.mean(axis=1), rtol=1e-9)
    np.testing.assert_allclose(along.envelopes["energy"]["p95"], np.quantile(energy, 0.95, axis=1), rtol=1e-9)
    assert along.passing.tolist() == [3] * 18


def test_only_runs_within_the_corridor_count(ground):
    """Closed form: rocks of radius 1 m that fly 4, 5.9 and 6.1 m beside the line touch screens of 5 m, but for the
    last; they come down 40 m away, and there touch what is less than 1 m ahead."""
    motion = throws([20.0] * 3, [4.0, 5.9, 6.1])
    along = profile(motion, [(1.0, 0.0), (60.0, 0.0)], [1.0] * 3, ground, width=10.0)
    assert np.all(along.passing[along.stations.chainage + 1.0 < 40.0] == 2)
    assert np.all(along.passing[along.stations.chainage + 1.0 > 41.0] == 0)
    bare = profile(motion, [(1.0, 0.0), (60.0, 0.0)], [np.nan] * 3, ground, width=10.0)
    assert np.all(bare.passing[bare.stations.chainage + 1.0 < 40.0] == 1)
    assert np.isnan(along.envelopes["energy"]["largest"][along.passing == 0]).all()


def test_runs_end_at_the_nearest_station(ground):
    # the throws end at 40 m and 50 m
    along = profile(throws([20.0, 25.0], [0.0, 0.0]), [(0.0, 0.0), (90.0, 0.0)], [1.0] * 2, ground, step=4.0)
    ended = along.stations.chainage[along.ended > 0]
    assert along.ended.sum() == 2
    assert set(ended) <= {40.0, 48.0, 52.0}


def test_passing_falls_by_those_that_end(ground):
    """Invariant: runs that only move forward pass a station or end before it."""
    along = profile(throws([10.0, 15.0, 20.0, 25.0], [0.0] * 4), [(3.0, 0.0), (90.0, 0.0)], [1.0] * 4, ground, step=3.0)
    assert np.all(np.diff(along.passing) <= 0)
    assert along.passing[0] == along.ended.sum() == 4


def test_run_that_comes_back_counts_once_with_its_largest_values(ground):
    time = np.arange(4.0)
    position = np.column_stack([[0.0, 10.0, 0.0, 20.0], np.zeros(4), 50.0 * np.ones(4)])
    along = profile(
        Motion(np.array([0, 4]), time, position, np.array([2.0])), [(5.0, 0.0), (6.0, 0.0)], [0.0], ground, step=1.0
    )
    assert along.passing.tolist() == [1, 1]
    assert (along.rows["line"] == 0).sum() == 3
    of_first = along.rows[along.rows["line"] == 0]
    assert along.envelopes["velocity"]["largest"][0] == of_first["velocity"].max()


def test_no_run_gives_an_empty_envelope(ground):
    along = profile(throws([20.0], [30.0]), [(0.0, 0.0), (90.0, 0.0)], [1.0], ground, width=10.0)
    assert along.passing.sum() == 0
    assert np.isnan(along.envelopes["height"]["p95"]).all()
