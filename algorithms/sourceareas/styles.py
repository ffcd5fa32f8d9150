# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of source areas and release points when they are loaded."""

from ..styles import styles
from ..styles.columns import set_aliases


class SourceAreaStyle:
    """Areas in the colour of their mean slope, see-through; they have no heights, so they lie on the terrain."""

    sort_key = 4

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        layer.setRenderer(styles.graduated(layer, "slope_mean", "slope", styles.fill))
        layer.setOpacity(0.6)
        set_aliases(layer, self.columns)


class ReleasePointStyle(styles.VectorStyle):
    """Small dots in the colour of the slope."""

    sort_key = 5

    def renderer(self, layer):
        return styles.graduated(layer, "slope_deg", "slope", lambda colour: styles.dot(colour, 1.2))
