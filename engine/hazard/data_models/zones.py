# SPDX-License-Identifier: GPL-2.0-or-later
"""Zones as polygons with what they are, and whether they may leave as data: valid, and not upon each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ...io.optional_packages import require

if TYPE_CHECKING:
    from ...hints import Rules

OVERLAP = 0.001  # m, how wide an overlap of two zones may be (Hazard_Mapping V1.2: WITHOUT OVERLAPS > 0.001)
GRID = 0.001  # m, of the coordinates of data: the millimetres of INTERLIS


class Zone(NamedTuple):
    """One part of a level, or of an intensity."""

    shape: Any  # shapely Polygon
    words: Any  # rules.Words: the level or the class of the intensity
    alternative: Any = None  # Words that the officer may choose instead, of a split field
    fields: tuple[str, ...] = ()  # what the authority calls the fields of the matrix
    period: float = 0.0  # years, of an intensity


def zones_of_levels(parts: dict[int, Any], rules: Rules) -> list[Zone]:
    """List of Zone of what danger_zones made of numbers of outcomes, the least level first.

    parts : number of an outcome -> (Multi)Polygon
    rules : Rules with these outcomes
    """
    found = []
    for number in sorted(parts):
        outcome = rules.outcomes[number - 1]
        other = rules.levels[outcome.alternative - 1] if outcome.alternative else None
        names, words = rules.field_names(outcome), rules.levels[outcome.level - 1]
        found += [Zone(part, words, other, names) for part in _parts(parts[number])]
    return found


def zones_of_intensity(parts: dict[int, Any], rules: Rules, period: float) -> list[Zone]:
    """The same of classes of the intensity, 1 for the weakest, up to a return period in years."""
    return [
        Zone(part, rules.intensities[number - 1], period=period)
        for number in sorted(parts)
        for part in _parts(parts[number])
    ]


def rounded_to_grid(zones):
    """The zones with coordinates in whole millimetres, valid; what is smaller than that vanishes."""
    shapely = require("shapely")
    return [
        zone._replace(shape=part)
        for zone in zones
        for part in _parts(shapely.set_precision(zone.shape, GRID))
        if not part.is_empty
    ]


def check_overlaps(zones, name):
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
        one, other = zones[first], zones[second]
        if first >= second or one.period != other.period:
            continue
        common = shapely.intersection(one.shape, other.shape)
        if common.area > 0.0 and not common.buffer(-0.5 * OVERLAP).is_empty:
            place = common.representative_point()
            raise ValueError(
                f"{name}, zones {first + 1} ({one.words.key}) and {second + 1} ({other.words.key}): overlap over "
                f"{common.area:.3g} m2 at {place.x:.1f}, {place.y:.1f}; give each place to one of them."
            )


def _parts(shape):
    shapely = require("shapely")
    return [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"]
