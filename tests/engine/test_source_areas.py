# SPDX-License-Identifier: GPL-2.0-or-later
"""Source areas: slopes of planes and against GDAL, areas against a count by hand, points, polygons of cells."""

import numpy as np
import pytest
import shapely

from talus.engine.io.polygonize import polygonize
from talus.engine.io.raster import Grid
from talus.engine.sources.source_areas import find_areas, points_in, resolution_threshold, steepness, surface_area

MAP = np.array([
    [0, 0, 0, 0, 0, 0],
    [0, 1, 0, 0, 1, 0],
    [0, 0, 1, 0, 0, 0],
    [0, 1, 1, 0, 0, 0],
    [0, 0, 0, 0, 1, 1],
])  # fmt: skip


def test_slope_of_a_plane_is_its_angle_whatever_its_direction():
    # closed form: tan(slope) = |gradient|
    y, x = np.mgrid[0:20, 0:30] * 3.0
    for angle in (0.0, 10.0, 45.0, 80.0):
        for direction in np.radians([0.0, 30.0, 135.0, 250.0]):
            heights = np.tan(np.radians(angle)) * (np.cos(direction) * x + np.sin(direction) * y)
            np.testing.assert_allclose(steepness(heights, (3.0, 3.0))[1:-1, 1:-1], angle, atol=1e-4)


def test_slope_is_that_of_gdal_on_real_terrain(shared_data, tmp_path):
    from osgeo import gdal

    from talus.engine.io.raster import read_heights

    path = str(shared_data / "dem" / "avaGar_5m_EPSG31287.tif")
    gdal.DEMProcessing(str(tmp_path / "slope.tif"), path, "slope")
    expected = gdal.Open(str(tmp_path / "slope.tif")).ReadAsArray()[::-1]
    heights, cell_size, _, _ = read_heights(path)
    slope = steepness(heights, cell_size)
    both = np.isfinite(slope) & (expected >= 0.0)
    assert both.sum() > 100_000
    np.testing.assert_allclose(slope[both], expected[both], atol=5e-3)  # GDAL computes in single precision
    np.testing.assert_array_equal(np.isfinite(slope), expected >= 0.0)


def test_cell_beside_missing_heights_has_no_slope():
    heights = np.zeros((7, 7))
    heights[3, 3] = np.nan
    assert np.isnan(steepness(heights, (1.0, 1.0))[2:5, 2:5]).all()
    assert np.count_nonzero(np.isfinite(steepness(heights, (1.0, 1.0)))) == 5 * 5 - 9
    assert np.isnan(steepness(np.zeros((2, 9)), (1.0, 1.0))).all()


def test_threshold_by_resolution_has_the_values_of_the_formula():
    assert resolution_threshold((1.0, 1.0)) == 55.0
    assert resolution_threshold((5.0, 5.0)) == pytest.approx(55.0 * np.exp(-0.075 * np.log(5.0)))
    actual = [resolution_threshold((side, side)) for side in (1.0, 2.0, 5.0, 10.0, 25.0)]
    assert actual == pytest.approx([55.0, 52.2, 48.7, 46.3, 43.2], abs=0.05)
    assert resolution_threshold((2.0, 8.0)) == pytest.approx(resolution_threshold((4.0, 4.0)))


def test_areas_connect_over_corners_and_the_largest_is_first():
    areas = find_areas(np.where(MAP, 60.0, 20.0), 45.0, (2.0, 3.0))
    np.testing.assert_array_equal(areas.cells, [4, 2, 1])
    np.testing.assert_array_equal(areas.plan_area, [24.0, 12.0, 6.0])
    np.testing.assert_allclose(areas.true_area, areas.plan_area / np.cos(np.radians(60.0)))
    np.testing.assert_array_equal(areas.label > 0, MAP > 0)


def test_true_area_of_a_plane_is_its_plan_area_by_the_cosine():
    y, x = np.mgrid[0:6, 0:8].astype(float)
    heights = 3.0 * (0.4 * x) + 2.0 * (-1.1 * y)  # cells of 3 and 2 m
    result = surface_area(heights, (3.0, 2.0))[1:-1, 1:-1]
    np.testing.assert_allclose(result, 6.0 * np.sqrt(1.0 + 0.4**2 + 1.1**2), rtol=1e-13)
    assert (
        np.isnan(surface_area(heights, (3.0, 2.0))[0]).all() and np.isnan(surface_area(heights[:2], (3.0, 2.0))).all()
    )


def test_true_area_of_a_cliff_is_not_lost():
    """A step of 10 m between two nodes 2 m apart: both cells beside it have half of its face and half a flat, so
    together 2 (2 + sqrt(2^2 + 10^2)) m2 for 2 m of its length. By the slope over three nodes they are 12 % less."""
    heights = np.zeros((5, 8))
    heights[:, 4:] = 10.0
    surface, slope = surface_area(heights, (2.0, 2.0)), steepness(heights, (2.0, 2.0))
    areas = find_areas(slope, 45.0, (2.0, 2.0), surface=surface)
    length = 2.0 * 3.0
    assert areas.cells.tolist() == [6]
    assert areas.true_area[0] == pytest.approx(length * (2.0 + np.sqrt(104.0)), rel=1e-12)
    assert find_areas(slope, 45.0, (2.0, 2.0)).true_area[0] == pytest.approx(length * np.sqrt(16.0 + 100.0), rel=1e-6)


def test_small_and_excluded_areas_are_left_out():
    slope = np.where(MAP, 60.0, 20.0)
    assert find_areas(slope, 45.0, (2.0, 3.0), min_area=12.0).cells.tolist() == [4, 2]
    excluded = np.zeros(MAP.shape, bool)
    excluded[2, 2] = True  # cuts the largest area in two
    assert find_areas(slope, 45.0, (2.0, 3.0), excluded=excluded).cells.tolist() == [2, 2, 1, 1]
    assert find_areas(slope, 70.0, (2.0, 3.0)).cells.size == 0


def test_mean_and_largest_slope_are_of_the_cells_of_the_area():
    slope = np.where(MAP, 50.0 + np.arange(30).reshape(5, 6), 0.0)
    areas = find_areas(slope, 45.0, (1.0, 1.0))
    for k in range(3):
        cells = slope[areas.label == k + 1]
        assert (areas.mean_slope[k], areas.max_slope[k]) == pytest.approx((cells.mean(), cells.max()))


@pytest.mark.parametrize("threshold", [0.0, 90.0, -1.0, float("nan")])
def test_impossible_threshold_is_refused(threshold):
    with pytest.raises(ValueError, match="between 0 and 90"):
        find_areas(np.zeros((5, 5)), threshold, (1.0, 1.0))


def test_points_are_all_cells_or_the_steepest_of_each_square():
    random = np.random.default_rng(3)
    slope = random.uniform(20.0, 80.0, (40, 50))
    areas = find_areas(slope, 45.0, (2.0, 2.0))
    row, column = points_in(areas, slope, None, (2.0, 2.0))
    assert row.size == areas.cells.sum()
    row, column = points_in(areas, slope, 10.0, (2.0, 2.0))
    squares = {}
    for r, c in zip(*np.nonzero(areas.label)):
        key = (areas.label[r, c], r // 5, c // 5)
        squares[key] = max(squares.get(key, 0.0), slope[r, c])
    assert sorted(squares.values()) == sorted(slope[row, column].tolist())
    assert set(areas.label[row, column].tolist()) == set(range(1, areas.cells.size + 1))


def test_polygons_are_valid_and_have_the_area_of_their_cells():
    # random cells touch at corners in all ways; the area and the place of each polygon are those of its cells
    slope = np.random.default_rng(1).uniform(0.0, 90.0, (30, 40))
    areas = find_areas(slope, 50.0, (2.0, 3.0))
    polygons = polygonize(areas.label, Grid((30, 40), (2.0, 3.0), (100.0, 200.0)))
    assert list(polygons) == list(range(1, areas.cells.size + 1))
    shapes = shapely.from_wkb(list(polygons.values()))
    assert shapely.is_valid(shapes).all()
    np.testing.assert_allclose(shapely.area(shapes), areas.plan_area)
    row, column = np.nonzero(areas.label)
    owner = shapes[areas.label[row, column] - 1]
    assert shapely.contains_xy(owner, 100.0 + 2.0 * column, 200.0 + 3.0 * row).all()
