# SPDX-License-Identifier: GPL-2.0-or-later
"""The ensemble of a calibration: closed form, surrogate, and how often its bands hold a made-up truth."""

import math

import numpy as np
import pytest

from talus.engine.calibration.clouds import Cloud
from talus.engine.calibration.posterior import posterior
from talus.engine.calibration.search import Bounds, Calibration, calibrate, place_of, values_of
from talus.engine.calibration.surrogate import Surrogate

BOUNDS = [Bounds("sliding_friction", 0.3, 1.0), Bounds("rolling_resistance", 0.3, 1.2)]
OBSERVED, SIMULATED = 40, 300


def made_slope(values, random, count):
    """Stops of a made-up slope: friction says how far they come, rolling how widely they scatter."""
    mean = 260.0 - 180.0 * values["sliding_friction"] + 20.0 * values["rolling_resistance"] ** 2
    scatter = 25.0 - 12.0 * values["rolling_resistance"]
    distance = np.maximum(random.normal(mean, scatter, count), 1.0)
    angle = random.uniform(-0.3, 0.3, count)
    return np.column_stack([distance * np.cos(angle), distance * np.sin(angle)])


def ensemble_of(seed, evaluations=36):
    """(truth, Posterior) with a truth drawn from the bounds."""
    random = np.random.default_rng((7, seed))
    truth = {bound.name: random.uniform(bound.low, bound.high) for bound in BOUNDS}
    cloud = Cloud(made_slope(truth, random, OBSERVED), "distances")
    calibration = calibrate(lambda values: made_slope(values, random, SIMULATED), BOUNDS, cloud, evaluations, seed)
    return truth, posterior(calibration, BOUNDS, cloud, seed)


@pytest.mark.long
def test_bands_hold_the_truth_as_often_as_they_say():
    """50 made-up slopes, two parameters each: 90 % bands hold 85 to 95 % of the truths."""
    held = []
    for seed in range(50):
        truth, result = ensemble_of(seed)
        held += [result.low[name] <= truth[name] <= result.high[name] for name in truth]
    assert 0.85 <= np.mean(held) <= 0.95


MEAN_BOUNDS = [Bounds("sliding_friction", 0.3, 1.0)]


class Mean:
    """20 values of mean 0.62 and known deviation 0.08, of which the mean is compared."""

    fewest_observed = 20

    def observed_statistics(self):
        return np.array([0.62])

    def drawn_statistics(self, points, random):
        return random.normal(0.0, 0.08 / math.sqrt(20.0), 1)

    def widening(self, points):
        return np.ones(1)


def found_of_a_mean():
    """The Calibration of simulations whose mean is the parameter."""
    tried = np.linspace(0.3, 1.0, 15)[:, None]
    return Calibration(("sliding_friction",), tried, tried[:, 0], {}, {}, {}, 1.0, None, tried)


def test_a_known_mean_has_the_closed_form():
    """20 values of mean 0.62, known deviation 0.08, flat from 0.3 to 1: deviation 0.017889, 95 % 0.5849 to 0.6551."""
    outcome = posterior(found_of_a_mean(), MEAN_BOUNDS, Mean(), seed=1, rows=4000)
    assert outcome.rows[:, 0].mean() == pytest.approx(0.62, abs=0.002)
    assert outcome.rows[:, 0].std() == pytest.approx(
        0.017889, rel=0.1
    )  # C from 200 draws: two deviations of its root are 10 %
    np.testing.assert_allclose(np.percentile(outcome.rows, [2.5, 97.5]), [0.5849, 0.6551], atol=0.005)


def test_what_the_surrogate_does_not_know_widens_as_a_tolerance_does(monkeypatch):
    """These 20 values have |distance of means| <= 0.01, which adds 0.01^2 / 3 to the variance: deviation 0.018797."""
    from talus.engine.calibration import posterior as module
    from talus.engine.calibration import scatter

    class Doubtful(Surrogate):
        def at(self, places):
            middle, _ = super().at(places)
            return middle, np.full(middle.shape, 0.01**2 / 3.0)

    monkeypatch.setattr(module, "Surrogate", Doubtful)
    monkeypatch.setattr(scatter, "DRAWS", 40_000)  # C is known to 0.7 %, so its root to 0.35 %
    outcome = posterior(found_of_a_mean(), MEAN_BOUNDS, Mean(), seed=1, rows=4000)
    assert outcome.rows[:, 0].std() == pytest.approx(0.018797, rel=0.015)  # without the tolerance 0.017889: 5 % less


def test_parameters_that_stand_in_for_each_other_are_correlated():
    """More friction is made up by more rolling, which here sends blocks farther: both rise together."""
    _, result = ensemble_of(3)
    assert result.rows.shape == (200, 2) and result.correlation[0, 1] > 0.2
    again = ensemble_of(3)[1]
    np.testing.assert_array_equal(result.rows, again.rows)


def test_a_surrogate_goes_through_what_is_known_and_says_where_it_is_not():
    places = np.random.default_rng(0).random((40, 2))
    function = lambda p: np.sin(3.0 * p[:, 0]) + p[:, 1] ** 2  # noqa: E731
    surface = Surrogate(places, function(places))
    new = np.random.default_rng(1).random((200, 2))
    middle, _ = surface.at(new)
    assert np.abs(middle - function(new)).max() < 0.03
    assert surface.at(np.array([[0.5, 0.5]]))[1] < surface.at(np.array([[3.0, 3.0]]))[1]
    noisy = Surrogate(places, function(places) + np.random.default_rng(2).normal(0.0, 0.2, 40))
    assert noisy.scale * math.sqrt(noisy.noise) == pytest.approx(0.2, rel=0.4)


def test_places_and_values_are_each_others_inverse():
    bounds = [*BOUNDS, Bounds("scar_strength", 2.0, 30.0)]
    values = values_of(bounds, [0.2, 0.9, 0.5])
    assert values["scar_strength"] == pytest.approx(math.sqrt(60.0))
    assert place_of(bounds, values.values()) == pytest.approx([0.2, 0.9, 0.5])


def test_few_observations_are_refused():
    cloud = Cloud(np.array([[1.0, 0.0], [2.0, 0.0], [4.0, 1.0]]))
    calibration = calibrate(lambda values: made_slope(values, np.random.default_rng(0), 50), BOUNDS, cloud, 8)
    with pytest.raises(ValueError, match="3 observed points; at least 5"):
        posterior(calibration, BOUNDS, cloud)
