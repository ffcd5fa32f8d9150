# SPDX-License-Identifier: GPL-2.0-or-later
"""Views of databases and queries in virtual layers: they may give features without end, and none tells beforehand.

A file may come from anybody, so a study reads only layers that are stored.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from .geodata import library

if TYPE_CHECKING:
    from ..hints import FilePath

VIRTUAL, QUERY = b"<ogrvrtdatasource", b"<srcsql"
WITHOUT_QUERIES = ".shp", ".geojson", ".json", ".fgb", ".gml", ".kml", ".csv"  # formats that hold features alone
HEAD, LARGEST_VIRTUAL = 10_000, 100_000_000  # bytes: of the beginning, and of a virtual layer


def views_of(path: FilePath) -> set[str]:
    """Names of the views of a database, in lower case as SQLite compares them; none where it is no such file."""
    for options in ("mode=ro", "mode=ro&immutable=1"):  # the second: where beside the file nothing may be written
        address = f"file:{quote(str(Path(path).absolute()))}?{options}"
        try:
            with closing(sqlite3.connect(address, uri=True)) as connection:
                rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'view'").fetchall()
                return {str(name).lower() for (name,) in rows}
        except sqlite3.Error:
            continue
    return set()


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
    if not text.startswith(b"sqlite format 3"):
        return
    views = views_of(path)
    name = (layer or next(iter(library().layer_names(path)), "")) if views else ""
    if name.lower() in views:
        raise ValueError(f"{path}: the layer {name} is a view, which may have no end. Save it as a table.")
