# SPDX-License-Identifier: GPL-2.0-or-later
"""The critical friction coefficients of the sliding block of Leine et al. (2014), section 5.1, eqs. 79 to 83.

The block slides on its lower corner and tips forward by phi. Its lever, in the frame of the slope (downhill, normal),
is r (cos phi - sin phi, -(cos phi + sin phi)); masses and levers go through the engine's own block of the Delassus
matrix. The paper prints k^2 = 2/3; its own mass, inertia and r give 0.4, and with that the two numbers that it
prints.
"""

import numpy as np
import pytest
from scipy.optimize import brentq, minimize_scalar

from talus.tests.verification.hand_made_contacts import records
from talus.tests.verification.scarring_block import HALF_SIDE, INERTIA, MASS

K_SQUARED = INERTIA / (MASS * HALF_SIDE**2)  # eq. 80
MU_P = np.sqrt(K_SQUARED**2 + 2.0 * K_SQUARED)  # eq. 81
MU_C = 2.0 / np.sqrt(3.0) * MU_P  # eq. 83


def corner(phi):
    """The contact of the lower corner: the record that impact laws are handed."""
    lever = HALF_SIDE * np.array([np.cos(phi) - np.sin(phi), 0.0, -np.cos(phi) - np.sin(phi)])
    return records([lever], [INERTIA] * 3, 0.0, 0.0, mass=MASS)[0]


def acceleration(phi, mu):
    """A(phi, mu) of eq. 78: normal acceleration of the corner for a unit force that slides downhill, 1/kg."""
    g = corner(phi)["delassus"]
    return g[0, 0] - mu * g[0, 1]


def least(mu):
    """The smallest A over all angles, and its angle."""
    result = minimize_scalar(acceleration, bounds=(-0.25 * np.pi, 0.75 * np.pi), args=(mu,), method="bounded",
                            options={"xatol": 1e-10})  # fmt: skip
    return result.fun, result.x


def test_acceleration_of_the_corner_is_that_of_equation_79():
    for phi in np.linspace(0.0, np.pi, 13):
        for mu in (0.2, 0.9, 1.3):
            shape = 1.0 - np.sin(2.0 * phi) - mu * np.cos(2.0 * phi)
            assert acceleration(phi, mu) == pytest.approx((1.0 + shape / K_SQUARED) / MASS, rel=1e-12, abs=1e-20)


@pytest.mark.source("leine_2014", "critical friction of Painleve's paradox mu_P and of the frictional catastrophe mu_C")
def test_paradox_begins_at_the_printed_friction():
    """A(phi, mu) > 0 for all angles below mu_P = 0.9798 and not above."""
    assert pytest.approx(0.9798, abs=5e-5) == MU_P
    assert least(MU_P)[0] * MASS == pytest.approx(0.0, abs=1e-9)
    assert least(0.999 * MU_P)[0] > 0.0 > least(1.001 * MU_P)[0]


def eigenvalues(mu):
    """Eigenvalues of the flow phi' = A w, w' = -B b in stretched time, where A and b vanish together, for w = 1 rad/s.

    B: angular acceleration for a unit force; b = -g cos(alpha) - r_n w^2, eq. 79. The zero of A is the one that the
    block comes to as it tips forward.
    """
    phi = brentq(acceleration, 0.0, least(mu)[1], args=(mu,), xtol=1e-14)
    slope = (acceleration(phi + 1e-6, mu) - acceleration(phi - 1e-6, mu)) / 2e-6
    record = corner(phi)
    turning = (record["response"][0] - mu * record["response"][1])[1]
    below = HALF_SIDE * (np.cos(phi) + np.sin(phi))
    return slope, -turning * 2.0 * below


@pytest.mark.source("leine_2014", "critical friction of Painleve's paradox mu_P and of the frictional catastrophe mu_C")
def test_catastrophe_begins_where_both_eigenvalues_are_the_same():
    """Genot and Brogliato's condition, eq. 83: mu_C = 1.1314. A and b vanish at a stable node. Below mu_C nearly all
    motions enter it along A = 0 only after b, so that the block detaches; above mu_C along b = 0 only after A."""
    assert pytest.approx(1.1314, abs=5e-5) == MU_C
    first, second = eigenvalues(MU_C)
    assert first < 0.0 and second == pytest.approx(first, rel=1e-6)
    (slow, fast), (steep, flat) = eigenvalues(0.98 * MU_C), eigenvalues(1.02 * MU_C)
    assert abs(slow) < abs(fast) and abs(steep) > abs(flat)
