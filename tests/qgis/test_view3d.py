# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:view3d: the page holds the terrain, the rocks and the maps as they are, and a browser shows it."""

import base64
import json
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from talus.tests.qgis.conftest import CELL, COLUMNS, NORTH, ROWS, WEST, slope_heights

BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
DRAWS = "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"  # without a graphics card
QUIET = "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"


@pytest.fixture(scope="module")
def results(qgis_app, dem, tmp_path_factory):
    """Trajectories and a map of a dozen rocks on the slope."""
    import processing

    from talus.tests.qgis.conftest import layer_of

    folder = tmp_path_factory.mktemp("runs")
    releases = layer_of("Point", [("POINT(30 -20)", []), ("POINT(50 -20)", [])], name="releases")
    paths = {"TRAJECTORIES": str(folder / "lines.gpkg"), "ENERGY_P95": str(folder / "energy.tif")}
    processing.run("talus:simulate", {"DEM": dem, "RELEASES": releases, "RUNS": 6, "VOLUME": 0.5, **paths})
    return {"DEM": dem, **paths}


@pytest.fixture
def make(qgis_app, results, tmp_path, recorder):
    """``make(NAME=value, ...)``: (what the algorithm returns, path of the page, the data in it)."""
    import processing

    def run(**parameters):
        page = str(tmp_path / "page.html")
        inputs = {"DEM": results["DEM"], "TRAJECTORIES": results["TRAJECTORIES"], "PAGE": page}
        done = processing.run("talus:view3d", {**inputs, **parameters}, feedback=recorder)
        text = Path(page).read_text(encoding="utf-8")
        data = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL).group(1)
        return done, page, json.loads(data)

    return run


def numbers(text, kind):
    return np.frombuffer(base64.b64decode(text), kind)


def test_terrain_of_the_page_is_that_of_the_model(make):
    """Twin: the plane of the fixture; a height is a multiple of the step, which is below a centimetre here."""
    _, _, data = make(EXTENT=f"{WEST},{WEST + COLUMNS * CELL},{NORTH - ROWS * CELL},{NORTH} [EPSG:2056]")
    terrain = data["terrain"]
    heights = numbers(terrain["heights"], "<u2").reshape(terrain["rows"], terrain["columns"]).astype(float)
    heights[heights == 65535] = np.nan
    actual = terrain["lowest"] + terrain["step"] * heights
    assert actual.shape == (ROWS, COLUMNS) and terrain["step"] < 0.01
    np.testing.assert_allclose(actual, slope_heights(), atol=0.01)
    assert terrain["centre"] == pytest.approx([WEST + COLUMNS * CELL / 2, NORTH - ROWS * CELL / 2])


def test_rocks_of_the_page_are_those_of_the_layer(make, results):
    """Twin: the vertices of the layer; float32 from the middle of the terrain keeps millimetres."""
    from qgis.core import QgsVectorLayer

    done, _, data = make()
    first, samples = numbers(data["rocks"]["first"], "<u4"), numbers(data["rocks"]["samples"], "<f4").reshape(-1, 4)
    assert done["ROCK_COUNT"] == first.size - 1 == 12
    centre, lowest = data["terrain"]["centre"], data["terrain"]["lowest"]
    for number, feature in enumerate(QgsVectorLayer(results["TRAJECTORIES"]).getFeatures()):
        line = feature.geometry().constGet()
        line = line.geometryN(0) if hasattr(line, "geometryN") else line
        vertices = np.array([(v.m(), v.x() - centre[0], v.z() - lowest, centre[1] - v.y()) for v in line.vertices()])
        np.testing.assert_allclose(samples[first[number] : first[number + 1]], vertices, atol=2e-3)
    assert data["rocks"]["longest"] == pytest.approx(samples[:, 0].max())


def test_of_many_rocks_some_are_taken_evenly(make):
    done, _, data = make(ROCKS=4)
    assert done["ROCK_COUNT"] == 4 and numbers(data["rocks"]["radius"], "<f4").size == 4


def test_maps_lie_on_the_terrain_with_their_numbers(make, results):
    from osgeo import gdal

    _, _, data = make(LAYERS=[results["ENERGY_P95"]])
    assert [entry["name"] for entry in data["layers"]] == ["Relief", "Energy, 95th percentile [kJ]"]
    assert all(entry["isShown"] and entry["picture"].startswith("data:image/") for entry in data["layers"])
    [grid] = data["grids"]
    values = numbers(grid["values"], "<f4").reshape(grid["rows"], grid["columns"])
    dataset = gdal.Open(results["ENERGY_P95"])
    band = dataset.GetRasterBand(1)
    seen = band.ReadAsArray().astype(float)
    if band.GetNoDataValue() is not None:
        seen[seen == band.GetNoDataValue()] = np.nan
    west, width, _, north, _, height = dataset.GetGeoTransform()
    assert grid["cell"] == pytest.approx((width, -height))
    column, row = (grid["west"] - west) / width, (grid["north"] - north) / height
    assert (column, row) == pytest.approx((round(column), round(row)), abs=1e-6)
    seen = seen[round(row) : round(row) + values.shape[0], round(column) : round(column) + values.shape[1]]
    np.testing.assert_allclose(values, seen, rtol=1e-6)


def raster_of(path, transform, epsg, shape=(4, 4)):
    """Path of a raster of ones."""
    from osgeo import gdal, osr

    dataset = gdal.GetDriverByName("GTiff").Create(str(path), shape[1], shape[0], 1, gdal.GDT_Float32)
    dataset.SetGeoTransform(transform)
    system = osr.SpatialReference()
    system.ImportFromEPSG(epsg)
    dataset.SetProjection(system.ExportToWkt())
    dataset.GetRasterBand(1).Fill(1.0)
    return str(path)


def test_of_a_map_that_is_larger_than_the_terrain_only_that_part_is_read(make, tmp_path):
    wide = raster_of(tmp_path / "wide.tif", (WEST - 2000.0, 4.0, 0.0, NORTH + 2000.0, 0.0, -4.0), 2056, (1200, 1200))
    _, _, data = make(LAYERS=[wide])
    [grid], terrain = data["grids"], data["terrain"]
    for count, cell, terrain_count, terrain_cell in (
        (grid["columns"], grid["cell"][0], terrain["columns"], terrain["cell"][0]),
        (grid["rows"], grid["cell"][1], terrain["rows"], terrain["cell"][1]),
    ):
        assert 0.0 <= count * cell - terrain_count * terrain_cell <= 3.0 * cell


def test_map_that_is_turned_or_in_another_system_is_drawn_and_told_to_have_no_numbers(make, tmp_path, recorder):
    """Switzerland's old system has other numbers for the same places."""
    turned = raster_of(tmp_path / "turned.tif", (WEST, 15.0, 5.0, NORTH, 5.0, -15.0), 2056)
    old = raster_of(tmp_path / "old.tif", (WEST - 2e6, 20.0, 0.0, NORTH - 1e6, 0.0, -20.0), 21781)
    _, _, data = make(LAYERS=[turned, old])
    assert {"turned", "old"} < {entry["name"] for entry in data["layers"]} and data["grids"] == []
    assert any("turned" in text and "rotated" in text for text in recorder.messages)
    assert any("EPSG:21781" in text and "EPSG:2056" in text for text in recorder.messages)


def test_page_needs_nothing_from_elsewhere(make, results):
    """No address is asked for: what is named as a source is data, and the rest is in the file."""
    done, page, _ = make(LAYERS=[results["ENERGY_P95"]], TITLE="Cliff <b>", NOTE="</script> & more")
    text = Path(page).read_text(encoding="utf-8")
    assert not re.findall(r"""<(?:script|link|img|iframe)[^>]+(?:src|href)\s*=""", text)
    assert "<title>Cliff &lt;b&gt;</title>" in text and "&lt;/script&gt; &amp; more" in text
    assert "Copyright 2010-2022 Three.js Authors" in text and done["PAGE_SIZE"] < 30.0


@pytest.mark.long
@pytest.mark.skipif(BROWSER is None, reason="there is no chromium; apt install chromium")
@pytest.mark.parametrize("size", ["1280,800", "412,800"])
def test_browser_shows_the_page(make, results, tmp_path, size):
    """Headless, as large as a screen and a phone. The elevation model as a map shows its own height at a place."""
    _, page, _ = make(LAYERS=[results["DEM"], results["ENERGY_P95"]])
    command = [BROWSER, "--headless=new", "--no-sandbox", *DRAWS, *QUIET, f"--user-data-dir={tmp_path}/profile",
               "--virtual-time-budget=8000", f"--window-size={size}"]  # fmt: skip
    asked = f"file://{page}#t=1.5"
    done = subprocess.run([*command, "--dump-dom", asked], capture_output=True, text=True, timeout=120)
    body = re.search(r"<body[^>]*>", done.stdout).group(0)
    result = dict(re.findall(r'data-(\w+)="([^"]*)"', body))
    assert "problem" not in result and result["asked"] == "true"
    assert (result["rocks"], result["layers"], result["time"]) == ("12", "3", "1.5")
    assert int(result["triangles"]) > 100
    cells = re.findall(r"<td>([^<]*)</td>", done.stdout)
    messages = dict(zip(cells[::2], cells[1::2]))
    height = float(messages["Height"].split()[0])
    # a cell of 2 m on a slope of 40 degrees; heights told in whole metres and in three digits
    assert float(messages["slope"]) == pytest.approx(height, abs=2.0 * CELL)
    picture = tmp_path / "page.png"
    subprocess.run([*command, f"--screenshot={picture}", asked], capture_output=True, timeout=120)
    from qgis.PyQt.QtGui import QImage

    image = QImage(str(picture))
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colours) > 100  # terrain with its light, rocks and boxes: not one empty area


def test_layers_without_a_place_and_lines_without_time_are_refused(make, make_layer):
    from qgis.core import QgsProcessingException, QgsVectorLayer

    with pytest.raises(QgsProcessingException, match=r"LAYERS.*table numbers"):
        make(LAYERS=[QgsVectorLayer("NoGeometry?field=a:int", "numbers", "memory")])
    with pytest.raises(QgsProcessingException, match=r"TRAJECTORIES.*no height"):
        make(TRAJECTORIES=make_layer("LineString", [("LINESTRING(0 0, 10 -10)", [])], name="flat"))


def test_part_without_heights_is_refused(make):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match="DEM"):
        make(EXTENT=f"{WEST},{WEST + 6},{NORTH - 6},{NORTH} [EPSG:2056]")
