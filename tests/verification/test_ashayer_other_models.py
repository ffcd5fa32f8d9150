# SPDX-License-Identifier: GPL-2.0-or-later
"""Models that Ashayer (2007) compares his own with and does not take: dashpot, discrete compliance, contact searches.

"l.": line of the thesis text.
"""

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

from talus.engine.research.compliance import (
    approximate_rebound,
    discrete_compliance,
    rebound_of_linear_dashpot,
)
from talus.engine.research.sections import Block

ETA_SQUARED = (2.0 - 0.3) / (2.0 * (1.0 - 0.3))  # eq. 3.3.3 for Poisson's ratio 0.3: 1.2143


@pytest.mark.source("ashayer_2007", "dashpot with p = q = 1 (eqs. 3.2.4 to 3.2.8)")
@pytest.mark.parametrize(("first", "expected"), [(-0.5, 0.7484), (-1.44, 0.4987), (-3.0, 0.3069)])
def test_rebound_of_the_dashpot_of_the_first_power(first, expected):
    """Eq. 3.2.6 beside an integration of eq. 3.2.4, and Chatterjee's approximation, eq. 3.2.8, within 2 %."""
    found = rebound_of_linear_dashpot(first)
    assert found == pytest.approx(expected, abs=5e-5)

    def leaves(t, state):
        return state[0]

    leaves.terminal, leaves.direction = True, 1.0
    run = solve_ivp(lambda t, s: (s[1], s[0] * s[1] - s[0]), (0.0, 50.0), (-1e-12, first), events=leaves, rtol=1e-11,
                    atol=1e-13)  # fmt: skip
    assert run.y[1, -1] / -first == pytest.approx(found, rel=1e-6)
    assert approximate_rebound(first) == pytest.approx(found, rel=0.02)


@pytest.mark.source("ashayer_2007", "dashpot with p = q = 1 (eqs. 3.2.4 to 3.2.8)")
def test_dashpot_of_the_second_power_is_nearer_to_pfeiffer_and_bowen():
    """L.738-752: both made to halve at 9.8 m/s; the second power, which Talus has, is nearer to their scaling."""
    speeds = np.linspace(0.5, 15.0, 30)
    pfeiffer = 1.0 / (1.0 + (speeds / 9.8) ** 2)
    half = brentq(lambda z: rebound_of_linear_dashpot(-z) - 0.5, 0.1, 5.0)
    first_power = np.array([rebound_of_linear_dashpot(-half * speed / 9.8) for speed in speeds])
    second_power = 1.0 / np.sqrt(1.0 + 3.0 * (speeds / 9.8) ** 2)
    assert np.abs(second_power - pfeiffer)[speeds <= 5.0].max() < np.abs(first_power - pfeiffer)[speeds <= 5.0].max()


@pytest.mark.source("ashayer_2007", "discrete compliance of Stronge (eqs. 3.3.1 to 3.3.3, table 3.1)")
@pytest.mark.parametrize("restitution", [1.0, 0.5])
@pytest.mark.parametrize("friction", [0.1, 0.5])
def test_slip_processes_of_a_sphere_are_those_of_table_3_1(friction, restitution):
    """Sticks at first below mu eta^2 and slips at first above it, as printed; slips throughout above 3.5 mu (1 + e).

    Between both it slips, sticks and slips, but only below mu max(3.5, 3.5 (1 + e) - eta^2 / e): the spring contracts
    as the normal force falls, so that the slider goes on where the contact itself is hardly moving. The table leaves
    that out.
    """
    small, printed = friction * ETA_SQUARED, 3.5 * friction * (1.0 + restitution)
    large = friction * max(3.5, 3.5 * (1.0 + restitution) - ETA_SQUARED / restitution)
    low, above, below, over, high = (
        discrete_compliance(slip, friction, restitution, ETA_SQUARED)
        for slip in (0.98 * small, 1.02 * small, 0.97 * large, 1.03 * large, 1.03 * printed)
    )
    assert low.begins_stuck and not low.ends_stuck
    assert not above.begins_stuck and above.ever_sticks and not above.ends_stuck
    assert not below.begins_stuck and below.ever_sticks
    assert not over.ever_sticks and not high.ever_sticks
    assert high.slip == pytest.approx(0.03 * printed, rel=1e-3)


@pytest.mark.source("ashayer_2007", "discrete compliance of Stronge (eqs. 3.3.1 to 3.3.3, table 3.1)")
def test_discrete_compliance_throws_slip_back_and_the_rigid_sphere_does_not():
    """L.790: "throughout most of the range of small to intermediate angles" the contact leaves backwards.

    The law that Talus has for springs (mdem) lets go of its tangential spring there and leaves as the rigid sphere
    does.
    """
    slips = np.linspace(0.02, 0.98, 25) * 3.5 * 0.5 * 2.0
    after = [discrete_compliance(slip, 0.5, 1.0, ETA_SQUARED, 8000).slip for slip in slips]
    assert np.mean(np.array(after) < 0.0) > 0.7
    assert min(after) < -0.5


def over_rotation(speed, spin, block, theta, height, contact):
    """Angle (deg) by which a search turns a block too far that falls from ``height`` (m) of its centre over the ground.

    ``contact``: height of the centre at which the search sees the contact; the block itself touches at its support.
    """

    def centre(t):
        return height - speed * t - 0.5 * 9.81 * t * t

    times = np.linspace(0.0, 2.0, 20001)
    gap = centre(times) - block.height(theta + spin * times)
    k = int(np.argmax(gap <= 0.0))
    exact = times[0] if k == 0 else times[k]
    found = brentq(lambda t: centre(t) - contact, 0.0, 3.0) if height > contact else 0.0
    return math.degrees(spin * (found - exact))


@pytest.mark.source("ashayer_2007", "hybrid search and circumscribing circles")
def test_search_by_the_path_of_the_centre_turns_an_ellipse_by_more_than_45_degrees():
    """L.1655: a : b = 2, a = 1 m, 5 rad/s, upright, below 5 m/s: 45 degrees, enough to make R_n -0.27 of 0.5."""
    block, upright = Block(2, 1.0, 0.5), 0.5 * math.pi
    errors = [over_rotation(speed, 5.0, block, upright, 1.0, 0.0) for speed in (1.0, 3.0, 5.0, 10.0)]
    assert errors[2] > 45.0
    assert errors == sorted(errors, reverse=True)


@pytest.mark.source("ashayer_2007", "hybrid search and circumscribing circles")
@pytest.mark.parametrize("spin", [3.0, 5.0])
def test_search_by_circles_errs_by_more_than_five_degrees_and_half_as_much_with_two(spin):
    """L.1662-1677: a flat ellipse dropped at 1 m/s. One circle meets the ground too early, the mean of two less so."""
    block, height = Block(2, 1.0, 0.4), 1.5
    one = over_rotation(1.0, spin, block, 0.0, height, block.a)
    two = over_rotation(1.0, spin, block, 0.0, height, 0.5 * (block.a + block.b))
    assert abs(one) > 5.0 or abs(two) > 5.0
    assert abs(one - two) > 2.0
