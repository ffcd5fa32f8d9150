# SPDX-License-Identifier: GPL-2.0-or-later
"""Finds what of polygons and lines lies outside of the elevation model, and tells how much."""

from qgis.core import QgsGeometry, QgsRectangle

from ..number_words import number_text, share_text
from ..translation import tr
from .vector_layers import feature_list

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
            message = tr("{}: partly outside of the elevation model, without effect there: {}; {} of {} ({}).")
            sizes = (f"{number_text(size)} {self.unit}" for size in (self.outside, self.whole))
            share = share_text(self.outside / self.whole)
            call.warning(message.format(name, feature_list(self.identifiers), *sizes, share))
