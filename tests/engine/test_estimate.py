# SPDX-License-Identifier: GPL-2.0-or-later
"""Forecast of a simulation before it starts, compared with its real cost."""

import os
import time
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from talus.engine import Cancelled, Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.chunks.scene import make_scene
from talus.engine.chunks.stored_chunk import chunk_of
from talus.engine.ensemble import checkpoint, gathering, size_of_runs
from talus.engine.ensemble import estimate as module
from talus.engine.ensemble.estimate import estimate
from talus.engine.ensemble.rounds import Rounds
from talus.engine.ensemble.size_of_maps import grown
from talus.engine.ensemble.size_of_runs import SizeOfRuns
from talus.engine.io.raster import Grid, write_grid
from talus.engine.memory.own_memory import OwnMemory
from talus.engine.obstacles.barriers import Barriers
from talus.engine.obstacles.trees import Trees
from talus.engine.study.columns import samples_at_intervals
from talus.engine.terrain_store.stored_terrain import open_terrain
from talus.tests.reproducibility.jobs import valley

ROCK = rock_library.rock("block", volume=0.3)
SETTINGS = Settings(threads=1, max_time=40.0, air_density=0.0)
TERRAIN = valley()
GROUND = Ground.of_class(TERRAIN, "hard")
RELEASES = [Release((2600050.0, 1200100.0 + 20.0 * k), runs=10) for k in range(16)]


def test_time_is_within_its_interval_of_what_the_runs_take():
    """To the order of magnitude: how good the interval is, benchmarks/regional.py measures on a quiet computer."""
    estimated = estimate(TERRAIN, GROUND, ROCK, RELEASES, SETTINGS, sample=40)
    scene = make_scene(TERRAIN, GROUND, [ROCK], RELEASES, SETTINGS)
    start = time.thread_time()
    for first in range(0, estimated.runs, 16):
        chunk_of(scene, [(first, min(first + 16, estimated.runs))])
    taken = time.thread_time() - start
    assert estimated.runs == 160
    assert estimated.seconds_low < estimated.seconds < estimated.seconds_high
    assert 0.2 * estimated.seconds_low < taken < 5.0 * estimated.seconds_high


@pytest.mark.long
def test_all_runs_as_the_sample_leave_no_doubt_of_cells_and_memory():
    estimated = estimate(TERRAIN, GROUND, ROCK, RELEASES, SETTINGS, sample=160)
    result = simulate(TERRAIN, GROUND, ROCK, RELEASES, SETTINGS)
    assert estimated.visited == np.count_nonzero(result.maps.passages)
    assert estimated.seconds_low == estimated.seconds == estimated.seconds_high


@pytest.mark.parametrize("runs", [1, 2, 3])
@pytest.mark.filterwarnings("error")
def test_a_few_runs_are_estimated_too(runs):
    """By themselves: no doubt is left of their time, and cells are those that they visit."""
    releases = [replace(RELEASES[3], runs=runs)]
    estimated = estimate(TERRAIN, GROUND, ROCK, releases, SETTINGS)
    assert estimated.runs == runs and 0.0 < estimated.seconds_low == estimated.seconds == estimated.seconds_high
    assert estimated.visited == np.count_nonzero(simulate(TERRAIN, GROUND, ROCK, releases, SETTINGS).maps.passages)


def test_cells_of_a_sample_are_a_bound_and_not_far_above():
    estimated = estimate(TERRAIN, GROUND, ROCK, RELEASES, SETTINGS, sample=40)
    visited = np.count_nonzero(simulate(TERRAIN, GROUND, ROCK, RELEASES, SETTINGS).maps.passages)
    assert 0.9 * visited < estimated.visited < 3.0 * visited


def test_cells_grow_by_a_power_law_up_to_those_that_there_are():
    """V(n / 2) = 100, V(n) = 150: V(8 n) = 150 * 8^log2(1.5)."""
    assert grown([(2, 100), (4, 150)], 32, 10_000) == int(150 * 1.5**3)
    assert grown([(2, 100), (4, 150)], 10**6, 10_000) == 10_000
    assert grown([(1, 0), (2, 0)], 100, 10) == 0


@pytest.fixture
def same_program(monkeypatch):
    """The process takes as much whenever it is asked."""
    monkeypatch.setattr(module, "own_memory", lambda: OwnMemory(1e8, 1e8))


def test_cores_divide_the_time_and_no_maps_need_no_table(same_program):
    one, two = (
        estimate(TERRAIN, GROUND, ROCK, RELEASES, Settings(threads=n, air_density=0.0), sample=8) for n in (1, 2)
    )
    assert (one.cores, two.cores) == (1, 2)
    without = estimate(TERRAIN, GROUND, ROCK, RELEASES, Settings(threads=1, maps=False, air_density=0.0), sample=8)
    assert without.visited == 0
    assert without.memory < one.memory
    far = estimate(TERRAIN, GROUND, ROCK, RELEASES, Settings(threads=1, air_density=0.0), sample=8, cluster_cores=50)
    assert far.cores == 50 and far.seconds < 0.1 * one.seconds
    assert far.memory_of_worker > 1e8 and one.memory_of_worker == 0.0  # the program as it is here


def test_disk_is_told_by_the_folders_that_need_it(same_program):
    """Nothing of a store for terrain in memory; rasters take four bytes a visited cell."""
    actual, more = (estimate(TERRAIN, GROUND, ROCK, RELEASES, SETTINGS, sample=8, rasters=n) for n in (1, 3))
    assert actual.disk == actual.disk_of_store + actual.disk_kept + actual.disk_of_results
    assert actual.disk_of_store == 0.0 < actual.disk_kept
    assert more.disk_of_results - actual.disk_of_results == 2 * 4.0 * actual.visited


def test_disk_and_memory_of_a_store_are_those_of_the_blocks_in_reach(tmp_path, same_program):
    write_grid(tmp_path / "dem.tif", TERRAIN.heights, Grid(TERRAIN.shape, TERRAIN.cell_size, TERRAIN.origin))
    stored = open_terrain(tmp_path / "dem.tif", tmp_path / "store", block=32, reach_angle=45.0)
    ground = Ground.of_class(stored, "hard")
    estimated = estimate(stored, ground, ROCK, RELEASES, SETTINGS, sample=8)
    simulate(stored, ground, ROCK, RELEASES, SETTINGS)
    read = np.count_nonzero(stored.store.read.array)
    assert 0.7 * read <= estimated.blocks <= 1.5 * read
    assert estimated.disk > 20.0 * 32 * 32 * estimated.blocks
    in_files = estimate(stored, ground, ROCK, RELEASES, SETTINGS, sample=8, maps_in_files=True)
    assert in_files.disk > estimated.disk + 4.0 * TERRAIN.heights.size
    limited = open_terrain(tmp_path / "dem.tif", tmp_path / "store", block=32, reach_angle=45.0, memory=1e5)
    assert estimate(limited, ground, ROCK, RELEASES, SETTINGS, sample=8).memory < estimated.memory


def bytes_on_disk(folder):
    """Blocks that its files take, as du counts them."""
    return 512 * sum(path.stat().st_blocks for path in folder.rglob("*") if path.is_file())


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="files there have no holes")
@pytest.mark.parametrize("changed", [{}, {"exact_means": True}, {"trajectories": True, "contacts": True}])
def test_disk_is_that_of_a_job_in_rounds_when_it_takes_most(tmp_path, monkeypatch, changed):
    """Looked at whenever a checkpoint is about to replace the last, and when the maps are written: store, checkpoint,
    runs that wait, both tables of maps, and maps. The estimate is a bound, and not far above."""
    settings, seen, waiting = replace(SETTINGS, **changed), [], []
    write_grid(tmp_path / "dem.tif", TERRAIN.heights, Grid(TERRAIN.shape, TERRAIN.cell_size, TERRAIN.origin))
    stored = open_terrain(tmp_path / "dem.tif", tmp_path / "job" / "store", block=32, reach_angle=45.0)
    ground, releases = Ground.of_class(stored, "hard"), [replace(release, runs=20) for release in RELEASES]
    job = stored, ground, ROCK, releases, settings
    actual = {is_so: estimate(*job, maps_in_files=True, in_rounds=is_so) for is_so in (False, True)}

    def look():
        seen.append(bytes_on_disk(tmp_path / "job"))
        ahead = tmp_path / "job" / "kept" / "ahead.bin"
        waiting.append(ahead.stat().st_size if ahead.exists() else 0)

    def looking(function):
        return lambda *arguments: look() or function(*arguments)

    for name, value in (("INTERVAL", 0.0), ("SHARE", 1e9)):
        monkeypatch.setattr(checkpoint, name, value)
    monkeypatch.setattr(checkpoint.os, "replace", looking(os.replace))
    write_map_files = gathering.write_map_files
    monkeypatch.setattr(gathering, "write_map_files", lambda *given: (write_map_files(*given), look())[0])
    places = {"checkpoint": tmp_path / "job" / "kept", "maps_folder": tmp_path / "job" / "maps"}
    simulate(*job, rounds=Rounds(tmp_path / "so_far"), **places)
    assert max(seen) <= actual[True].disk < 3.0 * max(seen)
    assert actual[True].disk - actual[False].disk >= max(waiting) > 0
    sizes = SizeOfRuns(np.arange(17) * 20, settings, in_rounds=True)
    sizes.note(chunk_of(make_scene(TERRAIN, GROUND, [ROCK], releases, settings), [(0, 320)]))
    assert sizes.early <= 160 and 0.7 * max(waiting) < sizes.waiting() < 1.5 * max(waiting)


def test_runs_that_wait_take_no_more_than_they_may(monkeypatch):
    monkeypatch.setattr(size_of_runs, "MOST_BYTES", 100.0)
    sizes = SizeOfRuns(np.arange(17) * 20, SETTINGS, in_rounds=True)
    sizes.note(chunk_of(make_scene(TERRAIN, GROUND, [ROCK], RELEASES, SETTINGS), [(0, 20)]))
    assert sizes.waiting() == 100.0
    assert SizeOfRuns(np.arange(17) * 20, SETTINGS, in_rounds=False).waiting() == 0.0
    assert SizeOfRuns(np.arange(17) * 20, replace(SETTINGS, precision=0.1), in_rounds=True).early == 0


def test_blocks_that_are_not_there_take_as_long_as_those_that_were_read():
    """Two blocks were read in 3 s, and one was there before: of six the other three take 4.5 s."""
    ready = [np.array([[1, 0], [0, 0]]), np.array([[1, 1], [1, 0]])]
    asked = []
    blocks = SimpleNamespace(ready=lambda: ready[bool(asked)], prepare=lambda *_: asked.append(True))
    reading = module._Reading(SimpleNamespace(blocks=blocks, releases=None))
    assert reading.left(6) == 0.0  # none was read, so nobody knows
    reading.before(0)
    assert reading.read == 2 and reading.seconds >= 0.0
    reading.seconds = 3.0
    assert reading.left(6) == 4.5 and reading.left(2) == 0.0


def test_reading_is_added_once_whatever_the_runs_and_cores(monkeypatch):
    monkeypatch.setattr(module._Reading, "left", lambda *_: 1000.0)
    estimated = estimate(TERRAIN, GROUND, ROCK, RELEASES, Settings(threads=2, max_time=40.0, air_density=0.0), sample=8)
    assert estimated.seconds > 1000.0 and estimated.seconds_low >= 1000.0 and estimated.seconds_high < 2000.0


def test_features_of_all_runs_are_those_that_are_written():
    """With all runs as the sample nothing is left to guess: as many rows as the simulation has."""
    lines = [[(x, 1200010.0), (x, 1200490.0)] for x in (2600040.0, 2600060.0)]  # on both sides of the releases
    barriers = Barriers(lines, [1.0, 1.0], [1e6, 1e6])
    trees = Trees([(2600044.0 + 3.0 * k, 1200150.0) for k in range(5)], [0.4] * 5)
    settings = replace(SETTINGS, trajectories=True, contacts=True, impacts=True, trajectory_interval=0.5)
    job = TERRAIN, GROUND, ROCK, RELEASES, settings
    rows = estimate(*job, barriers, trees, sample=160).rows
    result = simulate(*job, barriers=barriers, trees=trees)
    assert rows["trajectories"] == rows["stops"] == 160
    assert rows["samples"] == samples_at_intervals(result, settings).size < result.trajectories.size
    assert rows["contacts"] == result.contacts.size
    assert rows["barrier_crossings"] == result.crossings.size > 0
    assert rows["tree_impacts"] == result.impacts.size


def test_sample_ends_in_time_and_not_before_it_has_enough_runs():
    job = TERRAIN, GROUND, ROCK, RELEASES, SETTINGS
    assert estimate(*job, sample=40, longest=0.0, fewest=16).tried == 16
    assert estimate(*job, sample=40, fewest=16).tried == 40


def test_runs_that_are_made_again_take_as_much_again():
    job = TERRAIN, GROUND, ROCK, RELEASES, replace(SETTINGS, contacts=True)
    once, thrice = (estimate(*job, sample=40, times=times) for times in (1, 3))
    assert (once.runs, thrice.runs) == (160, 480)
    assert thrice.rows == {name: 3 * count for name, count in once.rows.items()}


def test_text_says_it_all():
    estimated = module.Estimate(1000, 4, 90.0, 60.0, 8000.0, 5e6, 7e6, 0, 10)
    assert estimated.text() == ("1000 runs on 4 cores: 90 s (60 s to 2.2 h), 5 MB of memory and 7 MB of disk at most")


def test_bad_input_is_told():
    for sample in (1, 2.5, True):
        with pytest.raises(ValueError, match="sample"):
            estimate(TERRAIN, GROUND, ROCK, RELEASES, SETTINGS, sample=sample)
    with pytest.raises(ValueError, match="no release"):
        estimate(TERRAIN, GROUND, ROCK, [], SETTINGS)
    outside = Terrain(np.zeros((3, 3)))
    with pytest.raises(ValueError, match="outside"):
        estimate(outside, Ground(outside, mu_min=0.55), ROCK, RELEASES, SETTINGS)
    with pytest.raises(Cancelled):
        estimate(TERRAIN, GROUND, ROCK, RELEASES, SETTINGS, cancelled=lambda: True)
