# SPDX-License-Identifier: GPL-2.0-or-later
"""The releases of a study: points as they are, lines and areas sampled."""

import math

import numpy as np

from ..io import well_known_binary as binary
from ..io.burn import nodes_inside
from .features import listed
from .starts import ReleasePoints

LARGEST_SAMPLE = 1_000_000  # points of one polygon


def read_points(features, values, volume, terrain, tell):
    """The ReleasePoints of Features that have ground under them.

    values : of the table releases
    volume : of points whose field says nothing, NaN: the rock's own
    """
    fields = [values[name] for name in ("height_field", "runs_field", "volume_field")]
    features.check_fields(*fields)
    features.check_valid()
    height_field, runs_field, volume_field = fields
    rows = []
    for feature in features.rows:
        of_feature = (
            features.number(feature, height_field, values["height"], quantity="release_height"),
            int(features.number(feature, runs_field, values["runs"], lowest=1.0)),
            features.number(feature, volume_field, volume, above=0.0, quantity="volume"),
        )
        for kind, rings in _parts(features, feature):
            is_sampled = kind != binary.POINT
            for x, y in _points_of(features, feature, kind, rings, values["spacing"]):
                rows.append((feature.identifier, x, y, is_sampled, *of_feature))
    if not rows:
        raise ValueError(f"{features.path}: the layer {features.name} has no feature to start from.")
    kinds = np.int64, np.float64, np.float64, bool, np.float64, np.int64, np.float64
    points = ReleasePoints(*(np.array(column, kind) for column, kind in zip(zip(*rows), kinds)))
    return _on_terrain(features, points, terrain, values["outside"] == "skip", tell)


def _parts(features, feature):
    try:
        return binary.parts_of(feature.wkb)
    except ValueError as error:
        raise ValueError(f"{features.path}: feature {feature.identifier} has {error}.") from error


def _points_of(features, feature, kind, rings, spacing):
    if kind == binary.POINT:
        return [tuple(rings[0][0].tolist())]
    if kind == binary.LINE:
        return _along(rings[0], spacing)
    (west, south), (east, north) = rings[0].min(axis=0), rings[0].max(axis=0)
    if (east - west) * (north - south) > LARGEST_SAMPLE * spacing**2:
        raise ValueError(
            f"{features.path}: feature {feature.identifier} of {east - west:.0f} m x {north - south:.0f} m holds too "
            f"many points {spacing:g} m apart; raise the spacing."
        )
    wkb = binary.polygon(*rings)
    x, y = nodes_inside(wkb, spacing)
    return list(zip(x.tolist(), y.tolist())) if x.size else [_inner_point(wkb)]


def _along(line, spacing):
    """Points in the middle of equal pieces of about the spacing."""
    steps = np.sqrt((np.diff(line, axis=0) ** 2).sum(axis=1))
    passed = np.concatenate([[0.0], np.cumsum(steps)])
    pieces = max(1, round(passed[-1] / spacing))
    places = (np.arange(pieces) + 0.5) * passed[-1] / pieces
    return list(zip(np.interp(places, passed, line[:, 0]).tolist(), np.interp(places, passed, line[:, 1]).tolist()))


def _inner_point(wkb):
    """Of a polygon that is smaller than the spacing."""
    import shapely

    point = shapely.from_wkb(wkb).point_on_surface()
    return point.x, point.y


def _on_terrain(features, points, terrain, may_skip, tell):
    """A point without ground is an error, or left out; samples of lines and areas are left out as long as some stay."""
    lost = np.isnan(terrain.height(points.x, points.y))
    kept_features = set(points.feature[~lost].tolist())
    alone = set(points.feature[lost & ~points.sampled].tolist()) | (set(points.feature[lost].tolist()) - kept_features)
    if alone and not (may_skip and not lost.all()):
        raise ValueError(
            f"{features.path}: no elevation under {listed(sorted(alone))}: outside of the elevation model, or no data "
            'there. Move or delete them, or write outside = "skip".'
        )
    if lost.any():
        tell(f"{features.path}: {int(lost.sum())} points are left out, for there is no elevation under them.")
    return ReleasePoints(*(array[~lost] for array in points))


def no_volume(rock):
    """NaN where points take the rock's own volume, else the volume of the table rock."""
    is_drawn = rock["volume_distribution"] is not None
    return math.nan if is_drawn or rock["volume"] is None else rock["volume"]
