# SPDX-License-Identifier: GPL-2.0-or-later
"""Request of a click or a line on the map to talus:simulate: its own inputs, on a part of the elevation model."""

import math
from typing import NamedTuple

from qgis.core import (
    QgsCoordinateTransform,
    QgsCsException,
    QgsFeature,
    QgsGeometry,
    QgsProcessingException,
    QgsProject,
    QgsRectangle,
    QgsReferencedRectangle,
    QgsVectorLayer,
)

from ...parameters.extent import DEM, EXTENT
from ...parameters.ground import GROUND, GROUND_DEFAULT
from ...parameters.scene import RELEASES, ROCK, RUNS, SPACING, VOLUME
from ...translation import tr

ROCKS = 100  # of one throw
POINTS_ON_A_LINE = 10
SMALLEST_WINDOW = 1000.0  # m of terrain on each side of the start; doubled as long as rocks leave it
MOST_NODES = 16_000_000  # of a window, some 0.3 GB


class Choices(NamedTuple):
    """Choices in the panel."""

    dem: object  # QgsRasterLayer
    rock: str  # of the library
    volume: float  # m3
    ground_class: str  # where no polygon is
    ground: object = None  # QgsVectorLayer with polygons of ground classes
    rocks: int = ROCKS


def release_layer(points, crs):
    """A layer with the clicked point, or the drawn line, in the system of the map."""
    is_line = len(points) > 1
    layer = QgsVectorLayer("LineString" if is_line else "Point", tr("Thrown from"), "memory")
    layer.setCrs(crs)
    feature = QgsFeature(layer.fields())
    feature.setGeometry(QgsGeometry.fromPolylineXY(points) if is_line else QgsGeometry.fromPointXY(points[0]))
    layer.dataProvider().addFeatures([feature])
    layer.updateExtents()
    return layer


def inputs_of(choices, releases, margin):
    """The inputs of talus:simulate; the elevation model is read to ``margin`` m around the releases."""
    bounds = _in_system_of(choices.dem, releases)
    length = math.hypot(bounds.width(), bounds.height())
    points = POINTS_ON_A_LINE if length > 0.0 else 1
    window = window_around(choices.dem, bounds, margin)
    inputs = {
        DEM: choices.dem, RELEASES: releases, EXTENT: QgsReferencedRectangle(window, choices.dem.crs()),
        RUNS: max(choices.rocks // points, 1), ROCK: choices.rock, VOLUME: choices.volume,
        GROUND_DEFAULT: choices.ground_class,
    }  # fmt: skip
    if length > 0.0:
        inputs[SPACING] = max(length / points, 0.01)
    if choices.ground is not None:
        inputs[GROUND] = choices.ground
    return inputs


def window_around(dem, bounds, margin):
    """The part of an elevation model within ``margin`` m of some bounds, as large as memory allows."""
    cell = dem.rasterUnitsPerPixelX(), dem.rasterUnitsPerPixelY()
    widest = 0.5 * math.sqrt(MOST_NODES * cell[0] * cell[1])
    wanted = QgsRectangle(bounds)
    wanted.grow(min(margin, widest))
    window = wanted.intersect(dem.extent())
    if window.isEmpty():
        raise QgsProcessingException(tr("The elevation model {} does not cover this point.").format(dem.name()))
    return window


def may_grow(dem, releases, margin):
    """Would a window of twice the margin hold more of the elevation model?"""
    bounds = _in_system_of(dem, releases)
    return window_around(dem, bounds, 2.0 * margin) != window_around(dem, bounds, margin)


def _in_system_of(dem, releases):
    try:
        transform = QgsCoordinateTransform(releases.crs(), dem.crs(), QgsProject.instance())
        return transform.transformBoundingBox(releases.extent())
    except QgsCsException as error:
        message = tr("The point cannot be transformed to the coordinate system of {}.").format(dem.name())
        raise QgsProcessingException(message) from error
