# SPDX-License-Identifier: GPL-2.0-or-later
"""Mapped ground at a point: its class, and the parameters that fields or one number for all replace."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Optional

import numpy as np

from .parameters import BY_NAME, NAMES, SCAR_LAYER, SCAR_STRENGTH, SLIDING_FRICTION

MAPPED = ("rolling_resistance", "roughness", "surface_roughness")
Given = Mapping[str, Optional[float]]  # of MAPPED, None where the classes or the raster say


class MappedGround(NamedTuple):
    """Ground class and mapped parameters of a polygon, or of the rest."""

    name: str  # of the class
    rolling_resistance: float
    roughness: float  # degrees
    surface_roughness: float  # m


def mapped_class(row: Any, with_scar_layer: bool, given: Given) -> MappedGround:
    """The MappedGround of a GroundClass where no field says otherwise. ``given``: numbers for all ground."""
    values = {}
    for name in MAPPED:
        is_used = with_scar_layer or BY_NAME[name].part != SCAR_LAYER
        of_class = getattr(row, name) if is_used else 0.0
        number = given[name]
        values[name] = of_class if number is None else number
    return MappedGround(row.name, **values)


def columns_of(rows: Iterable[MappedGround]) -> tuple[list[str], dict[str, np.ndarray]]:
    """Class names, and each parameter of MAPPED as an array with a number for each row."""
    names, *columns = zip(*rows)
    return list(names), {name: np.array(column, np.float64) for name, column in zip(MAPPED, columns)}


def adapt_table(table: np.ndarray, with_scar_layer: bool, given: Given) -> None:
    """Change the table of a ground raster in place: drop the scar layer if it is not used, then put numbers given."""
    if not with_scar_layer:
        layered = [NAMES.index(name) for name in MAPPED if BY_NAME[name].part == SCAR_LAYER]
        table[:, [*layered, SCAR_STRENGTH, SLIDING_FRICTION]] = 0.0
    for name in MAPPED:
        if given[name] is not None:
            table[:, NAMES.index(name)] = given[name]
