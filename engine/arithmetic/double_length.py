# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers of twice the length: an unevaluated sum high + low, where low is what rounding took from high.

Exact as long as nothing overflows or falls below 1e-290: sums by Knuth (1969), The Art of Computer Programming 2,
section 4.2.2; products by splitting, Dekker (1971), Numerische Mathematik 18, 224-242. No fused multiply-add is used,
for not every processor has one.
"""

from ..jit.kernels import inner_kernel

SPLITTER = 134217729.0  # 2^27 + 1


@inner_kernel
def two_sum(a, b):
    """a + b and its rounding error."""
    high = a + b
    of_b = high - a
    return high, (a - (high - of_b)) + (b - of_b)


@inner_kernel
def fast_two_sum(a, b):
    """Sum of a and b and its rounding error, for |a| >= |b| or a = 0."""
    high = a + b
    return high, b - (high - a)


@inner_kernel
def two_product(a, b):
    """a b and its rounding error."""
    high = a * b
    c = SPLITTER * a
    a_high = c - (c - a)
    c = SPLITTER * b
    b_high = c - (c - b)
    a_low, b_low = a - a_high, b - b_high
    return high, ((a_high * b_high - high) + a_high * b_low + a_low * b_high) + a_low * b_low


@inner_kernel
def times(a, a_low, b, b_low):
    """Product of two numbers of twice the length."""
    high, low = two_product(a, b)
    return fast_two_sum(high, low + (a * b_low + a_low * b))
