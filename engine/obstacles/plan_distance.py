# SPDX-License-Identifier: GPL-2.0-or-later
"""Distance of a rock from the vertical axis of a stem: from a point in plan to the convex hull of projected vertices.

The nearest point of the hull lies on the line between two of its vertices. The algorithm of Gilbert, Johnson and
Keerthi (1988), IEEE Journal of Robotics and Automation 4, 193-203, moves these two towards the point until no vertex
lies further in its direction.
"""

import math

from ..contact.gaps import vertex_position
from ..jit.kernels import inner_kernel

MOST_MOVES = 64
ACCURACY = 1e-12  # of the square of the distance
NOTHING = 1e-18  # m2: the axis is on the line between two vertices, so inside the rock or on its surface
INSIDE = -1.0


@inner_kernel
def furthest_vertex(matrix, vertices, ux, uy):
    """Number of the vertex furthest in the horizontal direction (ux, uy)."""
    a00, a01, a02, a10, a11, a12, _, _, _ = matrix
    kx, ky, kz = a00 * ux + a10 * uy, a01 * ux + a11 * uy, a02 * ux + a12 * uy
    best, furthest = 0, vertices[0, 0] * kx + vertices[0, 1] * ky + vertices[0, 2] * kz
    for i in range(1, vertices.shape[0]):
        reach = vertices[i, 0] * kx + vertices[i, 1] * ky + vertices[i, 2] * kz
        if reach > furthest:
            best, furthest = i, reach
    return best


@inner_kernel
def between(a, b, x, y):
    """Point of the line from a to b that is nearest in plan to (x, y)."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    share = 0.0
    if square > 0.0:
        share = min(1.0, max(0.0, ((x - a[0]) * dx + (y - a[1]) * dy) / square))
    return a[0] + share * dx, a[1] + share * dy, a[2] + share * (b[2] - a[2])


@inner_kernel
def cross(a, b, x, y):
    """Twice the area of the triangle of a, b and (x, y) in plan, positive counterclockwise."""
    return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])


@inner_kernel
def nearest_to_axis(matrix, vertices, x, y):
    """Point of the rock nearest in plan to a vertical axis at (x, y), from the centre of mass in the directions of I.

    Returns the point and its distance from the axis, m; INSIDE where the axis goes through the rock.
    """
    a = vertex_position(matrix, vertices, 0, (0.0, 0.0, 0.0))
    b, point = a, a
    for _ in range(MOST_MOVES):
        ux, uy = x - point[0], y - point[1]
        square = ux * ux + uy * uy
        if square < NOTHING:
            return point, INSIDE
        new = vertex_position(matrix, vertices, furthest_vertex(matrix, vertices, ux, uy), (0.0, 0.0, 0.0))
        if (new[0] - point[0]) * ux + (new[1] - point[1]) * uy <= ACCURACY * square:
            return point, math.sqrt(square)
        first, second, third = cross(a, new, x, y), cross(new, b, x, y), cross(b, a, x, y)
        if (first > 0.0 and second > 0.0 and third > 0.0) or (first < 0.0 and second < 0.0 and third < 0.0):
            return point, INSIDE
        of_a, of_b = between(a, new, x, y), between(b, new, x, y)
        square_a, square_b = square_between(x, y, of_a), square_between(x, y, of_b)
        if square_a <= square_b:
            b, point = new, of_a
        else:
            a, point = new, of_b
        if min(square_a, square_b) >= square * (1.0 - 1e-14):  # rounding is all that is left
            return point, math.sqrt(min(square_a, square_b))
    return point, math.sqrt(square_between(x, y, point))


@inner_kernel
def square_between(x, y, point):
    """Square of the distance of (x, y) from a point."""
    return (x - point[0]) * (x - point[0]) + (y - point[1]) * (y - point[1])
