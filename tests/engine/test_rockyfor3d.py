# SPDX-License-Identifier: GPL-2.0-or-later
"""The input folder of Rockyfor3D: what is written is read again, plain text is read, and what is wrong is named."""

import math

import numpy as np
import pytest

from talus.engine.ground.surface_roughness import surface_roughness_of
from talus.engine.io.raster import Grid
from talus.engine.io.rockyfor3d import (
    NEEDED,
    SOURCE,
    Study,
    read_folder,
    sources_of,
    write_folder,
)

GRID = Grid((6, 8), (2.0, 2.0), (2_600_001.0, 1_200_001.0))


@pytest.fixture
def study():
    """A slope with three sources, one in the second row from the edge, two soils and a gap in the heights."""
    row, column = np.indices(GRID.shape)
    arrays = {name: np.zeros(GRID.shape) for name in NEEDED}
    arrays["dem"] = 500.0 + 1.25 * row + 0.125 * column
    arrays["dem"][0, 0] = math.nan
    blocks = {(3, 3): (1, (1.0, 2.0, 3.0)), (3, 4): (2, (1.0, 2.0, 3.0)), (1, 4): (4, (0.5, 2.0, 2.0))}
    for place, (shape, axes) in blocks.items():
        arrays[SOURCE][place], arrays["blshape"][place] = 2700.0, shape
        for name, value in zip(("d1", "d2", "d3"), axes):
            arrays[name][place] = value
    arrays["soiltype"] = np.where(column < 4, 6.0, 3.0)
    arrays["rg70"], arrays["nrtrees"] = np.full(GRID.shape, 0.05), np.full(GRID.shape, 400.0)
    return Study(GRID, arrays)


def test_folder_is_read_as_it_was_written(study, tmp_path):
    write_folder(tmp_path, study)
    assert {path.name for path in tmp_path.iterdir()} == {f"{name}.asc" for name in (*NEEDED, "nrtrees")}
    again = read_folder(tmp_path)
    assert (again.grid.shape, again.grid.cell_size, again.grid.origin) == (GRID.shape, GRID.cell_size, GRID.origin)
    for name, array in study.arrays.items():
        np.testing.assert_allclose(again.arrays[name], array, atol=5e-4, err_msg=name)


def test_file_is_an_ascii_grid_from_the_north_on(study, tmp_path):
    """ESRI's head, corners and not centres, the northernmost row first, no data as -9999, codes without a point."""
    write_folder(tmp_path, study)
    lines = (tmp_path / "dem.asc").read_text().splitlines()
    corner = ["xllcorner 2600000.0", "yllcorner 1200000.0"]
    assert lines[:6] == ["ncols 8", "nrows 6", *corner, "cellsize 2.0", "NODATA_value -9999"]
    assert lines[6].split()[0] == "506.250" and lines[-1].split()[0] == "-9999"
    assert (tmp_path / "soiltype.asc").read_text().splitlines()[6].split() == ["6"] * 4 + ["3"] * 4


def test_sources_by_hand(study):
    """A box of 6 m3, an ellipsoid of pi, a disc of pi/2 in the two outer rows, which Rockyfor3D does not start."""
    sources = sources_of(study)
    order = np.argsort(sources.volume)
    np.testing.assert_allclose(sources.volume[order], [math.pi / 2.0, math.pi, 6.0])
    assert sources.is_outer[order].tolist() == [True, False, False]
    assert (sources.x[order[2]], sources.y[order[2]]) == (2_600_007.0, 1_200_007.0)
    assert sources.density.tolist() == [2700.0] * 3


def test_missing_file_is_named(study, tmp_path):
    write_folder(tmp_path, study)
    (tmp_path / "rg20.asc").unlink()
    with pytest.raises(ValueError, match=r"no rg20\.asc"):
        read_folder(tmp_path)


def test_file_of_another_extent_is_named(study, tmp_path):
    write_folder(tmp_path, study)
    text = (tmp_path / "d2.asc").read_text().replace("xllcorner 2600000.0", "xllcorner 2600002.0")
    (tmp_path / "d2.asc").write_text(text)
    with pytest.raises(ValueError, match=r"d2\.asc: its cells"):
        read_folder(tmp_path)


@pytest.mark.parametrize("name, value", [("soiltype", 8.0), ("blshape", 1.5), ("d1", -1.0), (SOURCE, -5.0)])
def test_numbers_that_mean_nothing_are_refused(study, tmp_path, name, value):
    study.arrays[name][2, 2] = value
    with pytest.raises(ValueError, match=name):
        write_folder(tmp_path, study)
    assert not list(tmp_path.iterdir())


def test_cells_that_are_not_square_are_refused(study, tmp_path):
    with pytest.raises(ValueError, match="squares"):
        write_folder(tmp_path, study._replace(grid=GRID._replace(cell_size=(2.0, 2.5))))


def test_obstacle_heights_become_one_mean_height(study, tmp_path):
    """0.7 x 0.05 + 0.2 x 0.3 + 0.1 x 0.8 = 0.175 m; no data in one of three is none of the mean."""
    study.arrays["rg20"], study.arrays["rg10"] = np.full(GRID.shape, 0.3), np.full(GRID.shape, 0.8)
    study.arrays["rg10"][2, 3] = math.nan
    write_folder(tmp_path, study)
    surface_roughness = surface_roughness_of(read_folder(tmp_path))
    assert np.isnan(surface_roughness[2, 3]) and np.count_nonzero(np.isnan(surface_roughness)) == 1
    np.testing.assert_allclose(
        surface_roughness[np.isfinite(surface_roughness)], 0.175, rtol=1e-6
    )  # GDAL reads such grids as float32


@pytest.mark.parametrize(
    ("value", "words"), [(15.0, "rg20 has 15; .* in metres, at most 5. Divide"), (-0.1, "rg20 has -0.1")]
)
def test_obstacles_in_centimetres_or_below_nothing_are_refused(study, tmp_path, value, words):
    write_folder(tmp_path, study)
    path = tmp_path / "rg20.asc"
    path.write_text(path.read_text().replace(" 0.000", f" {value:.3f}", 1))
    with pytest.raises(ValueError, match=words):
        read_folder(tmp_path)


def test_obstacles_that_stop_all_blocks_in_water_are_the_highest_there(study, tmp_path):
    """100 m on soil type 0, which Talus's own writer takes too; on any other soil they are refused."""
    for name in ("rg70", "rg20", "rg10"):
        study.arrays[name][4, 5] = 100.0
    study.arrays["soiltype"][4, 5] = 0.0
    write_folder(tmp_path, study)
    assert surface_roughness_of(read_folder(tmp_path))[4, 5] == 5.0
    study.arrays["soiltype"][4, 5] = 3.0
    write_folder(tmp_path, study)
    with pytest.raises(ValueError, match="rg70 has 100; obstacle heights are in metres"):
        read_folder(tmp_path)
