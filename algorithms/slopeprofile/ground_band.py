# SPDX-License-Identifier: GPL-2.0-or-later
"""The ground classes along a profile, as a band at the foot of its picture."""

import numpy as np

from ..choice_names import choice_names
from ..styles.ground_colours import CLASS_COLOURS, OTHER

BAND = 0.035  # of the height of the axes


def draw_ground_band(axes, line, default):
    """Draw the band; returns {words for a class: a mark for the legend}, in the order in which the classes come."""
    names = np.array([name or default for name in line.ground])
    ends = np.concatenate([[0], np.flatnonzero(names[1:] != names[:-1]) + 1, [names.size]])
    marks, words = {}, choice_names()
    for first, last in zip(ends[:-1], ends[1:]):
        name = str(names[first])
        span = axes.axvspan(line.x[first], line.x[last], 0.0, BAND, color=CLASS_COLOURS.get(name, OTHER),
                            linewidth=0, zorder=2)  # fmt: skip
        marks.setdefault(words.get(name, name), span)
    return marks
