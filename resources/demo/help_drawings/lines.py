# SPDX-License-Identifier: GPL-2.0-or-later
"""Pictures of lines and profiles."""

import numpy as np

from talus.algorithms.number_words import formatted, number_text
from talus.algorithms.translation import tr
from talus.resources.demo import help_maps as maps
from talus.resources.demo.help_drawings import common

MAPS = 3.7  # inches, height of a picture with two maps and a legend


def screenline(folder):
    """Draw the crossings of the road, and a histogram of their energy."""
    figure, (left, right) = maps.figure_of(MAPS, gridspec_kw={"width_ratios": (1.0, 0.95)})
    crossings = folder / "screenline_crossings.gpkg"
    handles = common.road_of_crossings(left, folder, crossings, tr("trajectories, road"))
    energies = np.array(maps.points(left, crossings, field="e_kj", s=0))
    right.hist(energies, bins=12, color="#9fb4c7", edgecolor="white")
    limit = np.percentile(energies, 95)
    right.axvline(limit, color=maps.RED, linewidth=2)
    right.text(limit, right.get_ylim()[1], "95 % ", color=maps.RED, ha="right", va="top")
    right.set(xlabel=tr("energy [kJ]"), ylabel=tr("rocks"), title=tr("at the line"))
    maps.legend(figure, handles, tr("energy at the line [kJ]"))
    return figure


def profile(folder):
    """Passing heights and energies along a line down the slope."""
    figure, (upper, lower) = maps.figure_of(4.2, 1, 2, sharex=True, gridspec_kw={"height_ratios": (1.25, 1.0)})
    names = ("along_m", "ground_m", "h_max_m", "h_p95_m", "e_max_kj", "e_p95_kj", "e_p50_kj")
    column = {name: np.array(maps.points_of(folder / "profile_stations.gpkg", name), float) for name in names}
    along, terrain = column["along_m"], column["ground_m"]
    upper.fill_between(along, terrain, terrain.min() - 10.0, color="#d9d2c7")
    upper.plot(along, terrain, color=maps.DARK, linewidth=1.5, label=tr("ground"))
    upper.plot(along, terrain + column["h_p95_m"], color=maps.RED, linewidth=1.5, label=tr("95 % height"))
    upper.plot(along, terrain + column["h_max_m"], color=maps.RED, linewidth=1, linestyle=":", label=tr("highest"))
    upper.set(ylabel=tr("elevation [m]"), ylim=(terrain.min() - 10.0, None))
    upper.legend(loc="upper right")
    lower.fill_between(along, column["e_p50_kj"], column["e_p95_kj"], color="#c8d4de", label=tr("50 to 95 %"))
    lower.plot(along, column["e_max_kj"], color=maps.BLUE, linewidth=1, linestyle=":", label=tr("largest"))
    lower.set(xlabel=tr("distance along the line [m]"), ylabel=tr("energy [kJ]"), xlim=(0.0, along[-1]))
    lower.set_ylim(0.0, 1.35 * np.nanmax(column["e_max_kj"]))
    lower.legend(loc="upper right", ncols=2)
    return figure


def slopeprofile(folder):
    """A cut slope with the heights of the rocks, and how many come so far."""
    rows = common.csv_rows(folder / "slopeprofile_stations.csv")
    figure, (upper, lower) = maps.figure_of(4.2, 1, 2, sharex=True, gridspec_kw={"height_ratios": (1.6, 1.0)})
    along, terrain = rows["along_m"], rows["ground_m"]
    upper.fill_between(along, terrain, -2.0, color="#d9d2c7")
    upper.plot(along, terrain, color=maps.DARK, linewidth=1.5, label=tr("ground"))
    upper.plot(along, terrain + rows["h_p95_m"], color=maps.RED, linewidth=1.5, label=tr("95 % height"))
    upper.plot(along, terrain + rows["h_max_m"], color=maps.RED, linewidth=1, linestyle=":", label=tr("highest"))
    upper.set(ylabel=tr("height [m]"), ylim=(-2.0, None))
    upper.legend(loc="upper right")
    beyond = along > 3.0
    lower.fill_between(along[beyond], 100.0 * rows["share"][beyond], color="#c8d4de")
    lower.plot(along[beyond], 100.0 * rows["share"][beyond], color=maps.BLUE, linewidth=1.5)
    lower.axvline(15.0, color=maps.DARK, linewidth=0.8, linestyle="--")
    lower.set(
        xlabel=tr("distance along the profile [m]"),
        ylabel=tr("reach this distance [%]"),
        xlim=(0.0, along[-1]),
        ylim=(0.0, 105.0),
    )
    return figure


def catchmentchart(folder):
    """Widths that hold 50 to 99 % below three slopes."""
    rows = common.csv_rows(folder / "catchmentchart_chart.csv")
    figure, panels = maps.figure_of(3.1, 2, sharey=True)
    for panel, rise, title in zip(panels, (0.0, 0.25), (tr("flat catchment"), tr("catchment 4 : 1"))):
        for slope, colour, marker in zip((0.25, 0.5, 1.0), (maps.BLUE, maps.RED, "#c98a1b"), "os^"):
            row = rows[(rows["catchment"] == rise) & (rows["slope"] == slope)]
            widths = [row[f"w{share}_m"][0] for share in (50, 90, 95, 99)]
            panel.plot(
                widths, (50, 90, 95, 99), marker=marker, color=colour, linewidth=1.5, label=f"{number_text(slope)} : 1"
            )
        panel.set(xlabel=tr("width [m]"), title=title, xlim=(0.0, None))
    panels[0].set_ylabel(tr("held [%]"))
    maps.legend(figure, panels[0].get_legend_handles_labels()[0], tr("slope"), columns=3)
    return figure


def cutslope(folder):
    """Draw the reach of the blocks of three return periods, and the share that a catchment below other slopes holds."""
    figure, (left, right) = maps.figure_of(3.1, 2)
    colours = (maps.BLUE, "#c98a1b", maps.RED)
    for period, colour in zip((30, 100, 300), colours):
        rows = common.csv_rows(folder / f"cutslope_stations_{period}.csv")
        beyond = rows["along_m"] > 3.0
        share = 100.0 * rows["share"][beyond]
        left.plot(rows["along_m"][beyond], share, color=colour, linewidth=1.5, label=formatted(tr("{} years"), period))
    left.axvline(15.0, color=maps.DARK, linewidth=0.8, linestyle="--")
    left.set(
        xlabel=tr("along the profile [m]"), ylabel=tr("reach this distance [%]"), xlim=(3.0, None), ylim=(0.0, 105.0)
    )
    left.legend(loc="lower left")
    chart = common.csv_rows(folder / "cutslope_chart.csv")
    for row, colour, marker in zip(chart, colours, "o^s"):
        widths = [row[f"w{share}_m"] for share in (50, 90, 95, 99)]
        right.plot(
            widths,
            (50, 90, 95, 99),
            marker=marker,
            color=colour,
            linewidth=1.5,
            label=f"{number_text(row['height_m'])} m",
        )
    right.set(
        xlabel=tr("width [m]"),
        ylabel=tr("held [%]"),
        title=formatted(tr("{} years, {:g} : 1"), 100, 0.5),
        xlim=(0.0, None),
    )
    right.legend(loc="upper left", title=tr("height"))
    return figure
