# SPDX-License-Identifier: GPL-2.0-or-later
"""Which pieces of paths may come near some objects at all: most do not, and need not be looked at.

A grid over the objects has a 1 in each cell that a part of one touches. Summed from the corner, it tells the sum over
any rectangle of cells by four look-ups; where that is 0, a box in these cells touches nothing. SI units.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array

CELLS = 512  # along the longer side of the grid
ROUNDING = 1e-6  # m, above that of coordinates of maps
PART = 8  # cells that a part of a segment is long at most: the box of a long one across the grid would fill it


class Neighbourhood:
    """Cells that hold segments or boxes, all of them widened.

    start, end : (m, 2) of the segments, m; room : by which they are widened, m
    boxes : (k, 4) xmin, ymin, xmax, ymax of what is filled, m, or None
    """

    def __init__(self, start: Array, end: Array, room: float = 0.0, boxes: Array | None = None) -> None:
        room = room + ROUNDING
        corners = np.concatenate([start, end] + ([] if boxes is None else [boxes[:, :2], boxes[:, 2:]]))
        self.origin, far = corners.min(axis=0) - room, corners.max(axis=0) + room
        self.cell = max(float((far - self.origin).max()) / CELLS, 1e-3)
        parts = np.ceil(np.hypot(*(end - start).T) / (PART * self.cell)).astype(np.int64)
        parts = np.maximum(parts, 1)
        segment = np.repeat(np.arange(parts.size), parts)
        number = np.arange(segment.size) - np.repeat(np.cumsum(parts) - parts, parts)
        shares = [(one / parts[segment])[:, None] for one in (number, number + 1)]
        ends = [start[segment] + share * (end - start)[segment] for share in shares]
        low, high = np.minimum(*ends), np.maximum(*ends)
        if boxes is not None:
            low, high = np.concatenate([low, boxes[:, :2]]), np.concatenate([high, boxes[:, 2:]])
        columns, rows = np.floor((far - self.origin) / self.cell).astype(np.int64) + 1
        self.shape = np.array([columns, rows])
        (x0, y0), (x1, y1) = self._range(low - room, high + room)
        begun = np.zeros((rows + 1, columns + 1), np.int64)  # how many boxes begin less those that end
        for y, x, sign in ((y0, x0, 1), (y1, x0, -1), (y0, x1, -1), (y1, x1, 1)):
            np.add.at(begun, (y, x), sign)
        is_held = begun.cumsum(axis=0).cumsum(axis=1)[:rows, :columns] > 0
        self.sums = np.zeros((rows + 1, columns + 1), np.int64)
        self.sums[1:, 1:] = is_held.cumsum(axis=0).cumsum(axis=1)

    def _range(self, low, high):
        """(x, y) of the first cells of boxes, and of those after the last, (n,) each."""
        first = np.clip(np.floor((low - self.origin) / self.cell), 0, self.shape).astype(np.int64)
        after = np.clip(np.floor((high - self.origin) / self.cell) + 1.0, 0, self.shape).astype(np.int64)
        return first.T, after.T

    def may_touch(self, low: Array, high: Array) -> Array:
        """(n,) False for boxes from ``low`` to ``high``, (n, 2), that touch nothing."""
        (x0, y0), (x1, y1) = self._range(low, high)
        return self.sums[y1, x1] - self.sums[y0, x1] - self.sums[y1, x0] + self.sums[y0, x0] > 0
