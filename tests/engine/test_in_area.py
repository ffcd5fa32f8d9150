# SPDX-License-Identifier: GPL-2.0-or-later
"""Passages of an area: flights of known parabolas, an area with a hole, runs that begin in it or miss it."""

import numpy as np
import pytest

from talus.engine.passages.in_area import passages_in_area
from talus.engine.passages.motion import GRAVITY, Motion

MASS = 1000.0


def flights(*starts, velocity=(10.0, 0.0, 5.0), interval=0.1, seconds=3.0):
    """A Motion of parabolas over level ground at height 0."""
    time = np.arange(0.0, seconds + 0.5 * interval, interval)
    velocity, pull = np.array(velocity), np.array([0.0, 0.0, GRAVITY])
    position = [np.array(start) + velocity * time[:, None] - 0.5 * pull * time[:, None] ** 2 for start in starts]
    count = len(starts)
    return Motion(
        first=np.arange(count + 1) * time.size, time=np.tile(time, count), position=np.concatenate(position),
        mass=np.full(count, MASS), velocity=np.tile(velocity - pull * time[:, None], (count, 1)),
        rotational=np.full(count * time.size, 200.0), rotation=np.full(count * time.size, 2.0),
        ground=np.zeros(count * time.size),
    )  # fmt: skip


def square(west, south, east, north):
    return np.array([(west, south), (east, south), (east, north), (west, north), (west, south)], float)


@pytest.mark.parametrize("interval", [0.1, 3.0])
def test_largest_values_are_those_of_the_parabola(interval):
    # closed form: energy m v^2 / 2 is largest where the rock leaves, at t = 0.84 s; the top of the flight is at
    # v_z / g = 0.51 s; looked at every 0.1 s it may be told too low by g T^2 / 8 = 12 mm, also within a whole flight
    motion = flights((0.0, 0.0, 20.0), interval=interval)
    (row,) = passages_in_area(motion, [square(4.0, -1.0, 8.4, 1.0)], np.array([0.5]))
    fall = 5.0 - GRAVITY * 0.84
    rise = 5.0 - GRAVITY * 0.4  # where it comes in
    speed = np.sqrt(100.0 + max(fall**2, rise**2))
    assert row["run"] == 0 and row["time"] == pytest.approx(0.4)
    assert row["velocity"] == pytest.approx(speed)
    assert row["energy"] == pytest.approx(0.5 * MASS * speed**2 + 200.0)
    highest = 20.0 + 25.0 / (2.0 * GRAVITY)
    assert highest - GRAVITY * 0.01 / 8.0 <= row["height"] <= highest
    assert row["top"] == row["height"] + 0.5 and row["rotation"] == 2.0


def test_runs_that_miss_the_area_are_left_out_and_each_counts_once():
    motion = flights((0.0, 0.0, 20.0), (0.0, 50.0, 20.0), (5.0, 0.5, 20.0))
    rows = passages_in_area(motion, [square(4.0, -1.0, 8.0, 1.0)])
    assert rows["run"].tolist() == [0, 2]
    assert rows["time"].tolist() == [pytest.approx(0.4), 0.0]  # the second one starts in it
    assert passages_in_area(motion, [square(4.0, 90.0, 8.0, 91.0)]).size == 0


def test_hole_is_no_part_of_the_area():
    """Within the hole the rock is at its highest, 21.27 m; the area around it sees it lower."""
    rings = [square(1.0, -3.0, 9.0, 3.0), square(3.0, -2.0, 7.0, 2.0)]
    motion = flights((0.0, 0.0, 20.0))
    (around,), (whole,) = passages_in_area(motion, rings), passages_in_area(motion, rings[:1])
    at = np.array([3.0, 7.0]) / 10.0
    assert around["height"] == pytest.approx((20.0 + 5.0 * at - 0.5 * GRAVITY * at**2).max())
    assert whole["height"] > around["height"] + 0.04


def test_heights_come_from_the_terrain_where_the_motion_has_no_ground():
    from talus.engine import Terrain

    motion = flights((5.0, 10.0, 40.0))._replace(ground=None)
    terrain = Terrain(np.full((20, 20), 7.0), 2.0)
    (row,) = passages_in_area(motion, [square(8.0, 8.0, 12.0, 12.0)], terrain=terrain)
    assert row["height"] == pytest.approx(40.0 + 25.0 / (2.0 * GRAVITY) - 7.0, abs=0.013)
    assert np.isnan(passages_in_area(motion, [square(8.0, 8.0, 12.0, 12.0)])[0]["height"])


def test_contact_between_two_samples_counts():
    """A rock that falls and bounces: the ground is met between two samples, in the area, faster than at either."""
    time = np.array([0.0, 0.2])
    position = np.array([[0.0, 0.0, 1.0], [2.0, 0.0, 1.0]])
    speed = 1.0 / 0.1 - 0.5 * GRAVITY * 0.1  # of the fall at the first sample
    velocity = np.array([[10.0, 0.0, -speed], [10.0, 0.0, speed]])
    motion = Motion(np.array([0, 2]), time, position, np.array([MASS]), velocity)
    (row,) = passages_in_area(motion, [square(0.9, -1.0, 1.1, 1.0)])
    meeting = np.sqrt(100.0 + (speed + GRAVITY * 0.1) ** 2)
    assert row["velocity"] == pytest.approx(meeting) and meeting > np.sqrt(100.0 + speed**2)
