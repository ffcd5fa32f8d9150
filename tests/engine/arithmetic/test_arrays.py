# SPDX-License-Identifier: GPL-2.0-or-later
"""Functions of arrays are those of single numbers; vectors and sums against exact arithmetic."""

from fractions import Fraction

import numpy as np
import pytest

from talus.engine.arithmetic import (
    arrays,
    circular,
    exponential,
    inverse_circular,
    lengths,
    logarithm,
    power,
    vectors,
)


@pytest.mark.parametrize(
    "of_array, of_number",
    [(arrays.exp, exponential.exp), (arrays.log, logarithm.log), (arrays.cbrt, power.cbrt),
     (arrays.sin_cos, circular.sin_cos)],
)  # fmt: skip
def test_functions_of_one_array(of_array, of_number):
    x = np.linspace(0.1, 20.0, 12).reshape(3, 4)[:, ::2]
    wanted = np.array([[of_number(value) for value in row] for row in x.tolist()])
    result = of_array(x)
    assert np.array_equal(np.stack(result, axis=-1) if isinstance(result, tuple) else result, wanted)


@pytest.mark.parametrize(
    "of_array, of_number",
    [(arrays.pow, power.pow), (arrays.hypot, lengths.hypot), (arrays.atan2, inverse_circular.atan2)],
)
def test_functions_of_two_arrays_broadcast(of_array, of_number):
    x = np.linspace(0.1, 20.0, 12).reshape(3, 4)
    assert np.array_equal(of_array(x, 0.7), [[of_number(value, 0.7) for value in row] for row in x.tolist()])
    assert isinstance(of_array(2.0, 0.7), float)


def test_determinant_and_cross_product_of_whole_numbers_are_exact():
    a, b, c = np.random.default_rng(1).integers(-50, 50, (3, 100, 3)).astype(np.float64)
    exact = [
        sum(
            sign * Fraction(u[i]) * Fraction(v[j]) * Fraction(w[k])
            for sign, i, j, k in [(1, 0, 1, 2), (1, 1, 2, 0), (1, 2, 0, 1), (-1, 0, 2, 1), (-1, 1, 0, 2), (-1, 2, 1, 0)]
        )
        for u, v, w in zip(a, b, c)
    ]
    assert np.array_equal(vectors.determinant(a, b, c), np.array(exact, np.float64))
    assert np.array_equal(vectors.cross(a, b), np.cross(a, b))


def test_turning_by_the_rows_of_a_matrix():
    points = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    assert vectors.turned(points, [[0, 1, 0], [0, 0, 2]]).tolist() == [[2.0, 6.0], [5.0, 12.0]]


def test_sums_go_from_the_first_to_the_last():
    # 1 is lost beside 1e16 unless the two large numbers meet first
    assert vectors.total(np.array([1e16, 1.0, -1e16])) == 0.0
    assert vectors.total(np.array([1e16, -1e16, 1.0])) == 1.0
    table = np.arange(6.0).reshape(2, 3)
    assert vectors.total(table).tolist() == [3.0, 5.0, 7.0] and vectors.total(table, axis=1).tolist() == [3.0, 12.0]
    assert vectors.mean(table, axis=1).tolist() == [1.0, 4.0] and vectors.total(np.empty((0, 3))).tolist() == [0, 0, 0]
