# SPDX-License-Identifier: GPL-2.0-or-later
"""The folder of a study: made from an elevation model, filled by runs, copied, opened again."""

import json
import shutil

import pytest


@pytest.fixture
def study(qgis_app, dem, tmp_path):
    """A new study of the slope, open in QGIS, with two releases."""
    from qgis.core import QgsFeature, QgsGeometry, QgsProject, QgsRasterLayer

    from talus.algorithms.study_folder.new_study import make_study
    from talus.tests.qgis.conftest import NORTH, WEST

    study = make_study(QgsRasterLayer(dem, "dem"), tmp_path / "slope study")
    project = QgsProject.instance()
    assert project.read(str(study.project))
    releases = project.mapLayersByName("Releases")[0]
    for x in (30.0, 50.0):
        feature = QgsFeature(releases.fields())
        feature.setGeometry(QgsGeometry.fromWkt(f"POINT({WEST + x} {NORTH - 20.0})"))
        assert releases.dataProvider().addFeatures([feature])[0]
    yield study
    project.clear()


@pytest.fixture
def run(qgis_app, recorder):
    """``run(name, outputs, **parameters)``: an algorithm as its dialog runs it, into the open project."""
    from processing.gui.Postprocessing import handleAlgorithmResults
    from qgis.core import QgsProcessing, QgsProcessingContext, QgsProcessingOutputLayerDefinition, QgsProject

    def start(name, outputs, **parameters):
        project, context = QgsProject.instance(), QgsProcessingContext()
        context.setProject(project)
        context.setFeedback(recorder)
        for output in outputs:
            parameters[output] = QgsProcessingOutputLayerDefinition(QgsProcessing.TEMPORARY_OUTPUT, project)
        algorithm = qgis_app.processingRegistry().createAlgorithmById(name)
        results, succeeded = algorithm.run(parameters, context, recorder)
        assert succeeded, recorder.errors
        assert handleAlgorithmResults(algorithm, context, recorder, parameters=parameters), recorder.errors
        qgis_app.processEvents()
        return results

    return start


@pytest.fixture
def simulated(study, run):
    """``simulated(name)``: a simulation in the study."""
    from qgis.core import QgsProject

    def start(name="", **parameters):
        project = QgsProject.instance()
        inputs = {"DEM": project.mapLayersByName("Elevation model")[0].id(),
                  "RELEASES": project.mapLayersByName("Releases")[0].id()}  # fmt: skip
        small = {**inputs, "RUNS": 3, "VOLUME": 0.5, "RUN_NAME": name, "REPORT": "TEMPORARY_OUTPUT"}
        return run("talus:simulate", ("STOPS", "TRAJECTORIES", "ENERGY_P95", "PASSAGES"), **{**small, **parameters})

    return start


def test_new_study_has_its_folders_and_its_heights_as_they_were(study, dem):
    import numpy as np
    from osgeo import gdal

    assert {one.name for one in study.root.iterdir()} == {"study.qgz", "inputs", "runs", "figures", "reports"}
    copy, original = gdal.Open(str(study.inputs / "dem.tif")), gdal.Open(dem)
    np.testing.assert_array_equal(copy.ReadAsArray(), original.ReadAsArray())
    assert copy.GetGeoTransform() == original.GetGeoTransform()
    assert copy.GetMetadataItem("LAYOUT", "IMAGE_STRUCTURE") == "COG"


def test_results_of_a_dialog_lie_in_the_study_and_nowhere_else(study, simulated):
    from osgeo import gdal, ogr

    results = simulated("north wall")
    (folder,) = study.run_folders()
    assert folder.name.startswith("001_north_wall_20")
    assert {one.name for one in folder.iterdir()} == {
        "results.gpkg", "energy_p95.tif", "passages.tif", "study.toml", "study.gpkg", "run.json",
    }  # fmt: skip
    database = ogr.Open(str(folder / "results.gpkg"))
    names = {database.GetLayer(k).GetName() for k in range(database.GetLayerCount())}
    assert names == {"stops", "trajectories"}
    assert gdal.Open(str(folder / "energy_p95.tif")).GetMetadataItem("LAYOUT", "IMAGE_STRUCTURE") == "COG"
    assert [one.name for one in study.reports.iterdir()] == [f"{folder.name}_report.html"]
    assert str(folder) in results["STOPS"] and results["ENERGY_P95"] == str(folder / "energy_p95.tif")


def test_runs_are_numbered_and_their_groups_say_so(study, simulated):
    from qgis.core import QgsProject

    for name in ("north wall", "", "north wall"):
        simulated(name)
    assert [one.name[:4] for one in study.run_folders()] == ["001_", "002_", "003_"]
    groups = [one.name() for one in QgsProject.instance().layerTreeRoot().findGroups()]
    assert set(groups) == {"Rockfall 001 north wall", "Rockfall 002", "Rockfall 003 north wall"}


def test_run_says_its_parameters_by_places_within_the_study(study, simulated):
    simulated("north wall", VOLUME=0.75)
    text = (study.run_folders()[0] / "run.json").read_text(encoding="utf-8")
    record = json.loads(text)
    assert record["name"] == "001 north wall" and record["parameters"]["VOLUME"] == 0.75
    assert record["parameters"]["DEM"] == "study:inputs/dem.tif"
    assert record["parameters"]["RELEASES"] == "study:inputs/inputs.gpkg|layername=releases"
    assert str(study.root) not in text


def test_study_of_the_run_names_its_files_by_relative_paths_and_repeats_it(study, simulated):
    from talus.engine.study.study import Study

    simulated("north wall")
    (folder,) = study.run_folders()
    found = Study(folder / "study.toml")
    assert found.values["terrain"]["file"] == "../../inputs/dem.tif"
    assert len(found.values["desktop"]["result"]) == 64


def test_copied_study_works_elsewhere(study, simulated, qgis_app, tmp_path):
    """The folder that it was made in is gone: nothing may name it."""
    from qgis.core import QgsProject

    simulated("north wall")
    project = QgsProject.instance()
    assert project.write()
    project.clear()
    other = tmp_path / "elsewhere" / "borrowed"
    shutil.copytree(study.root, other)
    shutil.rmtree(study.root)
    assert project.read(str(other / "study.qgz"))
    layers = list(project.mapLayers().values())
    assert len(layers) == 9 and all(layer.isValid() for layer in layers)
    assert all(str(other) in layer.source() for layer in layers)
    simulated("again")
    assert [one.name[:9] for one in (other / "runs").iterdir() if one.name.startswith("002")] == ["002_again"]


def test_scripts_get_the_temporary_layers_they_ask_for(study, simulate):
    from qgis.core import QgsProcessingContext, QgsProject

    context = QgsProcessingContext()
    context.setProject(QgsProject.instance())
    simulate(context, STOPS="TEMPORARY_OUTPUT", ENERGY_P95="TEMPORARY_OUTPUT")
    assert study.run_folders() == []


def test_what_stays_temporary_by_choice_is_temporary(study, simulated):
    from qgis.core import QgsProject

    from talus.algorithms.study_folder.folder import set_keeps_results

    set_keeps_results(QgsProject.instance(), False)
    simulated("north wall")
    assert study.run_folders() == []


def test_what_is_made_of_runs_has_folders_of_its_own(study, simulated, run):
    from qgis.core import QgsProject

    simulated("north wall")
    trajectories = QgsProject.instance().mapLayersByName("Trajectories – 001 north wall")[0]
    run("talus:profile", ("PASSING",), TRAJECTORIES=trajectories.id(), LINE=trajectories.id())


def test_refused_run_leaves_nothing_behind(study, simulated):
    with pytest.raises(AssertionError):
        simulated("north wall", RELEASES="nowhere.gpkg")
    assert study.run_folders() == []
