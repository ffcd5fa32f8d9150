# SPDX-License-Identifier: GPL-2.0-or-later
"""Draw the pictures of the help, resources/help/*.png, from what the algorithms give on the demonstration slope.

    python resources/demo/help_pictures.py FOLDER

FOLDER takes the demonstration data and the results that the pictures are taken from.
"""

import base64
import json
import os
import re
import sys
from pathlib import Path

import numpy as np
from matplotlib.colors import LightSource, ListedColormap
from matplotlib.patches import Patch

from talus.resources.demo import help_maps as maps
from talus.resources.demo import help_runs, make_demo
from talus.resources.demo.embedded_qgis import start
from talus.resources.demo.picture import FOREST_COLOURS, read_raster

HELP = Path(__file__).resolve().parents[1] / "help"
MAPS = 3.7  # inches, height of a picture with two maps and a legend
INDICATION_CLASSES = {1: "#b9a6d3", 2: "#3f2b63"}  # algorithms/indication/styles.py
DIFFERENCE_CLASSES = {1: "#8f8f8f", 2: "#c9b8e0", 3: "#e0701a"}
GROUND = {
    "soft": "#5b8c5a", "medium_soft": "#86a95f", "medium": "#aebf6b", "medium_hard": "#d3cf86", "hard": "#cbb27b",
    "extra_hard": "#8d8d8d",
}  # fmt: skip
PAGE_TIME = 12.0  # s, of the page with flying rocks
SPECIES = {"conifer": ("#1b7837", "conifer"), "broadleaf": ("#c98a1b", "broadleaf")}


def simulate(folder):
    """Terrain, releases and forest; energies and stops."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, "terrain, forest")
    forest(left, folder)
    start_points = maps.releases(left, folder)
    maps.ground(right, folder, "95 % energy [kJ]")
    handles = maps.classes(right, folder / "simulate_energy_p95.tif", "energy")
    maps.points(right, folder / "simulate_stops.gpkg", s=3, color=maps.BLUE)
    maps.legend(figure, [*handles, start_points, Patch(color=FOREST_COLOURS["medium"], label="forest"),
                         maps.dot(maps.BLUE, "stops", 4)], columns=3)  # fmt: skip
    return figure


def sourceareas(folder):
    """Slope; areas and release points."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, "slope [°]")
    handles = maps.classes(left, folder / "sourceareas_slope.tif", "slope")
    maps.ground(right, folder, "source areas")
    maps.polygons(right, folder / "sourceareas_areas.gpkg", 0, facecolors="#f58b2c", edgecolors=maps.RED)
    maps.points(right, folder / "sourceareas_points.gpkg", s=2, color=maps.DARK)
    area, point = Patch(color="#f58b2c", label="source area"), maps.dot(maps.DARK, "release point", 3)
    maps.legend(figure, [*handles, area, point])
    return figure


def indication(folder):
    """Where blocks may come; what runs confirm, and what they miss."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, "indication, 33.5°")
    painted(left, folder / "indication_indication.tif", INDICATION_CLASSES)
    maps.ground(right, folder, "compared with runs")
    painted(right, folder / "indication_indication_difference.tif", DIFFERENCE_CLASSES)
    names = dict(zip(INDICATION_CLASSES, ("blocks may come", "source")))
    others = dict(zip(DIFFERENCE_CLASSES, ("both", "indication alone", "runs alone")))
    patches = [Patch(color=INDICATION_CLASSES[value], label=name) for value, name in names.items()]
    patches += [Patch(color=DIFFERENCE_CLASSES[value], label=name) for value, name in others.items()]
    maps.legend(figure, patches, columns=3)
    return figure


def painted(axes, path, colours):
    """A raster of classes."""
    array, extent = read_raster(path)
    for value, colour in colours.items():
        shown = np.ma.masked_where(array != value, np.ones(array.shape))
        axes.imshow(shown, cmap=ListedColormap([colour]), extent=extent, alpha=0.75, interpolation="nearest")


def ensemble(folder):
    """Reach of the median and of 5 % of the members; whose spread it is."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, "members that reach")
    # of three bands: median, 5 % and 95 % of the members; a cell that only 5 % reach has a number in the last alone
    bands = {
        share: read_raster(folder / "ensemble_reach_band.tif", k) for k, share in enumerate(("50 %", "95 %", "5 %"), 1)
    }
    colours = {"5 %": "#ffd15c", "50 %": "#ea6a2a", "95 %": "#6b1157"}
    for share, colour in colours.items():
        array, extent = bands[share]
        shown = np.ma.masked_where(~(array > 0.0), np.ones(array.shape))
        left.imshow(shown, cmap=ListedColormap([colour]), extent=extent, alpha=0.8, interpolation="nearest")
    right.set_title("spread of the run-out")
    result, of, share = (maps.points_of(folder / "ensemble_shares.gpkg", name) for name in ("result", "of", "share"))
    rows = [(name, max(part, 0.0)) for what, name, part in zip(result, of, share) if what.startswith("run-out")]
    names, parts = zip(*rows[::-1])
    right.barh([name.replace(" of the runs", "") for name in names], parts, color=maps.BLUE)
    right.set_xlabel("share", fontsize=7)
    right.tick_params(labelsize=6.5)
    right.set_aspect("auto")
    maps.legend(figure, [Patch(color=colour, label=f"{share} of them") for share, colour in colours.items()])
    return figure


def groundclasses(folder):
    """Polygons; a band of the raster."""
    figure, (left, right) = maps.figure_of(4.0)
    maps.ground(left, folder, "polygons")
    shapes, names = maps.read_lines(folder / "demo.gpkg", "ground", "ground_class")
    for shape, name in zip(shapes, names):
        left.fill(*shape.T, facecolor=GROUND[name], edgecolor="white", linewidth=0.8)
    maps.ground(right, folder, "friction µ, raster")
    values, extent = read_raster(folder / "groundclasses_ground_raster.tif", band=2)
    known, place = np.unique(values, return_inverse=True)
    colours = ["#fff3b0", "#fbd16b", "#f2a444", "#d9722f", "#a63c26", "#5e1a1f"][-len(known) :]
    right.imshow(place.reshape(values.shape), extent=extent, cmap=ListedColormap(colours), interpolation="nearest")
    maps.scale(right, extent)
    handles = [Patch(color=GROUND[name], label=name.replace("_", " ")) for name in GROUND]
    handles += [Patch(color=colour, label=f"µ {value:.2f}") for colour, value in zip(colours, known)]
    maps.legend(figure, handles, columns=4)
    return figure


def screenline(folder):
    """Where rocks cross the road, and a histogram of their energy."""
    figure, (left, right) = maps.figure_of(MAPS, gridspec_kw={"width_ratios": (1.0, 0.95)})
    crossings = folder / "screenline_crossings.gpkg"
    handles = road_of_crossings(left, folder, crossings)
    energies = np.array(maps.points(left, crossings, field="e_kj", s=0))
    right.hist(energies, bins=12, color="#9fb4c7", edgecolor="white")
    limit = np.percentile(energies, 95)
    right.axvline(limit, color=maps.RED, linewidth=2)
    right.text(limit, right.get_ylim()[1], "95 % ", color=maps.RED, ha="right", va="top")
    right.set(xlabel="energy [kJ]", ylabel="rocks", title="at the line")
    maps.legend(figure, handles, "energy at the line [kJ]")
    return figure


def barrier(folder):
    """What barriers of each height and capacity would stop."""
    figure, (left, right) = maps.figure_of(MAPS, gridspec_kw={"width_ratios": (0.85, 1.0)})
    road_of_crossings(left, folder, folder / "screenline_crossings.gpkg", "planned line")
    rows = np.array(list(zip(*(maps.points_of(folder / "barrier_variants.gpkg", name)
                               for name in ("energy_kj", "height_m", "stop_pct")))))  # fmt: skip
    shares_table(right, rows, "stopped [%]")
    maps.legend(figure, maps.class_patches("energy"), "energy at the line [kJ]")
    return figure


def barrierdesign(folder):
    """Trajectories of the model's simulation; share of the rocks that each barrier would stop."""
    figure, (left, right) = maps.figure_of(3.3, gridspec_kw={"width_ratios": (0.85, 1.0)})
    maps.ground(left, folder, "rocks, road")
    maps.lines(left, folder / "barrierdesign_trajectories.gpkg", colors="#c9302c", linewidths=0.25)
    maps.lines(left, folder / "demo.gpkg", "road", colors=maps.BLUE, linewidths=2.5)
    maps.releases(left, folder)
    names = ("energy_kj", "height_m", "stopped")
    table = [maps.points_of(folder / "barrierdesign_design.gpkg", name) for name in names]
    rows = np.array(list(zip(*table)), dtype=float)
    rows[:, 2] *= 100.0 if rows[:, 2].max() <= 1.0 else 1.0
    shares_table(right, rows, "stopped [%]")
    return figure


def trees(folder):
    """Stands; stems with their diameters."""
    figure, (left, right) = maps.figure_of(3.6)
    extent = maps.ground(left, folder, "stands")
    forest(left, folder)
    maps.ground(right, folder, "single trees")
    path = folder / "trees_output.gpkg"
    diameters = np.array(maps.points_of(path, "dbh_cm"))
    colours = [SPECIES[name][0] for name in maps.points_of(path, "species")]
    window = 100.0  # m
    west, north = extent[0] + 330.0, extent[3] - 270.0
    maps.points(right, path, s=(diameters / 9.0) ** 2, c=colours, edgecolors="white", linewidths=0.3)
    right.set(xlim=(west, west + window), ylim=(north - 1.4 * window, north))
    maps.scale(right, (west, west + window, north - 1.4 * window, north), 20.0)
    left.add_patch(maps.frame(west, north - 1.4 * window, window, 1.4 * window))
    handles = [maps.dot(colour, name) for colour, name in SPECIES.values()]
    sizes = [maps.dot("#666666", f"{size} cm", size / 9.0) for size in (20, 40, 60)]
    maps.legend(figure, [*handles, *sizes], "species group, stem diameter", columns=5)
    return figure


def hazardmap(folder):
    """The scenarios' energies above the danger levels."""
    from talus.algorithms.hazardmap.outputs import DANGER_COLOURS, danger_names

    figure = maps.plt.figure(figsize=(maps.WIDTH, 4.7), dpi=maps.DOTS, layout="constrained")
    axes = figure.subplot_mosaic([["a", "b", "c"], ["map", "map", "classes"]], height_ratios=(0.72, 1.0))
    for name, (volume, period) in zip("abc", help_runs.VOLUMES.items()):
        maps.ground(axes[name], folder, f"{volume:g} m³\n{period} years")
        handles = maps.classes(axes[name], folder / f"scenario{period}_energy_p95.tif", "energy")
    maps.ground(axes["map"], folder, "danger levels")
    values, extent = read_raster(folder / "hazardmap_hazard.tif")
    colours = ListedColormap(list(DANGER_COLOURS.values()))
    axes["map"].imshow(values, extent=extent, cmap=colours, vmin=0.5, vmax=4.5, interpolation="nearest")
    maps.scale(axes["map"], extent)
    names = danger_names()
    levels = [Patch(color=colour, label=names[level].removesuffix(" danger")) for level, colour in
              sorted(DANGER_COLOURS.items(), reverse=True)]  # fmt: skip
    axes["classes"].axis("off")
    axes["classes"].legend(handles=levels, title="danger", loc="center left")
    maps.legend(figure, handles, "95 % energy of each scenario [kJ]")
    return figure


def convergence(folder):
    """The percentile against the number of runs, with its band."""
    figure, axes = maps.figure_of(2.7, 1)
    runs, value, low, high = np.genfromtxt(folder / "convergence_table.csv", delimiter=",", skip_header=1).T
    axes.fill_between(runs, low, high, color="#c8d4de", label="95 % confidence")
    axes.plot(runs, value, color=maps.BLUE, linewidth=2, label="95th percentile")
    axes.axhline(value[-1], color=maps.RED, linewidth=1, linestyle="--")
    axes.set(xlabel="runs", ylabel="largest energy of a run [kJ]")
    axes.set(xlim=(runs[0], runs[-1]), ylim=(0.7 * value[-1], None))
    axes.legend(loc="lower right")
    return figure


def blockscenarios(folder):
    """The list, and the blocks of three return periods."""
    from talus.engine.sources.block_statistics import Anchor, block_of_period, fit_blocks

    figure, (left, right) = maps.figure_of(2.9)
    volumes = np.sort(np.loadtxt(folder / "blocks.txt"))
    fit = fit_blocks(volumes)[0]
    reach = np.geomspace(volumes[0], 4.0 * volumes[-1], 200)
    left.plot(volumes, 1.0 - (np.arange(volumes.size) + 0.5) / volumes.size, ".", color="#8a8a8a", label="measured")
    left.plot(reach, fit.share_above(reach), color=maps.BLUE, linewidth=2, label=fit.family)
    left.set(xscale="log", yscale="log", ylim=(1e-3, 1.2), xlabel="volume [m³]", title="share of larger blocks")
    left.legend(loc="lower left")
    anchor, periods = Anchor(*help_runs.KNOWN_EVENT.values()), np.geomspace(5.0, 1000.0, 100)
    right.plot(periods, block_of_period(fit, anchor, periods), color=maps.BLUE, linewidth=2)
    right.plot(anchor.period, anchor.volume, "s", color=maps.DARK, label="known event")
    found = maps.points_of(folder / "blockscenarios_scenarios.gpkg", "period_y")
    right.plot(found, maps.points_of(folder / "blockscenarios_scenarios.gpkg", "volume_m3"), "o", color=maps.RED,
               label="scenarios")  # fmt: skip
    right.set(xscale="log", yscale="log", xlabel="return period [years]", title="volume [m³]")
    right.legend(loc="lower right")
    return figure


def compareruns(folder):
    """Stops without and with a barrier; the difference of the energies."""
    from talus.algorithms.styles.differences import LESS, MORE

    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, "stops")
    maps.points(left, folder / "simulate_stops.gpkg", s=5, color=MORE)
    maps.points(left, folder / "protected_stops.gpkg", s=4, color=LESS)
    maps.lines(left, folder / "demo.gpkg", "road", colors=maps.DARK, linewidths=1.5)
    maps.ground(right, folder, "95 % energy, difference")
    values, extent = read_raster(folder / "compareruns_difference.tif")
    largest = np.nanmax(np.abs(values))
    shown = right.imshow(values, extent=extent, cmap="RdBu_r", vmin=-largest, vmax=largest, interpolation="nearest")
    maps.scale(right, extent)
    figure.colorbar(shown, ax=right, label="kJ", location="bottom", aspect=14)
    maps.legend(figure, [maps.dot(MORE, "without"), maps.dot(LESS, "with the barrier")])
    return figure


def simulatemany(folder):
    """Stops of the small blocks in the forest and of the large ones without it."""
    figure, (left, right) = maps.figure_of(MAPS)
    for axes, name, place in ((left, "0.2 m³, forest", 0), (right, "5 m³, no forest", -1)):
        maps.ground(axes, folder, name)
        one = sorted((folder / "many").iterdir())[place]
        handles = maps.classes(axes, one / "energy_p95.tif", "energy")
        maps.points(axes, one / "stops.gpkg", s=3, color=maps.BLUE)
    forest(left, folder)
    maps.legend(figure, handles, "95 % energy [kJ]")
    return figure


def comparemany(folder):
    """Run-out of the simulations, and the share of their rocks that comes to the road."""
    figure, (left, right) = maps.figure_of(2.9, gridspec_kw={"width_ratios": (1.0, 1.0)})
    table, lines = folder / "comparemany_table.gpkg", folder / "comparemany_lines.gpkg"
    names = [name.replace("without", "no").replace("with ", "") for name in maps.points_of(table, "simulation")]
    for axes, path, field, low, high, title in (
        (left, table, "runout_m", "runout_low", "runout_high", "run-out, 95 % [m]"),
        (right, lines, "share_pct", "share_low", "share_high", "at the road [%]"),
    ):
        values = np.array(maps.points_of(path, field), float)
        bounds = [np.array([one if isinstance(one, float) else np.nan for one in maps.points_of(path, side)])
                  for side in (low, high)]  # fmt: skip
        axes.barh(range(values.size), values, color="#9fb4c7", height=0.7)
        axes.hlines(range(values.size), *bounds, color=maps.DARK, linewidth=1.2)
        axes.set(title=title, yticks=range(len(names)))
        axes.invert_yaxis()
    left.set_yticklabels(names, fontsize=7)
    right.set_yticklabels([])
    return figure


def objectrisk(folder):
    """Sections of the road by the probability of a hit; share of the runs that hit each, with its confidence."""
    from talus.algorithms.objectrisk.styles import CLASSES

    figure, (left, right) = maps.figure_of(MAPS)
    risk, hits = folder / "objectrisk_risk.gpkg", folder / "objectrisk_hits.gpkg"
    probabilities = maps.points_of(risk, "prob_year")
    colours = [next(colour for _, high, colour in CLASSES if one <= high) for one in probabilities]
    maps.ground(left, folder, "hits of road sections")
    maps.lines(left, risk, colors=maps.DARK, linewidths=6.0)
    maps.lines(left, risk, colors=colours, linewidths=4.5)
    share, low, high = (100.0 * np.array(maps.points_of(hits, name)) for name in ("share", "share_low", "share_high"))
    place = np.arange(1, share.size + 1)
    right.barh(place, share, color=colours, edgecolor=maps.DARK, linewidth=0.6, xerr=[share - low, high - share])
    right.set(xlabel="% of the runs that hit", ylabel="section", title="with 95 % confidence", yticks=place[::2])
    once = [high for _, high, _ in CLASSES[1:-1]]
    words = [
        "never",
        f"< 1/{1 / once[0]:.0f} a",
        *(f"< 1/{1 / one:.0f} a" for one in once[1:]),
        f"> 1/{1 / once[-1]:.0f} a",
    ]
    maps.legend(figure, [Patch(facecolor=colour, edgecolor=maps.DARK, label=label)
                         for (*_, colour), label in zip(CLASSES, words)])  # fmt: skip
    return figure


def designcheck(folder):
    """Energy and height that are needed, in per cent of what each net class offers."""
    figure, panels = maps.figure_of(2.9)
    path = folder / "designcheck_output.gpkg"
    quantities, nets, shares = (np.array(maps.points_of(path, name)) for name in ("quantity", "net", "use_pct"))
    for axes, quantity in zip(panels, ("energy", "height")):
        chosen = quantities == quantity
        used = shares[chosen].astype(float)
        names = [name.rsplit(" ", 1)[-1] for name in nets[chosen]]
        axes.barh(names, np.minimum(used, 200.0), color=np.where(used <= 100.0, "#7cc47c", "#d98a7a"))
        axes.axvline(100.0, color=maps.RED, linewidth=1.5)
        axes.set(xlim=(0.0, 200.0), xlabel="% of what it offers", title=quantity)
    panels[0].set(ylabel="net class")
    return figure


def calibrate(folder):
    """Observed and simulated stops; misfit of what was tried."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, "stops")
    maps.points(left, folder / "observed_stops.gpkg", s=16, color="#f2c14e", edgecolors=maps.DARK, linewidths=0.5)
    maps.points(left, folder / "calibrated_stops.gpkg", s=7, color=maps.BLUE)
    _, friction, rolling, misfit = np.genfromtxt(folder / "calibrate_log.csv", delimiter=",", skip_header=1).T
    order = np.argsort(-misfit)
    shown = right.scatter(friction[order], rolling[order], c=misfit[order], cmap="viridis_r", s=24)
    figure.colorbar(shown, ax=right, label="misfit", location="bottom", aspect=14, ticks=maps.ticks(misfit))
    best = np.argmin(misfit)
    right.plot(friction[best], rolling[best], marker="*", markersize=15, color=maps.RED, markeredgecolor="white")
    right.set(xlabel="sliding friction", ylabel="rolling resistance", title="what was tried", xlim=(0.35, 1.05))
    maps.legend(figure, [maps.dot("#f2c14e", "observed"), maps.dot(maps.BLUE, "simulated", 4),
                         maps.star(maps.RED, "best")])  # fmt: skip
    return figure


def profile(folder):
    """Passing heights and energies along a line down the slope."""
    figure, (upper, lower) = maps.figure_of(4.2, 1, 2, sharex=True, gridspec_kw={"height_ratios": (1.25, 1.0)})
    names = ("along_m", "ground_m", "h_max_m", "h_p95_m", "e_max_kj", "e_p95_kj", "e_p50_kj")
    column = {name: np.array(maps.points_of(folder / "profile_stations.gpkg", name), float) for name in names}
    along, terrain = column["along_m"], column["ground_m"]
    upper.fill_between(along, terrain, terrain.min() - 10.0, color="#d9d2c7")
    upper.plot(along, terrain, color=maps.DARK, linewidth=1.5, label="ground")
    upper.plot(along, terrain + column["h_p95_m"], color=maps.RED, linewidth=1.5, label="95 % height")
    upper.plot(along, terrain + column["h_max_m"], color=maps.RED, linewidth=1, linestyle=":", label="highest")
    upper.set(ylabel="elevation [m]", ylim=(terrain.min() - 10.0, None))
    upper.legend(loc="upper right")
    lower.fill_between(along, column["e_p50_kj"], column["e_p95_kj"], color="#c8d4de", label="50 to 95 %")
    lower.plot(along, column["e_max_kj"], color=maps.BLUE, linewidth=1, linestyle=":", label="largest")
    lower.set(xlabel="distance along the line [m]", ylabel="energy [kJ]", xlim=(0.0, along[-1]))
    lower.set_ylim(0.0, 1.35 * np.nanmax(column["e_max_kj"]))
    lower.legend(loc="upper right", ncols=2)
    return figure


def slopeprofile(folder):
    """A cut slope with the heights of the rocks, and how many come so far."""
    rows = csv_rows(folder / "slopeprofile_stations.csv")
    figure, (upper, lower) = maps.figure_of(4.2, 1, 2, sharex=True, gridspec_kw={"height_ratios": (1.6, 1.0)})
    along, terrain = rows["along_m"], rows["ground_m"]
    upper.fill_between(along, terrain, -2.0, color="#d9d2c7")
    upper.plot(along, terrain, color=maps.DARK, linewidth=1.5, label="ground")
    upper.plot(along, terrain + rows["h_p95_m"], color=maps.RED, linewidth=1.5, label="95 % height")
    upper.plot(along, terrain + rows["h_max_m"], color=maps.RED, linewidth=1, linestyle=":", label="highest")
    upper.set(ylabel="height [m]", ylim=(-2.0, None))
    upper.legend(loc="upper right")
    beyond = along > 3.0
    lower.fill_between(along[beyond], 100.0 * rows["share"][beyond], color="#c8d4de")
    lower.plot(along[beyond], 100.0 * rows["share"][beyond], color=maps.BLUE, linewidth=1.5)
    lower.axvline(15.0, color=maps.DARK, linewidth=0.8, linestyle="--")
    lower.set(xlabel="distance along the profile [m]", ylabel="go so far [%]", xlim=(0.0, along[-1]), ylim=(0.0, 105.0))
    return figure


def catchmentchart(folder):
    """Widths that hold 50 to 99 % below three slopes."""
    rows = csv_rows(folder / "catchmentchart_chart.csv")
    figure, panels = maps.figure_of(3.1, 2, sharey=True)
    for panel, rise, title in zip(panels, (0.0, 0.25), ("flat catchment", "catchment 4 : 1")):
        for slope, colour, marker in zip((0.25, 0.5, 1.0), (maps.BLUE, maps.RED, "#c98a1b"), "os^"):
            row = rows[(rows["catchment"] == rise) & (rows["slope"] == slope)]
            widths = [row[f"w{share}_m"][0] for share in (50, 90, 95, 99)]
            panel.plot(widths, (50, 90, 95, 99), marker=marker, color=colour, linewidth=1.5, label=f"{slope:g} : 1")
        panel.set(xlabel="width [m]", title=title, xlim=(0.0, None))
    panels[0].set_ylabel("held [%]")
    maps.legend(figure, panels[0].get_legend_handles_labels()[0], "slope", columns=3)
    return figure


def cutslope(folder):
    """How far the blocks of three return periods go, and what a catchment below other slopes holds."""
    figure, (left, right) = maps.figure_of(3.1, 2)
    colours = (maps.BLUE, "#c98a1b", maps.RED)
    for period, colour in zip((30, 100, 300), colours):
        rows = csv_rows(folder / f"cutslope_stations_{period}.csv")
        beyond = rows["along_m"] > 3.0
        share = 100.0 * rows["share"][beyond]
        left.plot(rows["along_m"][beyond], share, color=colour, linewidth=1.5, label=f"{period} years")
    left.axvline(15.0, color=maps.DARK, linewidth=0.8, linestyle="--")
    left.set(xlabel="along the profile [m]", ylabel="go so far [%]", xlim=(3.0, None), ylim=(0.0, 105.0))
    left.legend(loc="lower left")
    chart = csv_rows(folder / "cutslope_chart.csv")
    for row, colour, marker in zip(chart, colours, "o^s"):
        widths = [row[f"w{share}_m"] for share in (50, 90, 95, 99)]
        right.plot(widths, (50, 90, 95, 99), marker=marker, color=colour, linewidth=1.5, label=f"{row['height_m']:g} m")
    right.set(xlabel="width [m]", ylabel="held [%]", title="100 years, 0.5 : 1", xlim=(0.0, None))
    right.legend(loc="upper left", title="height")
    return figure


def frequencystudy(folder):
    """Return periods in every cell, and the hazard curve of the road."""
    figure, (left, right) = maps.figure_of(3.6, 2)
    maps.ground(left, folder, "any passage")
    path = folder / "frequencystudy_return_period.tif"
    handles = maps.classes(left, path, "return period")
    maps.scale(left, read_raster(path)[1])
    rows = csv_rows(folder / "frequencystudy_curves.csv")
    rows = rows[(rows["part"] == "all") & (rows["above_kj"] > 0.0) & (rows["per_year"] > 0.0)]
    right.fill_between(rows["above_kj"], rows["low_year"], rows["high_year"], color="#c8d4de", label="95 %")
    right.plot(rows["above_kj"], rows["per_year"], color=maps.BLUE, marker="o", markersize=3, label="the road")
    right.set(xscale="log", yscale="log", xlabel="more than this energy [kJ]", ylabel="hits a year")
    for axis in (right.xaxis, right.yaxis):
        axis.set_major_formatter("{x:g}")
    right.legend(loc="lower left")
    maps.legend(figure, handles, "return period [years]")
    return figure


def csv_rows(path):
    """The rows of a table as a structured array."""
    return np.genfromtxt(path, delimiter=",", names=True, dtype=None, encoding="utf-8")


def restyle(folder):
    """Results as they are opened without a style, and with it."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, "without styles")
    values, extent = read_raster(folder / "simulate_energy_p95.tif")
    left.imshow(values, extent=extent, cmap="gray", interpolation="nearest")
    maps.points(left, folder / "simulate_stops.gpkg", s=8, color="#8a6d9b")
    maps.scale(left, extent)
    maps.ground(right, folder, "talus:restyle")
    handles = maps.classes(right, folder / "simulate_energy_p95.tif", "energy")
    maps.points(right, folder / "simulate_stops.gpkg", s=8, color="#1b9e77", edgecolors="white", linewidths=0.3)
    maps.legend(figure, [*handles, maps.dot("#1b9e77", "at rest", 4)], "95 % energy [kJ]")
    return figure


def printlayout(folder):
    """The plan."""
    figure, axes = maps.figure_of(2.9, 1)
    axes.imshow(maps.plt.imread(folder / "printlayout_file.png"), interpolation="antialiased")
    axes.set(xticks=[], yticks=[])
    axes.spines[:].set_visible(True)
    return figure


def view3d(folder):
    """Terrain and rocks of the page, at one time, as its viewer shows them."""
    page = (folder / "view3d_page.html").read_text(encoding="utf-8")
    data = json.loads(re.search(r'id="data">(.*?)</script>', page, re.DOTALL).group(1))
    heights, (east, north) = terrain_of_page(data["terrain"])
    figure = maps.plt.figure(figsize=(1.17 * maps.WIDTH, 4.0))
    axes = figure.add_axes((0.0, 0.0, 1.0, 1.0), projection="3d", computed_zorder=False)
    light = LightSource(315, 45).shade(heights, maps.plt.get_cmap("gray"), vert_exag=1.0, blend_mode="soft", vmin=-500)
    axes.plot_surface(east, north, heights, facecolors=light, rstride=1, cstride=1, linewidth=0, antialiased=False)
    rocks = data["rocks"]
    first, samples = numbers_of_page(rocks["first"], "<u4"), numbers_of_page(rocks["samples"], "<f4").reshape(-1, 4)
    for begin, end in zip(first[:-1], first[1:]):
        time, x, z, y = samples[begin:end].T
        shown = time <= PAGE_TIME
        axes.plot(x[shown], -y[shown], z[shown], color=maps.RED, linewidth=0.7)
        axes.scatter(x[shown][-1:], -y[shown][-1:], z[shown][-1:], s=8, color=maps.DARK, depthshade=False)
    axes.set_box_aspect([float(np.ptp(one)) for one in (east, north, heights)], zoom=1.6)
    axes.view_init(24, -75)
    axes.set_axis_off()
    return figure


def terrain_of_page(terrain):
    """Every second height of a page, m, and the places (east, north) from its middle, m."""
    steps = numbers_of_page(terrain["heights"], "<u2").reshape(terrain["rows"], terrain["columns"])[::2, ::2]
    rows, columns = ((np.arange(0, terrain[one], 2) - 0.5 * (terrain[one] - 1)) for one in ("rows", "columns"))
    return terrain["step"] * steps, np.meshgrid(terrain["cell"][0] * columns, -terrain["cell"][1] * rows)


def numbers_of_page(text, kind):
    """An array of a page."""
    return np.frombuffer(base64.b64decode(text), kind)


def fieldproject(folder):
    """Layers to map, and the list of values of one of them."""
    from talus.algorithms.fieldproject.tables import field_tables

    figure, (left, right) = maps.figure_of(3.4, gridspec_kw={"width_ratios": (1.0, 0.95)})
    tables = {table.name: table for table in field_tables()}
    maps.ground(left, folder, "layers to map")
    for name, layer in (("ground", "ground"), ("forest", "forest")):
        maps.polygons(left, folder / "demo.gpkg", layer, facecolors=tables[name].colour, edgecolors="white", alpha=0.5)
    maps.points(left, folder / "demo.gpkg", "releases", s=26, marker="^", color=tables["releases"].colour)
    stops = maps.read_lines(folder / "simulate_stops.gpkg", 0)[0][::25]
    left.scatter(*np.concatenate(stops).T[:2], s=20, marker="D", color=tables["silent_witnesses"].colour, zorder=5)
    kind = next(entry for entry in tables["silent_witnesses"].entries if entry.name == "kind")
    classes = next(entry for entry in tables["ground"].entries if entry.name == "ground_class")
    right.axis("off")
    shown = [
        ("silent witnesses", None),
        *((f"  {words}", 8.5) for words in kind.values.values()),
        ("", 8.5),
        ("ground class", None),
        *((f"  {words.split(' (')[0]}", 8.5) for words in classes.values.values()),
    ]
    for place, (text, size) in enumerate(shown):
        look = {"fontsize": size} if size else {"fontweight": "bold", "fontsize": 10}
        right.text(0.0, 1.0 - place / len(shown), text, va="top", transform=right.transAxes, **look)
    names = [tables[name] for name in ("releases", "silent_witnesses")]
    handles = [maps.Line2D([], [], marker=mark, color=table.colour, linestyle="", label=table.label)
               for table, mark in zip(names, "^D")]  # fmt: skip
    handles += [Patch(color=tables[name].colour, alpha=0.5, label=tables[name].label) for name in ("forest", "ground")]
    maps.legend(figure, handles, columns=4)
    return figure


def fromrockyfor3d(folder):
    """The grid of soil types; areas and sources as layers."""
    from talus.algorithms.fromrockyfor3d.layers import COLOURS

    figure, (left, right) = maps.figure_of(MAPS)
    values, extent = read_raster(folder / "rockyfor3d" / "soiltype.asc")
    left.imshow(values, extent=extent, cmap="Greys", vmin=-1.0, vmax=7.0, interpolation="nearest")
    left.set(xticks=[], yticks=[], title="soiltype.asc")
    maps.ground(right, folder, "layers")
    codes = maps.points_of(folder / "fromrockyfor3d_soils.gpkg", "soiltype")
    colours = [COLOURS[code] for code in codes]
    source = maps.ogr.Open(str(folder / "fromrockyfor3d_soils.gpkg"))
    for feature, colour in zip(source.GetLayer(0), colours):
        shapes = maps.ogr.ForceToMultiPolygon(feature.GetGeometryRef().Clone())
        for shape in shapes:
            right.fill(*np.array(shape.GetGeometryRef(0).GetPoints())[:, :2].T, facecolor=colour, alpha=0.7, zorder=1)
    maps.points(right, folder / "fromrockyfor3d_sources.gpkg", s=3, marker="^", color=maps.RED)
    handles = [Patch(color=COLOURS[code], label=f"soil {code:.0f}") for code in sorted(set(codes))]
    maps.legend(figure, [*handles, maps.dot(maps.RED, "sources", 4)], columns=5)
    return figure


def torockyfor3d(folder):
    """Layers as they are; the grid of soil types with the source cells."""
    from talus.algorithms.fromrockyfor3d.layers import COLOURS

    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, "layers")
    maps.points(left, folder / "demo.gpkg", "releases", s=14, marker="^", color=maps.RED)
    codes, extent = read_raster(folder / "grids" / "soiltype.asc")
    kinds = ListedColormap([COLOURS[code] for code in sorted(COLOURS)])
    right.imshow(codes, extent=extent, cmap=kinds, vmin=-0.5, vmax=7.5, alpha=0.7, interpolation="nearest")
    sources, _ = read_raster(folder / "grids" / "rockdensity.asc")
    row, column = np.nonzero(np.nan_to_num(sources) > 0.0)
    west, east, south, north = extent
    x = west + (column + 0.5) * (east - west) / sources.shape[1]
    y = north - (row + 0.5) * (north - south) / sources.shape[0]
    right.plot(x, y, linestyle="", marker="s", markersize=3.5, color=maps.RED)
    right.set(xticks=[], yticks=[], title="grids")
    used = sorted(set(codes[np.isfinite(codes)].astype(int).tolist()))
    handles = [Patch(color=COLOURS[code], label=f"soil {code}") for code in used]
    maps.legend(figure, [*handles, maps.dot(maps.RED, "sources", 4)], columns=5)
    return figure


def rocklibrary(folder):
    """Six rocks of one cubic metre."""
    figure, axes = maps.figure_of(3.3, 3, 2)
    names = ("box", "prism", "norm block", "disc", "rod", "sphere")
    for one, name in zip(axes.flat, names):
        maps.rock(one, folder / f"rocklibrary_{name.replace(' ', '_')}_rock.pts", 1.3)
        one.set_title(name)
    left = axes[1, 0].get_xlim()[0]
    bottom = axes[1, 0].get_ylim()[0]
    axes[1, 0].plot([left, left + 1.0], [bottom] * 2, color=maps.DARK, linewidth=3, clip_on=False)
    axes[1, 0].text(left + 1.1, bottom, "1 m, each 1 m³", va="center")
    return figure


def rockfromcloud(folder):
    """A scan and the rock with few corners."""
    from talus.algorithms.rocks import preview as rock_preview

    figure, (left, right) = maps.figure_of(2.5)
    scan = np.loadtxt(folder / "scan.xyz")
    seen = scan @ rock_preview.aslant().T
    left.scatter(*seen.T[:2], s=0.5, color=maps.BLUE)
    corners = np.loadtxt(folder / "rockfromcloud_rock.pts")
    maps.rock(right, folder / "rockfromcloud_rock.pts", 1.15)
    left.set(aspect="equal", title=f"{len(scan)} points", xlim=right.get_xlim(), ylim=right.get_ylim())
    for one in (left, right):
        one.set_ylim(-0.85, 0.65)
    left.axis("off")
    right.set_title(f"{len(corners)} corners")
    start_of_bar, bottom = left.get_xlim()[0] + 0.1, left.get_ylim()[0] + 0.1
    left.plot([start_of_bar, start_of_bar + 1.0], [bottom] * 2, color=maps.DARK, linewidth=3)
    left.text(start_of_bar + 1.1, bottom, "1 m", va="center")
    return figure


def demtorunout(folder):
    """From the terrain alone: source areas, and energies below them."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, "source areas")
    maps.polygons(left, folder / "demtorunout_areas.gpkg", 0, facecolors="#f58b2c", edgecolors=maps.RED)
    maps.ground(right, folder, "95 % energy [kJ]")
    handles = maps.classes(right, folder / "demtorunout_energy_p95.tif", "energy")
    maps.legend(figure, [*handles, Patch(color="#f58b2c", label="source area")], columns=4)
    return figure


def dossier(folder):
    """The printed plan, and what barrier and forest change."""
    from talus.algorithms.styles.differences import LESS, MORE

    figure = maps.plt.figure(figsize=(maps.WIDTH, 4.6), dpi=maps.DOTS, layout="constrained")
    axes = figure.subplot_mosaic([["plan", "plan"], ["map", "bars"]], height_ratios=(1.25, 1.0))
    axes["plan"].imshow(maps.plt.imread(folder / "dossier_plan.png"), interpolation="antialiased")
    axes["plan"].set(xticks=[], yticks=[])
    axes["plan"].spines[:].set_visible(True)
    maps.ground(axes["map"], folder, "100 years: stops")
    maps.points(axes["map"], folder / "dossier_stops_before_100.gpkg", s=5, color=MORE)
    maps.points(axes["map"], folder / "dossier_stops_after_100.gpkg", s=4, color=LESS)
    table = folder / "dossier_difference_table.gpkg"
    rows = list(zip(*(maps.points_of(table, name) for name in ("unit", "before", "after", "low", "high"))))
    before, after, low, high = next(row[1:] for row in rows if row[0] == "%")
    axes["bars"].bar(["before", "after"], [before, after], color=[MORE, LESS],
                     yerr=[[0.0, after - before - low], [0.0, high - after + before]], capsize=4)  # fmt: skip
    axes["bars"].set(title="reach the road [%]", ylim=(0.0, None))
    maps.legend(figure, [maps.dot(MORE, "as it is"), maps.dot(LESS, "with barrier and forest")])
    return figure


def forest(axes, folder):
    """The stands in green."""
    shapes, densities = maps.read_lines(folder / "demo.gpkg", "forest", "density")
    for shape, density in zip(shapes, densities):
        axes.fill(*shape.T, facecolor=FOREST_COLOURS[density], edgecolor="white", linewidth=0.6)


def road_of_crossings(axes, folder, crossings, title="trajectories, road"):
    """Trajectories, the road, and where rocks cross it; the legend of the energies."""
    maps.ground(axes, folder, title)
    maps.lines(axes, folder / "simulate_trajectories.gpkg", colors="#555555", linewidths=0.2)
    maps.lines(axes, folder / "demo.gpkg", "road", colors=maps.BLUE, linewidths=3)
    colours = maps.class_colours(maps.points_of(crossings, "e_kj"), "energy")
    maps.points(axes, crossings, s=14, c=colours, edgecolors=maps.DARK, linewidths=0.3)
    return maps.class_patches("energy")


def shares_table(axes, rows, title):
    """Shares by energy and height as numbers on colours; ``rows``: (energy, height, per cent)."""
    energies = [one for one in np.unique(rows[:, 0]) if one in (500, 1000, 2000, 3000, 4500)]
    heights = [one for one in np.unique(rows[:, 1]) if one in (2, 3, 4, 5, 6, 8)]
    table = np.array([[rows[(rows[:, 0] == energy) & (rows[:, 1] == height), 2].mean() for energy in energies]
                      for height in heights])  # fmt: skip
    axes.imshow(table, cmap="RdYlGn", vmin=0.0, vmax=100.0, origin="lower", aspect="auto", alpha=0.8)
    for (row, column), share in np.ndenumerate(table):
        axes.text(column, row, f"{share:.0f}", ha="center", va="center", fontsize=9.5)
    axes.set_xticks(range(len(energies)), [f"{one:g}" for one in energies], fontsize=8)
    axes.set_yticks(range(len(heights)), [f"{one:g}" for one in heights])
    axes.set(xlabel="capacity [kJ]", ylabel="height [m]", title=title)


def net(folder):
    """The net from the side when the rock touches it and at its largest elongation; elongation over energy."""
    figure, (left, right) = maps.figure_of(2.4, gridspec_kw={"width_ratios": (1.5, 1.0)})
    path = folder / "net_impacts.gpkg"
    energy, elongation = (np.array(maps.points_of(path, name), float) for name in ("e_kj", "elong_m"))
    worst = elongation.argmax()
    moment = maps.points_of(path, "elong_s")[worst]
    film = net_film(folder / "net_net.gpkg")
    times = np.array(sorted({time for time, _, _ in film}))
    for wanted, colour in ((0.0, "#b8c7d1"), (moment, maps.DARK)):
        shown = times[np.abs(times - wanted).argmin()]
        for time, part, lines in film:
            if time == shown:
                width = 0.3 if part == "net" else 1.0
                left.plot(*lines, color=maps.RED if part == "brake" else colour, linewidth=width)
    left.set(aspect="equal", xlabel="across [m]", ylabel="up [m]", title="net from the side")
    right.plot(energy, elongation, "o", color=maps.BLUE, markersize=5)
    right.set(xlabel="energy [kJ]", title="elongation [m]", ylim=(0.0, None), xlim=(0.0, None))
    return figure


def embankment(folder):
    """The footprint on the map, and a section."""
    from talus.algorithms.embankment.styles import COLOURS, part_words

    figure, (left, right) = maps.figure_of(2.6, gridspec_kw={"width_ratios": (0.85, 1.0)})
    maps.ground(left, folder, "footprint")
    path = folder / "embankment_footprint.gpkg"
    for part, colour in COLOURS.items():
        maps.polygons(left, path, 0, f"part = '{part}'", facecolors=colour)
    maps.lines(left, folder / "demo.gpkg", "road", colors=maps.BLUE, linewidths=2.0)
    east, north = make_demo.release_points()[6][0], make_demo.NORTH - 440.0
    window = east - 150.0, east + 150.0, north - 150.0, north + 150.0
    left.set(xlim=window[:2], ylim=window[2:])
    maps.scale(left, window, 50.0)
    section_of_embankment(right, folder)
    handles = [Patch(color=colour, label=part_words()[part]) for part, colour in COLOURS.items()]
    maps.legend(figure, handles, columns=4)
    return figure


def section_of_embankment(axes, folder):
    """Down the slope through the middle of the embankment: fill and cut."""
    (before, extent), (after, fine) = (
        read_raster(folder / f"{name}.tif") for name in ("terrain", "embankment_terrain")
    )
    east = make_demo.release_points()[6][0]
    columns = [heights[:, int((east - box[0]) / (box[1] - box[0]) * heights.shape[1])]
               for heights, box in ((before, extent), (after, fine))]  # fmt: skip
    ways = [np.linspace(box[3], box[2], 2 * column.size + 1)[1::2] for column, box in zip(columns, (extent, fine))]
    ground = np.interp(-ways[1], -ways[0], columns[0])
    middle = ways[1][np.argmax(columns[1] - ground)]
    x, near = middle - ways[1], np.abs(ways[1] - middle) < 40.0
    x, ground, finished = x[near], ground[near], columns[1][near]
    axes.fill_between(x, ground.min() - 3.0, np.fmin(ground, finished), color="#e6e1d6", linewidth=0)
    axes.fill_between(x, ground, finished, where=finished > ground, color="#d9a066", linewidth=0)
    axes.fill_between(x, finished, ground, where=finished < ground, color="#8fb0d6", linewidth=0)
    axes.plot(x, ground, color=maps.DARK, linewidth=0.8, linestyle="--")
    axes.plot(x, finished, color=maps.DARK, linewidth=1.6)
    axes.set(title="section [m]", aspect="equal", ylim=(ground.min() - 3.0, None))
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)


def gallery(folder):
    """Sections along the road by their force, and the force along it."""
    figure, (left, right) = maps.figure_of(MAPS, gridspec_kw={"width_ratios": (0.85, 1.0)})
    maps.ground(left, folder, "sections")
    path = folder / "gallery_sections.gpkg"
    shapes, forces = maps.read_lines(path, 0, "force_kn")
    ends = list(zip(*(maps.read_lines(path, 0, name)[1] for name in ("from_m", "to_m"))))
    known = np.array([0.0 if force is None else force for force in forces])
    for shape, force in zip(shapes, known):
        left.plot(*shape.T, color=maps.RED if force > 0.0 else maps.BLUE, linewidth=1.0 + 6.0 * force / known.max(),
                  solid_capstyle="butt")  # fmt: skip
    for (low, high), force in zip(ends, known):
        right.bar(0.5 * (low + high), force / 1000.0, high - low, color="#9fb4c7", edgecolor="white")
    right.set(xlabel="along the road [m]", ylabel="95 % force [MN]", title="on the gallery")
    return figure


def heap(folder):
    """Paths from the cliff; the blocks of the deposit in the colours of their height."""
    figure, (left, right) = maps.figure_of(MAPS, gridspec_kw={"width_ratios": (0.85, 1.0)})
    maps.ground(left, folder, "fall")
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
              title="deposit")  # fmt: skip
    maps.legend(figure, maps.class_patches("height"), "height of tops above the ground [m]")
    right.set_xticks([])
    right.set_yticks([])
    return figure


def treesfromheights(folder):
    """A part of the canopy; crowns and tops."""
    figure, (left, right) = maps.figure_of(3.6)
    canopy, extent = read_raster(folder / "treesfromheights_canopy.tif")
    window = 60.0  # m
    west, north = make_demo.WEST + 350.0, make_demo.NORTH - 330.0
    left.imshow(canopy, extent=extent, cmap="Greens", vmin=0.0)
    maps.polygons(right, folder / "treesfromheights_crowns.gpkg", 0, facecolors="#9dc68a", edgecolors="white")
    maps.points(right, folder / "treesfromheights_output.gpkg", s=9, color=maps.DARK)
    for axes, title in ((left, "canopy [m]"), (right, "crowns and stems")):
        axes.set(xlim=(west, west + window), ylim=(north - window, north), title=title, aspect="equal")
        axes.set_xticks([])
        axes.set_yticks([])
    return figure


def forestcheck(folder):
    """Stands with their longest gaps; residual hazard by block and loss of stems."""
    figure, (left, right) = maps.figure_of(MAPS, gridspec_kw={"width_ratios": (0.85, 1.0)})
    maps.ground(left, folder, "stands, longest gaps")
    maps.polygons(left, folder / "forestcheck_output.gpkg", 0, facecolors="#a5cf8a", edgecolors="white")
    maps.lines(left, folder / "forestcheck_gaps.gpkg", colors=maps.RED, linewidths=2.0)
    names = ("stand", "block_m", "lost_pct", "resid_pct")
    rows = np.array(
        list(zip(*(maps.points_of(folder / "forestcheck_block_table.gpkg", name) for name in names))), float
    )
    rows = rows[rows[:, 0] == rows[0, 0]]
    for k, lost in enumerate(np.unique(rows[:, 2])):
        own = rows[rows[:, 2] == lost]
        shade = ("#2f7d4f", "#c98a1b", "#b03030")[k]
        right.bar(np.arange(len(own)) + 0.27 * (k - 1), own[:, 3], 0.25, color=shade, label=f"{lost:.0f} % lost")
    right.set_xticks(range(3), [f"{block:g} m" for block in np.unique(rows[:, 1])])
    right.set(ylabel="residual hazard [%]", title="a stand, by block")
    right.legend(frameon=False, fontsize=7, loc="upper left")
    return figure


def netsiting(folder):
    """Candidate lines on the map; share of the runs behind each, without and with the net."""
    figure, (left, right) = maps.figure_of(MAPS, gridspec_kw={"width_ratios": (1.0, 0.8)})
    path = folder / "netsiting_sites.gpkg"
    maps.ground(left, folder, "candidate lines")
    shapes, ranks = maps.read_lines(path, 0, "rank")
    for shape, rank in zip(shapes, ranks):
        left.plot(*shape.T, color=maps.RED if rank == 1 else maps.DARK, linewidth=2.5)
        left.annotate(str(rank), shape[0], xytext=(4, 2), textcoords="offset points", fontweight="bold")
    rows = sorted(zip(ranks, maps.points_of(path, "before_pct"), maps.points_of(path, "after_pct")))
    names, before, after = (np.array(column, float) for column in zip(*rows))
    kinds = ((before, -0.2, "#b8c7d1", "without"), (after, 0.2, maps.BLUE, "with the net"))
    for shares, aside, colour, _ in kinds:
        bars = right.bar(names + aside, shares, 0.4, color=colour)
        right.bar_label(bars, [f"{share:.1f}" for share in shares], fontsize=8, padding=2)
    right.set(xlabel="line", title="runs behind it [%]", xticks=names)
    right.margins(y=0.1)
    maps.legend(figure, [Patch(color=colour, label=name) for *_, colour, name in kinds])
    return figure


def net_film(path):
    """(time, part, (2, k) places across and up, NaN between lines) of each feature of a film of a net."""
    from osgeo import ogr

    data = ogr.Open(str(path))
    layer = data.GetLayer(0)
    rows, ends = [], None
    for feature in layer:
        geometry = feature.GetGeometryRef()
        lines = [np.array(geometry.GetGeometryRef(k).GetPoints()) for k in range(geometry.GetGeometryCount())]
        rows.append((feature["time_s"], feature["part"], lines))
    posts = np.array([line for _, part, lines in rows[:8] if part == "post" for line in lines])
    feet = posts.min(axis=1)
    along = posts[-1, 0, :2] - posts[0, 0, :2]
    along /= np.hypot(*along)
    ends = np.array([-along[1], along[0]]), feet[0]
    gap = np.full((1, 2), np.nan)
    return [
        (time, part, np.concatenate([
            np.vstack([np.column_stack([(line[:, :2] - ends[1][:2]) @ ends[0], line[:, 2] - ends[1][2]]), gap])
            for line in lines
        ]).T)
        for time, part, lines in rows
    ]  # fmt: skip


DRAWINGS = (barrier, barrierdesign, blockscenarios, calibrate, catchmentchart, comparemany, compareruns,
            convergence, cutslope, demtorunout, designcheck, dossier, embankment, ensemble, fieldproject,
            forestcheck, frequencystudy, fromrockyfor3d, gallery, groundclasses, hazardmap, heap, indication, net,
            netsiting, objectrisk, printlayout, profile, restyle, rockfromcloud, rocklibrary, screenline, simulate,
            simulatemany, slopeprofile, sourceareas, torockyfor3d, trees, treesfromheights, view3d)  # fmt: skip


def draw(folder):
    """Write all pictures from the results in a folder."""
    HELP.mkdir(exist_ok=True)
    for drawing in DRAWINGS:
        path = HELP / f"{drawing.__name__}.png"
        path.write_bytes(maps.finished(drawing(folder)))
        print(f"{path}: {path.stat().st_size / 1000:.0f} kB", flush=True)


def main(folder):
    """Run the algorithms and draw what they give."""
    folder = Path(folder).resolve()
    make_demo.main(folder)
    start()
    help_runs.everything(folder)
    draw(folder)
    os._exit(0)  # exitQgis() destroys objects that Python still holds


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build/help")
