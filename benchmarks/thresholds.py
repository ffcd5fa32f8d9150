# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of counting the runs above eight thresholds of energy in each cell: processor time and memory of the maps.

    python benchmarks/thresholds.py             prints the table of docs/hazard.md, 100,000 runs each
    python benchmarks/thresholds.py 10000       the same with fewer runs

Pairs: the same 2,000 runs without and with thresholds, one after the other on one thread, and in turns which comes
first. So what the machine does beside weighs on both alike, and the ratios of the pairs tell how sure the mean is.
"""

import math
import sys
import time

import numpy as np

from talus.engine import Ground, Release, Settings, rock_library, simulate
from talus.engine.maps.maps import MapTable
from talus.tests.reproducibility.jobs import valley

RUNS, ALL_RUNS = 2000, 100_000  # of one simulation; of all
NUMBER = 8
REPEATS = 10  # of what is entered alone
ADDED, CELLS = 400_000, 60_000  # records for the table alone, and the cells that they lie in


def thresholds(number):
    """Thresholds, ``number`` of them, J, from 10 kJ on, a factor of two apart."""
    return tuple(1e4 * 2.0**k for k in range(number))


def simulated(number, seed):
    """Processor time of a simulation, s."""
    terrain = valley()
    ground = Ground(terrain, mu_min=0.45, mu_max=1.2, kappa=3.0, beta=40.0, restitution=0.3)
    releases = [Release((2600040.0, 1200200.0 + 2.0 * k), height=1.0, runs=RUNS // 20) for k in range(20)]
    settings = Settings(seed=seed, max_time=60.0, threads=1, energy_thresholds=thresholds(number), air_density=0.0)
    begun = time.process_time()
    simulate(terrain, ground, rock_library.rock("eota221", 0.4), releases, settings)
    return time.process_time() - begun


def pair_of(seed):
    """(without, with thresholds) processor times of the same runs, s."""
    order = (0, NUMBER) if seed % 2 else (NUMBER, 0)
    seconds = {number: simulated(number, seed) for number in order}
    return seconds[0], seconds[NUMBER]


def added(number):
    """(processor time to enter records into the table alone, s; bytes of the table)."""
    random = np.random.default_rng(2)
    cells = random.integers(0, CELLS, ADDED)
    values = random.lognormal([10.0, 0.0, 2.0, 1.0, -2.0], 1.0, (ADDED, 5)).astype(np.float32)
    table, nothing = MapTable((300, 300), thresholds={"energy": thresholds(number)}), np.zeros(0, np.int64)
    begun = time.process_time()
    for first in range(0, ADDED, 20_000):
        table.add(cells[first : first + 20_000], values[first : first + 20_000], nothing)
    seconds = time.process_time() - begun
    return seconds, sum(array.nbytes for array in table.state().values())


def main(runs=ALL_RUNS):
    """Print the rows, and the uncertainty of the ratio."""
    for number in (0, NUMBER):  # compiles
        simulated(number, 0)
        added(number)
    pairs = np.array([pair_of(seed) for seed in range(1, runs // RUNS + 1)])
    alone = np.array([[added(number) for number in (0, NUMBER)] for _ in range(REPEATS)]).min(axis=0)
    ratios = pairs[:, 1] / pairs[:, 0]
    print("| thresholds | simulation | entering alone | table |\n| --- | --- | --- | --- |")
    for k, number in enumerate((0, NUMBER)):
        seconds = pairs[:, k].sum()
        texts = f"{seconds:.1f} s", f"{1e9 * alone[k, 0] / ADDED:.0f} ns a record", f"{alone[k, 1] / 2**20:.1f} MB"
        relative = seconds / pairs[:, 0].sum(), *(alone[k] / alone[0])
        print(f"| {number} |", " | ".join(f"{text}, {ratio:.2f}" for text, ratio in zip(texts, relative)), "|")
    error = ratios.std(ddof=1) / math.sqrt(ratios.size)
    print(f"\n{ratios.size} pairs of {RUNS} runs: ratio {ratios.mean():.3f} ± {1.96 * error:.3f} (95 %), "
          f"median {np.median(ratios):.3f}, {ratios.min():.2f} to {ratios.max():.2f}")  # fmt: skip


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
