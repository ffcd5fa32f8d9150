# SPDX-License-Identifier: GPL-2.0-or-later
"""Time and memory over cells and runs, on a made-up region of copies of a mountain side. For docs/regional.md.

    python benchmarks/regional.py avaMal_5m_EPSG31287.tif cells        # 10^6 to 10^9 cells, as many runs
    python benchmarks/regional.py avaMal_5m_EPSG31287.tif runs         # runs on 10^8 cells
    python benchmarks/regional.py avaMal_5m_EPSG31287.tif many         # 10^4 to 10^7 runs of 0.1 s there, maps in files
    python benchmarks/regional.py avaMal_5m_EPSG31287.tif canton avaGar_5m_EPSG31287.tif  # runs all over 10^9 cells
    python benchmarks/regional.py avaMal_5m_EPSG31287.tif region 1e7   # `talus run` of a region of so many cells, seams
    python benchmarks/regional.py avaMal_5m_EPSG31287.tif beside       # a store beside the terrain in memory, in turns
    python benchmarks/regional.py avaMal_5m_EPSG31287.tif workers      # memory of the workers of dask
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
MANY, PLACES, SHORT = (10**4, 10**5, 10**6, 10**7), 1000, 0.1  # runs, from so many places, cut off after so many s
CANTON, CANTON_STEEP = (9, 8), math.radians(45.0)  # copies along x and y
CANTON_PLACES, CANTON_RUNS, CANTON_MEMORY = 60, 20, 1e9
ROCK, VOLUME, HEIGHT, STEEP = "eota221", 0.3, 0.5, math.radians(55.0)
SETTINGS = {"threads": 2, "max_time": 20.0}  # cut off: what is measured is not the length of a run
STRETCH = 500  # cells along a side of a part in which steep cells are looked for


def fine(path):
    """The mountain side at 1 m."""
    made = KEPT / f"{Path(path).stem}_1m.tif"
    if not made.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        options = {"xRes": 1.0, "yRes": 1.0, "resampleAlg": "cubicspline"}
        gdal.Warp(str(made), str(path), creationOptions=["TILED=YES", "COMPRESS=DEFLATE"], **options)
    return made


def region(path, cells):
    """A VRT of this many cells."""
    gdal.UseExceptions()
    source = fine(path)
    dataset = gdal.Open(str(source))
    columns, rows = dataset.RasterXSize, dataset.RasterYSize
    across, along = COPIES[cells]
    width, height = CUT.get(cells, (columns, rows))
    left, top = (columns - width) // 2, (rows - height) // 2
    places = [(i * width, j * height) for j in range(along) for i in range(across)]
    parts = "".join(copy_at(source, (left, top), place, (width, height)) for place in places)
    return mosaic(f"region-{cells}", dataset, (width * across, height * along), parts)


def copy_at(source, corner, place, size):
    """A part of a mosaic: of a raster, from a corner, at a place; columns and rows each."""
    (left, top), (x, y), (width, height) = corner, place, size
    return (
        f"<SimpleSource><SourceFilename relativeToVRT='1'>{source.name}</SourceFilename><SourceBand>1</SourceBand>"
        f"<SrcRect xOff='{left}' yOff='{top}' xSize='{width}' ySize='{height}'/>"
        f"<DstRect xOff='{x}' yOff='{y}' xSize='{width}' ySize='{height}'/></SimpleSource>"
    )


def mosaic(name, dataset, size, parts):
    """A VRT of some parts, with the place, system and nodata of a dataset."""
    vrt = KEPT / f"{name}.vrt"
    transform = ", ".join(map(str, dataset.GetGeoTransform()))
    nodata = dataset.GetRasterBand(1).GetNoDataValue()
    missing = "" if nodata is None else f"<NoDataValue>{nodata}</NoDataValue>"
    text = (
        f"<VRTDataset rasterXSize='{size[0]}' rasterYSize='{size[1]}'><SRS>{dataset.GetProjection()}"
        f"</SRS><GeoTransform>{transform}</GeoTransform><VRTRasterBand dataType='Float32' band='1'>{missing}{parts}"
        "</VRTRasterBand></VRTDataset>"
    )
    if not vrt.exists() or vrt.read_text(encoding="utf-8") != text:  # a store knows it by the time of its file
        vrt.write_text(text, encoding="utf-8")
    return vrt


def canton(paths):
    """A VRT of copies of several mountain sides one above the other, and the same side by side; their (name, first row,
    heights) within a column."""
    gdal.UseExceptions()
    sources = [fine(path) for path in paths]
    datasets = [gdal.Open(str(source)) for source in sources]
    width, rows = min(dataset.RasterXSize for dataset in datasets), [dataset.RasterYSize for dataset in datasets]
    across, along = CANTON
    parts = "".join(
        copy_at(source, (0, 0), (i * width, j * sum(rows) + sum(rows[:k])), (width, rows[k]))
        for i in range(across) for j in range(along) for k, source in enumerate(sources)
    )  # fmt: skip
    vrt = mosaic("canton", datasets[0], (across * width, along * sum(rows)), parts)
    return vrt, [
        (source.stem, sum(rows[:k]), one.GetRasterBand(1).ReadAsArray(0, 0, width, rows[k]).astype(float))
        for k, (source, one) in enumerate(zip(sources, datasets))
    ]


def steep_cells(heights, steepness):
    """Rows and columns of the cells steeper than an angle, and their share; not near the border."""
    heights[heights <= 0.0] = np.nan
    rise_y, rise_x = np.gradient(heights)
    with np.errstate(invalid="ignore"):
        steep = np.hypot(rise_x, rise_y) > math.tan(steepness)  # False beside cells without data
    share = float(steep.sum() / max(np.isfinite(heights).sum(), 1))
    steep[:100] = steep[-100:] = steep[:, :100] = steep[:, -100:] = False
    return *np.nonzero(steep), share


def releases(terrain, count, runs=RUNS_A_RELEASE):
    """Releases on steep cells of the first copy, ``count`` evenly spread, each with some runs."""
    dataset = gdal.Open(str(terrain))
    west, cell, _, north, _, _ = dataset.GetGeoTransform()
    columns, rows = min(dataset.RasterXSize, 2835), min(dataset.RasterYSize, 3935)
    row, column, _ = steep_cells(dataset.GetRasterBand(1).ReadAsArray(0, 0, columns, rows).astype(float), STEEP)
    chosen = np.linspace(0, row.size - 1, count).astype(int)
    x, y = west + cell * (column[chosen] + 0.5), north - cell * (row[chosen] + 0.5)
    return [Release((float(a), float(b)), height=HEIGHT, runs=runs) for a, b in zip(x, y)]


def places_all_over(terrain, count):
    """(x, y) of this many steep cells in some copies all over the region, the same every time."""
    dataset, chance = gdal.Open(str(terrain)), np.random.default_rng(0)
    west, cell, _, north, _, _ = dataset.GetGeoTransform()
    sides = [range(0, size - STRETCH + 1, STRETCH) for size in (dataset.RasterYSize, dataset.RasterXSize)]
    actual = []
    for top in sides[0]:
        for left in sides[1]:
            part = dataset.GetRasterBand(1).ReadAsArray(left, top, STRETCH, STRETCH).astype(float)
            row, column, _ = steep_cells(part, STEEP)
            actual.append(np.column_stack([column + left, row + top]))
    cells = np.concatenate(actual)
    chosen = cells[np.sort(chance.choice(len(cells), count, replace=False))]
    return [(west + cell * (x + 0.5), north - cell * (y + 0.5)) for x, y in chosen.tolist()]


def status(name):
    """Megabytes of a line of this process's status."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next((int(line.split()[1]) / 1024.0 for line in lines if line.startswith(name)), math.nan)


def warm_up():
    """Kernels compiled or read from their cache, so that this is not measured."""
    terrain = Terrain(np.zeros((50, 50)))
    simulate(terrain, Ground.of_class(terrain, "hard"), rock_library.rock(ROCK, volume=VOLUME), Release((25.0, 25.0)))


def part_job(path, cells, count, in_store, runs=RUNS_A_RELEASE, max_time=None):
    """One job: what it took. With a longest duration of a run, its maps are in files."""
    warm_up()
    dem = region(path, cells)
    sources = releases(dem, count, runs)
    settings = Settings(**{"air_density": 0.0, **{**SETTINGS, "max_time": max_time or SETTINGS["max_time"]}})
    with tempfile.TemporaryDirectory(dir=KEPT) as folder:
        start = time.process_time()
        stored = open_terrain(dem, folder) if in_store else None
        terrain = Terrain.from_raster(dem) if stored is None else stored
        opened = time.process_time() - start
        ground, rock = Ground.of_class(terrain, "hard"), rock_library.rock(ROCK, volume=VOLUME)
        start = time.process_time()
        maps_folder = None if max_time is None else Path(folder) / "maps"
        result = simulate(terrain, ground, rock, sources, settings, maps_folder=maps_folder)
        return {
            "cells": int(np.prod(terrain.shape)), "runs": len(result.runs), "in store": in_store, "opened, s": opened,
            "simulated, s": time.process_time() - start,
            "peak, MB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024.0,
            "of it own, MB": status("RssAnon"), "of files, MB": status("RssFile"),
            "disk, MB": 0.0 if stored is None else stored.store.bytes_read() / 2**20,
            "blocks": 0 if stored is None else int(np.count_nonzero(stored.store.read.array)),
            "digest": result.result_digest[:16],
        }  # fmt: skip


def part_canton(paths):
    """Runs to their ends from steep cells all over a made-up canton; then their motion alone, which reads nothing."""
    warm_up()
    dem, sides = canton(paths)
    dataset, chance = gdal.Open(str(dem)), np.random.default_rng(0)
    west, cell, _, north, _, _ = dataset.GetGeoTransform()
    actual = [steep_cells(heights, CANTON_STEEP) for _, _, heights in sides]
    ends = np.cumsum([row.size for row, _, _ in actual])
    height, width = sum(len(heights) for _, _, heights in sides), sides[0][2].shape[1]
    places = []
    for number in chance.integers(0, ends[-1], CANTON_PLACES):
        side = int(np.searchsorted(ends, number, "right"))
        row, column, _ = actual[side]
        one, (i, j) = number - ends[side], chance.integers(0, CANTON)
        places.append((i * width + column[one] + 0.5, j * height + sides[side][1] + row[one] + 0.5))
    sources = [Release((west + cell * x, north - cell * y), height=HEIGHT, runs=CANTON_RUNS) for x, y in places]
    row = {f"steep, {name}": share for (name, _, _), (_, _, share) in zip(sides, actual)}
    with tempfile.TemporaryDirectory(dir=KEPT) as folder:
        terrain = open_terrain(dem, folder, memory=CANTON_MEMORY)
        ground, rock = Ground.of_class(terrain, "hard"), rock_library.rock(ROCK, volume=VOLUME)
        start, settings = time.process_time(), Settings(threads=2, map_statistics=("max",), air_density=0.0)
        result = simulate(terrain, ground, rock, sources, settings, maps_folder=Path(folder) / "maps")
        row["s, with maps of all cells"] = time.process_time() - start
        row["peak, MB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024.0
        start = time.process_time()
        simulate(terrain, ground, rock, sources, Settings(threads=2, maps=False, air_density=0.0))
        row["s, motion"] = time.process_time() - start
        runs, passages = result.runs, result.maps["passages"]
        return {
            **row, "cells": int(np.prod(terrain.shape)), "runs": len(runs),
            "duration, s": float(runs["duration"].mean()),
            "run-out 50, 95 %, m": np.quantile(runs["distance"], [0.5, 0.95]).tolist(),
            "cells a run": float(passages.sum() / len(runs)), "visited": int(np.count_nonzero(passages)),
            "stop reasons": result.provenance["stop_reasons"],
            "disk, MB": terrain.store.bytes_read() / 2**20, "blocks": int(np.count_nonzero(terrain.store.read.array)),
        }  # fmt: skip


def part_beside(path, cells, runs, rounds=4):
    """Processor time of the same runs on terrain in memory and in a store whose blocks are read, in turns."""
    dem = region(path, cells)
    sources = releases(dem, runs)
    with tempfile.TemporaryDirectory(dir=KEPT) as folder:
        rock, settings, scenes, times = (
            rock_library.rock(ROCK, volume=VOLUME),
            Settings(**{"air_density": 0.0, **SETTINGS}),
            {},
            {},
        )
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


def own_memory():
    """Megabytes of this process: at most, and now of its own and of files."""
    return {"peak": status("VmHWM"), "own": status("RssAnon"), "files": status("RssFile")}


def part_workers(path, limit):
    """Memory of each of two workers of dask for 960 runs on a store, with a limit in bytes or without."""
    from dask.distributed import Client, LocalCluster

    warm_up()
    dem = region(path, 10**8)
    options = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": ":0"}
    with tempfile.TemporaryDirectory(dir=KEPT) as folder, LocalCluster(**options) as cluster, Client(cluster) as client:
        terrain = open_terrain(dem, folder, memory=limit)
        ground, rock = Ground.of_class(terrain, "hard"), rock_library.rock(ROCK, volume=VOLUME)
        inputs = terrain, ground, rock, releases(dem, RELEASES[1]), Settings(**{"air_density": 0.0, **SETTINGS})
        simulate(*inputs, executor=client.get_executor(), maps_folder=Path(folder) / "maps")
        return {"limit": limit, "workers, MB": list(client.run(own_memory).values())}


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
    scene = make_scene(terrain, ground, [rock], sources, Settings(threads=1, air_density=0.0))
    parts = [chunk_of(scene, [(first, first + chunk)]) for first in range(0, total, chunk)]
    parts = [part._replace(cells=part.cells.astype(np.int32)) for part in parts]
    row = {
        "runs a release": runs_a_release, "passages a run": sum(part.cells.size for part in parts) / total,
        "one by one": sum(len(pickle.dumps(CompressedChunk(*part))) for part in parts) / total,
    }  # fmt: skip
    for count in (1, 4, 11, 16, len(parts)):
        start = time.process_time()
        sums = [summed(parts[first : first + count]) for first in range(0, len(parts) - count + 1, count)]
        weight = sum(len(pickle.dumps(entry)) for entry in sums)
        row[f"sums of {count * chunk}"] = weight / (len(sums) * count * chunk)
        row[f"ms a run, {count * chunk}"] = 1e3 * (time.process_time() - start) / (len(sums) * count * chunk)
    return row


def main(path, kind, *more):
    """Print the rows of a kind, each from a process of its own."""
    if kind == "alone":
        cells, count, in_store = (int(value) for value in more[:3])
        short = (int(more[3]), SHORT) if len(more) > 3 else ()
        print(json.dumps(part_job(path, cells, count, bool(in_store), *short)), flush=True)
        return
    if kind == "region":
        import regional_study  # draws: its packages would count in the memory of the other parts

        cells = int(float(more[0]))
        dem = region(path, cells)
        places = places_all_over(dem, regional_study.PLACES)
        print(json.dumps(regional_study.part_region(KEPT / "region", dem, places, cells)), flush=True)
        return
    if kind == "workers":
        for limit in (1e8, None):
            print(json.dumps(part_workers(path, limit)), flush=True)
        return
    if kind == "wire":
        print(json.dumps(part_wire(path, int(more[0]))), flush=True)
        return
    if kind == "canton":
        print(json.dumps(part_canton([path, *more])), flush=True)
        return
    if kind == "beside":
        print(json.dumps(part_beside(path, 10**6, 16)), flush=True)
        return
    rows = [(10**8, count, 1) for count in RELEASES]
    if kind == "many":
        rows = [(10**8, PLACES, 1, count // PLACES) for count in MANY]
    if kind == "cells":
        rows = [(cells, 24, in_store) for cells in (10**6, 10**7, 10**8) for in_store in (0, 1)] + [(10**9, 24, 1)]
    for row in rows:
        subprocess.run([sys.executable, __file__, path, "alone", *map(str, row)], check=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
