# SPDX-License-Identifier: GPL-2.0-or-later
"""Danger zones as they are printed: gaps and hairs that cannot be seen at the scale of the plan become zones."""

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
    QgsWkbTypes,
)

from ....engine.hazard.danger_zones import danger_zones, generalised
from ....engine.io import raster
from ....engine.io.optional_packages import require
from ...number_words import formatted
from ...shared.scene.dem import gdal_path
from ...shared.styles.known_layers import all_known, which_of
from ...shared.styles.styles import INTEGER, REAL
from ...translation import tr

# A raster of danger levels as polygons of its levels, which a plan smooths as it does zones.

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
    polygons = QgsVectorLayer("Polygon", layer.name(), "memory")
    polygons.setCrs(layer.crs())
    polygons.dataProvider().addAttributes([QgsField(LEVEL, INTEGER), QgsField(AREA, REAL)])
    polygons.updateFields()
    for level, zone in danger_zones(levels, grid).items():
        polygons.dataProvider().addFeatures([_feature(polygons, level, part, shapely) for part in zone.geoms])
    polygons.updateExtents()
    polygons.setRenderer(_in_colours(layer.renderer()))
    return polygons


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
    for entry in renderer.classes():
        symbol = QgsFillSymbol.createSimple({"color": entry.color.name(), **OUTLINE})
        symbol.setOpacity(renderer.opacity())
        categories.append(QgsRendererCategory(int(entry.value), symbol, entry.label))
    return QgsCategorizedSymbolRenderer(LEVEL, categories)


ZONES = "ZONES"  # the output of talus:hazardmap


def smoothed_zones(layers, radius, project, call):
    """The layers, danger zones and rasters of danger levels among them as copies with the radius (m); copies are
    layers of the project.
    """
    if radius == 0.0:
        return layers
    known = all_known()
    outputs = [_output_of(layer, known) for layer in layers]
    if not any(output == ZONES or is_of_levels(layer, output) for layer, output in zip(layers, outputs)):
        return layers
    try:
        require("shapely")
    except ImportError:
        call.info(tr("Danger zones are printed unchanged: the Python of QGIS has no shapely, which smooths them."))
        return layers
    shown = []
    for layer, output in zip(layers, outputs):
        zones = as_polygons(layer) if is_of_levels(layer, output) else layer if output == ZONES else None
        shown.append(layer if zones is None else _smoothed(zones, radius, project, call))
    return shown


def _output_of(layer, known):
    which = which_of(known, layer)
    return None if which is None else which.output


def _smoothed(layer, radius, project, call):
    shapely = require("shapely")
    shapes, patterns = {}, {}
    for feature in layer.getFeatures():
        call.stop_if_cancelled()
        shapes.setdefault(feature[LEVEL], []).append(shapely.from_wkb(bytes(feature.geometry().asWkb())))
        patterns.setdefault(feature[LEVEL], feature)
    zones = generalised({level: shapely.union_all(of_level) for level, of_level in shapes.items()}, radius)
    copy = QgsVectorLayer(f"{QgsWkbTypes.displayString(layer.wkbType())}", layer.name(), "memory")
    copy.setCrs(layer.crs())
    copy.dataProvider().addAttributes(layer.fields())
    copy.updateFields()
    rows = [_row(patterns[level], part) for level, zone in zones.items() for part in zone.geoms]
    copy.dataProvider().addFeatures(rows)
    copy.updateExtents()
    copy.setRenderer(layer.renderer().clone())
    project.addMapLayer(copy, False)
    message = tr("{}: smoothed by {:.3g} m for the plan; gaps between zones are filled, no place gets a lower level.")
    call.info(formatted(message, layer.name(), radius))
    return copy


def _row(pattern, part):
    """A feature with the attributes of one of its level."""
    shapely = require("shapely")
    geometry = QgsGeometry()
    geometry.fromWkb(shapely.to_wkb(part, output_dimension=2))
    row = QgsFeature(pattern)
    row.setGeometry(geometry)
    row[AREA] = part.area
    return row
