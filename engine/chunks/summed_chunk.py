# SPDX-License-Identifier: GPL-2.0-or-later
"""A chunk on its way to the computer that gathers, with a row for each cell in place of one for each run and cell.

Only where means come from whole sums (maps/cell_sums.py), for these do not depend on how the runs are divided.
"""

from typing import NamedTuple

import numpy as np

from ..maps.cell_sums import sum_up
from .compressed_chunk import expanded, packed


class SummedChunk(NamedTuple):
    """As ChunkResult; of the maps what cell_sums.CellSums has."""

    runs: np.ndarray
    cells: np.ndarray
    sums: np.ndarray
    bins: np.ndarray
    samples: np.ndarray
    impacts: np.ndarray
    meetings: np.ndarray
    penetration: np.ndarray


class CompressedSums(SummedChunk):
    """It travels compressed; where it arrives it is a plain SummedChunk with the same bits."""

    __slots__ = ()

    def __reduce__(self):
        steps = np.diff(self.cells, prepend=self.cells.dtype.type(0))  # rising, so that most are small
        bins = self.bins.copy()
        bins["place"] = np.diff(bins["place"], prepend=np.int32(0))
        return _unpacked, (tuple(map(packed, self._replace(cells=steps, bins=bins))),)


def _unpacked(arrays):
    chunk = SummedChunk(*(expanded(*array) for array in arrays))
    chunk.bins["place"] = np.cumsum(chunk.bins["place"], dtype=np.int32)
    return chunk._replace(cells=np.cumsum(chunk.cells, dtype=chunk.cells.dtype))


def summed(chunk):
    """The CompressedSums of a ChunkResult."""
    found = sum_up(chunk.cells, chunk.values)
    return CompressedSums(chunk.runs, *found, chunk.samples, chunk.impacts, chunk.meetings, chunk.penetration)
