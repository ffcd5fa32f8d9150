# SPDX-License-Identifier: GPL-2.0-or-later
"""Crowns of trees: the canopy is flooded from the tops downwards, and crowns meet in its valleys.

A watershed with one marker for each top (Meyer 1994, Signal Processing 38, 113-125): the highest cell at the rim of
all crowns joins the crown that it touches, of equal ones that which was reached first. A crown ends

    below a share of the height of its top, and below a height
    beyond 0.6 heights of its top in plan

as in Silva et al. (2016), by public code that cites them, where the share is 0.3.
"""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

import numpy as np

from ..jit.kernels import kernel

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike
    from .tree_tops import Tops

CROWN_SHARE = 0.3  # of the height of the top
CROWN_REACH = 0.6  # heights of the top
TOP_ROW, TOP_COLUMN, TOP_HEIGHT, TOP_COLUMNS = range(4)


def crowns_of(
    heights: Array, cell_size: tuple[float, float], tops: Tops, least_height: float, share: float = CROWN_SHARE
) -> tuple[Array, Array]:
    """(label, area): number of the tree of each cell, from 1, 0 for none; plan area (n,) of the crowns, m2.

    Parameters
    ----------
    heights : (ny, nx) above the ground, m; NaN without data
    cell_size : (l_x, l_y) m
    tops : tree_tops.Tops
    least_height : m, below which no cell is part of a crown
    share : of the height of the top, below which none is part of its crown
    """
    label = np.zeros(heights.shape, np.int32)
    table = np.column_stack([tops.rows, tops.columns, tops.heights]).astype(np.float64).reshape(-1, TOP_COLUMNS)
    known = np.where(np.isnan(heights), -np.inf, heights)
    sizes = np.array(cell_size, np.float64)
    _flood(known, sizes, table, float(least_height), float(share), label)
    cells = np.bincount(label.ravel(), minlength=len(table) + 1)[1:]
    return label, cells * (cell_size[0] * cell_size[1])


def crown_diameter(area: ArrayLike) -> Array:
    """Diameter (n,) of the circles with areas (n,), m."""
    return np.sqrt(4.0 / np.pi * np.asarray(area, np.float64))


@kernel
def _flood(known, sizes, tops, least_height, share, out_label):
    """Number the cells of crowns in place, from the highest rim downwards."""
    ny, nx = known.shape
    rim = [(0.0, 0, 0, 0)]  # height below 0, age, row, column
    rim.pop()
    for i in range(tops.shape[0]):
        row, column = int(tops[i, TOP_ROW]), int(tops[i, TOP_COLUMN])
        out_label[row, column] = i + 1
        heapq.heappush(rim, (-known[row, column], i, row, column))
    age = tops.shape[0]
    while len(rim) > 0:
        _, _, row, column = heapq.heappop(rim)
        number = out_label[row, column]
        top_row, top_column, top = tops[number - 1, TOP_ROW], tops[number - 1, TOP_COLUMN], tops[number - 1, TOP_HEIGHT]
        floor, reach = max(least_height, share * top), CROWN_REACH * top
        for r in range(max(row - 1, 0), min(row + 2, ny)):
            for c in range(max(column - 1, 0), min(column + 2, nx)):
                if out_label[r, c] != 0 or known[r, c] < floor:
                    continue
                up, across = sizes[1] * (r - top_row), sizes[0] * (c - top_column)
                if up * up + across * across > reach * reach:
                    continue
                out_label[r, c] = number
                heapq.heappush(rim, (-known[r, c], age, r, c))
                age += 1
