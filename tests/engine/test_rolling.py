# SPDX-License-Identifier: GPL-2.0-or-later
"""Rolling resistance: the rolling ball in closed form, with any law, and that it only ever takes rolling away."""

import math

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.choices import COMPLIANT_LAWS, IMPACT_LAWS
from talus.engine.contact import laws
from talus.engine.contact.couples import Percussed, coefficient, resisted_inertia
from talus.engine.contact.options import OPTIONS, keep_arms
from talus.engine.contact.rolling import GREATEST_MASS, LEAST_MASS, couples_of, mean_radius, roughness_share
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
        settings = Settings(time_step=STEP, impact_law=law, air_density=0.0)
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
            self.workspace.features[0]["gap"] = -1e-9
            self.midpoint = state[:7]
            end, self.impact = step.touch(
                World(self.grid, self.ground, self.body, self.physics), self.law, state, STEP, self.midpoint,
                self.workspace,
            )  # fmt: skip
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
    speed, spin = Ball(20.0, resistance, law=law).roll(500)
    assert speed == pytest.approx(500 * STEP * expected, rel=1e-4)
    assert spin * RADIUS == pytest.approx(speed, rel=1e-4)


@pytest.mark.parametrize("law", RIGID)
def test_ball_stays_below_the_angle_of_rolling_resistance_and_leaves_above(law):
    """tan(phi_r) = mu_r: with 0.3, 16.7 degrees. Below, the couple holds it and it does not creep, not even by
    rounding; above it rolls as in the closed form."""
    for steps in (1, 200):
        assert Ball(16.0, 0.3, law=law).roll(steps) == pytest.approx((0.0, 0.0), abs=1e-14)
    psi = math.radians(17.5)
    expected = 5.0 / 7.0 * GRAVITY * (math.sin(psi) - 0.3 * math.cos(psi))
    assert Ball(17.5, 0.3, law=law).roll(400)[0] == pytest.approx(400 * STEP * expected, rel=0.01)


def test_ball_on_the_level_is_braked_evenly_and_stops_for_good():
    """a = -(5/7) mu_r g from 2 m/s: at rest after 2.854 s, and no rolling back."""
    ball = Ball(0.0, 0.1)
    ball.velocity, ball.spin = np.array([2.0, 0, 0]), np.array([0, 2.0 / RADIUS, 0])
    speed, _ = ball.roll(1000)
    assert speed - 2.0 == pytest.approx(-5.0 / 7.0 * 0.1 * GRAVITY, rel=1e-4)
    assert ball.roll(2000) == pytest.approx((0.0, 0.0), abs=1e-300)


def test_sliding_ball_gains_spin_as_in_the_closed_form():
    """Slip all the while: alpha = (5/2) (mu - mu_r) g / R on the level (section 4.5, captions put right)."""
    ball = Ball(0.0, 0.1, friction=0.3)
    ball.velocity = np.array([10.0, 0, 0])
    speed, spin = ball.roll(400)
    assert speed == pytest.approx(10.0 - 0.3 * GRAVITY * 0.4, rel=1e-6)
    assert spin == pytest.approx(2.5 * (0.3 - 0.1) * GRAVITY / RADIUS * 0.4, rel=1e-2)


def test_resistance_greater_than_friction_lets_the_ball_slide_without_rolling():
    """mu_r > mu: no spin at all, friction alone brakes."""
    ball = Ball(0.0, 0.5, friction=0.3)
    ball.velocity = np.array([10.0, 0, 0])
    speed, spin = ball.roll(300)
    assert spin == 0.0
    assert speed == pytest.approx(10.0 - 0.3 * GRAVITY * 0.3, rel=1e-6)


@pytest.mark.parametrize(("friction", "spin"), [(0.5, 0.0), (1.0, 0.0), (1.0, 20.0)])
def test_impact_turns_a_ball_as_friction_and_couple_together_allow(friction, spin):
    """One impact at 10 m/s along and 4 m/s into the ground with mu_r = 0.3: the couple opposes the spin after it.

    P_N / m = p. Slip all through: v' = 10 - mu p, R w' = (5/2) (mu - mu_r) p. Rolling after it, from R w before:
    v' = R w' = (5/7) (10 - mu_r p) + (2/7) R w.
    """
    ball = Ball(0.0, 0.3, friction=friction)
    ball.velocity, ball.spin = np.array([10.0, 0.0, -4.0]), np.array([0.0, spin, 0.0])
    speed, after = ball.roll(1)
    p = 4.0 + GRAVITY * STEP
    if friction == 0.5:
        assert speed == pytest.approx(10.0 - friction * p, rel=1e-9)
        assert after * RADIUS == pytest.approx(2.5 * (friction - 0.3) * p, rel=0.01)
    else:
        assert speed == pytest.approx(5.0 / 7.0 * (10.0 - 0.3 * p) + 2.0 / 7.0 * RADIUS * spin, rel=0.003)
        assert after * RADIUS == pytest.approx(speed, rel=1e-6)


def test_compliant_law_rolls_with_the_closed_form_too():
    """Its own rotational slider. The mono-direction unit lets the ball slip again and again, so within some percent."""
    psi = math.radians(20.0)
    for resistance in (0.0, 0.1):
        expected = 5.0 / 7.0 * GRAVITY * (math.sin(psi) - resistance * math.cos(psi))
        assert Ball(20.0, resistance, law="mdem").roll(500)[0] == pytest.approx(500 * STEP * expected, rel=0.05)


def test_couples_only_take_energy_whatever_their_coefficients():
    """(Theta + k (1 - n n^T) + q n n^T) w' = Theta w: w'.Theta w' <= w.Theta w and w'.Theta w >= 0 for any k, q >= 0,
    and the inverse is that of the matrix, as numpy has it."""
    rng = np.random.default_rng(8)
    for _ in range(500):
        inertia, spin, normal = rng.uniform(1.0, 50.0, 3), rng.normal(size=3) * 10.0, rng.normal(size=3)
        normal /= np.linalg.norm(normal)
        k, q = 50.0 * 10.0 ** rng.uniform(-8.0, 3.0, 2)
        inverse = np.zeros((3, 3))
        rock = Percussed(0, tuple(inertia), (0.0, 0.0, 0.0), 1.0, 1.0, (), 0, (), ())
        left = np.array(resisted_inertia(rock, tuple(normal), k, q, tuple(spin), inverse))
        matrix = np.diag(inertia) + k * np.eye(3) + (q - k) * np.outer(normal, normal)
        np.testing.assert_allclose(inverse @ matrix, np.eye(3), atol=1e-6)
        np.testing.assert_allclose(left, inverse @ (inertia * spin), rtol=1e-6, atol=1e-9)
        assert (inertia * left * left).sum() <= (inertia * spin * spin).sum() * (1.0 + 1e-8)
        assert (inertia * left * spin).sum() >= -1e-8 * (inertia * spin * spin).sum()


def test_coefficient_of_a_couple_leaves_what_the_couple_leaves():
    """I (w - w') = l = k w', and a couple that could reverse the spin holds it."""
    k, is_held = coefficient(3.0, 20.0, 10.0, 10.0)
    assert not is_held and k * 1.0 == pytest.approx(20.0) and 3.0 * 10.0 / (10.0 + k) == pytest.approx(1.0)
    assert coefficient(3.0, 31.0, 10.0, 10.0)[1] and coefficient(0.0, 1.0, 10.0, 10.0) == (0.0, True)


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
    percussion = ball.workspace.contacts[0]["percussion"][0]
    if percussion > 0.0:
        couples = couples_of(ball.midpoint, ball.workspace.contacts, 1, tuple(map(float, ball.spin)))
        assert couples.pivot == pytest.approx(0.1 * percussion, rel=1e-9)
        if couples.rate > 1e-9:
            assert couples.roll == pytest.approx(share * 0.1 * percussion, abs=1e-9 * percussion)
    else:
        assert ahead < 0.0  # the centre falls forward faster than gravity follows


@pytest.mark.parametrize("mass", [0.5, 4.0, 60.0, 1000.0, 6300.0, 50000.0])
def test_resistance_falls_with_the_size_of_the_rock_where_it_was_measured(mass):
    """mu_r = mu_0 + d / 2R, so D_r = mu_0 R + d / 2 (Kirkby and Statham 1975); constant below 4 kg and above 6.3 t."""
    radius = 0.045 * mass ** (1.0 / 3.0)
    body = Ball(0.0, 0.1).body._replace(mass=mass, mean_area=math.pi * radius**2)
    known = min(max(mass, LEAST_MASS), GREATEST_MASS)
    assert mean_radius(body) == pytest.approx(radius, rel=1e-12)
    of_known = 0.2 / (2.0 * 0.045 * known ** (1.0 / 3.0))
    assert roughness_share(body) * 0.2 / radius == pytest.approx(of_known, rel=1e-12)


@pytest.mark.parametrize(("slope", "leaves"), [(24.0, False), (28.0, True)])
def test_ball_rolls_over_rough_ground_from_the_slope_that_its_size_gives(slope, leaves):
    """mu_0 = 0.4 and d = 0.08 m for R = 0.5 m: mu_r = 0.48, 25.6 degrees. On smooth ground it is 21.8 degrees."""
    ball = Ball(slope, 0.4)
    ball.ground = Ground(
        ball.terrain, mu_min=1.0, mu_max=1.0, rolling_resistance=0.4, surface_roughness=0.08
    ).grid()  # fmt: skip
    speed, _ = ball.roll(100)
    assert (speed > 0.01) == leaves
    assert Ball(24.0, 0.4).roll(100)[0] > 0.01


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
        runs = simulate(terrain, ground, rock, release, Settings(maps=False, max_time=20.0, air_density=0.0)).runs
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
        stops.append(simulate(terrain, ground, rock, release, Settings(maps=False, air_density=0.0)).runs)
    assert stops[1]["stop"][:, 0].mean() < stops[0]["stop"][:, 0].mean()


def test_ground_gives_the_resistance_by_place_and_is_without_by_default():
    terrain = Terrain(np.zeros((4, 5)), (1.0, 1.0))
    assert not Ground(terrain, mu_min=0.55).field("rolling_resistance").any()
    assert not Ground.of_class(terrain, "hard", with_scar_layer=False).field("rolling_resistance").any()
    field = np.zeros((4, 5))
    field[:, 3:] = 0.4
    assert (Ground(terrain, rolling_resistance=field).field("rolling_resistance") == field).all()
    assert Ground.of_class(terrain, "soft", rolling_resistance=0.7).field("rolling_resistance")[0, 0] == 0.7
    with pytest.raises(ValueError, match="rolling_resistance"):
        Ground(terrain, rolling_resistance=-0.1)


def test_the_arms_that_are_kept_are_those_of_the_rock():
    """Rocks of another mass, or of another area at the same mass, take turns in one workspace."""
    body, options = Ball(0.0, 0.1).body, np.zeros(1, OPTIONS)[0]
    others = body._replace(mass=20000.0), body._replace(mean_area=2.0 * body.mean_area)
    for entry in (body, body, others[0], body, others[1], others[1]):
        keep_arms(entry, options)
        assert (options["arm"], options["roughness_share"]) == (mean_radius(entry), roughness_share(entry))
    assert len({(mean_radius(entry), roughness_share(entry)) for entry in (body, *others)}) == 3
