# SPDX-License-Identifier: GPL-2.0-or-later
"""Zones as polygons with what they are, and whether they may leave as data: valid, and not upon each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ...io.optional_packages import require

if TYPE_CHECKING:
    from ...hints import Rules, Words

OVERLAP = 0.001  # m, how wide an overlap of two zones may be (Hazard_Mapping V1.2: WITHOUT OVERLAPS > 0.001)
GRID = 0.001  # m, of the coordinates of data: the millimetres of INTERLIS


class Zone(NamedTuple):
    """One part of a level, or of an intensity."""

    shape: Any  # shapely Polygon
    words: Words  # the level or the class of the intensity
    alternative: Words | None = None  # that the officer may choose instead, of a split field
    fields: tuple = ()  # what the authority calls the fields of the matrix
    period: float = 0.0  # years, of an intensity


def zones_of_levels(parts: Mapping[int, Any], rules: Rules) -> list[Zone]:
    """List of Zone of what danger_zones made of numbers of outcomes, the least level first.

    parts : number of an outcome -> (Multi)Polygon
    rules : Rules with these outcomes
    """
    zones: list[Zone] = []
    for number in sorted(parts):
        outcome = rules.outcomes[number - 1]
        other = rules.levels[outcome.alternative - 1] if outcome.alternative else None
        names, words = rules.field_names(outcome), rules.levels[outcome.level - 1]
        zones += [Zone(part, words, other, names) for part in _parts(parts[number])]
    return zones


def zones_of_intensity(parts: Mapping[int, Any], rules: Rules, period: float) -> list[Zone]:
    """List of Zone of what danger_zones made of classes of the intensity, up to a return period, years.

    parts : number of a class, 1 for the weakest -> (Multi)Polygon
    rules : Rules with these classes
    """
    return [
        Zone(part, rules.intensities[number - 1], period=period)
        for number in sorted(parts)
        for part in _parts(parts[number])
    ]


def rounded_to_grid(zones: Sequence[Zone]) -> list[Zone]:
    """The zones with coordinates in whole millimetres, valid; what is smaller than that vanishes."""
    shapely = require("shapely")
    return [
        zone._replace(shape=part)
        for zone in zones
        for part in _parts(shapely.set_precision(zone.shape, GRID))
        if not part.is_empty
    ]


def check_overlaps(zones: Sequence[Zone], name: str) -> None:
    """Raise ValueError where two zones lie upon each other by more than a millimetre, or one is no valid polygon.

    zones : list of Zone; those of one period are compared
    name : of the layer, for the message
    """
    shapely = require("shapely")
    for number, zone in enumerate(zones, 1):
        if not zone.shape.is_valid:
            reason = shapely.is_valid_reason(zone.shape)
            raise ValueError(f"{name}, zone {number} ({zone.words.key}): is no valid polygon ({reason}); repair it.")
    tree = shapely.STRtree([zone.shape for zone in zones])
    for first, second in tree.query(tree.geometries, predicate="intersects").T.tolist():
        first_zone, other = zones[first], zones[second]
        if first >= second or first_zone.period != other.period:
            continue
        common = shapely.intersection(first_zone.shape, other.shape)
        if common.area > 0.0 and not common.buffer(-0.5 * OVERLAP).is_empty:
            common_point = common.representative_point()
            raise ValueError(
                f"{name}, zones {first + 1} ({first_zone.words.key}) and {second + 1} ({other.words.key}): overlap "
                f"over "
                f"{common.area:.3g} m2 at {common_point.x:.1f}, {common_point.y:.1f}; give each place to one of them."
            )


def _parts(shape):
    shapely = require("shapely")
    return [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"]
