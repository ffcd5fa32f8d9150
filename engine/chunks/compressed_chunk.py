# SPDX-License-Identifier: GPL-2.0-or-later
"""A chunk that is compressed when it is pickled: half the bytes on the way from a worker (docs/cluster.md).

Along a run neighbouring rows differ little, most of all in their high bytes. So the bytes of equal place in all rows
are put side by side before zlib sees them:

    rows  a0 a1 a2 a3 | b0 b1 b2 b3 | ...    ->    a0 b0 ...  a1 b1 ...  a2 b2 ...  a3 b3 ...
"""

import zlib

import numpy as np

from .chunk import ChunkResult

LEVEL = 1  # of zlib; higher ones take several times as long for some per cent less


class CompressedChunk(ChunkResult):
    """A ChunkResult that travels compressed; where it arrives it is a plain ChunkResult with the same bits."""

    __slots__ = ()

    def __reduce__(self):
        return _unpacked, (tuple(map(packed, self)),)


def _unpacked(arrays):
    return ChunkResult(*(expanded(*array) for array in arrays))


def packed(array):
    """dtype, shape and compressed bytes of an array (rows, ...)."""
    rows = np.ascontiguousarray(array).view(np.uint8).reshape(len(array), _row_bytes(array.dtype, array.shape))
    return array.dtype, array.shape, zlib.compress(np.ascontiguousarray(rows.T), LEVEL)


def expanded(dtype, shape, content):
    """The array again, writable and contiguous, as numba knows arrays."""
    columns = np.frombuffer(zlib.decompress(content), np.uint8).reshape(_row_bytes(dtype, shape), shape[0])
    return np.array(columns.T, order="C", copy=True).view(dtype).reshape(shape)


def _row_bytes(dtype, shape):
    return np.empty(shape[1:], dtype).nbytes
