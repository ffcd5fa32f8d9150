# SPDX-License-Identifier: GPL-2.0-or-later
"""Lying dead wood drawn from its volume per hectare.

    number       Poisson with the mean V A / v, v = pi/4 L (m^2 + s^2) the mean volume of a log of length L
    places       uniform, directions too
    diameters    gamma or Weibull with the mean m and the standard deviation s

So the volume is V per hectare on average. A stand depends on the seed and its key alone; its logs are drawn from
another stream than its stems, which stay as they are when logs come.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .draws import poisson_events
from .tree_stands import HECTARE, area_of, draw_diameters, generator, places_in

if TYPE_CHECKING:
    from ..hints import Array

STREAM = 0x106  # added to the seed


class Logs(NamedTuple):
    """Lying logs, arrays of one length."""

    x: np.ndarray  # m, of the middle
    y: np.ndarray
    diameter: np.ndarray  # m
    length: np.ndarray  # m
    azimuth: np.ndarray  # rad, clockwise from north, 0 to pi


def logs_in_polygon(
    rings: Sequence[Array],
    volume: float,
    mean: float,
    deviation: float,
    length: float,
    distribution: str = "gamma",
    seed: int = 0,
    key: int = 0,
) -> Logs:
    """Logs of one stand.

    Parameters
    ----------
    rings : list of (n, 2) closed rings of a polygon or multipolygon, m
    volume : m3 per hectare of plan area
    mean, deviation : of the diameters, m
    length : of each log, m

    Raises
    ------
    ValueError
        For numbers out of range.
    """
    if not (math.isfinite(volume) and volume >= 0.0):
        raise ValueError(f"dead wood: {volume} m3 per hectare; give a number of at least 0.")
    for name, number in (("mean diameter", mean), ("length", length)):
        if not (math.isfinite(number) and number > 0.0):
            raise ValueError(f"dead wood: the {name} is {number} m; give a positive number.")
    if not 0.0 <= deviation <= 3.0 * mean:
        raise ValueError(
            f"dead wood: the standard deviation {deviation} m must lie between 0 and three times the mean."
        )
    stream = generator(seed + STREAM, key)
    of_one = 0.25 * math.pi * length * (mean * mean + deviation * deviation)
    count = int(poisson_events(stream, [volume * area_of(rings) / HECTARE / of_one])[0])
    places = _places(places_in(rings, stream), count)
    diameter = draw_diameters(stream, np.full(count, mean), np.full(count, deviation), distribution)
    azimuth = math.pi * stream.random(count)
    return Logs(places[:, 0], places[:, 1], diameter, np.full(count, length), azimuth)


def _places(draw, count):
    """``count`` places from ``draw(n)``, (count, 2). Logs may lie across one another."""
    places = np.zeros((0, 2))
    while len(places) < count:
        places = np.concatenate([places, draw(count - len(places))])
    return places[:count]
