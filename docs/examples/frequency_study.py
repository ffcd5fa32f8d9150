# SPDX-License-Identifier: GPL-2.0-or-later
"""A whole study by annual frequency with the engine alone: ``python docs/examples/frequency_study.py [FOLDER]``.

Source areas with their true area, a rate of release and a law of block sizes, a simulation of each size class, and from
all of them the return period of each energy and the energy of each return period, in every cell. The place is the
demonstration slope; rate and law are made up.
"""

import math
import sys
from pathlib import Path

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.hazard.frequency import Frequencies, release_rate, return_period
from talus.engine.hazard.size_law import SizeLaw
from talus.engine.io import raster
from talus.engine.sources.source_areas import find_areas, points_in, steepness
from talus.resources.demo.make_demo import write_terrain

STEEP, SPACING = 50.0, 40.0  # degrees from which rocks break off; m between release points
RATE, UNIT = 0.4, "1/(year hm2)"  # blocks of at least 0.1 m³
LAW = SizeLaw(exponent=0.6, smallest=0.1, largest=10.0)
BORDERS = (0.1, 0.3, 1.0, 3.0, 10.0)  # m³, of the size classes: no wider than a factor of 3
THRESHOLDS = (30e3, 100e3, 300e3, 1000e3)  # J
PERIODS = (30.0, 100.0, 300.0)  # years


def releases_of(terrain, runs):
    """(releases, true area in hm²): runs in proportion to the true area that a point stands for."""
    slope = steepness(terrain.heights, terrain.cell_size)
    areas = find_areas(slope, STEEP, terrain.cell_size, min_area=100.0)
    rows, columns = points_in(areas, slope, SPACING, terrain.cell_size)
    (x0, y0), (lx, ly) = terrain.origin, terrain.cell_size
    weights = 1.0 / np.cos(np.radians(slope[rows, columns]))
    counts = np.maximum(1, np.rint(runs * weights / weights.mean())).astype(int).tolist()
    places = zip((x0 + lx * columns).tolist(), (y0 + ly * rows).tolist())
    releases = [Release(place, height=1.0, runs=count) for place, count in zip(places, counts)]
    return releases, float(areas.true_area.sum()) / 1e4


def counts_of(terrain, maps):
    """(1 + thresholds, ny, nx): runs that pass each cell of the terrain, and that exceed each energy there."""
    result = np.concatenate([maps["passages"][None], maps["energy_exceedances"]])
    grid = np.zeros((len(result), *terrain.shape), np.int32)
    rows, columns = maps.shape
    grid[:, maps.row0 : maps.row0 + rows, maps.col0 : maps.col0 + columns] = result
    return grid


def main(folder="build/examples", runs=30):
    """Do the study; returns its Frequencies."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    write_terrain(folder / "terrain.tif")
    terrain = Terrain.from_raster(folder / "terrain.tif")
    ground = Ground.of_class(terrain, "medium")
    releases, area = releases_of(terrain, runs)
    frequencies = Frequencies(terrain.shape, THRESHOLDS)
    settings = Settings(seed=1, air_density=1.2, energy_thresholds=THRESHOLDS)
    for lower, upper in zip(BORDERS, BORDERS[1:]):
        volume = LAW.mean_volume(lower, upper)
        rate = release_rate(RATE, UNIT, area, LAW, lower, upper)
        result = simulate(terrain, ground, rock_library.rock("worn_compact", volume=volume), releases, settings)
        frequencies.add(counts_of(terrain, result.maps), result.runs.size, rate)
        print(f"{lower:g} to {upper:g} m³: {rate:.3g} blocks a year, simulated with {volume:.2g} m³, "
              f"{result.runs.size} runs")  # fmt: skip
    write_maps(folder, frequencies)
    cell = terrain.cell_size[0] * terrain.cell_size[1] / 1e4
    for period, energy in zip(PERIODS, frequencies.energies(PERIODS)):
        strong = cell * np.count_nonzero(energy >= 300e3)
        print(f"once in {period:g} years or more often: {cell * np.count_nonzero(energy > 0):.1f} ha, "
              f"300 kJ and more on {strong:.1f} ha")  # fmt: skip
    return frequencies


def write_maps(folder, frequencies):
    """Return period of more than 30 kJ (years), and the energy once in 100 years (kJ)."""
    grid = raster.read_grid(folder / "terrain.tif")
    years = return_period(frequencies.above(THRESHOLDS[0]))
    years = np.where(np.isfinite(years), years, math.nan).astype(np.float32)
    raster.write_grid(folder / "return_period_30_kj.tif", years, grid, unit="years", description="more than 30 kJ")
    energy = frequencies.cells.grid(frequencies.energies([100.0])[0], math.nan) / np.float32(1e3)
    energy = np.where(np.isfinite(energy), energy, math.nan).astype(np.float32)
    raster.write_grid(folder / "energy_100_years.tif", energy, grid, unit="kJ", description="once in 100 years")


if __name__ == "__main__":
    main(*sys.argv[1:2])
