# SPDX-License-Identifier: GPL-2.0-or-later
"""Measures whether a surface is a staircase: treads of equal cells between risers, or heights in multiples of a step.

A warp by the nearest neighbour to cells k times finer gives treads of k equal cells; heights rounded to whole metres
give levels with nothing between them. On both a rock meets walls and level ground in the place of a slope. A tread has
risers of the same sign at both ends: so neither lakes nor flat roofs count, whose shores rise on both sides.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

LONGEST_TREAD = 16  # cells; longer ones are lakes, or fields that nobody measured
LEAST_RISER = 0.05  # of a cell: what is lower is the last digit of the file
LEAST_STEP = 0.1  # of a cell, of heights in multiples of a step
SAME = 0.005  # of a cell: heights that are one level
FEWEST_LEVELS = 6  # in a block, or multiples of a step mean nothing
FEW = 0.01  # share of the gaps between levels that may be below the least step
NEAR_WHOLE, MOSTLY = 0.05, 0.95  # of a step, and share of the gaps that are multiples of it
BENT = 0.05  # share of the cells where a surface of steps is bent; a plane, whose rows are levels too, is nowhere
BLOCK = 64  # cells along the side of blocks in which levels are looked for


class Treads(NamedTuple):
    """Counts of cells along lines through the terrain."""

    cells: int  # with heights, without treads too long for a staircase
    on_treads: int  # on treads of two cells or more
    treads: int

    def __add__(self, other):
        return Treads(*(mine + its for mine, its in zip(self, other)))


NO_TREADS = Treads(0, 0, 0)


def treads_of(lines: np.ndarray, cell: float) -> Treads:
    """Treads along the rows of an array; NaN ends one."""
    differences = np.diff(lines, axis=1)
    width = differences.shape[1]
    if width < 2:
        return NO_TREADS
    jumps = differences.ravel()
    places = np.flatnonzero(jumps != 0.0)  # NaN too
    if places.size < 2:
        return NO_TREADS
    sizes, row = jumps[places], places // width
    lengths, ends = np.diff(places), np.abs(sizes)
    with np.errstate(invalid="ignore"):
        is_tread = (sizes[:-1] * sizes[1:] > 0.0) & (np.minimum(ends[:-1], ends[1:]) >= LEAST_RISER * cell)
    is_line = (row[:-1] == row[1:]) & (lengths <= LONGEST_TREAD) & ~np.isnan(sizes[:-1] + sizes[1:])
    is_tread &= is_line & (lengths >= 2)
    return Treads(int(lengths[is_line].sum()), int(lengths[is_tread].sum()), int(np.count_nonzero(is_tread)))


def step_of(block: np.ndarray, cell: float) -> float | None:
    """Step of which all heights of a block are multiples, m; 0 where there is none, None where it is unknown."""
    heights = np.sort(block[np.isfinite(block)])
    if heights.size < FEWEST_LEVELS or heights[-1] - heights[0] < FEWEST_LEVELS * LEAST_STEP * cell:
        return None
    if not _is_bent(block, cell):
        return None
    gaps, least = np.diff(heights), (LEAST_STEP - SAME) * cell
    is_level_end = gaps > SAME * cell
    levels = gaps[is_level_end]
    if levels.size < FEWEST_LEVELS or np.mean(levels < least) > FEW:
        return 0.0
    begin = np.concatenate(([0], np.flatnonzero(is_level_end) + 1))
    widths = heights[np.concatenate((begin[1:] - 1, [heights.size - 1]))] - heights[begin]
    step = float(np.min(levels[levels >= least]))
    multiples = levels / step
    is_multiple = np.abs(multiples - np.rint(multiples)) < NEAR_WHOLE
    return step if widths.max() <= SAME * cell and is_multiple.mean() >= MOSTLY else 0.0


def _is_bent(block, cell):
    """Do neighbouring differences differ in many places, as they do on steps and not on a made plane?"""
    with np.errstate(invalid="ignore"):
        bends = [np.abs(np.diff(block, 2, axis=axis)) > SAME * cell for axis in (0, 1)]
    return max(bend.mean() if bend.size else 0.0 for bend in bends) > BENT
