# SPDX-License-Identifier: GPL-2.0-or-later
"""Draws against the distributions that they are to have: Kolmogorov and Smirnov's test, and exact moments."""

import numpy as np
import pytest
from scipy import stats

from talus.engine.forest.draws import gamma_numbers, poisson_events, weibull_numbers, weibull_shape


def _random():
    return np.random.Generator(np.random.PCG64(1))


@pytest.mark.parametrize("shape", [0.3, 0.9999, 1.0, 4.0, 400.0])
def test_gamma_numbers(shape):
    # p of the test is uniform; the seed is fixed, so the bound only says that this draw is an ordinary one
    assert stats.kstest(gamma_numbers(_random(), np.full(4000, shape)), stats.gamma(shape).cdf).pvalue > 1e-3


@pytest.mark.parametrize("shape", [0.5, 1.0, 3.6])
def test_weibull_numbers(shape):
    assert stats.kstest(weibull_numbers(_random(), np.full(4000, shape)), stats.weibull_min(shape).cdf).pvalue > 1e-3


def test_events_of_many_processes_are_counted_each():
    rates = np.tile([0.2, 0.0, 3.0, 50.0], 3000)
    events = poisson_events(_random(), rates).reshape(-1, 4)
    wanted = np.array([0.2, 0.0, 3.0, 50.0])
    # four standard deviations of the mean of 3000, and of their variance (its own is (2 r^2 + r) / n)
    assert (np.abs(events.mean(axis=0) - wanted) <= 4.0 * np.sqrt(wanted / 3000)).all()
    assert (np.abs(events.var(axis=0) - wanted) <= 4.0 * np.sqrt((2.0 * wanted**2 + wanted) / 3000)).all()
    assert poisson_events(_random(), []).size == 0 and poisson_events(_random(), [0.0]).tolist() == [0]


@pytest.mark.parametrize("variation", [0.01, 0.3, 1.0, 2.5])
def test_weibull_shape_has_the_variation(variation):
    result = stats.weibull_min(weibull_shape(variation))
    # the variance is a difference of nearly equal numbers where k is large
    assert result.std() / result.mean() == pytest.approx(variation, rel=1e-6)
