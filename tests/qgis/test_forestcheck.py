# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:forestcheck through processing.run: Rockfor.NET by hand, gaps, targets, objects, and what it refuses."""

import json
import math

import numpy as np
import pytest

from talus.engine.forest.rockfor_net import Slope, Stand, outcome
from talus.tests.qgis.conftest import rectangle

ROWS, COLUMNS, CELL = 110, 60, 2.0
ANGLE = 38.0
SIZE = 100.0  # m, of a stand, with its northern edge 20 m from that of the slope


@pytest.fixture
def hillside(make_dem):
    down = np.arange(ROWS) * CELL * math.tan(math.radians(ANGLE))
    return make_dem("hillside.tif", heights=np.repeat((900.0 - down)[:, None], COLUMNS, axis=1))


@pytest.fixture
def stands(make_layer):
    rows = [(rectangle(10, -20 - SIZE, 10 + SIZE, -20), ["upper"]), (rectangle(10, -200, 10 + SIZE, -140), ["lower"])]
    return make_layer("Polygon", rows, "field=called:string", name="stands")


@pytest.fixture
def trees(make_layer):
    """350 stems of 36 cm in the upper stand, a strip of 20 m down its middle left out; 10 in the lower one."""
    draws = np.random.default_rng(2)
    x = draws.uniform(0.0, SIZE - 20.0, 350)
    x, y = np.where(x < 40.0, x, x + 20.0) + 10.0, -20.0 - draws.uniform(0.0, SIZE, 350)
    rows = [(f"POINT({a} {b})", [36.0, "spruce", None]) for a, b in zip(x, y)]
    rows += [(f"POINT({15 + 10 * k} -170)", [50.0, "beech", None]) for k in range(10)]
    rows += [("POINT(60 -70)", [80.0, "spruce", 45.0])]  # lies
    return make_layer("Point", rows, "field=dbh_cm:double&field=species:string&field=lies_deg:double", name="trees")


@pytest.fixture
def check(qgis_app, recorder, hillside, stands, trees, tmp_path):
    def run(**parameters):
        import processing

        given = {"DEM": hillside, "STANDS": stands, "TREES": trees, "OUTPUT": "memory:", "BLOCK_TABLE": "memory:",
                 "GAPS": "memory:", "REPORT": str(tmp_path / "report.html"), "STAND_FIELD": "called"}  # fmt: skip
        return processing.run("talus:forestcheck", {**given, **parameters}, feedback=recorder)

    return run


@pytest.fixture
def refused(check):
    from qgis.core import QgsProcessingException

    def run(**parameters):
        with pytest.raises(QgsProcessingException) as caught:
            check(**parameters)
        return str(caught.value)

    return run


def test_stands_in_numbers(check):
    results = check()
    upper, lower = sorted(results["OUTPUT"].getFeatures(), key=lambda row: row["name"], reverse=True)
    assert (upper["stems_ha"], upper["dbh_cm"]) == (pytest.approx(350.0), pytest.approx(36.0))
    assert upper["g_m2_ha"] == pytest.approx(35.626, abs=1e-3)
    assert upper["slope_deg"] == pytest.approx(ANGLE, abs=0.01)
    assert upper["length_m"] == pytest.approx(SIZE / math.cos(math.radians(ANGLE)), rel=1e-4)
    assert lower["stems_ha"] == pytest.approx(10.0 / 0.6) and results["STAND_COUNT"] == 2
    assert results["RESIDUAL_MAX"] == pytest.approx(max(upper["resid_pct"], lower["resid_pct"]))


def test_residual_hazard_is_that_of_rockfor_net(check):
    """By the engine, whose worked examples are in tests/engine/test_rockfor_net.py, for the slope that is reported."""
    results = check(BLOCKS="0.8", STEMS_LOST="0, 30", BARE_LENGTH=50.0)
    (stand,) = [row for row in results["OUTPUT"].getFeatures() if row["name"] == "upper"]
    slope = Slope(stand["slope_deg"], stand["length_m"], 50.0)
    rows = [row for row in results["BLOCK_TABLE"].getFeatures() if row["name"] == "upper"]
    assert [row["lost_pct"] for row in rows] == [0.0, 30.0]
    for row, stems in zip(rows, (350.0, 245.0)):
        expected = outcome((0.8,) * 3, 2700.0, slope, Stand(stems, 0.36, 0.9))
        assert row["resid_pct"] == pytest.approx(expected.residual, rel=1e-9)
        assert row["need_n_ha"] == pytest.approx(expected.stems_needed, rel=1e-9)
    assert rows[0]["mtfd_m"] == pytest.approx(24.631, abs=1e-3)


def test_slope_of_a_stand_is_that_of_the_steepest_line_from_a_release(check, make_layer):
    """On a plane it is the plane; what of the 116 m in plan down from the release is not forest is bare."""
    releases = make_layer("Point", [("POINT(60 -4)", []), ("POINT(60 -30)", [])])
    results = check(BLOCKS="0.8", STEMS_LOST="0", RELEASES=releases)
    (stand,) = [row for row in results["OUTPUT"].getFeatures() if row["name"] == "upper"]
    assert stand["slope_deg"] == pytest.approx(ANGLE, abs=0.05)  # a foot lies up to half a spacing aside
    (row,) = [row for row in results["BLOCK_TABLE"].getFeatures() if row["name"] == "upper"]
    length = stand["length_m"]
    bare = (116.0 / math.cos(math.radians(ANGLE))) - length
    expected = outcome((0.8,) * 3, 2700.0, Slope(ANGLE, length, bare), Stand(350.0, 0.36, 0.9))
    # feet lie within a step of a fall line and half a spacing of the edge, 6 m of 116 m
    assert row["resid_pct"] == pytest.approx(expected.residual, abs=4.0)


def test_one_release_on_a_node_is_enough(check, make_layer):
    """Release points of Find source areas lie on nodes."""
    results = check(BLOCKS="0.8", STEMS_LOST="0", RELEASES=make_layer("Point", [("POINT(61 -5)", [])]))
    (stand,) = [row for row in results["OUTPUT"].getFeatures() if row["name"] == "upper"]
    assert stand["slope_deg"] == pytest.approx(ANGLE, abs=0.05)


@pytest.fixture
def below_a_cliff(make_dem):
    """60 degrees for 30 m, then 22 degrees, where the stands are."""
    way = np.arange(ROWS) * CELL
    down = np.where(way < 30.0, way * math.tan(math.radians(60.0)),
                    30.0 * math.tan(math.radians(60.0)) + (way - 30.0) * math.tan(math.radians(22.0)))  # fmt: skip
    return make_dem("cliff.tif", heights=np.repeat((900.0 - down)[:, None], COLUMNS, axis=1))


def test_gentle_ground_below_a_cliff_is_warned_of_and_releases_help(
    check, below_a_cliff, make_layer, trees, recorder, tmp_path
):
    """By its own 22 degrees the stand would stop all without a tree. From the cliff the line is steeper than 31."""
    stands = make_layer("Polygon", [(rectangle(10, -120, 110, -32), ["below"])], "field=called:string")
    given = {"DEM": below_a_cliff, "STANDS": stands, "BLOCKS": "1.2", "STEMS_LOST": "0, 100"}
    results = check(**given)
    assert results["RESIDUAL_MAX"] == 1.0
    assert any("no steeper than the energy line of 31°: below" in text for text in recorder.warnings)
    assert "no steeper than the energy line" in (tmp_path / "report.html").read_text(encoding="utf-8")
    recorder.warnings.clear()
    results = check(**given, RELEASES=make_layer("Point", [("POINT(60 -2)", [])]))
    (stand,) = results["OUTPUT"].getFeatures()
    assert stand["slope_deg"] > 31.0 and results["RESIDUAL_MAX"] > 1.0
    assert not any("energy line" in text for text in recorder.warnings)


def test_strip_without_trees_is_the_longest_gap(check):
    """20 m down the middle of the upper stand have no tree: some line there is free from edge to edge."""
    results = check()
    gaps = {row["name"]: row for row in results["GAPS"].getFeatures()}
    assert gaps["upper"]["gap_m"] == pytest.approx(SIZE - 5.0, abs=6.0)
    line = gaps["upper"].geometry()
    assert line.length() == pytest.approx(gaps["upper"]["gap_m"], rel=0.01)
    middle = line.interpolate(0.5 * line.length()).asPoint().x() - 2_600_000.0
    assert 50.0 < middle < 70.0
    assert results["GAP_MAX"] == pytest.approx(max(row["gap_m"] for row in gaps.values()))


def test_target_profile_is_that_of_the_user(check):
    """1.2 m across are 0.9 m3: the row up to 5 m3 holds. 350 stems are enough, the gap is not."""
    asked = [0.05, 400.0, 12.0, 20.0, 5.0, 300.0, 30.0, 20.0]
    results = check(TARGETS=asked)
    by_name = {row["name"]: row["target"] for row in results["OUTPUT"].getFeatures()}
    assert by_name == {"upper": "fails", "lower": "fails"} and results["STANDS_BELOW_TARGET"] == 2
    only_stems = check(TARGETS=[5.0, 300.0, 30.0, ""])
    assert {row["name"]: row["target"] for row in only_stems["OUTPUT"].getFeatures()} == {
        "upper": "passes", "lower": "fails",
    }  # fmt: skip
    nothing = check()
    assert {row["target"] for row in nothing["OUTPUT"].getFeatures()} == {"open"}
    assert "STANDS_BELOW_TARGET" not in nothing  # 0 would say that all stands pass


def test_stand_protects_an_object(check, make_layer):
    fields = "field=run:integer&field=name:string&field=passage:integer&field=e_kj:double"
    bare = make_layer("Point", [("POINT(60 -210)", [k, "house", 1, 200.0]) for k in range(10)], fields, name="bare")
    wooded = make_layer("Point", [("POINT(60 -210)", [k, "house", 1, 100.0]) for k in range(5)], fields, name="wooded")
    stops = make_layer("Point", [(f"POINT(60 {-60 if k < 8 else -160})", [k]) for k in range(5, 10)],
                       "field=run:integer", name="stops")  # fmt: skip
    results = check(CROSSINGS_WITHOUT=bare, CROSSINGS_WITH=wooded, STOPS_WITH=stops, PROTECTION="memory:")
    rows = {(row["name"], row["object"]): row["runs"] for row in results["PROTECTION"].getFeatures()}
    assert rows == {("upper", "house"): 3, ("lower", "house"): 2}
    assert (results["FEWER"], results["WEAKER"], results["BOTH"]) == (50.0, 50.0, 75.0)


def test_report_has_its_tables(check, tmp_path):
    check(TARGETS=[5.0, 300.0, 30.0, 20.0])
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Rockfor.NET" in text and "upper" in text and "Target profile" in text


def test_level_stand_is_told(check, make_dem, recorder):
    flat = make_dem("flat.tif", heights=np.full((ROWS, COLUMNS), 500.0))
    results = check(DEM=flat)
    assert any("no fall line" in warning for warning in recorder.warnings) and "RESIDUAL_MAX" not in results


def test_wrong_inputs_are_named(refused, make_layer, trees, stands):
    assert "BLOCKS" in refused(BLOCKS="small")
    assert "STEMS_LOST" in refused(STEMS_LOST="0, 130")
    assert "TARGETS" in refused(TARGETS=["", 300.0, 30.0, 20.0])
    assert "TARGETS" in refused(TARGETS=[5.0, -300.0, 30.0, 20.0])
    bare = make_layer("Point", [("POINT(60 -60)", [])], name="bare")
    assert "TREE_DIAMETER_FIELD" in refused(TREES=bare)
    assert "CROSSINGS_WITH" in refused(STOPS_WITH=bare)
    assert "PROTECTION" in refused(PROTECTION="memory:")
    far = make_layer("Polygon", [(rectangle(12, -18, 14, -16), [])], name="far")
    assert "TREES" in refused(STANDS=far, STAND_FIELD=None)


@pytest.mark.parametrize("spacing", [3.0, 10.0, 25.0])
def test_length_of_a_stand_does_not_depend_on_the_spacing_of_its_lines(check, make_layer, spacing):
    """A stand of 19 m down the slope is 19 / cos 38 m long, from edge to edge, and so is its residual hazard."""
    stand = make_layer("Polygon", [(rectangle(10, -49, 110, -30), ["short"])], "field=called:string")
    (row,) = check(STANDS=stand, SPACING=spacing, BLOCKS="0.8", BARE_LENGTH=50.0)["OUTPUT"].getFeatures()
    length = 19.0 / math.cos(math.radians(ANGLE))
    assert row["length_m"] == pytest.approx(length, rel=1e-4)
    known = outcome((0.8,) * 3, 2700.0, Slope(row["slope_deg"], length, 50.0),
                    Stand(row["stems_ha"], 0.01 * row["dbh_cm"], 0.9))  # fmt: skip
    assert row["need_n_ha"] == pytest.approx(known.stems_needed, rel=1e-3)


def test_blocks_above_the_range_of_the_formula_and_duplicates_are_findings(check, make_layer):
    """A block of 2.2 m has 5.6 m3; a stem that was pasted twice. Without both neither is found."""
    fields = "field=dbh_cm:double&field=species:string&field=lies_deg:double"
    rows = [(f"POINT({15 + 4 * k} {-30 - 3 * k})", [36.0, "spruce", None]) for k in range(20)]
    twice = make_layer("Point", [*rows, *rows[:3]], fields)
    once = make_layer("Point", rows, fields)
    actual = {load["code"]: load["value"] for load in json.loads(check(TREES=twice, BLOCKS="0.8, 2.2")["FINDINGS"])}
    assert actual["stems-duplicated"] == 3.0 and actual["block-above-stem-formula"] == pytest.approx(5.575, abs=1e-3)
    left = {load["code"] for load in json.loads(check(TREES=once, BLOCKS="0.8")["FINDINGS"])}
    assert not left & {"stems-duplicated", "block-above-stem-formula"}
