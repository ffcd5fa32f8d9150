# SPDX-License-Identifier: GPL-2.0-or-later
"""The danger levels as zones of a plan: polygons with a level, a name and an area."""

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsCoordinateReferenceSystem,
    QgsFillSymbol,
    QgsGeometry,
    QgsRendererCategory,
    QgsWkbTypes,
)

from ...engine.hazard.danger_zones import danger_zones
from ...engine.io.optional_packages import require
from ..layers.writing import make_feature, write_layer
from ..styles.columns import INTEGER, REAL, TEXT, Column, set_aliases
from ..translation import tr
from .outputs import DANGER_COLOURS, danger_names
from .parameters import ZONE_AREA, ZONE_RADIUS, ZONES


def write_zones(call, files, danger, grid):
    """Write the zones where they are asked for; returns parameter -> destination."""
    if not call.wants(ZONES):
        return {}
    radius = call[ZONE_RADIUS]
    radius = 2.0 * max(grid.cell_size) if radius is None else radius
    zones = danger_zones(danger, grid, call[ZONE_AREA], radius)
    columns = zone_columns()
    form = columns, QgsWkbTypes.Type.Polygon, QgsCoordinateReferenceSystem.fromWkt(grid.crs)
    style = ZoneStyle(columns)
    features = zone_features(zones)
    return {ZONES: write_layer(call, files, ZONES, form, features, style)}


def zone_columns():
    """Columns of the zones."""
    return (
        Column("level", INTEGER, tr("danger level, 1 residual to 4 high"), None),
        Column("name", TEXT, tr("danger"), None),
        Column("area_m2", REAL, tr("area [m²]"), None),
    )


def zone_features(zones):
    """A feature for each part of each level, the highest level last, so that it is drawn above."""
    shapely = require("shapely")
    names = danger_names()
    for level in sorted(zones):
        for part in zones[level].geoms:
            geometry = QgsGeometry()
            # The dimension is said, for shapely may run on the GEOS of QGIS, which may know 2 and 3 only.
            geometry.fromWkb(shapely.to_wkb(part, output_dimension=2))
            yield make_feature(geometry, [level, names[level], part.area])


class ZoneStyle:
    """The colours of the danger levels."""

    sort_key = 2

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        names = danger_names()
        layer.setRenderer(QgsCategorizedSymbolRenderer("level", [
            QgsRendererCategory(level, _fill(colour), names[level])
            for level, colour in sorted(DANGER_COLOURS.items(), reverse=True)
        ]))  # fmt: skip
        set_aliases(layer, self.columns)


def _fill(colour):
    symbol = QgsFillSymbol.createSimple({"color": colour, "outline_color": "#444444", "outline_width": "0.2"})
    symbol.setOpacity(0.75)
    return symbol
