# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of the results of talus:forestcheck when they are loaded."""

from qgis.core import QgsGraduatedSymbolRenderer, QgsRendererRange, QgsSingleSymbolRenderer

from ..number_words import told
from ..styles import styles
from ..styles.labels import show_labels
from ..translation import tr

# upper bounds of the residual hazard, percent -> colour, from light to dark
COLOURS = {10.0: "#d9f0c4", 25.0: "#a5cf8a", 50.0: "#e3c05a", 75.0: "#c76a2b", 100.0: "#7a1c12"}


class StandStyle(styles.VectorStyle):
    """Areas by the residual hazard."""

    sort_key = 1

    def apply(self, layer):
        super().apply(layer)
        layer.setOpacity(0.7)

    def renderer(self, layer):
        bounds = [0.0, *COLOURS]
        ranges = [
            QgsRendererRange(low, high, styles.fill(colour), told(tr("up to {:g} %"), high))
            for low, high, colour in zip(bounds[:-1], bounds[1:], COLOURS.values())
        ]
        return QgsGraduatedSymbolRenderer("resid_pct", ranges)


class GapStyle(styles.VectorStyle):
    """Red lines with their length."""

    sort_key = 6

    def apply(self, layer):
        super().apply(layer)
        show_labels(layer, "format_number(\"gap_m\", 0) || ' m'")

    def renderer(self, layer):
        return QgsSingleSymbolRenderer(styles.line("#b3202a"))
