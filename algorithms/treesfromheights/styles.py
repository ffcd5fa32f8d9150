# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of the crowns of talus:treesfromheights when they are loaded."""

from qgis.core import QgsSingleSymbolRenderer

from ..styles import styles


class CrownStyle(styles.VectorStyle):
    """Light green with a rim, so that the canopy is seen through them."""

    sort_key = 2

    def apply(self, layer):
        super().apply(layer)
        layer.setOpacity(0.5)

    def renderer(self, layer):
        return QgsSingleSymbolRenderer(styles.fill("#9dc68a"))
