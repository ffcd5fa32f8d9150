# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the polygons of talus:groundclasses with the value that a table gives them."""

from typing import NamedTuple, Optional

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.ground.surface_roughness import fields_of
from ...engine.io.burn import Polygon, burn
from ...engine.io.optional_packages import require
from ...engine.scene.ground import surface_roughness_of
from ..layers.feature_rows import features_of
from ..layers.vector_layers import check_fields, check_system
from ..parameters.ground import GROUND_TABLE
from ..scene.ground import known_classes, read_polygons
from ..translation import tr
from .class_tables import class_table, drag_table, key_of, read_table
from .parameters import (
    CLASS_COLUMNS,
    CLASS_FILE,
    CLASS_TABLE,
    DRAG_COLUMNS,
    FOREST,
    FOREST_FIELD,
    FOREST_FILE,
    FOREST_TABLE,
    GROUND,
    GROUND_FIELD,
)

SHOWN_VALUES = 10


class ClassPolygons(NamedTuple):
    """Polygons of one input."""

    name: str  # of the input
    identifiers: list
    shapes: np.ndarray  # (n,) of shapely
    values: list  # a MappedClass, or (drag kg/s, height m)

    def burnt(self, grid, shapes):
        """Burnt onto the nodes of a grid; ``shapes``: those of the polygons, None where one has gone."""
        shapely = require("shapely")
        rows = [row for row in zip(self.identifiers, shapes, self.values) if row[1] is not None]
        # The dimension is said, for in qgis_process shapely may run on the GEOS of QGIS, which may know 2 and 3 only.
        polygons = [Polygon(key, shapely.to_wkb(shape, output_dimension=2), value) for key, shape, value in rows]
        return burn(polygons, grid)


class MappedClass(NamedTuple):
    """Ground class of a polygon, and its surface roughness where a field has one."""

    name: str
    surface_roughness: Optional[float] = None  # m; None: that of the class


FIELDS = {GROUND: GROUND_FIELD, FOREST: FOREST_FIELD}  # of each input


def read_ground(call, dem):
    """ClassPolygons of GROUND, None without them. Raises QgsProcessingException."""
    known = known_classes(call[GROUND_TABLE])
    rows = read_table(call, CLASS_TABLE, CLASS_FILE, CLASS_COLUMNS)
    table = {**{name: name for name in known}, **class_table(rows, CLASS_TABLE, known)}
    source = call[GROUND]
    rough = fields_of(source.fields().names()) if source is not None else ()
    if rough:
        call.info(tr("GROUND: the surface roughness is that of the field {}.").format(", ".join(rough)))

    def mapped(features, feature, name):
        return MappedClass(name, surface_roughness_of(features, feature, rough, None))

    return _read(call, dem, GROUND, CLASS_TABLE, table, mapped)


def read_forest(call, dem):
    """ClassPolygons of FOREST, None without them. Raises QgsProcessingException."""
    rows = read_table(call, FOREST_TABLE, FOREST_FILE, DRAG_COLUMNS)
    table = drag_table(rows, FOREST_TABLE)
    return _read(call, dem, FOREST, FOREST_TABLE, table)


def check_polygons(call, name):
    """Source and field of an input, None without it. Raises QgsProcessingException."""
    source = call[name]
    if source is None:
        return None
    field = call[FIELDS[name]]
    if not field:
        raise QgsProcessingException(tr("{}: choose the field with the values ({}_FIELD).").format(name, name))
    check_system(source, name)
    check_fields(source, name, [field])
    return source, field


def _read(call, dem, name, table_name, table, mapped=lambda features, feature, value: value):
    """``mapped``: from the Features, one of them and the value of the table to what the polygon stands for."""
    checked = check_polygons(call, name)
    if checked is None:
        return None
    source, field = checked
    features, unknown = features_of(call, name, source, dem.crs), {}

    def value_of(feature):
        key = key_of(feature.values[field])
        if key not in table:
            unknown.setdefault(key, []).append(feature.identifier)
            return None
        return mapped(features, feature, table[key])

    polygons = read_polygons(features, dem.grid, value_of, call)
    if unknown:
        shown = [repr(key) if key else tr("(empty)") for key in list(unknown)[:SHOWN_VALUES]]
        message = tr("{}: the table {} has no row for {} values of the field {}: {}; feature {} has the first.")
        first = next(iter(unknown.values()))[0]
        raise QgsProcessingException(message.format(name, table_name, len(unknown), field, ", ".join(shown), first))
    shapely = require("shapely")
    shapes = shapely.force_2d(shapely.from_wkb([polygon.wkb for polygon in polygons]))
    return ClassPolygons(
        name, [polygon.identifier for polygon in polygons], shapes, [polygon.value for polygon in polygons]
    )
