# SPDX-License-Identifier: GPL-2.0-or-later
"""Danger levels and hits of objects by the size of the cells and the interval of the samples, side by side.

    python benchmarks/cell_sizes.py             prints the tables of docs/hazard.md, 4 seeds of 400 runs
    python benchmarks/cell_sizes.py 2 200       fewer of both

One surface, given on nodes 10, 5, 2.5 and 1 m apart: what lies between the nodes of 10 m is theirs, so rocks meet the
same ground. Releases, rock, ground and rate are the same. Levels are those of an object of 10 m by the default matrix,
and for comparison those of single cells; a house of 22 m by 10 m and a road stand where the rocks come by.
"""

import sys
from dataclasses import replace

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.hazard.frequency import Frequencies
from talus.engine.hazard.hazard import Hazard
from talus.engine.hazard.hazard_curve import hazard_curve
from talus.engine.hazard.reference_width import Width
from talus.engine.passages.hits import AREA, Target, exceeding, hardest, hits
from talus.engine.passages.motion import motion_of
from talus.tests.reproducibility.jobs import valley

CELLS, INTERVALS = (1.0, 2.5, 5.0, 10.0), (0.002, 0.1, 1.0, 10.0)  # m, s
BOUNDS = (30e3, 300e3)  # J
RATE = 0.5  # blocks a year
WIDTH = 10.0  # m


def surface(cell):
    """The valley on nodes ``cell`` apart, with what is between those 10 m apart."""
    fine = valley()
    coarse = Terrain(fine.heights[::5, ::5], 10.0, fine.origin)
    rows, columns = (np.arange(0.0, 10.0 * (number - 1) + 0.5 * cell, cell) for number in coarse.shape)
    x, y = np.meshgrid(columns + fine.origin[0], rows + fine.origin[1])
    return Terrain(coarse.height(x, y), cell, fine.origin)


def objects(terrain):
    """A house and a road on the way of the rocks."""
    x, y = terrain.origin
    box = np.array([(-11.0, -5.0), (11.0, -5.0), (11.0, 5.0), (-11.0, 5.0), (-11.0, -5.0)])
    turn = np.array([(0.8, -0.6), (0.6, 0.8)])
    return [
        Target([box @ turn.T + (x + 200.0, y + 220.0)], AREA),
        Target([np.array([(x + 230.0, y + 120.0), (x + 260.0, y + 330.0)])]),
    ]


def thrown(cell, seed, runs, **changes):
    """(Terrain, result, radius) of runs on the surface."""
    terrain = surface(cell)
    ground = Ground(terrain, mu_min=0.45, mu_max=1.2, kappa=3.0, beta=40.0, restitution=0.3)
    x, y = terrain.origin
    releases = [Release((x + 40.0, y + 200.0 + 2.0 * k), height=1.0, runs=runs // 20) for k in range(20)]
    rock = rock_library.rock("eota221", 1.0)
    settings = Settings(
        seed=seed, max_time=60.0, threads=1, trajectories=True, energy_thresholds=BOUNDS, air_density=0.0
    )
    return terrain, simulate(terrain, ground, rock, releases, replace(settings, **changes)), rock.radius


def areas(terrain, result, width):
    """Hectares of the levels from the lowest to the highest."""
    frequencies = Frequencies(terrain.shape, BOUNDS, width)
    counts, maps = np.zeros((3, *terrain.shape)), result.maps
    window = slice(maps.row0, maps.row0 + maps.shape[0]), slice(maps.col0, maps.col0 + maps.shape[1])
    counts[(0, *window)], counts[(slice(1, None), *window)] = maps["passages"], maps["energy_exceedances"]
    frequencies.add(counts, result.runs.size, RATE)
    levels = Hazard.of_frequencies(frequencies, BOUNDS).danger()
    return 1e-4 * np.prod(terrain.cell_size) * np.bincount(levels.ravel(), minlength=5)[1:]


def often(terrain, result, radius):
    """(2 objects, 3) hits a year, of any energy and above the bounds, and the band of the first."""
    target, _, energy = hardest(hits(motion_of(result), objects(terrain), radius))
    counts, weights = exceeding(target, energy, 2, BOUNDS), np.array([RATE / result.runs.size])
    curves = [hazard_curve(count[None], weights) for count in counts]
    return np.array([curve.frequency for curve in curves]), [(curve.low[0], curve.high[0]) for curve in curves]


def main(seeds=4, runs=400):
    """Print both tables."""
    print("| cells | high danger, object of 10 m | of single cells | house, hits a year | above 300 kJ | road |")
    print("| --- | --- | --- | --- | --- | --- |")
    for cell in CELLS:
        wide, single, there = [], [], []
        for seed in range(1, seeds + 1):
            terrain, result, radius = thrown(cell, seed, runs)
            wide.append(areas(terrain, result, Width(WIDTH, terrain.cell_size))[3])
            single.append(areas(terrain, result, None)[3])
            there.append(often(terrain, result, radius)[0])
        there = np.array(there)
        of_objects = (there[:, 0, 0], there[:, 0, 2], there[:, 1, 0])
        cells = [f"{np.mean(entry):.2f} ± {np.std(entry, ddof=1):.2f} ha" for entry in (wide, single)]
        cells += [f"{entry.mean():.4f} ± {entry.std(ddof=1):.4f}" for entry in of_objects]
        print(f"| {cell:g} m | " + " | ".join(cells) + " |", flush=True)
    print("\n| samples every | vertices a run | house, hits a year | above 300 kJ | road | house, 95 % |")
    print("| --- | --- | --- | --- | --- | --- |")
    for interval in INTERVALS:
        terrain, result, radius = thrown(5.0, 1, runs, trajectory_interval=interval, maps=False)
        actual, bands = often(terrain, result, radius)
        numbers = " | ".join(f"{value:.4f}" for value in (actual[0, 0], actual[0, 2], actual[1, 0]))
        low, high = bands[0]
        print(f"| {interval:g} s | {result.trajectories.size / runs:.0f} | {numbers} | {low:.3f} to {high:.3f} |")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
