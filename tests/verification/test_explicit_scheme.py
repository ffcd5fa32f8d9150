# SPDX-License-Identifier: GPL-2.0-or-later
"""Why the explicit scheme leaves the axis of largest inertia: its linearised step, Leine et al. (2020), eqs. 45 to 51.

Two misprints: the determinant in eq. 45 lacks the square of the spin, C (A B + h^2/4 W^2 (A + B)^2), and D12 and D21 of
eq. 47 have changed places. Mended, all that follows agrees; the eigenvalues need only their product.
"""

import numpy as np
import pytest

from talus.engine.rigid_body import free_flight

SIDES = 3.0, 2.0, 1.0  # m, of the cuboid of 1 kg
A, B, C = ((SIDES[1] ** 2 + SIDES[2] ** 2) / 12.0, (SIDES[0] ** 2 + SIDES[2] ** 2) / 12.0,
           (SIDES[0] ** 2 + SIDES[1] ** 2) / 12.0)  # fmt: skip
INERTIA, SPIN, STEP = (A, B, C), 10.0, 0.01


def determinant(step):
    """det B, eq. 45, corrected."""
    return C * (A * B + 0.25 * step**2 * SPIN**2 * (A + B) ** 2)


def matrix(step):
    """D of eq. 47."""
    d = determinant(step)
    square = 0.5 * step**2 / d * SPIN**2 * C * (A + B)
    return np.array([
        [1.0 - square * (A - C), -step / d * SPIN * B * C * (C - B), 0.0],
        [-step / d * SPIN * A * C * (A - C), 1.0 + square * (C - B), 0.0],
        [0.0, 0.0, 1.0],
    ])  # fmt: skip


def jacobian(scheme, step):
    """Jacobian of one step of the engine about the spin (0, 0, W), by central differences."""
    columns = []
    for k in range(3):
        ends = []
        for sign in (1.0, -1.0):
            spin = [0.0, 0.0, SPIN]
            spin[k] += sign * 1e-5
            ends.append(np.array(scheme(INERTIA, tuple(spin), step)[:3]))
        columns.append((ends[0] - ends[1]) / 2e-5)
    return np.column_stack(columns)


@pytest.mark.source("leine_2020", "growth of a disturbance about the major axis (eqs. 42 to 51)")
@pytest.mark.parametrize("step", [0.001, 0.01, 0.05])
def test_linearised_step_of_the_explicit_scheme_is_that_of_equation_47(step):
    assert jacobian(free_flight.explicit_spin, step) == pytest.approx(matrix(step), abs=1e-8)


@pytest.mark.source("leine_2020", "growth of a disturbance about the major axis (eqs. 42 to 51)")
@pytest.mark.parametrize("step", [0.001, 0.01, 0.05])
def test_eigenvalues_of_the_explicit_scheme_are_those_of_equation_50_and_one_is_beyond_unity(step):
    d = 0.5 * step**2 / determinant(step) * SPIN**2 * C * (A + B) * (A + B - 2.0 * C)
    e = step**2 / determinant(step) * SPIN**2 * C * (A - C) * (C - B)
    root = np.sqrt(complex(d * d + 4.0 * e))
    expected = np.array([1.0 - 0.5 * d + 0.5 * root, 1.0 - 0.5 * d - 0.5 * root, 1.0])
    eigvals = np.linalg.eigvals(jacobian(free_flight.explicit_spin, step))
    for value in expected:
        assert np.abs(eigvals - value).min() < 1e-7
    assert d < 0.0
    assert np.abs(eigvals).max() > 1.0 + 1e-9


@pytest.mark.parametrize("step", [0.001, 0.01, 0.05])
def test_eigenvalues_of_the_implicit_scheme_lie_on_the_unit_circle(step):
    eigvals = np.linalg.eigvals(jacobian(free_flight.implicit_spin, step))
    assert np.abs(eigvals) == pytest.approx(np.ones(3), abs=1e-8)


def test_disturbance_of_figure_1_grows_as_the_eigenvalue_says():
    """10^-3 rad/s beside 10 rad/s, steps of 0.01 s: for 3 s it grows as D to the power of 300 says, 1 %."""
    spin = (1e-3, 1e-3, 10.0)
    linear = np.array(spin)
    for _ in range(300):
        spin = free_flight.explicit_spin(INERTIA, spin, STEP)[:3]
        linear = matrix(STEP) @ linear
    grown = np.hypot(*spin[:2]) / np.hypot(1e-3, 1e-3)
    assert grown == pytest.approx(np.hypot(*linear[:2]) / np.hypot(1e-3, 1e-3), rel=0.01)
    assert grown > 2.0
