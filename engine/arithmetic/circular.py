# SPDX-License-Identifier: GPL-2.0-or-later
"""Sine and cosine; error below 0.76 ulp measured, for every angle.

In [-pi/4, pi/4], with x = high + low:  sin x = x + x^3 S(x^2),  cos x = 1 - x^2/2 + x^4 C(x^2). The coefficients of S
and C are Chebyshev fits of this project (tests/engine/arithmetic/fits.py).
"""

from ..jit.kernels import inner_kernel
from .angle_reduction import quarter_turns

S1, S2, S3, S4 = -0.16666666666666666, 0.008333333333333331, -0.00019841269841265065, 2.755731921933915e-06
S5, S6, S7 = -2.505210623244143e-08, 1.605853161801165e-10, -7.586697060262238e-13
C1, C2, C3 = 0.041666666666666664, -0.0013888888888887398, 2.4801587298765676e-05
C4, C5, C6 = -2.755731727172422e-07, 2.0876146267241254e-09, -1.1382632341807706e-11


@inner_kernel
def near_sin(x, low):
    """sin(x + low) for |x| <= pi/4."""
    z = x * x
    r = S2 + z * (S3 + z * (S4 + z * (S5 + z * (S6 + z * S7))))
    return x + ((low - 0.5 * z * low) + z * x * (S1 + z * r))


@inner_kernel
def near_cos(x, low):
    """cos(x + low) for |x| <= pi/4."""
    z = x * x
    r = z * z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * C6)))))
    half = 0.5 * z
    w = 1.0 - half
    return w + (((1.0 - w) - half) + (r - x * low))


@inner_kernel
def sin_cos(x):
    """sin x and cos x; x in rad. NaN for what is no angle."""
    turns, high, low = quarter_turns(x)
    s, c = near_sin(high, low), near_cos(high, low)
    if turns == 0:
        return s, c
    if turns == 1:
        return c, -s
    if turns == 2:
        return -s, -c
    return -c, s


@inner_kernel
def sin(x):
    """sin x; x in rad."""
    return sin_cos(x)[0] if x != 0.0 else x  # minus zero stays that


@inner_kernel
def cos(x):
    """cos x; x in rad."""
    return sin_cos(x)[1]
