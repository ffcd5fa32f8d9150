# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:hazardmap by the rules of an authority: levels, legend, zones, data, report, and what is refused."""

import base64
import csv
import json
import re

import numpy as np
import pytest

from talus.engine.hazard.rules.rules import Rules, shipped_keys
from talus.engine.hazard.rules.schema import ABSTRACT, GIVEN, READ, SECOND_HAND, UNFILLED
from talus.tests.qgis import test_hazardmap, test_hazardmap_frequency
from talus.tests.qgis.test_hazardmap_frequency import HIT, MISSED, bands_of

raster, hazardmap, refusal, scenarios = (
    getattr(test_hazardmap, name) for name in ("raster", "hazardmap", "refusal", "scenarios")
)
example = test_hazardmap_frequency.example
SWISS = {"CANTON": "TI", "SUBPROCESSES_COMPLETE": "complete", "SOURCES_COMPLETE": "complete",
         "PROCESS_TERM": "caduta sassi", "DATA_MODEL": "ch_166_1"}  # fmt: skip
FRENCH = {"DATA_MODEL": "fr_ppr", "PROCEDURE_CODE": "38DDT20120001", "PROCEDURE_NAME": "PPRN du Bourg"}


@pytest.fixture
def rules_file(tmp_path):
    """``rules_file(key, values)``: a copy of rules of Talus with numbers for what they leave open."""
    from talus.tests.engine.test_hazard_rules import filled

    def write(key, values):
        path = tmp_path / f"{key}_filled.json"
        path.write_text(json.dumps(filled(key, values).document, indent=1), encoding="utf-8")
        return str(path)

    return write


@pytest.fixture
def halves(raster):
    """A square of 20 x 20 cells of 2 m: one half of 150 kJ, the other of 500 kJ, an event of 10 years."""
    energy = np.full((30, 30), np.nan)
    energy[5:25, 5:25], energy[5:25, 5:15] = 150.0, 500.0
    files = {
        "ENERGY": [raster("energy", energy, "kJ")],
        "PASSAGES": [raster("passages", np.where(energy > 0, 5.0, 0.0))],
    }
    return {**files, "SCENARIOS": [10, 10, 1]}


def test_rules_of_switzerland_make_the_same_levels_as_the_matrix(hazardmap, scenarios, cells):
    by_matrix, by_rules = (cells(hazardmap(**scenarios, RULES=key)["HAZARD"]) for key in ("matrix", "ch"))
    np.testing.assert_array_equal(by_matrix, by_rules)


def test_frequencies_by_rules_of_switzerland(hazardmap, example, tmp_path):
    """The worked example is red; what it says is in the language of the authority, in the file of the raster too."""
    from osgeo import gdal

    results = hazardmap(**example, RULES="ch")
    assert bands_of(results["HAZARD"])["Danger levels"][HIT] == 4
    assert results["AREA_HIGH"] == 25.0
    legend = json.loads(gdal.Open(results["HAZARD"]).GetMetadataItem("TALUS_LEGEND"))
    assert legend["4"] == ["#ff5d51", "high danger (pericolo elevato)"]
    assert len({colour for colour, _ in legend.values()}) == 4  # the hatched residual one is lighter than low danger


def test_norwegian_zones_by_frequency(hazardmap, example, rules_file, cells):
    """Above 30 kJ once in 81.7 years in a cell of 5 m, width 6.37 m: in 3 m of slope once in 173 years. In 30 m, of
    which that cell alone is hit so, 25 / (225 pi) of a disc: once in 490 years."""
    example = {**example, "REFERENCE_WIDTH": None}  # that of the rules
    for width, years in ((30.0, 490.3), (3.0, 173.4)):
        path = rules_file("no", {"intensity.bounds": [30.0], "occurrence.per_width": width})
        made = dict.fromkeys(("INTENSITIES", "RETURN_PERIOD"), "TEMPORARY_OUTPUT")
        results = hazardmap(**example, RULES_FILE=path, **made)
        danger = bands_of(results["HAZARD"])["Danger levels"]
        assert danger[HIT] == 2 and (width == 30.0 or (danger[MISSED], danger[0, 0]) == (0, 0))
        result = bands_of(results["RETURN_PERIOD"])["Return period, more than 30 kJ"][HIT]
        assert result == pytest.approx(years, rel=0.01)
        intensities = bands_of(results["INTENSITIES"])
        assert (
            list(intensities) == [f"Intensity, {period} years" for period in ("100", "1000", "5000")]
            or len(intensities) == 3
        )
        result = [band[HIT] for band in intensities.values()]
        assert result == ([0, 2, 2] if width == 30.0 else [1, 2, 2])
    assert "AREA_HIGH" not in results


def test_norwegian_zones_lie_within_each_other(hazardmap, raster, rules_file):
    """An event of 2000 years whose blocks all pass the left half: 11.8 times as often in 30 m as in a cell of 2 m, once
    in 170 years; of the right half a tenth: once in 1700. The outer zone holds the inner one."""
    energy, passages = np.full((30, 30), np.nan), np.zeros((30, 30))
    energy[5:25, 5:25], passages[5:25, 5:25], passages[5:25, 5:15] = 500.0, 1.0, 10.0
    files = {"ENERGY": [raster("energy", energy, "kJ")], "PASSAGES": [raster("passages", passages)]}
    path = rules_file("no", {"intensity.bounds": [200.0], "occurrence.per_width": 30.0})
    given = {**files, "SCENARIOS": [10, 2000, 1], "METHOD": "cell", "RULES_FILE": path, "ZONE_RADIUS": 0.0}
    zones = hazardmap(**given, ZONES="memory:")["ZONES"]
    rows = {row["name"]: row["area_m2"] for row in zones.getFeatures()}
    assert rows == {"1/1000 a year": pytest.approx(800.0), "1/5000 a year": pytest.approx(1600.0)}


def test_austrian_zones_by_the_design_block(hazardmap, raster, cells, tmp_path):
    """80 kJ light brown, 140 kJ dark brown, whatever the return period, of which nobody speaks."""
    energy = np.full((10, 10), np.nan)
    energy[2:8, 2:5], energy[2:8, 5:8] = 80.0, 140.0
    files = {
        "ENERGY": [raster("energy", energy, "kJ")],
        "PASSAGES": [raster("passages", np.where(energy > 0, 5.0, 0.0))],
    }
    results = hazardmap(**files, SCENARIOS=[10, 5000, 1], RULES="at", REPORT=str(tmp_path / "report.html"))
    result, report = cells(results["HAZARD"]), (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<td class=''>Intensity</td>" in report and "Intensity, " not in report
    np.testing.assert_array_equal(np.nan_to_num(result), np.where(energy == 80.0, 1, np.where(energy == 140.0, 2, 0)))


def test_method_propagation_by_rules(hazardmap, halves, rules_file, cells):
    """An event of 10 years that half of the runs bring: medium propagation, 30 to 100 years: 150 kJ is blue there."""
    path = rules_file("ch", {"propagation.shares": [60.0, 5.0]})
    result = cells(hazardmap(**halves, METHOD="propagation", RULES_FILE=path)["HAZARD"])
    assert {float(value) for value in np.unique(result[np.isfinite(result)])} - {0.0} == {3.0, 4.0}
    low = rules_file("ch", {"propagation.shares": [90.0, 60.0]})  # low: 100 to 300 years, where 150 kJ is yellow
    result = cells(hazardmap(**halves, METHOD="propagation", RULES_FILE=low)["HAZARD"])
    assert {float(value) for value in np.unique(result[np.isfinite(result)])} - {0.0} == {2.0, 4.0}


def test_zones_have_words_codes_and_split_fields(hazardmap, halves):
    """150 kJ once in 10 years is field 6: blue, and the officer may choose red."""
    zones = hazardmap(**halves, RULES="ch", ZONES="memory:", ZONE_RADIUS=0.0)["ZONES"]
    rows = {row["level"]: row for row in zones.getFeatures()}
    assert sorted(rows) == [3, 4]
    assert (rows[3]["name"], rows[3]["code"], rows[3]["may_be"], rows[3]["fields"]) == (
        "moderate danger (pericolo medio)", "mean", "high danger (pericolo elevato)", "6",
    )  # fmt: skip
    assert rows[4]["code"] == "substantial" and rows[4]["fields"] == "9 8 7" and rows[4]["colour"] == "#ff5d51"
    assert rows[3]["area_m2"] == pytest.approx(800.0)


def test_zones_tell_what_they_leave_out_unless_rounding_only_adds(hazardmap, halves, recorder):
    hazardmap(**halves, RULES="ch", ZONES="memory:", ZONE_RADIUS=6.0)
    messages = [warning for warning in recorder.warnings if "leave out" in warning]
    assert messages and "pericolo medio" in messages[0]
    recorder.warnings.clear()
    zones = hazardmap(**halves, RULES="ch", ZONES="memory:", ZONE_RADIUS=6.0, ZONE_COVER=True)["ZONES"]
    assert not [warning for warning in recorder.warnings if "leave out" in warning]
    assert sum(row["area_m2"] for row in zones.getFeatures()) >= 1600.0 - 1e-6


def test_zones_as_data_of_the_swiss_model(hazardmap, halves, tmp_path):
    from talus.engine.io import osgeo_files

    path, transfer = tmp_path / "zones.gpkg", tmp_path / "zones.xtf"
    hazardmap(**halves, RULES="ch", DATA=str(path), **SWISS)
    assert sorted(osgeo_files.layer_names(path)) == ["hazard_area", "synoptic_intensity"]
    areas = osgeo_files.read_layer(path, "hazard_area").columns
    assert sorted(areas["hazard_level"]) == ["mean", "substantial"] and set(areas["data_responsibility"]) == {"TI"}
    intensities = osgeo_files.read_layer(path, "synoptic_intensity").columns
    assert sorted(intensities["return_period_in_years"]) == [30, 30, 100, 100, 300, 300]
    hazardmap(**halves, RULES="ch", DATA=str(transfer), **SWISS)
    assert transfer.read_text(encoding="utf-8").count("<hazard_level>") == 2


def test_zones_as_plain_data_and_of_the_french_standard(hazardmap, halves, rules_file, tmp_path):
    from talus.engine.io import osgeo_files

    plain, french = tmp_path / "plain.gpkg", tmp_path / "ppr.gpkg"
    hazardmap(**halves, RULES="ch", DATA=str(plain))
    assert sorted(osgeo_files.layer_names(plain)) == ["danger_zones", "intensities", "rules"]
    fields = {f"intensity {k}": ["très fort" if k > 2 else "moyen"] * 3 for k in (1, 2, 3, 4)}
    rules = rules_file("fr", {"intensity.bounds": [0.25, 1, 10], "occurrence.bounds": [10, 30, 100], "beyond": "",
                              "fields": fields})  # fmt: skip
    hazardmap(**halves, RULES_FILE=rules, BLOCK_VOLUMES="3", DATA=str(french), **FRENCH)
    layer = osgeo_files.read_layer(french, "pprn_38ddt20120001_zonealeareference_123_s").columns
    assert layer["niveaualea"] == ["06"] and layer["description"] == ["très fort ou majeur"]


def csv_of(text, name):
    """Rows of a table of the report, from the link below it."""
    data = re.search(rf"download='{name}\.csv' href='data:text/csv;charset=utf-8;base64,([^']+)'", text)[1]
    return list(csv.reader(base64.b64decode(data).decode("utf-8-sig").splitlines()))


def test_report_begins_with_conclusions_and_has_each_table_as_csv(hazardmap, halves, tmp_path):
    path = tmp_path / "report.html"
    results = hazardmap(**halves, RULES="ch", REPORT=str(path), ZONES="memory:", ZONE_RADIUS=6.0)
    text = path.read_text(encoding="utf-8")
    headings = re.findall(r"<h2 class='\w*'>(.*?)</h2>", text)
    assert headings[0] == "Conclusions" and headings[-1] == "Not covered, and limits of the method"
    assert headings.index("Rules and their sources") < headings.index("Maps") < headings.index("Convergence")
    (split,) = (load for load in json.loads(results["FINDINGS"]) if load["code"] == "danger-field-split")
    assert (
        split["value"] == pytest.approx(0.08)
        and "between moderate danger (pericolo medio) and high danger" in split["text"]
    )
    first = text[: text.index("Inputs")]
    assert (
        "0.08 ha of moderate danger (pericolo medio) lie in a split field (6)" in first and "pericolo elevato" in first
    )
    assert "leave out" in first and "was not given" in first
    assert csv_of(text, "levels")[1:3] == [
        ["high danger (pericolo elevato)", "0.08"],
        ["moderate danger (pericolo medio)", "0.08"],
    ]
    assert len(re.findall("<table class='grid", text)) == len(re.findall("<p class='csv'>", text))
    assert "pzp/processing/domains.py" in text and "second hand" in text


def test_large_areas_that_zones_leave_out_are_told_without_exponents(hazardmap, halves, recorder, monkeypatch):
    from talus.algorithms.tools.hazardmap import zones
    from talus.engine.hazard.danger_zones import Loss

    monkeypatch.setattr(zones, "losses", lambda *_: {1: Loss(531_706.0, 441_932.0, 89_774.0)})
    hazardmap(**halves, RULES="ch", ZONES="memory:")
    (messages,) = [text for text in recorder.warnings if "leave out" in text]
    assert "e+" not in messages and "\u202f" in messages


def test_report_lists_no_input_that_changes_nothing(hazardmap, halves, example, tmp_path):
    """By rules no matrix of the dialog, by scenarios no volume-frequency relation, no kind of a French procedure."""
    path = tmp_path / "report.html"
    hazardmap(**halves, RULES="ch", REPORT=str(path))
    text = path.read_text(encoding="utf-8")
    listed = text[text.index(">Parameters<") : text.index(">Hazard matrix<")]
    assert "Rules of the authority" in listed and "Method for the return period" in listed
    for label in ("Hazard matrix: weak, medium, strong", "Volume-frequency relation", "Kind of the procedure",
                  "Rounding only enlarges zones", "Apex of the talus"):  # fmt: skip
        assert label not in listed
    hazardmap(**example, RULES="ch", REPORT=str(path), ZONES="memory:")
    text = path.read_text(encoding="utf-8")
    listed = text[text.index(">Parameters<") : text.index(">Hazard matrix<")]
    assert "Volume-frequency relation: exponent b" in listed and "Smallest zone" in listed
    assert "Scenarios by the names of their runs" not in listed


@pytest.mark.parametrize("key", shipped_keys())
def test_report_says_of_each_number_how_sure_it_is(key):
    """In the words of the grade that the file gives it."""
    from talus.algorithms.tools.hazardmap.report import rules_section

    rules = Rules.shipped(key)
    messages = {row[0]: row[2] for row in csv_of("".join(rules_section(rules)), "rules")[1:]}
    words = {READ: "read", ABSTRACT: "abstract", SECOND_HAND: "second hand", GIVEN: "given", UNFILLED: "not filled in"}
    of_file = {name: words[grade] for name, (grade, _) in rules.certainty.items() if name != "levels"}
    assert of_file and {name: messages[name] for name in of_file} == of_file


def test_report_by_frequency_has_curves_with_bounds(hazardmap, example, make_layer, tmp_path):
    """The object is the cell of the worked example: 42.0 (37.1 to 47.5) years, 81.7, 238."""
    path = tmp_path / "report.html"
    from talus.tests.qgis import conftest

    west, north = test_hazardmap_frequency.WEST - conftest.WEST, test_hazardmap_frequency.NORTH - conftest.NORTH
    x, y = west + 5.0 * (HIT[1] + 0.5), north - 5.0 * (HIT[0] + 0.5)
    objects = make_layer("Point", [(f"Point ({x} {y})", [])], crs="EPSG:2056")
    hazardmap(**example, RULES="ch", OBJECTS=objects, REPORT=str(path), RATE_EVENTS=5)
    text = path.read_text(encoding="utf-8")
    row = csv_of(text, "objects")[1]
    assert row[1:4] == ["42 (37.1 – 47.5)", "81.7 (70.9 – 93.3)", "238 (192 – 280)"]
    assert "The rates rest on 5 events" in text and "0.32 to 2.3" in text
    assert len(csv_of(text, "curves")) == 1 + 3 and "Hazard curves" in text


def test_report_writes_numbers_as_the_language_does(hazardmap, example, tmp_path):
    """A decimal comma in German, in the tables, in the rules, and in .csv files parted by semicolons."""
    from qgis.core import QgsSettings

    before, path = QgsSettings().value("locale/userLocale"), tmp_path / "report.html"
    QgsSettings().setValue("locale/userLocale", "de")
    try:
        hazardmap(**example, RULES="ca_bc", REPORT=str(path))
    finally:
        QgsSettings().setValue("locale/userLocale", before) if before else QgsSettings().remove("locale/userLocale")
    text = path.read_text(encoding="utf-8")
    assert "474,6" in text and "474.6," not in text
    data = re.search(r"download='levels\.csv' href='data:text/csv;charset=utf-8;base64,([^']+)'", text)[1]
    assert base64.b64decode(data).decode("utf-8-sig").split("\r\n")[1] == "more than 10 % in 50 years;0,0025"


@pytest.mark.parametrize(
    ("given", "pattern"),
    [
        ({"RULES": "no"}, r"RULES.*no\.json, line 14, intensity\.bounds\[0\]: is not filled in\. The energy"),
        ({"RULES": "own"}, r"RULES.*own\.json, line 12, intensity\.bounds\[0\]: is not filled in, and 1 more"),
        ({"RULES": "fr"}, r"RULES.*fr\.json, line \d+, intensity\.bounds\[0\]: is not filled in.*MEZAP guide"),
        ({"RULES": "it_bz"}, r"RULES.*it_bz\.json, line \d+, intensity\.bounds\[0\]: is not filled in"),
        ({"RULES": "it_pai"}, r"RULES.*it_pai\.json, line \d+, intensity\.bounds\[0\]: is not filled in"),
        ({"METHOD": "propagation"}, r"METHOD: the method propagation needs .* with a table"),
        ({"METHOD": "propagation", "RULES": "ch"}, r"propagation\.shares\[0\]: is not filled in"),
        ({"INTENSITIES": "TEMPORARY_OUTPUT"}, "INTENSITIES.*exists only for rules"),
        ({"DATA": "zones.gpkg"}, "DATA.*levels of data need codes"),
        ({"DATA": "zones.xtf", "RULES": "ch"}, "DATA.*a transfer file is of the Swiss model alone"),
        ({"DATA": "zones.gpkg", "RULES": "ch", **SWISS, "CANTON": "XX"}, "CANTON.*is 'XX'; give one of ZH"),
        ({"DATA": "zones.gpkg", "RULES": "ch", **SWISS, "SOURCES_COMPLETE": None}, "SOURCES_COMPLETE.*is ''; give one"),
        ({"DATA": "zones.gpkg", "RULES": "ch", **SWISS, "PROCESS_TERM": ""}, "PROCESS_TERM.*has 0 characters"),
        ({"DATA": "zones.gpkg", "RULES": "ch", **SWISS, "MAP_NUMBER": "a b"}, "MAP_NUMBER.*is 'a b'"),
        (
            {"DATA": "zones.gpkg", "RULES": "ch", **FRENCH, "PROCEDURE_CODE": ""},
            "PROCEDURE_CODE.*is ''; give the GASPAR",
        ),
    ],
)
def test_what_rules_and_data_need_is_told_before_work(refusal, halves, tmp_path, given, pattern):
    given = {name: str(tmp_path / value) if name == "DATA" else value for name, value in given.items()}
    assert re.search(pattern, refusal(**halves, **given), re.DOTALL)


def test_file_of_rules_that_is_wrong_is_told_by_line(refusal, halves, tmp_path):
    path = tmp_path / "mine.json"
    path.write_text('{"format": 1,\n "feilds": {}}', encoding="utf-8")
    message = refusal(**halves, RULES_FILE=str(path))
    assert re.search(r"RULES_FILE: .*mine\.json, line 2, feilds: is no key here", message, re.DOTALL)


def test_thresholds_of_the_rules_must_be_counted(refusal, example, rules_file):
    path = rules_file("no", {"intensity.bounds": [50.0], "occurrence.per_width": 30.0})
    assert re.search(r"RULES.*the runs are not counted above 50 kJ", refusal(**example, RULES_FILE=path))


def test_choices_of_the_dialog_are_those_of_the_engine():
    from talus.algorithms.tools.hazardmap.parameters import COMPLETENESS, PROCEDURES
    from talus.engine.choices import HAZARD_RULES
    from talus.engine.hazard.data_models import french, swiss
    from talus.engine.hazard.rules.rules import shipped_keys

    assert shipped_keys() == HAZARD_RULES
    assert COMPLETENESS == swiss.COMPLETENESS and PROCEDURES == french.KINDS


def test_loaded_layers_get_the_colours_of_the_rules_again(hazardmap, halves, tmp_path):
    from qgis.core import QgsRasterLayer, QgsVectorLayer

    from talus.algorithms.shared.styles.known_layers import all_known, which_of

    path = tmp_path / "zones.gpkg"
    results = hazardmap(**halves, RULES="ch", ZONES=str(path))
    layer, zones = QgsRasterLayer(results["HAZARD"], "a"), QgsVectorLayer(str(path), "b")
    which_of(all_known(), layer).style(layer).apply(layer)
    assert {entry.label: entry.color.name() for entry in layer.renderer().classes()}[
        "high danger (pericolo elevato)"
    ] == "#ff5d51"
    which_of(all_known(), zones).style(zones).apply(zones)
    assert [category.label() for category in zones.renderer().categories()] == [
        "high danger (pericolo elevato)", "moderate danger (pericolo medio)",
    ]  # fmt: skip
