# SPDX-License-Identifier: GPL-2.0-or-later
"""From the geometry of a feature to points: points as they are, lines and polygons sampled."""

from ...engine.scene.releases import sampled_points
from ..layers.feature_rows import linear_wkb
from ..parameters.scene import RELEASES


def points_of(geometry, spacing):
    """Points (x, y) of a geometry; empty where it has none."""
    if geometry.isNull() or geometry.isEmpty():
        return []
    return sampled_points(linear_wkb(geometry), spacing, str(RELEASES))
