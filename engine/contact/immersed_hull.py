# SPDX-License-Identifier: GPL-2.0-or-later
"""The part of a convex hull below a plane: how much soil its faces sweep.

Each triangle of the hull is clipped by the plane. For the velocity v of the centre of mass, over the immersed faces
that move into the soil (v.n > 0):

    rate      S0 = integral of v.n dA          = |v| A, A the area projected across v, m3/s
    first     S1 = integral of v.n r dA        r from the centre of mass, m4/s
    second    S2 = integral of v.n r r' dA     m5/s

All are exact: v.n is constant on a face, and the midpoints of the edges integrate r and r r' over a triangle. All in K.
"""

from typing import NamedTuple

import numpy as np

from ..jit.kernels import inner_kernel
from ..shapes.triangles import MARKS

LAST_MARK = 1 << MARKS - 1


class Swept(NamedTuple):
    """Volume swept by the immersed faces: its rate, first moment and the six entries of the symmetric second moment."""

    rate: float
    x: float
    y: float
    z: float
    xx: float
    yy: float
    zz: float
    xy: float
    xz: float
    yz: float


@inner_kernel
def level_over(plane, vertices, out_features):
    """Heights of the vertices over the plane (n in K, offset), m, in place.

    Returns the lowest height, its vertex, and the marks (shapes/triangles.py) of the vertices below the plane.
    """
    nx, ny, nz, offset = plane
    lowest, deepest, below, mark = np.inf, 0, 0, 1
    for i in range(vertices.shape[0]):
        level = nx * vertices[i, 0] + ny * vertices[i, 1] + nz * vertices[i, 2] + offset
        out_features[i]["level"] = level
        if level < 0.0:
            below |= mark
        if level < lowest:
            lowest, deepest = level, i
        mark = mark << 1 if mark != LAST_MARK else 1
    return lowest, deepest, below


@inner_kernel
def swept_by(vertices, triangles, features, below, velocity):
    """The Swept of the part of a hull that is below the plane of ``level_over`` and moves with a velocity in K.

    ``below``: the marks of the vertices there. Most triangles have none of them, and one comparison skips them.
    """
    vx, vy, vz = velocity
    swept = Swept(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for t in range(triangles.shape[0]):
        triangle = triangles[t]
        if not triangle["mark"] & below:
            continue
        area = triangle["area"]
        flow = 0.5 * (vx * area[0] + vy * area[1] + vz * area[2])  # m3/s
        if not flow > 0.0:
            continue
        i, j, k = triangle["corners"][0], triangle["corners"][1], triangle["corners"][2]
        a, b, c = features[i]["level"], features[j]["level"], features[k]["level"]
        under = (1 if a < 0.0 else 0) + (1 if b < 0.0 else 0) + (1 if c < 0.0 else 0)
        if under == 0:
            continue
        if under == 3:
            swept = with_triangle(swept, flow, corner(vertices, i), corner(vertices, j), corner(vertices, k))
            continue
        # rotated so that i is alone on its side of the plane, and a is its height
        is_alone_below = under == 1
        if (b < 0.0) == is_alone_below:
            i, j, k, a, b, c = j, k, i, b, c, a
        elif (c < 0.0) == is_alone_below:
            i, j, k, a, b, c = k, i, j, c, a, b
        to_j, to_k = a / (a - b), a / (a - c)
        p, q = between(vertices, i, j, to_j), between(vertices, i, k, to_k)
        # flows are proportional to areas, because the parts lie in one plane
        if is_alone_below:
            swept = with_triangle(swept, to_j * to_k * flow, corner(vertices, i), p, q)
        else:
            swept = with_triangle(swept, (1.0 - to_j) * flow, p, corner(vertices, j), corner(vertices, k))
            swept = with_triangle(swept, to_j * (1.0 - to_k) * flow, p, corner(vertices, k), q)
    return swept


@inner_kernel
def corner(vertices, i):
    """Vertex i."""
    return vertices[i, 0], vertices[i, 1], vertices[i, 2]


@inner_kernel
def between(vertices, i, j, share):
    """The point at a share of the distance from vertex i to vertex j."""
    return (
        vertices[i, 0] + share * (vertices[j, 0] - vertices[i, 0]),
        vertices[i, 1] + share * (vertices[j, 1] - vertices[i, 1]),
        vertices[i, 2] + share * (vertices[j, 2] - vertices[i, 2]),
    )


@inner_kernel
def with_triangle(swept, flow, a, b, c):
    """The Swept with one more triangle, through which ``flow`` goes."""
    third = flow / 3.0
    ux, uy, uz = 0.5 * (a[0] + b[0]), 0.5 * (a[1] + b[1]), 0.5 * (a[2] + b[2])
    sx, sy, sz = 0.5 * (b[0] + c[0]), 0.5 * (b[1] + c[1]), 0.5 * (b[2] + c[2])
    tx, ty, tz = 0.5 * (c[0] + a[0]), 0.5 * (c[1] + a[1]), 0.5 * (c[2] + a[2])
    return Swept(
        rate=swept.rate + flow,
        x=swept.x + third * (ux + sx + tx),
        y=swept.y + third * (uy + sy + ty),
        z=swept.z + third * (uz + sz + tz),
        xx=swept.xx + third * (ux * ux + sx * sx + tx * tx),
        yy=swept.yy + third * (uy * uy + sy * sy + ty * ty),
        zz=swept.zz + third * (uz * uz + sz * sz + tz * tz),
        xy=swept.xy + third * (ux * uy + sx * sy + tx * ty),
        xz=swept.xz + third * (ux * uz + sx * sz + tx * tz),
        yz=swept.yz + third * (uy * uz + sy * sz + ty * tz),
    )
