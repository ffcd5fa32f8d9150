# SPDX-License-Identifier: GPL-2.0-or-later
"""Confidence of the maps: ranks against scipy's binomial, Wilson's published example, coverage of drawn samples."""

import numpy as np
import pytest
from scipy.stats import binom

from talus.engine import choices
from talus.engine.maps import map_confidence
from talus.engine.maps.quantiles import BASE, QuantileTable
from talus.engine.statistics.convergence import estimate


@pytest.mark.parametrize("share", (0.5, 0.9, 0.95, 0.99))
def test_ranks_are_those_of_the_binomial_distribution(share):
    totals = np.concatenate([np.arange(1, 400), [1000, 12345, 1_000_000]])
    low, high = np.zeros(totals.size, np.int64), np.zeros(totals.size, np.int64)
    map_confidence.find_ranks(totals, share, 0.025, low, high)
    np.testing.assert_array_equal(low, binom.ppf(0.025, totals, share))
    np.testing.assert_array_equal(high, binom.ppf(0.975, totals, share) + 1)


def test_fewest_values_bound_the_percentile():
    low, high = np.zeros(2, np.int64), np.zeros(2, np.int64)
    totals = np.array([map_confidence.FEWEST - 1, map_confidence.FEWEST])
    map_confidence.find_ranks(totals, 0.95, 0.025, low, high)
    assert (high > totals).tolist() == [True, False]


@pytest.mark.parametrize("count, total", ((0, 20), (1, 20), (10, 100), (20, 20), (3, 100_000)))
def test_shares_have_the_bounds_of_wilson(count, total):
    """Bounds agree with engine.statistics.convergence, which is tested by hand; float32 keeps 7 digits."""
    low, high = map_confidence.share_bounds(np.array([count]), total)
    estimated = estimate(np.arange(total) < count, "share")
    assert (low[0], high[0]) == (
        pytest.approx(estimated.low, rel=1e-6, abs=1e-7),
        pytest.approx(estimated.high, rel=1e-6),
    )


def table_of(samples):
    table = QuantileTable(len(samples))
    for row, sample in enumerate(samples):
        table.add(np.full(sample.size, row), sample)
    return (
        table,
        np.array([sample.size for sample in samples], np.uint32),
        np.array([max(s) for s in samples], np.float32),
    )


def test_bounds_are_the_order_statistics_within_a_bin():
    """Values are known within 2 %, half of a bin; the largest exactly."""
    samples = [np.random.default_rng(n).lognormal(3.0, 1.0, n) for n in (5, 71, 72, 200, 5000)]
    low, high = map_confidence.p95_bounds(*table_of(samples))
    for sample, found_low, found_high in zip(samples, low, high):
        ranks = int(binom.ppf(0.025, sample.size, 0.95)), int(binom.ppf(0.975, sample.size, 0.95)) + 1
        ordered = np.sort(sample)
        assert found_low == pytest.approx(ordered[ranks[0] - 1], rel=np.sqrt(BASE) - 1 + 1e-6)
        if ranks[1] > sample.size:
            assert np.isnan(found_high)
        else:
            assert found_high == pytest.approx(ordered[ranks[1] - 1], rel=np.sqrt(BASE) - 1 + 1e-6)
    assert high[2] == np.float32(samples[2].max())


def test_bounds_hold_the_true_percentile_as_often_as_they_say():
    """1,000 samples of 200: 95 % of the intervals hold it, less four standard errors and the width of a bin."""
    generator = np.random.default_rng(1)
    samples = [generator.exponential(100.0, 200) for _ in range(1000)]
    low, high = map_confidence.p95_bounds(*table_of(samples))
    truth = -100.0 * np.log(0.05)
    held = np.mean((low <= truth * np.sqrt(BASE)) & (truth <= high * np.sqrt(BASE)))
    assert held >= 0.95 - 4.0 * np.sqrt(0.05 * 0.95 / 1000)


def test_more_runs_by_hand():
    """A half width of 20 % of the percentile wants (0.2 / 0.1)^2 = 4 times as many; 20 values want 72 / 20 as many."""
    more_runs = map_confidence.more_runs(
        np.float32([10.0, 10.0, 0.0]),
        np.float32([8.0, 9.0, 0.0]),
        np.float32([12.0, np.nan, 0.0]),
        np.array([100, 20, 100]),
    )
    assert more_runs == pytest.approx([4.0, 72 / 20, 0.0])


def test_maps_have_them_on_demand_only():
    from talus.tests.engine import test_maps

    runs = list(test_maps.random_passages(1))
    table = test_maps.MapTable(test_maps.TERRAIN.shape)
    for cells, values, stop in runs:
        table.add(cells, values, stop)
    maps = table.maps(test_maps.TERRAIN, len(runs), with_confidence=True)
    assert set(maps.keys()) == {*choices.MAPS, *choices.CONFIDENCE_MAPS}
    visited = maps["passages"] > 0
    assert (maps["reach_low"][visited] <= maps["reach_probability"][visited]).all()
    assert (maps["reach_high"][visited] >= maps["reach_probability"][visited]).all()
    assert (maps["energy_p50"][visited] <= maps["energy_p99"][visited]).all()
    bounded = visited & ~np.isnan(maps["energy_p95_high"])
    assert (maps["energy_p95"][bounded] <= maps["energy_p95_high"][bounded] * BASE).all()
    assert np.isnan(maps["energy_p50"][~visited]).all()
