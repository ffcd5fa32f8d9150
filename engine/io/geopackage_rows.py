# SPDX-License-Identifier: GPL-2.0-or-later
"""Many points at once into a table of a GeoPackage that GDAL has made without rows (OGC 12-128, GeoPackage 1.2).

Feature by feature GDAL and QGIS take some 24 us for each, a third of it for the spatial index. Here geometries are
written as arrays, rows by SQLite's own interface, and the index is packed when all are there: some 5 us. The triggers
that would count rows and enter them in the index one by one are put aside meanwhile.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .packed_rtree import packed_tree
from .sql_commands import sql_with_names

if TYPE_CHECKING:
    from ..hints import Array, FilePath

POINT_ZM = 3001  # of ISO's well-known binary
# well-known binary, lowest byte first; before it in a GeoPackage "GP", version 0, flags (1: lowest byte first, no
# envelope), coordinate system
POINT = np.dtype([("order", "u1"), ("kind", "<u4"), ("place", "<f8", 4)])
GEOMETRY = np.dtype([("magic", "S2"), ("version", "u1"), ("flags", "u1"), ("system", "<i4"), ("point", POINT)])
PATIENCE = 5.0  # s
INDEX_TABLES = ("node", "parent", "rowid")


class EmptyTable(NamedTuple):
    """A table of points without rows."""

    path: str
    name: str
    geometry: str  # its column
    system: int  # number of the coordinate system in the file
    fields: tuple  # names of the columns after number and geometry
    node_size: int  # bytes of a node of the spatial index


def empty_table(path: FilePath, name: str | None = None) -> EmptyTable | None:
    """The EmptyTable of a file, the only one where no name is given.

    None where it is not as GDAL makes them, or where SQLite is set up to keep its indexes to itself ("defensive").
    """
    try:
        with closing(sqlite3.connect(path)) as database:
            return _described(database, path, name)
    except sqlite3.Error:
        return None


def append_points(
    table: EmptyTable, blocks: Iterable[tuple[Array, Sequence[Sequence[Any]]]], patience: float = PATIENCE
) -> int:
    """Write points into an EmptyTable; returns how many.

    blocks : pairs of an (n, 4) array of x, y, z, m and a list of columns, each a list of n values
    patience : seconds to wait where another program has the file locked

    Raises
    ------
    OSError
        If the file cannot be written; it is then to be thrown away.
    """
    try:
        with closing(sqlite3.connect(table.path, timeout=patience, isolation_level=None)) as database:
            database.execute("PRAGMA synchronous = OFF")  # who moves the file into its place sees to that
            database.execute("BEGIN")
            triggers = _put_triggers_aside(database, table)
            places = _append(database, table, blocks)
            if places.shape[0]:
                _write_index(database, table, places)
            _write_contents(database, table, places)
            for trigger in triggers:
                database.execute(trigger)
            database.execute("COMMIT")
    except sqlite3.Error as error:
        raise OSError(f"{table.path}: {error}") from error
    return places.shape[0]


def _described(database, path, name):
    rows = database.execute(
        "SELECT table_name, column_name, srs_id FROM gpkg_geometry_columns "
        "WHERE geometry_type_name = 'POINT' AND z = 1 AND m = 1 AND table_name = coalesce(?, table_name)",
        (name,),
    ).fetchall()
    if len(rows) != 1:
        return None
    name, geometry, system = rows[0]
    columns = [row[1] for row in database.execute(sql_with_names("PRAGMA table_info({})", name))]
    has_rows = database.execute(sql_with_names("SELECT 1 FROM {} LIMIT 1", name)).fetchone()
    if columns[1:2] != [geometry] or has_rows:
        return None
    nodes = f"rtree_{name}_{geometry}_node"
    database.execute(sql_with_names("EXPLAIN DELETE FROM {}", nodes))  # an error where that is forbidden
    sizes = database.execute(sql_with_names("SELECT length(data) FROM {}", nodes)).fetchall()
    return EmptyTable(path, name, geometry, system, tuple(columns[2:]), sizes[0][0]) if len(sizes) == 1 else None


def _put_triggers_aside(database, table):
    """Drop what SQLite would do after each insertion; returns the commands that bring it back."""
    question = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND lower(tbl_name) = lower(?)"
    triggers = [(name, sql) for name, sql in database.execute(question, (table.name,)) if "AFTER INSERT" in sql.upper()]
    for name, _ in triggers:
        database.execute(sql_with_names("DROP TRIGGER {}", name))
    return [sql for _, sql in triggers]


def _append(database, table, blocks):
    """The rows, numbered from 1; returns the (n, 2) places of all."""
    command = sql_with_names("INSERT INTO {} VALUES ({places})", table.name, places=2 + len(table.fields))
    count, places = 0, [np.zeros((0, 2))]
    for points, columns in blocks:
        numbers = range(count + 1, count + 1 + points.shape[0])
        database.executemany(command, zip(numbers, geometries(points, table.system), *columns))
        places.append(points[:, :2])
        count += points.shape[0]
    return np.concatenate(places)


def geometries(points, system):
    """List of the bytes of points in a GeoPackage; points: (n, 4) x, y, z, m."""
    rows = np.zeros(points.shape[0], GEOMETRY)
    rows["magic"], rows["flags"], rows["system"] = b"GP", 1, system
    rows["point"] = _points(points)
    return rows.view(f"V{GEOMETRY.itemsize}").tolist()


def well_known_binaries(points: Array) -> list[bytes]:
    """List of the bytes of points; points: (n, 4) x, y, z, m."""
    return _points(points).view(f"V{POINT.itemsize}").tolist()


def _points(points):
    rows = np.empty(points.shape[0], POINT)
    rows["order"], rows["kind"], rows["place"] = 1, POINT_ZM, points
    return rows


def _write_index(database, table, places):
    numbers = np.arange(1, places.shape[0] + 1)
    tree = packed_tree(numbers, np.repeat(places, 2, axis=1), table.node_size)
    contents = (tree.nodes, tree.parents, zip(numbers.tolist(), tree.leaves.tolist()))
    for kind, rows in zip(INDEX_TABLES, contents):
        name = f"rtree_{table.name}_{table.geometry}_{kind}"
        database.execute(sql_with_names("DELETE FROM {}", name))
        database.executemany(sql_with_names("INSERT INTO {} VALUES ({places})", name, places=2), rows)


def _write_contents(database, table, places):
    """Extent and number of rows, which GDAL keeps beside the table."""
    extent = [*places.min(axis=0).tolist(), *places.max(axis=0).tolist()] if places.size else [None] * 4
    database.execute(
        "UPDATE gpkg_contents SET min_x = ?, min_y = ?, max_x = ?, max_y = ?, "
        "last_change = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE table_name = ?",
        (*extent, table.name),
    )
    database.execute(
        "UPDATE gpkg_ogr_contents SET feature_count = ? WHERE table_name = ?", (places.shape[0], table.name)
    )
