# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks of a simulation without the embankment, at its crest line: which go over, which could climb over."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.embankments.overtopping import overtopping, rolling_climb, sliding_climb
from ...engine.io.optional_packages import require
from ..layers.field_numbers import needed_number
from ..layers.vector_layers import check_fields, check_system, layer_source, reprojected
from ..translation import tr
from ..units import KILO
from .parameters import CROSSINGS, FREEBOARD
from .withstanding import withstanding

FIELDS = ("passage", "v_ms", "h_m", "top_m", "e_kj")
NEAR = 1.0  # m from a crest line, within which a crossing is one of it


class CrestCheck(NamedTuple):
    """What comes to one embankment."""

    name: str
    counts: object  # engine.embankments.overtopping.Overtopping
    climbing: int  # of those not over, spheres that could roll over the uphill face
    climb: float  # 95th percentile of what they climb, m
    slide: float  # 95th percentile of what they climb without friction and rotation, m
    friction: float  # that rolling takes
    slope: float  # of the ground across the line, degrees
    velocity: float  # 95th percentile, m/s
    energy: float  # the same, J
    withstanding: object  # withstanding.Withstanding


def check_crossings(call):
    """What can be known without the features. Raises QgsProcessingException."""
    if not call.is_given(CROSSINGS):
        return
    source = layer_source(call, CROSSINGS)
    check_system(source, CROSSINGS)
    check_fields(source, CROSSINGS, FIELDS)
    if call[FREEBOARD] is None:
        message = tr("FREEBOARD: with crossings (CROSSINGS) a freeboard is needed; give that of your code, or 0.")
        raise QgsProcessingException(message)


def check_built(call, crs, built):
    """CrestCheck of each Built, None without crossings. Raises QgsProcessingException for a number that is missing."""
    if not call.is_given(CROSSINGS):
        return None
    shapely = require("shapely")
    source, rows = layer_source(call, CROSSINGS), []
    for feature in reprojected(source, crs, call, CROSSINGS):
        if feature.hasGeometry() and feature["passage"] == 1:
            place = feature.geometry().vertexAt(0)
            numbers = (needed_number(feature, CROSSINGS, name, lowest=-math.inf) for name in FIELDS[1:])
            rows.append((place.x(), place.y(), *numbers))
    table = np.array(rows, np.float64).reshape(-1, 2 + len(FIELDS[1:]))
    found = []
    for one in built:
        line = shapely.LineString(one.crest.points)
        points = shapely.points(table[:, :2])
        is_near = shapely.distance(line, points) <= NEAR
        along = shapely.line_locate_point(line, points[is_near])
        found.append(_check(call, one, table[is_near], along))
        if not is_near.any():
            message = tr("CROSSINGS: none lies on the crest line {}; count the rocks at this line with Rocks at screen "
                         "lines.")  # fmt: skip
            call.warning(message.format(one.crest.name))
    return found


def _check(call, one, rows, along):
    layout = one.layout
    velocity, height, top, energy = rows[:, 2:].T
    stations = layout.stations.along
    crest = np.interp(along, stations, layout.crest - layout.ground)
    above_toe = np.interp(along, stations, layout.uphill_height)
    lowest = 2.0 * height - top  # as far below the centre as the highest point is above it
    slope = math.degrees(math.atan(abs(one.side.across)))
    climb, slide = (find(velocity, slope, one.crest.shape.uphill_angle) for find in (rolling_climb, sliding_climb))
    climbing = int(np.count_nonzero((lowest <= crest) & (climb.height > above_toe)))
    high = (
        float(np.quantile(values, 0.95)) if values.size else math.nan
        for values in (climb.height, slide.height, velocity, energy)
    )
    largest_climb, largest_slide, fast, strong = high
    counts, stays = overtopping(lowest, top, crest, call[FREEBOARD]), lowest <= crest
    withstood = withstanding(call, one.crest.shape, energy[stays] * KILO, (crest - height)[stays])
    return CrestCheck(
        one.crest.name, counts, climbing, largest_climb, largest_slide, climb.friction, slope, fast, strong * KILO,
        withstood,
    )  # fmt: skip
