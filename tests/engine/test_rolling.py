# SPDX-License-Identifier: GPL-2.0-or-later
"""Rolling resistance: the rolling ball in closed form, with any law, and that it only ever takes rolling away."""

import math

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.choices import COMPLIANT_LAWS, IMPACT_LAWS
from talus.engine.contact import laws
from talus.engine.contact.options import OPTIONS, kept_arm
from talus.engine.contact.rolling import arm_of, resist_rolling, resisted_spin
from talus.engine.motion import step
from talus.engine.motion.workspace import make_common, workspace_of
from talus.engine.shapes.facets import FACET
from talus.engine.shapes.triangles import TRIANGLE
from talus.engine.types import Body, State, World

RADIUS, MASS, GRAVITY, STEP = 0.5, 1000.0, 9.81, 0.001
RIGID = [name for name in IMPACT_LAWS if name not in COMPLIANT_LAWS]


class Ball:
    """A ball on a plane that falls to the east by ``slope`` degrees: one corner, put below the centre at every step."""

    def __init__(self, slope, resistance, friction=1.0, law="newton"):
        tangent = math.tan(math.radians(slope))
        heights = np.repeat(500.0 - 5.0 * tangent * np.arange(41)[None, :], 5, axis=0)
        self.terrain = Terrain(heights, (5.0, 5.0))
        ground = Ground(self.terrain, mu_min=friction, mu_max=friction, rolling_resistance=resistance)
        settings = Settings(time_step=STEP, impact_law=law)
        self.down = np.array([math.cos(math.radians(slope)), 0.0, -math.sin(math.radians(slope))])
        corner = -RADIUS * np.array([math.sin(math.radians(slope)), 0.0, math.cos(math.radians(slope))])
        inertia = 3 * [0.4 * MASS * RADIUS**2]
        self.body = Body(
            corner[None],
            np.array([0, 1]),
            np.array([[*corner, 0.0]]),
            MASS,
            *(float(i) for i in inertia),
            RADIUS,
            np.zeros(1, FACET),
            0,
            np.zeros(1, TRIANGLE),
            math.pi * RADIUS**2,
        )
        self.grid, self.ground = self.terrain.grid(RADIUS), ground.grid()
        self.physics, self.law = settings.physics(), laws.law_of(law)
        self.workspace = workspace_of(1, 0, make_common(settings, self.ground))
        self.velocity, self.spin = np.zeros(3), np.zeros(3)

    def roll(self, steps):
        """Speed down the slope and spin about the east-north axis after some steps, from (v, w) as they are."""
        for _ in range(steps):
            motion = map(float, (*self.velocity, *self.spin))
            state = State(10.0, 10.0, 500.0, 1.0, 0.0, 0.0, 0.0, *motion, 0.0)
            state = resist_rolling(self.body, state, self.workspace.common[0]["rolling"])
            self.workspace.features[0]["gap"] = -1e-9
            midpoint = state[:7]
            end, self.impact = step.touch(
                World(self.grid, self.ground, self.body, self.physics), self.law, state, STEP, midpoint, self.workspace
            )
            self.velocity, self.spin = np.array(end[7:10]), np.array(end[10:13])
        return self.velocity @ self.down, self.spin[1]


@pytest.mark.source("ashayer_2007", "rolling with an eccentric normal force (eqs. 4.5.1 to 4.5.4)")
@pytest.mark.parametrize("law", RIGID)
@pytest.mark.parametrize("resistance", [0.0, 0.1, 0.3])
def test_ball_rolls_with_the_closed_form(law, resistance):
    """alpha = (5/7) (R sin psi - mu_r R cos psi) g / R^2 on 20 degrees: 2.3966 and 1.738 m/s2 (Ashayer 2007, 4.5).

    Exact but for the tolerance of the iteration, since all accelerations are constant.
    """
    psi = math.radians(20.0)
    expected = 5.0 / 7.0 * GRAVITY * (math.sin(psi) - resistance * math.cos(psi))
    ball = Ball(20.0, resistance, law=law)
    first, _ = ball.roll(100)  # the moment is one step behind, so the difference of two speeds tells
    speed, spin = ball.roll(500)
    assert speed - first == pytest.approx(500 * STEP * expected, rel=1e-4)
    assert spin * RADIUS == pytest.approx(speed, rel=1e-4)


def test_ball_creeps_below_the_angle_of_rolling_resistance_and_leaves_above():
    """tan(phi_r) = mu_r: with 0.3, 16.7 degrees. Below, no faster than 5/2 g h sin(psi), however long."""
    for steps in (200, 2000):
        speed, spin = Ball(16.0, 0.3).roll(steps)
        assert speed <= 2.5 * GRAVITY * STEP * math.sin(math.radians(16.0)) * (1.0 + 1e-6)
        assert spin * RADIUS <= speed * (1.0 + 1e-6)
    ball = Ball(16.0, 0.3)
    ball.roll(300)
    assert ball.workspace.common[0]["rolling"]["steps_held"] > 250
    assert Ball(17.5, 0.3).roll(400)[0] > 5.0 * 2.5 * GRAVITY * STEP * math.sin(math.radians(17.5))


def test_ball_on_the_level_is_braked_evenly_and_stops_for_good():
    """a = -(5/7) mu_r g from 2 m/s: at rest after 2.854 s, and no rolling back."""
    ball = Ball(0.0, 0.1)
    ball.velocity, ball.spin = np.array([2.0, 0, 0]), np.array([0, 2.0 / RADIUS, 0])
    first, _ = ball.roll(100)
    speed, _ = ball.roll(1000)
    assert speed - first == pytest.approx(-5.0 / 7.0 * 0.1 * GRAVITY, rel=1e-4)
    speed, spin = ball.roll(2000)
    assert abs(speed) < 1e-9 and abs(spin) < 1e-9


def test_sliding_ball_gains_spin_as_in_the_closed_form():
    """Slip all the while: alpha = (5/2) (mu - mu_r) g / R on the level (section 4.5, captions put right)."""
    ball = Ball(0.0, 0.1, friction=0.3)
    ball.velocity = np.array([10.0, 0, 0])
    _, first = ball.roll(100)
    speed, spin = ball.roll(300)
    assert speed == pytest.approx(10.0 - 0.3 * GRAVITY * 0.4, rel=1e-6)
    assert spin - first == pytest.approx(2.5 * (0.3 - 0.1) * GRAVITY / RADIUS * 0.3, rel=1e-4)


def test_resistance_greater_than_friction_lets_the_ball_slide_without_rolling():
    """mu_r > mu: no more spin than friction gives in one step, friction alone brakes."""
    ball = Ball(0.0, 0.5, friction=0.3)
    ball.velocity = np.array([10.0, 0, 0])
    speed, spin = ball.roll(300)
    assert abs(spin) <= 2.5 * 0.3 * GRAVITY * STEP / RADIUS * (1.0 + 1e-9)
    assert speed == pytest.approx(10.0 - 0.3 * GRAVITY * 0.3, rel=1e-6)


def test_compliant_law_rolls_with_the_closed_form_too():
    """Its own rotational slider. The mono-direction unit lets the ball slip again and again, so within some percent."""
    psi = math.radians(20.0)
    for resistance in (0.0, 0.1):
        expected = 5.0 / 7.0 * GRAVITY * (math.sin(psi) - resistance * math.cos(psi))
        assert Ball(20.0, resistance, law="mdem").roll(500)[0] == pytest.approx(500 * STEP * expected, rel=0.05)


def test_couples_only_take_energy_and_neither_part_of_the_spin_turns_round():
    """Any inertia, normal and couples, from far too small to stop the spin to far too large: w'.Theta w' <= w.Theta w,
    and a spin that is wholly held is nought."""
    rng = np.random.default_rng(8)
    ball = Ball(0.0, 0.1).body
    for _ in range(2000):
        inertia, spin, normal = rng.uniform(1.0, 50.0, 3), rng.normal(size=3) * 10.0, rng.normal(size=3)
        normal /= np.linalg.norm(normal)
        body = ball._replace(inertia_x=inertia[0], inertia_y=inertia[1], inertia_z=inertia[2])
        roll, pivot = 50.0 * 10.0 ** rng.uniform(-8.0, 8.0, 2)
        left = np.array(resisted_spin(body, roll, pivot, tuple(normal), tuple(spin)))
        assert (inertia * left * left).sum() <= (inertia * spin * spin).sum() * (1.0 + 1e-8)
        assert (inertia * left * spin).sum() >= -1e-8 * (inertia * spin * spin).sum()
    assert resisted_spin(body, 1e9, 1e9, (0.0, 0.0, 1.0), tuple(spin)) == (0.0, 0.0, 0.0)


def test_couple_about_one_axis_takes_just_its_angular_percussion():
    """Theta (w - w') = l, exactly, about a principal axis: rolling across the normal, pivoting along it."""
    body = Ball(0.0, 0.1).body
    expected = pytest.approx(3.0 - 20.0 / body.inertia_x, rel=1e-12)
    assert resisted_spin(body, 20.0, 1e9, (0.0, 0.0, 1.0), (3.0, 0.0, 0.0))[0] == expected
    assert resisted_spin(body, 1e9, 20.0, (0.0, 0.0, 1.0), (0.0, 0.0, 3.0))[2] == expected


@pytest.mark.parametrize(("ahead", "share"), [(-0.1, 1.0), (0.0, 1.0), (0.05, 0.5), (0.1, 0.0), (0.3, 0.0)])
def test_offset_of_the_normal_force_is_not_added_again(ahead, share):
    """mu_r R = 0.1 m. A corner ahead of the centre by D resists by D itself, and the couple adds max(0, 0.1 - D); one
    behind drives the rock and takes nothing from the couple."""
    ball = Ball(0.0, 0.2)
    corner = np.array([ahead, 0.0, -RADIUS])
    ball.body = ball.body._replace(vertices=corner[None])
    ball.spin = np.array([0.0, 5.0, 0.0])
    ball.velocity = -np.cross(ball.spin, corner)  # the corner is at rest
    ball.roll(1)
    common, percussion = ball.workspace.common[0], ball.workspace.contacts[0]["percussion"][0]
    if percussion > 0.0:
        assert common["rolling"]["moment"] == pytest.approx(share * 0.1 * percussion, abs=1e-9 * percussion)
        assert common["rolling"]["pivot_moment"] == pytest.approx(0.1 * percussion, rel=1e-9)
    else:
        assert ahead < 0.0  # the centre falls forward faster than gravity follows


@pytest.mark.parametrize("mass", [60.0, 1000.0, 20000.0])
def test_resistance_goes_with_the_ninth_root_of_the_mass(mass):
    """s^(3/2) ~ m g / (M_e sqrt(R)) and mu_r ~ sqrt(s / R) give mu_r ~ m^(1/9) at one density; 1 at 1 t."""
    body = Ball(0.0, 0.1).body._replace(mass=mass)
    assert arm_of(body) == pytest.approx(RADIUS * (mass / 1000.0) ** (1.0 / 9.0), rel=1e-12)
    radius = 0.1 * mass ** (1.0 / 3.0)
    sinkage = (mass / math.sqrt(radius)) ** (2.0 / 3.0)
    of_reference = (1000.0 / math.sqrt(1.0)) ** (2.0 / 3.0)
    assert (sinkage / radius / of_reference) ** 0.5 == pytest.approx((mass / 1000.0) ** (1.0 / 9.0), rel=1e-12)


@pytest.mark.parametrize("name", ["plate", "eota111"])
def test_no_energy_comes_from_rolling_resistance_and_no_rock_sinks(name):
    """With full restitution and friction: rises of energy in a step below 1e-9 of m g times the way, and the depth that
    a rock reaches within 5 % R. (By asking the law again with the moment it was 2e-3, and 0.74 R.)"""
    x = 2.0 * np.arange(60)
    heights = np.repeat(np.maximum(60.0 - 0.8 * x, 0.0)[None, :], 60, axis=0)
    terrain = Terrain(heights, (2.0, 2.0))
    rock, release = rock_library.rock(name, volume=1.0), Release(position=(10.0, 60.0), height=0.5, runs=12)
    for restitution in (0.0, 1.0):
        ground = Ground(terrain, mu_min=0.5, mu_max=0.5, rolling_resistance=0.3, restitution=restitution)
        runs = simulate(terrain, ground, rock, release, Settings(maps=False, max_time=20.0)).runs
        assert (runs["energy_rise_max"] <= 1e-9 * rock.mass * GRAVITY * np.maximum(runs["path_length"], 1.0)).all()
        assert (runs["penetration_max"] < 0.05 * rock.radius).all()


@pytest.mark.parametrize("name", ["eota111", "sphere"])  # a plate slides
def test_rocks_with_rolling_resistance_come_to_rest_sooner(name):
    """Down a plane onto the level: a shorter run-out in the mean of eight rocks."""
    x = 2.0 * np.arange(120)
    heights = np.repeat(np.maximum(100.0 - 0.8 * x, 30.0)[None, :], 30, axis=0)
    terrain = Terrain(heights, (2.0, 2.0))
    stops = []
    for resistance in (0.0, 0.6):
        ground = Ground(terrain, mu_min=0.7, mu_max=0.7, rolling_resistance=resistance)
        rock, release = rock_library.rock(name, volume=1.0), Release(position=(10.0, 30.0), height=1.0, runs=8)
        stops.append(simulate(terrain, ground, rock, release, Settings(maps=False)).runs)
    assert stops[1]["stop"][:, 0].mean() < stops[0]["stop"][:, 0].mean()


def test_ground_gives_the_resistance_by_place_and_is_without_by_default():
    terrain = Terrain(np.zeros((4, 5)), (1.0, 1.0))
    assert not Ground(terrain).field("rolling_resistance").any()
    assert not Ground.of_class(terrain, "hard", with_scar_layer=False).field("rolling_resistance").any()
    field = np.zeros((4, 5))
    field[:, 3:] = 0.4
    assert (Ground(terrain, rolling_resistance=field).field("rolling_resistance") == field).all()
    assert Ground.of_class(terrain, "soft", rolling_resistance=0.7).field("rolling_resistance")[0, 0] == 0.7
    with pytest.raises(ValueError, match="rolling_resistance"):
        Ground(terrain, rolling_resistance=-0.1)


def test_the_arm_that_is_kept_is_that_of_the_rock():
    """Rocks of another mass, or of another area at the same mass, take turns in one workspace."""
    body, options = Ball(0.0, 0.1).body, np.zeros(1, OPTIONS)[0]
    others = body._replace(mass=20000.0), body._replace(mean_area=2.0 * body.mean_area)
    for one in (body, body, others[0], body, others[1], others[1]):
        assert kept_arm(one, options) == arm_of(one)
    assert len({arm_of(one) for one in (body, *others)}) == 3
