# SPDX-License-Identifier: GPL-2.0-or-later
"""Write the layout templates, *.qpt beside this file: ``python resources/layouts/make_layouts.py``.

They are ordinary templates: open one in the layout designer, change it, save it under another name, and give it to
talus:printlayout as TEMPLATE. Their texts are variables that the algorithm sets.
"""

import os
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
MARGIN = 8.0  # mm, of the sheet
COORDINATES = 5.0  # mm around the map, for the numbers of its grid
GAP = 3.0  # mm between the map and what stands beside it
BLOCK = 66.0  # mm, width of the title block, and of the legend above it on a broad sheet
PADDING = 1.2  # mm within a box of the title block
BARS = 17.0  # mm, height of the box with scale bar and north arrow
PAPERS = {
    "a4_landscape": (297.0, 210.0), "a4_portrait": (210.0, 297.0), "a3_landscape": (420.0, 297.0),
    "a3_portrait": (297.0, 420.0),
}  # fmt: skip
# rows of the title block: height in mm, and of each box the variable and the size of its text in points
ROWS = (
    (15.0, (("title", 11.0),)), (9.5, (("object", 8.0),)), (8.5, (("author", 8.0), ("date", 8.0))),
    (11.0, (("scale", 8.0), ("crs", 7.0))), (13.0, (("sources", 6.5),)), (17.0, (("note", 6.5),)),
    (5.0, (("made", 6.0),)),
)  # fmt: skip
BLOCK_HEIGHT = sum(height for height, _ in ROWS)
WITHOUT_CAPTION = ("title", "made")
# thousands apart by a narrow space, in every language
COORDINATE = r"regexp_replace(to_string(@grid_number), '(\\d)(?=(\\d{3})+(?!\\d))', '\\1~')".replace("~", "\u202f")
INK, FAINT = "#1a1a1a", "#5f5f5f"


class Sheet:
    """A layout with its items put by millimetres."""

    def __init__(self, project, name, width, height):
        from qgis.core import QgsLayoutSize, QgsPrintLayout, QgsUnitTypes

        self.unit = QgsUnitTypes.LayoutUnit.LayoutMillimeters
        self.layout = QgsPrintLayout(project)
        self.layout.initializeDefaults()
        self.layout.setName(name)
        self.layout.pageCollection().page(0).setPageSize(QgsLayoutSize(width, height, self.unit))

    def place(self, item, identifier, x, y, wide, high):
        """Add an item."""
        from qgis.core import QgsLayoutPoint, QgsLayoutSize

        self.layout.addLayoutItem(item)
        item.setId(identifier)
        item.attemptMove(QgsLayoutPoint(x, y, self.unit))
        item.attemptResize(QgsLayoutSize(wide, high, self.unit))
        return item

    def frame(self, identifier, *where):
        """A box with a thin line around it."""
        from qgis.core import QgsFillSymbol, QgsLayoutItemShape

        look = {"color": "#ffffff", "outline_color": INK, "outline_width": "0.2"}
        shape = self.place(QgsLayoutItemShape(self.layout), identifier, *where)
        shape.setShapeType(QgsLayoutItemShape.Shape.Rectangle)
        shape.setSymbol(QgsFillSymbol.createSimple(look))
        return shape

    def text(self, identifier, content, size, where, colour=INK, is_bold=False):
        """A label; its content may hold expressions."""
        from qgis.core import QgsLayoutItemLabel
        from qgis.PyQt.QtCore import Qt
        from qgis.PyQt.QtGui import QColor

        label = self.place(QgsLayoutItemLabel(self.layout), identifier, *where)
        font = label.font()
        font.setPointSizeF(size)
        font.setBold(is_bold)
        label.setFont(font)
        label.setFontColor(QColor(colour))
        label.setText(content)
        label.setHAlign(Qt.AlignmentFlag.AlignLeft)  # else justified: wide gaps in narrow boxes
        label.setMarginX(0.0)
        label.setMarginY(0.0)
        return label


def make_layout(project, name, width, height):
    """A sheet with a map; beside it (below it on an upright sheet) legend, scale bar, north and title block."""
    sheet = Sheet(project, name, width, height)
    is_wide = width > height
    inner = MARGIN + COORDINATES
    below = max(BLOCK_HEIGHT, 60.0)
    map_width = width - 2.0 * inner - (BLOCK + GAP if is_wide else 0.0)
    map_height = height - 2.0 * inner - (0.0 if is_wide else below + GAP)
    chart = _map(sheet, (inner, inner, map_width, map_height))
    block = (width - MARGIN - BLOCK, height - MARGIN - BLOCK_HEIGHT)
    if is_wide:
        legend = (block[0], inner, BLOCK, block[1] - inner - BARS - 2.0 * GAP)
        bars = (block[0], block[1] - BARS - GAP, BLOCK, BARS)
    else:
        left = width - 2.0 * MARGIN - BLOCK - GAP
        legend = (MARGIN, block[1], left, BLOCK_HEIGHT - BARS - GAP)
        bars = (MARGIN, height - MARGIN - BARS, left, BARS)
    _legend(sheet, chart, legend, 1 if is_wide else 2)
    _bars(sheet, chart, bars)
    _title_block(sheet, *block)
    return sheet.layout


def _map(sheet, where):
    """The map with its frame and a grid, whose lines talus:printlayout puts at round coordinates."""
    from qgis.core import QgsLayoutItemMap, QgsLayoutItemMapGrid, QgsLineSymbol, QgsRectangle
    from qgis.PyQt.QtGui import QColor

    chart = sheet.place(QgsLayoutItemMap(sheet.layout), "talus_map", *where)
    chart.setExtent(QgsRectangle(0.0, 0.0, where[2], where[3]))
    chart.setFrameEnabled(True)
    grid = QgsLayoutItemMapGrid("talus_grid", chart)
    chart.grids().addGrid(grid)
    grid.setEnabled(True)
    grid.setStyle(QgsLayoutItemMapGrid.GridStyle.Solid)
    grid.setLineSymbol(QgsLineSymbol.createSimple({"line_color": "90,90,90,90", "line_width": "0.1"}))
    grid.setAnnotationEnabled(True)
    grid.setAnnotationPrecision(0)
    font = grid.annotationFont()
    font.setPointSizeF(6.0)
    grid.setAnnotationFont(font)
    grid.setAnnotationFontColor(QColor(FAINT))
    grid.setAnnotationFrameDistance(0.8)
    Kind, Side = QgsLayoutItemMapGrid, QgsLayoutItemMapGrid.BorderSide
    grid.setAnnotationFormat(Kind.AnnotationFormat.CustomFormat)
    grid.setAnnotationExpression(COORDINATE)
    shown = {Side.Left: Kind.DisplayMode.LatitudeOnly, Side.Top: Kind.DisplayMode.LongitudeOnly}
    for side in (Side.Left, Side.Right, Side.Top, Side.Bottom):
        grid.setAnnotationPosition(Kind.AnnotationPosition.OutsideMapFrame, side)
        grid.setAnnotationDisplay(shown.get(side, Kind.DisplayMode.HideAll), side)
        is_upright = side in (Side.Left, Side.Right)
        directions = Kind.AnnotationDirection
        grid.setAnnotationDirection(directions.Vertical if is_upright else directions.Horizontal, side)
    return chart


def _legend(sheet, chart, where, columns):
    from qgis.core import QgsLayoutItemLegend, QgsLegendStyle

    sheet.frame("talus_legend_frame", *where)
    legend = QgsLayoutItemLegend(sheet.layout)
    sheet.place(legend, "talus_legend", where[0] + 1.5, where[1] + 1.5, where[2] - 3.0, where[3] - 3.0)
    legend.setLinkedMap(chart)
    kinds = QgsLegendStyle.Style
    legend.setLegendFilterByMapEnabled(True)  # only what is to be seen
    legend.setColumnCount(columns)
    legend.setSplitLayer(False)
    legend.setSymbolWidth(5.0)
    legend.setSymbolHeight(3.0)
    legend.setBackgroundEnabled(False)
    for style, size in ((kinds.Title, 9.0), (kinds.Group, 8.5), (kinds.Subgroup, 8.0), (kinds.SymbolLabel, 7.0)):
        font = legend.styleFont(style)
        font.setPointSizeF(size)
        font.setBold(style == kinds.Title)
        legend.setStyleFont(style, font)
    legend.setBoxSpace(0.0)


def _bars(sheet, chart, where):
    """Scale bar and north arrow, in a box."""
    from qgis.core import QgsLayoutItemPicture, QgsLayoutItemScaleBar, QgsUnitTypes

    sheet.frame("talus_bar_frame", *where)
    bar = sheet.place(QgsLayoutItemScaleBar(sheet.layout), "talus_bar", where[0] + 2.0, where[1] + 3.0, 46.0, 11.0)
    bar.setStyle("Single Box")
    bar.setLinkedMap(chart)
    bar.setUnits(QgsUnitTypes.DistanceUnit.DistanceMeters)
    bar.setUnitLabel("m")
    bar.setHeight(2.0)
    bar.setBoxContentSpace(0.0)
    text = bar.textFormat()
    text.setSize(7.0)
    bar.setTextFormat(text)
    north = QgsLayoutItemPicture(sheet.layout)
    sheet.place(north, "talus_north", where[0] + where[2] - 14.0, where[1] + 2.5, 12.0, 12.0)
    north.setPicturePath(":/images/north_arrows/layout_default_north_arrow.svg")
    north.setLinkedMap(chart)


def _title_block(sheet, left, top):
    """Boxes with a small caption and a text, which the algorithm sets as variables of the layout."""
    for height, boxes in ROWS:
        wide = BLOCK / len(boxes)
        for number, (name, size) in enumerate(boxes):
            x = left + number * wide
            sheet.frame(f"talus_{name}_frame", x, top, wide, height)
            inner = (x + PADDING, wide - 2.0 * PADDING)
            caption = 0.0 if name in WITHOUT_CAPTION else 2.6
            if caption:
                place = (inner[0], top + 0.7, inner[1], caption)
                sheet.text(f"talus_{name}_caption", f"[% @talus_{name}_label %]", 5.0, place, FAINT)
            place = (inner[0], top + PADDING + caption, inner[1], height - caption - 1.5 * PADDING)
            sheet.text(f"talus_{name}", f"[% @talus_{name} %]", size, place, is_bold=name == "title")
        top += height


def main():
    """Write them."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from qgis.core import QgsProject, QgsReadWriteContext

    from talus.resources.demo.embedded_qgis import start

    application = start()  # noqa: F841
    for name, (width, height) in PAPERS.items():
        path = FOLDER / f"{name}.qpt"
        layout = make_layout(QgsProject.instance(), name, width, height)
        if not layout.saveAsTemplate(str(path), QgsReadWriteContext()):
            raise OSError(f"{path} could not be written")
        print(path)
    sys.stdout.flush()
    os._exit(0)  # exitQgis() destroys objects that Python still holds


if __name__ == "__main__":
    main()
