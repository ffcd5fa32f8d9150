# SPDX-License-Identifier: GPL-2.0-or-later
"""The error of the account of energy of a net: by hand, and of a rock that begins at rest."""

import numpy as np
import pytest

from talus.engine.nets.collision.impact import energy_error_of


def test_error_is_a_share_of_the_largest_energy_of_the_rock():
    total, of_rock = np.array([10.0, 10.5, 9.0]), np.array([4.0, 8.0, 2.0])
    assert energy_error_of(total, of_rock) == pytest.approx(1.0 / 8.0)


def test_rock_that_begins_at_rest_or_never_moves_has_a_finite_error():
    assert energy_error_of(np.array([0.0, 0.1]), np.array([0.0, 5.0])) == pytest.approx(0.02)
    assert energy_error_of(np.zeros(2), np.zeros(2)) == 0.0
