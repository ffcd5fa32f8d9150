# SPDX-License-Identifier: GPL-2.0-or-later
"""The tool on the map: a click is a point, a drag is a line."""

from qgis.core import QgsWkbTypes
from qgis.gui import QgsMapTool, QgsRubberBand
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QColor

SHORTEST_DRAG = 6  # px; below it a hand that trembled at a click


class ThrowTool(QgsMapTool):
    """Calls ``chosen`` with one point, or with the two ends of a line, in the system of the map."""

    def __init__(self, canvas, chosen):
        super().__init__(canvas)
        self.chosen, self.start = chosen, None
        self.band = QgsRubberBand(canvas, QgsWkbTypes.GeometryType.LineGeometry)
        self.band.setColor(QColor(178, 34, 34))
        self.band.setWidth(2)
        self.setCursor(Qt.CursorShape.CrossCursor)

    def canvasPressEvent(self, event):
        if event.button() == Qt.MouseButton.LeftButton:
            self.start = event.pixelPoint(), event.mapPoint()

    def canvasMoveEvent(self, event):
        if self.start is not None:
            self.band.reset(QgsWkbTypes.GeometryType.LineGeometry)
            self.band.addPoint(self.start[1])
            self.band.addPoint(event.mapPoint())

    def canvasReleaseEvent(self, event):
        if self.start is None or event.button() != Qt.MouseButton.LeftButton:
            return
        (pixel, point), self.start = self.start, None
        self.band.reset(QgsWkbTypes.GeometryType.LineGeometry)
        is_drag = (event.pixelPoint() - pixel).manhattanLength() >= SHORTEST_DRAG
        self.chosen([point, event.mapPoint()] if is_drag else [point])

    def deactivate(self):
        self.start = None
        self.band.reset(QgsWkbTypes.GeometryType.LineGeometry)
        super().deactivate()
