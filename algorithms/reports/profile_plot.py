# SPDX-License-Identifier: GPL-2.0-or-later
"""The plot of a profile: terrain and heights, velocity, energy and number of rocks along a line."""

import numpy as np

from ..translation import tr
from .plots import BLUE, DARK, GREY, RED, drawn, new_figure

DRAWN_RUNS = 150
BANDS = (("largest", GREY, ":"), ("p95", RED, "-"), ("p50", BLUE, "-"))


def draw_profile(found, paths, kind="svg"):
    """The plot as bytes; ``kind``: svg or png."""
    ratios = {"height_ratios": (3.0, 1.2, 1.2, 1.2, 1.0)}
    figure, (terrain, height, velocity, energy, number) = new_figure(18.0, 24.0, 5, 1, sharex=True, gridspec_kw=ratios)
    figure.subplots_adjust(hspace=0.1)
    _draw_terrain(terrain, found)
    _draw_envelope(height, found, "height", tr("height [m]"))
    _draw_envelope(velocity, found, "velocity", tr("velocity [m/s]"))
    label = tr("energy [kJ]") if paths.has_rotation else tr("energy, translation [kJ]")
    _draw_envelope(energy, found, "energy", label)
    _draw_numbers(number, found, paths.number.size)
    number.set_xlabel(tr("distance along the line [m]"))
    number.set_xlim(0.0, found.stations.chainage[-1])
    figure.align_ylabels()
    return drawn(figure, kind)


def _draw_terrain(axes, found):
    x, ground = found.stations.chainage, found.ground
    floor = np.nanmin(ground) - 0.05 * np.ptp(ground[np.isfinite(ground)]) if np.isfinite(ground).any() else 0.0
    axes.fill_between(x, floor, ground, color="#d9d3c7", linewidth=0)
    _draw_runs(axes, found)
    for statistic, colour, dashes in BANDS:
        label = _band_label(statistic)
        heights = ground + found.envelopes["height"][statistic]
        axes.plot(x, heights, color=colour, linestyle=dashes, linewidth=1.0, label=tr("height {}").format(label))
    axes.plot(x, ground, color=DARK, linewidth=1.4, label=tr("ground"))
    axes.set_ylabel(tr("height above sea level [m]"))
    axes.set_ylim(floor, None)
    axes.legend(frameon=False, fontsize=7.5, loc="upper right")


def _draw_runs(axes, found):
    """Some of the runs, from station to station while they stay in the corridor."""
    from matplotlib.collections import LineCollection

    rows = found.rows[np.lexsort([found.rows["time"], found.rows["run"]])]
    runs = np.unique(rows["run"])
    chosen = runs[np.unique(np.linspace(0, runs.size - 1, min(DRAWN_RUNS, runs.size)).astype(int))] if runs.size else []
    rows = rows[np.isin(rows["run"], chosen)]
    points = np.column_stack([found.stations.chainage[rows["line"]], found.ground[rows["line"]] + rows["height"]])
    is_cut = (np.diff(rows["run"]) != 0) | (np.abs(np.diff(rows["line"])) > 1)
    parts = np.split(points, np.flatnonzero(is_cut) + 1)
    axes.add_collection(LineCollection(parts, colors="#333333", linewidths=0.3, alpha=0.35))


def _band_label(statistic):
    return tr("max.") if statistic == "largest" else f"{statistic[1:]} %"


def _draw_envelope(axes, found, name, quantity):
    x, envelope = found.stations.chainage, found.envelopes[name]
    axes.fill_between(x, envelope["p50"], envelope["p95"], color=BLUE, alpha=0.2, linewidth=0)
    for statistic, colour, dashes in BANDS:
        label = _band_label(statistic)
        axes.plot(x, envelope[statistic], color=colour, linestyle=dashes, linewidth=1.1, label=label)
    axes.set_ylabel(quantity)
    axes.set_ylim(0.0, 1.2 * axes.get_ylim()[1])  # room for the legend
    axes.grid(axis="y", linewidth=0.3, color="#cccccc")
    axes.legend(frameon=False, fontsize=7, loc="upper right", ncols=3)


def _draw_numbers(axes, found, run_count):
    x = found.stations.chainage
    width = np.diff(x).max() if x.size > 1 else 1.0
    axes.bar(x, found.ended, width=width, color="#1a9850", alpha=0.6, linewidth=0, label=tr("end here"))
    axes.plot(x, found.passing, color=DARK, linewidth=1.3, drawstyle="steps-mid", label=tr("pass"))
    axes.set_ylabel(tr("runs (of {})").format(run_count))
    axes.set_ylim(0.0, 1.3 * max(found.passing.max(), found.ended.max(), 1))
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.legend(frameon=False, fontsize=7.5, loc="upper right", ncols=2)
