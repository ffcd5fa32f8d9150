# SPDX-License-Identifier: GPL-2.0-or-later
"""Rolling resistance of all ground classes at one place of their intervals: level mu_0 and surface roughness d.

A share of 0 is the low end of the interval of every class, 1 the high end: the classes move together, because what is
uncertain is the scale of the numbers, not the order of the classes. Rows of the ground whose rolling resistance is not
that of a class of the table keep theirs: the user gave it, or the model of the ground has none.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..ground.intervals import LEVEL, ROLLING, ROUGHNESS, Intervals
from ..ground.parameters import NAMES

if TYPE_CHECKING:
    from ..hints import Array, Ground

TELLING = (*ROLLING, "scar_strength")  # parameters by which a row of the ground is known to be that of a class


def rows_in_doubt(ground: Ground, classes: Mapping[str, Any], intervals: Intervals) -> dict[str, Array]:
    """Class -> (rows,) bool of the ground's table; only classes with rows, and with intervals that hold their values.

    ``classes``: name -> GroundClass of the table from which the ground was made
    """
    columns, rows_of_class = [NAMES.index(name) for name in TELLING], {}
    for name, row in classes.items():
        of_class = intervals.get(name, {})
        if not of_class or not getattr(row, LEVEL) > 0.0:
            continue
        if not all(
            interval.low <= getattr(row, parameter) <= interval.high for parameter, interval in of_class.items()
        ):
            continue
        rows = (ground.table[:, columns] == [getattr(row, parameter) for parameter in TELLING]).all(axis=1)
        if rows.any():
            rows_of_class[name] = rows
    return rows_of_class


def with_rolling(
    ground: Ground, rows: Mapping[str, Array], intervals: Intervals, level: float, roughness: float
) -> Ground:
    """A copy of the ground with the rolling resistance of its classes at two shares of their intervals, each 0 to 1.

    ``rows``: of ``rows_in_doubt``
    """
    made = copy.copy(ground)
    made.table = ground.table.copy()
    for name, of_class in rows.items():
        for parameter, share in ((LEVEL, level), (ROUGHNESS, roughness)):
            if parameter in intervals[name]:
                made.table[of_class, NAMES.index(parameter)] = intervals[name][parameter].at(share)
    return made
