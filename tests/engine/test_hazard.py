# SPDX-License-Identifier: GPL-2.0-or-later
"""Hazard of several scenarios: frequencies by hand, intensities, the matrix."""

import math

import numpy as np
import pytest

from talus.engine.hazard import hazard
from talus.engine.hazard.hazard import CONSIDERABLE, HIGH, LOW, NO_DANGER, RESIDUAL, Hazard

KILO = 1e3


def one_cell(energy_kj, reach, period, blocks=1, **options):
    """The hazard of one scenario in one cell."""
    hazard = Hazard((1, 1), **options)
    hazard.add(np.full((1, 1), energy_kj * KILO), np.full((1, 1), reach), period, blocks)
    return hazard


def test_annual_probability_is_that_of_a_poisson_process():
    """Closed form P = 1 - exp(-sum f_i p_i): 0.02 * 0.5 + 0.1 * 0.25 = 0.035 hits a year."""
    hazard = Hazard((1, 2))
    hazard.add(np.array([[5e3, np.nan]]), np.array([[0.5, 0.0]]), 50.0)
    hazard.add(np.array([[5e3, np.nan]]), np.array([[0.25, 0.0]]), 10.0)
    np.testing.assert_allclose(hazard.annual_probability(), [[1.0 - math.exp(-0.035), 0.0]], rtol=1e-13)


@pytest.mark.parametrize(("reach", "blocks", "hit"), [(0.25, 2, 0.4375), (1.0, 7, 1.0), (0.5, 3, 0.875)])
def test_an_event_of_several_blocks_hits_unless_all_miss(reach, blocks, hit):
    """Closed form 1 - (1 - p)^b, by hand; a year has a hundredth of an event."""
    result = one_cell(5.0, reach, 100.0, blocks).annual_probability()
    np.testing.assert_allclose(result, 1.0 - math.exp(-hit / 100.0), rtol=1e-13)


def test_splitting_a_scenario_changes_no_frequency():
    """Two scenarios of half the frequency are one: Poisson processes add up."""
    whole, halves = one_cell(5.0, 0.3, 40.0), Hazard((1, 1))
    for _ in range(2):
        halves.add(np.full((1, 1), 5e3), np.full((1, 1), 0.3), 80.0)
    np.testing.assert_allclose(whole.annual_probability(), halves.annual_probability(), rtol=1e-13)


def test_intensities_are_parted_by_30_and_300_kj():
    """Swiss classes: weak up to 30 kJ, medium up to 300 kJ, strong above; nothing where there is no energy."""
    energies = np.array([np.nan, 0.0, 0.1, 30.0, 30.1, 300.0, 300.1, 1e5]) * KILO
    np.testing.assert_array_equal(hazard.intensity_of(energies), [0, 0, 1, 1, 2, 2, 3, 3])


FIELDS = [  # energy, period, danger: the 3 x 3 fields of the matrix
    (10.0, 30.0, CONSIDERABLE), (10.0, 100.0, LOW), (10.0, 300.0, LOW),
    (100.0, 30.0, CONSIDERABLE), (100.0, 100.0, CONSIDERABLE), (100.0, 300.0, LOW),
    (500.0, 30.0, HIGH), (500.0, 100.0, HIGH), (500.0, 300.0, HIGH),
    (10.0, 301.0, RESIDUAL), (500.0, 1000.0, RESIDUAL),
]  # fmt: skip


@pytest.mark.parametrize("method", ("scenario", "cell"))
@pytest.mark.parametrize(("energy", "period", "danger"), FIELDS)
def test_each_field_of_the_matrix(energy, period, danger, method):
    """A cell that every run passes: the return periods of the event and of the cell are the same."""
    assert one_cell(energy, 1.0, period, method=method).danger() == danger


def test_nothing_is_in_danger_where_nothing_passes():
    hazard = Hazard((1, 1))
    hazard.add(np.full((1, 1), np.nan), np.zeros((1, 1)), 10.0)
    assert hazard.danger() == NO_DANGER
    assert hazard.intensities().max() == 0


def test_an_event_counts_in_all_longer_return_periods():
    """An event of every 30 years counts for 100 years too."""
    np.testing.assert_array_equal(one_cell(100.0, 0.1, 30.0).intensities().ravel(), [2, 2, 2])
    np.testing.assert_array_equal(one_cell(100.0, 0.1, 31.0).intensities().ravel(), [0, 2, 2])


def test_in_a_cell_rare_hits_of_a_frequent_event_are_rare():
    """An event every 10 years whose blocks reach the cell in 1 of 20 runs hits it every 200 years."""
    assert one_cell(100.0, 0.05, 10.0, method="scenario").danger() == CONSIDERABLE
    assert one_cell(100.0, 0.05, 10.0, method="cell").danger() == LOW


def test_in_a_cell_frequencies_of_scenarios_add_up_above_each_energy():
    """By hand: hits above 0 kJ 0.02 + 0.02 = 0.04 a year (25 years), above 30 kJ 0.02 a year (50 years)."""
    hazard = Hazard((1, 1), method="cell")
    for energy in (10e3, 100e3):
        hazard.add(np.full((1, 1), energy), np.full((1, 1), 0.2), 10.0)
    np.testing.assert_array_equal(hazard.intensities().ravel(), [1, 2, 2])


def test_least_reach_leaves_out_single_runs():
    """From the threshold on a cell counts; the annual probability knows no threshold."""
    below, at = (one_cell(500.0, reach, 30.0, least_reach=0.01) for reach in (0.009, 0.01))
    assert below.danger() == NO_DANGER
    assert at.danger() == HIGH
    assert below.annual_probability() > 0.0


@pytest.mark.parametrize("method", ("scenario", "cell"))
def test_order_of_the_scenarios_does_not_matter(method):
    """Danger and intensity are maxima and sums."""
    random = np.random.default_rng(5)
    scenarios = [
        (random.uniform(0, 6e5, (8, 9)), random.random((8, 9)), period) for period in (10.0, 60.0, 250.0, 900.0)
    ]
    actual = []
    for order in (scenarios, scenarios[::-1]):
        actual.append(Hazard((8, 9), method=method))
        for scenario in order:
            actual[-1].add(*scenario)
    np.testing.assert_array_equal(actual[0].danger(), actual[1].danger())
    np.testing.assert_array_equal(actual[0].intensities(), actual[1].intensities())


def test_own_bounds_periods_and_matrix():
    """All can be replaced together."""
    result = one_cell(60.0, 1.0, 40.0, bounds=(50e3, 500e3), periods=(10.0, 50.0, 200.0))
    np.testing.assert_array_equal(result.intensities().ravel(), [0, 2, 2])
    assert result.danger(np.full((3, 3), LOW)) == LOW


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"bounds": (300e3, 30e3)}, "bounds"), ({"bounds": (0.0, 30e3)}, "bounds"),
        ({"periods": (30.0, np.nan)}, "periods"), ({"method": "other"}, "method"),
        ({"least_reach": 1.5}, "least_reach"),
    ],
)  # fmt: skip
def test_impossible_options_are_refused(options, named):
    with pytest.raises(ValueError, match=named):
        Hazard((2, 2), **options)


@pytest.mark.parametrize(
    ("scenario", "named"),
    [
        ((np.zeros((2, 3)), np.zeros((2, 2)), 10.0), "shape"), ((np.ones((2, 2)), np.full((2, 2), 1.5), 10.0), "runs"),
        ((np.ones((2, 2)), np.ones((2, 2)), 0.0), "period"), ((np.ones((2, 2)), np.ones((2, 2)), 10.0, 0), "blocks"),
    ],
)  # fmt: skip
def test_impossible_scenarios_are_refused(scenario, named):
    with pytest.raises(ValueError, match=named):
        Hazard((2, 2)).add(*scenario)


def test_matrix_of_another_shape_is_refused():
    with pytest.raises(ValueError, match="matrix"):
        one_cell(5.0, 1.0, 10.0).danger(np.zeros((2, 3)))
