# SPDX-License-Identifier: GPL-2.0-or-later
"""Points of a rock's surface from point-cloud and mesh files, in the file's own unit (metres are expected).

Only vertices are read: the rock is their convex hull, so faces, normals and colours do not matter. Raises
ValueError naming the file, and the line where there is one, what is wrong and how to mend it.
"""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from .las_files import parse_las
from .plain_file import read_bytes
from .ply_files import parse_ply

if TYPE_CHECKING:
    from ..hints import Array, FilePath

STL_HEADER = 80  # bytes before the count of triangles
STL_TRIANGLE = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])


def read_points(path: FilePath) -> Array:
    """Points (n, 3) [m] of a .pts, .xyz, .csv, .obj, .stl, .ply, .las or .laz file."""
    path = Path(path)
    reader = READERS.get(path.suffix.lower())
    if reader is None:
        known = " ".join(READERS)
        raise ValueError(f"{path}: unknown kind of file {path.suffix!r}. Save the rock as one of {known}.")
    try:
        content = read_bytes(path)
    except OSError as error:
        raise ValueError(f"{path}: cannot be read ({error.strerror}). Check path and permissions.") from error
    try:
        points = reader(content)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error
    if len(points) == 0:
        raise ValueError(f"{path}: no points found. Check that the file is complete and its suffix is right.")
    points = np.asarray(points, dtype=np.float64)
    infinite = np.flatnonzero(~np.isfinite(points).all(axis=1))
    if infinite.size:
        raise ValueError(f"{path}: {infinite.size} points are not finite, the first is number {infinite[0] + 1}.")
    return points


def parse_table(content):
    """Points of a text table, one row a point.

    Columns are set apart by spaces, tabs, commas or semicolons; decimal commas are understood where another
    mark sets the columns apart. Lines before the first row are headers; if one names x, y and z, those
    columns are read, else the first three. Blank lines and lines that start with # or // are left out.
    """
    points, columns, width = [], (0, 1, 2), 3
    for number, line in enumerate(_lines(content), start=1):
        if not line or line.startswith(("#", "//")):
            continue
        fields = _fields(line)
        words = [fields[column] for column in columns] if len(fields) >= width else []
        row = _numbers(words)
        if row is not None:
            points.append(row)
        elif points or sum(map(_is_number, words)) >= 2:
            raise ValueError(f"line {number}: {line[:60]!r} does not give x, y and z. Mend or remove it.")
        else:
            columns = _named_columns(fields) or columns
            width = max(columns) + 1
    return points


def parse_obj(content):
    """Vertices of a Wavefront .obj file: its lines 'v x y z'."""
    return _marked_rows(content, "v")


def parse_stl(content):
    """Corners of the triangles of an .stl file, text or binary."""
    start = STL_HEADER + 4
    count = int.from_bytes(content[STL_HEADER:start], "little") if len(content) >= start else 0
    size = start + count * STL_TRIANGLE.itemsize
    # a binary header may begin with 'solid' as well, so the size decides first
    is_text = content.lstrip()[:5].lower() == b"solid" and b"facet" in content[:2000].lower()
    if is_text and len(content) != size:
        return _marked_rows(content, "vertex")
    if len(content) < max(size, start):
        raise ValueError(
            f"{len(content)} bytes where {count} triangles of a binary .stl need {size}. "
            "The file is cut short or no .stl: export it again."
        )
    return np.frombuffer(content, STL_TRIANGLE, count, start)["corners"].reshape(-1, 3)


def _marked_rows(content, mark):
    """Numbers of all lines that begin with the word mark."""
    points = []
    for number, line in enumerate(_lines(content), start=1):
        fields = line.split()
        if fields and fields[0].lower() == mark:
            row = _numbers(fields[1:4])
            if row is None:
                raise ValueError(f"line {number}: {line[:60]!r} does not give x, y and z. Mend that vertex.")
            points.append(row)
    return points


def _fields(line):
    """Columns of a line, with decimal commas turned into points."""
    if ";" in line:
        return [field.strip().replace(",", ".") for field in line.split(";")]
    words = line.split()
    # '0,5 1,2 0,3': one number a word; separating commas would stand at a word's end or twice in it
    if len(words) >= 3 and all(re.fullmatch(r"[^,]+(,[^,]+)?", word) for word in words):
        return [word.replace(",", ".") for word in words]
    return re.split(r"\s*,\s*|\s+", line)


def _named_columns(fields):
    """Places of the columns x, y, z in a header, or None."""
    # 'X', '"x"', 'x [m]' and 'x_m' all name x
    names = [re.sub(r"[^a-z].*", "", field.strip("\"' ").lower()) for field in fields]
    return tuple(names.index(name) for name in "xyz") if set("xyz") <= set(names) else None


def _is_number(field):
    """Does this field read as a number?"""
    try:
        float(field)
    except ValueError:
        return False
    return True


def _numbers(fields):
    """Three finite floats, or None."""
    try:
        row = [float(field.strip("\"'")) for field in fields]
    except ValueError:
        return None
    return row if len(row) == 3 and all(map(math.isfinite, row)) else None


def _lines(content):
    """Lines of a text file without surrounding blanks; what is not UTF-8 can only stand in comments."""
    return [line.strip() for line in content.decode("utf-8-sig", errors="replace").splitlines()]


READERS = {
    ".pts": parse_table,
    ".xyz": parse_table,
    ".csv": parse_table,
    ".obj": parse_obj,
    ".stl": parse_stl,
    ".ply": parse_ply,
    ".las": parse_las,
    ".laz": parse_las,
}
