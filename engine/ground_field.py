# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground parameters at a location, interpolated like the heights. Leine et al. (2014), end of section 3.2."""

from ._jit import kernel
from .height_map import cell_at


@kernel
def ground_at(ground, cell_x, cell_y, x, y, out_parameters):
    """The eight parameters (GROUND_COLUMNS) at local (x, y), written in place. (x, y) must be on the grid."""
    ny, nx = ground.index.shape
    if nx == 1:  # one class everywhere
        out_parameters[:] = ground.table[0]
        return
    k, l, eta, xi = cell_at(x, y, cell_x, cell_y, nx, ny)
    south_west, south_east = ground.index[l, k], ground.index[l, k + 1]
    north_west, north_east = ground.index[l + 1, k], ground.index[l + 1, k + 1]
    if south_west == south_east == north_west == north_east:
        out_parameters[:] = ground.table[south_west]
        return
    for column in range(out_parameters.size):
        south = ground.table[south_west, column] * (1.0 - eta) + ground.table[south_east, column] * eta
        north = ground.table[north_west, column] * (1.0 - eta) + ground.table[north_east, column] * eta
        out_parameters[column] = south * (1.0 - xi) + north * xi
