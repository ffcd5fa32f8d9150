# SPDX-License-Identifier: GPL-2.0-or-later
"""Percentiles and their confidence: against the binomial sum, published limits and many samples."""

import math

import numpy as np
import pytest
from scipy.special import comb

from talus.engine.statistics.order_statistics import quantile_interval, share_interval, summary


def test_summary_of_the_first_hundred_numbers():
    # closed form with interpolation between neighbours: quantile p of 0 ... 100 is 100 p
    numbers = summary(np.arange(101.0))
    assert (numbers.count, numbers.mean, numbers.largest) == (101, 50.0, 100.0)
    np.testing.assert_allclose([numbers.p50, numbers.p90, numbers.p95, numbers.p99], [50.0, 90.0, 95.0, 99.0])
    assert numbers.p95_low < numbers.p95 < numbers.p95_high


def test_nothing_has_no_percentile_and_nan_does_not_count():
    assert summary([]).count == 0
    assert math.isnan(summary([np.nan]).p95)
    assert summary([np.nan, 2.0, 4.0]).mean == 3.0


@pytest.mark.parametrize("count", [80, 200, 1000])
def test_interval_covers_by_the_sum_of_binomial_probabilities(count):
    # the law itself: sum of C(n, k) p^k (1 - p)^(n - k) over the ranks in between is at least 95 %
    low, high = quantile_interval(np.arange(1.0, count + 1.0), 0.95)

    def coverage(lower, upper):
        return sum(comb(count, k, exact=False) * 0.95**k * 0.05 ** (count - k) for k in range(int(lower), int(upper)))

    assert coverage(low, high) >= 0.95
    assert 1.0 - coverage(0, high - 1) > 0.025  # one rank less leaves more than half of the 5 % above


def test_interval_holds_the_true_quantile_as_often_as_it_says():
    random = np.random.default_rng(5)
    samples = random.exponential(size=(2000, 150))
    bounds = [quantile_interval(sample, 0.95) for sample in samples]
    hits = np.mean([low <= -math.log(0.05) <= high for low, high in bounds])
    assert 0.95 <= hits < 0.99  # 2000 samples: standard error 0.005


def test_few_values_leave_the_interval_open_above():
    # 0.95^71 = 0.026 > 2.5 %: with 71 values the largest may well lie below the quantile, with 72 no more
    assert quantile_interval(np.arange(71.0), 0.95)[1] == math.inf
    assert quantile_interval(np.arange(73.0), 0.95)[1] < math.inf
    assert quantile_interval([1.0], 0.95)[0] == -math.inf


def test_interval_of_a_share_has_the_closed_form_at_none_and_all():
    # Clopper and Pearson: none of n gives 1 - (alpha / 2)^(1 / n)
    low, high = share_interval([0, 20], 20)
    np.testing.assert_allclose(low, [0.0, 0.025 ** (1 / 20)])
    np.testing.assert_allclose(high, [1.0 - 0.025 ** (1 / 20), 1.0])
