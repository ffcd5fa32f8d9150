# SPDX-License-Identifier: GPL-2.0-or-later
"""Style of the objects: by the annual probability of a hit, with their name and that probability."""

from qgis.core import QgsFillSymbol, QgsGraduatedSymbolRenderer, QgsLineSymbol, QgsRendererRange, QgsWkbTypes

from ...number_words import formatted
from ...shared.styles.known_layers import known_table
from ...shared.styles.styles import set_aliases, show_labels
from ...translation import tr
from .algorithm import RISK
from .tables import BOUNDS, risk_columns

# From a hit in more than 3000 years to one in less than 30: lightness alone tells them apart.
CLASSES = ((0.0, 0.0, "#d9d9d9"), (0.0, 1 / 3000, "#fef0d9"), (1 / 3000, 1 / 300, "#fdcc8a"),
           (1 / 300, 1 / 100, "#fc8d59"), (1 / 100, 1 / 30, "#e34a33"), (1 / 30, 1.0, "#7f0000"))  # fmt: skip
LABEL = "\"name\" || CASE WHEN \"period_y\" IS NULL THEN '' ELSE '\\n1 / ' || round(\"period_y\") || ' a' END"


class RiskStyle:
    """Classes of return periods."""

    sort_key = 6
    is_seen_alone = True  # two risks of an object would be read side by side

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        is_area = layer.geometryType() == QgsWkbTypes.GeometryType.PolygonGeometry
        ranges = [QgsRendererRange(low, high, _symbol(colour, is_area), _words(low, high))
                  for low, high, colour in CLASSES]  # fmt: skip
        layer.setRenderer(QgsGraduatedSymbolRenderer("prob_year", ranges))
        set_aliases(layer, self.columns)
        show_labels(layer, LABEL)


def _symbol(colour, is_area):
    if is_area:
        return QgsFillSymbol.createSimple({"color": colour, "outline_color": "#333333", "outline_width": "0.3"})
    return QgsLineSymbol.createSimple({"color": colour, "width": "1.6", "capstyle": "round"})


def _words(low, high):
    if high == 0.0:
        return tr("no run hits")
    if low == 0.0:
        return formatted(tr("less than once in {:.0f} years"), 1.0 / high)
    if high == 1.0:
        return formatted(tr("more than once in {:.0f} years"), 1.0 / low)
    return formatted(tr("once in {:.0f} to {:.0f} years"), 1.0 / high, 1.0 / low)


# The results of talus:objectrisk that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [
        known_table(RISK, label(RISK), shape, risk_columns(), lambda columns, layer: RiskStyle(columns), BOUNDS)
        for shape in ("area", "line")
    ]
