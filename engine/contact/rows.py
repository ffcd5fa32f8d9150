# SPDX-License-Identifier: GPL-2.0-or-later
"""The rows of contacts other than vertices among the features: which they are, and what all kinds write into them."""

import numpy as np

from ..jit.kernels import inner_kernel

VERTEX, NODE, CREASE, EDGE = 0, 1, 2, 3  # kinds of contact

ROWS = np.dtype(
    [
        ("used", np.int64),  # rows of FEATURE in use
        ("lacks_rows", np.int64),  # 1 where a contact found no row
    ]
)


@inner_kernel
def begin_rows(used, out_rows):
    """Set, in place, the number of rows in use; none is lacking."""
    out_rows["used"], out_rows["lacks_rows"] = used, 0


@inner_kernel
def forget_others(vertices, out_features, out_rows):
    """Mark the gaps of other features than vertices as unknown, and free the rows at the end that were no contacts; in
    place."""
    used = out_rows["used"]
    while used > vertices and not out_features[used - 1]["is_touching"]:
        used -= 1
    out_rows["used"] = used
    for i in range(vertices, used):
        out_features[i]["gap"] = np.inf


@inner_kernel
def row_of(out_features, out_rows, vertices, key):
    """The row of a contact: the one that it had in the last step, else a free one."""
    used, free = out_rows["used"], -1
    for i in range(vertices, used):
        feature = out_features[i]
        if feature["is_touching"]:
            if feature["key"] == key:
                return i
        elif free < 0 and feature["gap"] == np.inf:
            free = i
    if free < 0:
        free = used
        if free == out_features.shape[0]:  # the caller makes room and repeats the step
            out_rows["lacks_rows"] = 1
            return free - 1
        out_rows["used"] = used + 1
    out_features[free]["key"] = key
    out_features[free]["is_touching"] = 0
    out_features[free]["faces_known"] = 0
    return free


@inner_kernel
def put(out_feature, kind, gap, normal):
    """Write kind, gap and normal of a contact."""
    out_normal = out_feature["normal"]
    out_feature["kind"], out_feature["gap"] = kind, gap
    out_normal[0], out_normal[1], out_normal[2] = normal


@inner_kernel
def turned(matrix, vector, sign):
    """A vector of K, times a sign, in I."""
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = matrix
    x, y, z = sign * vector[0], sign * vector[1], sign * vector[2]
    return a00 * x + a01 * y + a02 * z, a10 * x + a11 * y + a12 * z, a20 * x + a21 * y + a22 * z


@inner_kernel
def turned_back(matrix, x, y, z):
    """A vector of I in K."""
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = matrix
    return a00 * x + a10 * y + a20 * z, a01 * x + a11 * y + a21 * z, a02 * x + a12 * y + a22 * z
