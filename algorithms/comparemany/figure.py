# SPDX-License-Identifier: GPL-2.0-or-later
"""The figure of talus:comparemany: a bar for each simulation, with the confidence of its number."""

import math

from ..reports.figures import BAND, LINE, POINTS, row_of_axes, save_figure
from ..translation import tr

PANEL, BAR, AROUND = 3.4, 0.32, 1.1  # inches: width of a panel, height of a bar, and of title and axis
MOST_LINES = 4  # that are drawn
LONGEST = 34  # letters of a name


def draw_comparison(path, simulations, estimates, rows, percent):
    """Run-out, energy and height of the simulations, and the share of the runs that arrives at each line."""
    lines = list(dict.fromkeys(row.line for row in rows))[:MOST_LINES]
    count = 3 + len(lines)
    figure, axes = row_of_axes(count, (PANEL * count, AROUND + BAR * len(simulations)))
    names = [_short(one.name) for one in simulations]
    titles = (
        ("runout_m", tr("run-out [m], {:g} %")), ("e_max_kj", tr("energy [kJ], {:g} %")),
        ("h_max_m", tr("height [m], {:g} %")),
    )  # fmt: skip
    for panel, (field, title) in zip(axes, titles):
        _draw_bars(panel, names, [one[field] for one in estimates], title.format(percent))
    for panel, line in zip(axes[3:], lines):
        shares = [_in_percent(row.share) for row in rows if row.line == line]
        _draw_bars(panel, names, shares, tr("arrive at {} [% of the runs]").format(_short(line)))
    for panel in axes[1:]:
        panel.set_yticklabels([])
    save_figure(figure, path)


def _draw_bars(axes, names, estimates, title):
    places = range(len(names))
    values = [0.0 if math.isnan(one.value) else one.value for one in estimates]
    axes.barh(places, values, color=BAND, height=0.7)
    for place, one in zip(places, estimates):
        low, high = (one.value if math.isinf(side) else side for side in (one.low, one.high))
        if not math.isnan(one.value):
            axes.plot([low, high], [place, place], color=LINE, linewidth=1.4)
            axes.plot([one.value], [place], "o", color=POINTS if math.isinf(one.high) else LINE, markersize=4.0)
    axes.set_yticks(places, names, fontsize=8)
    axes.invert_yaxis()
    axes.set_xlim(0.0, None)
    axes.set_title(title, loc="left", fontsize=9)


def _in_percent(estimate):
    return type(estimate)(*(100.0 * number for number in estimate))


def _short(name):
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
