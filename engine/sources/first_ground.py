# SPDX-License-Identifier: GPL-2.0-or-later
"""A first map of the ground from the elevation model alone, for somebody who looks at each area and corrects it.

Cells from ``ROCK_SLOPE`` on are rock. Cells from ``DEBRIS_SLOPE`` on are debris where a way that falls from cell to
cell leads to them from rock through such cells only: a talus below a cliff, and not the steep meadow above it. All
others are gentle. Slopes are those of ``source_areas.steepness``. Both angles are estimates: faces of rock stand
steeper than the 45 degrees at which loose ground cannot stay; scree rests at 30 to 38 degrees and ends in a foot that
is flatter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..io.polygonize import sieved
from ..jit.kernels import kernel
from .source_areas import steepness

if TYPE_CHECKING:
    from ..hints import Array

ROCK_SLOPE, DEBRIS_SLOPE = 45.0, 28.0  # degrees
ROCK, DEBRIS, GENTLE = 1, 2, 3  # numbers of the map; 0 where there are no heights
MAYBE_DEBRIS = -1
SMALLEST = 200.0  # m2 of an area that stands by itself


def first_ground(heights: Array, cell_size: tuple[float, float], smallest: float = SMALLEST) -> Array:
    """Number of the ground of each cell, (ny, nx) int32.

    heights : (ny, nx) m, axis 0 to the north or to the south
    cell_size : (l_x, l_y) m
    smallest : m2; smaller areas get the number of what lies around them
    """
    slope = steepness(heights, cell_size)
    inner = np.where(slope >= ROCK_SLOPE, ROCK, np.where(slope >= DEBRIS_SLOPE, MAYBE_DEBRIS, GENTLE)).astype(np.int32)
    if min(heights.shape) >= 3:  # the outermost cells have no slope of their own
        inner = np.pad(inner[1:-1, 1:-1], 1, mode="edge")
    inner[np.isnan(heights)] = 0
    falling = np.argsort(-heights, axis=None, kind="stable")  # cells without heights come last
    pour_debris(heights, falling, inner)
    inner[inner == MAYBE_DEBRIS] = GENTLE
    cells = round(smallest / (cell_size[0] * cell_size[1]))
    if cells < 2:
        return inner
    classes = sieved(inner, cells)
    classes[np.isnan(heights)] = 0
    return np.where((classes == 0) & ~np.isnan(heights), inner, classes).astype(np.int32)


@kernel
def pour_debris(heights, falling, out_number):
    """Cells that may be debris are, where a higher neighbour is rock or debris; the highest cells are seen first."""
    ny, nx = heights.shape
    for k in range(falling.size):
        i, j = falling[k] // nx, falling[k] % nx
        if out_number[i, j] != MAYBE_DEBRIS:
            continue
        for row in range(max(i - 1, 0), min(i + 2, ny)):
            for column in range(max(j - 1, 0), min(j + 2, nx)):
                number = out_number[row, column]
                if number in (ROCK, DEBRIS) and heights[row, column] > heights[i, j]:
                    out_number[i, j] = DEBRIS
