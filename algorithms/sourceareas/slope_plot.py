# SPDX-License-Identifier: GPL-2.0-or-later
"""The figure of talus:sourceareas: histogram of the slope, Gaussians of the landforms, thresholds."""

from ..number_words import told
from ..reports.plots import DARK, GREY, RED, drawn, new_figure
from ..translation import tr

COLOURS = ("#e0b000", "#dd5a20", "#8c1a4b", "#2a0a45")


def draw_slopes(units, by_resolution, kind="png"):
    """The figure as bytes; ``kind``: png or svg."""
    figure, axes = new_figure(17.0, 10.0)
    width = units.angle[1] - units.angle[0]
    axes.bar(units.angle, 100.0 * units.density, width=width, color="#d9d3c7", linewidth=0, label=tr("cells"))
    names = (tr("plains"), tr("footslopes"), tr("steep slopes"), tr("rock cliffs"))
    densities = 100.0 * units.densities(units.angle)
    for name, colour, density, mode in zip(names, COLOURS, densities, units.mode):
        axes.plot(units.angle, density, color=colour, linewidth=1.4, label=told("{} ({:.0f}°)", name, mode))
    total = told(tr("sum, R² = {:.3f}"), units.r_squared)
    axes.plot(units.angle, densities.sum(axis=0), color=DARK, linewidth=1.0, linestyle="--", label=total)
    text = told(tr("threshold {:.1f}°"), units.threshold)
    axes.axvline(units.threshold, color=RED, linewidth=1.4, label=text)
    text = told(tr("by the resolution {:.1f}°"), by_resolution)
    axes.axvline(by_resolution, color=GREY, linewidth=1.0, linestyle=":", label=text)
    axes.set_xlim(0.0, 90.0)
    axes.set_ylim(0.0, None)
    axes.set_xlabel(tr("slope [°]"))
    axes.set_ylabel(tr("share of the cells [% per degree]"))
    axes.legend(frameon=False, fontsize=7.5)
    return drawn(figure, kind)
