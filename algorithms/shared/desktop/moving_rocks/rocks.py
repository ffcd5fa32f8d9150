# SPDX-License-Identifier: GPL-2.0-or-later
"""A layer of dots that move: a point for each rock at each picture, with its moment stored, not computed from seconds.

QGIS filters a stored time in a fiftieth of what an expression takes. Rocks that have come to rest stay where they lie.
"""

import math

import numpy as np
from qgis.core import (
    Qgis,
    QgsDateTimeRange,
    QgsFeature,
    QgsField,
    QgsGeometry,
    QgsInterval,
    QgsPointXY,
    QgsSingleSymbolRenderer,
    QgsUnitTypes,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QDate, QDateTime, QTime

from ....translation import tr
from ...styles import styles
from ...styles.styles import INTEGER, MOMENT

START = QDateTime(QDate(2000, 1, 1), QTime(0, 0))  # of the rocks: a simulation has no date
ROCK, RIM = "#141414", "#ffffff"
NEARLY_ALL = 0.95  # of the rocks
FIELD = "moment"


def places_at(paths, times):
    """(rocks, times, 2) x and y of paths, each (n, 3) of time, x and y; before and after its path a rock rests."""
    return np.stack([
        np.column_stack([np.interp(times, path[:, 0], path[:, axis]) for axis in (1, 2)]) for path in paths
    ])  # fmt: skip


def longest_of(paths):
    """s until nearly all rocks have come to rest: nobody waits for the few that creep."""
    ends = sorted(float(path[-1, 0]) for path in paths)
    return ends[math.ceil(NEARLY_ALL * (len(ends) - 1))]


def moving_layer(paths, crs, pictures, title=""):
    """A memory layer with a point for each rock and picture, ready for the temporal controller.

    pictures : so many, from the release until nearly all have stopped
    """
    layer = QgsVectorLayer("Point", title or tr("Moving rocks"), "memory")
    layer.setCrs(crs)
    layer.dataProvider().addAttributes([QgsField("rock", INTEGER), QgsField(FIELD, MOMENT)])
    layer.updateFields()
    step = step_of(paths, pictures)
    moments = [START.addMSecs(round(1000.0 * step * k)) for k in range(pictures)]
    places = places_at(paths, step * np.arange(pictures)).tolist()
    features = [
        _feature(layer, rock, moment, point)
        for rock, of_rock in enumerate(places, start=1)
        for moment, point in zip(moments, of_rock)
    ]
    layer.dataProvider().addFeatures(features)
    layer.updateExtents()
    # seen on light and dark, on relief and on coloured maps
    layer.setRenderer(QgsSingleSymbolRenderer(styles.dot(ROCK, 2.4, RIM, 0.3)))
    layer.setFieldAlias(layer.fields().lookupField("rock"), tr("number of the rock"))
    layer.setFieldAlias(layer.fields().lookupField(FIELD), tr("moment, from the start of the year 2000"))
    _show_by_moments(layer, step)
    return layer


def step_of(paths, pictures):
    """s on the slope from a picture to the next, in whole ms as moments have them."""
    return max(round(1000.0 * longest_of(paths) / max(pictures - 1, 1)), 1) / 1000.0


def range_of(paths, pictures):
    """The QgsDateTimeRange of all pictures."""
    step = round(1000.0 * step_of(paths, pictures))
    return QgsDateTimeRange(START, START.addMSecs(step * pictures - 1))


def interval_of(paths, pictures):
    """The QgsInterval of a picture."""
    return QgsInterval(1000.0 * step_of(paths, pictures), QgsUnitTypes.TemporalUnit.TemporalMilliseconds)


def _feature(layer, rock, moment, point):
    feature = QgsFeature(layer.fields())
    feature.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(*point)))
    feature.setAttributes([rock, moment])
    return feature


def _show_by_moments(layer, step):
    properties = layer.temporalProperties()
    properties.setMode(Qgis.VectorTemporalMode.FeatureDateTimeInstantFromField)
    properties.setStartField(FIELD)
    properties.setAccumulateFeatures(False)
    properties.setDurationUnits(QgsUnitTypes.TemporalUnit.TemporalMilliseconds)
    properties.setFixedDuration(max(1000.0 * step - 0.5, 0.5))  # of two pictures never both
    properties.setIsActive(True)
