# SPDX-License-Identifier: GPL-2.0-or-later
"""A chunk on its way to the computer that gathers, with a row for each cell in place of one for each run and cell.

Only where means come from whole sums (maps/cell_sums.py), for these do not depend on how the runs are divided.
"""

from typing import NamedTuple

import numpy as np

from ..maps.cell_sums import BINS, SUMS, binned_alone, merged, sum_up, whole
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
    """It travels compressed; where it arrives it is a plain SummedChunk.

    Of a cell that one run passes the largest values say all. Cells and places rise, so that their steps are small.
    """

    __slots__ = ()

    def __reduce__(self):
        sums = self.sums
        is_several = (sums["passages"] != 1) | (sums["sums"] != whole(sums["largest"])).any(axis=1)
        bins = self.bins[is_several[self.bins["place"]]]
        arrays = (
            self.runs, np.diff(self.cells, prepend=self.cells.dtype.type(0)), sums["passages"], sums["largest"],
            is_several, sums["sums"][is_several], bins["quantity"], np.diff(bins["place"], prepend=np.int32(0)),
            bins["bin"], bins["count"], self.samples, self.impacts, self.meetings, self.penetration,
        )  # fmt: skip
        return _unpacked, (tuple(map(packed, arrays)),)


def _unpacked(arrays):
    runs, steps, passages, largest, is_several, of_several, quantity, place_steps, numbers, counts, *others = (
        expanded(*array) for array in arrays
    )
    sums = np.zeros(passages.size, SUMS)
    sums["passages"], sums["largest"] = passages, largest
    sums["sums"][is_several] = of_several
    sums["sums"][~is_several] = whole(largest[~is_several])
    bins = np.zeros(numbers.size, BINS)
    bins["quantity"], bins["bin"], bins["count"] = quantity, numbers, counts
    bins["place"] = np.cumsum(place_steps, dtype=np.int32)
    bins = np.concatenate([bins, *binned_alone(np.flatnonzero(~is_several), largest)])
    return SummedChunk(runs, np.cumsum(steps, dtype=steps.dtype), sums, bins, *others)


def summed(parts):
    """The CompressedSums of some ChunkResults, of runs that follow each other; each may go when it is summed up."""
    found, others = [], []
    for part in parts:
        found.append(sum_up(part.cells, part.values))
        others.append((part.runs, part.samples, part.impacts, part.meetings, part.penetration))
    *arrays, penetration = zip(*others)
    runs, *more = map(np.concatenate, arrays)
    return CompressedSums(runs, *merged(found), *more, np.sum(penetration, axis=0))
