# SPDX-License-Identifier: GPL-2.0-or-later
"""Named classes of ground, from extra soft to extra hard and snow, with the parameters of the contact law.

The table is ``resources/ground_classes.csv``. Friction grows with slip from mu_min towards mu_max at the rate
kappa and forgets the slip at the rate beta (Leine et al. 2014, eqs. 46-47). The values are those of
RAMMS::ROCKFALL: rows marked "published" were taken from published tables, rows marked "recalled" were written
down from memory of its manual. Check the latter before you rely on them. Rows marked "calibrated" belong to a user's
own table and were fitted to observations (calibration/search.py). Rolling resistance, the scar layer and the friction
angle are not part of that program; docs/ground.md says where their values come from.

The rolling resistance of a class with a scar layer is the total, corners included. In tables of earlier versions it is
to be added to what corners take, and a quarter as large. So a table states in a separate column what its numbers mean,
and a table that does not is refused.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from functools import cache
from os import PathLike
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from ..io.csv_cells import plain_cell, safe_cell
from ..io.named_rows import rows_of
from ..quantities import quantities
from .parameters import BY_NAME, CLASS_COLUMNS

TABLE = Path(__file__).resolve().parents[2] / "resources" / "ground_classes.csv"
SOURCES = ("published", "recalled", "calibrated")
ROLLING_MEANING, TOTAL = "rolling_meaning", "total"  # a column, and what is in each of its lines
MENDED = (
    f"Take the numbers of today from resources/ground_classes.csv of Talus, or calibrate anew; then add a column "
    f"{ROLLING_MEANING} with {TOTAL} in each line."
)

# may be left out, empty or nan: no layer
LAYER = ("scar_strength", "scar_drag", "soil_density", "sliding_friction", "surface_roughness", "layer_source")
KINDS = {  # of the columns of a table
    "name": str, **dict.fromkeys(CLASS_COLUMNS, float), "source": str, "layer_source": str, "note": str,
}  # fmt: skip

# One class of ground: its name, numbers as in parameters.py, "source" (one of SOURCES), and in "note" the ground that
# it stands for. The viscous drag is used on request (Ground.of_class).
GroundClass = NamedTuple("GroundClass", KINDS.items())  # type: ignore[misc]


Classes = Mapping[str, GroundClass]


@cache
def load() -> Classes:
    """The classes of Talus: a read-only mapping from name to GroundClass, softest first."""
    return read(TABLE)


def read(path: str | PathLike[str]) -> Classes:
    """Read a table: a read-only mapping from name to GroundClass in the order of the file.

    Raises ValueError, naming file and line, for a missing column, a number that is wrong or out of range, an unknown
    source, and a rolling resistance that may have the meaning of earlier versions.
    """
    needed = [column for column in KINDS if column not in BY_NAME or BY_NAME[column].absent is None]
    needed.remove("layer_source")
    classes = [_ground_class(row, origin) for row, origin in rows_of(path, needed)]
    return MappingProxyType({ground_class.name: ground_class for ground_class in classes})


def states_surface_roughness(path: str | PathLike[str]) -> bool:
    """True if a table has the column surface_roughness, which tables of earlier versions lack."""
    with open(path, encoding="utf-8", newline="") as file:
        return "surface_roughness" in (csv.DictReader(file).fieldnames or [])


def write(path: str | PathLike[str], classes: Iterable[tuple[Any, ...]]) -> None:
    """Write GroundClass rows as a table that ``read`` reads; spreadsheets take none of its texts for a formula."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow((*GroundClass._fields, ROLLING_MEANING))
        rows.writerows([*map(safe_cell, row), TOTAL] for row in classes)


def _ground_class(row, where):
    values = {}
    for column, kind in KINDS.items():
        text = row.get(column)
        if column in LAYER and (text or "").strip().lower() in ("", "nan"):
            values[column] = "" if kind is str else 0.0
            continue
        if not text and column in BY_NAME and BY_NAME[column].absent is not None:
            values[column] = BY_NAME[column].absent
            continue
        try:
            values[column] = plain_cell(text) if kind is str else kind(text)
        except (TypeError, ValueError):
            raise ValueError(f"{where}: {column} must be a number, not {text!r}.") from None
    if values["source"] not in SOURCES:
        raise ValueError(f"{where}: source must be one of {', '.join(SOURCES)}, not {values['source']!r}.")
    for name in CLASS_COLUMNS:
        quantities.check(name, values[name], where)
    ground_class = GroundClass(**values)
    if is_rolling_resistance_old(ground_class, row.get(ROLLING_MEANING)):
        raise ValueError(f"{where}: {old_rolling_resistance(ground_class.rolling_resistance)} {MENDED}")
    return ground_class


def is_rolling_resistance_old(ground_class, meaning):
    """True if the rolling resistance of a class with a layer may have the meaning of earlier versions."""
    is_used = ground_class.scar_strength > 0.0 and ground_class.rolling_resistance > 0.0
    return is_used and (meaning or "").strip() != TOTAL


def old_rolling_resistance(value):
    """The message on the change of meaning, for a rolling resistance that is given without its meaning."""
    today = [row.rolling_resistance for row in load().values() if row.scar_strength > 0.0]
    return (
        f"rolling_resistance is {value:g}, and nothing says what is meant. It is the tangent of the slope on which "
        f"rocks just go on rolling, corners included, {min(today):g} to {max(today):g} in the classes of Talus; "
        "earlier versions added it to what corners take, with 0.11 to 0.25."
    )
