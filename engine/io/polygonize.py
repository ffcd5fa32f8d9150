# SPDX-License-Identifier: GPL-2.0-or-later
"""From labelled cells to polygons along the edges of the cells (GDAL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .geodata import library

if TYPE_CHECKING:
    from ..hints import Array, Grid


def sieved(label, cells):
    """The labels (ny, nx) without islands and holes of fewer cells; holes at the border count as outside.

    For that a rim of nothing is laid around them.
    """
    return library().sieved(np.pad(label, 1), cells)[1:-1, 1:-1]


def polygonize(label: Array, grid: Grid) -> dict[int, bytes]:
    """Number -> multipolygon as WKB, of the cells with that number above 0.

    label : (ny, nx) int32, row 0 in the south
    grid : Grid or Terrain of the same shape; cells reach half a cell beyond the nodes

    Cells that touch at a corner only are parts of their own, so the outlines are simple.
    """
    ny = label.shape[0]
    (lx, ly), (x0, y0) = grid.cell_size, grid.origin
    return library().outlines(label[::-1], (x0 - 0.5 * lx, lx, 0.0, y0 + (ny - 0.5) * ly, 0.0, -ly))
