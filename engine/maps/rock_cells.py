# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers for each pair of a rock and a cell, where many runs are of one rock: pieces of it, or copies with weights.

    pair    number of the rock times the cells of the terrain, plus the cell; 8 bytes

A pair is kept once, however many runs of its rock pass the cell; a ufunc joins the numbers of all of them. As much
memory again is taken while pairs are brought together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array
    from .grids import Window

FIRST_PAIRS = 2**20  # that wait before they are brought together


class RockCells:
    """Rows of numbers by pairs of a rock and a cell.

    shape : (ny, nx) of the terrain
    columns, kind : how many numbers a pair has, and of which dtype
    join : ufunc of two rows of one pair, np.maximum or np.add
    """

    def __init__(self, shape, columns, kind, join):
        self.shape, self.cells, self.join = shape, int(shape[0]) * int(shape[1]), join
        self.pairs, self.rows = np.zeros(0, np.int64), np.zeros((0, columns), kind)
        self.waiting, self.number_waiting = [], 0

    def add(self, rocks, cells, rows):
        """Add records: number of the rock of each (n,), its cell (n,) and its numbers (n, columns)."""
        self.waiting.append((np.asarray(rocks, np.int64) * self.cells + cells, rows))
        self.number_waiting += len(cells)
        if self.number_waiting > max(FIRST_PAIRS, self.pairs.size):
            self.bring_together()

    def bring_together(self):
        """Join the rows of each pair in one."""
        if not self.waiting:
            return
        pairs, rows = zip((self.pairs, self.rows), *self.waiting)
        pairs, rows = np.concatenate(pairs), np.concatenate(rows)
        self.waiting, self.number_waiting = [], 0
        order = np.argsort(pairs, kind="stable")
        pairs = pairs[order]
        first = np.flatnonzero(np.r_[True, pairs[1:] != pairs[:-1]]) if pairs.size else np.zeros(0, np.int64)
        self.pairs = pairs[first]
        self.rows = self.join.reduceat(rows[order], first, axis=0) if first.size else rows[:0]

    def places_in(self, window: Window) -> Array:
        """Bring all together and return the place of each pair in the flat cells of a window that holds them all."""
        self.bring_together()
        row, column = np.divmod(self.pairs % self.cells, self.shape[1])
        return (row - window.row0) * window.shape[1] + column - window.column0
