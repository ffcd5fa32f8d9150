# SPDX-License-Identifier: GPL-2.0-or-later
"""The figures of talus:netsiting: where the lines lie, and what goes on behind them."""

import numpy as np

from ..number_words import told
from ..reports.plots import DARK, GREY, drawn, new_figure, shade
from ..translation import tr
from .layers import COLOURS

OBJECT = "#7a5195"
WITHOUT = "#c9c9c9"
ROW = 1.1  # cm of a line in the chart


def draw_sites(sites, terrain, objects):
    """Map of the lines in the colours of their places, with the objects, as PNG."""
    figure, axes = new_figure(16.0, 11.0)
    shade(axes, terrain)
    west, south, east, north = terrain.extent
    for number, geometry in enumerate(objects):
        label = {"label": tr("objects to protect")} if number == 0 else {}
        for part in geometry.asGeometryCollection():
            places = np.array([(one.x(), one.y()) for one in part.vertices()])
            marker = "o" if len(places) == 1 else ""
            axes.plot(*places.T, color=OBJECT, linewidth=1.5, marker=marker, markersize=4, linestyle="-", **label)
            label = {}
    for site in sites:
        places = np.concatenate(site.line.parts)
        axes.plot(*places.T, color=_colour(site), linewidth=3.0, solid_capstyle="round")
        box = {"facecolor": "white", "alpha": 0.8, "edgecolor": "none", "pad": 1.5}
        axes.annotate(f"{site.rank}. {site.line.name}", places[len(places) // 2], (0, 6), textcoords="offset points",
                      fontsize=8, ha="center", bbox=box)  # fmt: skip
    axes.set(xlim=(west, east), ylim=(south, north), xlabel=tr("east [m]"), ylabel=tr("north [m]"))
    axes.set_aspect("equal")
    axes.locator_params(nbins=4)
    axes.tick_params(axis="y", labelrotation=90)
    if objects:
        axes.legend(frameon=True, framealpha=0.85, fontsize=7, loc="lower right")
    return drawn(figure, "png")


def draw_shares(sites):
    """Draw the share behind each line without and with the net, with its bounds and the chance of the line, as SVG."""
    figure, axes = new_figure(16.0, 2.2 + ROW * len(sites))
    for row, site in enumerate(sites):
        one = site.siting
        before, after = 100.0 * one.passing / one.runs, 100.0 * one.rest_share
        low, high = (100.0 * one.passing * (1.0 - share) / one.runs for share in (one.caught_high, one.caught_low))
        axes.barh(row, before, 0.62, color=WITHOUT, label=tr("without the net") if row == 0 else None)
        axes.barh(row, after, 0.36, color=_colour(site), label=tr("with the net") if row == 0 else None)
        axes.plot([low, high], [row, row], color=DARK, linewidth=1.4, marker="|", markersize=7,
                  label=tr("95 % bounds") if row == 0 else None)  # fmt: skip
        text = told(tr("{:.1f} % probability to be the best"), 100.0 * site.chance)
        axes.annotate(text, (max(before, high), row), (5, 0), textcoords="offset points", fontsize=7.5, va="center",
                      color=GREY)  # fmt: skip
    axes.set_yticks(range(len(sites)), [f"{site.rank}. {site.line.name}" for site in sites])
    axes.invert_yaxis()
    most = 1.35 * max(100.0 * site.siting.passing / site.siting.runs for site in sites) + 1.0
    axes.set_xlim(0.0, most)
    axes.set_xticks([tick for tick in axes.get_xticks() if tick <= min(most, 100.0)])  # the rest is room for words
    axes.set_xlabel(tr("runs that continue behind the line [%]"))
    axes.legend(frameon=False, fontsize=7, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=3)
    return drawn(figure)


def _colour(site):
    return COLOURS[min(site.rank, len(COLOURS)) - 1]
