# SPDX-License-Identifier: GPL-2.0-or-later
"""Uphill side of a line, by the ground on both sides of it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .crest_line import stations_of

if TYPE_CHECKING:
    from ..hints import Array, Terrain

LEVEL = math.tan(math.radians(1.0))  # a gradient across the line below which neither side is uphill
ALONG = 60.0  # degrees to the contour lines from which a line runs along the fall line


class UphillSide(NamedTuple):
    """Uphill side of a line and the gradients of the ground that decide it."""

    is_left: bool  # the left side, in the direction of the line, is uphill; also where the ground is level
    across: float  # mean gradient of the ground to the left
    along: float  # mean gradient of the ground along the line
    agreeing: float  # share of the line at which the same side is uphill

    @property
    def is_level(self):
        """Neither side is higher than the other."""
        return abs(self.across) < LEVEL

    @property
    def angle(self):
        """Between the line and the contour lines, degrees."""
        return math.degrees(math.atan2(abs(self.along), abs(self.across)))

    @property
    def is_along_fall_line(self):
        """The line goes down the slope rather than across it."""
        return abs(self.along) >= LEVEL and self.angle > ALONG


def uphill_side(terrain: Terrain, points: Array, distance: float) -> UphillSide:
    """The UphillSide of a line; the ground is looked at ``distance`` (m) to the left and to the right.

    points : (n, 2) vertices, none repeated
    """
    stations = stations_of(points, min(terrain.cell_size))
    left, right = stations.points + distance * stations.left, stations.points - distance * stations.left
    rise = (terrain.height(*left.T) - terrain.height(*right.T)) / (2.0 * distance)
    rise = rise[np.isfinite(rise)]
    ends = terrain.height(*stations.points[[0, -1]].T)
    along = float((ends[1] - ends[0]) / stations.along[-1])
    across = float(rise.mean()) if rise.size else 0.0
    agreeing = float(np.mean(np.sign(rise) == np.sign(across))) if rise.size else 0.0
    return UphillSide(across > -LEVEL, across, along if math.isfinite(along) else 0.0, agreeing)
