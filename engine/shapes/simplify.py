# SPDX-License-Identifier: GPL-2.0-or-later
"""A convex hull with fewer corners: corners are removed one after the other, first the one that costs least volume.

    loss(v) = V(hull(v and its neighbours)) - V(hull(neighbours))

The volume that a corner v adds lies between its faces and the hull of its neighbours, because every corner that can be
seen from v once v is gone shares an edge with v. So the losses of corners without a common edge add up exactly. The
result is the hull of some of the given corners: convex, and inside the given hull.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..arithmetic import vectors
from ..arithmetic.power import cbrt
from ..io.optional_packages import require
from ..rigid_body.inertia import mass_integrals
from .polyhedron import convex_hull

if TYPE_CHECKING:
    from ..hints import Array, Cancelling

FEWEST = 4  # corners of a solid
# One round removes at most this share of the corners still to be removed, so that few losses are out of order.
ROUND_SHARE = 0.2
# Losses are multiples of this share of the volume: Qhull's rounding must not order corners that are alike by symmetry.
GRAIN = 2.0**-32


class SimplifiedHull(NamedTuple):
    """Corners of a simplified hull and what it cost."""

    vertices: np.ndarray  # (n, 3) m
    volume_error: float  # share of the given hull's volume that the kept corners do not enclose
    vertices_before: int
    scale: float  # about the centre of mass, to the given volume; 1 where the volume was not kept


def simplify(
    points: Array,
    vertex_count: int | None = None,
    volume_error: float | None = None,
    keep_volume: bool = False,
    cancelled: Cancelling = lambda: False,
) -> Any:
    """Hull of points (m, 3) [m] with at most vertex_count corners that loses at most the share volume_error.

    vertex_count : None for as few as volume_error allows
    volume_error : share of the volume, above 0 and below 1; None for any
    keep_volume : scale the result about its centre of mass to the volume of the given hull
    cancelled : called between rounds; True stops there with None as the result

    Raises ValueError where neither bound is given, where one is out of range, where both cannot be met (the message
    says how many corners can), and for points that enclose no volume.
    """
    _check_bounds(vertex_count, volume_error)
    hull = convex_hull(points)
    whole = mass_integrals(hull)
    allowed = np.inf if volume_error is None else volume_error * whole.volume
    wanted = FEWEST if vertex_count is None else vertex_count

    vertices, lost = hull.vertices, 0.0
    losses = np.full(len(vertices), np.nan)
    while len(vertices) > wanted:
        _update(losses, hull, GRAIN * whole.volume, cancelled)
        if cancelled():
            return None
        leaving = _independent(losses, hull, max(1, int(ROUND_SHARE * (len(vertices) - wanted))))
        spent = lost + np.cumsum(losses[leaving])
        affordable = leaving[: np.searchsorted(spent, allowed, side="right")]
        if len(affordable) == 0:
            break
        lost = spent[len(affordable) - 1]
        vertices, losses, hull = _without(hull, losses, affordable)
    if vertex_count is not None and len(vertices) > vertex_count:
        raise ValueError(
            f"vertex_count: {vertex_count} corners cannot hold the volume to {100.0 * volume_error:g} %; "
            f"{len(vertices)} can. Take those, or allow a larger error."
        )
    return _result(whole.volume, hull, len(convex_hull(points).vertices), keep_volume)


def _result(volume, hull, count, keep_volume):
    """The kept corners, with the error of the volume from the exact integrals and not from the sum of losses."""
    kept = mass_integrals(hull)
    scale = cbrt(volume / kept.volume) if keep_volume else 1.0
    vertices = kept.centroid + scale * (hull.vertices - kept.centroid)
    # rounding must not report that a hull inside another is larger
    return SimplifiedHull(vertices, max(0.0, 1.0 - kept.volume / volume), count, scale)


def _update(losses, hull, grain, cancelled):
    """Fill in the losses that are NaN, all of them unless cancelled."""
    neighbours = _neighbours(hull)
    for corner in np.flatnonzero(np.isnan(losses)):
        if cancelled():
            return
        around = hull.vertices[neighbours[corner]]
        loss = _volume(np.vstack([around, hull.vertices[corner]])) - _volume(around)
        losses[corner] = max(0.0, grain * round(loss / grain))


def _neighbours(hull):
    """List of the neighbours of each corner."""
    edges = np.concatenate([hull.triangles[:, [0, 1]], hull.triangles[:, [1, 2]], hull.triangles[:, [2, 0]]])
    edges = edges[np.argsort(edges[:, 0], kind="stable")]
    return np.split(edges[:, 1], np.searchsorted(edges[:, 0], np.arange(1, len(hull.vertices))))


def _independent(losses, hull, count):
    """At most count corners in the order of their losses of which no two share an edge."""
    neighbours = _neighbours(hull)
    is_free = np.ones(len(losses), bool)
    chosen = []
    for corner in np.argsort(losses, kind="stable"):
        if is_free[corner]:
            chosen.append(corner)
            is_free[neighbours[corner]] = False
            if len(chosen) == count:
                break
    return np.array(chosen)


def _without(hull, losses, leaving):
    """Corners, losses and hull without the leaving corners; losses of their neighbours become NaN."""
    neighbours = _neighbours(hull)
    losses = losses.copy()
    for corner in leaving:
        losses[neighbours[corner]] = np.nan
    kept = np.delete(np.arange(len(losses)), leaving)
    smaller = convex_hull(hull.vertices[kept])
    if len(smaller.vertices) < len(kept):
        # a corner has become flat: find out which ones are left
        index_of = {vertex.tobytes(): index for index, vertex in zip(kept, hull.vertices[kept])}
        kept = np.array([index_of.get(vertex.tobytes(), -1) for vertex in smaller.vertices])
        return smaller.vertices, np.where(kept < 0, np.nan, losses[kept]), smaller
    return smaller.vertices, losses[kept], smaller


def _volume(points):
    """Volume of the hull of a few points, 0 where they are in one plane."""
    require("scipy")
    from scipy.spatial import ConvexHull, QhullError

    if len(points) == FEWEST:
        return abs(float(vectors.determinant(*(points[1:] - points[0])))) / 6.0
    if len(points) < FEWEST:
        return 0.0
    try:
        return ConvexHull(points - points[0]).volume
    except QhullError:
        return 0.0


def _check_bounds(vertex_count, volume_error):
    if vertex_count is None and volume_error is None:
        raise ValueError("simplify: give vertex_count, volume_error or both.")
    if vertex_count is not None and vertex_count < FEWEST:
        raise ValueError(f"vertex_count: {vertex_count} given, but a solid needs {FEWEST}. Give more.")
    if volume_error is not None and not 0.0 < volume_error < 1.0:
        raise ValueError(f"volume_error: {volume_error!r} given, but it is a share above 0 and below 1. Mend it.")
