# SPDX-License-Identifier: GPL-2.0-or-later
"""Samples at the bends of a path: lines between them pass every step within the room that motion/bends.py promises."""

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.motion import bends

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
    settings = Settings(trajectories=True, trajectory_interval=interval, time_step=STEP, seed=1, maps=False, **more)
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
    settings = Settings(trajectories=True, trajectory_interval=NEVER, max_time=1.0, maps=False)
    release = Release((50.0, 50.0), height=30.0, runs=1, velocity=(3.0, 0.0, 0.0))
    found = simulate(level, Ground.of_class(level, "medium"), rock_library.rock("eota221", 0.5), release, settings)
    assert found.trajectories["time"].tolist() == pytest.approx([0.0, 1.0])
