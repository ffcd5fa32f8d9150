# SPDX-License-Identifier: GPL-2.0-or-later
"""Meetings with one stem, and short stands, at several time steps, in pairs from the same start: docs/obstacles.md.

    python benchmarks/one_stem.py flight 5 0.5 3000    # speed m/s, time s, pairs
    python benchmarks/one_stem.py ground 5 0.5 4000
    python benchmarks/one_stem.py stand 8000           # pairs (some 20 minutes on one processor)
    python benchmarks/one_stem.py stand 8000 0.001 0.004 8000   # with these steps, s, after as many pairs (3 minutes)

Blocks of 1 m3 on a plane of 35 degrees, ground `medium`, come to a stem of 30 cm, in flight or rolling, with offsets,
orientations and spins at random. A meeting scatters by far less than a run-out, so that a thousandth can be told.
"""

import sys

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, Trees, rock_library, simulate

STEPS = 0.00025, 0.0005, 0.001, 0.002, 0.004  # s, the first is compared with
SLOPE = np.radians(35.0)
BESIDE, BEFORE = 1.0, 1.3  # m, from the stem: offset at most, and distance
MOST_WAY, MOST_RUN_OUT = 6.0, 60.0  # m, that count
BATCH, STEMS_PER_HECTARE, WIDTH, LENGTH = 500, 1000, 200.0, 140.0


def plane(width, length):
    """A plane that rises to the north."""
    y = np.arange(length + 1.0)
    return Terrain(np.repeat(np.tan(SLOPE) * y[:, None], int(width) + 1, axis=1), 1.0)


def releases(case, speed, pairs):
    """A Release for each pair, above the stem at (30, 40)."""
    generator, result = np.random.default_rng(7), []
    for _ in range(pairs):
        x = 30.0 + generator.uniform(-BESIDE, BESIDE)
        spin = tuple(generator.normal(0.0, 1.0, 3) * speed / 0.6 * 0.5)
        if case == "flight":
            result.append(Release((x, 40.0 + BEFORE), height=2.0, runs=1, velocity=(0.0, -speed, 0.0), spin=spin))
            continue
        down = 0.0, -speed * np.cos(SLOPE), -speed * np.sin(SLOPE)
        place = x, 40.0 + BEFORE + generator.uniform(0.0, 1.0)
        result.append(Release(place, height=0.02, runs=1, velocity=down, spin=spin))
    return result


def run(terrain, starts, trees, step, seed=0, **settings):
    """The runs of a simulation."""
    ground, block = Ground.of_class(terrain, "medium"), rock_library.rock("block", volume=1.0)
    settings = Settings(time_step=step, seed=seed, threads=1, maps=False, **{"air_density": 0.0, **settings})
    return simulate(terrain, ground, [block], starts, settings, trees=trees).runs


def tell(step, value, first):
    """Print the mean of a number and the mean of its paired difference, with its standard error."""
    off = value - first
    error = off.std(ddof=1) / off.size**0.5
    print(f"| {1e3 * step:g} ms | {off.size} | {value.mean():.4f} m | {off.mean():+.4f} ({error:.4f}) m |", end=" ")
    print(f"{100.0 * off.mean() / first.mean():+.2f} ({100.0 * error / first.mean():.2f}) % |", end=" ")


def one_stem(case, speed, time, pairs):
    """Ways down the slope after a time, and shares that the stem has stopped."""
    terrain, trees = plane(60, 80), Trees(np.array([[30.0, 40.0]]), np.array([0.3]))
    starts, first = releases(case, speed, pairs), None
    for step in STEPS:
        runs = run(terrain, starts, trees, step, max_time=time)
        way = np.minimum((runs["start"] - runs["stop"])[:, 1], MOST_WAY)
        first = way if first is None else first
        tell(step, way, first)
        print(f"{100.0 * np.mean(runs['stop_reason'] == 'tree'):.1f} % stopped by the stem |", flush=True)


def stand(pairs, exact=STEPS[0], step=0.002, after=0):
    """Run-outs through a stand, which is placed again for each batch, with a step against an ``exact`` one, s.

    ``after``: pairs to leave out before.
    """
    terrain, count = plane(WIDTH, LENGTH), int(STEMS_PER_HECTARE * WIDTH * LENGTH / 1e4)
    actual, met = {entry: np.empty(0) for entry in (exact, step)}, dict.fromkeys((exact, step), 0)
    for batch in range(after // BATCH, (after + pairs) // BATCH):
        places = np.random.default_rng((batch, 1)).uniform((0.0, 0.0), (WIDTH, LENGTH), (count, 2))
        trees = Trees(places, np.full(count, 0.3))
        begins = np.random.default_rng((53, batch)).uniform((70.0, 70.0), (130.0, 130.0), (BATCH, 2))
        starts = [Release(tuple(place), height=2.0, runs=1) for place in begins]
        for one, values in actual.items():
            runs = run(terrain, starts, trees, one, batch)
            actual[one] = np.append(values, np.minimum(runs["distance"], MOST_RUN_OUT))
            met[one] += int(runs["tree_hits"].sum())
    for one, values in actual.items():
        tell(one, values, actual[exact])
        print(f"{met[one] / values.size:.2f} stems met |")


if __name__ == "__main__":
    if sys.argv[1] == "stand":
        steps = [float(value) for value in sys.argv[3:5]]
        stand(int(sys.argv[2]), *steps, *(int(value) for value in sys.argv[5:6]))
    else:
        one_stem(sys.argv[1], float(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]))
