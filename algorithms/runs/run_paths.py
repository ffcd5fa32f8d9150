# SPDX-License-Identifier: GPL-2.0-or-later
"""Trajectories of several simulations: layers of a list or of the project, read one at a time in any thread."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsFeatureRequest, QgsProcessingException, QgsVectorLayer, QgsVectorLayerFeatureSource

from ...engine.choices import FIRST_FIELD, WEIGHT_FIELD
from ..layers.field_numbers import needed_number
from ..layers.vector_layers import UNCHECKED
from ..parameters.motion import TRAJECTORIES
from ..parameters.values import is_empty
from ..translation import tr
from .motion import NEEDED, check_lines_of_runs, read_lines_of_runs

RUN_NAME = "run_name"
WHOLE = "whole_run"  # of rocks that broke: the run of the rock that fell


class LayerSource:
    """The features of a vector layer, as a source of Processing gives them; made in the thread of the layer."""

    def __init__(self, layer):
        self.source = QgsVectorLayerFeatureSource(layer)
        self.facts = layer.fields(), layer.crs(), layer.name(), layer.featureCount(), layer.wkbType(), layer.extent()

    def getFeatures(self, request=None, _flags=None):
        """An iterator of the features."""
        return self.source.getFeatures(request or QgsFeatureRequest())

    def fields(self):
        """The QgsFields."""
        return self.facts[0]

    def sourceCrs(self):
        """The coordinate system."""
        return self.facts[1]

    def sourceName(self):
        """The name of the layer."""
        return self.facts[2]

    def featureCount(self):
        """The number of features."""
        return self.facts[3]

    def wkbType(self):
        """The type of the geometries."""
        return self.facts[4]

    def sourceExtent(self):
        """The rectangle of all features."""
        return self.facts[5]


class RunWeights(NamedTuple):
    """Weights of runs that split, (runs,) each in the order of the layer."""

    weight: np.ndarray
    first: np.ndarray  # place in the layer of the run of the rock of which it is a copy


def source_of_layer(layer):
    """The LayerSource of trajectories, which may be of runs that split. Raises QgsProcessingException for others."""
    if not isinstance(layer, QgsVectorLayer):
        message = tr("{}: this is no vector layer that QGIS can read.")
        raise QgsProcessingException(message.format(f"{TRAJECTORIES} ({layer.name()})"))
    source = LayerSource(layer)
    check_lines_of_runs(source, takes_weights=True)
    return source


def trajectories_by_name(layers):
    """Name of a run -> LayerSource of its trajectories; None where two layers are of runs of one name."""
    found = {}
    for layer in layers:
        if not isinstance(layer, QgsVectorLayer) or not layer.isValid():
            continue
        if not {RUN_NAME, *NEEDED} <= set(layer.fields().names()) or layer.featureCount() < 1:
            continue
        name = next(layer.getFeatures(QgsFeatureRequest().setLimit(1)))[RUN_NAME]
        if not is_empty(name):
            found[str(name)] = None if str(name) in found else LayerSource(layer)
    return found


def paths_of_source(source, call):
    """(Paths, number of the rock that fell of each run, RunWeights) of a LayerSource.

    Numbers of rocks are None where rocks stay whole, RunWeights where runs do not split.
    """
    paths, names = read_lines_of_runs(source, call), source.fields().names()
    if WEIGHT_FIELD in names:
        weight, first = _numbers(source, WEIGHT_FIELD), _numbers(source, FIRST_FIELD).astype(np.int64)
        order = np.argsort(paths.number, kind="stable")
        place = order[np.minimum(np.searchsorted(paths.number[order], first), order.size - 1)]
        if (paths.number[place] != first).any():
            message = tr("TRAJECTORIES: in {} there are copies of runs that are not there; give the whole layer.")
            raise QgsProcessingException(message.format(source.sourceName()))
        return paths, None, RunWeights(weight, place)
    return paths, _numbers(source, WHOLE).astype(np.int64) if WHOLE in names else None, None


def _numbers(source, field):
    """A field with numbers from 0 on, in the order of the layer."""
    features = source.getFeatures(QgsFeatureRequest(), UNCHECKED)
    return np.array([needed_number(feature, TRAJECTORIES, field, lowest=0.0) for feature in features])
