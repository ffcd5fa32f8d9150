# SPDX-License-Identifier: GPL-2.0-or-later
"""Convex polyhedron: hull of a point cloud, mass integrals of the solid, and its eigenframe.

    volume         V = sum det(a, b, c) / 6                            over tetrahedra (o, a, b, c)
    centroid       s = sum det(a, b, c) (a + b + c) / 24 / V           from o
    second moment  C = sum det(a, b, c) (a a' + b b' + c c' + d d') / 120,   d = a + b + c
    inertia        J = trace(C) 1 - C                                  per unit density

o is a point inside the hull, so nothing is lost to rounding far from the origin. SI units.
Reference for the tetrahedron's moments: Tonon (2004), J. Math. Stat. 1, 8-11.
"""

from itertools import permutations
from typing import NamedTuple

import numpy as np

# A triangle thinner than this against its longest edge, or a corner flatter than this angle (rad), is
# rounding of coordinates (float32 files, map coordinates), not shape.
FLAT = 1e-6
# Principal moments closer than this, relative to the largest, count as equal. Coordinates that went through
# float32 or lie at 10^6 m from the origin split truly equal moments by up to about 1e-7.
EQUAL_MOMENTS = 1e-6


class Hull(NamedTuple):
    """Convex hull: vertices (n, 3) [m] in the order given; triangles (t, 3), outward."""

    vertices: np.ndarray
    triangles: np.ndarray


class MassIntegrals(NamedTuple):
    """Volume [m3], centroid (3,) [m], inertia (3, 3) about the centroid per unit density [m5]."""

    volume: float
    centroid: np.ndarray
    inertia: np.ndarray


class Eigenframe(NamedTuple):
    """Principal moments (3,) and rotation (3, 3) from the given frame B to K: row i is axis i of K in B."""

    moments: np.ndarray
    rotation: np.ndarray


def convex_hull(points):
    """Corners and outward triangles of the convex hull of points, shape (m, 3) [m].

    Points inside faces and edges are dropped: each would cost a contact and carry no shape.
    Raises ValueError for input that encloses no volume, ImportError where SciPy is missing.
    """
    points = _checked_points(points)
    shift = points.mean(axis=0)
    hull = _quickhull(points - shift)
    corners = _corners(hull)
    if len(corners) < len(hull.vertices):
        hull = _quickhull(hull.vertices[corners])
    return Hull(hull.vertices + shift, hull.triangles)


def mass_integrals(hull):
    """Exact volume, centroid and inertia of the homogeneous solid inside hull (module docstring)."""
    inside = hull.vertices.mean(axis=0)
    corners = (hull.vertices - inside)[hull.triangles]
    sixfold_volume = np.linalg.det(corners)
    edge_sum = corners.sum(axis=1)

    volume = sixfold_volume.sum() / 6.0
    centroid = sixfold_volume @ edge_sum / (24.0 * volume)
    second = np.einsum("t,tki,tkj->ij", sixfold_volume, corners, corners)
    second += np.einsum("t,ti,tj->ij", sixfold_volume, edge_sum, edge_sum)
    second = second / 120.0 - volume * np.outer(centroid, centroid)
    inertia = np.trace(second) * np.eye(3) - second
    return MassIntegrals(float(volume), inside + centroid, inertia)


def eigenframe(inertia):
    """Principal frame of a symmetric inertia tensor (3, 3), the one nearest to the frame it is given in.

    Nearest means least angle of rotation, i.e. greatest trace. Equal moments leave their axes free; there the
    given axes are kept as far as possible, so a cube, a square plate or a sphere is not turned at will.
    """
    moments, vectors = np.linalg.eigh(inertia)
    groups = _equal_groups(moments)
    group_moments = [moments[group].mean() for group in groups]
    labels = [index for index, group in enumerate(groups) for _ in group]

    best_trace = -np.inf
    for assignment in sorted(set(permutations(labels))):
        axes = _nearest_axes(vectors, groups, assignment)
        # the margin keeps the choice stable where two frames are equally near
        if np.trace(axes) > best_trace + 1e-12:
            best_trace = np.trace(axes)
            best = Eigenframe(np.array([group_moments[label] for label in assignment]), axes.T.copy())
    return best


def _nearest_axes(vectors, groups, assignment):
    """Right-handed axes (columns) nearest to the given ones, axis i within the eigenspace assignment[i].

    Within an eigenspace the nearest orthonormal set is the polar factor of the projected given axes.
    """
    axes = np.empty((3, 3))
    weakest = (np.inf, None)
    for label, group in enumerate(groups):
        mine = [axis for axis in range(3) if assignment[axis] == label]
        basis = vectors[:, group]
        left, strength, right = np.linalg.svd(basis[mine].T)
        axes[:, mine] = basis @ left @ right
        if strength[-1] < weakest[0]:
            weakest = (strength[-1], (mine, basis @ left[:, -1:] @ right[-1:]))
    if np.linalg.det(axes) < 0.0:
        # reversing the direction that agrees least with the given axes costs the least trace
        mine, direction = weakest[1]
        axes[:, mine] -= 2.0 * direction
    return axes


def _equal_groups(moments):
    """Index lists of ascending moments that count as equal."""
    groups = [[0]]
    for index in (1, 2):
        if moments[index] - moments[index - 1] <= EQUAL_MOMENTS * moments[2]:
            groups[-1].append(index)
        else:
            groups.append([index])
    return groups


def _quickhull(points):
    """Hull of points (m, 3) with its triangles turned outward."""
    try:
        from scipy.spatial import ConvexHull
    except ImportError as error:
        raise ImportError(
            "Talus needs SciPy to find the convex hull of a rock. Install it for the Python of QGIS, e.g. "
            "'python3 -m pip install scipy' (Windows: OSGeo4W shell; Debian: apt install python3-scipy)."
        ) from error
    hull = ConvexHull(points)
    used, triangles = np.unique(hull.simplices, return_inverse=True)
    vertices = points[used]
    triangles = triangles.reshape(-1, 3)
    corners = (vertices - vertices.mean(axis=0))[triangles]
    inward = np.linalg.det(corners) < 0.0
    triangles[inward] = triangles[inward][:, ::-1]
    return Hull(vertices, triangles)


def _corners(hull):
    """Indices of the vertices whose faces span all three directions; the others lie on a face or an edge."""
    first, second, third = (hull.vertices[hull.triangles[:, k]] for k in range(3))
    normals = np.cross(second - first, third - first)
    doubled_area = np.linalg.norm(normals, axis=1)
    edges = np.stack([second - first, third - second, first - third])
    sound = doubled_area > FLAT * (edges**2).sum(axis=2).max(axis=0)
    normals = normals[sound] / doubled_area[sound, None]

    spread = np.zeros((len(hull.vertices), 3, 3))
    np.add.at(spread, hull.triangles[sound], (normals[:, :, None] * normals[:, None, :])[:, None])
    return np.flatnonzero(np.linalg.eigvalsh(spread)[:, 0] > FLAT**2)


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
    centred = points - points.mean(axis=0)
    directions = np.linalg.svd(centred, full_matrices=False)[2]
    length, width, thickness = sorted(np.ptp(centred @ directions.T, axis=0), reverse=True)
    if thickness <= FLAT * length:
        kind = "in one plane" if width > FLAT * length else "on one line" if length > 0.0 else "at one place"
        raise ValueError(f"points: all {len(points)} lie {kind} and enclose no volume. Add points off it.")
    return points
