# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of the layers of talus:screenline when they are loaded."""

from qgis.core import QgsLineSymbol, QgsSingleSymbolRenderer

from ..styles import styles
from ..styles.columns import set_aliases
from ..styles.labels import show_labels

LABEL = (
    '"name" || \'\\n\' || "passing" || \' / \' || "runs" || '
    "CASE WHEN \"e_p95_kj\" IS NULL THEN '' ELSE '\\nE95 ' || round(\"e_p95_kj\") || ' kJ' END || "
    "CASE WHEN \"t_p95_m\" IS NULL THEN '' ELSE ', h95 ' || round(\"t_p95_m\", 1) || ' m' END"
)


class StatisticsStyle:
    """Bold lines with their name, the number of rocks that pass, and 95th percentiles of energy and height."""

    sort_key = 6

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        symbol = QgsLineSymbol.createSimple({"color": "#08306b", "width": "0.8", "capstyle": "round"})
        layer.setRenderer(QgsSingleSymbolRenderer(symbol))
        set_aliases(layer, self.columns)
        show_labels(layer, LABEL)


class CrossingStyle(styles.VectorStyle):
    """Dots in the colour of their energy."""

    sort_key = 5

    def renderer(self, layer):
        return styles.graduated(layer, "e_kj", "energy", lambda colour: styles.dot(colour, 1.8))
