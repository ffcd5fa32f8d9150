# SPDX-License-Identifier: GPL-2.0-or-later
"""Terrain in a store: the bits of the whole terrain though runs cross into blocks not read, and bad input."""

import os
import pickle
import shutil
import signal
import subprocess
import sys
import threading
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import pytest
from osgeo import gdal

from talus.engine import Barriers, Cancelled, Ground, Release, Settings, Terrain, Trees, rock_library, simulate
from talus.engine.chunks import stored_chunk
from talus.engine.chunks.scene import make_scene
from talus.engine.io import node_blocks
from talus.engine.io.raster import Grid, write_grid
from talus.engine.terrain_store import needed_blocks, stored_terrain
from talus.engine.terrain_store.reach import blocks_within_reach
from talus.engine.terrain_store.sparse_file import SparseFile
from talus.engine.terrain_store.store import StoreError
from talus.engine.terrain_store.stored_terrain import open_ground, open_terrain
from talus.engine.workers import transport
from talus.tests.bits import assert_same_array
from talus.tests.real_data import folder
from talus.tests.reproducibility.jobs import valley

ROCK = rock_library.rock("block", volume=0.3)
SETTINGS = Settings(threads=2, seed=3, trajectories=True, contacts=True, max_time=60.0, air_density=0.0)
ROWS, COLUMNS = np.mgrid[0:150, 0:220]


def bumpy():
    """A slope of oblong cells with bumps, that flattens, with no data in a corner, in a hole and along the east."""
    heights = 300.0 - 2.2 * np.minimum(COLUMNS, 120) + 0.5 * np.sin(0.9 * COLUMNS) * np.cos(0.7 * ROWS)
    heights[:20, :30] = heights[70:90, 60:64] = heights[:, 190:] = np.nan
    return Terrain(heights, (2.0, 1.5), (1000.0, 500.0))


def stepped():
    """A slope with ledges below sea level, cut by a gully."""
    heights = -50.0 - 1.6 * COLUMNS - 1.5 * (COLUMNS // 8 % 2) + 0.02 * np.abs(ROWS - 75) ** 1.5
    return Terrain(heights, 1.5, (-300.0, 40.0))


def real(name):
    """A function that returns an elevation model of the data beside the checkout."""

    def terrain():
        return Terrain.from_raster(folder("dem") / name)

    return terrain


TERRAINS = {
    "valley": (valley, (0.05, 0.02, 0.1, 0.98)),
    "bumpy": (bumpy, (0.16, 0.16, 0.25, 0.97)),
    "stepped": (stepped, (0.05, 0.03, 0.15, 0.97)),
    "avaGar": (real("avaGar_5m_EPSG31287.tif"), None),
    "Fluchthorn": (real("fluchthorn_10m_EPSG31254.tif"), None),
}


def releases_on(terrain, part, count=4, runs=8):
    """Some releases: in a part (west, south, east, north) of the extent, or on the steepest cells."""
    x0, y0, x1, y1 = terrain.extent
    if part is not None:
        west, south, east, north = part
        along = np.linspace(0.0, 1.0, count)
        x, y = x0 + (x1 - x0) * (west + (east - west) * along), y0 + (y1 - y0) * (south + (north - south) * along)
    else:
        rise = np.hypot(*np.gradient(terrain.heights, *terrain.cell_size[::-1]))
        rise[:40] = rise[-40:] = rise[:, :40] = rise[:, -40:] = 0.0
        order = np.argsort(-np.nan_to_num(rise), axis=None)[: 400 * count : 400]
        row, column = np.unravel_index(order, rise.shape)
        x, y = x0 + terrain.cell_size[0] * (column + 0.5), y0 + terrain.cell_size[1] * (row + 0.5)
    return [Release((float(a), float(b)), height=1.0, runs=runs) for a, b in zip(x, y)]


def write_dem(path, terrain):
    """The heights as GeoTIFF."""
    write_grid(path, terrain.heights, Grid(terrain.shape, terrain.cell_size, terrain.origin, terrain.crs))
    return path


def assert_same_results(one, other):
    assert one.input_digest == other.input_digest
    assert one.result_digest == other.result_digest
    for name in ("trajectories", "contacts"):
        if getattr(one, name) is not None:
            assert_same_array(getattr(one, name), getattr(other, name), name)
    assert one.penetration_p999 == other.penetration_p999


@pytest.fixture
def done_again(monkeypatch):
    """Numbers of the runs that were done, in each call."""
    calls = []
    plain = stored_chunk.simulate_chunk

    def noted(scene, first, last, cancel=None):
        calls.append(range(first, last))
        return plain(scene, first, last, cancel)

    monkeypatch.setattr(stored_chunk, "simulate_chunk", noted)
    monkeypatch.setattr(stored_chunk, "RUNS_AT_ONCE", 1)
    return calls


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """(path of an elevation model, its terrain, releases, the Result on the whole of it)"""
    path = write_dem(tmp_path_factory.mktemp("small") / "dem.tif", bumpy())
    whole = Terrain.from_raster(path)
    releases = releases_on(whole, TERRAINS["bumpy"][1], runs=4)
    return path, whole, releases, simulate(whole, Ground.of_class(whole, "hard"), ROCK, releases, SETTINGS)


# ----------------------------------------------------------------------- the same bits


@pytest.mark.parametrize("name", TERRAINS)
def test_a_store_gives_the_bits_of_the_whole_terrain_though_half_of_the_runs_cross(
    name, tmp_path, done_again, monkeypatch
):
    make, part = TERRAINS[name]
    path = write_dem(tmp_path / "dem.tif", make())
    whole = Terrain.from_raster(path)
    releases = releases_on(whole, part, count=24, runs=1)
    expected = simulate(whole, Ground.of_class(whole, "hard"), ROCK, releases, SETTINGS)
    done_again.clear()
    monkeypatch.setattr(needed_blocks, "blocks_within_reach", lambda low, high, side, start, *_: np.array([start]))
    monkeypatch.setattr(needed_blocks.NeededBlocks, "around", lambda self, blocks: blocks)
    stored = open_terrain(path, tmp_path / "store", block=16)
    result = simulate(stored, Ground.of_class(stored, "hard"), ROCK, releases, SETTINGS)
    assert_same_results(result, expected)
    crossed = {run for run in done_again if done_again.count(run) > 1}
    assert 2 * len(crossed) >= len(expected.runs)


@pytest.mark.parametrize("threads", [1, 3])
def test_threads_change_nothing(small, tmp_path, threads):
    path, _, releases, expected = small
    stored = open_terrain(path, tmp_path / "store", block=32, reach_angle=80.0)
    settings = Settings(**{"air_density": 0.0, **{**SETTINGS.as_dict(), "threads": threads}})
    result = simulate(stored, Ground.of_class(stored, "hard"), ROCK, releases, settings)
    assert result.result_digest == expected.result_digest


def test_processes_share_a_store_and_change_nothing(small, tmp_path):
    path, _, releases, expected = small
    stored = open_terrain(path, tmp_path / "store", block=32, reach_angle=80.0)
    with ProcessPoolExecutor(2) as pool:
        result = simulate(stored, Ground.of_class(stored, "hard"), ROCK, releases, SETTINGS, executor=pool)
    assert_same_results(result, expected)
    assert stored.store.read.array.any()  # by the others


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_scene_travels_without_its_terrain(small, tmp_path, monkeypatch, elsewhere):
    """The scene goes to a worker of a cluster; one on another computer makes its own store from the same raster."""
    path, whole, releases, _ = small
    stored = open_terrain(path, tmp_path / "store", block=32, reach_angle=80.0)
    scene = make_scene(stored, Ground.of_class(stored, "hard"), [ROCK], releases, SETTINGS)
    message = pickle.dumps(transport.PackedScene(scene))
    assert len(message) < 0.2 * whole.heights.nbytes
    needed_blocks._store_at.cache_clear()
    if elsewhere:
        (tmp_path / "temporary").mkdir()
        monkeypatch.setattr(needed_blocks.platform, "node", lambda: "another computer")
        monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    packed = pickle.loads(message)
    of_store = pickle.loads(pickle.dumps(transport.chunk_of_packed(packed, [(0, 8)])))
    of_whole = make_scene(whole, Ground.of_class(whole, "hard"), [ROCK], releases, SETTINGS)
    expected = stored_chunk.chunk_of(of_whole, [(0, 8)])
    assert of_store.runs.tobytes() == expected.runs.tobytes()
    np.testing.assert_array_equal(of_store.cells, expected.cells)
    np.testing.assert_array_equal(of_store.values, expected.values)
    folders = list((tmp_path / "temporary").glob("talus-of-*/terrain-*")) if elsewhere else []
    assert len(folders) == elsewhere
    assert (packed.scene.blocks.store.folder == tmp_path / "store") != elsewhere


def test_without_maps_the_runs_are_the_same_and_there_are_no_maps(small, tmp_path):
    path, _, releases, expected = small
    stored = open_terrain(path, tmp_path / "store", block=32, reach_angle=80.0)
    settings = Settings(threads=1, seed=3, max_time=60.0, maps=False, air_density=0.0)
    result = simulate(stored, Ground.of_class(stored, "hard"), ROCK, releases, settings)
    assert result.maps is None
    assert result.runs.tobytes() == expected.runs.tobytes()


def test_ground_of_a_class_raster_is_read_with_its_blocks(small, tmp_path):
    path, whole, releases, _ = small
    numbers = ((ROWS // 7 + COLUMNS // 9) % 3 + (COLUMNS > 100)).astype(np.uint8)
    names = ["soft", "unused", "hard", "medium_hard"]
    numbers[numbers == 1] = 0
    write_grid(tmp_path / "classes.tif", numbers, Grid(whole.shape, whole.cell_size, whole.origin), nodata=255)
    of_whole = Ground.from_classes(whole, numbers.astype(np.int32), ["soft", "soft", "hard", "medium_hard"])
    expected = simulate(whole, of_whole, ROCK, releases, SETTINGS)
    stored = open_terrain(path, tmp_path / "store", block=32, reach_angle=80.0)
    names[1] = "soft"
    ground = open_ground(stored, tmp_path / "classes.tif", names)
    np.testing.assert_array_equal(ground.table, of_whole.table)
    assert_same_results(simulate(stored, ground, ROCK, releases, SETTINGS), expected)
    np.testing.assert_array_equal(ground.index, of_whole.index)  # of all nodes, where somebody asks for them
    np.testing.assert_array_equal(ground.field("mu_max"), of_whole.field("mu_max"))


def test_trees_and_barriers_stand_on_stored_terrain(small, tmp_path):
    path, whole, releases, _ = small
    x0, y0 = whole.origin
    barriers = Barriers([np.array([[x0 + 120.0, y0 + 10.0], [x0 + 120.0, y0 + 210.0]])], heights=[3.0], energies=[1e5])
    trees = Trees(np.stack([x0 + 60.0 + 3.0 * np.arange(20), np.full(20, y0 + 90.0)], axis=1), [0.4] * 20)
    expected = simulate(whole, Ground.of_class(whole, "hard"), ROCK, releases, SETTINGS, barriers=barriers, trees=trees)
    stored = open_terrain(path, tmp_path / "store", block=32, reach_angle=80.0)
    ground = Ground.of_class(stored, "hard")
    result = simulate(stored, ground, ROCK, releases, SETTINGS, barriers=barriers, trees=trees)
    assert_same_results(result, expected)
    assert result.crossings.tobytes() == expected.crossings.tobytes()


def test_grid_height_and_normal_are_those_of_the_whole_terrain(small, tmp_path):
    path, whole, _, _ = small
    stored = open_terrain(path, tmp_path / "store", block=16)
    x, y = np.random.default_rng(2).uniform(whole.extent[:2], whole.extent[2:], (50, 2)).T
    assert stored.height(x, y).tobytes() == whole.height(x, y).tobytes()
    assert stored.normal(x, y).tobytes() == whole.normal(x, y).tobytes()
    of_store, of_whole = stored.grid(0.7), whole.grid(0.7)
    assert of_store._replace(heights=None, bounds=None) == of_whole._replace(heights=None, bounds=None)
    np.testing.assert_array_equal(of_store.bounds, of_whole.bounds)
    np.testing.assert_array_equal(stored.heights, whole.heights)


def test_even_ground_is_not_bent_in_a_store_either(tmp_path):
    path = write_dem(tmp_path / "dem.tif", Terrain(100.0 - 0.5 * COLUMNS, 1.0))
    assert not open_terrain(path, tmp_path / "store", block=16).grid(0.3).is_bent


def test_pictures_take_what_they_show_from_the_raster_and_read_no_block(small, tmp_path, monkeypatch):
    path, whole, _, _ = small
    numbers = np.random.default_rng(8).integers(0, 3, whole.shape)
    write_grid(tmp_path / "classes.tif", numbers.astype(np.uint8), Grid(whole.shape, whole.cell_size, whole.origin))
    names = ["hard", "soft", "medium"]
    stored = open_terrain(path, tmp_path / "store", block=16)
    grounds = Ground.from_classes(whole, numbers, names), open_ground(stored, tmp_path / "classes.tif", names)
    for strip in (1, 500, 2**23):  # nodes: a row at a time, some, all
        monkeypatch.setattr(node_blocks, "NODES_OF_STRIP", strip)
        for step in (1, 3, 40):
            part = slice(5, whole.shape[0] - 2, step), slice(3, whole.shape[1] - 7, step)
            np.testing.assert_array_equal(stored.sampled(*part), whole.sampled(*part))
            np.testing.assert_array_equal(grounds[1].sampled(*part), grounds[0].sampled(*part))
    assert not stored.store.read.array.any()
    rows, columns = np.array([3, 20, 21]), np.array([40, 2, 3])
    np.testing.assert_array_equal(grounds[1].at(rows, columns), grounds[0].at(rows, columns))


def test_memory_beyond_the_limit_is_given_back(small, tmp_path):
    path, _, releases, expected = small
    stored = open_terrain(path, tmp_path / "store", block=32, reach_angle=80.0, memory=1.0)
    result = simulate(stored, Ground.of_class(stored, "hard"), ROCK, releases, SETTINGS)
    assert result.result_digest == expected.result_digest


# ----------------------------------------------------------------------- what is read


def test_energy_lines_say_which_blocks_are_in_reach():
    """From 100 m height a line of 45 degrees comes 100 m far: to the gap between blocks, not to their middles."""
    low = np.zeros((1, 6))
    high = np.full((1, 6), 100.0)
    result = blocks_within_reach(low, high, (40.0, 40.0), (0, 0), 0.0, 45.0)
    assert result[:, 1].tolist() == [0, 1, 2, 3]  # gaps of 0, 0, 40 and 80 m; the next is 120 m away
    result = blocks_within_reach(low, high, (40.0, 40.0), (0, 0), 20.0, 45.0)
    assert result[:, 1].tolist() == [0, 1, 2, 3, 4]
    low[0, 1] = np.nan  # no data: nothing to come to
    assert blocks_within_reach(low, high, (40.0, 40.0), (0, 0), 0.0, 45.0)[:, 1].tolist() == [0, 2, 3]


def test_pieces_of_runs_read_for_their_own_releases_alone(tmp_path):
    """The second of three releases far from each other in a valley is left out, as a round leaves some out."""
    terrain = valley()
    x0, y0, x1, y1 = terrain.extent
    releases = [Release((x0 + 0.2 * (x1 - x0), y0 + part * (y1 - y0)), runs=5) for part in (0.1, 0.5, 0.9)]
    path = write_dem(tmp_path / "dem.tif", terrain)

    def read_for(folder, pieces):
        stored = open_terrain(path, tmp_path / folder, block=16, reach_angle=80.0)
        scene = make_scene(stored, Ground.of_class(stored, "hard"), [ROCK], releases, SETTINGS)
        scene.blocks.prepare(scene.releases, pieces, lambda: False)
        return scene.blocks.ready() > 0

    first, second, third, outer = (
        read_for(str(number), pieces)
        for number, pieces in enumerate(([(0, 2)], [(5, 10)], [(14, 15)], [(0, 1), (3, 5), (10, 11)]))
    )
    assert (outer == first | third).all() and (second & ~outer).any()


def test_a_wide_reach_lets_no_run_cross(small, tmp_path, done_again):
    path, _, releases, expected = small
    stored = open_terrain(path, tmp_path / "store", block=64, reach_angle=10.0)
    result = simulate(stored, Ground.of_class(stored, "hard"), ROCK, releases, SETTINGS)
    assert result.result_digest == expected.result_digest
    assert done_again == [range(run, run + 1) for run in range(len(expected.runs))]


def test_a_second_job_reads_and_surveys_nothing_again(small, tmp_path, monkeypatch):
    path, _, releases, expected = small
    first = open_terrain(path, tmp_path / "store", block=32, reach_angle=80.0)
    simulate(first, Ground.of_class(first, "hard"), ROCK, releases, SETTINGS)
    monkeypatch.setattr(stored_terrain, "survey_heights", None)
    again = open_terrain(path, tmp_path / "store", block=32, reach_angle=80.0)
    again.store._source = None
    monkeypatch.setattr(type(again.store), "source", property(lambda self: pytest.fail("it reads again")))
    result = simulate(again, Ground.of_class(again, "hard"), ROCK, releases, SETTINGS)
    assert result.result_digest == expected.result_digest


# ----------------------------------------------------------------------- bad input


def test_parameters_that_cannot_be_are_told(small, tmp_path):
    path = small[0]
    for block in (0, 24, 8, True, 16.0):
        with pytest.raises(ValueError, match="block is"):
            open_terrain(path, tmp_path / "store", block=block)
    for angle in (0.0, 90.0, -5.0, float("nan")):
        with pytest.raises(ValueError, match="reach angle"):
            open_terrain(path, tmp_path / "store", reach_angle=angle)
    with pytest.raises(ValueError, match="cannot read"):
        open_terrain(tmp_path / "none.tif", tmp_path / "store")
    assert not (tmp_path / "store").exists()


def test_a_rock_too_large_for_the_blocks_is_told(small, tmp_path):
    stored = open_terrain(small[0], tmp_path / "store", block=16)
    with pytest.raises(ValueError, match="larger block"):
        simulate(stored, Ground.of_class(stored, "hard"), rock_library.rock("block", volume=60.0), small[2], SETTINGS)


def test_a_store_of_another_raster_is_refused(small, tmp_path):
    open_terrain(small[0], tmp_path / "store", block=32)
    with pytest.raises(ValueError, match="block differ"):
        open_terrain(small[0], tmp_path / "store", block=64)
    other = write_dem(tmp_path / "other.tif", stepped())
    with pytest.raises(ValueError, match="another raster"):
        open_terrain(other, tmp_path / "store", block=32)


def test_a_ground_off_the_grid_or_without_classes_is_told(small, tmp_path):
    path, whole, _, _ = small
    stored = open_terrain(path, tmp_path / "store", block=32)
    numbers = np.zeros(whole.shape, np.uint8)
    write_grid(tmp_path / "off.tif", numbers, Grid(whole.shape, whole.cell_size, (0.0, 0.0)), nodata=255)
    with pytest.raises(ValueError, match="is not that of the elevation model"):
        open_ground(stored, tmp_path / "off.tif", ["hard"])
    numbers[5, 5] = 3
    write_grid(tmp_path / "three.tif", numbers, Grid(whole.shape, whole.cell_size, whole.origin), nodata=255)
    with pytest.raises(ValueError, match="class 3; there are 2"):
        open_ground(stored, tmp_path / "three.tif", ["hard", "soft"])
    numbers[5, 5] = 255
    write_grid(tmp_path / "holes.tif", numbers, Grid(whole.shape, whole.cell_size, whole.origin), nodata=255)
    with pytest.raises(ValueError, match="no data"):
        open_ground(stored, tmp_path / "holes.tif", ["hard"])


def test_a_stored_ground_on_another_terrain_and_nets_are_refused(small, tmp_path):
    path, whole, releases, _ = small
    stored = open_terrain(path, tmp_path / "store", block=32)
    write_grid(
        tmp_path / "classes.tif", np.zeros(whole.shape, np.uint8), Grid(whole.shape, whole.cell_size, whole.origin),
        nodata=255,
    )  # fmt: skip
    ground = open_ground(stored, tmp_path / "classes.tif", ["hard"])
    with pytest.raises(ValueError, match="the terrain is not"):
        simulate(whole, ground, ROCK, releases, SETTINGS)
    line = np.array([[whole.origin[0] + 120.0, 510.0], [whole.origin[0] + 120.0, 530.0]])
    barriers = Barriers([line], heights=[3.0], energies=[1e5], nets=[object()])
    with pytest.raises(ValueError, match="flexible nets"):
        simulate(stored, Ground.of_class(stored, "hard"), ROCK, releases, SETTINGS, barriers=barriers)


def test_a_tile_that_is_missing_is_told_before_the_first_run(small, tmp_path):
    whole = small[1]
    half = whole.shape[1] // 2
    west = Grid((whole.shape[0], half), whole.cell_size, whole.origin)
    east = west._replace(
        shape=(whole.shape[0], whole.shape[1] - half),
        origin=(whole.origin[0] + half * whole.cell_size[0], whole.origin[1]),
    )
    write_grid(tmp_path / "west.tif", whole.heights[:, :half].copy(), west)
    write_grid(tmp_path / "east.tif", whole.heights[:, half:].copy(), east)
    mosaic = str(tmp_path / "mosaic.vrt")
    gdal.BuildVRT(mosaic, [str(tmp_path / "west.tif"), str(tmp_path / "east.tif")]).FlushCache()
    stored = open_terrain(mosaic, tmp_path / "store", block=32, reach_angle=80.0)
    assert stored.sha256 == open_terrain(small[0], tmp_path / "plain", block=32).sha256
    (tmp_path / "east.tif").unlink()
    with pytest.raises(ValueError, match="cannot be read"):
        open_terrain(mosaic, tmp_path / "another", block=32)
    assert not (tmp_path / "another" / "store.json").exists()


def test_a_source_that_fails_in_the_middle_is_told_and_the_job_goes_on_when_it_is_mended(small, tmp_path):
    path, _, releases, expected = small
    dem = tmp_path / "dem.tif"
    shutil.copy(path, dem)
    stored = open_terrain(dem, tmp_path / "store", block=32, reach_angle=80.0)
    ground = Ground.of_class(stored, "hard")
    simulate(stored, ground, ROCK, releases[:1], SETTINGS)
    stored.store._source = None
    facts = os.stat(dem)
    dem.write_bytes(dem.read_bytes()[:3000])
    with pytest.raises(OSError, match="cannot be read"):
        simulate(stored, ground, ROCK, releases, SETTINGS, checkpoint=tmp_path / "kept")
    shutil.copy(path, dem)
    os.utime(dem, ns=(facts.st_atime_ns, facts.st_mtime_ns))
    again = open_terrain(dem, tmp_path / "store", block=32, reach_angle=80.0)
    result = simulate(again, Ground.of_class(again, "hard"), ROCK, releases, SETTINGS, checkpoint=tmp_path / "kept")
    assert_same_results(result, expected)


def test_a_full_disk_is_told_and_the_job_goes_on_when_there_is_room(small, tmp_path, monkeypatch):
    path, _, releases, expected = small
    stored = open_terrain(path, tmp_path / "store", block=32, reach_angle=80.0)
    ground = Ground.of_class(stored, "hard")
    put, left = SparseFile._put, [20_000]

    def until_full(self, place, content):
        left[0] -= len(content)
        if left[0] < 0:
            raise OSError(28, "No space left on device")
        put(self, place, content)

    monkeypatch.setattr(SparseFile, "_put", until_full)
    with pytest.raises(StoreError, match=r"No space left on device.*make room"):
        simulate(stored, ground, ROCK, releases, SETTINGS)
    monkeypatch.setattr(SparseFile, "_put", put)
    assert_same_results(simulate(stored, ground, ROCK, releases, SETTINGS), expected)


def test_a_cancelled_survey_leaves_no_store(small, tmp_path):
    with pytest.raises(Cancelled):
        open_terrain(small[0], tmp_path / "store", cancelled=lambda: True)
    assert not (tmp_path / "store" / "store.json").exists()


def test_two_jobs_on_one_folder_at_a_time_get_the_same_bits(small, tmp_path):
    path, _, releases, expected = small
    open_terrain(path, tmp_path / "store", block=32)
    actual = []

    def job():
        stored = open_terrain(path, tmp_path / "store", block=32, reach_angle=80.0)
        actual.append(simulate(stored, Ground.of_class(stored, "hard"), ROCK, releases, SETTINGS))

    jobs = [threading.Thread(target=job) for _ in range(2)]
    for one in jobs:
        one.start()
    for one in jobs:
        one.join()
    assert [entry.result_digest for entry in actual] == [expected.result_digest] * 2


KILLED = """
import os, signal, sys
from talus.engine.terrain_store import store
from talus.tests.engine import test_terrain_store as tests
left, put = [int(sys.argv[3])], store.SparseFile._put
def until_killed(self, place, content):
    left[0] -= 1
    if left[0] < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    put(self, place, content)
store.SparseFile._put = until_killed
stored = store_of = tests.open_terrain(sys.argv[1], sys.argv[2], block=32, reach_angle=80.0)
import numpy as np
stored.store.make_ready(np.argwhere(np.ones(stored.store.blocks, bool)), 2)
"""


@pytest.mark.parametrize("writes", [3, 150, 700])
def test_a_job_killed_while_it_writes_a_block_leaves_a_good_store(small, tmp_path, writes):
    path, _, releases, expected = small
    command = [sys.executable, "-c", KILLED, str(path), str(tmp_path / "store"), str(writes)]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    stored = open_terrain(path, tmp_path / "store", block=32, reach_angle=80.0)
    result = simulate(stored, Ground.of_class(stored, "hard"), ROCK, releases, SETTINGS)
    assert_same_results(result, expected)


def test_blocks_from_before_a_restart_of_the_computer_count_as_unread(small, tmp_path):
    stored = open_terrain(small[0], tmp_path / "store", block=32)
    stored.height(*small[2][0].position)
    note = tmp_path / "store" / "started"
    if not note.exists():
        pytest.skip("this system does not tell when it started")
    assert open_terrain(small[0], tmp_path / "store", block=32).store.read.array.any()
    note.write_text("another start", encoding="ascii")
    assert not open_terrain(small[0], tmp_path / "store", block=32).store.read.array.any()
