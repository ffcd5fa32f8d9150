# SPDX-License-Identifier: GPL-2.0-or-later
"""Height fields: a plate slides as over a plane, no rock is faster than free fall, none runs on off the edge."""

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, rock_library, simulate, trace
from talus.tests.verification import flat_plate as case
from talus.tests.verification.planes import AZIMUTHS, SCHEMES, turned

SHAPES = ("cube", "block", "column", "plate")


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("turn", [0.0, 0.6])
@pytest.mark.parametrize("azimuth", AZIMUTHS)
def test_flat_plate_slides_over_the_cells_as_over_a_plane(azimuth, turn, scheme):
    """Coulomb's closed form, 22.460 m and 8.984 m/s after 5 s, at any azimuth.

    0.1 % of the way; a hop, drift or turn of 1 cm. Measured: 0.02 %, 0.8 mm, 0.003 mm, 2e-5 rad; all of it happens
    in the first steps, in which the plate settles on its four corners.
    """
    slope, run = case.slide(azimuth, scheme, turn)
    position, velocity = slope.along(run.position), slope.along(run.velocity)
    assert position[-1, 0] == pytest.approx(22.460, rel=1e-3)
    assert np.linalg.norm(velocity[-1]) == pytest.approx(8.984, rel=1e-3)
    assert np.abs(position[:, 1]).max() < 0.01
    assert np.ptp(position[:, 2]) < 0.01
    assert turned(run).max() * 0.5 * np.hypot(case.LENGTH, case.WIDTH) < 0.01


@pytest.mark.parametrize("azimuth", AZIMUTHS)
def test_flat_plate_that_covers_a_hundred_nodes_slides_as_over_a_plane(azimuth):
    """The closed form and tolerances hold on cells of 0.1 m, eleven along each side of the plate."""
    slope, run = case.slide(azimuth, "implicit", turn=0.6, cell=0.1)
    position, velocity = slope.along(run.position), slope.along(run.velocity)
    assert position[-1, 0] == pytest.approx(22.460, rel=1e-3)
    assert np.linalg.norm(velocity[-1]) == pytest.approx(8.984, rel=1e-3)
    assert np.abs(position[:, 1]).max() < 0.01
    assert np.ptp(position[:, 2]) < 0.01


def test_numbers_of_the_flat_plate_are_those_of_the_closed_form():
    """g (sin 40 - 0.6 cos 40) t^2 / 2 and t, to the digits that issue 2 gives."""
    np.testing.assert_allclose(case.closed_form(5.0), [22.460, 8.984], atol=5e-4)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("restitution", [0.0, 0.3])
def test_no_rock_is_faster_than_free_fall_allows(restitution, scheme):
    """Energy balance of a rock released at rest: |v|^2 <= 2 g (z0 - z) at every sample, rotation included in 'energy'.

    60 rocks of four shapes on rough ground. 1e-9 of the whole fall of some 100 m: rounding.
    """
    terrain = case.rough_slope()
    ground = Ground(terrain, mu_min=0.4, mu_max=1.2, kappa=1.0, beta=50.0, restitution=restitution)
    settings = Settings(free_flight=scheme, max_time=20.0, air_density=0.0)  # in which all are down
    for number, start in enumerate(case.releases(terrain, 60)):
        rock = rock_library.rock(SHAPES[number % 4], volume=1.0 + number % 3)
        orientation = np.random.default_rng(number).normal(size=4)
        run = trace(terrain, ground, rock, start, orientation, settings=settings)
        fall = start[2] - run.position[:, 2]
        kinetic = 0.5 * (run.velocity**2).sum(axis=1) + 0.5 * (rock.inertia * run.spin**2).sum(axis=1) / rock.mass
        assert (kinetic - 9.81 * fall).max() < 1e-9 * 9.81 * 100.0


def test_free_fall_bound_holds_for_every_step_of_an_ensemble():
    """The engine's own account sees each step: total energy never rises (rounding: 1e-9)."""
    terrain = case.rough_slope()
    rock = rock_library.rock("cube", volume=1.0)
    points = case.releases(terrain, 20)
    result = simulate(
        terrain, Ground(terrain, mu_min=0.3, mu_max=0.5, restitution=0.0), rock,
        [Release((x, y), height=3.0, runs=10) for x, y, _ in points], Settings(max_time=60.0, maps=False,
            air_density=0.0),
    )  # fmt: skip
    assert result.runs["energy_rise_max"].max() < 1e-9 * rock.mass * 9.81 * 100.0


@pytest.mark.parametrize("scheme", SCHEMES)
def test_no_rock_runs_on_beyond_the_edge_of_the_ground(scheme):
    """On a slope too slippery to stop on, every rock leaves the terrain, and is last seen above ground inside it."""
    terrain = case.rough_slope()
    xmin, ymin, xmax, ymax = terrain.extent
    rock = rock_library.rock("block", volume=1.0)
    result = simulate(
        terrain, Ground(terrain, mu_min=0.1, mu_max=0.1), rock,
        [Release((x, y), height=2.0, runs=5, velocity=(8.0, 0.0, 0.0)) for x, y, _ in case.releases(terrain, 40)],
        Settings(max_time=120.0, free_flight=scheme, maps=False, air_density=0.0),
    )  # fmt: skip
    assert set(result.runs["stop_reason"]) == {"left terrain"}
    stop = result.runs["stop"]
    assert ((stop[:, 0] >= xmin) & (stop[:, 0] <= xmax) & (stop[:, 1] >= ymin) & (stop[:, 1] <= ymax)).all()
    ground_below = terrain.height(stop[:, 0], stop[:, 1])
    assert np.isfinite(ground_below).all()  # neither over the hole
    assert (stop[:, 2] > ground_below).all()


@pytest.mark.parametrize("velocity", [(40.0, 0.0, 10.0), (-40.0, 0.0, 10.0), (0.0, 40.0, 30.0), (0.0, -40.0, 10.0)])
def test_rock_thrown_over_an_edge_ends_at_it(velocity):
    """In flight, high above ground: ends within a step's way (0.1 m) of the edge or of the hole, not after the fall."""
    terrain = case.rough_slope()
    x, y = 2640150.0, 1160120.0
    run = trace(
        terrain, Ground(terrain, mu_min=0.55), rock_library.rock("cube"),
        (x, y, terrain.height(x, y) + 150.0), velocity=velocity, settings=Settings(max_time=60.0, air_density=0.0),
    )  # fmt: skip
    xmin, ymin, xmax, ymax = terrain.extent
    east, north = run.position[-1, :2]
    assert run.stop_reason == "left terrain"
    assert min(east - xmin, xmax - east, north - ymin, ymax - north) < 1.0
