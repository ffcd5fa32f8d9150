# SPDX-License-Identifier: GPL-2.0-or-later
"""Tops of trees: cells of a canopy that are the highest within a window that grows with their height.

Width of the window (diameter, m) of a tree of the height h, m:

    linear         1.2 + 0.16 h                             Pitkaenen et al. (2004)
    power          1.7425 h^0.5566                          Chen et al. (2006)
    mixed          2.51503 + 0.00901 h^2                    Popescu and Wynne (2004), conifers and broadleaved trees
    deciduous      3.09632 + 0.00895 h^2                    the same, deciduous trees
    pine           3.75105 - 0.17919 h + 0.01241 h^2        the same, pines

as codes that cite these works have them; the works themselves were not read. Of equal heights the first cell counts,
from south to north and from west to east.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic import arrays
from ..choices import CANOPY_WINDOWS

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike

WINDOWS = dict(zip(CANOPY_WINDOWS, (
    lambda h: 1.2 + 0.16 * h, lambda h: 1.7425 * arrays.pow(h, 0.5566), lambda h: 2.51503 + 0.00901 * h * h,
    lambda h: 3.09632 + 0.00895 * h * h, lambda h: 3.75105 - 0.17919 * h + 0.01241 * h * h,
)))  # fmt: skip


class Tops(NamedTuple):
    """Cells of tops, arrays of one length in the order of the cells."""

    rows: np.ndarray
    columns: np.ndarray
    heights: np.ndarray  # m


def window_width(heights: ArrayLike, window: str) -> Array:
    """Width (n,) of the window, m, for heights (n,), m. Raises ValueError for a window that is not in WINDOWS."""
    if window not in WINDOWS:
        raise ValueError(f"window: {window!r} is not known; known are {', '.join(WINDOWS)}.")
    return WINDOWS[window](np.asarray(heights, np.float64))


def tree_tops(heights: Array, cell_size: tuple[float, float], window: str, least_height: float) -> Tops:
    """The Tops of a canopy.

    Parameters
    ----------
    heights : (ny, nx) above the ground, m; NaN without data
    cell_size : (l_x, l_y) m
    window : of WINDOWS
    least_height : of trees, m

    Raises
    ------
    ValueError
        For a window that is not known, or a least height that is not positive.
    """
    if not (math.isfinite(least_height) and least_height > 0.0):
        raise ValueError(f"least height: it is {least_height} m; give a positive number.")
    known = np.where(np.isnan(heights), -np.inf, heights)
    rows, columns = np.nonzero(_is_peak(known) & (known >= least_height))
    reach = 0.5 * window_width(known[rows, columns], window)
    is_top = [_is_highest(known, *cell, cell_size) for cell in zip(rows.tolist(), columns.tolist(), reach.tolist())]
    rows, columns = rows[is_top], columns[is_top]
    return Tops(rows, columns, known[rows, columns])


def _is_peak(known):
    """True for cells above their eight neighbours: at least as high as later ones, higher than earlier ones."""
    framed = np.pad(known, 1, constant_values=-np.inf)
    (ny, nx), is_peak = known.shape, np.isfinite(known)
    for i, j in ((i, j) for i in range(3) for j in range(3) if (i, j) != (1, 1)):
        other = framed[i : i + ny, j : j + nx]
        is_peak &= known > other if (i, j) < (1, 1) else known >= other
    return is_peak


def _is_highest(known, row, column, reach, cell_size):
    """True for a cell with nothing higher, and no equal cell before it, within the reach, m."""
    wide, high = int(reach / cell_size[0]), int(reach / cell_size[1])
    bottom, left = max(row - high, 0), max(column - wide, 0)
    part = known[bottom : row + high + 1, left : column + wide + 1]
    y = cell_size[1] * (np.arange(part.shape[0]) + (bottom - row))
    x = cell_size[0] * (np.arange(part.shape[1]) + (left - column))
    is_near = (y * y)[:, None] + x * x <= reach * reach
    height = known[row, column]
    if (is_near & (part > height)).any():
        return False
    equal = np.flatnonzero((is_near & (part == height)).ravel())
    return int(equal[0]) == (row - bottom) * part.shape[1] + (column - left)
