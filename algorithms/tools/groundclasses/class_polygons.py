# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the polygons of talus:groundclasses with the value that a table gives them."""

import csv
import math
from io import StringIO
from typing import NamedTuple, Optional

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.ground.surface_roughness import fields_of
from ....engine.io.burn import Polygon, burn
from ....engine.io.optional_packages import require
from ....engine.io.plain_file import read_text
from ....engine.scene.ground import surface_roughness_of
from ...shared.layers.vector_layers import check_fields, check_system
from ...shared.layers.writing import features_of
from ...shared.parameters.ground import GROUND_TABLE
from ...shared.parameters.values import as_number, is_empty
from ...shared.scene.dem import known_classes, read_polygons
from ...translation import tr
from .algorithm import (
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

# Tables that say what the values of a field stand for: typed in the dialog, or from a CSV file.

ENCODING = "utf-8-sig"  # with the mark that spreadsheets write, or without


def read_table(call, name, file_name, columns):
    """Value -> the other columns as strings, of the matrix ``name`` or the file ``file_name``; {} where neither is.

    Raises QgsProcessingException for a table that cannot be read, or that says two things of one value.
    """
    rows, origin = [], name
    if call.is_given(name):
        cells = [key_of(cell) for cell in call[name]]
        if len(cells) % len(columns):
            message = tr("{}: each row has {} cells ({}).")
            raise QgsProcessingException(message.format(name, len(columns), ", ".join(columns)))
        rows = [cells[k : k + len(columns)] for k in range(0, len(cells), len(columns))]
        rows = [row for row in rows if any(row)]
    path = call[file_name]
    if path:
        if rows:
            message = tr("{}: there is a table in {} too; give one of them.")
            raise QgsProcessingException(message.format(name, file_name))
        rows, origin = _rows_of(path, file_name, columns), file_name
    return _as_table(rows, origin)


def key_of(value):
    """Key of a field's value in a table: whole numbers without a point."""
    if is_empty(value):
        return ""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return str(value).strip()


def class_table(rows, origin, known):
    """Value -> name of one of the ``known`` ground classes. Raises QgsProcessingException for another."""
    for value, (name,) in rows.items():
        if name not in known:
            message = tr("{}: the class {!r} of the value {!r} is unknown; known classes are {}.")
            raise QgsProcessingException(message.format(origin, name, value, ", ".join(known)))
    return {value: name for value, (name,) in rows.items()}


def drag_table(rows, origin):
    """Value -> (drag coefficient, kg/s, height, m). Raises QgsProcessingException for what is no such number."""
    table = {}
    for value, cells in rows.items():
        numbers = tuple(map(as_number, cells))
        if not all(math.isfinite(number) and number >= 0.0 for number in numbers):
            message = tr("{}: the value {!r} has {}; give two numbers of at least 0.")
            raise QgsProcessingException(message.format(origin, value, ", ".join(cells)))
        table[value] = numbers
    return table


def _rows_of(path, name, columns):
    """Rows of a CSV file; the separator is a comma, semicolon or tabulator."""
    try:
        with StringIO(read_text(path, ENCODING)) as file:
            head = file.readline()
            file.seek(0)
            separator = max(",;\t", key=head.count)
            reader = csv.DictReader(file, delimiter=separator, skipinitialspace=True)
            missing = [column for column in columns if column not in (reader.fieldnames or [])]
            if missing:
                message = tr("{}: {} has no column {}; the first line must name {}.")
                raise QgsProcessingException(message.format(name, path, ", ".join(missing), ", ".join(columns)))
            return [[(row[column] or "").strip() for column in columns] for row in reader]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise QgsProcessingException(tr("{}: {} cannot be read ({}).").format(name, path, error)) from error


def _as_table(rows, origin):
    table = {}
    for value, *rest in rows:
        if table.setdefault(value, rest) != rest:
            message = tr("{}: the value {!r} occurs twice with different entries.")
            raise QgsProcessingException(message.format(origin, value))
    return table


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
