# SPDX-License-Identifier: GPL-2.0-or-later
"""Arithmetic that gives the same bits everywhere.

IEEE 754 fixes the result of +, -, *, / and of the square root, bit by bit. It does not fix sin, exp or a sum whose
order a library chooses: the C library, NumPy's vector code and BLAS take another way on another processor, and a
rockfall is chaotic, so the last bit of one sine decides where a rock stops. What lies between the inputs and the result
of a simulation therefore uses the functions of this folder, which are made of those five operations, of whole numbers
and of bit patterns alone. Nothing here may be compiled with fused multiply-adds or another order of operations.

    double_length         sums and products with their rounding errors
    bit_patterns          a number's exponent and mantissa
    angle_reduction, circular         sin, cos
    inverse_circular      atan, atan2, acos
    exponential, logarithm, power     exp, log, log1p, pow, cbrt
    lengths               hypot, length of a vector
    matrices, eigen       3 x 3: solution, determinant, product, inverse, principal axes
    special               erfc, gamma, for single numbers
    arrays                all of these for arrays; sums in a fixed order

The error of each function of a number is below one unit in the last place (ulp); tests/engine/arithmetic compares with
mpmath. docs/reproducibility.md says what is promised and how it is checked.
"""
