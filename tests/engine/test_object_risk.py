# SPDX-License-Identifier: GPL-2.0-or-later
"""Hits and risk of objects against figures computed by hand and counted years."""

import math

import numpy as np
import pytest

from talus.engine.hazard.object_risk import (
    Exposure,
    Scenario,
    hits_of,
    presence_of_queue,
    presence_of_vehicles,
    risk_of,
)

HOUSE = Exposure(value=1e6, persons=3.0, presence=0.8, vulnerability=(0.01, 0.1, 0.5), lethality=(0.0, 0.02, 0.2))


def test_hits_by_hand():
    """1000 runs: 10 weak, 20 medium, 30 strong. Wilson's bounds of 60 in 1000: 0.0469, 0.0765."""
    energies = np.repeat([10e3, 100e3, 500e3], [10, 20, 30])
    hits = hits_of(energies, 1000)
    assert hits.by_intensity == (0.01, 0.02, 0.03)
    assert (hits.share, hits.energy_p50, hits.energy_max) == (0.06, 300e3, 500e3)
    assert hits.share_low == pytest.approx(0.0469, abs=1e-4) and hits.share_high == pytest.approx(0.0765, abs=1e-4)


def test_risk_by_hand():
    """T = 100, b = 2: hits 2 x 0.06 / 100; damage 1e6 x 0.02 x (0.0001 + 0.002 + 0.015) = 342; deaths 3 x 0.8 x 0.02
    x (0.0004 + 0.006) = 3.072e-4."""
    hits = hits_of(np.repeat([10e3, 100e3, 500e3], [10, 20, 30]), 1000)
    risk = risk_of([Scenario(100.0, 2, 1000)], [hits], HOUSE)
    assert risk.hits == pytest.approx(0.0012)
    assert risk.probability == pytest.approx(1.0 - math.exp(-(1.0 - 0.94**2) / 100.0))
    assert risk.damage == pytest.approx(342.0)
    assert risk.deaths == pytest.approx(3.072e-4)
    assert risk.individual == pytest.approx(1.024e-4, rel=1e-3)


def test_scenarios_add_up():
    hits = hits_of([400e3] * 50, 1000)
    one = risk_of([Scenario(50.0, 1, 1000)], [hits], HOUSE)
    two = risk_of([Scenario(100.0, 1, 1000)] * 2, [hits] * 2, HOUSE)
    assert two.damage == pytest.approx(one.damage) and two.probability == pytest.approx(one.probability)


def test_counted_years_have_that_many_with_a_hit():
    """400,000 years drawn: events Poisson 1/20 a year, 3 blocks, each hits with 0.1; 5,374 years expected, 4 sd 292."""
    generator = np.random.default_rng(4)
    years = 400_000
    events = generator.poisson(1.0 / 20.0, years)
    hit = generator.binomial(3 * events, 0.1) > 0
    risk = risk_of([Scenario(20.0, 3, 1000)], [hits_of([1e5] * 100, 1000)], HOUSE)
    assert abs(np.count_nonzero(hit) - years * risk.probability) < 4.0 * math.sqrt(years * risk.probability)


def test_object_that_nothing_hits():
    hits = hits_of([], 500)
    risk = risk_of([Scenario(30.0, 1, 500)], [hits], HOUSE)
    assert risk == (0.0, 0.0, 0.0, 0.0, 0.0)
    assert hits.share_high > 0.0 and math.isnan(hits.energy_p95)


def test_presence_of_vehicles_by_hand():
    """8640 a day are 0.1 a second; 5 + 1 m at 20 m/s are 0.3 s: 0.03."""
    assert presence_of_vehicles(8640.0, 5.0, 1.0, 20.0) == pytest.approx(0.03)


def test_presence_of_a_queue_is_what_blocks_anywhere_meet():
    """Vehicles of 5 m with gaps of 2 m, blocks of 3 m: 8 / 7 on the mean, by 70,000 blocks along the road.

    A queue is the slow limit of traffic: Q / v vehicles a metre is 1 / (L + g).
    """
    places = np.arange(0.005, 700.0, 0.01)
    first, last = np.ceil((places - 1.5 - 5.0) / 7.0), np.floor((places + 1.5) / 7.0)  # those that begin at 7 k
    assert np.mean(last - first + 1.0) == pytest.approx(8.0 / 7.0, rel=1e-3)
    assert presence_of_queue(1.0, 5.0, 3.0, 2.0) == pytest.approx(8.0 / 7.0)
    assert presence_of_queue(0.02, 5.0, 1.0, 2.0) == pytest.approx(0.02 * 6.0 / 7.0)
    moving = presence_of_vehicles(86400.0 * 20.0 / 7.0, 5.0, 1.0, 20.0)
    assert presence_of_queue(1.0, 5.0, 1.0, 2.0) == pytest.approx(moving)
    assert presence_of_queue(0.0, 5.0, 1.0, 2.0) == 0.0


@pytest.mark.parametrize("given", [(1.1, 5, 1, 2), (-0.1, 5, 1, 2), (0.5, 0, 1, 0), (0.5, 5, 1, -1)])
def test_queues_that_mean_nothing_are_refused(given):
    with pytest.raises(ValueError, match="Road: a queue"):
        presence_of_queue(*given)


@pytest.mark.parametrize(
    "change", [{"value": -1.0}, {"presence": math.nan}, {"lethality": (0.1, 0.2)}, {"vulnerability": (0.1, 0.2, 1.5)}]
)
def test_exposures_that_mean_nothing_are_refused(change):
    with pytest.raises(ValueError, match=next(iter(change))):
        risk_of([], [], HOUSE._replace(**change))


def test_more_hits_than_runs_are_refused():
    with pytest.raises(ValueError, match="number of runs"):
        hits_of([1.0] * 11, 10)
