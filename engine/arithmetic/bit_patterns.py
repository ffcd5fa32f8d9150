# SPDX-License-Identifier: GPL-2.0-or-later
"""The bit pattern of a float64 as a whole number, and back.

sign (bit 63) | exponent + 1023 (bits 52 to 62) | mantissa without its leading one (bits 0 to 51)        IEEE 754
"""

import struct

from ..jit.kernels import COMPILED, numba

BIAS = 1023
MANTISSA_BITS = 52
MANTISSA = (1 << 52) - 1
LEADING_ONE = 1 << 52
INFINITE = 2047  # exponent field of infinity and NaN

if COMPILED:

    @numba.extending.intrinsic
    def bits_of(typing, number):
        """The pattern as int64."""

        def generate(context, builder, signature, values):
            return builder.bitcast(values[0], context.get_value_type(numba.types.int64))

        return numba.types.int64(numba.types.float64), generate

    @numba.extending.intrinsic
    def number_of(typing, bits):
        """The float64 of a pattern."""

        def generate(context, builder, signature, values):
            return builder.bitcast(values[0], context.get_value_type(numba.types.float64))

        return numba.types.float64(numba.types.int64), generate

else:

    def bits_of(number):
        """The pattern as int64."""
        return struct.unpack("<q", struct.pack("<d", number))[0]

    def number_of(bits):
        """The float64 of a pattern."""
        return struct.unpack("<d", struct.pack("<q", bits))[0]
