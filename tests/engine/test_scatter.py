# SPDX-License-Identifier: GPL-2.0-or-later
"""Scatter of what a calibration observes: the factors for few throws, and covariances between simulated grounds."""

import numpy as np
import pytest

from talus.engine.calibration import scatter
from talus.engine.calibration.blocks import Blocks
from talus.engine.calibration.clouds import Cloud, Clouds

BLOCKS, THROWS = 50, 4


def test_variance_of_a_mean_has_the_closed_form(monkeypatch):
    """50 blocks with throws at -3, -1, 1, 3 m about their place: a draw has the variance 5, so another observation and
    the mean of the four differ by 5 (4 + 1) / (4 - 1) / 50 in their means. From 20,000 draws within 3 %."""
    monkeypatch.setattr(scatter, "DRAWS", 20_000)
    places = np.column_stack([100.0 + np.arange(BLOCKS), np.zeros(BLOCKS)])
    cloud = Blocks(places, np.ones(BLOCKS), "distances")
    block = np.repeat(np.arange(BLOCKS), THROWS)
    points = np.column_stack([places[block, 0] + np.tile([-3.0, -1.0, 1.0, 3.0], BLOCKS), np.zeros(block.size), block])
    found = scatter.scatter_of(cloud, points)
    assert found[0, 0] == pytest.approx(5.0 * 5.0 / 3.0 / BLOCKS, rel=0.03)


def test_widening_is_that_of_the_number_of_throws():
    """T throws of a block: (T + 1) / (T - 1); n points from m: 1 + n / m; of sites one after the other."""
    places = np.array([[1.0, 0.0], [2.0, 0.0], [4.0, 0.0]])
    points = np.column_stack([np.repeat(places, 5, axis=0), np.repeat(np.arange(3), 5)])
    of_blocks, of_cloud = Blocks(places, [1.0, 1.0, 1.0]), Cloud(places)
    np.testing.assert_allclose(of_blocks.widening(points), 6.0 / 4.0)
    np.testing.assert_allclose(of_cloud.widening(points[:, :2]), 1.0 + 3.0 / 15.0)
    both = Clouds([of_blocks, of_cloud]).widening([points, points[:, :2]])
    np.testing.assert_allclose(both, [1.5] * 4 + [1.2] * 4)


def test_scatter_grows_with_the_run_out_between_grounds():
    """Variances of e^(2 + 3 p) at 12 places: those between are within 1 %, and the correlation of 0.5 is kept."""
    places = np.linspace(0.0, 1.0, 12)[:, None]
    variances = np.exp(2.0 + 3.0 * places[:, 0])[:, None, None]
    result = scatter.Scatter(places, variances * np.array([[1.0, 0.5], [0.5, 1.0]])).at(np.array([[0.33], [0.71]]))
    for one, place in zip(result, (0.33, 0.71)):
        np.testing.assert_allclose(one, np.exp(2.0 + 3.0 * place) * np.array([[1.0, 0.5], [0.5, 1.0]]), rtol=0.01)


def test_one_covariance_holds_everywhere():
    one = np.array([[4.0, 1.0], [1.0, 9.0]])
    result = scatter.Scatter(np.zeros((5, 1)), one[None]).at(np.array([[0.2], [0.9]]))
    np.testing.assert_allclose(result, [one, one])
