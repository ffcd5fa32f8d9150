# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground whose drag layer begins only at a distance from some places: a forest does not brake rocks where they start.

Parameters are given at the nodes, so between a node within the distance and one beyond it the drag rises from none to
that of the stand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..jit.kernels import kernel
from .ground import Ground
from .parameters import DRAG

if TYPE_CHECKING:
    from ..hints import Array, Terrain


@kernel
def mark_near(places, distance, cell_x, cell_y, south, out_near):
    """Mark the nodes within a distance, m, of any of the places (n, 2), local; in place.

    south : row of the terrain that the first row of ``out_near`` is
    """
    rows, columns = out_near.shape
    for k in range(places.shape[0]):
        x, y = places[k, 0], places[k, 1]
        first = int(max(float(south), (y - distance) / cell_y))
        last = int(min(south + rows - 1.0, (y + distance) / cell_y))
        west, east = int(max(0.0, (x - distance) / cell_x)), int(min(columns - 1.0, (x + distance) / cell_x))
        for row in range(first, last + 1):
            for column in range(west, east + 1):
                dx, dy = column * cell_x - x, row * cell_y - y
                if dx * dx + dy * dy <= distance * distance:
                    out_near[row - south, column] = True


def nodes_near(terrain, places, distance):
    """True for the nodes of a terrain within a distance of the places (n, 2) in its system; array of its shape."""
    near = np.zeros(terrain.shape, np.bool_)
    local = np.ascontiguousarray(np.asarray(places, np.float64).reshape(-1, 2) - np.array(terrain.origin))
    mark_near(local, float(distance), *(float(size) for size in terrain.cell_size), 0, near)
    return near


def without_drag_near(ground: Ground, terrain: Terrain, places: Array, distance: float) -> Ground:
    """The Ground without its drag layer on the nodes within a distance of any of the places, m, in plan."""
    if not distance > 0.0 or not (ground.table[:, DRAG] > 0.0).any():
        return ground
    bare = ground.table.copy()
    bare[:, DRAG] = 0.0
    near = nodes_near(terrain, places, distance)
    index = np.where(near, ground.index + len(bare), ground.index)
    used, index = np.unique(index, return_inverse=True)
    return Ground.from_table(terrain, index.reshape(terrain.shape), np.vstack([ground.table, bare])[used])
