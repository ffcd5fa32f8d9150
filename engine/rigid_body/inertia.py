# SPDX-License-Identifier: GPL-2.0-or-later
"""Inertia of a rigid body: mass integrals of the homogeneous solid inside a hull, and its principal axes.

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

# Principal moments closer than this, relative to the largest, count as equal. Coordinates that went through
# float32 or lie at 10^6 m from the origin split truly equal moments by up to about 1e-7.
EQUAL_MOMENTS = 1e-6
ENTRIES = ((0, 0), (1, 1), (2, 2), (1, 2), (0, 2), (0, 1))  # of a symmetric matrix


class MassIntegrals(NamedTuple):
    """Volume [m3], centroid (3,) [m], inertia (3, 3) about the centroid per unit density [m5]."""

    volume: float
    centroid: np.ndarray
    inertia: np.ndarray


class Eigenframe(NamedTuple):
    """Principal moments (3,) and rotation (3, 3) from the given frame B to K: row i is axis i of K in B."""

    moments: np.ndarray
    rotation: np.ndarray


def mass_integrals(hull):
    """Exact volume, centroid and inertia of the homogeneous solid inside hull (module docstring)."""
    inside = vectors.mean(hull.vertices)
    a, b, c = corners_of_triangles(hull, inside)
    sixfold_volume = vectors.determinant(a, b, c)
    d = a + b + c

    volume = vectors.total(sixfold_volume) / 6.0
    centroid = vectors.total(sixfold_volume[:, None] * d) / (24.0 * volume)
    products = [a[:, i] * a[:, j] + b[:, i] * b[:, j] + c[:, i] * c[:, j] + d[:, i] * d[:, j] for i, j in ENTRIES]
    second = vectors.total(sixfold_volume[:, None] * np.stack(products, axis=1)) / 120.0
    xx, yy, zz, yz, xz, xy = second - volume * np.array([centroid[i] * centroid[j] for i, j in ENTRIES])
    inertia = np.array([[yy + zz, -xy, -xz], [-xy, xx + zz, -yz], [-xz, -yz, xx + yy]])
    return MassIntegrals(float(volume), inside + centroid, inertia)


def corners_of_triangles(hull, origin):
    """First, second and third corners of the triangles from an origin, (t, 3) each."""
    return np.moveaxis((hull.vertices - origin)[hull.triangles], 1, 0)


def eigenframe(inertia):
    """Principal frame of a symmetric inertia tensor (3, 3), the one nearest to the frame it is given in.

    Nearest means least angle of rotation, i.e. greatest trace. Equal moments leave their axes free; there the
    given axes are kept as far as possible, so a cube, a square plate or a sphere is not turned at will.
    """
    moments, axes = (solution[0] for solution in eigen_decomposition(np.asarray(inertia)[None]))
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
    """Orthogonal matrix nearest to one of 1 x 1 or 2 x 2; that with its weakest direction reversed; its least strength.

    Of 2 x 2 the rotation nearest is along ((a + d, b - c), (c - b, a + d)), the mirroring along ((a - d, b + c),
    (b + c, d - a)); half the sum and half the difference of their lengths are the singular values.
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
