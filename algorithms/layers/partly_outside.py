# SPDX-License-Identifier: GPL-2.0-or-later
"""Finds what of polygons and lines lies outside of the elevation model, and reports how much."""

from qgis.core import QgsGeometry, QgsRectangle

from ...engine.findings.subjects import Listed
from ...engine.scene.features import PARTLY_OUTSIDE

LEAST = 1e-6  # share of a feature; less is rounding of coordinates


class PartlyOutside:
    """Gathers features that reach over the outer edge of the cells of a terrain, or of its grid."""

    def __init__(self, terrain):
        west, south, east, north = terrain.extent  # of the nodes, in the middle of cells
        half_x, half_y = (0.5 * size for size in terrain.cell_size)
        box = QgsRectangle(west - half_x, south - half_y, east + half_x, north + half_y)
        self.frame, self.box = QgsGeometry.fromRect(box), box
        self.identifiers, self.outside, self.whole, self.unit = [], 0.0, 0.0, ""

    def add(self, identifier, geometry):
        """A feature that meets the elevation model."""
        is_area = geometry.constGet().dimension() > 1
        measure = QgsGeometry.area if is_area else QgsGeometry.length
        self.unit = "m²" if is_area else "m"
        whole = measure(geometry)
        self.whole += whole
        if self.box.contains(geometry.boundingBox()):
            return
        outside = whole - measure(geometry.intersection(self.frame))
        if outside > LEAST * whole:
            self.identifiers.append(identifier)
            self.outside += outside

    def tell(self, name, call):
        """Warn, where there is something; ``name``: the input with these features."""
        if self.identifiers:
            share = 100.0 * self.outside / self.whole
            sizes = {"outside": self.outside, "whole": self.whole, "unit": self.unit}
            call.find([PARTLY_OUTSIDE.of(str(name), share, features=Listed.of(self.identifiers), **sizes)])
