# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the crest lines of talus:embankment with their heights, and says what is wrong with them."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.embankments.crest_line import without_repeats
from ...engine.embankments.shape import EmbankmentShape
from ...engine.io.optional_packages import require
from ..layers.field_numbers import number_of
from ..layers.vector_layers import (
    feature_list,
    feature_name,
    layer_source,
    name_field,
    no_geometry_text,
    reprojected,
    tell_bare,
)
from ..runs.screen_lines import check_lines, parts_of
from ..translation import tr
from .parameters import (
    CREST,
    CREST_LEVEL,
    CREST_WIDTH,
    DITCH_ANGLE,
    DITCH_DEPTH,
    DITCH_WIDTH,
    DOWNHILL_ANGLE,
    GENTLEST,
    HEIGHT,
    HEIGHT_AT,
    HEIGHT_FIELD,
    HIGHEST,
    LOWEST,
    NAME_FIELD,
    STEEPEST,
    UPHILL_ANGLE,
)

FIELDS = (HEIGHT_FIELD, NAME_FIELD)


class Crest(NamedTuple):
    """One line; a feature of several parts gives several."""

    identifier: int  # of the feature
    name: str
    points: np.ndarray  # (n, 2), none repeated
    shape: object  # engine.embankments.shape.EmbankmentShape


def check_crests(call):
    """Check all of the layer that does not need its features. Raises QgsProcessingException."""
    for name in FIELDS:
        check_lines(call, CREST, name)


def shape_of(call):
    """The EmbankmentShape that the inputs say, for crests without a height of their own."""
    depth = call[DITCH_DEPTH]
    return EmbankmentShape(
        call[HEIGHT], call[CREST_WIDTH], _angle(call[UPHILL_ANGLE]), _angle(call[DOWNHILL_ANGLE]), depth,
        call[DITCH_WIDTH] if depth > 0.0 else 0.0, _angle(call[DITCH_ANGLE]), call[HEIGHT_AT], call[CREST_LEVEL],
    )  # fmt: skip


def read_crests(call, dem):
    """The Crests in the system of the elevation model. Raises QgsProcessingException naming features."""
    source = layer_source(call, CREST)
    heights, names = (call[name] for name in FIELDS)
    names = name_field(source, names)
    shape = shape_of(call)
    crests, bare = [], []
    for feature in reprojected(source, dem.crs, call, CREST):
        height = number_of(feature, CREST, heights, shape.height, lowest=LOWEST, highest=HIGHEST)
        parts = [_checked_line(part, feature.id()) for part in parts_of(feature.geometry())]
        parts = [part for part in parts if len(part) > 1]
        if not parts:
            bare.append(feature.id())
        name = feature_name(feature, names) or str(feature.id())
        for number, part in enumerate(parts, 1):
            title = name if len(parts) == 1 else f"{name}.{number}"
            crests.append(Crest(feature.id(), title, part, shape._replace(height=height)))
    tell_bare(CREST, bare, call)
    if not crests:
        raise QgsProcessingException(no_geometry_text(CREST, source))
    _refuse_outside(crests, source, dem)
    return crests


def _angle(degrees):
    return min(max(degrees, GENTLEST), STEEPEST)


def _checked_line(points, identifier):
    """The vertices of a part, none repeated. Raises QgsProcessingException for a line that no embankment can follow."""
    shapely = require("shapely")
    if not np.isfinite(points).all():
        raise QgsProcessingException(tr("CREST: feature {} has coordinates that are not finite.").format(identifier))
    points = without_repeats(points)
    if len(points) > 1 and (not shapely.LineString(points).is_simple or np.array_equal(points[0], points[-1])):
        message = tr("CREST: feature {} crosses or touches itself; an embankment needs a line with two ends. Split it.")
        raise QgsProcessingException(message.format(identifier))
    return points


def _refuse_outside(crests, source, dem):
    west, south, east, north = dem.grid.extent
    outside = [
        one.identifier for one in crests
        if not ((one.points >= (west, south)) & (one.points <= (east, north))).all(axis=1).any()
    ]  # fmt: skip
    if len(outside) == len(crests):
        message = tr("CREST: all lines of {} lie outside of the elevation model; is its coordinate system right?")
        raise QgsProcessingException(message.format(source.sourceName()))
    if outside:
        message = tr("CREST: outside of the elevation model: {}. Leave them out, or use a larger elevation model.")
        raise QgsProcessingException(message.format(feature_list(outside)))
