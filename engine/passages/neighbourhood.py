# SPDX-License-Identifier: GPL-2.0-or-later
"""Pieces of paths that may come near some objects at all: most do not, and need not be looked at.

A grid over the objects has a 1 in each cell that a part of one touches. Summed from the corner, it tells the sum over
any rectangle of cells by four look-ups; where that is 0, a box in these cells touches nothing. A coarser grid tells
which segments lie in each of its cells, and so which pairs of a piece and a segment are to be looked at. SI units.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..io.optional_packages import require
from ..jit.kernels import inner_kernel, kernel

if TYPE_CHECKING:
    from ..hints import Array

CELLS = 512  # along the longer side of the grid
COARSE = 128  # the same of the grid that tells segments
ROUNDING = 1e-6  # m, above that of coordinates of maps
PART = 8  # cells that a part of a segment is long at most: the box of a long one across the grid would fill it


class Neighbourhood:
    """Cells that hold segments or boxes, all of them widened.

    start, end : (m, 2) of the segments, m; room : by which they are widened, m
    boxes : (k, 4) xmin, ymin, xmax, ymax of what is filled, m, or None
    """

    def __init__(self, start: Array, end: Array, margin: float = 0.0, boxes: Array | None = None) -> None:
        margin = margin + ROUNDING
        corners = np.concatenate([start, end] + ([] if boxes is None else [boxes[:, :2], boxes[:, 2:]]))
        self.origin, far = corners.min(axis=0) - margin, corners.max(axis=0) + margin
        self.cell = max(float((far - self.origin).max()) / CELLS, 1e-3)
        _, low, high = _parts(start, end, PART * self.cell)
        if boxes is not None:
            low, high = np.concatenate([low, boxes[:, :2]]), np.concatenate([high, boxes[:, 2:]])
        columns, rows = np.floor((far - self.origin) / self.cell).astype(np.int64) + 1
        self.shape = np.array([columns, rows])
        (x0, y0), (x1, y1) = _cells(self, low - margin, high + margin)
        begun = np.zeros((rows + 1, columns + 1), np.int32)  # how many boxes begin less those that end
        for y, x, sign in ((y0, x0, 1), (y1, x0, -1), (y0, x1, -1), (y1, x1, 1)):
            np.add.at(begun, (y, x), sign)
        for axis in (0, 1):
            np.cumsum(begun, axis=axis, out=begun)
        self.sums = np.zeros((rows + 1, columns + 1), np.int32)
        self.sums[1:, 1:] = begun[:rows, :columns] > 0
        for axis in (0, 1):
            np.cumsum(self.sums, axis=axis, out=self.sums)

    def pieces(self, first: Array, position: Array, margin: Array | None = None) -> Array:
        """Samples, in their order, after which the pieces of runs are those that may touch something.

        first : (runs + 1,) number of each run's first sample
        position : (n, 3) of the samples, m
        margin : (n - 1,) by which a piece may leave the box of its two samples, m; None for not at all
        """
        is_near = np.zeros(len(position), bool)
        margin = np.zeros(0) if margin is None else margin
        mark_pieces(first, position, margin, Grid(self.origin, float(self.cell), self.shape), self.sums, is_near)
        return np.flatnonzero(is_near)


class Grid(NamedTuple):
    """Cells from a corner; all beyond counts as their rim."""

    origin: np.ndarray  # (2,) m
    cell: float  # m
    shape: np.ndarray  # (2,) columns and rows


class SegmentGrid:
    """Cells with the segments that lie in them.

    start, end : (m, 2) of the segments, m
    """

    def __init__(self, start: Array, end: Array) -> None:
        # of segments that are met at once, as both at a corner, the one counts that this tree tells first
        shapely = require("shapely")
        low, high = np.minimum(start, end), np.maximum(start, end)
        tree = shapely.STRtree(shapely.box(*low.T, *high.T))
        self.order = tree.query(shapely.box(*low.min(axis=0), *high.max(axis=0)))
        self.boxes = np.column_stack([low, high])[self.order]
        origin, far = low.min(axis=0) - ROUNDING, high.max(axis=0) + ROUNDING
        cell = max(float((far - origin).max()) / COARSE, 1e-3)
        self.grid = Grid(origin, cell, np.floor((far - origin) / cell).astype(np.int64) + 1)
        segment, low, high = _parts(start[self.order], end[self.order], cell)
        (x0, y0), (x1, y1) = _cells(self.grid, low - ROUNDING, high + ROUNDING)
        columns, rows = x1 - x0, y1 - y0
        part = np.repeat(np.arange(segment.size), columns * rows)
        number = np.arange(part.size) - np.repeat(np.cumsum(columns * rows) - columns * rows, columns * rows)
        held = (y0[part] + number // columns[part]) * self.grid.shape[0] + x0[part] + number % columns[part]
        held = np.unique(held * len(start) + segment[part])
        self.segment = held % len(start)
        self.begin = np.searchsorted(held // len(start), np.arange(self.grid.shape.prod() + 1))

    def pairs(self, ends: tuple[Array, Array], margin: Array) -> tuple[Array, Array]:
        """(piece, segment) whose boxes, the first widened by ``margin``, touch; a few that are far apart are left out.

        ends : (n, 3) each, where pieces begin and end, m; room : (n,) m
        """
        seen = np.full(len(self.boxes), -1)
        pairs_out = np.empty((max(2 * margin.size, 16), 2), np.int64)
        count = put_pairs(ends, margin, self.grid, (self.begin, self.segment, self.boxes), seen, pairs_out)
        if count > len(pairs_out):
            seen[:], pairs_out = -1, np.empty((count, 2), np.int64)
            put_pairs(ends, margin, self.grid, (self.begin, self.segment, self.boxes), seen, pairs_out)
        return pairs_out[:count, 0], self.order[pairs_out[:count, 1]]


def _parts(start, end, longest):
    """(segment, low, high) of the boxes of equal parts of segments, each about ``longest`` m at most."""
    parts = np.ceil(np.hypot(*(end - start).T) / longest).astype(np.int64)
    parts = np.maximum(parts, 1)
    segment = np.repeat(np.arange(parts.size), parts)
    number = np.arange(segment.size) - np.repeat(np.cumsum(parts) - parts, parts)
    shares = [(index / parts[segment])[:, None] for index in (number, number + 1)]
    ends = [start[segment] + share * (end - start)[segment] for share in shares]
    return segment, np.minimum(*ends), np.maximum(*ends)


def _cells(grid, low, high):
    """(x, y) of the first cells of boxes, and of those after the last, (n,) each."""
    first = np.clip(np.floor((low - grid.origin) / grid.cell), 0, grid.shape).astype(np.int64)
    after = np.clip(np.floor((high - grid.origin) / grid.cell) + 1.0, 0, grid.shape).astype(np.int64)
    return first.T, after.T


@inner_kernel
def range_of(grid, k, low, high):
    """Along axis k the cells of a box: the first, and the one after the last."""
    first, after = np.floor((low - grid.origin[k]) / grid.cell), np.floor((high - grid.origin[k]) / grid.cell) + 1.0
    most = float(grid.shape[k])
    return int(min(max(first, 0.0), most)), int(min(max(after, 0.0), most))


@kernel
def mark_pieces(first, position, margin, grid, sums, out_is_near):
    """Mark the samples after which a piece may touch what is in the cells, in place."""
    for run in range(first.size - 1):
        for i in range(first[run], first[run + 1] - 1):
            more = margin[i] if margin.size > 0 else 0.0
            (ax, ay), (bx, by) = (position[i, 0], position[i, 1]), (position[i + 1, 0], position[i + 1, 1])
            x0, x1 = range_of(grid, 0, min(ax, bx) - more, max(ax, bx) + more)
            y0, y1 = range_of(grid, 1, min(ay, by) - more, max(ay, by) + more)
            out_is_near[i] = sums[y1, x1] - sums[y0, x1] - sums[y1, x0] + sums[y0, x0] > 0


@kernel
def put_pairs(ends, margin, grid, held, out_seen, out_pairs):
    """Put the pairs of pieces and segments whose boxes touch, piece by piece; returns how many there are.

    held : first entry of each cell, their segments, and all boxes; out_seen : (m,) of -1, changed in place
    out_pairs : those beyond its last row are only counted
    """
    begin, segments, boxes = held
    (before, after), count = ends, 0
    for i in range(margin.size):
        ax, ay, bx, by = before[i, 0], before[i, 1], after[i, 0], after[i, 1]
        low_x, high_x = min(ax, bx) - margin[i], max(ax, bx) + margin[i]
        low_y, high_y = min(ay, by) - margin[i], max(ay, by) + margin[i]
        x0, x1 = range_of(grid, 0, low_x, high_x)
        y0, y1 = range_of(grid, 1, low_y, high_y)
        of_piece = count
        for y in range(y0, y1):
            for entry in range(begin[y * grid.shape[0] + x0], begin[y * grid.shape[0] + x1]):
                k = segments[entry]
                if out_seen[k] == i:
                    continue
                out_seen[k] = i
                if (
                    boxes[k, 0] <= high_x and boxes[k, 1] <= high_y
                    and boxes[k, 2] >= low_x and boxes[k, 3] >= low_y
                ):  # fmt: skip
                    if count < out_pairs.shape[0]:
                        insert(out_pairs, of_piece, count, i, k)
                    count += 1
    return count


@inner_kernel
def insert(out_pairs, first, count, piece, segment):
    """Put a pair among those of its piece, from row ``first`` to before ``count``, by rising segments."""
    row = count
    while row > first and out_pairs[row - 1, 1] > segment:
        out_pairs[row, 0], out_pairs[row, 1] = out_pairs[row - 1, 0], out_pairs[row - 1, 1]
        row -= 1
    out_pairs[row, 0], out_pairs[row, 1] = piece, segment
