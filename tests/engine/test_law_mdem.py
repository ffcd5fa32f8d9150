# SPDX-License-Identifier: GPL-2.0-or-later
"""The compliant law: its dashpot, one central contact, its energy and rest. Ashayer (2007), chapter 3.

The rebounds of the thesis are in tests/verification/test_ashayer_compliant.py.
"""

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.contact.laws import mdem as law
from talus.engine.research.compliant_body import STEP, Block, sphere


@pytest.mark.source("ashayer_2007", "dashpot with p = 1 and q = 2 (eqs. 3.2.9 to 3.2.15)")
@pytest.mark.parametrize("number", [0.1, 0.5**0.5, 1.0, 3.0, 10.0])
def test_dashpot_returns_what_its_formula_says(number):
    """Ashayer (2007), eqs. 3.2.10, 3.2.15: R_N = 1 / sqrt(1 + Z0^2) with Z0 = v sqrt(c / k), by scipy's integrator.

    v dv/dx = -(k x + c x v^2) on the way in gives the deepest compression besides, sqrt(ln(1 + Z0^2) / c).
    """

    def motion(_, state):
        compression, velocity = state
        return velocity, -law.normal_force(1.0, number**2, compression, velocity, 1.0, 0.0)

    def release(_, state):
        return state[0]

    def turn(_, state):
        return state[1]

    release.terminal, release.direction = True, -1
    run = solve_ivp(motion, (0.0, 50.0), (1e-12, 1.0), events=(release, turn), rtol=1e-10, atol=1e-13, max_step=0.05)
    assert -run.y[1, -1] == pytest.approx(1.0 / math.hypot(1.0, number), rel=1e-6)
    assert run.y_events[1][0, 0] == pytest.approx(math.sqrt(math.log1p(number**2)) / number, rel=1e-6)


@pytest.mark.source("ashayer_2007", "dashpot with p = 1 and q = 2 (eqs. 3.2.9 to 3.2.15)")
def test_dashpot_that_halves_at_the_speed_of_pfeiffer():
    """R_N(9.8 m/s) = 1/2 needs sqrt(k / c) = 9.8 / sqrt(3) = 5.658 m/s (eqs. 3.2.15, 3.2.16; l.738)."""
    assert 1.0 / math.sqrt(law.damping_of(0.5, 9.8)) == pytest.approx(5.658, abs=5e-4)


def test_dashpot_neither_knocks_nor_pulls():
    """No force at touch, and none below zero at any velocity of release that the dashpot can reach."""
    assert law.normal_force(1e6, 0.5, 0.0, 10.0, 1.0, 1e-4) == 0.0
    assert law.normal_force(1e6, 0.5, 0.01, -100.0, 1.0, 1e-4) == 0.0


@pytest.mark.parametrize("restitution", [1.0, 0.8, 0.5, 0.2])
@pytest.mark.parametrize("speed", [0.1, 1.0, 10.0, 30.0])
def test_central_impact_returns_the_restitution_of_the_ground_at_any_velocity(restitution, speed):
    """The dashpot is chosen at touch; leapfrog with a twentieth of a radian leaves 0.5 % of the approach."""
    motion = sphere(restitution=restitution).impact(np.array([0, 0, -speed, 0, 0, 0.0]))
    assert motion[2] / speed == pytest.approx(restitution, abs=5e-3)


def test_elastic_contact_lasts_as_long_and_presses_as_deep_as_asked():
    """Half a period, and v CONTACT_TIME / pi."""
    block, motion, h = sphere(), np.array([0, 0, -5.0, 0, 0, 0]), 1e-5
    gaps = []
    while not gaps or gaps[-1] < 0.0:
        motion = block.step(motion, h)
        gaps.append(block.memories["own_gap"][0])
    assert len(gaps) * h == pytest.approx(law.CONTACT_TIME, rel=5e-3)
    assert -min(gaps) == pytest.approx(5.0 * law.CONTACT_TIME / math.pi, rel=1e-3)


def test_box_that_lands_flat_leaves_flat():
    """All forces come from one velocity, so a symmetric landing does not turn the box; without friction exactly."""
    corners = [(x, y, -1.0) for x in (-2, 2) for y in (-1, 1)]
    motion = Block(corners, (1.0, 1.5, 1.2), restitution=0.5).impact(np.array([0, 0, -5.0, 0, 0, 0]))
    np.testing.assert_allclose(motion, (0, 0, 2.5, 0, 0, 0), atol=0.01)


def test_rotational_slider_takes_spin_by_its_moment_and_does_not_turn_it():
    """rho = 0.1 m, central impact of 5 m/s, frictionless, elastic: Delta(Theta omega) = rho Delta p = 0.1 * 10 m, less
    what the spring still holds; of a slow spin nothing is left but the swing of the spring."""
    fast = sphere(rolling=0.1).impact(np.array([0, 0, -5.0, 0, 20.0, 0]))
    assert 20.0 - fast[4] == pytest.approx(0.1 * 10.0 / (0.4 * 0.25), rel=0.02)
    slow = np.array([0, 0, -5.0, 0, 1.0, 0])
    assert abs(sphere(rolling=0.1).impact(slow)[4]) < 1.0


def test_energy_of_motion_and_springs_never_rises():
    """Random bodies of one to five corners, each step of another length. Within a contact the leapfrog's energy swings
    by 5e-4; when all corners are free again no more is left than there was."""
    rng = np.random.default_rng(3)
    for _ in range(300):
        corners = rng.normal(size=(rng.integers(1, 6), 3)) * [1.0, 1.0, 0.3] - [0.0, 0.0, 1.0]
        block = Block(
            [tuple(corner) for corner in corners], rng.uniform(0.3, 1.2, 3),
            friction=rng.choice([0.0, 0.3, 1.0, 2.0]), restitution=rng.choice([0.0, 0.5, 0.9, 1.0]),
        )  # fmt: skip
        motion = np.concatenate([rng.normal(size=3) * 5.0 - [0, 0, rng.uniform(5.0, 20.0)], rng.normal(size=3) * 3.0])
        before = block.energy(motion)
        for _ in range(40):
            motion = block.step(motion, STEP * rng.choice([1.0 / 16.0, 0.3, 1.0]))
            assert np.isfinite(motion).all()
            assert block.energy(motion) <= before * (1.0 + 5e-4)
        if (block.memories["own_gap"] >= 0.0).all():
            assert block.energy(motion) <= before * (1.0 + 1e-9)


def test_resting_body_is_held_by_its_springs():
    """Put down under gravity it swings about m g / k; the mean force over a second is its weight."""
    block, motion = sphere(mass=1000.0, restitution=0.0), np.zeros(6)
    percussion = 0.0
    for _ in range(500):
        motion = block.step(motion, STEP, gravity=(0.0, 0.0, -9.81))
        percussion += block.contacts["percussion"][0, 0]
        assert np.abs(motion).max() < 0.01
    assert percussion == pytest.approx(1000.0 * 9.81, rel=2e-3)


@pytest.mark.parametrize("name", ["eota111", "plate", "cube"])
@pytest.mark.parametrize("restitution", [0.0, 0.4])
def test_rocks_come_down_rest_and_gain_no_energy(name, restitution):
    """A slope of 35 degrees and its foot: the total energy is never above that of the start.

    The ground is wider than any rock goes (of 240 runs none came further than 200 m), so that all have to rest.
    """
    x = 2.0 * np.arange(250)
    terrain = Terrain(np.repeat(np.maximum(100.0 - 0.7 * x, 60.0)[None, :], 200, axis=0), (2.0, 2.0))
    ground = Ground(terrain, mu_min=0.6, mu_max=0.6, restitution=restitution)
    settings = Settings(impact_law="mdem", max_time=120.0, trajectories=True, trajectory_interval=0.01, air_density=0.0)
    result = simulate(terrain, ground, rock_library.rock(name, volume=1.0), Release((10.0, 200.0), runs=6), settings)
    runs, rows = result.runs, result.trajectories
    assert (runs["stop_reason"] == "rest").all()
    assert not runs["unconverged"].any() and not runs["energy_limited"].any()
    assert (runs["penetration_max"] < 0.05).all()
    mass = runs["mass"][0]
    total = rows["energy"] + mass * 9.81 * rows["z"]
    start = total[np.searchsorted(rows["run"], np.arange(6))][rows["run"]]
    assert (total <= start + 1e-9 * mass * 9.81 * 40.0).all()


@pytest.mark.parametrize("time_step", [0.0005, 0.002, 0.01])
def test_small_fast_rocks_sink_as_deep_as_their_springs_say_and_no_deeper(time_step):
    """A corner with the mobility 1 / m' that comes down at u, spin included, is stopped after u (m' / k)^(1/2), at most
    u CONTACT_TIME / pi: of 0.01 m3 at 100 m/s most of a radius, which is the deepest of the campaign (0.85). What
    touchdown may be placed too deep (0.02 radii, landing.py) comes on top."""
    terrain = Terrain(np.zeros((60, 60)), 1.0)
    ground = Ground(terrain, mu_min=0.6, mu_max=0.6, restitution=0.9)
    rock, velocity, spin = rock_library.rock("eota111", volume=0.01), (30.0, 0.0, -100.0), (60.0, -60.0, 50.0)
    release = Release((20.0, 30.0), height=0.01, runs=60, velocity=velocity, spin=spin)
    settings = Settings(impact_law="mdem", time_step=time_step, max_time=0.06, air_density=0.0, maps=False)
    depth = simulate(terrain, ground, rock, release, settings).runs["penetration_max"]
    corner = 100.0 + 9.81 * 0.06 + rock.radius * np.linalg.norm(spin)
    assert depth.max() <= corner * law.CONTACT_TIME / math.pi + 0.02 * rock.radius
    assert 0.4 * rock.radius < depth.max() < rock.radius
