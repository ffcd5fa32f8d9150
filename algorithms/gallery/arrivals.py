# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the structures, and the rocks that arrive at each, from a layer of crossings."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.io.optional_packages import require
from ..layers.field_numbers import needed_number
from ..layers.vector_layers import layer_source, reprojected
from ..number_words import told
from ..runs.screen_lines import read_lines
from ..translation import tr
from ..units import KILO
from .parameters import CROSSINGS, NAME_FIELD, STRUCTURE

NO_ARRIVAL = Kind(
    "structures-not-reached", DOUBTFUL,
    "CROSSINGS: no rock arrives at: {names}.",
    "Count the rocks at the lines of these structures.",
)  # fmt: skip

FIELDS = ("passage", "mass_kg", "e_kj", "v_ms", "dip_deg", "skew_deg", "h_m", "top_m")
NEAR = 1.0  # m from a structure, within which a crossing is one of it


class Arrivals(NamedTuple):
    """Rocks at a structure, arrays of one length."""

    along: np.ndarray  # m
    mass: np.ndarray  # kg
    energy: np.ndarray  # with rotation, J
    velocity: np.ndarray  # m/s
    dip: np.ndarray  # below the horizontal, degrees
    skew: np.ndarray  # in plan, against the normal of the line, degrees
    lowest: np.ndarray  # point of the rock above the ground, m
    highest: np.ndarray  # the same, m


class Structure(NamedTuple):
    """A part of a feature with what arrives there."""

    identifier: int  # of the feature
    name: str
    points: np.ndarray  # (k, 2) m
    length: float  # m
    arrivals: Arrivals


def read_structures(call):
    """Structures in the system of their layer. Raises QgsProcessingException where nothing arrives at any."""
    shapely = require("shapely")
    crs = layer_source(call, STRUCTURE).sourceCrs()
    lines, table = read_lines(call, STRUCTURE, crs, NAME_FIELD), _rows(call, crs)
    places, found = shapely.points(table[:, :2]), []
    for line in lines:
        parts = [part for part in line.parts if len(part) > 1]
        for number, part in enumerate(parts, 1):
            shape = shapely.LineString(part)
            near = table[shapely.distance(shape, places) <= NEAR]
            along = shapely.line_locate_point(shape, shapely.points(near[:, :2]))
            name = line.name if len(parts) == 1 else f"{line.name}.{number}"
            found.append(Structure(line.identifier, name, part, shape.length, _arrivals(along, near)))
    empty = [one.name for one in found if not one.arrivals.along.size]
    if len(empty) == len(found):
        message = tr("CROSSINGS: none lies within {:g} m of a structure; count the rocks at these lines with Rocks at "
                     "screen lines.")  # fmt: skip
        raise QgsProcessingException(told(message, NEAR))
    if empty:
        call.find([NO_ARRIVAL.of(str(CROSSINGS), len(empty), names=", ".join(empty))])
    return found, crs


def _rows(call, crs):
    """(n, 2 + values) place and values of the first passages."""
    rows = []
    for feature in reprojected(layer_source(call, CROSSINGS), crs, call, CROSSINGS):
        if feature.hasGeometry() and feature["passage"] == 1:
            place = feature.geometry().vertexAt(0)
            values = [needed_number(feature, CROSSINGS, name, lowest=-math.inf) for name in FIELDS[1:]]
            rows.append((place.x(), place.y(), *values))
    return np.array(rows, np.float64).reshape(-1, 2 + len(FIELDS[1:]))


def _arrivals(along, rows):
    mass, energy, velocity, dip, skew, height, top = rows[:, 2:].T
    lowest = 2.0 * height - top  # as far below the centre as the highest point is above it
    return Arrivals(np.asarray(along), mass, KILO * energy, velocity, dip, skew, lowest, top)
