# SPDX-License-Identifier: GPL-2.0-or-later
"""Quantiles from histograms with logarithmic bins against those of the sorted values."""

import math

import numpy as np
import pytest

from talus.engine import quantiles
from talus.engine.quantiles import QuantileTable

# The middle of a bin is within sqrt(BASE) - 1 = 1.93 % of every value in it; interpolation cannot make that worse.
ACCURACY = 0.02

RNG = np.random.default_rng(1)
DISTRIBUTIONS = {
    "energies of runs": RNG.lognormal(11.0, 1.5, 3000),
    "exponential": RNG.exponential(1e5, 3000),
    "uniform": RNG.uniform(1.0, 2.0, 3000),
    "heavy tail": 1e3 * RNG.pareto(1.0, 3000),
    "two groups": np.concatenate([RNG.normal(10.0, 0.1, 2850), RNG.normal(1e6, 1e4, 150)]),
    "equal": np.full(200, 1234.5),
    "twelve decades": 10.0 ** RNG.uniform(-5.0, 9.0, 5000),
    "one value": np.array([42.0]),
    "two values": np.array([1.0, 1000.0]),
    "three values": np.array([3.0, 1.0, 2.0]),
    "twenty values": RNG.lognormal(0.0, 2.0, 20),
}


def quantiles_of(rows, values, share):
    """Quantile of each row, as the maps ask for it."""
    table = QuantileTable(int(rows.max()) + 1)
    table.add(rows, values)
    totals = np.bincount(rows)
    largest = np.zeros(totals.size)
    np.maximum.at(largest, rows, values)
    return table.quantile(share, totals, largest)


@pytest.mark.parametrize("share", [0.5, 0.9, 0.95, 0.99])
@pytest.mark.parametrize("name", DISTRIBUTIONS)
def test_quantile_is_within_two_per_cent_of_that_of_the_sorted_values(name, share):
    """Twin: numpy.quantile, which interpolates between the order statistics in the same way."""
    values = DISTRIBUTIONS[name]
    found = quantiles_of(np.zeros(values.size, np.int64), values, share)
    assert found[0] == pytest.approx(np.quantile(values, share), rel=ACCURACY)


def test_quantiles_of_many_cells_do_not_mix():
    """300 rows with distributions of their own, their values in random order."""
    rows = RNG.integers(0, 300, 30_000)
    values = RNG.lognormal(rows / 30.0, 0.5 + rows / 300.0)
    found = quantiles_of(rows, values, 0.95)
    expected = [np.quantile(values[rows == row], 0.95) for row in range(300)]
    np.testing.assert_allclose(found, expected, rtol=ACCURACY)


def test_quantile_never_exceeds_the_largest_value():
    """A map of the 95th percentile above that of the maximum would look wrong, and be."""
    rows = RNG.integers(0, 500, 2000)
    values = RNG.lognormal(5.0, 3.0, 2000)
    largest = np.zeros(500)
    np.maximum.at(largest, rows, values)
    assert (quantiles_of(rows, values, 0.95) <= largest[: rows.max() + 1]).all()


def test_values_added_in_parts_count_as_if_added_at_once():
    """Chunks of runs come one by one, while the number of rows grows."""
    rows, values = RNG.integers(0, 50, 5000), RNG.lognormal(5.0, 2.0, 5000)
    at_once, in_parts = QuantileTable(50), QuantileTable(1)
    at_once.add(rows, values)
    for part in np.array_split(np.arange(5000), 17):
        in_parts.make_rows(50)
        in_parts.add(rows[part], values[part])
    totals, largest = np.bincount(rows), np.full(50, np.inf)
    np.testing.assert_array_equal(in_parts.quantile(0.9, totals, largest), at_once.quantile(0.9, totals, largest))


@pytest.mark.parametrize("value", [0.0, 1e-9, 1e-6, -0.3])
def test_values_below_the_smallest_count_as_the_largest_known(value):
    """A rock that stands still has no energy, one that leans over an edge may have its centre below the ground."""
    found = quantiles_of(np.zeros(10, np.int64), np.full(10, value), 0.95)
    assert found[0] == pytest.approx(max(value, 0.0), abs=1e-6)


@pytest.mark.parametrize("value", [1e-6, 1e-3, 1.0, 1e6, 1e30])
def test_middle_of_the_bin_stands_for_every_value_in_it(value):
    """Relative distance at most sqrt(BASE) - 1."""
    middle = quantiles.middle_of(quantiles.bin_of(value))
    assert abs(math.log(middle / value)) <= 0.5 * quantiles.LOG_BASE * (1.0 + 1e-9)
    assert math.sqrt(quantiles.BASE) - 1.0 < ACCURACY


def test_memory_grows_with_the_spread_of_the_values_and_not_with_their_number():
    """Bounded memory: 16 bins a block, so values within a factor of 10 fall into 5 blocks at most."""
    table = QuantileTable(1)
    for _ in range(50):
        table.add(np.zeros(1000, np.int64), RNG.uniform(1.0, 10.0, 1000))
    assert table.blocks <= 5
    assert table.block_number.size < 5000
