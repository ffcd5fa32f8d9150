# SPDX-License-Identifier: GPL-2.0-or-later
"""Scenarios, hazard and risk."""

import numpy as np
from matplotlib.colors import ListedColormap
from matplotlib.patches import Patch

from talus.algorithms.choice_names import choice_names
from talus.algorithms.number_words import formatted, number_text
from talus.algorithms.translation import tr
from talus.resources.demo import help_maps as maps
from talus.resources.demo import help_runs
from talus.resources.demo.help_drawings import common
from talus.resources.demo.picture import read_raster

MAPS = 3.7  # inches, height of a picture with two maps and a legend


def blockscenarios(folder):
    """The list, and the blocks of three return periods."""
    from talus.engine.sources.block_statistics import Anchor, block_of_period, fit_blocks, most_plausible

    figure, (left, right) = maps.figure_of(2.9)
    volumes = np.sort(np.loadtxt(folder / "blocks.txt"))
    anchor = Anchor(*help_runs.KNOWN_EVENT.values())
    points = maps.points_of(folder / "blockscenarios_scenarios.gpkg", "period_y")
    fit = most_plausible(fit_blocks(volumes), anchor, max(points), volumes)
    reach = np.geomspace(volumes[0], 4.0 * volumes[-1], 200)
    left.plot(volumes, 1.0 - (np.arange(volumes.size) + 0.5) / volumes.size, ".", color="#8a8a8a", label=tr("measured"))
    left.plot(
        reach, fit.share_above(reach), color=maps.BLUE, linewidth=2, label=choice_names().get(fit.family, fit.family)
    )
    left.set(xscale="log", yscale="log", ylim=(1e-3, 1.2), xlabel=tr("volume [m³]"), title=tr("share of larger blocks"))
    left.legend(loc="lower left")
    periods = np.geomspace(5.0, 1000.0, 100)
    right.plot(periods, block_of_period(fit, anchor, periods), color=maps.BLUE, linewidth=2)
    right.plot(anchor.period, anchor.volume, "s", color=maps.DARK, label=tr("known event"))
    right.plot(points, maps.points_of(folder / "blockscenarios_scenarios.gpkg", "volume_m3"), "o", color=maps.RED,
               label=tr("scenarios"))  # fmt: skip
    right.set(xscale="log", yscale="log", xlabel=tr("return period [years]"), title=tr("volume [m³]"))
    right.legend(loc="lower right")
    return figure


def hazardmap(folder):
    """The scenarios' energies above the danger levels."""
    from talus.algorithms.tools.hazardmap.outputs import DANGER_COLOURS, usual_legends

    figure = maps.plt.figure(figsize=(maps.WIDTH, 4.7), dpi=maps.DOTS, layout="constrained")
    axes = figure.subplot_mosaic([["a", "b", "c"], ["map", "map", "classes"]], height_ratios=(0.72, 1.0))
    for name, (volume, period) in zip("abc", help_runs.VOLUMES.items()):
        maps.ground(axes[name], folder, f"{number_text(volume)} m³\n" + formatted(tr("{} years"), period))
        handles = maps.classes(axes[name], folder / f"scenario{period}_energy_p95.tif", "energy")
    maps.ground(axes["map"], folder, tr("danger levels"))
    values, extent = read_raster(folder / "hazardmap_hazard.tif")
    colours = ListedColormap(list(DANGER_COLOURS.values()))
    axes["map"].imshow(values, extent=extent, cmap=colours, vmin=0.5, vmax=4.5, interpolation="nearest")
    maps.scale(axes["map"], extent)
    names = usual_legends().levels.names
    levels = [Patch(color=colour, label=names[level]) for level, colour in sorted(DANGER_COLOURS.items(), reverse=True)]
    axes["classes"].axis("off")
    axes["classes"].legend(handles=levels, loc="center left")
    maps.legend(figure, handles, tr("95 % energy of each scenario [kJ]"))
    return figure


def frequencystudy(folder):
    """Return periods in every cell, and the hazard curve of the road."""
    figure, (left, right) = maps.figure_of(3.6, 2)
    maps.ground(left, folder, tr("any passage"))
    path = folder / "frequencystudy_return_period.tif"
    handles = maps.classes(left, path, "return period")
    maps.scale(left, read_raster(path)[1])
    rows = common.csv_rows(folder / "frequencystudy_curves.csv")
    rows = rows[(rows["part"] == "all") & (rows["above_kj"] > 0.0) & (rows["per_year"] > 0.0)]
    right.fill_between(rows["above_kj"], rows["low_year"], rows["high_year"], color="#c8d4de", label="95 %")
    right.plot(rows["above_kj"], rows["per_year"], color=maps.BLUE, marker="o", markersize=3, label=tr("the road"))
    right.set(xscale="log", yscale="log", xlabel=tr("more than this energy [kJ]"), ylabel=tr("hits per year"))
    for axis in (right.xaxis, right.yaxis):
        axis.set_major_formatter(lambda x, _: number_text(x))
    right.legend(loc="lower left")
    maps.legend(figure, handles, tr("return period [years]"))
    return figure


def objectrisk(folder):
    """Sections of the road by the probability of a hit; share of the runs that hit each, with its confidence."""
    from talus.algorithms.tools.objectrisk.styles import CLASSES

    figure, (left, right) = maps.figure_of(MAPS)
    risk, hits = folder / "objectrisk_risk.gpkg", folder / "objectrisk_hits.gpkg"
    probabilities = maps.points_of(risk, "prob_year")
    colours = [next(colour for _, high, colour in CLASSES if probability <= high) for probability in probabilities]
    maps.ground(left, folder, tr("hits of road sections"))
    maps.lines(left, risk, colors=maps.DARK, linewidths=6.0)
    maps.lines(left, risk, colors=colours, linewidths=4.5)
    share, low, high = (100.0 * np.array(maps.points_of(hits, name)) for name in ("share", "share_low", "share_high"))
    place = np.arange(1, share.size + 1)
    right.barh(place, share, color=colours, edgecolor=maps.DARK, linewidth=0.6, xerr=[share - low, high - share])
    right.set(
        xlabel=tr("% of the runs that hit"), ylabel=tr("section"), title=tr("with 95 % confidence"), yticks=place[::2]
    )
    once = [high for _, high, _ in CLASSES[1:-1]]
    words = [
        tr("never"),
        f"< 1/{1 / once[0]:.0f} a",
        *(f"< 1/{1 / value:.0f} a" for value in once[1:]),
        f"> 1/{1 / once[-1]:.0f} a",
    ]
    maps.legend(figure, [Patch(facecolor=colour, edgecolor=maps.DARK, label=label)
                         for (*_, colour), label in zip(CLASSES, words)])  # fmt: skip
    return figure


def dossier(folder):
    """The printed plan, and what barrier and forest change."""
    from talus.algorithms.shared.styles.styles import LESS, MORE

    figure = maps.plt.figure(figsize=(maps.WIDTH, 4.6), dpi=maps.DOTS, layout="constrained")
    axes = figure.subplot_mosaic([["plan", "plan"], ["map", "bars"]], height_ratios=(1.25, 1.0))
    axes["plan"].imshow(maps.plt.imread(folder / "dossier_plan.png"), interpolation="antialiased")
    axes["plan"].set(xticks=[], yticks=[])
    axes["plan"].spines[:].set_visible(True)
    maps.ground(axes["map"], folder, formatted(tr("{} years: stops"), 100))
    maps.points(axes["map"], folder / "dossier_stops_before_100.gpkg", s=5, color=MORE)
    maps.points(axes["map"], folder / "dossier_stops_after_100.gpkg", s=4, color=LESS)
    table = folder / "dossier_difference_table.gpkg"
    rows = list(zip(*(maps.points_of(table, name) for name in ("unit", "before", "after", "low", "high"))))
    before, after, low, high = next(row[1:] for row in rows if row[0] == "%")
    axes["bars"].bar([tr("before"), tr("after")], [before, after], color=[MORE, LESS],
                     yerr=[[0.0, after - before - low], [0.0, high - after + before]], capsize=4)  # fmt: skip
    axes["bars"].set(title=tr("reach the road [%]"), ylim=(0.0, None))
    maps.legend(figure, [maps.dot(MORE, tr("as it is")), maps.dot(LESS, tr("with barrier and forest"))])
    return figure
