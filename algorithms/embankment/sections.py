# SPDX-License-Identifier: GPL-2.0-or-later
"""Sections across an embankment: the ground as it was, and as it is in the carved elevation model."""

import numpy as np

from ..number_words import told
from ..reports.plots import DARK, drawn, new_figure
from ..translation import tr

SHARES = (0.2, 0.5, 0.8)  # of the length of the line, at which it is cut
FILL, CUT, GROUND = "#d9a066", "#8fb0d6", "#e6e1d6"
MARGIN = 0.35  # of the width of the footprint, shown on each side


def draw_sections(one, terrain, carved, kind="svg"):
    """The plot of a Built as bytes; ``terrain``, ``carved``: the Terrain before and after."""
    along = one.layout.stations.along
    stations = [int(np.searchsorted(along, share * along[-1])) for share in SHARES]
    figure, panels = new_figure(18.0, 5.0, 1, len(stations))
    for axes, station in zip(panels, stations):
        _draw(axes, one, station, terrain, carved)
    panels[0].set_ylabel(tr("height [m]"))
    panels[1].set_xlabel(tr("distance from the crest line, downhill [m]"))
    panels[-1].legend(frameon=False, fontsize=7, loc="upper left", bbox_to_anchor=(1.0, 1.0))
    figure.subplots_adjust(wspace=0.25)
    return drawn(figure, kind)


def _draw(axes, one, station, terrain, carved):
    layout = one.layout
    uphill = max(layout.uphill_toe[station], np.nan_to_num(layout.ditch_edge[station]))
    downhill = layout.downhill_toe[station]
    margin = MARGIN * (uphill + downhill)
    x = np.arange(-uphill - margin, downhill + margin, 0.25 * min(carved.cell_size))
    places = layout.stations.points[station] - x[:, None] * layout.uphill[station]
    before, after = (one.height(*places.T) for one in (terrain, carved))
    floor = np.nanmin(after) - 0.1 * max(np.nanmax(after) - np.nanmin(after), 1.0)
    axes.fill_between(x, floor, np.fmin(before, after), color=GROUND, linewidth=0)
    axes.fill_between(x, before, after, where=after > before, color=FILL, linewidth=0, label=tr("fill"))
    axes.fill_between(x, after, before, where=after < before, color=CUT, linewidth=0, label=tr("cut"))
    axes.plot(x, before, color=DARK, linewidth=0.8, linestyle="--", label=tr("ground before"))
    axes.plot(x, after, color=DARK, linewidth=1.3)
    axes.set_ylim(floor, None)
    axes.set_aspect("equal", adjustable="box")
    text = told(tr("{:.0f} m along the line"), layout.stations.along[station])
    axes.set_title(text, fontsize=8.5)
