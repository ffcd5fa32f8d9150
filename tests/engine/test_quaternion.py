# SPDX-License-Identifier: GPL-2.0-or-later
"""Quaternions against SciPy's rotations, the definition and closed forms."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.spatial.transform import Rotation

from talus.engine.rigid_body import quaternion

# Products of a few numbers of size one.
ROUNDING = 1e-14

components = st.floats(-1.0, 1.0)
units = (
    st.tuples(components, components, components, components)
    .filter(lambda q: np.linalg.norm(q) > 0.1)
    .map(lambda q: tuple(np.array(q) / np.linalg.norm(q)))
)
vectors = st.tuples(components, components, components)


def scipy_rotation(q):
    """SciPy writes the scalar last."""
    return Rotation.from_quat([*q[1:], q[0]])


def matrix(q):
    return np.array(quaternion.rotation_matrix(tuple(q))).reshape(3, 3)


@pytest.mark.source("leine_2014", "coordinate systems I and K, orientation as a quaternion (eq. 1)")
@given(units)
def test_rotation_matrix_is_that_of_the_literature(q):
    """Leine et al. (2014), eq. 1; SciPy's is the independent twin."""
    np.testing.assert_allclose(matrix(q), scipy_rotation(q).as_matrix(), atol=ROUNDING)


@given(units)
def test_rotation_matrix_is_orthogonal_with_determinant_one(q):
    """Invariant of SO(3)."""
    np.testing.assert_allclose(matrix(q) @ matrix(q).T, np.eye(3), atol=ROUNDING)
    assert np.linalg.det(matrix(q)) == pytest.approx(1.0, abs=ROUNDING)


def test_quarter_turn_about_z_takes_east_to_north():
    """Closed form, fixes sign and order: scalar first, K into I."""
    q = (math.sqrt(0.5), 0.0, 0.0, math.sqrt(0.5))
    np.testing.assert_allclose(matrix(q) @ [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], atol=ROUNDING)


@given(units, units)
def test_product_of_quaternions_is_the_product_of_the_matrices(p, q):
    """A(p q) = A(p) A(q): q in the frame that p turns, followed by p."""
    np.testing.assert_allclose(matrix(quaternion.multiply(p, q)), matrix(p) @ matrix(q), atol=ROUNDING)


@given(units, vectors)
def test_turning_back_is_the_transposed_matrix(q, vector):
    """A_IK^T r: from I to K."""
    np.testing.assert_allclose(quaternion.turn_back(q, vector), matrix(q).T @ vector, atol=ROUNDING)


@pytest.mark.parametrize("angle", [0.0, 1e-12, 1e-6, 1e-3, 0.1, 0.199, 0.201, 1.0, 3.0, math.pi, 6.0])
def test_exponential_turns_by_the_angle_about_the_vector(angle):
    """Closed form (cos a/2, n sin a/2), on both sides of the switch to the series at 0.2 rad."""
    n = np.array([2.0, -1.0, 2.0]) / 3.0
    expected = np.array([math.cos(0.5 * angle), *(math.sin(0.5 * angle) * n)])
    np.testing.assert_allclose(quaternion.exponential(angle * n), expected, rtol=0.0, atol=4e-16)
    if angle > 0.0:  # the vector part keeps its relative accuracy, however small
        np.testing.assert_allclose(quaternion.exponential(angle * n)[1:], expected[1:], rtol=1e-14)


@given(st.tuples(*[st.floats(-10.0, 10.0)] * 4).filter(lambda q: np.linalg.norm(q) > 1e-3))
def test_normalised_quaternion_has_length_one_and_the_same_direction(q):
    """Definition."""
    unit = np.array(quaternion.normalise(q))
    assert np.linalg.norm(unit) == pytest.approx(1.0, abs=ROUNDING)
    np.testing.assert_allclose(unit * np.linalg.norm(q), q, atol=1e-13)


@given(units, vectors.filter(lambda v: np.linalg.norm(v) > 0.1))
def test_rotation_between_two_vectors_takes_one_to_the_other(q, b):
    """Leine et al. (2020), eqs. 63-65. Away from opposite vectors, where the rotation is not unique."""
    c = matrix(q) @ b
    if b @ c < -0.9 * np.dot(b, b):
        return
    between = quaternion.between(b, c)
    np.testing.assert_allclose(matrix(between) @ b, c, atol=10 * ROUNDING)
    # shortest: its axis is perpendicular to both
    assert abs(np.dot(between[1:], b)) < 10 * ROUNDING


@pytest.mark.parametrize("power", [-80, -84, -120, -150, -185])
def test_rotation_between_tiny_vectors_is_that_between_large_ones(power):
    """Closed form: the length does not matter. Squares of squares of such numbers are below the smallest double."""
    b, c, tiny = np.array([1.0, 2.0, 2.0]), np.array([2.0, 1.0, 2.0]), 10.0**power
    np.testing.assert_allclose(quaternion.between((tiny * b), (tiny * c)), quaternion.between(b, c), rtol=1e-14)


def test_rotation_between_nothing_and_nothing_is_none():
    """A rock without spin has no angular momentum to follow."""
    assert quaternion.between((0.0, 0.0, 0.0), (0.0, 0.0, 0.0)) == (1.0, 0.0, 0.0, 0.0)
