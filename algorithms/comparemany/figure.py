# SPDX-License-Identifier: GPL-2.0-or-later
"""The figure of talus:comparemany: a bar for each simulation, with the confidence of its number."""

import math

from ..reports.figures import BAND, LINE, POINTS, grid_of_axes, save_figure
from ..translation import tr

PANEL, BAR, AROUND = 3.6, 0.32, 1.0  # inches: width of a panel, height of a bar, and of title and axis
COLUMNS, MOST_LINES = 3, 6  # panels beside each other; lines that are drawn
LONGEST = 34  # letters of a name
FEW_TICKS = 4


def draw_comparison(path, simulations, estimates, rows, percent):
    """Run-out, energy and height of the simulations, and the share of the runs that arrives at each line."""
    lines = _lines_of(rows)
    count = COLUMNS + len(lines)
    lined = math.ceil(count / COLUMNS)
    size = PANEL * COLUMNS, lined * (AROUND + BAR * len(simulations))
    figure, axes = grid_of_axes(lined, COLUMNS, size, count)
    names = [_short(one.name) for one in simulations]
    titles = (
        ("runout_m", tr("run-out [m], {:g} %")), ("e_max_kj", tr("energy [kJ], {:g} %")),
        ("h_max_m", tr("height [m], {:g} %")),
    )  # fmt: skip
    for panel, (field, title) in zip(axes, titles):
        _draw_bars(panel, names, [one[field] for one in estimates], title.format(percent))
    for panel, line in zip(axes[COLUMNS:], lines):
        shares = [_in_percent(row.share) for row in rows if row.line == line]
        _draw_bars(panel, names, shares, tr("arrive at {} [% of the runs]").format(_short(line)))
    for number, panel in enumerate(axes):
        if number % COLUMNS > 0:
            panel.set_yticklabels([])
    save_figure(figure, path)


def _lines_of(rows):
    """The lines that most runs of a simulation reach."""
    shares = {}
    for row in rows:
        shares[row.line] = max(row.share.value, shares.get(row.line, 0.0))
    return sorted(shares, key=lambda line: -shares[line])[:MOST_LINES]


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
    axes.locator_params(axis="x", nbins=FEW_TICKS)  # 10 000 and 12 000 run into each other
    axes.set_title(title, loc="left", fontsize=9)


def _in_percent(estimate):
    return type(estimate)(*(100.0 * number for number in estimate))


def _short(name):
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
