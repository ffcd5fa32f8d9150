# SPDX-License-Identifier: GPL-2.0-or-later
"""3 x 3 systems written out, in a fixed order of operations."""

from ..jit.kernels import inner_kernel


@inner_kernel
def solve_3x3(first, second, third, right):
    """Solution of a 3 x 3 system by Cramer's rule; the matrices here are diagonally dominant for any sane step.

    ``first``, ``second``, ``third``: the rows of the matrix, three numbers each.
    """
    (a00, a01, a02), (a10, a11, a12), (a20, a21, a22), (x, y, z) = first, second, third, right
    c00, c01, c02 = a11 * a22 - a12 * a21, a12 * a20 - a10 * a22, a10 * a21 - a11 * a20
    scale = 1.0 / (a00 * c00 + a01 * c01 + a02 * c02)
    return (
        (x * c00 + y * (a02 * a21 - a01 * a22) + z * (a01 * a12 - a02 * a11)) * scale,
        (x * c01 + y * (a00 * a22 - a02 * a20) + z * (a02 * a10 - a00 * a12)) * scale,
        (x * c02 + y * (a01 * a20 - a00 * a21) + z * (a00 * a11 - a01 * a10)) * scale,
    )
