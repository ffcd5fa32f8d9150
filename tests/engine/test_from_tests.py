# SPDX-License-Identifier: GPL-2.0-or-later
"""Coefficients from tests in the field, found again from runs of the engine whose ground is known."""

import math

import numpy as np
import pytest

from talus.engine.calibration.from_tests import friction_of_slide, restitution_of_rebounds, rolling_of_roll
from talus.tests.engine.test_rolling import Ball
from talus.tests.verification import incline
from talus.tests.verification.planes import Slope


@pytest.mark.source("ashayer_2007", "restitution, friction and rolling from tests (eqs. A.2.1 to A.2.3)")
def test_restitution_is_that_of_each_rebound():
    """h_n = e^(2 n) h_0, to rounding; and of a block that the engine drops flat, 0.1 %."""
    assert restitution_of_rebounds(2.0, [2.0 * 0.6 ** (2 * n) for n in (1, 2, 3)]) == pytest.approx(
        [0.6] * 3, rel=1e-14
    )
    run = incline.drop(2.0, 0.5, "implicit")
    assert restitution_of_rebounds(2.0, [incline.rebound(run)])[0] == pytest.approx(0.5, rel=1e-3)


@pytest.mark.source("ashayer_2007", "restitution, friction and rolling from tests (eqs. A.2.1 to A.2.3)")
def test_friction_is_found_from_a_block_that_slides():
    """A block on 35 degrees with friction 0.4, between 1 and 3 s; 0.1 %."""
    slope = Slope(35.0, 90.0, half_width=150.0)
    run = incline.lie(slope, 0.4, 3.0, "implicit")
    place, speed = slope.along(run.position)[:, 0], slope.along(run.velocity)[:, 0]
    first = int(np.argmin(np.abs(run.time - 1.0)))
    result = friction_of_slide(35.0, place[-1] - place[first], speed[first], speed[-1])
    assert result == pytest.approx(0.4, rel=1e-3)


@pytest.mark.source("ashayer_2007", "restitution, friction and rolling from tests (eqs. A.2.1 to A.2.3)")
@pytest.mark.parametrize("resistance", [0.05, 0.1, 0.3])
def test_rolling_friction_is_found_from_a_ball_that_rolls(resistance):
    """The ball of one corner on 20 degrees, 0.5 s; its way by the mean of both velocities."""
    ball = Ball(20.0, resistance)
    first, _ = ball.roll(100)
    last, _ = ball.roll(500)
    result = rolling_of_roll(20.0, 0.5 * (first + last) * 0.5, first, last, math.sqrt(0.4))
    assert result == pytest.approx(resistance, abs=2e-4)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: restitution_of_rebounds(0.0, [1.0]), "drop: is 0.0; give a positive number of metres"),
        (lambda: restitution_of_rebounds(1.0, [1.5]), "rebounds: .*give heights that fall"),
        (lambda: restitution_of_rebounds(1.0, []), "rebounds: .*give heights that fall"),
        (lambda: friction_of_slide(90.0, 1.0, 0.0, 1.0), "slope: is 90.0; give degrees"),
        (lambda: friction_of_slide(30.0, -1.0, 0.0, 1.0), "way: is -1.0"),
        (lambda: friction_of_slide(30.0, 1.0, 0.0, -1.0), "first, last: are 0.0 and -1.0"),
        (lambda: friction_of_slide(30.0, 1.0, 0.0, 30.0), "last: 30.0 m/s after 1.0 m is more than gravity gives"),
        (lambda: rolling_of_roll(30.0, 1.0, 0.0, 1.0, 1.5), "gyration: is 1.5"),
    ],
)
def test_what_is_no_test_is_refused_by_name(call, message):
    with pytest.raises(ValueError, match=message):
        call()
