# SPDX-License-Identifier: GPL-2.0-or-later
"""Many vectors at once, (..., 3), without BLAS: element by element, in a fixed order.

NumPy's +, -, *, / and square root of arrays are those of IEEE 754. Its dot, einsum and linalg are not: BLAS and
vector code choose the order of a sum and may fuse a product into it. Nor are x**2 of a single number, which is the C
library's pow, and sum(), whose order is NumPy's own affair and, of Python's own, another since Python 3.12.
"""

import numpy as np


def total(values, axis=0):
    """Sum along an axis, from the first to the last."""
    values = np.asarray(values, np.float64)
    if not values.shape[axis]:
        return np.zeros(values.shape[:axis] + values.shape[axis + 1 :])[()]
    return np.take(np.cumsum(values, axis=axis), -1, axis=axis)


def mean(values, axis=0):
    """Mean along an axis."""
    return total(values, axis) / np.shape(values)[axis]


def dot(a, b):
    """Scalar products, shape (...)."""
    return a[..., 0] * b[..., 0] + a[..., 1] * b[..., 1] + a[..., 2] * b[..., 2]


def length(a):
    """Lengths, shape (...)."""
    return np.sqrt(dot(a, a))


def unit(a):
    """Scale vectors to length one."""
    return a / length(a)[..., None]


def cross(a, b):
    """Vector products, shape (..., 3)."""
    return np.stack(
        [
            a[..., 1] * b[..., 2] - a[..., 2] * b[..., 1],
            a[..., 2] * b[..., 0] - a[..., 0] * b[..., 2],
            a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0],
        ],
        axis=-1,
    )


def determinant(a, b, c):
    """Determinants of the matrices with the rows a, b and c, shape (...)."""
    return dot(a, cross(b, c))


def turned(points, rows):
    """The coordinates of points (..., 3) along the rows (k, 3) of a matrix: points times its transpose, (..., k)."""
    rows = np.asarray(rows, np.float64)
    return dot(np.asarray(points)[..., None, :], rows)
