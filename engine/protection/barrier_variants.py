# SPDX-License-Identifier: GPL-2.0-or-later
"""Barriers before and after a simulation: the line on the terrain, and what other heights and capacities would do.

A crossing (energy E, height t of the point that must stay below the top) meets a barrier of the height h and the
capacity C as in the screening model of the simulation (obstacles/barriers.py):

    t > h   passes over, with E          E <= C   stops          E > C   goes on with E - C

So one simulation with a line that only measures, or with any barrier there, serves for all variants of that line.
The net classes are the maximum energy levels of ETAG 27 and EAD 340059-00-0106. The service level, two impacts without
repair in between, is about a third; the class of 100 kJ is not tested for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..choices import NET_CLASSES

if TYPE_CHECKING:
    from ..hints import Array, Terrain

# kJ. Class 8 has no upper bound: nets approved in it had 5040 to 10400 kJ (Volkwein et al. 2019, Geosciences 9, 49)
SERVICE_SHARE = 1.0 / 3.0  # of the maximum energy level


class LineOnGround(NamedTuple):
    """A barrier line on the terrain, with a vertex at each of its own and between them at most a cell apart."""

    x: np.ndarray  # m
    y: np.ndarray
    ground: np.ndarray  # height of the ground, m; NaN where there is none
    length: float  # in plan, m
    length_on_ground: float  # along the ground, m; over missing ground as in plan
    missing: float  # length in plan without ground, m
    steepest: float  # slope of the ground along the line, rad


class Variants(NamedTuple):
    """Effect of variants of a barrier, arrays of one length."""

    height: np.ndarray  # m
    capacity: np.ndarray  # J
    stopped: np.ndarray  # crossings
    passed_over: np.ndarray
    broke_through: np.ndarray
    rest_p95: np.ndarray  # 95th percentile and largest energy of the rocks that go on, J; 0 for none
    rest_max: np.ndarray


def line_on_ground(terrain: Terrain, line: Array) -> LineOnGround:
    """Lay a line, (n, 2) coordinates, on the terrain.

    Raises
    ------
    ValueError
        If the line has no length.
    """
    line = np.asarray(line, np.float64)
    steps = np.hypot(*np.diff(line, axis=0).T)
    if not steps.sum() > 0.0:
        raise ValueError("barrier: the line has no length.")
    stations = np.concatenate([[0.0], np.cumsum(steps)])
    pieces = [
        np.linspace(start, end, max(1, int(np.ceil((end - start) / min(terrain.cell_size)))), endpoint=False)
        for start, end in zip(stations[:-1], stations[1:])
    ]
    places = np.concatenate([*pieces, stations[-1:]])
    keep = np.concatenate([[True], np.diff(places) > 0.0])
    places = places[keep]
    x, y = np.interp(places, stations, line[:, 0]), np.interp(places, stations, line[:, 1])
    ground = terrain.height(x, y)
    way, rise = np.diff(places), np.diff(ground)
    is_bare = np.isnan(rise)
    slopes = np.abs(rise[~is_bare] / way[~is_bare])
    return LineOnGround(
        x, y, ground,
        length=float(way.sum()),
        length_on_ground=float(np.hypot(way, np.where(is_bare, 0.0, rise)).sum()),
        missing=float(way[is_bare].sum()),
        steepest=float(np.arctan(slopes.max())) if slopes.size else 0.0,
    )  # fmt: skip


def compare(top: Array, energy: Array, heights: Sequence[float], capacities: Sequence[float]) -> Variants:
    """Variants for each height (m) with each capacity (J), from crossings with their ``top`` (m) and ``energy`` (J)."""
    top, energy = np.asarray(top, np.float64), np.asarray(energy, np.float64)
    rows = []
    for height in heights:
        is_over = top > height
        for capacity in capacities:
            is_through = ~is_over & (energy > capacity)
            rest = np.concatenate([energy[is_over], energy[is_through] - capacity])
            quantile, largest = (np.quantile(rest, 0.95), rest.max()) if rest.size else (0.0, 0.0)
            over, through = np.count_nonzero(is_over), np.count_nonzero(is_through)
            rows.append((height, capacity, top.size - over - through, over, through, quantile, largest))
    columns = zip(*rows) if rows else [()] * len(Variants._fields)
    return Variants(*(np.array(column) for column in columns))


def needed(values: Array, share: float) -> float:
    """The smallest of the values that the given share of them does not exceed; NaN for none."""
    values = np.sort(np.asarray(values, np.float64))
    if not values.size:
        return np.nan
    return float(values[min(max(int(np.ceil(share * values.size - 1e-9)), 1), values.size) - 1])


def net_class(energy: float) -> float:
    """The smallest of NET_CLASSES for an energy, kJ; NaN where none is enough."""
    enough = [net_class for net_class in NET_CLASSES if net_class >= energy]
    return enough[0] if enough else np.nan
