# SPDX-License-Identifier: GPL-2.0-or-later
"""The figure of talus:objectrisk: the objects that are hit most, with the bounds of the number of runs."""

from ..reports.figures import POINTS, row_of_axes, save_figure
from ..translation import tr
from .styles import colour_of

MOST = 20  # objects that are drawn
WIDTH, ROW, AROUND = 5.2, 0.28, 1.2  # inches: of a panel, of an object, around
LEAST = 1e-7  # a year, where axes begin at the latest


def draw_objects(path, rows):
    """Hits a year and, where losses are known, individual risk; the object that is hit most stands first."""
    shown = sorted(rows, key=lambda row: -row.risk.hits)[:MOST]
    has_losses = any(row.object.exposure for row in shown)
    figure, panels = row_of_axes(2 if has_losses else 1, (WIDTH * (2 if has_losses else 1), AROUND + ROW * len(shown)))
    _draw(panels[0], shown, [row.risk.hits for row in shown], [row.bands.hits for row in shown])
    panels[0].set_xlabel(tr("hits per year, with bounds of 95 %"))
    panels[0].set_yticks(range(len(shown)), [row.object.name for row in shown], fontsize=8)
    if has_losses:
        values = [row.risk.individual if row.object.exposure else 0.0 for row in shown]
        _draw(panels[1], shown, values, [row.bands.individual if row.object.exposure else None for row in shown])
        panels[1].set_xlabel(tr("individual risk per year, with bounds of 95 %"))
        panels[1].set_yticks(range(len(shown)), [""] * len(shown))
    save_figure(figure, path)


def _draw(axes, rows, values, bands):
    known = [value for value in values if value > 0.0]
    bounds = [side for band in bands if band is not None for side in (band.low, band.high) if side > 0.0]
    left = max(0.5 * min([*known, *bounds], default=LEAST), LEAST)
    for place, (row, value, band) in enumerate(zip(rows, values, bands)):
        axes.barh(place, max(value, left), color=colour_of(row.risk.probability), edgecolor="#333333", linewidth=0.4)
        if band is not None and band.high > 0.0:
            axes.plot([max(band.low, left), band.high], [place, place], color=POINTS, linewidth=1.4)
    axes.set_xscale("log")
    axes.set_xlim(left, 2.0 * max([*known, *bounds], default=10.0 * left))
    axes.invert_yaxis()
