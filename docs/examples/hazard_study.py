# SPDX-License-Identifier: GPL-2.0-or-later
"""From an elevation model to a hazard map with the engine alone: ``python docs/examples/hazard_study.py [FOLDER]``.

Source areas by their slope, release points in them, two scenarios of block size and return period, a simulation of
each, and the danger level of every cell. The place is the demonstration slope.
"""

import sys
from pathlib import Path

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.hazard.hazard import Hazard
from talus.engine.io import raster
from talus.engine.sources.source_areas import find_areas, points_in, steepness
from talus.resources.demo.make_demo import write_terrain

STEEP = 50.0  # degrees, from which rocks break off
SPACING = 40.0  # m between release points
SCENARIOS = ((30.0, 0.2), (300.0, 2.0))  # return period in years, volume of the block in m³


def release_points(terrain):
    """(x, y) of the steepest cells of the source areas, one each 40 m."""
    slope = steepness(terrain.heights, terrain.cell_size)
    areas = find_areas(slope, STEEP, terrain.cell_size, min_area=100.0)
    rows, columns = points_in(areas, slope, SPACING, terrain.cell_size)
    (x0, y0), (lx, ly) = terrain.origin, terrain.cell_size
    return list(zip(x0 + lx * columns, y0 + ly * rows))


def on_all_cells(terrain, maps, name, outside):
    """A map, which covers the visited window only, on the cells of the terrain."""
    grid = np.full(terrain.heights.shape, outside)
    window = maps[name]
    grid[maps.row0 : maps.row0 + window.shape[0], maps.col0 : maps.col0 + window.shape[1]] = window
    return grid


def main(folder="build/examples", runs=40):
    """Do the study; returns the danger level of each cell, 0 to 4."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    write_terrain(folder / "terrain.tif")
    terrain = Terrain.from_raster(folder / "terrain.tif")
    ground = Ground.of_class(terrain, "medium")
    places = release_points(terrain)
    hazard = Hazard(terrain.heights.shape)
    for period, volume in SCENARIOS:
        rock = rock_library.rock("worn_compact", volume=volume)
        releases = [Release(place, height=1.0, runs=runs) for place in places]
        result = simulate(terrain, ground, rock, releases, Settings(seed=1, air_density=1.2))
        energy = on_all_cells(terrain, result.maps, "energy_p95", np.nan)
        reach = on_all_cells(terrain, result.maps, "reach_probability", 0.0)
        hazard.add(energy, reach, period)
        print(
            f"{volume:g} m³, {period:g} years: {result.runs.size} runs, longest {result.runs['distance'].max():.0f} m"
        )
    danger = hazard.danger()
    grid = raster.read_grid(folder / "terrain.tif")
    raster.write_grid(folder / "danger.tif", danger, grid, nodata=0, description="danger level")
    area = terrain.cell_size[0] * terrain.cell_size[1] / 10_000.0
    for level, name in enumerate(("none", "residual", "low", "moderate", "high")):
        print(f"{name:13} {area * np.count_nonzero(danger == level):6.1f} ha")
    return danger


if __name__ == "__main__":
    main(*sys.argv[1:2])
