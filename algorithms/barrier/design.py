# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads planned barriers and the variants to compare."""

import math
from typing import NamedTuple

from qgis.core import QgsProcessingException

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.findings.subjects import Listed
from ...engine.protection.barrier_variants import SERVICE_SHARE, line_on_ground
from ..layers.field_numbers import number_of
from ..layers.vector_layers import check_system, feature_name, name_field, valid_features
from ..scene.obstacles import barrier_fields, lines_of
from ..translation import tr
from ..units import KILO
from .parameters import BARRIERS, CLASS, CUSTOM, ENERGY, ENERGY_FIELD, HEIGHT, HEIGHT_FIELD, LEVEL, RIGID

OUTSIDE = Kind(
    "barriers-left-out", DOUBTFUL,
    "BARRIERS: left out, outside of the elevation model or without length: {features}.",
    "Draw them on the elevation model, or give a larger model.",
)  # fmt: skip
OVER_GAPS = Kind(
    "barriers-over-gaps", DOUBTFUL,
    "BARRIERS: partly where the elevation model has no data: {features}; {value:.0f} of {limit:.0f} m.",
    "Fill the holes of the elevation model below them, or draw them elsewhere.",
)  # fmt: skip


class Planned(NamedTuple):
    """One planned barrier."""

    identifier: int  # of its feature
    part: int  # of the feature's line, from 0
    laid: object  # engine.protection.barrier_variants.LineOnGround
    height: float  # m
    class_kj: float  # maximum energy level, NaN for none
    capacity: float  # J that counts
    name: str = ""  # by the field "name" of the layer, "" where it has none


def read_planned(call, terrain, crs):
    """The planned barriers on the terrain. Raises QgsProcessingException naming the features."""
    source = call[BARRIERS]
    check_system(source, BARRIERS)
    height_field, energy_field = barrier_fields(call, source, HEIGHT_FIELD, ENERGY_FIELD)
    usual, names = call[HEIGHT], name_field(source, "")
    class_kj, capacity = _class_and_capacity(call)
    planned, lost = [], []
    for feature in valid_features(source, crs, call, BARRIERS):
        height = number_of(feature, BARRIERS, height_field, usual, above=0.0)
        energy = number_of(feature, BARRIERS, energy_field, math.nan) * KILO
        name = feature_name(feature, names)
        of_class = (class_kj, capacity) if math.isnan(energy) else (math.nan, energy)
        laid = [line_on_ground(terrain, line) for line in lines_of(feature.geometry())]
        laid = [one for one in laid if one.missing < one.length]
        if not laid:
            lost.append(feature.id())
        planned.extend(Planned(feature.id(), part, one, height, *of_class, name) for part, one in enumerate(laid))
    if not planned:
        message = tr("BARRIERS: nothing of {} lies on the elevation model; is its coordinate system right?")
        raise QgsProcessingException(message.format(source.sourceName()))
    if lost:
        call.find([OUTSIDE.of(str(BARRIERS), len(lost), features=Listed.of(lost))])
    bare = sorted({one.identifier for one in planned if one.laid.missing > 0.0})
    if bare:
        missing, length = (sum(getattr(one.laid, name) for one in planned) for name in ("missing", "length"))
        call.find([OVER_GAPS.of(str(BARRIERS), missing, length, features=Listed.of(bare))])
    return planned


def _class_and_capacity(call):
    """(maximum energy level in kJ or NaN, capacity in J)."""
    chosen = call[CLASS]
    if chosen == RIGID:
        return math.nan, math.inf
    if chosen == CUSTOM:
        return math.nan, call[ENERGY] * KILO
    is_service = call[LEVEL] == "service"
    return float(chosen), float(chosen) * KILO * (SERVICE_SHARE if is_service else 1.0)
