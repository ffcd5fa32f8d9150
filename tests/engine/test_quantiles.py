# SPDX-License-Identifier: GPL-2.0-or-later
"""Quantiles from histograms with logarithmic bins against those of the sorted values."""

import math

import numpy as np
import pytest

from talus.engine.maps import quantiles
from talus.engine.maps.quantiles import QuantileTable

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
    quantiles = quantiles_of(np.zeros(values.size, np.int64), values, share)
    assert quantiles[0] == pytest.approx(np.quantile(values, share), rel=ACCURACY)


def test_quantiles_of_many_cells_do_not_mix():
    """300 rows with distributions of their own, their values in random order."""
    rows = RNG.integers(0, 300, 30_000)
    values = RNG.lognormal(rows / 30.0, 0.5 + rows / 300.0)
    quantiles = quantiles_of(rows, values, 0.95)
    expected = [np.quantile(values[rows == row], 0.95) for row in range(300)]
    np.testing.assert_allclose(quantiles, expected, rtol=ACCURACY)


def test_quantile_never_exceeds_the_largest_value():
    """A map of the 95th percentile above that of the maximum would look wrong, and be."""
    rows = RNG.integers(0, 500, 2000)
    values = RNG.lognormal(5.0, 3.0, 2000)
    largest = np.zeros(500)
    np.maximum.at(largest, rows, values)
    assert (quantiles_of(rows, values, 0.95) <= largest[: rows.max() + 1].astype(np.float32)).all()


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
    quantiles = quantiles_of(np.zeros(10, np.int64), np.full(10, value), 0.95)
    assert quantiles[0] == pytest.approx(max(value, 0.0), abs=1e-6)


@pytest.mark.parametrize("value", [1e-6, 1e-3, 1.0, 1e6, 1e30])
def test_middle_of_the_bin_stands_for_every_value_in_it(value):
    """Relative distance at most sqrt(BASE) - 1."""
    middle = quantiles.middle_of(quantiles.bin_of(value))
    assert abs(math.log(middle / value)) <= 0.5 * quantiles.LOG_BASE * (1.0 + 1e-9)
    assert math.sqrt(quantiles.BASE) - 1.0 < ACCURACY


def test_memory_grows_with_the_spread_of_the_values_and_not_with_their_number():
    """Bounded memory: values within a factor of 10 fall into 62 bins, which take a word each at the very most."""
    table = QuantileTable(1)
    for _ in range(50):
        table.add(np.zeros(1000, np.int64), RNG.uniform(1.0, 10.0, 1000))
    assert table.state(1)["pool"].size <= 63
    assert table.pool.size == quantiles.FIRST_POOL


def test_few_values_take_few_bits():
    """Three values within a factor of 3 need one or two words; the third word is that of the slot."""
    table = QuantileTable(1000)
    for _ in range(3):
        table.add(np.arange(1000), RNG.uniform(1.0, 3.0, 1000))
    assert table.state(1000)["pool"].size <= 1000 * (1 + 3)


def counts_of(table, row):
    """Counts by bin, read from the pool in the plainest way: all words as one row of bits."""
    head = table.heads[row]
    words, bits = int(head["extent"]) >> 3, 1 << (int(head["extent"]) & 7)
    used = table.pool[head["slot"] + 1 : int(head["slot"]) + 1 + words]
    whole = sum(int(word) << (32 * (int(head["first"]) + i)) for i, word in enumerate(used))
    counts = {}
    for number in range(int(head["first"]) * 32 // bits, (int(head["first"]) + words) * 32 // bits):
        count = (whole >> (number * bits)) & ((1 << bits) - 1)
        if count:
            counts[number] = count
    return counts


def naive_counts(values):
    numbers, counts = np.unique([quantiles.bin_of(value) for value in values], return_counts=True)
    return dict(zip(numbers.tolist(), counts.tolist()))


@pytest.mark.parametrize("swept", [False, True])
def test_every_count_is_that_of_a_dictionary(swept, monkeypatch):
    """Through widths of counts from 1 to 16 bits, growth to both sides, and sweeps in parts at every call."""
    if swept:
        monkeypatch.setattr(quantiles, "DEAD_WORDS", 0)
        monkeypatch.setattr(quantiles, "SWEPT_AT_ONCE", 37)
    table = QuantileTable(8)
    rows = RNG.choice(8, 20_000, p=[0.5, 0.3, 0.1, 0.05, 0.03, 0.01, 0.009, 0.001])
    values = RNG.lognormal(5.0, 0.02 * (1 + rows))
    for part in np.array_split(np.arange(rows.size), 400):
        table.add(rows[part], values[part])
    assert {int(extent) & 7 for extent in table.heads["extent"]} >= {2, 3, 4}
    for row in range(8):
        assert counts_of(table, row) == naive_counts(values[rows == row])
    if swept:  # what is dead never exceeds an eighth by more than what came during a sweep
        assert table.space[quantiles.DEAD] < 0.5 * table.space[quantiles.END]


def test_sweep_frees_what_is_dead():
    """After it the pool holds the words in use, with one more for each histogram."""
    table = QuantileTable(100)
    for _ in range(40):
        table.add(np.arange(100), RNG.lognormal(3.0, 1.0, 100))
    assert table.space[quantiles.DEAD] > 0
    before = [counts_of(table, row) for row in range(100)]
    table.state(100)
    assert table.space.tolist() == [int((table.heads["extent"] >> 3).sum()) + 100, 0, 0, 0]
    assert [counts_of(table, row) for row in range(100)] == before


def test_widest_spread_and_longest_count_fit():
    """From nothing to 1e60 in one histogram, whose bins are then widened to 32 bits."""
    table = QuantileTable(1)
    table.add(np.zeros(2, np.int64), np.array([0.0, 1e60]))
    table.add(np.zeros(70_000, np.int64), np.full(70_000, 5.0))
    assert counts_of(table, 0) == {0: 1, quantiles.bin_of(5.0): 70_000, quantiles.bin_of(1e60): 1}


def test_a_pool_that_cannot_be_counted_is_told(monkeypatch):
    table = QuantileTable(1)
    table.add(np.zeros(5, np.int64), np.full(5, 3.0))
    monkeypatch.setattr(quantiles, "MOST_WORDS", quantiles.ROOM_FOR_ONE)
    with pytest.raises(ValueError, match="Divide the job by its releases"):
        table.add(np.zeros(5, np.int64), np.full(5, 3.0))
    with pytest.raises(ValueError, match="Divide the job by its releases"):
        table.add_counts(np.zeros(1, np.int64), np.zeros(1, np.uint16), np.ones(1, np.uint32))
