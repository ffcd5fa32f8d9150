# SPDX-License-Identifier: GPL-2.0-or-later
"""A run in a study that is killed or cancelled goes on with the same bits; a map grows meanwhile and changes none."""

import signal

import pytest

from talus.tests.qgis.study_runs import desktop_parameters, kill_in_the_middle, open_new_study, run_as_desktop

RUNS = 150


@pytest.fixture
def study(qgis_app, dem, tmp_path, monkeypatch):
    from qgis.core import QgsProject

    from talus.algorithms.tools.simulate import unfinished

    monkeypatch.setattr(unfinished, "KEPT_IN_STUDY_FROM", 0.0)
    yield open_new_study(dem, tmp_path / "study")
    QgsProject.instance().clear()


def stops_of(folder):
    from osgeo import ogr

    database = ogr.Open(str(folder / "results.gpkg"))  # without a name it would be closed under the layer
    layer = database.GetLayerByName("stops")
    names = [layer.GetLayerDefn().GetFieldDefn(k).GetName() for k in range(layer.GetLayerDefn().GetFieldCount())]
    kept = [name for name in names if name != "run_name"]
    return [(entry.GetGeometryRef().ExportToWkb(), *(entry[name] for name in kept)) for entry in layer]


def maps_of(folder):
    from osgeo import gdal

    return {path.name: gdal.Open(str(path)).ReadAsArray().tobytes() for path in sorted(folder.glob("*.tif"))}


@pytest.mark.long
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing is killed so on Windows")
def test_run_that_was_killed_goes_on_with_the_same_bits(study, recorder):
    from qgis.core import QgsProject

    from talus.algorithms.shared.desktop.runs_panel.of_study import parameters_again, records_elsewhere, state_of

    kill_in_the_middle(study, RUNS)
    (folder,) = study.run_folders()
    assert [path.name for path in folder.iterdir() if path.name != "lock"] == ["run.json"]
    (record,) = records_elsewhere(QgsProject.instance())
    assert state_of(record) == "unfinished" and record.name == "001 killed" and record.unfinished
    run_as_desktop("talus:simulate", parameters_again(QgsProject.instance(), record, goes_on=True), recorder)
    assert any("Resumes with" in text for text in recorder.messages)
    assert study.run_folders() == [folder] and not study.unfinished.exists()
    assert records_elsewhere(QgsProject.instance()) == []
    run_as_desktop("talus:simulate", desktop_parameters(RUNS=RUNS, SEED=7, THREADS=1, RUN_NAME="whole"), recorder)
    whole = study.run_folders()[1]
    assert stops_of(folder) == stops_of(whole) and len(stops_of(whole)) == 2 * RUNS
    assert maps_of(folder) == maps_of(whole) and len(maps_of(whole)) == 2


def test_cancelled_run_is_listed_and_keeps_what_is_done(study, recorder):
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProject

    from talus.algorithms.shared.desktop.runs_panel.of_study import records_elsewhere, state_of

    def cancel_at_two_thirds(percent):
        if percent > 60.0:
            recorder.cancel()

    context = QgsProcessingContext()
    context.setProject(QgsProject.instance())
    recorder.progressChanged.connect(cancel_at_two_thirds)
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:simulate")
    _, succeeded = algorithm.run(desktop_parameters(RUNS=RUNS, THREADS=1), context, recorder)
    assert not succeeded and any("runs are done and kept" in text for text in recorder.errors)
    (record,) = records_elsewhere(QgsProject.instance())
    assert state_of(record) == "unfinished" and (study.unfinished / record.unfinished / "state.bin").is_file()


@pytest.mark.long
def test_map_grows_while_the_run_goes_on_and_goes_with_it(study, recorder, qgis_app, monkeypatch):
    """Twin: the same run without, bit for bit."""
    from qgis.core import QgsProject

    from talus.algorithms.tools.simulate import growing
    from talus.engine.ensemble import watching

    for name, value in (("FIRST", 0.0), ("INTERVAL", 0.0), ("SHARE", 1e9)):
        monkeypatch.setattr(watching, name, value)
    seen, show = [], growing.Growing._show

    def shown(self, path, count):
        show(self, path, count)
        layer = QgsProject.instance().mapLayer(self.layer_id)
        seen.append((count, layer.name(), layer.isValid(), QgsProject.instance().layerTreeRoot().children()[0].name()))

    monkeypatch.setattr(growing.Growing, "_show", shown)
    run_as_desktop("talus:simulate", desktop_parameters(RUNS=RUNS, SEED=7, THREADS=1), recorder)
    assert len(seen) > 2 and [count for count, *_ in seen] == sorted(count for count, *_ in seen)
    count, name, is_valid, top = seen[-1]
    assert (
        is_valid
        and top
        == name
        == f"Rockfall 001: {count} of {2 * RUNS} runs, 2 of 2 release points, largest energy so far [kJ]"
    )
    assert not growing._alive and not [
        layer for layer in QgsProject.instance().mapLayers().values() if "so far" in layer.name()
    ]
    monkeypatch.setattr(watching, "FIRST", 1e9)
    run_as_desktop("talus:simulate", desktop_parameters(RUNS=RUNS, SEED=7, THREADS=1), recorder)
    first, second = study.run_folders()
    assert stops_of(first) == stops_of(second) and maps_of(first) == maps_of(second)


def test_estimate_says_what_a_run_costs_and_makes_nothing(study, recorder):
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProject

    context = QgsProcessingContext()
    context.setProject(QgsProject.instance())
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:simulate")
    results, succeeded = algorithm.run(desktop_parameters(RUNS=100_000, ONLY_ESTIMATE=True), context, recorder)
    assert succeeded, recorder.errors
    assert results["ESTIMATED_SECONDS"] > 0.0 and results["ESTIMATED_MEMORY_MB"] > 1.0 and "STOPS" not in results
    assert any("runs from 2 release points: about" in text for text in recorder.messages)
    assert results["ESTIMATED_DISK_MB"] > 100_000 * 280 / 1e6  # the rows of the runs, and more
    assert any(text.startswith("Unfinished work will take up to") for text in recorder.messages)
    assert study.run_folders() == []


@pytest.fixture
def grows(monkeypatch):
    """``grows(count, then)``: the ids of the layer, shown after each chunk; after this many something is done."""
    from talus.algorithms.tools.simulate import growing
    from talus.engine.ensemble import watching

    for name, value in (("FIRST", 0.0), ("INTERVAL", 0.0), ("SHARE", 1e9)):
        monkeypatch.setattr(watching, name, value)
    show = growing.Growing._show

    def after(count, then):
        shown = []

        def show_and_look(self, path, runs):
            show(self, path, runs)
            shown.append(self.layer_id)
            if len(shown) == count:
                then()

        monkeypatch.setattr(growing.Growing, "_show", show_and_look)
        return shown

    return after


def cancelled_run(recorder, **parameters):
    """Run talus:simulate as the desktop does; it is cancelled meanwhile."""
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProject

    context = QgsProcessingContext()
    context.setProject(QgsProject.instance())
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:simulate")
    _, succeeded = algorithm.run(desktop_parameters(RUNS=RUNS, SEED=7, THREADS=1, **parameters), context, recorder)
    assert not succeeded and any("runs are done and kept" in text for text in recorder.errors)
    QgsApplication.processEvents()


def unfinished_layers():
    from qgis.core import QgsProject

    return [layer for layer in QgsProject.instance().mapLayers().values() if "unfinished" in layer.name()]


@pytest.mark.long
def test_map_of_a_cancelled_run_stays_until_it_has_gone_on(study, recorder, grows):
    """The user keeps what there is to see, with a name that says it is not all; from the file that is kept."""
    import re
    from pathlib import Path

    from osgeo import gdal
    from qgis.core import QgsProcessingFeedback, QgsProject, QgsRasterBandStats

    from talus.algorithms.shared.desktop.runs_panel.of_study import parameters_again, records_elsewhere

    grows(4, recorder.cancel)
    cancelled_run(recorder)
    (layer,) = unfinished_layers()
    name = r"Rockfall 001, unfinished: (\d+) of 300 runs, 2 of 2 release points, largest energy \[kJ\]"
    assert 0 < int(re.fullmatch(name, layer.name()).group(1)) < 300
    (record,) = records_elsewhere(QgsProject.instance())
    kept = study.unfinished / record.unfinished / "maps_so_far" / "energy_max.tif"
    assert layer.isValid() and Path(layer.source()) == kept
    shown = layer.dataProvider().bandStatistics(1, QgsRasterBandStats.Stats.Max).maximumValue
    cells = gdal.Open(str(kept)).ReadAsArray()
    assert shown == pytest.approx(cells[cells == cells].max())
    seen, layer_id = grows(-1, None), layer.id()
    goes_on = parameters_again(QgsProject.instance(), record, goes_on=True)
    run_as_desktop("talus:simulate", goes_on, QgsProcessingFeedback(False))
    assert set(seen) == {layer_id}  # it grew on
    assert unfinished_layers() == [] and not [
        layer for layer in QgsProject.instance().mapLayers().values() if "so far" in layer.name() or not layer.isValid()
    ]


@pytest.mark.long
def test_map_of_a_cancelled_run_goes_with_its_files(study, recorder, grows):
    from qgis.core import QgsProject

    from talus.algorithms.shared.desktop.runs_panel.of_study import delete_files, records_elsewhere

    grows(4, recorder.cancel)
    cancelled_run(recorder)
    assert len(unfinished_layers()) == 1
    (record,) = records_elsewhere(QgsProject.instance())
    delete_files(QgsProject.instance(), record)
    assert unfinished_layers() == [] and not (study.unfinished / record.unfinished).exists()


@pytest.mark.long
def test_map_of_a_cancelled_run_goes_where_nothing_is_kept(study, recorder, grows, monkeypatch):
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProject

    grows(4, recorder.cancel)
    context = QgsProcessingContext()
    context.setProject(QgsProject.instance())
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:simulate")
    parameters = desktop_parameters(RUNS=RUNS, SEED=7, THREADS=1, KEEP_UNFINISHED=False)
    before = set(QgsProject.instance().mapLayers())
    assert not algorithm.run(parameters, context, recorder)[1]
    QgsApplication.processEvents()
    assert set(QgsProject.instance().mapLayers()) == before
