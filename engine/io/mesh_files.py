# SPDX-License-Identifier: GPL-2.0-or-later
"""Triangles of meshes, .stl and .obj, and the volume that a closed mesh encloses.

    V = sum det(a, b, c) / 6  over the triangles, seen counterclockwise from outside

A mesh is closed where every edge runs once in each direction. Unless the mass shall be that of the mesh, the rock of
the simulation is the mesh's convex hull; its volume over that of the hull, the solidity, tells what the hull adds in
hollows. An .obj of several objects or groups, 'o NAME' or 'g NAME', may be a rock of several convex parts.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ..arithmetic import vectors
from .plain_file import read_bytes
from .rock_files import parse_obj, parse_stl

if TYPE_CHECKING:
    from ..hints import Array, FilePath

WELD = 1e-7  # of the extent; corners nearer than this are one, as .stl repeats them in float32


def read_triangles(path: FilePath) -> Array | None:
    """Corners (t, 3, 3) of the triangles of a .stl or .obj file, in its unit; None for files of another kind.

    Polygons of an .obj become fans of triangles. Raises ValueError where the file is broken.
    """
    path = Path(path)
    if path.suffix.lower() == ".stl":
        points = np.asarray(parse_stl(read_bytes(path)), dtype=np.float64)
        return points[: len(points) // 3 * 3].reshape(-1, 3, 3)
    if path.suffix.lower() == ".obj":
        content = read_bytes(path)
        points = np.asarray(parse_obj(content), dtype=np.float64).reshape(-1, 3)
        triangles = _obj_triangles(content, len(points))
        return points[triangles]
    return None


def read_mesh(path):
    """Triangles (t, 3, 3) of a mesh file. Raises ValueError naming it for a file of another kind, or without any."""
    triangles = _read(path, read_triangles)
    if triangles is None or not len(triangles):
        raise ValueError(f"{path}: no triangles found. Save the mesh, with its faces, as .obj or .stl.")
    return triangles


def read_parts(path):
    """Points (n, 3) of each object or group of an .obj file. Raises ValueError naming it for a file of another kind."""
    if Path(path).suffix.lower() != ".obj":
        raise ValueError(f"{path}: parts are the objects of a file; save them as .obj, each with a line 'o NAME'.")
    return _read(path, lambda path: _objects(read_bytes(path)))


def _read(path, reader):
    try:
        return reader(path)
    except OSError as error:
        raise ValueError(f"{path}: cannot be read ({error.strerror}). Check path and permissions.") from error
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error


def _objects(content):
    """Points of the faces of each object; of its vertices where it has no faces."""
    points = np.asarray(parse_obj(content), np.float64).reshape(-1, 3)
    blocks, vertex = [[]], 0
    used = [[]]  # vertices that faces name, of each block
    for number, line in enumerate(content.decode("utf-8", errors="replace").splitlines(), start=1):
        words = line.split()
        if words[:1] in (["o"], ["g"]):
            blocks.append([])
            used.append([])
        elif words[:1] == ["v"]:
            blocks[-1].append(vertex)
            vertex += 1
        elif words[:1] == ["f"]:
            used[-1] += _corners_of_face(words, number, line, vertex, len(points))
    parts = [points[sorted(set(faces or own))] for own, faces in zip(blocks, used)]
    return [part for part in parts if len(part)]


def enclosed_volume(triangles: Array) -> tuple[float | None, int]:
    """(volume, count of edges that are open or not manifold); the volume is None unless that count is
    0 and there are triangles."""
    if len(triangles) == 0:
        return None, 0
    vertices, welded, faults = _welded(triangles)
    if faults or not len(welded):
        return None, faults
    return abs(_signed_volume(vertices, welded)), 0


def closed_mesh(triangles):
    """Vertices (n, 3) and outward triangles of a closed mesh.

    Raises
    ------
    ValueError
        If it is not closed, or not all of its triangles are turned alike.
    """
    if not np.isfinite(triangles).all():
        raise ValueError("mesh: a corner is not finite. Mend it.")
    vertices, welded, faults = _welded(triangles) if len(triangles) else (None, (), 0)
    if faults or not len(welded):
        raise ValueError(
            f"mesh: {faults} edges are open or shared by other than two triangles that are turned alike; the mesh "
            "encloses no volume. Close its holes, or take the hull."
        )
    return vertices, welded if _signed_volume(vertices, welded) > 0.0 else welded[:, ::-1]


def _signed_volume(vertices, welded):
    corners = vertices - vertices[0]  # so that nothing is lost far from the origin
    return float(vectors.total(vectors.determinant(*np.moveaxis(corners[welded], 1, 0)))) / 6.0


def _welded(triangles):
    """Corners (n, 3) about their mean or as they are, triangles of their numbers, and how many edges are at fault."""
    corners = triangles.reshape(-1, 3)
    middle = vectors.mean(corners)
    corners = corners - middle
    cell = WELD * max(float(np.ptp(corners, axis=0).max()), np.finfo(float).tiny)
    _, first, welded = np.unique(np.round(corners / cell), axis=0, return_index=True, return_inverse=True)
    welded = welded.reshape(-1, 3)
    welded = welded[(welded != np.roll(welded, 1, axis=1)).all(axis=1)]  # without triangles that have become edges
    edges = np.concatenate([welded[:, [0, 1]], welded[:, [1, 2]], welded[:, [2, 0]]])
    size = int(welded.max(initial=0)) + 1
    forward, times = np.unique(edges[:, 0] * size + edges[:, 1], return_counts=True)
    backward = np.unique(edges[:, 1] * size + edges[:, 0])
    faults = int((times > 1).sum()) + int((~np.isin(forward, backward)).sum())
    return corners[first] + middle, welded, faults


def _obj_triangles(content, count):
    """Indices (t, 3) of the lines 'f ...'."""
    triangles, vertex = [], 0
    for number, line in enumerate(content.decode("utf-8", errors="replace").splitlines(), start=1):
        words = line.split()
        vertex += words[:1] == ["v"]
        if words[:1] == ["f"]:
            face = _corners_of_face(words, number, line, vertex, count)
            triangles.extend((face[0], *pair) for pair in zip(face[1:], face[2:]))
    return np.array(triangles, dtype=np.int64).reshape(-1, 3)


def _corners_of_face(words, number, line, before, count):
    """Numbers, from 0 on, of the vertices of a line 'f ...', which has them from 1 on or, negative, back from the last
    of those ``before`` it."""
    try:
        face = [int(word.split("/")[0]) for word in words[1:]]
    except ValueError as error:
        raise ValueError(f"line {number}: {line[:60]!r} is no face. Mend it.") from error
    face = [index - 1 if index > 0 else before + index for index in face]
    if not all(0 <= index < count for index in face):
        raise ValueError(f"line {number}: {line[:60]!r} names a vertex that is not there. Mend it.")
    return face
