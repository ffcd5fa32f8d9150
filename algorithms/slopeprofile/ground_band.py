# SPDX-License-Identifier: GPL-2.0-or-later
"""The ground classes along a profile, as a band at the foot of its picture."""

import numpy as np

SOFT_TO_HARD = ("#5d7f3a", "#83a05a", "#b0bf83", "#d8cf9f", "#cdb082", "#a98c67", "#6f6257")
NAMES = ("extra_soft", "soft", "medium_soft", "medium", "medium_hard", "hard", "extra_hard")
OTHERS = ("#7a5195", "#4a708b", "#c98a1b", "#2f8590")  # of classes of a table of the user's
BAND = 0.035  # of the height of the axes


def draw_ground_band(axes, line, default):
    """Draw the band; returns a mark for the legend of each class, in the order in which they come."""
    from matplotlib.patches import Patch

    names = np.array([name or default for name in line.ground])
    known = list(dict.fromkeys(names.tolist()))
    colours = {name: _colour(name, k) for k, name in enumerate(known)}
    ends = np.concatenate([[0], np.flatnonzero(names[1:] != names[:-1]) + 1, [names.size]])
    for first, last in zip(ends[:-1], ends[1:]):
        axes.axvspan(line.x[first], line.x[last], 0.0, BAND, color=colours[names[first]], linewidth=0, zorder=2)
    return [Patch(color=colours[name], label=name) for name in known]


def _colour(name, number):
    return SOFT_TO_HARD[NAMES.index(name)] if name in NAMES else OTHERS[number % len(OTHERS)]
