# SPDX-License-Identifier: GPL-2.0-or-later
"""From release points to the releases of a simulation, the same for layers of QGIS and for the files of a study."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array, Release, Terrain


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
    """How all rocks start beside their place: numbers, or texts of distributions that each run draws from."""

    speed: object = None  # m/s, horizontal, as a number or a distribution; None: that of the call
    upwards: object = 0.0  # m/s
    spin: tuple = (0.0, 0.0, 0.0)  # rad/s, about the axes of the rock
    angles: object = None  # degrees, about z, y and x; None: any orientation
    slip: object = 0.0  # m


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
