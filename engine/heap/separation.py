# SPDX-License-Identifier: GPL-2.0-or-later
"""Distance between two convex polyhedra and its direction: the separating-axis test.

Two convex polyhedra overlap unless one of these directions separates them: a normal of a face of either, or the cross
product of an edge of one and an edge of the other. Along each the gap is the distance of the nearest corners, and the
largest of the gaps counts: if negative, it is how far the rocks must be moved apart; if positive, it is their distance
or less. A cross product of edges is tested only if it is a face of the Minkowski difference, which it is where the arcs
of the two edges on the sphere of normals cross (Gregorius 2013, GDC):

    arcs n1 n2 and -m1 -m2 cross:   (m1.e)(m2.e) < 0,   (n1.f)(n2.f) < 0,   (m1.e)(n2.f) < 0

e and f along the edges, n1, n2 and m1, m2 the normals on their left and right. The first pass tests only edges that
come near the other rock: one with both ends clear of one of its faces does not. So the pair that shows two rocks to be
far apart may be missed; all edges are tested where no point is found at which the rocks are near (manifold.py).
"""

import math

import numpy as np

from ..jit.kernels import inner_kernel

NONE, FIRST_FACE, SECOND_FACE, EDGES = 0, 1, 2, 3  # what separates two rocks best
BITS = 62  # faces for which a corner remembers whether it is clear
PARALLEL = 1e-6  # square of the sine between edges below which they make no direction
PREFERENCE = 1e-3  # in radii: how much more the second rock's faces must separate than the first's, edges than both


@inner_kernel
def dot(a, b):
    """Scalar product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


@inner_kernel
def face_separation(rocks, motion, i, j, margin, out_far):
    """Largest gap over the faces of rock i to the corners of rock j, and the face; stops at one beyond the margin.

    ``out_far``: which faces each corner of j is clear of by more than the margin, in place.
    """
    corners, first, last = motion.corners, rocks.first_vertex[j], rocks.first_vertex[j + 1]
    for v in range(first, last):
        out_far[v] = 0
    largest, face, bit = -np.inf, -1, np.int64(1)
    for f in range(rocks.first_face[i], rocks.first_face[i + 1]):
        normal = motion.facing[f]
        offset, least = dot(normal, corners[rocks.rings[rocks.first_corner[f]]]), np.inf
        for v in range(first, last):
            gap = dot(normal, corners[v]) - offset
            least = min(least, gap)
            if gap > margin:
                out_far[v] |= bit
        if least > largest:
            largest, face = least, f
            if largest > margin:
                break
        bit = bit << 1 if f - rocks.first_face[i] < BITS else np.int64(0)
    return largest, face


@inner_kernel
def edges_near(rocks, far, i, is_thorough, out_edges):
    """Edges of rock i that come near the other rock, or all, in place; returns how many."""
    count = 0
    for e in range(rocks.first_edge[i], rocks.first_edge[i + 1]):
        if is_thorough or far[rocks.edges[e, 0]] & far[rocks.edges[e, 1]] == 0:
            out_edges[count] = e
            count += 1
    return count


@inner_kernel
def along(rocks, corners, e):
    """An edge from its first corner to its second, in I."""
    a, b = corners[rocks.edges[e, 0]], corners[rocks.edges[e, 1]]
    return b[0] - a[0], b[1] - a[1], b[2] - a[2]


@inner_kernel
def edge_gap(rocks, motion, i, e, f):
    """Gap along the cross product of the edges e of rock i and f of the other, and that unit vector, out of rock i.

    Minus infinity where it is no face of the Minkowski difference.
    """
    p, q, facing = along(rocks, motion.corners, e), along(rocks, motion.corners, f), motion.facing
    n1, n2 = facing[rocks.edges[e, 2]], facing[rocks.edges[e, 3]]
    m1, m2 = facing[rocks.edges[f, 2]], facing[rocks.edges[f, 3]]
    m1e, m2e, n1f, n2f = dot(m1, p), dot(m2, p), dot(n1, q), dot(n2, q)
    if not (m1e * m2e < 0.0 and n1f * n2f < 0.0 and m1e * n2f < 0.0):
        return -np.inf, 0.0, 0.0, 0.0
    x, y, z = p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]
    square = x * x + y * y + z * z
    if square <= PARALLEL * dot(p, p) * dot(q, q):
        return -np.inf, 0.0, 0.0, 0.0
    scale = 1.0 / math.sqrt(square)
    a, b, centre = motion.corners[rocks.edges[e, 0]], motion.corners[rocks.edges[f, 0]], motion.place[i]
    if x * (a[0] - centre[0]) + y * (a[1] - centre[1]) + z * (a[2] - centre[2]) < 0.0:
        scale = -scale
    x, y, z = scale * x, scale * y, scale * z
    return x * (b[0] - a[0]) + y * (b[1] - a[1]) + z * (b[2] - a[2]), x, y, z


@inner_kernel
def separation(rocks, motion, i, j, margin, is_thorough, workspace):
    """Best separation of rocks i and j: kind, gap, face or first edge, second edge; NONE beyond the margin."""
    first, face_i = face_separation(rocks, motion, i, j, margin, workspace.far)
    if first > margin:
        return NONE, first, 0, 0
    second, face_j = face_separation(rocks, motion, j, i, margin, workspace.far)
    if second > margin:
        return NONE, second, 0, 0
    preference = PREFERENCE * min(rocks.radius[i], rocks.radius[j])
    kind, gap, first_element, other = FIRST_FACE, first, face_i, 0
    if second > first + preference:
        kind, gap, first_element = SECOND_FACE, second, face_j
    edges, best = workspace.near_edges, max(first, second) + preference
    count_i = edges_near(rocks, workspace.far, i, is_thorough, edges[0])
    count_j = edges_near(rocks, workspace.far, j, is_thorough, edges[1])
    for a in range(count_i):
        for b in range(count_j):
            gap_between, _, _, _ = edge_gap(rocks, motion, i, edges[0, a], edges[1, b])
            if gap_between > best:
                kind, gap, first_element, other, best = EDGES, gap_between, edges[0, a], edges[1, b], gap_between
                if gap > margin:
                    return NONE, gap, 0, 0
    return kind, gap, first_element, other
