# SPDX-License-Identifier: GPL-2.0-or-later
"""The scarring friction law of Leine et al. (2014), eqs. 46, 47 and 51."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from talus.engine.contact import friction
from talus.engine.contact.friction import friction_coefficient, slippage_in_contact, slippage_in_flight

ROUNDING = 1e-14
MU_MIN, MU_MAX, KAPPA, BETA = 0.55, 2.0, 3.0, 185.0


def test_friction_of_a_fresh_contact_is_mu_min():
    """Eq. 46 with s = 0."""
    assert friction_coefficient(MU_MIN, MU_MAX, KAPPA, 0.0) == MU_MIN


@pytest.mark.source("leine_2014", "friction that grows with slip and is forgotten in flight (eqs. 46 and 47)")
def test_friction_is_half_way_after_a_slip_of_one_over_kappa():
    """Eq. 46: arctan(1) = pi / 4."""
    half = 0.5 * (MU_MIN + MU_MAX)
    assert friction_coefficient(MU_MIN, MU_MAX, KAPPA, 1.0 / KAPPA) == pytest.approx(half, abs=ROUNDING)


def test_friction_tends_to_mu_max():
    """Eq. 46: arctan(x) = pi/2 - 1/x to third order, so the rest is 2/pi (mu_max - mu_min) / (kappa s)."""
    rest = 2.0 / math.pi * (MU_MAX - MU_MIN) / (KAPPA * 1e6)
    assert MU_MAX - friction_coefficient(MU_MIN, MU_MAX, KAPPA, 1e6) == pytest.approx(rest, rel=1e-6)


@given(st.floats(0.0, 1e3), st.floats(0.0, 1e3))
def test_friction_grows_with_slip_and_stays_within_its_limits(s, more):
    """Eq. 46: monotone between mu_min and mu_max."""
    now, later = (friction_coefficient(MU_MIN, MU_MAX, KAPPA, slip) for slip in (s, s + more))
    assert MU_MIN <= now <= later <= MU_MAX


def test_initial_growth_of_friction_is_two_over_pi_kappa():
    """Derivative of eq. 46 at s = 0; the third-order term of arctan is (kappa s)^2 / 3 = 3e-12 of it."""
    growth = (friction_coefficient(MU_MIN, MU_MAX, KAPPA, 1e-6) - MU_MIN) / 1e-6
    # the difference of two numbers near 0.55 is known to 1e-16, its quotient to 1e-10
    assert growth == pytest.approx(2.0 / math.pi * (MU_MAX - MU_MIN) * KAPPA, rel=1e-9)


def test_slip_in_contact_grows_by_the_way_at_the_final_speed():
    """Eq. 51, first case: s_E = s_B + |v_E| dt."""
    assert slippage_in_contact(0.3, 5.0, 0.002) == pytest.approx(0.31, abs=ROUNDING)


@pytest.mark.source("leine_2014", "friction that grows with slip and is forgotten in flight (eqs. 46 and 47)")
def test_slip_is_forgotten_exponentially_in_flight_whatever_the_step():
    """Eq. 47 has the solution s exp(-beta t); the step is exact, n small ones equal a large one."""
    slip = 0.7
    for _ in range(10):
        slip = slippage_in_flight(slip, BETA, 0.001)
    assert slip == pytest.approx(0.7 * math.exp(-BETA * 0.01), rel=1e-13)
    assert slippage_in_flight(0.7, BETA, 0.01) == pytest.approx(slip, rel=1e-13)


def test_no_forgetting_without_beta():
    """Eq. 47 with beta = 0."""
    assert slippage_in_flight(0.7, 0.0, 0.01) == 0.7


def test_slip_of_a_nanometre_is_set_to_zero_without_effect_on_friction():
    """The cut-off may change mu by no more than 2/pi (mu_max - mu_min) kappa s, with the steepest class 3e-9."""
    assert slippage_in_flight(0.99 * friction.FORGOTTEN, BETA, 0.001) == 0.0
    assert friction_coefficient(0.2, 2.0, 4.0, friction.FORGOTTEN) - 0.2 < 1e-8
    assert not np.isnan(slippage_in_flight(0.0, BETA, 0.001))
