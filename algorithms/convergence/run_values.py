# SPDX-License-Identifier: GPL-2.0-or-later
"""One number a run from a layer with a feature or several for each run: stops, trajectories, crossings of a line."""

import math

import numpy as np
from qgis.core import QgsFeatureRequest, QgsGeometry, QgsProcessingException, QgsWkbTypes

from ...engine.findings.finding import DOUBTFUL, Kind
from ..layers.field_numbers import needed_number
from ..layers.vector_layers import UNCHECKED, check_fields, check_system, valid_features
from ..parameters.values import is_empty
from ..translation import tr
from .parameters import DISTANCE, LAYER, RUN_FIELD, TARGET, TOTAL_RUNS, VALUE_FIELD

WHOLE_RUNS = Kind(
    "values-of-whole-runs", DOUBTFUL,
    "VALUE_FIELD: the values of trajectories are those of whole runs, not those at TARGET.",
    "Use the crossings of Rocks at screen lines for these.",
)  # fmt: skip


def read_sample(call, statistic):
    """A number for each run, NaN where it has none; for a share True where it meets the target."""
    source = call[LAYER]
    target = call[TARGET]
    distance = call[DISTANCE]
    meets = None if target is None else make_target(target, source.sourceCrs(), distance, call)
    run_field = call[RUN_FIELD]
    value_field = call[VALUE_FIELD] if statistic != "share" else ""
    if meets is not None and value_field and is_of_lines(source):
        call.find([WHOLE_RUNS.of(str(VALUE_FIELD))])
    values = read_run_values(source, run_field, value_field, meets, call)
    total = int(call[TOTAL_RUNS] or len(values))
    if total < len(values):
        message = tr("TOTAL_RUNS is {}, but the layer has {} different runs.")
        raise QgsProcessingException(message.format(total, len(values)))
    sample = np.full(total, math.nan)
    sample[: len(values)] = list(values.values())
    missing = int(np.count_nonzero(np.isnan(sample)))
    call.info(tr("{} runs, {} of them with a value.").format(total, total - missing))
    if missing == total and statistic != "share":
        raise QgsProcessingException(tr("TARGET: no run meets it, so there is no value."))
    return ~np.isnan(sample) if statistic == "share" else sample


def read_run_values(source, run_field, value_field, meets, call):
    """Run -> its largest value, 1.0 without a field; NaN for runs of which no feature ``meets`` the target.

    Raises QgsProcessingException for a layer without features and values that are no numbers.
    """
    check_fields(source, LAYER, [run_field, value_field])
    values = {}
    request = QgsFeatureRequest()
    for feature in source.getFeatures(request, UNCHECKED):
        call.stop_if_cancelled()
        run = feature[run_field] if run_field else feature.id()
        if is_empty(run):
            message = tr("LAYER: feature {} has no number of a run in {}.")
            raise QgsProcessingException(message.format(feature.id(), run_field))
        value = _value_of(feature, value_field) if meets is None or meets(feature.geometry()) else math.nan
        values[run] = np.fmax(values.get(run, math.nan), value)
    if not values:
        raise QgsProcessingException(tr("LAYER: the layer {} is empty.").format(source.sourceName()))
    return values


def is_of_lines(source):
    """Does a source have lines, such as trajectories?"""
    return QgsWkbTypes.geometryType(source.wkbType()) == QgsWkbTypes.GeometryType.LineGeometry


def make_target(target, crs, distance, call):
    """Function that reports whether a geometry comes within a distance of the features of a source."""
    check_system(target, TARGET)
    shapes = [feature.geometry() for feature in valid_features(target, crs, call, TARGET)]
    shapes = [shape for shape in shapes if not shape.isEmpty()]
    if not shapes:
        raise QgsProcessingException(tr("TARGET: the layer {} is empty.").format(target.sourceName()))
    if distance == 0.0 and QgsWkbTypes.geometryType(target.wkbType()) == QgsWkbTypes.GeometryType.PointGeometry:
        raise QgsProcessingException(tr("DISTANCE: nothing passes exactly through a point; give a distance in metres."))
    if distance > 0.0:
        shapes = [shape.buffer(distance, 16) for shape in shapes]
    united = QgsGeometry.unaryUnion(shapes)
    engine = QgsGeometry.createGeometryEngine(united.constGet())
    engine.prepareGeometry()

    def meets(geometry, keep=united):
        return not geometry.isEmpty() and engine.intersects(geometry.constGet())

    return meets


def _value_of(feature, field):
    if not field:
        return 1.0
    return needed_number(feature, LAYER, field, lowest=-math.inf)
