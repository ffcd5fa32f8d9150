# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers of databases that are stored: views and queries of virtual layers may give features without end, and none
tells beforehand; virtual tables and computed columns call functions.

A file may come from anybody, so a study reads only layers that are stored.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from .geodata import library
from .plain_file import check_plain

if TYPE_CHECKING:
    from ..hints import FilePath

VIRTUAL, QUERY = b"<ogrvrtdatasource", b"<srcsql"
WITHOUT_QUERIES = ".shp", ".geojson", ".json", ".fgb", ".gml", ".kml", ".csv"  # formats that hold features alone
DATABASE = b"sqlite format 3"
PLAIN_TABLE = re.compile(r"\s*CREATE\s+TABLE\b", re.IGNORECASE)
COMPUTED = re.compile(r"\bAS\s*\(", re.IGNORECASE)  # a column that is computed when it is read
HEAD, LARGEST_VIRTUAL = 10_000, 100_000_000  # bytes: of the beginning, and of a virtual layer


def registered_views_of(path: FilePath) -> set[str]:
    """Names of the views that a GeoPackage says are layers, in lower case: GDAL looks into them when it opens any."""
    views = {name.lower() for name, kind, _ in _schema_of(path) if kind == "view"}
    return views & {str(name).lower() for (name,) in _rows_of(path, "SELECT table_name FROM gpkg_geometry_columns")}


def _schema_of(path):
    """(name, kind, text) of what is in a database; nothing where it is no such file."""
    return [tuple(map(str, row)) for row in _rows_of(path, "SELECT name, type, sql FROM sqlite_master")]


def _rows_of(path, query):
    """Rows of a database; nothing where it is no such file, or has no such table."""
    for options in ("mode=ro", "mode=ro&immutable=1"):  # the second: where beside the file nothing may be written
        address = f"file:{quote(str(Path(path).absolute()))}?{options}"
        try:
            with closing(sqlite3.connect(address, uri=True)) as connection:
                return connection.execute(query).fetchall()
        except sqlite3.Error:
            continue
    return []


def stored_tables_of(path: FilePath) -> set[str]:
    """Names of the tables of a database whose rows are stored in it, in lower case; none where it is no such file."""
    try:
        check_plain(path)
        with open(path, "rb") as file:
            if not file.read(len(DATABASE)).lower().startswith(DATABASE):
                return set()
    except (OSError, ValueError):
        return set()
    return {
        name.lower()
        for name, kind, text in _schema_of(path)
        if kind == "table" and PLAIN_TABLE.match(text) and not COMPUTED.search(text)
    }


def check_stored(path: FilePath, layer: str | None) -> None:
    """Raise ValueError for a layer of a file that is a view or asks a query; ``layer``: None for the first."""
    if Path(path).as_posix().startswith("/vsi") and Path(path).suffix.lower() not in WITHOUT_QUERIES:
        raise ValueError(f"{path}: a database cannot be looked into there; unpack it from the archive, or download it.")
    if not Path(path).is_file():
        return
    with open(path, "rb") as file:
        text = file.read(HEAD).lower()
        if VIRTUAL in text and QUERY in text + file.read(LARGEST_VIRTUAL).lower():
            raise ValueError(f"{path}: it is a virtual layer with a query, which may have no end. Save it as a file.")
    if not text.startswith(DATABASE):
        return
    known, stored = {name.lower() for name, _, _ in _schema_of(path)}, stored_tables_of(path)
    name = layer or next(iter(library().layer_names(path)), "")
    if name.lower() in known - stored:
        raise ValueError(f"{path}: the layer {name} is a view or computed, and may have no end. Save it as a table.")
