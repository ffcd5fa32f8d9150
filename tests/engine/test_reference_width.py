# SPDX-License-Identifier: GPL-2.0-or-later
"""Frequencies of objects of a stated width: the same on cells of every size, by straight paths that are drawn here."""

import math

import numpy as np
import pytest

from talus.engine.hazard import reference_width
from talus.engine.hazard.frequency import Frequencies
from talus.engine.hazard.hazard import Hazard
from talus.engine.hazard.reference_width import SPREAD, Width, width_of_cell
from talus.engine.hazard.visited import Cells, VisitedCounts

SIDE = 200.0  # m, of a square that paths cross
SIZES = (1.0, 2.5, 5.0, 10.0)  # m, cells


def straight_paths(draws, count, spread):
    """(starts, ways) of straight paths that run north on the mean, through a square and its surroundings."""
    turn = draws.uniform(-spread, spread, count)
    way = np.column_stack([np.sin(turn), np.cos(turn)])
    offset = draws.uniform(-1.5 * SIDE, 1.5 * SIDE, count)
    return np.column_stack([0.5 * SIDE + offset * way[:, 1], 0.5 * SIDE - offset * way[:, 0]]), way


def counts_of(starts, ways, energies, side, thresholds):
    """VisitedCounts in cells of a side, each path once in a cell."""
    number = round(SIDE / side)
    along = np.arange(-2.0 * SIDE, 2.0 * SIDE, 0.05 * side)
    counts = np.zeros((1 + len(thresholds), number * number), int)
    for start, way, energy in zip(starts, ways, energies):
        column, row = np.floor((start + along[:, None] * way) / side).astype(int).T
        inside = (column >= 0) & (column < number) & (row >= 0) & (row < number)
        cells = np.unique(row[inside] * number + column[inside])
        for level in range(1 + int(np.searchsorted(thresholds, energy))):
            counts[level, cells] += 1
    return VisitedCounts.of_bands(counts.reshape(-1, number, number))


def test_shares_of_a_disc():
    """All of a disc that lies in one cell; the circle in four times its area by squares; the same from all sides."""
    assert Width(10.0, (10.0, 10.0)).shares().tolist() == [[1.0]]
    shares = Width(10.0, (1.0, 2.0)).shares()
    assert shares.shape == (5, 11) and shares.sum() == pytest.approx(1.0, abs=1e-12)
    np.testing.assert_array_equal(shares, shares[::-1, ::-1])
    assert shares[2, 5] == pytest.approx(2.0 / (25.0 * math.pi), rel=0.02)  # a whole cell by the disc


def test_widened_counts_are_the_sum_over_the_disc(monkeypatch):
    """Against loops over all cells; in strips of few rows the same; at a border the disc loses what lies outside."""
    draws = np.random.default_rng(3)
    bands = draws.integers(0, 9, (2, 12, 17)) * (draws.random((2, 12, 17)) < 0.3)
    bands[1] = np.minimum(bands[0], bands[1])
    width = Width(9.0, (2.0, 3.0))
    shares, expected = width.shares(), np.zeros((2, 12, 17))
    up, right = shares.shape[0] // 2, shares.shape[1] // 2
    for row in range(12):
        for column in range(17):
            for i in range(-up, up + 1):
                for j in range(-right, right + 1):
                    if 0 <= row + i < 12 and 0 <= column + j < 17:
                        expected[:, row, column] += shares[i + up, j + right] * bands[:, row + i, column + j]
    expected *= 9.0 / width_of_cell((2.0, 3.0))
    for at_once in (2**20, 40):
        monkeypatch.setattr(reference_width, "CELLS_AT_ONCE", at_once)
        result = width.widened(VisitedCounts.of_bands(bands), 1000)
        for level in range(2):
            np.testing.assert_allclose(result.cells.grid(result.counts[level], 0.0), expected[level], atol=1e-12)
    assert width.widened(VisitedCounts.of_bands(bands), 2).counts.max() == 2.0


def test_spread_of_fine_and_of_coarse_cells():
    """Chords of a disc: 32 / (3 pi^2); a single cell counts each path alike, with the width by that of the cell."""
    assert Width(10.0, (0.5, 0.5)).spread == pytest.approx(SPREAD, rel=0.02)
    assert Width(10.0, (20.0, 20.0)).spread == pytest.approx(10.0 / width_of_cell((20.0, 20.0)), rel=1e-12)


def test_nothing_passes():
    empty = VisitedCounts(Cells(np.zeros(0, np.int64), (4, 4)), np.zeros((2, 0)))
    assert Width(10.0, (1.0, 1.0)).widened(empty, 10).counts.shape == (2, 0)


@pytest.mark.parametrize("side", SIZES)
def test_evenly_spread_paths_meet_the_width_times_their_density(side):
    """Paths of all directions, 3 a metre: an object of 10 m is met by 30 of them, on cells of any size.

    Tolerance: four standard errors of the paths that are drawn (1,800; the middle of the square is averaged)."""
    draws = np.random.default_rng(11)
    count = 1800
    starts, ways = straight_paths(draws, count, math.pi)
    result = Width(10.0, (side, side)).widened(counts_of(starts, ways, np.ones(count), side, ()), count)
    grid = result.cells.grid(result.counts[0], 0.0)
    edge = round(20.0 / side)
    expected = 10.0 * count / (3.0 * SIDE)
    assert grid[edge:-edge, edge:-edge].mean() == pytest.approx(expected, rel=0.08)


def test_levels_are_the_same_on_cells_of_1_to_10_m():
    """Blocks that come down in a fan, of 20 and 400 kJ, more often in its middle: areas of the danger levels.

    Frequencies of single cells make the area of high danger grow with the cell; those of an object of 10 m do not.
    Tolerance: a row of cells of 10 m around the areas."""
    draws, count = np.random.default_rng(7), 1500
    turn = draws.normal(0.0, 0.25, count)
    ways = np.column_stack([np.sin(turn), np.cos(turn)])
    starts = np.column_stack([draws.normal(0.5 * SIDE, 12.0, count), np.zeros(count)])
    energies = np.where(draws.random(count) < 0.3, 400e3, 20e3)
    of_width, of_cells = {}, {}
    for side in SIZES:
        counts = counts_of(starts, ways, energies, side, (30e3, 300e3))
        for areas, width in ((of_width, Width(10.0, (side, side))), (of_cells, None)):
            frequencies = Frequencies(counts.cells.shape, (30e3, 300e3), width)
            frequencies.add(counts, count, 0.4)
            levels = Hazard.of_frequencies(frequencies).danger()
            areas[side] = side * side * np.bincount(levels.ravel(), minlength=5)[1:]
    high = [of_width[side][3] for side in SIZES]
    assert max(high) < 1.08 * min(high) and min(high) > 5000.0
    assert of_cells[10.0][3] > 3.0 * of_cells[1.0][3]


@pytest.mark.parametrize("side", [2.5, 5.0, 10.0])
def test_bands_hold_the_truth(side):
    """95 % bands of the frequency of an object of 10 m, in 1,500 repeated draws of 60 of paths that run north or up to
    30 degrees beside it: they hold its mean over many draws in 93 to 99 % of them, more where counts are few."""
    draws, drawn, runs = np.random.default_rng(2), 1500, 60
    width, number = Width(10.0, (side, side)), round(80.0 / side)
    offset = draws.uniform(0.0, 80.0, (drawn, runs))
    turn = draws.uniform(-math.pi / 6.0, math.pi / 6.0, (drawn, runs))
    shares = width.shares() * width.factor
    rows = np.arange(shares.shape[0]) - shares.shape[0] // 2
    middle = number // 2
    zeros = np.zeros((drawn, runs))
    for row, part in zip(rows, shares):  # the cells that a path meets in a row around the middle of the strip
        ends = [offset + (row + step) * side * np.tan(turn) for step in (-0.5, 0.5)]
        first, last = np.floor(np.minimum(*ends) / side), np.floor(np.maximum(*ends) / side)
        for column, share in zip(range(middle - len(part) // 2, middle + len(part) // 2 + 1), part):
            zeros += share * ((first <= column) & (column <= last))
    truth = zeros.mean() * runs
    held = []
    for entry in zeros.sum(axis=1):
        frequencies = Frequencies((1, 1), ())
        frequencies.sums, frequencies.squares = np.array([[entry]]), np.array([[entry * width.spread]])
        frequencies.cells, frequencies.largest_weight = Cells(np.array([0]), (1, 1)), width.spread
        _, low, high = frequencies.return_periods()[:, 0, 0]
        held.append((np.isnan(high) or 1.0 / high <= truth) and truth <= 1.0 / low)
    assert 0.93 <= np.mean(held) <= 0.99
