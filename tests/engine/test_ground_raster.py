# SPDX-License-Identifier: GPL-2.0-or-later
"""The ground as a raster comes back bitwise, in whole and in part; edited and wrong rasters."""

import numpy as np
import pytest
from osgeo import gdal

from talus.engine import Ground, Terrain
from talus.engine.ground.ground_raster import read_ground, write_ground
from talus.engine.ground.parameters import NAMES
from talus.engine.io.raster import Grid

GRID = Grid((30, 40), (2.0, 3.0), (1000.0, 2000.0))


@pytest.fixture
def ground():
    """Five classes of ground and forest over some of them."""
    random = np.random.default_rng(2)
    drag = random.choice([0.0, 250.0, 1.0 / 3.0], GRID.shape)
    index = random.integers(0, 5, GRID.shape)
    names = ["soft", "medium", "hard", "snow", "extra_hard"]
    return Ground.from_classes(GRID, index, names, drag=drag, drag_height=0.1 * drag, with_viscous_drag=True)


@pytest.fixture
def path(ground, tmp_path):
    path = str(tmp_path / "ground.tif")
    write_ground(path, ground, GRID)
    return path


def equal(one, other):
    return all(np.array_equal(one.field(name), other.field(name)) for name in NAMES)


def test_ground_comes_back_bitwise_with_its_classes(path, ground):
    read = read_ground(path, GRID)
    np.testing.assert_array_equal(read.index, ground.index)
    np.testing.assert_array_equal(read.table, ground.table)


def test_uniform_ground_comes_back(tmp_path):
    ground = Ground.of_class(GRID, "hard")
    write_ground(str(tmp_path / "g.tif"), ground, GRID)
    read = read_ground(str(tmp_path / "g.tif"), GRID)
    assert equal(read, ground) and len(read.table) == 1


def test_part_of_the_ground_is_that_part(path, ground):
    part = Grid((7, 9), (2.0, 3.0), (1000.0 + 2.0 * 11, 2000.0 + 3.0 * 5))
    read = read_ground(path, part)
    for name in NAMES:
        np.testing.assert_array_equal(read.field(name), ground.field(name)[5:12, 11:20])


def test_edited_parameters_count_and_not_the_old_classes(path, ground):
    dataset = gdal.Open(path, gdal.GA_Update)
    band = dataset.GetRasterBand(2 + NAMES.index("kappa"))
    values = band.ReadAsArray()
    values[3, 4] = 7.0
    band.WriteArray(values)
    dataset = band = None
    read = read_ground(path, GRID)
    assert read.field("kappa")[30 - 1 - 3, 4] == 7.0
    assert np.count_nonzero(read.field("kappa") != ground.field("kappa")) == 1
    np.testing.assert_array_equal(read.field("drag"), ground.field("drag"))


def test_raster_without_classes_is_read_by_its_values(path, ground):
    dataset = gdal.Open(path, gdal.GA_Update)
    dataset.GetRasterBand(1).SetDescription("something else")
    dataset = None
    assert equal(read_ground(path, GRID), ground)


def change(path, name, value):
    dataset = gdal.Open(path, gdal.GA_Update)
    band = dataset.GetRasterBand(2 + NAMES.index(name))
    values = band.ReadAsArray()
    values[0, 0] = value
    band.WriteArray(values)


@pytest.mark.parametrize(
    "name, value, words",
    [("mu_max", 0.0, "mu_max is below"), ("drag", -1.0, "drag must be"), ("beta", np.nan, "no data")],
)
def test_impossible_parameters_are_refused(path, name, value, words):
    change(path, name, value)
    with pytest.raises(ValueError, match=words):
        read_ground(path, GRID)


@pytest.mark.parametrize(
    "grid, words",
    [
        (GRID._replace(origin=(1000.5, 2000.0)), "not those of the elevation model"),
        (GRID._replace(cell_size=(2.0, 2.0)), "not those of the elevation model"),
        (GRID._replace(origin=(1002.0, 2000.0)), "does not cover"),
        (GRID._replace(shape=(31, 40)), "does not cover"),
    ],
)
def test_raster_on_another_grid_is_refused(path, grid, words):
    with pytest.raises(ValueError, match=words):
        read_ground(path, grid)


def test_raster_without_the_bands_is_refused(tmp_path):
    from talus.engine.io.raster import write_grid

    write_grid(str(tmp_path / "other.tif"), np.zeros(GRID.shape), GRID)
    with pytest.raises(ValueError, match="no band with the description mu_min, mu_max"):
        read_ground(str(tmp_path / "other.tif"), GRID)


def test_table_is_checked():
    terrain = Terrain(np.zeros((3, 4)))
    row = Ground(terrain, mu_min=0.55).table
    with pytest.raises(ValueError, match="between 0 and 0"):
        Ground.from_table(terrain, np.ones((3, 4), int), row)
    with pytest.raises(ValueError, match="shape"):
        Ground.from_table(terrain, np.zeros((4, 3), int), row)
    with pytest.raises(ValueError, match="restitution must be"):
        Ground.from_table(terrain, np.zeros((3, 4), int), row + 2.0)


def test_raster_whose_rolling_resistance_may_be_no_total_is_refused(path):
    """One of an earlier version has no such unit; where soil has no resistance, nothing has another meaning."""
    dataset = gdal.Open(path, gdal.GA_Update)
    band = dataset.GetRasterBand(2 + NAMES.index("rolling_resistance"))
    assert band.GetUnitType() == "total"
    band.SetUnitType("")
    dataset = band = None
    with pytest.raises(ValueError, match=r"rolling_resistance is .*corners included.*the unit .total."):
        read_ground(path, GRID)
    dataset = gdal.Open(path, gdal.GA_Update)
    dataset.GetRasterBand(2 + NAMES.index("rolling_resistance")).WriteArray(np.zeros(GRID.shape))
    dataset = None
    assert not read_ground(path, GRID).field("rolling_resistance").any()
