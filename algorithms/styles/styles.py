# SPDX-License-Identifier: GPL-2.0-or-later
"""Renderers and symbols of result layers, in the colours of the ramps."""

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsColorRampShader,
    QgsFeatureRequest,
    QgsFillSymbol,
    QgsGraduatedSymbolRenderer,
    QgsLineSymbol,
    QgsMarkerSymbol,
    QgsProperty,
    QgsRasterShader,
    QgsRendererCategory,
    QgsRendererRange,
    QgsSingleBandPseudoColorRenderer,
)
from qgis.PyQt.QtGui import QColor

from .columns import set_aliases
from .marks import Mark
from .ramps import HIGHEST, classes
from .three_dimensional import show_in_profile


class RasterStyle:
    """Classes of a ramp."""

    sort_key = 0

    def __init__(self, ramp, largest=0.0):
        self.ramp, self.largest = ramp, largest  # of the values

    def apply(self, layer):
        function = QgsColorRampShader(0.0, HIGHEST)
        function.setColorRampType(QgsColorRampShader.Type.Discrete)
        function.setColorRampItemList(
            [
                QgsColorRampShader.ColorRampItem(upper, QColor(colour), label)
                for _, upper, colour, label in classes(self.ramp, self.largest)
            ]
        )
        shader = QgsRasterShader()
        shader.setRasterShaderFunction(function)
        renderer = QgsSingleBandPseudoColorRenderer(layer.dataProvider(), 1, shader)
        renderer.setOpacity(0.8)
        layer.setRenderer(renderer)


class VectorStyle:
    """Fields with readable names, features at their own height in the 3D view and the elevation profile."""

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        layer.setRenderer(self.renderer(layer))
        set_aliases(layer, self.columns)
        show_in_profile(layer)


def largest_of(layer, field):
    """The largest number in a field of a layer, 0 where there is none."""
    found = layer.maximumValue(layer.fields().lookupField(field))
    return float(found) if isinstance(found, (int, float)) else 0.0


def class_rules(layer, field, ramp):
    """(expression, colour) of each class of a ramp that the layer needs."""
    return [
        (f'"{field}" > {lower!r} AND "{field}" <= {upper!r}', colour)
        for lower, upper, colour, _ in classes(ramp, largest_of(layer, field))
    ]


def categorised(field, classes, size="", order=""):
    """Marks by the value of a field.

    ``classes``: value -> (Mark, label); ``size``: an expression, mm; ``order``: one that is largest for what is drawn
    above the rest.
    """
    categories = []
    for value, (mark, label) in classes.items():
        symbol = marker(mark, 1.8)
        if size:
            symbol.setDataDefinedSize(QgsProperty.fromExpression(size))
        categories.append(QgsRendererCategory(value, symbol, label))
    renderer = QgsCategorizedSymbolRenderer(field, categories)
    if order:
        renderer.setOrderBy(QgsFeatureRequest.OrderBy([QgsFeatureRequest.OrderByClause(order, True)]))
        renderer.setOrderByEnabled(True)
    return renderer


def graduated(layer, field, ramp, symbol):
    """A renderer with a symbol of each colour of a ramp that the layer needs; ``symbol``: function of the colour."""
    needed = classes(ramp, largest_of(layer, field))
    ranges = [QgsRendererRange(lower, upper, symbol(colour), label) for lower, upper, colour, label in needed]
    return QgsGraduatedSymbolRenderer(field, ranges)


def line(colour):
    """A thin line."""
    return QgsLineSymbol.createSimple({"color": colour, "width": "0.25"})


def thick_line(colour):
    """A line of what stands there, or shall, that is seen on roads and dark terrain."""
    return QgsLineSymbol.createSimple({"color": colour, "width": "1.2", "capstyle": "flat"})


def fill(colour):
    """An area with a thin grey border."""
    return QgsFillSymbol.createSimple({"color": colour, "outline_color": "#4d4d4d", "outline_width": "0.15"})


def dot(colour, size, rim="#ffffff", width=0.15):
    """A round marker with a thin rim; size and width in mm."""
    return marker(Mark(colour, "circle"), size, rim, width)


def marker(mark, size, rim="#ffffff", width=0.15):
    """A marker of the shape and colour of a Mark with a thin rim; size and width in mm."""
    outline = {"outline_color": rim, "outline_width": str(width)}
    return QgsMarkerSymbol.createSimple({"name": mark.shape, "color": mark.colour, "size": str(size), **outline})
