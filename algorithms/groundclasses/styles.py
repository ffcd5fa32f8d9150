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


class GroundStyle:
    """The friction of a fresh contact, from soft to hard ground."""

    sort_key = 0

    def apply(self, layer):
        names = [layer.bandName(band + 1) for band in range(layer.bandCount())]
        band = next((k for k, name in enumerate(names) if "mu_min" in name), 0) + 1
        values = (0.1, 0.2, 0.25, 0.3, 0.35, 0.4, 0.55, 0.8)
        colours = ("#cfe8f3", "#5b8c5a", "#86a95f", "#aebf6b", "#d3cf86", "#cbb27b", "#a58a6f", "#6d6d6d")
        item = QgsColorRampShader.ColorRampItem
        function = QgsColorRampShader(values[0], values[-1])
        function.setColorRampType(QgsColorRampShader.Type.Interpolated)
        items = [item(value, QColor(colour), f"{value:g}") for value, colour in zip(values, colours)]
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
        colours = {"overlap": "#d7301f", "gap": "#7b3294", "sliver": "#f58b2c"}
        categories = [QgsRendererCategory(kind, styles.fill(colours[kind]), label) for kind, label in names.items()]
        layer.setRenderer(QgsCategorizedSymbolRenderer("kind", categories))
        layer.setOpacity(0.8)
        set_aliases(layer, self.columns)
