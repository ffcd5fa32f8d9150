# SPDX-License-Identifier: GPL-2.0-or-later
"""The survey finds what is no height and what is no slope, and says nothing of a good elevation model."""

import json

import numpy as np
import pytest

from talus.engine import Terrain
from talus.engine.command_line import main
from talus.engine.findings.finding import FindingError
from talus.engine.io import raster
from talus.engine.io.geodata import library, vertical_axis
from talus.engine.survey.measures import measure
from talus.engine.survey.patches import patches_of
from talus.engine.survey.steps import LONGEST_TREAD, step_of, treads_of
from talus.engine.survey.survey import Heights, survey
from talus.tests.real_data import RealData

WEST, SOUTH = 2_640_000.0, 1_160_000.0


def slope(n=160, cell=2.0):
    """A slope of 37 degrees that runs out on 3 degrees, with waves; it falls to the south and, less, to the east."""
    y, x = np.mgrid[0:n, 0:n] * cell
    length = n * cell
    steep = 0.75 * np.maximum(y - 0.4 * length, 0.0) + 0.05 * np.minimum(y, 0.4 * length)
    return 1000.0 + steep - 0.1 * x + 0.25 * np.sin(x / 7.3) * np.cos(y / 5.1)


def nearest(heights, factor):
    """Heights on cells finer by a factor, by the nearest neighbour."""
    places = (np.arange(int(heights.shape[0] * factor)) / factor).astype(int)
    return heights[np.ix_(places, places)]


@pytest.fixture
def found(tmp_path):
    """``found(heights, cell)``: code -> Finding of a file with these heights."""

    def of(heights, cell=2.0, crs="EPSG:2056", nodata=-9999.0, kind=np.float32):
        grid = raster.Grid(heights.shape, (cell, cell), (WEST, SOUTH), library().System(crs).wkt if crs else None)
        path = tmp_path / f"dem_{len(list(tmp_path.iterdir()))}.tif"
        raster.write_grid(path, np.nan_to_num(heights, nan=nodata).astype(kind), grid, nodata=nodata)
        return {finding.code: finding for finding in survey(path)}

    return of


def test_nothing_is_said_of_a_slope_a_plain_a_lake_and_a_road(found):
    heights = slope()
    assert found(heights) == {}
    assert found(slope(cell=10.0), 10.0) == {}
    assert found(np.round(heights, 2), 2.0) == {}  # centimetres, as surveys deliver them
    heights[100:130, 20:90] = heights[100:130, 20:90].min() - 0.5  # a lake
    heights[40:42] = heights[40]  # a road
    heights[:20, :20] = np.nan
    assert found(heights) == {}


@pytest.mark.parametrize("path", ["avaGar_5m_EPSG31287", "avaMal_5m_EPSG31287", "avaPfa_1m_EPSG31287",
                                  "fluchthorn_10m_EPSG31254"])  # fmt: skip
def test_nothing_is_said_of_surveyed_terrain(path):
    assert survey(RealData() / "dem" / f"{path}.tif") == ()


@pytest.mark.parametrize("factor", [1.25, 2, 2.5, 5])
def test_nearest_neighbour_makes_treads_as_long_as_the_factor(found, factor):
    """Treads have k equal cells each; where the factor is no whole number, treads of one cell do not count."""
    finding = found(nearest(slope(), factor), 2.0 / factor)["dem-steps"]
    share = {1.25: 40.0, 2: 100.0, 2.5: 100.0, 5: 100.0}[factor]
    assert finding.severity == "unsafe" and "Bilinear" in finding.remedy
    assert finding.value == pytest.approx(share, abs=16.0)  # some steps of the waves are lower than a riser
    assert f"{max(factor, 2):.0f} x" in finding.text


def test_bilinear_interpolation_makes_no_steps(found):
    fine = slope(80, 4.0)
    rows = 0.5 * (fine[:-1] + fine[1:])
    woven = np.empty((2 * rows.shape[0], fine.shape[1]))
    woven[::2], woven[1::2] = fine[:-1], rows
    assert found(woven) == {}


@pytest.mark.parametrize(("step", "cell", "severity"), [(1.0, 2.0, "unsafe"), (0.5, 2.0, "unsafe"),
                                                        (0.2, 2.0, "doubtful"), (1.0, 10.0, "doubtful")])  # fmt: skip
def test_heights_in_multiples_of_a_step_are_steps(found, step, cell, severity):
    """From a tenth of the cell on; from a fifth of it slopes are wrong by 11 degrees."""
    finding = found(np.round(slope(cell=cell) / step) * step, cell)["dem-steps"]
    assert finding.severity == severity
    assert finding.value == pytest.approx(step, rel=1e-3) and finding.limit == pytest.approx(0.1 * cell)


def test_a_made_plane_is_no_staircase(found):
    """Its rows are levels, too, 1.68 m apart; a kink at its foot changes nothing."""
    y = 2.0 * np.arange(160)
    heights = np.repeat(np.maximum(y - 40.0, 0.0)[:, None] * np.tan(np.radians(40.0)), 160, axis=1)
    assert found(heights) == {}
    assert found(heights.T) == {}


def test_whole_metres_on_coarse_cells_are_no_steps(found):
    assert found(np.round(slope(cell=30.0)), 30.0) == {}


@pytest.mark.parametrize("value", [-9999.0, -32768.0, -3.4028234663852886e38, 9999.0])
def test_heights_that_no_land_has_are_refused(found, value):
    heights = slope()
    heights[40:46, 15:60] = value
    finding = found(heights, nodata=-1.0)["dem-out-of-range"]
    assert finding.severity == "refused" and finding.value == pytest.approx(value, rel=1e-6)
    assert "270 cells" in finding.text and "gdal_translate -a_nodata" in finding.remedy


def test_a_value_far_from_all_others_stands_for_no_data(found):
    heights = slope()
    heights[40:46, 15:60] = 0.0
    finding = found(heights)["dem-undeclared-nodata"]
    assert finding.severity == "unsafe" and finding.value == 0.0 and "270 cells" in finding.text
    heights[:] = slope()
    heights[:, :3] = 0.0  # along the border, as a warp leaves it
    assert "dem-undeclared-nodata" in found(heights)


@pytest.mark.parametrize("plane", [True, False])
def test_voids_that_were_filled_are_found_with_their_place(found, plane):
    """A hole of 40 x 40 m on a slope, filled with a plane between its edges, or with one height."""
    heights, (row, column) = slope(), (100, 60)
    y, x = np.mgrid[0:20, 0:20]
    patch = 0.75 * 2.0 * y - 0.2 * x if plane else 15.0
    heights[row : row + 20, column : column + 20] = heights[row, column] + patch
    one = found(heights)["dem-filled-voids"]
    assert one.severity == "doubtful" and 64 <= one.value <= 400
    facts = dict(one.template.facts)
    assert abs(facts["row"] - (160 - row - 10)) <= 10 and abs(facts["column"] - (column + 10)) <= 10


def test_a_lake_a_roof_and_a_terrain_of_planes_are_no_filled_voids(found):
    """Around a lake all land is higher, around a roof all is lower, and planes throughout were made by somebody."""
    heights = slope()
    heights[100:130, 20:60] = heights[100:130, 20:60].min() - 1.0
    heights[40:60, 100:120] = heights[40:60, 100:120].max() + 12.0
    assert "dem-filled-voids" not in found(heights)
    y, x = np.mgrid[0:160, 0:160] * 2.0
    assert "dem-filled-voids" not in found(1000.0 + np.maximum(0.7 * y, 60.0) + 0.01 * x)


def test_patches_by_hand():
    """A plane, a level step on a slope and a bilinear patch, which bends across both axes, of 8 x 8 cells each."""
    y, x = np.mgrid[0:8, 0:8].astype(float)
    assert patches_of(3.0 * y - x, 1.0)[:3] == (1, 1, 0)
    assert patches_of(3.0 * y - x + 0.01 * x * y, 1.0)[:3] == (1, 0, 0)
    assert patches_of(np.where(x > 3, np.nan, y), 1.0)[:3] == (0, 0, 0)
    step = np.tile(np.repeat([0.0, 20.0, 40.0], 8), (8, 1))
    assert patches_of(step, 1.0)[:3] == (3, 0, 1)
    assert patches_of(step, 1.0, (100, 200)).place == (104, 212)


def test_the_sea_is_no_hole(found):
    """Its shore is low somewhere."""
    assert found(np.maximum(slope() - 1010.0, 0.0)) == {}


def test_single_spikes_and_pits_are_found_with_their_place(found):
    heights = slope()
    heights[30, 40] += 60.0
    heights[90, 20] -= 30.0
    finding = found(heights)["dem-spikes"]
    assert finding.severity == "unsafe" and "2 single cells" in finding.text
    assert finding.value == pytest.approx(60.0, abs=2.0)
    assert "row 130, column 41" in finding.text  # counted from the north-west, as in the file
    heights = slope()
    heights[30:40, 40:50] += 60.0  # a tower of ten cells is one, whatever it is
    assert "dem-spikes" not in found(heights)


def test_windows_are_seamless():
    """A spike on each border of a window, and a tread across it, count as in one window."""
    from talus.engine.survey import measures

    heights = slope(300)
    for row, column in ((300 - 256, 100), (300 - 257, 202), (10, 201)):
        heights[row, column] += 60.0
    measured = measure(Heights(heights, (2.0, 2.0)))
    assert measured.spikes == 3
    before, measures.COLUMNS = measures.COLUMNS, 101
    try:
        again = measure(Heights(heights, (2.0, 2.0)))
    finally:
        measures.COLUMNS = before
    assert again.spikes == 3 and again.lowest == measured.lowest and again.highest == measured.highest
    assert again.missing == measured.missing == 0


def test_extremes_count_cells_and_the_next_height():
    heights = slope(600)
    heights[5, 5], heights[300:302, 7:9], heights[400, 8] = 500.0, 400.0, 450.0
    measured = measure(Heights(heights, (2.0, 2.0)))
    assert measured.lowest == (400.0, 4, 450.0)


def test_treads_of_a_staircase_by_hand():
    """Three treads of two cells between risers; the ends of a line, and a valley, have no riser of the same sign."""
    line = np.array([[0.0, 1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 4.0, 3.0, 3.0, 5.0]])
    treads = treads_of(line, 1.0)
    assert (treads.on_treads, treads.treads) == (6, 3)
    assert treads_of(np.repeat(np.arange(6.0), LONGEST_TREAD + 1)[None], 1.0).treads == 0
    assert treads_of(0.01 * line, 1.0).treads == 0  # the last digit of a file
    assert treads_of(np.zeros((1, 9)), 1.0).cells == 0


def test_step_of_a_block_by_hand():
    rng = np.random.default_rng(1)
    block = 20.0 * rng.random((64, 64))
    assert step_of(np.round(block), 2.0) == pytest.approx(1.0)
    assert step_of(np.round(block / 0.3048) * 0.3048, 2.0) == pytest.approx(0.3048)  # feet, converted
    assert step_of(block, 2.0) == 0.0
    assert step_of(np.round(block, 1), 2.0) == 0.0  # 0.05 of a cell
    assert step_of(np.zeros((64, 64)), 2.0) is None


def test_bytes_are_no_heights(found):
    heights = np.random.default_rng(2).integers(0, 255, (80, 80)).astype(np.uint8)
    assert found(heights, nodata=0, kind=np.uint8)["dem-byte"].severity == "unsafe"


def test_axes_to_the_south_and_west_are_told(found):
    """EPSG:2048 (South Africa) counts westings and southings; EPSG:31254 names north first, which is no matter."""
    grid = raster.Grid((40, 40), (2.0, 2.0), (10_000.0, 3_750_000.0), library().System("EPSG:2048").wkt)
    assert library().System(grid.crs).axes == ("west", "south")
    assert library().System("EPSG:31254").axes == ("north", "east")


def test_depths_and_feet_of_systems_with_three_axes_are_refused():
    from talus.engine.io.coordinate_systems import check_metric

    for code, words in (("EPSG:2056+5715", "points downwards"), ("EPSG:26910+6360", "not in metres")):
        with pytest.raises(ValueError, match=words):
            check_metric(code, "dem.tif")
    assert check_metric("EPSG:2056+5728", "dem.tif") is None
    three = library().System("EPSG:7415").wkt
    assert library().System(three).metres_upwards == 1.0
    across = 'CS[Cartesian,3],AXIS["(E)",east,ORDER[1],LENGTHUNIT["metre",1]]'
    wkt = across + ',AXIS["(h)",up,ORDER[3],LENGTHUNIT["foot",0.3048]]'
    assert vertical_axis(wkt) == (0.3048, False)
    assert vertical_axis('CS[Cartesian,2],AXIS["(E)",east,LENGTHUNIT["metre",1]]') is None


def test_an_alpha_band_of_numbers_with_a_point_is_a_mask(tmp_path):
    """The band is as gdalwarp -dstalpha makes it of a Float32 model; GDAL itself makes no mask of it."""
    gdal = pytest.importorskip("osgeo.gdal")
    grid = raster.Grid((80, 80), (2.0, 2.0), (WEST, SOUTH), library().System("EPSG:2056").wkt)
    raster.write_grid(tmp_path / "dem.tif", slope(80).astype(np.float32), grid)
    bounds = (WEST - 40.0, SOUTH - 40.0, WEST + 200.0, SOUTH + 200.0)
    gdal.Warp(str(tmp_path / "alpha.tif"), str(tmp_path / "dem.tif"), dstAlpha=True, outputBounds=bounds)
    terrain = Terrain.from_raster(tmp_path / "alpha.tif")
    assert np.nanmin(terrain.heights) > 900.0 and terrain.findings == ()
    assert np.isnan(terrain.heights).mean() == pytest.approx(1.0 - 80.0**2 / terrain.heights.size, abs=0.02)
    (alpha,) = survey(tmp_path / "alpha.tif", 2)[:1]
    assert (alpha.code, alpha.severity) == ("dem-alpha-band", "refused")


def test_terrain_has_the_findings_and_refuses_what_is_no_land(tmp_path):
    grid = raster.Grid((160, 160), (2.0, 2.0), (WEST, SOUTH), library().System("EPSG:2056").wkt)
    raster.write_grid(tmp_path / "steps.tif", np.round(slope()).astype(np.float32), grid)
    assert [finding.code for finding in Terrain.from_raster(tmp_path / "steps.tif").findings] == ["dem-steps"]
    heights = slope().astype(np.float32)
    heights[3, 4] = -32768.0
    raster.write_grid(tmp_path / "low.tif", heights, grid)
    with pytest.raises(FindingError, match="1 cells have heights outside"):
        Terrain.from_raster(tmp_path / "low.tif")


def test_info_never_calls_an_unsafe_model_fit(tmp_path, capsys):
    grid = raster.Grid((160, 160), (2.0, 2.0), (WEST, SOUTH), library().System("EPSG:2056").wkt)
    raster.write_grid(tmp_path / "good.tif", slope().astype(np.float32), grid)
    raster.write_grid(tmp_path / "steps.tif", np.round(slope()).astype(np.float32), grid)

    def said(code, *arguments):
        assert main(["info", *map(str, arguments)]) == code
        return capsys.readouterr().out

    assert "fit for a study" in said(0, tmp_path / "good.tif", "--strict")
    messages = said(0, tmp_path / "steps.tif")
    assert "fit" not in messages and "unsafe" in messages and "multiples of 1 m" in messages
    content = json.loads(said(2, tmp_path / "steps.tif", "--strict", "--json"))
    assert [entry["code"] for entry in content["findings"]] == ["dem-steps"] and content["columns"] == 160
    raster.write_grid(tmp_path / "low.tif", (slope() - 2000.0).astype(np.float32), grid)
    content = json.loads(said(1, tmp_path / "low.tif", "--json"))
    assert content["findings"][0]["code"] == "dem-out-of-range"
