# SPDX-License-Identifier: GPL-2.0-or-later
"""Lines of steepest descent through a stand, and how far a rock gets along them without meeting a stem.

    p' = p -+ s grad z / |grad z|           steps s in plan, from the start down and up to the edges of the stand
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
SHORT = 1e-9  # of a step: no way to the edge


class FallLines(NamedTuple):
    """Lines from the upper edge of a stand to the lower one."""

    points: list  # of (k, 2) arrays, m, one for each start, downwards; no points where the start lies outside
    stations: list  # of (k,) arrays, m in plan along each line
    step: float  # m in plan, the last ones to the edge are shorter

    @property
    def lengths(self) -> Array:
        """Length in plan of each line that has one, m."""
        return np.array([float(station[-1]) for station in self.stations if len(station) > 1])


class FreeDistances(NamedTuple):
    """Distances from stem to stem along lines, in plan."""

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
    """FallLines through ``starts`` (n, 2), from edge to edge of a polygon, which cuts them exactly.

    They end before that where the terrain ends, on level ground, at the bottom of a hollow and on a top.

    Parameters
    ----------
    rings : list of (k, 2) closed rings of the polygon, m
    step : in plan, m
    """
    shapely = require("shapely")
    polygon = shapely.build_area(shapely.multilinestrings([shapely.linestrings(ring) for ring in rings]))
    shapely.prepare(polygon)
    places = np.asarray(starts, np.float64).reshape(-1, 2)
    inside = np.flatnonzero(shapely.intersects_xy(polygon, places[:, 0], places[:, 1]))
    up, down = (_halves(terrain, polygon, places, inside, way * step) for way in (-1.0, 1.0))
    points = [np.zeros((0, 2)) for _ in places]
    for number in inside.tolist():
        points[number] = np.concatenate([up[number][::-1], places[number : number + 1], down[number]])
    stations = []
    for line in points:
        ways = np.diff(line, axis=0)
        lengths = np.sqrt(ways[:, 0] * ways[:, 0] + ways[:, 1] * ways[:, 1])
        stations.append(np.concatenate([np.zeros(min(len(line), 1)), np.cumsum(lengths)]))
    return FallLines(points, stations, step)


def _halves(terrain, polygon, starts, inside, step):
    """{number: (k, 2) points after the start} of the lines downwards, upwards with a negative step."""
    shapely = require("shapely")
    places, active = starts.copy(), inside
    halves = {number: [np.zeros((0, 2))] for number in inside.tolist()}
    edge = shapely.boundary(polygon)
    for _ in range(MOST_STEPS):
        normal = terrain.normal(places[active, 0], places[active, 1])
        down = normal[:, :2]  # horizontal part of the normal points downhill
        size = np.sqrt(down[:, 0] * down[:, 0] + down[:, 1] * down[:, 1])
        goes_on = size > LEVEL  # False for NaN
        active, down, size = active[goes_on], down[goes_on], size[goes_on]
        before = terrain.height(places[active, 0], places[active, 1])
        ways = step * down / size[:, None]
        after = terrain.height(*(places[active] + ways).T)
        following = places[active] + ways
        leaves = ~shapely.intersects_xy(polygon, following[:, 0], following[:, 1])
        # not over the bottom of a hollow or a top, nor beyond the data, which may end with the polygon
        goes_on = ((after - before) * step < 0.0) | (leaves & np.isnan(after))
        active, ways = active[goes_on], ways[goes_on]
        following = places[active] + ways
        stays = shapely.intersects_xy(polygon, following[:, 0], following[:, 1])
        for number, way in zip(active[~stays].tolist(), ways[~stays]):
            halves[number].append(_to_the_edge(edge, places[number], way))
        active = active[stays]
        if not active.size:
            break
        places[active] = following[stays]
        for number in active.tolist():
            halves[number].append(places[number : number + 1].copy())
    return {number: np.concatenate(parts) for number, parts in halves.items()}


def _to_the_edge(edge, start, way):
    """(1, 2) where a way from a place crosses the edge of the polygon first; (0, 2) where the place lies on it."""
    shapely = require("shapely")
    crossed = shapely.intersection(edge, shapely.linestrings([start, start + way]))
    if crossed.is_empty:
        return np.zeros((0, 2))
    length = math.sqrt(float(way[0] * way[0] + way[1] * way[1]))
    share = float(shapely.distance(shapely.points(start), crossed)) / length
    return (start + share * way)[None] if share > SHORT else np.zeros((0, 2))


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
        end = float(lines.stations[number][-1])
        met = _met(tree, points, lines.stations[number], places, reach, lines.step)
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


def _met(tree, points, along, places, reach, step):
    """Distances along a line at which stems are met, ascending, m: where a stem is nearest to the line."""
    if tree is None:
        return []
    widest = float(reach.max()) + step
    near = sorted(set().union(*map(set, tree.query_ball_point(points, widest))))
    starts, way = points[:-1], points[1:] - points[:-1]
    square = way[:, 0] * way[:, 0] + way[:, 1] * way[:, 1]
    stations, end = [], float(along[-1])
    for number in near:
        away = places[number] - starts
        share = np.clip((away[:, 0] * way[:, 0] + away[:, 1] * way[:, 1]) / square, 0.0, 1.0)
        gap = away - share[:, None] * way
        distance = gap[:, 0] * gap[:, 0] + gap[:, 1] * gap[:, 1]
        nearest = int(distance.argmin())
        station = float(along[nearest] + share[nearest] * (along[nearest + 1] - along[nearest]))
        # a stem beyond an end of the line has that end as its nearest place
        if distance[nearest] <= reach[number] * reach[number] and 0.0 < station < end:
            stations.append(station)
    return sorted(stations)
