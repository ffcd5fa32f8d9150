# SPDX-License-Identifier: GPL-2.0-or-later
"""The simulations that are compared, each with its crossings, and which of them with which."""

from typing import NamedTuple

from qgis.core import QgsFeatureRequest, QgsProcessingException, QgsProcessingFeatureSource, QgsVectorLayer

from ..layers.vector_layers import UNCHECKED, layer_source
from ..translation import tr
from .parameters import AFTER, BEFORE, CROSSINGS_AFTER, CROSSINGS_BEFORE, CROSSINGS_OTHERS, OTHERS

RUN_NAME = "run_name"  # the field of the stops


class Simulation(NamedTuple):
    """One simulation: its stops, and its crossings of lines or None; the keys are those of the inputs."""

    key: str
    name: str
    stops: object
    crossings_key: str
    crossings: object


def simulations(call):
    """[before, after, *others]. Raises QgsProcessingException where stops and crossings do not go together."""
    for name in (BEFORE, AFTER):
        layer_source(call, name)
    stops = _sources(call, BEFORE, AFTER, OTHERS)
    crossings = _sources(call, CROSSINGS_BEFORE, CROSSINGS_AFTER, CROSSINGS_OTHERS)
    if crossings and not {CROSSINGS_BEFORE, CROSSINGS_AFTER} <= set(dict(crossings)):
        raise QgsProcessingException(tr("CROSSINGS_BEFORE, CROSSINGS_AFTER: give both or none."))
    if crossings and len(crossings) != len(stops):
        message = tr("CROSSINGS_OTHERS: {} layers of crossings for {} of stops; give one for each simulation, or none.")
        raise QgsProcessingException(message.format(len(crossings), len(stops)))
    names = _told_apart([_name_of(source, key) for key, source in stops])
    beside = crossings or [("", None)] * len(stops)
    return [Simulation(key, name, source, *other) for (key, source), name, other in zip(stops, names, beside)]


def pairs(number):
    """(simulation, the one that it is compared with) of each comparison: places in the list, before is 0, after 1."""
    others = range(2, number)
    return [(1, 0), *((other, 0) for other in others), *((1, other) for other in others)]


def _sources(call, before, after, others):
    """(key, source) of each of the simulations whose layer is given."""
    found = [(name, call[name]) for name in (before, after)]
    for layer in call[others] or []:
        if not isinstance(layer, QgsVectorLayer):
            message = tr("{}: this is no vector layer that QGIS can read.")
            raise QgsProcessingException(message.format(f"{others} ({layer.name()})"))
        found.append((others, QgsProcessingFeatureSource(layer, call.context)))
    return [(key, source) for key, source in found if source is not None]


def _name_of(source, key):
    """The run's own name, else before, after or the name of the layer."""
    if source.fields().lookupField(RUN_NAME) >= 0:
        for feature in source.getFeatures(QgsFeatureRequest().setLimit(1), UNCHECKED):
            if isinstance(feature[RUN_NAME], str) and feature[RUN_NAME]:
                return feature[RUN_NAME]
    return {BEFORE: tr("before"), AFTER: tr("after")}.get(key) or source.sourceName()


def _told_apart(names):
    """The names, those that there are twice with a number."""
    return [f"{name} ({k})" if names.count(name) > 1 else name for k, name in enumerate(names, 1)]
