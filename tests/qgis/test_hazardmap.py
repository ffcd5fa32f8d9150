# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:hazardmap through processing.run: the rasters by hand, on simulated scenarios, and what it refuses."""

import math
import re

import numpy as np
import pytest

OUTPUTS = ("HAZARD", "INTENSITY_30", "INTENSITY_100", "INTENSITY_300", "PROBABILITY")
ANGLES = ("ENERGY_LINE", "SHADOW_ANGLE")
SHAPE = (4, 5)


@pytest.fixture
def raster(tmp_path):
    """``raster(name, array, unit="", **place)``: path of a raster of 2 m cells; rows from the north, NaN is no data."""

    def write(name, array, unit="", cell=2.0, corner=(2_600_000.0, 1_200_000.0), epsg=2056):
        from osgeo import gdal, osr

        path = str(tmp_path / f"{name}.tif")
        made = gdal.GetDriverByName("GTiff").Create(path, array.shape[1], array.shape[0], 1, gdal.GDT_Float32)
        made.SetGeoTransform((corner[0], cell, 0.0, corner[1], 0.0, -cell))
        system = osr.SpatialReference()
        system.ImportFromEPSG(epsg)
        made.SetProjection(system.ExportToWkt())
        made.GetRasterBand(1).SetNoDataValue(-1.0)
        made.GetRasterBand(1).SetUnitType(unit)
        made.GetRasterBand(1).WriteArray(np.where(np.isnan(array), -1.0, array))
        return path

    return write


@pytest.fixture
def scenarios(raster):
    """Two scenarios: 20 kJ everywhere every 10 years, 200 kJ in the southern half every 100 years; 100 runs each."""
    half = np.full(SHAPE, np.nan)
    half[2:] = 1.0
    return {
        "ENERGY": [raster("energy_1", np.full(SHAPE, 20.0), "kJ"), raster("energy_2", 200.0 * half, "kJ")],
        "PASSAGES": [raster("passages_1", np.full(SHAPE, 50.0)), raster("passages_2", 10.0 * half)],
        "SCENARIOS": [100, 10, 1, 100, 100, ""],
    }


@pytest.fixture
def hazardmap(to_rasters):
    """``hazardmap(**parameters)``: run with all rasters to files."""
    return to_rasters("talus:hazardmap", OUTPUTS)[0]


@pytest.fixture
def refusal(to_rasters):
    """``refusal(**parameters)``: the message of a run that must fail and leave no file."""
    return to_rasters("talus:hazardmap", OUTPUTS)[1]


def test_maps_are_those_by_hand(hazardmap, scenarios, cells):
    # 20 kJ is weak, once in 10 years: blue in the matrix. 200 kJ is medium, once in 100 years: blue, too.
    results = hazardmap(**scenarios)
    north, south = np.s_[:2], np.s_[2:]
    assert (cells(results["HAZARD"]) == 3).all()
    assert (cells(results["INTENSITY_30"]) == 1).all()
    for name in ("INTENSITY_100", "INTENSITY_300"):
        assert (cells(results[name])[north] == 1).all()
        assert (cells(results[name])[south] == 2).all()
    # P = 1 - exp(-sum f p), float32
    probability = cells(results["PROBABILITY"])
    np.testing.assert_allclose(probability[north], 1.0 - math.exp(-0.1 * 0.5), rtol=1e-6)
    np.testing.assert_allclose(probability[south], 1.0 - math.exp(-0.1 * 0.5 - 0.01 * 0.1), rtol=1e-6)
    assert results["AREA_CONSIDERABLE"] == 4 * 5 * 2.0 * 2.0
    assert results["AREA_HIGH"] == results["AREA_LOW"] == results["AREA_RESIDUAL"] == 0.0
    assert results["PROBABILITY_MAX"] == pytest.approx(1.0 - math.exp(-0.051), rel=1e-9)


def test_runs_left_empty_are_those_of_the_rasters(hazardmap, refusal, scenarios, cells):
    """Runs are in the metadata of rasters of talus:simulate; a raster without them needs its number."""
    from osgeo import gdal

    empty = {**scenarios, "SCENARIOS": ["", 10, 1, "", 100, 1]}
    assert "is not a valid value for runs" in refusal(**empty)
    for path in scenarios["PASSAGES"]:
        raster = gdal.Open(path, gdal.GA_Update)
        raster.SetMetadataItem("TALUS_RUNS", "100")
        raster = None
    typed, result = hazardmap(**scenarios), hazardmap(**empty)
    for name in ("HAZARD", "PROBABILITY"):
        np.testing.assert_array_equal(cells(typed[name]), cells(result[name]))


def test_choices_reach_the_engine(hazardmap, scenarios, cells):
    # Bounds 10 and 100 kJ: medium and strong. By cell: 20 kJ every 20 years, 200 kJ every 1000 years.
    narrow = hazardmap(**scenarios, WEAK=10.0, STRONG=100.0)
    assert (cells(narrow["INTENSITY_100"])[2:] == 3).all()
    by_cell = hazardmap(**scenarios, METHOD="cell")
    assert (cells(by_cell["INTENSITY_300"]) == 1).all()
    few = hazardmap(**scenarios, LEAST_REACH=20.0)
    assert (cells(few["INTENSITY_100"]) == 1).all()
    drawn = cells(hazardmap(**scenarios)["HAZARD"])
    np.testing.assert_array_equal(cells(hazardmap(**scenarios, MATRIX=[""])["HAZARD"]), drawn)
    yellow = hazardmap(**scenarios, MATRIX=["yellow"] * 9)
    assert (cells(yellow["HAZARD"]) == 2).all()


def test_reach_probabilities_go_with_one_run(hazardmap, scenarios, raster, cells):
    shares = [raster("share_1", np.full(SHAPE, 0.5)), raster("share_2", np.full(SHAPE, 0.1))]
    results = hazardmap(**{**scenarios, "PASSAGES": shares, "SCENARIOS": [1, 10, 1, 1, 100, 1]})
    np.testing.assert_allclose(cells(results["PROBABILITY"]), 1.0 - math.exp(-0.051), rtol=1e-6)


def test_files_say_what_they_hold(hazardmap, scenarios):
    from osgeo import gdal

    results = hazardmap(**scenarios)
    files = [gdal.Open(results[name]) for name in ("HAZARD", "PROBABILITY")]
    hazard, probability = (file.GetRasterBand(1) for file in files)
    assert hazard.DataType == gdal.GDT_Byte
    assert hazard.GetNoDataValue() == 0
    assert math.isnan(probability.GetNoDataValue())
    assert gdal.Open(results["HAZARD"]).GetGeoTransform() == (2_600_000.0, 2.0, 0.0, 1_200_000.0, 0.0, -2.0)


@pytest.fixture
def simulated(simulate, tmp_path):
    """Scenarios from talus:simulate: small blocks often, large ones seldom."""
    energies, passages = [], []
    for volume in (0.1, 2.0):
        paths = {name: str(tmp_path / f"{name}_{volume}.tif") for name in ("ENERGY_P95", "PASSAGES")}
        skipped = dict.fromkeys(("TRAJECTORIES", "ENERGY_MAX", "HEIGHT_MAX", "HEIGHT_P95", "VELOCITY_MAX"))
        simulate(RUNS=20, VOLUME=volume, **paths, **skipped)
        energies.append(paths["ENERGY_P95"])
        passages.append(paths["PASSAGES"])
    return {"ENERGY": energies, "PASSAGES": passages, "SCENARIOS": [40, 10, 1, 40, 200, 1]}


def test_simulated_scenarios_with_their_angles(hazardmap, simulated, dem, releases, cells, tmp_path):
    angles = {name: str(tmp_path / f"{name}.tif") for name in ANGLES}
    results = hazardmap(**simulated, **angles, DEM=dem, RELEASES=releases, APEX=releases)
    hazard, energy = cells(results["HAZARD"]), cells(simulated["ENERGY"][1])
    passed = [cells(path) > 0 for path in simulated["PASSAGES"]]
    assert ((hazard > 0) == (passed[0] | passed[1])).all()
    assert (hazard[energy > 300.0] == 4).all()
    # The energy line of the far end of the slope: atan(height / distance) from (30, -20) m, straight below it.
    angle = cells(results["ENERGY_LINE"])
    x, y = 2.0 * np.arange(40) + 1.0, 2.0 * np.arange(60) + 1.0
    slope = math.tan(math.radians(40.0))
    fall = (min(y[50] - 1.0, 70.0) - 19.0) * slope
    distance = math.hypot(x[15] - 30.0, y[50] - 20.0)
    assert angle[50, 15] == pytest.approx(math.degrees(math.atan(fall / distance)), abs=0.05)
    np.testing.assert_array_equal(angle, cells(results["SHADOW_ANGLE"]))


def test_report_has_scenarios_maps_areas_and_what_the_runs_can_tell(hazardmap, scenarios, tmp_path):
    """Areas by hand: 20 cells of 4 m2. 100 runs: Clopper and Pearson's bounds of none are 0 and 1 - 0.025^(1/100)."""
    path = tmp_path / "report.html"
    hazardmap(**scenarios, REPORT=str(path))
    text = path.read_text(encoding="utf-8")
    assert not re.findall(r"(?:src|href)='(?!data:)", text)
    assert text.count("data:image/png;base64,iVBOR") == 5  # danger, three intensities, probability
    assert text.count("<svg class='map'") == text.count(">N</text>") == text.count(" m</text>") == 5  # north, scale bar
    assert text.count("<div class='pair'>") == 2  # the four maps below that of the danger
    levels = re.search("<td class=''>Danger levels</td>(.*?)</tr>", text)[1]
    assert re.findall(r">([\d.]+)<", levels) == ["0", "0", f"{20 * 4.0 / 1e4:.3g}", "0"]
    medium = re.search("<td class=''>Intensity, 100 years</td>(.*?)</tr>", text)[1]
    assert re.findall(r">([\d.]+)<", medium) == [f"{count * 4.0 / 1e4:.3g}" for count in (10, 10, 0)]
    assert f"{100.0 * (1.0 - 0.025**0.01):.2g} %" in text
    for word in ("energy_1", "SHA-256", "limits of the method", "moderate danger", "Smallest share of runs", "@page"):
        assert word in text


def test_report_of_simulated_scenarios_has_the_relief_and_warns_of_few_runs(hazardmap, simulated, dem, tmp_path):
    plain, relief = tmp_path / "plain.html", tmp_path / "relief.html"
    hazardmap(**simulated, REPORT=str(plain))
    hazardmap(**simulated, DEM=dem, REPORT=str(relief))
    text = plain.read_text(encoding="utf-8")
    assert ": only 40 runs; cells that blocks seldom reach may be missing." in text
    assert len(relief.read_text(encoding="utf-8")) > len(text)  # a shaded picture is larger than one of flat colours


def test_line_of_sight_leaves_out_what_lies_behind_a_ridge(hazardmap, scenarios, make_dem, make_layer, cells, tmp_path):
    heights = np.repeat(np.linspace(100.0, 41.0, 60)[:, None], 40, axis=1)
    heights[30] += 60.0
    place = {"DEM": make_dem(heights=heights), "RELEASES": make_layer("Point", [("POINT(40 -10)", [])])}

    def angle(sight):
        path = str(tmp_path / f"{sight}.tif")
        return cells(hazardmap(**scenarios, **place, ENERGY_LINE=path, LINE_OF_SIGHT=sight)["ENERGY_LINE"])

    seen, plain = angle(True), angle(False)
    assert np.isnan(seen[32:40, 20]).all()
    assert np.isfinite(plain[32:40, 20]).all()
    np.testing.assert_array_equal(seen[10:25, 20], plain[10:25, 20])


def test_loaded_layers_have_names_and_colours(qgis_app, scenarios, tmp_path):
    import processing
    from qgis.core import QgsProcessingContext, QgsProcessingFeedback, QgsProject, QgsRasterLayer

    context = QgsProcessingContext()
    project = QgsProject()
    context.setProject(project)
    path = str(tmp_path / "hazard.tif")
    context.addLayerToLoadOnCompletion(path, QgsProcessingContext.LayerDetails("x", project, "HAZARD"))
    processing.run("talus:hazardmap", {**scenarios, "HAZARD": path}, context=context, is_child_algorithm=True)
    details = context.layerToLoadOnCompletionDetails(path)
    layer = QgsRasterLayer(path, details.name)
    details.postProcessor().postProcessLayer(layer, context, QgsProcessingFeedback())
    classes = {entry.value: (entry.color.name(), entry.label) for entry in layer.renderer().classes()}
    assert details.name == "Danger levels" and getattr(details, "groupName", "Hazard map") == "Hazard map"
    assert classes[4] == ("#e6231e", "high danger")
    assert classes[3] == ("#3c78d8", "moderate danger")
    assert set(classes) == {1, 2, 3, 4}


def test_matrix_is_that_of_the_canton_of_ticino():
    """For falling stones and blocks, see engine/hazard/hazard.py: 2 yellow, 3 blue, 4 red; one row an intensity."""
    from talus.engine.hazard import hazard

    assert hazard.MATRIX == ((3, 2, 2), (3, 3, 2), (4, 4, 4))
    assert hazard.PERIODS == (30.0, 100.0, 300.0)


def test_energies_of_another_simulation_are_noticed(hazardmap, scenarios, raster, recorder):
    energies = [scenarios["ENERGY"][0], raster("empty", np.full(SHAPE, np.nan), "kJ")]
    hazardmap(**{**scenarios, "ENERGY": energies})
    assert any("10 cells with passages have no energy" in warning for warning in recorder.warnings)


@pytest.mark.parametrize(
    ("numbers", "named"),
    [
        ([100, 10, 1], "1 rows"), ([100, 10, 1, 100], "4 values"), ([100, 10, 1, 100, 0, 1], "row 2"),
        ([100, 10, 1, "many", 100, 1], "'many'"), ([100, 10, 1, 100, 100, 0.5], "blocks"),
        ([40, 10, 1, 100, 100, 1], "50"), ([100, "nan", 1, 100, 100, 1], "return period"),
    ],
)  # fmt: skip
def test_impossible_numbers_are_refused(refusal, scenarios, numbers, named):
    assert named in refusal(**{**scenarios, "SCENARIOS": numbers})


@pytest.mark.parametrize(
    ("place", "named"),
    [
        ({"epsg": 31287}, "EPSG:31287"), ({"cell": 3.0}, "same cells"),
        ({"corner": (2_600_001.0, 1_200_000.0)}, "same cells"), ({"unit": "m/s"}, "kJ"),
        ({"epsg": 4326, "corner": (9.0, 47.0), "cell": 0.001}, "degrees"),
    ],
)  # fmt: skip
def test_rasters_that_do_not_fit_are_refused(refusal, scenarios, raster, place, named):
    options = {"unit": "kJ", **place}
    energies = [scenarios["ENERGY"][0], raster("other", np.ones(SHAPE), **options)]
    assert named in refusal(**{**scenarios, "ENERGY": energies})


def test_other_impossible_inputs_are_refused(refusal, scenarios, tmp_path, dem, releases):
    assert "STRONG" in refusal(**scenarios, WEAK=300.0, STRONG=30.0)
    assert "weak and 30 years is 'green'" in refusal(**scenarios, MATRIX=["green"] * 9)
    gap = ["red"] * 4 + [""] + ["red"] * 4
    assert "medium and 100 years is ''" in refusal(**scenarios, MATRIX=gap)
    assert "there are 8 fields; enter 9" in refusal(**scenarios, MATRIX=["red"] * 8)
    assert "RELEASES" in refusal(**scenarios, ENERGY_LINE=str(tmp_path / "line.tif"), DEM=dem)
    assert "DEM" in refusal(**scenarios, SHADOW_ANGLE=str(tmp_path / "line.tif"), APEX=releases)
    assert "LEAST_REACH" in refusal(**scenarios, LEAST_REACH=101.0)
    assert "is the input Energy of each scenario [kJ] (ENERGY)" in refusal(**scenarios, HAZARD=scenarios["ENERGY"][0])


def test_cancel_leaves_nothing(hazardmap, scenarios, recorder, tmp_path):
    from qgis.core import QgsProcessingException

    recorder.cancel()
    with pytest.raises(QgsProcessingException, match="Cancelled"):
        hazardmap(**scenarios)
    assert list((tmp_path / "out").iterdir()) == []


def test_every_parameter_has_help_that_is_a_sentence(qgis_app):
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:hazardmap")
    texts = {definition.name(): definition.help() for definition in algorithm.parameterDefinitions()}
    assert [name for name, text in texts.items() if len(text) < 15 or not text.rstrip().endswith(".")] == []


def test_from_the_command_line(qgis_process, scenarios, tmp_path, cells):
    """Rasters by repeating the name, the table as numbers with commas."""
    import subprocess

    path = tmp_path / "danger.tif"
    rasters = [f"{name}={entry}" for name in ("ENERGY", "PASSAGES") for entry in scenarios[name]]
    command = [qgis_process.program, "run", "talus:hazardmap", "--", *rasters, "SCENARIOS=100,10,1,100,100,1"]
    done = subprocess.run(
        [*command, f"HAZARD={path}"], env=qgis_process.environment, capture_output=True, text=True
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert (cells(path) == 3).all()


@pytest.fixture
def model(qgis_app):
    """Two simulations, of which the shares of runs and the energies make a hazard map."""
    from qgis.core import (
        QgsProcessingModelAlgorithm,
        QgsProcessingModelChildAlgorithm,
        QgsProcessingModelChildParameterSource,
        QgsProcessingModelOutput,
        QgsProcessingModelParameter,
        QgsProcessingParameterFeatureSource,
        QgsProcessingParameterRasterLayer,
    )

    Value = QgsProcessingModelChildParameterSource
    model = QgsProcessingModelAlgorithm("Hazard", "test")
    model.addModelParameter(QgsProcessingParameterRasterLayer("dem", "DEM"), QgsProcessingModelParameter("dem"))
    points = QgsProcessingParameterFeatureSource("points", "Points")
    model.addModelParameter(points, QgsProcessingModelParameter("points"))
    for name, volume in (("small", 0.1), ("large", 2.0)):
        child = QgsProcessingModelChildAlgorithm("talus:simulate")
        child.setChildId(name)
        child.addParameterSources("DEM", [Value.fromModelParameter("dem")])
        child.addParameterSources("RELEASES", [Value.fromModelParameter("points")])
        child.addParameterSources("VOLUME", [Value.fromStaticValue(volume)])
        child.addParameterSources("REACH_PROBABILITY", [Value.fromStaticValue("TEMPORARY_OUTPUT")])
        model.addChildAlgorithm(child)
    hazard = QgsProcessingModelChildAlgorithm("talus:hazardmap")
    hazard.setChildId("hazard")
    for parameter, output in (("ENERGY", "ENERGY_P95"), ("PASSAGES", "REACH_PROBABILITY")):
        sources = [Value.fromChildOutput(name, output) for name in ("small", "large")]
        hazard.addParameterSources(parameter, sources)
    hazard.addParameterSources("SCENARIOS", [Value.fromStaticValue([1, 10, 1, 1, 100, 1])])
    danger = QgsProcessingModelOutput("danger", "Danger")
    danger.setChildId("hazard")
    danger.setChildOutputName("HAZARD")
    hazard.setModelOutputs({"danger": danger})
    model.addChildAlgorithm(hazard)
    model.updateDestinationParameters()
    return model


def test_as_a_step_of_a_model(model, dem, releases, recorder, cells, tmp_path):
    import processing

    (output,) = (definition.name() for definition in model.destinationParameterDefinitions())
    path = str(tmp_path / "danger.tif")
    processing.run(model, {"dem": dem, "points": releases, output: path}, feedback=recorder)
    assert set(np.unique(cells(path))) >= {0, 3}


def test_zones_are_polygons_of_the_levels(hazardmap, raster):
    """A square of 20 x 20 cells of 2 m, half of it red: areas with rounded corners, and what is too small is gone."""
    energy = np.full((30, 30), np.nan)
    energy[5:25, 5:25], energy[5:25, 5:15], energy[0, 0] = 20.0, 500.0, 20.0
    files = {
        "ENERGY": [raster("energy", energy, "kJ")],
        "PASSAGES": [raster("passages", np.where(energy > 0, 5.0, 0.0))],
    }
    exact = hazardmap(**files, SCENARIOS=[10, 10, 1], ZONES="memory:", ZONE_RADIUS=0.0)["ZONES"]
    rows = {row["level"]: row for row in exact.getFeatures()}
    assert {level: row["area_m2"] for level, row in rows.items()} == {3: 800.0, 4: 800.0}
    assert rows[4].geometry().area() == pytest.approx(800.0) and rows[4]["name"] == "high danger"
    rounded = hazardmap(**files, SCENARIOS=[10, 10, 1], ZONES="memory:", ZONE_AREA=0.0)["ZONES"]
    areas = sorted(row["area_m2"] for row in rounded.getFeatures())
    assert len(areas) == 2  # the coin of two cells does not fit into a single cell
    assert sum(areas) == pytest.approx(1600.0 - 4 * (1 - math.pi / 4) * 4.0**2, rel=5e-3)


@pytest.fixture
def named(qgis_app, simulate, tmp_path):
    """A project with the maps of two simulations with names, and their parameters for the lists of rasters."""
    from qgis.core import QgsProject, QgsRasterLayer

    project = QgsProject.instance()
    lists = {"ENERGY": [], "PASSAGES": []}
    skipped = dict.fromkeys(("ENERGY_MAX", "HEIGHT_MAX", "HEIGHT_P95", "VELOCITY_MAX", "TRAJECTORIES", "STOPS"))
    for name, volume in (("small", 0.2), ("large", 1.0)):
        paths = {output: str(tmp_path / f"{name}_{output}.tif") for output in ("ENERGY_P95", "PASSAGES")}
        simulate(RUNS=20, VOLUME=volume, RUN_NAME=name, **skipped, **paths)
        for output, path in paths.items():
            project.addMapLayer(QgsRasterLayer(path, f"{output} of {name}"))
            lists["ENERGY" if output == "ENERGY_P95" else output].append(path)
    yield {**lists, "SCENARIOS": [40, 10, 2, 40, 100, ""]}
    project.removeAllMapLayers()


NAMED = {"SCENARIO_NAMES": ["small", 10, 2, "large", 100, "", "", "", ""]}


def test_scenarios_by_name_are_those_by_rasters(hazardmap, named, cells):
    by_rasters = {name: cells(path).copy() for name, path in hazardmap(**named).items() if name in OUTPUTS}
    by_name = hazardmap(**NAMED)
    for name, array in by_rasters.items():
        assert np.array_equal(cells(by_name[name]), array, equal_nan=True)


def test_names_are_found_among_rasters_in_any_order(hazardmap, named, cells):
    expected = cells(hazardmap(**NAMED)["HAZARD"]).copy()
    given = {"ENERGY": named["ENERGY"][::-1], "PASSAGES": named["PASSAGES"]}
    assert np.array_equal(cells(hazardmap(**NAMED, **given)["HAZARD"]), expected)


def test_name_that_nobody_knows_is_told_with_those_there_are(refusal, named):
    assert "'nan'" in refusal(SCENARIO_NAMES=[math.nan] * 6)  # not a table that is not given
    message = refusal(SCENARIO_NAMES=["medium", 10, 1])
    assert "no map of a run 'medium'" in message and "large, small" in message


def test_two_runs_of_one_name_are_not_mixed(refusal, named, tmp_path):
    import shutil

    from qgis.core import QgsProject, QgsRasterLayer

    again = shutil.copy(named["ENERGY"][0], tmp_path / "again.tif")
    QgsProject.instance().addMapLayer(QgsRasterLayer(str(again), "again"))
    assert "two runs are called 'small'" in refusal(**NAMED)


def test_name_that_was_typed_is_found_in_a_study(qgis_app):
    """A study calls the run "ground, forest" "002 ground, forest"; a name that two runs have needs its number."""
    from qgis.core import QgsProcessingException

    from talus.algorithms.tools.hazardmap.scenarios import name_in_study

    known = dict.fromkeys(["001 bare", "002 ground, forest", "003 net", "004 net", "net 5"])
    for typed, actual in (("ground, forest", "002 ground, forest"), ("001 bare", "001 bare"), ("net 5", "net 5")):
        assert name_in_study(typed, known) == actual
    assert name_in_study("other", known) == "other"
    with pytest.raises(QgsProcessingException, match="several runs called 'net': write '003 net', '004 net'"):
        name_in_study("net", known)


def test_trajectories_of_a_typed_name_are_found_too(qgis_app):
    """The maps of "wall" were those of the run "002 wall", its trajectories none: objects were counted by cells."""
    from types import SimpleNamespace

    from talus.algorithms.tools.hazardmap import frequency_rows as rows
    from talus.algorithms.tools.hazardmap.parameters import EXCEEDANCES, OBJECTS, TRAJECTORIES

    known = {"001 wall south": {TRAJECTORIES: "south"}, "002 wall": {TRAJECTORIES: "north"}}
    call = {OBJECTS: object(), TRAJECTORIES: [], EXCEEDANCES: []}
    asked = [SimpleNamespace(name=entry) for entry in ("wall", "001 wall south")]
    assert rows._trajectories_of(call, asked, known) == ["north", "south"]


def test_run_without_its_passages_is_named(refusal, named):
    given = {"ENERGY": named["ENERGY"], "PASSAGES": named["PASSAGES"][:1]}
    assert "of the run 'large' there is no map of passages" in refusal(**NAMED, **given)
