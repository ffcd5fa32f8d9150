# SPDX-License-Identifier: GPL-2.0-or-later
"""A study of Talus as the grids of Rockyfor3D: source points into cells, ground classes into soil types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..arithmetic.arrays import cbrt
from .rockyfor3d import BLOCKS, DEM, ROUGHNESS, SHARE_OF_BOX, SOIL, SOURCE, Study

if TYPE_CHECKING:
    from ..hints import Array, Grid, Sources

# Soil types by the same words as CLASS_OF_SOIL of the reader, the softest first where it has two for one.
SOIL_OF_CLASS = {
    "extra_soft": 0, "soft": 1, "medium_soft": 1, "medium": 2, "medium_hard": 3, "hard": 4, "extra_hard": 6,
}  # fmt: skip


def study_of(
    grid: Grid, heights: Array, soil: Array, blocks: Sources, roughness: Sequence[float] | Array = (0.0, 0.0, 0.0)
) -> tuple[Study, int]:
    """The Study of a slope.

    grid : raster.Grid of square cells
    heights, soil : (rows, columns), row 0 in the south; m, NaN without data; soil types
    blocks : Sources-like arrays of the starts: x, y in m, density in kg/m3, axes (n, 3) in m, shape (codes)
    roughness : rg70, rg20, rg10 in m, of all ground or (3, rows, columns)

    Returns
    -------
    Study, number of starts that share a cell with a larger block and are left out
    """
    row, column = _cells_of(grid, blocks)
    size = blocks.axes[:, 0] * blocks.axes[:, 1] * blocks.axes[:, 2]
    order = np.argsort(size, kind="stable")  # the largest comes last, and stays
    values = {SOURCE: blocks.density, "blshape": blocks.shape, **dict(zip(BLOCKS, blocks.axes.T))}
    arrays = {DEM: np.asarray(heights, np.float64), SOIL: np.where(np.isfinite(heights), soil, np.nan)}
    for name, metres in zip(ROUGHNESS, roughness):
        arrays[name] = np.array(np.broadcast_to(metres, grid.shape), np.float64)
    for name, of_blocks in values.items():
        arrays[name] = np.zeros(grid.shape)
        arrays[name][row[order], column[order]] = of_blocks[order]
    used = np.unique(row * grid.shape[1] + column).size
    return Study(grid, arrays), row.size - used


def axes_of(volume: Array, proportions: Sequence[float], shape: int) -> Array:
    """(n, 3) d1, d2, d3 in m, ascending, of blocks of a volume in m3 and a shape whose axes have these proportions."""
    proportions = np.sort(np.asarray(proportions, np.float64))
    box = SHARE_OF_BOX[shape] * proportions[0] * proportions[1] * proportions[2]
    scale = cbrt(np.asarray(volume, np.float64) / box)
    return scale[:, None] * proportions


def _cells_of(grid, blocks):
    (lx, ly), (west, south) = grid.cell_size, grid.origin
    row = np.floor((blocks.y - south) / ly + 0.5).astype(np.int64)
    column = np.floor((blocks.x - west) / lx + 0.5).astype(np.int64)
    return np.clip(row, 0, grid.shape[0] - 1), np.clip(column, 0, grid.shape[1] - 1)
