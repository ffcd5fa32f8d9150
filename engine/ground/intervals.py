# SPDX-License-Identifier: GPL-2.0-or-later
"""Intervals of the rolling resistance of the ground classes: level mu_0 and surface roughness d, each with its grade.

The table is ``resources/ground_intervals.csv``. A block of the radius R rolls with mu_0 + d / 2R (contact/rolling.py).
Both are uncertain for all blocks of a slope alike. An ensemble draws them from these intervals, and a single simulation
compares its run-out at both ends (members/). Grades: "published" and "calibrated" are ranges that a source or a
calibration states, "estimated" ones are a judgement.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from os import PathLike
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from ..io.named_rows import rows_of
from .parameters import BY_NAME

TABLE = Path(__file__).resolve().parents[2] / "resources" / "ground_intervals.csv"
LEVEL, ROUGHNESS = ROLLING = ("rolling_resistance", "surface_roughness")
GRADES = ("published", "calibrated", "estimated")
COLUMNS = ("class", "parameter", "low", "high", "grade", "source")


class Interval(NamedTuple):
    """Lowest and highest plausible value of a parameter of one class, in the unit of the parameter."""

    low: float
    high: float
    grade: str  # one of GRADES
    source: str

    def at(self, share: float) -> float:
        """The value a share of the way from the low to the high end."""
        return self.low + share * (self.high - self.low)


Intervals = Mapping[str, Mapping[str, Interval]]  # class -> parameter of ROLLING -> Interval


@cache
def load() -> Intervals:
    """The intervals of the classes of Talus."""
    return read(TABLE)


def read(path: str | PathLike[str]) -> Intervals:
    """Read a table of intervals. Raises ValueError, naming file and line, for what is wrong with a row."""
    intervals: dict[str, dict[str, Interval]] = {}
    for row, where in rows_of(path, COLUMNS):
        of_class = intervals.setdefault(row["class"], {})
        if row["parameter"] in of_class:
            raise ValueError(f"{where}: {row['parameter']} of {row['class']} has an interval in an earlier line.")
        of_class[row["parameter"]] = _interval(row, where)
    return MappingProxyType({name: MappingProxyType(by_parameter) for name, by_parameter in intervals.items()})


def _interval(row, where):
    if row["parameter"] not in ROLLING:
        raise ValueError(f"{where}: parameter must be {' or '.join(ROLLING)}, not {row['parameter']!r}.")
    if row["grade"] not in GRADES:
        raise ValueError(f"{where}: grade must be one of {', '.join(GRADES)}, not {row['grade']!r}.")
    try:
        low, high = float(row["low"]), float(row["high"])
    except (TypeError, ValueError):
        low = high = math.nan
    highest = BY_NAME[row["parameter"]].highest
    if not 0.0 <= low < high <= highest:
        text = f"low and high must be numbers from 0 to {highest:g}, the first below the second"
        raise ValueError(f"{where}: {text}, not {row['low']!r} and {row['high']!r}.")
    return Interval(low, high, row["grade"], row["source"] or "")
