# SPDX-License-Identifier: GPL-2.0-or-later
"""On the map: the place that was asked for, and a line to it from each release whose rocks pass it."""

from qgis.core import QgsGeometry, QgsPointXY, QgsWkbTypes
from qgis.gui import QgsRubberBand
from qgis.PyQt.QtGui import QColor

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

    def show_sources(self, sources, place, crs):
        """Lines from the starts of the Sources to a point (x, y), thicker where more runs come."""
        most = max((one.passing for one in sources), default=1)
        for one in sources[:MOST]:
            band = self._band(
                QgsWkbTypes.GeometryType.LineGeometry, SOURCE, max(1, round(THICKEST * one.passing / most))
            )
            line = QgsGeometry.fromPolylineXY([QgsPointXY(*one.start), QgsPointXY(*place)])
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
