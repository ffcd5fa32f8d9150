# SPDX-License-Identifier: GPL-2.0-or-later
"""Samples at the bends of a path: lines between them pass every step within the room that motion/bends.py promises."""

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.io.line_fields import decode_motion, encode_motion, has_bends
from talus.engine.motion import bends
from talus.engine.passages.motion import Motion, pieces_between

STEP, NEVER = 0.002, 100.0  # s, of the scheme, and an interval that no run lasts


@pytest.fixture(scope="module")
def slope():
    """Bumps of 0.3 m on 35 degrees, x down the slope."""
    x = 5.0 * np.arange(41)
    bumps = 0.3 * np.random.default_rng(1).normal(size=(41, 41))
    return Terrain(200.0 - x * np.tan(np.radians(35.0)) + bumps, 5.0)


def samples_of(slope, interval, **more):
    """Rows of the trajectories of three rocks, with every bend and an interval."""
    releases = [Release((20.0, 60.0 + 30.0 * k), height=1.0, runs=1, velocity=(5.0, 0.0, 0.0)) for k in range(3)]
    settings = Settings(
        trajectories=True,
        trajectory_interval=interval,
        time_step=STEP,
        seed=1,
        maps=False,
        **{"air_density": 0.0, **more},
    )
    return simulate(
        slope, Ground.of_class(slope, "medium"), rock_library.rock("eota221", 0.5), releases, settings
    ).trajectories


def test_lines_between_bends_pass_all_steps_within_their_room(slope):
    """Invariant: velocities and the energy of rotation at every step lie on lines between the bends, within
    0.5 % of the speed and 0.5 % of the energy and little more near zero."""
    every, bent = samples_of(slope, STEP, max_time=4.0), samples_of(slope, NEVER, max_time=4.0)
    assert len(bent) < len(every) / 8
    for run in range(3):
        steps, ends = every[every["run"] == run], bent[bent["run"] == run]
        room = bends.VELOCITY * steps["velocity"] + bends.SLOWEST
        for axis in ("velocity_x", "velocity_y", "velocity_z"):
            between = np.interp(steps["time"], ends["time"], ends[axis])
            assert np.all(np.abs(between - steps[axis]) <= room * (1.0 + 1e-9))


def test_every_bend_is_a_state_of_the_path(slope):
    """Sampling changes no path: each bend is one of the states of every step, bit for bit."""
    every, bent = samples_of(slope, STEP, max_time=2.0), samples_of(slope, NEVER, max_time=2.0)
    for run in range(3):
        steps, ends = every[every["run"] == run], bent[bent["run"] == run]
        places = np.searchsorted(steps["time"], ends["time"] - 0.5 * STEP)
        for name in ("x", "y", "z", "velocity", "rotation"):
            np.testing.assert_array_equal(ends[name], steps[name][places])


def test_a_flight_has_a_sample_at_each_end_alone():
    """A rock that falls for 1 s over level ground 30 m below has two samples; a ruler needs no third."""
    level = Terrain(np.zeros((21, 21)), 5.0)
    settings = Settings(trajectories=True, trajectory_interval=NEVER, max_time=1.0, maps=False, air_density=0.0)
    release = Release((50.0, 50.0), height=30.0, runs=1, velocity=(3.0, 0.0, 0.0))
    result = simulate(level, Ground.of_class(level, "medium"), rock_library.rock("eota221", 0.5), release, settings)
    assert result.trajectories["time"].tolist() == pytest.approx([0.0, 1.0])


def test_lines_of_earlier_versions_are_not_taken_for_lines_with_bends(slope):
    """Earlier versions wrote 1 where a rock touches the ground and 0 elsewhere; those of today differ."""
    rows = samples_of(slope, NEVER, max_time=2.0)
    rows = rows[rows["run"] == 0]
    extents = np.zeros(rows.size, [("highest", float), ("lowest", float)])
    today = decode_motion(encode_motion(rows, extents, 1350.0), rows.size)
    assert has_bends(today) and np.array_equal(today[:, 6] > 0.0, rows["contacts"] > 0)
    earlier = today.copy()
    earlier[:, 6] = earlier[:, 6] > 0.0
    assert not has_bends(earlier)


def test_a_contact_is_looked_for_between_samples_that_are_no_bends():
    """A ball that falls for 1 s at -1 m/s and comes back: two flights where nothing is known of the time between, one
    piece in which the velocity is linear where both samples are bends."""
    motion = Motion(np.array([0, 2]), np.array([0.0, 1.0]), np.array([[0.0, 0.0, 6.0], [1.0, 0.0, 6.0]]), np.ones(1),
                    velocity=np.array([[1.0, 0.0, -1.0], [1.0, 0.0, 1.0]]), ground=np.zeros(2))  # fmt: skip
    assert pieces_between(motion).run.size == 2
    assert pieces_between(motion._replace(has_bends=np.array([True]))).run.size == 1
