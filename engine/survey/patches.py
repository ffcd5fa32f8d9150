# SPDX-License-Identifier: GPL-2.0-or-later
"""Patches of an elevation model that nobody measured: exact planes and level steps amid relief, as filled voids are.

Heights of land bend everywhere by more than the last digit of their file. A patch of SIDE x SIDE cells whose second
differences along rows, along columns and across both are zero, to that digit, was made by interpolation. A level patch
may be a lake: all around it the land is higher. One with land above on a side and land below on another is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array

SIDE = 8  # cells along the side of a patch
DIGITS = 2.1  # last digits of a 32-bit number, by which second differences of a rounded plane differ from zero
MOST_LEVEL = 64  # level patches of a window whose surroundings are looked at
BESIDE, LEAST = 1.0, 2.0  # cells and m, between a level patch and the land above it, and again below it
NOWHERE = (-1, -1)


class Patches(NamedTuple):
    """Counts of patches of SIDE x SIDE cells."""

    seen: int  # with data in all cells
    planes: int  # that slope
    steps: int  # that are level, with land above and land below
    place: tuple = NOWHERE  # (row, column) of one of them

    def __add__(self, other):
        first = self.place if self.place != NOWHERE else other.place
        return Patches(self.seen + other.seen, self.planes + other.planes, self.steps + other.steps, first)

    @property
    def made(self) -> int:
        """Patches that were interpolated."""
        return self.planes + self.steps


NO_PATCHES = Patches(0, 0, 0)


def patches_of(heights: Array, cell: float, corner: tuple[int, int] = (0, 0)) -> Patches:
    """The Patches of a window of heights; ``corner``: row and column of its [0, 0]."""
    rows, columns = (size // SIDE for size in heights.shape)
    if not rows or not columns:
        return NO_PATCHES
    middle = heights[SIDE // 2 : rows * SIDE : SIDE, : columns * SIDE].reshape(rows, columns, SIDE)
    with np.errstate(invalid="ignore"):
        bends = np.abs(np.diff(middle, 2, axis=2)).max(axis=2)  # NaN where a cell has no data
        highest = np.abs(middle).max(axis=2)
        tolerance = DIGITS * np.spacing(highest.astype(np.float32)).astype(np.float64)
        may_be = bends <= tolerance
    seen = int(np.count_nonzero(~np.isnan(bends)))
    if not may_be.any():
        return Patches(seen, 0, 0)
    where = np.argwhere(may_be)
    parts = heights[: rows * SIDE, : columns * SIDE].reshape(rows, SIDE, columns, SIDE).transpose(0, 2, 1, 3)[may_be]
    flat, low, high = _are_planes(parts, tolerance[may_be]), parts.min(axis=(1, 2)), parts.max(axis=(1, 2))
    is_plane = flat & (high > low)
    level = where[flat & (high == low)]
    share = max(1, len(level) // MOST_LEVEL)
    steps = [
        corner_of for corner_of in (SIDE * level[::share] + SIDE // 2).tolist() if _is_step(heights, *corner_of, cell)
    ]
    places = [*(SIDE * where[is_plane][:1]).tolist(), *steps][:1]
    first = (corner[0] + places[0][0], corner[1] + places[0][1]) if places else NOWHERE
    return Patches(seen, int(np.count_nonzero(is_plane)), share * len(steps), first)


def _are_planes(parts, tolerance):
    """True for each of (n, SIDE, SIDE) heights that is a plane."""
    limit = tolerance[:, None, None]
    with np.errstate(invalid="ignore"):
        flat = (np.abs(np.diff(parts, 2, axis=1)) <= limit).all(axis=(1, 2))
        flat &= (np.abs(np.diff(parts, 2, axis=2)) <= limit).all(axis=(1, 2))
        return flat & (np.abs(np.diff(np.diff(parts, axis=1), axis=2)) <= limit).all(axis=(1, 2))


def _is_step(heights, row, column, cell):
    """Does land lie above the level place on one side, and below it on another?"""
    level, least = heights[row, column], max(LEAST, BESIDE * cell)
    lines = heights[row, column:], heights[row, column::-1], heights[row:, column], heights[row::-1, column]
    jumps = []
    for line in lines:
        others = np.flatnonzero(line != level)
        jumps.append(float(line[others[0]] - level) if others.size else 0.0)
    known = [jump for jump in jumps if jump == jump]
    return bool(known) and max(known) > least and min(known) < -least
