# SPDX-License-Identifier: GPL-2.0-or-later
"""One house, one road, one number: screen lines, risk of objects, hazard curves and results at a place agree."""

import math

import numpy as np
import pytest

from talus.tests.qgis import motion_layers
from talus.tests.qgis.test_hazardmap_frequency import SHAPE, curves, write_counts

SPACING, COUNT, RADIUS, RATE = 0.5, 120, 0.8, 2.0  # m, runs, m, blocks a year
SPEEDS = np.linspace(8.0, 20.0, COUNT)  # each throw 9 to 60 m long
ANGLE = 0.5
MIDDLE = np.array([50.0, -16.0])


def corners_of_house():
    """22 m by 6 m, turned by ANGLE."""
    turn = np.array([[math.cos(ANGLE), -math.sin(ANGLE)], [math.sin(ANGLE), math.cos(ANGLE)]])
    box = 0.5 * np.array([(-22.0, -6.0), (22.0, -6.0), (22.0, 6.0), (-22.0, 6.0), (-22.0, -6.0)])
    return box @ turn.T + MIDDLE


def polygon():
    return "POLYGON((" + ", ".join(f"{x!r} {y!r}" for x, y in corners_of_house().tolist()) + "))"


@pytest.fixture
def thrown(qgis_app):
    """Trajectories of throws side by side: every run comes by the whole house."""
    return motion_layers.trajectories(SPEEDS, beside=SPACING, duration=4.0)


def rows_of(layer):
    return [dict(zip(row.fields().names(), row.attributes())) for row in layer.getFeatures()]


@pytest.fixture
def objects(qgis_app):
    return motion_layers.lines([("house", polygon())], "Polygon")


@pytest.fixture
def screened(thrown, objects, recorder):
    """Rows of *Rocks at screen lines* at the house, one a run, and their layer."""
    import processing

    outputs = processing.run("talus:screenline", {
        "TRAJECTORIES": thrown, "LINES": objects, "NAME_FIELD": "name", "CROSSINGS": "memory:", "STATISTICS": "memory:",
    }, feedback=recorder)  # fmt: skip
    return outputs, [row for row in rows_of(outputs["CROSSINGS"]) if row["passage"] == 1]


@pytest.fixture
def study(tmp_path, to_rasters, thrown, objects):
    """``study(**parameters)``: hazard curves by frequency of one simulation whose cells have two runs each."""
    said = {"TALUS_RUNS": str(COUNT), "TALUS_RESULT": "a"}
    passages = write_counts(tmp_path / "passages.tif", [np.full(SHAPE, 2)], said, 0, cell=30.0)
    above = {**said, "TALUS_THRESHOLDS": "30; 300"}
    counts = write_counts(tmp_path / "counts.tif", [np.full(SHAPE, 2), np.zeros(SHAPE)], above, -1, cell=30.0)
    given = {
        "METHOD": "frequency", "EXCEEDANCES": [counts], "PASSAGES": [passages], "OBJECTS": objects, "CURVES": "memory:",
        "FREQUENCIES": ["", "cliff", "", "", RATE, "1/year", "", ""],
    }  # fmt: skip
    run, refusal = to_rasters("talus:hazardmap", ())
    return lambda **more: run(**{**given, **more}), lambda **more: refusal(**{**given, **more})


def test_all_tools_have_the_same_hits_of_a_house(thrown, objects, screened, study, recorder):
    """Closed form: (22 cos + 6 sin + 2 R) / spacing runs hit the house; all tools have these, with their energies."""
    import processing
    from qgis.core import QgsApplication, QgsProcessingContext

    from talus.algorithms.call import Call
    from talus.algorithms.shared.desktop.results_panel import passing
    from talus.algorithms.shared.runs.motion import read_paths
    from talus.engine.passages.hits import AREA, Target

    results, rows = screened
    width = 22.0 * math.cos(ANGLE) + 6.0 * math.sin(ANGLE)
    assert len(rows) == pytest.approx((width + 2.0 * RADIUS) / SPACING, abs=1.0)
    energies = np.array([row["e_kj"] for row in rows])
    strong = int((energies > 300.0).sum())
    assert 0 < strong < len(rows) and rows_of(results["STATISTICS"])[0]["passing"] == len(rows)

    risk = processing.run("talus:objectrisk", {
        "OBJECTS": objects, "NAME_FIELD": "name", "CROSSINGS": [results["CROSSINGS"]], "RATES": [COUNT, RATE],
        "LOSSES": ["", 0.1, 0.4, 1.0, 0.0, 0.05, 0.5], "RISK": "memory:", "HITS": "memory:",
    }, feedback=recorder)  # fmt: skip
    (house,), (by_intensity,) = rows_of(risk["RISK"]), rows_of(risk["HITS"])
    assert house["hits_year"] == pytest.approx(RATE * len(rows) / COUNT, rel=1e-12)
    assert house["e_max_kj"] == pytest.approx(energies.max())

    actual = study[0](TRAJECTORIES=[thrown])
    curve = curves(actual)
    per_year = [curve["house", "all", "", "", bound]["per_year"] for bound in (0.0, 30.0, 300.0)]
    assert per_year[0] == pytest.approx(house["hits_year"], rel=1e-12)
    assert per_year[2] == pytest.approx(RATE * strong / COUNT, rel=1e-12)
    assert per_year[2] == pytest.approx(RATE * by_intensity["strong"], rel=1e-12)
    assert "objects-from-cells" not in actual["FINDINGS"]
    band = curve["house", "all", "", "", 0.0]
    assert (band["low_year"], band["high_year"]) == pytest.approx((house["hits_low"], house["hits_high"]), rel=1e-9)
    expected = RATE * (width + 2.0 * RADIUS) / SPACING / COUNT
    assert per_year[0] == pytest.approx(expected, rel=0.02) and band["low_year"] <= expected <= band["high_year"]

    reader = QgsApplication.processingRegistry().createAlgorithmById("talus:profile")
    paths = read_paths(Call(reader, {"TRAJECTORIES": thrown}, QgsProcessingContext(), recorder))
    there = passing.at_object(paths, Target([corners_of_house() + motion_layers.CORNER], AREA))
    assert there.run.tolist() == [row["run"] for row in rows]
    np.testing.assert_allclose(there.values["energy"], energies, rtol=1e-12)


def test_a_map_says_that_it_estimates_hits_without_trajectories(study, thrown):
    actual = study[0]()
    assert "objects-from-cells" in actual["FINDINGS"]
    assert "TRAJECTORIES" in study[1](TRAJECTORIES=[thrown, thrown])


def test_trajectories_of_another_number_of_runs_are_refused(study):
    fewer = motion_layers.trajectories(SPEEDS[:-1], beside=SPACING)
    assert "119 runs" in study[1](TRAJECTORIES=[fewer])


def test_a_point_is_as_wide_as_it_is_said_to_be(study, thrown):
    """(12 + 2 R) / spacing of the throws pass a mast of 12 m; without a width it has the frequency of the map."""
    from talus.tests.qgis.conftest import layer_of

    mast = layer_of("Point", [("POINT(50 -16)", ["mast"])], "field=name:string", f"EPSG:{motion_layers.EPSG}", "masts")
    rows = ["", "cliff", 0.5, 1.0, RATE, "1/year", "", ""]
    given = {"TRAJECTORIES": [thrown], "OBJECTS": mast, "FREQUENCIES": rows}
    wide = curves(study[0](**given, OBJECT_WIDTH=12.0))["mast", "all", "", "", 0.0]["per_year"]
    assert wide == pytest.approx(RATE * (12.0 + 2.0 * RADIUS) / SPACING / COUNT, abs=1.01 * RATE / COUNT)
    actual = study[0](**given)
    assert curves(actual)["mast", "all", "", "", 0.0]["per_year"] < 0.2 * wide
    assert "objects-from-cells" not in actual["FINDINGS"]
