# SPDX-License-Identifier: GPL-2.0-or-later
"""Height and capacity that a barrier needs to stop a share of the rocks that come.

A rock is stopped if its top passes no higher than the barrier and its energy is within the capacity: a screening, in
which a barrier keeps its height and one rock comes at a time. The energies are the maximum energy levels of the
classes 0 to 7 of ETAG 027, kept by EAD 340059-00-0106; class 8 has no upper bound. 100, 500, 4500 kJ and the open class
were compared with Volkwein et al. (2019), Geosciences 9, 49, and a manufacturer's summary, the others are recalled.
"""

from typing import NamedTuple

import numpy as np


class Choice(NamedTuple):
    """A barrier and what it stops."""

    capacity: float  # in the unit of the capacities given; infinite: above them all
    height: float  # m
    share: float  # of the rocks


def stopped_shares(energies, tops, capacities, heights):
    """Share of rocks that each barrier stops, (capacities + 1, heights); the last row is without limit of energy.

    energies, capacities : of the rocks and barriers, in one unit
    tops : heights of the rocks' tops above the ground, m; heights : of the barriers, m
    Capacities and heights ascend.
    """
    limits = np.append(np.asarray(capacities, np.float64), np.inf)
    energy_class = np.searchsorted(limits, energies)  # the first class that holds the rock
    height_class = np.searchsorted(np.asarray(heights, np.float64), tops)
    counts = np.zeros((limits.size, len(heights) + 1))
    np.add.at(counts, (energy_class, height_class), 1.0)
    return counts.cumsum(axis=0).cumsum(axis=1)[:, :-1] / max(len(energies), 1)


def smallest_barrier(shares, capacities, heights, target):
    """The Choice of the lowest capacity, and for it the lowest height, that stops at least the target; None if none."""
    rows = np.flatnonzero(shares.max(axis=1) >= target)
    if not rows.size:
        return None
    column = int(np.argmax(shares[rows[0]] >= target))
    capacity = float(capacities[rows[0]]) if rows[0] < len(capacities) else np.inf
    return Choice(capacity, float(heights[column]), float(shares[rows[0], column]))
