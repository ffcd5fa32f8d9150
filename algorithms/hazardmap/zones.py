# SPDX-License-Identifier: GPL-2.0-or-later
"""The danger levels as zones of a plan: polygons with a level, a name and an area."""

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsCoordinateReferenceSystem,
    QgsFillSymbol,
    QgsGeometry,
    QgsProcessing,
    QgsRendererCategory,
    QgsWkbTypes,
)

from ..layers.writing import make_feature, write_layer
from ..parameters.definitions import advanced, layer_output, number
from ..parameters.output_files import is_wanted
from ..parameters.values import optional_number
from ..styles.columns import INTEGER, REAL, TEXT, Column, set_aliases
from ..styles.known_layers import known_table
from ..translation import tr
from .outputs import DANGER_COLOURS, danger_names


def zone_parameters():
    """The output and how it is made."""
    return [
        advanced(number("ZONE_AREA", tr("Smallest zone [m²]"), 100.0, 0.0, 1e9, tr(
            "Islands and holes of the danger zones that are smaller vanish."))),
        advanced(number("ZONE_RADIUS", tr("Rounding of the zones [m]"), None, 0.0, 10_000.0, tr(
            "Borders of the danger zones are rounded as by a coin of this radius. Empty: two cells. 0: they follow the "
            "cells."), optional=True)),
        layer_output("ZONES", tr("Danger zones"), QgsProcessing.SourceType.TypeVectorPolygon, tr(
            "The danger levels as polygons for a plan, one for each part, without specks and with rounded borders. "
            "The raster of danger levels stays as it is. Needs shapely 2."), False),
    ]  # fmt: skip


def write_zones(algorithm, parameters, context, feedback, files, danger, grid):
    """Write the zones where they are asked for; returns parameter -> destination."""
    if not is_wanted(algorithm, parameters, "ZONES"):
        return {}
    from ...engine.hazard.danger_zones import danger_zones

    radius = optional_number(algorithm, parameters, "ZONE_RADIUS", context)
    radius = 2.0 * max(grid.cell_size) if radius is None else radius
    zones = danger_zones(danger, grid, algorithm.parameterAsDouble(parameters, "ZONE_AREA", context), radius)
    columns = zone_columns()
    form = columns, QgsWkbTypes.Type.Polygon, QgsCoordinateReferenceSystem.fromWkt(grid.crs)
    style = ZoneStyle(columns)
    features = zone_features(zones)
    return {"ZONES": write_layer(algorithm, parameters, context, feedback, files, "ZONES", form, features, style)}


def zone_columns():
    """Columns of the zones."""
    return (
        Column("level", INTEGER, tr("danger level, 1 residual to 4 high"), None),
        Column("name", TEXT, tr("danger"), None),
        Column("area_m2", REAL, tr("area [m²]"), None),
    )


def zone_features(zones):
    """A feature for each part of each level, the highest level last, so that it is drawn above."""
    from ...engine.io.optional_packages import require

    shapely = require("shapely")
    names = danger_names()
    for level in sorted(zones):
        for part in zones[level].geoms:
            geometry = QgsGeometry()
            # The dimension is said, for shapely may run on the GEOS of QGIS, which may know 2 and 3 only.
            geometry.fromWkb(shapely.to_wkb(part, output_dimension=2))
            yield make_feature(geometry, [level, names[level], part.area])


def known_zones():
    """The KnownLayer of the zones."""
    return known_table("ZONES", tr("Danger zones"), "area", zone_columns(), lambda columns, layer: ZoneStyle(columns))


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
