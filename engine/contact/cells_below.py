# SPDX-License-Identifier: GPL-2.0-or-later
"""The slopes of the few cells below a rock, kept while the rock stays over these cells.

The bounds of the terrain (``height_map.slope_bounds``) cover blocks and their neighbours, several cells away. Close to
the ground the cells below the rock give tighter bounds: where cells are wider than the rock there is mostly one, a
little twisted. Where the slopes of these cells are in the ranges (a_x, b_x), (a_y, b_y)

    a rock that moves by d nears the ground vertically by at most    max of s.d - d_z        s in the ranges
    a hull whose vertices are g_i above it is nowhere nearer than    least g_i - R ((b_x - a_x) + (b_y - a_y)) / 2

the latter as in lowest_points.py, with 2 R for the width. Over cells smaller than the rock nothing is kept: there are
many of them, and their slopes give no tight bounds.
"""

import math

import numpy as np

from ..arithmetic.filling import fill
from ..jit.kernels import inner_kernel

MOST_CELLS = 3  # along a side of the area below the rock

# the cells that were below the rock at the last look
CELLS = np.dtype(
    [
        ("area", np.float64, 4),  # local: west, south, east, north end, m; empty where nothing is known
        ("slopes", np.float64, 4),  # of them, the least and the largest in x and in y
    ]
)


@inner_kernel
def forget_cells(out_cells):
    """No cells are known, in place."""
    fill(out_cells["area"], 0.0)


@inner_kernel
def look_at_cells(terrain, radius, x, y, out_cells):
    """True if the slopes of all cells below a rock at local (x, y) are known; looked up if need be, in place."""
    area = out_cells["area"]
    west, south, east, north = x - radius, y - radius, x + radius, y + radius
    if west >= area[0] and south >= area[1] and east <= area[2] and north <= area[3]:
        return True
    ny, nx = terrain.heights.shape
    lx, ly = terrain.cell_x, terrain.cell_y
    if not (max(2.0 * radius / lx, 2.0 * radius / ly) < MOST_CELLS - 1.0 and west >= 0.0 and south >= 0.0):
        return False
    if not (east < (nx - 1) * lx and north < (ny - 1) * ly):
        return False
    first_column, last_column, first_row, last_row = int(west / lx), int(east / lx), int(south / ly), int(north / ly)
    least_x, most_x, least_y, most_y, total = np.inf, -np.inf, np.inf, -np.inf, 0.0
    for row in range(first_row, last_row + 1):
        for column in range(first_column, last_column + 1):
            south_west, south_east = terrain.heights[row, column], terrain.heights[row, column + 1]
            north_west, north_east = terrain.heights[row + 1, column], terrain.heights[row + 1, column + 1]
            total += south_west + south_east + north_west + north_east
            least_x = min(least_x, south_east - south_west, north_east - north_west)
            most_x = max(most_x, south_east - south_west, north_east - north_west)
            least_y = min(least_y, north_west - south_west, north_east - south_east)
            most_y = max(most_y, north_west - south_west, north_east - south_east)
    if total != total:
        return False
    area[0], area[1], area[2], area[3] = (
        first_column * lx, first_row * ly, (last_column + 1) * lx, (last_row + 1) * ly,
    )  # fmt: skip
    slopes = out_cells["slopes"]
    slopes[0], slopes[1], slopes[2], slopes[3] = least_x / lx, most_x / lx, least_y / ly, most_y / ly
    return True


@inner_kernel
def are_below(radius, x, y, cells):
    """True if the stored cells are all those below a rock at local (x, y)."""
    area = cells["area"]
    return x - radius >= area[0] and y - radius >= area[1] and x + radius <= area[2] and y + radius <= area[3]


@inner_kernel
def bend_of_cells(radius, cells):
    """Largest amount by which a rock may be nearer to the cells below it than its nearest vertex, m."""
    slopes = cells["slopes"]
    return 0.5 * radius * (slopes[1] - slopes[0] + slopes[3] - slopes[2])


@inner_kernel
def nearer_to_cells(way, chord, cells):
    """Largest vertical approach of a point of the rock to the cells below it, m.

    The centre of mass moves by ``way``, the point by the same and by the ``chord``.
    """
    slopes, (dx, dy, dz) = cells["slopes"], way
    rise = dx * (slopes[1] if dx > 0.0 else slopes[0]) + dy * (slopes[3] if dy > 0.0 else slopes[2])
    steep_x, steep_y = max(-slopes[0], slopes[1]), max(-slopes[2], slopes[3])
    return rise - dz + chord * math.sqrt(1.0 + steep_x * steep_x + steep_y * steep_y)
