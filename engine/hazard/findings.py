# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings about evaluations of hazard: the width of frequencies, and whether simulations are what they stand for."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..findings.finding import DOUBTFUL, NOTE, UNSAFE, Finding, Kind
from ..io.plain_file import parse_json

if TYPE_CHECKING:
    from .rules.rules import Rules

VOLUMES_ITEM = "TALUS_VOLUMES"  # in the metadata of files: volumes of the rocks that were released
SHARES = np.linspace(0.0, 1.0, 21)  # of the quantiles there
SAME_VOLUME = 0.01  # relative: what differs by less is the same volume
TOO_MANY = 5.0  # % of the rocks outside their class
HECTARE = 1e4  # m2

CELL_FREQUENCIES = Kind(
    "frequencies-of-cells", DOUBTFUL,
    "The frequencies are those of single cells of {value:g} m, which show a path a width of {shown:.3g} m; they and "
    "the danger levels grow with the cells of the elevation model.",
    "Leave REFERENCE_WIDTH empty and choose the method frequency, whose frequencies are those of an object of "
    "{limit:g} m on cells of any size.",
)  # fmt: skip
OBJECTS_FROM_CELLS = Kind(
    "objects-from-cells", DOUBTFUL,
    "Hits of the objects are estimated from the density of the paths in their cells, over the mean width that each "
    "object presents. Where paths follow the rows or columns of the grid this is 0.79 times the hits, diagonally "
    "1.11 times.",
    "Give the trajectories of all simulations (TRAJECTORIES), whose hits are counted as in Rocks at screen lines.",
)  # fmt: skip
WIDTH_OF_POINTS = Kind(
    "object-width-unused", NOTE,
    "OBJECT_WIDTH is the width of objects that are points; lines and polygons have the width of their own shape.",
)  # fmt: skip
SMALLER_BLOCKS = Kind(
    "class-blocks-smaller", UNSAFE,
    "{subject}: the rocks of the simulation have {value:.3g} m³ (median), less than the class from {limit:.3g} to "
    "{upper:.3g} m³ that they represent, so energies and reach are too small.",
    "Simulate rocks with the mean volume of the class.",
)  # fmt: skip
LARGER_BLOCKS = Kind(
    "class-blocks-larger", DOUBTFUL,
    "{subject}: the rocks of the simulation have {value:.3g} m³ (median), more than the class from {lower:.3g} to "
    "{limit:.3g} m³ that they represent.",
    "Simulate rocks with the mean volume of the class.",
)  # fmt: skip
WIDE_BLOCKS = Kind(
    "class-blocks-beyond", DOUBTFUL,
    "{subject}: {value:.0f} % of the rocks of the simulation lie outside the class from {lower:.3g} to {upper:.3g} "
    "m³ that they represent.",
    "Simulate the classes one by one, each with rocks of its own volumes.",
)  # fmt: skip
SPLIT_FIELD = Kind(
    "danger-field-split", DOUBTFUL,
    "{value:.3g} ha lie in a field of the matrix that is split between {subject} and {other}; the map has {subject}.",
    "Let the officer in charge decide on the level of these cells, and note the decision on the map.",
)  # fmt: skip


def volumes_item(volumes: Any) -> str:
    """Text for the metadata of files: how many rocks were released, and quantiles of their volumes, m3."""
    volumes = np.asarray(volumes, np.float64)
    quantiles = np.quantile(volumes, SHARES).tolist() if volumes.size else []
    return json.dumps({"rocks": int(volumes.size), "quantiles": [round(quantile, 9) for quantile in quantiles]})


def quantiles_of(item: str | None) -> Any:
    """(21,) volumes at SHARES of a text of ``volumes_item``; None for what is none."""
    try:
        values = np.array(parse_json(item or "")["quantiles"], np.float64)
    except (ValueError, TypeError, KeyError, OverflowError):
        return None
    return values if values.shape == SHARES.shape and np.isfinite(values).all() else None


class SplitArea(NamedTuple):
    """Cells of one field that an officer may decide otherwise.

    level, other : names of the level that is taken and of the other; fields : names of the fields, "" where they have
        none; area : m2
    """

    level: str
    other: str
    fields: str
    area: float


def split_areas(outcomes: Any, rules: Rules, names: Mapping[int, str], cell_area: float) -> list[SplitArea]:
    """Areas of a map that lie in split fields of its matrix, one for each field.

    outcomes : (ny, nx) numbers of outcomes, 0 for none; names : words of each level by its number; cell_area : m2
    """
    areas = []
    for number, outcome in enumerate(rules.outcomes, 1):
        area = cell_area * float(np.count_nonzero(outcomes == number))
        if outcome.alternative and area > 0.0:
            fields = ", ".join(rules.field_names(outcome))
            areas.append(SplitArea(names[outcome.level], names[outcome.alternative], fields, area))
    return areas


def of_split_areas(areas: list[SplitArea]) -> list[Finding]:
    """A finding for each area of a split field."""
    return [SPLIT_FIELD.of(area.level, area.area / HECTARE, other=area.other) for area in areas]


def blocks_of_class(name: str, item: str | None, lower: float, upper: float) -> list[Finding]:
    """Findings where the rocks of a simulation are not those of the size class that it stands for.

    name : of the row and its simulation; item : of its files (VOLUMES_ITEM); lower, upper : of the class, m3, NaN
        where nobody gave them
    """
    quantiles = quantiles_of(item)
    if quantiles is None or not lower < upper:
        return []
    median, least, most = float(quantiles[10]), lower * (1.0 - SAME_VOLUME), upper * (1.0 + SAME_VOLUME)
    if median < least:
        return [SMALLER_BLOCKS.of(name, median, lower, upper=upper)]
    if median > most:
        return [LARGER_BLOCKS.of(name, median, upper, lower=lower)]
    outside = 100.0 * float(np.mean((quantiles < least) | (quantiles > most)))
    return [WIDE_BLOCKS.of(name, outside, TOO_MANY, lower=lower, upper=upper)] if outside > TOO_MANY else []
