# SPDX-License-Identifier: GPL-2.0-or-later
"""The deposit of a rockslide as maps: how high rocks lie above the ground, and how much rock there is on an area.

top      highest point of any rock above a place
rock     length of the vertical line through the place within rocks; summed over the cells it is their volume
a line through a convex rock      between the planes of its upper faces and those of its lower ones
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..jit.kernels import kernel
from ..rigid_body import quaternion
from .shapes import tables_of

if TYPE_CHECKING:
    from ..hints import Array, Rock, Terrain

UPRIGHT = 1e-9  # vertical part of a normal below which a face is vertical


class Deposit(NamedTuple):
    """Maps of a deposit; rows from south to north."""

    thickness: np.ndarray  # (ny, nx) m, of the highest rock above the ground; NaN where none lies
    rock: np.ndarray  # (ny, nx) m3 of rock for each m2
    origin: tuple  # (x, y) of the south-western corner of the first cell
    cell: float  # m

    @property
    def area(self) -> float:
        """Covered by rocks, in plan, m2."""
        return float(np.count_nonzero(self.rock > 0.0)) * self.cell * self.cell

    @property
    def volume(self) -> float:
        """Volume of the rock, m3; ``bulk`` is that of the space below its surface."""
        return float(np.sum(self.rock)) * self.cell * self.cell

    @property
    def bulk(self) -> float:
        """Between the ground and the upper surface of the deposit, m3."""
        return float(np.nansum(np.maximum(self.thickness, 0.0))) * self.cell * self.cell


def deposit_of(terrain: Terrain, rocks: list[Rock], positions: Array, orientations: Array, cell: float) -> Deposit:
    """The Deposit of rocks in their poses, on cells of a side in m; the grid has its corner at whole multiples of it.

    positions : (n, 3) in the coordinates of the terrain; orientations : (n, 4)
    """
    table = tables_of(rocks)
    positions, turns = np.asarray(positions, np.float64), np.asarray(orientations, np.float64)
    reach = table.radius[:, None]
    low, high = (positions[:, :2] - reach).min(axis=0), (positions[:, :2] + reach).max(axis=0)
    first, last = np.floor(low / cell).astype(np.int64), np.ceil(high / cell).astype(np.int64)
    columns, rows = (last - first).tolist()
    top, rock = np.full((rows, columns), -np.inf), np.zeros((rows, columns))
    origin = first * cell
    local = positions - np.array([*origin, 0.0])
    enter_rocks(table, local, turns, cell, top, rock)
    x, y = (origin[axis] + cell * (np.arange(count) + 0.5) for axis, count in ((0, columns), (1, rows)))
    ground = terrain.height(*(grid.ravel() for grid in np.meshgrid(x, y))).reshape(rows, columns)
    thickness = np.where(rock > 0.0, top - ground, np.nan)
    return Deposit(thickness, rock, (float(origin[0]), float(origin[1])), float(cell))


@kernel
def enter_rocks(rocks, positions, turns, cell, out_top, out_rock):
    """Enter the rocks into maps whose corner is the origin of the positions, in place."""
    rows, columns = out_top.shape
    for i in range(rocks.mass.size):
        px, py, pz = positions[i, 0], positions[i, 1], positions[i, 2]
        matrix = quaternion.rotation_matrix((turns[i, 0], turns[i, 1], turns[i, 2], turns[i, 3]))
        a00, a01, a02, a10, a11, a12, a20, a21, a22 = matrix
        radius = rocks.radius[i]
        for row in range(max(0, int((py - radius) / cell)), min(rows, int((py + radius) / cell) + 1)):
            for column in range(max(0, int((px - radius) / cell)), min(columns, int((px + radius) / cell) + 1)):
                x, y = (column + 0.5) * cell - px, (row + 0.5) * cell - py
                low, high = -math.inf, math.inf
                for face in range(rocks.first_face[i], rocks.first_face[i + 1]):
                    n0, n1, n2 = rocks.normals[face, 0], rocks.normals[face, 1], rocks.normals[face, 2]
                    nx = a00 * n0 + a01 * n1 + a02 * n2
                    ny = a10 * n0 + a11 * n1 + a12 * n2
                    nz = a20 * n0 + a21 * n1 + a22 * n2
                    corner = rocks.vertices[rocks.rings[rocks.first_corner[face]]]
                    left = n0 * corner[0] + n1 * corner[1] + n2 * corner[2] - nx * x - ny * y
                    if nz > UPRIGHT:
                        high = min(high, left / nz)
                    elif nz < -UPRIGHT:
                        low = max(low, left / nz)
                    elif left < 0.0:
                        high = -math.inf
                if high > low:
                    out_rock[row, column] += high - low
                    out_top[row, column] = max(out_top[row, column], pz + high)
