# SPDX-License-Identifier: GPL-2.0-or-later
"""Impact models of earlier programs, and ellipses that go down a profile by them, against closed forms."""

import math

import numpy as np
import pytest

from talus.engine.research import historical_impacts as reference
from talus.engine.slope_profiles import impact_models as models
from talus.engine.slope_profiles.planar_runs import LEFT, STOPPED, Coefficients, Rock, follow, throw
from talus.engine.slope_profiles.slope_profile import profile
from talus.tests.verification.hand_made_contacts import planar

LEVEL = profile([0.0, 400.0], [0.0, 0.0])


def random_impacts(count=300):
    """(motion, lever, k2, restitution, friction) of blocks that approach."""
    rng = np.random.default_rng(4)
    while count:
        motion = tuple(rng.uniform(-10.0, 10.0, 3))
        lever, k2 = (rng.uniform(-1.5, 1.5), rng.uniform(-2.0, -0.3)), rng.uniform(0.2, 2.0)
        if motion[1] - motion[2] * lever[0] < -0.1:
            count -= 1
            yield motion, lever, k2, rng.uniform(0.0, 1.0), rng.uniform(0.05, 1.2)


def as_tuple(motion):
    """((V1, V3), w), as the references take it."""
    return (motion[0], motion[1]), motion[2]


@pytest.mark.source("ashayer_2007", "historical models in runs along a slope profile")
@pytest.mark.source("ashayer_2007", "model of Pfeiffer and Bowen (eqs. 4.3.1 to 4.3.6)")
@pytest.mark.source("ashayer_2007", "model of Bozzolo, Pamini and Azzoni (eqs. 4.3.7 to 4.3.9)")
@pytest.mark.source("ashayer_2007", "model of Descoeudres and Zimmermann (eqs. 4.3.10 to 4.3.20)")
def test_models_are_those_of_the_thesis():
    """Stronge's beside the energetic law of the engine, the others beside the references of the verification; 1e-9."""
    for motion, lever, k2, e, mu in random_impacts():
        case = (*as_tuple(motion), lever, k2, e, mu)
        assert models.stronge(motion, lever, k2, e, mu) == pytest.approx(planar(*case), abs=1e-9)
        assert models.descoeudres(motion, lever, k2, e, mu) == pytest.approx(reference.descoeudres(*case), abs=1e-9)
        assert models.azzoni(motion, lever, k2, e) == pytest.approx(reference.bozzolo(*case), abs=1e-9)
    expected = reference.pfeiffer_sphere((10.0, -9.0), 2.0, 0.7, 0.5, 0.8)
    assert models.pfeiffer((10.0, -9.0, 2.0), (0.0, -0.7), 0.4 * 0.49, 0.5, 0.8) == pytest.approx(expected, abs=1e-12)


def test_no_model_but_descoeudres_and_pfeiffer_can_gain_energy():
    """Stronge's and Azzoni's laws never do; the other two are bounded by nothing."""
    for motion, lever, k2, e, mu in random_impacts():

        def energy(after, k2=k2):
            return after[0] ** 2 + after[1] ** 2 + k2 * after[2] ** 2

        for after in (models.stronge(motion, lever, k2, e, mu), models.azzoni(motion, lever, k2, e)):
            assert energy(after) <= energy(motion) * (1.0 + 1e-12)


def path(x, angle, vx, model, ground, line=LEVEL, axes=(0.5, 0.5), above=2.0):
    """One run of ``follow``: stop, farthest, reason, impacts, height, energy."""
    out, points = np.empty(6), np.column_stack([line.x, line.z])
    follow(points, axes, (x, angle, vx, above), models.MODELS.index(model), ground, 9.81, out)
    return out


@pytest.mark.parametrize("restitution", [0.3, 0.6])
def test_dropped_circle_bounces_as_its_restitution_says(restitution):
    """Impacts at v e^n until v falls below ROLL_SPEED; on its spot."""
    x, _, reason, impacts, height, energy = path(50.0, 0.3, 0.0, "stronge", (restitution, 0.5, 0.8, 0.1))
    speed = math.sqrt(2.0 * 9.81 * 2.0)
    # a rock is at rest below REST_SPEED, here after an impact
    expected = next(n for n in range(1, 99) if speed * restitution**n < 0.5)
    assert (x, reason, impacts) == (50.0, STOPPED, expected)
    assert height == pytest.approx(2.5, abs=0.01)
    assert energy == pytest.approx(0.5 * speed * speed, rel=2e-3)


@pytest.mark.parametrize("rolling", [0.0, 0.1])
def test_circle_rolls_down_a_slope_with_five_sevenths_of_gravity(rolling):
    """Section 4.5: (5/7) g (sin psi - mu_r cos psi) on 20 degrees; the speed at the end of 200 m, 1 %."""
    psi = math.radians(20.0)
    slope = profile([0.0, 300.0], [300.0 * math.tan(psi), 0.0])
    out = path(100.0, 0.0, 0.0, "stronge", (0.0, 0.6, 0.8, rolling), slope, above=0.05)
    assert out[2] == LEFT
    way = (300.0 - 100.0) / math.cos(psi)
    acceleration = 5.0 / 7.0 * 9.81 * (math.sin(psi) - rolling * math.cos(psi))
    kinetic = 0.5 * (1.0 + 0.4) * 2.0 * acceleration * way
    assert out[5] == pytest.approx(kinetic, rel=0.01)


def test_circle_of_bozzolo_does_not_rebound_and_that_of_stronge_does():
    height = [
        throw(
            profile([0.0, 1.0, 2.0, 90.0], [9.0, 9.0, 0.0, 0.0]),
            Rock(0.6),
            Coefficients(0.5, 0.5, rolling=0.2),
            name,
            20,
        )
        for name in ("azzoni", "stronge")
    ]
    assert (height[0].impacts <= height[1].impacts).all()
    assert height[0].distance.mean() < height[1].distance.mean() + 5.0


def test_rolling_friction_stops_a_circle_on_the_level():
    """v^2 / 2 (1 + k^2) = g mu_r way: eq. A.2.3 on level ground, from rolling at 3 m/s; 3 %."""
    line, rolling = LEVEL, 0.2
    out = path(10.0, 0.0, 3.0, "stronge", (0.0, 1.0, 0.8, rolling), line, above=1e-3)
    rolled = 5.0 / 7.0 * 3.0  # what is left when the slip of the start has ended, nearly at once with friction 1
    way = 1.4 * 0.5 * (rolled**2 - 0.5**2 / 1.4) / (9.81 * rolling)
    assert out[2] == STOPPED
    assert out[0] - 10.0 == pytest.approx(way, rel=0.25)


def test_same_seed_gives_the_same_stops_and_another_seed_others():
    line = profile([0.0, 3.0, 6.0, 80.0], [12.0, 12.0, 0.0, 0.0])
    drawn = Coefficients("normal(0.35, 0.05, 0.3, 0.4)", "normal(0.25, 0.05, 0.2, 0.3)", rolling="uniform(0.35, 0.45)")
    rock = Rock("uniform(0.15, 0.45)", 1.5, 2.4, speed="uniform(0.5, 1.5)")
    for model in models.MODELS:
        first, again, other = (throw(line, rock, drawn, model, 30, seed) for seed in (1, 1, 2))
        assert np.array_equal(first.distance, again.distance)
        assert not np.array_equal(first.distance, other.distance)
        assert np.isfinite(first.distance).all()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"model": "kobayashi"}, "model: 'kobayashi' is not known; give one of stronge, descoeudres, azzoni, pfeiffer"),
        ({"runs": 0}, "runs: is 0; give a whole number"),
        ({"rock": Rock(0.5, 0.9)}, "ratio: is 0.9; give the longer axis over the shorter"),
        ({"rock": Rock(-0.5)}, "length: is -0.5; give a finite number above 0"),
        ({"rock": Rock(0.5, x=500.0)}, "x: is 500.0; give a place on the profile, from 0 to 400 m"),
        ({"coefficients": Coefficients(1.5)}, "restitution: is 1.5; give a finite number from 0 to 1"),
        ({"coefficients": Coefficients(friction="normal(0.2, 0.2)")}, "friction: .*it must be at least 0"),
    ],
)
def test_what_cannot_be_thrown_is_refused_by_name(arguments, message):
    with pytest.raises(ValueError, match=message):
        throw(**{"line": LEVEL, "rock": Rock(0.5), "coefficients": Coefficients(), **arguments})
