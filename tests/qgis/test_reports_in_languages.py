# SPDX-License-Identifier: GPL-2.0-or-later
"""Whole reports of all algorithms that write one, in each language: no number as a program would write it."""

import html
import re

import numpy as np
import pytest

from talus.tests.qgis import page_looks
from talus.tests.qgis.motion_layers import trajectories

pytestmark = pytest.mark.long

LANGUAGES = ("en", "de", "fr", "it")
WRONG_MARK = {"en": r"\d,\d", "de": r"\d\.\d", "fr": r"\d\.\d", "it": r"\d\.\d"}
# Names, not quantities: dates, versions, standards, systems of coordinates, fingerprints.
NAMES = (r"\b[0-9a-f]{64}\b", r"\b\d{4}-\d\d-\d\d( \d\d:\d\d)?", r"\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b", r"EPSG:\d+",
         r"EAD \d+(-\d+-\d+)?", r"Talus \d+(\.\w+)*", r"UNI \d+-\d")  # fmt: skip
NET = {"NET_ENERGY": 100.0, "FAMILY": "cable net", "SPACING": 8.0, "MESH": 0.5, "MAX_TIME": 0.2, "THREADS": 1}


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request, qgis_app, tmp_path_factory):
    """QGIS speaks a language, from before the inputs are read."""
    from qgis.core import QgsSettings
    from qgis.PyQt.QtCore import QCoreApplication, QTranslator

    from talus.i18n import compile as compiler
    from talus.i18n import update

    before = QgsSettings().value("locale/userLocale")
    QgsSettings().setValue("locale/userLocale", request.param)
    translator = QTranslator()
    if request.param != "en":
        compiled = tmp_path_factory.mktemp("i18n") / "talus.qm"
        try:
            compiler.compile_translation(update.FOLDER / f"talus_{request.param}.ts", compiled)
        except FileNotFoundError as error:
            pytest.skip(str(error))
        assert translator.load(str(compiled))
        QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)
    if before is None:
        QgsSettings().remove("locale/userLocale")
    else:
        QgsSettings().setValue("locale/userLocale", before)


@pytest.fixture(scope="module")
def pages(language, dem, tmp_path_factory):
    """The files of the reports."""
    folder = tmp_path_factory.mktemp("reports")
    done = _simulate(folder, dem)
    _look_at(folder, dem, done)
    _throw_into_nets(folder, dem)
    return sorted(folder.glob("*.html"))


@pytest.fixture
def reports(pages):
    """Name -> text that a reader of the report sees."""
    return {path.stem: seen(path.read_text(encoding="utf-8")) for path in pages}


def _simulate(folder, dem):
    """Many short runs of heavy rocks: numbers of five digits; barrier, trees, forest and two kinds of ground."""
    import processing

    from talus.tests.qgis.conftest import layer_of, rectangle
    from talus.tests.qgis.test_simulate_bad_input import FOREST

    files = {name: str(folder / f"{name.lower()}.tif") for name in ("ENERGY_P95", "PASSAGES")}
    return processing.run("talus:simulate", {
        "DEM": dem, "RELEASES": layer_of("Point", [("POINT(30 -20)", []), ("POINT(50 -20)", [])], name="cliff"),
        "RUNS": 60, "VOLUME": 12.5, "MAX_TIME": 6.0, "RUN_NAME": "large", "REPORT": str(folder / "simulate.html"),
        "GROUND": layer_of("Polygon", [(rectangle(0, -120, 80, -60), ["soft"])], "field=ground_class:string"),
        "GROUND_FIELD": "ground_class",
        "FOREST": layer_of("Polygon", [(rectangle(0, -70, 30, -40), [500.0, 15.0])], FOREST),
        "BARRIERS": layer_of("LineString", [("LINESTRING(80 -60, 0 -60)", [])]), "BARRIER_ENERGY": 1500.0,
        "TREES": layer_of("Point", [(f"POINT({x} -50)", [40.0]) for x in range(10, 70, 2)], "field=dbh_cm:double"),
        "TREE_DBH_FIELD": "dbh_cm", "TRAJECTORIES": str(folder / "lines.gpkg"), **files,
    })  # fmt: skip


def _look_at(folder, dem, done):
    import processing

    from talus.tests.qgis.conftest import layer_of

    line = layer_of("LineString", [("LINESTRING(80 -30, 0 -30)", ["road"])], "field=name:string")
    crossings = processing.run("talus:screenline", {
        "DEM": dem, "TRAJECTORIES": done["TRAJECTORIES"], "LINES": line, "NAME_FIELD": "name",
        "CROSSINGS": str(folder / "crossings.gpkg"), "REPORT": str(folder / "screenline.html"),
    })["CROSSINGS"]  # fmt: skip
    processing.run("talus:designcheck", {
        "CROSSINGS": crossings, "CODE": "UNI 11211-4", "RISK_FACTOR": 1.2, "NET_FACTOR": 1.2, "OUTPUT": "memory:",
        "REPORT": str(folder / "designcheck.html"),
    })  # fmt: skip
    processing.run("talus:hazardmap", {
        "DEM": dem, "ENERGY": [done["ENERGY_P95"]], "PASSAGES": [done["PASSAGES"]],
        "SCENARIOS": [done["RUN_COUNT"], 30, 1.5], "REPORT": str(folder / "hazardmap.html"),
    })  # fmt: skip


def _throw_into_nets(folder, dem):
    import processing

    from talus.tests.qgis.conftest import layer_of, write_dem

    level = write_dem(folder / "level.tif", heights=np.full((60, 40), 444.0))
    across = layer_of("LineString", [("LINESTRING(30 -12, 14 -12)", ["near"])], "field=name:string")
    layers = dict.fromkeys(("IMPACTS", "NET", "ROCK_FILM"))
    processing.run("talus:net", {
        "DEM": dem, "BARRIERS": layer_of("LineString", [("LINESTRING(60 -50, 44 -50)", [])]), "VOLUME": 4.7,
        "REPORT": str(folder / "net.html"), **NET,
        **layers,
    })  # fmt: skip
    processing.run("talus:netsiting", {
        "DEM": level, "TRAJECTORIES": trajectories([12.0, 12.5], duration=2.0), "LINES": across, "NAME_FIELD": "name",
        "CROSSINGS": 1, "SIDE": "left", "SITES": "memory:", "REPORT": str(folder / "netsiting.html"), **NET,
    })  # fmt: skip


def seen(page):
    """Text on the page, without names that have digits in them."""
    text = html.unescape(re.sub(r"<[^>]*>", " \n", re.sub(r"<style>.*?</style>", "", page, flags=re.S)))
    for name in NAMES:
        text = re.sub(name, "", text)
    return text


def offences(pattern, reports):
    """(report, what was found with what is around it)."""
    return [
        (name, text[max(entry.start() - 40, 0) : entry.end() + 20])
        for name, text in reports.items()
        for entry in re.finditer(pattern, text)
    ]


def test_all_reports_are_there(reports):
    assert set(reports) == {"designcheck", "hazardmap", "net", "netsiting", "screenline", "simulate"}


def test_decimal_mark_is_that_of_the_language(reports, language):
    assert offences(WRONG_MARK[language], reports) == []
    right = r"\d\.\d" if language == "en" else r"\d,\d"
    assert {name for name, _ in offences(right, reports)} == set(reports)  # there are such numbers to look at


def test_thousands_stand_apart_from_five_digits_on(reports):
    assert offences(r"(?<![\d.,])\d{5}", reports) == []
    assert offences("\\d\u202f\\d{3}", reports)  # there are such numbers to look at


def test_no_exponent(reports):
    assert offences(r"\d[eE][-+]?\d", reports) == []


def test_no_id_of_a_parameter(reports):
    assert offences(r"\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b", reports) == []


@pytest.mark.skipif(page_looks.BROWSER is None, reason="there is no chromium; apt install chromium")
def test_nothing_is_cut_or_overlaid_on_a_phone_a_screen_or_paper(pages, tmp_path):
    assert page_looks.faults(pages, tmp_path) == []
