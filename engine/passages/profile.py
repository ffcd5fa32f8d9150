# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs along a line: the ground, and envelopes of height, velocity and energy at stations.

At each station a screen line as wide as the corridor stands across the line; what hits it (hits.py) makes the
envelope, so a station has the numbers of a screen line drawn there. A run that hits a station more than once counts
once, with the largest value of each quantity. SI units.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..io.optional_packages import require
from .hits import Target, passages
from .passage_statistics import values_of

if TYPE_CHECKING:
    from ..hints import Array, Motion, Progress, Terrain

MOST_STATIONS = 5000
SHOWN = ("height", "top", "velocity", "energy", "rotation")
SHARES = (0.5, 0.9, 0.95, 0.99)
STATISTICS = ("mean", "p50", "p90", "p95", "p99", "largest")


class Stations(NamedTuple):
    """Places along a line."""

    chainage: np.ndarray  # (n,) m
    place: np.ndarray  # (n, 2)
    left: np.ndarray  # (n, 2) left end of the screen line, looking along the line
    right: np.ndarray  # (n, 2)


class Profile(NamedTuple):
    """Passages along a line."""

    stations: Stations
    ground: np.ndarray  # (n,) m, NaN outside of the elevation model
    rows: np.ndarray  # of hits.passages; line is the number of the station
    passing: np.ndarray  # (n,) runs
    ended: np.ndarray  # (n,) runs that end within the corridor, nearest to the station
    envelopes: dict  # name in SHOWN -> {name in STATISTICS -> (n,)}, in kJ, m, m/s and revolutions per second


def stations_along(line: Array, step: float, width: float) -> Stations:
    """The Stations at multiples of ``step`` and at the end of a line, an (k, 2) array, with screens ``width`` wide.

    At a bend a screen stands square on the chord of a step, so that neighbours rarely cross.

    Raises
    ------
    ValueError
        If the line has no length, or more than MOST_STATIONS stations.
    """
    line = np.asarray(line, np.float64)
    length = np.hypot(*np.diff(line, axis=0).T)
    line, length = line[np.append(True, length > 0.0)], length[length > 0.0]
    if not length.size:
        raise ValueError("The line of the profile has no length; give at least two different points.")
    total = length.sum()
    if total / step > MOST_STATIONS:
        raise ValueError(f"The line of {total:.0f} m has more than {MOST_STATIONS} stations; raise their distance.")
    at = np.concatenate([[0.0], np.cumsum(length)])
    chainage = np.append(np.arange(0.0, total - 1e-3 * step, step), total)

    def place_of(distance):
        return np.column_stack([np.interp(distance, at, line[:, axis]) for axis in (0, 1)])

    way = place_of(np.minimum(chainage + 0.5 * step, total)) - place_of(np.maximum(chainage - 0.5 * step, 0.0))
    normal = np.column_stack([-way[:, 1], way[:, 0]])
    normal *= 0.5 * width / np.maximum(np.hypot(*normal.T), 1e-12)[:, None]
    points = place_of(chainage)
    return Stations(chainage, points, points + normal, points - normal)


def profile(
    motion: Motion,
    line: Array,
    radius: Array,
    terrain: Terrain,
    step: float = 5.0,
    width: float = 50.0,
    advanced: Progress | None = None,
) -> Profile:
    """The Profile of a Motion along a line.

    Parameters
    ----------
    motion : Motion
    line : (k, 2) vertices
    radius : (runs,) largest radius of the rocks, m; NaN where it is not known, which counts as none
    terrain : Terrain, for the ground and the heights above it
    step : distance of the stations, m
    width : of the corridor, m
    advanced : see hits.passages
    """
    stations = stations_along(line, step, width)
    screens = [Target([np.stack(ends)]) for ends in zip(stations.left, stations.right)]
    rows = passages(motion, screens, radius, advanced=advanced)
    rows["height"] = rows["z"] - terrain.height(rows["x"], rows["y"])
    count = stations.chainage.size
    radius = np.nan_to_num(np.asarray(radius, np.float64))
    first = rows["passage"] == 1
    return Profile(
        stations=stations,
        ground=terrain.height(*stations.place.T),
        rows=rows,
        passing=np.bincount(rows["line"][first], minlength=count),
        ended=_ends(motion, line, stations, width),
        envelopes={name: _envelope(rows, radius, name, count) for name in SHOWN},
    )


def _envelope(rows, radius, name, count):
    """Statistics at each station of the largest value of each run."""
    values, is_first = values_of(rows, radius, name), np.flatnonzero(rows["passage"] == 1)
    envelope = {statistic: np.full(count, np.nan) for statistic in STATISTICS}
    if not rows.size:
        return envelope
    largest = np.maximum.reduceat(values, is_first)  # the rows are in the order of stations and runs
    edges = np.searchsorted(rows["line"][is_first], np.arange(count + 1))
    for station in np.flatnonzero(np.diff(edges)):
        of_runs = largest[edges[station] : edges[station + 1]]
        of_runs = of_runs[~np.isnan(of_runs)]
        if of_runs.size:
            numbers = of_runs.mean(), *np.quantile(of_runs, SHARES), of_runs.max()
            for statistic, number in zip(STATISTICS, numbers):
                envelope[statistic][station] = number
    return envelope


def _ends(motion, line, stations, width):
    """Number of runs that end within the corridor, at the nearest station."""
    shapely = require("shapely")

    shape = shapely.LineString(line)
    ends = shapely.points(motion.position[motion.first[1:] - 1, :2])
    chainage = shapely.line_locate_point(shape, ends)
    is_within = (shapely.distance(shape, ends) <= 0.5 * width) & (chainage > 0.0) & (chainage < shape.length)
    middles = 0.5 * (stations.chainage[1:] + stations.chainage[:-1])
    return np.bincount(np.searchsorted(middles, chainage[is_within]), minlength=stations.chainage.size)
