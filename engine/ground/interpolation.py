# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground parameters at a location, interpolated like the heights. Leine et al. (2014), end of section 3.2."""

from typing import NamedTuple

import numpy as np

from ..jit.kernels import inner_kernel
from .height_map import cell_at


class GroundPlace(NamedTuple):
    """Classes at the corners of a cell, and the place in it."""

    south_west: int
    south_east: int
    north_west: int
    north_east: int
    eta: float
    xi: float
    is_uniform: bool  # the four corners are of one class


@inner_kernel
def place_at(terrain, ground, x, y):
    """The GroundPlace at local (x, y); off the grid it is that of the first class."""
    ny, nx = ground.index.shape
    if nx == 1:  # one class everywhere
        return GroundPlace(0, 0, 0, 0, 0.0, 0.0, True)
    k, l, eta, xi = cell_at((x, y), (terrain.cell_x, terrain.cell_y), (nx, ny))
    if k < 0:
        return GroundPlace(0, 0, 0, 0, 0.0, 0.0, True)
    south_west, south_east = np.int64(ground.index[l, k]), np.int64(ground.index[l, k + 1])
    north_west, north_east = np.int64(ground.index[l + 1, k]), np.int64(ground.index[l + 1, k + 1])
    is_uniform = south_west == south_east == north_west == north_east
    return GroundPlace(south_west, south_east, north_west, north_east, eta, xi, is_uniform)


@inner_kernel
def value_at(ground, location, column):
    """One parameter (a column of parameters.py) at a place."""
    table = ground.table
    if location.is_uniform:
        return table[location.south_west, column]
    south = (
        table[location.south_west, column] * (1.0 - location.eta) + table[location.south_east, column] * location.eta
    )
    north = (
        table[location.north_west, column] * (1.0 - location.eta) + table[location.north_east, column] * location.eta
    )
    return south * (1.0 - location.xi) + north * location.xi
