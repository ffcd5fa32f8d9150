# SPDX-License-Identifier: GPL-2.0-or-later
"""A rock as a cluster of spheres, for comparison with codes that take them: thesis of Sautter, section 3.3.5.

The box around the rock is cut into cells, so many along its longest side. Each cell that the rock fills or touches,
next to one that it does not, holds a sphere around it, and all are drawn together until they are flush with the box.
Neighbours overlap, so that no rope comes between them. Mass and inertia stay those of the rock. Of a cube with its
corners cut at a quarter these are the clusters of table 5.2: 1, 8, 56, 296 spheres exactly, then 1,320 for 1,280, 5,480
for 5,408 and 22,248 for 22,232. Contacts are hard, one for each part of the net, with the sphere nearest to it.
"""

import numpy as np

from ..description import NetError
from .rock_body import polyhedron

MOST_CELLS = 64  # along the longest side: some 20,000 spheres
AROUND = 0.5 * np.sqrt(3.0)  # radius of the sphere around a cell, in widths of the cell
TOUCHING = 1e-9  # of a cell, by which a cell has to reach into the rock


def cluster(rock, cells, friction, restitution):
    """RockBody of a convex Rock as spheres."""
    is_whole = isinstance(cells, (int, np.integer)) and not isinstance(cells, bool)
    if not (is_whole and 1 <= cells <= MOST_CELLS):
        raise NetError(f"sphere_cells: {cells!r} given, but it has to be a whole number from 1 to {MOST_CELLS}.")
    body = polyhedron(rock, friction, restitution)
    spheres = spheres_of(body.planes, body.vertices, int(cells))
    arms = np.sqrt((spheres[:, :3] ** 2).sum(axis=1)) + spheres[:, 3]
    return body._replace(planes=np.zeros((0, 4)), spheres=spheres, radius=float(arms.max()))


def spheres_of(planes, vertices, cells):
    """Centres and radius (k, 4) of the spheres at the surface of a convex polyhedron, in K [m]."""
    low, high = vertices.min(axis=0), vertices.max(axis=0)
    width = (high - low).max() / cells
    counts = np.maximum(np.ceil((high - low) / width - TOUCHING).astype(int), 1)
    axes = [0.5 * (a + b) + width * (np.arange(n) - 0.5 * (n - 1)) for a, b, n in zip(low, high, counts)]
    places = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1)
    # the corner of a cell that reaches farthest inwards from each face
    inwards = places @ planes[:, :3].T - 0.5 * width * np.abs(planes[:, :3]).sum(axis=1)
    is_filled = (inwards < planes[:, 3] - TOUCHING * width).all(axis=-1)
    around = np.pad(is_filled, 1)
    is_inner = np.ones_like(is_filled)
    for axis in range(3):
        for step in (-1, 1):
            is_inner &= np.roll(around, step, axis)[1:-1, 1:-1, 1:-1]
    chosen = places[is_filled & ~is_inner]
    flush = cells / (cells - 1.0 + 2.0 * AROUND)
    middle = 0.5 * (low + high)
    return np.column_stack([middle + flush * (chosen - middle), np.full(len(chosen), AROUND * flush * width)])
