# SPDX-License-Identifier: GPL-2.0-or-later
"""Values of a destination parameter: a file, or something that is none."""

import os
import re
from typing import NamedTuple

from qgis.core import QgsDataSourceUri, QgsProcessing, QgsProcessingOutputLayerDefinition, QgsProperty

DATABASE = re.compile(r"^[A-Za-z]{2,}:")  # postgis:, ogr:, memory: ...; C: is a drive
IN_FILE = "ogr:"


class Table(NamedTuple):
    """A table in the file of a database, such as a GeoPackage."""

    path: str
    name: str


def file_of(value, context):
    """Path that a destination names, None where it names no file of its own."""
    text = _text_of(value, context)
    if text in ("", QgsProcessing.TEMPORARY_OUTPUT) or DATABASE.match(text):
        return None
    return text


def table_of(value, context):
    """The Table that a destination names, ogr:dbname='results.gpkg' table="lines" (geom); else None."""
    text = _text_of(value, context)
    if not text.startswith(IN_FILE):
        return None
    uri = QgsDataSourceUri(text[len(IN_FILE) :])
    return Table(uri.database(), uri.table()) if uri.database() else None


def in_other_file(value, path, context):
    """The destination in a database with the same table in that of another file."""
    uri = QgsDataSourceUri(_text_of(value, context)[len(IN_FILE) :])
    uri.setDatabase(path)
    return staged_destination(value, IN_FILE + uri.uri(False))


def _text_of(value, context):
    if isinstance(value, QgsProcessingOutputLayerDefinition):
        value = value.sink
    if hasattr(value, "valueAsString"):  # QgsProperty
        value = value.valueAsString(context.expressionContext(), "")[0]
    return os.fspath(value) if isinstance(value, (str, os.PathLike)) else ""


def staged_destination(value, path):
    """Destination with another file."""
    if not isinstance(value, QgsProcessingOutputLayerDefinition):
        return path
    staged = QgsProcessingOutputLayerDefinition(value)
    staged.sink = QgsProperty.fromValue(path)
    return staged
