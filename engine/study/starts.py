# SPDX-License-Identifier: GPL-2.0-or-later
"""From release points to the releases of a simulation, the same for layers of QGIS and for the files of a study."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from ..hints import Release, Terrain


class ReleasePoints(NamedTuple):
    """Release points of all features, arrays of the same length."""

    feature: np.ndarray  # id of the feature
    x: np.ndarray  # m, in the system of the elevation model
    y: np.ndarray
    sampled: np.ndarray  # bool: from a line or polygon
    height: np.ndarray  # m
    runs: np.ndarray
    volume: np.ndarray  # m3, NaN: the rock's own


def make_releases(
    points: ReleasePoints,
    terrain: Terrain,
    speed: float,
    azimuth: float | None,
    volume_distribution: str | None = None,
    density: str | None = None,
) -> list[Release]:
    """The engine's releases. ``azimuth`` in degrees from north, None: down the slope at each point.

    ``volume_distribution``: of the points without a volume of their own; ``density``: a distribution too.
    """
    from ..release import Release

    velocities = initial_velocities(points, terrain, speed, azimuth)
    return [
        Release(
            position=(x, y),
            height=height,
            runs=runs,
            velocity=velocity,
            volume=volume_distribution if math.isnan(volume) else volume,
            density=density,
            identifier=feature,
        )
        for feature, x, y, _, height, runs, volume, velocity in zip(
            *(array.tolist() for array in points), velocities.tolist()
        )
    ]


def initial_velocities(points, terrain, speed, azimuth):
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
