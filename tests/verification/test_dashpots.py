# SPDX-License-Identifier: GPL-2.0-or-later
"""Contact of spring and dashpot, and Rayleigh's coefficients, against the motion that follows from their equations."""

import math

import numpy as np
import pytest

from talus.engine.research import dashpots

VELOCITIES = 0.5, 20.0  # m/s


def motion(ratio, frequency, velocity, time):
    """Overlap and its rate of x'' + 2 ratio w x' + w^2 x = 0 from x = 0: the textbook's closed form."""
    damped = frequency * math.sqrt(1.0 - ratio * ratio)
    decay = velocity * np.exp(-ratio * frequency * time)
    sine, cosine = np.sin(damped * time), np.cos(damped * time)
    return decay * sine / damped, decay * (cosine - ratio * frequency / damped * sine)


@pytest.mark.source("ashayer_2007", "linear Kelvin and Voigt contact (eq. 3.2.1)")
@pytest.mark.parametrize("ratio", [0.05, 0.3, 0.8])
def test_rebound_is_that_of_the_motion_and_independent_of_velocity(ratio):
    """The thesis objects: the loss does not depend on velocity, the force jumps at touchdown, pulls at the end."""
    frequency = 40.0
    end = math.pi / (frequency * math.sqrt(1.0 - ratio * ratio))
    for velocity in VELOCITIES:
        overlap, rate = motion(ratio, frequency, velocity, end)
        assert overlap == pytest.approx(0.0, abs=1e-14 * velocity)
        assert -rate / velocity == pytest.approx(dashpots.rebound_of_kelvin_voigt(ratio), rel=1e-13)
        times = np.array([0.0, 0.99 * end])
        x, v = motion(ratio, frequency, velocity, times)
        force = frequency**2 * x + 2.0 * ratio * frequency * v
        assert force[0] == pytest.approx(2.0 * ratio * frequency * velocity) and force[1] < 0.0 < x[1]


@pytest.mark.source("sautter", "dashpot of Tsuji (eq. F.8)")
@pytest.mark.parametrize("restitution", [0.05, 0.4, 0.9, 1.0])
def test_dashpot_of_tsuji_gives_the_restitution_that_is_asked_for(restitution):
    ratio = dashpots.ratio_of_tsuji(restitution)
    assert ratio == pytest.approx(-math.log(restitution) / math.hypot(math.pi, math.log(restitution)), abs=1e-15)
    assert dashpots.rebound_of_kelvin_voigt(ratio) == pytest.approx(restitution, rel=1e-14)


@pytest.mark.source("sautter", "coefficients of Rayleigh damping from two ratios (eq. 3.32)")
def test_two_modes_are_damped_as_wished_and_those_between_less():
    """Each mode decays on its own, x'' + (alpha + beta w^2) x' + w^2 x = 0, so that its ratio can be read off."""
    frequencies, ratios = (6.0, 90.0), (0.05, 0.02)
    alpha, beta = dashpots.rayleigh_coefficients(frequencies, ratios)

    def ratio(frequency):
        return 0.5 * (alpha + beta * frequency**2) / frequency

    assert [ratio(frequency) for frequency in frequencies] == pytest.approx(ratios, rel=1e-14)
    assert ratio(25.0) < 0.02 and ratio(1.0) > 0.05
    solved = np.linalg.solve(0.5 * np.array([[1.0 / frequency, frequency] for frequency in frequencies]), ratios)
    assert (alpha, beta) == pytest.approx(tuple(solved), rel=1e-13)


def test_what_makes_no_sense_is_refused():
    for function, given in (
        (dashpots.rebound_of_kelvin_voigt, (1.0,)), (dashpots.ratio_of_tsuji, (0.0,)),
        (dashpots.rayleigh_coefficients, ((3.0, 3.0), (0.1, 0.1))),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=function.__name__):
            function(*given)
