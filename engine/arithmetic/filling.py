# SPDX-License-Identifier: GPL-2.0-or-later
"""Arrays filled and copied by loops, for kernels.

Of ``a[:] = b`` numba compiles a check of the shapes with its message, and with that half of what it knows of texts: two
seconds of the first run (measured).
"""

from ..jit.kernels import inner_kernel


@inner_kernel
def fill(out_values, value):
    """Set all numbers of a row, in place."""
    for i in range(out_values.size):
        out_values[i] = value


@inner_kernel
def fill_rows(out_rows, value):
    """Set all numbers of all rows, in place."""
    for row in range(out_rows.shape[0]):
        for i in range(out_rows.shape[1]):
            out_rows[row, i] = value


@inner_kernel
def copy_values(values, out_values):
    """Copy a row into another of the same size, in place."""
    for i in range(values.size):
        out_values[i] = values[i]
