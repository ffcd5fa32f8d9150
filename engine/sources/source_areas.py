# SPDX-License-Identifier: GPL-2.0-or-later
"""Source areas: the cells of an elevation model that are steep enough, in areas that are large enough.

Steepness is the slope of the plane through the eight neighbours after Horn (1981), Proc. IEEE 69, 14-47. A cell
without all its neighbours has none. A coarse grid smooths cliffs, so a threshold belongs to a resolution; see
``slope_units`` for one that the elevation model itself suggests.

The true area of a cell is that of the eight triangles between its node and its neighbours, each a quarter of the one
between the nodes (Jenness 2004, Wildlife Society Bulletin 32, 829-839, recalled). On a plane it is the plan area by the
cosine of the slope; at the edge of a cliff, whose height a slope over three nodes smears, it is larger.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic import arrays
from ..arithmetic.power import pow
from ..io.optional_packages import require

if TYPE_CHECKING:
    from ..hints import Array

DEGREES = 180.0 / math.pi  # of a radian
STEEPEST = 89.9  # degrees; keeps the true area of a cell finite
AROUND = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))  # neighbours in turn, row and column


class Areas(NamedTuple):
    """Connected areas, the largest first; arrays (n,) unless said otherwise."""

    label: np.ndarray  # (ny, nx) int32, number of the area of each cell from 1, 0 outside of all
    cells: np.ndarray  # number of cells
    plan_area: np.ndarray  # m2
    true_area: np.ndarray  # m2, on the slope
    mean_slope: np.ndarray  # degrees, mean over the cells
    max_slope: np.ndarray  # degrees


def steepness(heights: Array, cell_size: tuple[float, float]) -> Array:
    """Slope angle in degrees, (ny, nx) float32, NaN where a cell or one of its eight neighbours has no height.

    heights : (ny, nx) m, axis 0 to the north or to the south
    cell_size : (l_x, l_y) m
    """
    slope = np.full(heights.shape, np.nan, np.float32)
    if min(heights.shape) < 3:
        return slope
    z = [[heights[i : heights.shape[0] - 2 + i, j : heights.shape[1] - 2 + j] for j in range(3)] for i in range(3)]
    east = (z[0][2] + 2.0 * z[1][2] + z[2][2] - z[0][0] - 2.0 * z[1][0] - z[2][0]) / (8.0 * cell_size[0])
    north = (z[2][0] + 2.0 * z[2][1] + z[2][2] - z[0][0] - 2.0 * z[0][1] - z[0][2]) / (8.0 * cell_size[1])
    slope[1:-1, 1:-1] = arrays.atan(np.sqrt(east * east + north * north)) * DEGREES
    slope[1:-1, 1:-1][np.isnan(z[1][1])] = np.nan
    return slope


def surface_area(heights: Array, cell_size: tuple[float, float]) -> Array:
    """True area of each cell in m2, (ny, nx), NaN where a cell or one of its eight neighbours has no height.

    heights : (ny, nx) m, axis 0 to the north or to the south
    cell_size : (l_x, l_y) m
    """
    area = np.full(heights.shape, np.nan)
    if min(heights.shape) < 3:
        return area
    rows, columns = heights.shape
    middle = heights[1:-1, 1:-1].astype(np.float64)
    rises = [heights[1 + i : rows - 1 + i, 1 + j : columns - 1 + j] - middle for i, j in AROUND]
    total = np.zeros(middle.shape)
    for k, ((i0, j0), first) in enumerate(zip(AROUND, rises)):
        (i1, j1), second = AROUND[(k + 1) % 8], rises[(k + 1) % 8]
        x0, y0, x1, y1 = j0 * cell_size[0], i0 * cell_size[1], j1 * cell_size[0], i1 * cell_size[1]
        across = y0 * second - first * y1, first * x1 - x0 * second, x0 * y1 - y0 * x1
        total += np.sqrt(across[0] * across[0] + across[1] * across[1] + across[2] * across[2])
    area[1:-1, 1:-1] = 0.125 * total
    return area


def resolution_threshold(cell_size: tuple[float, float]) -> float:
    """Slope in degrees above which a cell can be a source on a grid of this cell size (m): 55 RES^-0.075.

    The rule of Rockyfor3D, after Dorren (2016), Rockyfor3D (v5.2) revealed, ecorisQ, not compared with the original:
    55 degrees at 1 m, 49 at 5 m, 46 at 10 m.
    For cells that are not square RES is the side of a square of the same area.
    """
    return 55.0 * pow(math.sqrt(cell_size[0] * cell_size[1]), -0.075)


def find_areas(
    slope: Array,
    threshold: float,
    cell_size: tuple[float, float],
    min_area: float = 0.0,
    excluded: Array | None = None,
    surface: Array | None = None,
) -> Areas:
    """Areas of cells at least as steep as the threshold; cells that touch at a corner are connected.

    slope : (ny, nx) degrees, NaN nowhere counts
    threshold : degrees
    cell_size : (l_x, l_y) m
    min_area : smallest plan area that is kept, m2
    excluded : (ny, nx) bool, cells that are no source whatever their slope, or None
    surface : (ny, nx) true area of each cell, m2 (``surface_area``); None: plan area by the cosine of the slope

    Raises ValueError for a threshold outside of 0 to 90 degrees.
    """
    require("scipy")
    from scipy import ndimage

    if not 0.0 < threshold < 90.0:
        raise ValueError(f"The threshold of the slope is {threshold:g} degrees; give one between 0 and 90.")
    is_source = slope >= threshold
    if excluded is not None:
        is_source &= ~excluded
    label, count = ndimage.label(is_source, np.ones((3, 3), bool), np.int32)
    cell_area = cell_size[0] * cell_size[1]
    cells = np.bincount(label.ravel(), minlength=count + 1)
    is_kept = cells * cell_area >= min_area * (1.0 - 1e-9)
    is_kept[0] = False
    number = _numbers_by_size(cells, is_kept)
    label = number[label]
    true_areas = true_area_of(slope, cell_size) if surface is None else surface
    return Areas(label, *_measures(label, slope, true_areas, cell_area, int(is_kept.sum())))


def true_area_of(slope: Array, cell_size: tuple[float, float]) -> Array:
    """Plan area of a cell by the cosine of its slope, m2, any shape."""
    steep = np.minimum(slope.astype(np.float64), STEEPEST) / DEGREES
    return cell_size[0] * cell_size[1] / arrays.sin_cos(steep)[1]


def points_in(areas: Areas, slope: Array, spacing: float | None, cell_size: tuple[float, float]) -> tuple[Array, Array]:
    """Cells to release rocks from: (row, column), in the order of the areas.

    Each cell of an area, or, with a ``spacing`` (m) wider than the cells, the steepest one of each area in each
    square of a grid with that spacing. Every area keeps at least one.
    """
    row, column = np.nonzero(areas.label)
    label, steep = areas.label[row, column], slope[row, column]
    if spacing is None or spacing <= min(cell_size):
        order = np.lexsort([column, row, label])
        return row[order], column[order]
    block_x, block_y = (column * cell_size[0] // spacing).astype(int), (row * cell_size[1] // spacing).astype(int)
    order = np.lexsort([column, row, -steep, block_x, block_y, label])
    keys = np.column_stack([label, block_y, block_x])[order]
    is_first = np.ones(order.size, bool)
    is_first[1:] = (np.diff(keys, axis=0) != 0).any(axis=1)
    chosen = order[is_first]
    return row[chosen], column[chosen]


def spacing_for(areas: Areas, slope: Array, most: int, cell_size: tuple[float, float]) -> float | None:
    """Least spacing (m) with which ``points_in`` gives at most ``most`` cells, a multiple of the longer side of a cell.

    None where all cells are no more than that. Areas keep a point each, so where there are more areas than ``most``
    it is the length of the grid.
    """
    if np.count_nonzero(areas.label) <= most:
        return None
    side = max(cell_size)
    longest = max(areas.label.shape)  # cells; with it each area has one point, or two where it lies across a border
    few, many = longest, 1
    while few - many > 1:
        middle = (few + many) // 2
        if points_in(areas, slope, middle * side, cell_size)[0].size <= most:
            few = middle
        else:
            many = middle
    return few * side


def _numbers_by_size(cells, is_kept):
    """New number of each label: 1 for the largest that is kept, 0 for those that are not."""
    kept = np.flatnonzero(is_kept)
    number = np.zeros(cells.size, np.int32)
    number[kept[np.argsort(-cells[kept], kind="stable")]] = np.arange(1, kept.size + 1)
    return number


def _measures(label, slope, true_areas, cell_area, count):
    """(cells, plan area, true area, mean slope, largest slope) of the areas 1 to count."""
    inside = label > 0
    owner, angle = label[inside] - 1, slope[inside].astype(np.float64)
    cells = np.bincount(owner, minlength=count)
    true_area = np.bincount(owner, true_areas[inside], count)
    mean = np.bincount(owner, angle, count) / np.maximum(cells, 1)
    largest = np.zeros(count)
    np.maximum.at(largest, owner, angle)
    return cells, cells * cell_area, true_area, mean, largest
