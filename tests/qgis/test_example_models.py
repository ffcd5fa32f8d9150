# SPDX-License-Identifier: GPL-2.0-or-later
"""The example models run without a screen, as algorithms of the provider and from their files."""

import base64
import json
import re
from pathlib import Path

import numpy as np
import pytest

SOURCES = {"METHOD": "fixed", "THRESHOLD": 55.0, "MIN_AREA": 0.0, "SPACING": None}  # a point in each cell
MODELS = ("talus:barrierdesign", "talus:demtorunout")
FILES = Path(__file__).resolve().parents[2] / "resources" / "models"


@pytest.fixture
def model(qgis_app):
    """``model(id)``: a new instance of an algorithm."""
    return qgis_app.processingRegistry().createAlgorithmById


@pytest.fixture
def run(model, recorder):
    """``run(id, {input: value}, {output: destination})``: results by the plain names of the outputs.

    QGIS puts the name of the step before the name of an output of a model, "simulate:REPORT", and later versions not.
    """
    import processing

    def named(names, plain):
        return next(name for name in names if name.split(":")[-1] == plain)

    def run(identifier, inputs, outputs):
        algorithm = model(identifier)  # held, for its definitions go with it
        names = [definition.name() for definition in algorithm.destinationParameterDefinitions()]
        everything = dict.fromkeys(names, "TEMPORARY_OUTPUT")
        everything.update({named(names, name): str(value) for name, value in outputs.items()})
        results = processing.run(identifier, {**inputs, **everything}, feedback=recorder)
        return {name.split(":")[-1]: value for name, value in results.items()}

    return run


@pytest.mark.parametrize("path", sorted(FILES.glob("*.model3")), ids=lambda path: path.stem)
def test_designer_marks_nothing_as_missing(qgis_app, path):
    from qgis.core import QgsProcessingModelAlgorithm

    model = QgsProcessingModelAlgorithm()
    assert model.fromFile(str(path))
    is_valid, issues = model.validate()
    assert is_valid, issues


@pytest.mark.parametrize("identifier", MODELS)
def test_model_is_listed_with_its_title_help_and_outputs(model, identifier):
    algorithm = model(identifier)
    assert algorithm.canExecute()[0]
    assert algorithm.displayName() != algorithm.name()
    assert algorithm.shortDescription() in algorithm.shortHelpString()
    assert all(definition.help() for definition in algorithm.parameterDefinitions() if not definition.isDestination())
    assert len(algorithm.destinationParameterDefinitions()) >= 7


@pytest.mark.parametrize("identifier", MODELS)
def test_labels_of_a_model_are_those_of_its_algorithms(model, identifier):
    # So they are in the user's language too, although the file is English.
    algorithm, simulate = model(identifier), model("talus:simulate")
    for name in ("RUNS", "VOLUME", "GROUND_DEFAULT"):
        assert algorithm.parameterDefinition(name).description() == simulate.parameterDefinition(name).description()
        assert algorithm.parameterDefinition(name).help() == simulate.parameterDefinition(name).help()
    labels = {definition.description() for definition in algorithm.destinationParameterDefinitions()}
    assert {"Trajectories", "Energy, 95th percentile [kJ]", "Report"} <= labels


@pytest.fixture
def cliff(make_dem):
    """Level ground of 16 x 30 cells with a face of 60 degrees in the rows 8 to 12, 4 m each."""
    down = np.clip(np.arange(30) - 7.0, 0.0, 6.0) * 4.0 * np.tan(np.radians(60.0))
    return make_dem("cliff.tif", heights=np.repeat((500.0 - down)[:, None], 16, axis=1), cell=4.0)


def test_rocks_start_from_every_steep_cell_and_nowhere_else(run, cliff, cells, tmp_path):
    inputs = {"DEM": cliff, **SOURCES, "RUNS": 1, "VOLUME": 0.5, "ROCK": "cube", "GROUND_DEFAULT": "medium"}
    files = {"PASSAGES": "passages.tif", "ENERGY_P95": "energy.tif", "REPORT": "report.html"}
    outputs = {name: tmp_path / file for name, file in files.items()}
    results = run("talus:demtorunout", inputs, outputs)
    page = outputs["REPORT"].read_text(encoding="utf-8")
    # Five rows have the whole face between their neighbours; at both edges of the model no slope is known.
    assert re.search(r"Release points</td><td class='number'><code>(\d+)", page)[1] == str(5 * 14)
    passages = cells(results["PASSAGES"])
    assert passages[8:13, 1:15].min() >= 1
    assert passages[:7].max() == 0
    assert np.nanmax(cells(results["ENERGY_P95"])) > 0.0
    content = json.loads(results["FINDINGS"])  # of both steps: the model is small, so rocks leave it
    assert len({entry["code"] for entry in content}) > 1 and all(": " in entry["text"] for entry in content)


def test_findings_of_steps_are_each_told_once_and_worst_first():
    """Both steps read the same elevation model."""
    from talus.algorithms.shared.findings.output import of_steps

    steps = {"code": "dem-steps", "subject": "DEM", "severity": "doubtful", "text": "Steps of 1 m."}
    left = {"code": "left-terrain", "subject": "results", "severity": "unsafe", "text": "3 % left."}
    rows = json.loads(of_steps([
        ("sources", {"FINDINGS": json.dumps([steps])}), ("runs", {"FINDINGS": json.dumps([left, steps])}), ("map", {}),
    ]))  # fmt: skip
    assert [row["text"] for row in rows] == ["runs: 3 % left.", "sources: Steps of 1 m."]


def test_barrier_is_proposed_from_a_dem_releases_and_a_line(run, dem, releases, make_layer, tmp_path):
    from qgis.core import QgsVectorLayer

    line = make_layer("LineString", [("LINESTRING(0 -60, 80 -60)", [])], name="road")
    inputs = {"DEM": dem, "RELEASES": releases, "RUNS": 20, "VOLUME": 0.5, "ROCK": "cube", "LINES": line,
              "GROUND_DEFAULT": "extra_hard", "TARGET": 90.0, "ENERGY_FACTOR": 1.0, "HEIGHT_FACTOR": 1.0}  # fmt: skip
    report = tmp_path / "barrier.html"
    files = {"REPORT": report, "STATISTICS": tmp_path / "lines.gpkg", "CROSSINGS": tmp_path / "crossings.gpkg"}
    results = run("talus:barrierdesign", inputs, files)
    page = report.read_text(encoding="utf-8")
    for text in ("Rocks at lines", "40 runs", "The smallest that stops 90 %"):
        assert text in page
    assert "translation" not in page.split("<h2", 1)[0]  # the samples are used, so energies have their rotation
    crossings = list(QgsVectorLayer(str(files["CROSSINGS"])).getFeatures())
    assert len(crossings) > 30 and all(row["e_rot_kj"] > 0.0 and row["rot_revs"] > 0.0 for row in crossings)
    assert set(results) >= {"TRAJECTORIES", "SAMPLES", "ENERGY_P95", "STATISTICS", "CROSSINGS", "DESIGN", "REPORT"}


@pytest.fixture
def slope(dem, releases, make_layer, box, tmp_path):
    """Inputs of the dossier on the small slope: a list of blocks, a fence, a stand, a house and a road below."""
    blocks = tmp_path / "blocks.txt"
    np.savetxt(blocks, np.exp(np.random.default_rng(5).normal(-1.2, 0.4, 80)) ** 3)
    fence = make_layer("LineString", [("LINESTRING(0 -60, 80 -60)", [])], name="fence")
    forest = make_layer("Polygon", [(box(0, -75, 80, -62), [500.0, 10.0])],
                        "field=drag_coefficient:double&field=drag_height:double")  # fmt: skip
    objects = make_layer("LineString", [("LINESTRING(0 -80, 80 -80)", ["road"])], "field=name:string", name="objects")
    return {
        "DEM": dem, "RELEASES": releases, "RUNS": 12, "ROCK": "cube", "GROUND_DEFAULT": "extra_hard",
        "BLOCK_FILE": str(blocks), "ANCHOR_VOLUME": 0.05, "ANCHOR_PERIOD": 10.0, "BARRIERS": fence,
        "BARRIER_HEIGHT": 30.0, "BARRIER_ENERGY": 1e6, "FOREST": forest, "OBJECTS": objects, "NAME_FIELD": "name",
        "LOSSES": ["", 0.0, 0.1, 1.0, 0.01, 0.1, 0.8], "TITLE": "Dossier", "REPORT_AUTHOR": "A. Muster",
    }  # fmt: skip


def rows(path):
    from qgis.core import QgsVectorLayer

    return list(QgsVectorLayer(str(path), "rows").getFeatures())


@pytest.mark.long
def test_dossier_goes_from_a_list_of_blocks_to_the_plan(run, slope, tmp_path):
    """The parts agree with one another: the risk is that of the hits, the hits those of the scenarios."""
    outputs = {"RISK": "risk.gpkg", "HITS": "hits.gpkg", "SCENARIOS": "scenarios.gpkg", "ZONES": "zones.gpkg",
               "DESIGN_CHECKS": "checks.gpkg", "DIFFERENCE_TABLE": "difference.gpkg",
               "MEASURES": "measures.gpkg", "PLAN": "plan.pdf"}  # fmt: skip
    files = {name: tmp_path / file for name, file in outputs.items()}
    run("talus:dossier", slope, files)
    scenarios = {row["period_y"]: row["volume_m3"] for row in rows(files["SCENARIOS"])}
    assert scenarios[30.0] < scenarios[100.0] < scenarios[300.0]
    (risk,) = rows(files["RISK"])
    hits = rows(files["HITS"])
    assert [(row["period_y"], row["runs"]) for row in hits] == [(30.0, 24.0), (100.0, 24.0), (300.0, 24.0)]
    assert (
        sum(row["share"] / row["period_y"] for row in hits) == pytest.approx(risk["hits_year"])
        and risk["hits_year"] > 0
    )
    table = rows(files["DIFFERENCE_TABLE"])
    runout = next(row for row in table if "runout" in row["quantity"] or "run-out" in row["quantity"])
    assert runout["after"] < runout["before"]  # the fence is rigid enough for every block
    measures = [row for row in rows(files["MEASURES"]) if row["quantity"] == runout["quantity"]]
    assert [(row["simulation"], row["against"]) for row in measures] == [
        ("after 100", "before 100"), ("barrier 100", "before 100"), ("forest 100", "before 100"),
        ("after 100", "barrier 100"), ("after 100", "forest 100")]  # fmt: skip
    both, barrier, forest, added, other = (row["change"] for row in measures)
    assert both == pytest.approx(runout["change"])
    assert (barrier + added, forest + other) == pytest.approx((both, both)) and barrier < 0.0
    assert rows(files["DESIGN_CHECKS"]) and rows(files["ZONES"])
    assert files["PLAN"].read_bytes().startswith(b"%PDF")


@pytest.mark.long
def test_cut_slope_goes_from_a_list_of_blocks_to_the_width_of_its_catchment(run, tmp_path):
    """Each step has the block of its own period, and stations and chart agree with the numbers of their algorithms."""
    import processing

    blocks, profile = tmp_path / "blocks.txt", tmp_path / "profile.csv"
    np.savetxt(blocks, np.exp(np.random.default_rng(5).normal(-1.2, 0.4, 80)) ** 3)
    profile.write_text("0, 20\n4, 19\n10, 7\n11, 6\n60, 6\n")
    inputs = {"BLOCK_FILE": str(blocks), "ANCHOR_VOLUME": 0.05, "ANCHOR_PERIOD": 10.0, "PROFILE_FILE": str(profile),
              "TOE": 11.0, "START": 2.0, "VELOCITY_TO": 1.5, "RUNS": 20, "ROCKS": ["cube"],
              "GROUND_DEFAULT": "hard", "HEIGHTS": "12", "SLOPES": "0.25", "CATCHMENTS": "0"}  # fmt: skip
    ends = {"SCENARIOS": "gpkg", "CHART": "csv", "CHART_PLOT": "png"}
    ends |= {
        f"{name}_{period}": end for period in (30, 100, 300) for name, end in (("STATIONS", "csv"), ("PLOT", "png"))
    }
    files = {name: tmp_path / f"{name.lower()}.{end}" for name, end in ends.items()}
    run("talus:cutslope", inputs, files)
    volumes = {row["period_y"]: row["volume_m3"] for row in rows(files["SCENARIOS"])}
    assert volumes[30.0] < volumes[100.0] < volumes[300.0]
    given = {
        name: inputs[name]
        for name in ("PROFILE_FILE", "TOE", "START", "VELOCITY_TO", "RUNS", "ROCKS", "GROUND_DEFAULT")
    }
    for period, volume in volumes.items():
        alone = tmp_path / "alone.csv"
        processing.run(
            "talus:slopeprofile", {**given, "VOLUME": volume, "SEED": 1, "STATIONS": str(alone), "PLOT": None}
        )
        assert files[f"STATIONS_{period:.0f}"].read_text() == alone.read_text()
        assert files[f"PLOT_{period:.0f}"].read_bytes().startswith(b"\x89PNG")
    (row,) = rows(files["CHART"])
    assert float(row["w50_m"]) <= float(row["w90_m"])
    assert files["CHART_PLOT"].stat().st_size > 1000


def test_study_by_frequency_is_that_of_its_steps(run, cliff, make_layer, tmp_path):
    """Rates and true area that the model works out are those of the engine; its map adds up its simulations."""
    from osgeo import gdal

    from talus.engine.hazard.frequency import release_rate
    from talus.engine.hazard.reference_width import Width
    from talus.engine.hazard.size_law import SizeLaw
    from talus.engine.hazard.visited import VisitedCounts
    from talus.engine.study.study import Study

    house = make_layer("Polygon", [("POLYGON((20 -60, 44 -60, 44 -80, 20 -80, 20 -60))", [])], name="house")
    inputs = {"DEM": cliff, **SOURCES, "RUNS": 2, "ROCK": "cube", "GROUND_DEFAULT": "extra_hard", "OBJECTS": house,
              "RATE": 0.4, "SIZE_EXPONENT": 0.6, "SIZE_SMALLEST": 0.1, "SIZE_LARGEST": 10.0, "POINT_DENSITY": 40.0,
              "ENERGY_THRESHOLDS": "10; 30; 300"}  # fmt: skip
    ends = {"AREAS": "gpkg", "CURVES": "csv", "REPORT": "html", "CURVES_FIGURE": "png", "RETURN_PERIOD": "tif"}
    ends |= {f"{name}_{k}": "tif" for name in ("PASSAGES", "EXCEEDANCES") for k in range(1, 6)}
    files = {name: tmp_path / f"{name.lower()}.{end}" for name, end in ends.items()}
    run("talus:frequencystudy", {key: entry for key, entry in inputs.items() if key != "SPACING"}, files)
    law, area = SizeLaw(0.6, 0.1, 10.0), sum(row["true_m2"] for row in rows(files["AREAS"])) / 1e4
    borders = 0.1 * 100.0 ** (np.arange(6) / 5.0)
    (table,) = re.findall(r"download='scenarios\.csv' href='[^']*base64,([^']+)'", files["REPORT"].read_text("utf-8"))
    messages = [line.split(",") for line in base64.b64decode(table).decode("utf-8-sig").splitlines()[1:]]
    rates = [release_rate(0.4, "1/(year hm2)", area, law, *ends) for ends in zip(borders, borders[1:])]
    assert [float(row[-4]) for row in messages] == pytest.approx([1.0 / rate for rate in rates], rel=1e-3)
    whole = 0.0
    for k, rate in enumerate(rates, 1):
        study = Study(next(tmp_path.glob(f"passages_{k}*.study.toml")))
        assert study.values["rock"]["volume"] == pytest.approx(law.mean_volume(borders[k - 1], borders[k]))
        source = gdal.Open(str(files[f"PASSAGES_{k}"]))
        runs, (_, east, _, _, _, south) = int(source.GetMetadataItem("TALUS_RUNS")), source.GetGeoTransform()
        passages = VisitedCounts.of_bands([np.nan_to_num(source.ReadAsArray()).astype(int)])
        met = Width(10.0, (east, -south)).widened(passages, runs)  # of an object of 10 m, as the map
        whole = whole + rate / runs * met.cells.grid(met.counts[0], 0.0)
    period = gdal.Open(str(files["RETURN_PERIOD"]))
    result = period.GetRasterBand(1).ReadAsArray()
    at_once = 1.0 / np.nanmin(result)
    assert at_once == pytest.approx(whole.max(), rel=1e-5) and np.isfinite(result).sum() == np.count_nonzero(whole)


def test_study_by_frequency_refuses_a_law_before_work(run, cliff, make_layer, recorder):
    from qgis.core import QgsProcessingException

    house = make_layer("Point", [("POINT(30 -70)", [])], name="house")
    inputs = {"DEM": cliff, **SOURCES, "RUNS": 2, "OBJECTS": house, "RATE": 0.4, "SIZE_EXPONENT": 1.0,
              "SIZE_SMALLEST": 0.1, "SIZE_LARGEST": 10.0}  # fmt: skip
    with pytest.raises(QgsProcessingException) as caught:
        run("talus:frequencystudy", inputs, {})
    said = [*recorder.messages, *recorder.warnings, *recorder.errors, str(caught.value)]  # where 3.44 has it
    assert [entry for entry in said if "SIZE_EXPONENT must not be 1" in entry]
    assert not [entry for entry in said if "runs" in entry]  # nothing was simulated


@pytest.mark.parametrize(("changed", "told"), [
    ({"RULES": "own"}, "own.json"),
    ({"ENERGY_THRESHOLDS": "10; 30"}, "the runs are not counted above 300 kJ, but above 10; 30 kJ"),
    ({"ENERGY_THRESHOLDS": "300; 30"}, "ENERGY_THRESHOLDS"),
    ({"RULES_FILE": "missing.json"}, "missing.json"),
])  # fmt: skip
def test_study_by_frequency_refuses_before_work_what_its_last_step_would(model, cliff, make_layer, changed, told):
    from qgis.core import QgsProcessingContext

    house = make_layer("Point", [("POINT(30 -70)", [])], name="house")
    inputs = {"DEM": cliff, **SOURCES, "RUNS": 2, "OBJECTS": house, "RATE": 0.4, "SIZE_EXPONENT": 0.6,
              "SIZE_SMALLEST": 0.1, "SIZE_LARGEST": 10.0}  # fmt: skip
    algorithm, context = model("talus:frequencystudy"), QgsProcessingContext()
    inputs |= dict.fromkeys(
        [definition.name() for definition in algorithm.destinationParameterDefinitions()], "TEMPORARY_OUTPUT"
    )
    assert algorithm.checkParameterValues(inputs, context) == (True, "")
    accepted, message = algorithm.checkParameterValues({**inputs, **changed}, context)
    assert not accepted and told in message


def test_output_that_a_later_step_takes_cannot_be_skipped(model):
    from qgis.core import QgsProcessingParameterDefinition

    algorithm = model("talus:barrierdesign")  # held, for its definitions go with it
    optional = QgsProcessingParameterDefinition.Flag.FlagOptional
    outputs = algorithm.destinationParameterDefinitions()
    needed = [output.name().split(":")[-1] for output in outputs if not output.flags() & optional]
    assert needed == ["TRAJECTORIES"]


def test_qgis_process_runs_a_model_by_its_id(qgis_process, model, cliff, tmp_path):
    algorithm = model("talus:demtorunout")
    names = [definition.name() for definition in algorithm.destinationParameterDefinitions()]
    outputs = {name: tmp_path / _file_of(name) for name in names}
    inputs = {"DEM": cliff, **SOURCES, "SPACING": 4.0, "RUNS": 1}  # the command line has no way to write None
    results = qgis_process.run("talus:demtorunout", {**inputs, **outputs})
    assert {name.split(":")[-1] for name in results} >= {"TRAJECTORIES", "PASSAGES", "REPORT"}
    assert all(path.stat().st_size > 0 for path in outputs.values())


def _file_of(name):
    plain = name.split(":")[-1]
    kinds = {"REPORT": ".html", **dict.fromkeys(("TRAJECTORIES", "STOPS", "AREAS"), ".gpkg")}
    return plain + kinds.get(plain, ".tif")


def test_files_are_what_the_script_makes(tmp_path, qgis_app):
    """In the same bytes each time: what QGIS draws by chance is fixed."""
    from talus.resources.models.make_models import FOLDER, make_models

    kept = {path.name: _algorithms_of(path) for path in FOLDER.glob("*.model3")}
    first, second = (tmp_path / name for name in ("first", "second"))
    for folder in (first, second):
        folder.mkdir()
        make_models(folder)
    assert {path.name: _algorithms_of(path) for path in first.glob("*.model3")} == kept
    assert [(first / name).read_bytes() == (second / name).read_bytes() for name in kept] == [True] * len(kept)
    assert set(kept) == {"demtorunout.model3", "barrierdesign.model3", "dossier.model3", "cutslope.model3",
                         "frequencystudy.model3"}  # fmt: skip


def _algorithms_of(path):
    """Steps, inputs and outputs of a model file."""
    from qgis.core import QgsProcessingModelAlgorithm

    model = QgsProcessingModelAlgorithm()
    assert model.fromFile(str(path))
    steps = {name: (child.algorithmId(), sorted(child.parameterSources()), sorted(child.modelOutputs()))
             for name, child in model.childAlgorithms().items()}  # fmt: skip
    return steps, sorted(model.parameterComponents())


def test_dialog_of_a_model_is_filled_in_as_those_of_its_algorithms(qgis_app, dem):
    """The elevation model of the project is given, and lists have words."""
    from qgis.core import QgsProject, QgsRasterLayer

    project, layer = QgsProject.instance(), QgsRasterLayer(dem, "heights")
    project.clear()
    project.addMapLayer(layer)
    dialog = qgis_app.processingRegistry().createAlgorithmById("talus:dossier").createCustomParametersWidget(None)
    wrappers = dialog.mainWidget().wrappers
    assert wrappers["DEM"].parameterValue() == layer.id()
    assert "worn block, compact (worn_compact)" in _texts(wrappers["ROCK"].wrappedWidget())
    assert wrappers["ROCK"].parameterValue() == "worn_compact"
    dialog.close()
    project.clear()


def _texts(widget):
    from qgis.PyQt.QtWidgets import QComboBox

    boxes = [widget] if isinstance(widget, QComboBox) else widget.findChildren(QComboBox)
    return [box.itemText(row) for box in boxes for row in range(box.count())]


@pytest.mark.parametrize("path", sorted(FILES.glob("*.model3")), ids=lambda path: path.stem)
def test_steps_have_titles_in_words_that_tell_them_apart(qgis_app, path):
    from qgis.core import QgsProcessingModelAlgorithm

    model = QgsProcessingModelAlgorithm()
    assert model.fromFile(str(path))
    titles = [child.description() for child in model.childAlgorithms().values()]
    assert not [title for title in titles if "_" in title]
    assert len(set(titles)) == len(titles)
