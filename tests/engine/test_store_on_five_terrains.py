# SPDX-License-Identifier: GPL-2.0-or-later
"""Terrain in a store, on each of five terrains: any number of threads, processes and kills gives the same bits."""

import signal
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor

import pytest

from talus.engine import Ground, Settings, Terrain, simulate
from talus.engine.terrain_store.stored_terrain import open_terrain
from talus.tests.engine.test_terrain_store import (
    ROCK,
    SETTINGS,
    TERRAINS,
    assert_same_results,
    releases_on,
    write_dem,
)

pytestmark = pytest.mark.long

# a job with its terrain in a store, maps that grow in files and a checkpoint after each chunk, killed at one of them
KILLED = """
import os, signal, sys
from talus.engine import Ground, Terrain, simulate
from talus.engine.ensemble import checkpoint
from talus.tests.engine import test_terrain_store as tests
path, store, folder, maps, part, left = sys.argv[1:7]
checkpoint.INTERVAL, checkpoint.SHARE, left = 0.0, 1.0, [int(left)]
def until_killed(_):
    left[0] -= 1
    if left[0] < 0 and os.path.exists(os.path.join(folder, "state.bin")):
        os.kill(os.getpid(), signal.SIGKILL)
whole = Terrain.from_raster(path)
releases = tests.releases_on(whole, tests.TERRAINS[part][1], count=16)
stored = tests.open_terrain(path, store, block=16, reach_angle=80.0)
simulate(stored, Ground.of_class(stored, "hard"), tests.ROCK, releases, tests.SETTINGS,
         checkpoint=folder, maps_folder=maps, progress=until_killed)
"""


@pytest.fixture(params=TERRAINS)
def job(request, tmp_path):
    """(path of an elevation model, name of the terrain, releases, the Result on the whole of it)"""
    make, part = TERRAINS[request.param]
    path = write_dem(tmp_path / "dem.tif", make())
    whole = Terrain.from_raster(path)
    releases = releases_on(whole, part, count=16)
    return path, request.param, releases, simulate(whole, Ground.of_class(whole, "hard"), ROCK, releases, SETTINGS)


def in_store(path, folder, releases, settings=SETTINGS, **options):
    stored = open_terrain(path, folder, block=16, reach_angle=80.0)
    return simulate(stored, Ground.of_class(stored, "hard"), ROCK, releases, settings, **options)


def test_threads_and_processes_change_nothing(job, tmp_path):
    path, _, releases, expected = job
    for threads in (1, 3):
        settings = Settings(**{"air_density": 0.0, **{**SETTINGS.as_dict(), "threads": threads}})
        result = in_store(path, tmp_path / f"store{threads}", releases, settings)
        assert result.result_digest == expected.result_digest
    with ProcessPoolExecutor(2) as pool:
        assert_same_results(in_store(path, tmp_path / "shared", releases, executor=pool), expected)


def test_a_job_that_is_killed_twice_goes_on_to_the_same_bits(job, tmp_path):
    path, name, releases, expected = job
    store, kept, maps = tmp_path / "store", tmp_path / "kept", tmp_path / "maps"
    maps.mkdir()
    for progresses in (2, 1):
        command = [sys.executable, "-c", KILLED, *map(str, (path, store, kept, maps)), name, str(progresses)]
        assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
        assert (kept / "state.bin").exists()
    assert_same_results(in_store(path, store, releases, checkpoint=kept, maps_folder=maps), expected)
