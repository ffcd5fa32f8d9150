# SPDX-License-Identifier: GPL-2.0-or-later
"""Frequency and intensity of hits: annual frequencies from runs of several sources and sizes of blocks.

A source group s releases lambda_sk blocks a year of the size class k. Of n_sk simulated runs of such blocks, h_sk(e)
pass a cell with a largest energy above e, each run counted once:

    lambda(e) = sum_s sum_k w_sk h_sk(e),   w_sk = lambda_sk / n_sk         hits a year above e; any passage with no e
    T(e) = 1 / lambda(e)                                                    return period
    P(t) = 1 - exp(-t lambda(e))                                            at least one such hit in t years
    E_T = largest e with lambda(e) >= 1 / T                                 energy once in T years

(Lari, Frattini, Crosta 2014, Engineering Geology 182, 3-14; Hantz et al. 2021, Geosciences 11, 158: what is summed is a
passage frequency.) lambda_sk is given, or follows from a rate of the group and a volume-frequency relation
(``size_law``):

    lambda_sk = a A_s (G(V_k) - G(V_k+1))      a: blocks of at least V0 a year and hm2; A_s: true area [hm2]
    a = retreat / mean volume                  retreat: m3 a year and hm2; 1 m3/(year hm2) is 0.1 mm a year

Counts are those of a Poisson process with weights; y = sum w h, v = sum w^2 h, W the largest weight of all (Fay and
Feuer 1997, Statistics in Medicine 16, 791-801, recalled; coverage tested by repeated draws). At 95 %:

    low  = v / (2 y) chi2inv(0.025; 2 y^2 / v)
    high = (v + W^2) / (2 (y + W)) chi2inv(0.975; 2 (y + W)^2 / (v + W^2))

This band is that of the runs alone. The rate has its own: of m events in t years (the same with one weight 1 / t), and
it is nearly always the wider.

Where runs split (ensemble/splitting.py) h is a sum of weights, and v the sum over the rocks that were thrown of the
square of what each adds. With a Width, a sum over cells i with the shares a_i, v of the whole is not known but bounded,
by sqrt(v) <= sum of a_i sqrt(v_i) (Minkowski). So the band is never too narrow, and the wider the smaller the cells are
beside the width: of 10 m up to 2.7 times as wide on cells of 1 m, and 1.4 times on cells of 5 m.

The frequency of a cell grows with its size. With a Width (``reference_width``) the counts are those of the runs that
meet an object of this width around each cell, and the frequencies are the same on cells of any size.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..choices import RELEASE_UNITS
from ..statistics.weighted_counts import poisson_band
from .reference_width import Width
from .visited import Cells, VisitedCounts

if TYPE_CHECKING:
    from ..hints import Array, SizeLaw

ROUNDING = 1e-9  # a frequency this little below 1 / T still counts as 1 / T
SELDOM = 1e-30  # 1/year; float32 has no number for the return period of much less
CELLS_AT_ONCE = 2**18  # of a grid: what is computed of them stays small beside it
OF_CLASS, OF_AREA, OF_RETREAT = RELEASE_UNITS


def release_rate(
    rate: float,
    unit: str,
    area: float | None = None,
    law: SizeLaw | None = None,
    lower: float | None = None,
    upper: float | None = None,
) -> float:
    """Blocks a year of a size class of a source group, lambda_sk.

    Parameters
    ----------
    rate, unit : a number in one of choices.RELEASE_UNITS: blocks of the class a year; blocks of at least V0 a year and
        hm2; or m3 a year and hm2
    area : true area of the source, along the slope, hm2; of no use with blocks of the class
    law : SizeLaw; the same
    lower, upper : ends of the class, m3; the same

    Raises
    ------
    ValueError
        For an unknown unit, a rate or area that is not positive, or a class that is not within the law.
    """
    if unit not in RELEASE_UNITS:
        raise ValueError(f"the rate {rate:g} has the unit {unit!r}; give one of {', '.join(RELEASE_UNITS)}.")
    if not (math.isfinite(rate) and rate > 0.0):
        raise ValueError(f"the rate is {rate:g} {unit}; give a positive number.")
    if unit == OF_CLASS:
        return float(rate)
    if area is None or not (math.isfinite(area) and area > 0.0):
        raise ValueError(f"a rate in {unit} needs the true area of the source; give it in hm2.")
    if law is None or lower is None or upper is None:
        raise ValueError(
            f"a rate in {unit} needs a volume-frequency relation and the class of the blocks, from and to a volume."
        )
    slack = 1e-9 * law.largest
    if not (law.smallest - slack <= lower < upper <= law.largest + slack):
        raise ValueError(
            f"the class from {lower:g} to {upper:g} m3 is outside the volume-frequency relation, which goes from "
            f"{law.smallest:g} to {law.largest:g} m3."
        )
    blocks = rate * area if unit == OF_AREA else rate * area / law.mean_volume()
    return blocks * law.share(lower, upper)


def rate_band(events: float, years: float = 1.0) -> tuple[float, float]:
    """(low, high) of the rate of events that came so often in this many years, 1/year, at 95 %.

    Raises
    ------
    ValueError
        For a number of events below 1, or years that are not positive.
    """
    if not (events >= 1 and math.isfinite(events) and math.isfinite(years) and years > 0.0):
        raise ValueError(f"Rate: {events:g} events in {years:g} years; give at least one in a positive time.")
    low, high = poisson_band(float(events), float(events), 1.0)
    return float(low) / years, float(high) / years


def return_period(frequency: Array) -> Array:
    """Years, NaN where nothing happens, or so seldom that a raster has no number for it."""
    frequency = np.asarray(frequency, np.float64)
    return np.divide(1.0, frequency, out=np.full(frequency.shape, np.nan), where=frequency > SELDOM)


def energy_once_in(period, frequencies, thresholds):
    """Energy that is exceeded once in this many years, J.

    Parameters
    ----------
    period : years
    frequencies : (1 + k, ...) 1/year, of any passage and of more than each threshold
    thresholds : (k,) J, rising

    Between two thresholds ln lambda is taken as linear in ln e. Where nothing exceeds the upper one, and below the
    lowest, the upper one is returned: it is never less than the energy itself. Infinite where even the highest
    threshold is exceeded so often; NaN where no block passes so often.
    """
    frequencies = np.asarray(frequencies, np.float64)
    target = 1.0 / period
    reached = np.count_nonzero(frequencies >= target * (1.0 - ROUNDING), axis=0)  # they fall from level to level
    edges = np.concatenate([[np.nan], np.asarray(thresholds, np.float64), [np.inf]])
    upper = edges[reached]  # the first threshold that is not exceeded so often
    is_between = (reached >= 2) & (reached <= len(thresholds))
    level = np.clip(reached, 2, max(len(thresholds), 2)) - 1
    if len(thresholds) < 2:
        return upper
    often = np.take_along_axis(frequencies, level[None], axis=0)[0]
    seldom = np.take_along_axis(frequencies, level[None] + 1, axis=0)[0]
    is_between &= seldom > 0.0
    often, seldom = np.where(is_between, often, 2.0), np.where(is_between, seldom, 1.0)
    share = np.clip(np.log(often / target) / np.log(often / seldom), 0.0, 1.0)
    below, above = edges[level], edges[level + 1]
    return np.where(is_between, below * np.exp(share * np.log(above / below)), upper)


class Frequencies:
    """Adds up the size classes of all source groups, one at a time: memory grows with the cells that runs pass alone.

    Parameters
    ----------
    shape : (ny, nx) of all grids
    thresholds : (k,) J, rising; of passing heights m
    width : of the object that the frequencies are of; None for a cell, whose frequency grows with its size

    cells : visited.Cells that a run passes; sums, squares : (1 + k, n) y and v of each

    Raises
    ------
    ValueError
        For thresholds that do not rise from above 0.
    """

    def __init__(self, shape: tuple[int, ...], thresholds: Sequence[float], width: Width | None = None) -> None:
        self.width, self.spread = width, 1.0 if width is None else width.spread
        self.thresholds = np.asarray(thresholds, np.float64)
        if not (np.isfinite(self.thresholds).all() and (np.diff([0.0, *self.thresholds]) > 0.0).all()):
            raise ValueError(f"Frequencies: the thresholds are {tuple(thresholds)}; give positive numbers that rise.")
        self.cells = Cells(np.zeros(0, np.int64), tuple(shape))
        self.sums, self.squares = np.zeros((2, 1 + self.thresholds.size, 0))
        self.largest_weight = 0.0

    def add(
        self, counts: VisitedCounts | Array, runs: float, rate: float, squares: VisitedCounts | Array | None = None
    ) -> None:
        """Add one size class of one source group.

        Parameters
        ----------
        counts : VisitedCounts, or (1 + k, ny, nx) runs that pass, and that exceed each threshold; 0 where none does
        runs : of the simulation, n_sk
        rate : blocks a year, lambda_sk
        squares : where runs have weights (ensemble/splitting.py, Split.counts): the sum over first rocks of the square
            of the weights that each leaves in the cell, as ``counts``; None: each run counts by itself. With a Width
            bounds are never too narrow, see the top of this file

        Raises
        ------
        ValueError
            For runs below 1, a rate that is not positive, or counts of another shape, more than
            the runs, or that rise from threshold to threshold.
        """
        visited = counts if isinstance(counts, VisitedCounts) else VisitedCounts.of_bands(counts)
        counts, expected = visited.counts, (1 + self.thresholds.size, *self.cells.shape)
        if (len(counts), *visited.cells.shape) != expected:
            raise ValueError(
                f"Frequencies: the counts have the shape {(len(counts), *visited.cells.shape)}, not {expected}."
            )
        if not (math.isfinite(runs) and runs >= 1):
            raise ValueError(f"Frequencies: the simulation has {runs:g} runs; give at least one.")
        if not (math.isfinite(rate) and rate > 0.0):
            raise ValueError(f"Frequencies: the rate is {rate:g} blocks a year; give a positive number.")
        if counts.size and (counts[0].max() > runs or counts.min() < 0):
            most = counts[0].max()
            raise ValueError(f"Frequencies: a cell has {most:g} passages of {runs:g} runs; is their number right?")
        if (counts[1:] > counts[:-1]).any():
            raise ValueError(
                "Frequencies: more runs exceed a threshold than pass, or exceed the one below; are all rasters of the "
                "same simulation?"
            )
        if squares is not None and not isinstance(squares, VisitedCounts):
            squares = VisitedCounts.of_bands(np.asarray(squares))
        if self.width is not None:
            visited = self.width.widened(visited, runs)
            if squares is not None:
                roots = self.width.widened(VisitedCounts(squares.cells, np.sqrt(squares.counts)), math.inf)
                squares = VisitedCounts(roots.cells, roots.counts * roots.counts)
        of_rocks = None if squares is None else squares.at(visited.cells.numbers)
        self._grow(visited.cells.numbers)
        weight = rate / runs
        places, _ = self.cells.places_of(visited.cells.numbers)
        for k, count in enumerate(visited.counts):
            self.sums[k, places] += weight * count
            if of_rocks is None:
                self.squares[k, places] += weight * weight * self.spread * count
            else:
                self.squares[k, places] += weight * weight * of_rocks[k]
        self.largest_weight = max(self.largest_weight, weight * self.spread)

    def _grow(self, numbers: Array) -> None:
        """Make room for further cells."""
        together = np.union1d(self.cells.numbers, numbers)
        if together.size == self.cells.numbers.size:
            return
        grown = self.cells._replace(numbers=together)
        places, _ = grown.places_of(self.cells.numbers)
        for name in ("sums", "squares"):
            values = np.zeros((1 + self.thresholds.size, together.size))
            values[:, places] = getattr(self, name)
            setattr(self, name, values)
        self.cells = grown

    def passages(self) -> Array:
        """(ny, nx) passages a year."""
        return self.cells.grid(self.sums[0], 0.0)

    def above(self, energy: float) -> Array:
        """(ny, nx) hits a year above an energy that is one of the thresholds, J. Raises ValueError for another one."""
        return self.cells.grid(self.sums[self.level_above(energy)], 0.0)

    def level_above(self, energy: float) -> int:
        """Row in ``sums`` of an energy that is one of the thresholds, J. Raises ValueError for another one."""
        index = np.flatnonzero(np.isclose(self.thresholds, energy, rtol=1e-9, atol=0.0))
        if not index.size:
            known = ", ".join(f"{threshold / 1e3:g}" for threshold in self.thresholds)
            raise ValueError(f"Frequencies: {energy / 1e3:g} kJ is none of the thresholds {known} kJ.")
        return 1 + int(index[0])

    def return_periods(self) -> Array:
        """(3, 1 + k, n) float32 years in the cells: the return periods, and their lower and upper bounds at 95 %.

        Of a threshold that no run exceeds the lower bound alone is known, the others are NaN.
        """
        out = np.full((3, *self.sums.shape), np.nan, np.float32)
        for part in self._parts():
            low, high = poisson_band(self.sums[:, part], self.squares[:, part], self.largest_weight)
            for values, frequency in zip(out, (self.sums[:, part], high, low)):
                values[:, part] = return_period(frequency)
        return out

    def energies(self, periods: Sequence[float]) -> Array:
        """(periods, n) float32 J in the cells: ``energy_once_in`` of each of some periods, years."""
        out = np.full((len(periods), self.cells.numbers.size), np.nan, np.float32)
        for part in self._parts():
            for values, period in zip(out, periods):
                values[part] = energy_once_in(period, self.sums[:, part], self.thresholds)
        return out

    def _parts(self):
        """Slices of the cells, this many at once."""
        count = self.cells.numbers.size
        return [slice(first, min(first + CELLS_AT_ONCE, count)) for first in range(0, count, CELLS_AT_ONCE)]


def block_diameter(volume: float) -> float:
    """Diameter of the ball with a volume [m3], m."""
    return (6.0 * volume / math.pi) ** (1.0 / 3.0)
