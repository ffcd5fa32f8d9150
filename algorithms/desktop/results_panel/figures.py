# SPDX-License-Identifier: GPL-2.0-or-later
"""Histograms of what passes a place, with the median, the 95th percentile and the largest."""

import numpy as np

from ...number_words import number_text
from ...reports.passage_words import quantity_labels
from ...reports.plots import BLUE, DARK, GREY, RED, drawn, new_figure
from ...translation import tr
from .passing import bands_of

SHOWN = ("energy", "top", "velocity")
BINS = 24
MARKS = (("p50", BLUE, "-"), ("p95", RED, "-"), ("largest", GREY, ":"))


def draw_histograms(passing, kind="svg"):
    """The figure as bytes; ``kind``: svg or png."""
    figure, panels = new_figure(11.0, 15.0, len(SHOWN), 1)
    figure.subplots_adjust(hspace=0.5)
    labels = quantity_labels(passing.has_rotation)
    for panel, name in zip(panels, SHOWN):
        values = passing.values[name]
        _draw(panel, values[np.isfinite(values)], labels[name])
    return drawn(figure, kind)


def _draw(panel, values, label):
    panel.set_xlabel(label)
    panel.set_ylabel(tr("runs"))
    if not values.size:
        panel.text(0.5, 0.5, tr("unknown"), ha="center", transform=panel.transAxes, color=DARK, fontsize=8)
        return
    bins = min(BINS, max(4, int(np.sqrt(values.size) * 2)))
    panel.hist(values, bins=bins, color="#b9cbd8", edgecolor="white", linewidth=0.4)
    bands = bands_of(values)
    words = {"p50": tr("median"), "p95": "95 %", "largest": tr("max.")}
    for name, colour, dashes in MARKS:
        text = f"{words[name]} {number_text(bands[name])}"
        panel.axvline(bands[name], color=colour, linestyle=dashes, linewidth=1.2, label=text)
    panel.legend(frameon=False, fontsize=7, loc="lower right", bbox_to_anchor=(1.0, 0.98), ncols=3, borderaxespad=0.0)
    panel.yaxis.get_major_locator().set_params(integer=True)
