# SPDX-License-Identifier: GPL-2.0-or-later
"""How the result layers look when they are loaded: fixed classes with units, so that maps of two runs compare."""

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsColorRampShader,
    QgsFeatureRequest,
    QgsFillSymbol,
    QgsGraduatedSymbolRenderer,
    QgsLineSymbol,
    QgsMarkerSymbol,
    QgsProcessingLayerPostProcessorInterface,
    QgsProperty,
    QgsRasterShader,
    QgsRendererCategory,
    QgsRendererRange,
    QgsSingleBandPseudoColorRenderer,
)
from qgis.PyQt.QtGui import QColor

from ..translation import tr
from .columns import set_aliases
from .groups import move_to_group
from .stops import OTHER_STOP, STOP_COLOURS, stop_names
from .temporal import set_frames, show_in_time
from .three_dimensional import show_in_3d, show_in_profile

# Upper bounds of the classes; the last class has none. 30 and 300 kJ part the intensities of the Swiss hazard maps.
RAMPS = {
    "energy": ((30, 100, 300, 1000, 3000), "kJ"),
    "height": ((1, 2, 3, 5, 10), "m"),
    "velocity": ((5, 10, 15, 20, 30), "m/s"),
    "rotation": ((0.5, 1, 2, 3, 5), "rev/s"),
    "passages": ((1, 5, 20, 100, 500), ""),
    "probability": ((0.001, 0.01, 0.05, 0.1, 0.3), ""),
    "slope": ((30, 40, 50, 60, 70), "°"),
    "annual probability": ((0.0001, 0.001, 0.003, 0.01, 0.03), ""),
    "angle": ((25, 28, 31, 34, 40), "°"),
    "slippage": ((0.1, 0.3, 1, 2, 5), "m"),
}
COLOURS = ("#ffe88c", "#fdc04d", "#f58b2c", "#dc4a28", "#a8173c", "#5b0a55")
HIGHEST = 1e30  # upper bound of the last class: above any value
KEPT = 64

_post_processors = []  # QGIS does not keep them: without a Python reference they are gone before the layers load


def classes(ramp):
    """(lower, upper, colour, label) of each class of a ramp."""
    bounds, unit = RAMPS[ramp]
    edges = [0.0, *bounds, HIGHEST]
    for k, colour in enumerate(COLOURS):
        lower, upper = edges[k], edges[k + 1]
        text = f"{lower:g} – {upper:g}"
        if k == 0:
            text = f"≤ {upper:g}"
        elif upper == HIGHEST:
            text = f"> {lower:g}"
        yield lower, upper, colour, f"{text} {unit}".rstrip()


def style_on_load(context, destination, label, style):
    """Give the layer its name and style when Processing loads it; nothing happens where it is not loaded."""
    if not context.willLoadLayerOnCompletion(destination):
        return
    details = context.layerToLoadOnCompletionDetails(destination)
    details.name = label
    group = tr("Rockfall")
    if hasattr(details, "groupName"):  # since QGIS 3.32
        details.groupName, group = group, None
    if hasattr(details, "layerSortKey"):
        details.layerSortKey = style.sort_key
    processor = _Styler(style, group)
    _post_processors.append(processor)
    del _post_processors[:-KEPT]
    details.setPostProcessor(processor)


class _Styler(QgsProcessingLayerPostProcessorInterface):
    """Applies a style to a loaded layer, and moves it to a group if one is named."""

    def __init__(self, style, group):
        super().__init__()
        self.style, self.group = style, group

    def postProcessLayer(self, layer, context, feedback):
        self.style.apply(layer)
        if self.group is not None and context.project() is not None:
            move_to_group(layer, context.project(), self.group, self.style.sort_key)
        layer.triggerRepaint()


class RasterStyle:
    """Classes of a ramp."""

    sort_key = 0

    def __init__(self, ramp):
        self.ramp = ramp

    def apply(self, layer):
        function = QgsColorRampShader(0.0, HIGHEST)
        function.setColorRampType(QgsColorRampShader.Type.Discrete)
        function.setColorRampItemList(
            [
                QgsColorRampShader.ColorRampItem(upper, QColor(colour), label)
                for _, upper, colour, label in classes(self.ramp)
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
        layer.setRenderer(self.renderer())
        set_aliases(layer, self.columns)
        show_in_profile(layer)


class LineStyle(VectorStyle):
    """Lines in the colour of their largest energy, in the 3D view too."""

    sort_key = 2

    def renderer(self):
        return graduated("e_max_kj", "energy", _line)

    def apply(self, layer):
        super().apply(layer)
        show_in_3d(layer, _class_rules("e_max_kj", "energy"))


class ContactStyle(VectorStyle):
    """Small dots in the colour of their slippage, which appear when they happen."""

    sort_key = 3

    def renderer(self):
        return graduated("slip_m", "slippage", lambda colour: dot(colour, 1.2))

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "time_s")


class SampleStyle(VectorStyle):
    """Small dots in the colour of their energy; one of each rock at a time, so that the rocks move.

    ``interval``: s from a sample to the next.
    """

    sort_key = 3

    def __init__(self, columns, interval):
        super().__init__(columns)
        self.interval = interval

    def renderer(self):
        return graduated("e_kj", "energy", lambda colour: dot(colour, 1.2))

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "time_s", self.interval)
        set_frames(layer, self.interval)
        show_in_3d(layer, _class_rules("e_kj", "energy"))


class CrossingStyle(VectorStyle):
    """Dots in the colour of their energy."""

    sort_key = 5

    def renderer(self):
        return graduated("e_kj", "energy", lambda colour: dot(colour, 1.8))


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
        categories = [QgsRendererCategory(kind, _fill(colours[kind]), label) for kind, label in names.items()]
        layer.setRenderer(QgsCategorizedSymbolRenderer("kind", categories))
        layer.setOpacity(0.8)
        set_aliases(layer, self.columns)


class ReleasePointStyle(VectorStyle):
    """Small dots in the colour of the slope."""

    sort_key = 5

    def renderer(self):
        return graduated("slope_deg", "slope", lambda colour: dot(colour, 1.2))


class SourceAreaStyle:
    """Areas in the colour of their mean slope, see-through; they have no heights, so they lie on the terrain."""

    sort_key = 4

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        layer.setRenderer(graduated("slope_mean", "slope", _fill))
        layer.setOpacity(0.6)
        set_aliases(layer, self.columns)


class StationStyle(VectorStyle):
    """Thin lines in the colour of the 95th percentile of energy."""

    sort_key = 5

    def renderer(self):
        return graduated("e_p95_kj", "energy", _line)


class StopStyle(VectorStyle):
    """Dots, a colour for each reason to stop; they appear when the runs end."""

    sort_key = 4

    def renderer(self):
        names = stop_names()
        categories = [
            QgsRendererCategory(reason, dot(STOP_COLOURS[reason], 2.2), names[reason]) for reason in STOP_COLOURS
        ]
        categories.append(QgsRendererCategory("", dot(OTHER_STOP, 2.2), tr("other")))
        return QgsCategorizedSymbolRenderer("stop", categories)

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "duration_s")
        rules = [(f"\"stop\" = '{reason}'", colour) for reason, colour in STOP_COLOURS.items()]
        show_in_3d(layer, rules)


def _class_rules(field, ramp):
    """(expression, colour) of each class of a ramp."""
    return [
        (f'"{field}" > {lower!r} AND "{field}" <= {upper!r}', colour) for lower, upper, colour, _ in classes(ramp)
    ]


def categorised(field, classes, size="", order=""):
    """Dots by the value of a field.

    ``classes``: value -> (colour, label); ``size``: an expression, mm; ``order``: one that is largest for what is drawn
    above the rest.
    """
    categories = []
    for value, (colour, label) in classes.items():
        symbol = dot(colour, 1.6)
        if size:
            symbol.setDataDefinedSize(QgsProperty.fromExpression(size))
        categories.append(QgsRendererCategory(value, symbol, label))
    renderer = QgsCategorizedSymbolRenderer(field, categories)
    if order:
        renderer.setOrderBy(QgsFeatureRequest.OrderBy([QgsFeatureRequest.OrderByClause(order, True)]))
        renderer.setOrderByEnabled(True)
    return renderer


def graduated(field, ramp, symbol):
    """A renderer with a symbol of each colour of a ramp; ``symbol``: function of the colour."""
    ranges = [QgsRendererRange(lower, upper, symbol(colour), label) for lower, upper, colour, label in classes(ramp)]
    return QgsGraduatedSymbolRenderer(field, ranges)


def _line(colour):
    return QgsLineSymbol.createSimple({"color": colour, "width": "0.25"})


def _fill(colour):
    return QgsFillSymbol.createSimple({"color": colour, "outline_color": "#4d4d4d", "outline_width": "0.15"})


def dot(colour, size):
    """A marker with a thin white rim; size in mm."""
    outline = {"outline_color": "#ffffff", "outline_width": "0.1"}
    return QgsMarkerSymbol.createSimple({"name": "circle", "color": colour, "size": str(size), **outline})
