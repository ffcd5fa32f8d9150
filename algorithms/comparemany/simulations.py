# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the simulations: the values of each run, and what arrives at each line."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsFeatureRequest, QgsProcessingException, QgsProcessingFeatureSource, QgsVectorLayer

from ..layers.field_numbers import needed_number
from ..layers.vector_layers import UNCHECKED, check_fields
from ..translation import tr
from .parameters import CROSSINGS, STOPS

RUN_NAME = "run_name"
VALUES = ("runout_m", "e_max_kj", "h_max_m", "v_max_ms")
AT_LINES = ("run", "line", "passage", "e_kj", "h_m")


class Sources(NamedTuple):
    """The layers of one simulation."""

    layer: str  # name of that of the stops
    stops: QgsProcessingFeatureSource
    crossings: QgsProcessingFeatureSource  # None where there are none


class Arrivals(NamedTuple):
    """The first passages of a line."""

    energies: np.ndarray  # kJ
    heights: np.ndarray  # m, of the centre of mass


class Simulation(NamedTuple):
    """One simulation in numbers."""

    name: str
    values: dict  # field of VALUES -> array with a number for each run
    arrivals: dict  # name of a line -> Arrivals

    @property
    def runs(self):
        """Number of runs."""
        return self.values[VALUES[0]].size


def read_sources(call):
    """A Sources for each simulation. Raises QgsProcessingException where they do not go together."""
    stops, crossings = call[STOPS], call[CROSSINGS] or []
    if len(stops) < 2:
        raise QgsProcessingException(
            tr("STOPS: {} layers; give the stops of at least two simulations.").format(len(stops))
        )
    if crossings and len(crossings) != len(stops):
        message = tr("CROSSINGS: {} layers of crossings for {} of stops; give one for each simulation, or none.")
        raise QgsProcessingException(message.format(len(crossings), len(stops)))
    others = crossings or [None] * len(stops)
    return [_sources(call, *pair) for pair in zip(stops, others)]


def _sources(call, stops, crossings):
    return Sources(stops.name(), _source(call, STOPS, stops, VALUES), _source(call, CROSSINGS, crossings, AT_LINES))


def _source(call, name, layer, fields):
    if layer is None:
        return None
    named = f"{name} ({layer.name()})"
    if not isinstance(layer, QgsVectorLayer):
        raise QgsProcessingException(tr("{}: this is no vector layer that QGIS can read.").format(named))
    source = QgsProcessingFeatureSource(layer, call.context)
    check_fields(source, named, fields)
    return source


def read_simulations(sources, call):
    """A Simulation of each Sources, with names that distinguish them."""
    found = []
    for number, one in enumerate(sources):
        name, values = _read_stops(one, call)
        if not values[VALUES[0]].size:
            raise QgsProcessingException(tr("{}: the layer {} has no run.").format(STOPS, one.layer))
        found.append(Simulation(name or one.layer, values, {} if one.crossings is None else _read_lines(one, call)))
        call.go_on(90.0 * (number + 1) / len(sources))
    names = [one.name for one in found]
    return [
        one._replace(name=f"{one.name} ({k})" if names.count(one.name) > 1 else one.name)
        for k, one in enumerate(found, 1)
    ]


def _read_stops(one, call):
    """(name of the run or '', field -> array)."""
    has_name = one.stops.fields().lookupField(RUN_NAME) >= 0
    names, rows = set(), []
    for feature in one.stops.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        rows.append([needed_number(feature, STOPS, field) for field in VALUES])
        if has_name and isinstance(feature[RUN_NAME], str):
            names.add(feature[RUN_NAME])
    table = np.array(rows, np.float64).reshape(-1, len(VALUES))
    return names.pop() if len(names) == 1 else "", dict(zip(VALUES, table.T))


def _read_lines(one, call):
    """Name of a line -> its Arrivals; each run counts once, where it first passes."""
    has_names = one.crossings.fields().lookupField("name") >= 0
    rows = {}
    for feature in one.crossings.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        if feature["passage"] != 1:
            continue
        is_named = has_names and isinstance(feature["name"], str) and feature["name"]
        name = feature["name"] if is_named else str(feature["line"])
        rows.setdefault(name, []).append([needed_number(feature, CROSSINGS, field) for field in AT_LINES[3:]])
    return {name: Arrivals(*np.array(of_line, np.float64).T) for name, of_line in rows.items()}
