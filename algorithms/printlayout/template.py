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
    QgsMapLayerLegendUtils,
    QgsPrintLayout,
    QgsProcessingException,
    QgsRasterLayer,
    QgsReadWriteContext,
    QgsRectangle,
)
from qgis.PyQt.QtXml import QDomDocument

from ..translation import tr

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "layouts"
TEMPLATES = ("A4 landscape", "A4 portrait", "A3 landscape")
ROUND = (1.0, 2.0, 2.5, 5.0, 10.0)  # times a power of ten
AROUND = 1.05  # of the extent, so that nothing touches the frame
BARS = (1.0, 2.0, 5.0, 10.0)  # m of a part of the scale bar, times a power of ten
BAR_WIDTH = 18.0  # mm of a part, at most
PARTS = 2  # of the bar
COLOURED = (
    "singlebandpseudocolor",
    "paletted",
)  # renderers of rasters that write the name of the band above their classes


def read_template(path, project, name):
    """The layout of a .qpt file, not yet in the project. Raises QgsProcessingException for a file that is none."""
    document = QDomDocument()
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise QgsProcessingException(tr("TEMPLATE: {} cannot be read ({}).").format(path, why)) from error
    layout = QgsPrintLayout(project)
    done = document.setContent(text)
    is_read = done[0] if isinstance(done, tuple) else bool(done)
    if not is_read or not layout.loadFromTemplate(document, QgsReadWriteContext())[1] or not maps_of(layout):
        raise QgsProcessingException(tr("TEMPLATE: {} is no layout template with a map.").format(path))
    layout.setName(name)
    return layout


def maps_of(layout):
    """The map items of a layout."""
    return _items(layout, QgsLayoutItemMap)


def fill(layout, layers, extent, crs, scale, texts):
    """Put layers and texts into a layout; returns the scale of its first map.

    layers : the first above the others
    extent : QgsRectangle in the system ``crs``
    scale : 1 : so many; None: the largest round one at which the extent is shown
    texts : name of a variable -> text
    """
    for chart in maps_of(layout):
        chart.setCrs(crs)
        chart.setLayers(layers)
        chart.setKeepLayerSet(True)
        chart.setExtent(_in_shape(extent, chart.rect()))
        chart.setScale(scale if scale is not None else round_scale(chart.scale() * AROUND))
    reached = maps_of(layout)[0].scale()
    for legend in _items(layout, QgsLayoutItemLegend):
        _fill_legend(legend, layers)
    for bar in _items(layout, QgsLayoutItemScaleBar):
        _fill_bar(bar, reached)
    for name, text in {**texts, "talus_scale": f"1 : {reached:,.0f}".replace(",", "\u202f")}.items():
        QgsExpressionContextUtils.setLayoutVariable(layout, name, text)
    layout.refresh()
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
        raise QgsProcessingException(tr("FILE: {} could not be written ({}).").format(path, exporter.errorMessage()))


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


def _fill_legend(legend, layers):
    """Only the layers of the map, as the project's layer tree orders them."""
    legend.setAutoUpdateModel(False)  # from here on it has a tree of its own
    wanted = {layer.id() for layer in layers}
    root = legend.model().rootGroup()
    for node in root.findLayers():
        if node.layerId() not in wanted:
            node.parent().removeChildNode(node)
        elif isinstance(node.layer(), QgsRasterLayer) and node.layer().renderer().type() in COLOURED:
            rest = range(1, len(legend.model().layerLegendNodes(node)))  # without the name of the band
            QgsMapLayerLegendUtils.setLegendNodeOrder(node, list(rest))
            legend.model().refreshLayerLegend(node)
    for group in root.findGroups():
        if not group.findLayers():
            root.removeChildNode(group)
    legend.adjustBoxSize()


def _fill_bar(bar, scale):
    """Two parts of a round length that fit."""
    longest = 1e-3 * BAR_WIDTH * scale  # m
    power = 10.0 ** math.floor(math.log10(longest))
    bar.setUnitsPerSegment(max(share * power for share in BARS if share * power <= longest))
    bar.setNumberOfSegments(PARTS)
    bar.setNumberOfSegmentsLeft(0)
    bar.update()
