# SPDX-License-Identifier: GPL-2.0-or-later
"""The compliant law against Ashayer (2007), chapter 3: rebounds of spheres, discs and clumps, and its energy."""

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.contact import CONTACT, MEMORY, contact_velocity
from talus.engine.laws import mdem as law

STEP = 0.002  # s, of the steps that an impact is cut into, as in a run


class Block:
    """A rigid body of given mass and inertia (m2 times mass) above a horizontal plane, touching it with corners."""

    def __init__(self, corners, gyration, mass=1.0, friction=0.0, restitution=1.0, rolling=0.0):
        self.mass, self.inertia = mass, mass * np.asarray(gyration, float) ** 2
        self.contacts, self.memories = np.zeros(len(corners), CONTACT), np.zeros(len(corners), MEMORY)
        for i, corner in enumerate(corners):
            contact = self.contacts[i]
            contact["vertex"], contact["direction"] = i, [(0, 0, 1), (1, 0, 0), (0, 1, 0)]
            contact["lever"] = np.cross(corner, contact["direction"])
            contact["response"] = contact["lever"] / self.inertia
            contact["delassus"] = np.eye(3) / mass + contact["lever"] @ contact["response"].T
            contact["friction"], contact["restitution"] = friction, (restitution, 0.0)
            contact["rolling"], self.memories[i]["turn"] = rolling, np.diag(1.0 / self.inertia)

    def step(self, motion, h, gravity=(0.0, 0.0, 0.0)):
        """Motion (v, w) after a step."""
        free = np.add(motion, [*(h * np.array(gravity)), 0.0, 0.0, 0.0])
        out = law.mdem(
            self.contacts, len(self.contacts), self.memories, h, 1.0 / self.mass, 1e-9, 100,
            tuple(float(value) for value in motion), tuple(float(value) for value in free),
        )  # fmt: skip
        assert out[7]
        return np.array(out[:6])

    def impact(self, motion, duration=4 * law.CONTACT_TIME):
        """Motion after an impact without gravity, cut into steps."""
        for name in ("state", "own_gap", "damping", "spring", "twist"):
            self.memories[name] = 0
        for _ in range(round(duration / STEP)):
            motion = self.step(motion, STEP)
        return motion

    def energy(self, motion):
        """Kinetic energy and that of the springs."""
        spring = law.TANGENTIAL * (self.memories["spring"] ** 2).sum()
        stiffness = self.mass * (math.pi / law.CONTACT_TIME) ** 2
        spring += (np.minimum(self.memories["own_gap"], 0.0) ** 2).sum()
        kinetic = 0.5 * self.mass * (motion[:3] ** 2).sum() + 0.5 * (self.inertia * motion[3:] ** 2).sum()
        return kinetic + 0.5 * stiffness * spring


def sphere(radius=0.5, **properties):
    return Block([(0.0, 0.0, -radius)], 3 * [math.sqrt(0.4) * radius], **properties)


@pytest.mark.parametrize("number", [0.1, 0.5**0.5, 1.0, 3.0, 10.0])
def test_dashpot_returns_what_its_formula_says(number):
    """Ashayer (2007), eqs. 3.2.10, 3.2.15: R_N = 1 / sqrt(1 + Z0^2) with Z0 = v sqrt(c / k), by scipy's integrator."""

    def motion(_, state):
        compression, velocity = state
        return velocity, -law.normal_force(1.0, number**2, compression, velocity, 1.0, 0.0)

    def release(_, state):
        return state[0]

    release.terminal, release.direction = True, -1
    run = solve_ivp(motion, (0.0, 50.0), (1e-12, 1.0), events=release, rtol=1e-10, atol=1e-13, max_step=0.05)
    assert -run.y[1, -1] == pytest.approx(1.0 / math.hypot(1.0, number), rel=1e-6)


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


@pytest.mark.parametrize(
    ("friction", "expected"),
    [
        (0.05, (2.672, 2.344, 2.016, 2.0, 2.0)),
        (0.10, (2.344, 2.0, 2.0, 2.0, 2.0)),
        (0.15, (2.016, 2.0, 2.0, 2.0, 2.0)),
        (0.20, (2.0, 2.0, 2.0, 2.0, 2.0)),
        (0.30, (2.0, 2.0, 2.0, 2.0, 2.0)),
    ],
)
def test_disc_of_five_bounces_has_the_velocities_of_the_rigid_one(friction, expected):
    """Ashayer (2007), section 3.3.6: R = 0.5 m, 3 and 3.28 m/s, elastic. The thesis ends at 1.97 m/s, 1.5 % off."""
    disc = Block([(0.0, 0.0, -0.5)], 3 * [0.5 / math.sqrt(2.0)], friction=friction)
    motion, found = np.array([3.0, 0, -3.28, 0, 0, 0]), []
    for _ in expected:
        motion = disc.impact(motion)
        found.append(motion[0])
        assert motion[2] == pytest.approx(3.28, rel=2e-3)
        motion[2] = -3.28
    np.testing.assert_allclose(found, expected, rtol=0.015)


@pytest.mark.parametrize("slip", [0.2, 0.6, 1.0])
def test_slip_of_a_sphere_turns_within_its_first_third_at_low_angles(slip):
    """Sticking from the start, xi ~ sin(sqrt(3.5 k_t / k) w t): turned at 0.295 of the contact; 0.31 in the thesis,
    whose spheres sink by a quarter of their radius (section 3.3.5.1). Then no friction is left and no slip either."""
    ball, h = sphere(0.03, friction=0.3), 1e-5
    motion, time = np.array([slip * 0.3 * 10.0, 0, -10.0, 0, 0, 0]), 0.0
    while contact_velocity(ball.contacts[0], 1, *motion) > 0.0:
        motion, time = ball.step(motion, h), time + h
    expected = 0.5 / math.sqrt(3.5 * law.TANGENTIAL)
    assert time / law.CONTACT_TIME == pytest.approx(expected, rel=0.01)
    left = ball.impact(motion)
    assert left[0] == pytest.approx(motion[0], rel=0.02)


@pytest.mark.parametrize("slip", [8.0, 12.0])
def test_fast_sphere_slips_to_the_end(slip):
    """Above v_1 / (mu v_3) = 7 friction acts at its limit throughout: Delta V_1 = mu (1 + e) V_3, closed form."""
    motion = sphere(friction=0.3).impact(np.array([slip * 0.3 * 10.0, 0, -10.0, 0, 0, 0]))
    assert motion[0] == pytest.approx(slip * 3.0 - 0.3 * 2.0 * 10.0, rel=2e-3)


@pytest.mark.parametrize("angle", [5.0, 55.0, 65.0])
def test_disc_of_seven_particles_rebounds_as_in_the_thesis(angle):
    """Section 3.4.4: mu = 0.58, no damping, 1 m/s: R_N 0.82, V_1 0.33 m/s, spin 0.32 rad/s at these angles.

    The figure of the clump is lost. A hexagon of six particles of radius 0.5 m around a seventh, which stands on two of
    them at 0 degrees, is the one whose extremes lie at 5, 55 and 65 degrees, and these are its values; with k_t = k as
    in the thesis they are 0.824, 0.329 and 0.314.
    """
    turn = math.radians(30.0 - abs((angle + 30.0) % 60.0 - 30.0))
    corner = (math.sin(turn), 0.0, -(math.cos(turn) + 0.5))
    gyration = math.sqrt(0.5**2 / 2.0 + 6.0 / 7.0 * 1.0**2)
    motion = Block([corner], 3 * [gyration], friction=0.58).impact(np.array([0, 0, -1.0, 0, 0, 0]))
    assert motion[2] == pytest.approx(0.82, abs=0.02)
    assert abs(motion[0]) == pytest.approx(0.33, abs=0.02)
    assert abs(motion[4]) == pytest.approx(0.32, abs=0.02)


RIGID_BOX = {5: -0.169, 10: -0.051, 20: 0.288, 30: 0.545, 45: 0.850, 60: 0.995, 65: 0.998, 85: 0.797}


def test_clump_of_eight_particles_follows_the_rigid_box():
    """Section 3.4.2: 2:1, elastic, 1 m/s, mu = 0.58. The thesis says "very good accuracy" of a figure; here within 0.18
    of the rigid rebound at every angle, from below zero to nearly one, and within 0.12 in the mean of squares."""
    gyration, found = math.sqrt(0.125 + 1.25 + 0.25), []
    for angle in RIGID_BOX:
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        corners = [(c * x - s * z, 0.0, s * x + c * z - 0.5) for x in (-1.5, 1.5) for z in (-0.5, 0.5)]
        clump = Block([min(corners, key=lambda corner: corner[2])], 3 * [gyration], friction=0.58)
        found.append(clump.impact(np.array([0, 0, -1.0, 0, 0, 0]))[2])
    difference = np.array(found) - list(RIGID_BOX.values())
    assert np.abs(difference).max() < 0.18
    assert np.sqrt((difference**2).mean()) < 0.12


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
    """A slope of 35 degrees and its foot: the total energy is never above that of the start."""
    x = 2.0 * np.arange(200)
    terrain = Terrain(np.repeat(np.maximum(100.0 - 0.7 * x, 60.0)[None, :], 30, axis=0), (2.0, 2.0))
    ground = Ground(terrain, mu_min=0.6, mu_max=0.6, restitution=restitution)
    settings = Settings(impact_law="mdem", max_time=120.0, trajectories=True, trajectory_interval=0.01)
    result = simulate(terrain, ground, rock_library.rock(name, volume=1.0), Release((10.0, 30.0), runs=6), settings)
    runs, rows = result.runs, result.trajectories
    assert (runs["stop_reason"] != "max time").all() and (runs["stop_reason"] == "rest").sum() >= 5
    assert not runs["unconverged"].any() and not runs["energy_limited"].any()
    assert (runs["penetration_max"] < 0.05).all()
    mass = runs["mass"][0]
    total = rows["energy"] + mass * 9.81 * rows["z"]
    start = total[np.searchsorted(rows["run"], np.arange(6))][rows["run"]]
    assert (total <= start + 1e-9 * mass * 9.81 * 40.0).all()
