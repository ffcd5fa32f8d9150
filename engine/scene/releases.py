# SPDX-License-Identifier: GPL-2.0-or-later
"""Release points of features, points as they are, lines and areas sampled; and the releases of a simulation."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..findings.finding import DOUBTFUL, REFUSED, Finding, FindingError, Kind
from ..findings.subjects import Listed
from ..io import well_known_binary as binary
from ..io.burn import nodes_inside
from ..io.plane_geometry import inner_point

if TYPE_CHECKING:
    from ..hints import Array, Release, Terrain
    from .door import Door
    from .features import Features

LARGEST_SAMPLE = 1_000_000  # points of one polygon

TOO_MANY = Kind(
    "sample-too-large", REFUSED,
    "{subject}: a polygon of {width:.0f} m x {height:.0f} m holds too many points {value:g} m apart; increase the "
    "spacing.",
)  # fmt: skip
NO_GROUND = Kind(
    "release-without-ground", REFUSED,
    "{subject}: no elevation under {features}: outside of the elevation model, or no data there.",
    "Move or delete them, choose an elevation model that covers them, or have them left out ({key}: skip).",
)  # fmt: skip
LEFT_OUT = Kind(
    "releases-left-out", DOUBTFUL, "{subject}: left out, as there is no elevation under them: {features}.",
)  # fmt: skip
PARTLY = Kind(
    "releases-partly-outside", DOUBTFUL,
    "{subject}: partly outside of the elevation model: {features}; {lost} of {every} sampled points ({value:.0f} %) "
    "are left out.",
)  # fmt: skip
RUNS_NOT_USED = Kind(
    "runs-not-used", DOUBTFUL,
    "{subject} ({value:.0f}) is not used: each feature has its own number of runs in the field {field}.",
    "Leave the field empty where the number shall apply, or choose no field ({key}).",
)  # fmt: skip
HEIGHT_NOT_USED = Kind(
    "release-height-not-used", DOUBTFUL,
    "{subject} ({value:g} m) is not used: each feature has its own height in the field {field}.",
    "Leave the field empty where the number shall apply, or choose no field ({key}).",
)  # fmt: skip
VOLUME_NOT_USED = Kind(
    "volume-not-used", DOUBTFUL,
    "{subject} ({value:g} m³) is not used: each feature has its own volume in the field {field}.",
    "Leave the field empty where the number shall apply, or choose no field ({key}).",
)  # fmt: skip
# key of a field -> key of the number that it replaces, what that is where nobody enters one, and what is said
REPLACED = {
    "releases.runs_field": ("releases.runs", 10, RUNS_NOT_USED),
    "releases.height_field": ("releases.height", 1.0, HEIGHT_NOT_USED),
    "releases.volume_field": ("rock.volume", 1.0, VOLUME_NOT_USED),
}


class ReleasePoints(NamedTuple):
    """Release points of all features, arrays of the same length."""

    feature: np.ndarray  # id of the feature
    x: np.ndarray  # m, in the system of the elevation model
    y: np.ndarray
    sampled: np.ndarray  # bool: from a line or polygon
    height: np.ndarray  # m
    runs: np.ndarray
    volume: np.ndarray  # m3, NaN: the rock's own


class Start(NamedTuple):
    """Start of all rocks, without their places: numbers, or texts of distributions that each run draws from."""

    speed: object = None  # m/s, horizontal, as a number or a distribution; None: that of the call
    upwards: object = 0.0  # m/s
    spin: tuple = (0.0, 0.0, 0.0)  # rad/s, about the axes of the rock
    angles: object = None  # degrees, about z, y and x; None: any orientation
    slip: object = 0.0  # m


def find_replaced(door: Door, features: Features) -> None:
    """Note numbers that were entered and that a field replaces at every feature."""
    for key, (number, usual, kind) in REPLACED.items():
        field, value = (door.values[table][name] for table, name in (key.split("."), number.split(".")))
        if field is None or field not in features.fields or value in (None, usual):
            continue
        if all(row.values[field] is not None for row in features.rows):
            door.find([kind.of(door.called(number), value, None, field=field, key=door.called(key))])


def read_points(
    features: Features, values: Mapping[str, Any], volume: float, terrain: Terrain, key: str = "outside"
) -> ReleasePoints:
    """ReleasePoints of the Features, without those that have no ground under them.

    values : of the table releases
    volume : m3, of points whose field has no value (see ``no_volume``); NaN: the rock's own
    key : what the user calls the choice between stopping and leaving out
    """
    fields = [values[name] for name in ("height_field", "runs_field", "volume_field")]
    features.check_fields(*fields)
    height_field, runs_field, volume_field = fields
    rows = []
    for feature in features.rows:
        of_feature = (
            features.number(feature, height_field, values["height"], quantity="release_height"),
            int(features.number(feature, runs_field, values["runs"], lowest=1.0)),
            features.number(feature, volume_field, volume, above=0.0, quantity="volume"),
        )
        for kind, rings in binary.parts_of(feature.wkb):
            is_sampled = kind != binary.POINT
            for x, y in _points_of(features.subject, kind, rings, values["spacing"]):
                rows.append((feature.identifier, x, y, is_sampled, *of_feature))
    kinds = np.int64, np.float64, np.float64, bool, np.float64, np.int64, np.float64
    points = ReleasePoints(*(np.array(column, kind) for column, kind in zip(zip(*rows), kinds)))
    return _on_terrain(features, points, terrain, values["outside"] == "skip", key)


def sampled_points(wkb: bytes, spacing: float, subject: str) -> list[tuple[float, float]]:
    """Points of a geometry: points as they are, lines and areas sampled. Raises FindingError for too large areas."""
    return [point for kind, rings in binary.parts_of(wkb) for point in _points_of(subject, kind, rings, spacing)]


def _points_of(subject, kind, rings, spacing):
    if kind == binary.POINT:
        return [tuple(rings[0][0].tolist())]
    if kind == binary.LINE:
        return _along(rings[0], spacing)
    (west, south), (east, north) = rings[0].min(axis=0), rings[0].max(axis=0)
    if (east - west) * (north - south) > LARGEST_SAMPLE * spacing**2:
        raise FindingError([TOO_MANY.of(subject, spacing, width=float(east - west), height=float(north - south))])
    wkb = binary.polygon(*rings)
    x, y = nodes_inside(wkb, spacing)
    return list(zip(x.tolist(), y.tolist())) if x.size else [inner_point(wkb)]


def _along(line, spacing):
    """Points in the middle of equal pieces of about the spacing."""
    steps = np.sqrt((np.diff(line, axis=0) ** 2).sum(axis=1))
    passed = np.concatenate([[0.0], np.cumsum(steps)])
    pieces = max(1, round(passed[-1] / spacing))
    places = (np.arange(pieces) + 0.5) * passed[-1] / pieces
    return list(zip(np.interp(places, passed, line[:, 0]).tolist(), np.interp(places, passed, line[:, 1]).tolist()))


def _on_terrain(features, points, terrain, may_skip, key):
    """The points that have ground under them.

    A point without ground is an error, or with ``may_skip`` left out. Of lines and areas, samples without ground are
    left out as long as some of each feature stay.
    """
    lost = np.isnan(terrain.height(points.x, points.y))
    kept = set(points.feature[~lost].tolist())
    alone = sorted(set(points.feature[lost & ~points.sampled].tolist()) | (set(points.feature[lost].tolist()) - kept))
    findings: list[Finding] = []
    if alone and may_skip and not lost.all():
        findings.append(LEFT_OUT.of(features.subject, len(alone), features=Listed.of(alone)))
    elif alone:
        raise features.refused(NO_GROUND, len(alone), features=Listed.of(alone), key=key)
    sampled = lost & ~np.isin(points.feature, alone)
    if sampled.any():
        of_features = np.unique(points.feature[sampled])
        every, left_out = int(np.isin(points.feature, of_features).sum()), int(sampled.sum())
        facts = {"features": Listed.of(of_features.tolist()), "lost": left_out, "every": every}
        findings.append(PARTLY.of(features.subject, 100.0 * left_out / every, 0.0, **facts))
    features.find(findings)
    return ReleasePoints(*(array[~lost] for array in points))


def no_volume(rock: Mapping[str, Any]) -> float:
    """Volume, m3, of release points whose field gives none: that of the study (VOLUME), NaN for the rock's own.

    The rock's own if a distribution, lengths, a table or several sizes define the rocks, or no volume is given.
    """
    own = ("volume_distribution", "lengths", "set", "sizes")
    return math.nan if rock["volume"] is None or any(rock[name] is not None for name in own) else rock["volume"]


def start_of(
    speed: str | None = None,
    upwards: str | None = None,
    spin: str | None = None,
    angles: str | None = None,
    slip: str | None = None,
) -> Start:
    """Start of texts, each None or empty where it is not asked for.

    Raises
    ------
    ValueError
        For a text that is neither a number nor a distribution, or not three of them; the message begins with its name.
    """
    return Start(
        speed=_one(speed, "velocity_distribution", None, lowest=0.0),
        upwards=_one(upwards, "vertical_velocity", 0.0),
        spin=_three(spin, "spin", (0.0, 0.0, 0.0)),
        angles=_three(angles, "orientation", None),
        slip=_one(slip, "slip", 0.0, lowest=0.0),
    )


def _one(text, name, otherwise, lowest=-math.inf):
    """A number, or the text of a distribution that has been checked."""
    from ..random_numbers import distributions

    if text is None or not text.strip():
        return otherwise
    try:
        number = float(text)
    except ValueError:
        distributions.row_of(text, name, lowest=lowest)
        return text.strip()
    if not lowest <= number < math.inf:
        raise ValueError(f"{name}: is {text.strip()}; give a finite number{' of at least 0' if lowest == 0.0 else ''}.")
    return number


def _three(text, name, otherwise):
    if text is None or not text.strip():
        return otherwise
    parts = text.split(";")
    if len(parts) != 3 or not all(part.strip() for part in parts):
        raise ValueError(
            f"{name}: {text.strip()!r} has not three parts; give three numbers or distributions with semicolons "
            "between them, such as 0; normal(2, 1); 0."
        )
    return tuple(_one(part, name, 0.0) for part in parts)


def make_releases(
    points: ReleasePoints,
    terrain: Terrain,
    speed: float,
    azimuth: float | None,
    volume_distribution: str | None = None,
    density: str | None = None,
    start: Start | None = None,
) -> list[Release]:
    """The engine's releases. ``azimuth`` in degrees from north, None: down the slope at each point.

    ``volume_distribution``: of the points without a volume of their own; ``density``: a distribution too. ``start``:
    Start; its speed stands in the place of ``speed`` where the ground gives a direction.
    """
    from ..release import Release

    start = start or Start()
    velocities = initial_velocities(points, terrain, speed if start.speed is None else 1.0, azimuth)
    return [
        Release(
            position=(x, y),
            height=height,
            runs=runs,
            velocity=(*velocity[:2], start.upwards),
            spin=start.spin,
            angles=start.angles,
            speed=start.speed if velocity[:2] != [0.0, 0.0] else None,
            slip=start.slip,
            volume=volume_distribution if math.isnan(volume) else volume,
            density=density,
            identifier=feature,
        )
        for feature, x, y, _, height, runs, volume, velocity in zip(
            *(array.tolist() for array in points), velocities.tolist()
        )
    ]


def initial_velocities(points: ReleasePoints, terrain: Terrain, speed: float, azimuth: float | None) -> Array:
    """(n, 3) horizontal velocities, m/s; level ground has no direction of its own, there rocks start at rest."""
    from ..arithmetic.circular import sin_cos

    velocities = np.zeros((points.x.size, 3))
    if azimuth is not None:
        velocities[:, :2] = tuple(speed * share for share in sin_cos(azimuth * (math.pi / 180.0)))
    elif speed > 0.0:
        downhill = terrain.normal(points.x, points.y)[:, :2]
        length = np.sqrt(downhill[:, 0] * downhill[:, 0] + downhill[:, 1] * downhill[:, 1])
        slopes = length > 0.0
        velocities[slopes, :2] = speed * downhill[slopes] / length[slopes, None]
    return velocities
