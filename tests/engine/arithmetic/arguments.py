# SPDX-License-Identifier: GPL-2.0-or-later
"""Arguments to try the elementary functions with, and how far off a result is."""

import math
import random

import mpmath
from mpmath import mpf

DRAWN = 400  # of each kind


def units_off(value, exact):
    """Error of a float64 in units of the last place of the exact number; infinite where one is finite, one not."""
    if exact == 0 or math.isinf(value):
        is_right = value == 0.0 if exact == 0 else abs(exact) > mpf(2) ** 1024 * (1 - mpf(2) ** -54)
        return 0.0 if is_right else math.inf
    exponent = mpmath.frexp(exact)[1]
    return float(abs(mpf(value) - exact) / mpf(2) ** max(exponent - 53, -1074))


def _even(low, high):
    return [random.uniform(low, high) for _ in range(DRAWN)]


def _of_all_sizes(low, high):
    """Uniform in the logarithm; low and high are powers of two."""
    return [math.ldexp(random.uniform(1.0, 2.0), random.randrange(low, high)) for _ in range(DRAWN)]


def _signed(numbers):
    return [number * sign for number in numbers for sign in (1.0, -1.0)]


def angles():
    """Small, usual and huge ones, the neighbours of multiples of a quarter turn, and the two worst there are."""
    random.seed(1)
    quarters = [float(k * mpmath.pi / 2) for k in [*range(1, 200), *(random.randrange(2**21) for _ in range(200))]]
    # nearest of all float64 to a multiple of pi/2: Muller et al. (2018), Handbook of Floating-Point Arithmetic, ch. 10
    worst = [6381956970095103.0 * 2.0**797, 6381956970095103.0 * 2.0**796]
    return _signed(_even(0, 1) + _even(0, 100) + _of_all_sizes(-1074, 0) + _of_all_sizes(0, 1023) + quarters + worst)


def exponents():
    """From where the result is the smallest number to where it is the largest."""
    random.seed(2)
    ends = [709.782712893384, 709.7827128933841, -745.1332191019411, -745.1332191019412, 0.0]
    return ends + _even(-1, 1) + _even(-745.1, 709.7) + _even(-745.1, -708) + _signed(_of_all_sizes(-100, 3))


def positive():
    """Near one, near zero, and of all sizes."""
    random.seed(3)
    near_one = [1.0 + sign * 2.0**-k for k in range(1, 53) for sign in (1.0, -1.0)]
    return near_one[1:] + _even(0.5, 2) + _even(0.0, 20) + _of_all_sizes(-1074, 1023) + [5e-324, 1.7e308]


def of_any_sign():
    """Values with both signs."""
    return _signed(positive())


def above_minus_one():
    """For log1p."""
    random.seed(4)
    return _even(-1, 3) + _signed(_of_all_sizes(-60, -1)) + _of_all_sizes(0, 1023) + [-0.9999999999999999]


def cosines():
    """From -1 to 1, dense at the ends."""
    random.seed(5)
    return _even(-1, 1) + _signed([1.0 - x for x in _of_all_sizes(-53, -1)]) + _signed([1.0, 0.5, 0.0, 1e-30])


def points():
    """Pairs: alike, of different sizes, at the ends of the range."""
    random.seed(6)
    pairs = list(zip(_even(-1, 1), _even(-1, 1)))
    for low, high in ((-30, 30), (-500, 500), (-1000, 1000), (-1074, -1000)):
        pairs += zip(_of_all_sizes(low, high), _signed(_of_all_sizes(low, high)))
    return pairs


def powers():
    """Bases and exponents whose power is a number."""
    random.seed(7)
    pairs = list(zip(_even(0, 2), _even(-3, 3)))
    pairs += [(x, y) for x in _of_all_sizes(-20, 20) for y in (0.2, 1.0 / 3.0, 2.0, -2.0, 2.31)]
    near_one = [1.0 + sign * x for x in _of_all_sizes(-50, -1)[:200] for sign in (1.0, -1.0)]
    largest = [(x, 700.0 / abs(math.log(x))) for x in near_one + _of_all_sizes(-1000, -1) + _of_all_sizes(2, 1000)]
    return pairs + [(x, y * random.uniform(-1, 1)) for x, y in largest]
