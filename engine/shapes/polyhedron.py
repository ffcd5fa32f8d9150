# SPDX-License-Identifier: GPL-2.0-or-later
"""Convex polyhedron: the hull of a point cloud."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic import vectors
from ..arithmetic.eigen import eigen_decomposition
from ..io.optional_packages import require
from ..rigid_body.inertia import corners_of_triangles
from .hull_faces import canonical_triangles

if TYPE_CHECKING:
    from ..hints import ArrayLike

# A triangle thinner than this against its longest edge, or a corner flatter than this angle (rad), is
# rounding of coordinates (float32 files, map coordinates), not shape.
FLAT = 1e-6


class Hull(NamedTuple):
    """Convex hull: vertices (n, 3) [m] in the order given; triangles (t, 3), outward, ordered by ``hull_faces``."""

    vertices: np.ndarray
    triangles: np.ndarray


def convex_hull(points: ArrayLike) -> Hull:
    """Corners and outward triangles of the convex hull of points, shape (m, 3) [m].

    Points inside faces and edges are dropped: each would cost a contact and carry no shape.
    Raises ValueError for input that encloses no volume, ImportError where SciPy is missing.
    """
    points = _checked_points(points)
    shift = vectors.mean(points)
    hull = _quickhull(points - shift)
    corners = _corners(hull)
    if len(corners) < len(hull.vertices):
        hull = _quickhull(hull.vertices[corners])
    return Hull(hull.vertices + shift, canonical_triangles(*hull))


def enclosed_volume(points):
    """Volume of the convex hull of points (m, 3) alone [m3]; scipy.spatial.QhullError where they are in one plane."""
    hull = _quickhull(points - points[0])
    a, b, c = corners_of_triangles(hull._replace(triangles=canonical_triangles(*hull)), vectors.mean(hull.vertices))
    return float(vectors.total(vectors.determinant(a, b, c)) / 6.0)


def surface(hull):
    """Area of a hull [m2]."""
    a, b, c = corners_of_triangles(hull, 0.0)
    return 0.5 * float(vectors.total(vectors.length(vectors.cross(b - a, c - a))))


def _quickhull(points):
    """Hull of points (m, 3) with its triangles turned outward."""
    try:
        require("scipy")
        from scipy.spatial import ConvexHull
    except ImportError as error:
        raise ImportError(f"Talus needs SciPy to find the convex hull of a rock: {error}") from error
    hull = ConvexHull(points)
    used, triangles = np.unique(hull.simplices, return_inverse=True)
    vertices = points[used]
    triangles = triangles.reshape(-1, 3)
    a, b, c = np.moveaxis((vertices - vectors.mean(vertices))[triangles], 1, 0)
    inward = vectors.determinant(a, b, c) < 0.0
    triangles[inward] = triangles[inward][:, ::-1]
    return Hull(vertices, triangles)


def _corners(hull):
    """Indices of the vertices whose faces span all three directions; the others lie on a face or an edge."""
    first, second, third = corners_of_triangles(hull, 0.0)
    normals = vectors.cross(second - first, third - first)
    doubled_area = vectors.length(normals)
    edges = np.stack([second - first, third - second, first - third])
    sound = doubled_area > FLAT * vectors.dot(edges, edges).max(axis=0)
    normals = normals[sound] / doubled_area[sound, None]

    spread = np.zeros((len(hull.vertices), 3, 3))
    np.add.at(spread, hull.triangles[sound], (normals[:, :, None] * normals[:, None, :])[:, None])
    return np.flatnonzero(eigen_decomposition(spread)[0][:, 0] > FLAT * FLAT)


def _checked_points(points):
    """Points as float64 (m, 3); ValueError where they cannot enclose a volume."""
    try:
        points = np.ascontiguousarray(points, dtype=np.float64)
    except (TypeError, ValueError) as error:
        raise ValueError(f"points: not a table of numbers ({error}). Give rows x, y, z in metres.") from error
    if points.ndim != 2 or points.shape[1] != 3:
        raise ValueError(f"points: shape {points.shape} found, not (n, 3). Give rows x, y, z in metres.")
    if not np.isfinite(points).all():
        row = int(np.flatnonzero(~np.isfinite(points).all(axis=1))[0])
        raise ValueError(f"points: row {row} is {points[row].tolist()}, not finite. Mend that point.")
    if len(points) < 4:
        raise ValueError(f"points: {len(points)} given, but a solid needs 4. Give more points.")
    centred = points - vectors.mean(points)
    spread = [vectors.total(centred[:, i, None] * centred) for i in range(3)]
    directions = eigen_decomposition(np.array(spread)[None])[1][0].T
    length, width, thickness = sorted(np.ptp(vectors.turned(centred, directions), axis=0), reverse=True)
    if thickness <= FLAT * length:
        kind = "in one plane" if width > FLAT * length else "on one line" if length > 0.0 else "at one place"
        raise ValueError(f"points: all {len(points)} lie {kind} and enclose no volume. Add points off it.")
    return points
