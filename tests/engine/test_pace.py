# SPDX-License-Identifier: GPL-2.0-or-later
"""Steps that are too long for the rock and its speed are cut: no rock tunnels, sinks deep or rests in the ground."""

import itertools

import numpy as np
import pytest

from talus.engine import Ground, Release, Rock, Settings, Terrain, simulate, trace
from talus.engine.motion import pace
from talus.engine.shapes.body import body_of
from talus.engine.types import State, World

CORNERS = np.array(list(itertools.product((-0.5, 0.5), repeat=3)))
BOX = Rock.from_points(CORNERS * [1.0, 0.8, 0.6])
PEBBLE = Rock.from_points(CORNERS * [0.2, 0.15, 0.1])
SHEET = Rock.from_points(CORNERS * [1.0, 1.0, 0.06])
FLAT = Terrain(np.zeros((41, 41)), cell_size=2.0)


def moving(velocity, spin, height=50.0):
    """A rock in the middle of FLAT."""
    return State(40.0, 40.0, height, 1.0, 0.0, 0.0, 0.0, *velocity, *spin, 0.0)


def test_way_of_a_step_bounds_the_way_of_every_corner():
    """(|v| + R |omega|) h: the centre goes |v| h, a corner turns about it by at most R |omega| h."""
    body, h = body_of(BOX), 0.01
    rng = np.random.default_rng(1)
    for _ in range(100):
        v, w = rng.normal(scale=20.0, size=(2, 3))
        way = pace.way_of(body, moving(v, w), h) * BOX.radius
        assert way == pytest.approx(h * (np.linalg.norm(v) + BOX.radius * np.linalg.norm(w)), rel=1e-12)
        corners = np.linalg.norm(v + np.cross(w, BOX.vertices), axis=1) * h
        assert (corners <= way * (1.0 + 1e-12)).all()


@pytest.mark.parametrize(("gap", "falls", "is_short"), [(50.0, 90.0, True), (1.5, 90.0, False), (1.5, 1.0, True)])
def test_long_flight_is_taken_whole_only_above_the_ground(gap, falls, is_short):
    """90 m/s for 20 ms are 1.8 m, more than two radii: whole at 50 m above flat ground, in parts at 1.5 m."""
    state = moving((0.0, 0.0, -falls), (0.0, 0.0, 0.0), gap)
    world = World(
        FLAT.grid(BOX.radius), Ground(FLAT, mu_min=0.55).grid(), body_of(BOX), Settings(air_density=0.0).physics()
    )
    assert pace.is_short(world, state, 0.02, gap) == (is_short or falls < 10.0)


@pytest.mark.parametrize("time_step", [0.002, 0.02])
def test_fast_pebble_does_not_pass_through_a_wall(time_step):
    """60 m/s at a wall of two cells, 1 m thick: in a step of 20 ms the pebble goes 1.2 m."""
    x = np.arange(81) * 0.5
    wall = Terrain(np.tile(np.where((x >= 25.0) & (x <= 25.5), 10.0, 0.0), (81, 1)), cell_size=0.5)
    run = trace(
        wall, Ground(wall, restitution=0.2), PEBBLE, (10.0, 20.0, 3.0), velocity=(60.0, 0.0, 2.0),
        settings=Settings(time_step=time_step, max_time=2.0, air_density=0.0),
    )  # fmt: skip
    assert run.position[:, 0].max() < 25.5
    assert run.penetration_max < 0.05 * PEBBLE.radius


@pytest.mark.parametrize("law", ["newton", "poisson", "energetic", "maximum_dissipation"])
def test_rocks_thrown_down_in_long_steps_neither_sink_nor_rest_in_the_ground(law):
    """Sheets and pebbles at up to 100 m/s in steps of 20 ms: before, 13 % sank beyond 5 % of the radius.

    What remains is the shortest part of a part, 0.25 / 16 radii, and what adds up where corners slap down in turn.
    """
    rng = np.random.default_rng(2)
    releases = [
        Release(
            position=rng.uniform(30.0, 50.0, size=2), height=rng.uniform(0.0, 3.0), runs=1, rock=i % 2,
            velocity=(*rng.normal(scale=20.0, size=2), -rng.uniform(0.0, 100.0)), spin=rng.normal(scale=30.0, size=3),
        )
        for i in range(60)
    ]  # fmt: skip
    settings = Settings(time_step=0.02, max_time=20.0, impact_law=law, maps=False, threads=1, air_density=0.0)
    result = simulate(FLAT, Ground(FLAT, mu_min=0.8, mu_max=0.8), [PEBBLE, SHEET], releases, settings)
    runs = result.runs
    radius = np.array([PEBBLE.radius, SHEET.radius])[runs["rock"]]
    assert np.mean(runs["stop_reason"] == "rest") > 0.5
    assert (runs["stop"][runs["stop_reason"] == "rest", 2] > 0.0).all()
    depths = runs["penetration_max"] / radius
    print(f"{law}: depth, radii: median {np.median(depths):.4f}, 95 % {np.quantile(depths, 0.95):.3f}")
    assert np.median(depths) < 0.02
    assert np.quantile(depths, 0.9) < 0.05
    assert (runs["energy_rise_max"] <= 1e-9 * (runs["energy_max"] + runs["mass"] * 9.81 * radius)).all()
    assert (runs["steps_cut"] > 0).any()


def test_steps_of_slow_rocks_are_not_cut():
    """A rock of 1 m that falls 1 m: (4.4 m/s + spin) 2 ms is far below a quarter of the radius."""
    result = simulate(
        FLAT,
        Ground(FLAT, mu_min=0.55),
        BOX,
        Release((40.0, 40.0), height=1.0, runs=5),
        Settings(maps=False, air_density=0.0),
    )
    assert not result.runs["steps_cut"].any()
    assert not result.runs["spins_kept"].any()


def test_samples_stay_evenly_spaced_where_steps_are_cut():
    """The parts of a step add up to it."""
    run = trace(
        FLAT, Ground(FLAT, mu_min=0.55), PEBBLE, (20.0, 40.0, 0.5), velocity=(50.0, 0.0, -20.0), spin=(40.0, 10.0, 0.0),
        settings=Settings(time_step=0.01, max_time=0.5, air_density=0.0),
    )  # fmt: skip
    assert run.contacts.max() > 0
    np.testing.assert_allclose(np.diff(run.time), 0.01, atol=1e-12)
