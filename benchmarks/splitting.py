# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of a rare run-out with levels at which runs split, beside plain runs: processor time for one relative error.

    python benchmarks/splitting.py              prints the tables of docs/splitting.md
    python benchmarks/splitting.py 200 100      the same with fewer first rocks and plain runs
    python benchmarks/splitting.py bias 176     so many sets of 5,000 plain runs beside four of 1,500 first rocks

Two scenes on one slope: contacts draw friction and the tilt of rough ground, or nothing but the start is drawn.

With levels a first rock costs t_s and gives a number T whose mean is the probability p; its variance is that of the
first rocks made here. A plain run costs t_p, and its variance is p (1 - p). For the same error

    gain = p (1 - p) t_p / (var(T) t_s)

plain runs take as many times as long. The probability at which it is looked at is that of stopping beyond a distance.
Plain runs of t_p are of the same scene, and of all the same share of short and long runs. One thread.
"""

import sys
import time

import numpy as np

from talus.engine import Ground, Release, Rock, Settings, Terrain, simulate
from talus.engine.ensemble.splitting import Splitting, simulate_splitting

FIRST, PLAIN = 1500, 800
LEVELS = {  # as choose_levels found them, rounded
    "contacts draw": (0.1, 30.0, 62.0, 92.0, 116.0, 140.0, 153.0),
    "the start alone is drawn": (5.0, 42.0, 76.0, 104.0, 128.0, 150.0, 172.0),
}
DISTANCES = (270.0, 295.0, 315.0, 330.0, 350.0, 360.0, 365.0, 375.0)
BESIDE = (230.0, 270.0, 295.0, 315.0, 335.0, 345.0, 350.0, 360.0, 365.0, 375.0)
CORNERS = [(x, y, z) for x in (-0.5, 0.5) for y in (-0.4, 0.4) for z in (-0.35, 0.35)]


def scene(name, runs):
    """A bumpy slope that begins with 39 degrees, flattens evenly and is level after 300 m; a box of 0.56 m3."""
    x, chance = np.arange(80) * 5.0, np.random.Generator(np.random.Philox(4))
    heights = np.tile(0.4 / 300.0 * np.maximum(300.0 - x, 0.0) ** 2, (31, 1)) + 0.6 * (chance.random((31, 80)) - 0.5)
    terrain, roughness = Terrain(heights, 5.0, (0.0, 0.0)), 8.0 if name == "contacts draw" else 0.0
    ground = Ground(
        terrain, mu_min=0.75, mu_max=1.2, kappa=3.0, beta=40.0, restitution=0.1, roughness=roughness
    )  # fmt: skip
    rock = Rock.from_points(np.array(CORNERS), density=2700.0)
    return terrain, ground, rock, [Release((15.0, 75.0), height=1.0, runs=runs)]


def settings(name, seed):
    """Settings of all runs of a scene."""
    given = {"friction_factor": "uniform(0.7, 1.3)", "material_drawn": "contact"} if name == "contacts draw" else {}
    return Settings(seed=seed, threads=1, max_time=90.0, time_step=0.005, air_density=0.0, maps=False, **given)


def with_levels(name, runs, seed, splitting):
    """The Split of this many first rocks."""
    terrain, ground, rock, releases = scene(name, runs)
    return simulate_splitting(terrain, ground, rock, releases, settings(name, seed), splitting)


def without(name, runs, seed):
    """The Result of this many plain runs."""
    terrain, ground, rock, releases = scene(name, runs)
    return simulate(terrain, ground, rock, releases, settings(name, seed))


def timed(function, *arguments):
    """(what it returns, processor seconds)"""
    begun = time.process_time()
    result = function(*arguments)
    return result, time.process_time() - begun


def tell(name, first, plain, seed):
    """Print the rows of a scene."""
    splitting = Splitting(LEVELS[name], copies=5, measure="energy_line", friction=0.45)
    with_levels(name, 2, 0, splitting)  # compiles
    without(name, 2, 0)
    split, of_split = timed(with_levels, name, first, seed, splitting)
    runs, of_plain = timed(without, name, plain, seed + 1)
    print(
        f"{name}: {first} first rocks, {len(split.runs)} runs, {of_split:.1f} s; {plain} plain runs, {of_plain:.2f} s"
    )
    passed = np.bincount(split.levels_passed, split.weight, minlength=len(splitting.levels) + 1)[::-1].cumsum()[::-1]
    print("share that passes each level:", " ".join(f"{share / first:.2g}" for share in passed[1:]), "\n")
    print("| beyond | plain runs | with levels | relative error | plain runs take as many times as long |")
    print("| --- | --- | --- | --- | --- |")
    for distance, actual in zip(DISTANCES, split.exceedance(DISTANCES)):
        share = float((runs.runs["distance"] > distance).mean())
        gain = 0.0
        if actual.error > 0.0:
            gain = actual.value * (1.0 - actual.value) * of_plain / plain / (actual.error**2 * of_split)
        print(
            f"| {distance:g} m | {share:.3g} | {actual.value:.3g} ({actual.low:.2g} to {actual.high:.2g}) | "
            f"{actual.relative_error:.2f} | {gain:.1f} |"
        )
    print(flush=True)


def bias(sets):
    """Print shares of plain runs of the second scene beside four estimates with levels, from other seeds."""
    name = "the start alone is drawn"
    splitting = Splitting(LEVELS[name], copies=5, measure="energy_line", friction=0.45)
    splits = [with_levels(name, 1500, 501 + k, splitting) for k in range(4)]
    beyond = np.zeros(len(BESIDE))
    for k in range(sets):
        runs = without(name, 5000, 20_000 + k).runs
        beyond += [(runs["distance"] > distance).sum() for distance in BESIDE]
    plain, actual = (
        beyond / (5000 * sets),
        np.array([[entry[:2] for entry in split.exceedance(BESIDE)] for split in splits]),
    )
    print("| beyond | plain runs | with levels |\n| --- | --- | --- |")
    for k, distance in enumerate(BESIDE):
        error = (plain[k] * (1.0 - plain[k]) / (5000 * sets)) ** 0.5
        mean, of_mean = actual[:, k, 0].mean(), (actual[:, k, 1] ** 2).sum() ** 0.5 / 4.0
        print(f"| {distance:.0f} m | {plain[k]:.4g} ± {error:.2g} | {mean:.4g} ± {of_mean:.2g} |", flush=True)


def main(first=FIRST, plain=PLAIN, seed=7):
    """Print the tables."""
    for name in LEVELS:
        tell(name, first, plain, seed)


if __name__ == "__main__":
    if sys.argv[1:2] == ["bias"]:
        bias(int(sys.argv[2]))
    else:
        main(*map(int, sys.argv[1:]))
