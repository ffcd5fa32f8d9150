# SPDX-License-Identifier: GPL-2.0-or-later
"""The figure of talus:compareruns: how much each quantity changes, and its certainty."""

import math

from ..reports.figures import POINTS, row_of_axes, save_figure
from ..styles.differences import LESS, MORE
from ..translation import tr

WIDTH, NAMES, ROW, AROUND = 4.2, 3.4, 0.27, 1.2  # inches: of a panel, of the names beside the first, of a row, around
MOST = 3  # comparisons that are drawn


def draw_differences(path, comparisons):
    """Changes in % of the value before, a panel for each comparison."""
    drawn = comparisons[:MOST]
    rows = max(len(one.rows) for one in drawn)
    figure, panels = row_of_axes(len(drawn), (NAMES + WIDTH * len(drawn), AROUND + ROW * rows))
    for number, (axes, one) in enumerate(zip(panels, drawn)):
        _draw(axes, one)
        if number > 0:
            axes.set_yticklabels([])
    save_figure(figure, path)


def _draw(axes, comparison):
    names = []
    for place, row in enumerate(comparison.rows):
        names.append(f"{row.where}: {row.quantity}")
        found = row.difference
        if not (math.isfinite(found.before) and found.before > 0.0 and math.isfinite(found.difference)):
            axes.text(0.0, place, tr("nothing before"), fontsize=7, va="center", color=POINTS)
            continue
        change, low, high = (100.0 * value / found.before for value in (found.difference, found.low, found.high))
        colour = (LESS if change < 0.0 else MORE) if found.is_sure else POINTS
        if math.isfinite(low) and math.isfinite(high):
            axes.plot([low, high], [place, place], color=colour, linewidth=2.0)
        axes.plot([change], [place], "o", color=colour, markersize=5.0)
    axes.axvline(0.0, color="#222222", linewidth=0.8)
    axes.set_yticks(range(len(names)), names, fontsize=7.5)
    axes.invert_yaxis()
    axes.set_xlabel(tr("change [% of the value before]"))
    axes.set_title(tr("{} compared with {}").format(comparison.name, comparison.against), loc="left", fontsize=9)
