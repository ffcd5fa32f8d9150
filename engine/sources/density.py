# SPDX-License-Identifier: GPL-2.0-or-later
"""Release points by density: a number per hectare of the true area on the slope, spread evenly over each source area.

The cells of an area stand in the order of a Z curve (Morton 1966), along which neighbours in the plan stay near one
another, and n points are taken at equal shares of the true area passed along it. So each point stands for the same
true area, a cell is taken with a chance that goes with its own, and no number is drawn. A cell has one point at most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .source_areas import true_area_of

if TYPE_CHECKING:
    from ..hints import Array
    from .source_areas import Areas

HECTARE = 10_000.0  # m2
BISECTIONS = 60  # beyond the bits of a density


def counts_for(areas: Areas, density: float) -> Array:
    """Points of each area, (n,): ``density`` (1/hm2) times its true area, at least one and at most one for a cell."""
    wanted = np.rint(density * areas.true_area / HECTARE)
    return np.clip(wanted, 1, areas.cells).astype(np.int64)


def density_for(areas: Areas, most: int) -> float:
    """The largest density (1/hm2) that gives at most ``most`` points; 0 where the areas alone are more than that."""
    low, high = 0.0, HECTARE * float((areas.cells / areas.true_area).max(initial=0.0)) * 2.0
    for _ in range(BISECTIONS):
        middle = 0.5 * (low + high)
        if int(counts_for(areas, middle).sum()) <= most:
            low = middle
        else:
            high = middle
    return low


def points_by_density(
    areas: Areas, slope: Array, density: float, cell_size: tuple[float, float], surface: Array | None = None
) -> tuple[Array, Array]:
    """Cells to release rocks from: (row, column), in the order of the areas.

    slope : (ny, nx) degrees
    density : points for a hectare (10,000 m2) of true area
    cell_size : (l_x, l_y) m
    surface : (ny, nx) true area of each cell, m2, as in source_areas.find_areas

    Raises ValueError for a density that is not above 0.
    """
    if not density > 0.0:
        raise ValueError(f"The density of the release points is {density:g} 1/hm2; give a number above 0.")
    row, column = np.nonzero(areas.label)
    label = areas.label[row, column] - 1
    order = np.lexsort([_along_curve(row, column), label])
    row, column, label = row[order], column[order], label[order]
    steep = slope[row, column]
    passed = np.cumsum(true_area_of(steep, cell_size) if surface is None else surface[row, column])
    chosen = _evenly(passed, label, counts_for(areas, density))
    return row[chosen], column[chosen]


def _evenly(passed, label, counts):
    """Places of the cells that hold the middles of equal shares of the area ``passed``, area by area."""
    last = np.searchsorted(label, np.arange(counts.size), side="right") - 1
    ends = passed[last]
    starts = np.concatenate([[0.0], ends[:-1]])
    owner = np.repeat(np.arange(counts.size), counts)
    number = np.arange(owner.size) - np.repeat(np.cumsum(counts) - counts, counts)
    at = starts[owner] + (number + 0.5) / counts[owner] * (ends - starts)[owner]
    chosen = np.searchsorted(passed, at)
    # a large cell may hold two middles: what comes later moves on to the next free cell, and at the end back again
    return np.minimum(_apart(chosen, owner, number), last[owner] - (counts[owner] - 1 - number))


def _apart(chosen, owner, number):
    """``chosen`` with each place once within an owner; the owners' places do not overlap."""
    offset = owner * (int(chosen.max(initial=0)) + number.max(initial=0) + 1)  # no owner reaches into the next
    return np.maximum.accumulate(chosen - number + offset) - offset + number


def _along_curve(row, column):
    """Place of a cell on the Z curve: the bits of its row and its column in turn."""
    return _apart_bits(row) << np.uint64(1) | _apart_bits(column)


def _apart_bits(number):
    """The 32 bits of whole numbers, each followed by a zero."""
    bits = number.astype(np.uint64)
    for shift, mask in (
        (16, 0x0000FFFF0000FFFF), (8, 0x00FF00FF00FF00FF), (4, 0x0F0F0F0F0F0F0F0F),
        (2, 0x3333333333333333), (1, 0x5555555555555555),
    ):  # fmt: skip
        bits = (bits | bits << np.uint64(shift)) & np.uint64(mask)
    return bits
