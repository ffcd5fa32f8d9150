# SPDX-License-Identifier: GPL-2.0-or-later
"""Rasters of strips: the cells of the whole, with overviews, and never the whole in memory."""

import math
import tracemalloc

import numpy as np
import pytest
from osgeo import gdal

from talus.engine.io import cloud_optimised, osgeo_files
from talus.engine.io.cloud_optimised import write_strips
from talus.engine.io.raster import Grid
from talus.engine.map_rows import MAP_ROWS
from talus.engine.maps.grids import Maps, Window, strips_of
from talus.engine.maps.map_files import write_map_files
from talus.engine.maps.maps import MapTable
from talus.engine.study.map_rasters import MapBand, write_map

SYSTEM = osgeo_files.System("EPSG:2056").wkt
ENERGY = MapBand("energy_max", MAP_ROWS["energy_max"].factor, "kJ", "energy")
PASSAGES = MapBand("passages", 1, "", "runs")


class Terrain:
    """Place of the maps."""

    def __init__(self, shape):
        self.shape, self.cell_size, self.origin, self.crs = shape, (2.0, 2.0), (2_600_000.0, 1_200_000.0), SYSTEM


def maps_of(terrain, first, shape):
    """Maps in memory of a part of the terrain, a fifth of it without passages."""
    chance = np.random.default_rng(5)
    passages = chance.integers(0, 5, shape).astype(np.int32)
    energy = np.where(passages > 0, chance.uniform(1e3, 1e6, shape), np.nan).astype(np.float32)
    window = Window(terrain, *first, first[0] + shape[0], first[1] + shape[1])
    return Maps(window, {"passages": passages, "energy_max": energy})


@pytest.mark.parametrize("size, overviews", [((1200, 1100), 2), ((300, 400), 0)])
def test_maps_are_cloud_optimised_with_overviews_where_they_are_large(tmp_path, size, overviews):
    terrain, first = Terrain(size), (37, 45)
    maps = maps_of(terrain, first, (size[0] - 80, size[1] - 70))
    place = slice(first[0], first[0] + maps.shape[0]), slice(first[1], first[1] + maps.shape[1])
    for band, nodata, kind in ((ENERGY, math.nan, gdal.GDT_Float32), (PASSAGES, 0, gdal.GDT_UInt32)):
        path = tmp_path / f"{band.grid}.tif"
        write_map(path, maps, [band], Grid(size, terrain.cell_size, terrain.origin, SYSTEM), first, {"RUN": "one"})
        file = gdal.Open(str(path))
        result = file.GetRasterBand(1)
        assert file.GetMetadataItem("LAYOUT", "IMAGE_STRUCTURE") == "COG"
        assert result.GetOverviewCount() == overviews
        assert (result.GetUnitType(), result.GetDescription(), result.DataType) == (band.unit, band.description, kind)
        assert file.GetMetadataItem("RUN") == "one" and file.GetProjection() == SYSTEM
        assert file.GetGeoTransform() == (2_599_999.0, 2.0, 0.0, 1_199_999.0 + 2.0 * size[0], 0.0, -2.0)
        np.testing.assert_equal(result.GetNoDataValue(), nodata)
        expected = np.full(size, nodata, np.float32 if band is ENERGY else np.uint32)
        expected[place] = maps[band.grid] * np.float32(1e-3) if band is ENERGY else maps[band.grid]
        np.testing.assert_array_equal(file.ReadAsArray()[::-1], expected)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["energy_max.tif", "passages.tif"]


def test_overviews_have_cells_of_the_map(tmp_path):
    """A mean would hide the largest energies."""
    maps = maps_of(Terrain((1100, 1100)), (0, 0), (1100, 1100))
    write_map(tmp_path / "map.tif", maps, [ENERGY], Terrain((1100, 1100)), (0, 0), {})
    file = gdal.Open(str(tmp_path / "map.tif"))
    band = file.GetRasterBand(1)
    values = band.GetOverview(0).ReadAsArray()
    assert np.isin(values[np.isfinite(values)], band.ReadAsArray()).all()


def test_maps_in_files_are_written_without_one_of_them_in_memory(tmp_path):
    shape = 5200, 1150  # 24 MB a map
    table, terrain = MapTable(shape), Terrain(shape)
    cells = np.arange(0, shape[0] * shape[1], 7)
    table.add(cells, np.full((cells.size, 5), 2e3, np.float32), cells[:1])
    maps = write_map_files(table, terrain, 1, tmp_path)
    del table
    tracemalloc.start()
    try:
        write_map(tmp_path / "written.tif", maps, [ENERGY], terrain, (maps.row0, maps.col0), {})
        assert maps.largest("energy_max") == 2e3
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 0.5 * 4 * shape[0] * shape[1]  # four times a strip of 512 rows: 0.39; the whole and its copy: 2.0
    written = gdal.Open(str(tmp_path / "written.tif")).ReadAsArray()
    assert np.count_nonzero(written == 2.0) == cells.size and np.isnan(written).sum() == written.size - cells.size


@pytest.mark.parametrize("height, width, together", [(1, 1, 1), (700, 900, 1), (1024, 30_000, 1), (5000, 10**5, 9)])
def test_strips_cover_all_rows_once_and_keep_to_the_tiles_of_files(height, width, together):
    strips = list(strips_of((height, width), together))
    assert [strip.start for strip in strips] == [0, *(strip.stop for strip in strips[:-1])] and strips[
        -1
    ].stop == height
    at_once = max(strip.stop - strip.start for strip in strips)
    assert at_once <= 512 and (at_once <= 64 or at_once * width * together <= 2**22)
    if len(strips) > 1:  # borders counted from the north, where tiles begin
        assert all((height - strip.start) % at_once == 0 for strip in strips[1:]) and 512 % at_once == 0


@pytest.mark.parametrize("step, first, rest", [(1, (0, 0), (0, 0)), (7, (3, 12), (5, 1)), (640, (100, 30), (9, 9))])
def test_largest_of_squares_is_that_of_the_whole_larger_window(step, first, rest):
    maps = maps_of(Terrain((1200, 900)), (10, 20), (1150, 800))
    shape = tuple(a + b + c for a, b, c in zip(first, maps.shape, rest))
    whole = np.full(shape, np.nan)
    whole[first[0] : first[0] + maps.shape[0], first[1] : first[1] + maps.shape[1]] = maps["energy_max"]
    rows, columns = (np.arange(0, size, step) for size in shape)
    expected = np.fmax.reduceat(np.fmax.reduceat(whole, rows, axis=0), columns, axis=1)
    np.testing.assert_array_equal(maps.largest_of_squares("energy_max", step, shape, first), expected)
    assert maps.largest("energy_max") == np.nanmax(whole)


def test_a_raster_that_cannot_be_written_leaves_nothing(tmp_path, monkeypatch):
    def full(path, out_path, options):
        for end in ("", ".ovr.tmp"):
            with open(f"{out_path}{end}", "wb") as file:
                file.write(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(cloud_optimised.library(), "as_cloud_optimised", full)
    strips = [(0, [np.zeros((3, 4), np.float32)])]
    with pytest.raises(OSError, match="the disk is full"):
        write_strips(tmp_path / "map.tif", Terrain((3, 4)), "float32", math.nan, [("kJ", "")], strips)
    assert list(tmp_path.iterdir()) == []
    monkeypatch.undo()
    with pytest.raises(OSError, match="cannot be written"):
        write_strips(tmp_path / "none" / "map.tif", Terrain((3, 4)), "float32", math.nan, [("kJ", "")], strips)


def test_an_older_gdal_writes_tiles(tmp_path, monkeypatch):
    """The driver is there since 3.1."""
    drivers = gdal.GetDriverByName
    monkeypatch.setattr(gdal, "GetDriverByName", lambda name: None if name == "COG" else drivers(name))
    maps = maps_of(Terrain((300, 400)), (0, 0), (300, 400))
    write_map(tmp_path / "map.tif", maps, [PASSAGES], Terrain((300, 400)), (0, 0), {"RUN": "one"})
    file = gdal.Open(str(tmp_path / "map.tif"))
    np.testing.assert_array_equal(file.ReadAsArray()[::-1], maps["passages"])
    assert file.GetMetadataItem("RUN") == "one" and file.GetRasterBand(1).GetBlockSize() == [256, 256]
