# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of counting the hits of ten lines and a hundred houses: processor time by that of the simulation.

    python benchmarks/object_hits.py            prints the ratios of docs/hazard.md, 8 pairs of 400 runs
    python benchmarks/object_hits.py 3          the same with fewer pairs
    python benchmarks/object_hits.py 3 avaGar_5m_EPSG31287.tif   on a mountain side of ground of class medium

Houses on a mountain side stand where rocks pass or stop, and its lines cross all that rocks have reached. A pair is a
simulation with trajectories, on one thread, and the count of the hits of its runs right after it. So what the machine
does beside weighs on both alike.
"""

import sys
import time
from pathlib import Path

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.passages.hits import AREA, Target, hits
from talus.engine.passages.motion import motion_of
from talus.tests.reproducibility.jobs import valley
from talus.tests.verification.real_terrain_case import cliffs

RUNS, PAIRS = 400, 8
LINES, HOUSES = 10, 100
ROCK = rock_library.rock("eota221", 0.4)
HOUSE = np.array([(0.0, 0.0), (12.0, 0.0), (12.0, 10.0), (0.0, 10.0), (0.0, 0.0)])  # m


def targets(low, high, places):
    """Lines across the rectangle from ``low`` to ``high``, and a house at each of the places (n, 2), m."""
    (x0, y0), (x1, y1) = low, high
    lines = [np.array([(x, y0), (x, y1)]) for x in x0 + (x1 - x0) * np.linspace(0.2, 0.9, LINES)]
    return [*(Target([line]) for line in lines), *(Target([HOUSE + place], AREA) for place in places)]


class Valley:
    """A made-up valley with hard ground, where a run takes some 2 ms."""

    def __init__(self):
        self.terrain = valley()
        self.ground = Ground(self.terrain, mu_min=0.45, mu_max=1.2, kappa=3.0, beta=40.0, restitution=0.3)
        self.releases = [Release((2600040.0, 1200200.0 + 2.0 * k), height=1.0, runs=RUNS // 20) for k in range(20)]
        low, sides = np.array(self.terrain.origin), np.array(self.terrain.shape[::-1]) - 1
        high = low + sides * np.array(self.terrain.cell_size)
        places = np.random.default_rng(1).uniform(low, high - HOUSE.max(axis=0), (HOUSES, 2))
        self.targets = targets(low, high, places)


class MountainSide:
    """Cliffs of an elevation model on ground of class medium, and houses where rocks pass or stop."""

    def __init__(self, dem):
        self.terrain = Terrain.from_raster(dem)
        self.ground = Ground.of_class(self.terrain, "medium")
        self.releases = [Release(place, height=1.0, runs=RUNS // 20) for place in cliffs(self.terrain, 20)]
        samples = thrown(self, 0).trajectories
        reached = np.column_stack([samples["x"], samples["y"]])
        places = reached[np.random.default_rng(1).choice(len(reached), HOUSES, replace=False)]
        self.targets = targets(reached.min(axis=0), reached.max(axis=0), places)


def thrown(case, seed):
    """The Result of the runs of a case, on one thread."""
    settings = Settings(seed=seed, max_time=60.0, threads=1, trajectories=True, air_density=0.0)
    return simulate(case.terrain, case.ground, ROCK, case.releases, settings)


def pair_of(case, seed):
    """(processor time of the simulation, s; that of the hits; how many there are)."""
    begun = time.process_time()
    result = thrown(case, seed)
    done = time.process_time()
    actual = hits(motion_of(result), case.targets, ROCK.radius)
    return done - begun, time.process_time() - done, actual.size


def main(pairs=PAIRS, dem=None):
    """Print the ratio of each pair and their median."""
    case = Valley() if dem is None else MountainSide(Path(dem))
    pair_of(case, 0)  # compiles
    ratios = []
    for seed in range(1, int(pairs) + 1):
        alone, more, count = pair_of(case, seed)
        ratios.append(1.0 + more / alone)
        print(f"{RUNS} runs: {alone:.2f} s, {count} hits: {more:.2f} s, ratio {ratios[-1]:.3f}")
    print(f"median of {pairs} pairs: {np.median(ratios):.3f}, {min(ratios):.3f} to {max(ratios):.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
