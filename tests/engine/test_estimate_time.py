# SPDX-License-Identifier: GPL-2.0-or-later
"""The time of making and writing maps that is said before the start, compared with the processor time that it takes."""

import time
from types import SimpleNamespace

import numpy as np
import pytest

from talus.engine import Settings
from talus.engine.ensemble import estimate as estimate_module
from talus.engine.ensemble.proof import result_digest
from talus.engine.ensemble.result import RUNS
from talus.engine.ensemble.size_of_maps import SizeOfMaps
from talus.engine.io.raster import Grid
from talus.engine.maps.growing_arrays import Files
from talus.engine.maps.map_files import write_map_files
from talus.engine.maps.maps import MapTable, compile_kernels
from talus.engine.motion.quantities import QUANTITIES
from talus.engine.study.map_rasters import MapBand, write_map
from talus.engine.workers.cluster import threads_of

SIDE = 1500
OTHER_PROCESSORS = 3.0  # times as fast or slow as the one of the measurement, where it was within a factor of two
TERRAIN = SimpleNamespace(shape=(SIDE, SIDE), cell_size=(1.0, 1.0), origin=(0.0, 0.0), crs="")


def table_of(folder, share):
    """A table of which this many of the cells of the terrain are visited, fifty in a row each time."""
    compile_kernels()
    random, count = np.random.default_rng(1), int(share * SIDE * SIDE / 50)
    first = random.integers(0, SIDE * SIDE - 50, count)
    cells = np.unique(np.concatenate([[0, SIDE * SIDE - 1], (first[:, None] + np.arange(50)).ravel()]))
    table = MapTable(TERRAIN.shape, arrays=None if folder is None else Files(folder))
    table.add(cells, random.random((cells.size, QUANTITIES)).astype(np.float32) * 1e4, cells[:0])
    return table


@pytest.mark.parametrize("in_files", [False, True])
@pytest.mark.parametrize("share", [0.02, 0.3])
def test_maps_take_the_time_that_was_said(tmp_path, in_files, share):
    table = table_of(tmp_path if in_files else None, share)
    said = SizeOfMaps(Settings(air_density=0.0), SIDE * SIDE, table.rows, SIDE * SIDE)
    start = time.process_time()
    maps = write_map_files(table, TERRAIN, 100, tmp_path) if in_files else table.maps(TERRAIN, 100)
    result_digest(np.zeros(1, RUNS), maps)
    taken, seconds = time.process_time() - start, said.seconds(in_files, 0)
    assert said.maps == len(list(maps))
    assert taken / OTHER_PROCESSORS < seconds < OTHER_PROCESSORS * taken
    start = time.process_time()
    grid, band = Grid(TERRAIN.shape, (1.0, 1.0), (0.0, 0.0)), MapBand("energy_max", 1e-3, "kJ", "energy")
    write_map(tmp_path / "written.tif", maps, [band], grid, (0, 0), {})
    taken = time.process_time() - start
    assert taken / OTHER_PROCESSORS < said.seconds(in_files, 1) - seconds < OTHER_PROCESSORS * taken
    table.close()


def test_what_is_done_once_is_not_divided_by_the_cores():
    """By hand: 1,000 runs of 0.2 s on 4 cores are 50 s, and 30 s of maps come to it."""
    _seconds = estimate_module._seconds(np.full(10, 0.2), 1000, 4, 30.0)
    assert _seconds == pytest.approx([80.0, 80.0, 80.0])


def test_threads_of_a_cluster_are_those_of_all_workers():
    executor = SimpleNamespace(_client=SimpleNamespace(nthreads=lambda: {"one": 2, "other": 3}))
    assert threads_of(executor) == 5 and threads_of(None) == 0


def test_cluster_has_the_time_of_its_threads_and_memory_of_each_worker():
    estimated = estimate_module.Estimate(10, 64, 9.0, 8.0, 10.0, 5e8, 7e6, 0, 10, 4e8)
    assert (
        "10 runs on 64 cores: 9 s (8 s to 10 s), 500 MB of memory here, 400 MB in each worker and" in estimated.text()
    )
