# SPDX-License-Identifier: GPL-2.0-or-later
"""An angle brought into [-pi/4, pi/4]: x = k pi/2 + (high + low).

Up to 2^20 pi/2 is taken off in four parts, of which three have so few digits that k times them is exact: Cody and
Waite (1980), Software Manual for the Elementary Functions. Beyond, the digits of 2/pi that matter are multiplied out:
Payne and Hanek (1983), SIGNUM Newsletter 18(1), 19-24. Either way the rest is good to 2^-50 of itself and more.
"""

import math

import numpy as np

from ..jit.kernels import inner_kernel
from .bit_patterns import BIAS, LEADING_ONE, MANTISSA, MANTISSA_BITS, bits_of, number_of
from .double_length import fast_two_sum, times, two_sum

TWO_OVER_PI = 0.6366197723675814
# pi/2 = FIRST + SECOND + THIRD + FOURTH, the first three of 33 bits
FIRST, SECOND, THIRD = 1.5707963267341256, 6.077100506303966e-11, 2.0222662487111665e-21
FOURTH = 8.4784276603689e-32
HALF_PI, HALF_PI_LOW = 1.5707963267948966, 6.123233995736766e-17
EIGHTH_TURN = 0.7853981633974483
FAR = 1048576.0  # 2^20

# digits of 2/pi to the base 2^24, after two zeros
DIGIT = 16777216.0
DIGITS = np.array([
    0, 0,
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163, 0xABDEBB, 0xC561B7,
    0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C,
    0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11,
    0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7,
    0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3,
], np.float64)  # fmt: skip
COLUMNS = 11  # of the product: 2^-160 of a quarter turn is left out
LAST_WEIGHT = 1.5930919111324523e-58  # 2^(-24 * 8), of the last column against column 2


@inner_kernel
def quarter_turns(x):
    """Number of quarter turns, modulo 4, and what is left of the angle x (rad), as high + low; NaN where x is none."""
    if abs(x) <= EIGHTH_TURN:
        return 0, x, 0.0
    if abs(x) < FAR:
        turns = math.floor(x * TWO_OVER_PI + 0.5)
        high, first = two_sum(x - turns * FIRST, -turns * SECOND)
        high, second = two_sum(high, -turns * THIRD)
        high, low = fast_two_sum(high, (first + second) - turns * FOURTH)
        return int(turns) & 3, high, low
    if not abs(x) < np.inf:
        return 0, np.nan, np.nan
    turns, high, low = far_quarter_turns(abs(x))
    if x < 0.0:
        return -turns & 3, -high, -low
    return turns, high, low


@inner_kernel
def far_quarter_turns(x):
    """Remainder and quarter turns of x for 2^20 <= x < infinity.

    x = (m0 2^48 + m1 2^24 + m2) 2^e; its product with 2/pi in columns of weight 2^(top - 24 n). What is a multiple of
    four quarter turns is left out from the start: all digits before ``first_digit``, and columns 0 and 1 but for their
    carry.
    """
    bits = bits_of(x)
    mantissa, exponent = (bits & MANTISSA) | LEADING_ONE, (bits >> MANTISSA_BITS) - BIAS - MANTISSA_BITS
    m0, m1, m2 = float(mantissa >> 48), float((mantissa >> 24) & 0xFFFFFF), float(mantissa & 0xFFFFFF)
    first_digit = (exponent - 2 + 48) // 24  # of the first digit that counts; two zeros come before the point
    scale = number_of(
        (exponent - 24 * (first_digit - 1) + BIAS) << MANTISSA_BITS
    )  # weight of column 2, from 2^-22 to 2
    weight = scale * LAST_WEIGHT
    carry, high, low = 0.0, 0.0, 0.0
    for column in range(COLUMNS - 1, 1, -1):
        value = (
            m0 * DIGITS[first_digit + column]
            + m1 * DIGITS[first_digit + column - 1]
            + m2 * DIGITS[first_digit + column - 2]
            + carry
        )
        carry = math.floor(value / DIGIT)
        digit = value - carry * DIGIT
        if column > 3:
            high, part = two_sum(digit * weight, high)
            low += part
        elif column == 3:
            rest, rest_low, high = high, low, digit * weight
        else:
            high += digit * scale  # exact: 48 bits
        weight *= DIGIT
    high -= 4.0 * math.floor(0.25 * high)
    turns = math.floor(high + 0.5)
    high, low = two_sum(high - turns, rest)
    high, low = fast_two_sum(high, low + rest_low)
    high, low = times(high, low, HALF_PI, HALF_PI_LOW)
    return int(turns) & 3, high, low
