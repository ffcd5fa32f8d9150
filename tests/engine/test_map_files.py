# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps written to files strip by strip: the cells of those in memory, with their place, overviews and metadata."""

import numpy as np
import pytest
from osgeo import gdal

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.maps import maps as maps_module
from talus.engine.maps.map_files import check_folder, write_map_files
from talus.engine.maps.maps import MapTable
from talus.tests.engine.test_maps import RUNS, random_passages
from talus.tests.reproducibility.jobs import valley

TERRAIN = Terrain(np.zeros((90, 80)), cell_size=(2.0, 5.0), origin=(1000.0, 2000.0))  # as that of test_maps


def table_of(runs, **options):
    table = MapTable(TERRAIN.shape, **options)
    for run in runs:
        table.add(*run)
    return table


@pytest.mark.parametrize("parts", [1, 3])
@pytest.mark.parametrize("cells_at_once", [130, 2**18])
def test_files_hold_the_cells_of_the_maps_in_memory(tmp_path, monkeypatch, parts, cells_at_once):
    monkeypatch.setattr(maps_module, "CELLS_AT_ONCE", cells_at_once)
    runs, options = list(random_passages(1)), {"parts": parts, "thresholds": {"energy": (1e4, 3e4)}}
    expected = table_of(runs, **options).maps(TERRAIN, RUNS, True)
    result = write_map_files(table_of(runs, **options), TERRAIN, RUNS, tmp_path, True)
    assert set(result) == set(expected)
    assert (result.row0, result.col0, result.shape, result.origin) == (
        expected.row0, expected.col0, expected.shape, expected.origin,
    )  # fmt: skip
    for name in expected:
        assert result[name].dtype == expected[name].dtype
        np.testing.assert_array_equal(result[name], expected[name], name)
    np.testing.assert_array_equal(result.energy_max, expected.energy_max)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(f"{name}.tif" for name in expected)
    assert "no_map" not in result
    with pytest.raises(AttributeError):
        result.no_map  # noqa: B018


def test_a_simulation_writes_them_with_the_digest_of_those_in_memory(tmp_path):
    terrain = valley()
    inputs = (
        terrain, Ground.of_class(terrain, "hard"), rock_library.rock("block", volume=0.3),
        [Release((2600050.0, 1200100.0 + 100.0 * k), runs=4) for k in range(4)], Settings(threads=2, max_time=40.0,
            air_density=0.0),
    )  # fmt: skip
    expected = simulate(*inputs)
    result = simulate(*inputs, maps_folder=tmp_path / "maps")
    assert result.result_digest == expected.result_digest
    dataset = gdal.Open(str(tmp_path / "maps" / "energy_max.tif"))
    band = dataset.GetRasterBand(1)
    assert dataset.GetMetadata("IMAGE_STRUCTURE")["LAYOUT"] == "COG"
    assert (band.GetUnitType(), band.GetDescription()) == ("J", "energy_max")
    west, cell, _, north, _, _ = dataset.GetGeoTransform()
    maps = expected.maps
    assert cell == 2.0
    assert west == pytest.approx(maps.origin[0] - 1.0)
    assert north == pytest.approx(maps.origin[1] + 2.0 * (maps.shape[0] - 0.5))


def test_large_maps_have_overviews(tmp_path):
    table = MapTable((700, 900))
    cells = np.arange(700 * 900)
    table.add(cells, np.ones((cells.size, 5), np.float32), cells[:1])
    terrain = type("Place", (), {"cell_size": (1.0, 1.0), "origin": (0.0, 0.0), "crs": None})
    write_map_files(table, terrain, 1, tmp_path)
    assert gdal.Open(str(tmp_path / "energy_max.tif")).GetRasterBand(1).GetOverviewCount() >= 1


def test_bad_folders_are_told_before_the_first_run(tmp_path):
    terrain = valley()
    inputs = terrain, Ground.of_class(terrain, "hard"), rock_library.rock("block"), Release((2600050.0, 1200100.0))
    (tmp_path / "file").write_text("no folder", encoding="ascii")
    with pytest.raises(OSError, match="folder for maps"):
        simulate(*inputs, maps_folder=tmp_path / "file")
    with pytest.raises(ValueError, match="want none"):
        simulate(*inputs, Settings(maps=False, air_density=0.0), maps_folder=tmp_path / "maps")


def test_a_failure_leaves_no_part_of_a_file(tmp_path, monkeypatch):
    from talus.engine.maps import map_files

    def full(*arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(map_files.library(), "as_cloud_optimised", full)
    with pytest.raises(OSError, match="the disk is full"):
        write_map_files(table_of(random_passages(2)), TERRAIN, RUNS, tmp_path)
    assert not list(tmp_path.iterdir())


def test_folder_for_maps_is_tried_without_touching_a_file(tmp_path):
    (tmp_path / "probe.rows.tif").write_text("work")
    check_folder(tmp_path)
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("probe.rows.tif", "work")]
