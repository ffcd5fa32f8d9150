# SPDX-License-Identifier: GPL-2.0-or-later
"""What stands on the canvas of the run that is shown: its title, its map, and the classes of that."""

import html

from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QLabel

LOOK = "background: rgba(255, 255, 255, 215); color: black; padding: 4px;"
EDGE, GAP = 8, 4  # pixels from the corner of the canvas, between the two
SQUARE = "&#9632;"


class CanvasLabels:
    """A title at the top left of a canvas, and a legend below it; hidden until there is something to tell."""

    def __init__(self, canvas):
        self.title, self.legend = _label_on(canvas), _label_on(canvas)
        self.title.setStyleSheet(LOOK + "font-weight: bold;")
        self.legend.setTextFormat(Qt.TextFormat.RichText)

    def tell(self, title, map_label, layer):
        """``layer``: of the map, None where the run has no such map."""
        self.title.setText(f"{title}\n{map_label}")
        self.title.adjustSize()
        self.title.move(EDGE, EDGE)
        self.title.show()
        rows = [] if layer is None else legend_rows(layer)
        self.legend.setVisible(bool(rows))
        if rows:
            self.legend.setText("<br/>".join(
                f"<span style='color:{colour}; font-size:large'>{SQUARE}</span> {html.escape(text)}"
                for text, colour in rows
            ))  # fmt: skip
            self.legend.adjustSize()
            self.legend.move(EDGE, EDGE + self.title.height() + GAP)

    def hide(self):
        """Nothing is shown."""
        self.title.hide()
        self.legend.hide()

    def close_down(self):
        """Off the canvas."""
        self.title.deleteLater()
        self.legend.deleteLater()


def legend_rows(layer):
    """Pairs of a text and a colour of the classes of a raster layer."""
    renderer = layer.renderer()
    return [] if renderer is None else [(text, colour.name()) for text, colour in renderer.legendSymbologyItems()]


def _label_on(canvas):
    label = QLabel(canvas)
    label.setStyleSheet(LOOK)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    label.hide()
    return label
