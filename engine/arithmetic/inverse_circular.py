# SPDX-License-Identifier: GPL-2.0-or-later
"""Angles from their tangent or cosine; errors below 0.7 ulp measured.

    atan(x) = atan(c) + atan(t),  t = (x - c) / (1 + c x),  c = 0, 1/2, 1, 3/2 or infinity, whichever is near
    atan(t) = t + t^3 A(t^2),  |t| <= 7/16
    acos(x) = pi/2 - asin(x),  asin(x) = x + x^3 B(x^2),  |x| <= 1/2;  beyond, acos(x) = 2 asin(sqrt((1 - x)/2))

These centres and the last identity are those of FDLIBM (Ng 1993, Sun Microsystems). The coefficients of A and B are
Chebyshev fits of this project (tests/engine/arithmetic/fits.py).
"""

import math

import numpy as np

from ..jit.kernels import inner_kernel
from .angle_reduction import HALF_PI, HALF_PI_LOW
from .bit_patterns import bits_of, number_of
from .double_length import two_product

PI, PI_LOW = 3.141592653589793, 1.2246467991473532e-16
ATAN_HALF, ATAN_HALF_LOW = 0.4636476090008061, 2.2698777452961687e-17
ATAN_ONE, ATAN_ONE_LOW = 0.7853981633974483, 3.061616997868383e-17
ATAN_THREE_HALVES, ATAN_THREE_HALVES_LOW = 0.982793723247329, 1.3903311031230998e-17
A1, A2, A3, A4 = -0.3333333333333333, 0.1999999999999941, -0.14285714285566806, 0.11111111096644925
A5, A6, A7, A8 = -0.0909090835559763, 0.07692285554760692, -0.06666241921290299, 0.05876946435429974
A9, A10, A11, A12 = -0.052166795985626936, 0.0449225871781115, -0.0331281209944097, 0.014773171445331825
B1, B2, B3, B4 = 0.16666666666666666, 0.07500000000000118, 0.04464285714255189, 0.030381944475532725
B5, B6, B7, B8 = 0.02237215744348847, 0.017352816540868517, 0.013963780002150292, 0.011566459736397082
B9, B10, B11 = 0.00962184192202562, 0.009319566844839132, 0.003044856395269511
B12, B13, B14 = 0.01955457214862553, -0.019241757223324222, 0.0296120661131684
LOWER_HALF = ~0xFFFFFFFF
SMALL, LARGE = 7.006492321624085e-46, 1.42724769270596e45  # 2^-150, 2^150: so that no product under- or overflows
STEEP = 1e-60  # of a quotient: then the angle is the quotient, or a right one


@inner_kernel
def atan_of_sum(x, low):
    """atan(x + low) for x >= 0 as high + low, |low| at most an ulp of x."""
    rest = low / (1.0 + x * x) if x < 1e9 else 0.0
    if x < 0.4375:
        t, high, below = x, 0.0, 0.0
    elif x < 0.6875:
        t, high, below = (2.0 * x - 1.0) / (2.0 + x), ATAN_HALF, ATAN_HALF_LOW
    elif x < 1.1875:
        t, high, below = (x - 1.0) / (x + 1.0), ATAN_ONE, ATAN_ONE_LOW
    elif x < 2.4375:
        t, high, below = (x - 1.5) / (1.0 + 1.5 * x), ATAN_THREE_HALVES, ATAN_THREE_HALVES_LOW
    else:
        t, high, below = -1.0 / x, HALF_PI, HALF_PI_LOW
    z = t * t
    w = z * z
    even = A1 + w * (A3 + w * (A5 + w * (A7 + w * (A9 + w * A11))))
    odd = A2 + w * (A4 + w * (A6 + w * (A8 + w * (A10 + w * A12))))
    rest = (t * z * (even + z * odd) + below) + rest
    if high == 0.0:
        return t, rest
    value = high + t
    return value, (t - (value - high)) + rest


@inner_kernel
def atan(x):
    """Angle of the tangent x, from -pi/2 to pi/2."""
    high, low = atan_of_sum(abs(x), 0.0)
    return high + low if x >= 0.0 else -(high + low)


@inner_kernel
def atan2(y, x):
    """Angle of the point (x, y) about the origin, from -pi to pi; that of the origin itself is 0 or pi."""
    if x != x or y != y:
        return np.nan
    # the signs of zeros count: bit 63
    is_left, is_below = bits_of(x) < 0, bits_of(y) < 0
    high, low = angle_of_quotient(abs(y), abs(x))
    if is_left:
        value = PI - high
        high, low = value, ((PI - value) - high) + (PI_LOW - low)
    return -(high + low) if is_below else high + low


@inner_kernel
def angle_of_quotient(y, x):
    """atan(y / x) as high + low; both are positive or zero."""
    if y == 0.0:
        return 0.0, 0.0
    if x == 0.0 or (y == np.inf and x < np.inf):
        return HALF_PI, HALF_PI_LOW
    if x == np.inf:
        return (ATAN_ONE, ATAN_ONE_LOW) if y == np.inf else (0.0, 0.0)
    if x < STEEP * y:
        return HALF_PI, HALF_PI_LOW
    if y < STEEP * x:
        return y / x, 0.0
    if max(x, y) > LARGE:
        x, y = x * SMALL, y * SMALL
    elif max(x, y) < SMALL:
        x, y = x * LARGE, y * LARGE
    quotient = y / x
    product, below = two_product(quotient, x)
    return atan_of_sum(quotient, ((y - product) - below) / x)


@inner_kernel
def asin_rest(z):
    """B: (asin(x) / x - 1) / x^2 at z = x^2 <= 1/4."""
    w = z * z
    even = B1 + w * (B3 + w * (B5 + w * (B7 + w * (B9 + w * (B11 + w * B13)))))
    odd = B2 + w * (B4 + w * (B6 + w * (B8 + w * (B10 + w * (B12 + w * B14)))))
    return even + z * odd


@inner_kernel
def acos(x):
    """Angle of the cosine x, from 0 to pi; NaN beyond 1."""
    if not abs(x) <= 1.0:
        return np.nan
    if abs(x) <= 0.5:
        z = x * x
        return HALF_PI - (x - (HALF_PI_LOW - x * (z * asin_rest(z))))
    z = 0.5 * (1.0 - abs(x))
    root = math.sqrt(z)
    # root and what it lacks, from its upper half, whose square is exact
    upper = number_of(bits_of(root) & LOWER_HALF)
    lacking = (z - upper * upper) / (root + upper) if root > 0.0 else 0.0
    rest = z * asin_rest(z) * root
    if x > 0.0:
        return 2.0 * (upper + (lacking + rest))
    return 2.0 * ((HALF_PI - upper) - ((lacking + rest) - HALF_PI_LOW))
