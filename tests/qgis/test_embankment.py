# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:embankment through processing.run: terrain, footprint, volumes; the terrain stops rocks; bad input."""

import json
import math
import re
from pathlib import Path

import numpy as np
import pytest

from talus.tests.qgis.conftest import CELL, EPSG, NORTH, WEST

ROWS, COLUMNS = 70, 60  # cells of 2 m
ANGLE = 20.0  # degrees, of the slope that falls to the south
CREST = "LINESTRING(30 -60, 90 -60)"
HEIGHT = "field=high:double&field=called:string"


def slope():
    down = np.arange(ROWS) * CELL * math.tan(math.radians(ANGLE))
    return np.repeat((500.0 - down)[:, None], COLUMNS, axis=1)


@pytest.fixture
def hillside(make_dem):
    return make_dem("hillside.tif", heights=slope())


@pytest.fixture
def build(qgis_app, hillside, make_layer, recorder, tmp_path):
    """``build(NAME=value, ...)``: run the algorithm with a line across the slope."""

    def run(**parameters):
        import processing

        given = {
            "DEM": hillside, "CREST": make_layer("LineString", [(CREST, [])], name="crest"), "HEIGHT": 5.0,
            "TERRAIN": str(tmp_path / "carved.tif"), "FOOTPRINT": "memory:", "EMBANKMENTS": "memory:",
        }  # fmt: skip
        return processing.run("talus:embankment", {**given, **parameters}, feedback=recorder)

    return run


@pytest.fixture
def refused(build, tmp_path):
    """``refused(NAME=value, ...)``: the message of a run that must fail and must leave no file."""
    from qgis.core import QgsProcessingException

    def run(**parameters):
        folder = tmp_path / "outputs"
        folder.mkdir(exist_ok=True)
        outputs = {"TERRAIN": str(folder / "t.tif"), "FOOTPRINT": str(folder / "f.gpkg"),
                   "REPORT": str(folder / "r.html")}  # fmt: skip
        with pytest.raises(QgsProcessingException) as caught:
            build(**{**outputs, **parameters})
        assert list(folder.iterdir()) == []
        return str(caught.value)

    return run


def raster(path):
    from osgeo import gdal

    return gdal.Open(str(path))


def fine_slope(parts):
    """The slope at the nodes of cells cut into this many parts, row 0 in the north."""
    down = np.arange((ROWS - 1) * parts + 1) / parts * CELL * math.tan(math.radians(ANGLE))
    return np.repeat((500.0 - down)[:, None], (COLUMNS - 1) * parts + 1, axis=1)


def test_three_inputs_make_an_embankment(build):
    """Half the width of the narrowest part, the uphill face (5 m at 60 degrees: 2.89 m), is 1.44 m: cells of 1 m."""
    results = build()
    assert (results["EMBANKMENT_COUNT"], results["CELL"]) == (1, 1.0)
    assert results["LENGTH"] == pytest.approx(60.0) and results["HEIGHT_MAX"] == pytest.approx(5.0)
    assert results["HEIGHT_MIN"] == pytest.approx(5.0)
    assert results["CUT"] == 0.0 and results["FILL"] > 60.0 * 5.0 * 3.0
    (row,) = results["EMBANKMENTS"].getFeatures()
    assert row["fill_m3"] == pytest.approx(results["FILL"]) and row["uphill"] == "left"
    levels = [vertex.z() for vertex in row.geometry().vertices()]
    # the ground at the toe, b/2 + H / tan(60) uphill of the line, and 5 m
    toe = 1.5 + 5.0 / math.tan(math.radians(60.0))
    ground = 500.0 - (60.0 - toe - 0.5 * CELL) * math.tan(math.radians(ANGLE))
    assert levels == pytest.approx([ground + 5.0] * len(levels), abs=1e-4)  # heights of the file have single precision


def test_terrain_has_the_bits_of_the_elevation_model_beyond_the_footprint(build, hillside, cells):
    results = build(DITCH_DEPTH=1.5, CELL_SIZE=1.0)
    carved, before = cells(results["TERRAIN"]), cells(hillside)
    assert carved.dtype == np.float32 and carved.shape == ((ROWS - 1) * 2 + 1, (COLUMNS - 1) * 2 + 1)
    coarse = carved[::2, ::2]
    is_same = coarse == before
    assert 0.5 < is_same.mean() < 0.95
    west, width, _, north, _, height = raster(results["TERRAIN"]).GetGeoTransform()
    # nodes are the middles of the cells: the outermost are half a cell of either size from the edge
    assert (west, north) == (WEST + 0.5, NORTH - 0.5) and (width, height) == (1.0, -1.0)
    assert raster(results["TERRAIN"]).GetMetadata("IMAGE_STRUCTURE")["COMPRESSION"] == "DEFLATE"
    area = sum(row["area_m2"] for row in results["FOOTPRINT"].getFeatures())
    assert area == pytest.approx(results["FOOTPRINT_AREA"])
    # heights of the file are rounded to 3e-5 m
    assert area == pytest.approx(np.count_nonzero(np.abs(carved - fine_slope(2)) > 1e-4), rel=0.01)


def test_cells_that_are_fine_enough_stay_as_they_are(build, hillside, cells):
    results = build(CELL_SIZE=2.0)
    assert results["CELL"] == 2.0
    assert raster(results["TERRAIN"]).GetGeoTransform() == raster(hillside).GetGeoTransform()
    assert np.count_nonzero(cells(results["TERRAIN"]) != cells(hillside)) * 4.0 == results["FOOTPRINT_AREA"]


def test_volume_is_that_of_the_section(build):
    """A line of 60 m less one of 20 m: ends alike. Fill of the polygon of the section on a plane, by hand:
    x_d = (H + b/2 tan(35) + x_u g) / (tan(35) - g) with x_u = 4.387 m, g = tan(20)."""
    from shapely import Polygon

    gradient, face = math.tan(math.radians(ANGLE)), math.tan(math.radians(35.0))
    toe = 1.5 + 5.0 / math.tan(math.radians(60.0))
    foot = (5.0 + 1.5 * face + toe * gradient) / (face - gradient)
    area = Polygon([(toe, 0.0), (1.5, 5.0), (-1.5, 5.0), (-foot, -(toe + foot) * gradient)]).area
    long, short = (build(CREST=line, CELL_SIZE=0.5) for line in (crest("50"), crest("10")))
    assert (long["FILL"] - short["FILL"]) / 40.0 == pytest.approx(area, rel=0.005)


def crest(length):
    from talus.tests.qgis.conftest import layer_of

    half = 0.5 * float(length)
    return layer_of("LineString", [(f"LINESTRING({60 - half} -60, {60 + half} -60)", [])])


def test_footprint_names_parts_and_ground_classes(build):
    rows = list(build(DITCH_DEPTH=2.0, FACE_CLASS="hard", DITCH_CLASS="soft")["FOOTPRINT"].getFeatures())
    classes = {row["part"]: row["ground_class"] for row in rows}
    assert classes == {"crest": "hard", "uphill face": "hard", "downhill face": "hard", "ditch": "soft"}
    assert all(row["area_m2"] == pytest.approx(row.geometry().area()) for row in rows)


def test_heights_and_names_come_from_fields(build, make_layer):
    lines = make_layer("LineString", [("LINESTRING(20 -30, 50 -30)", [3.0, "upper"]),
                                      ("LINESTRING(20 -80, 50 -80)", [None, "lower"])], HEIGHT)  # fmt: skip
    rows = list(build(CREST=lines, HEIGHT_FIELD="high", NAME_FIELD="called")["EMBANKMENTS"].getFeatures())
    assert [row["name"] for row in rows] == ["upper", "lower"]
    assert [row["h_mean_m"] for row in rows] == pytest.approx([3.0, 5.0], abs=1e-3)


def test_height_at_the_axis_is_less_at_the_toe(build):
    (row,) = build(HEIGHT_AT="axis")["EMBANKMENTS"].getFeatures()
    # h_u = H - g x_u, x_u = (H + b tan(60) / 2) / (g + tan(60))
    gradient, face = math.tan(math.radians(ANGLE)), math.tan(math.radians(60.0))
    expected = 5.0 - gradient * (5.0 + 1.5 * face) / (gradient + face)
    assert row["axis_max_m"] == pytest.approx(5.0, abs=1e-3) and row["h_mean_m"] == pytest.approx(expected, abs=1e-3)


def test_lines_are_reprojected(build):
    from qgis.core import (
        QgsCoordinateReferenceSystem,
        QgsCoordinateTransform,
        QgsFeature,
        QgsGeometry,
        QgsProject,
        QgsVectorLayer,
    )

    geographic, metric = (QgsCoordinateReferenceSystem(f"EPSG:{code}") for code in (4326, EPSG))
    line = QgsGeometry.fromWkt(CREST)
    line.translate(WEST, NORTH)
    line.transform(QgsCoordinateTransform(metric, geographic, QgsProject()))
    layer = QgsVectorLayer("LineString?crs=EPSG:4326", "crest", "memory")
    feature = QgsFeature()
    feature.setGeometry(line)
    layer.dataProvider().addFeatures([feature])
    assert build(CREST=layer)["FILL"] == pytest.approx(build()["FILL"], rel=1e-3)


def test_report_has_sections_and_numbers(build, tmp_path):
    path = tmp_path / "report.html"
    build(REPORT=str(path), DITCH_DEPTH=2.0, REPORT_OBJECT="Slope A")
    text = path.read_text(encoding="utf-8")
    assert text.count("data:image/svg+xml") == 1 and "Slope A" in text
    for word in ("Heights", "Volumes", "Equations", "Limits", "60.00", "5.00"):
        assert word in text


CROSSINGS = "field=passage:integer&field=v_ms:double&field=h_m:double&field=top_m:double&field=e_kj:double"


def crossing(x, passage, velocity, height):
    """A rock of 1 m on the crest line."""
    return f"POINT({x} -60)", [passage, velocity, height, height + 0.5, 100.0]


def test_rocks_of_a_simulation_without_it_are_checked_at_the_crest(build, make_layer, tmp_path, recorder):
    """On 20 degrees the crest is 5 m above the toe, and 5 + 4.387 tan(20) = 6.60 m above the axis.

    A sphere of 20 m/s climbs 4.79 m of a face of 60 degrees (tests/engine/test_embankment_check.py), so 21 m/s are too
    much.
    """
    elsewhere = "POINT(40 -90)", [1, 50.0, 9.0, 9.5, 100.0]
    known = (40, 1, 5.0, 7.2), (41, 1, 5.0, 6.2), (42, 1, 20.0, 0.5), (43, 1, 21.0, 0.5), (44, 2, 50.0, 9.0)
    rocks = [*(crossing(*numbers) for numbers in known), elsewhere]
    layer = make_layer("Point", rocks, CROSSINGS)
    results = build(CROSSINGS=layer, FREEBOARD=0.5, REPORT=str(tmp_path / "r.html"))
    assert results["OVER_SHARE"] == 25.0
    assert (results["OVER_COUNT"], results["FREEBOARD_COUNT"], results["CLIMB_COUNT"]) == (1, 1, 1)
    assert (results["FREEBOARD_SHARE"], results["CLIMB_SHARE"]) == (25.0, 25.0) and "CARVED_COUNT" not in results
    text = (tmp_path / "r.html").read_text(encoding="utf-8")
    row = text.split("Rocks at the crest")[1].split("<tr>")[2]
    actual = [cell.split("<")[0] for cell in row.split("<td class=''>")[1:10]]
    assert actual[:7] == ["1", "4", "1", "25 (0.631 to 80.6)", "1 (25 %)", "1 (25 %)", "not checked"]
    # 95 % of 5, 5, 20 and 21 m/s are 20.85 m/s; 4.79 m and 0.61 m are those of 20 m/s
    assert [float(number) for number in actual[7:]] == pytest.approx([5.20, 0.67], abs=0.02)
    build(CROSSINGS=make_layer("Point", rocks[-1:], CROSSINGS), FREEBOARD=0.0)
    assert any("none lies on the crest line" in text for text in recorder.warnings)


FORMS = ["7 m", 7.0, "", "", "", "", "", "steep", "", "", 80.0, "", 1.0, ""]


def test_variants_are_what_each_gives_alone(build, cells, tmp_path):
    """The row, the terrain in the folder and the numbers of a run with these inputs are the same; both on cells of
    0.5 m, which suit all of them."""
    together = build(
        VARIANTS=FORMS, VARIANT_TABLE="memory:", VARIANT_FOLDER=str(tmp_path / "forms"), CELL_SIZE=0.5,
        REPORT=str(tmp_path / "report.html"),
    )  # fmt: skip
    rows = {row["name"]: row for row in together["VARIANT_TABLE"].getFeatures()}
    assert list(rows) == ["as entered", "7 m", "steep"]
    assert rows["as entered"]["fill_m3"] == pytest.approx(together["FILL"])
    for name, file, inputs in (
        ("7 m", "7_m", {"HEIGHT": 7.0}),
        ("steep", "steep", {"UPHILL_ANGLE": 80.0, "DITCH_DEPTH": 1.0}),
    ):
        alone = build(CELL_SIZE=0.5, TERRAIN=str(tmp_path / f"{file}_alone.tif"), **inputs)
        assert rows[name]["fill_m3"] == pytest.approx(alone["FILL"], rel=1e-12)
        assert rows[name]["cut_m3"] == pytest.approx(alone["CUT"], rel=1e-12)
        assert rows[name]["area_m2"] == pytest.approx(alone["FOOTPRINT_AREA"])
        assert rows[name]["h_min_m"] == pytest.approx(alone["HEIGHT_MIN"])
        np.testing.assert_array_equal(cells(str(tmp_path / "forms" / f"{file}.tif")), cells(alone["TERRAIN"]))
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Variants" in text and "steep" in text


def test_variants_keep_the_precision_of_the_elevation_model(build, hillside, recorder, tmp_path):
    from osgeo import gdal

    messages, dem = [], str(tmp_path / "double.tif")
    gdal.Translate(dem, hillside, outputType=gdal.GDT_Float64)
    recorder.progressChanged.connect(messages.append)
    results = build(DEM=dem, VARIANTS=FORMS, VARIANT_FOLDER=str(tmp_path / "forms"))
    for path in (results["TERRAIN"], tmp_path / "forms" / "steep.tif"):
        written = raster(path)  # held, for its bands go with it
        assert written.GetRasterBand(1).DataType == gdal.GDT_Float64
    assert messages == sorted(messages)


def test_variants_compare_the_rocks_above_the_crest(build, make_layer):
    """Rocks with their lowest point 7.5 m above the ground of the line: the crest is 6.6 m above it with 5 m at the
    toe, and more than 9 m with 9."""
    fields = "&".join(f"field={name}:double" for name in ("passage", "v_ms", "h_m", "top_m", "e_kj"))
    rows = [(f"POINT({x} -60)", [1, 10.0, 7.9, 8.3, 100.0]) for x in range(40, 80, 4)]
    results = build(CROSSINGS=make_layer("Point", rows, fields), FREEBOARD=0.0, VARIANT_TABLE="memory:",
                    VARIANTS=["high", 9.0, "", "", "", "", ""])  # fmt: skip
    low, high = results["VARIANT_TABLE"].getFeatures()
    assert (low["pass"], low["over"], low["over_pct"]) == (10, 10, 100.0)
    assert (high["pass"], high["over"]) == (10, 0) and high["fill_m3"] > low["fill_m3"]


@pytest.mark.parametrize(("forms", "words"), [
    (["a", 500.0, "", "", "", "", ""], "VARIANTS: row 1 has '500.0'"),
    (["a", "", "", 5.0, "", "", ""], "from 10 to 90"),
    (["a", 6.0, "", "", "", "", "", "a", 7.0, "", "", "", "", ""], "the same name"),
    (["flat", "", "", "", 15.0, "", ""], "VARIANTS: flat"),
])  # fmt: skip
def test_variants_that_cannot_be_built_are_refused(refused, tmp_path, forms, words):
    assert words in refused(VARIANTS=forms, VARIANT_FOLDER=str(tmp_path / "outputs" / "forms"))


def test_results_of_variants_need_some(refused):
    assert "VARIANT_TABLE: give the variants" in refused(VARIANT_TABLE="memory:")


def test_energy_and_penetration_are_checked_with_limits_of_the_user(build, make_layer, tmp_path):
    """Rocks of 100 to 900 kJ, 2 m above the ground of the line, and one over the crest. It is 6.6 m above that ground,
    so the dam is 3 + 4.6 (cot 60 + cot 35) = 12.2 m thick where they hit. With 10 kN all but the first go farther."""
    fields = "&".join(f"field={name}:double" for name in ("passage", "v_ms", "h_m", "top_m", "e_kj"))
    rows = [(f"POINT({40 + 4 * k} -60)", [1, 10.0, 2.0, 2.5, 100.0 * (k + 1)]) for k in range(9)]
    rows += [("POINT(80 -60)", [1, 10.0, 30.0, 30.5, 1000.0])]
    report = tmp_path / "report.html"
    given = {"CROSSINGS": make_layer("Point", rows, fields), "FREEBOARD": 0.0, "REPORT": str(report)}

    def told(**limits):
        build(**given, **limits)
        page = report.read_text(encoding="utf-8")
        section = page[page.index("Energy and penetration</h2>") :]
        return re.findall(r"<td[^>]*>([^<]*)</td>", section[: section.index("</table>")])

    bare = told()
    assert bare[1:4] == ["9", "860", "–"] and bare[-1] == "not checked"
    limited = told(RESISTANCE=600.0, MEAN_FORCE=150.0)
    assert limited[1:6] == ["9", "860", "600", "3", "5.73"] and limited[-1] == "fails"
    assert float(limited[6]) == pytest.approx(12.2, abs=0.15) and limited[7] == "0"
    thin = told(MEAN_FORCE=10.0)
    assert thin[7] == "8" and thin[-1] == "fails" and told(RESISTANCE=2000.0)[-1] == "passes"


def test_crossings_need_a_freeboard_and_their_fields(refused, make_layer):
    layer = make_layer("Point", [crossing(40, 1, 5.0, 7.2)], CROSSINGS)
    assert "FREEBOARD" in refused(CROSSINGS=layer)
    assert "no field 'v_ms'" in refused(
        CROSSINGS=make_layer("Point", [("POINT(40 -60)", [1])], "field=passage:integer")
    )


def test_part_of_the_elevation_model_is_enough(build):
    extent = f"{WEST + 10},{WEST + 110},{NORTH - 100},{NORTH - 30} [EPSG:{EPSG}]"
    results = build(EXTENT=extent)
    assert raster(results["TERRAIN"]).RasterYSize < ROWS * 2 - 20
    assert results["FILL"] == pytest.approx(build()["FILL"], rel=1e-9)


def test_ground_polygons_are_cut_for_the_footprint(build, make_layer, box):
    ground = make_layer(
        "Polygon", [(box(0, -70, 120, 0), ["soft"]), (box(0, -140, 120, -70), ["hard"])], "field=c:string"
    )
    results = build(GROUND=ground, GROUND_FIELD="c", GROUND_MAP="memory:", FACE_CLASS="medium")
    areas = {}
    for row in results["GROUND_MAP"].getFeatures():
        areas[row["ground_class"]] = areas.get(row["ground_class"], 0.0) + row.geometry().area()
    assert areas["medium"] == pytest.approx(results["FOOTPRINT_AREA"])
    assert sum(areas.values()) == pytest.approx(120.0 * 140.0)
    assert "GROUND_MAP" not in build()


def test_ground_polygons_need_their_field(refused, make_layer, box):
    ground = make_layer("Polygon", [(box(0, -70, 120, 0), ["soft"])], "field=c:string")
    assert "GROUND_FIELD" in refused(GROUND=ground)


@pytest.mark.slow
def test_rocks_meet_it_as_terrain(build, hillside, make_layer, qgis_app, recorder):
    """Footprint and terrain go into talus:simulate as they are; fewer rocks come to the lower end."""
    import processing

    built = build(HEIGHT=8.0, UPHILL_ANGLE=70.0, DITCH_DEPTH=1.0)
    small = {"RELEASES": make_layer("Point", [("POINT(60 -10)", [])]), "RUNS": 20, "VOLUME": 0.5, "HEIGHT": 5.0,
             "GROUND_DEFAULT": "hard", "GROUND_MODEL": "as RAMMS 1", "STOPS": "memory:",
             **dict.fromkeys(("TRAJECTORIES", "PASSAGES", "ENERGY_MAX", "ENERGY_P95"))}  # fmt: skip
    ground = {"GROUND": built["FOOTPRINT"], "GROUND_FIELD": "ground_class"}
    without = processing.run("talus:simulate", {"DEM": hillside, **small}, feedback=recorder)["STOPS"]
    behind = processing.run("talus:simulate", {"DEM": built["TERRAIN"], **ground, **small}, feedback=recorder)["STOPS"]

    def below(layer):
        return sum(feature.geometry().constGet().y() < NORTH - 65.0 for feature in layer.getFeatures())

    assert below(without) > 10 and below(behind) == 0


@pytest.mark.parametrize(("wkt", "message"), [
    ("LINESTRING(30 -60, 90 -60, 90 -50, 60 -70)", "crosses or touches itself"),
    ("LINESTRING(30 -60, 90 -60, 60 -50, 30 -60)", "crosses or touches itself"),
    ("LINESTRING(530 -60, 590 -60)", "lie outside of the elevation model; is its coordinate system right"),
    ("LINESTRING(30 -60, 190 -60)", "the crest line lies outside of the elevation model"),
    ("LINESTRING(3 -60, 60 -60)", "reaches the edge of the elevation model"),
    ("LINESTRING(30 -125, 90 -125)", "downhill face reaches the edge"),
])  # fmt: skip
def test_line_that_cannot_be_built_is_refused(refused, make_layer, wkt, message):
    text = refused(CREST=make_layer("LineString", [(wkt, [])], name="crest"))
    assert message in text and "CREST" in text


def test_face_without_a_toe_is_refused(refused):
    text = refused(DOWNHILL_ANGLE=18.0)
    assert "feature 1" in text and "there is no downhill toe" in text and "steeper" in text


def test_line_over_cells_without_data_is_refused(refused, make_dem):
    heights = slope()
    heights[28:32, 20:24] = np.nan
    assert "cells without data" in refused(DEM=make_dem("holes.tif", heights=heights))


@pytest.mark.parametrize(("name", "value"), [
    ("HEIGHT", 0.0), ("HEIGHT", -1.0), ("CREST_WIDTH", 0.0), ("UPHILL_ANGLE", 91.0), ("DOWNHILL_ANGLE", 5.0),
    ("DITCH_DEPTH", -1.0),
])  # fmt: skip
def test_sizes_out_of_range_are_refused(refused, name, value):
    assert name in refused(**{name: value})


def test_height_of_a_field_must_be_positive(refused, make_layer):
    lines = make_layer("LineString", [(CREST, [0.0, "a"])], HEIGHT)
    assert "feature 1 has high = 0" in refused(CREST=lines, HEIGHT_FIELD="high")


def test_full_disk_leaves_what_was_there(build, refused, tmp_path, monkeypatch):
    """Heights are written, then the footprint finds no room: neither replaces what an earlier run left."""
    from talus.algorithms.tools.embankment import run as module

    before = build()["TERRAIN"]
    content = Path(before).read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module, "write_layers", full)
    assert "No space left" in refused()
    assert "No space left" in refused(TERRAIN=before, HEIGHT=6.0)
    assert Path(before).read_bytes() == content


def test_layers_that_cannot_be_used_are_refused(refused, make_layer, make_dem):
    assert "is empty" in refused(CREST=make_layer("LineString", [], name="none"))
    assert "no coordinate system" in refused(CREST=make_layer("LineString", [(CREST, [])], crs=""))
    assert "has a geometry" in refused(CREST=make_layer("LineString", [("LINESTRING EMPTY", [])]))
    degrees = make_dem("degrees.tif", epsg=4326, heights=slope(), cell=1e-5, corner=(7.0, 46.0))
    assert "degrees" in refused(DEM=degrees)


def test_too_many_cells_are_refused(refused, make_dem):
    wide = make_dem("wide.tif", heights=np.repeat(slope(), 10, axis=1))
    text = refused(DEM=wide, CELL_SIZE=0.05)
    assert "CELL_SIZE" in text and "million cells" in text and "EXTENT" in text


def test_doubtful_sides_are_told(build, make_layer, recorder, make_dem):
    down = make_layer("LineString", [("LINESTRING(60 -30, 65 -80)", [])])
    build(CREST=down, DOWNHILL_ANGLE=60.0)
    assert any("runs down the slope" in text for text in recorder.warnings)
    recorder.warnings.clear()
    build(DEM=make_dem("flat.tif", heights=np.full((ROWS, COLUMNS), 100.0)))
    assert any("as high on both sides" in text for text in recorder.warnings)
    recorder.warnings.clear()
    build(UPHILL_SIDE="left")
    assert recorder.warnings == []


def test_side_against_the_terrain_is_told(build, recorder, make_dem):
    build(UPHILL_SIDE="right", DOWNHILL_ANGLE=60.0)
    (text,) = (text for text in recorder.warnings if "UPHILL_SIDE" in text)
    assert "right side of feature 1 is uphill" in text and "ground is higher on the left side" in text
    recorder.warnings.clear()
    build(UPHILL_SIDE="right", DEM=make_dem("flat.tif", heights=np.full((ROWS, COLUMNS), 100.0)))
    assert not any("UPHILL_SIDE" in text for text in recorder.warnings)


def test_low_crest_is_told_with_its_place(build, recorder, make_dem):
    """A straight crest over a ridge of 0.6 m in the middle of the line. The face meets the higher ground sooner, where
    the slope is lower: 0.6 tan(60) / (tan(60) + tan(20)) = 0.496 m less there, 90 %."""
    build()
    assert recorder.warnings == []
    ridge = 0.6 * np.exp(-(((np.arange(COLUMNS) * CELL + 0.5 * CELL - 61.0) / 10.0) ** 2))
    results = build(DEM=make_dem("ridge.tif", heights=slope() + ridge), CREST_LEVEL="straight")
    (row,) = results["EMBANKMENTS"].getFeatures()
    assert row["h_min_m"] == pytest.approx(4.504, abs=0.01) and row["h_mean_m"] > 4.75
    assert (results["HEIGHT_MIN"], results["HEIGHT_MAX"]) == (row["h_min_m"], row["h_max_m"])
    (text,) = (text for text in recorder.warnings if "CREST" in text)
    assert "feature 1 is only 4.50 m high" in text and "of the required 5.00 m" in text
    assert f"near {WEST + 61:.1f} {NORTH - 60:.1f}" in text


def test_embankments_that_overlap_are_told(build, make_layer, recorder):
    lines = make_layer("LineString", [(CREST, []), ("LINESTRING(50 -63, 100 -63)", [])])
    build(CREST=lines)
    assert any("embankments overlap: features 1, 2" in text for text in recorder.warnings)


def test_embankment_below_another_is_refused(refused, make_layer):
    lines = make_layer("LineString", [(CREST, [9.0, "high"]), ("LINESTRING(50 -61, 70 -61)", [1.0, "low"])], HEIGHT)
    text = refused(CREST=lines, HEIGHT_FIELD="high", DOWNHILL_ANGLE=60.0)
    assert "feature 2 changes no cell" in text and "another embankment" in text


def test_order_of_the_features_does_not_matter(build, make_layer, cells, tmp_path):
    """End to end with a bend of 60 degrees, and one beside them, with ditches: terrain and volumes of each."""
    known = [("LINESTRING(30 -70, 60 -70)", [5.0, "a"]), ("LINESTRING(60 -70, 75 -44.02)", [4.0, "b"]),
             ("LINESTRING(32 -60, 54 -60)", [3.0, "c"])]  # fmt: skip
    actual = []
    for k, lines in enumerate((known, known[::-1])):
        terrain = str(tmp_path / f"order{k}.tif")
        results = build(CREST=make_layer("LineString", lines, HEIGHT), HEIGHT_FIELD="high", NAME_FIELD="called",
                        DITCH_DEPTH=1.5, DOWNHILL_ANGLE=60.0, TERRAIN=terrain)  # fmt: skip
        volumes = {row["name"]: (row["fill_m3"], row["cut_m3"]) for row in results["EMBANKMENTS"].getFeatures()}
        actual.append((cells(terrain), volumes, results))
    (terrain, volumes, results), (other, others, _) = actual
    assert np.array_equal(terrain, other) and volumes == others
    change = terrain - fine_slope((terrain.shape[0] - 1) // (ROWS - 1))
    area = results["CELL"] ** 2
    assert results["FILL"] == pytest.approx(change[change > 1e-4].sum() * area, rel=1e-3)
    assert results["CUT"] == pytest.approx(-change[change < -1e-4].sum() * area, rel=1e-3)


def test_layers_look_as_they_should_when_they_are_loaded(loaded, hillside, make_layer, tmp_path):
    lines = make_layer("LineString", [(CREST, [])], name="crest")
    outputs = {"TERRAIN": str(tmp_path / "t.tif"), "FOOTPRINT": str(tmp_path / "f.gpkg"),
               "EMBANKMENTS": str(tmp_path / "e.gpkg")}  # fmt: skip
    result = loaded("talus:embankment", {"DEM": hillside, "CREST": lines, "HEIGHT": 4.0}, outputs)
    assert result["Carved elevation model"].renderer().type() == "hillshade"
    assert result["Footprint of the embankments"].renderer().type() == "categorizedSymbol"
    assert result["Embankments"].labelsEnabled()
    assert all(name in result["Embankments"].labeling().settings().fieldName for name in ("h_min_m", "h_max_m"))


def test_carved_terrain_lies_below_the_lines_and_areas_of_the_project(
    qgis_app, loaded, hillside, make_layer, project_with, tmp_path
):
    """Its relief stood in the group at the top of the layer tree and hid the user's barriers, roads and forest."""
    project = project_with(hillside)
    outputs = {"TERRAIN": str(tmp_path / "t.tif"), "FOOTPRINT": "memory:", "EMBANKMENTS": "memory:"}
    line = make_layer("LineString", [(CREST, [])], name="crest")
    loaded("talus:embankment", {"DEM": hillside, "CREST": line, "HEIGHT": 4.0}, outputs, project)
    qgis_app.processEvents()  # it is lowered once QGIS has loaded all
    names = [layer.name() for layer in project.layerTreeRoot().layerOrder()]
    assert names[-4:] == ["road", "forest", "Carved elevation model", "own"]
    assert names[:2] == ["Embankments", "Footprint of the embankments"] and len(names) == 6


def codes_of(results):
    return {load["code"]: load["value"] for load in json.loads(results["FINDINGS"])}


def test_rocks_that_come_over_the_carved_model_are_numbers_and_findings(build, make_layer, tmp_path):
    """One of four rocks could climb over and two pass over the carved model; of a simulation in which none does, 0."""
    rocks = make_layer("Point", [crossing(40 + k, 1, v, 0.5) for k, v in enumerate((5.0, 5.0, 20.0, 21.0))], CROSSINGS)
    carved = make_layer("Point", [crossing(40 + k, 1, 5.0, 0.5) for k in range(2)], CROSSINGS)
    results = build(CROSSINGS=rocks, CROSSINGS_CARVED=carved, FREEBOARD=0.5, REPORT=str(tmp_path / "r.html"))
    assert (results["CARVED_COUNT"], results["CARVED_SHARE"]) == (2, 50.0)
    assert codes_of(results)["embankment-overtopped"] == 2.0 and codes_of(results)["embankment-climbed"] == 1.0
    assert "2 (50 %)" in (tmp_path / "r.html").read_text(encoding="utf-8")
    none = make_layer("Point", [("POINT(40 -90)", [1, 5.0, 0.2, 0.5, 9.0])], CROSSINGS)
    steeper = build(CROSSINGS=rocks, CROSSINGS_CARVED=none, FREEBOARD=0.5, UPHILL_ANGLE=70.0)
    assert steeper["CARVED_COUNT"] == 0 and steeper["CLIMB_COUNT"] == 0
    assert not {"embankment-overtopped", "embankment-climbed"} & set(codes_of(steeper))
    assert "embankment-not-simulated" in codes_of(build(CROSSINGS=rocks, FREEBOARD=0.5))


def test_tall_embankment_is_a_finding_that_a_lower_one_ends(build):
    tall = build(HEIGHT=12.0)
    assert codes_of(tall)["embankment-tall"] > 20.0 and "embankment-tall" not in codes_of(build(HEIGHT=3.0))
