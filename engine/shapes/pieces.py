# SPDX-License-Identifier: GPL-2.0-or-later
"""A convex rock cut into convex pieces of given volumes, by planes.

A plane cuts a convex body into two convex bodies, so the pieces are cut off one after the other: a plane of a given
direction cuts the required volume off the rest, and what is left at the end is the last piece. Pieces fill the rock and
do not overlap.

A body is given by its surface, triangles (t, 3, 3), counter-clockwise seen from outside. Each is clipped by the plane,
and the section is closed by a fan: every triangle that is cut adds one from its line in the section to a point in it,

    V below the plane = sum det(a - o, b - o, c - o) / 6      over the clipped triangles, o on the plane

so that the volume needs no section at all.
"""

import numpy as np

from ..arithmetic import vectors
from ..jit.kernels import inner_kernel, kernel
from .polyhedron import convex_hull

MOST_HALVINGS = 100  # of the interval in which the plane lies
ACCURACY = 1e-14  # of the volume


@inner_kernel
def height_over(plane, point):
    """Signed distance of a point from the plane (n, offset)."""
    return plane[0] * point[0] + plane[1] * point[1] + plane[2] * point[2] - plane[3]


@inner_kernel
def turned_to_lone(plane, triangle, out_corners):
    """The corners of a triangle that is cut, in place, rotated so that the first is alone on its side of the plane, and
    after them the points where its two sides meet the plane; returns how many corners are below."""
    below = 0
    for k in range(3):
        below += height_over(plane, triangle[k]) <= 0.0
    if below == 0 or below == 3:
        return below
    lone = 0
    for k in range(3):
        if (height_over(plane, triangle[k]) <= 0.0) == (below == 1):
            lone = k
    for k in range(3):
        for a in range(3):
            out_corners[k, a] = triangle[(lone + k) % 3, a]
    first = height_over(plane, out_corners[0])
    for k in range(1, 3):
        share = first / (first - height_over(plane, out_corners[k]))
        for a in range(3):
            out_corners[2 + k, a] = out_corners[0, a] + share * (out_corners[k, a] - out_corners[0, a])
    return below


@inner_kernel
def sixfold(a, b, c, origin):
    """det(a - o, b - o, c - o)."""
    ax, ay, az = a[0] - origin[0], a[1] - origin[1], a[2] - origin[2]
    bx, by, bz = b[0] - origin[0], b[1] - origin[1], b[2] - origin[2]
    cx, cy, cz = c[0] - origin[0], c[1] - origin[1], c[2] - origin[2]
    return ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)


@kernel
def volume_below(triangles, plane):
    """Volume of a body below the plane (4,): unit normal and offset."""
    total, corners, origin = 0.0, np.empty((5, 3)), np.empty(3)
    for a in range(3):
        origin[a] = plane[3] * plane[a]
    for t in range(triangles.shape[0]):
        below = turned_to_lone(plane, triangles[t], corners)
        if below == 3:
            total += sixfold(triangles[t, 0], triangles[t, 1], triangles[t, 2], origin)
        elif below == 1:
            total += sixfold(corners[0], corners[3], corners[4], origin)
        elif below == 2:
            total += sixfold(corners[3], corners[1], corners[2], origin)
            total += sixfold(corners[3], corners[2], corners[4], origin)
    return total / 6.0


@kernel
def offset_for(triangles, plane, volume):
    """Offset of the plane of this direction with the volume below it: by bisection, and by secants where they help."""
    low, high = np.inf, -np.inf
    for t in range(triangles.shape[0]):
        for k in range(3):
            reach = height_over(plane, triangles[t, k]) + plane[3]
            low, high = min(low, reach), max(high, reach)
    plane[3] = high
    whole = volume_below(triangles, plane)
    below, above = -volume, whole - volume
    for turn in range(MOST_HALVINGS):
        middle = 0.5 * (low + high)
        if turn % 3:  # the secant, but every third time the middle, which bounds the work
            middle = min(max(low + (high - low) * below / (below - above), low), high)
        plane[3] = middle
        excess = volume_below(triangles, plane) - volume
        if excess < 0.0:
            low, below = middle, excess
        else:
            high, above = middle, excess
        if abs(excess) <= ACCURACY * whole or high - low <= 1e-15 * (abs(low) + abs(high)):
            break
    return plane[3]


@inner_kernel
def put(a, b, c, count, out_triangles):
    """Write a triangle to its row; returns the next row."""
    for k in range(3):
        out_triangles[count, 0, k], out_triangles[count, 1, k], out_triangles[count, 2, k] = a[k], b[k], c[k]
    return count + 1


@kernel
def parted(triangles, plane):
    """The triangles of both parts of a body, (below, above)."""
    under, over = np.empty((4 * triangles.shape[0], 3, 3)), np.empty((4 * triangles.shape[0], 3, 3))
    low, high, cuts = 0, 0, 0
    corners, middle = np.empty((5, 3)), np.zeros(3)
    for t in range(triangles.shape[0]):
        below = turned_to_lone(plane, triangles[t], corners)
        if below != 0 and below != 3:
            cuts += 1
            for a in range(3):
                middle[a] += 0.5 * (corners[3, a] + corners[4, a])
    for a in range(3):
        middle[a] /= max(cuts, 1)
    for t in range(triangles.shape[0]):
        below = turned_to_lone(plane, triangles[t], corners)
        if below == 3:
            low = put(triangles[t, 0], triangles[t, 1], triangles[t, 2], low, under)
        elif below == 0:
            high = put(triangles[t, 0], triangles[t, 1], triangles[t, 2], high, over)
        elif below == 1:
            low = put(corners[0], corners[3], corners[4], low, under)
            low = put(corners[4], corners[3], middle, low, under)
            high = put(corners[3], corners[1], corners[2], high, over)
            high = put(corners[3], corners[2], corners[4], high, over)
            high = put(corners[3], corners[4], middle, high, over)
        else:
            high = put(corners[0], corners[3], corners[4], high, over)
            high = put(corners[4], corners[3], middle, high, over)
            low = put(corners[3], corners[1], corners[2], low, under)
            low = put(corners[3], corners[2], corners[4], low, under)
            low = put(corners[3], corners[4], middle, low, under)
    return under[:low].copy(), over[:high].copy()


@kernel
def integrals_of(triangles, out_integrals):
    """Volume, centre of mass (3,) and inertia about it (xx, yy, zz, yz, xz, xy) of density 1, (10,), in place.

    Tonon (2004), as in polyhedron.py, from the middle of the corners.
    """
    inside, d = np.zeros(3), np.empty(3)
    for t in range(triangles.shape[0]):
        for k in range(3):
            for a in range(3):
                inside[a] += triangles[t, k, a] / (3 * triangles.shape[0])
    six, first, second = 0.0, np.zeros(3), np.zeros((3, 3))
    for t in range(triangles.shape[0]):
        corners = triangles[t]
        part = sixfold(corners[0], corners[1], corners[2], inside)
        six += part
        for a in range(3):
            d[a] = corners[0, a] + corners[1, a] + corners[2, a] - 3.0 * inside[a]
            first[a] += part * d[a]
        for a in range(3):
            for b in range(3):
                product = d[a] * d[b]
                for k in range(3):
                    product += (corners[k, a] - inside[a]) * (corners[k, b] - inside[b])
                second[a, b] += part * product / 120.0
    volume = six / 6.0
    for a in range(3):
        first[a] /= 24.0 * volume
    for a in range(3):
        for b in range(3):
            second[a, b] -= volume * first[a] * first[b]
    out_integrals[0] = volume
    for a in range(3):
        out_integrals[1 + a] = inside[a] + first[a]
        out_integrals[4 + a] = second[(a + 1) % 3, (a + 1) % 3] + second[(a + 2) % 3, (a + 2) % 3]
        out_integrals[7 + a] = -second[(a + 1) % 3, (a + 2) % 3]


@kernel
def cut_all(triangles, volumes, directions):
    """Cut off the volumes one after the other by planes of the directions (n, 3).

    Returns the triangles of all pieces, one after the other, the row where each ends, and their integrals (n + 1, 10).
    """
    count = volumes.size
    ends, integrals = np.empty(count + 1, np.int64), np.empty((count + 1, 10))
    pieces, used = np.empty((8 * triangles.shape[0] + 64, 3, 3)), 0
    rest, plane = triangles, np.zeros(4)
    for number in range(count + 1):
        piece = rest
        if number < count:
            for a in range(3):
                plane[a] = directions[number, a]
            plane[3] = 0.0
            plane[3] = offset_for(rest, plane, volumes[number])
            piece, rest = parted(rest, plane)
        integrals_of(piece, integrals[number])
        if used + piece.shape[0] > pieces.shape[0]:
            larger = np.empty((2 * (used + piece.shape[0]), 3, 3))
            larger[:used] = pieces[:used]
            pieces = larger
        pieces[used : used + piece.shape[0]] = piece
        used += piece.shape[0]
        ends[number] = used
    return pieces[:used].copy(), ends, integrals


def volume_of(triangles):
    """Volume of a body."""
    return float(volume_below(triangles, np.array([0.0, 0.0, 1.0, float(triangles[..., 2].max())])))


def surface_of(corners):
    """Triangles (t, 3, 3) of the convex hull of corners (n, 3)."""
    hull = convex_hull(corners)
    return np.ascontiguousarray(hull.vertices[hull.triangles])


def pieces_of(triangles, volumes, directions):
    """Pieces of a convex body given by its triangles: one for each of the volumes, cut off by planes of the unit
    directions, and the rest.

    Returns their triangles, a list, and their integrals (n, 10): volume, centre of mass, inertia about it (xx, yy, zz,
    yz, xz, xy) of density 1.

    Raises
    ------
    ValueError
        If the volumes are not positive, or the body has no more than all of them.
    """
    volumes, directions = np.asarray(volumes, np.float64), np.asarray(directions, np.float64).reshape(-1, 3)
    whole, taken = volume_of(triangles), float(vectors.total(volumes))
    if not (volumes > 0.0).all() or not taken < whole:
        raise ValueError(f"pieces_of: {taken:g} m3 of a body of {whole:g} m3; give positive volumes, less than all.")
    pieces, ends, integrals = cut_all(triangles, volumes, directions)
    return np.split(pieces, ends[:-1]), integrals


def cut(corners, volumes, directions):
    """Pieces of a convex body, each by the corners of its hull; the rest as in ``pieces_of``."""
    return [corners_of(piece) for piece in pieces_of(surface_of(corners), volumes, directions)[0]]


def corners_of(triangles):
    """Corners (n, 3) of a piece."""
    return convex_hull(np.unique(triangles.reshape(-1, 3), axis=0)).vertices
