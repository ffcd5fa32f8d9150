# SPDX-License-Identifier: GPL-2.0-or-later
"""Print layouts from templates: texts come from variables of the layout, maps and what belongs to them are filled."""

import math
from pathlib import Path

from qgis.core import (
    QgsExpressionContextUtils,
    QgsLayoutExporter,
    QgsLayoutItemLegend,
    QgsLayoutItemMap,
    QgsLayoutItemScaleBar,
    QgsLegendStyle,
    QgsMapLayerLegendUtils,
    QgsPrintLayout,
    QgsProcessingException,
    QgsRasterLayer,
    QgsReadWriteContext,
    QgsRectangle,
)
from qgis.PyQt.QtCore import QSize
from qgis.PyQt.QtXml import QDomDocument

from ....engine.io.plain_file import read_text
from ...number_words import formatted
from ...translation import tr
from .borrowed import HILLSHADE, harmless

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "layouts"
TEMPLATES = ("A4 landscape", "A4 portrait", "A3 landscape", "A3 portrait")
ROUND = (1.0, 2.0, 2.5, 5.0, 10.0)  # times a power of ten
AROUND = 1.05  # of the extent, so that nothing touches the frame
BARS = (1.0, 2.0, 5.0, 10.0)  # m of a part of the scale bar, times a power of ten
BAR_WIDTH = 18.0  # mm of a part, at most
PARTS = 2  # of the bar
LEGEND_FRAME, FRAME_SPACE = "talus_legend_frame", 1.5  # mm
DRAFT = QSize(300, 300)  # pixels
SHRINK, SHRINKS = 0.92, 6  # of the legend's texts, and how often: to 60 %, which can still be read
GRID = "talus_grid"  # the grid of a map that gets round coordinates
GRID_WIDTH = 50.0  # mm between its lines, at most
COLOURED = (
    "singlebandpseudocolor",
    "paletted",
)  # renderers of rasters that write the name of the band above their classes


def read_template(path, project, name):
    """The layout of a .qpt file, not yet in the project. Raises QgsProcessingException for a file that is none."""
    document = QDomDocument()
    try:
        text = harmless(read_text(path))
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise QgsProcessingException(tr("TEMPLATE: {} cannot be read ({}).").format(path, why)) from error
    layout = QgsPrintLayout(project)
    done = document.setContent(text)
    is_read = done[0] if isinstance(done, tuple) else bool(done)
    if not is_read or not layout.loadFromTemplate(document, QgsReadWriteContext())[1] or not maps_of(layout):
        raise QgsProcessingException(tr("TEMPLATE: {} is not a layout template with a map.").format(path))
    layout.setName(name)
    return layout


def maps_of(layout):
    """The map items of a layout."""
    return _items(layout, QgsLayoutItemMap)


def scale_for(layout, extent, crs, scale):
    """The scale of the first map, 1 : this many: as asked for, else the largest round one that shows the extent."""
    if scale is not None:
        return scale
    chart = maps_of(layout)[0]
    chart.setCrs(crs)
    chart.setExtent(_in_shape(extent, chart.rect()))
    return round_scale(chart.scale() * AROUND)


def fill(layout, layers, extent, crs, scale, texts):
    """Put layers and texts into a layout; returns the scale of its first map.

    layers : the first above the others
    extent : QgsRectangle in the system ``crs``
    scale : 1 : so many
    texts : name of a variable -> text
    """
    for chart in maps_of(layout):
        chart.setCrs(crs)
        chart.setLayers(layers)
        chart.setKeepLayerSet(True)
        chart.setExtent(_in_shape(extent, chart.rect()))
        chart.setScale(scale)
        chart.refresh()
    reached = maps_of(layout)[0].scale()
    for chart in maps_of(layout):
        _fill_grid(chart, crs)
    for legend in _items(layout, QgsLayoutItemLegend):
        _fill_legend(legend, layers, texts)
    for bar in _items(layout, QgsLayoutItemScaleBar):
        _fill_bar(bar, reached)
    for name, text in {**texts, "talus_scale": formatted("1 : {:.0f}", reached)}.items():
        QgsExpressionContextUtils.setLayoutVariable(layout, name, text)
    layout.refresh()
    QgsLayoutExporter(layout).renderPageToImage(0, DRAFT)  # a legend has no size before it is drawn
    for legend in _items(layout, QgsLayoutItemLegend):
        _fit_legend(legend)
    return reached


def round_scale(number):
    """The next round scale that is not larger, 1 : number at least."""
    power = 10.0 ** math.floor(math.log10(number))
    return next(share * power for share in ROUND if share * power >= number * (1.0 - 1e-9))


def export(layout, path, resolution):
    """Write a PDF, or a picture by the ending. Raises QgsProcessingException where that fails."""
    exporter = QgsLayoutExporter(layout)
    if path.lower().endswith(".pdf"):
        settings = QgsLayoutExporter.PdfExportSettings()
        settings.dpi = resolution
        done = exporter.exportToPdf(path, settings)
    else:
        settings = QgsLayoutExporter.ImageExportSettings()
        settings.dpi = resolution
        settings.generateWorldFile = False
        done = exporter.exportToImage(path, settings)
    if done != QgsLayoutExporter.ExportResult.Success:
        raise QgsProcessingException(
            tr(
                "FILE: {} could not be written. Choose a name that ends with .pdf or .png, in a folder that can be "
                "written."
            ).format(path)
        )


def _in_shape(extent, item):
    """The extent made longer or broader to the shape of an item, which would else take that of the extent."""
    width = max(extent.width(), extent.height() * item.width() / item.height(), 1e-3)
    height = width * item.height() / item.width()
    centre = extent.center()
    return QgsRectangle(
        centre.x() - 0.5 * width, centre.y() - 0.5 * height, centre.x() + 0.5 * width, centre.y() + 0.5 * height
    )


def _items(layout, kind):
    return [item for item in layout.items() if isinstance(item, kind)]


def _fill_grid(chart, crs):
    """Lines at round coordinates, no farther apart than GRID_WIDTH."""
    grid = next((candidate for candidate in chart.grids().asList() if candidate.name() == GRID), None)
    if grid is None:
        return
    longest = chart.extent().width() * GRID_WIDTH / chart.rect().width()
    power = 10.0 ** math.floor(math.log10(longest))
    interval = max(share * power for share in BARS if share * power <= longest)
    grid.setCrs(crs)
    grid.setIntervalX(interval)
    grid.setIntervalY(interval)
    grid.setAnnotationPrecision(0 if interval >= 1.0 else math.ceil(-math.log10(interval)))


def _fill_legend(legend, layers, texts):
    """The layers of the map in their order, without the relief."""
    legend.setAutoUpdateModel(False)  # from here on it has a tree of its own
    legend.setTitle(texts.get("talus_legend", legend.title()))
    root = legend.model().rootGroup()
    root.removeAllChildren()
    for layer in layers:
        if layer.renderer() is not None and getattr(layer.renderer(), "type", str)() == HILLSHADE:
            continue
        node = root.addLayer(layer)
        if isinstance(layer, QgsRasterLayer) and layer.renderer().type() in COLOURED:
            rest = range(1, len(legend.model().layerLegendNodes(node)))  # without the name of the band
            QgsMapLayerLegendUtils.setLegendNodeOrder(node, list(rest))
            legend.model().refreshLayerLegend(node)


def _fit_legend(legend):
    """Smaller texts where the legend is higher than the frame around it, which a template of an office may not have."""
    frame = next((item for item in legend.layout().items() if getattr(item, "id", str)() == LEGEND_FRAME), None)
    legend.adjustBoxSize()
    if frame is None:
        return
    kinds = QgsLegendStyle.Style
    for _ in range(SHRINKS):
        if legend.rect().height() <= frame.rect().height() - 2.0 * FRAME_SPACE:
            return
        for kind in (kinds.Subgroup, kinds.SymbolLabel):
            legend.setStyle(kind, _smaller_text(legend.style(kind)))
        space = legend.style(kinds.Symbol)
        space.setMargin(QgsLegendStyle.Side.Top, SHRINK * space.margin(QgsLegendStyle.Side.Top))
        legend.setStyle(kinds.Symbol, space)
        legend.setSymbolHeight(SHRINK * legend.symbolHeight())
        legend.adjustBoxSize()


def _smaller_text(style):
    if hasattr(style, "textFormat"):  # since QGIS 3.30
        form = style.textFormat()
        form.setSize(SHRINK * form.size())
        style.setTextFormat(form)
    else:
        font = style.font()
        font.setPointSizeF(SHRINK * font.pointSizeF())
        style.setFont(font)
    return style


def _fill_bar(bar, scale):
    """Two parts of a round length that fit."""
    longest = 1e-3 * BAR_WIDTH * scale  # m
    power = 10.0 ** math.floor(math.log10(longest))
    bar.setUnitsPerSegment(max(share * power for share in BARS if share * power <= longest))
    bar.setNumberOfSegments(PARTS)
    bar.setNumberOfSegmentsLeft(0)
    bar.update()
