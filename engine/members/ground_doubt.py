# SPDX-License-Identifier: GPL-2.0-or-later
"""Uncertain properties of the ground, and the ground of one member of an ensemble.

    rolling     level mu_0 and roughness d of all classes lie at two shares of their intervals (rolling_doubt.py), drawn
                independently; a group of its own, so that its share of the spread is told
    softness    all classes of the scale, from extra_soft to extra_hard, are softer or harder by as many steps, a number
                between -``steps`` and ``steps``: x lies x of the way to the next class there. All numbers of a
                class move together, as the table has them. 0.5 is half the way to the neighbours: how far the one who
                drew the classes may be wrong.
    ranges      single numbers of a class, each from a distribution of its own, independent of the others
    sample      rows of numbers of one class that go together, such as those of a calibration, each as probable

Where rolling is in doubt, softness leaves rolling resistance and roughness alone: softness and roughness are two
properties of a ground. Ranges and a sample replace what the others make. A class keeps a number that its neighbour does
not have (no scar layer: the ground does not give way), and the ends of the scale go nowhere beyond it. What was
switched off in the ground stays off.
"""

from __future__ import annotations

import copy
import csv
import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..calibration.models import rows_of, with_parameters
from ..ground.parameters import BY_NAME, CLASS_COLUMNS, MU_MAX, MU_MIN, NAMES
from ..random_numbers.distributions import Distribution
from .rolling_doubt import rows_in_doubt, with_rolling

if TYPE_CHECKING:
    from ..hints import Array, FilePath, Ground

SCALE = ("extra_soft", "soft", "medium_soft", "medium", "medium_hard", "hard", "extra_hard")
CLASS = "class"  # column of a sample
ROLLING_NUMBERS = 2  # uniform numbers for the intervals: level and roughness


class Range(NamedTuple):
    """One number of a class that is not known."""

    ground_class: str
    parameter: str
    distribution: Distribution


class Sample(NamedTuple):
    """Numbers of one class that go together; k rows."""

    ground_class: str
    names: tuple[str, ...]
    rows: np.ndarray  # (k, numbers)


class GroundDoubt(NamedTuple):
    """Uncertain properties of the ground."""

    classes: Mapping[str, Any]  # name -> GroundClass
    steps: float = 0.0  # at most, softer or harder
    ranges: Sequence[Range] = ()
    sample: Any = None  # Sample, or None
    intervals: Mapping[str, Any] = MappingProxyType({})  # ground.intervals.Intervals of the rolling; empty: known

    @property
    def numbers(self) -> int:
        """Number of uniform numbers that ``ground_of`` takes."""
        return 2 + len(self.ranges)

    @property
    def is_any(self) -> bool:
        """Is anything of the ground but its rolling in doubt?"""
        return self.steps > 0.0 or bool(self.ranges) or self.sample is not None

    def fitting(self, ground: Ground) -> GroundDoubt:
        """The doubt without intervals where they do not concern this ground."""
        return self if rows_in_doubt(ground, self.classes, self.intervals) else self._replace(intervals={})

    def ground_of(
        self, ground: Ground, uniforms: Array, rolling: Array | None = None
    ) -> tuple[Ground, dict[str, float]]:
        """(the ground of a member, what was drawn by name), from uniform numbers.

        ``rolling``: (ROLLING_NUMBERS,) of them for the intervals, None where the rolling is known
        """
        drawn: dict[str, float] = {}
        made = ground
        if self.steps > 0.0:
            drawn["softness"] = steps = self.steps * (2.0 * float(uniforms[0]) - 1.0)
            for name in [name for name in SCALE if name in self.classes]:
                made = _replaced(made, self._rows(ground, name), shifted(self.classes, name, steps))
        if rolling is not None:
            level, roughness = (float(value) for value in rolling)
            rows = rows_in_doubt(ground, self.classes, self.intervals)
            made = with_rolling(made, rows, self.intervals, level, roughness)
            drawn.update(rolling_level=level, roughness_level=roughness)
        for u, range_ in zip(uniforms[2:], self.ranges):
            value = float(range_.distribution.values([u])[0])
            made = _replaced(made, self._rows(ground, range_.ground_class), {range_.parameter: value})
            drawn[f"{range_.ground_class}.{range_.parameter}"] = value
        if self.sample is not None:
            name, row = (
                self.sample.ground_class,
                min(int(uniforms[1] * len(self.sample.rows)), len(self.sample.rows) - 1),
            )
            values = dict(zip(self.sample.names, self.sample.rows[row].tolist()))
            made = with_parameters(made, self._rows(ground, name), values)  # as the calibration simulated them
            drawn.update({f"{name}.{parameter}": value for parameter, value in values.items()})
        return made, drawn

    def check(self, ground: Ground) -> list[str]:
        """Names of classes in doubt that lie on the ground. Raises ValueError where a range or sample has no ground."""
        present = [name for name in self.classes if rows_of(ground, self.classes[name]).any()]
        asked = [(range_.ground_class, "range") for range_ in self.ranges]
        asked += [(self.sample.ground_class, "sample")] if self.sample is not None else []
        for name, what in asked:
            if name not in present:
                raise ValueError(f"Ensemble: a {what} is given for the class {name}, which no ground has here; the "
                                 f"ground has {', '.join(present) or 'no class of the table'}.")  # fmt: skip
        named = {name for name, _ in asked} | set(rows_in_doubt(ground, self.classes, self.intervals))
        return [name for name in present if name in named or (self.steps > 0.0 and name in SCALE)]

    def _rows(self, ground, name):
        return rows_of(ground, self.classes[name])


def _replaced(ground, rows, values):
    """A copy of the ground with other numbers in some rows of its table, but for those that are switched off there."""
    made = copy.copy(ground)
    made.table = ground.table.copy()
    for name, value in values.items():
        column = NAMES.index(name)
        made.table[rows & (ground.table[:, column] > 0.0), column] = value
    made.table[rows, MU_MAX] = np.maximum(made.table[rows, MU_MIN], made.table[rows, MU_MAX])
    return made


def shifted(classes: Mapping[str, Any], name: str, steps: float) -> dict[str, float]:
    """Numbers of a class of the scale, this many steps harder (softer where negative, between -1 and 1)."""
    index = SCALE.index(name)
    other = index + (1 if steps > 0.0 else -1)
    own = classes[name]
    if not 0 <= other < len(SCALE) or SCALE[other] not in classes:
        return {}
    neighbour, share = classes[SCALE[other]], abs(steps)
    pairs = {column: (getattr(own, column), getattr(neighbour, column)) for column in CLASS_COLUMNS}
    return {parameter: a + share * (b - a) for parameter, (a, b) in pairs.items() if a != b and a > 0.0 and b > 0.0}


def range_of(ground_class: str, parameter: str, text: str, classes: Mapping[str, Any]) -> Range:
    """A Range of texts. Raises ValueError for an unknown class or parameter, or a distribution outside its limits."""
    if ground_class not in classes:
        raise ValueError(f"unknown ground class {ground_class!r}; known are {', '.join(classes)}.")
    if parameter not in CLASS_COLUMNS:
        raise ValueError(f"unknown parameter {parameter!r}; known are {', '.join(CLASS_COLUMNS)}.")
    highest = BY_NAME[parameter].highest
    distribution = Distribution.parse(text)
    distribution.check(parameter, lowest=0.0, highest=math.inf if highest is None else highest)
    return Range(ground_class, parameter, distribution)


def read_sample(path: FilePath, classes: Mapping[str, Any]) -> Sample:
    """A Sample of a CSV file with the columns class and the names of parameters, as a calibration writes it.

    Raises ValueError, naming file and line, for what is none.
    """
    with open(path, encoding="utf-8-sig", newline="") as file:
        rows = csv.DictReader(file)
        columns = [column for column in rows.fieldnames or [] if column != CLASS]
        unknown = [column for column in columns if column not in CLASS_COLUMNS]
        if CLASS not in (rows.fieldnames or []) or not columns or unknown:
            wrong = f"the column {unknown[0]} is no parameter" if unknown else f"columns {CLASS} and parameters are due"
            raise ValueError(f"{path}, line 1: {wrong}; known are {', '.join(CLASS_COLUMNS)}.")
        lines = [(rows.line_num, row) for row in rows]
    names = {row[CLASS] for _, row in lines}
    if len(names) != 1 or not names <= set(classes):
        raise ValueError(f"{path}: the column {CLASS} has {', '.join(map(str, sorted(names))) or 'nothing'}; one class "
                         f"in all lines is due, of {', '.join(classes)}.")  # fmt: skip
    values = np.array(
        [[_number(row[column], column, f"{path}, line {line}") for column in columns] for line, row in lines]
    )
    return Sample(names.pop(), tuple(columns), values)


def _number(text, name, where):
    try:
        value = float(text)
    except (TypeError, ValueError):
        value = math.nan
    highest = BY_NAME[name].highest
    if not 0.0 <= value <= (math.inf if highest is None else highest) or value == math.inf:
        limit = "0 or more" if highest is None else f"from 0 to {highest:g}"
        raise ValueError(f"{where}: {name} must be a number, {limit}, not {text!r}.")
    return value
