# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers for the temporal controller: rocks move, and stops and contacts appear when they happen.

A simulation has no date. Its rocks are let go at the beginning of the year 2000.
"""

from qgis.core import (
    Qgis,
    QgsDateTimeRange,
    QgsFeatureRequest,
    QgsField,
    QgsInterval,
    QgsTemporalNavigationObject,
    QgsUnitTypes,
)
from qgis.PyQt.QtCore import QDateTime

from ...translation import tr
from .styles import MOMENT

FIELD = "moment"
LOOKED_AT = 2000  # features of a layer, for the time between two pictures
# Seconds to a moment, which has whole ms. The function of QGIS wants each part in its range, and cuts off after the ms:
# what is added keeps it from taking 8.95 s for 8949 ms.
EXPRESSION = (
    "with_variable('t', round(\"{}\", 3), make_datetime(2000, 1, 1 + floor(@t / 86400), floor(@t / 3600) % 24, "
    "floor(@t / 60) % 60, @t % 60 + 0.0004))"
)


def show_in_time(layer, seconds, duration=None):
    """Let the temporal controller show features by a field of seconds.

    Parameters
    ----------
    seconds : name of the field
    duration : s for which a feature is shown; None: from its moment on
    """
    if layer.fields().lookupField(FIELD) < 0:
        layer.addExpressionField(EXPRESSION.format(seconds), QgsField(FIELD, MOMENT))
        layer.setFieldAlias(layer.fields().lookupField(FIELD), tr("moment, from the start of the year 2000"))
    properties = layer.temporalProperties()
    properties.setMode(Qgis.VectorTemporalMode.FeatureDateTimeInstantFromField)
    properties.setStartField(FIELD)
    properties.setAccumulateFeatures(duration is None)
    if duration is not None:
        properties.setDurationUnits(QgsUnitTypes.TemporalUnit.TemporalMilliseconds)
        properties.setFixedDuration(1000.0 * duration)
    properties.setIsActive(True)


def set_frames(layer, duration):
    """Let the temporal controller of the desktop step through a layer by ``duration`` in s, as fast as the rocks moved.

    A controller that is in use is left alone. Its own step is an hour, in which the rocks of a run all have stopped,
    and its own range is, in later versions of QGIS, the present day.
    """
    from qgis.utils import iface

    controller = iface.mapCanvas().temporalController() if iface is not None else None
    if controller is None or controller.navigationMode() != _off():
        return
    moments = layer.fields().lookupField(FIELD)
    first, last = layer.minimumValue(moments), layer.maximumValue(moments)
    if isinstance(first, QDateTime) and isinstance(last, QDateTime):  # not so for a layer without features
        controller.setTemporalExtents(QgsDateTimeRange(first, last.addMSecs(round(1000.0 * duration))))
    controller.setFrameDuration(QgsInterval(1000.0 * duration, QgsUnitTypes.TemporalUnit.TemporalMilliseconds))
    controller.setFramesPerSecond(1.0 / duration)


def interval_of(layer, seconds):
    """s from a picture to the next in a layer of an earlier run, by the times of its first features."""
    field = layer.fields().lookupField(seconds)
    request = QgsFeatureRequest().setFlags(QgsFeatureRequest.Flag.NoGeometry).setLimit(LOOKED_AT)
    times = sorted({round(float(feature[field]), 3) for feature in layer.getFeatures(request)})
    steps = sorted(late - early for early, late in zip(times, times[1:]))
    return steps[len(steps) // 2] if steps else 1.0


def _off():
    if hasattr(Qgis, "TemporalNavigationMode"):  # since QGIS 3.36
        return Qgis.TemporalNavigationMode.Disabled
    return QgsTemporalNavigationObject.NavigationMode.NavigationOff
