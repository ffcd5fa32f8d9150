# SPDX-License-Identifier: GPL-2.0-or-later
"""Rasters in and out: nodes, orientation, no data, scale, windows, and files that are complete or absent."""

import numpy as np
import pytest
from osgeo import gdal, osr

from talus.engine import Terrain
from talus.engine.io import osgeo_files, raster

HEIGHTS = np.array([[10.0, 11.0, 12.0], [20.0, 21.0, np.nan]])  # row 0 in the south
CELL_X, CELL_Y = 2.0, 3.0
WEST, NORTH = 100.0, 506.0  # of the cells; the south-western node is at (101, 501.5)


@pytest.fixture
def make_raster(tmp_path):
    """``make_raster(...)``: path of a raster of HEIGHTS."""

    def make(name="dem.tif", kind=gdal.GDT_Float32, nodata=-9999.0, transform=None, scale=None, unit="", epsg=2056):
        path = str(tmp_path / name)
        dataset = gdal.GetDriverByName("GTiff").Create(path, 3, 2, 1, kind)
        transform = transform or (WEST, CELL_X, 0.0, NORTH, 0.0, -CELL_Y)
        dataset.SetGeoTransform(transform)
        if epsg:
            system = osr.SpatialReference()
            system.ImportFromEPSG(epsg)
            dataset.SetProjection(system.ExportToWkt())
        band = dataset.GetRasterBand(1)
        band.SetUnitType(unit)
        if nodata is not None:
            band.SetNoDataValue(nodata)
        values = HEIGHTS
        if scale:
            band.SetScale(scale[0])
            band.SetOffset(scale[1])
            values = (values - scale[1]) / scale[0]
        values = np.where(np.isnan(values), np.nan if nodata is None else nodata, values)
        band.WriteArray(values[::-1] if transform[5] < 0.0 else values)
        return path

    return make


def test_cell_centres_become_nodes_from_the_south_west(make_raster):
    heights, cell_size, origin, crs = raster.read_heights(make_raster())
    np.testing.assert_array_equal(heights, HEIGHTS)
    assert (heights.dtype, heights.flags.c_contiguous) == (np.float64, True)
    assert (cell_size, origin) == ((CELL_X, CELL_Y), (WEST + 1.0, NORTH - 4.5))
    assert "2056" in crs


def test_terrain_gives_the_height_of_a_cell_at_its_centre(make_raster):
    terrain = Terrain.from_raster(make_raster(epsg=None))
    assert terrain.height(101.0, 501.5) == 10.0
    assert terrain.height(101.0, 504.5) == 20.0
    assert terrain.height(102.0, 503.0) == pytest.approx((10.0 + 11.0 + 20.0 + 21.0) / 4.0)


@pytest.mark.parametrize("kind", [gdal.GDT_Int16, gdal.GDT_Float32, gdal.GDT_Float64])
def test_no_data_of_every_type_is_nan(make_raster, kind):
    np.testing.assert_array_equal(raster.read_heights(make_raster(kind=kind))[0], HEIGHTS)


@pytest.mark.parametrize("nodata", [-3.4028234663852886e38, -9999.9, float("nan"), None])
def test_no_data_that_float32_rounds_is_nan(make_raster, nodata):
    # -9999.9 is not a float32: the cells hold -9999.900390625.
    np.testing.assert_array_equal(raster.read_heights(make_raster(nodata=nodata))[0], HEIGHTS)


def test_scale_and_offset_of_the_band_are_applied(make_raster):
    heights = raster.read_heights(make_raster(scale=(0.5, 100.0)))[0]
    np.testing.assert_array_equal(heights, HEIGHTS)


def test_raster_with_the_south_first_is_read_the_right_way_up(make_raster):
    path = make_raster(transform=(WEST, CELL_X, 0.0, NORTH - 6.0, 0.0, CELL_Y))
    heights, _, origin, _ = raster.read_heights(path)
    np.testing.assert_array_equal(heights, HEIGHTS)
    assert origin == (WEST + 1.0, NORTH - 4.5)


@pytest.mark.parametrize("rows_from", ["north", "south"])
def test_window_is_the_part_of_the_whole(make_raster, rows_from):
    transform = (WEST, CELL_X, 0.0, NORTH - 6.0, 0.0, CELL_Y) if rows_from == "south" else None
    path = make_raster(transform=transform)
    row = 1 if rows_from == "south" else 0  # the northern row of the raster
    heights, _, origin, _ = raster.read_heights(path, window=(1, row, 2, 1))
    np.testing.assert_array_equal(heights, HEIGHTS[1:, 1:])
    assert origin == (WEST + 3.0, NORTH - 1.5)
    assert raster.read_grid(path).row_from_south((1, row, 2, 1)) == 1


def test_window_of_values_has_the_grid_of_its_cells(make_raster):
    path = make_raster(unit="kJ")
    values, grid, unit = raster.read_values(path, window=(1, 0, 2, 1))
    np.testing.assert_array_equal(values, HEIGHTS[1:, 1:])
    assert (grid.shape, grid.origin, unit) == ((1, 2), (103.0, 504.5), "kJ")
    assert raster.read_grid(path, of_heights=False).shape == (2, 3)
    with pytest.raises(ValueError, match="heights are in 'kJ'"):
        raster.read_grid(path)


def test_window_beyond_the_raster_is_refused(make_raster):
    with pytest.raises(ValueError, match="does not lie within its 3 x 2 cells"):
        raster.read_heights(make_raster(), window=(2, 0, 2, 2))


def test_window_of_an_extent_holds_a_node_around_it(make_raster):
    grid = raster.Grid((100, 100), (1.0, 1.0), (0.0, 0.0))
    assert raster.window_of(grid, (10.2, 20.2, 30.8, 40.8)) == (10, 100 - 42, 22, 22)
    assert raster.window_of(grid, (-50.0, -50.0, 500.0, 500.0)) == (0, 0, 100, 100)


def test_extent_beside_the_raster_is_refused():
    with pytest.raises(ValueError, match="does not meet"):
        raster.window_of(raster.Grid((100, 100), (1.0, 1.0), (0.0, 0.0)), (200.0, 0.0, 300.0, 10.0))


@pytest.mark.parametrize(
    "properties, message",
    [
        ({"transform": (WEST, CELL_X, 0.1, NORTH, 0.0, -CELL_Y)}, "rotated"),
        ({"transform": (WEST, -CELL_X, 0.0, NORTH, 0.0, -CELL_Y)}, "mirrored"),
        ({"unit": "ft"}, "heights are in 'ft'"),
        ({"scale": (0.0, 1.0)}, "scale of 0"),
    ],
)
@pytest.mark.filterwarnings("ignore:divide by zero:RuntimeWarning", "ignore:invalid value:RuntimeWarning")
def test_raster_that_does_not_fit_is_refused(make_raster, properties, message):
    with pytest.raises(ValueError, match=message):
        raster.read_heights(make_raster(**properties))


@pytest.fixture(params=["exceptions", "return values"])
def mode_of_gdal(request):
    """GDAL's two ways to report of errors, which the whole process shares: other plugins may switch."""
    before = gdal.GetUseExceptions()
    (gdal.UseExceptions if request.param == "exceptions" else gdal.DontUseExceptions)()
    yield
    (gdal.UseExceptions if before else gdal.DontUseExceptions)()


@pytest.mark.usefixtures("mode_of_gdal")
def test_file_that_is_no_raster_is_refused(tmp_path):
    (tmp_path / "notes.txt").write_text("no raster")
    with pytest.raises(ValueError, match=r"notes\.txt: GDAL cannot read"):
        raster.read_heights(tmp_path / "notes.txt")


def test_band_that_is_not_there_is_refused(make_raster):
    with pytest.raises(ValueError, match="no band 2; it has 1"):
        raster.read_heights(make_raster(), band=2)


def test_written_grid_lies_on_the_grid_that_was_read(make_raster, tmp_path):
    source = make_raster(transform=(WEST + 0.1, 4.997678230579, 0.0, NORTH, 0.0, -4.997678230579))
    grid, path = raster.read_grid(source), tmp_path / "map.tif"
    raster.write_grid(path, np.array([[7.0]], np.float32), grid, offset=(1, 2), unit="kJ", description="Energy")
    written, original = gdal.Open(str(path)), gdal.Open(source)
    assert written.GetGeoTransform() == original.GetGeoTransform()
    assert written.GetSpatialRef().IsSame(original.GetSpatialRef())
    band = written.GetRasterBand(1)
    assert (band.GetUnitType(), band.GetDescription()) == ("kJ", "Energy")
    np.testing.assert_array_equal(band.ReadAsArray(), [[np.nan, np.nan, 7.0], [np.nan] * 3])


def test_written_grid_of_a_terrain_is_read_back(tmp_path):
    terrain = Terrain(np.arange(12.0).reshape(3, 4), (2.0, 5.0), (1000.0, 2000.0))
    raster.write_grid(tmp_path / "map.tif", terrain.heights, terrain)
    heights, cell_size, origin, crs = raster.read_heights(tmp_path / "map.tif")
    np.testing.assert_array_equal(heights, terrain.heights)
    assert (cell_size, origin, crs) == ((2.0, 5.0), (1000.0, 2000.0), None)


def test_counts_are_written_as_whole_numbers_with_0_as_no_data(tmp_path):
    grid = raster.Grid((2, 2), (1.0, 1.0), (0.0, 0.0))
    raster.write_grid(tmp_path / "counts.tif", np.array([[3]], np.uint32), grid, nodata=0)
    dataset = gdal.Open(str(tmp_path / "counts.tif"))
    band = dataset.GetRasterBand(1)
    assert (band.DataType, band.GetNoDataValue()) == (gdal.GDT_UInt32, 0.0)
    np.testing.assert_array_equal(band.ReadAsArray(), [[0, 0], [3, 0]])


@pytest.mark.usefixtures("mode_of_gdal")
def test_first_complaint_is_told_and_a_full_disk_by_its_name(tmp_path, capfd):
    """SQLite rolls back what it has no room for, and complains of each row that finds no table then."""
    full = pytest.raises(OSError, match=r"a\.gpkg cannot be written: the disk is full$")
    with full, osgeo_files.failures("a.gpkg"):
        gdal.Error(gdal.CE_Failure, 1, "failed to execute insert : database or disk is full")
        for _ in range(60):
            gdal.Error(gdal.CE_Failure, 1, "failed to prepare SQL: no such table: trajectories")
    with pytest.raises(OSError, match=r"a\.tif cannot be written: first$"), osgeo_files.failures("a.tif"):
        gdal.Error(gdal.CE_Failure, 1, "first")
        raise AttributeError("of the nothing that a call gave")
    assert "ERROR" not in capfd.readouterr().err


def test_grid_that_cannot_be_written_leaves_nothing(tmp_path):
    grid = raster.Grid((2, 2), (1.0, 1.0), (0.0, 0.0))
    with pytest.raises(OSError, match="cannot be written"):
        raster.write_grid(tmp_path / "missing" / "map.tif", np.zeros((2, 2), np.float32), grid)
    assert list(tmp_path.iterdir()) == []


def test_file_that_is_called_as_an_unfinished_one_stays(tmp_path):
    """Somebody may have kept X.tif.part of a download."""
    (tmp_path / "map.tif.part").write_text("a download", encoding="utf-8")
    raster.write_grid(
        tmp_path / "map.tif", np.zeros((2, 3), np.float32), raster.Grid((2, 3), (1.0, 1.0), (0.0, 0.0), None)
    )
    assert (tmp_path / "map.tif.part").read_text(encoding="utf-8") == "a download"
    assert {path.name for path in tmp_path.iterdir()} == {"map.tif", "map.tif.part"}
