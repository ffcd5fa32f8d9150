# SPDX-License-Identifier: GPL-2.0-or-later
"""Eigenvalues and eigenvectors of symmetric 3 x 3 matrices, by the cyclic method of Jacobi.

A rotation in the plane (p, q) makes a_pq zero; round after round the rest shrinks with the square. Golub and Van Loan
(2013), Matrix Computations, 4th ed., section 8.5; errors are a few roundings of the largest eigenvalue.
"""

import numpy as np

ROUNDS = 12  # 4 to 6 are usual
PLANES = ((0, 1, 2), (0, 2, 1), (1, 2, 0))  # p, q and the other axis


def eigen_decomposition(matrices):
    """Eigenvalues (n, 3), ascending, and eigenvectors (n, 3, 3), in columns, of matrices (n, 3, 3)."""
    a = np.array(matrices, np.float64)
    vectors = np.zeros_like(a)
    vectors[:] = np.eye(3)
    for _ in range(ROUNDS):
        if not any(a[:, p, q].any() for p, q, _ in PLANES):
            break
        for p, q, other in PLANES:
            _rotate(a, vectors, p, q, other)
    values = np.stack([a[:, i, i] for i in range(3)], axis=1)
    order = np.argsort(values, axis=1, kind="stable")
    return np.take_along_axis(values, order, 1), np.take_along_axis(vectors, order[:, None, :], 2)


def _rotate(a, vectors, p, q, other):
    """Make a_pq zero, in place."""
    c, s, t = _rotation(a[:, p, p], a[:, q, q], a[:, p, q])
    change = t * a[:, p, q]
    a[:, p, p] -= change
    a[:, q, q] += change
    a[:, p, q] = a[:, q, p] = 0.0
    with_p, with_q = a[:, other, p].copy(), a[:, other, q].copy()
    a[:, other, p] = a[:, p, other] = c * with_p - s * with_q
    a[:, other, q] = a[:, q, other] = s * with_p + c * with_q
    with_p, with_q = vectors[:, :, p].copy(), vectors[:, :, q].copy()
    vectors[:, :, p] = c[:, None] * with_p - s[:, None] * with_q
    vectors[:, :, q] = s[:, None] * with_p + c[:, None] * with_q


def _rotation(a_pp, a_qq, a_pq):
    """Cosine, sine and tangent of the smaller angle that does; those of no rotation where rounding hides a_pq."""
    is_small = np.abs(a_pq) <= 1e-18 * np.minimum(np.abs(a_pp), np.abs(a_qq))
    ratio = (a_qq - a_pp) / np.where(is_small, 1.0, 2.0 * a_pq)
    # a small ratio needs no care, and of a large one the square may be infinite: t is zero then
    with np.errstate(over="ignore"):
        t = 1.0 / (np.abs(ratio) + np.sqrt(ratio * ratio + 1.0))
    t = np.where(is_small, 0.0, np.where(ratio < 0.0, -t, t))
    c = 1.0 / np.sqrt(t * t + 1.0)
    return c, t * c, t
