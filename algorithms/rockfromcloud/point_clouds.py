# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the points of a rock from a file or from a layer of points with heights, in metres."""

from pathlib import Path

import numpy as np
from qgis.core import QgsProcessingException, QgsUnitTypes, QgsWkbTypes

from ...engine.choices import LENGTH_UNITS
from ...engine.io.rock_files import read_points
from ...engine.shapes.point_cloud import to_metres
from ..layers.vector_layers import layer_source, tell_bare
from ..translation import tr
from .parameters import FILE, LAYER, UNIT


def read_cloud(call):
    """(points (n, 3) in metres, name). Raises QgsProcessingException naming FILE, LAYER or UNIT."""
    check_choice(call)
    unit = call[UNIT]
    path = call[FILE]
    if path:
        try:
            points, name = read_points(path), Path(path).stem
        except ValueError as error:
            raise QgsProcessingException(f"FILE: {error}") from error
    else:
        source = call[LAYER]
        check_layer(source, unit)
        points, name = _points_of(source, call), source.sourceName()
    return to_metres(points, unit), name


def check_choice(call):
    """Raise QgsProcessingException unless there is either a file or a layer."""
    has_file = bool(call[FILE])
    has_layer = call.is_given(LAYER)
    if has_layer:
        layer_source(call, LAYER)
    if has_file and has_layer:
        raise QgsProcessingException(tr("FILE and LAYER: both are given; empty one of them."))
    if not has_file and not has_layer:
        raise QgsProcessingException(tr("FILE and LAYER: give a file with the rock's points, or a layer of them."))


def check_layer(source, unit):
    """Raise QgsProcessingException for a layer without heights, without features, or not in the unit."""
    name = source.sourceName()
    if not QgsWkbTypes.hasZ(source.wkbType()):
        message = tr("LAYER: the points of {} have no heights. Use a PointZ layer, for example with Set Z value.")
        raise QgsProcessingException(message.format(name))
    if source.featureCount() == 0:
        raise QgsProcessingException(tr("LAYER: the layer {} is empty.").format(name))
    crs = source.sourceCrs()
    if not crs.isValid():
        return  # a scanner's own system, whose unit the user tells
    if crs.isGeographic():
        message = tr("LAYER: {} is in degrees ({}). Reproject it to a system in metres first.")
        raise QgsProcessingException(message.format(name, crs.authid()))
    metres = QgsUnitTypes.fromUnitToUnitFactor(crs.mapUnits(), QgsUnitTypes.DistanceUnit.DistanceMeters)
    if abs(metres / LENGTH_UNITS[unit] - 1.0) > 1e-4:  # the foot of the US survey counts as a foot
        message = tr("UNIT: {} is chosen, but the layer {} ({}) is in {}. Choose that unit, or reproject the layer.")
        raise QgsProcessingException(message.format(unit, name, crs.authid(), QgsUnitTypes.toString(crs.mapUnits())))


def _points_of(source, call):
    """Points (n, 3) of all parts of all features."""
    points, empty = [], []
    for feature in source.getFeatures():
        call.stop_if_cancelled()
        if not feature.hasGeometry():
            empty.append(feature.id())
            continue
        points.extend((vertex.x(), vertex.y(), vertex.z()) for vertex in feature.geometry().vertices())
    if empty:
        tell_bare(LAYER, empty, call)
    points = np.array(points, np.float64).reshape(-1, 3)
    lost = np.flatnonzero(~np.isfinite(points).all(axis=1))
    if lost.size:
        message = tr("LAYER: {} points have no height (NaN), the first is number {}. Delete or correct them.")
        raise QgsProcessingException(message.format(lost.size, lost[0] + 1))
    return points
