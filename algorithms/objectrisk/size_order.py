# SPDX-License-Identifier: GPL-2.0-or-later
"""Scenarios of larger blocks that reach less far, or hit an object less often, than those of smaller ones.

Sizes and run-outs are read from the layers of stops; without these nothing is told.
"""

import math

import numpy as np
from qgis.core import QgsFeatureRequest

from ...engine.sizes.size_order import HitClass, hit_order, size_class, size_order
from ..layers.field_numbers import needed_number
from ..number_words import number_text
from ..translation import tr
from .parameters import STOPS

NUMBERS = ("mass_kg", "volume_m3", "runout_m", "release")
FIELDS = (*NUMBERS, "stop")


def classes_of(call, scenarios):
    """Pairs of the engine's SizeClass and the releases of each scenario; None where the stops do not say."""
    layers = call[STOPS] or []
    if len(layers) != len(scenarios):
        return [None] * len(scenarios)
    return [_class_of(layer, _name_of(one)) for layer, one in zip(layers, scenarios)]


def _name_of(scenario):
    return tr("block of {} years").format(number_text(scenario.row.period))


def _class_of(layer, name):
    if not set(FIELDS) <= set(layer.fields().names()) or "whole_run" in layer.fields().names():  # rocks broke
        return None
    rows, reasons = [], []
    for feature in layer.getFeatures(QgsFeatureRequest()):
        rows.append([needed_number(feature, STOPS, field, -math.inf) for field in NUMBERS])
        reasons.append(str(feature["stop"]))
    if not rows:
        return None
    masses, volumes, distances, releases = np.array(rows, np.float64).T
    return size_class(name, masses, volumes, distances, reasons), frozenset(releases.tolist())


def find_size_order(call, scenarios, rows):
    """Report scenarios that reach less far, and objects that they hit less often. ``rows``: run.Row of each object.

    Compared are scenarios with the same release points.
    """
    found = classes_of(call, scenarios)
    groups = {}
    for number, one in enumerate(found):
        if one is not None:
            groups.setdefault(one[1], []).append(number)
    for numbers in groups.values():
        call.find(size_order([found[number][0] for number in numbers]))
        for row in rows:
            classes = [_hits_of(found[number][0], scenarios[number], row.hits[number]) for number in numbers]
            finding = hit_order(row.object.name, classes)
            if finding is not None:
                call.find([finding])


def _hits_of(of_size, scenario, hits):
    return HitClass(of_size.name, of_size.mass, scenario.row.runs, hits.share)
