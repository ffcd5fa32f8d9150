# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that fly down the canvas: their paths so far, and a dot where each is."""

import numpy as np
from qgis.core import QgsCoordinateTransform, QgsProject
from qgis.gui import QgsMapCanvasItem
from qgis.PyQt.QtCore import QPointF, QTimer
from qgis.PyQt.QtGui import QColor, QPen, QPolygonF

BETWEEN = 33  # ms from one picture to the next
SHORT = 1.5  # s that a flight takes on the map, whatever it takes on the slope
PATH, CASING, ROCK = QColor(178, 34, 34, 150), QColor(255, 255, 255, 120), QColor(20, 20, 20)
RADIUS = 3.0  # px of a dot


class FlyingRocks(QgsMapCanvasItem):
    """Paths that are drawn as they go within ``seconds``, and left there until the item is taken off the canvas.

    paths : of each rock an (n, 3) array of time [s], x and y in the system ``crs``
    """

    def __init__(self, canvas, paths, crs, seconds=SHORT):
        super().__init__(canvas)
        self.frames = max(round(1000.0 * seconds / BETWEEN), 1)
        self.canvas = canvas
        self.times = [path[:, 0] for path in paths]
        self.points = [points_on_map(path, crs, canvas.mapSettings().destinationCrs()) for path in paths]
        self.longest = max((times[-1] for times in self.times if times.size), default=0.0)
        self.frame = 0
        self.timer = QTimer()
        self.timer.setInterval(BETWEEN)
        self.timer.timeout.connect(self._next)
        self.updatePosition()
        self.timer.start()

    def _next(self):
        self.frame += 1
        if self.frame >= self.frames:
            self.timer.stop()
        self.update()

    def finish(self):
        """To the last picture at once."""
        self.timer.stop()
        self.frame = self.frames
        self.update()

    def remove(self):
        """Off the canvas."""
        self.timer.stop()
        if self.scene() is not None:
            self.scene().removeItem(self)

    def updatePosition(self):
        """Called by the canvas when its extent changes."""
        self.setRect(self.canvas.extent())

    def paint(self, painter, option=None, widget=None):
        """Called by Qt; in pixels from the item's corner."""
        to_pixels, corner = self.canvas.getCoordinateTransform().transform(), self.pos()
        now = self.longest * min(self.frame, self.frames) / self.frames
        painter.save()
        painter.translate(-corner.x(), -corner.y())
        lines, heads = [], []
        for times, points in zip(self.times, self.points):
            shown = drawn_until(times, points, now)
            if shown:
                line = to_pixels.map(QPolygonF(shown))
                lines.append(line)
                heads.append(line[line.count() - 1])
        for colour, width in ((CASING, 3.0), (PATH, 1.2)):
            painter.setPen(QPen(colour, width))
            for line in lines:
                painter.drawPolyline(line)
        painter.setPen(QPen(QColor(255, 255, 255), 1.0))
        painter.setBrush(ROCK)
        for head in heads:
            painter.drawEllipse(head, RADIUS, RADIUS)
        painter.restore()


def points_on_map(path, crs, map_crs):
    """Vertices of a path as QPointF in the system of the map."""
    transform = QgsCoordinateTransform(crs, map_crs, QgsProject.instance())
    if transform.isShortCircuited():
        return [QPointF(x, y) for x, y in path[:, 1:].tolist()]
    moved = (transform.transform(x, y) for x, y in path[:, 1:].tolist())
    return [QPointF(point.x(), point.y()) for point in moved]


def drawn_until(times, points, now):
    """The vertices that have been passed, and where the rock is between two of them."""
    passed = int(np.searchsorted(times, now, side="right"))
    if passed == 0 or passed == len(points):
        return points[:passed]
    share = (now - times[passed - 1]) / (times[passed] - times[passed - 1])
    return [*points[:passed], points[passed - 1] + (points[passed] - points[passed - 1]) * float(share)]
