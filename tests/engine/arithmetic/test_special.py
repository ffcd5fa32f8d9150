# SPDX-License-Identifier: GPL-2.0-or-later
"""Gamma and erfc against mpmath: half a unit in the last place, as correct rounding leaves."""

import math
import random

import mpmath
import pytest
from mpmath import mpf

from talus.engine.arithmetic import special
from talus.tests.engine.arithmetic import arguments


def _drawn(*ranges):
    random.seed(8)
    return [random.uniform(low, high) for low, high in ranges for _ in range(100)]


@pytest.mark.parametrize(
    "function, exact, tried",
    [
        (special.gamma, mpmath.gamma, _drawn((0.01, 3), (1, 170))),
        (special.lgamma, mpmath.loggamma, _drawn((0.01, 0.9), (1.1, 1.9), (2.1, 1000))),
        (special.erfc, mpmath.erfc, _drawn((-7, 0), (0, 3), (2, 26)) + [0.0, 2.5, -2.5, 1e-300]),
    ],
    ids=["gamma", "lgamma", "erfc"],
)
def test_results_are_correctly_rounded(function, exact, tried):
    with mpmath.workprec(200):
        assert max(arguments.units_off(function(x), exact(mpf(x))) for x in tried) <= 0.5 + 1e-9


def test_ends_of_the_range():
    assert special.gamma(172.0) == math.inf and special.gamma(5.0) == 24.0
    assert special.erfc(math.inf) == 0.0 and special.erfc(-math.inf) == 2.0 and special.erfc(0.0) == 1.0
    assert special.erfc(30.0) == 0.0 and special.erfc(-10.0) == 2.0 and math.isnan(special.erfc(math.nan))
    with pytest.raises(ValueError, match="only positive"):
        special.gamma(-1.0)
