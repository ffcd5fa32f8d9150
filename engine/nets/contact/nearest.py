# SPDX-License-Identifier: GPL-2.0-or-later
"""The point of a segment or a triangle that is nearest to the centre of a sphere.

Reference for the triangle's regions: Ericson (2005), Real-Time Collision Detection, section 5.1.5.
"""

from ...jit.kernels import inner_kernel


@inner_kernel
def dot(a, b):
    """Inner product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


@inner_kernel
def nearest_on_segment(a, d, c):
    """Place s in 0..1 of the point a + s d nearest to c."""
    length = dot(d, d)
    if length == 0.0:
        return 0.0
    s = ((c[0] - a[0]) * d[0] + (c[1] - a[1]) * d[1] + (c[2] - a[2]) * d[2]) / length
    return min(1.0, max(0.0, s))


@inner_kernel
def nearest_on_triangle(a, d, e, c):
    """Place (s, t) of the point a + s d + t e nearest to c."""
    p = (c[0] - a[0], c[1] - a[1], c[2] - a[2])
    dd, de, ee, dp, ep = dot(d, d), dot(d, e), dot(e, e), dot(d, p), dot(e, p)
    if dp <= 0.0 and ep <= 0.0:
        return 0.0, 0.0
    if dp >= dd and ep - de <= dp - dd:
        return 1.0, 0.0
    if ep >= ee and dp - de <= ep - ee:
        return 0.0, 1.0
    area_e = dp * de - ep * dd  # sign: beyond the edge along d
    if area_e >= 0.0 and 0.0 <= dp <= dd:
        return dp / dd, 0.0
    area_d = ep * de - dp * ee  # beyond the edge along e
    if area_d >= 0.0 and 0.0 <= ep <= ee:
        return 0.0, ep / ee
    determinant = dd * ee - de * de
    if determinant <= 1e-14 * dd * ee:  # folded to a line
        return (nearest_on_segment(a, d, c), 0.0) if dd >= ee else (0.0, nearest_on_segment(a, e, c))
    s, t = -area_d / determinant, -area_e / determinant
    if s + t > 1.0:  # beyond the third edge
        across = (ep - de) - (dp - dd)
        t = min(1.0, max(0.0, across / (dd - 2.0 * de + ee)))
        return 1.0 - t, t
    return max(0.0, s), max(0.0, t)
