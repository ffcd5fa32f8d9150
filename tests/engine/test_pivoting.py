# SPDX-License-Identifier: GPL-2.0-or-later
"""Friction of a patch against pivoting, where the ground does not resist rolling: closed forms and the rule of rest."""

import math

import numpy as np
import pytest

from talus.engine import Ground, Rock, Settings, Terrain, trace
from talus.engine.contact.couples import Percussed
from talus.engine.contact.laws import Terms
from talus.engine.contact.pivoting import DRILLING, FADED, PATCH, pivoting_of, share_left
from talus.tests.engine.test_rolling import GRAVITY, MASS, RADIUS, RIGID, STEP, Ball

FRICTION = 0.5
SLOWING = DRILLING * FRICTION * PATCH * RADIUS * GRAVITY / (0.4 * RADIUS**2)  # 2/3 mu a m g / Theta, rad/s2


def _percussed(ball, count):
    """The Percussed of a ball with this many contacts."""
    terms, inertia = Terms(STEP, 1.0 / MASS, 1e-9, 50), 3 * (0.4 * MASS * RADIUS**2,)
    return Percussed(0, inertia, (0.0, 0.0, 0.0), MASS, RADIUS, ball.midpoint, count, terms, ())


@pytest.mark.parametrize("law", RIGID)
@pytest.mark.parametrize("spin", [5.0, -5.0])
def test_ball_that_pivots_slows_down_by_the_couple_of_an_evenly_loaded_disc(law, spin):
    """2/3 mu a m g / Theta (Leine and Glocker 2003, without slip); on a point it would turn for ever."""
    ball = Ball(0.0, 0.0, FRICTION, law)
    ball.spin = np.array([0.0, 0.0, spin])
    ball.roll(1000)
    assert abs(ball.spin[2]) == pytest.approx(5.0 - SLOWING * 1000 * STEP, rel=1e-6)
    assert np.abs(ball.velocity).max() < 1e-9 and np.abs(ball.spin[:2]).max() < 1e-9


def test_pivoting_ends_and_does_not_begin_anew():
    """The couple holds what it could turn round."""
    ball = Ball(0.0, 0.0, FRICTION)
    ball.spin = np.array([0.0, 0.0, 20.5 * SLOWING * STEP])
    ball.roll(60)
    assert abs(ball.spin[2]) < 1e-3 * SLOWING * STEP


def test_ball_that_rolls_more_than_it_pivots_keeps_its_spin():
    """The patch of a rolling rock is ever new; without resistance to rolling nothing takes its spin."""
    ball = Ball(0.0, 0.0, FRICTION)
    ball.velocity, ball.spin = np.array([1.0, 0.0, 0.0]), np.array([0.0, 1.0 / RADIUS, 0.9 / RADIUS])
    ball.roll(100)
    assert ball.spin == pytest.approx([0.0, 1.0 / RADIUS, 0.9 / RADIUS], rel=1e-6)


def test_ground_that_resists_rolling_keeps_its_own_couple():
    """D_r P_N = mu_r R m g about the normal, as before, and nothing of the patch on top."""
    ball = Ball(0.0, 0.1, FRICTION)
    ball.spin = np.array([0.0, 0.0, 5.0])
    ball.roll(100)
    assert ball.spin[2] == pytest.approx(5.0 - 0.1 * RADIUS * GRAVITY * 100 * STEP / (0.4 * RADIUS**2), rel=1e-2)


@pytest.mark.parametrize("ratio", [0.01, 0.1, 0.3, 0.7, 0.9, 1.0, 1.1, 1.5, 3.0, 10.0, 30.0])
def test_couple_fades_with_slip_as_that_of_a_disc(ratio):
    """Coulomb and Contensou: integral of mu p (r x direction of slip) over an evenly loaded disc; v = ratio u."""
    radius, angle = np.meshgrid((np.arange(400) + 0.5) / 400.0, 2.0 * math.pi * (np.arange(720) + 0.5) / 720.0)
    x, y = radius * np.cos(angle), radius * np.sin(angle)
    along, across = ratio - y, x  # slip v + w x r in units of a |w|
    couple = (x * across - y * along) / np.hypot(along, across)
    exact = (couple * radius).sum() / radius.sum()
    assert DRILLING * share_left(ratio) == pytest.approx(exact, rel=0.015)


@pytest.mark.parametrize(("slip", "share"), [(0.0, 1.0), (1.0, 4.0 / (3.0 * math.pi)), (FADED, 0.0)])
def test_couple_of_a_contact_that_slips(slip, share):
    """``slip`` in units of the speed of the rim of the patch."""
    ball = Ball(0.0, 0.0, FRICTION)
    ball.spin = np.array([0.0, 0.0, 5.0])
    ball.roll(1)
    rim = PATCH * RADIUS * ball.spin[2]
    rock = _percussed(ball, 1)
    motion = (slip * rim, 0.0, 0.0, 0.0, 0.0, float(ball.spin[2]), 0, True)
    most, normal, along = pivoting_of(rock, ball.workspace.contacts, motion)
    percussion = ball.workspace.contacts[0]["percussion"][0]
    assert most == pytest.approx(share * DRILLING * FRICTION * PATCH * RADIUS * percussion, rel=1e-9)
    assert normal == pytest.approx((0.0, 0.0, 1.0)) and along == pytest.approx(ball.spin[2])


def test_top_on_its_tip_comes_to_rest_when_its_closed_form_says_so():
    """An octahedron upright on its corner at 10 rad/s: w Theta / (2/3 mu a m g), where it turned for ever."""
    points = 0.09 * np.concatenate([np.eye(3), -np.eye(3)])
    terrain, rock = Terrain(np.zeros((21, 21)), 5.0), Rock.from_points(points, density=2700.0)
    run = trace(
        terrain, Ground(terrain, mu_min=FRICTION, mu_max=FRICTION), rock, (50.0, 50.0, 0.09005),
        spin=(0.0, 0.0, 10.0), settings=Settings(max_time=20.0, air_density=0.0), sample_every=50,
    )  # fmt: skip
    slowing = DRILLING * FRICTION * PATCH * rock.radius * rock.mass * GRAVITY / rock.inertia[2]
    assert run.stop_reason == "rest"
    slow = 0.02 / rock.radius  # rad/s: rest_speed, which it must keep for 0.25 s
    assert run.time[-1] == pytest.approx((10.0 - slow) / slowing + 0.25, abs=0.01)
    middle = run.time.size // 2
    assert run.spin[middle, 2] == pytest.approx(10.0 - slowing * run.time[middle], abs=0.02)


@pytest.mark.parametrize("turn", [3.0, -3.0])
def test_patches_on_two_sides_resist_a_spin_across_their_mean_normal(turn):
    """Two corners on sides of 45 degrees, the axis through both: each couple c along its normal, 2 c sin 45 in all."""
    ball = Ball(0.0, 0.0, FRICTION)
    ball.roll(1)  # makes its midpoint
    contacts, slope = np.zeros(2, ball.workspace.contacts.dtype), math.sqrt(0.5)
    for contact, side in zip(contacts, (1.0, -1.0)):
        contact["direction"][0] = side * slope, 0.0, slope
        contact["friction"], contact["percussion"] = FRICTION, (7.0, 0.0, 0.0)
    motion = (0.0, 0.0, 0.0, turn, 0.0, 0.0, 0, True)
    most, axis, along = pivoting_of(_percussed(ball, 2), contacts, motion)
    assert most == pytest.approx(2.0 * DRILLING * FRICTION * PATCH * RADIUS * 7.0 * slope, rel=1e-9)
    assert axis == pytest.approx((math.copysign(1.0, turn), 0.0, 0.0)) and along == pytest.approx(abs(turn))
    rolls = (0.0, 0.6 * RADIUS * abs(turn), 0.0, turn, 0.0, 0.0, 0, True)
    assert pivoting_of(_percussed(ball, 2), contacts, rolls)[0] == 0.0


def test_octahedron_between_two_sides_comes_to_rest():
    """Spun about the axis through the corners on which it stands, it turned for ever.

    Friction may carry a part of the weight: P_N >= m g / 2 / (cos + mu sin) on each side, so at most
    w Theta / (2 * 2/3 mu a P_N sin) passes until it stands; without friction that carries, P_N = m g / 2 / cos.
    """
    size, steepness, friction, spin = 0.3, 1.5, 2.0, 5.0
    points = size * np.concatenate([np.eye(3), -np.eye(3)])
    x = np.arange(21) * 5.0
    terrain = Terrain(np.tile(steepness * np.abs(x - 50.0), (21, 1)), 5.0)
    rock = Rock.from_points(points, density=2700.0)
    run = trace(
        terrain, Ground(terrain, mu_min=friction, mu_max=friction), rock, (50.0, 50.0, steepness * size),
        spin=(spin, 0.0, 0.0), settings=Settings(max_time=60.0, air_density=0.0), sample_every=50,
    )  # fmt: skip
    cosine = 1.0 / math.hypot(1.0, steepness)
    sine = steepness * cosine
    least = rock.mass * GRAVITY / 2.0 / (cosine + friction * sine)
    slowing = 2.0 * DRILLING * friction * PATCH * rock.radius * least * sine / rock.inertia[0]
    assert run.stop_reason == "rest"
    assert 1.0 < run.time[-1] < spin / slowing + 0.5
    assert np.abs(run.position[-1] - (50.0, 50.0, steepness * size)).max() < 0.01
