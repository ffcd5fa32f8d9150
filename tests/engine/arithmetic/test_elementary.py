# SPDX-License-Identifier: GPL-2.0-or-later
"""Elementary functions against mpmath, which computes with 180 bits here, and at the ends of their range."""

import math

import mpmath
import numpy as np
import pytest
from mpmath import mpf

from talus.engine.arithmetic import (
    circular,
    exponential,
    inverse_circular,
    lengths,
    logarithm,
    power,
)
from talus.tests.engine.arithmetic import arguments, fits

# largest error that the modules state, in units of the last place
OF_ONE = [
    (circular.sin, mpmath.sin, arguments.angles, 0.76),
    (circular.cos, mpmath.cos, arguments.angles, 0.76),
    (exponential.exp, mpmath.exp, arguments.exponents, 0.75),
    (logarithm.log, mpmath.log, arguments.positive, 0.75),
    (logarithm.log1p, lambda x: mpmath.log(1 + x), arguments.above_minus_one, 0.75),
    (power.cbrt, lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)), arguments.of_any_sign, 0.67),
    (inverse_circular.atan, mpmath.atan, arguments.of_any_sign, 0.63),
    (inverse_circular.acos, mpmath.acos, arguments.cosines, 0.70),
]
OF_TWO = [
    (inverse_circular.atan2, mpmath.atan2, arguments.points, 0.60),
    (lengths.hypot, mpmath.hypot, arguments.points, 0.75),
    (power.pow, mpmath.power, arguments.powers, 0.60),
]


@pytest.mark.parametrize(
    "function, exact, tried, bound", OF_ONE + OF_TWO, ids=[function.__name__ for function, *_ in OF_ONE + OF_TWO]
)
def test_error_is_below_one_unit_in_the_last_place(function, exact, tried, bound):
    with mpmath.workprec(1200 if function in (circular.sin, circular.cos) else 180):
        for given in tried():
            given = given if isinstance(given, tuple) else (given,)
            off = arguments.units_off(function(*given), exact(*map(mpf, given)))
            assert off <= bound, f"{off} ulp at {given}"


@pytest.mark.parametrize(
    "letter, module",
    [("S", circular), ("C", circular), ("E", exponential), ("L", logarithm), ("P", logarithm)]
    + [("A", inverse_circular), ("B", inverse_circular)],
)
def test_coefficients_are_those_of_the_fits(letter, module):
    coefficients, _ = fits.coefficients(letter)
    first = 0 if letter == "E" else 1
    assert [getattr(module, f"{letter}{first + i}") for i in range(len(coefficients))] == coefficients


def _is(value, wanted):
    """Equal, with the sign of a zero, or both not a number."""
    return (value == wanted and math.copysign(1.0, value) == math.copysign(1.0, wanted)) or (
        value != value and wanted != wanted
    )


inf, nan = math.inf, math.nan


@pytest.mark.parametrize(
    "function, given, wanted",
    [
        (circular.sin, (0.0,), 0.0), (circular.sin, (-0.0,), -0.0), (circular.sin, (inf,), nan),
        (circular.cos, (0.0,), 1.0), (circular.cos, (-inf,), nan), (circular.sin, (nan,), nan),
        (exponential.exp, (0.0,), 1.0), (exponential.exp, (inf,), inf), (exponential.exp, (-inf,), 0.0),
        (exponential.exp, (nan,), nan), (exponential.exp, (1000.0,), inf), (exponential.exp, (-1000.0,), 0.0),
        (logarithm.log, (0.0,), -inf), (logarithm.log, (1.0,), 0.0), (logarithm.log, (-1.0,), nan),
        (logarithm.log, (inf,), inf), (logarithm.log, (nan,), nan), (logarithm.log1p, (-1.0,), -inf),
        (logarithm.log1p, (0.0,), 0.0), (logarithm.log1p, (-2.0,), nan), (logarithm.log1p, (inf,), inf),
        (power.cbrt, (0.0,), 0.0), (power.cbrt, (-0.0,), -0.0), (power.cbrt, (inf,), inf), (power.cbrt, (nan,), nan),
        (power.cbrt, (27.0,), 3.0), (power.cbrt, (-0.001,), -0.1),
        (power.pow, (0.0, 2.0), 0.0), (power.pow, (0.0, -2.0), inf), (power.pow, (0.0, 0.0), 1.0),
        (power.pow, (2.0, 10.0), 1024.0), (power.pow, (-2.0, 2.0), nan), (power.pow, (inf, -1.0), 0.0),
        (power.pow, (0.5, inf), 0.0), (power.pow, (2.0, inf), inf), (power.pow, (2.0, nan), nan),
        (power.pow, (10.0, 400.0), inf), (power.pow, (10.0, -400.0), 0.0), (power.pow, (1.0, inf), 1.0),
        (inverse_circular.atan, (0.0,), 0.0), (inverse_circular.atan, (-inf,), -0.5 * math.pi),
        (inverse_circular.atan, (nan,), nan), (inverse_circular.atan, (1.0,), 0.25 * math.pi),
        (inverse_circular.acos, (1.0,), 0.0), (inverse_circular.acos, (-1.0,), math.pi),
        (inverse_circular.acos, (1.1,), nan), (inverse_circular.acos, (0.0,), 0.5 * math.pi),
        (inverse_circular.atan2, (0.0, 1.0), 0.0), (inverse_circular.atan2, (-0.0, 1.0), -0.0),
        (inverse_circular.atan2, (0.0, -1.0), math.pi), (inverse_circular.atan2, (-0.0, -1.0), -math.pi),
        (inverse_circular.atan2, (0.0, 0.0), 0.0), (inverse_circular.atan2, (0.0, -0.0), math.pi),
        (inverse_circular.atan2, (1.0, 0.0), 0.5 * math.pi), (inverse_circular.atan2, (-1.0, 0.0), -0.5 * math.pi),
        (inverse_circular.atan2, (inf, inf), 0.25 * math.pi), (inverse_circular.atan2, (1.0, inf), 0.0),
        (inverse_circular.atan2, (1.0, -inf), math.pi), (inverse_circular.atan2, (nan, 1.0), nan),
        (lengths.hypot, (0.0, 0.0), 0.0), (lengths.hypot, (-3.0, 4.0), 5.0), (lengths.hypot, (inf, nan), inf),
        (lengths.hypot, (nan, 1.0), nan), (lengths.hypot, (1.5e308, 1.5e308), inf),
    ],
)  # fmt: skip
def test_special_arguments_give_what_the_c_standard_gives(function, given, wanted):
    assert _is(function(*given), wanted), function(*given)


def test_sine_and_cosine_of_what_float64_puts_nearest_to_a_multiple_of_a_right_angle():
    # cos = -4.68716592425462761112e-19: Muller et al. (2018), Handbook of Floating-Point Arithmetic, chapter 10
    assert circular.cos(6381956970095103.0 * 2.0**797) == pytest.approx(-4.68716592425462761112e-19, rel=1e-15)


def test_square_of_a_power_of_one_half_is_the_number():
    # x^(1/2) is the square root, which IEEE 754 rounds correctly; pow is within an ulp of it
    x = np.linspace(0.1, 50.0, 300)
    roots = np.array([power.pow(float(value), 0.5) for value in x])
    assert (np.abs(roots - np.sqrt(x)) <= np.spacing(roots)).all()
