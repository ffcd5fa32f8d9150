# SPDX-License-Identifier: GPL-2.0-or-later
"""Counts of silent events: steps with too many meetings, touches looked for in vain, spins left alone."""

import numpy as np
import pytest

from talus.engine import Barriers, Ground, Release, Rock, Settings, Terrain, Trees, rock_library, simulate
from talus.engine.motion.run import counted
from talus.engine.motion.workspace import make_workspace
from talus.engine.obstacles.meetings import MOST_IN_A_STEP
from talus.engine.obstacles.stems import MOST_ADVANCES, TOUCH, time_of_touch
from talus.engine.shapes.body import body_of
from talus.tests.engine.obstacle_cases import state

HIGH = Terrain(np.zeros((61, 61)), 1.0)
CUBE = rock_library.rock("cube", volume=1.0)


def flight(barriers=None, velocity=(0.0, 0.0, 0.0), spin=(0.0, 0.0, 0.0), steps=1):
    """Result of one rock that flies above level ground for this many steps of 0.02 s."""
    release = Release(
        position=(20.0, 30.0), height=15.0, runs=1, velocity=velocity, spin=spin, orientation=(1.0, 0.0, 0.0, 0.0)
    )
    settings = Settings(time_step=0.02, max_time=0.02 * steps, threads=1, maps=False, air_density=0.0)
    return simulate(HIGH, Ground(HIGH, mu_min=0.55), CUBE, release, settings, barriers=barriers)


@pytest.mark.parametrize(("lines", "expected"), [(MOST_IN_A_STEP // 2, 0), (MOST_IN_A_STEP // 2 + 1, 1)])
def test_step_with_more_barriers_than_are_followed_is_counted(lines, expected):
    """At 100 m/s a step of 0.02 s crosses 2 m: lines each 0.3 m lie in the first; half of the room is for barriers."""
    places = [20.2 + 0.3 * k for k in range(lines)]
    barriers = Barriers([[(x, 10.0), (x, 50.0)] for x in places], np.full(lines, 30.0), np.full(lines, 1.0))
    result = flight(barriers, velocity=(100.0, 0.0, 0.0))
    assert result.counters()["meetings_cut"] == expected
    assert result.runs["meetings_cut"].tolist() == [expected]


def thrown_at_a_stem(step, **changed):
    """Result of six blocks that come down 35 degrees onto one stem; most are held by it."""
    y = np.arange(81.0)
    slope = Terrain(np.repeat(0.7 * y[:, None], 41, axis=1), 1.0)
    releases = [
        Release((20.0 + 0.2 * k, 64.0), height=0.1, runs=1, velocity=(0.0, -6.6, -4.6)) for k in (-3, -2, -1, 1, 2, 3)
    ]
    settings = Settings(time_step=step, max_time=3.0, threads=1, maps=False, air_density=0.0, **changed)
    block, trees = rock_library.rock("block", volume=1.0), Trees([(20.0, 60.0)], [0.36])
    return simulate(slope, Ground.of_class(slope, "medium"), [block], releases, settings, trees=trees)


@pytest.mark.parametrize("step", [0.004, 0.001])
def test_rock_that_leans_on_a_stem_meets_no_more_than_that(step):
    """The rest that a push leaves of the approach is rounding. It was pushed against again, four times in a step, which
    kept other stems from their turn and was counted: in 6 runs of 3 s some 100 steps of 0.004 s, and 400 of 0.001 s."""
    result = thrown_at_a_stem(step)
    assert result.runs["tree_hits"].sum() >= 4 and (result.runs["stop_reason"] == "tree").any()
    assert result.counters()["meetings_cut"] == 0


def test_parts_of_a_step_add_up_to_it():
    """Closed form: after k of n parts the time is (steps + k / n) h, after the last exactly that of a whole step."""
    physics = Settings(time_step=0.002, max_time=60.0).physics()
    steps, part, time = 500, 0, 1.0
    for k in range(1, 5):
        steps, part, time = counted(physics, steps, 1, part, 4, physics.time_step / 4)
        assert time == pytest.approx((500 + k / 4) * 0.002, rel=1e-15)
    assert (steps, part, time) == counted(physics, 500, 1, 0, 1, physics.time_step) == (501, 0, 501 * 0.002)
    assert counted(physics, 29_999, 1, 0, 4, 0.0003) == (30_000, 0, 60.0)  # what was left of the longest time


@pytest.mark.parametrize("step", [0.008, 0.004])
def test_rock_that_leans_on_a_stem_hardly_moves(step):
    """Stems act after the ground, which leaves a velocity of the order of g h, h the length of a part: in whole steps
    it is 0.13 to 0.20 g times the step, in four parts 0.03 to 0.05."""
    result = thrown_at_a_stem(step, trajectories=True, trajectory_interval=step)
    held = np.flatnonzero(result.runs["stop_reason"] == "tree")
    assert held.size >= 3
    samples = result.trajectories
    speeds = [samples["velocity"][samples["run"] == run][-20:].mean() for run in held]
    assert max(speeds) < 0.08 * 9.81 * step


def test_touch_of_a_stem_that_comes_to_no_end_is_counted():
    """A wheel of 720 corners that spins in its place at a distance of 1.2 TOUCH from a stem: each look may advance by
    0.7 TOUCH of the way of its rim, 2 R |w| t = 24 m, which takes 34,000 looks; it is given up before."""
    angles = np.linspace(0.0, 2.0 * np.pi, 720, endpoint=False)
    ring = np.column_stack([np.cos(angles), np.sin(angles), np.full(720, 0.3)])
    wheel = body_of(Rock.from_points(np.vstack([ring, ring * [1.0, 1.0, -1.0]])))
    rim = np.hypot(wheel.vertices[:, 0], wheel.vertices[:, 1]).max()
    still = state((0.0, 0.0, 0.0), spin=(0.0, 0.0, 600.0))
    counts = make_workspace(1).common[0]["encounters"]["counts"]
    radius = 0.2
    distance = rim + radius + 1.2 * TOUCH
    assert MOST_ADVANCES * 0.7 * TOUCH < 24.0
    assert time_of_touch(wheel, still, still, 0.02, distance, 0.0, radius, counts) == 2.0
    assert counts["touches_given_up"] == 1
    far = distance + wheel.radius
    assert time_of_touch(wheel, still, still, 0.02, far, 0.0, radius, counts) == 2.0
    assert counts["touches_given_up"] == 1


@pytest.mark.parametrize(("spin", "expected"), [(1e3, 0), (1e8, 3)])
def test_spin_that_is_left_as_it_was_is_counted_in_each_step(spin, expected):
    """100,000 parts of 0.8 rad are the most of a step: at 0.02 s 4e6 rad/s. Beyond the spin stays, to the bit."""
    result = flight(spin=(0.0, spin, 0.0), steps=3)
    assert result.counters()["spins_kept"] == expected
    assert result.runs["rotation_max"][0] == pytest.approx(spin, rel=1e-9)
