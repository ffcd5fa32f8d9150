# SPDX-License-Identifier: GPL-2.0-or-later
"""Blocks of a terrain that rocks can reach, by energy lines.

A block T is within reach of a release in a block R if a line that falls from the highest point of R at the reach angle
is not below the lowest point of T where it gets there:

    (highest of R + height of the release - lowest of T) >= tan(angle) * (distance from R to T)

with the least distance between the two blocks. It is a first guess, which saves time and costs no bit: a run that comes
to a block that was not read is done again.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array

STEEPEST = 80.0  # degrees


def check_angle(angle: float) -> float:
    """The angle, degrees. ValueError for one that no energy line has."""
    if not 0.0 < angle <= STEEPEST:
        raise ValueError(f"The reach angle is {angle!r}; give degrees above 0, up to {STEEPEST:g}.")
    return float(angle)


def blocks_within_reach(
    low: Array, high: Array, side: tuple[float, float], start: tuple[int, int], drop: float, angle: float
) -> Array:
    """(n, 2) rows and columns of the blocks within reach of releases in the block ``start``, that one first.

    low, high : (rows, columns) lowest and highest height of the blocks, m; NaN without data
    side : width of a block along x and y, m
    drop : of the rocks before they touch the ground, m
    """
    rows, columns = np.ogrid[: low.shape[0], : low.shape[1]]
    away_x = np.maximum(np.abs(columns - start[1]) - 1, 0) * side[0]
    away_y = np.maximum(np.abs(rows - start[0]) - 1, 0) * side[1]
    distance = np.sqrt(away_x * away_x + away_y * away_y)
    with np.errstate(invalid="ignore"):
        is_within = high[start] + drop - low >= math.tan(math.radians(angle)) * distance
    is_within[start] = True
    blocks = np.argwhere(is_within)
    return blocks[np.argsort(distance[is_within], kind="stable")]
