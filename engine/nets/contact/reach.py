# SPDX-License-Identifier: GPL-2.0-or-later
"""Depth of a segment or a triangle in a convex polyhedron. Frame K of the rock, SI units.

    depth = max over the part's points x of  min over the faces f of  (d_f - n_f . x)

This is a linear programme in two or three unknowns. Its dual multipliers say where and how the two touch: the
direction sum l_f n_f is a face's normal where a corner of the part is deepest, stands on edge and segment where the
segment crosses an edge, and on the triangle where a corner of the rock pokes into it. Negative where they are apart.
"""

from ...jit.kernels import inner_kernel

MOST_CUTS = 40
TIE = 1e-13  # m: depths under two faces that count as the same


@inner_kernel
def deepest_face(planes, x, y, z):
    """The face whose plane is nearest above (or farthest below) a point, and the depth of the point under it [m]."""
    best, depth = 0, 1e300
    for f in range(planes.shape[0]):
        value = planes[f, 3] - planes[f, 0] * x - planes[f, 1] * y - planes[f, 2] * z
        if value < depth:
            best, depth = f, value
    return best, depth


@inner_kernel
def is_within(planes, x, y, z, limit):
    """True if no plane is nearer above a point than ``limit`` [m]."""
    for f in range(planes.shape[0]):
        if planes[f, 3] - planes[f, 0] * x - planes[f, 1] * y - planes[f, 2] * z < limit:
            return False
    return True


@inner_kernel
def segment_reach(planes, a, d, first, second):
    """Depth [m], place s in 0..1 and direction of a segment a + s d; the direction is not of length one.

    first, second: faces that were deepest on its sides of the place when it was last looked at, -1 for what is beyond
    an end; the last two that are returned are those now. If they are so still, that is all there is to do.
    """
    if first >= 0 and second >= 0:
        z0, b0 = line_of(planes, first, a, d)
        start1, b1 = line_of(planes, second, a, d)
        if b0 > 0.0 and b1 < 0.0 and z0 < start1 and z0 + b0 > start1 + b1:
            s = (start1 - z0) / (b0 - b1)
            z = z0 + b0 * s
            if is_within(planes, a[0] + s * d[0], a[1] + s * d[1], a[2] + s * d[2], z - TIE):
                return blended(planes, first, second, z, s, b0, b1)
    elif second >= 0:
        z0, b0 = line_of(planes, second, a, d)
        if b0 <= 0.0 and is_within(planes, a[0], a[1], a[2], z0 - TIE):
            return z0, 0.0, planes[second, 0], planes[second, 1], planes[second, 2], -1, second
    elif first >= 0:
        z0, b0 = line_of(planes, first, a, d)
        if b0 >= 0.0 and is_within(planes, a[0] + d[0], a[1] + d[1], a[2] + d[2], z0 + b0 - TIE):
            return z0 + b0, 1.0, planes[first, 0], planes[first, 1], planes[first, 2], first, -1
    return segment_reach_anew(planes, a, d)


@inner_kernel
def line_of(planes, f, a, d):
    """Depth of a segment's beginning under a plane [m], and by how much that grows to its end."""
    depth = planes[f, 3] - planes[f, 0] * a[0] - planes[f, 1] * a[1] - planes[f, 2] * a[2]
    return depth, -slope_along(planes, f, d)


@inner_kernel
def blended(planes, f0, f1, z, s, b0, b1):
    """Result for a segment that is deepest between two faces: its direction is perpendicular to the segment."""
    w = -b1 / (b0 - b1)
    return (
        z, s,
        w * planes[f0, 0] + (1.0 - w) * planes[f1, 0],
        w * planes[f0, 1] + (1.0 - w) * planes[f1, 1],
        w * planes[f0, 2] + (1.0 - w) * planes[f1, 2],
        f0, f1,
    )  # fmt: skip


@inner_kernel
def segment_reach_anew(planes, a, d):
    """``segment_reach`` by cutting planes, from both ends."""
    f0, z0 = deepest_face(planes, a[0], a[1], a[2])
    b0 = -slope_along(planes, f0, d)
    if b0 <= 0.0:
        return z0, 0.0, planes[f0, 0], planes[f0, 1], planes[f0, 2], -1, f0
    f1, z1 = deepest_face(planes, a[0] + d[0], a[1] + d[1], a[2] + d[2])
    b1 = -slope_along(planes, f1, d)
    if b1 >= 0.0:
        return z1, 1.0, planes[f1, 0], planes[f1, 1], planes[f1, 2], f1, -1
    s, z = 0.0, z0
    for _ in range(MOST_CUTS):
        # line 0 rises from z0 at 0, line 1 falls to z1 at 1
        s = (z1 - b1 - z0) / (b0 - b1)
        z = z0 + b0 * s
        f, value = deepest_face(planes, a[0] + s * d[0], a[1] + s * d[1], a[2] + s * d[2])
        if f in (f0, f1) or value >= z - TIE:
            break
        b = -slope_along(planes, f, d)
        if b > 0.0:
            f0, b0, z0 = f, b, value - b * s
        else:
            f1, b1, z1 = f, b, value + b * (1.0 - s)
            if b == 0.0:
                return value, s, planes[f, 0], planes[f, 1], planes[f, 2], -1, -1
    return blended(planes, f0, f1, z, s, b0, b1)


@inner_kernel
def slope_along(planes, f, d):
    """n_f . d."""
    return planes[f, 0] * d[0] + planes[f, 1] * d[1] + planes[f, 2] * d[2]


@inner_kernel
def constraint(planes, c, a, d, e):
    """Row of constraint c of the programme in (z, s, t): z coefficient, s, t, right side.

    0, 1, 2: s >= 0, t >= 0, s + t <= 1; then the faces.
    """
    if c == 0:
        return 0.0, -1.0, 0.0, 0.0
    if c == 1:
        return 0.0, 0.0, -1.0, 0.0
    if c == 2:
        return 0.0, 1.0, 1.0, 1.0
    f = c - 3
    return 1.0, slope_along(planes, f, d), slope_along(planes, f, e), planes[f, 3] - slope_along(planes, f, a)


@inner_kernel
def triangle_reach(planes, a, d, e):
    """Depth [m], place (s, t) and direction of a triangle a + s d + t e, by the dual simplex method."""
    third = 1.0 / 3.0
    f, _ = deepest_face(
        planes, a[0] + third * (d[0] + e[0]), a[1] + third * (d[1] + e[1]), a[2] + third * (d[2] + e[2])
    )
    slope_s, slope_t = slope_along(planes, f, d), slope_along(planes, f, e)
    basis0, basis1, basis2 = f + 3, 0, 1
    if slope_s < 0.0 and slope_s <= slope_t:
        basis1, basis2 = 1, 2
    elif slope_t < 0.0:
        basis1, basis2 = 0, 2
    z, s, t, l0, l1, l2 = 0.0, 0.0, 0.0, 1.0, 0.0, 0.0
    for _ in range(MOST_CUTS):
        r0 = constraint(planes, basis0, a, d, e)
        r1 = constraint(planes, basis1, a, d, e)
        r2 = constraint(planes, basis2, a, d, e)
        z, s, t = solution(r0, r1, r2)
        l0, l1, l2 = weights(r0, r1, r2, 1.0, 0.0, 0.0)
        entering = most_violated(planes, a, d, e, z, s, t)
        if entering < 0 or entering in (basis0, basis1, basis2):
            break
        q = constraint(planes, entering, a, d, e)
        w0, w1, w2 = weights(r0, r1, r2, q[0], q[1], q[2])
        leaving, ratio = -1, 1e300
        if w0 > 1e-12 and l0 / w0 < ratio:
            leaving, ratio = 0, l0 / w0
        if w1 > 1e-12 and l1 / w1 < ratio:
            leaving, ratio = 1, l1 / w1
        if w2 > 1e-12 and l2 / w2 < ratio:
            leaving, ratio = 2, l2 / w2
        if leaving < 0:
            break
        basis0 = entering if leaving == 0 else basis0
        basis1 = entering if leaving == 1 else basis1
        basis2 = entering if leaving == 2 else basis2
    nx, ny, nz = 0.0, 0.0, 0.0
    for c, weight in ((basis0, l0), (basis1, l1), (basis2, l2)):
        if c >= 3:
            nx += weight * planes[c - 3, 0]
            ny += weight * planes[c - 3, 1]
            nz += weight * planes[c - 3, 2]
    return z, min(1.0, max(0.0, s)), min(1.0, max(0.0, t)), nx, ny, nz


@inner_kernel
def most_violated(planes, a, d, e, z, s, t):
    """The constraint that (z, s, t) breaks most; -1 where it breaks none."""
    worst, chosen = 1e-11, -1
    if -s > worst:
        worst, chosen = -s, 0
    if -t > worst:
        worst, chosen = -t, 1
    if s + t - 1.0 > worst:
        worst, chosen = s + t - 1.0, 2
    if chosen >= 0:
        return chosen
    f, value = deepest_face(planes, a[0] + s * d[0] + t * e[0], a[1] + s * d[1] + t * e[1], a[2] + s * d[2] + t * e[2])
    return f + 3 if z - value > worst else -1


@inner_kernel
def determinant(r0, r1, r2, i, j, k):
    """Determinant of the columns i, j, k of three rows."""
    return (
        r0[i] * (r1[j] * r2[k] - r1[k] * r2[j])
        - r0[j] * (r1[i] * r2[k] - r1[k] * r2[i])
        + r0[k] * (r1[i] * r2[j] - r1[j] * r2[i])
    )


@inner_kernel
def solution(r0, r1, r2):
    """z, s, t at which three constraints hold as equalities."""
    scale = 1.0 / determinant(r0, r1, r2, 0, 1, 2)
    return (
        determinant(r0, r1, r2, 3, 1, 2) * scale,
        determinant(r0, r1, r2, 0, 3, 2) * scale,
        determinant(r0, r1, r2, 0, 1, 3) * scale,
    )


@inner_kernel
def weights(r0, r1, r2, x, y, z):
    """Weights of three rows whose sum is (x, y, z)."""
    target = (x, y, z, 0.0)
    scale = 1.0 / determinant(r0, r1, r2, 0, 1, 2)
    return (
        determinant(target, r1, r2, 0, 1, 2) * scale,
        determinant(r0, target, r2, 0, 1, 2) * scale,
        determinant(r0, r1, target, 0, 1, 2) * scale,
    )
