# SPDX-License-Identifier: GPL-2.0-or-later
"""Triangles of meshes, .stl and .obj, and the volume that a closed mesh encloses.

    V = sum det(a, b, c) / 6  over the triangles, seen counterclockwise from outside

A mesh is closed where every edge runs once in each direction. The rock of the simulation is the mesh's convex hull;
its volume over that of the hull, the solidity, tells what the hull adds in hollows.
"""

from pathlib import Path

import numpy as np

from ..arithmetic import vectors
from .rock_files import parse_obj, parse_stl

WELD = 1e-7  # of the extent; corners nearer than this are one, as .stl repeats them in float32


def read_triangles(path):
    """Corners (t, 3, 3) of the triangles of a .stl or .obj file, in its unit; None for files of another kind.

    Polygons of an .obj become fans of triangles. Raises ValueError where the file is broken.
    """
    path = Path(path)
    if path.suffix.lower() == ".stl":
        points = np.asarray(parse_stl(path.read_bytes()), dtype=np.float64)
        return points[: len(points) // 3 * 3].reshape(-1, 3, 3)
    if path.suffix.lower() == ".obj":
        content = path.read_bytes()
        points = np.asarray(parse_obj(content), dtype=np.float64).reshape(-1, 3)
        triangles = _obj_triangles(content, len(points))
        return points[triangles]
    return None


def enclosed_volume(triangles):
    """(volume, count of edges that are open or not manifold); the volume is None unless that count is
    0 and there are triangles."""
    if len(triangles) == 0:
        return None, 0
    corners = triangles.reshape(-1, 3)
    corners = corners - vectors.mean(corners)
    cell = WELD * max(float(np.ptp(corners, axis=0).max()), np.finfo(float).tiny)
    welded = np.unique(np.round(corners / cell), axis=0, return_inverse=True)[1].reshape(-1, 3)
    sound = (welded != np.roll(welded, 1, axis=1)).all(axis=1)  # without triangles that have become edges
    welded, corners = welded[sound], corners.reshape(-1, 3, 3)[sound]
    edges = np.concatenate([welded[:, [0, 1]], welded[:, [1, 2]], welded[:, [2, 0]]])
    size = int(welded.max(initial=0)) + 1
    forward, times = np.unique(edges[:, 0] * size + edges[:, 1], return_counts=True)
    backward = np.unique(edges[:, 1] * size + edges[:, 0])
    faults = int((times > 1).sum()) + int((~np.isin(forward, backward)).sum())
    if faults or len(edges) == 0:
        return None, faults
    return abs(float(vectors.total(vectors.determinant(*np.moveaxis(corners, 1, 0))))) / 6.0, 0


def _obj_triangles(content, count):
    """Indices (t, 3) of the lines 'f ...', from 1 on or, negative, from the end."""
    triangles = []
    for number, line in enumerate(content.decode("utf-8", errors="replace").splitlines(), start=1):
        words = line.split()
        if words[:1] != ["f"]:
            continue
        try:
            face = [int(word.split("/")[0]) for word in words[1:]]
        except ValueError as error:
            raise ValueError(f"line {number}: {line[:60]!r} is no face. Mend it.") from error
        face = [index - 1 if index > 0 else count + index for index in face]
        if not all(0 <= index < count for index in face):
            raise ValueError(f"line {number}: {line[:60]!r} names a vertex that is not there. Mend it.")
        triangles.extend((face[0], *pair) for pair in zip(face[1:], face[2:]))
    return np.array(triangles, dtype=np.int64).reshape(-1, 3)
