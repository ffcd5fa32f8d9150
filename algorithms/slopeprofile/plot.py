# SPDX-License-Identifier: GPL-2.0-or-later
"""The plot of talus:slopeprofile: slope and heights, energy, velocity, and how many rocks come so far."""

import numpy as np

from ..number_words import told
from ..reports.plots import BLUE, DARK, GREY, RED, drawn, new_figure
from ..translation import tr
from ..units import KILO
from .parameters import WIDTHS


def draw_slope(line, found, toe, numbers, kind="svg"):
    """The plot as bytes; ``toe``: distance of the foot of the slope, None; ``kind``: svg, png or pdf."""
    ratios = {"height_ratios": (3.0, 1.2, 1.2, 1.2)}
    figure, (slope, energy, velocity, share) = new_figure(18.0, 21.0, 4, 1, sharex=True, gridspec_kw=ratios)
    figure.subplots_adjust(hspace=0.12)
    _draw_profile(slope, line, found)
    _draw_pair(energy, found.x, found.energy_max / KILO, found.energy_p95 / KILO, tr("energy [kJ]"))
    _draw_pair(velocity, found.x, found.velocity_max, None, tr("velocity [m/s]"))
    _draw_share(share, found, toe, numbers)
    share.set_xlabel(tr("distance along the profile [m]"))
    share.set_xlim(line.x[0], line.x[-1])
    figure.align_ylabels()
    return drawn(figure, kind)


def _draw_profile(axes, line, found):
    ground = np.interp(found.x, line.x, line.z)
    floor = line.z.min() - 0.05 * np.ptp(line.z)
    axes.fill_between(line.x, floor, line.z, color="#d9d3c7", linewidth=0)
    for values, colour, dashes, label in (
        (found.height_max, GREY, ":", tr("height max.")), (found.height_p95, RED, "-", tr("height 95 %")),
    ):  # fmt: skip
        axes.plot(found.x, ground + values, color=colour, linestyle=dashes, linewidth=1.0, label=label)
    axes.plot(line.x, line.z, color=DARK, linewidth=1.4, label=tr("ground"))
    axes.set_ylabel(tr("height [m]"))
    axes.set_ylim(floor, None)
    axes.legend(frameon=False, fontsize=7.5, loc="upper right")


def _draw_pair(axes, x, largest, p95, label):
    axes.plot(x, largest, color=GREY, linestyle=":", linewidth=1.1, label=tr("max."))
    if p95 is not None:
        axes.plot(x, p95, color=RED, linewidth=1.1, label="95 %")
    axes.set_ylabel(label)
    axes.set_ylim(0.0, None)
    axes.grid(axis="y", linewidth=0.3, color="#cccccc")
    axes.legend(frameon=False, fontsize=7, loc="upper right", ncols=2)


def _draw_share(axes, found, toe, numbers):
    """Share that goes so far, and where the catchment ends that holds so many."""
    axes.plot(found.x, 100.0 * np.maximum.accumulate(found.share[::-1])[::-1], color=BLUE, linewidth=1.3)
    axes.set_ylabel(tr("go so far [%]"))
    axes.set_ylim(0.0, 105.0)
    axes.grid(axis="y", linewidth=0.3, color="#cccccc")
    for name, held in WIDTHS.items():
        if name in numbers:
            place = toe + numbers[name]
            axes.plot([place, place], [0.0, 100.0 * (1.0 - held)], color=RED, linewidth=0.8)
            text = told("{:g} %", 100.0 * held)
            axes.annotate(text, (place, 100.0 * (1.0 - held)), (0, 3), textcoords="offset points",
                          fontsize=7, ha="center", color=RED)  # fmt: skip
