# SPDX-License-Identifier: GPL-2.0-or-later
"""Impact laws on the same rocks, on the ramp and on avaGar: run-out, energy, height and cost.

    python docs/figures/laws.py FOLDER              simulates what FOLDER does not have yet, then tables and figure
    python docs/figures/laws.py FOLDER --costs      measures the cost, on a machine that does nothing else
    python docs/figures/laws.py FOLDER --tables     tables and figure of what FOLDER has

10,000 runs of all laws take some thirty minutes of one processor, and may be stopped and begun again. The cost is
processor time on one thread: the laws take turns, round by round, and the median of the rounds counts. That takes four
minutes. The tables also go into docs/laws/README.md, below their heading. Needs the shared data.
"""

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np
from figure_style import DASHES, pyplot, save

from talus.engine import Ground, Release, Settings, simulate
from talus.engine.choices import IMPACT_LAWS, INELASTIC_LAWS
from talus.tests.verification import ramp_case, real_terrain_case

DATA = Path(__file__).resolve().parents[3] / "shared" / "data"
COLOURS = dict(zip(IMPACT_LAWS, ("#000000", "#0072b2", "#e69f00", "#009e73", "#d55e00")))  # told apart by all eyes
COSTS = "costs.json"
PAGE = Path(__file__).resolve().parents[1] / "laws" / "README.md"
HEADING, NEXT_HEADING = "## Tables\n", "## Reading\n"
HEADER = (
    "law", "run-out, m", "less newton's", "its 95 %", "energy, kJ", "its 95 %", "height 95 %, m", "ms/run",
    "times newton", "unconverged, %", "limited, %",
)  # fmt: skip
QUANTITIES = {
    "distance": ("run-out (m)", 1.0), "energy_max": ("largest kinetic energy (kJ)", 1e-3),
    "height_max": ("largest height above ground (m)", 1.0),
}  # fmt: skip


def ramp(law, restitution, runs):
    """EOTA 221 blocks on the ramp of the validation, ground class hard with another restitution."""
    slope = ramp_case.terrain()
    ground = Ground.of_class(slope, "hard", restitution=restitution, with_scar_layer=False)
    release = Release((0.0, 0.0), height=ramp_case.DROP, runs=runs)
    settings = Settings(seed=1, max_time=120.0, maps=False, threads=1, impact_law=law, air_density=0.0)
    return simulate(slope, ground, ramp_case.rock(), release, settings)


def mountain(law, restitution, runs):
    """Rocks of four shapes and three volumes from the cliffs of avaGar, through an open wood."""
    terrain = real_terrain_case.read(DATA)
    return real_terrain_case.throw(
        terrain, runs, restitution=restitution, maps=False, threads=1, max_time=120.0, impact_law=law
    )


TERRAINS = {"ramp": ramp, "avaGar": mountain}


def laws_with(restitution, options):
    """Laws that look at this restitution."""
    return [law for law in options.laws if restitution == 0.0 or law not in INELASTIC_LAWS]


def kept_runs(name, law, restitution, options):
    """Runs of one law, from the folder or simulated and put there; None where only what is there is wanted."""
    file = options.folder / f"{TERRAINS[name].__name__}_{law}_{restitution}_{options.runs}.npz"
    if file.exists():
        return np.load(file)["runs"]
    if options.tables:
        return None
    runs = np.asarray(TERRAINS[name](law, restitution, options.runs).runs)
    np.savez(file, runs=runs)
    return runs


# ------------------------------------------------------------------------------------------------------------ cost


def processor_time(throw, law, restitution, runs):
    """Seconds of some runs."""
    start = time.process_time()
    throw(law, restitution, runs)
    return time.process_time() - start


def measure(name, restitution, options):
    """{law: (ms a run, times the first law)}, medians of rounds in which the laws take turns."""
    laws = laws_with(restitution, options)
    for law in laws:
        TERRAINS[name](law, restitution, 2)  # compiles it
    rounds = [
        [processor_time(TERRAINS[name], law, restitution, options.cost_runs) for law in laws]
        for _ in range(options.rounds)
    ]
    seconds = np.array(rounds)
    ratios = seconds / seconds[:, :1]
    for law, ratio in zip(laws, ratios.T):
        print(f"{name}, e = {restitution:g}, {law}: {np.median(ratio):.3f} times {laws[0]}, {np.ptp(ratio):.3f} apart")
    middle = 1e3 * np.median(seconds, axis=0) / options.cost_runs
    return dict(zip(laws, zip(middle, np.median(ratios, axis=0))))


def measure_all(options):
    """Put the cost of everything asked for into the folder."""
    for name in options.terrains:
        for restitution in options.restitutions:
            costs = kept_costs(options)
            costs[f"{name} {restitution}"] = measure(name, restitution, options)
            (options.folder / COSTS).write_text(json.dumps(costs, indent=1))


def kept_costs(options):
    """Costs in the folder, by terrain and restitution."""
    file = options.folder / COSTS
    return json.loads(file.read_text()) if file.exists() else {}


# ---------------------------------------------------------------------------------------------------------- tables


def mean(values):
    """Mean with its standard error."""
    return f"{values.mean():.1f} ± {values.std() / np.sqrt(values.size):.1f}"


def row(law, runs, first, cost):
    """Cells of one row of the table; ``first``: the same runs under the first law; ``cost`` as of ``measure``."""
    contact = max(runs["contact_steps"].sum(), 1)
    costs = [f"{value:.2f}" for value in cost] if cost else 2 * ["-"]
    return [
        law, mean(runs["distance"]), "-" if law == IMPACT_LAWS[0] else mean(runs["distance"] - first["distance"]),
        f"{np.percentile(runs['distance'], 95):.0f}", mean(runs["energy_max"] * 1e-3),
        f"{np.percentile(runs['energy_max'], 95) * 1e-3:.0f}", f"{np.percentile(runs['height_max'], 95):.1f}", *costs,
        f"{100.0 * runs['unconverged'].sum() / contact:.2f}", f"{100.0 * runs['energy_limited'].sum() / contact:.1f}",
    ]  # fmt: skip


def joined(cells):
    """One row in Markdown."""
    return "| " + " | ".join(cells) + " |"


def compare(name, options):
    """The tables of one terrain, lines of Markdown, and the runs of each law for the figure."""
    lines, shown, costs = [], {}, kept_costs(options)
    for restitution in options.restitutions:
        lines += ["", f"{name}, restitution {restitution}:", "", joined(HEADER), joined(len(HEADER) * ["---"])]
        first = kept_runs(name, IMPACT_LAWS[0], restitution, options)
        for law in laws_with(restitution, options):
            runs = kept_runs(name, law, restitution, options)
            if runs is None or first is None:
                continue
            lines.append(joined(row(law, runs, first, costs.get(f"{name} {restitution}", {}).get(law))))
            shown[law, restitution] = runs
    print("\n".join(lines), flush=True)
    return lines, shown


def write_page(lines):
    """Put the tables into the page of the laws."""
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(HEADING)
    after = rest.split(NEXT_HEADING)[1]
    PAGE.write_text(before + HEADING + "\n".join(lines) + "\n\n" + NEXT_HEADING + after, encoding="utf-8")


# ---------------------------------------------------------------------------------------------------------- figure


def draw(axes, results, quantity):
    """Share of runs above a value, a curve a law."""
    label, unit = QUANTITIES[quantity]
    for (law, restitution), runs in results.items():
        values = np.sort(runs[quantity]) * unit
        share = 1.0 - np.arange(values.size) / values.size
        look = {"color": COLOURS[law], "linestyle": DASHES[restitution > 0.0]}
        axes.plot(values, share, label=f"{law}, e = {restitution:g}", **look)
    axes.set(xlabel=label, xlim=(0.0, None), ylim=(0.0, 1.0))
    axes.locator_params(axis="x", nbins=4)


def draw_all(results):
    """The figure of the documentation: a row a terrain."""
    figure, grid = pyplot.subplots(
        len(results), len(QUANTITIES), figsize=(7.2, 2.3 * len(results)), sharey=True, squeeze=False,
        layout="constrained",
    )  # fmt: skip
    for axes_row, (name, shown) in zip(grid, results.items()):
        for axes, quantity in zip(axes_row, QUANTITIES):
            draw(axes, shown, quantity)
        axes_row[0].set(title=name, ylabel="share of runs above")
    grid[-1, 1].legend(fontsize=6.5)
    save(figure, "laws.png")


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("folder", type=Path, help="for what is computed")
parser.add_argument("--costs", action="store_true", help="measure the cost and nothing else")
parser.add_argument("--tables", action="store_true", help="simulate nothing")
parser.add_argument("--runs", type=int, default=10_000)
parser.add_argument("--cost-runs", type=int, default=250)
parser.add_argument("--rounds", type=int, default=5)
parser.add_argument("--laws", nargs="+", default=list(IMPACT_LAWS), choices=IMPACT_LAWS)
parser.add_argument("--restitutions", nargs="+", type=float, default=[0.0, 0.3])
parser.add_argument("--terrains", nargs="+", default=list(TERRAINS), choices=list(TERRAINS))
options = parser.parse_args()
if not DATA.is_dir():
    sys.exit(f"No folder {DATA}: this figure needs the shared data.")
options.folder.mkdir(parents=True, exist_ok=True)
if options.costs:
    measure_all(options)
else:
    tables, results = zip(*(compare(name, options) for name in options.terrains))
    if set(options.terrains) == set(TERRAINS):
        write_page([line for table in tables for line in table])
        draw_all(dict(zip(options.terrains, results)))
