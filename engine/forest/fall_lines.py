# SPDX-License-Identifier: GPL-2.0-or-later
"""Lines of steepest descent through a stand, and how far a rock gets along them without meeting a stem.

    p' = p - s grad z / |grad z|            steps s in plan
    free distance: between stems whose axis is within (d + DBH) / 2 of the line, in plan

In a stand at random places the mean of that distance is MTFD = 10000 / (N (d + DBH)), N stems/ha, m (Rockfor.NET); a
gap is a longer one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..io.optional_packages import require

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike, Terrain

LEVEL = 1e-4  # gradient, below which nothing rolls
MOST_STEPS = 100_000


class FallLines(NamedTuple):
    """Lines from their starts downwards."""

    points: list  # of (k, 2) arrays, m, one for each start
    step: float  # m in plan


class FreeDistances(NamedTuple):
    """How far it is from stem to stem along lines, in plan."""

    distances: np.ndarray  # (n,) m, from a start or a stem to the next stem or the end
    line: np.ndarray  # (n,) number of the line that each lies on
    start: np.ndarray  # (n,) m along that line
    is_cut: np.ndarray  # (n,) True where the start or the end of a line is one of its ends
    hits: int  # stems that were met
    length: float  # of all lines, m

    @property
    def mean(self) -> float:
        """Length by the number of stems, m: what MTFD is the expectation of; infinite without a stem."""
        return self.length / self.hits if self.hits else math.inf

    @property
    def longest(self) -> float:
        """m; 0 without a line."""
        return float(self.distances.max()) if self.distances.size else 0.0


def fall_lines(terrain: Terrain, starts: ArrayLike, rings: Sequence[Array], step: float) -> FallLines:
    """FallLines from ``starts`` (n, 2) down to where they leave a polygon, the terrain, or reach level ground.

    Parameters
    ----------
    rings : list of (k, 2) closed rings of the polygon, m
    step : in plan, m
    """
    shapely = require("shapely")
    polygon = shapely.build_area(shapely.multilinestrings([shapely.linestrings(ring) for ring in rings]))
    shapely.prepare(polygon)
    places = np.asarray(starts, np.float64).reshape(-1, 2).copy()
    active = np.flatnonzero(shapely.intersects_xy(polygon, places[:, 0], places[:, 1]))
    numbers, stations = [active], [places[active]]
    for _ in range(MOST_STEPS):
        normal = terrain.normal(places[active, 0], places[active, 1])
        down = normal[:, :2]  # horizontal part of the normal points downhill
        size = np.sqrt(down[:, 0] * down[:, 0] + down[:, 1] * down[:, 1])
        goes_on = size > LEVEL  # False for NaN
        active, down, size = active[goes_on], down[goes_on], size[goes_on]
        before = terrain.height(places[active, 0], places[active, 1])
        following = places[active] + step * down / size[:, None]
        is_lower = terrain.height(*following.T) < before  # not over the bottom of a hollow, nor beyond the data
        goes_on = is_lower & shapely.intersects_xy(polygon, following[:, 0], following[:, 1])
        active = active[goes_on]
        if not active.size:
            break
        places[active] = following[goes_on]
        numbers.append(active)
        stations.append(following[goes_on])
    number, station = np.concatenate(numbers), np.concatenate(stations)
    order = np.argsort(number, kind="stable")
    ends = np.cumsum(np.bincount(number, minlength=len(places)))
    return FallLines(np.split(station[order], ends[:-1]) if len(places) else [], step)


def free_distances(lines: FallLines, places: ArrayLike, diameters: ArrayLike, rock: float) -> FreeDistances:
    """FreeDistances of a rock with the diameter ``rock``, m, along FallLines.

    Parameters
    ----------
    places : (n, 2) of stems, m; diameters : (n,), m
    """
    require("scipy")
    from scipy.spatial import cKDTree

    places, diameters = np.asarray(places, np.float64).reshape(-1, 2), np.asarray(diameters, np.float64)
    tree = cKDTree(places) if len(places) else None
    reach = 0.5 * (rock + diameters)
    distances, line, start, is_cut, hits, length = [], [], [], [], 0, 0.0
    for number, points in enumerate(lines.points):
        if len(points) < 2:
            continue
        end = lines.step * (len(points) - 1)
        met = _met(tree, points, places, reach, lines.step)
        stations = [0.0, *met, end]
        distances += [b - a for a, b in zip(stations[:-1], stations[1:])]
        line += [number] * (len(stations) - 1)
        start += stations[:-1]
        is_cut += [k in (0, len(stations) - 2) for k in range(len(stations) - 1)]
        hits, length = hits + len(met), length + end
    return FreeDistances(
        np.array(distances, np.float64), np.array(line, np.int64), np.array(start, np.float64), np.array(is_cut, bool),
        hits, length,
    )  # fmt: skip


def _met(tree, points, places, reach, step):
    """Distances along a line at which stems are met, ascending, m: where a stem is nearest to the line."""
    if tree is None:
        return []
    widest = float(reach.max()) + step
    near = sorted(set().union(*map(set, tree.query_ball_point(points, widest))))
    starts, way = points[:-1], points[1:] - points[:-1]
    square = way[:, 0] * way[:, 0] + way[:, 1] * way[:, 1]
    found, end = [], step * len(way)
    for number in near:
        away = places[number] - starts
        share = np.clip((away[:, 0] * way[:, 0] + away[:, 1] * way[:, 1]) / square, 0.0, 1.0)
        gap = away - share[:, None] * way
        distance = gap[:, 0] * gap[:, 0] + gap[:, 1] * gap[:, 1]
        nearest = int(distance.argmin())
        station = step * (nearest + float(share[nearest]))
        # a stem beyond an end of the line has that end as its nearest place
        if distance[nearest] <= reach[number] * reach[number] and 0.0 < station < end:
            found.append(station)
    return sorted(found)
