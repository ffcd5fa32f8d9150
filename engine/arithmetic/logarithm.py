# SPDX-License-Identifier: GPL-2.0-or-later
"""Natural logarithms; error below 0.9 ulp measured.

    log(x) = k ln 2 + log(m),  x = 2^k m,  sqrt(1/2) <= m < sqrt(2)
    log(1 + f) = 2 s + s^3 L(s^2) = f - f^2/2 + s (f^2/2 + s^2 L(s^2)),  s = f / (2 + f)

The second form loses least to rounding (Ng 1993, FDLIBM, Sun Microsystems). The coefficients of L and P are Chebyshev
fits of this project (tests/engine/arithmetic/fits.py).
"""

import numpy as np

from ..jit.kernels import inner_kernel
from .bit_patterns import BIAS, MANTISSA, MANTISSA_BITS, bits_of, number_of
from .double_length import fast_two_sum, times, two_product, two_sum
from .exponential import LN2_HIGH, LN2_LOW

ROOT_TWO_MANTISSA = 0x6A09E667F3BCC  # of sqrt(2)
SUBNORMAL = 2.2250738585072014e-308
TWO_54 = 18014398509481984.0
L1, L2, L3, L4 = 0.666666666666667, 0.39999999999899505, 0.2857142862597575, 0.22222211134751835
L5, L6, L7 = 0.18182889128412458, 0.15331721495826012, 0.1461645097955211
# log(1 + f) = 2 s + 2/3 s^3 + 2/5 s^5 + s^7 P(s^2); the first three in twice the length
TWO_THIRDS, TWO_THIRDS_LOW = 0.6666666666666666, 3.700743415417188e-17
TWO_FIFTHS, TWO_FIFTHS_LOW = 0.39999999999999997, 3.3306690738754695e-17
P1, P2, P3, P4 = 0.2857142857142857, 0.22222222222222948, 0.18181818181300982, 0.15384615524877407
P5, P6, P7, P8 = 0.1333331468015705, 0.11766049872484623, 0.10472906459363206, 0.10617028838215962
LN2_FIRST, LN2_SECOND, LN2_THIRD = 0.6931471805598903, 5.49792301870721e-14, 1.1612227229362532e-26  # 42 bits each


@inner_kernel
def split(x):
    """k and m of a positive number."""
    k = 0
    if x < SUBNORMAL:
        x, k = x * TWO_54, -54
    bits = bits_of(x)
    mantissa = bits & MANTISSA
    above = 1 if mantissa >= ROOT_TWO_MANTISSA else 0
    k += (bits >> MANTISSA_BITS) - BIAS + above
    return k, number_of(mantissa | ((BIAS - above) << MANTISSA_BITS))


@inner_kernel
def log_near_one(f, c, k):
    """k ln 2 + log(1 + f) + c, c at most an ulp."""
    s = f / (2.0 + f)
    z = s * s
    r = z * (L1 + z * (L2 + z * (L3 + z * (L4 + z * (L5 + z * (L6 + z * L7))))))
    half = 0.5 * f * f
    return k * LN2_HIGH - ((half - (s * (half + r) + (k * LN2_LOW + c))) - f)


@inner_kernel
def log(x):
    """Natural logarithm; minus infinity for zero, NaN for negative numbers."""
    if not 0.0 < x < np.inf:
        return -np.inf if x == 0.0 else (x if x > 0.0 else np.nan)
    k, m = split(x)
    return log_near_one(m - 1.0, 0.0, float(k))


@inner_kernel
def log1p(x):
    """log(1 + x)."""
    if not -1.0 < x < np.inf:
        return -np.inf if x == -1.0 else (x if x > 0.0 else np.nan)
    if -0.2928 < x < 0.4142:
        return log_near_one(x, 0.0, 0.0)
    u, rest = two_sum(1.0, x)
    k, m = split(u)
    return log_near_one(m - 1.0, rest / u, float(k))


@inner_kernel
def log_of_twice_the_length(x):
    """log(x) for 0 < x < infinity as high + low, good to 2^-67 of itself."""
    exponent, m = split(x)
    k = float(exponent)
    f = m - 1.0
    denominator, rest = two_sum(2.0, f)
    s = f / denominator
    product, below = two_product(s, denominator)
    s_low = (((f - product) - below) - s * rest) / denominator
    z, z_low = times(s, s_low, s, s_low)
    # 2/3 + 2/5 z + z^2 P, then times z, plus 2, times s
    p = P1 + z * (P2 + z * (P3 + z * (P4 + z * (P5 + z * (P6 + z * (P7 + z * P8))))))
    a, a_low = times(z, z_low, TWO_FIFTHS, TWO_FIFTHS_LOW)
    a, rest = fast_two_sum(TWO_THIRDS, a)
    a, a_low = fast_two_sum(a, rest + (a_low + TWO_THIRDS_LOW + z * z * p))
    a, a_low = times(z, z_low, a, a_low)
    a, rest = fast_two_sum(2.0, a)
    a, a_low = times(s, s_low, a, rest + a_low)
    high, low = two_sum(k * LN2_FIRST, a)
    low += (a_low + k * LN2_THIRD) + k * LN2_SECOND
    return fast_two_sum(high, low)
