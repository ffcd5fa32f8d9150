# SPDX-License-Identifier: GPL-2.0-or-later
"""Renderers and symbols of result layers, in the colours of the ramps."""

import math
from typing import Callable, NamedTuple

from qgis import core
from qgis.core import (
    Qgis,
    QgsCategorizedSymbolRenderer,
    QgsColorRampShader,
    QgsFeatureRequest,
    QgsFillSymbol,
    QgsGraduatedSymbolRenderer,
    QgsLineSymbol,
    QgsMarkerSymbol,
    QgsPalLayerSettings,
    QgsProperty,
    QgsRasterShader,
    QgsRendererCategory,
    QgsRendererRange,
    QgsSingleBandPseudoColorRenderer,
    QgsTextFormat,
    QgsVectorLayerSimpleLabeling,
    QgsWkbTypes,
)
from qgis.PyQt.QtGui import QColor

from ...number_words import number_text
from ...translation import tr
from .known_layers import show_attribute_table
from .ramps import HIGHEST, classes

# Columns of vector outputs: types, readable names. Names have at most ten letters, all that shapefiles keep.

if Qgis.QGIS_VERSION_INT >= 33800:
    from qgis.PyQt.QtCore import QMetaType

    INTEGER, REAL, TEXT = QMetaType.Type.LongLong, QMetaType.Type.Double, QMetaType.Type.QString
    MOMENT = QMetaType.Type.QDateTime
else:
    from qgis.PyQt.QtCore import QVariant

    INTEGER, REAL, TEXT = QVariant.Type.LongLong, QVariant.Type.Double, QVariant.Type.String
    MOMENT = QVariant.Type.DateTime


class Column(NamedTuple):
    """One field and where its value comes from."""

    name: str
    kind: object
    alias: str
    value: Callable  # of a row of the engine's runs or contacts


def set_aliases(layer, columns):
    """Show what the columns mean in the attribute table of a layer, with digits and in an order that read well."""
    for column in columns:
        layer.setFieldAlias(layer.fields().lookupField(column.name), column.alias)
    show_attribute_table(layer, columns)


def known(number):
    """A number that databases keep, None for NaN and the infinite."""
    return float(number) if math.isfinite(number) else None


# Style of a map of differences: blue where it is less than before, red where it is more, nothing at no change.

LESS, MORE = "#2166ac", "#b2182b"  # told apart by all readers


class DifferenceStyle:
    """Two colours on both sides of zero, to the largest change, rounded up, for the legend shows it with all digits."""

    sort_key = 1

    def __init__(self, largest):
        self.largest = rounded_up(max(float(largest), 1e-12))

    def apply(self, layer):
        ramp = QgsColorRampShader(-self.largest, self.largest)
        ramp.setColorRampType(QgsColorRampShader.Type.Interpolated)
        ramp.setColorRampItemList([
            QgsColorRampShader.ColorRampItem(-self.largest, QColor(LESS), number_text(-self.largest)),
            QgsColorRampShader.ColorRampItem(0.0, QColor(255, 255, 255, 60), "0"),
            QgsColorRampShader.ColorRampItem(self.largest, QColor(MORE), number_text(self.largest)),
        ])  # fmt: skip
        shader = QgsRasterShader(-self.largest, self.largest)
        shader.setRasterShaderFunction(ramp)
        layer.setRenderer(QgsSingleBandPseudoColorRenderer(layer.dataProvider(), 1, shader))


def rounded_up(value, digits=2):
    """The next number with this many digits that is not smaller."""
    digit = digits - 1 - math.floor(math.log10(value))
    return round(math.ceil(round(value * 10.0**digit, 9)) * 10.0**-digit, digit)


# Labels of result layers: small, and with a light rim, so that they can be read on maps and on dark terrain.

SIZE = 8.0  # points
OVERRUN = 40.0  # mm that a label may be longer than its line, which is short on maps of a whole slope


def show_labels(layer, expression):
    """Write what an expression of QGIS gives along each line of a layer."""
    settings = QgsPalLayerSettings()
    settings.fieldName, settings.isExpression = expression, True
    settings.placement = _along()  # by default labels surround points, and lines get none
    settings.overrunDistance = OVERRUN
    text = QgsTextFormat()
    text.setSize(SIZE)
    text.setColor(QColor("#222222"))
    rim = text.buffer()
    rim.setEnabled(True)
    rim.setColor(QColor("#ffffff"))
    text.setBuffer(rim)
    settings.setFormat(text)
    layer.setLabeling(QgsVectorLayerSimpleLabeling(settings))
    layer.setLabelsEnabled(True)


def _along():
    if hasattr(Qgis, "LabelPlacement"):  # since QGIS 3.26
        return Qgis.LabelPlacement.Line
    return QgsPalLayerSettings.Placement.Line


# Marks of kinds: each has a shape of its own besides its colour, so that they can be distinguished by all readers.


class Mark(NamedTuple):
    """Symbol of the points of a kind."""

    colour: str
    shape: str  # a name of QGIS's simple markers


STOPS = {
    "rest": Mark("#1b9e77", "circle"),
    "left terrain": Mark("#e7a1c9", "triangle"),
    "max time": Mark("#d55e00", "diamond"),
    "barrier": Mark("#08519c", "square"),
    "tree": Mark("#f0e442", "pentagon"),
    "broken": Mark("#781800", "star"),
}
OTHER_STOP = Mark("#4d4d4d", "cross_fill")
CROSSINGS = {
    "stopped": Mark("#35b779", "square"),
    "passed over": Mark("#1f4e9c", "triangle"),
    "broke through": Mark("#f0a202", "star"),
}
IMPACTS = {
    "deflected": Mark("#f2b134", "diamond"),
    "broken": Mark("#8c1039", "cross_fill"),
    "stopped": Mark("#0f7b6c", "square"),
}
TREES = {
    "untouched": Mark("#d9e4d3", "circle"),
    "hit": Mark("#f2b134", "diamond"),
    "stopped": Mark("#0f7b6c", "square"),
    "broken": Mark("#8c1039", "cross_fill"),
}
STEMS = {
    "conifer": Mark("#14532d", "triangle"),
    "broadleaf": Mark("#d9b310", "circle"),
    "fir": Mark("#5ab4ac", "diamond"),
}


# Why runs end, in words.


def stop_names():
    """Why a run can end: name in the engine -> words."""
    return {
        "rest": tr("at rest"),
        "left terrain": tr("left the terrain"),
        "max time": tr("longest duration reached"),
        "barrier": tr("stopped by a barrier"),
        "tree": tr("held by a tree"),
        "broken": tr("broken by the ground"),
    }


# Styles of tables when they are loaded: they have no symbols.


class TableStyle:
    """Readable names of the columns."""

    sort_key = 7

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        set_aliases(layer, self.columns)


class PlainStyle:
    """Layers as QGIS draws them."""

    sort_key = 1

    def apply(self, layer):
        """Nothing is changed."""


# Lines and points at their own height in the 3D view and in the elevation profile, in the colours of their classes,.

LINE_WIDTH = 2.0  # pixels
RADIUS = 0.6  # m, of the sphere for a point


def show_in_profile(layer):
    """Features at their own height in the elevation profile, in the colours of the map. QGIS has it since 3.26."""
    properties = layer.elevationProperties()
    if hasattr(properties, "setClamping"):
        properties.setClamping(Qgis.AltitudeClamping.Absolute)
        properties.setBinding(Qgis.AltitudeBinding.Vertex)
    if hasattr(properties, "setRespectLayerSymbology"):
        properties.setRespectLayerSymbology(True)


def show_terrain_in_3d(project, layer):
    """3D views and elevation profiles of a project open on a terrain, as high as it is. QGIS has it since 3.26."""
    kind = getattr(core, "QgsRasterDemTerrainProvider", None)
    if kind is not None:
        terrain = kind()
        terrain.setLayer(layer)
        project.elevationProperties().setTerrainProvider(terrain)


def show_in_3d(layer, rules):
    """Features at their own height in the 3D view, if this QGIS has one.

    ``rules``: pairs of an expression, which says to which features it applies, and a colour.
    """
    try:
        from qgis._3d import QgsRuleBased3DRenderer
    except ImportError:
        return
    Rule = QgsRuleBased3DRenderer.Rule
    root = Rule(None)
    for expression, colour in rules:
        root.appendChild(Rule(_symbol(layer, colour), expression))
    renderer = QgsRuleBased3DRenderer(root)
    renderer.setLayer(layer)
    layer.setRenderer3D(renderer)


def _symbol(layer, colour):
    from qgis._3d import QgsLine3DSymbol, QgsPhongMaterialSettings, QgsPoint3DSymbol, QgsSimpleLineMaterialSettings

    if layer.geometryType() == QgsWkbTypes.GeometryType.LineGeometry:
        symbol = QgsLine3DSymbol()
        symbol.setRenderAsSimpleLines(True)
        symbol.setWidth(LINE_WIDTH)
        material = QgsSimpleLineMaterialSettings()  # simple lines are black with any other
    else:
        material = QgsPhongMaterialSettings()
        material.setDiffuse(QColor(colour))
        symbol = QgsPoint3DSymbol()
        shapes = getattr(Qgis, "Point3DShape", None) or QgsPoint3DSymbol.Shape  # moved in QGIS 3.36
        symbol.setShape(shapes.Sphere)
        symbol.setShapeProperties({"radius": RADIUS})
    symbol.setAltitudeClamping(_absolute())
    material.setAmbient(QColor(colour))
    (getattr(symbol, "setMaterialSettings", None) or symbol.setMaterial)(material)  # renamed in QGIS 3.30
    return symbol


def _absolute():
    if hasattr(Qgis, "AltitudeClamping"):  # since QGIS 3.26
        return Qgis.AltitudeClamping.Absolute
    from qgis._3d import Qgs3DTypes

    return Qgs3DTypes.AltitudeClamping.AltClampAbsolute


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
    largest = layer.maximumValue(layer.fields().lookupField(field))
    return float(largest) if isinstance(largest, (int, float)) else 0.0


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
