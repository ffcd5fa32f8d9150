# SPDX-License-Identifier: GPL-2.0-or-later
"""Confidence intervals against their definitions and by drawing samples; how many runs are needed."""

import math

import numpy as np
import pytest
from scipy import stats

from talus.engine.statistics import convergence
from talus.engine.statistics.convergence import curve, estimate, fewest_runs, needed_runs, quantile_precisions

RANDOM = np.random.default_rng(8)


def test_interval_of_a_median_is_that_of_the_tables():
    """Order statistics of the 95 % interval of a median, tabulated e.g. by Conover (1999): of 20 values the 6th and
    15th."""
    estimated = estimate(np.arange(1.0, 21.0), "quantile", share=0.5)
    assert (estimated.low, estimated.high) == (6.0, 15.0)
    assert estimated.value == 10.5


def test_interval_of_a_share_solves_the_equation_of_wilson():
    """Its ends p are where |p_hat - p| = z sqrt(p (1 - p) / n)."""
    estimated = estimate(np.arange(80) < 12, "share")
    for end in (estimated.low, estimated.high):
        assert abs(0.15 - end) == pytest.approx(stats.norm.ppf(0.975) * math.sqrt(end * (1.0 - end) / 80.0), rel=1e-12)


def test_interval_of_a_mean_is_that_of_student():
    """scipy's own interval."""
    sample = RANDOM.normal(40.0, 5.0, 25)
    estimated = estimate(sample, "mean")
    expected = stats.t.interval(0.95, 24, sample.mean(), stats.sem(sample))
    np.testing.assert_allclose((estimated.low, estimated.high), expected, rtol=1e-12)


@pytest.mark.parametrize(
    ("statistic", "truth"),
    [("quantile", stats.lognorm(0.8).ppf(0.95)), ("mean", stats.lognorm(0.8).mean()), ("share", 0.3)],
)
def test_intervals_hold_the_truth_as_often_as_they_say(statistic, truth):
    """2,000 samples of 400 skew values: 95 % +- 1.5 % (three standard errors); that of a quantile is at least so wide,
    that of a mean of skew values lacks a percent."""
    samples = stats.lognorm(0.8).rvs((2000, 400), random_state=1)
    if statistic == "share":
        samples = samples > stats.lognorm(0.8).ppf(0.7)
    actual = [estimate(sample, statistic) for sample in samples]
    held = np.mean([entry.low <= truth <= entry.high for entry in actual])
    assert 0.925 < held < 0.98


def test_few_runs_have_no_upper_bound():
    """Fewer than 72 runs may all lie below the 95 % quantile: 0.95^72 = 0.0249 < 0.025 < 0.95^71."""
    assert fewest_runs(0.95) == 72
    assert math.isinf(estimate(np.arange(71.0), "quantile").high)
    assert math.isfinite(estimate(np.arange(72.0), "quantile").high)


def test_curve_ends_with_all_runs_and_narrows():
    """The last point is the plain estimate; four times the runs give half the width (within 40 %: one sample)."""
    sample = RANDOM.normal(100.0, 20.0, 4000)
    result = curve(sample, "mean")
    assert result.runs[0] == convergence.FEWEST
    assert result.runs[-1] == 4000
    assert result.value[-1] == pytest.approx(sample.mean(), rel=1e-12)
    width = np.interp([1000.0, 4000.0], result.runs, result.high - result.low)
    assert width[0] / width[1] == pytest.approx(2.0, rel=0.4)


def test_order_of_the_runs_does_not_matter_at_the_end():
    """Sorted by release the runs would give a curve that drifts; drawn at random it hovers about the end."""
    sample = np.sort(RANDOM.normal(100.0, 20.0, 2000))
    result = curve(sample, "mean")
    assert (np.abs(result.value[result.runs > 200] - sample.mean()) < 6.0).all()  # four standard errors of 200


@pytest.mark.parametrize("statistic", ["quantile", "mean", "share"])
def test_as_many_runs_as_recommended_are_as_precise_as_asked(statistic):
    """From 1,000 runs to the number for 3 %, drawn again: within 25 %, for both precisions are estimates."""
    draw = stats.lognorm(0.5)
    pilot, asked = draw.rvs(1000, random_state=2), 0.03
    limit = draw.ppf(0.6)
    needed = needed_runs(pilot > limit if statistic == "share" else pilot, statistic, asked)
    again = draw.rvs(needed, random_state=3)
    assert estimate(again > limit if statistic == "share" else again, statistic).precision == pytest.approx(
        asked, rel=0.25
    )


def test_runs_without_a_value_count_as_runs():
    """Half of the runs miss the line: twice the runs are needed."""
    hits = RANDOM.normal(100.0, 20.0, 500)
    with_misses = np.concatenate([hits, np.full(500, np.nan)])
    assert needed_runs(with_misses, "mean", 0.01) == pytest.approx(2 * needed_runs(hits, "mean", 0.01), abs=2)
    assert curve(with_misses, "mean").value[-1] == pytest.approx(hits.mean(), rel=1e-12)


def test_where_nothing_was_hit_no_number_of_runs_can_be_told():
    assert needed_runs(np.zeros(100, bool), "share", 0.1) == math.inf
    assert needed_runs(np.full(10, np.nan), "quantile", 0.1) == math.inf
    assert needed_runs(np.arange(1.0, 11.0), "quantile", 0.1) == fewest_runs(0.95)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [(([], "mean"), "no run"), (([1.0], "median"), "median"), (([1.0, 2.0], "quantile", 1.0), "share")],
)
def test_impossible_questions_are_refused(arguments, named):
    with pytest.raises(ValueError, match=named):
        estimate(*arguments)


def test_precision_of_each_group_is_that_of_its_own_runs():
    """Each group is as ``estimate`` of it alone; groups of 1 and 71 runs have no upper bound, zeros no precision."""
    counts = (1, 71, 72, 400, 90)
    groups = RANDOM.permutation(np.repeat((3, 9, 1, 4, 7), counts))
    sample = np.where(groups == 7, 0.0, RANDOM.lognormal(3.0, 1.0, groups.size))
    expected = [estimate(sample[groups == group], "quantile").precision for group in (1, 3, 4, 7, 9)]
    np.testing.assert_allclose(quantile_precisions(sample, groups), expected, rtol=1e-12)
    assert np.isinf(expected).tolist() == [False, True, False, True, True]


def test_quantile_takes_the_runs_that_bound_it_however_alike_they_are():
    assert needed_runs(100.0 + 1e-6 * np.arange(500.0), "quantile", 0.1) == fewest_runs(0.95)


def test_shares_of_many_cells_have_the_intervals_of_each():
    counts = np.array([0, 1, 60, 999, 1000])
    low, high = convergence.wilson_interval(counts, 1000)
    for k, count in enumerate(counts):
        estimated = estimate(np.arange(1000) < count, "share")
        assert (low[k], high[k]) == pytest.approx((estimated.low, estimated.high), abs=1e-15)
    assert low[0] == 0.0 and high[-1] == 1.0 and (high - low > 0.0).all()
