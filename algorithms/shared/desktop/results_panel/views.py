# SPDX-License-Identifier: GPL-2.0-or-later
"""A table that can be read and copied, and a figure that fits its place."""

from qgis.core import QgsGeometry, QgsPointXY, QgsWkbTypes
from qgis.gui import QgsMapTool, QgsRubberBand
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QColor, QKeySequence, QPixmap
from qgis.PyQt.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QLabel, QTableWidget, QTableWidgetItem

from .numbers import shown

# On the map: the place that was asked for, and a line to it from each release whose rocks pass it.

PLACE, SOURCE = QColor(31, 78, 156), QColor(8, 48, 107, 190)  # blue: trajectories are red
MOST = 200  # lines that can still be told apart
THICKEST = 4  # px


class PlaceMarks:
    """Rubber bands that are drawn again for each place."""

    def __init__(self, canvas):
        self.canvas, self.bands = canvas, []

    def show_place(self, geometry, crs):
        """Mark an area or a line in a system."""
        self.clear()
        kind = geometry.type()
        band = self._band(kind, PLACE, 2)
        if kind == QgsWkbTypes.GeometryType.PolygonGeometry:
            fill = QColor(PLACE)
            fill.setAlpha(60)
            band.setFillColor(fill)
        band.addGeometry(geometry, crs)

    def show_sources(self, sources, where, crs):
        """Lines from the starts of the Sources to a point (x, y), thicker where more runs come."""
        most = max((source.passing for source in sources), default=1)
        for each in sources[:MOST]:
            band = self._band(
                QgsWkbTypes.GeometryType.LineGeometry, SOURCE, max(1, round(THICKEST * each.passing / most))
            )
            line = QgsGeometry.fromPolylineXY([QgsPointXY(*each.start), QgsPointXY(*where)])
            band.addGeometry(line, crs)

    def _band(self, kind, colour, width):
        band = QgsRubberBand(self.canvas, kind)
        band.setColor(colour)
        band.setWidth(width)
        self.bands.append(band)
        return band

    def clear(self):
        """Take all of it off the map."""
        for band in self.bands:
            if band.scene() is not None:
                band.scene().removeItem(band)
        self.bands = []


# The tool of the results panel: a click is a place; in the modes with a line each click is a vertex, the right button.

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
        points = [point for k, point in enumerate(self.points) if k == 0 or point != self.points[k - 1]]
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


NARROW = 3  # columns that fit a dock side by side


class TableView(QTableWidget):
    """A numbers.Table; Ctrl+C copies what is selected, cells apart by tabulators."""

    def __init__(self, table):
        super().__init__(len(table.rows), len(table.heads))
        self.setHorizontalHeaderLabels(table.heads)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.verticalHeader().hide()
        for row, cells in enumerate(table.rows):
            for column, value in enumerate(cells):
                item = QTableWidgetItem(shown(value))
                if not isinstance(value, str):
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)
        heads = self.horizontalHeader()
        heads.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if len(table.heads) <= NARROW and table.rows and isinstance(table.rows[0][0], str):
            # words may take several lines, numbers may not
            heads.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
            heads.setMinimumSectionSize(44)
            self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def keyPressEvent(self, event):
        if event.matches(QKeySequence.StandardKey.Copy):
            QApplication.clipboard().setText(self.selected_text())
        else:
            super().keyPressEvent(event)

    def selected_text(self):
        """Selected cells as text that spreadsheets accept."""
        cells = sorted((index.row(), index.column()) for index in self.selectedIndexes())
        rows = {}
        for row, column in cells:
            rows.setdefault(row, []).append(self.item(row, column).text())
        return "\n".join("\t".join(texts) for texts in rows.values())


class FigureView(QLabel):
    """A picture that is made smaller where its place is."""

    def __init__(self, data=b""):
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMinimumSize(120, 120)
        self.whole = QPixmap()
        if data:
            self.whole.loadFromData(data)
        self._fit()

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self._fit()

    def _fit(self):
        if self.whole.isNull():
            return
        size = self.size().boundedTo(self.whole.size())
        mode = Qt.TransformationMode.SmoothTransformation
        self.setPixmap(self.whole.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, mode))
