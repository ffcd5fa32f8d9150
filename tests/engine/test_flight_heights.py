# SPDX-License-Identifier: GPL-2.0-or-later
"""Largest heights of flights between two looks: the vertex of the parabola, samples of the same runs, cell by cell."""

import math

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.motion.flight_path import Flight, elevation, flight_of, highest_of_flight, put_flight
from talus.engine.motion.passed_cells import map_cell
from talus.engine.motion.quantities import ENERGY, HEIGHT, QUANTITIES, VELOCITY, quantities_of
from talus.engine.motion.step import fly
from talus.engine.shapes.body import body_of
from talus.engine.types import State, World

GRAVITY = 9.81
ROCK = rock_library.rock("worn_compact", 1.0)


def rugged(nodes=60, cell=1.0, seed=0):
    """A slope with steps of 8 m and noise of 0.3 m from node to node."""
    rows = np.mgrid[0:nodes, 0:nodes][0] * 1.0
    steps = np.where(rows % 20 < 10, 0.0, -8.0) + 0.3 * np.random.default_rng(seed).normal(size=rows.shape)
    return Terrain(cell * (steps - 0.7 * rows), cell)


def drawn(terrain, drag, seed, end=0.08):
    """Flights over a terrain, each some metres above ground and as long as ten steps of 10 ms at most."""
    generator, width = np.random.default_rng(seed), terrain.shape[0] * terrain.cell_size[0]
    for _ in range(100):
        x, y = width * (0.2 + 0.6 * generator.uniform(size=2))
        vx, vy, vz = generator.normal(size=3) * [15.0, 15.0, 6.0]
        yield Flight(x, y, float(terrain.height(x, y)) + 3.0, vx, vy, vz, drag, GRAVITY, end)


def heights_along(terrain, flight, count=2001):
    """The height above ground at many places of a flight, written out again."""
    s = np.linspace(0.0, flight.end, count)
    z = flight.z + s * (flight.vz - 0.5 * flight.gravity * s / (1.0 - flight.drag * s))
    return z - terrain.height(flight.x + flight.vx * s, flight.y + flight.vy * s)


def test_rock_thrown_upwards_is_as_high_as_its_parabola():
    """Free flight over a plane without air: v^2 / 2 g above its start, to rounding, whatever the time step."""
    terrain = Terrain(np.zeros((41, 41)), 5.0)
    for step in (0.002, 0.0073, 0.01):
        settings = Settings(time_step=step, max_time=1.5, air_density=0.0)
        release = Release((100.0, 100.0), 10.0, runs=1, velocity=(3.0, 2.0, 7.0), orientation=(1, 0, 0, 0))
        result = simulate(terrain, Ground(terrain, mu_min=0.55), ROCK, release, settings)
        expected = result.runs["start"][0, 2] + 7.0**2 / (2.0 * GRAVITY)
        assert result.runs["height_max"][0] == pytest.approx(expected, abs=1e-9)
        assert np.nanmax(result.maps["height_max"]) == pytest.approx(expected, abs=1e-5)  # kept as float32


@pytest.mark.parametrize("drag", [0.0, 0.01, 2.0])
def test_largest_height_is_that_of_many_places_of_the_path(drag):
    """Never below any place of it, and not above its kinks by more than two places are apart."""
    terrain = rugged()
    grid = terrain.grid(0.5)
    for flight in drawn(terrain, drag, 1):
        along = heights_along(terrain, flight)
        top = highest_of_flight(grid, flight)
        assert top >= along.max() - 1e-11
        assert top <= along.max() + np.abs(np.diff(along)).max()


@pytest.mark.parametrize("drag", [0.0, 50.0])
def test_path_is_the_one_that_a_step_takes(drag):
    """Positions of step.fly after any part of a stride, with the air and without, are on the Flight."""
    terrain = rugged()
    grid, settings = terrain.grid(0.5), Settings(air_density=min(10.0, drag))
    world = World(grid, Ground(terrain, mu_min=0.55).grid(), body_of(ROCK), settings.physics())
    start = State(20.0, 20.0, 30.0, 1.0, 0.0, 0.0, 0.0, 12.0, 7.0, 4.0, 1.0, 2.0, 3.0, 0.0)
    flight = flight_of(world, start, 0.016)
    for share in (0.25, 0.5, 1.0):
        after = fly(world, start, share * 0.016)
        s = (after.x - start.x) / start.vx
        assert elevation(flight, s) == pytest.approx(after.z, abs=1e-12)
        assert flight.y + flight.vy * s == pytest.approx(after.y, abs=1e-12)


@pytest.mark.parametrize("drag", [0.0, 2.0])
def test_cells_of_a_flight_have_what_was_passed_in_each(drag):
    """Brute force: largest height, energy and velocity over the places of the path that lie in a cell."""
    terrain, body = rugged(), body_of(ROCK)
    grid = terrain.grid(0.5)
    several = 0
    for flight in drawn(terrain, drag, 2, end=0.2):
        s = np.linspace(0.0, flight.end, 4001)
        slower = 1.0 - 2.0 * drag * s
        velocity = np.sqrt(
            slower**2 * (flight.vx**2 + flight.vy**2) + (slower * flight.vz - GRAVITY * s) ** 2
        )  # after t with drag at the mean velocity: (v_0 (1 - k t) - g t) / (1 + k t)
        heights = heights_along(terrain, flight, s.size)
        ends = []
        for i in (0, -1):
            state = State(0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, velocity[i], 0.0, 0.0, 0.5, 0.6, 0.7, 0.0)
            ends.append(quantities_of(body, state, heights[i], 0.0))
        cells, values = np.zeros((200, 1), np.int64), np.zeros((200, QUANTITIES))
        cells[0, 0], values[0] = map_cell(flight.x, flight.y, grid), ends[0]
        used = put_flight(grid, body, flight, tuple(ends), 1, cells, values)
        places = [map_cell(flight.x + flight.vx * value, flight.y + flight.vy * value, grid) for value in s]
        assert list(dict.fromkeys(places)) == [cell for cell in cells[:used, 0] if cell in set(places)]
        values[used - 1] = np.maximum(values[used - 1], ends[1])
        turning = ends[0].energy - 0.5 * body.mass * velocity[0] ** 2
        for k in range(used):
            inside = np.array(places) == cells[k, 0]
            if not inside.any():
                continue
            several += inside.all() == 0
            largest = velocity[inside].max()
            slack = 2.0 * np.abs(np.diff(heights)).max()
            assert heights[inside].max() - 1e-11 <= values[k, HEIGHT] <= heights[inside].max() + slack
            assert values[k, VELOCITY] == pytest.approx(largest, rel=1e-3) and values[k, VELOCITY] >= largest - 1e-12
            assert values[k, ENERGY] == pytest.approx(turning + 0.5 * body.mass * largest**2, rel=2e-3)
    assert several > 100


@pytest.mark.parametrize(
    ("step", "air", "speed"),
    [(0.002, 0.0, 3.0), (0.002, 1.2, 3.0), (0.01, 1.2, 3.0), (0.02, 0.0, 3.0), (0.02, 0.0, 30.0)],
)
def test_largest_values_are_never_below_the_samples_of_the_same_run(step, air, speed):
    """Every step is kept as a sample; heights of runs, and heights, velocities and energies of cells, are those of the
    samples or more, also in fast flight, where a step passes half a cell."""
    terrain = rugged(nodes=120)
    releases = [Release((60.0 + east, 10.0), 2.0, runs=60, velocity=(0.0, speed, 3.0)) for east in (-20.0, 0.0, 20.0)]
    settings = Settings(
        seed=3, trajectories=True, trajectory_interval=step, time_step=step, air_density=air, max_time=30.0
    )
    result = simulate(terrain, Ground.of_class(terrain, "hard"), ROCK, releases, settings)
    samples, runs = result.trajectories, result.runs
    highest = np.full(runs.size, -math.inf)
    np.maximum.at(highest, samples["run"], samples["height"])
    rounding = 1e-6  # m: coordinates of samples
    assert (runs["height_max"] >= highest - rounding).all()
    assert (runs["height_max"] > highest + 1e-6).any()
    heights = result.maps["height_max"]
    rows = np.rint(samples["y"]).astype(int) - result.maps.row0
    columns = np.rint(samples["x"]).astype(int) - result.maps.col0
    inside = np.isfinite(samples["height"])
    assert (heights[rows, columns][inside] >= samples["height"][inside] - 1e-5).all()
    for name in ("velocity", "energy"):
        assert (result.maps[f"{name}_max"][rows, columns] >= samples[name] * (1.0 - 1e-6)).all()


def test_samples_do_not_change_the_largest_heights():
    """Bits of the runs are the same with and without trajectories."""
    terrain = rugged()
    release = Release((30.0, 5.0), 1.0, runs=20)
    kept = [
        simulate(
            terrain,
            Ground(terrain, mu_min=0.55),
            ROCK,
            release,
            Settings(seed=1, max_time=5.0, trajectories=keep, air_density=0.0),
        ).runs
        for keep in (False, True)
    ]
    assert kept[0]["height_max"].tobytes() == kept[1]["height_max"].tobytes()


def test_ravine_between_two_looks_is_seen():
    """Over a ravine the height above ground has its maximum between two looks of 80 ms."""
    columns = np.mgrid[0:41, 0:41][1]
    terrain = Terrain(np.where(columns == 20, -30.0, 0.0), 0.5)
    settings = Settings(time_step=0.01, max_time=1.0, air_density=0.0)
    release = Release((2.0, 10.0), 6.0, runs=1, velocity=(9.0, 0.0, 0.0), orientation=(1, 0, 0, 0))
    run = simulate(terrain, Ground(terrain, mu_min=0.55), ROCK, release, settings).runs[0]
    time = (10.0 - 2.0) / 9.0
    assert run["height_max"] == pytest.approx(run["start"][2] - 0.5 * GRAVITY * time**2 + 30.0, abs=1e-6)
