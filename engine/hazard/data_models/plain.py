# SPDX-License-Identifier: GPL-2.0-or-later
"""Zones of any rules in a GeoPackage: levels, intensities by return period, and the rules they follow, with sources."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...io.geodata import Layer
from ...io.optional_packages import require
from ..rules.checks import part_of
from ..rules.schema import UNITS
from .zones import Zone, check_overlaps

if TYPE_CHECKING:
    from ...hints import Rules


def plain_layers(levels: Sequence[Zone], intensities: Sequence[Zone], rules: Rules, crs: str) -> list[Layer]:
    """List of Layer: danger_zones, intensities, rules.

    levels, intensities : lists of zones.Zone
    rules : Rules they follow
    crs : WKT

    Raises
    ------
    ValueError
        For zones that overlap, unless the rules want them within each other.
    """
    if not rules.is_nested:
        check_overlaps(levels, "danger_zones")
    check_overlaps(intensities, "intensities")
    language = rules.language
    return [
        _layer("danger_zones", levels, crs, {
            "level": [zone.words.key for zone in levels],
            "code": [zone.words.code for zone in levels],
            "name": [zone.words.name(language) for zone in levels],
            "may_be": ["" if zone.alternative is None else zone.alternative.name(language) for zone in levels],
            "fields": [" ".join(zone.fields) for zone in levels],
            "area_m2": [float(zone.shape.area) for zone in levels],
        }),
        _layer("intensities", intensities, crs, {
            "period_y": [float(zone.period) for zone in intensities],
            "intensity": [zone.words.key for zone in intensities],
            "code": [zone.words.code for zone in intensities],
            "name": [zone.words.name(language) for zone in intensities],
            "area_m2": [float(zone.shape.area) for zone in intensities],
        }),
        _rules_table(rules),
    ]  # fmt: skip


def rules_rows(rules: Rules, number: Callable[[float], str] = "{:g}".format) -> list[tuple[str, str, str, str]]:
    """(key, value, grade, source) of each number of the rules, as texts; ``number``: how numbers are written."""
    measure = rules.document["intensity"]["measure"]
    rows = [("name", rules.name, "", ""), ("authority", rules.authority, "", "")]
    rows.append(("intensity.measure", f"{measure} [{UNITS[measure]}]", "", ""))
    for key, (grade, source) in rules.certainty.items():
        if key != "levels":
            rows.append((key, _text(part_of(rules.document, tuple(key.split("."))), number), grade, source))
    return rows + [("note", note, "", "") for note in rules.notes]


def _text(value, number):
    """A part of a file of rules as people read it: lists with commas, both levels of a split field with a stroke."""
    if isinstance(value, dict):
        return "; ".join(f"{key}: {_text(part, number)}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join("/".join(part) if isinstance(part, list) else _text(part, number) for part in value) or "–"
    return "?" if value is None else number(value) if isinstance(value, (int, float)) else value or "–"


def _rules_table(rules):
    rows = list(zip(*rules_rows(rules)))
    columns = dict(zip(("key", "value", "certainty", "source"), map(list, rows)))
    return Layer("rules", "None", "", [None] * len(rows[0]), columns, list(range(1, len(rows[0]) + 1)))


def _layer(name, zones, crs, columns):
    shapely = require("shapely")
    shapes = [shapely.to_wkb(zone.shape, output_dimension=2) for zone in zones]
    return Layer(name, "Polygon", crs, shapes, columns, list(range(1, len(zones) + 1)))
