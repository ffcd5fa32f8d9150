# SPDX-License-Identifier: GPL-2.0-or-later
"""Named classes of ground, from extra soft to extra hard and snow, with the parameters of the contact law.

The table is ``resources/ground_classes.csv``. Friction grows with slip from mu_min towards mu_max at the rate
kappa and forgets the slip at the rate beta (Leine et al. 2014, eqs. 46-47). The values are those of
RAMMS::ROCKFALL: rows marked "published" were taken from published tables, rows marked "recalled" were written
down from memory of its manual. Check the latter before you rely on them. Rows marked "calibrated" are those of a table
of the user's own that were fitted to observations (analysis/calibration.py). Rolling resistance and roughness are not
of that program and zero in every class: faceted rocks resist rolling by their facets. Set them where you have values.
"""

import csv
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from ..io.csv_cells import plain_cell, safe_cell

TABLE = Path(__file__).resolve().parents[2] / "resources" / "ground_classes.csv"
SOURCES = ("published", "recalled", "calibrated")


class GroundClass(NamedTuple):
    """One class of ground.

    mu_min, mu_max : friction coefficient of a fresh contact and after long slip, -
    beta : rate at which the slip is forgotten in flight, 1/s
    kappa : rate at which friction grows with slip, 1/m
    restitution : normal restitution of the impact law, 0 to 1
    viscous_drag : drag of the ground per mass of the rock while they touch, 1/s; used when asked for (Ground.of_class)
    rolling_resistance : tangent of the slope on which a ball just goes on rolling, -
    roughness : standard deviation of the angle of the ground's roughness, degrees
    source : "published", "recalled" or "calibrated"
    note : the ground that the class stands for
    """

    name: str
    mu_min: float
    mu_max: float
    beta: float
    kappa: float
    restitution: float
    viscous_drag: float
    rolling_resistance: float
    roughness: float
    source: str
    note: str


@cache
def load():
    """The classes of Talus: a read-only mapping from name to GroundClass, softest first."""
    return read(TABLE)


def read(path):
    """Read a table: a read-only mapping from name to GroundClass in the order of the file.

    Raises ValueError, naming file and line, for a missing column, a wrong number or an unknown source.
    """
    with open(path, encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file)
        missing = [column for column in GroundClass._fields if column not in (rows.fieldnames or [])]
        if missing:
            raise ValueError(f"{path}: the column {', '.join(missing)} is missing.")
        classes = [_ground_class(row, f"{path}, line {rows.line_num}") for row in rows]
    return MappingProxyType({ground_class.name: ground_class for ground_class in classes})


def write(path, classes):
    """Write GroundClass rows as a table that ``read`` reads; spreadsheets take none of its texts for a formula."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(GroundClass._fields)
        rows.writerows([safe_cell(value) for value in row] for row in classes)


def _ground_class(row, place):
    values = {}
    for column, kind in GroundClass.__annotations__.items():
        try:
            values[column] = plain_cell(row[column]) if kind is str else kind(row[column])
        except (TypeError, ValueError):
            raise ValueError(f"{place}: {column} must be a number, not {row[column]!r}.") from None
    if values["source"] not in SOURCES:
        raise ValueError(f"{place}: source must be one of {', '.join(SOURCES)}, not {values['source']!r}.")
    return GroundClass(**values)
