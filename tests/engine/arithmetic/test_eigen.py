# SPDX-License-Identifier: GPL-2.0-or-later
"""Jacobi's method against what eigenvalues are: A v = lambda v, and against LAPACK."""

import numpy as np
import pytest

from talus.engine.arithmetic.eigen import eigen_decomposition
from talus.engine.arithmetic.matrices import solve_3x3


@pytest.fixture
def matrices():
    random = np.random.default_rng(1)
    drawn = random.normal(size=(200, 3, 3)) * 10.0 ** random.uniform(-8, 8, (200, 1, 1))
    flat = np.einsum("ni,nj->nij", drawn[:50, 0], drawn[:50, 0])  # one eigenvalue, two zeros
    return np.concatenate([drawn + drawn.transpose(0, 2, 1), flat, np.eye(3)[None], np.zeros((1, 3, 3))])


def test_eigenvectors_are_orthonormal_and_keep_their_direction(matrices):
    values, vectors = eigen_decomposition(matrices)
    scale = np.abs(matrices).max(axis=(1, 2))[:, None, None]
    # some roundings (1e-16) for each of about ten rotations
    assert (np.abs(matrices @ vectors - vectors * values[:, None]) <= 1e-14 * scale).all()
    assert np.abs(vectors.transpose(0, 2, 1) @ vectors - np.eye(3)).max() < 1e-14
    assert (np.diff(values, axis=1) >= 0.0).all()


def test_eigenvalues_are_those_of_lapack(matrices):
    values, _ = eigen_decomposition(matrices)
    scale = np.abs(matrices).max(axis=(1, 2))[:, None]
    assert (np.abs(values - np.linalg.eigvalsh(matrices)) <= 2e-14 * scale).all()


def test_diagonal_matrix_is_left_as_it_is():
    values, vectors = eigen_decomposition(np.diag([3.0, 1.0, 2.0])[None])
    assert values.tolist() == [[1.0, 2.0, 3.0]]
    assert vectors[0].tolist() == [[0, 0, 1], [1, 0, 0], [0, 1, 0]]


def test_solution_of_a_system():
    matrix = np.array([[4.0, 1.0, -2.0], [0.5, 3.0, 1.0], [-1.0, 0.25, 5.0]])
    assert solve_3x3(*matrix, matrix @ [1.0, 2.0, 3.0]) == pytest.approx((1.0, 2.0, 3.0), rel=1e-15)
