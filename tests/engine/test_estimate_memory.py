# SPDX-License-Identifier: GPL-2.0-or-later
"""The memory that is said before the start, compared with the peak of a process that does the job."""

import json
import subprocess
import sys

import numpy as np
import pytest

from talus.engine.ensemble import estimate as estimate_module
from talus.engine.ensemble.size_of_runs import _while_growing
from talus.engine.memory import own_memory as module
from talus.engine.memory.own_memory import OwnMemory, own_memory, pages_of

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="peaks of a process are read from /proc")
JOB = """
import json, sys
from dataclasses import replace
from pathlib import Path
from talus.engine import Ground, Settings, simulate
from talus.engine.ensemble.estimate import estimate
from talus.engine.memory.own_memory import own_memory
from talus.engine.io.raster import Grid, write_grid
from talus.engine.terrain_store.stored_terrain import open_terrain
from talus.tests.engine.test_estimate import GROUND, RELEASES, ROCK, TERRAIN

folder, in_store, trajectories = Path(sys.argv[1]), sys.argv[2] == "store", sys.argv[3] == "trajectories"
settings = Settings(threads=2, max_time=40.0, trajectories=trajectories, trajectory_interval=0.001)
terrain, ground, maps_folder = TERRAIN, GROUND, None
if in_store:
    write_grid(folder / "dem.tif", TERRAIN.heights, Grid(TERRAIN.shape, TERRAIN.cell_size, TERRAIN.origin))
    terrain = open_terrain(folder / "dem.tif", folder / "store", block=32, reach_angle=45.0, memory=20e6)
    ground, maps_folder = Ground.of_class(terrain, "hard"), folder / "maps"
job = terrain, ground, ROCK, [replace(one, runs=15) for one in RELEASES], settings
found = estimate(*job, maps_in_files=in_store)
result = simulate(*job, maps_folder=maps_folder)
result.result_digest
kept = 0 if result.trajectories is None else result.trajectories.nbytes
print(json.dumps([found.memory, own_memory().highest, kept]))
"""

OF_WORKERS = """
import json, multiprocessing, sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from talus.engine import Ground, Settings, simulate
from talus.engine.ensemble.estimate import estimate
from talus.engine.memory.own_memory import own_memory
from talus.engine.io.raster import Grid, write_grid
from talus.engine.terrain_store.stored_terrain import open_terrain
from talus.tests.engine.test_estimate import RELEASES, ROCK, TERRAIN

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    write_grid(folder / "dem.tif", TERRAIN.heights, Grid(TERRAIN.shape, TERRAIN.cell_size, TERRAIN.origin))
    terrain = open_terrain(folder / "dem.tif", folder / "store", block=32, reach_angle=45.0, memory=20e6)
    releases = [replace(one, runs=40) for one in RELEASES]
    job = terrain, Ground.of_class(terrain, "hard"), ROCK, releases, Settings(threads=2, max_time=40.0)
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        said = estimate(*job, maps_in_files=True, cluster_cores=2).memory_of_worker
        simulate(*job, executor=pool, maps_folder=folder / "maps")
        print(json.dumps([said, max(pool.submit(own_memory).result().highest for _ in range(8))]))
"""


@LINUX
@pytest.mark.parametrize("where", ["memory", "store"])
@pytest.mark.parametrize("lines", ["trajectories", "none"])
def test_memory_said_is_that_of_the_process_at_its_peak(tmp_path, where, lines):
    """At most a tenth too low, and at most 1.6 times as much."""
    command = [sys.executable, "-c", JOB, str(tmp_path), where, lines]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    said, taken, kept = json.loads(done.stdout)
    assert kept > 1e8 if lines == "trajectories" else kept == 0
    assert 0.9 * taken <= said <= 1.6 * taken


@LINUX
@pytest.mark.long
def test_a_worker_of_a_cluster_keeps_to_the_memory_that_is_said_of_it(tmp_path):
    """Two processes that share a store of which at most 20 MB are to be in memory, in rounds of chunks."""
    done = subprocess.run(
        [sys.executable, "-c", OF_WORKERS, str(tmp_path)], capture_output=True, text=True, check=True, timeout=900
    )
    said, highest = json.loads(done.stdout)
    assert 0.9 * highest <= said <= 1.6 * highest


def test_a_table_that_doubles_is_there_twice_while_it_does():
    """By hand: 1,024 rows at first. 1,500 rows: once doubled, 2 x 1,024. 3,000: twice, 2 x 2,048 when it grows."""
    assert _while_growing(0.0) == 0.0
    assert _while_growing(500.0) == 500.0
    assert _while_growing(1500.0) == 2048.0
    assert _while_growing(3000.0) == 4096.0
    assert _while_growing(4000.0) == 8192.0  # a tenth more would double it once more


@LINUX
def test_memory_of_this_process_is_what_the_system_says(tmp_path):
    before = own_memory()
    assert 1e7 < before.now <= before.highest
    held = np.ones(20_000_000)
    assert own_memory().now >= before.now + 0.9 * held.nbytes


@LINUX
def test_pages_of_a_folder_are_those_of_its_files_that_were_touched(tmp_path):
    path = tmp_path / "some where" / "file.bin"
    path.parent.mkdir()
    path.write_bytes(bytes(4_000_000))
    mapped = np.memmap(path, np.uint8, "r")
    assert pages_of(path.parent) < 1e6
    assert mapped.sum() == 0
    assert pages_of(path.parent) == pytest.approx(4e6, rel=0.01)
    assert pages_of(tmp_path / "some") == 0.0


def test_where_the_system_says_nothing_a_program_as_measured_is_assumed(tmp_path, monkeypatch):
    for name in ("STATUS", "MAPPINGS"):
        monkeypatch.setattr(module, name, tmp_path / "none")
    monkeypatch.setattr(module, "_of_windows", lambda: None)
    assert own_memory().now == own_memory().highest > 1e7
    monkeypatch.setattr(module, "resource", None)
    assert own_memory() == OwnMemory(module.PROGRAM, module.PROGRAM)
    assert pages_of(tmp_path) == 0.0


def test_a_peak_of_the_trial_is_one_of_the_job_and_an_earlier_one_is_not(monkeypatch):
    monkeypatch.setattr(estimate_module, "own_memory", lambda: OwnMemory(200e6, 900e6))
    assert estimate_module.peak_memory(OwnMemory(100e6, 100e6), 50e6) == 900e6
    assert estimate_module.peak_memory(OwnMemory(100e6, 900e6), 50e6) == 250e6 + estimate_module.WORKING
