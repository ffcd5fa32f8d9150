# SPDX-License-Identifier: GPL-2.0-or-later
"""The danger levels as zones of a plan: polygons with a level, a name and an area."""

from typing import NamedTuple

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsCoordinateReferenceSystem,
    QgsFillSymbol,
    QgsGeometry,
    QgsRendererCategory,
    QgsWkbTypes,
)

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.hazard.danger_zones import danger_zones, losses, nested
from ....engine.io.optional_packages import require
from ...shared.layers.writing import make_feature, write_layer
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, set_aliases
from ...translation import tr
from .outputs import Legend, usual_legends
from .parameters import DATA, ZONE_AREA, ZONE_COVER, ZONE_RADIUS, ZONES

CELLS_LOST = Kind(
    "zones-leave-out", DOUBTFUL,
    "ZONES: the zones of {level} and above leave out {value:.4g} m² of the {limit:.4g} m² of its cells.",
    "ZONE_COVER and a smaller ZONE_AREA keep them.",
)  # fmt: skip

OF_RULES = ("code", "may_be", "fields", "colour")  # columns that zones of earlier versions have not


class DrawnZones(NamedTuple):
    """Zones of a map."""

    parts: dict  # number of an outcome -> (Multi)Polygon
    losses: dict  # number of a level -> engine's Loss


def zone_form(call, grid):
    """(least area, radius, whether rounding only adds) of zones, m2 and m."""
    radius = call[ZONE_RADIUS]
    return call[ZONE_AREA], 2.0 * max(grid.cell_size) if radius is None else radius, call[ZONE_COVER]


def drawn_zones(call, outcomes, grid, classes):
    """The DrawnZones of numbers of outcomes, None where nobody asks for zones; reports what they leave out."""
    if not (call.wants(ZONES) or call.wants(DATA)):
        return None
    parts = danger_zones(outcomes, grid, *zone_form(call, grid))
    of_levels = {}
    for number, shape in parts.items():
        of_levels.setdefault(int(classes.levels_of(number)), []).append(shape)
    shapely = require("shapely")
    united = {level: shapely.union_all(shapes) for level, shapes in of_levels.items()}
    lost = losses(classes.levels_of(outcomes), united, grid)
    for level, loss in lost.items():
        if loss.lost >= 1.0:
            name = classes.legends.levels.names[level]
            call.find([CELLS_LOST.of(str(ZONES), loss.lost, loss.raw, level=name)])
    is_nested = classes.rules is not None and classes.rules.is_nested
    return DrawnZones(nested(parts) if is_nested else parts, lost)


def write_zones(call, files, drawn, grid, classes):
    """Write the zones where they are asked for; returns parameter -> destination."""
    if not call.wants(ZONES):
        return {}
    columns = zone_columns()
    form = columns, QgsWkbTypes.Type.Polygon, QgsCoordinateReferenceSystem.fromWkt(grid.crs)
    style = ZoneStyle(columns, classes.legends.levels)
    return {ZONES: write_layer(call, files, ZONES, form, zone_features(drawn, classes), style)}


def zone_columns():
    """Columns of the zones."""
    return (
        Column("level", INTEGER, tr("danger level, 1 for the least"), None),
        Column("name", TEXT, tr("danger"), None),
        Column("area_m2", REAL, tr("area [m²]"), None),
        Column("code", TEXT, tr("code in the data of the authority"), None),
        Column("may_be", TEXT, tr("level that the officer may choose instead"), None),
        Column("fields", TEXT, tr("fields of the matrix"), None),
        Column("colour", TEXT, tr("colour of the level"), None),
    )


def zone_features(drawn, classes):
    """A feature for each part of each level, the highest level last, so that it is drawn above."""
    shapely = require("shapely")
    for number in sorted(drawn.parts):
        level = int(classes.levels_of(number))
        legend, words = classes.legends.levels, _words(number, classes)
        for part in drawn.parts[number].geoms:
            geometry = QgsGeometry()
            # The dimension is said, for shapely may run on the GEOS of QGIS, which may know 2 and 3 only.
            geometry.fromWkb(shapely.to_wkb(part, output_dimension=2))
            yield make_feature(geometry, [level, legend.names[level], part.area, *words, legend.colours[level]])


def _words(number, classes):
    """(code, what it may be instead, names of its fields) of an outcome; None for what there is not."""
    rules = classes.rules
    if rules is None:
        return None, None, None
    outcome = rules.outcomes[number - 1]
    other = classes.legends.levels.names[outcome.alternative] if outcome.alternative else None
    return rules.levels[outcome.level - 1].code or None, other, " ".join(rules.field_names(outcome)) or None


class ZoneStyle:
    """The colours of the levels."""

    sort_key = 2

    def __init__(self, columns, legend):
        self.columns, self.legend = columns, legend

    def apply(self, layer):
        names, colours = self.legend.names, self.legend.colours
        layer.setRenderer(QgsCategorizedSymbolRenderer("level", [
            QgsRendererCategory(level, _fill(colour, level in self.legend.hatched), names[level])
            for level, colour in sorted(colours.items(), reverse=True)
        ]))  # fmt: skip
        set_aliases(layer, self.columns)


def legend_of(layer):
    """The Legend that zones have in their columns; the usual one of zones of earlier versions."""
    if layer.fields().lookupField("colour") < 0:
        return usual_legends().levels
    legend = {feature["level"]: (feature["colour"], feature["name"]) for feature in layer.getFeatures()}
    if not all(isinstance(text, str) for pair in legend.values() for text in pair):
        return usual_legends().levels
    return Legend(
        {level: entry[0] for level, entry in legend.items()}, {level: entry[1] for level, entry in legend.items()}
    )


def _fill(colour, is_hatched):
    look = {"color": colour, "outline_color": "#444444", "outline_width": "0.2"}
    symbol = QgsFillSymbol.createSimple({**look, "style": "f_diagonal"} if is_hatched else look)
    symbol.setOpacity(0.75)
    return symbol
