# SPDX-License-Identifier: GPL-2.0-or-later
"""Questions of a reviewer are answered in log, report and FINDINGS, each with a cause and a remedy."""

import json

import pytest


@pytest.fixture
def shown(qgis_app):
    """The language of numbers is French, whose decimal sign is a comma."""
    from qgis.core import QgsSettings

    before = QgsSettings().value("locale/userLocale")
    QgsSettings().setValue("locale/userLocale", "fr_FR")
    yield
    QgsSettings().setValue("locale/userLocale", before)


def test_log_report_and_output_of_a_run_say_it(simulate, recorder, tmp_path):
    """In free fall from 200 m: fast and high."""
    page = tmp_path / "report.html"
    result = simulate(HEIGHT=200.0, RUNS=2, GROUND_MODEL="as RAMMS 1", AIR_DENSITY=0.0, MAX_TIME=7.0, REPORT=str(page))
    report = page.read_text(encoding="utf-8")
    for words in ("The largest velocity is", "The largest passing height of the centre is"):
        (text,) = [warning for warning in recorder.warnings if warning.startswith(words)]
        assert text in report
    rows = json.loads(result["FINDINGS"])
    assert {"velocity-high", "passing-height-high"} <= {row["code"] for row in rows}
    assert {"code", "severity", "subject", "value", "limit", "text", "remedy"} == set(rows[0])


def test_unsafe_findings_stand_on_the_first_page_of_a_report(qgis_app):
    from talus.algorithms.shared.reports.page import other_section, unsafe_section
    from talus.engine.findings.finding import DOUBTFUL, UNSAFE, Kind

    kind = Kind("dem-steps", UNSAFE, "The heights are steps of {value:g} m.", "Warp it again.")
    findings = [kind.of("DEM", 1.0), kind.of("DEM", 2.0, severity=DOUBTFUL)]
    (unsafe,), (other,) = unsafe_section(findings), other_section(findings)
    assert "steps of 1 m" in unsafe and "steps of 2 m" not in unsafe
    assert "steps of 2 m" in other and "steps of 1 m" not in other
    assert unsafe_section([]) == other_section([]) == []


def test_findings_are_told_with_the_numbers_of_the_users_language(qgis_app, shown):
    from talus.algorithms.shared.findings.output import finding_text
    from talus.engine.findings.of_results import FLAT

    assert "24,5°" in finding_text(FLAT.of("results", 24.5, 25.0))


def test_every_algorithm_has_the_output(qgis_app):
    from talus.algorithms.base import TalusAlgorithm

    provider = qgis_app.processingRegistry().providerById("talus")
    own = [algorithm for algorithm in provider.algorithms() if isinstance(algorithm, TalusAlgorithm)]
    assert len(own) > 30  # the others are models, which have the outputs of their parts
    for algorithm in own:
        assert "FINDINGS" in {definition.name() for definition in algorithm.outputDefinitions()}, algorithm.id()


def test_slope_profiles_charts_and_many_simulations_have_findings_of_their_results(qgis_app, dem, releases, tmp_path):
    """The worst finding of each code, with the slope or the simulation that has it."""
    import processing

    (tmp_path / "line.csv").write_text("0, 100\n20, 100\n40, 60\n60, 30\n")
    given = {"PROFILE_FILE": str(tmp_path / "line.csv"), "RUNS": 20, "START": 21.0, "ROCKS": ["cube"]}
    rows = json.loads(processing.run("talus:slopeprofile", {**given, "STATIONS": "TEMPORARY_OUTPUT"})["FINDINGS"])
    (left,) = [row for row in rows if row["code"] == "left-terrain"]
    assert left["remedy"] == "Make the profile longer."
    given = {"HEIGHTS": "12", "SLOPES": "0", "CATCHMENTS": "0.25", "RUNS": 20, "ROCKS": ["block"]}
    rows = json.loads(processing.run("talus:catchmentchart", {**given, "CHART": "TEMPORARY_OUTPUT"})["FINDINGS"])
    (soft,) = [row for row in rows if row["code"] == "one-class-on-cliffs"]
    assert soft["text"].startswith("12 m, 0 : 1, 1 : 4: ")
