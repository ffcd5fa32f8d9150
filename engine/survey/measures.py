# SPDX-License-Identifier: GPL-2.0-or-later
"""Measures an elevation model by windows, in linear time and bounded memory: extremes, spikes, treads and steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ..types import Cancelled
from .patches import NO_PATCHES, Patches, patches_of
from .steps import BLOCK, NO_TREADS, Treads, step_of, treads_of

LOWEST, HIGHEST = -500.0, 9000.0  # m; no land lies lower or higher
ROWS, COLUMNS = 256, 4096  # cells of a window
EVERY = 8  # line is looked at for treads
MOST_BLOCKS = 4000  # that are looked at for steps
MOST_VALUES = 64  # different heights out of range that are counted
SPIKE, SPIKE_CELLS = 10.0, 3.0  # m and cells: what no single cell of a survey stands above all around it


class Extreme(NamedTuple):
    """The lowest, or the highest, of all heights that can be land."""

    value: float  # m
    count: int  # cells with exactly this height
    next: float  # the nearest other height, m


class Measures(NamedTuple):
    """Measures of an elevation model."""

    rows: int
    missing: int  # cells without data
    outside: dict  # height out of range -> cells, the most frequent ones
    outside_count: int
    lowest: Extreme
    highest: Extreme
    spikes: int
    worst_spike: tuple  # (height above or below all neighbours in m, row from the south, column), of the largest
    across: Treads  # along lines to the east
    along: Treads  # along lines to the north
    steps: list  # m, of the blocks whose heights are multiples of one
    step_blocks: int  # blocks where steps would be seen
    patches: Patches = NO_PATCHES


def measure(source: Any, cancelled: Callable[[], bool] | None = None) -> Measures:
    """The Measures of heights.

    source : has ``grid`` (shape, cell_size) and ``read(row, column, rows, columns)``, rows counted from the south

    Raises Cancelled if ``cancelled`` returned True.
    """
    ny, nx = source.grid.shape
    cell = min(source.grid.cell_size)
    counter = _Counter(cell, max(1, ny * nx // (BLOCK * BLOCK * MOST_BLOCKS)))
    for north in range(0, ny, ROWS):
        for west in range(0, nx, COLUMNS):
            if cancelled is not None and cancelled():
                raise Cancelled("The survey of the elevation model was cancelled.")
            rows, columns = min(ROWS, ny - north), min(COLUMNS, nx - west)
            south = ny - north - rows
            below, above = int(south > 0), int(north > 0)  # one line more on each side, for the neighbours
            left, right = int(west > 0), int(west + columns < nx)
            heights = source.read(south - below, west - left, rows + below + above, columns + left + right)
            own = slice(below, below + rows), slice(left, left + columns)
            counter.add(heights, own, (south - below, west - left))
    return counter.measures(ny)


class _Counter:
    """Adds windows up."""

    def __init__(self, cell, every_block):
        self.cell, self.every_block = cell, every_block
        self.missing = self.outside_count = self.spikes = self.seen = self.step_blocks = 0
        self.outside, self.steps = {}, []
        self.low, self.high = Extreme(np.inf, 0, np.inf), Extreme(-np.inf, 0, -np.inf)
        self.worst = (0.0, -1, -1)
        self.across = self.along = NO_TREADS
        self.patches = NO_PATCHES

    def add(self, heights, own, corner):
        """A window; ``own``: its part that no other window has, ``corner``: (row, column) of its [0, 0]."""
        with np.errstate(invalid="ignore"):
            heights = self._within(heights, own)
            inner = heights[own]
            self.missing += int(np.count_nonzero(np.isnan(inner)))
            self.low = _lower(self.low, inner)
            self.high = _negative(_lower(_negative(self.high), -inner))
            self._spikes(heights, own, corner)
            self.across += treads_of(inner[::EVERY], self.cell)
            self.along += treads_of(np.ascontiguousarray(inner[:, ::EVERY].T), self.cell)
            self.patches += patches_of(inner, self.cell, (corner[0] + own[0].start, corner[1] + own[1].start))
        for row in range(0, inner.shape[0] - BLOCK // 2, BLOCK):
            for column in range(0, inner.shape[1] - BLOCK // 2, BLOCK):
                self.seen += 1
                if self.seen % self.every_block == 0:
                    self._step(inner[row : row + BLOCK, column : column + BLOCK])

    def _within(self, heights, own):
        """The window without heights that are out of range, which are counted."""
        is_outside = (heights < LOWEST) | (heights > HIGHEST)
        if not is_outside.any():
            return heights
        inner = heights[own][is_outside[own]]
        self.outside_count += inner.size
        for value, count in zip(*np.unique(inner, return_counts=True)):
            if value in self.outside or len(self.outside) < MOST_VALUES:
                self.outside[float(value)] = self.outside.get(float(value), 0) + int(count)
        return np.where(is_outside, np.nan, heights)

    def _spikes(self, heights, own, corner):
        least = max(SPIKE, SPIKE_CELLS * self.cell)
        rises = np.diff(heights, axis=1)
        is_side = np.abs(rises) > least
        if not is_side.any():
            return
        is_spike = is_side[:, :-1] & is_side[:, 1:] & (rises[:, :-1] * rises[:, 1:] < 0.0)
        rows, columns = np.nonzero(is_spike)
        columns += 1
        inside = (rows > 0) & (rows < heights.shape[0] - 1)
        inside &= (rows >= own[0].start) & (rows < own[0].stop) & (columns >= own[1].start) & (columns < own[1].stop)
        for row, column in zip(rows[inside].tolist(), columns[inside].tolist()):
            around = heights[row - 1 : row + 2, column - 1 : column + 2].copy()
            middle = around[1, 1]
            around[1, 1] = np.nan
            height = max(middle - np.nanmax(around), np.nanmin(around) - middle)
            if np.isnan(around).sum() == 1 and height > least:
                self.spikes += 1
                self.worst = max(self.worst, (float(height), corner[0] + row, corner[1] + column))

    def _step(self, block):
        step = step_of(block, self.cell)
        if step is not None:
            self.step_blocks += 1
            if step > 0.0:
                self.steps.append(step)

    def measures(self, rows):
        """All of it."""
        return Measures(
            rows, self.missing - self.outside_count, self.outside, self.outside_count, self.low, self.high,
            self.spikes, self.worst, self.across, self.along, self.steps, self.step_blocks, self.patches,
        )  # fmt: skip


def _lower(known, heights):
    """The lowest of what is known and of a window."""
    value = float(np.fmin.reduce(heights, axis=None))
    if not value < known.next:
        return known
    if value == known.value:
        count = known.count + int(np.count_nonzero(heights == value))
        return Extreme(value, count, min(known.next, _next(heights, value)))
    if value > known.value:
        return known._replace(next=value)
    return Extreme(value, int(np.count_nonzero(heights == value)), min(known.value, _next(heights, value)))


def _next(heights, value):
    """The lowest of the heights above a value."""
    above = heights[heights > value]
    return float(above.min()) if above.size else np.inf


def _negative(extreme):
    return Extreme(-extreme.value, extreme.count, -extreme.next)
