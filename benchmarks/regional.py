# SPDX-License-Identifier: GPL-2.0-or-later
"""Time and memory over cells and runs, on a made-up region of copies of a mountain side. For docs/regional.md.

    python benchmarks/regional.py avaMal_5m_EPSG31287.tif cells        # 10^6 to 10^9 cells, as many runs
    python benchmarks/regional.py avaMal_5m_EPSG31287.tif runs         # runs on 10^8 cells
    python benchmarks/regional.py avaMal_5m_EPSG31287.tif beside       # a store beside the terrain in memory, in turns
    python benchmarks/regional.py avaMal_5m_EPSG31287.tif wire 10      # bytes that chunks send; runs from each release

The mountain side is resampled to 1 m. A VRT puts copies of it side by side; where they meet there are steps, which are
as good as any terrain for what is measured here. Each row is a process of its own, and a JSON line.
"""

import json
import math
import pickle
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from osgeo import gdal

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.chunks.compressed_chunk import CompressedChunk
from talus.engine.chunks.scene import make_scene
from talus.engine.chunks.stored_chunk import chunk_of
from talus.engine.chunks.summed_chunk import summed
from talus.engine.terrain_store.stored_terrain import open_terrain

KEPT = Path(__file__).resolve().parent.parent / "build" / "regional"
COPIES = {10**6: (1, 1), 10**7: (1, 1), 10**8: (3, 3), 10**9: (9, 10)}  # of the mountain side, along x and y
CUT = {10**6: (1000, 1000)}  # columns and rows from the middle, where a copy is too much
RELEASES = (24, 96, 384, 960)
RUNS_A_RELEASE = 10
ROCK, VOLUME, HEIGHT, STEEP = "eota221", 0.3, 0.5, math.radians(55.0)
SETTINGS = {"threads": 2, "max_time": 20.0}  # cut off: what is measured is not the length of a run
STEP = 500  # columns and rows of the first copy in which steep cells are looked for, at once


def fine(path):
    """The mountain side at 1 m."""
    made = KEPT / f"{Path(path).stem}_1m.tif"
    if not made.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        options = {"xRes": 1.0, "yRes": 1.0, "resampleAlg": "cubicspline"}
        gdal.Warp(str(made), str(path), creationOptions=["TILED=YES", "COMPRESS=DEFLATE"], **options)
    return made


def region(path, cells):
    """A VRT of so many cells."""
    gdal.UseExceptions()
    source = fine(path)
    dataset = gdal.Open(str(source))
    columns, rows = dataset.RasterXSize, dataset.RasterYSize
    across, along = COPIES[cells]
    width, height = CUT.get(cells, (columns, rows))
    left, top = (columns - width) // 2, (rows - height) // 2
    vrt = KEPT / f"region-{cells}.vrt"
    transform = ", ".join(map(str, dataset.GetGeoTransform()))
    nodata = dataset.GetRasterBand(1).GetNoDataValue()
    places = [(i * width, j * height) for j in range(along) for i in range(across)]
    parts = "".join(
        f"<SimpleSource><SourceFilename relativeToVRT='1'>{source.name}</SourceFilename><SourceBand>1</SourceBand>"
        f"<SrcRect xOff='{left}' yOff='{top}' xSize='{width}' ySize='{height}'/>"
        f"<DstRect xOff='{x}' yOff='{y}' xSize='{width}' ySize='{height}'/></SimpleSource>"
        for x, y in places
    )
    missing = "" if nodata is None else f"<NoDataValue>{nodata}</NoDataValue>"
    vrt.write_text(
        f"<VRTDataset rasterXSize='{width * across}' rasterYSize='{height * along}'><SRS>{dataset.GetProjection()}"
        f"</SRS><GeoTransform>{transform}</GeoTransform><VRTRasterBand dataType='Float32' band='1'>{missing}{parts}"
        "</VRTRasterBand></VRTDataset>",
        encoding="utf-8",
    )
    return vrt


def releases(terrain, count):
    """So many releases on steep cells of the first copy, evenly spread."""
    dataset = gdal.Open(str(terrain))
    west, cell, _, north, _, _ = dataset.GetGeoTransform()
    columns, rows = min(dataset.RasterXSize, 2835), min(dataset.RasterYSize, 3935)
    heights = dataset.GetRasterBand(1).ReadAsArray(0, 0, columns, rows).astype(float)
    heights[heights <= 0.0] = np.nan
    rise_y, rise_x = np.gradient(heights)
    with np.errstate(invalid="ignore"):
        steep = np.hypot(rise_x, rise_y) > math.tan(STEEP)  # False beside cells without data
    steep[:100] = steep[-100:] = steep[:, :100] = steep[:, -100:] = False
    row, column = np.nonzero(steep)
    chosen = np.linspace(0, row.size - 1, count).astype(int)
    x, y = west + cell * (column[chosen] + 0.5), north - cell * (row[chosen] + 0.5)
    return [Release((float(a), float(b)), height=HEIGHT, runs=RUNS_A_RELEASE) for a, b in zip(x, y)]


def status(name):
    """Megabytes of a line of this process's status."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next((int(line.split()[1]) / 1024.0 for line in lines if line.startswith(name)), math.nan)


def warm_up():
    """Kernels compiled or read from their cache, so that this is not measured."""
    terrain = Terrain(np.zeros((50, 50)))
    simulate(terrain, Ground.of_class(terrain, "hard"), rock_library.rock(ROCK, volume=VOLUME), Release((25.0, 25.0)))


def part_job(path, cells, count, in_store):
    """One job: what it took."""
    warm_up()
    dem = region(path, cells)
    sources = releases(dem, count)
    with tempfile.TemporaryDirectory(dir=KEPT) as folder:
        start = time.process_time()
        stored = open_terrain(dem, folder) if in_store else None
        terrain = Terrain.from_raster(dem) if stored is None else stored
        opened = time.process_time() - start
        ground, rock = Ground.of_class(terrain, "hard"), rock_library.rock(ROCK, volume=VOLUME)
        start = time.process_time()
        found = simulate(terrain, ground, rock, sources, Settings(**SETTINGS))
        return {
            "cells": int(np.prod(terrain.shape)), "runs": len(found.runs), "in store": in_store, "opened, s": opened,
            "simulated, s": time.process_time() - start,
            "peak, MB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024.0,
            "of it own, MB": status("RssAnon"), "of files, MB": status("RssFile"),
            "disk, MB": 0.0 if stored is None else stored.store.bytes_read() / 2**20,
            "blocks": 0 if stored is None else int(np.count_nonzero(stored.store.read.array)),
            "digest": found.result_digest[:16],
        }  # fmt: skip


def part_beside(path, cells, runs, rounds=4):
    """Processor time of the same runs on terrain in memory and in a store whose blocks are read, in turns."""
    dem = region(path, cells)
    sources = releases(dem, runs)
    with tempfile.TemporaryDirectory(dir=KEPT) as folder:
        rock, settings, scenes, times = rock_library.rock(ROCK, volume=VOLUME), Settings(**SETTINGS), {}, {}
        for name, terrain in (("memory", Terrain.from_raster(dem)), ("store", open_terrain(dem, folder))):
            scenes[name] = make_scene(terrain, Ground.of_class(terrain, "hard"), [rock], sources, settings)
            times[name] = []
            chunk_of(scenes[name], [(0, runs)])
        for _ in range(rounds):
            for name, scene in scenes.items():
                start = time.thread_time()
                chunk_of(scene, [(0, runs)])
                times[name].append(time.thread_time() - start)
        ratios = [b / a for a, b in zip(times["memory"], times["store"])]
        return {"runs": runs, "ratio of the medians": float(np.median(times["store"]) / np.median(times["memory"])),
                "ratios": ratios, "ms a run in memory": 1e3 * float(np.median(times["memory"])) / runs}  # fmt: skip


def part_wire(path, runs_a_release, total=8192, chunk=256):
    """Bytes a run of chunks as they travel: passages one by one, and sums of cells by the runs in a chunk."""
    terrain = Terrain.from_raster(fine(path))
    steep = np.hypot(*np.gradient(terrain.heights)) > math.tan(STEEP)
    steep[:100] = steep[-100:] = steep[:, :100] = steep[:, -100:] = False
    places = np.argwhere(steep)
    places = places[len(places) // 2 :][: -(-total // runs_a_release)]  # next to each other
    sources = [
        Release((terrain.origin[0] + column + 0.5, terrain.origin[1] + row + 0.5), height=HEIGHT, runs=runs_a_release)
        for row, column in places
    ]
    rock, ground = rock_library.rock(ROCK, volume=VOLUME), Ground.of_class(terrain, "hard")
    scene = make_scene(terrain, ground, [rock], sources, Settings(threads=1))
    parts = [chunk_of(scene, [(first, first + chunk)]) for first in range(0, total, chunk)]
    parts = [part._replace(cells=part.cells.astype(np.int32)) for part in parts]
    row = {
        "runs a release": runs_a_release, "passages a run": sum(part.cells.size for part in parts) / total,
        "one by one": sum(len(pickle.dumps(CompressedChunk(*part))) for part in parts) / total,
    }  # fmt: skip
    for count in (1, 4, 11, 16, len(parts)):
        start = time.process_time()
        sums = [summed(parts[first : first + count]) for first in range(0, len(parts) - count + 1, count)]
        weight = sum(len(pickle.dumps(one)) for one in sums)
        row[f"sums of {count * chunk}"] = weight / (len(sums) * count * chunk)
        row[f"ms a run, {count * chunk}"] = 1e3 * (time.process_time() - start) / (len(sums) * count * chunk)
    return row


def main(path, kind, *more):
    """Print the rows of a kind, each from a process of its own."""
    if kind == "alone":
        cells, count, in_store = (int(one) for one in more)
        print(json.dumps(part_job(path, cells, count, bool(in_store))), flush=True)
        return
    if kind == "wire":
        print(json.dumps(part_wire(path, int(more[0]))), flush=True)
        return
    if kind == "beside":
        print(json.dumps(part_beside(path, 10**6, 16)), flush=True)
        return
    rows = [(10**8, count, 1) for count in RELEASES]
    if kind == "cells":
        rows = [(cells, 24, in_store) for cells in (10**6, 10**7, 10**8) for in_store in (0, 1)] + [(10**9, 24, 1)]
    for row in rows:
        subprocess.run([sys.executable, __file__, path, "alone", *map(str, row)], check=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
