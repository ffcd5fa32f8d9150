# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the crest lines of talus:embankment with their heights, and says what is wrong with them."""

from typing import NamedTuple

import numpy as np
from qgis.core import NULL, QgsProcessingException

from ..layers.field_numbers import number_of
from ..layers.vector_layers import feature_list, layer_source, no_geometry_text, reprojected, tell_bare
from ..runs.screen_lines import check_lines, parts_of
from ..translation import tr
from .parameters import GENTLEST, HIGHEST, LOWEST, STEEPEST

FIELDS = ("HEIGHT_FIELD", "NAME_FIELD")


class Crest(NamedTuple):
    """One line; a feature of several parts gives several."""

    identifier: int  # of the feature
    name: str
    points: np.ndarray  # (n, 2), none repeated
    shape: object  # engine.embankments.shape.EmbankmentShape


def check_crests(algorithm, parameters, context):
    """What can be known of the layer without its features. Raises QgsProcessingException."""
    for name in FIELDS:
        check_lines(algorithm, parameters, context, "CREST", name)


def shape_of(algorithm, parameters, context):
    """The EmbankmentShape that the inputs say, for crests without a height of their own."""
    from ...engine.embankments.shape import EmbankmentShape

    def of(name):
        return algorithm.parameterAsDouble(parameters, name, context)

    depth = of("DITCH_DEPTH")
    return EmbankmentShape(
        of("HEIGHT"), of("CREST_WIDTH"), _angle(of("UPHILL_ANGLE")), _angle(of("DOWNHILL_ANGLE")), depth,
        of("DITCH_WIDTH") if depth > 0.0 else 0.0, _angle(of("DITCH_ANGLE")),
        algorithm.parameterAsEnumString(parameters, "HEIGHT_AT", context),
        algorithm.parameterAsEnumString(parameters, "CREST_LEVEL", context),
    )  # fmt: skip


def read_crests(algorithm, parameters, context, feedback, dem):
    """The Crests in the system of the elevation model. Raises QgsProcessingException naming features."""
    source = layer_source(algorithm, parameters, "CREST", context)
    heights, names = (algorithm.parameterAsString(parameters, name, context) for name in FIELDS)
    shape = shape_of(algorithm, parameters, context)
    crests, bare = [], []
    for feature in reprojected(source, dem.crs, context, "CREST", feedback):
        height = number_of(feature, "CREST", heights, shape.height, lowest=LOWEST, highest=HIGHEST)
        parts = [_checked_line(part, feature.id()) for part in parts_of(feature.geometry())]
        parts = [part for part in parts if len(part) > 1]
        if not parts:
            bare.append(feature.id())
        label = feature[names] if names else NULL
        name = str(feature.id()) if label in (NULL, None, "") else str(label)
        for number, part in enumerate(parts, 1):
            title = name if len(parts) == 1 else f"{name}.{number}"
            crests.append(Crest(feature.id(), title, part, shape._replace(height=height)))
    tell_bare("CREST", bare, feedback)
    if not crests:
        raise QgsProcessingException(no_geometry_text("CREST", source))
    _refuse_outside(crests, source, dem)
    return crests


def _angle(degrees):
    return min(max(degrees, GENTLEST), STEEPEST)


def _checked_line(points, identifier):
    """The vertices of a part, none repeated. Raises QgsProcessingException for a line that no embankment can follow."""
    from ...engine.embankments.crest_line import without_repeats
    from ...engine.io.optional_packages import require

    shapely = require("shapely")
    if not np.isfinite(points).all():
        raise QgsProcessingException(tr("CREST: feature {} has coordinates that are not finite.").format(identifier))
    points = without_repeats(points)
    if len(points) > 1 and (not shapely.LineString(points).is_simple or np.array_equal(points[0], points[-1])):
        message = tr("CREST: feature {} crosses or touches itself; an embankment needs a line with two ends. Cut it.")
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
        message = tr("CREST: outside of the elevation model: {}. Leave them out, or take a larger elevation model.")
        raise QgsProcessingException(message.format(feature_list(outside)))
