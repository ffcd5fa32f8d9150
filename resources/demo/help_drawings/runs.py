# SPDX-License-Identifier: GPL-2.0-or-later
"""Simulations, one or many, what they are compared with, and the map without a simulation."""

import numpy as np
from matplotlib.colors import ListedColormap
from matplotlib.patches import Patch

from talus.algorithms.number_words import formatted
from talus.algorithms.translation import tr
from talus.resources.demo import help_maps as maps
from talus.resources.demo import help_runs
from talus.resources.demo.help_drawings import common
from talus.resources.demo.picture import FOREST_COLOURS, read_raster

MAPS = 3.7  # inches, height of a picture with two maps and a legend
INDICATION_CLASSES = {1: "#b9a6d3", 2: "#3f2b63"}  # algorithms/tools/indication/writing.py
DIFFERENCE_CLASSES = {1: "#8f8f8f", 2: "#c9b8e0", 3: "#e0701a"}


def simulate(folder):
    """Terrain, releases and forest; energies and stops."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, tr("terrain, forest"))
    common.forest(left, folder)
    start_points = maps.releases(left, folder)
    maps.ground(right, folder, tr("95 % energy [kJ]"))
    handles = maps.classes(right, folder / "simulate_energy_p95.tif", "energy")
    maps.points(right, folder / "simulate_stops.gpkg", s=3, color=maps.BLUE)
    maps.legend(figure, [*handles, start_points, Patch(color=FOREST_COLOURS["medium"], label=tr("forest")),
                         maps.dot(maps.BLUE, tr("stops"), 4)], columns=3)  # fmt: skip
    return figure


def demtorunout(folder):
    """From the terrain alone: source areas, and energies below them."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, tr("source areas"))
    maps.polygons(left, folder / "demtorunout_areas.gpkg", 0, facecolors="#f58b2c", edgecolors=maps.RED)
    maps.ground(right, folder, tr("95 % energy [kJ]"))
    handles = maps.classes(right, folder / "demtorunout_energy_p95.tif", "energy")
    maps.legend(figure, [*handles, Patch(color="#f58b2c", label=tr("source area"))], columns=4)
    return figure


def simulatemany(folder):
    """Stops of the small blocks in the forest and of the large ones without it."""
    figure, (left, right) = maps.figure_of(MAPS)
    for axes, name, place in ((left, named(0.2, True), 0), (right, named(5.0, False), -1)):
        maps.ground(axes, folder, name)
        path = sorted((folder / "many").iterdir())[place]
        handles = maps.classes(axes, path / "energy_p95.tif", "energy")
        maps.points(axes, path / "stops.gpkg", s=3, color=maps.BLUE)
    common.forest(left, folder)
    maps.legend(figure, handles, tr("95 % energy [kJ]"))
    return figure


def named(volume, has_forest):
    """A simulation of several: its block, and whether there was a forest."""
    return formatted(tr("{:g} m³, forest") if has_forest else tr("{:g} m³, no forest"), volume)


def comparemany(folder):
    """Run-out of the simulations, and the share of their rocks that comes to the road."""
    figure, (left, right) = maps.figure_of(2.9, gridspec_kw={"width_ratios": (1.0, 1.0)})
    table, lines = folder / "comparemany_table.gpkg", folder / "comparemany_lines.gpkg"
    names = [
        named(float(name.split()[0]), name.endswith("with forest")) for name in maps.points_of(table, "simulation")
    ]
    for axes, path, field, low, high, title in (
        (left, table, "runout_m", "runout_low", "runout_high", tr("run-out, 95 % [m]")),
        (right, lines, "share_pct", "share_low", "share_high", tr("at the road [%]")),
    ):
        values = np.array(maps.points_of(path, field), float)
        bounds = [np.array([entry if isinstance(entry, float) else np.nan for entry in maps.points_of(path, side)])
                  for side in (low, high)]  # fmt: skip
        axes.barh(range(values.size), values, color="#9fb4c7", height=0.7)
        axes.hlines(range(values.size), *bounds, color=maps.DARK, linewidth=1.2)
        axes.set(title=title, yticks=range(len(names)))
        axes.invert_yaxis()
    left.set_yticklabels(names, fontsize=7)
    right.set_yticklabels([])
    return figure


def compareruns(folder):
    """Stops without and with a barrier; the difference of the energies."""
    from talus.algorithms.shared.styles.styles import LESS, MORE

    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, tr("stops"))
    maps.points(left, folder / "simulate_stops.gpkg", s=5, color=MORE)
    maps.points(left, folder / "protected_stops.gpkg", s=4, color=LESS)
    maps.lines(left, folder / "demo.gpkg", "road", colors=maps.DARK, linewidths=1.5)
    maps.ground(right, folder, tr("95 % energy, difference"))
    values, extent = read_raster(folder / "compareruns_difference.tif")
    largest = np.nanmax(np.abs(values))
    shown = right.imshow(values, extent=extent, cmap="RdBu_r", vmin=-largest, vmax=largest, interpolation="nearest")
    maps.scale(right, extent)
    figure.colorbar(shown, ax=right, label="kJ", location="bottom", aspect=14)
    maps.legend(figure, [maps.dot(MORE, tr("without")), maps.dot(LESS, tr("with the barrier"))])
    return figure


def ensemble(folder):
    """Reach of the median and of 5 % of the members; whose spread it is."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, tr("members that reach"))
    # of three bands: median, 5 % and 95 % of the members; a cell that only 5 % reach has a number in the last alone
    bands = {
        share: read_raster(folder / "ensemble_reach_band.tif", k) for k, share in enumerate(("50 %", "95 %", "5 %"), 1)
    }
    colours = {"5 %": "#ffd15c", "50 %": "#ea6a2a", "95 %": "#6b1157"}
    for share, colour in colours.items():
        array, extent = bands[share]
        shown = np.ma.masked_where(~(array > 0.0), np.ones(array.shape))
        left.imshow(shown, cmap=ListedColormap([colour]), extent=extent, alpha=0.8, interpolation="nearest")
    right.set_title(tr("spread of the run-out"))
    result, of, share = (maps.points_of(folder / "ensemble_shares.gpkg", name) for name in ("result", "of", "share"))
    rows = [(name, max(part, 0.0)) for what, name, part in zip(result, of, share) if what.startswith("run-out")]
    names, parts = zip(*rows[::-1])
    words = {
        "ground": tr("ground"), "rolling resistance": tr("rolling resistance"), "shape": tr("shape"),
        "size": tr("size"), "release height": tr("height"), "rate": tr("rate"), "chance of the runs": tr("chance"),
        "interaction": tr("interaction"),
    }  # fmt: skip
    right.barh([words[name] for name in names], parts, color=maps.BLUE)
    right.set_xlabel(tr("share of the variance"), fontsize=7)
    right.tick_params(labelsize=6.5)
    right.set_aspect("auto")
    maps.legend(
        figure, [Patch(color=colour, label=tr("{} of them").format(share)) for share, colour in colours.items()]
    )
    return figure


def convergence(folder):
    """The percentile against the number of runs, with its band."""
    figure, axes = maps.figure_of(2.7, 1)
    runs, value, low, high = np.genfromtxt(folder / "convergence_table.csv", delimiter=",", skip_header=1).T
    axes.fill_between(runs, low, high, color="#c8d4de", label=tr("95 % confidence"))
    axes.plot(runs, value, color=maps.BLUE, linewidth=2, label=tr("95th percentile"))
    axes.axhline(value[-1], color=maps.RED, linewidth=1, linestyle="--")
    axes.set(xlabel=tr("runs"), ylabel=tr("largest energy [kJ]"))
    axes.set(xlim=(runs[0], runs[-1]), ylim=(0.7 * value[-1], None))
    axes.legend(loc="lower right")
    return figure


def calibrate(folder):
    """Observed and simulated stops; misfit of what was tried."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, tr("stops"))
    maps.points(left, folder / "observed_stops.gpkg", s=16, color="#f2c14e", edgecolors=maps.DARK, linewidths=0.5)
    maps.points(left, folder / "calibrated_stops.gpkg", s=7, color=maps.BLUE)
    _, friction, rolling, misfit = np.genfromtxt(folder / "calibrate_log.csv", delimiter=",", skip_header=1).T
    order = np.argsort(-misfit)
    shown = right.scatter(friction[order], rolling[order], c=misfit[order], cmap="viridis_r", s=24)
    figure.colorbar(shown, ax=right, label=tr("misfit"), location="bottom", aspect=14, ticks=maps.ticks(misfit))
    best = np.argmin(misfit)
    right.plot(friction[best], rolling[best], marker="*", markersize=15, color=maps.RED, markeredgecolor="white")
    right.set(
        xlabel=tr("sliding friction"), ylabel=tr("rolling resistance"), title=tr("what was tried"), xlim=(0.35, 1.05)
    )
    maps.legend(figure, [maps.dot("#f2c14e", tr("observed")), maps.dot(maps.BLUE, tr("simulated"), 4),
                         maps.star(maps.RED, tr("best"))])  # fmt: skip
    return figure


def indication(folder):
    """Draw the area that an indication gives; what runs confirm, and what they miss."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, formatted(tr("indication, {:g}°"), help_runs.CONE))
    common.painted(left, folder / "indication_indication.tif", INDICATION_CLASSES)
    maps.ground(right, folder, tr("compared with runs"))
    common.painted(right, folder / "indication_indication_difference.tif", DIFFERENCE_CLASSES)
    names = dict(zip(INDICATION_CLASSES, (tr("blocks may come"), tr("source"))))
    others = dict(zip(DIFFERENCE_CLASSES, (tr("both"), tr("indication only"), tr("runs alone"))))
    patches = [Patch(color=INDICATION_CLASSES[value], label=name) for value, name in names.items()]
    patches += [Patch(color=DIFFERENCE_CLASSES[value], label=name) for value, name in others.items()]
    maps.legend(figure, patches, columns=3)
    return figure


def heap(folder):
    """Paths from the cliff; the blocks of the deposit in the colours of their height."""
    figure, (left, right) = maps.figure_of(MAPS, gridspec_kw={"width_ratios": (0.85, 1.0)})
    maps.ground(left, folder, tr("fall"))
    maps.lines(left, folder / "heap_paths.gpkg", colors=maps.RED, linewidths=0.3)
    shapes, tops = maps.read_lines(folder / "heap_outlines.gpkg", 0, "top_m")
    order = np.argsort(tops)
    places = np.array([shape.mean(axis=0) for shape in shapes])
    middle = places[np.argmin(np.median(np.linalg.norm(places[:, None] - places[None], axis=2), axis=1))]
    colours = maps.class_colours(np.array(tops), "height")
    for k in order:
        right.fill(*shapes[k].T, facecolor=colours[k], edgecolor=maps.DARK, linewidth=0.4)
    reach = 60.0  # m
    right.set(xlim=(middle[0] - reach, middle[0] + reach), ylim=(middle[1] - reach, middle[1] + reach), aspect="equal",
              title=tr("deposit"))  # fmt: skip
    maps.legend(figure, maps.class_patches("height"), tr("height of tops above the ground [m]"))
    right.set_xticks([])
    right.set_yticks([])
    return figure
