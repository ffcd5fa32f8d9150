# SPDX-License-Identifier: GPL-2.0-or-later
"""Annual frequencies: a worked example, sums over sources, bands by repeated draws, energies, and what is refused."""

import numpy as np
import pytest
from scipy.stats import poisson

from talus.engine.choices import RELEASE_UNITS
from talus.engine.hazard import frequency as frequency_module
from talus.engine.hazard.frequency import (
    Frequencies,
    block_diameter,
    energy_once_in,
    poisson_band,
    rate_band,
    release_rate,
    return_period,
)
from talus.engine.hazard.hazard import Hazard
from talus.engine.hazard.reference_width import width_of_cell
from talus.engine.hazard.size_law import SizeLaw
from talus.engine.hazard.visited import VisitedCounts

LAW = SizeLaw(0.6, 0.1, 10.0)
BORDERS = (0.1, 0.3, 1.0, 3.0, 10.0)
RUNS = 1000
# runs of the classes in one cell: any passage, above 30 kJ, above 300 kJ; one row a source group, of 60 and 75 degrees
COUNTS = np.array([
    [[40, 60, 90, 120], [2, 30, 80, 118], [0, 0, 20, 90]],
    [[20, 35, 50, 70], [1, 20, 45, 70], [0, 0, 15, 60]],
])  # fmt: skip
AREAS = [100 * 25.0 / np.cos(np.radians(slope)) / 1e4 for slope in (60.0, 75.0)]  # hm2, of 100 cells of 5 m
LAMBDA = (0.0238234, 0.0122379, 0.00420571)


def rates_of(areas=AREAS, unit="1/(year hm2)", rate=0.4):
    """(2, 4) lambda_sk."""
    ends = list(zip(BORDERS, BORDERS[1:]))
    return np.array([[release_rate(rate, unit, area, LAW, *end) for end in ends] for area in areas])


def worked_example(rates=None, shape=(1, 1)):
    """The frequencies of the example, in every cell of a grid."""
    rates = rates_of() if rates is None else rates
    frequencies = Frequencies(shape, (30e3, 300e3))
    for of_group, counts in zip(rates, COUNTS):
        for rate, column in zip(of_group, counts.T):
            frequencies.add(np.broadcast_to(column[:, None, None], (3, *shape)), RUNS, rate)
    return frequencies


def test_bounds_of_one_simulation_hold_the_truth_in_95_to_97_percent_from_20_hits():
    """Closed form: the chance is a sum over Poisson's counts; below 20 hits it is never less than 95 %."""
    counts, means = np.arange(500.0), np.geomspace(0.5, 300.0, 1000)[:, None]
    low, high = poisson_band(counts, counts, 1.0)
    held = (poisson.pmf(counts, means) * ((low <= means) & (means <= high))).sum(axis=1)
    assert held.min() >= 0.95 - 1e-6 and held[means[:, 0] >= 20.0].max() <= 0.97


def test_rates_of_the_worked_example():
    """True areas of 100 cells of 5 m, 0.4 blocks a year and hm2."""
    assert pytest.approx([0.5, 0.965926], abs=6e-7) == AREAS
    rates = rates_of()
    assert rates.sum(axis=1) == pytest.approx([0.2, 0.386370], abs=6e-7)
    assert 0.4 * LAW.mean_volume() == pytest.approx(0.34003, abs=6e-6)  # m3 a year and hm2: 0.034 mm a year
    by_retreat = rates_of(unit="m3/(year hm2)", rate=0.4 * LAW.mean_volume())
    np.testing.assert_allclose(by_retreat, rates, rtol=1e-13)
    assert release_rate(0.03, "1/year") == 0.03


def test_frequencies_of_the_worked_example():
    """Computed apart from this code: lambda, return periods with their bounds, probability in 50 years."""
    result = worked_example()
    np.testing.assert_allclose(result.sums.ravel(), LAMBDA, rtol=3e-6)
    periods, low, high = result.return_periods().reshape(3, 3)
    np.testing.assert_allclose(periods, [41.98, 81.71, 237.77], atol=0.006)
    np.testing.assert_allclose(low, [37.08, 70.89, 192.02], atol=0.006)
    np.testing.assert_allclose(high, [47.46, 93.30, 280.28], atol=0.006)
    np.testing.assert_allclose(-np.expm1(-50.0 * result.sums).ravel(), [0.69613, 0.45768, 0.18965], atol=6e-6)


def test_plan_areas_in_the_place_of_true_ones():
    """Both groups half of the same total, as cells of one plan area are: other frequencies."""
    half = [0.5 * sum(AREAS)] * 2
    result = worked_example(rates_of(half)).sums.ravel()
    np.testing.assert_allclose(result, [0.0262601, 0.0132918, 0.0044655], atol=6e-8)


def test_frequency_is_the_sum_over_sources_and_classes():
    """Each source for itself, in any order, and a source cut in two halves."""
    rates = rates_of()
    whole = worked_example(rates).sums
    parts = [worked_example(np.where(np.arange(2)[:, None] == s, rates, 1e-300)).sums for s in (0, 1)]
    np.testing.assert_allclose(sum(parts), whole, rtol=1e-13)
    halves = Frequencies((1, 1), (30e3, 300e3))
    for of_group, counts in zip(rates[::-1], COUNTS[::-1]):
        for rate, column in zip(of_group, counts.T):
            for _ in range(2):
                halves.add(column[:, None, None], RUNS, 0.5 * rate)
    np.testing.assert_allclose(halves.sums, whole, rtol=1e-13)


@pytest.mark.parametrize("runs", [20, 100, 1000])
@pytest.mark.parametrize("level", range(3))
def test_bands_hold_the_truth_at_least_as_often_as_they_say(runs, level):
    """4000 draws of the counts of each row: at least 95 % within the band, less three standard errors of 0.0034. The
    band is on the safe side: 96 to 99 %."""
    random = np.random.default_rng(runs)
    weights = rates_of().ravel() / runs
    shares = COUNTS[:, level].ravel() / RUNS
    drawn = random.binomial(runs, shares, size=(4000, shares.size))
    low, high = poisson_band(drawn @ weights, drawn @ (weights * weights), weights.max())
    truth = float(shares @ (weights * runs))
    coverage = np.mean((low <= truth) & (truth <= high))
    assert 0.95 - 3 * 0.0034 <= coverage <= 0.9995


def test_band_of_equal_weights_is_that_of_a_poisson_count():
    """Closed form of m hits: chi2inv(0.025, 2 m) / 2 and chi2inv(0.975, 2 m + 2) / 2; of none 3.689 of the largest."""
    from scipy.stats import chi2

    counts = np.array([1.0, 5.0, 40.0])
    low, high = poisson_band(0.1 * counts, 0.01 * counts, 0.1)
    np.testing.assert_allclose(low, 0.1 * 0.5 * chi2.ppf(0.025, 2 * counts), rtol=1e-9)
    np.testing.assert_allclose(high, 0.1 * 0.5 * chi2.ppf(0.975, 2 * counts + 2), rtol=1e-9)
    assert poisson_band(0.0, 0.0, 0.2) == pytest.approx((0.0, 0.2 * 3.689), rel=1e-4)
    assert rate_band(5, 20) == pytest.approx((0.081, 0.583), abs=6e-4)


def test_maps_are_made_band_by_band(monkeypatch):
    """Many cells give the same bits as one; those that nothing reaches have no return period."""
    result = worked_example(shape=(7, 5))
    whole = result.return_periods(), result.energies([30.0, 100.0])
    monkeypatch.setattr(frequency_module, "CELLS_AT_ONCE", 10)
    in_parts = result.return_periods(), result.energies([30.0, 100.0])
    assert all(entry.tobytes() == other.tobytes() for entry, other in zip(whole, in_parts))
    assert np.isfinite(whole[0]).all() and whole[0].shape == (3, 3, 35)


def test_memory_is_that_of_the_visited_cells():
    """Two simulations pass other cells of a large grid: values of both, and no array of the whole."""
    frequencies = Frequencies((2000, 3000), (30e3,))
    for cell, count in (((10, 20), 4), ((1500, 2000), 6), ((10, 20), 2)):
        counts = np.zeros((2, 2000, 3000), np.uint8)
        counts[(slice(None), *cell)] = count, 1
        frequencies.add(counts, 10, 0.5)
    assert frequencies.sums.shape == (2, 2) and frequencies.cells.numbers.tolist() == [
        10 * 3000 + 20,
        1500 * 3000 + 2000,
    ]
    np.testing.assert_allclose(frequencies.sums, [[0.3, 0.3], [0.1, 0.05]])
    assert frequencies.passages()[1500, 2000] == pytest.approx(0.3) and np.count_nonzero(frequencies.above(30e3)) == 2
    rows, columns = frequencies.cells.window()
    assert (rows, columns) == (slice(10, 1501), slice(20, 2001))
    assert (
        frequencies.cells.in_window(frequencies.sums[0], 0.0).tobytes()
        == frequencies.passages()[rows, columns].tobytes()
    )


def test_counts_in_some_cells():
    visited = VisitedCounts.of_bands(np.array([[[0, 2], [3, 0]], [[0, 1], [0, 0]]]))
    assert visited.at(np.array([0, 1, 2, 3])).tolist() == [[0, 2, 3, 0], [0, 1, 0, 0]]
    assert VisitedCounts.of_bands(np.zeros((2, 2, 2))).at(np.array([0, 3])).tolist() == [[0, 0], [0, 0]]


def test_hazard_of_visited_cells_is_that_of_the_whole_grid():
    """A hazard keeps the visited cells alone; its maps have the whole grid, with nothing elsewhere."""
    frequencies = Frequencies((3, 4), (30e3, 300e3))
    counts = np.zeros((3, 3, 4), int)
    counts[:, 1, 2] = 90, 60, 30
    frequencies.add(counts, 100, 0.05)
    hazard = Hazard.of_frequencies(frequencies)
    assert hazard.exceeded.shape == (3, 1)
    assert np.argwhere(hazard.danger()).tolist() == [[1, 2]]
    assert hazard.intensities()[:, 1, 2].tolist() == [1, 3, 3]
    assert hazard.annual_probability()[1, 2] == pytest.approx(1.0 - np.exp(-0.045))


def test_of_a_threshold_that_no_run_exceeds_the_return_period_is_at_least():
    frequencies = Frequencies((1, 1), (30e3,))
    frequencies.add(np.array([3, 0]).reshape(2, 1, 1), 100, 0.5)
    periods, low, high = frequencies.return_periods()[:, 1].ravel()
    assert np.isnan(periods) and np.isnan(high)
    assert low == pytest.approx(1.0 / (3.689 * 0.005), rel=1e-3)


def test_energies_lie_between_the_thresholds():
    """Logarithms by hand: lambda(30 kJ) and lambda(300 kJ) of the example give 46.37 kJ once in 100 years."""
    frequencies = np.array(LAMBDA)
    exact = 30e3 * 10.0 ** (np.log(LAMBDA[1] / 0.01) / np.log(LAMBDA[1] / LAMBDA[2]))
    assert exact == pytest.approx(46.37e3, rel=1e-4)
    assert energy_once_in(100.0, frequencies, (30e3, 300e3)) == pytest.approx(exact, rel=1e-12)
    assert energy_once_in(1.0 / LAMBDA[1], frequencies, (30e3, 300e3)) == pytest.approx(30e3)
    assert energy_once_in(1.0 / LAMBDA[2], frequencies, (30e3, 300e3)) == np.inf  # so often even that is exceeded


@pytest.mark.parametrize(
    ("frequencies", "energy"),
    [
        ((0.005, 0.0, 0.0), np.nan),  # nothing comes so often
        ((0.02, 0.005, 0.0), 30e3),  # what comes is below the lowest threshold
        ((0.02, 0.015, 0.0), 300e3),  # nothing above the next: its bound, the safe side
        ((0.02, 0.015, 0.012), np.inf),
        ((0.0, 0.0, 0.0), np.nan),
    ],
)
def test_energies_where_nothing_can_be_interpolated(frequencies, energy):
    np.testing.assert_equal(float(energy_once_in(100.0, np.array(frequencies), (30e3, 300e3))), energy)


def test_energies_never_fall_with_the_period():
    random = np.random.default_rng(8)
    frequencies = np.sort(random.lognormal(-5.0, 2.0, (6, 200)), axis=0)[::-1]
    thresholds = 1e3 * 4.0 ** np.arange(5)
    energies = [energy_once_in(period, frequencies, thresholds) for period in (30.0, 100.0, 300.0, 5000.0)]
    for energy, other in zip(energies, energies[1:]):
        assert (np.nan_to_num(other, posinf=1e30) >= np.nan_to_num(energy, posinf=1e30)).all()


def test_objects_by_their_width():
    """0.2 crossings a year on 100 m, a house of 12 m, blocks of 1 m: once in 38.5 years."""
    actual = 0.2 / 100.0 * (12.0 + 1.0)
    assert actual == pytest.approx(0.026, rel=1e-12)
    assert return_period(actual) == pytest.approx(38.5, abs=0.05)
    assert block_diameter(np.pi / 6.0) == pytest.approx(1.0)


def test_width_of_a_cell_is_the_mean_over_all_directions():
    """c (|cos| + |sin|) of 5 m cells, over many directions; closed form 4 c / pi."""
    angles = np.linspace(0.0, 2.0 * np.pi, 100_001)[:-1]
    shown = 5.0 * (np.abs(np.cos(angles)) + np.abs(np.sin(angles)))
    assert width_of_cell((5.0, 5.0)) == pytest.approx(shown.mean(), rel=1e-9) == pytest.approx(20.0 / np.pi)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ((0.4, ""), "unit"), ((0.4, "1/a"), "unit"), ((0.0, "1/year"), "positive"), ((np.nan, "1/year"), "positive"),
        ((0.4, RELEASE_UNITS[1]), "true area"), ((0.4, RELEASE_UNITS[2], -1.0), "true area"),
        ((0.4, RELEASE_UNITS[1], 1.0), "needs a volume-frequency"),
        ((0.4, RELEASE_UNITS[1], 1.0, LAW, 0.05, 1.0), "outside"),
        ((0.4, RELEASE_UNITS[1], 1.0, LAW, 1.0, 0.5), "outside"),
    ],
)  # fmt: skip
def test_impossible_rates_are_refused(given, told):
    with pytest.raises(ValueError, match=told):
        release_rate(*given)


@pytest.mark.parametrize(
    ("counts", "runs", "rate", "told"),
    [
        ([5, 2], 0, 1.0, "runs"), ([5, 2], 4, 1.0, "number right"), ([5, 2], 10, 0.0, "rate"),
        ([2, 5], 10, 1.0, "same simulation"), ([-1, -1], 10, 1.0, "number right"), ([5, 2, 1], 10, 1.0, "shape"),
    ],
)  # fmt: skip
def test_impossible_counts_are_refused(counts, runs, rate, told):
    with pytest.raises(ValueError, match=told):
        Frequencies((1, 1), (30e3,)).add(np.array(counts).reshape(-1, 1, 1), runs, rate)


@pytest.mark.parametrize("thresholds", [(300e3, 30e3), (0.0, 1.0), (1.0, 1.0), (1.0, np.nan)])
def test_thresholds_that_do_not_rise_are_refused(thresholds):
    with pytest.raises(ValueError, match="thresholds"):
        Frequencies((1, 1), thresholds)


def test_frequency_above_one_of_the_thresholds():
    result = worked_example()
    assert result.above(300e3) == pytest.approx(LAMBDA[2], rel=3e-6)
    with pytest.raises(ValueError, match="100 kJ is none of the thresholds 30, 300 kJ"):
        result.above(100e3)
    with pytest.raises(ValueError, match="at least one"):
        rate_band(0, 20)


def test_return_period_that_a_raster_cannot_hold_is_none():
    """1 / frequency; the lower bound of a few hundredths of a hit may be 1e-40 a year, too little for float32."""
    result = return_period(np.array([0.0, 1e-40, 0.1])).astype(np.float32)
    np.testing.assert_array_equal(result, np.array([np.nan, np.nan, 10.0], np.float32))
