# SPDX-License-Identifier: GPL-2.0-or-later
"""A stand in numbers, and whether it has what a target profile asks for."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic import vectors

if TYPE_CHECKING:
    from ..hints import ArrayLike

HECTARE = 10_000.0  # m2


class StandMeasures(NamedTuple):
    """A stand."""

    area: float  # in plan, m2
    stems: int
    per_hectare: float  # N
    basal_area: float  # G, m2/ha
    diameter: float  # of the stem of mean basal area, m; NaN without a stem


class Target(NamedTuple):
    """Requirements of a target profile; NaN where it has none."""

    volume: float  # of blocks up to which it holds, m3
    stems: float  # at least, 1/ha
    diameter: float  # that they are thicker than, m
    gap: float  # longest free distance along the fall line, m


class TargetCheck(NamedTuple):
    """A stand against a Target."""

    stems: float  # thick enough, 1/ha
    has_stems: bool | None  # None where the target does not say
    has_no_gap: bool | None

    @property
    def passes(self) -> bool | None:
        """False where one fails, None where nothing is asked for."""
        known = [criterion for criterion in (self.has_stems, self.has_no_gap) if criterion is not None]
        return all(known) if known else None


def stand_measures(diameters: ArrayLike, area: float) -> StandMeasures:
    """StandMeasures of stems with diameters (n,), m, on an area in plan, m2.

    Raises
    ------
    ValueError
        For an area that is not positive.
    """
    if not (math.isfinite(area) and area > 0.0):
        raise ValueError(f"area: it is {area} m2; give a positive number.")
    diameters = np.asarray(diameters, np.float64)
    square = float(vectors.total(diameters * diameters))
    count = diameters.size
    mean = math.sqrt(square / count) if count else math.nan
    return StandMeasures(area, count, count * HECTARE / area, 0.25 * math.pi * square * HECTARE / area, mean)


def free_distance(per_hectare: float, diameter: float, rock: float) -> float:
    """MTFD = 10000 / (N (d + DBH)), m, infinite without a stem; ``diameter``, ``rock``: DBH and d, m."""
    width = per_hectare * (rock + diameter)
    return HECTARE / width if width > 0.0 else math.inf


def target_for(targets: Sequence[Target], volume: float) -> Target | None:
    """The Target of the smallest volume that is at least that of a block, m3; None where all are smaller."""
    large = [target for target in targets if target.volume >= volume]
    return min(large, key=lambda stand: stand.volume) if large else None


def check_target(diameters: ArrayLike, area: float, longest_gap: float, target: Target) -> TargetCheck:
    """The TargetCheck of stems with diameters (n,), m, on an area, m2; ``longest_gap``: m, NaN where not known."""
    thick = np.asarray(diameters, np.float64)
    if not math.isnan(target.diameter):
        thick = thick[thick > target.diameter]
    stems = thick.size * HECTARE / area
    has_stems = None if math.isnan(target.stems) else stems >= target.stems
    is_open = math.isnan(target.gap) or math.isnan(longest_gap)
    return TargetCheck(stems, has_stems, None if is_open else longest_gap < target.gap)
