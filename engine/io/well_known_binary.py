# SPDX-License-Identifier: GPL-2.0-or-later
"""Points, lines and polygons as ISO's well-known binary, lowest byte first, and their places read back.

Places are rows of x, y; x, y, z; or x, y, z, m (the measure, here the time). OGC 06-103r4, ISO 13249-3.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array

POINT, LINE, POLYGON, COLLECTION = 1, 2, 3, 7
COLLECTIONS = 4, 5, 6, 7, 15, 16  # the last two are surfaces of polygons and of triangles
TRIANGLE = 17  # a polygon of one ring
OF_SEVERAL = {POINT: 4, LINE: 5, POLYGON: 6}
OF_DIMENSIONS = {2: 0, 3: 1000, 4: 3000}  # what is added to the kind
OLD_Z = 0x80000000  # bit by which older programs say that there are heights


def point(position: Sequence[float]) -> bytes:
    """Well-known binary of a point, from one row of numbers."""
    return _head(POINT, len(position)) + np.asarray(position, "<f8").tobytes()


def line(places: Array) -> bytes:
    """Well-known binary of a line, from an array (vertices, 2 to 4)."""
    places = np.asarray(places, "<f8")
    return _head(LINE, places.shape[1]) + _row(places)


def polygon(*rings: Array) -> bytes:
    """Well-known binary of a polygon, from closed rings (vertices, 2 to 4): the outer one, then the holes."""
    rings = [np.asarray(ring, "<f8") for ring in rings]
    return _head(POLYGON, rings[0].shape[1]) + struct.pack("<I", len(rings)) + b"".join(map(_row, rings))


def flat(wkb):
    """Geometry without heights and measures. Raises ValueError for curves and other kinds."""
    parts = parts_of(wkb)
    made = [_made(kind, rings) for kind, rings in parts]
    if len(made) == 1:
        return made[0]
    kinds = {kind for kind, _ in parts}
    kind = OF_SEVERAL[kinds.pop()] if len(kinds) == 1 else COLLECTION
    return _head(kind, 2) + struct.pack("<I", len(made)) + b"".join(made)


def _made(kind, rings):
    if kind == POINT:
        return point(rings[0][0])
    return line(rings[0]) if kind == LINE else polygon(*rings)


def _head(kind, dimensions):
    return struct.pack("<BI", 1, kind + OF_DIMENSIONS[dimensions])


def _row(places):
    return struct.pack("<I", len(places)) + places.tobytes()


def parts_of(wkb):
    """List of (kind, rings): of each point, line and polygon in a geometry; each ring an array (vertices, 2) of x, y.

    Points have one ring of one vertex, lines one. Raises ValueError for curves and other kinds.
    """
    parts, rest = [], memoryview(bytes(wkb))
    _read(rest, parts)
    return parts


def _read(data, parts):
    """Add the parts at the beginning of the bytes; returns the bytes behind them."""
    order = "<" if data[0] == 1 else ">"
    (code,) = struct.unpack_from(order + "I", data, 1)
    data = data[5:]
    kind = (code & 0xFFFF) % 1000
    dimensions = 2 + {0: 0, 1: 1, 2: 1, 3: 2}[(code & 0xFFFF) // 1000] + bool(code & OLD_Z)
    if kind == POINT:
        places, data = _vertices(data, order, dimensions, 1)
        if not np.isnan(places).all():  # as empty points are written
            parts.append((POINT, [places]))
    elif kind == LINE:
        places, data = _counted(data, order, dimensions)
        if len(places):
            parts.append((LINE, [places]))
    elif kind in (POLYGON, TRIANGLE):
        count, data = _count(data, order)
        rings = []
        for _ in range(count):
            ring, data = _counted(data, order, dimensions)
            rings.append(_closed(ring))
        if rings and len(rings[0]):
            parts.append((POLYGON, rings))
    elif kind in COLLECTIONS:
        count, data = _count(data, order)
        for _ in range(count):
            data = _read(data, parts)
    else:
        raise ValueError(f"a geometry of the kind {kind}, such as a curve; make it of straight lines")
    return data


def _closed(ring):
    """The ring with its first vertex at its end, which some files leave out."""
    is_open = len(ring) > 2 and (ring[0] != ring[-1]).any()
    return np.concatenate([ring, ring[:1]]) if is_open else ring


def _count(data, order):
    (count,) = struct.unpack_from(order + "I", data)
    return count, data[4:]


def _counted(data, order, dimensions):
    count, data = _count(data, order)
    return _vertices(data, order, dimensions, count)


def _vertices(data, order, dimensions, count):
    size = 8 * dimensions * count
    places = np.frombuffer(data[:size], order + "f8").reshape(count, dimensions)[:, :2].astype(np.float64)
    return places, data[size:]
