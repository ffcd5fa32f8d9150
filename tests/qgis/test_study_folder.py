# SPDX-License-Identifier: GPL-2.0-or-later
"""The folder of a study: made from an elevation model, filled by runs, copied, opened again."""

import json
import math
import shutil

import pytest

from talus.tests.qgis.study_runs import OUTPUTS, desktop_parameters, open_new_study, run_as_desktop


@pytest.fixture
def study(qgis_app, dem, tmp_path):
    """A new study of the slope, open in QGIS, with two releases."""
    from qgis.core import QgsProject

    yield open_new_study(dem, tmp_path / "slope study")
    QgsProject.instance().clear()


@pytest.fixture
def simulated(study, recorder):
    """``simulated(name)``: a simulation in the study."""

    def start(name="", outputs=OUTPUTS, **changed):
        return run_as_desktop("talus:simulate", desktop_parameters(outputs, RUN_NAME=name, **changed), recorder)

    return start


def test_new_study_has_its_folders_and_its_heights_as_they_were(study, dem):
    import numpy as np
    from osgeo import gdal

    assert {path.name for path in study.root.iterdir()} == {"study.qgz", "inputs", "runs", "figures", "reports"}
    copy, original = gdal.Open(str(study.inputs / "dem.tif")), gdal.Open(dem)
    np.testing.assert_array_equal(copy.ReadAsArray(), original.ReadAsArray())
    assert copy.GetGeoTransform() == original.GetGeoTransform()
    assert copy.GetMetadataItem("LAYOUT", "IMAGE_STRUCTURE") == "COG"


def test_3d_views_of_a_study_open_on_its_terrain(study):
    import qgis.core

    from talus.tests.qgis.conftest import NORTH, WEST

    if not hasattr(qgis.core, "QgsRasterDemTerrainProvider"):
        pytest.skip("QGIS has it since 3.26")
    project = qgis.core.QgsProject()
    assert project.read(str(study.project))
    terrain = project.elevationProperties().terrainProvider()
    assert terrain.type() == "raster" and terrain.scale() == 1.0 and terrain.offset() == 0.0
    assert terrain.layer() is not None and terrain.layer().name() == "Elevation model"
    below = 20.0 * math.tan(math.radians(40.0))  # the plane of the slope, 20 m from its top
    assert terrain.heightAt(WEST + 40.0, NORTH - 20.0) == pytest.approx(500.0 - below, abs=2.0)


def test_results_of_a_dialog_lie_in_the_study_and_nowhere_else(study, simulated):
    from osgeo import gdal, ogr

    results = simulated("north wall")
    (folder,) = study.run_folders()
    assert folder.name.startswith("001_north_wall_20")
    assert {path.name for path in folder.iterdir()} == {
        "results.gpkg", "energy_p95.tif", "passages.tif", "study.toml", "study.gpkg", "run.json",
    }  # fmt: skip
    database = ogr.Open(str(folder / "results.gpkg"))
    names = {database.GetLayer(k).GetName() for k in range(database.GetLayerCount())}
    assert names == {"stops", "trajectories"}
    assert gdal.Open(str(folder / "energy_p95.tif")).GetMetadataItem("LAYOUT", "IMAGE_STRUCTURE") == "COG"
    assert [path.name for path in study.reports.iterdir()] == [f"{folder.name}_report.html"]
    assert str(folder) in results["STOPS"] and results["ENERGY_P95"] == str(folder / "energy_p95.tif")


def test_runs_are_numbered_and_their_groups_say_so(study, simulated):
    from qgis.core import QgsProject

    for name in ("north wall", "", "north wall"):
        simulated(name)
    assert [run_folder.name[:4] for run_folder in study.run_folders()] == ["001_", "002_", "003_"]
    groups = [group.name() for group in QgsProject.instance().layerTreeRoot().findGroups()]
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
    result = Study(folder / "study.toml")
    assert result.values["terrain"]["dem"] == "../../inputs/dem.tif"
    assert len(result.values["desktop"]["result"]) == 64


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
    assert [path.name[:9] for path in (other / "runs").iterdir() if path.name.startswith("002")] == ["002_again"]


def test_study_in_a_folder_with_an_apostrophe(qgis_app, dem, tmp_path, recorder):
    """A table within a file, ogr:dbname='...', has to mask apostrophes."""
    from qgis.core import QgsDataSourceUri, QgsProject

    from talus.algorithms.shared.study_folder.run_record import read_record, value_again

    study = open_new_study(dem, tmp_path / "Rita's slope")
    results = run_as_desktop("talus:simulate", desktop_parameters(OUTPUTS, RUN_NAME="north"), recorder)
    (folder,) = study.run_folders()
    record = read_record(folder)
    assert record is not None and record.name == "001 north"
    assert "Rita" not in (folder / "run.json").read_text(encoding="utf-8")
    again = {name: value_again(output, study, QgsProject.instance()) for name, output in record.outputs.items()}
    assert QgsProject.instance().mapLayer(again["ENERGY_P95"]).source() == results["ENERGY_P95"]
    assert QgsDataSourceUri(again["STOPS"].partition(":")[2]).database() == str(folder / "results.gpkg")
    assert str(folder / "results.gpkg") in results["STOPS"]
    QgsProject.instance().clear()


def test_scripts_get_the_temporary_layers_they_ask_for(study, simulate):
    from qgis.core import QgsProcessingContext, QgsProject

    context = QgsProcessingContext()
    context.setProject(QgsProject.instance())
    simulate(context, STOPS="TEMPORARY_OUTPUT", ENERGY_P95="TEMPORARY_OUTPUT")
    assert study.run_folders() == []


def test_what_stays_temporary_by_choice_is_temporary(study, simulated):
    from qgis.core import QgsProject

    from talus.algorithms.shared.study_folder.folder import set_keeps_results

    set_keeps_results(QgsProject.instance(), False)
    simulated("north wall")
    assert study.run_folders() == []


def test_what_is_made_of_runs_has_a_folder_of_its_own(study, simulated, recorder, make_layer):
    from qgis.core import QgsProcessing, QgsProcessingOutputLayerDefinition, QgsProject

    simulated("north wall")
    project = QgsProject.instance()
    trajectories = project.mapLayersByName("Trajectories – 001 north wall")[0]
    line = make_layer("LineString", [("LINESTRING(0 -60, 80 -60)", [])], name="road")
    made = QgsProcessingOutputLayerDefinition(QgsProcessing.TEMPORARY_OUTPUT, project)
    inputs = {"TRAJECTORIES": trajectories.id(), "LINES": line, "CROSSINGS": made}
    run_as_desktop("talus:screenline", inputs, recorder)
    (folder,) = study.evaluations.iterdir()
    assert folder.name.startswith("001_screenline_20")
    assert {path.name for path in folder.iterdir()} == {"results.gpkg", "of_run.json"}
    layer = project.mapLayersByName("Crossings – 001 north wall")[0]
    assert str(folder) in layer.source()


def test_refused_run_leaves_nothing_behind(study, simulated):
    with pytest.raises(AssertionError):
        simulated("north wall", GROUND_DEFAULT="soup")
    assert study.run_folders() == []


@pytest.fixture
def panel(study):
    from talus.algorithms.shared.desktop.runs_panel.panel import RunsPanel
    from talus.tests.qgis.desktop_stand_in import Desktop

    panel = RunsPanel(Desktop())
    yield panel
    panel.close_down()


def row_of(panel, start):
    titles = [panel.list.item(row).text() for row in range(panel.list.count())]
    return next(row for row, title in enumerate(titles) if title.startswith(start))


def test_run_that_the_project_was_not_saved_with_comes_back(study, simulated, qgis_app):
    """QGIS that is killed after a run: the files are there, the project knows nothing of them."""
    from qgis.core import QgsProject

    from talus.algorithms.shared.desktop.study.keeper import StudyKeeper
    from talus.tests.qgis.desktop_stand_in import Desktop

    simulated("north wall")
    project = QgsProject.instance()
    before = {layer.name(): type(layer.renderer()) for layer in project.mapLayers().values()}
    keeper = StudyKeeper(Desktop())
    project.clear()
    assert project.read(str(study.project))
    group = project.layerTreeRoot().findGroup("Rockfall 001 north wall")
    assert {layer.name(): type(layer.renderer()) for layer in project.mapLayers().values()} == before
    seen = [node.name() for node in group.findLayers() if node.itemVisibilityChecked()]
    assert seen == [
        "Stops – 001 north wall",
        "Energy, 95th percentile [kJ] – 001 north wall",
        "Relief – 001 north wall",
    ]
    assert project.read(str(study.project))
    assert len(project.layerTreeRoot().findGroups()) == 1  # not twice
    keeper.close_down()


def test_run_again_has_the_parameters_of_the_run(study, simulated, panel, monkeypatch):
    import processing
    from qgis.core import QgsProject

    simulated("north wall", VOLUME=0.75, SEED=4)
    opened = []
    monkeypatch.setattr(processing, "execAlgorithmDialog", lambda *asked: opened.append(asked), raising=False)
    project = QgsProject.instance()
    project.mapLayersByName("Elevation model")[0].setName("Zone 9")  # behind the relief of the run by its name
    panel.read()
    panel.list.setCurrentRow(0)
    panel.again()
    ((name, parameters),) = opened
    assert name == "talus:simulate" and (parameters["VOLUME"], parameters["SEED"]) == (0.75, 4)
    assert project.mapLayer(parameters["DEM"]).name() == "Zone 9"
    assert project.mapLayer(parameters["RELEASES"]).name() == "Releases"
    assert parameters["STOPS"].sink.staticValue() == "TEMPORARY_OUTPUT" and "CONTACTS" not in parameters


def test_removed_run_stays_away_and_is_loaded_again(study, simulated, panel):
    from qgis.core import QgsProject

    from talus.algorithms.shared.study_folder.bring_in import bring_in_missing

    simulated("north wall")
    panel.read()
    panel.list.setCurrentRow(0)
    panel.remove_now(panel.run())
    project = QgsProject.instance()
    assert bring_in_missing(project, study) == [] and panel.list.item(0).text() == "001 north wall (not in the project)"
    panel.list.setCurrentRow(0)
    panel.load()
    assert panel.list.item(0).text() == "Rockfall 001 north wall"
    assert len(project.mapLayersByName("Stops – 001 north wall")) == 1


def test_deleted_run_is_gone_with_its_files_and_no_others(study, simulated, panel):
    simulated("north wall")
    simulated("south wall")
    mine = study.reports / f"{study.run_folders()[0].name}_my_notes.html"  # is called so, and is nothing of the run
    mine.touch()
    panel.read()
    panel.list.setCurrentRow(row_of(panel, "Rockfall 001"))
    panel.delete_now()
    assert [run_folder.name[:3] for run_folder in study.run_folders()] == ["002"]
    assert [path.name[:3] for path in study.reports.iterdir() if path != mine] == ["002"] and mine.exists()
    assert [run.title for run in panel.runs] == ["Rockfall 002 south wall"]


def test_renamed_run_keeps_its_name_when_it_is_loaded_again(study, simulated, panel):
    simulated("north wall")
    panel.read()
    panel.list.setCurrentRow(0)
    panel.rename_to("Rockfall 001 with the net")
    panel.list.setCurrentRow(0)
    panel.remove_now(panel.run())
    panel.list.setCurrentRow(0)
    panel.load()
    assert panel.runs[0].title == "Rockfall 001 with the net"


def test_record_that_names_places_outside_the_study_is_not_read(study, tmp_path):
    """A borrowed study: what is deleted and written by its records must lie within."""
    from talus.algorithms.shared.study_folder.run_record import RunRecord, now, read_record, write_record

    folder = study.new_run_folder("bad")
    good = RunRecord(folder, "talus:simulate", "001 bad", {}, {"STOPS": "study:runs/001/results.gpkg"}, now(), "")
    for changed in ({"unfinished": "../.."}, {"unfinished": ".."}, {"outputs": {"STOPS": str(tmp_path / "x.gpkg")}},
                    {"outputs": {"STOPS": "study:../x.gpkg"}}):  # fmt: skip
        write_record(good._replace(**changed))
        assert read_record(folder) is None
    write_record(good)
    assert read_record(folder) == good


def test_new_study_says_what_is_wrong(qgis_app, dem, tmp_path, make_dem):
    from qgis.core import QgsRasterLayer

    from talus.algorithms.shared.study_folder.new_study import make_study, problem_of

    layer, full = QgsRasterLayer(dem, "dem"), tmp_path / "full"
    full.mkdir()
    (full / "file").touch()
    degrees = QgsRasterLayer(make_dem(epsg=4326, cell=1e-5, corner=(8.0, 47.0)), "degrees")
    for given, folder, words in (
        (None, tmp_path / "new", "elevation model"), (layer, "", "folder"), (layer, full, "not empty"),
        (layer, full / "file", "is a file"), (layer, tmp_path / "a" / "b", "no folder"),
        (degrees, tmp_path / "new", "degrees"),
    ):  # fmt: skip
        assert words in problem_of(given, folder)
    assert problem_of(layer, tmp_path / "new") == ""
    with pytest.raises(OSError, match="cancelled"):
        make_study(layer, tmp_path / "new", go_on=lambda share: False)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["full", "other.tif"]


def test_what_was_made_after_the_project_was_saved_comes_back(study, recorder, tmp_path):
    """QGIS that is killed after source areas were found; what the user takes from a saved project stays away."""
    from qgis.core import QgsProcessing, QgsProcessingOutputLayerDefinition, QgsProject

    from talus.algorithms.shared.desktop.study.keeper import StudyKeeper
    from talus.tests.qgis.desktop_stand_in import Desktop

    project, keeper = QgsProject.instance(), StudyKeeper(Desktop())
    inputs = {"DEM": project.mapLayersByName("Elevation model")[0].id(), "METHOD": "fixed", "THRESHOLD": 20.0}
    places = {
        name: QgsProcessingOutputLayerDefinition(QgsProcessing.TEMPORARY_OUTPUT, project)
        for name in ("AREAS", "POINTS")
    }
    names = {"Release points", "Source areas"}
    for _ in range(2):
        run_as_desktop("talus:sourceareas", {**inputs, **places}, recorder)
    made = {layer.name(): type(layer.renderer()) for layer in project.mapLayers().values()}
    assert names | {f"{name} (2)" for name in names} <= set(made)  # by what they are, not by their files
    assert project.read(str(study.project))
    assert {layer.name(): type(layer.renderer()) for layer in project.mapLayers().values()} == made
    titles = [node.name() for node in project.layerTreeRoot().findGroup("Rockfall").findLayers()]
    assert [title.partition(" (")[0] for title in titles] == [*["Release points"] * 2, *["Source areas"] * 2]
    for name in names:
        project.removeMapLayer(project.mapLayersByName(f"{name} (2)")[0])
    assert project.write()
    assert project.read(str(study.project))
    assert not {f"{name} (2)" for name in names} & {layer.name() for layer in project.mapLayers().values()}
    assert names <= {layer.name() for layer in project.mapLayers().values()}
    keeper.close_down()


def test_evaluation_comes_back_in_the_group_of_its_run_and_under_its_name(study, simulated, recorder, make_layer):
    from qgis.core import QgsProcessing, QgsProcessingOutputLayerDefinition, QgsProject

    from talus.algorithms.shared.desktop.study.keeper import StudyKeeper
    from talus.tests.qgis.desktop_stand_in import Desktop

    project, keeper = QgsProject.instance(), StudyKeeper(Desktop())
    simulated("one")
    assert project.write()
    (paths,) = [item for name, item in project.mapLayers().items() if item.name().startswith("Trajectories")]
    line = make_layer("LineString", [("LINESTRING(0 -50, 80 -50)", [])], name="road")
    place = QgsProcessingOutputLayerDefinition(QgsProcessing.TEMPORARY_OUTPUT, project)
    inputs = {"TRAJECTORIES": paths.id(), "LINES": line, "STATISTICS": None, "REPORT": None, "CROSSINGS": place}
    run_as_desktop("talus:screenline", inputs, recorder)
    (made,) = project.mapLayersByName(paths.name().replace("Trajectories", "Crossings"))
    group = project.layerTreeRoot().findLayer(made.id()).parent().name()
    assert project.read(str(study.project))
    (back,) = [layer for layer in project.mapLayers().values() if layer.name().startswith("Crossings")]
    assert back.name() == "Crossings – 001 one" and group == "Rockfall 001 one"
    assert project.layerTreeRoot().findLayer(back.id()).parent().name() == group
    keeper.close_down()


def test_selection_of_a_run_comes_back_with_its_parameters(study, simulated):
    """QGIS forgets what was selected; going on after a crash would throw rocks from every point."""
    from qgis.core import QgsProcessingFeatureSourceDefinition, QgsProject

    from talus.algorithms.shared.study_folder.bring_in import records_of
    from talus.algorithms.shared.study_folder.run_record import value_again

    project = QgsProject.instance()
    releases = project.mapLayersByName("Releases")[0]
    (second,) = [feature.id() for feature in releases.getFeatures()][1:]
    releases.selectByIds([second])
    done = simulated("one point", RELEASES=QgsProcessingFeatureSourceDefinition(releases.id(), True))
    assert done["RELEASE_COUNT"] == 1
    assert project.write()
    assert project.read(str(study.project))
    releases = project.mapLayersByName("Releases")[0]
    assert not releases.selectedFeatureIds()
    value = value_again(records_of(study)[0].parameters["RELEASES"], study, project)
    assert (value.source.staticValue(), value.selectedFeaturesOnly) == (releases.id(), True)
    assert releases.selectedFeatureIds() == [second]


def test_table_named_as_its_file_is_the_layer_of_that_file(study, recorder):
    """A layer that came back after a crash names its table; the record of the run does not."""
    from qgis.core import QgsProject, QgsVectorLayer

    from talus.algorithms.shared.study_folder.run_record import HERE, value_again

    source = str(study.inputs / "inputs.gpkg")
    project = QgsProject.instance()
    assert value_again(f"{HERE}inputs/inputs.gpkg", study, project) == source  # three tables of other names
    lines = project.mapLayersByName("Lines")[0]
    assert value_again(f"{HERE}inputs/inputs.gpkg|layername=lines", study, project) == lines.id()
    shutil.copy(source, study.inputs / "lines.gpkg")
    copy = QgsVectorLayer(f"{study.inputs / 'lines.gpkg'}|layername=lines", "copy", "ogr")
    project.addMapLayer(copy)
    assert value_again(f"{HERE}inputs/lines.gpkg", study, project) == copy.id()
