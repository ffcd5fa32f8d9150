# SPDX-License-Identifier: GPL-2.0-or-later
"""Hazard curves of objects: sums over sources, curves that fall, widths, and crossings of lines by straight paths."""

import numpy as np
import pytest

from talus.engine.hazard.frequency import block_diameter
from talus.engine.hazard.hazard_curve import counts_of_line, counts_of_place, hazard_curve
from talus.engine.hazard.reference_width import SPREAD, width_of_cell
from talus.tests.engine import test_frequency

WEIGHTS = test_frequency.rates_of().ravel() / test_frequency.RUNS
COUNTS = test_frequency.COUNTS.transpose(0, 2, 1).reshape(8, 3)  # of the simulations: any passage, 30 kJ, 300 kJ


def test_curve_of_the_worked_example():
    curve = hazard_curve(COUNTS, WEIGHTS)
    np.testing.assert_allclose(curve.frequency, test_frequency.LAMBDA, rtol=3e-6)
    np.testing.assert_allclose(1.0 / curve.low, [47.46, 93.30, 280.28], atol=0.006)
    np.testing.assert_allclose(1.0 / curve.high, [37.08, 70.89, 192.02], atol=0.006)


def test_frequency_of_an_object_is_the_sum_over_its_sources_and_sizes():
    whole = hazard_curve(COUNTS, WEIGHTS).frequency
    for groups in ([range(4), range(4, 8)], [[k, k + 4] for k in range(4)], [[k] for k in range(8)]):
        parts = [hazard_curve(COUNTS[list(group)], WEIGHTS[list(group)]).frequency for group in groups]
        np.testing.assert_allclose(sum(parts), whole, rtol=1e-14)


def test_curves_of_parts_fall_with_the_energy_and_add_up_to_the_whole():
    """One cell is passed more often, the other with more energy: by the worst cell of each threshold, parts would rise.

    Invariants over 200 random houses of six cells, four simulations, three levels."""
    draws = np.random.default_rng(5)
    for _ in range(200):
        passing = draws.integers(0, 40, (4, 1, 6))
        counts = np.concatenate([passing, draws.binomial(passing, 0.5)], axis=1)
        counts = np.concatenate([counts, draws.binomial(counts[:, 1:], 0.5)], axis=1)
        shares, weights = draws.dirichlet(np.ones(6)), draws.uniform(1e-4, 1e-2, 4)
        hits = counts_of_place(counts, shares, draws.uniform(0.5, 4.0, 4), np.full(4, 60))
        parts = [hazard_curve(hits[[k]], weights[[k]], SPREAD).frequency for k in range(4)]
        assert all((np.diff(part) <= 0.0).all() for part in parts)
        np.testing.assert_allclose(sum(parts), hazard_curve(hits, weights, SPREAD).frequency, rtol=1e-12)


def test_object_is_hit_by_no_more_runs_than_there_are():
    assert counts_of_place([[[90.0, 80.0]]], [0.5, 0.5], [3.0], [100]).tolist() == [[100.0]]


def test_object_with_a_width():
    """0.2 crossings a year on 100 m, all of blocks of 1 m; a house of 12 m in cells of 5 m: 0.026 a year."""
    runs, cell_width = 1000, width_of_cell((5.0, 5.0))
    rate = 0.2 / 100.0 * cell_width  # a year and cell
    across = (12.0 + block_diameter(np.pi / 6.0)) / cell_width
    hits = counts_of_place([[[rate * runs]]], [1.0], [across], [runs])
    assert hazard_curve(hits, [1.0 / runs]).frequency == pytest.approx([0.026], rel=1e-12)
    counts = counts_of_line(np.full((1, 1, 20), rate * runs), np.full(20, 5.0), cell_width)
    assert hazard_curve(counts, [1.0 / runs]).frequency == pytest.approx([0.2], rel=1e-12)


def test_crossings_of_a_line_by_paths_across_it():
    """A line of 200 m in many directions over cells of 5 m, crossed by straight paths 0.05 m apart that begin and end
    far away. In each direction (|cos| + |sin|) pi / 4 times the crossings, on the mean over all what there are;
    tolerance: half a cell at each end."""
    ratios, expected = [], []
    for angle in np.linspace(0.0, np.pi, 37)[:-1] + 0.01:
        along = np.array([np.cos(angle), np.sin(angle)])
        points = (np.arange(4000) + 0.5) * 0.05
        cells, in_cell = np.unique(np.rint(np.outer(points, along) / 5.0), axis=0, return_counts=True)
        shown = 0.5 * 5.0 * np.abs(along).sum()
        paths = np.arange(-50.0, 250.0, 0.05) + 0.025
        hits = (np.abs(paths[:, None] - 5.0 * cells @ along) <= shown).sum(axis=0)
        crossings = counts_of_line(hits[None, None], 0.05 * in_cell, width_of_cell((5.0, 5.0)))[0, 0]
        ratios.append(crossings / 4000.0)
        expected.append(0.25 * np.pi * np.abs(along).sum())
    np.testing.assert_allclose(ratios, expected, rtol=0.025)
    assert np.mean(ratios) == pytest.approx(1.0, abs=0.01)
    assert min(expected) == pytest.approx(0.79, abs=0.01) and max(expected) == pytest.approx(1.11, abs=0.01)


def test_of_no_hit_the_upper_bound_alone_is_known():
    curve = hazard_curve([[0, 0]], [0.001])
    assert (curve.frequency == 0.0).all() and (curve.low == 0.0).all()
    assert curve.high == pytest.approx([3.689e-3] * 2, rel=1e-3)
