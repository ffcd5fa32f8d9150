# SPDX-License-Identifier: GPL-2.0-or-later
"""Number of rocks that pass each cell, and exceed each threshold there, where rocks break and each piece is a run.

A rock passes a cell if any of its pieces does, and counts once, with the largest value of all of them. So each pair of
a rock and a cell is kept, however many pieces pass there:

    pair                number of the rock times the cells of the terrain, plus the cell; 8 bytes
    class of a value    how many of the thresholds lie below it; 1 byte for each quantity

The largest class of a pair is the same whatever the order of the runs. Memory grows with rocks times the cells on
their paths (rock_cells.py): 10 bytes a pair, and as much again while pairs are brought together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..motion.quantities import Quantities
from .grids import Maps, Window
from .map_confidence import share_bounds
from .maps import EXCEEDANCES
from .rock_cells import RockCells

if TYPE_CHECKING:
    from ..hints import Array


class RockCounts:
    """Counts of rocks, each of them one or many runs.

    shape : (ny, nx) of the terrain
    thresholds : quantity -> numbers in SI units, rising; up to 255 of each
    """

    def __init__(self, shape, thresholds):
        self.thresholds = {name: np.array(numbers, np.float64) for name, numbers in thresholds.items() if len(numbers)}
        self.columns = [Quantities._fields.index(name) for name in self.thresholds]
        self.rock_cells = RockCells(shape, len(self.columns), np.uint8, np.maximum)

    def add(self, rocks, cells, values):
        """Add records: of which rock each is (n,), its cell (n,) and its values (n, QUANTITIES)."""
        classes = np.empty((len(cells), len(self.columns)), np.uint8)
        for k, (column, numbers) in enumerate(zip(self.columns, self.thresholds.values())):
            classes[:, k] = np.searchsorted(numbers, values[:, column].astype(np.float64), side="left")
        self.rock_cells.add(rocks, cells, classes)

    def maps(self, window: Window, rocks: int) -> Maps:
        """Maps of a window that holds all cells: passages, reach_probability with its bounds, exceedances.

        rocks : how many fell
        """
        places = self.rock_cells.places_in(window)
        classes = self.rock_cells.rows
        passages = _counts(places, window.shape)
        grids: dict[str, Array] = {"passages": passages}
        passed = passages > 0
        shares = passages[passed] / rocks, *share_bounds(passages[passed], rocks)
        for name, values in zip(("reach_probability", "reach_low", "reach_high"), shares):
            grids[name] = np.full(window.shape, np.nan, np.float32)
            grids[name][passed] = values
        for k, (name, numbers) in enumerate(self.thresholds.items()):
            above = [_counts(places[classes[:, k] > number], window.shape) for number in range(numbers.size)]
            grids[f"{name}{EXCEEDANCES}"] = np.stack(above)
        return Maps(window, grids)


def _counts(places, shape):
    """(ny, nx) int32, how often each cell is among the places."""
    return np.bincount(places, minlength=shape[0] * shape[1]).reshape(shape).astype(np.int32)
