# SPDX-License-Identifier: GPL-2.0-or-later
"""Values of those cells of a grid that something passes; a slope is a small part of its elevation model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike


class Cells(NamedTuple):
    """Some cells of a grid."""

    numbers: np.ndarray  # (n,) int64, row by row from the south, rising
    shape: tuple[int, ...]  # (ny, nx) of the grid

    def grid(self, values: ArrayLike, fill: float) -> Array:
        """(ny, nx) array with values (n,) in these cells."""
        out = np.full(self.shape, fill, np.asarray(values).dtype)
        out.reshape(-1)[self.numbers] = values
        return out

    def window(self) -> tuple[slice, slice]:
        """(rows, columns): slices of the smallest part of the grid that holds these cells; one cell where none is."""
        if not self.numbers.size:
            return slice(0, 1), slice(0, 1)
        columns = self.numbers % self.shape[1]
        rows = self.numbers[[0, -1]] // self.shape[1]
        return slice(int(rows[0]), int(rows[1]) + 1), slice(int(columns.min()), int(columns.max()) + 1)

    def in_window(self, values: ArrayLike, fill: float) -> Array:
        """The part of ``grid(values, fill)`` in the window, without making the rest."""
        rows, columns = self.window()
        out = np.full((rows.stop - rows.start, columns.stop - columns.start), fill, np.asarray(values).dtype)
        if self.numbers.size:
            out[self.numbers // self.shape[1] - rows.start, self.numbers % self.shape[1] - columns.start] = values
        return out

    def places_of(self, numbers: Array) -> tuple[Array, Array]:
        """(places, is_there), (m,) each, of cells (m,): where they stand among these, and whether they do."""
        places = np.searchsorted(self.numbers, numbers)
        places = np.minimum(places, max(self.numbers.size - 1, 0))
        is_there = self.numbers[places] == numbers if self.numbers.size else np.zeros(np.shape(numbers), bool)
        return places, is_there


class VisitedCounts(NamedTuple):
    """Counts of one simulation in the cells that its runs pass."""

    cells: Cells
    counts: np.ndarray  # (1 + k, n) runs that pass, and that exceed each threshold

    @classmethod
    def of_bands(cls, bands: Iterable[ArrayLike]) -> VisitedCounts:
        """Counts from (1 + k) grids (ny, nx), any iterable of them: one of them at a time is held.

        Raises
        ------
        ValueError
            For grids of different shapes, or runs that exceed a threshold where none passes.
        """
        bands = iter(bands)
        passages = np.asarray(next(bands))
        cells = Cells(np.flatnonzero(passages).astype(np.int64), passages.shape)
        columns = [passages.reshape(-1)[cells.numbers]]
        for band in bands:
            band = np.asarray(band)
            if band.shape != passages.shape:
                raise ValueError(f"Frequencies: the counts have the shapes {passages.shape} and {band.shape}.")
            values = band.reshape(-1)[cells.numbers]
            if np.count_nonzero(band) > np.count_nonzero(values):
                raise ValueError(
                    "Frequencies: more runs exceed a threshold than pass, or exceed the one below; are all rasters of "
                    "the same simulation?"
                )
            columns.append(values)
        return cls(cells, np.stack(columns))

    def above_volumes(self, volume: float, bounds: Sequence[float]) -> VisitedCounts:
        """Count the runs whose block is larger than each of some volumes, m3: all of them, or none.

        volume : of the blocks of this simulation, m3
        """
        passages = self.counts[0]
        is_larger = np.array([True, *(volume > bound for bound in bounds)])
        return VisitedCounts(self.cells, np.where(is_larger[:, None], passages, 0))

    def at(self, numbers: Array) -> Array:
        """(1 + k, m) counts in cells (m,), 0 where no run passes."""
        places, is_there = self.cells.places_of(numbers)
        if not self.cells.numbers.size:
            return np.zeros((len(self.counts), len(numbers)), self.counts.dtype)
        return np.where(is_there, self.counts[:, places], 0)
