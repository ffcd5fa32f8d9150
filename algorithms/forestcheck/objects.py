# SPDX-License-Identifier: GPL-2.0-or-later
"""Stands that keep rocks from objects, and the effect of the forest on all rocks that arrive there."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.forest.protection_effect import effect, protecting
from ...engine.io.optional_packages import require
from ..layers.field_numbers import needed_number
from ..layers.vector_layers import layer_source, reprojected
from ..translation import tr
from .parameters import CROSSINGS_WITH, CROSSINGS_WITHOUT, STOPS_WITH


class Protection(NamedTuple):
    """Effect of the forest at the objects."""

    effect: object  # engine.forest.protection_effect.Effect of all objects
    counts: dict  # (number of the stand or None, name of the object) -> runs


def protection_of(call, crs, stands):
    """The Protection, None where the layers were not given."""
    if not call.is_given(CROSSINGS_WITHOUT):
        return None
    without, with_forest = (_crossings(call, crs, name) for name in (CROSSINGS_WITHOUT, CROSSINGS_WITH))
    pairs = [{(run, thing) for run, thing, _ in rows} for rows in (without, with_forest)]
    energies = [[energy for *_, energy in rows] for rows in (without, with_forest)]
    counts = protecting(*pairs, _stands_of_stops(call, crs, stands))
    return Protection(effect(*energies), counts)


def _crossings(call, crs, name):
    """(run, object, energy) of the first passages."""
    rows = []
    for feature in reprojected(layer_source(call, name), crs, call, name):
        if feature["passage"] == 1:
            rows.append((int(feature["run"]), str(feature["name"]), needed_number(feature, name, "e_kj")))
    return rows


def _stands_of_stops(call, crs, stands):
    """Run -> number of the stand in which it stops. Raises QgsProcessingException where no run stops in one."""
    shapely = require("shapely")
    runs, places = [], []
    for feature in reprojected(layer_source(call, STOPS_WITH), crs, call, STOPS_WITH):
        if feature.hasGeometry():
            place = feature.geometry().vertexAt(0)
            runs.append(int(feature["run"]))
            places.append((place.x(), place.y()))
    points, found = shapely.points(np.array(places, np.float64).reshape(-1, 2)), {}
    for number, stand in enumerate(stands):
        for k in np.flatnonzero(shapely.contains(stand.shape, points)).tolist():
            found[runs[k]] = number
    if not found:
        raise QgsProcessingException(tr("STOPS_WITH: no run stops in a stand; is it the simulation with the trees?"))
    return found
