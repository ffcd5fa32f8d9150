# SPDX-License-Identifier: GPL-2.0-or-later
"""Error against cost: mean run-out and 95th percentile of energy over the time step, for both schemes.

Two places: the ramp, and the mountain side of tests/verification/real_terrain_case.py with blocks of 1 m3, which needs
the shared data. The reference is the implicit scheme at a quarter of a millisecond. A rock's path is chaotic, so even
the reference is known only to the spread of its mean; errors below that (dotted) cannot be told from zero. For each
place writes an image to docs/images and prints a table of docs/work_precision.md.

    python benchmarks/work_precision.py [ramp] [avagar] [drift]     a quarter of an hour of one processor

``drift``: the explicit scheme on the ramp with steps that it would need.
"""

import sys
import time
from functools import partial
from pathlib import Path

import matplotlib
import numpy as np

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import ramp

from talus.engine import Ground, Settings, simulate
from talus.tests.verification import real_terrain_case as mountain

STEPS = (0.0005, 0.001, 0.002, 0.004, 0.008)
REFERENCE = 0.00025
DRIFT_STEPS, DRIFT_RUNS = (0.0002, 0.00005), 500
RAMP_RUNS, MOUNTAIN_RUNS = 4000, 1500
ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT.parent / "shared" / "data"
IMAGES = {"ramp": "work_precision.png", "avagar": "work_precision_avagar.png"}


def throw_on_ramp(scheme, time_step, count=RAMP_RUNS):
    """Norm blocks on the ramp."""
    slope = ramp.terrain()
    settings = Settings(time_step=time_step, max_time=ramp.MAX_TIME, free_flight=scheme, maps=False, air_density=0.0)
    ground = Ground.of_class(slope, "hard", with_scar_layer=False)
    return simulate(slope, ground, ramp.norm_block(), ramp.release(count), settings).runs


def throw_on_mountain(scheme, time_step):
    """Four shapes of 1 m3 from the cliffs of avaGar, one from each of as many cells."""
    terrain = mountain.read(DATA)
    settings = {"time_step": time_step, "free_flight": scheme, "maps": False}
    return mountain.throw(terrain, count=MOUNTAIN_RUNS, volumes=(1.0,), **settings).runs


def measure(throw, scheme, time_step):
    """The runs, and what one cost (ms of processor time)."""
    start = time.process_time()
    runs = throw(scheme, time_step)
    return runs, 1e3 * (time.process_time() - start) / len(runs)


def numbers(distance, energy):
    """Mean run-out (m) and 95th percentile of the largest energy (J) over the last axis, (..., 2)."""
    return np.stack([distance.mean(axis=-1), np.percentile(energy, 95.0, axis=-1)], axis=-1)


def compare(runs, reference):
    """The numbers, their relative errors, and the standard errors of these by the bootstrap.

    Run by run the two ensembles start alike, so that runs are drawn in pairs: what differs between places cancels.
    """
    drawn = np.random.default_rng(1).integers(len(runs), size=(400, len(runs)))
    here, there = (numbers(r["distance"], r["energy_max"]) for r in (runs, reference))
    many, others = (numbers(r["distance"][drawn], r["energy_max"][drawn]) for r in (runs, reference))
    return here, here / there - 1.0, (many / others - 1.0).std(axis=0)


def draw(place, title, curves, spread):
    """One image: errors over cost, a curve for each scheme; ``spread``: standard errors, (2,)."""
    figure, axes = plt.subplots(1, 2, figsize=(9.0, 3.8), constrained_layout=True)
    for scheme, marker, costs, errors in curves:
        for column, axis in enumerate(axes):
            axis.loglog(costs, 100.0 * np.abs(errors[:, column]), marker=marker, label=scheme)
            for step, cost, error in zip(STEPS, costs, 100.0 * np.abs(errors[:, column])):
                note = {"textcoords": "offset points", "xytext": (4, 4), "fontsize": 7}
                axis.annotate(f"{1e3 * step:g} ms", (cost, error), **note)
    for axis, name, limit in zip(axes, ("mean run-out", "95th percentile of energy"), spread):
        axis.axhline(100.0 * limit, linestyle=":", color="black", linewidth=1.0)
        axis.set(title=f"{name}, {title}", xlabel="cost of a run, ms of processor time", ylabel="error, %")
    axes[0].legend()
    figure.savefig(ROOT / "docs" / "images" / IMAGES[place], dpi=110)


def study(place, title, throw):
    """Measure, print and draw one place."""
    throw("implicit", STEPS[-1])  # compiles
    reference, cost = measure(throw, "implicit", REFERENCE)
    here, _, _ = compare(reference, reference)
    print(f"{title}: {len(reference)} runs; reference {here[0]:.1f} m, {here[1] / 1e3:.0f} kJ, {cost:.2f} ms a run")
    curves, spreads = [], []
    for scheme, marker in (("implicit", "o"), ("explicit", "s")):
        costs, errors = [], []
        for step in STEPS:
            runs, cost = measure(throw, scheme, step)
            here, error, spread = compare(runs, reference)
            print(
                f"| {scheme} | {1e3 * step:g} | {here[0]:.1f} | {here[1] / 1e3:.0f} | {100 * error[0]:.1f} "
                f"({100 * spread[0]:.1f}) | {100 * error[1]:.1f} ({100 * spread[1]:.1f}) | {cost:.2f} |", flush=True,
            )  # fmt: skip
            costs.append(cost)
            errors.append(error)
            spreads.append(spread)
        curves.append((scheme, marker, np.array(costs), np.array(errors)))
    draw(place, title, curves, np.mean(spreads[: len(STEPS)], axis=0))


def drift():
    """Print mean run-outs of the explicit scheme with small steps."""
    for step in DRIFT_STEPS:
        runs, cost = measure(partial(throw_on_ramp, count=DRIFT_RUNS), "explicit", step)
        spread = runs["distance"].std() / len(runs) ** 0.5
        print(f"explicit, {1e3 * step:g} ms: {runs['distance'].mean():.0f} m ({spread:.0f}), {cost:.1f} ms a run")


def main():
    """The places asked for, or all."""
    places = sys.argv[1:] or [*IMAGES, "drift"]
    if "ramp" in places:
        study("ramp", "ramp", throw_on_ramp)
    if "avagar" in places and not DATA.is_dir():
        print(f"avaGar is left out: there is no folder {DATA} with the shared data.")
    elif "avagar" in places:
        study("avagar", "avaGar", throw_on_mountain)
    if "drift" in places:
        drift()


if __name__ == "__main__":
    main()
