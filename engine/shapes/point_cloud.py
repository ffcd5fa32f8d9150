# SPDX-License-Identifier: GPL-2.0-or-later
"""A surveyed cloud of points prepared to become a rock: its unit, and points that do not belong to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arithmetic import vectors
from ..choices import LENGTH_UNITS
from ..io.optional_packages import require

if TYPE_CHECKING:
    from ..hints import Array

LEAST_KEPT = 0.5  # share of the points; a cloud that falls apart further is no cloud with outliers
FEWEST = 4
# Nearest points that are measured again: SciPy's distances may differ by rounding, which matters on a regular grid.
NEIGHBOURS = 14


def to_metres(points: Array, unit: str) -> Array:
    """Points (n, 3) in metres. Raises ValueError for an unknown unit."""
    if unit not in LENGTH_UNITS:
        raise ValueError(f"unit: {unit!r} is unknown. Choose one of: {', '.join(LENGTH_UNITS)}.")
    return np.asarray(points, dtype=np.float64) * LENGTH_UNITS[unit]


def largest_cluster(points: Array, spacing_factor: float) -> Array:
    """The points (k, 3) of the cloud's largest cluster; the rest, single points and groups, are outliers.

    Points that lie nearer to one another than spacing_factor times the usual spacing are of one cluster; the usual
    spacing is the median distance to the nearest neighbour. A single stray point shifts the hull, so all must go.
    Raises ValueError where less than half of the points are left, and for points that are not finite.
    """
    require("scipy")
    from scipy.sparse import coo_matrix
    from scipy.sparse.csgraph import connected_components
    from scipy.spatial import cKDTree

    points = np.asarray(points, dtype=np.float64)
    if not np.isfinite(points).all():
        row = int(np.flatnonzero(~np.isfinite(points).all(axis=1))[0])
        raise ValueError(f"points: row {row} is {points[row].tolist()}, not finite. Mend that point.")
    points = np.unique(points, axis=0)  # a mesh may repeat each corner in each of its faces
    if len(points) <= FEWEST:
        return points
    tree = cKDTree(points)
    nearest = tree.query(points, k=min(len(points), NEIGHBOURS))[1][:, 1:]
    spacing = float(np.median(vectors.length(points[nearest] - points[:, None]).min(axis=1)))
    reach = spacing_factor * spacing
    pairs = tree.query_pairs(reach * (1.0 + 1e-9), output_type="ndarray")
    pairs = pairs[vectors.length(points[pairs[:, 0]] - points[pairs[:, 1]]) <= reach]
    links = coo_matrix((np.ones(len(pairs)), pairs.T), shape=(len(points),) * 2)
    label = connected_components(links, directed=False)[1]
    sizes = np.bincount(label)
    kept = points[label == sizes.argmax()]
    if len(kept) < LEAST_KEPT * len(points):
        raise ValueError(
            f"points: the cloud falls into {len(sizes)} parts, the largest with {len(kept)} of {len(points)} points. "
            f"Link points farther than {spacing_factor:g} spacings, or cut the rock out of the cloud first."
        )
    return kept
