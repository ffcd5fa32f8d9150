# SPDX-License-Identifier: GPL-2.0-or-later
"""Number and quality of the known trees that were found."""

import math

import numpy as np

from ...engine.forest.detection import detection
from ..layers.field_numbers import number_of
from ..layers.vector_layers import layer_source, reprojected
from .parameters import KNOWN, KNOWN_DIAMETER_FIELD, MATCH_DISTANCE


def rates_of(call, found, crs):
    """Name -> value of the rates, {} without known trees. ``found``: FoundTrees."""
    if not call.is_given(KNOWN):
        return {}
    places, diameters, field = [], [], call[KNOWN_DIAMETER_FIELD]
    for feature in reprojected(layer_source(call, KNOWN), crs, call, KNOWN):
        diameter = number_of(feature, KNOWN, field, math.nan, above=0.0) / 100.0
        for vertex in feature.geometry().vertices():
            places.append((vertex.x(), vertex.y()))
            diameters.append(diameter)
    result = detection(np.column_stack([found.x, found.y]), places, found.diameter, diameters, call[MATCH_DISTANCE])
    rates = {
        "DETECTED_SHARE": 100.0 * result.rate, "FALSE_SHARE": 100.0 * result.false_share,
        "DIAMETER_BIAS": 100.0 * result.bias, "DIAMETER_SPREAD": 100.0 * result.spread,
    }  # fmt: skip
    return {name: value for name, value in rates.items() if math.isfinite(value)}
