# SPDX-License-Identifier: GPL-2.0-or-later
"""Bands of an ensemble against the worked numbers of the digest of hazard rules, section 3c."""

import numpy as np
import pytest

from talus.engine.members.bands import (
    FEWEST_MEMBERS,
    bands_of,
    chance_of_shares,
    membership,
    period_of,
    predictive_frequency,
    spread_between,
)


def test_return_period_is_that_of_the_mean_frequency():
    """T_j of 50, 80, 120, 400 years: lambda 0.0108333, T 92.31, and half of the members in the zone of 100 years."""
    frequencies = 1.0 / np.array([[50.0], [80.0], [120.0], [400.0]])
    assert predictive_frequency(frequencies)[0] == pytest.approx(0.0108333, abs=1e-7)
    assert period_of(predictive_frequency(frequencies))[0] == pytest.approx(92.31, abs=0.005)
    assert membership(frequencies, 100.0)[0] == 0.5
    assert membership(frequencies, 120.0)[0] == 0.75  # at the limit counts


def test_spread_between_members_without_the_chance_of_their_runs():
    """Shares 0.02, 0.05, 0.08, 0.01 of 500 runs: variance 0.001, by chance 7.545e-5, rest 0.03041 squared."""
    shares = np.array([0.02, 0.05, 0.08, 0.01])
    assert np.var(shares, ddof=1) == pytest.approx(0.001)
    assert chance_of_shares(shares, 500) == pytest.approx(7.545e-5, rel=1e-4)
    assert np.sqrt(spread_between(shares, 500)) == pytest.approx(0.03041, abs=5e-6)
    assert spread_between(np.full(4, 0.3), 500) == 0.0


def test_59_members_reach_below_the_lower_bound():
    assert 0.95**FEWEST_MEMBERS < 0.05 < 0.95 ** (FEWEST_MEMBERS - 1)


def test_bands_are_quantiles_of_the_members():
    np.testing.assert_allclose(bands_of(np.arange(101.0)[:, None])[:, 0], [5.0, 50.0, 95.0])
    assert period_of([0.0, 0.5]).tolist() == [np.inf, 2.0]
