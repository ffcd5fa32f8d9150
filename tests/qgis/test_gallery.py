# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:gallery through processing.run: forces by hand, sections, walls, and what it refuses."""

import math

import pytest

FIELDS = "&".join(
    f"field={name}:{kind}"
    for name, kind in (
        ("passage", "integer"), ("mass_kg", "double"), ("e_kj", "double"), ("v_ms", "double"), ("dip_deg", "double"),
        ("skew_deg", "double"), ("h_m", "double"), ("top_m", "double"),
    )
)  # fmt: skip
ROCK = [1, 1000.0, 220.0, 20.0, 30.0, 0.0, 1.0, 1.5]  # 200 kJ of translation, and 20 kJ of rotation
HALF = 1000.0 / (4.0 / 3.0 * math.pi * 0.5**3)  # kg/m3, of which 1 t is a sphere of 0.5 m


@pytest.fixture
def crossings(make_layer):
    """100 rocks along the first 40 m of a line of 60 m, one of which passes a second time."""
    features = [(f"POINT({10.2 + 0.4 * i} -20)", ROCK) for i in range(100)]
    return make_layer("Point", [*features, ("POINT(12 -20)", [2, *ROCK[1:]])], FIELDS, name="crossings")


@pytest.fixture
def structure(make_layer):
    return make_layer("LineString", [("LINESTRING(10 -20, 70 -20)", ["roof"])], "field=called:string", name="roofs")


@pytest.fixture
def build(qgis_app, recorder, crossings, structure, tmp_path):
    def run(**parameters):
        import processing

        given = {"STRUCTURE": structure, "CROSSINGS": crossings, "SECTIONS": "memory:",
                 "REPORT": str(tmp_path / "report.html")}  # fmt: skip
        return processing.run("talus:gallery", {**given, **parameters}, feedback=recorder)

    return run


@pytest.fixture
def refused(build):
    from qgis.core import QgsProcessingException

    def run(**parameters):
        with pytest.raises(QgsProcessingException) as caught:
            build(**parameters)
        return str(caught.value)

    return run


def rows_of(results):
    return sorted(results["SECTIONS"].getFeatures(), key=lambda row: row["from_m"])


def test_three_inputs_give_the_force_of_the_worked_example(build):
    """1 t, radius 0.5 m, 20 m/s on 1 m with M_E 10,000 kN/m2 and 35 degrees: 1154.2 kN; d = 2 * 200 / 1154.2 m."""
    results = build(ASTRA_FACTOR=2.8, DENSITY=HALF)
    assert results["FORCE"] == pytest.approx(1154.2, abs=0.1)
    assert results["DEPTH"] == pytest.approx(2.0 * 200.0 / 1154.2, rel=1e-4)
    assert (results["SECTION_COUNT"], results["HIT_COUNT"], results["ENERGY"]) == (6, 100, pytest.approx(220.0))
    assert "STATIC_FORCE" not in results and results["SECTIONS_FAILED"] == 0


def test_sections_share_the_line_and_the_rocks(build):
    rows = rows_of(build(ASTRA_FACTOR=2.8, NAME_FIELD="called"))
    assert [(row["from_m"], row["to_m"]) for row in rows] == [(10.0 * k, 10.0 * (k + 1)) for k in range(6)]
    assert [row["hits"] for row in rows] == [25, 25, 25, 25, 0, 0]
    assert rows[0]["e_kj_1_m"] == pytest.approx(25 * 220.0 / 10.0) and rows[0]["name"] == "roof"
    assert rows[5]["force_kn"] is None or str(rows[5]["force_kn"]) == "NULL"
    assert rows[2].geometry().length() == pytest.approx(10.0)


def test_formulas_static_force_and_cushion(build):
    """Labiouse 1469.5 kN is the largest; static 1.2 times it; 1.0 m of cushion is less than 3 times 0.347 m."""
    given = {"ASTRA_FACTOR": 2.8, "LABIOUSE_FACTOR": 1.765, "JAPAN_FACTOR": 2.108, "LAME": 1000.0, "DENSITY": HALF}
    results = build(**given, STATIC_FACTOR=1.2, DEPTH_RATIO=3.0, LEAST_THICKNESS=0.5)
    row = rows_of(results)[0]
    assert row["labio_kn"] == pytest.approx(1469.5, abs=0.1) and row["force_kn"] == row["labio_kn"]
    assert row["static_kn"] == pytest.approx(1.2 * row["force_kn"]) and results["STATIC_FORCE"] == row["static_kn"]
    fall = 20.0**2 / (2.0 * 9.81)
    japan = 2.108 * 9.81 ** (2.0 / 3.0) * 1000.0**0.4 * fall**0.6
    assert row["japan_kn"] == pytest.approx(japan, rel=1e-6)
    assert row["depth_m"] == pytest.approx(2.0 * 200.0 / min(row["astra_kn"], japan), rel=1e-6)
    assert row["needed_m"] == pytest.approx(3.0 * row["depth_m"]) and row["result"] == "fails"
    assert results["SECTIONS_FAILED"] == 4


def test_part_across_the_roof_is_smaller(build):
    """30 degrees below the horizontal on a level roof: half of the velocity, 0.5^1.2 of the force."""
    whole = build(ASTRA_FACTOR=2.8)["FORCE"]
    assert build(ASTRA_FACTOR=2.8, IMPACT_VELOCITY="across the roof")["FORCE"] == pytest.approx(0.5**1.2 * whole)
    along = build(ASTRA_FACTOR=2.8, IMPACT_VELOCITY="across the roof", ROOF_SLOPE=30.0)
    assert along["FORCE"] == pytest.approx(0.0, abs=1e-6)


def test_wall_counts_rocks_above_it_and_forces(build):
    """Rocks of 0.5 to 1.5 m: below 3 m, above 0.4 m, in a freeboard of 1 m below 2 m; 220 kJ over 0.5 m: 880 kN."""
    results = build(KIND="wall", STOPPING_DISTANCE=0.5, RESISTANCE=200.0, FREEBOARD=1.0, WALL_HEIGHT=2.0)
    row = rows_of(results)[0]
    assert row["wall_kn"] == pytest.approx(2.0 * 220.0 / 0.5)
    assert (row["over"], row["freeboard"], row["strong"], row["result"]) == (0, 25, 25, "fails")
    low = build(KIND="wall", WALL_HEIGHT=0.4)
    assert low["OVER_SHARE"] == 100.0 and "FORCE" not in low
    good = build(KIND="wall", RESISTANCE=300.0, FREEBOARD=1.0)
    assert rows_of(good)[0]["result"] == "passes" and rows_of(good)[5]["result"] == "open"


def test_report_names_formulas_and_their_certainty(build, tmp_path):
    build(ASTRA_FACTOR=2.8, NAME_FIELD="called")
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "ASTRA 12006" in text and "not compared with their sources" in text and "roof" in text
    build(KIND="wall")
    assert "No published rule" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_few_rocks_are_told(build, recorder):
    build(ASTRA_FACTOR=2.8)
    assert any("4 of 6 sections fewer than" in warning for warning in recorder.warnings)


def test_gallery_without_a_factor_is_refused(refused):
    message = refused()
    assert "ASTRA_FACTOR" in message and "one formula" in message
    assert "LAME" in refused(JAPAN_FACTOR=2.1)


def test_crossings_elsewhere_are_refused(refused, make_layer):
    far = make_layer("LineString", [("LINESTRING(10 -60, 70 -60)", [])], name="far")
    assert "CROSSINGS" in refused(STRUCTURE=far, ASTRA_FACTOR=2.8)


def test_layer_without_the_fields_is_refused(refused, make_layer):
    bare = make_layer("Point", [("POINT(1 1)", [])], name="bare")
    assert "CROSSINGS" in refused(CROSSINGS=bare, ASTRA_FACTOR=2.8)


def test_wrong_numbers_are_named_with_their_feature(refused, make_layer):
    rocks = make_layer("Point", [("POINT(20 -20)", [1, None, *ROCK[2:]])], FIELDS, name="rocks")
    assert "mass_kg" in refused(CROSSINGS=rocks, ASTRA_FACTOR=2.8)


def test_report_leaves_out_columns_of_which_nothing_is_known():
    """Formulas without their factor had a column of dashes each, and the table was cut at the edge of the paper."""
    from talus.algorithms.shared.reports.page import known_columns

    head, rows = known_columns(["rocks", "force", "depth"], [["0", "–", "–"], ["3", "–", "0.4"]])
    assert head == ["rocks", "depth"] and rows == [["0", "–"], ["3", "0.4"]]


def test_cushion_that_has_one_rule_alone_is_not_checked(build, tmp_path):
    """Both rules stand in the report; with both it passes."""
    one = build(ASTRA_FACTOR=2.8, LEAST_THICKNESS=0.5)
    assert rows_of(one)[0]["result"] == "open"
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "minimum thickness [m]" in text and "not checked" in text
    assert rows_of(build(ASTRA_FACTOR=2.8, LEAST_THICKNESS=0.5, DEPTH_RATIO=2.0))[0]["result"] == "passes"
