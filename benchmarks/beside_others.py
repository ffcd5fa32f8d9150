# SPDX-License-Identifier: GPL-2.0-or-later
"""Processor time of one trajectory, in Talus and other open programs, for docs/other_programs.md.

    python benchmarks/beside_others.py talus DEM.tif [shape ...]
    python benchmarks/beside_others.py platrock DEM.tif [seconds]     with PlatRock 0.3.3 (pypi.org/project/platrock)
    python benchmarks/beside_others.py pyrockfall                     with PyRockfall (pypi.org/project/pyrockfall)

Each in an environment of its own, for they want other versions of the same libraries. Rocks of 1 m3 start 0.5 m above
150 cells steeper than 50 degrees, spread evenly. PlatRock throws spheres, from 3 m for their centre, with the compiled
ones of its engines, its default step and its default ground; it is ended after so many seconds (150). PyRockfall throws
point masses down a profile of two segments, as many at once as it is asked for, which is its best.
"""

import json
import math
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

STEEP, STARTS, BORDER = math.radians(50.0), 150, 20  # cells from the border
RUNS = 4
ROCKS = (100, 1_000, 10_000)  # of PyRockfall
SHAPES = ("block", "eota111", "eota221")


def steep_cells(heights, cell):
    """(n, 2) rows and columns of the cells that rocks start from."""
    along_y, along_x = np.gradient(heights, cell)
    cells = np.argwhere(np.hypot(along_x, along_y) > math.tan(STEEP))
    size = np.array(heights.shape)
    cells = cells[((cells > BORDER) & (cells < size - BORDER)).all(axis=1)]
    return cells[np.linspace(0, len(cells) - 1, STARTS).astype(int)]


def talus(path, *shapes):
    """Print what a run on ground of class medium costs, least of three."""
    from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate

    terrain = Terrain.from_raster(path)
    (west, south), (cell_x, cell_y) = terrain.origin, terrain.cell_size
    releases = [
        Release((west + column * cell_x, south + row * cell_y), height=0.5, runs=RUNS)
        for row, column in steep_cells(terrain.heights, cell_x).tolist()
    ]
    for shape in shapes or SHAPES:
        inputs = (
            terrain, Ground.of_class(terrain, "medium"), rock_library.rock(shape, volume=1.0), releases,
            Settings(threads=1, air_density=0.0),
        )  # fmt: skip
        simulate(*inputs)
        times = []
        for _ in range(3):
            start = time.process_time()
            runs = simulate(*inputs).runs
            times.append(time.process_time() - start)
        print(
            f"{shape}: {len(runs)} runs, {1e3 * min(times) / len(runs):.2f} ms a run, "
            f"{1e6 * min(times) / runs['steps'].sum():.3f} us a step, {runs['duration'].mean():.0f} s in the mean, "
            f"contact in {runs['contact_steps'].sum() / runs['steps'].sum():.0%} of the steps"
        )


def platrock(path, seconds="150"):
    """Print what each rock costs PlatRock, until the time is up."""
    import matplotlib

    matplotlib.use("Agg")
    import platrock.ThreeD.Objects as objects
    import platrock.ThreeD.Simulations as simulations
    from osgeo import gdal

    source = gdal.Open(path)
    heights, cell = source.ReadAsArray().astype(float), source.GetGeoTransform()[1]
    heights[heights < -1000.0] = np.nan
    with tempfile.TemporaryDirectory() as folder:
        files = _files_of_platrock(Path(folder), heights, cell, objects.Terrain().default_faces_params)
        terrain = objects.Terrain(files["terrain"], soil_params_geojson=files["soil"])
        one = simulations.Simulation(terrain=terrain, rocks_start_params_geojson=files["rocks"], random_seed=1)
        one.automatic_engines_fill = "builtin"
        one.before_run_tasks()
        times, begin = [], time.process_time()
        while one.current_rock_number < one.nb_rocks - 1 and time.process_time() - begin < float(seconds):
            one.current_rock_number += 1
            start = time.process_time()
            one.before_rock_launch_tasks()
            while not one.current_rock.is_stopped:
                one.rock_propagation_tasks()
            one.after_rock_propagation_tasks()
            times.append((time.process_time() - start, one.iter))
    spent, steps = np.array(times).T
    print(
        f"{len(times)} rocks, mean {spent.mean():.2f} s, median {np.median(spent):.2f} s a rock, "
        f"{1e6 * spent.sum() / steps.sum():.0f} us a step of {one.dt:g} s, {one.dt * steps.mean():.0f} s in the mean"
    )


def _files_of_platrock(folder, heights, cell, defaults):
    """Its inputs, in the system that it takes: the lower left corner of the terrain is 0, 0."""
    rows, columns = heights.shape
    filled = np.where(np.isnan(heights), np.nanmin(heights), heights)
    head = f"ncols {columns}\nnrows {rows}\nxllcorner 0\nyllcorner 0\ncellsize {cell}\nNODATA_value -9999\n"
    body = "\n".join(" ".join(f"{value:.3f}" for value in row) for row in filled)
    rock = {"number": 1, "z": 3.0, "rocks_min_vol": 1.0, "rocks_max_vol": 1.0, "density": 2700.0, "vz": 0.0}
    soil = dict(defaults)
    starts = [
        (rock, _square((column + 0.5) * cell, (rows - row - 0.5) * cell, 1.0))
        for row, column in steep_cells(heights, cell).tolist()
    ]
    half = 0.5 * cell * max(rows, columns)
    texts = {
        "terrain": head + body, "rocks": _features(starts), "soil": _features([(soil, _square(half, half, half))]),
    }  # fmt: skip
    files = {}
    for name, text in texts.items():
        file = folder / (f"{name}.asc" if name == "terrain" else f"{name}.geojson")
        file.write_text(text, encoding="ascii")
        files[name] = str(file)
    return files


def _square(x, y, half):
    west, east, south, north = x - half, x + half, y - half, y + half
    return [[west, south], [east, south], [east, north], [west, north], [west, south]]


def _features(parts):
    features = [
        {"type": "Feature", "properties": values, "geometry": {"type": "Polygon", "coordinates": [ring]}}
        for values, ring in parts
    ]
    return json.dumps({"type": "FeatureCollection", "features": features})


def pyrockfall():
    """Print what a rock costs PyRockfall for this many at once."""
    import pyrockfall as program

    nodes = np.array([[0.0, 200.0], [285.6, 0.0], [600.0, 0.0]])  # 35 degrees, then flat
    for rocks in ROCKS:
        soil = program.Material("soil", normalRestitution=0.35, tangentialRestitution=0.85, frictionAngle=35.0)
        seeder = program.Seeder(
            points=np.array([1.0, 201.0]), rocks=[program.Rock("rock", mass=2700.0, density=2700.0)]
        )
        seeder.numberOfRocks, seeder.translationalVelocity = rocks, [1.0, 0.0]
        seeder.rockThrowMode = program.SeederRocksThrown.Overall
        analysis = program.Analysis()
        analysis.slope = program.Slope(
            program.Geometry(nodes=nodes), materialIDs=np.zeros(len(nodes) - 1, int), materials=[soil]
        )
        analysis.seeders, analysis.numberOfRocks = [seeder], rocks
        start = time.process_time()
        analysis.run()
        print(f"{rocks} rocks: {1e3 * (time.process_time() - start) / rocks:.2f} ms a rock")


if __name__ == "__main__":
    {"talus": talus, "platrock": platrock, "pyrockfall": pyrockfall}[sys.argv[1]](*sys.argv[2:])
