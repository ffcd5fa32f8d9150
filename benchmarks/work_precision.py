# SPDX-License-Identifier: GPL-2.0-or-later
"""Error against cost: mean run-out and 95th percentile of energy over the time step, for both schemes, on the ramp.

The reference is the implicit scheme at a quarter of a millisecond. A rock's path is chaotic, so even the reference is
known only to the spread of its mean; errors below that (dotted) cannot be told from zero. Writes
docs/images/work_precision.png and prints the table of docs/work_precision.md.
"""

import time
from pathlib import Path

import matplotlib
import numpy as np

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import ramp

from talus.engine import Ground, Settings, simulate

RUNS = 4000
STEPS = (0.0005, 0.001, 0.002, 0.004, 0.008)
REFERENCE = 0.00025
IMAGE = Path(__file__).resolve().parent.parent / "docs" / "images" / "work_precision.png"


def measure(scheme, time_step):
    """Mean run-out (m), 95th percentile of the largest energy (J), their standard errors, and the cost (s)."""
    slope = ramp.terrain()
    settings = Settings(time_step=time_step, max_time=ramp.MAX_TIME, free_flight=scheme, maps=False)
    start = time.process_time()
    ground = Ground.of_class(slope, "hard")
    runs = simulate(slope, ground, ramp.norm_block(), ramp.release(RUNS), settings).runs
    cost = time.process_time() - start
    resampled = np.random.default_rng(1).choice(runs["energy_max"], (200, RUNS))
    return (
        runs["distance"].mean(), np.percentile(runs["energy_max"], 95.0),
        runs["distance"].std() / np.sqrt(RUNS), np.percentile(resampled, 95.0, axis=1).std(), cost,
    )  # fmt: skip


def main():
    """Measure, print and draw."""
    ramp.throw(ramp.box(), 1)  # compiles
    distance, energy, distance_error, energy_error, _ = measure("implicit", REFERENCE)
    print(f"reference: {distance:.1f} +- {distance_error:.1f} m, {energy / 1e3:.0f} +- {energy_error / 1e3:.0f} kJ")
    figure, axes = plt.subplots(1, 2, figsize=(9.0, 3.8), constrained_layout=True)
    for scheme, marker in (("implicit", "o"), ("explicit", "s")):
        rows = np.array([measure(scheme, step) for step in STEPS])
        errors = np.abs(rows[:, :2] / [distance, energy] - 1.0)
        for step, row, error in zip(STEPS, rows, errors):
            print(
                f"| {scheme} | {1e3 * step:g} | {row[0]:.1f} | {row[1] / 1e3:.0f} | {100 * error[0]:.1f} "
                f"| {100 * error[1]:.1f} | {1e3 * row[4] / RUNS:.2f} |", flush=True,
            )  # fmt: skip
        for axis, column in zip(axes, (0, 1)):
            axis.loglog(1e3 * rows[:, 4] / RUNS, 100.0 * errors[:, column], marker=marker, label=scheme)
            for step, cost, error in zip(STEPS, rows[:, 4], errors[:, column]):
                place = (1e3 * cost / RUNS, 100.0 * error)
                axis.annotate(f"{1e3 * step:g} ms", place, textcoords="offset points", xytext=(4, 4), fontsize=7)
    spreads = (distance_error / distance, energy_error / energy)
    for axis, title, spread in zip(axes, ("mean run-out", "95th percentile of energy"), spreads):
        axis.axhline(100.0 * 1.4 * spread, linestyle=":", color="black", linewidth=1.0)
        axis.set(title=title, xlabel="cost of a run, ms of processor time", ylabel="error, %")
    axes[0].legend()
    figure.savefig(IMAGE, dpi=110)


if __name__ == "__main__":
    main()
