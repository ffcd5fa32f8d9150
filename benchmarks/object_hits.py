# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of counting the hits of ten lines and a hundred houses: processor time by that of the simulation.

    python benchmarks/object_hits.py            prints the ratios of docs/hazard.md, 8 pairs of 400 runs
    python benchmarks/object_hits.py 3          the same with fewer pairs
    python benchmarks/object_hits.py 3 avaGar_5m_EPSG31287.tif   on a mountain side of ground of class medium

Houses on a mountain side stand where rocks pass or stop, and its lines cross all that rocks have reached. A pair is a simulation with trajectories, on one thread, and the count of the hits of its runs right after it. So what
the machine does beside weighs on both alike.
"""

import sys
import time

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.passages.hits import AREA, Target, hits
from talus.engine.passages.motion import motion_of
from talus.tests.reproducibility.jobs import valley

RUNS, PAIRS = 400, 8
LINES, HOUSES = 10, 100


def targets(terrain):
    """Lines across the valley, and houses of 12 m by 10 m all over it."""
    (x0, y0), (ny, nx), (lx, ly) = terrain.origin, terrain.shape, terrain.cell_size
    width, length = (nx - 1) * lx, (ny - 1) * ly
    across = [
        Target([np.array([(x0 + share * width, y0), (x0 + share * width, y0 + length)])])
        for share in np.linspace(0.2, 0.9, LINES)
    ]
    corners = np.array([(0.0, 0.0), (12.0, 0.0), (12.0, 10.0), (0.0, 10.0), (0.0, 0.0)])
    places = np.random.default_rng(1).uniform((x0, y0), (x0 + width - 12.0, y0 + length - 10.0), (HOUSES, 2))
    return [*across, *(Target([corners + place], AREA) for place in places)]


def pair_of(seed):
    """(processor time of the simulation, s; that of the hits; how many there are)."""
    terrain = valley()
    ground = Ground(terrain, mu_min=0.45, mu_max=1.2, kappa=3.0, beta=40.0, restitution=0.3)
    releases = [Release((2600040.0, 1200200.0 + 2.0 * k), height=1.0, runs=RUNS // 20) for k in range(20)]
    rock = rock_library.rock("eota221", 0.4)
    settings = Settings(seed=seed, max_time=60.0, threads=1, trajectories=True)
    begun = time.process_time()
    result = simulate(terrain, ground, rock, releases, settings)
    thrown = time.process_time()
    found = hits(motion_of(result), targets(terrain), rock.radius)
    return thrown - begun, time.process_time() - thrown, found.size


def main(pairs=PAIRS):
    """Print the ratio of each pair and their median."""
    pair_of(0)  # compiles
    ratios = []
    for seed in range(1, pairs + 1):
        alone, more, count = pair_of(seed)
        ratios.append(1.0 + more / alone)
        print(f"{RUNS} runs: {alone:.2f} s, {count} hits: {more:.2f} s, ratio {ratios[-1]:.3f}")
    print(f"median of {pairs} pairs: {np.median(ratios):.3f}, {min(ratios):.3f} to {max(ratios):.3f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
