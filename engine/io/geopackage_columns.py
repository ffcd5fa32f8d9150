# SPDX-License-Identifier: GPL-2.0-or-later
"""Columns of numbers of a table of a GeoPackage, many rows at once (OGC 12-128).

QGIS hands over features one by one, some 8 us for each of the samples of a motion; SQLite's own interface takes 2.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from .sql_commands import sql_with_names

if TYPE_CHECKING:
    from ..hints import Array, FilePath

ROWS = 10_000  # at once


def blocks_of_numbers(path: FilePath, table: str | None, columns: Sequence[str]) -> Iterator[Array]:
    """Arrays (k, len(columns)) of float64 one after the other, NaN where a value is missing.

    table : its name, None for the only one of the file

    Raises ValueError where the file, the table or a column cannot be read so, or holds what is no number.
    """
    try:
        with closing(sqlite3.connect(f"{Path(path).resolve().as_uri()}?mode=ro", uri=True)) as database:
            table = table or _only_table(database)
            known = [row[1] for row in database.execute(sql_with_names("PRAGMA table_info({})", table))]
            if not set(columns) <= set(known):  # SQLite would take the name in quotes for a text
                raise ValueError(f"{path}: {table} has not all of the columns {', '.join(columns)}")
            cursor = database.execute(sql_with_names("SELECT {} FROM {}", columns, table))
            while rows := cursor.fetchmany(ROWS):
                yield np.array(rows, np.float64)
    except (sqlite3.Error, TypeError) as error:
        raise ValueError(f"{path}: {error}") from error


def _only_table(database):
    rows = database.execute("SELECT table_name FROM gpkg_contents WHERE data_type IN ('features', 'attributes')")
    names = [name for (name,) in rows]
    if len(names) != 1:
        raise ValueError(f"there are {len(names)} tables, not one")
    return names[0]
