# SPDX-License-Identifier: GPL-2.0-or-later
"""The figure of hazard curves: hits a year over energy, with their bounds and the part of each source."""

import numpy as np

from ..number_words import exact_text
from ..reports.figures import BAND, LINE, row_of_axes, save_figure
from ..translation import tr
from ..units import KILO

PANELS = 4  # objects that are drawn
MARKED = 8  # thresholds at most that are marked on the axis
PERIODS = (30.0, 100.0, 300.0)  # years, thin lines
OF_SOURCES = ("#b03030", "#1a9850", "#8a5fb0", "#c98a1b", "#2f8590", "#5a5a5a")
DASHES = ("--", "-.", ":")


def draw_curves(path, curves, thresholds):
    """Write the figure of some PartOfCurve; the thresholds in J. The kind of file follows from its name."""
    objects = list(dict.fromkeys(one.object for one in curves))[:PANELS]
    figure, all_axes = row_of_axes(len(objects), (4.4 * len(objects), 4.2))
    energies = np.asarray(thresholds) / KILO
    for axes, one in zip(all_axes, objects):
        _draw_object(axes, [each for each in curves if each.object == one], energies)
        axes.set_title(one.name, loc="left")
    all_axes[0].set_ylabel(tr("hits a year"))
    all_axes[0].legend(frameon=False, fontsize=7)
    save_figure(figure, path)


def _draw_object(axes, parts, energies):
    whole = parts[0].curve
    low, high, frequency = (_positive(values[1:]) for values in (whole.low, whole.high, whole.frequency))
    floor = 0.3 * np.nanmin(np.append(low, high)) if np.isfinite(np.append(low, high)).any() else 1e-6
    axes.fill_between(energies, np.where(np.isnan(low), floor, low), high, color=BAND, linewidth=0.0,
                      label=tr("95 % of the runs"))  # fmt: skip
    axes.plot(energies, frequency, color=LINE, linewidth=1.8, marker="o", markersize=3.5, label=tr("all sources"))
    of_sources = [one for one in parts if one.part == "source"]
    for number, one in enumerate(of_sources if len(of_sources) > 1 else ()):
        colour, dashes = OF_SOURCES[number % len(OF_SOURCES)], DASHES[number % len(DASHES)]
        values = _positive(one.curve.frequency[1:])
        axes.plot(energies, values, color=colour, linestyle=dashes, linewidth=1.2, label=one.source)
    if whole.frequency[0] > 0.0:
        axes.axhline(whole.frequency[0], color=LINE, linewidth=0.8, linestyle=":", label=tr("any passage"))
    axes.set(xscale="log", yscale="log", xlabel=tr("more than this energy [kJ]"))
    for period in PERIODS:
        axes.axhline(1.0 / period, color="0.75", linewidth=0.6, zorder=0)
        text = tr("once in {} years").format(exact_text(period))
        axes.text(energies[-1], 1.0 / period, text, fontsize=6.5, color="0.45", ha="right", va="bottom")
    if energies.size <= MARKED:
        axes.set_xticks(energies)  # with labels= it would need matplotlib 3.5
        axes.set_xticklabels([exact_text(one) for one in energies])
        axes.set_xticks([], minor=True)


def _positive(values):
    """NaN in the place of zeros, which have no logarithm."""
    return np.where(values > 0.0, values, np.nan)
