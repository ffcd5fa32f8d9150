# SPDX-License-Identifier: GPL-2.0-or-later
"""A chunk on its way to the computer that gathers, with a row for each cell in place of one for each run and cell.

Only where means come from whole sums (maps/cell_sums.py), for these do not depend on how the runs are divided.
"""

from typing import NamedTuple

import numpy as np

from ..maps.cell_sums import merged, sum_up
from .compressed_chunk import expanded, packed

MERGED_AT_ONCE = 8  # sums of parts: more of them would take the worker more memory than the sums of all


class SummedChunk(NamedTuple):
    """Results of a chunk with its maps already summed as cell_sums.CellSums; else as ChunkResult."""

    runs: np.ndarray
    cells: np.ndarray
    sums: np.ndarray
    bins: np.ndarray
    samples: np.ndarray
    impacts: np.ndarray
    meetings: np.ndarray
    penetration: np.ndarray


class CompressedSums(SummedChunk):
    """It travels as PackedSums."""

    __slots__ = ()

    def __reduce__(self):
        return PackedSums, (self.runs.size, tuple(map(packed, self)))


class PackedSums:
    """Finished chunk, compressed until its turn, for chunks of many runs may wait for an earlier one.

    count : how many runs
    arrays : dtype, shape and compressed bytes of each of a SummedChunk
    """

    def __init__(self, count, arrays):
        self.count, self.arrays = count, arrays

    @property
    def nbytes(self):
        """Bytes that it takes."""
        return sum(len(content) for _, _, content in self.arrays)

    def opened(self):
        """The SummedChunk."""
        return SummedChunk(*(expanded(*array) for array in self.arrays))


def summed(parts):
    """The CompressedSums of some ChunkResults, of runs that follow each other; each may go when it is summed up."""
    sums, others = [], []
    for part in parts:
        sums.append(sum_up(part.cells, part.values))
        if len(sums) == MERGED_AT_ONCE:
            sums = [merged(sums)]
        others.append((part.runs, part.samples, part.impacts, part.meetings, part.penetration))
    *arrays, penetration = zip(*others)
    runs, *more = map(np.concatenate, arrays)
    return CompressedSums(runs, *merged(sums), *more, np.sum(penetration, axis=0))
