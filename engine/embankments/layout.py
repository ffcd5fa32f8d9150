# SPDX-License-Identifier: GPL-2.0-or-later
"""An embankment along its crest line: levels of the crest, places of the toes and of the upper edge of the ditch.

The crest is H above the ground at the uphill toe, z_c = z(x_t) + H with x_t = b/2 + H / tan(beta_u), which is what a
rock has to come over; or H above the ground below the line. Each is held at every place of the line, or at its vertices
with the crest straight between them. Symbols as in embankment.py.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..choices import EMBANKMENT_CRESTS, EMBANKMENT_HEIGHTS
from .crest_line import Stations, length_of, stations_of

if TYPE_CHECKING:
    from ..hints import Array, EmbankmentShape, Terrain

FAR = 1e30  # m, below any ground
MOST_PLACES = 4e6  # at which toes are looked for; a long line has stations farther apart


class Layout(NamedTuple):
    """An embankment at the stations of its line; arrays (n,) unless said."""

    stations: Stations
    is_left_uphill: bool
    ground: np.ndarray  # level of the ground below the line, m
    crest: np.ndarray  # level of the crest, m
    uphill_toe: np.ndarray  # distance of the toe from the line, without the ditch, m
    downhill_toe: np.ndarray  # the same on the other side, m
    toe_level: np.ndarray  # of the ground at the uphill toe, m
    foot_level: np.ndarray  # of the ground at the downhill toe, m
    ditch_edge: np.ndarray  # distance of the upper edge of the ditch from the line, NaN without one, m

    @property
    def uphill_height(self):
        """Height of the crest above the ground at the uphill toe, m."""
        return self.crest - self.toe_level

    @property
    def downhill_height(self):
        """Height of the crest above the ground at the downhill toe, m."""
        return self.crest - self.foot_level

    @property
    def uphill(self):
        """(n, 2) unit normals uphill."""
        return self.stations.left if self.is_left_uphill else -self.stations.left


def layout_of(terrain: Terrain, points: Array, shape: EmbankmentShape, is_left_uphill: bool) -> Layout:
    """Levels of the crest and places of the toes along a line.

    Parameters
    ----------
    terrain : Terrain
    points : (n, 2) vertices of the line, none repeated
    shape : EmbankmentShape
    is_left_uphill : bool

    Raises
    ------
    ValueError
        Where the line or a toe lies beyond the data, where a face does not meet the ground within TOE_LIMIT heights, or
        the back slope of the ditch does not.
    """
    step = max(0.5 * min(terrain.cell_size), math.sqrt(length_of(points) * shape.limit / MOST_PLACES))
    stations = stations_of(points, step)
    uphill = stations.left if is_left_uphill else -stations.left
    ground = _known(terrain, stations.points, "the crest line")
    crest = _crest_levels(terrain, stations, uphill, ground, shape)
    offsets = np.arange(0.5 * shape.crest_width, shape.limit + step, step)
    sides = {side: _heights_along(terrain, stations.points, side * uphill, offsets) for side in (1.0, -1.0)}
    toe = _meeting(offsets, sides[1.0] - _falling(crest, offsets, shape, shape.uphill_angle))
    foot = _meeting(offsets, sides[-1.0] - _falling(crest, offsets, shape, shape.downhill_angle))
    _refuse_missing(toe, stations, sides[1.0], offsets, "uphill", shape.uphill_angle)
    _refuse_missing(foot, stations, sides[-1.0], offsets, "downhill", shape.downhill_angle)
    toe_level = _known(terrain, stations.points + toe[:, None] * uphill, "the uphill toe")
    foot_level = _known(terrain, stations.points - foot[:, None] * uphill, "the downhill toe")
    layout = Layout(
        stations, is_left_uphill, ground, crest, toe, foot, toe_level, foot_level, np.full(toe.size, np.nan)
    )
    if shape.has_ditch:
        return layout._replace(ditch_edge=_ditch_edges(terrain, layout, offsets, sides[1.0], shape))
    return layout


def foot_of(layout, shape):
    """(n,) distance x_f of the foot of the uphill face, at the bottom of the ditch, from the line, m."""
    fall = layout.uphill_height + shape.ditch_depth
    return 0.5 * shape.crest_width + fall / math.tan(math.radians(shape.uphill_angle))


def _crest_levels(terrain, stations, uphill, ground, shape):
    if shape.height_at == EMBANKMENT_HEIGHTS[0]:
        reach = 0.5 * shape.crest_width + shape.height / math.tan(math.radians(shape.uphill_angle))
        below = _known(terrain, stations.points + reach * uphill, "the uphill toe")
    else:
        below = ground
    levels = below + shape.height
    if shape.crest == EMBANKMENT_CRESTS[0]:
        return levels
    return np.interp(stations.along, stations.along[stations.is_vertex], levels[stations.is_vertex])


def _falling(crest, offsets, shape, angle):
    """Level of a face (n, m) at offsets (m,) for crest levels (n,)."""
    return crest[:, None] - (offsets - 0.5 * shape.crest_width) * math.tan(math.radians(angle))


def _heights_along(terrain, points, ways, offsets):
    """(n, m) heights of the ground at offsets from points along unit vectors."""
    places = points[:, None, :] + offsets[None, :, None] * ways[:, None, :]
    return terrain.height(places[..., 0], places[..., 1])


def _meeting(offsets, above):
    """(n,) offset at which the ground first lies above a surface; NaN where it never does, or data end before.

    above : (n, m) ground less surface
    """
    is_above = above >= 0.0
    first = np.argmax(is_above, axis=1)
    rows = np.arange(first.size)
    is_met = is_above[rows, first] & ~(np.isnan(above) & (np.arange(offsets.size) < first[:, None])).any(axis=1)
    before = np.maximum(first - 1, 0)
    low, high = above[rows, before], above[rows, first]
    share = np.where(first > 0, -low / np.where(high > low, high - low, 1.0), 0.0)
    return np.where(is_met, offsets[before] + share * (offsets[first] - offsets[before]), np.nan)


def _refuse_missing(toe, stations, heights, offsets, side, angle):
    """Raise ValueError for stations without a toe, at the first of them."""
    missing = np.flatnonzero(np.isnan(toe))
    if not missing.size:
        return
    k = missing[0]
    location, known = place_text(stations.points[k]), np.flatnonzero(np.isfinite(heights[k]))
    way = offsets[known[-1]] - offsets[0] if known.size else 0.0
    fall = math.degrees(math.atan2(heights[k, 0] - heights[k, known[-1]], way)) if way > 0.0 else 0.0
    if known.size < offsets.size and not fall >= angle:
        raise ValueError(
            f"its {side} face reaches the edge of the elevation model, or cells without data, near {location}."
        )
    raise ValueError(
        f"there is no {side} toe near {location}: within {way:.0f} m the {side} face of {angle:g} degrees does not "
        f"meet "
        f"the ground, which falls with {fall:.1f} degrees on the average. Make the face steeper or the embankment "
        "lower, or move the line to gentler ground."
    )


def _ditch_edges(terrain, layout, offsets, heights, shape):
    """(n,) distance of the upper edge of the ditch from the line, m. ValueError where its back slope does not end."""
    foot = foot_of(layout, shape)
    bottom = layout.toe_level - shape.ditch_depth
    rise = np.maximum(offsets - (foot + shape.ditch_width)[:, None], 0.0) * math.tan(math.radians(shape.ditch_angle))
    is_bank = offsets >= (foot + shape.ditch_width)[:, None]
    edge = _meeting(offsets, np.where(is_bank, bottom[:, None] + rise - heights, -FAR))
    missing = np.flatnonzero(np.isnan(edge))
    if missing.size:
        location = place_text(layout.stations.points[missing[0]])
        if np.isnan(heights[missing[0]]).any():
            raise ValueError(
                f"its ditch reaches the edge of the elevation model, or cells without data, near {location}."
            )
        raise ValueError(
            f"the ditch has no upper edge near {location}: within {offsets[-1]:.0f} m of the line its back slope of "
            f"{shape.ditch_angle:g} degrees does not meet the ground. Make it steeper or the ditch shallower."
        )
    return edge


def _known(terrain, points, what):
    """Heights of the ground at points (n, 2). ValueError where there is none."""
    heights = terrain.height(points[:, 0], points[:, 1])
    missing = np.flatnonzero(np.isnan(heights))
    if missing.size:
        location = place_text(points[missing[0]])
        raise ValueError(f"{what} lies outside of the elevation model, or on cells without data, near {location}.")
    return heights


def place_text(point: Array) -> str:
    """Coordinates of a point for messages."""
    return f"{point[0]:.1f} {point[1]:.1f}"
