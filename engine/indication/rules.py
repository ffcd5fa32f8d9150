# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules for source cells and for the angle at which blocks of a volume leave them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..io.optional_packages import require
from ..sources.source_areas import steepness

if TYPE_CHECKING:
    from ..hints import Array

RESULT_MARGIN = 1  # cells around one that its slope needs


class Angle(NamedTuple):
    """Energy-line angle of the blocks of a volume from cliffs of at least a height."""

    volume: float  # m3; NaN: any
    cliff: float  # m, least height of the cliff
    angle: float  # degrees


class AngleLaw(NamedTuple):
    """The angle whose tangent is H/L of a volume: log10(H/L) = intercept + exponent log10(V), V in m3."""

    intercept: float
    exponent: float

    def angle(self, volume: float) -> float:
        """Degrees, of a volume in m3."""
        return math.degrees(math.atan(10.0**self.intercept * volume**self.exponent))


class SourceRule(NamedTuple):
    """Rule that makes a cell a source."""

    threshold: float  # degrees, least slope
    faces: Any = None  # FaceTable of the joint sets; None: the slope alone
    least_share: float = 0.0  # of the orientations with which a block must be able to go
    cliff_radius: float = 50.0  # m, within which the lowest cell gives the height of a cliff

    def margin(self, cell_size: tuple[float, float], angles: Sequence[Angle]) -> int:
        """Cells around a part that its sources need."""
        return max(RESULT_MARGIN, self._reach(cell_size) if needs_cliffs(angles) else 0) + RESULT_MARGIN

    def sources(self, heights: Array, cell_size: tuple[float, float]) -> Array:
        """(ny, nx) bool."""
        slope = steepness(heights, cell_size)
        with np.errstate(invalid="ignore"):
            is_source = slope >= self.threshold
        if self.faces is None or not is_source.any():
            return is_source
        rows, columns = np.nonzero(is_source)
        shares = self.faces.at(slope[rows, columns], aspects(heights, cell_size, rows, columns))
        is_source[rows, columns] = (shares >= self.least_share) & (shares > 0.0)
        return is_source

    def cliffs(self, heights: Array, cell_size: tuple[float, float]) -> Array:
        """(ny, nx) m: height above the lowest cell within a square of twice the radius."""
        require("scipy")
        from scipy.ndimage import minimum_filter

        low = np.where(np.isfinite(heights), heights, np.inf)
        reach = self._reach(cell_size)
        return np.asarray(heights - minimum_filter(low, size=2 * reach + 1, mode="constant", cval=np.inf))

    def _reach(self, cell_size):
        return max(1, round(self.cliff_radius / min(cell_size)))


def aspects(heights: Array, cell_size: tuple[float, float], rows: Array, columns: Array) -> Array:
    """Direction into which cells fall, degrees from north, by Horn's plane; cells with all neighbours."""
    z = [[heights[rows + i, columns + j] for j in (-1, 0, 1)] for i in (-1, 0, 1)]
    east = (z[0][2] + 2.0 * z[1][2] + z[2][2] - z[0][0] - 2.0 * z[1][0] - z[2][0]) / (8.0 * cell_size[0])
    north = (z[2][0] + 2.0 * z[2][1] + z[2][2] - z[0][0] - 2.0 * z[0][1] - z[0][2]) / (8.0 * cell_size[1])
    return np.asarray(np.degrees(np.arctan2(-east, -north)) % 360.0)


def needs_cliffs(angles: Sequence[Angle]) -> bool:
    """Do angles depend on the height of the cliff?"""
    return any(angle.cliff > 0.0 for angle in angles)


def volumes_of(angles: Sequence[Angle]) -> list[float]:
    """The volumes, rising; [NaN] where none is said."""
    known = sorted({angle.volume for angle in angles if math.isfinite(angle.volume)})
    return known or [math.nan]


def tangents_of(angles: Sequence[Angle], volume: float, is_source: Array, cliffs: Array | None) -> Array:
    """(ny, nx) tangent of the angle of each source for a volume, NaN where there is none.

    Of the rows of a volume the one with the largest least height that the cliff has counts; a cliff that is lower
    than all has no source of this volume.
    """
    rows = sorted((angle for angle in angles if _is_same(angle.volume, volume)), key=lambda angle: angle.cliff)
    tangents = np.full(is_source.shape, np.nan)
    for row in rows:
        tangent = math.tan(math.radians(row.angle))
        tangents[is_source if cliffs is None else is_source & (cliffs >= row.cliff)] = tangent
    return tangents


def check_angles(angles: Sequence[Angle]) -> None:
    """Raise ValueError, naming the row, for what is no angle, and for two of the same volume and height."""
    if not angles:
        raise ValueError("Angles: give at least one.")
    seen = set()
    for number, angle in enumerate(angles, 1):
        if not 5.0 <= angle.angle < 80.0:
            raise ValueError(f"Angles, row {number}: {angle.angle:g} degrees; give 5 to 80.")
        if angle.volume <= 0.0 or not (angle.cliff >= 0.0 and math.isfinite(angle.cliff)):
            raise ValueError(f"Angles, row {number}: volume {angle.volume:g} m3, cliff {angle.cliff:g} m; give a "
                             f"positive "
                             "volume or none, and a height of at least 0.")  # fmt: skip
        key = (angle.volume if math.isfinite(angle.volume) else None, angle.cliff)
        if key in seen:
            raise ValueError(f"Angles, row {number}: volume and cliff are those of an earlier row; leave one out.")
        seen.add(key)
    if len({math.isfinite(angle.volume) for angle in angles}) > 1:
        raise ValueError("Angles: some rows have a volume and some have none; give it in all or in none.")


def _is_same(angle, other):
    return angle == other or (math.isnan(angle) and math.isnan(other))
