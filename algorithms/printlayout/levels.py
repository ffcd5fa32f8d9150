# SPDX-License-Identifier: GPL-2.0-or-later
"""A raster of danger levels as polygons of its levels, which a plan smooths as it does zones."""

import numpy as np
from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsFeature,
    QgsField,
    QgsFillSymbol,
    QgsGeometry,
    QgsPalettedRasterRenderer,
    QgsRasterLayer,
    QgsRendererCategory,
    QgsVectorLayer,
)

from ...engine.hazard.danger_zones import danger_zones
from ...engine.io import raster
from ...engine.io.optional_packages import require
from ..scene.dem import gdal_path
from ..styles.columns import INTEGER, REAL

LEVEL, AREA = "level", "area_m2"
OUTPUT = "HAZARD"  # of talus:hazardmap
OUTLINE = {"outline_color": "#404040", "outline_width": "0.1"}


def is_of_levels(layer, output):
    """True for danger levels of cells in colours of their own, which the user has not changed to something else.

    output : what Talus knows the layer as
    """
    return (
        output == OUTPUT
        and isinstance(layer, QgsRasterLayer)
        and isinstance(layer.renderer(), QgsPalettedRasterRenderer)
    )


def as_polygons(layer):
    """The layer in memory with a feature for each part of each level, in the colours and words of the raster."""
    shapely = require("shapely")
    values, grid, _ = raster.read_values(gdal_path(layer.source()), layer.renderer().usesBands()[0])
    levels = np.where(np.isfinite(values), values, 0.0).astype(np.uint8)
    found = QgsVectorLayer("Polygon", layer.name(), "memory")
    found.setCrs(layer.crs())
    found.dataProvider().addAttributes([QgsField(LEVEL, INTEGER), QgsField(AREA, REAL)])
    found.updateFields()
    for level, zone in danger_zones(levels, grid).items():
        found.dataProvider().addFeatures([_feature(found, level, part, shapely) for part in zone.geoms])
    found.updateExtents()
    found.setRenderer(_in_colours(layer.renderer()))
    return found


def _feature(layer, level, part, shapely):
    geometry = QgsGeometry()
    geometry.fromWkb(shapely.to_wkb(part, output_dimension=2))
    feature = QgsFeature(layer.fields())
    feature.setGeometry(geometry)
    feature.setAttributes([int(level), part.area])
    return feature


def _in_colours(renderer):
    """The classes of the raster for polygons."""
    categories = []
    for one in renderer.classes():
        symbol = QgsFillSymbol.createSimple({"color": one.color.name(), **OUTLINE})
        symbol.setOpacity(renderer.opacity())
        categories.append(QgsRendererCategory(int(one.value), symbol, one.label))
    return QgsCategorizedSymbolRenderer(LEVEL, categories)
