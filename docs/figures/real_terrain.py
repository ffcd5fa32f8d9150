# SPDX-License-Identifier: GPL-2.0-or-later
"""A thousand rocks on avaGar: where they go, how energy behaves, how deep they sink. Needs the shared data."""

import sys
from pathlib import Path

import numpy as np
from figure_style import DASHES, GREYS, pyplot, save
from hillshade import cell_extent, draw_relief
from matplotlib.colors import BoundaryNorm

from talus.engine import rock_library
from talus.tests.verification import real_terrain_case as case

DATA = Path(__file__).resolve().parents[3] / "shared" / "data"


def draw_map(figure, axes, terrain, maps):
    """Largest kinetic energy in each cell."""
    draw_relief(axes, terrain, terrain.origin, unit=1000.0)
    bounds = 10.0 ** np.arange(0, 6)
    picture = axes.imshow(
        maps.energy_max / 1000.0, origin="lower", cmap="inferno", norm=BoundaryNorm(bounds, 256, extend="min"),
        extent=cell_extent(maps, terrain.origin, unit=1000.0), interpolation="nearest",
    )  # fmt: skip
    figure.colorbar(picture, ax=axes, label="largest kinetic energy (kJ)", location="bottom", shrink=0.8, aspect=40)
    axes.set(
        xlim=(0.0, 2.6),
        xlabel="east (km)",
        ylabel="north (km)",
        title="1,000 rocks of 0.2 to 5 m³ from cliffs above 55°",
    )


def shares_above(axes, values, **look):
    """Share of runs with more than a value, on two logarithmic axes."""
    values = np.sort(values)
    axes.loglog(values, 1.0 - np.arange(values.size) / values.size, **look)


def deepest(runs, shapes):
    """Deepest contact of each run in radii of its rock."""
    radius = np.array([rock_library.rock(name).radius for name in shapes])[runs["rock"]] * np.cbrt(runs["volume"])
    return runs["penetration_max"] / radius


def print_row(name, result, shapes):
    """One row of the table in docs/validation/real_terrain.md."""
    unconverged, limited = case.shares(result.runs)
    rises = [(result.runs["energy_rise_max"] / scale).max() for scale in case.energy_scales(result.runs)]
    numbers = f"{rises[0]:.0e} | {rises[1]:.0e} | {result.penetration_p999:.3f} | "
    numbers += f"{deepest(result.runs, shapes).max():.2f} | {100 * unconverged:.2f} | {100 * limited:.0f} | "
    print(f"| {name} | {numbers}{result.runs['distance'].mean():.0f} | {result.runs['velocity_max'].max():.0f} |")


def print_table(terrain):
    """Other rocks, rebound, scheme and time steps."""
    for name, other in VARIANTS.items():
        print_row(name, case.throw(terrain, maps=False, **other), case.SHAPES)
    for name in (*case.SHAPES, "disc", "wedge", "tetrahedron"):
        single = {"count": 250, "shapes": (name,), "volumes": (1.0,), "maps": False}
        print_row(f"250 {name}, 1 m3", case.throw(terrain, **single), (name,))


VARIANTS = {
    "restitution 0.3": {"restitution": 0.3}, "explicit scheme": {"free_flight": "explicit"},
    "time step 1 ms": {"time_step": 0.001}, "time step 4 ms": {"time_step": 0.004},
}  # fmt: skip

if not DATA.is_dir():
    sys.exit(f"No folder {DATA}: this figure needs the shared data.")
terrain = case.read(DATA)
result = case.throw(terrain)
runs, (above_sea, above_stop) = result.runs, case.energy_scales(result.runs)
print(result.provenance["stop_reasons"])
print_row("the test", result, case.SHAPES)
print_table(terrain)

figure = pyplot.figure(figsize=(7.0, 4.0), layout="constrained")
parts = figure.add_gridspec(2, 2, width_ratios=(1.5, 1.0))
draw_map(figure, figure.add_subplot(parts[:, 0]), terrain, result.maps)
energy, depth = figure.add_subplot(parts[0, 1]), figure.add_subplot(parts[1, 1])
shares_above(energy, runs["energy_rise_max"] / above_sea, color="0.0", label="/ energy above sea level")
shares_above(energy, runs["energy_rise_max"] / above_stop, color="0.0", linestyle="--", label="/ energy of the drop")
energy.axvline(1e-9, color="0.5", linestyle="-.", linewidth=0.8, label="limit")
energy.set(title="largest rise of energy in a step", ylabel="share of runs above", xlim=(1e-18, 1e-8))
energy.legend(fontsize=6.5, loc="upper right", bbox_to_anchor=(0.93, 1.0))
for index, name in enumerate(case.SHAPES):
    shares_above(depth, deepest(runs, case.SHAPES)[runs["rock"] == index], color=GREYS[index],
                 linestyle=DASHES[index], label=name)  # fmt: skip
depth.set(title="deepest contact of a run", xlabel="depth along the normal / radius", ylabel="share of runs above")
depth.set(xlim=(1e-3, 1.0))
depth.legend(fontsize=6.5, loc="upper right")
save(figure, "validation_real_terrain.png")
