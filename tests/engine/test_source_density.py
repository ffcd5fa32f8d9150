# SPDX-License-Identifier: GPL-2.0-or-later
"""Release points by density: numbers and shares against the true areas of planes, evenness, and each cell once."""

import numpy as np
import pytest

from talus.engine.sources.density import HECTARE, counts_for, density_for, points_by_density
from talus.engine.sources.source_areas import find_areas

CELL = (2.0, 2.0)


def two_planes(rows=80, columns=120):
    """Slopes of one area: the western half of 40 degrees, the eastern one of 60."""
    slope = np.full((rows, columns), 40.0, np.float32)
    slope[:, columns // 2 :] = 60.0
    return slope, find_areas(slope, 35.0, CELL)


def test_number_is_the_density_times_the_true_area():
    # closed form: true area = plan area / cos(slope)
    slope, areas = two_planes()
    true = slope.size * 4.0 * 0.5 * (1.0 / np.cos(np.radians(40.0)) + 1.0 / np.cos(np.radians(60.0)))
    for density in (1.0, 37.0, 400.0):
        assert points_by_density(areas, slope, density, CELL)[0].size == round(density * true / HECTARE)


def test_steep_ground_has_more_points_by_its_true_area():
    # closed form: of equal plan areas the shares go as 1 / cos(slope), 0.605 for 60 and 40 degrees
    slope, areas = two_planes()
    row, column = points_by_density(areas, slope, 300.0, CELL)
    share = np.cos(np.radians(40.0)) / (np.cos(np.radians(40.0)) + np.cos(np.radians(60.0)))
    assert np.count_nonzero(slope[row, column] == 60.0) / row.size == pytest.approx(share, abs=1.0 / row.size * 4)


def test_points_are_spread_evenly():
    """A quarter of a plane has a quarter of the points, within the few that lie along its edges."""
    slope = np.full((64, 64), 45.0, np.float32)
    areas = find_areas(slope, 35.0, CELL)
    row, column = points_by_density(areas, slope, 200.0, CELL)
    for half in ((row < 32) & (column < 32), (row < 32) & (column >= 32), (row >= 32) & (column < 32)):
        assert abs(np.count_nonzero(half) - row.size / 4.0) <= 2.0


def test_each_cell_has_one_point_at_most_and_each_area_one_at_least():
    random = np.random.default_rng(7)
    slope = np.where(random.random((60, 70)) < 0.4, random.uniform(36.0, 89.0, (60, 70)), 10.0).astype(np.float32)
    areas = find_areas(slope, 35.0, CELL)
    assert areas.cells.size > 20
    for density in (0.01, 50.0, 900.0, 5_000.0, 1e7):
        cells = np.column_stack(points_by_density(areas, slope, density, CELL))
        assert len(np.unique(cells, axis=0)) == len(cells)
        per_area = np.bincount(areas.label[cells[:, 0], cells[:, 1]] - 1, minlength=areas.cells.size)
        np.testing.assert_array_equal(per_area, counts_for(areas, density))
        assert per_area.min() >= 1
    assert len(cells) == areas.cells.sum()  # more than all of them cannot be


def test_density_for_a_number_is_the_largest_that_keeps_to_it():
    _, areas = two_planes()
    density = density_for(areas, 500)
    assert counts_for(areas, density).sum() == 500 < counts_for(areas, 1.001 * density).sum()
    assert density_for(areas, 0) == 0.0


def test_density_that_is_none_is_refused():
    slope, areas = two_planes(10, 10)
    for density in (0.0, -1.0, float("nan")):
        with pytest.raises(ValueError, match="density"):
            points_by_density(areas, slope, density, CELL)
