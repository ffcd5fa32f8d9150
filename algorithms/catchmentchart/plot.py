# SPDX-License-Identifier: GPL-2.0-or-later
"""The chart of talus:catchmentchart: share held against the width of the catchment."""

import numpy as np

from ...engine.slope_profiles.ditch_rules import modified_ritchie
from ..number_words import number_text
from ..reports.plots import drawn, new_figure
from ..translation import tr
from .own_ditches import held_by

# of slopes from steep to gentle; told apart without colour by the dashes
COLOURS = ("#1b3a57", "#2f8590", "#b03030", "#c98a1b", "#7a5195", "#5a5a5a")
DASHES = ("-", "--", "-.", ":")
PANEL = 6.2  # cm


def draw_chart(rows, own=None, kind="png"):
    """The chart as bytes, a row of panels for each height and a column for each catchment.

    ``own`` : of each row the Ditch of the user, None where there is none
    """
    heights, rises = (sorted({getattr(row.case, name) for row in rows}) for name in ("height", "catchment"))
    slopes = sorted({row.case.slope for row in rows})
    size = PANEL * len(rises) + 2.0, PANEL * len(heights) + 2.0
    figure, axes = new_figure(*size, len(heights), len(rises), sharex=True, sharey=True, squeeze=False)
    panels = np.reshape(axes, (len(heights), len(rises)))
    for row, ditch in zip(rows, own or [None] * len(rows)):
        place = slopes.index(row.case.slope)
        panel = panels[heights.index(row.case.height), rises.index(row.case.catchment)]
        panel.plot(row.distances, 100.0 * row.retained, color=COLOURS[place % len(COLOURS)], linewidth=1.2,
                   linestyle=DASHES[place % len(DASHES)], label=f"{number_text(row.case.slope)} : 1")  # fmt: skip
        panel.plot(row.distances, 100.0 * row.impacted, color=COLOURS[place % len(COLOURS)], linewidth=0.6, alpha=0.6)
        if ditch is not None:
            panel.plot([ditch.width], [100.0 * held_by(row, ditch)], "D", color=COLOURS[place % len(COLOURS)],
                       markersize=4.5, markeredgecolor="white", markeredgewidth=0.5, zorder=5)  # fmt: skip
    for k, height in enumerate(heights):
        panels[k, 0].set_ylabel(tr("{} m: held [%]").format(number_text(height)))
    for k, rise in enumerate(rises):
        panels[0, k].set_title(_words_of(rise), fontsize=9)
        panels[-1, k].set_xlabel(tr("width of the catchment [m]"))
    for k, height in enumerate(heights):
        for panel in panels[k]:
            panel.axvline(modified_ritchie(height), color="#999999", linewidth=0.8, linestyle=(0, (1, 2)))
    for panel in panels.ravel():
        panel.set_ylim(0.0, 102.0)
        panel.set_xlim(0.0, _farthest(rows, own))
        panel.grid(linewidth=0.3, color="#cccccc")
    panels[0, -1].legend(frameon=False, fontsize=7.5, loc="lower right", title=tr("slope"), title_fontsize=7.5)
    figure.tight_layout()
    return drawn(figure, kind)


def _farthest(rows, own):
    """A little beyond where all rocks of all cases are held, and beyond the ditches of the user."""
    needed = [row.distances[np.argmax(row.retained >= row.retained[-1])] for row in rows]
    widths = [ditch.width for ditch in own or () if ditch is not None]
    return min(1.1 * max(needed + widths) + 1.0, max(row.distances[-1] for row in rows))


def _words_of(rise):
    return tr("flat catchment") if rise == 0.0 else tr("catchment {} : 1").format(number_text(1.0 / rise))
