# SPDX-License-Identifier: GPL-2.0-or-later
"""Vertices of a .ply file (Stanford polygon format 1.0): ascii, binary little endian, binary big endian."""

import numpy as np

SCALARS = {
    "char": "i1", "uchar": "u1", "short": "i2", "ushort": "u2", "int": "i4", "uint": "u4",
    "float": "f4", "double": "f8",
    "int8": "i1", "uint8": "u1", "int16": "i2", "uint16": "u2", "int32": "i4", "uint32": "u4",
    "float32": "f4", "float64": "f8",
}  # fmt: skip
BYTE_ORDERS = {"ascii": None, "binary_little_endian": "<", "binary_big_endian": ">"}


def parse_ply(content):
    """Vertices (n, 3) as float64; ValueError with the line, what is wrong and how to repair it."""
    lines, body_start = _header(content)
    encoding, elements = _declared(lines)
    before, count, properties = _vertex_element(elements)
    if BYTE_ORDERS[encoding] is None:
        skipped = sum(rows for rows, _ in before)
        return _ascii_rows(content[body_start:], len(lines), skipped, count, [name for name, _ in properties])
    order = BYTE_ORDERS[encoding]
    start = body_start + sum(rows * _row_type(fields, order).itemsize for rows, fields in before)
    row_type = _row_type(properties, order)
    if len(content) < start + count * row_type.itemsize:
        raise ValueError(f"the file ends before its {count} vertices do. It is cut short: export it again.")
    rows = np.frombuffer(content, row_type, count, start)
    return np.stack([rows[axis].astype(np.float64) for axis in "xyz"], axis=1)


def _header(content):
    """Lines of the header, 'ply' to 'end_header', and the place of the first byte behind it."""
    lines, start = [], 0
    while start < len(content):
        end = content.find(b"\n", start)
        end = len(content) if end < 0 else end
        lines.append(content[start:end].decode("ascii", errors="replace").strip())
        start = end + 1
        if lines[0] != "ply":
            raise ValueError("line 1: not 'ply'. The file is no .ply: check its suffix or export it again.")
        if lines[-1] == "end_header":
            return lines, start
    raise ValueError("no line 'end_header' found. The file is cut short: export it again.")


def _declared(lines):
    """Encoding and the elements as [name, count, [(property, type or None for a list)]]."""
    encoding, elements = None, []
    for number, line in enumerate(lines, start=1):
        words = line.split()
        try:
            if words[:1] == ["format"]:
                encoding = words[1]
            elif words[:1] == ["element"]:
                elements.append((words[1], _count(words[2]), []))
            elif words[:1] == ["property"]:
                scalar = None if words[1] == "list" else SCALARS[words[1]]
                elements[-1][2].append((words[-1], scalar))
        except (IndexError, KeyError, ValueError) as error:
            raise ValueError(f"line {number}: {line!r} is not understood. Export the file again.") from error
    if encoding not in BYTE_ORDERS:
        raise ValueError(f"format {encoding!r} is unknown. Export the file as {' or '.join(BYTE_ORDERS)}.")
    return encoding, elements


def _count(word):
    count = int(word)
    if count < 0:
        raise ValueError("a negative count")
    return count


def _vertex_element(elements):
    """Elements before the vertices as [(count, properties)], count of vertices, their properties."""
    before = []
    for name, count, properties in elements:
        if name == "vertex":
            if not set("xyz") <= {field for field, _ in properties}:
                raise ValueError("element vertex lacks a property x, y or z. Export it with coordinates.")
            return before, count, properties
        before.append((count, properties))
    raise ValueError("no element vertex is declared. Export the file with vertices.")


def _row_type(properties, order):
    """numpy type of one binary row; a list has no fixed length and cannot be skipped."""
    if any(scalar is None for _, scalar in properties):
        raise ValueError("a list stands in or before the vertices. Export the file with its vertices first.")
    return np.dtype([(name, order + scalar) for name, scalar in properties])


def _ascii_rows(body, header_lines, skipped, count, names):
    """Vertices of a text body; header_lines counts the lines above it."""
    columns = [names.index(axis) for axis in "xyz"]
    lines = body.decode("ascii", errors="replace").splitlines()
    if len(lines) < skipped + count:
        raise ValueError(f"the file ends before its {count} vertices do. It is cut short: export it again.")
    points = np.empty((count, 3))
    for index, line in enumerate(lines[skipped : skipped + count]):
        words = line.split()
        try:
            points[index] = [float(words[column]) for column in columns]
        except (IndexError, ValueError) as error:
            number = header_lines + skipped + index + 1
            raise ValueError(f"line {number}: {line[:60]!r} does not give x, y and z. Mend it.") from error
    return points
