# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:calibrate with the mass and lengths of each observed block, and with inventories of boulders."""

import csv

import numpy as np
import pytest

from talus.engine import ground_classes

MASSES = (120.0, 250.0, 400.0, 700.0, 1200.0, 2500.0)
LENGTHS = (1.0, 0.8, 0.6)  # of 850 kg as eota111 of 2500 kg/m3; others by the cube root of their mass
SCENE = {"ROCK": "eota111", "RUNS": 3, "MAX_TIME": 20.0, "DENSITY": 2500.0, "EVALUATIONS": 8}
FIELDS = "field=kg:double&field=a:double&field=b:double&field=c:double&field=from:string"
SIZES = {"MASS_FIELD": "kg", "LONG_FIELD": "a", "MIDDLE_FIELD": "b", "SHORT_FIELD": "c"}


def lengths_of(mass):
    return [length * (mass / (2500.0 * 17.0 / 24.0 * 0.48)) ** (1.0 / 3.0) for length in LENGTHS]


def blocks(make_layer, masses=MASSES, origin="west", **changed):
    """Stops below the slope, the heavier the farther, with masses, lengths and the name of a release."""
    rows = []
    for k, mass in enumerate(masses):
        values = {"kg": mass, **dict(zip("abc", lengths_of(mass))), "from": origin}
        values.update({name: column[k] for name, column in changed.items()})
        rows.append((f"POINT({30 + k} {-72 - 2 * k})", list(values.values())))
    return make_layer("Point", rows, FIELDS)


@pytest.fixture
def named_releases(make_layer):
    return make_layer("Point", [("POINT(30 -20)", ["west", 1.0]), ("POINT(70 -20)", ["east", 3.0])],
                      "field=name:string&field=area:double")  # fmt: skip


@pytest.fixture
def calibrate(qgis_app, dem, named_releases, recorder):
    def run(**parameters):
        import processing

        scene = {"DEM": dem, "RELEASES": named_releases, **SCENE, "BOUNDS": ["rolling_resistance", 0.3, 1.0]}
        outputs = dict.fromkeys(("TABLE", "FIGURE"))
        return processing.run("talus:calibrate", {**scene, **outputs, **parameters}, feedback=recorder)

    return run


@pytest.fixture
def made_up(monkeypatch):
    """Stops of a made-up slope in the place of the simulation: blocks go to the south, by e^-1.8 mu_r, 22 % scattered.

    What these tests ask does not depend on how rocks roll.
    """
    from types import SimpleNamespace

    from talus.engine.calibration.models import Model
    from talus.engine.calibration.observed_blocks import mean_radius

    def simulated(model, values):
        random = np.random.default_rng(model.settings.seed)
        release = np.repeat(np.arange(len(model.releases)), [release.runs for release in model.releases])
        rock = np.array([release.rock for release in model.releases])[release]
        radius = np.array([mean_radius(rock) for rock in model.rocks])[rock]
        resistance = values.get("rolling_resistance", 0.6) + values.get("surface_roughness", 0.05) / (2.0 * radius)
        way = 75.0 * np.exp(-1.8 * (resistance - 0.5)) * (1.0 + 0.22 * random.standard_normal(rock.size))
        starts = np.array([release.position for release in model.releases])[release]
        runs = np.zeros(rock.size, [("stop", float, 3), ("rock", int), ("release", int)])
        runs["stop"][:, :2] = starts + np.column_stack([0.1 * way * random.standard_normal(rock.size), -way])
        runs["rock"], runs["release"] = rock, release
        return SimpleNamespace(runs=runs)

    monkeypatch.setattr(Model, "simulated", simulated)


@pytest.fixture
def refusal(calibrate):
    from qgis.core import QgsProcessingException

    def run(**parameters):
        with pytest.raises(QgsProcessingException) as caught:
            calibrate(**parameters)
        return str(caught.value)

    return run


def rows_of(layer):
    return [dict(zip(layer.fields().names(), row.attributes())) for row in layer.getFeatures()]


def test_each_block_is_thrown_with_its_own_mass_and_lengths(calibrate, make_layer, recorder, tmp_path):
    """Columns hold what was measured; residuals are observed less simulated; the report has trends and law."""
    report, ensemble = tmp_path / "report.html", tmp_path / "ensemble.csv"
    results = calibrate(
        OBSERVED=blocks(make_layer), **SIZES, RESIDUALS="memory:", REPORT=str(report), ENSEMBLE=str(ensemble),
        BOUNDS=["rolling_resistance", 0.3, 1.0, "surface_roughness", 0.0, 0.3], EVALUATIONS=10,
    )  # fmt: skip
    rows = rows_of(results["RESIDUALS"])
    assert [row["mass_kg"] for row in rows] == pytest.approx(MASSES)
    assert [row["short_m"] for row in rows] == pytest.approx([lengths_of(mass)[2] for mass in MASSES])
    assert [row["density"] for row in rows] == pytest.approx([2500.0] * 6, rel=0.05)
    assert {row["throws"] for row in rows} == {6}  # 3 runs from each of 2 releases
    for row in rows:
        assert row["residual_m"] == pytest.approx(row["observed_m"] - row["simul_m"])
    far = [np.hypot(50.0 - (30.0 + k), 72.0 + 2 * k - 20.0) for k in range(6)]  # from the middle of both releases
    assert [row["observed_m"] for row in rows] == pytest.approx(far, rel=1e-6)
    assert results["TOLD_APART"] in (0.0, 1.0) and -1.0 <= results["CORRELATION"] <= 1.0
    assert -1.0 / 3.0 <= results["EXPONENT_LOW"] <= results["EXPONENT_HIGH"] <= 0.0
    assert np.isfinite([results["RESIDUAL_PER_DECADE"], results["RESIDUAL_PER_DECADE_ERROR"]]).all()
    assert any("distinguish" in message for message in recorder.messages)
    text = report.read_text(encoding="utf-8")
    assert text.count("data:image/png") == 2 and "distinguish" in text and "light third" in text


def test_posterior_goes_into_an_ensemble(calibrate, make_layer, named_releases, dem, tmp_path, recorder):
    """Level and roughness of one line of the file are what one member has, as they go together."""
    import processing

    ensemble, drawn = tmp_path / "ensemble.csv", tmp_path / "drawn.csv"
    calibrate(OBSERVED=blocks(make_layer), **SIZES, ENSEMBLE=str(ensemble),
              BOUNDS=["rolling_resistance", 0.3, 1.0, "surface_roughness", 0.0, 0.3])  # fmt: skip
    scene = {"DEM": dem, "RELEASES": named_releases, "RUNS": 1, "MAX_TIME": 5.0, "MEMBERS": 4, "SOFTNESS": 0.0,
             "KEEP_UNFINISHED": False}  # fmt: skip
    skipped = dict.fromkeys(("REACH_BAND", "ENERGY_BAND", "SHARES"))
    processing.run("talus:ensemble", {**scene, **skipped, "GROUND_SAMPLE": str(ensemble), "DRAWN": str(drawn)},
                   feedback=recorder)  # fmt: skip
    with open(ensemble, newline="") as file:
        sets = [(float(row["rolling_resistance"]), float(row["surface_roughness"])) for row in csv.DictReader(file)]
    with open(drawn, newline="") as file:
        members = list(csv.DictReader(file))
    for row in members:
        pair = [float(row[f"medium.{name}"]) for name in ("rolling_resistance", "surface_roughness")]
        assert min(np.abs(np.array(sets) - pair).max(axis=1)) < 1e-8


def test_block_with_a_known_release_is_thrown_from_that_alone(made_up, calibrate, make_layer):
    """Half as many throws, and run-outs from that release."""
    results = calibrate(OBSERVED=blocks(make_layer), **SIZES, RELEASE_FIELD="from", RELEASE_ID_FIELD="name",
                        FIT_GROUND=False, RESIDUALS="memory:")  # fmt: skip
    rows = rows_of(results["RESIDUALS"])
    assert {row["throws"] for row in rows} == {3}
    assert [row["observed_m"] for row in rows] == pytest.approx([np.hypot(k, 52.0 + 2 * k) for k in range(6)], rel=1e-6)


def test_ground_as_it_is_takes_one_simulation(made_up, calibrate, make_layer, recorder):
    """No search, so no best value and no table, and one simulation whose misfit is reported."""
    results = calibrate(OBSERVED=blocks(make_layer), MASS_FIELD="kg", FIT_GROUND=False, TABLE="TEMPORARY_OUTPUT")
    assert "ROLLING_RESISTANCE" not in results and "TABLE" not in results and results["MISFIT"] > 0.0
    assert not [message for message in recorder.messages if message.startswith("2 of")]


def test_volumes_stand_for_masses(made_up, calibrate, make_layer):
    """The volume of a block of the same mass gives the same simulation, as the shape is scaled to it."""
    one = calibrate(OBSERVED=blocks(make_layer), MASS_FIELD="kg", FIT_GROUND=False)
    volumes = blocks(make_layer, kg=[mass / 2500.0 for mass in MASSES])
    other = calibrate(OBSERVED=volumes, BLOCK_VOLUME_FIELD="kg", FIT_GROUND=False)
    assert one["MISFIT"] == pytest.approx(other["MISFIT"], rel=1e-9)


def test_sources_of_boulders_follow_from_where_throws_stop(made_up, calibrate, make_layer, recorder, tmp_path):
    """The slope falls to the south, 40 m part the sources: boulders below one of them are its own. The weights, areas
    of 1 and 3, are the shares before."""
    places = [(f"POINT({x} {-80 - k})", [500.0, *lengths_of(500.0), ""]) for x in (30, 70) for k in range(3)]
    results = calibrate(
        OBSERVED=make_layer("Point", places, FIELDS), PLACES="inventory", MASS_FIELD="kg", RELEASE_ID_FIELD="name",
        WEIGHT_FIELD="area", SOURCE_RADIUS=15.0, RUNS=40, FIT_GROUND=False, BOULDERS="memory:", SOURCE_TABLE="memory:",
        REPORT=str(tmp_path / "report.html"),
    )  # fmt: skip
    rows = rows_of(results["BOULDERS"])
    assert [row["source"] for row in rows] == ["west"] * 3 + ["east"] * 3
    assert min(row["probabil"] for row in rows) > 0.6
    table = rows_of(results["SOURCE_TABLE"])
    assert len(table) == 12 and {(row["source"], row["prior"]) for row in table} == {("west", 0.25), ("east", 0.75)}
    for feature in {row["feature"] for row in table}:
        assert sum(row["probabil"] for row in table if row["feature"] == feature) == pytest.approx(1.0)
    assert results["UNEXPLAINED"] == 0
    assert "Sources of the boulders" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_ground_and_sources_are_found_together(made_up, calibrate, make_layer, tmp_path):
    """The search goes by the likelihood of all boulders; probabilities are means over sets of the ensemble."""
    places = [(f"POINT({30 + k} {-78 - 2 * k})", [300.0 + 100.0 * k, 1.0, 0.8, 0.6, ""]) for k in range(6)]
    results = calibrate(OBSERVED=make_layer("Point", places, FIELDS), PLACES="inventory", MASS_FIELD="kg",
                        RELEASE_ID_FIELD="name", BOULDERS="memory:", ENSEMBLE=str(tmp_path / "e.csv"), RUNS=10,
                        TABLE=str(tmp_path / "t.csv"))  # fmt: skip
    assert 0.3 <= results["ROLLING_RESISTANCE"] <= 1.0 and results["MISFIT"] >= 0.0
    assert {row["throws"] for row in rows_of(results["BOULDERS"])} == {12 * 20}
    assert (tmp_path / "e.csv").read_text().count("\n") == 201
    table = ground_classes.read(tmp_path / "t.csv")
    assert table["medium"].rolling_resistance == results["ROLLING_RESISTANCE"]


def test_impossible_blocks_are_refused_by_their_feature(refusal, make_layer):
    assert "feature 2 has kg = -5" in refusal(OBSERVED=blocks(make_layer, kg=[100.0, -5.0, *MASSES[2:]]), **SIZES)
    tonnes = blocks(make_layer, kg=[mass / 1000.0 for mass in MASSES])
    message = refusal(OBSERVED=tonnes, **SIZES)
    assert "feature 1 has a density of 2" in message and "kilograms" in message
    centimetres = blocks(
        make_layer, **{name: [100.0 * lengths_of(m)[k] for m in MASSES] for k, name in enumerate("abc")}
    )
    assert "feature 1" in refusal(OBSERVED=centimetres, **SIZES)
    empty = blocks(make_layer, kg=[None, *MASSES[1:]])
    assert "feature 1: a block of unknown size" in refusal(OBSERVED=empty, MASS_FIELD="kg")
    two = blocks(make_layer, b=[None, *[0.8] * 5])
    assert "MIDDLE_FIELD" in refusal(OBSERVED=two, **SIZES)


def test_sizes_that_contradict_each_other_are_refused_or_told(made_up, refusal, calibrate, make_layer, recorder):
    observed = blocks(make_layer)
    assert "BLOCK_VOLUME_FIELD" in refusal(OBSERVED=observed, MASS_FIELD="kg", BLOCK_VOLUME_FIELD="a")
    assert "SHORT_FIELD" in refusal(OBSERVED=observed, LONG_FIELD="a", MIDDLE_FIELD="b")
    assert "RELEASE_ID_FIELD" in refusal(OBSERVED=observed, MASS_FIELD="kg", RELEASE_FIELD="from")
    assert "ROCK_SIZES" in refusal(OBSERVED=observed, MASS_FIELD="kg", ROCK_SIZES="1 50, 2 50")
    assert "MASS_FIELD" in refusal(OBSERVED=observed, MASS_FIELD="kg", PLACES="scars")
    assert "RESIDUALS" in refusal(OBSERVED=observed, RESIDUALS="memory:")
    assert "BOULDERS" in refusal(OBSERVED=observed, MASS_FIELD="kg", BOULDERS="memory:")
    south = blocks(make_layer, origin="south")
    assert "'south'" in refusal(OBSERVED=south, MASS_FIELD="kg", RELEASE_FIELD="from", RELEASE_ID_FIELD="name")
    thrice = blocks(make_layer, kg=[3.0 * MASSES[0], *MASSES[1:]])
    calibrate(OBSERVED=thrice, **SIZES, FIT_GROUND=False)
    messages = [warning for warning in recorder.warnings if "1 of 6 blocks" in warning]
    assert messages and "feature 1" in messages[0] and "Check these sizes" in messages[0]


def test_button_opens_the_ensemble_with_what_was_calibrated(qgis_app, dem, named_releases, monkeypatch, tmp_path):
    """Shared inputs and the file go along; without an ensemble, or after a later run without one, there is none."""
    import processing
    from qgis.core import QgsProcessingContext, QgsProcessingFeedback, QgsProject

    opened = []
    monkeypatch.setattr(processing, "execAlgorithmDialog", lambda *asked: opened.append(asked), raising=False)
    QgsProject.instance().addMapLayer(named_releases)
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:calibrate")
    dialog = algorithm.createCustomParametersWidget(None)
    dialog.iterateParam = None
    dialog.mainWidget().setParameters({"DEM": dem, "RELEASES": named_releases.id(), "VOLUME": 0.7})
    end = QgsProcessingContext(), QgsProcessingFeedback()
    dialog.finish(True, {"MISFIT": 0.1}, *end)
    assert not hasattr(dialog, "next_step_button")
    dialog.finish(True, {"ENSEMBLE": "ground.csv"}, *end)
    dialog.next_step_button.click()
    [(name, inputs)] = opened
    assert name == "talus:ensemble" and inputs["GROUND_SAMPLE"] == "ground.csv"
    assert (inputs["RELEASES"], inputs["VOLUME"]) == (named_releases.id(), 0.7)
    assert not {"OBSERVED", "EVALUATIONS", "BOUNDS", "TABLE"} & set(inputs)
    dialog.finish(True, {}, *end)
    assert dialog.next_step_button.isHidden()
    dialog.close()
    QgsProject.instance().takeMapLayer(named_releases)
