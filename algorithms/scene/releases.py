# SPDX-License-Identifier: GPL-2.0-or-later
"""Points of layers: releases of Simulate rockfall and of other algorithms, sampled on lines and in areas."""

import math

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.scene.releases import read_points, sampled_points
from ..layers.feature_rows import features_of, linear_wkb
from ..layers.vector_layers import check_system, valid_features
from ..parameters.scene import OUTSIDE, RELEASES
from ..translation import tr

OFF_GROUND = Kind(
    "releases-left-out", DOUBTFUL,
    "{subject}: points outside of the elevation model, which are left out: {value:.0f}.",
    "Give a larger elevation model, or move them.",
)  # fmt: skip


def release_points(call, crs, terrain, spacing, volume=math.nan, volume_field=None, may_skip=False):
    """The ReleasePoints of RELEASES in the system ``crs`` that have ground under them.

    spacing : m, of points on lines and in areas
    volume : m3, of points whose field says nothing
    may_skip : leave features out that have no ground under them
    """
    values = {
        "height": 0.0, "runs": 1, "height_field": None, "runs_field": None, "volume_field": volume_field or None,
        "spacing": spacing, "outside": "skip" if may_skip else "stop",
    }  # fmt: skip
    features = features_of(call, RELEASES, call[RELEASES], crs)
    return read_points(features, values, volume, terrain, str(OUTSIDE))


def points_of(geometry, spacing):
    """Points (x, y) of a geometry; empty where it has none."""
    if geometry.isNull() or geometry.isEmpty():
        return []
    return sampled_points(linear_wkb(geometry), spacing, str(RELEASES))


def layer_points(source, name, crs, spacing, call):
    """(n, 2) x, y of the points of a layer. Raises QgsProcessingException where it has none."""
    check_system(source, name)
    found = []
    for feature in valid_features(source, crs, call, name):
        found.extend(points_of(feature.geometry(), spacing))
    if not found:
        raise QgsProcessingException(_nowhere(source, name))
    return np.array(found, np.float64).reshape(-1, 2)


def points_on_ground(points, source, name, terrain, call):
    """(n, 3) x, y and height of the terrain. Raises QgsProcessingException where none lies on it."""
    heights = terrain.height(points[:, 0], points[:, 1])
    on_ground = ~np.isnan(heights)
    if not on_ground.any():
        raise QgsProcessingException(_nowhere(source, name))
    if not on_ground.all():
        call.find([OFF_GROUND.of(str(name), np.count_nonzero(~on_ground), 0.0)])
    return np.column_stack([points, heights])[on_ground]


def ground_points(source, name, terrain, crs, spacing, call):
    """(n, 3) of the points of a layer that lie on a terrain; raises as both of the above."""
    return points_on_ground(layer_points(source, name, crs, spacing, call), source, name, terrain, call)


def _nowhere(source, name):
    message = tr("{}: the layer {} has no feature on the elevation model; is its coordinate system right?")
    return message.format(name, source.sourceName())
