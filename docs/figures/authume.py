# SPDX-License-Identifier: GPL-2.0-or-later
"""The Authume quarry: where the blocks stopped and where those of Talus stop. Needs the shared data."""

import sys
from pathlib import Path

import numpy as np
from figure_style import pyplot, save
from hillshade import draw_relief

from talus.tests.verification import authume_case as case

DATA = Path(__file__).resolve().parents[3] / "shared" / "data"
RUNS = 4  # orientations for each mass, shape and drop point
VARIANTS = {
    "Talus": {"linestyle": "-", "color": "0.0"},
    "Talus as RAMMS 1": {"linestyle": "--", "color": "0.0"},
}


def draw_map(axes, experiment, stops):
    """Stops over the shaded terrain, in metres from the centre of the drop points."""
    draw_relief(axes, experiment.terrain, experiment.centre)
    axes.plot(*(stops - experiment.centre).T, "o", color="tab:blue", markersize=1.2, label="Talus")
    axes.plot(*(experiment.stops - experiment.centre).T, "^", color="tab:red", markersize=3.5, mfc="none",
              label="observed")  # fmt: skip
    axes.plot(*(experiment.drops[:, :2] - experiment.centre).T, "+", color="black", markersize=6, label="drop points")
    axes.set(xlim=(-12, 112), ylim=(-55, 56), xlabel="east of the drop points (m)", ylabel="north (m)", title="stops")
    axes.legend(fontsize=6.5, loc="lower left", frameon=True)


def draw_distribution(axes, experiment, run_outs):
    """Share of blocks that stop within a distance."""
    axes.axvspan(*case.RIGID_BODY_CODE, color="0.88", label="means of another code")
    observed = experiment.run_out(experiment.stops)
    axes.step(np.sort(observed), np.arange(1, observed.size + 1) / observed.size, where="post", color="tab:red",
              label="observed, 41 blocks")  # fmt: skip
    for name, look in VARIANTS.items():
        values = np.sort(run_outs[name])
        axes.plot(values, np.arange(1, values.size + 1) / values.size, label=name, **look)
    axes.set(ylabel="share of blocks", xlim=(0, 112), title="run-out")
    axes.legend(fontsize=6.5, loc="lower right")


def draw_profile(axes, experiment):
    """The ground east of the drop points, heights not exaggerated."""
    east, north = experiment.centre
    x = np.linspace(0.0, 112.0, 600)
    axes.fill_between(x, experiment.terrain.height(east + x, np.full_like(x, north)), 150.0, color="0.7")
    axes.set(xlabel="horizontal distance from the drop points (m)", ylabel="height (m)", ylim=(150, 210))
    axes.set_aspect("equal")


if not DATA.is_dir():
    sys.exit(f"No folder {DATA}: this figure needs the shared data.")
experiment = case.read(DATA)
results = {name: case.throw(experiment, runs=RUNS, with_scar_layer="RAMMS" not in name).runs for name in VARIANTS}
run_outs = {name: experiment.run_out(runs["stop"]) for name, runs in results.items()}
for name, values in run_outs.items():
    print(name, f"{values.size} runs, mean {values.mean():.1f} m, standard deviation {values.std():.1f} m,",
          "5, 25, 50, 75, 95 %:", np.percentile(values, [5, 25, 50, 75, 95]).round(1))  # fmt: skip
figure = pyplot.figure(figsize=(7.2, 3.6), layout="constrained")
parts = figure.add_gridspec(2, 2, width_ratios=(1.05, 1.0), height_ratios=(1.15, 1.0))
draw_map(figure.add_subplot(parts[:, 0]), experiment, results["Talus"]["stop"][:, :2])
upper = figure.add_subplot(parts[0, 1])
draw_distribution(upper, experiment, run_outs)
lower = figure.add_subplot(parts[1, 1], sharex=upper)
draw_profile(lower, experiment)
save(figure, "validation_authume.png")
