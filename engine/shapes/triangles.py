# SPDX-License-Identifier: GPL-2.0-or-later
"""The surface of a hull in triangles, as the drag of the soil reads it (contact/immersed_hull.py)."""

import numpy as np

from ..jit.kernels import kernel

MARKS = 62  # bits of a whole number that mark vertices; in larger rocks several vertices share one

TRIANGLE = np.dtype(
    [
        ("corners", np.int64, 3),  # vertices, counter-clockwise seen from outside
        ("mark", np.int64),  # the bits of the three: a triangle with none of those below a plane is above it
        ("area", np.float64, 3),  # twice its area along the outward normal, m2
    ]
)


@kernel
def triangles_of(vertices, corners):
    """The (t,) TRIANGLE of a hull with the vertices (n, 3), m, and outward triangles (t, 3) of them."""
    triangles = np.zeros(corners.shape[0], TRIANGLE)
    for t in range(triangles.size):
        i, j, k = corners[t, 0], corners[t, 1], corners[t, 2]
        px, py, pz = vertices[j, 0] - vertices[i, 0], vertices[j, 1] - vertices[i, 1], vertices[j, 2] - vertices[i, 2]
        qx, qy, qz = vertices[k, 0] - vertices[i, 0], vertices[k, 1] - vertices[i, 1], vertices[k, 2] - vertices[i, 2]
        triangle = triangles[t]
        ends, area = triangle["corners"], triangle["area"]
        ends[0], ends[1], ends[2] = i, j, k
        triangle["mark"] = 1 << i % MARKS | 1 << j % MARKS | 1 << k % MARKS
        area[0], area[1], area[2] = py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx
    return triangles
