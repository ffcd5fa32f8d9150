# SPDX-License-Identifier: GPL-2.0-or-later
"""The tool that draws a polygon: a click is a corner, the right button or a double click ends it, Backspace takes the
last corner back, Escape all of them. Corners snap as the project's snapping says.
"""

from qgis.core import QgsGeometry, QgsWkbTypes
from qgis.gui import QgsMapTool, QgsRubberBand
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QColor

AREA, POINT = QgsWkbTypes.GeometryType.PolygonGeometry, QgsWkbTypes.GeometryType.PointGeometry
SNAPPED = QColor(255, 0, 255)


class PolygonTool(QgsMapTool):
    """Calls ``drawn`` with a QgsGeometry in the system of the map."""

    def __init__(self, canvas, drawn):
        super().__init__(canvas)
        self.drawn, self.corners = drawn, []
        self.band, self.snapped = QgsRubberBand(canvas, AREA), QgsRubberBand(canvas, POINT)
        self.snapped.setColor(SNAPPED)
        self.snapped.setIconSize(9)
        self.set_colour("#b22222")
        self.setCursor(Qt.CursorShape.CrossCursor)

    def set_colour(self, colour):
        """Set the colour of the rubber band to that of the class."""
        edge, fill = QColor(colour).darker(140), QColor(colour)
        fill.setAlpha(110)
        self.band.setStrokeColor(edge)
        self.band.setFillColor(fill)
        self.band.setWidth(2)

    def canvasReleaseEvent(self, event):
        if event.button() == Qt.MouseButton.RightButton:
            self.finish()
        elif event.button() == Qt.MouseButton.LeftButton:
            self.corners.append(self._place(event))
            self._show(self.corners)

    def canvasDoubleClickEvent(self, event):
        self.finish()

    def canvasMoveEvent(self, event):
        place = self._place(event)
        if self.corners:
            self._show([*self.corners, place])

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Backspace and self.corners:
            self.corners.pop()
            self._show(self.corners)
            event.ignore()  # QGIS would delete what is selected
        elif event.key() == Qt.Key.Key_Escape:
            self.forget()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.finish()

    def finish(self):
        """Hand on what has three corners; less is nothing."""
        corners = [one for k, one in enumerate(self.corners) if k == 0 or one != self.corners[k - 1]]
        self.forget()
        if len(corners) >= 3:
            self.drawn(QgsGeometry.fromPolygonXY([[*corners, corners[0]]]))

    def forget(self):
        """Begin again."""
        self.corners = []
        self.band.reset(AREA)
        self.snapped.reset(POINT)

    def _place(self, event):
        match = self.canvas().snappingUtils().snapToMap(event.pos())
        self.snapped.reset(POINT)
        if not match.isValid():
            return event.mapPoint()
        self.snapped.addPoint(match.point())
        return match.point()

    def _show(self, corners):
        self.band.reset(AREA)
        for corner in corners:
            self.band.addPoint(corner)

    def deactivate(self):
        self.forget()
        super().deactivate()
