# SPDX-License-Identifier: GPL-2.0-or-later
"""Labels on the canvas of the run that is shown: its title, its map, and the classes of that."""

import html

from qgis.PyQt.QtCore import QEvent, QObject, Qt
from qgis.PyQt.QtWidgets import QLabel

LOOK = "background: rgba(255, 255, 255, 215); color: black; padding: 4px;"
EDGE, GAP = 8, 4  # pixels from the corner of the canvas, between the two
SQUARE = "&#9632;"


class CanvasLabels(QObject):
    """A title at the bottom left of a canvas, and a legend above it; hidden until there is something to report.

    Not at the top, where messages of QGIS lie over the canvas.
    """

    def __init__(self, canvas):
        super().__init__(canvas)
        self.canvas, self.title, self.legend = canvas, _label_on(canvas), _label_on(canvas)
        self.title.setStyleSheet(LOOK + "font-weight: bold;")
        self.legend.setTextFormat(Qt.TextFormat.RichText)
        canvas.installEventFilter(self)

    def tell(self, title, map_label, layer):
        """``layer``: of the map, None where the run has no such map."""
        self.title.setText(f"{title}\n{map_label}")
        self.title.show()
        rows = [] if layer is None else legend_rows(layer)
        self.legend.setVisible(bool(rows))
        if rows:
            self.legend.setText("<br/>".join(
                f"<span style='color:{colour}; font-size:large'>{SQUARE}</span> {html.escape(text)}"
                for text, colour in rows
            ))  # fmt: skip
        self._place()

    def _place(self):
        bottom = self.canvas.height() - EDGE
        for label in (self.title, self.legend):
            label.adjustSize()
            label.move(EDGE, bottom - label.height())
            bottom -= label.height() + GAP

    def eventFilter(self, watched, event):
        """Called by Qt for what happens to the canvas."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def hide(self):
        """Nothing is shown."""
        self.title.hide()
        self.legend.hide()

    def close_down(self):
        """Off the canvas."""
        self.canvas.removeEventFilter(self)
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
