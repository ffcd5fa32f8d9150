# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground classes and polygons for algorithms that make no scene of them."""

from qgis.core import QgsProcessingException

from ...engine.ground.narrow_polygons import without_effect
from ...engine.scene import ground
from ..findings.texts import error_text


def known_classes(path):
    """Name -> GroundClass: those of Talus, and those of a table of the user's in their place or beside them."""
    try:
        return ground.known_classes(path)
    except ValueError as error:
        raise QgsProcessingException(f"GROUND_TABLE: {error_text(error)}") from error


def read_polygons(features, terrain, value_of, call):
    """Polygons (engine.io.burn.Polygon) of Features that meet the terrain; ``value_of`` takes a Feature."""
    polygons = features.polygons(terrain, value_of)
    call.find(without_effect(polygons, terrain, features.subject))
    return polygons
