# SPDX-License-Identifier: GPL-2.0-or-later
"""Does a rock fit through a mesh? A loop of rope takes any shape, so its perimeter decides. SI units.

    it fits    least perimeter of the rock's outline, seen along one of its axes of inertia  <=  perimeter of the mesh

of a sphere 2 pi r. A rock that is larger in all directions has a longer outline, so larger rocks never fit where
smaller ones do not.
"""

import math

import numpy as np


def girth_of(body):
    """Least perimeter of the outlines of a RockBody along its axes [m]."""
    if not len(body.planes):
        return 2.0 * math.pi * body.radius
    return min(perimeter(np.delete(body.vertices, axis, axis=1)) for axis in range(3))


def perimeter(points):
    """Perimeter of the convex hull of points (n, 2) [m]."""
    ordered = sorted(map(tuple, points.tolist()))
    around = half_hull(ordered)[:-1] + half_hull(ordered[::-1])[:-1]
    return sum(math.dist(corner, other) for corner, other in zip(around, around[1:] + around[:1]))


def half_hull(points):
    """The hull of points in their order, on one side (Andrew 1979)."""
    hull = []
    for x, y in points:
        while len(hull) > 1 and turn(hull[-2], hull[-1], (x, y)) <= 0.0:
            hull.pop()
        hull.append((x, y))
    return hull


def turn(a, b, c):
    """Twice the area of a triangle, positive where it turns left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
