# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate with an elevation model that is larger than the memory for it: the same results, reported in words."""

import shutil

import numpy as np
import pytest

from talus.engine.terrain_store import within_memory

MAPS = ("PASSAGES", "ENERGY_MAX", "ENERGY_P95", "DEPOSITS")
MEMORY = {"TERRAIN_MEMORY": 2.0}


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch, tmp_path, qgis_app):
    """Blocks small enough that 2,400 nodes are more than 2 MB; the folder of caches is one of the test."""
    from talus.algorithms.tools.simulate import unfinished

    monkeypatch.setattr(within_memory, "BYTES_A_NODE", 1e4)
    monkeypatch.setattr(within_memory, "BLOCK", 32)
    monkeypatch.setattr(within_memory, "BLOCK_WIDTH", 0.0)
    monkeypatch.setattr(unfinished, "folder_of_caches", lambda: tmp_path / "caches")


@pytest.fixture
def layers(make_layer, box):
    """Ground and forest polygons, and a wall."""
    ground = make_layer("Polygon", [(box(0, -70, 80, -50), ["soft"])], "field=ground_class:string", name="ground")
    forest = make_layer(
        "Polygon", [(box(20, -60, 60, -30), [400.0, 6.0])],
        "field=drag_coefficient:double&field=drag_height:double", name="forest",
    )  # fmt: skip
    barriers = make_layer("LineString", [("LINESTRING(10 -90, 70 -90)", [])], name="walls")
    return {"GROUND": ground, "GROUND_FIELD": "ground_class", "FOREST": forest, "FOREST_START": 3.0,
            "BARRIERS": barriers}  # fmt: skip


@pytest.fixture
def both(simulate, cells, tmp_path):
    """``both(**parameters)``: asserts that lines, stops and maps are the same with the terrain in blocks."""

    def run(**parameters):
        actual = []
        for name, more in (("whole", {}), ("blocks", MEMORY)):
            folder = tmp_path / name
            folder.mkdir()
            outputs = {map_: str(folder / f"{map_}.tif") for map_ in MAPS}
            outputs.update(dict.fromkeys(("TRAJECTORIES", "STOPS"), "memory:"), REPORT=str(folder / "report.html"))
            actual.append(simulate(**outputs, **parameters, **more))
        for name in ("TRAJECTORIES", "STOPS"):
            first, second = (
                [(feature.geometry().asWkt(17), feature.attributes()[:-1]) for feature in each[name].getFeatures()]
                for each in actual
            )
            assert first == second and len(first) == 6
        for name in MAPS:
            np.testing.assert_array_equal(*(cells(each[name]) for each in actual))
        return actual

    return run


def test_the_same_results_on_uniform_ground(both, recorder, tmp_path):
    from osgeo import gdal

    result = both()
    layouts = [gdal.Open(entry[name]).GetMetadataItem("LAYOUT", "IMAGE_STRUCTURE") for entry in result for name in MAPS]
    assert layouts == 2 * len(MAPS) * ["COG"]
    assert result[1]["RUN_COUNT"] == 6
    messages = "\n".join(recorder.messages)
    assert "would take 24 MB of memory, more than the allowed 2 MB (TERRAIN_MEMORY)" in messages
    assert "in EPSG:2056, heights" in messages and "read in tiles" in messages
    assert "Tiles of the elevation model, maps and unfinished work will take up to" in messages
    (store,) = (tmp_path / "caches" / "talus" / "terrain").iterdir()
    assert (store / "store.json").is_file() and not list(store.glob("maps-*"))


def test_the_same_results_with_polygons_forest_and_a_barrier(both, layers, tmp_path):
    both(**layers)
    pages = [(tmp_path / name / "report.html").read_text(encoding="utf-8") for name in ("whole", "blocks")]
    passed = [next(line for line in page.splitlines() if "Ground that rocks passed" in line) for page in pages]
    assert "Ground that rocks passed" in passed[0]
    figures = [page.count("data:image/png") for page in pages]
    assert figures[0] == figures[1] > 2
    first = [page.split("data:image/png;base64,")[1][:2000] for page in pages]
    assert first[0] == first[1]


def test_the_same_results_with_a_raster_of_the_ground(both, dem, layers, tmp_path):
    import processing

    raster = str(tmp_path / "ground.tif")
    ground = {name: layers[name] for name in ("GROUND", "GROUND_FIELD")}
    processing.run("talus:groundclasses", {"DEM": dem, **ground, "GROUND_RASTER": raster})
    both(GROUND_RASTER=raster)


def test_an_estimate_tells_the_disk(simulate):
    result = simulate(ONLY_ESTIMATE=True, **MEMORY)
    assert result["ESTIMATED_DISK_MB"] > 0.01 and result["ESTIMATED_SECONDS"] > 0.0
    assert simulate(ONLY_ESTIMATE=True)["ESTIMATED_DISK_MB"] == 0.0


def test_a_folder_of_the_user_keeps_the_blocks_for_the_next(simulate, tmp_path, monkeypatch):
    from talus.engine.terrain_store import stored_terrain

    kept = {"TERRAIN_FOLDER": str(tmp_path / "kept"), **MEMORY}
    simulate(STOPS="memory:", **kept)
    assert len(list((tmp_path / "kept").iterdir())) == 1
    monkeypatch.setattr(stored_terrain, "survey_heights", lambda *_: pytest.fail("it surveys again"))
    simulate(STOPS="memory:", **kept)


def test_a_disk_without_room_is_told(refused, monkeypatch):
    usage = shutil.disk_usage("/")
    monkeypatch.setattr(within_memory.shutil, "disk_usage", lambda _: usage._replace(free=0))
    message = refused(**MEMORY)
    assert "Folder for tiles of the elevation model" in message and "make room" in message and "caches" in message


def test_a_full_disk_is_told_and_what_was_done_is_kept(refused, monkeypatch):
    from talus.engine.terrain_store.sparse_file import SparseFile

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(SparseFile, "write", full)
    message = refused(**MEMORY)
    assert "No space left on device" in message and "make room there" in message


def test_a_source_that_cannot_be_read_in_the_middle_is_told(refused, make_dem, tmp_path):
    import os

    path = make_dem("broken.tif", heights=np.random.default_rng(1).uniform(400.0, 500.0, (400, 400)))
    os.truncate(path, os.path.getsize(path) // 2)
    message = refused(DEM=path, **MEMORY)
    assert "broken.tif" in message


def test_a_folder_where_another_job_looks_through_the_same_is_told(refused, tmp_path, dem):
    from talus.engine.io.folder_lock import FolderLock
    from talus.engine.io.node_blocks import NodeBlocks

    place = tmp_path / "kept" / within_memory.name_of(NodeBlocks(dem, 1, (0, 0, 40, 60)), 32)
    place.mkdir(parents=True)
    lock = FolderLock(place)
    try:
        message = refused(TERRAIN_FOLDER=str(tmp_path / "kept"), **MEMORY)
    finally:
        lock.release()
    assert "Another job makes the terrain store" in message


def test_rocks_that_break_and_nets_need_all_of_it(refused, make_layer):
    message = refused(BREAKING=0.5, **MEMORY)
    assert "need the whole elevation model in memory, some 24 MB" in message and "(EXTENT)" in message
    net = make_layer("LineString", [("LINESTRING(10 -60, 70 -60)", ["ring net"])], "field=net:string", name="nets")
    assert "need the whole elevation model in memory" in refused(BARRIERS=net, **MEMORY)


def test_a_cancel_while_the_elevation_model_is_looked_through(simulate, recorder):
    from qgis.core import QgsProcessingException

    recorder.setProgress = lambda _: recorder.cancel()
    with pytest.raises(QgsProcessingException, match="Cancelled; nothing was written"):
        simulate(**MEMORY)


def test_a_map_grows_on_the_canvas_of_a_study(dem, recorder, monkeypatch, tmp_path):
    """It is valid and on top, shows how far the runs are, shows in the end what the results do, and goes with the run.
    Twin: the same run in memory, whose maps have the same bits."""
    from osgeo import gdal
    from qgis.core import QgsProject

    from talus.algorithms.tools.simulate import growing
    from talus.engine.ensemble import watching
    from talus.tests.qgis.study_runs import desktop_parameters, open_new_study, run_as_desktop

    for name, value in (("FIRST", 0.0), ("INTERVAL", 0.0), ("SHARE", 1e9)):
        monkeypatch.setattr(watching, name, value)
    seen, show = [], growing.Growing._show

    def shown(self, path, count):
        show(self, path, count)
        layer = self.project.mapLayer(self.layer_id)
        largest = np.nanmax(gdal.Open(path).ReadAsArray())
        seen.append((count, layer.isValid(), layer.name(), self.project.layerTreeRoot().children()[0].name(), largest))

    monkeypatch.setattr(growing.Growing, "_show", shown)
    study = open_new_study(dem, tmp_path / "study")
    try:
        parameters = desktop_parameters(("STOPS", "ENERGY_MAX", "PASSAGES"), RUNS=40, SEED=7, THREADS=1)
        run_as_desktop("talus:simulate", {**parameters, **MEMORY}, recorder)
        assert any("more than the allowed 2 MB" in text for text in recorder.messages)
        count, is_valid, name, top, largest = seen[-1]
        assert len(seen) > 1 and is_valid and count == 80
        assert top == name == "Rockfall 001: 80 of 80 runs, 2 of 2 release points, largest energy so far [kJ]"
        assert not growing._alive
        assert not [layer for layer in QgsProject.instance().mapLayers().values() if "so far" in layer.name()]
        run_as_desktop("talus:simulate", parameters, recorder)
        first, second = ({path.name: gdal.Open(str(path)).ReadAsArray() for path in sorted(folder.glob("*.tif"))}
                         for folder in study.run_folders())  # fmt: skip
        assert first.keys() == second.keys() and {"energy_max.tif", "passages.tif"} <= first.keys()
        for key in first:
            np.testing.assert_array_equal(first[key], second[key], key)
        assert largest == pytest.approx(np.nanmax(first["energy_max.tif"]), rel=1e-6)
    finally:
        QgsProject.instance().clear()
