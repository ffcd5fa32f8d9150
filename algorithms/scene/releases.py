# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the releases: points as they are, lines and polygons sampled, numbers from fields where there are some."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.study.starts import ReleasePoints
from ..layers.field_numbers import number_of
from ..layers.vector_layers import check_fields, check_system, feature_list, valid_features
from ..number_words import share_text, told
from ..parameters.scene import RELEASES
from ..translation import tr
from .release_sampling import points_of


class Choices(NamedTuple):
    """What holds for features whose fields say nothing, and the names of those fields ('' for none)."""

    spacing: float
    height: float
    runs: int
    volume: float  # NaN: the rock's own
    height_field: str
    runs_field: str
    volume_field: str


def read_releases(source, crs, choices, call):
    """Release points of a feature source in the system ``crs``. Raises QgsProcessingException naming the features."""
    check_system(source, RELEASES)
    check_fields(source, RELEASES, [choices.height_field, choices.runs_field, choices.volume_field])
    rows, without_geometry = [], []
    for feature in valid_features(source, crs, call, RELEASES):
        points = points_of(feature.geometry(), choices.spacing)
        if not points:
            without_geometry.append(feature.id())
        values = _values_of(feature, choices)
        is_sampled = bool(points) and feature.geometry().constGet().dimension() > 0
        rows.extend((feature.id(), x, y, is_sampled, *values) for x, y in points)
    if without_geometry:
        message = tr("RELEASES: left out for want of a geometry: {}.")
        call.warning(message.format(feature_list(without_geometry)))
    if not rows:
        raise QgsProcessingException(tr("RELEASES: the layer has no feature to start from."))
    return _as_arrays(rows)


def on_terrain(points, terrain, call, may_skip=False):
    """The points that have ground under them.

    A point feature without ground is an error, or with ``may_skip`` left out with a warning that lists it. Of lines
    and polygons, samples without ground are left out with a warning as long as some are left of each feature.
    """
    lost = np.isnan(terrain.height(points.x, points.y))
    alone = np.unique(points.feature[lost & ~points.sampled])
    rest = set(points.feature[~lost].tolist())
    alone = sorted(set(alone.tolist()) | (set(points.feature[lost].tolist()) - rest))
    if alone and may_skip and not lost.all():
        message = tr("RELEASES: left out, for there is no elevation under them: {}.")
        call.warning(message.format(", ".join(map(str, alone))))
    elif alone:
        message = tr(
            "RELEASES: no elevation under {}: outside of the elevation model, or no data there. Move or delete them, "
            "or choose an elevation model that covers them."
        )
        raise QgsProcessingException(message.format(feature_list(alone)))
    sampled = lost & ~np.isin(points.feature, alone)
    if sampled.any():
        of_features = np.unique(points.feature[sampled])
        message = tr("RELEASES: partly outside of the elevation model: {}; {} of {} sampled points ({}) are left out.")
        every, left_out = int(np.isin(points.feature, of_features).sum()), int(sampled.sum())
        share = share_text(left_out / every)
        call.warning(told(message, feature_list(of_features.tolist()), left_out, every, share))
    return ReleasePoints(*(array[~lost] for array in points))


def _values_of(feature, choices):
    """(height, runs, volume) of a feature."""
    return (
        number_of(feature, RELEASES, choices.height_field, choices.height, quantity="release_height"),
        int(number_of(feature, RELEASES, choices.runs_field, choices.runs, lowest=1.0)),
        number_of(feature, RELEASES, choices.volume_field, choices.volume, above=0.0, quantity="volume"),
    )


def _as_arrays(rows):
    feature, x, y, sampled, height, runs, volume = zip(*rows)
    return ReleasePoints(
        np.array(feature, np.int64),
        np.array(x, np.float64),
        np.array(y, np.float64),
        np.array(sampled, bool),
        np.array(height, np.float64),
        np.array(runs, np.int64),
        np.array(volume, np.float64),
    )
