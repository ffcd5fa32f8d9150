# SPDX-License-Identifier: GPL-2.0-or-later
"""Risk by frequency: by hand, beside the risk by scenarios, sums, bounds by repeated draws, and the worked examples."""

import math

import numpy as np
import pytest

from talus.engine.hazard.frequency import poisson_band, rate_band
from talus.engine.hazard.frequency_risk import (
    Band,
    band_of,
    fatality_risk,
    risk_by_frequency,
    shares_of_events,
    spatial_probability,
    with_rate,
)
from talus.engine.hazard.hazard_curve import hazard_curve
from talus.engine.hazard.object_risk import Exposure, Scenario, hits_of, presence_of_vehicles, risk_of
from talus.tests.engine import test_frequency

HOUSE = Exposure(value=1e6, persons=3.0, presence=0.8, vulnerability=(0.01, 0.1, 0.5), lethality=(0.0, 0.02, 0.2))
RATES = test_frequency.rates_of().ravel()
WEIGHTS = RATES / test_frequency.RUNS
EXCEEDED = test_frequency.COUNTS.transpose(0, 2, 1).reshape(8, 3)  # of the simulations: any passage, 30 kJ, 300 kJ
COUNTS = -np.diff(EXCEEDED, append=0)  # that hit weakly, medium, strongly


def test_risk_by_hand_is_that_by_scenarios():
    """A block in 100 years, 1000 runs: the sums of object_risk, whose example this is with one block an event."""
    risk = risk_by_frequency([[10, 20, 30]], [0.01 / 1000], HOUSE)
    hits = hits_of(np.repeat([10e3, 100e3, 500e3], [10, 20, 30]), 1000)
    other = risk_of([Scenario(100.0, 1, 1000)], [hits], HOUSE)
    assert risk.hits.value == pytest.approx(0.0006)
    actual = risk.hits.value, risk.probability.value, risk.damage.value, risk.deaths.value, risk.individual.value
    assert actual == pytest.approx(tuple(other), rel=1e-12)
    assert risk.damage.value == pytest.approx(171.0) and risk.deaths.value == pytest.approx(1.536e-4)


def test_hits_of_the_worked_example_have_its_frequency_and_bounds():
    risk = risk_by_frequency(COUNTS, WEIGHTS, HOUSE)
    assert risk.hits.value == pytest.approx(0.0238234, rel=3e-6)
    assert [1.0 / risk.hits.high, 1.0 / risk.hits.low] == pytest.approx([37.08, 47.46], abs=0.006)
    curve = hazard_curve(EXCEEDED, WEIGHTS)
    strong = band_of(COUNTS, WEIGHTS, (0.0, 0.0, 1.0))
    assert strong == pytest.approx((curve.frequency[2], curve.low[2], curve.high[2]), rel=1e-12)
    assert 1.0 / strong.value == pytest.approx(237.77, abs=0.006)


def test_risk_is_the_sum_over_sources_and_sizes():
    whole = risk_by_frequency(COUNTS, WEIGHTS, HOUSE)
    for groups in ([range(4), range(4, 8)], [[k, k + 4] for k in range(4)], [[k] for k in range(8)]):
        parts = [risk_by_frequency(COUNTS[list(group)], WEIGHTS[list(group)], HOUSE) for group in groups]
        assert sum(part.damage.value for part in parts) == pytest.approx(whole.damage.value, rel=1e-13)
        assert sum(part.deaths.value for part in parts) == pytest.approx(whole.deaths.value, rel=1e-13)


@pytest.mark.parametrize("runs", (20, 100, 1000))
def test_bounds_of_the_damage_hold_the_truth_at_least_as_often_as_they_say(runs):
    """2000 draws of the worked example: runs fall to the intensities by their true shares."""
    generator = np.random.default_rng(runs)
    truth = COUNTS / test_frequency.RUNS
    shares = np.column_stack([truth, 1.0 - truth.sum(axis=1)])
    weights, costs = RATES / runs, 1e6 * np.array(HOUSE.vulnerability)
    expected = float(RATES @ truth @ costs)
    drawn = np.stack([generator.multinomial(runs, share, 2000) for share in shares], axis=1)[:, :, :3]
    actual = [band_of(counts, weights, costs) for counts in drawn]
    held = np.mean([entry.low <= expected <= entry.high for entry in actual])
    assert held > 0.94


def test_bounds_of_the_rate_multiply():
    """5 events: 1.623 / 5 to 11.668 / 5, the digest's 0.081 to 0.583 a year in 20 years."""
    assert rate_band(5, 20.0) == pytest.approx((0.0812, 0.5834), abs=1e-4)
    band = with_rate(Band(2.0, 1.0, 3.0), 5)
    assert band == pytest.approx((2.0, 1.0 * 0.0812 * 4.0, 3.0 * 0.5834 * 4.0), rel=1e-3)


def test_what_nothing_hits_has_an_upper_bound_alone():
    """No hit: high = 3.689 W."""
    risk = risk_by_frequency([[0, 0, 0]], [1e-4], HOUSE)
    assert risk.hits == pytest.approx((0.0, 0.0, 3.689e-4), rel=1e-3)
    assert risk.damage.high == pytest.approx(0.5e6 * risk.hits.high)
    nobody = Exposure(0.0, 0.0, 0.0, (0.0,) * 3, (0.0,) * 3)
    assert risk_by_frequency([[1, 2, 3]], [1e-4], nobody).damage == (0.0, 0.0, 0.0)


def test_bounds_of_equal_costs_are_those_of_the_frequency():
    value, squares = float(WEIGHTS @ COUNTS.sum(axis=1)), float(WEIGHTS**2 @ COUNTS.sum(axis=1))
    low, high = poisson_band(7.0 * value, 49.0 * squares, 7.0 * WEIGHTS.max())
    assert band_of(COUNTS, WEIGHTS, (7.0, 7.0, 7.0)) == pytest.approx((7.0 * value, float(low), float(high)), rel=1e-12)


def test_shares_of_events_by_the_hardest_hit():
    """One block: the shares of the runs. Two: 1 - 0.97^2 strong, 1 - 0.95^2 at least medium, 1 - 0.94^2 at all."""
    assert shares_of_events((0.01, 0.02, 0.03), 1) == pytest.approx((0.01, 0.02, 0.03))
    weak, medium, strong = shares_of_events((0.01, 0.02, 0.03), 2)
    assert strong == pytest.approx(1.0 - 0.97**2) and medium + strong == pytest.approx(1.0 - 0.95**2)
    assert weak + medium + strong == pytest.approx(1.0 - 0.94**2)


def test_vehicles_of_the_worked_example():
    """2000 a day at 80 km/h, 5 m and a block of 1 m: Q (L + w) / v = 0.00625; 0.2 blocks a year hit 0.00125 a year."""
    presence = presence_of_vehicles(2000.0, 5.0, 1.0, 80.0 / 3.6)
    assert presence == pytest.approx(0.00625)
    road = Exposure(0.0, 1.0, presence, (0.0,) * 3, (1.0,) * 3)
    risk = risk_by_frequency([[100, 50, 50]], [0.2 / 200], road)
    assert risk.hits.value == pytest.approx(0.2) and risk.deaths.value == pytest.approx(0.00125)


def test_fatality_risk_of_the_worked_example():
    """New Zealand: N 3, d = w = 1 m, L = 100 m: P_S 0.058808; f 1/50, P_T 0.67, V 0.5: AIFR 3.940e-4, above 1e-4."""
    spatial = spatial_probability(3, 1.0, 1.0, 100.0)
    assert spatial == pytest.approx(0.058808)
    assert fatality_risk([1.0 / 50.0], [spatial], 0.67, 0.5) == pytest.approx(3.940e-4, abs=5e-8)
    assert spatial_probability(2, 60.0, 60.0, 100.0) == 1.0  # nobody escapes


@pytest.mark.parametrize("given", [(3, 1.0, 1.0, 0.0), (-1, 1.0, 1.0, 100.0), (3, -1.0, 1.0, 100.0)])
def test_impossible_places_are_refused(given):
    with pytest.raises(ValueError, match=r"^Risk: "):
        spatial_probability(*given)


def test_impossible_exposures_are_refused():
    with pytest.raises(ValueError, match="lethality is"):
        risk_by_frequency([[1, 1, 1]], [0.1], HOUSE._replace(lethality=(0.0, 0.5, 1.5)))
    assert math.isfinite(risk_by_frequency([[1, 1, 1]], [0.1], HOUSE).damage.high)
