# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of the ground raster and the problems of a map when they are loaded."""

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsColorRampShader,
    QgsPalettedRasterRenderer,
    QgsRasterShader,
    QgsRendererCategory,
    QgsSingleBandPseudoColorRenderer,
)
from qgis.PyQt.QtGui import QColor

from ..number_words import told
from ..styles import styles
from ..styles.columns import set_aliases
from ..styles.ground_colours import FRICTION_COLOURS, PROBLEM_COLOURS
from ..translation import tr
from .raster_classes import classes_of


class GroundStyle:
    """A colour and a name for each class; of a raster that has none the friction of a fresh contact."""

    sort_key = 0

    def apply(self, layer):
        rows = classes_of(layer.source())
        if rows is None:
            layer.setRenderer(_by_friction(layer))
            return
        band, kinds = rows
        classes = [QgsPalettedRasterRenderer.Class(one.number, QColor(one.colour), one.name) for one in kinds]
        renderer = QgsPalettedRasterRenderer(layer.dataProvider(), band, classes)
        renderer.setOpacity(0.6)
        layer.setRenderer(renderer)


def _by_friction(layer):
    names = [layer.bandName(band + 1) for band in range(layer.bandCount())]
    band = next((k for k, name in enumerate(names) if "mu_min" in name), 0) + 1
    item = QgsColorRampShader.ColorRampItem
    function = QgsColorRampShader(min(FRICTION_COLOURS), max(FRICTION_COLOURS))
    function.setColorRampType(QgsColorRampShader.Type.Interpolated)
    items = [item(value, QColor(colour), told("{:g}", value)) for value, colour in FRICTION_COLOURS.items()]
    function.setColorRampItemList(items)
    shader = QgsRasterShader()
    shader.setRasterShaderFunction(function)
    renderer = QgsSingleBandPseudoColorRenderer(layer.dataProvider(), band, shader)
    renderer.setOpacity(0.6)
    return renderer


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
