# SPDX-License-Identifier: GPL-2.0-or-later
"""From the geometry of a release to its points."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.io.burn import nodes_inside
from ..translation import tr

LARGEST_SAMPLE = 1_000_000  # points of one polygon


def points_of(geometry, spacing):
    """Points (x, y) of a geometry; empty where it has none."""
    if geometry.isNull() or geometry.isEmpty():
        return []
    dimension = geometry.constGet().dimension()
    if dimension == 0:
        return [(vertex.x(), vertex.y()) for vertex in geometry.vertices()]
    sample = _along_line if dimension == 1 else _within_polygon
    return [point for part in geometry.asGeometryCollection() or [geometry] for point in sample(part, spacing)]


def _along_line(line, spacing):
    """Points in the middle of equal pieces of about the spacing."""
    pieces = max(1, round(line.length() / spacing))
    distances = (np.arange(pieces) + 0.5) * line.length() / pieces
    points = [line.interpolate(distance).asPoint() for distance in distances]
    return [(point.x(), point.y()) for point in points]


def _within_polygon(polygon, spacing):
    """Multiples of the spacing within the polygon, so that neighbours share one grid; one point where it is small."""
    box = polygon.boundingBox()
    if box.width() * box.height() > LARGEST_SAMPLE * spacing**2:
        message = tr("RELEASES: a polygon of {:.0f} m x {:.0f} m holds too many points {} m apart; raise SPACING.")
        raise QgsProcessingException(message.format(box.width(), box.height(), spacing))
    x, y = nodes_inside(bytes(polygon.asWkb()), spacing)
    if x.size:
        return list(zip(x.tolist(), y.tolist()))
    point = polygon.pointOnSurface().asPoint()
    return [(point.x(), point.y())]
