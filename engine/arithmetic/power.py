# SPDX-License-Identifier: GPL-2.0-or-later
"""Powers and the cube root; errors below 0.6 and 0.7 ulp measured.

x^y = exp(y log x), the logarithm and the product in twice the length
t^3 = x by Halley's method; of the last step (t + t (x/t^2 - t) / (2 t + x/t^2)) t^2 is exact, so that it errs by
little more than its last rounding
"""

from __future__ import annotations

import numpy as np

from ..jit.kernels import inner_kernel
from .bit_patterns import bits_of, number_of
from .double_length import two_product
from .exponential import exp_of_sum
from .logarithm import SUBNORMAL, TWO_54, log_of_twice_the_length

LARGEST_EXPONENT = 1e20  # of any use: beyond, every power but that of one is zero or infinite
CUBE_ROOT_BIAS = 0x2A9F7893782DA1CE  # a third of the pattern plus this is the cube root within 4 %
UPPER_BITS = ~0x7FFFFFFF  # keep 22 bits of the mantissa


@inner_kernel
def pow(x, y):
    """x^y for x >= 0; NaN for negative x, whatever y. x^0 is one."""
    if y == 0.0 or x == 1.0:
        return 1.0
    if not (x > 0.0 and x < np.inf and abs(y) < np.inf):
        return power_of_extremes(x, y)
    y = min(max(y, -LARGEST_EXPONENT), LARGEST_EXPONENT)
    high, low = log_of_twice_the_length(x)
    if abs(y * high) > 800.0:
        return 0.0 if (high > 0.0) == (y < 0.0) else np.inf
    product, rest = two_product(y, high)
    return exp_of_sum(product, rest + y * low)


@inner_kernel
def power_of_extremes(x, y):
    """x^y where x or y is zero, infinite, or no number for this."""
    if not x >= 0.0 or y != y:
        return np.nan
    grows = x > 1.0 if y > 0.0 else x < 1.0
    return np.inf if grows else 0.0


@inner_kernel
def cbrt(x: float) -> float:
    """Cube root; of the sign of x."""
    size = abs(x)
    if not 0.0 < size < np.inf:
        return x
    scale = 1.0
    if size < SUBNORMAL:
        size, scale = size * TWO_54, 3.814697265625e-06  # 2^-18
    t = number_of(bits_of(size) // 3 + CUBE_ROOT_BIAS)
    for _ in range(2):
        cube = size / (t * t)
        t += t * (cube - t) / (2.0 * t + cube)
    t = number_of(bits_of(t) & UPPER_BITS)
    cube = size / (t * t)
    t += t * ((cube - t) / (2.0 * t + cube))
    return scale * t if x > 0.0 else -scale * t
