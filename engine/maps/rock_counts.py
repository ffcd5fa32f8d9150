# SPDX-License-Identifier: GPL-2.0-or-later
"""How many rocks pass each cell, and exceed each threshold there, where rocks break and each piece is a run.

A rock passes a cell if any of its pieces does, and counts once, with the largest value of all of them. So each pair of
a rock and a cell is kept, however many pieces pass there:

    pair                number of the rock times the cells of the terrain, plus the cell; 8 bytes
    class of a value    how many of the thresholds lie below it; 1 byte for each quantity

The largest class of a pair is the same whatever the order of the runs. Memory grows with rocks times the cells on
their paths: 10 bytes a pair, and as much again while pairs are brought together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..motion.quantities import Quantities
from .grids import Maps, Window
from .map_confidence import share_bounds
from .maps import EXCEEDANCES

if TYPE_CHECKING:
    from ..hints import Array

FIRST_PAIRS = 2**20  # that wait before they are brought together


class RockCounts:
    """Counts of rocks, each of them one or many runs.

    shape : (ny, nx) of the terrain
    thresholds : quantity -> numbers in SI units, rising; up to 255 of each
    """

    def __init__(self, shape, thresholds):
        self.shape, self.cells = shape, int(shape[0]) * int(shape[1])
        self.thresholds = {name: np.array(numbers, np.float64) for name, numbers in thresholds.items() if len(numbers)}
        self.columns = [Quantities._fields.index(name) for name in self.thresholds]
        self.pairs, self.classes = np.zeros(0, np.int64), np.zeros((0, len(self.columns)), np.uint8)
        self.waiting, self.number_waiting = [], 0

    def add(self, rocks, cells, values):
        """Add records: of which rock each is (n,), its cell (n,) and its values (n, QUANTITIES)."""
        classes = np.empty((len(cells), len(self.columns)), np.uint8)
        for k, (column, numbers) in enumerate(zip(self.columns, self.thresholds.values())):
            classes[:, k] = np.searchsorted(numbers, values[:, column].astype(np.float64), side="left")
        self.waiting.append((np.asarray(rocks, np.int64) * self.cells + cells, classes))
        self.number_waiting += len(cells)
        if self.number_waiting > max(FIRST_PAIRS, self.pairs.size):
            self._bring_together()

    def _bring_together(self):
        """One row for each pair, with its largest classes."""
        if not self.waiting:
            return
        pairs, classes = zip((self.pairs, self.classes), *self.waiting)
        pairs, classes = np.concatenate(pairs), np.concatenate(classes)
        self.waiting, self.number_waiting = [], 0
        order = np.argsort(pairs, kind="stable")
        pairs = pairs[order]
        first = np.flatnonzero(np.r_[True, pairs[1:] != pairs[:-1]]) if pairs.size else np.zeros(0, np.int64)
        self.pairs = pairs[first]
        self.classes = np.maximum.reduceat(classes[order], first) if first.size else classes[:0]

    def maps(self, window: Window, rocks: int) -> Maps:
        """Maps of a window that holds all cells: passages, reach_probability with its bounds, exceedances.

        rocks : how many fell
        """
        self._bring_together()
        row, column = np.divmod(self.pairs % self.cells, self.shape[1])
        places = (row - window.row0) * window.shape[1] + column - window.column0
        passages = _counts(places, window.shape)
        grids: dict[str, Array] = {"passages": passages}
        passed = passages > 0
        shares = passages[passed] / rocks, *share_bounds(passages[passed], rocks)
        for name, values in zip(("reach_probability", "reach_low", "reach_high"), shares):
            grids[name] = np.full(window.shape, np.nan, np.float32)
            grids[name][passed] = values
        for k, (name, numbers) in enumerate(self.thresholds.items()):
            above = [_counts(places[self.classes[:, k] > number], window.shape) for number in range(numbers.size)]
            grids[f"{name}{EXCEEDANCES}"] = np.stack(above)
        return Maps(window, grids)


def _counts(places, shape):
    """(ny, nx) int32, how often each cell is among the places."""
    return np.bincount(places, minlength=shape[0] * shape[1]).reshape(shape).astype(np.int32)
