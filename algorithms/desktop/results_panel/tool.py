# SPDX-License-Identifier: GPL-2.0-or-later
"""The tool of the results panel: a click is a place; in the modes with a line each click is a vertex, the right button
or a double click ends it.
"""

from qgis.core import QgsWkbTypes
from qgis.gui import QgsMapTool, QgsRubberBand
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QColor

LINE = QgsWkbTypes.GeometryType.LineGeometry


class PlaceTool(QgsMapTool):
    """Calls ``clicked`` with a point, or ``drawn`` with the points of a line, in the system of the map."""

    def __init__(self, canvas, clicked, drawn):
        super().__init__(canvas)
        self.clicked, self.drawn, self.is_line, self.points = clicked, drawn, False, []
        self.band = QgsRubberBand(canvas, LINE)
        self.band.setColor(QColor(31, 78, 156))
        self.band.setWidth(2)
        self.setCursor(Qt.CursorShape.CrossCursor)

    def canvasReleaseEvent(self, event):
        if event.button() == Qt.MouseButton.RightButton:
            self.finish()
        elif not self.is_line:
            self.clicked(event.mapPoint())
        else:
            self.points.append(event.mapPoint())

    def canvasDoubleClickEvent(self, event):
        self.finish()

    def canvasMoveEvent(self, event):
        if self.points:
            self.band.reset(LINE)
            for point in (*self.points, event.mapPoint()):
                self.band.addPoint(point)

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Escape:
            self.forget()

    def finish(self):
        """Hand on a line of at least two points."""
        points = [one for k, one in enumerate(self.points) if k == 0 or one != self.points[k - 1]]
        self.forget()
        if len(points) > 1:
            self.drawn(points)

    def forget(self):
        """Begin again."""
        self.points = []
        self.band.reset(LINE)

    def deactivate(self):
        self.forget()
        super().deactivate()
