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
from math import fsum
from typing import NamedTuple

import numpy as np

from ..arithmetic import vectors
from ..arithmetic.eigen import eigen_decomposition
from ..io.optional_packages import require
from .hull_faces import canonical_triangles

# A triangle thinner than this compared with its longest edge, or a corner flatter than this angle (rad), is
# rounding of coordinates (float32 files, map coordinates), not shape.
FLAT = 1e-6
# Principal moments closer than this, relative to the largest, count as equal. Coordinates that went through
# float32 or lie at 10^6 m from the origin split truly equal moments by up to about 1e-7.
EQUAL_MOMENTS = 1e-6
ENTRIES = ((0, 0), (1, 1), (2, 2), (1, 2), (0, 2), (0, 1))  # of a symmetric matrix


class Hull(NamedTuple):
    """Convex hull: vertices (n, 3) [m] in the order given; triangles (t, 3), outward, ordered by ``hull_faces``."""

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
    shift = vectors.mean(points)
    hull = _quickhull(points - shift)
    corners = _corners(hull)
    if len(corners) < len(hull.vertices):
        hull = _quickhull(hull.vertices[corners])
    return Hull(hull.vertices + shift, canonical_triangles(*hull))


def mass_integrals(hull):
    """Exact volume, centroid and inertia of the homogeneous solid inside hull (module docstring)."""
    inside = vectors.mean(hull.vertices)
    a, b, c = _corners_of_triangles(hull, inside)
    sixfold_volume = vectors.determinant(a, b, c)
    d = a + b + c

    volume = vectors.total(sixfold_volume) / 6.0
    centroid = vectors.total(sixfold_volume[:, None] * d) / (24.0 * volume)
    products = [a[:, i] * a[:, j] + b[:, i] * b[:, j] + c[:, i] * c[:, j] + d[:, i] * d[:, j] for i, j in ENTRIES]
    second = vectors.total(sixfold_volume[:, None] * np.stack(products, axis=1)) / 120.0
    xx, yy, zz, yz, xz, xy = second - volume * np.array([centroid[i] * centroid[j] for i, j in ENTRIES])
    inertia = np.array([[yy + zz, -xy, -xz], [-xy, xx + zz, -yz], [-xz, -yz, xx + yy]])
    return MassIntegrals(float(volume), inside + centroid, inertia)


def enclosed_volume(points):
    """Volume of the convex hull of points (m, 3) alone [m3]; scipy.spatial.QhullError where they are in one plane."""
    hull = _quickhull(points - points[0])
    a, b, c = _corners_of_triangles(hull._replace(triangles=canonical_triangles(*hull)), vectors.mean(hull.vertices))
    return float(vectors.total(vectors.determinant(a, b, c)) / 6.0)


def surface(hull):
    """Area of a hull [m2]."""
    a, b, c = _corners_of_triangles(hull, 0.0)
    return 0.5 * float(vectors.total(vectors.length(vectors.cross(b - a, c - a))))


def _corners_of_triangles(hull, origin):
    """First, second and third corners of the triangles from an origin, (t, 3) each."""
    return np.moveaxis((hull.vertices - origin)[hull.triangles], 1, 0)


def eigenframe(inertia):
    """Principal frame of a symmetric inertia tensor (3, 3), the one nearest to the frame it is given in.

    Nearest means least angle of rotation, i.e. greatest trace. Equal moments leave their axes free; there the
    given axes are kept as far as possible, so a cube, a square plate or a sphere is not turned arbitrarily.
    """
    moments, axes = (found[0] for found in eigen_decomposition(np.asarray(inertia)[None]))
    groups = _equal_groups(moments)
    group_moments = [fsum(moments[group]) / len(group) for group in groups]
    labels = [index for index, group in enumerate(groups) for _ in group]

    best_trace = -np.inf
    for assignment in sorted(set(permutations(labels))):
        nearest = _nearest_axes(axes, groups, assignment)
        trace = nearest[0, 0] + nearest[1, 1] + nearest[2, 2]
        # the margin keeps the choice stable where two frames are equally near
        if trace > best_trace + 1e-12:
            best_trace = trace
            best = Eigenframe(np.array([group_moments[label] for label in assignment]), nearest.T.copy())
    return best


def _nearest_axes(eigenvectors, groups, assignment):
    """Right-handed axes (columns) nearest to the given ones, axis i within the eigenspace assignment[i].

    Within an eigenspace the nearest orthonormal set is the polar factor of the projected given axes.
    """
    axes = np.empty((3, 3))
    weakest = (np.inf, None)
    for label, group in enumerate(groups):
        mine = [axis for axis in range(3) if assignment[axis] == label]
        if len(mine) == 3:
            return np.eye(3)
        near, mirrored, strength = _polar_factors(eigenvectors[np.ix_(mine, group)].T)
        axes[:, mine] = _combined(eigenvectors[:, group], near)
        if strength < weakest[0]:
            weakest = (strength, (mine, _combined(eigenvectors[:, group], mirrored)))
    if vectors.determinant(*axes.T) < 0.0:
        # reversing the direction that agrees least with the given axes costs the least trace
        mine, reversed_axes = weakest[1]
        axes[:, mine] = reversed_axes
    return axes


def _polar_factors(matrix):
    """Orthogonal matrix nearest to one of 1 x 1 or 2 x 2; that with its weakest direction reversed; how weak that is.

    For 2 x 2 the nearest rotation is along ((a + d, b - c), (c - b, a + d)), the nearest reflection along
    ((a - d, b + c), (b + c, d - a)); half the sum and half the difference of their lengths are the singular values.
    """
    if len(matrix) == 1:
        sign = -1.0 if matrix[0, 0] < 0.0 else 1.0
        return np.array([[sign]]), np.array([[-sign]]), abs(matrix[0, 0])
    (a, b), (c, d) = matrix
    turn, mirror = np.sqrt((a + d) * (a + d) + (b - c) * (b - c)), np.sqrt((a - d) * (a - d) + (b + c) * (b + c))
    rotation = np.array([[a + d, b - c], [c - b, a + d]]) / turn if turn > 0.0 else np.eye(2)
    mirroring = np.array([[a - d, b + c], [b + c, d - a]]) / mirror if mirror > 0.0 else np.diag([1.0, -1.0])
    if turn >= mirror:
        return rotation, mirroring, 0.5 * (turn - mirror)
    return mirroring, rotation, 0.5 * (mirror - turn)


def _combined(basis, weights):
    """Columns of basis (3, k) combined by the columns of weights (k, k): their product."""
    return np.stack([vectors.total(basis * column, axis=1) for column in weights.T], axis=1)


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
    first, second, third = _corners_of_triangles(hull, 0.0)
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
