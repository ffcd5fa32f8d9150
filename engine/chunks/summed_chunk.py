# SPDX-License-Identifier: GPL-2.0-or-later
"""A chunk on its way to the computer that gathers, with a row for each cell in place of one for each run and cell.

Only where means come from whole sums (maps/cell_sums.py), for these do not depend on how the runs are divided.
"""

from typing import NamedTuple

import numpy as np

from ..maps.cell_sums import merged, sum_up
from .compressed_chunk import expanded, packed
from .packed_sums import pack, unpack

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
        others = self.samples, self.impacts, self.meetings, self.penetration
        columns = pack(self.cells, self.sums, self.bins)
        return PackedSums, (self.runs.size, columns, tuple(map(packed, (self.runs, *others))))


class PackedSums:
    """Finished chunk, packed into few bytes until its turn, for chunks of many runs may wait for an earlier one.

    count : how many runs
    """

    def __init__(self, count, columns, others):
        self.count, self.columns, self.others = count, columns, others

    @property
    def nbytes(self):
        """Bytes that it takes."""
        planes = [plane for column in self.columns.values() for plane in column.planes]
        return sum(map(len, planes)) + sum(len(content) for _, _, content in self.others)

    def opened(self):
        """The SummedChunk."""
        runs, *others = (expanded(*array) for array in self.others)
        return SummedChunk(runs, *unpack(self.columns), *others)


def summed(parts):
    """The CompressedSums of some ChunkResults, of runs that follow each other; each may go when it is summed up."""
    found, others = [], []
    for part in parts:
        found.append(sum_up(part.cells, part.values))
        if len(found) == MERGED_AT_ONCE:
            found = [merged(found)]
        others.append((part.runs, part.samples, part.impacts, part.meetings, part.penetration))
    *arrays, penetration = zip(*others)
    runs, *more = map(np.concatenate, arrays)
    return CompressedSums(runs, *merged(found), *more, np.sum(penetration, axis=0))
