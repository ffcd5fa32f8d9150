# SPDX-License-Identifier: GPL-2.0-or-later
"""Run-outs through a stand of stems at 2 and 0.25 ms, in pairs from the same start. Prints rows of docs/obstacles.md.

    python benchmarks/stems_time_step.py 20000    # pairs (some hours on one processor)

Blocks of 1 m3 fall by 2 m onto a plane of 35 degrees below which stems of 30 cm stand at random, 1,000 on a hectare.
Each pair has its own start and orientation, and both of its runs have the same. A line is printed after each 100 pairs,
so that a run that is ended early has a result too.
"""

import sys

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, Trees, rock_library, simulate

STEPS = 0.002, 0.00025  # s
BATCH = 100
WIDTH, LENGTH = 200.0, 500.0  # m, of the slope in plan
STEMS_PER_HECTARE, DIAMETER = 1000, 0.30
SLOPE = np.tan(np.radians(35.0))


def slope_with_stand():
    """The plane and its stems."""
    y = np.arange(LENGTH + 1.0)
    terrain = Terrain(np.repeat(SLOPE * y[:, None], int(WIDTH) + 1, axis=1), 1.0)
    count = int(STEMS_PER_HECTARE * WIDTH * LENGTH / 1e4)
    places = np.random.default_rng(53).uniform((0.0, 0.0), (WIDTH, LENGTH), (count, 2))
    return terrain, Trees(places, np.full(count, DIAMETER))


def main(pairs):
    """Print mean distances and the mean of the paired difference with its standard error, batch by batch."""
    terrain, trees = slope_with_stand()
    ground = Ground.of_class(terrain, "medium")
    block = rock_library.rock("block", volume=1.0)
    actual = {step: np.empty(0) for step in STEPS}
    hits = dict.fromkeys(STEPS, 0)
    print("| pairs | 2 ms | 0.25 ms | difference | standard error | meetings of stems a run | too many meetings |")
    for batch in range(pairs // BATCH):
        places = np.random.default_rng((53, batch)).uniform((60.0, 440.0), (140.0, 480.0), (BATCH, 2))
        releases = [Release(tuple(place), height=2.0, runs=1) for place in places]
        cut = []
        for step in STEPS:
            settings = Settings(time_step=step, seed=batch, threads=1, maps=False, air_density=0.0)
            runs = simulate(terrain, ground, [block], releases, settings, trees=trees).runs
            actual[step] = np.append(actual[step], runs["distance"])
            hits[step] += int(runs["tree_hits"].sum())
            cut.append(int(runs["meetings_cut"].sum()))
        long, short = (actual[step] for step in STEPS)
        difference, mean = long - short, short.mean()
        error = difference.std(ddof=1) / difference.size**0.5
        print(
            f"| {difference.size} | {long.mean():.2f} m | {mean:.2f} m | {100.0 * difference.mean() / mean:+.2f} % "
            f"| {100.0 * error / mean:.2f} % | {hits[STEPS[0]] / long.size:.2f}, {hits[STEPS[1]] / short.size:.2f} "
            f"| {cut[0]}, {cut[1]} |",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20000)
