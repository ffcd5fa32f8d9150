# SPDX-License-Identifier: GPL-2.0-or-later
"""Differences between an indication map and the runs of a simulation, on the same cells."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array

NEITHER, BOTH, ADDED, MISSED = range(4)  # ADDED: the indication alone; MISSED: runs alone


class Comparison(NamedTuple):
    """Sums over the windows so far."""

    cells: np.ndarray  # (4,) of NEITHER, BOTH, ADDED, MISSED; cells with ground
    passages: float = 0.0  # of all runs in all cells
    missed_passages: float = 0.0  # of them where the indication says nothing comes

    @classmethod
    def empty(cls) -> Comparison:
        """Before the first window."""
        return cls(np.zeros(4, np.int64))

    def added(self, classes: Array, passages: Array) -> Comparison:
        """With one more window."""
        cells = self.cells + np.bincount(classes[classes < 4].ravel(), minlength=4)
        missed = float(passages[classes == MISSED].sum())
        return Comparison(cells, self.passages + float(passages[classes < 4].sum()), self.missed_passages + missed)

    @property
    def hit_rate(self) -> float:
        """Share of the cells that runs pass which the indication has."""
        return _share(self.cells[BOTH], self.cells[BOTH] + self.cells[MISSED])

    @property
    def precision(self) -> float:
        """Share of the cells of the indication that runs pass."""
        return _share(self.cells[BOTH], self.cells[BOTH] + self.cells[ADDED])

    @property
    def overlap(self) -> float:
        """Cells of both, of those of either (Jaccard 1901)."""
        return _share(self.cells[BOTH], self.cells[1:].sum())


def compared(is_indicated: Array, passages: Array, has_ground: Array) -> Array:
    """(ny, nx) uint8 NEITHER, BOTH, ADDED or MISSED; 255 without ground."""
    is_passed = passages > 0
    classes = np.select([is_indicated & is_passed, is_indicated, is_passed], [BOTH, ADDED, MISSED], NEITHER)
    return np.where(has_ground, classes, 255).astype(np.uint8)


def _share(part, whole):
    return float(part) / float(whole) if whole else math.nan
