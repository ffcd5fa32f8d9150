# SPDX-License-Identifier: GPL-2.0-or-later
"""Differences between two simulations: closed forms, coverage, and the variance that common random numbers save."""

import numpy as np
import pytest

from talus.engine.statistics.paired_difference import difference


def correlated(n, correlation, generator, shift=0.5):
    first = generator.normal(size=n)
    return first, shift + correlation * first + np.sqrt(1.0 - correlation**2) * generator.normal(size=n)


def test_shares_by_hand():
    """100 runs: 30 count before, 18 after, 2 of them new. d = -0.12, s^2 = (2 + 14 - 144/100) / 100^2 (McNemar)."""
    before, after = np.zeros(100, bool), np.zeros(100, bool)
    before[:30] = True
    after[14:30] = True
    after[50:52] = True
    result = difference(before, after, "share")
    assert result.difference == pytest.approx(-0.12)
    half = 1.984217 * np.sqrt((16 - 144 / 100) / 99 / 100)  # Student's t of 99 degrees of freedom; n - 1 for n
    assert result.high - result.difference == pytest.approx(half, rel=1e-6)
    assert result.is_sure


def test_variance_falls_as_one_minus_the_correlation():
    """var(b - a) = 2 s^2 (1 - r), against 2 s^2: 20,000 runs know it to 2 %."""
    generator = np.random.default_rng(5)
    for correlation in (0.0, 0.5, 0.9):
        result = difference(*correlated(20_000, correlation, generator))
        assert result.variance_ratio == pytest.approx(1.0 - correlation, abs=0.02)


def test_interval_holds_the_truth_as_often_as_it_says():
    """600 experiments at 95 %: 570 expected, four standard deviations are 21."""
    generator = np.random.default_rng(6)
    held = 0
    for _ in range(600):
        result = difference(*correlated(50, 0.8, generator))
        held += result.low <= 0.5 <= result.high
    assert abs(held - 570) < 22


def test_quantile_of_a_shifted_sample():
    """Each run 2 more: the difference of any quantile is 2, without doubt."""
    values = np.random.default_rng(1).exponential(size=300)
    result = difference(values, values + 2.0, "quantile")
    assert result.difference == pytest.approx(2.0)
    assert result.low == pytest.approx(2.0) and result.high == pytest.approx(2.0)
    assert result.variance_ratio < 1e-12


def test_same_runs_differ_by_nothing_and_that_is_not_sure():
    values = np.arange(10.0)
    result = difference(values, values)
    assert (result.low, result.difference, result.high, result.is_sure) == (0.0, 0.0, 0.0, False)


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [([1.0], [1.0, 2.0], "1 runs before and 2 after"), ([], [], "0 runs"), ([np.nan], [1.0], "no value")],
)
def test_runs_that_do_not_pair_are_refused(before, after, words):
    with pytest.raises(ValueError, match=words):
        difference(before, after)
