# SPDX-License-Identifier: GPL-2.0-or-later
"""Blocks of a terrain store read again where memory is short, in order of the runs and in rounds (docs/regional.md).

    python benchmarks/short_memory.py avaMal_5m_EPSG31287.tif 64 blocks   # once: reads the blocks of the store
    python benchmarks/short_memory.py avaMal_5m_EPSG31287.tif 64 order    # MB for the terrain; or rounds, or few, which
                                                                          # are the rounds where memory is short
    python benchmarks/short_memory.py avaMal_5m_EPSG31287.tif 64 order neighbours  # on cells next to each other

Releases lie all over a made-up region of 10^8 cells (regional.py). Where Talus gives pages of the terrain back because
they take more than they may, the operating system is made to forget them, too, as it would where programs have all of
its memory. So the disk is read for every page that is needed again. /proc/self/io counts the bytes.
"""

import json
import os
import resource
import sys
import time
from pathlib import Path

from osgeo import gdal
from regional import HEIGHT, KEPT, ROCK, VOLUME, region, steep_cells, warm_up

from talus.engine import Ground, Release, Settings, rock_library, simulate
from talus.engine.ensemble import turns
from talus.engine.ensemble.round_limit import FEW
from talus.engine.ensemble.rounds import Rounds
from talus.engine.terrain_store.store import TerrainStore
from talus.engine.terrain_store.stored_terrain import open_terrain

CELLS, COPIES, PLACES, RUNS = 10**8, (3, 3), 30, 8  # cells; copies of the mountain side; releases on each, their runs
STEEP, CUT_OFF, THREADS = 0.96, 20.0, 1  # rad (55 degrees); s


def files_of(store):
    """The files of a store whose pages are given back."""
    return (store.heights, *store.bounds.values(), *(ground[0] for ground in store.grounds.values()))


def forget_in_the_system(forget, times):
    """TerrainStore.forget_pages that leaves nothing in the memory of the system either; a list gets an entry each."""

    def forget_all(store):
        forget(store)
        for entry in files_of(store):
            os.posix_fadvise(entry.file, 0, 0, os.POSIX_FADV_DONTNEED)
        times.append(time.perf_counter())

    return forget_all


def releases(dem, runs=RUNS, are_neighbours=False):
    """On steep cells of each copy, evenly spread or next to each other, copy by copy."""
    dataset = gdal.Open(str(dem))
    west, cell, _, north, _, _ = dataset.GetGeoTransform()
    width, height = dataset.RasterXSize // COPIES[0], dataset.RasterYSize // COPIES[1]
    row, column, _ = steep_cells(dataset.GetRasterBand(1).ReadAsArray(0, 0, width, height).astype(float), STEEP)
    chosen = [k * (row.size - 1) // (PLACES - 1) for k in range(PLACES)]
    if are_neighbours:
        chosen = [row.size // 2 + k for k in range(PLACES)]
    return [
        Release((west + cell * (x + column[k] + 0.5), north - cell * (y + row[k] + 0.5)), height=HEIGHT, runs=runs)
        for y in range(0, dataset.RasterYSize, height) for x in range(0, dataset.RasterXSize, width) for k in chosen
    ]  # fmt: skip


def bytes_read():
    """By this process from the disk."""
    lines = Path("/proc/self/io").read_text(encoding="ascii").splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("read_bytes")))


def main(path, memory, order, where="spread"):
    """One job as a JSON line. The blocks of the store are read and on the disk before it begins."""
    warm_up()
    dem, folder = region(path, CELLS), KEPT / "short"
    terrain = open_terrain(dem, folder, memory=1e6 * float(memory))
    scene = terrain, Ground.of_class(terrain, "hard"), rock_library.rock(ROCK, volume=VOLUME)
    settings = Settings(threads=THREADS, max_time=CUT_OFF, maps=False, air_density=0.0)  # their tables are files, too
    if order == "blocks":
        simulate(*scene, releases(dem, 1), settings)
        for entry in files_of(terrain.store):
            os.fdatasync(entry.file)
        return
    given_back, messages = [], []
    TerrainStore.forget_pages = forget_in_the_system(TerrainStore.forget_pages, given_back)
    terrain.store.forget_pages()
    rounds = None if order == "order" else Rounds(tell=lambda entry: messages.append(entry.count))
    turns.most_rounds = lambda gathering: FEW if order == "few" else None
    sources = releases(dem, RUNS, where == "neighbours")
    faults = resource.getrusage(resource.RUSAGE_SELF).ru_majflt
    before, started, wall = bytes_read(), time.process_time(), time.perf_counter()
    result = simulate(*scene, sources, settings, rounds=rounds)
    print(json.dumps({
        "memory, MB": float(memory), "order": order, "where": where, "rounds": max(messages, default=1),
        "runs": result.runs.size, "store, MB": terrain.store.bytes_read() / 1e6,
        "read, MB": (bytes_read() - before) / 1e6,
        "given back": len(given_back), "faults": resource.getrusage(resource.RUSAGE_SELF).ru_majflt - faults,
        "processor, s": time.process_time() - started, "s": time.perf_counter() - wall,
    }))  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:])
