# SPDX-License-Identifier: GPL-2.0-or-later
"""What it costs to count the runs above thresholds of energy in each cell: processor time and memory of the maps.

    python thresholds.py     prints a row for each number of thresholds

One thread, maps alone, on the slope of the reproducibility jobs; the numbers of thresholds take turns, and the least
time of each counts.
"""

import time

import numpy as np

from talus.engine import Ground, Release, Settings, rock_library, simulate
from talus.engine.maps.maps import MapTable
from talus.tests.reproducibility.jobs import valley

RUNS, REPEATS = 2000, 5
NUMBERS = (0, 1, 4, 8)
ADDED, CELLS = 400_000, 60_000  # records for the table alone, and the cells that they lie in


def thresholds(number):
    """So many, J, from 10 kJ on, a factor of two apart."""
    return tuple(1e4 * 2.0**k for k in range(number))


def simulated(number):
    """Processor time of a simulation, s."""
    terrain = valley()
    ground = Ground(terrain, mu_min=0.45, mu_max=1.2, kappa=3.0, beta=40.0, restitution=0.3)
    releases = [Release((2600040.0, 1200200.0 + 2.0 * k), height=1.0, runs=RUNS // 20) for k in range(20)]
    settings = Settings(seed=1, max_time=60.0, threads=1, energy_thresholds=thresholds(number))
    begun = time.process_time()
    simulate(terrain, ground, rock_library.rock("eota221", 0.4), releases, settings)
    return time.process_time() - begun


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


def main():
    """Print the rows."""
    for number in NUMBERS:  # compiles
        simulated(number)
        added(number)
    seconds = np.array([[simulated(number) for number in NUMBERS] for _ in range(REPEATS)]).min(axis=0)
    alone = np.array([[added(number) for number in NUMBERS] for _ in range(REPEATS)]).min(axis=0)
    print("| thresholds | simulation | entering alone | table |")
    for k, number in enumerate(NUMBERS):
        relative = seconds[k] / seconds[0], *(alone[k] / alone[0])
        texts = f"{seconds[k]:.2f} s", f"{1e9 * alone[k, 0] / ADDED:.0f} ns a record", f"{alone[k, 1] / 2**20:.1f} MB"
        print(f"| {number} |", " | ".join(f"{one}, {ratio:.2f}" for one, ratio in zip(texts, relative)), "|")


if __name__ == "__main__":
    main()
