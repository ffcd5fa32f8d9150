# SPDX-License-Identifier: GPL-2.0-or-later
"""Contact points of two near rocks, from the feature that separates the rocks best (separation.py).

    face    the face of the other rock that is turned to it most is clipped by the planes through the sides of the
            face, perpendicular to it; each corner of what is left makes a point if it is near enough
            (Sutherland & Hodgman 1974)
    edges   one point, where the lines of the edges are nearest

A point lies half way between the two rocks, so that both are pushed at one place and momentum is kept.
"""

import math

from ..jit.kernels import inner_kernel
from .separation import EDGES, FIRST_FACE, NONE, along, dot, edge_gap, separation

SAME = 1e-3  # in radii: points nearer than this are one
DEEP = 0.01  # in radii: overlap that no two rocks should have; beyond it all edges are tested
ON_THE_SIDE = 1e-6  # in radii: corners no farther outside a side are not cut off


@inner_kernel
def touch(rocks, motion, i, j, margin, workspace):
    """Points of contact of rocks i and j nearer than the margin, in room.found with their gaps.

    Returns how many, and the unit normal out of rock j.
    """
    separated = separation(rocks, motion, i, j, margin, False, workspace)
    if separated[0] == NONE:
        return 0, 0.0, 0.0, 0.0
    points, nx, ny, nz = touching_points(rocks, motion, i, j, margin, separated, workspace)
    if points == 0 or separated[1] < -DEEP * min(rocks.radius[i], rocks.radius[j]):
        separated = separation(rocks, motion, i, j, margin, True, workspace)
        if separated[0] == NONE:
            return 0, 0.0, 0.0, 0.0
        points, nx, ny, nz = touching_points(rocks, motion, i, j, margin, separated, workspace)
    return points, nx, ny, nz


@inner_kernel
def touching_points(rocks, motion, i, j, margin, nearest, workspace):
    """``touch`` by what separates the rocks, ``nearest``; no points where this gives none at which they are near."""
    kind, gap, edge, other = nearest
    if kind == EDGES:
        _, nx, ny, nz = edge_gap(rocks, motion, i, edge, other)
        is_between = meet_of_lines(rocks, motion.corners, edge, other, workspace.found[0])
        workspace.found[0, 3] = gap
        return (1 if is_between else 0), -nx, -ny, -nz
    radius = min(rocks.radius[i], rocks.radius[j])
    rock, sign = (j, -1.0) if kind == FIRST_FACE else (i, 1.0)
    normal = motion.facing[edge]
    count = clipped_face(
        rocks, motion, edge, facing_face(rocks, motion, edge, rock), ON_THE_SIDE * radius, workspace.polygon
    )
    points = 0
    polygon, corner = workspace.polygon[0], motion.corners[rocks.rings[rocks.first_corner[edge]]]
    for k in range(count):
        points = add_point(normal, corner, polygon[k], margin, SAME * radius, points, workspace.found)
    return points, sign * normal[0], sign * normal[1], sign * normal[2]


@inner_kernel
def add_point(normal, corner, point, margin, same, count, out_found):
    """Add a point with its gap over the plane through ``corner``, in place, if it is near and new; returns how many."""
    gap = normal[0] * (point[0] - corner[0]) + normal[1] * (point[1] - corner[1]) + normal[2] * (point[2] - corner[2])
    if gap > margin:
        return count
    half = 0.5 * gap
    x, y, z = point[0] - half * normal[0], point[1] - half * normal[1], point[2] - half * normal[2]
    for k in range(count):
        other = out_found[k]
        if abs(x - other[0]) + abs(y - other[1]) + abs(z - other[2]) <= same:
            other[3] = min(other[3], gap)
            return count
    new = out_found[count]
    new[0], new[1], new[2], new[3] = x, y, z, gap
    return count + 1


@inner_kernel
def nearest_corner(rocks, motion, face, rock):
    """The corner of a rock that is lowest over a face of the other."""
    best = rocks.first_vertex[rock]
    for v in range(best + 1, rocks.first_vertex[rock + 1]):
        if dot(motion.facing[face], motion.corners[v]) < dot(motion.facing[face], motion.corners[best]):
            best = v
    return best


@inner_kernel
def facing_face(rocks, motion, face, rock):
    """Face at a rock's corner nearest to a face of the other rock that is most opposed to that face."""
    nearest, best, least = nearest_corner(rocks, motion, face, rock), -1, 2.0
    for f in range(rocks.first_face[rock], rocks.first_face[rock + 1]):
        opposed = dot(motion.facing[face], motion.facing[f])
        if opposed < least:
            for c in range(rocks.first_corner[f], rocks.first_corner[f + 1]):
                if rocks.rings[c] == nearest:
                    best, least = f, opposed
                    break
    return best


@inner_kernel
def clipped_face(rocks, motion, face, incident, spare, out_polygon):
    """The corners of a face ``incident`` cut off by the planes through the sides of the other ``face``, in
    out_polygon[0]; returns how many. The second polygon of ``out_polygon`` is used in between.
    """
    corners, count = motion.corners, 0
    for c in range(rocks.first_corner[incident], rocks.first_corner[incident + 1]):
        for a in range(3):
            out_polygon[0, count, a] = corners[rocks.rings[c], a]
        count += 1
    start, end, normal = rocks.first_corner[face], rocks.first_corner[face + 1], motion.facing[face]
    for c in range(start, end):
        p, q = corners[rocks.rings[c]], corners[rocks.rings[c + 1 if c + 1 < end else start]]
        x, y, z = q[0] - p[0], q[1] - p[1], q[2] - p[2]
        outward = (y * normal[2] - z * normal[1], z * normal[0] - x * normal[2], x * normal[1] - y * normal[0])
        scale = math.sqrt(dot(outward, outward))
        side = (outward[0] / scale, outward[1] / scale, outward[2] / scale)
        count = clip(side, dot(side, p) + spare, count, out_polygon[0], out_polygon[1])
        for k in range(count):
            for a in range(3):
                out_polygon[0, k, a] = out_polygon[1, k, a]
    return count


@inner_kernel
def clip(side, offset, count, polygon, out_polygon):
    """The part of a polygon below a plane, written in place; returns how many corners it has."""
    kept = 0
    for k in range(count):
        this, following = polygon[k], polygon[k + 1 if k + 1 < count else 0]
        here, there = dot(side, this) - offset, dot(side, following) - offset
        if here <= 0.0:
            for a in range(3):
                out_polygon[kept, a] = this[a]
            kept += 1
        if (here <= 0.0) != (there <= 0.0):
            share = here / (here - there)
            for a in range(3):
                out_polygon[kept, a] = this[a] + share * (following[a] - this[a])
            kept += 1
    return kept


@inner_kernel
def meet_of_lines(rocks, corners, e, f, out_point):
    """The point half way between the lines of two edges where they are nearest, in place; True if it is on both."""
    p, q = along(rocks, corners, e), along(rocks, corners, f)
    a, b = corners[rocks.edges[e, 0]], corners[rocks.edges[f, 0]]
    d = (a[0] - b[0], a[1] - b[1], a[2] - b[2])
    pp, qq, pq, pd, qd = dot(p, p), dot(q, q), dot(p, q), dot(p, d), dot(q, d)
    wide = pp * qq - pq * pq  # not zero: the edges are not parallel (separation.PARALLEL)
    s, t = (pq * qd - qq * pd) / wide, (pp * qd - pq * pd) / wide
    for k in range(3):
        out_point[k] = 0.5 * (a[k] + s * p[k] + b[k] + t * q[k])
    return 0.0 <= s <= 1.0 and 0.0 <= t <= 1.0
