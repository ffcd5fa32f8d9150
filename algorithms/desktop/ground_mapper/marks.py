# SPDX-License-Identifier: GPL-2.0-or-later
"""Gaps and overlaps of a map, drawn over it."""

from qgis.core import QgsWkbTypes
from qgis.gui import QgsRubberBand
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QColor

from ...styles.ground_colours import PROBLEM_COLOURS


class ProblemMarks:
    """Two rubber bands, hatched so that what lies below can be read."""

    def __init__(self, canvas):
        self.canvas, self.bands = canvas, []

    def show(self, layer, overlaps, gaps):
        """Draw geometries in the system of a layer, in the place of those before."""
        self.clear()
        for kind, shapes, pattern in (
            ("gap", gaps, Qt.BrushStyle.BDiagPattern), ("overlap", overlaps, Qt.BrushStyle.DiagCrossPattern),
        ):  # fmt: skip
            band = QgsRubberBand(self.canvas, QgsWkbTypes.GeometryType.PolygonGeometry)
            band.setColor(QColor(PROBLEM_COLOURS[kind]))
            band.setBrushStyle(pattern)
            band.setWidth(1)
            for shape in shapes:
                band.addGeometry(shape, layer)
            self.bands.append(band)

    def clear(self):
        """Take them off the map."""
        for band in self.bands:
            band.reset(QgsWkbTypes.GeometryType.PolygonGeometry)
            if band.scene() is not None:
                band.scene().removeItem(band)
        self.bands = []
