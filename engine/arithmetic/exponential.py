# SPDX-License-Identifier: GPL-2.0-or-later
"""The exponential function; error below 0.65 ulp measured, 0.75 where the result is subnormal.

    exp(x) = 2^k exp(r),  x = k ln 2 + r,  |r| <= ln(2)/2,  exp(r) = 1 + r + r^2 E(r)

k times the first part of ln 2 is exact: Cody and Waite (1980). The coefficients of E are a Chebyshev fit of this
project (tests/engine/arithmetic/fits.py).
"""

import math

import numpy as np

from ..jit.kernels import inner_kernel
from .bit_patterns import BIAS, MANTISSA_BITS, number_of

LN2_HIGH, LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10  # the first of 32 bits
OVER_LN2 = 1.4426950408889634
LARGEST, SMALLEST = 709.8, -745.2  # beyond, the result is infinite, or zero
E0, E1, E2, E3, E4 = 0.5, 0.1666666666666667, 0.04166666666666667, 0.008333333333326141, 0.0013888888888883752
E5, E6, E7 = 0.00019841269874800683, 2.4801587325533502e-05, 2.75572554255029e-06
E8, E9, E10 = 2.7557273661174726e-07, 2.5105206475334834e-08, 2.091467944897855e-09


@inner_kernel
def exp_of_sum(x, low):
    """exp(x + low), |low| at most an ulp of x or 1e-12."""
    if not x < LARGEST:  # NaN too
        return x + np.inf
    if x < SMALLEST:
        return 0.0
    k = math.floor(x * OVER_LN2 + 0.5)
    high, rest = x - k * LN2_HIGH, low - k * LN2_LOW
    r = high + rest
    rest = (high - r) + rest
    square = r * r
    # in two halves, that do not wait for one another
    even = E0 + square * (E2 + square * (E4 + square * (E6 + square * (E8 + square * E10))))
    odd = E1 + square * (E3 + square * (E5 + square * (E7 + square * E9)))
    rounded = 1.0 + r
    value = rounded + ((r - (rounded - 1.0)) + (square * (even + r * odd) + (rest + r * rest)))
    return times_power_of_two(value, int(k))


@inner_kernel
def times_power_of_two(x, k):
    """x 2^k for 0.5 < x < 2 and -1080 < k < 1030; rounded once, where the result has fewer digits than x."""
    if k > 1000:
        return x * number_of((k - 60 + BIAS) << MANTISSA_BITS) * 1152921504606846976.0  # 2^60
    if k < -1000:
        return x * number_of((k + 100 + BIAS) << MANTISSA_BITS) * 7.888609052210118e-31  # 2^-100
    return x * number_of((k + BIAS) << MANTISSA_BITS)


@inner_kernel
def exp(x):
    """e^x."""
    return exp_of_sum(x, 0.0)
