# SPDX-License-Identifier: GPL-2.0-or-later
"""Danger zones as they are printed: gaps and hairs that cannot be seen at the scale of the plan become zones."""

from qgis.core import QgsFeature, QgsGeometry, QgsVectorLayer, QgsWkbTypes

from ...engine.hazard.danger_zones import generalised
from ...engine.io.optional_packages import require
from ..number_words import told
from ..styles.known_layers import all_known, which_of
from ..translation import tr
from .levels import AREA, LEVEL, as_polygons, is_of_levels

ZONES = "ZONES"  # the output of talus:hazardmap


def smoothed_zones(layers, radius, project, call):
    """The layers, danger zones and rasters of danger levels among them as copies with the radius (m); copies are
    layers of the project.
    """
    if radius == 0.0:
        return layers
    known = all_known()
    outputs = [_output_of(one, known) for one in layers]
    if not any(output == ZONES or is_of_levels(one, output) for one, output in zip(layers, outputs)):
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
    found = which_of(known, layer)
    return None if found is None else found.output


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
    call.info(told(message, layer.name(), radius))
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
