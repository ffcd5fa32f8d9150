# SPDX-License-Identifier: GPL-2.0-or-later
"""Survey of a whole raster before any of it is used, made in one pass that keeps nothing.

    lowest, highest   of all heights: the rounding of the terrain depends on them
    bend              largest by which three nodes, or the four of a cell, bend up: whether the ground is bent anywhere
    sha256            as of the terrain in memory, so that the digest of the inputs is the same
    low, high         of each block: which blocks a rock can come to

With these a block that is read later gives the same bits as all of the terrain at once. The pass also finds what cannot
be read, before the first run.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ..io.node_blocks import NodeBlocks, small_cache, whole_numbers
from ..jit.kernels import kernel
from ..types import Cancelled

STRIP = 2**23  # nodes that are read at once: 64 MB
CACHE = 2**26  # bytes that GDAL keeps meanwhile


class Survey(NamedTuple):
    """Findings of one pass over a raster."""

    lowest: float  # m
    highest: float  # m
    bend: float  # m
    sha256: str
    low: np.ndarray  # (block rows, block columns) m, NaN for blocks without data
    high: np.ndarray


@kernel
def largest_bend(heights, first, end, is_south, is_north):
    """Largest of what ``height_map.bent_blocks`` compares with the rounding, of the rows first to end - 1.

    heights : those rows, with one more on each side where there is one
    is_south, is_north : whether the first and the last row are those of the terrain
    """
    rows, nx = heights.shape
    largest = -np.inf
    for row in range(first, end):
        for column in range(nx):
            here = heights[row, column]
            if 0 < column < nx - 1:
                bend = 2.0 * here - heights[row, column - 1] - heights[row, column + 1]
                if bend > largest:
                    largest = bend
            if (row > 0 or not is_south) and (row < rows - 1 or not is_north):
                bend = 2.0 * here - heights[row - 1, column] - heights[row + 1, column]
                if bend > largest:
                    largest = bend
            if row < rows - 1 and column < nx - 1:
                twist = heights[row + 1, column + 1] - heights[row + 1, column] - heights[row, column + 1] + here
                if abs(twist) > largest:
                    largest = abs(twist)
    return largest


def survey_heights(
    source: NodeBlocks,
    block: int,
    progress: Callable[[float], object] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Survey:
    """The Survey of a raster in blocks of ``block`` x ``block`` nodes.

    Raises ValueError where cells cannot be read, or there are none with data, or infinite ones; Cancelled.
    """
    (ny, nx), grid = source.grid.shape, source.grid
    blocks = (-(-ny // block), -(-nx // block))
    low, high, bend = np.full(blocks, np.inf), np.full(blocks, -np.inf), -np.inf
    digest = hashlib.sha256(repr(((ny, nx), "<f8")).encode())
    rows_at_once = max(1, min(block, STRIP // nx))
    with small_cache(CACHE):
        for row in range(0, ny, rows_at_once):
            if cancelled is not None and cancelled():
                raise Cancelled("The survey of the terrain was cancelled.")
            end = min(row + rows_at_once, ny)
            south, north = max(row - 1, 0), min(end + 1, ny)
            strip = source.read(south, 0, north - south, nx)
            bend = max(bend, largest_bend(strip, row - south, end - south, row == 0, end == ny))
            core = strip[row - south : end - south]
            digest.update(core.view(np.uint8).reshape(-1).data)
            _note_range(core, row, block, low, high)
            if progress is not None:
                progress(end / ny)
    digest.update(_of_place(grid))
    is_empty = np.isinf(low) & (low > 0.0)
    if is_empty.all():
        raise ValueError(f"{source.path}: it holds no data at all; check its nodata value and extent.")
    lowest, highest = float(low[~is_empty].min()), float(high[~is_empty].max())
    low[is_empty] = high[is_empty] = np.nan
    return Survey(lowest, highest, float(bend), digest.hexdigest(), low, high)


def _note_range(core, row, block, low, high):
    """Lowest and highest of each block so far, in place; the rows ``core`` may be of two rows of blocks."""
    nx = core.shape[1]
    edges = np.arange(0, nx, block)
    first = row
    while first < row + core.shape[0]:
        end = min((first // block + 1) * block, row + core.shape[0])
        part = core[first - row : end - row]
        at = first // block
        low[at] = np.fmin(low[at], np.fmin.reduceat(np.fmin.reduce(part, axis=0), edges))
        high[at] = np.fmax(high[at], np.fmax.reduceat(np.fmax.reduce(part, axis=0), edges))
        first = end


def _of_place(grid):
    """Bytes that follow the heights in the digest of a terrain (ensemble/proof.py: fingerprint)."""
    frame = np.array(grid.cell_size + grid.origin)
    return repr((frame.shape, frame.dtype.str)).encode() + frame.tobytes()


class ClassSurvey(NamedTuple):
    """Survey of a raster of ground classes."""

    used: np.ndarray  # numbers of the classes that occur, rising
    files: list


def survey_classes(source: NodeBlocks, most: int, cancelled: Callable[[], bool] | None = None) -> ClassSurvey:
    """Classes that occur in a raster. Raises ValueError for cells that are no number below ``most``; Cancelled."""
    is_used = np.zeros(most, bool)
    for _, numbers in strips_of_classes(source, cancelled):
        lowest, highest = int(numbers.min()), int(numbers.max())
        if lowest < 0 or highest >= most:
            wrong = lowest if lowest < 0 else highest
            raise ValueError(f"{source.path}: a cell has the class {wrong}; there are {most}, from 0 to {most - 1}.")
        is_used[numbers.reshape(-1)] = True
    return ClassSurvey(np.flatnonzero(is_used), source.files())


def strips_of_classes(source: NodeBlocks, cancelled: Callable[[], bool] | None = None):
    """(first row, numbers) of all rows from the south, some at a time."""
    ny, nx = source.grid.shape
    rows_at_once = max(1, STRIP // nx)
    with small_cache(CACHE):
        for row in range(0, ny, rows_at_once):
            if cancelled is not None and cancelled():
                raise Cancelled("The survey of the ground was cancelled.")
            rows = min(rows_at_once, ny - row)
            yield row, whole_numbers(source.read(row, 0, rows, nx), source.path)


def index_digest(numbers_of_strips, shape: tuple[int, int]):
    """The hash of an index as of that of a Ground in memory (ensemble/proof.py: fingerprint), before its table."""
    digest = hashlib.sha256(repr((shape, "<i4")).encode())
    for numbers in numbers_of_strips:
        digest.update(np.ascontiguousarray(numbers).view(np.uint8).reshape(-1).data)
    return digest
