# SPDX-License-Identifier: GPL-2.0-or-later
"""Flatness of a rock's surface: the share of its largest faces."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from .polyhedron import convex_hull

if TYPE_CHECKING:
    from ..hints import Array

FLAT = math.radians(10.0)  # between normals, within which the triangles of a scan make one flat
MOST_NATURAL_FLATS = 0.29  # share of the surface, of the natural rocks of the library; the roundest has 0.05
LARGE_FLATS = 0.4  # a third more than any of them; scanned boulders have up to 0.43, a cube 0.5
LARGEST = 3  # flats that count: what a box shows on three sides


def flat_share(points: Array) -> float:
    """Share of the surface of the hull of points (n, 3) that its three largest flats have, 0 to 1.

    Near 0 for a sphere, 1/2 for a cube, 1 for a thin sheet. A flat is all triangles whose normals are within FLAT of
    that of one of them; on a convex body they lie together.
    """
    hull = convex_hull(points)
    first, second, third = (hull.vertices[hull.triangles[:, k]] for k in range(3))
    normal = np.cross(second - first, third - first)
    length = np.linalg.norm(normal, axis=1)
    left, total = length.copy(), length.sum()
    share = 0.0
    for _ in range(LARGEST):
        best, members = _largest(normal / length[:, None], left)
        share += best / total
        left[members] = 0.0
    return float(share)


def _largest(normals, areas):
    """Area of the largest flat, and (t,) bool which triangles it has; areas are 0 for triangles already taken."""
    least, best, members = math.cos(FLAT), -1.0, None
    for normal in normals[areas > 0.0]:
        is_near = normals @ normal >= least
        area = areas[is_near].sum()
        if area > best:
            best, members = area, is_near
    return max(best, 0.0), members if members is not None else np.zeros(len(normals), bool)
