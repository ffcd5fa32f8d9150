# SPDX-License-Identifier: GPL-2.0-or-later
"""Boulders of unknown sources: the counting estimate by hand, and how often the most probable source is right."""

import math

import numpy as np
import pytest

from talus.engine.calibration.inventory import Inventory, mean_sources
from talus.engine.calibration.posterior import posterior
from talus.engine.calibration.search import Bounds, calibrate

BOUNDS = [Bounds("rolling_resistance", 0.3, 0.8)]
TWO_BOUNDS = [*BOUNDS, Bounds("surface_roughness", 0.0, 0.15)]
SOURCES = np.array([[0.0, 0.0], [0.0, 18.0], [0.0, 60.0]])


def test_probabilities_are_the_counts_of_a_pencil():
    """3 of 4 throws from A lie within 2 m, one of 2 from B; A weighs half of B. One throw more lies anywhere in A."""
    boulder = np.array([[10.0, 0.0]])
    result = Inventory(boulder, [0], [1.0, 2.0], (0.0, 0.0), radius=2.0)
    points = [
        (10.0, 1.0, 0, 0),
        (11.0, 0.0, 0, 0),
        (9.0, 1.0, 0, 0),
        (3.0, 0.0, 0, 0),
        (10.0, 0.0, 0, 1),
        (5.0, 0.0, 0, 1),
    ]
    share = math.pi * 4.0 / (14.0 * 4.0)  # the box about boulder and sources, 2 m wider on each side
    one, other = 1.0 / 3.0 * (3.0 + share) / 5.0, 2.0 / 3.0 * (1.0 + share) / 3.0
    sources = result.sources(np.array(points))
    np.testing.assert_array_equal(sources.near, [[3, 1]])
    np.testing.assert_array_equal(sources.throws, [[4, 2]])
    np.testing.assert_allclose(sources.probability, [[one / (one + other), other / (one + other)]])
    assert result.misfit(np.array(points))[0] == pytest.approx(-math.log(one + other))
    assert sources.unexplained.tolist() == [True]  # 4 throws are fewer than 5
    both = mean_sources([sources, sources])
    np.testing.assert_allclose(both.probability, sources.probability)
    np.testing.assert_array_equal(both.throws, [[8, 4]])


def test_a_boulder_is_compared_with_throws_of_its_own_size_alone():
    points = np.array([(10.0, 0.0, 0, 0), (50.0, 0.0, 1, 0)] * 6)
    near, throws = Inventory(np.array([[10.0, 0.0], [50.0, 0.0]]), [1, 1], [1.0], (0.0, 0.0), 2.0).counts(points)
    assert near.tolist() == [[0], [6]] and throws.tolist() == [[6], [6]]


def test_impossible_inventories_are_refused():
    for weights in ([0.0, 0.0], [1.0, -1.0], [1.0, math.nan]):
        with pytest.raises(ValueError, match="weights"):
            Inventory(np.eye(2), [0, 0], weights, (0.0, 0.0))
    with pytest.raises(ValueError, match="radius"):
        Inventory(np.eye(2), [0, 0], [1.0], (0.0, 0.0), radius=-1.0)


def made_stops(values, masses, source, random):
    """Stops as those in test_blocks.py, from one of three sources."""
    radius = (masses / 2700.0 * 3.0 / (4.0 * np.pi)) ** (1.0 / 3.0)
    resistance = values["rolling_resistance"] + values.get("surface_roughness", 0.05) / (2.0 * radius)
    mean = 40.0 * np.exp(-1.8 * (resistance - 0.5))
    distance = np.maximum(mean * (1.0 + 0.22 * random.normal(size=masses.size)), 1.0)
    angle = random.uniform(-0.3, 0.3, masses.size)
    return SOURCES[source] + np.column_stack([distance * np.cos(angle), distance * np.sin(angle)])


def made_inventory(seed, bounds, evaluations, count=40, throws=20):
    """(truth, Posterior, true sources, Sources, Calibration) of boulders from three sources, all in doubt."""
    random = np.random.default_rng((9, seed))
    truth = {bound.name: random.uniform(bound.low, bound.high) for bound in bounds}
    masses, origin = np.exp(random.uniform(math.log(30.0), math.log(6000.0), count)), random.integers(0, 3, count)
    cloud = Inventory(made_stops(truth, masses, origin, random), np.arange(count), np.ones(3), SOURCES.mean(axis=0))
    rock, source = np.repeat(np.arange(count), 3 * throws), np.tile(np.repeat(np.arange(3), throws), count)

    def run(values):
        return np.column_stack([made_stops(values, masses[rock], source, random), rock, source])

    calibration = calibrate(run, bounds, cloud, evaluations, seed)
    return truth, posterior(calibration, bounds, cloud, seed), origin, cloud.sources(calibration.points), calibration


def test_most_probable_source_is_the_true_one_as_often_as_it_says():
    """Three made-up slopes of 40 boulders: the mean of the largest probabilities is the share of the right ones, to a
    tenth (a standard error of 3 %), and boulders of the source 42 m off the next are all its own."""
    sure, right, far = [], [], []
    for seed in range(3):
        truth, result, origin, sources, calibration = made_inventory(seed, BOUNDS, 16)
        best = sources.probability.argmax(axis=1)
        sure.extend(sources.probability.max(axis=1))
        right.extend(best == origin)
        far.extend(best[origin == 2] == 2)
        assert calibration.fit > 0.01
        assert abs(result.middle["rolling_resistance"] - truth["rolling_resistance"]) < 0.12
    assert np.mean(sure) == pytest.approx(np.mean(right), abs=0.1)
    assert np.mean(far) > 0.95


@pytest.mark.long
def test_bands_of_the_ground_hold_the_truth_though_no_source_is_known():
    """30 made-up slopes: 90 % bands of level and roughness hold 80 to 99 % (three standard errors) of 60 truths."""
    held = []
    for seed in range(30):
        truth, actual, *_ = made_inventory(seed, TWO_BOUNDS, 40)
        held += [actual.low[name] <= truth[name] <= actual.high[name] for name in truth]
    assert 0.8 <= np.mean(held) <= 0.99
