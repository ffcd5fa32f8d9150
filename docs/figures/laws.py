# SPDX-License-Identifier: GPL-2.0-or-later
"""The same rocks under each impact law, on the ramp and on avaGar: run-out, energy, height and cost.

    python docs/figures/laws.py [--runs 10000 2000] [--laws newton ...] [--restitutions 0 0.3] [--keep folder]

Prints the tables of docs/laws/README.md. All on one thread, so the cost is that of the processor. Needs the shared
data. 10,000 runs take some ten minutes a law; with --keep what is computed is kept in a folder, and taken from there.
"""

import argparse
import itertools
import sys
import time
from pathlib import Path

import numpy as np
from figure_style import DASHES, GREYS, pyplot, save

from talus.engine import Ground, Release, Settings, simulate
from talus.engine.laws import INELASTIC_LAWS, LAW_NAMES
from talus.tests.verification import ramp_case, real_terrain_case

DATA = Path(__file__).resolve().parents[3] / "shared" / "data"
SHOWN = 0.3  # restitution of the figure, beside the first law without
QUANTITIES = {
    "distance": ("run-out (m)", 1.0), "energy_max": ("largest kinetic energy (kJ)", 1e-3),
    "height_max": ("largest height above ground (m)", 1.0),
}  # fmt: skip


def ramp(law, restitution, runs):
    """EOTA 221 blocks on the ramp of the validation, ground class hard with another restitution."""
    slope = ramp_case.terrain()
    ground = Ground.of_class(slope, "hard", restitution=restitution)
    release = Release((0.0, 0.0), height=ramp_case.DROP, runs=runs)
    settings = Settings(seed=1, max_time=120.0, maps=False, threads=1, impact_law=law)
    return simulate(slope, ground, ramp_case.rock(), release, settings)


def mountain(law, restitution, runs):
    """Rocks of four shapes and three volumes from the cliffs of avaGar, through an open wood."""
    terrain = real_terrain_case.read(DATA)
    return real_terrain_case.throw(
        terrain, runs, restitution=restitution, maps=False, threads=1, max_time=120.0, impact_law=law
    )


TERRAINS = {"ramp": ramp, "avaGar": mountain}


def timed(throw, law, restitution, runs, keep):
    """Runs and processor time, s; the law is compiled before. From the folder ``keep`` if they are there."""
    file = keep / f"{throw.__name__}_{law}_{restitution}_{runs}.npz" if keep else None
    if file and file.exists():
        kept = np.load(file)
        return kept["runs"], float(kept["cost"])
    throw(law, restitution, 2)
    start = time.process_time()
    result = throw(law, restitution, runs)
    cost = time.process_time() - start
    if file:
        keep.mkdir(parents=True, exist_ok=True)
        np.savez(file, runs=np.asarray(result.runs), cost=cost)
    return result.runs, cost


def mean(values):
    """Mean with its standard error."""
    return f"{values.mean():.1f} ± {values.std() / np.sqrt(values.size):.1f}"


def print_row(law, runs, cost):
    """One row of the table."""
    contact, steps = max(runs["contact_steps"].sum(), 1), runs["steps"].sum()
    unconverged, limited = 100.0 * runs["unconverged"].sum() / contact, 100.0 * runs["energy_limited"].sum() / contact
    columns = [
        mean(runs["distance"]), f"{np.percentile(runs['distance'], 95):.0f}", mean(runs["energy_max"] * 1e-3),
        f"{np.percentile(runs['energy_max'], 95) * 1e-3:.0f}", f"{np.percentile(runs['height_max'], 95):.1f}",
        f"{1e3 * cost / runs.size:.2f}", f"{1e6 * cost / steps:.2f}", f"{unconverged:.2f}", f"{limited:.1f}",
    ]  # fmt: skip
    print(f"| {law} | " + " | ".join(columns) + " |", flush=True)


def compare(name, runs, options):
    """Print the tables of one terrain; returns the runs of each law for the figure."""
    shown = {}
    for restitution in options.restitutions:
        print(f"\n{name}, restitution {restitution}, {runs} runs")
        print("| law | run-out, m | its 95 % | energy, kJ | its 95 % | height 95 %, m | ms/run | us/step | "
              "unconverged, % | limited, % |")  # fmt: skip
        print("|" + " --- |" * 10)
        for law in options.laws:
            if law in INELASTIC_LAWS and restitution > 0.0:
                continue
            rows, cost = timed(TERRAINS[name], law, restitution, runs, options.keep)
            print_row(law, rows, cost)
            if restitution == (0.0 if law in INELASTIC_LAWS else SHOWN) or law == LAW_NAMES[0]:
                shown[f"{law}, e = {restitution:g}"] = rows
    return shown


def draw(axes, results, quantity):
    """Share of runs above a value, a curve a law."""
    label, unit = QUANTITIES[quantity]
    for i, (name, runs) in enumerate(results.items()):
        values = np.sort(runs[quantity]) * unit
        share = 1.0 - np.arange(values.size) / values.size
        look = {"color": GREYS[i % len(GREYS)], "linestyle": DASHES[i % len(DASHES)]}
        axes.plot(values, share, linewidth=1.6 if i >= len(GREYS) else 1.0, label=name, **look)
    axes.set(xlabel=label, xlim=(0.0, None), ylim=(0.0, 1.0))
    axes.locator_params(axis="x", nbins=4)


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--runs", nargs="+", type=int, default=[10_000], help="one number, or one a terrain")
parser.add_argument("--laws", nargs="+", default=list(LAW_NAMES), choices=LAW_NAMES)
parser.add_argument("--restitutions", nargs="+", type=float, default=[0.0, SHOWN])
parser.add_argument("--terrains", nargs="+", default=list(TERRAINS), choices=list(TERRAINS))
parser.add_argument("--keep", type=Path, help="folder for what is computed")
options = parser.parse_args()
if not DATA.is_dir():
    sys.exit(f"No folder {DATA}: this figure needs the shared data.")
rows, columns = len(options.terrains), len(QUANTITIES)
figure, grid = pyplot.subplots(
    rows, columns, figsize=(7.2, 2.3 * rows), sharey=True, squeeze=False, layout="constrained"
)
for row, name, runs in zip(grid, options.terrains, itertools.cycle(options.runs)):
    results = compare(name, runs, options)
    for axes, quantity in zip(row, QUANTITIES):
        draw(axes, results, quantity)
    row[0].set(title=name, ylabel="share of runs above")
grid[0, 1].legend(fontsize=6.5)
if set(options.terrains) == set(TERRAINS):
    save(figure, "laws.png")
