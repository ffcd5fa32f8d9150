# SPDX-License-Identifier: GPL-2.0-or-later
"""Points on the ground from any layer: points as they are, lines and polygons sampled."""

import numpy as np
from qgis.core import QgsProcessingException

from ..layers.vector_layers import check_system, valid_features
from ..scene.release_sampling import points_of
from ..translation import tr


def ground_points(source, name, terrain, crs, spacing, call):
    """(n, 3) x, y and height of the terrain. Raises QgsProcessingException where none lies on it."""
    check_system(source, name)
    found = []
    for feature in valid_features(source, crs, call, name):
        found.extend(points_of(feature.geometry(), spacing))
    points = np.array(found, np.float64).reshape(-1, 2)
    heights = terrain.height(points[:, 0], points[:, 1])
    on_ground = ~np.isnan(heights)
    if not on_ground.any():
        message = tr("{}: the layer {} has no feature on the elevation model; is its coordinate system right?")
        raise QgsProcessingException(message.format(name, source.sourceName()))
    if not on_ground.all():
        message = tr("{}: points outside of the elevation model, which are left out: {}.")
        call.warning(message.format(name, int(np.count_nonzero(~on_ground))))
    return np.column_stack([points, heights])[on_ground]
