# SPDX-License-Identifier: GPL-2.0-or-later
"""How the ground raster and the problems of a map look when they are loaded."""

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsColorRampShader,
    QgsRasterShader,
    QgsRendererCategory,
    QgsSingleBandPseudoColorRenderer,
)
from qgis.PyQt.QtGui import QColor

from ..styles import styles
from ..styles.columns import set_aliases
from ..translation import tr

# Friction -> colour, darker from class to class, also for colour-blind readers.
FRICTION_COLOURS = {
    0.1: "#fdf3a9", 0.2: "#c5e06e", 0.25: "#7cc76f", 0.3: "#3fa98a", 0.35: "#2f8590", 0.4: "#36608f", 0.55: "#43367f",
    0.8: "#2a0140",
}  # fmt: skip
PROBLEM_COLOURS = {"overlap": "#d55e00", "gap": "#3d0a52", "sliver": "#f0c808"}


class GroundStyle:
    """The friction of a fresh contact, from soft to hard ground."""

    sort_key = 0

    def apply(self, layer):
        names = [layer.bandName(band + 1) for band in range(layer.bandCount())]
        band = next((k for k, name in enumerate(names) if "mu_min" in name), 0) + 1
        item = QgsColorRampShader.ColorRampItem
        function = QgsColorRampShader(min(FRICTION_COLOURS), max(FRICTION_COLOURS))
        function.setColorRampType(QgsColorRampShader.Type.Interpolated)
        items = [item(value, QColor(colour), f"{value:g}") for value, colour in FRICTION_COLOURS.items()]
        function.setColorRampItemList(items)
        shader = QgsRasterShader()
        shader.setRasterShaderFunction(function)
        renderer = QgsSingleBandPseudoColorRenderer(layer.dataProvider(), band, shader)
        renderer.setOpacity(0.6)
        layer.setRenderer(renderer)


class ProblemStyle:
    """Problems of a map, a colour for each kind."""

    sort_key = 6

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        names = {"overlap": tr("overlap"), "gap": tr("gap"), "sliver": tr("sliver")}
        categories = [
            QgsRendererCategory(kind, styles.fill(PROBLEM_COLOURS[kind]), label) for kind, label in names.items()
        ]
        layer.setRenderer(QgsCategorizedSymbolRenderer("kind", categories))
        layer.setOpacity(0.8)
        set_aliases(layer, self.columns)
