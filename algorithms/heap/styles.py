# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of the layers of talus:heap when they are loaded."""

from qgis.core import QgsFeatureRequest, QgsFillSymbol, QgsLineSymbol, QgsSingleSymbolRenderer

from ..styles import styles

ROCK, EDGE = "#b8a999", "#3f372f"
RAMP = "height"


class BlockStyle(styles.VectorStyle):
    """Dots in the colour of the height of their tops above the ground."""

    sort_key = 6

    def renderer(self, layer):
        return styles.graduated(layer, "top_m", "height", lambda colour: styles.dot(colour, 1.6))


class OutlineStyle(styles.VectorStyle):
    """Blocks as they lie, in plan: those on top are drawn last."""

    sort_key = 5

    def renderer(self, layer):
        symbol = QgsFillSymbol.createSimple({"color": ROCK, "outline_color": EDGE, "outline_width": "0.2"})
        made = QgsSingleSymbolRenderer(symbol)
        made.setOrderBy(QgsFeatureRequest.OrderBy([QgsFeatureRequest.OrderByClause('"top_m"', True)]))
        made.setOrderByEnabled(True)
        return made


class PathStyle(styles.VectorStyle):
    """Thin lines."""

    sort_key = 4

    def renderer(self, layer):
        return QgsSingleSymbolRenderer(QgsLineSymbol.createSimple({"color": EDGE, "width": "0.15"}))
