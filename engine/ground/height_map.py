# SPDX-License-Identifier: GPL-2.0-or-later
"""The terrain as a bilinear height map on a regular grid. Leine et al. (2014), section 3.2.

A location (x, y) lies in the cell (k, l) = (floor(x / l_x), floor(y / l_y)) at (eta, xi) = (x / l_x - k, y / l_y - l);
its height is the mean of the four corners, weighted by the opposite areas (eqs. 2-4). The normal is the cross product
of the two tangents (eqs. 6, 7). Note that heights[row, column] is h_{k,l} of the paper, k the column and l the row:
axis 0 runs north.
"""

import math
from typing import NamedTuple

import numpy as np

from ..arithmetic.filling import fill_rows
from ..jit.kernels import inner_kernel

NO_GROUND = np.nan  # height where a corner is no data, or off the grid

# what is stored about the slopes in and around a block
WEST_SLOPE, EAST_SLOPE, SOUTH_SLOPE, NORTH_SLOPE, REACH, IS_BENT, BOUNDS = range(7)


class HeightGrid(NamedTuple):
    """Fields of a grid that looking up heights needs; a TerrainGrid has them too, and more."""

    heights: np.ndarray  # (ny, nx) m
    cell_x: float  # l_x, m
    cell_y: float  # l_y, m


@inner_kernel
def cell_at(point, cell_size, counts):
    """Column k and row l of the cell and the place (eta, xi) in it; -1 off the grid, to which its far edges belong.

    ``point``: (x, y) from the first node; ``counts``: of the nodes in a row and in a column.
    """
    (x, y), (cell_x, cell_y), (nx, ny) = point, cell_size, counts
    east, north = x, y  # in cells
    if not (cell_x == 1.0 and cell_y == 1.0):  # much terrain is of 1 m: heights of points without two divisions
        east, north = x / cell_x, y / cell_y
    if not (0.0 <= east <= nx - 1 and 0.0 <= north <= ny - 1):  # NaN is caught too
        return -1, -1, 0.0, 0.0
    column, row = min(int(east), nx - 2), min(int(north), ny - 2)
    return column, row, east - column, north - row


@inner_kernel
def height_at(terrain, x, y):
    """z(x, y) in m, NaN where there is no ground. Leine et al. (2014), eqs. 2-4."""
    heights = terrain.heights
    ny, nx = heights.shape
    column, row, eta, xi = cell_at((x, y), (terrain.cell_x, terrain.cell_y), (nx, ny))
    if column < 0:
        return NO_GROUND
    south = heights[row, column] + (heights[row, column + 1] - heights[row, column]) * eta
    north = heights[row + 1, column] + (heights[row + 1, column + 1] - heights[row + 1, column]) * eta
    return south + (north - south) * xi


@inner_kernel
def height_in_cell(heights, row, column, eta, xi):
    """Height on the bilinear surface of a cell, also beyond its borders."""
    south = heights[row, column] + (heights[row, column + 1] - heights[row, column]) * eta
    north = heights[row + 1, column] + (heights[row + 1, column + 1] - heights[row + 1, column]) * eta
    return south + (north - south) * xi


@inner_kernel
def slopes_at(terrain, x, y):
    """dz/dx and dz/dy at (x, y), NaN where there is no ground. Leine et al. (2014), eqs. 5, 6."""
    heights, cell_x, cell_y = terrain.heights, terrain.cell_x, terrain.cell_y
    ny, nx = heights.shape
    column, row, eta, xi = cell_at((x, y), (cell_x, cell_y), (nx, ny))
    if column < 0:
        return NO_GROUND, NO_GROUND
    south_west, south_east = heights[row, column], heights[row, column + 1]
    north_west, north_east = heights[row + 1, column], heights[row + 1, column + 1]
    slope_x = ((south_east - south_west) * (1.0 - xi) + (north_east - north_west) * xi) / cell_x
    slope_y = ((north_west - south_west) * (1.0 - eta) + (north_east - south_east) * eta) / cell_y
    return slope_x, slope_y


@inner_kernel
def normal_at(terrain, x, y):
    """Unit normal (n_x, n_y, n_z) at (x, y), NaN where there is no ground. Leine et al. (2014), eq. 7."""
    slope_x, slope_y = slopes_at(terrain, x, y)
    scale = 1.0 / math.sqrt(slope_x * slope_x + slope_y * slope_y + 1.0)
    return -slope_x * scale, -slope_y * scale, scale


@inner_kernel
def tangents(nx, ny, nz):
    """Unit tangents t1 = e x n and t2 = n x t1, e the axis least aligned with n. Leine et al. (2014), eq. 8."""
    ax, ay, az = abs(nx), abs(ny), abs(nz)
    if ax <= ay and ax <= az:
        x, y, z = 0.0, -nz, ny
    elif ay <= az:
        x, y, z = nz, 0.0, -nx
    else:
        x, y, z = -ny, nx, 0.0
    scale = 1.0 / math.sqrt(x * x + y * y + z * z)
    x, y, z = x * scale, y * scale, z * scale
    return x, y, z, ny * z - nz * y, nz * x - nx * z, nx * y - ny * x


@inner_kernel
def heights_at(terrain, x, y, out_z):
    """z for many locations, written in place. Shapes (n,)."""
    for i in range(x.size):
        out_z[i] = height_at(terrain, x[i], y[i])


@inner_kernel
def normals_at(terrain, x, y, out_normals):
    """Unit normals for many locations, written in place. Shapes (n,) and (n, 3)."""
    for i in range(x.size):
        out_normals[i, 0], out_normals[i, 1], out_normals[i, 2] = normal_at(terrain, x[i], y[i])


@inner_kernel
def set_ranges(smallest, largest, out_ranges):
    """Set the range of dz/dx and that of dz/dy, in place."""
    out_ranges[0], out_ranges[1], out_ranges[2], out_ranges[3] = smallest, largest, smallest, largest


@inner_kernel
def slope_ranges(heights, cell_x, cell_y, block, out_ranges):
    """Ranges of dz/dx and dz/dy in the blocks of ``block`` x ``block`` nodes, written in place.

    ``out_ranges``: (rows, columns, 4), smallest and largest dz/dx, smallest and largest dz/dy. In a bilinear cell each
    lies between its values on two edges. Missing data may hide any slope: the ranges are infinite then.
    """
    ny, nx = heights.shape
    for row in range(out_ranges.shape[0]):
        for column in range(out_ranges.shape[1]):
            set_ranges(np.inf, -np.inf, out_ranges[row, column])
    for row in range(ny - 1):
        for column in range(nx - 1):
            south_west, south_east = heights[row, column], heights[row, column + 1]
            north_west, north_east = heights[row + 1, column], heights[row + 1, column + 1]
            ranges = out_ranges[row // block, column // block]
            if not south_west + south_east + north_west + north_east < np.inf:  # NaN
                set_ranges(-np.inf, np.inf, ranges)
            for slope in ((south_east - south_west) / cell_x, (north_east - north_west) / cell_x):
                ranges[0], ranges[1] = min(ranges[0], slope), max(ranges[1], slope)
            for slope in ((north_west - south_west) / cell_y, (north_east - south_east) / cell_y):
                ranges[2], ranges[3] = min(ranges[2], slope), max(ranges[3], slope)


@inner_kernel
def slope_bounds(ranges, out_bounds):
    """Ranges of the slopes in a block and its eight neighbours, with the reach; written in place, (rows, columns, 6).

    reach = sqrt(1 + L^2), L the steepest slope. A rock whose centre is ``gap`` above the ground in the block touches
    nothing while gap > radius * reach: each of its vertices is at most radius away, and the ground around rises by at
    most L times the horizontal distance. Valid for rocks no wider than a block.
    """
    rows, columns = ranges.shape[:2]
    for row in range(rows):
        for column in range(columns):
            bounds = out_bounds[row, column]
            for end in (0, 2):
                bounds[end], bounds[end + 1] = np.inf, -np.inf
            for i in range(max(row - 1, 0), min(row + 2, rows)):
                for j in range(max(column - 1, 0), min(column + 2, columns)):
                    for end in (0, 2):
                        bounds[end] = min(bounds[end], ranges[i, j, end])
                        bounds[end + 1] = max(bounds[end + 1], ranges[i, j, end + 1])
            along_x, along_y = max(-bounds[0], bounds[1]), max(-bounds[2], bounds[3])
            bounds[REACH] = math.sqrt(1.0 + along_x * along_x + along_y * along_y)


@inner_kernel
def bent_blocks(heights, block, rounding, out_bent):
    """Mark with 1 the blocks in which the ground bends up, so that a rock may touch it not only at vertices; in place.

    Bent up: slopes fall across a border of cells, or a cell is twisted, by more than ``rounding`` (m) of the heights.
    """
    ny, nx = heights.shape
    fill_rows(out_bent, 0.0)
    for row in range(ny):
        for column in range(nx):
            is_bent, here = False, heights[row, column]
            if 0 < column < nx - 1:
                is_bent = 2.0 * here - heights[row, column - 1] - heights[row, column + 1] > rounding
            if 0 < row < ny - 1:
                is_bent = is_bent or 2.0 * here - heights[row - 1, column] - heights[row + 1, column] > rounding
            if row < ny - 1 and column < nx - 1:
                twist = heights[row + 1, column + 1] - heights[row + 1, column] - heights[row, column + 1] + here
                is_bent = is_bent or abs(twist) > rounding
            if is_bent:
                out_bent[row // block, column // block] = 1.0


@inner_kernel
def spread_to_neighbours(bent, out_bounds):
    """Mark the blocks that are bent or next to one that is, in the column IS_BENT of their bounds."""
    rows, columns = bent.shape
    for row in range(rows):
        for column in range(columns):
            largest = 0.0
            for i in range(max(row - 1, 0), min(row + 2, rows)):
                for j in range(max(column - 1, 0), min(column + 2, columns)):
                    largest = max(largest, bent[i, j])
            out_bounds[row, column, IS_BENT] = largest
