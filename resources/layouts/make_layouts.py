# SPDX-License-Identifier: GPL-2.0-or-later
"""Write the layout templates, *.qpt beside this file: ``python resources/layouts/make_layouts.py``.

They are ordinary templates: open one in the layout designer, change it, save it under another name, and give it to
talus:printlayout as TEMPLATE. Their texts are variables that the algorithm sets.
"""

import os
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
MARGIN = 10.0  # mm
SIDE = 68.0  # mm, column with legend and texts
HEAD = 12.0  # mm, title
FOOT = 40.0  # mm, below the map of an upright page: half of it for texts
PAPERS = {"a4_landscape": (297.0, 210.0), "a4_portrait": (210.0, 297.0), "a3_landscape": (420.0, 297.0)}
TEXTS = (
    "[% CASE WHEN @talus_object <> '' THEN @talus_object_label || ': ' || @talus_object || '\\n' ELSE '' END || "
    "CASE WHEN @talus_author <> '' THEN @talus_author_label || ': ' || @talus_author || '\\n' ELSE '' END || "
    "@talus_date_label || ': ' || @talus_date || '\\n' || @talus_scale_label || ': ' || @talus_scale || '\\n' || "
    "@talus_note %]"
)


def make_layout(project, name, width, height):
    """A page with a map, and beside it (below it on an upright page) legend, scale bar, north and texts."""
    from qgis.core import (
        QgsLayoutItemLabel,
        QgsLayoutItemLegend,
        QgsLayoutItemMap,
        QgsLayoutItemPicture,
        QgsLayoutItemScaleBar,
        QgsLayoutPoint,
        QgsLayoutSize,
        QgsLegendStyle,
        QgsPrintLayout,
        QgsRectangle,
        QgsUnitTypes,
    )

    unit = QgsUnitTypes.LayoutUnit.LayoutMillimeters
    layout = QgsPrintLayout(project)
    layout.initializeDefaults()
    layout.setName(name)
    layout.pageCollection().page(0).setPageSize(QgsLayoutSize(width, height, unit))

    def place(item, identifier, x, y, wide, high):
        layout.addLayoutItem(item)
        item.setId(identifier)
        item.attemptMove(QgsLayoutPoint(x, y, unit))
        item.attemptResize(QgsLayoutSize(wide, high, unit))
        return item

    def text(identifier, content, size, *where):
        label = place(QgsLayoutItemLabel(layout), identifier, *where)
        font = label.font()
        font.setPointSizeF(size)
        label.setFont(font)
        label.setText(content)
        return label

    is_wide = width > height
    top, full = MARGIN + HEAD, width - 2.0 * MARGIN
    map_width = full - SIDE - 4.0 if is_wide else full
    map_height = height - top - MARGIN if is_wide else height - top - MARGIN - 2.2 * FOOT
    column = (MARGIN + map_width + 4.0, top) if is_wide else (MARGIN, top + map_height + 4.0)
    beside = column if is_wide else (MARGIN + 0.5 * full + 4.0, column[1])
    text("talus_title", "[% @talus_title %]", 16.0, MARGIN, MARGIN, full, HEAD)
    chart = place(QgsLayoutItemMap(layout), "talus_map", MARGIN, top, map_width, map_height)
    chart.setExtent(QgsRectangle(0.0, 0.0, map_width, map_height))
    chart.setFrameEnabled(True)
    legend = place(QgsLayoutItemLegend(layout), "talus_legend", *column, SIDE, 60.0)
    legend.setLinkedMap(chart)
    kinds = QgsLegendStyle.Style
    legend.setLegendFilterByMapEnabled(True)  # only what is to be seen
    legend.setColumnCount(1 if is_wide else 2)
    legend.setSymbolWidth(5.0)
    legend.setSymbolHeight(3.0)
    for style, size in ((kinds.Subgroup, 8.5), (kinds.SymbolLabel, 7.5)):
        font = legend.styleFont(style)
        font.setPointSizeF(size)
        legend.setStyleFont(style, font)
    legend.setBoxSpace(0.0)
    low = height - MARGIN - FOOT
    bar = place(QgsLayoutItemScaleBar(layout), "talus_bar", beside[0], low - 16.0, SIDE - 20.0, 12.0)
    bar.setStyle("Single Box")
    bar.setLinkedMap(chart)
    bar.setUnits(QgsUnitTypes.DistanceUnit.DistanceMeters)
    bar.setUnitLabel("m")
    north = place(QgsLayoutItemPicture(layout), "talus_north", MARGIN + map_width - 14.0, top + 3.0, 11.0, 11.0)
    north.setPicturePath(":/images/north_arrows/layout_default_north_arrow.svg")
    north.setLinkedMap(chart)
    text("talus_texts", TEXTS, 8.0, beside[0], low, SIDE if is_wide else 0.5 * full - 4.0, FOOT)
    return layout


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
