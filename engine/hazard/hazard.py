# SPDX-License-Identifier: GPL-2.0-or-later
"""Hazard of several scenarios in each cell: annual probability, intensity by return period, danger level.

A scenario i is an event with return period T_i (years) that sets b_i blocks loose. A simulation of such blocks gives,
for each cell, the share p_i of runs that pass and an energy E_i (J). Events are a Poisson process and blocks
independent, so a cell is hit in a scenario, and at all within a year, with

    f_i = (1 - (1 - p_i)^b_i) / T_i,        P = 1 - exp(-sum f_i)

(Lari, Frattini, Crosta 2014, Engineering Geology 182, 3-14; Hantz et al. 2021, Geosciences 11, 158). With one block
an event f_i = p_i / T_i.

Intensity is weak up to 30 kJ, medium up to 300 kJ, strong above, and the danger level follows from intensity and
return period by a matrix of 3 x 3 fields (after BWW, BRP, BUWAL 1997; Raetzo et al. 2002, Bull Eng Geol Env 61,
263-268; Lateltin et al. 2005, Landslides 2, 313-320; compared with what the Canton of Valais publishes). The default
fields are those that the Canton of Ticino uses for falling stones and blocks (its tool for hazard zones,
opengisch/pzp, pzp/processing/domains.py, MATRICES[3000]); authorities draw some of them differently. The federal
diagram itself was not at hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..choices import DANGER_LEVELS, HAZARD_MATRIX, RETURN_PERIODS_OF

if TYPE_CHECKING:
    from ..hints import Array, Frequencies, Rules

BOUNDS = (30e3, 300e3)  # J, between weak and medium, medium and strong
PERIODS = (30.0, 100.0, 300.0)  # years, up to which an event is frequent, occasional, rare
NO_INTENSITY, WEAK, MEDIUM, STRONG = range(4)
NO_DANGER, RESIDUAL, LOW, CONSIDERABLE, HIGH = range(len(DANGER_LEVELS))
MATRIX = tuple(tuple(map(DANGER_LEVELS.index, HAZARD_MATRIX[k : k + 3])) for k in (0, 3, 6))  # weak, medium, strong
ROUNDING = 1e-9  # a frequency this little below 1/T still counts as 1/T


class Hazard:
    """Adds up scenarios one at a time, so that memory does not grow with their number.

    Parameters
    ----------
    shape : (ny, nx) of all grids
    bounds : energies between the intensities, J, rising; by rules of volumes m3
    periods : return periods of the classes, years, rising
    method : "scenario": the return period of an event counts in every cell that at least ``least_reach`` of its runs
        pass. "cell": what counts is how often the cell itself is hit with at least that energy, sum f_i over the
        scenarios that reach it so
        "propagation": as "scenario", with the return period that rules give a place from that of the event and the
        share of the runs that reach it
    least_reach : share of runs below which a cell counts as not reached; of no effect on the annual probability
    rules : rules.Rules of the method "propagation", with the same periods

    Raises
    ------
    ValueError
        For bounds or periods that do not rise from above 0, an unknown method, or a share outside 0 to 1.
    """

    def __init__(
        self,
        shape: tuple[int, ...],
        bounds: Sequence[float] = BOUNDS,
        periods: Sequence[float] = PERIODS,
        method: str = "scenario",
        least_reach: float = 0.0,
        rules: Rules | None = None,
    ) -> None:
        for name, values in (("bounds", bounds), ("periods", periods)):
            if not (np.all(np.isfinite(values)) and np.all(np.diff([0.0, *values]) > 0.0)):
                raise ValueError(f"Hazard: {name} are {tuple(values)}; give positive numbers that rise.")
        if method not in RETURN_PERIODS_OF:
            raise ValueError(f"Hazard: method is {method!r}; known are {', '.join(RETURN_PERIODS_OF)}.")
        if not 0.0 <= least_reach <= 1.0:
            raise ValueError(f"Hazard: least_reach is {least_reach}; give a share from 0 to 1.")
        if (method == "propagation") != (rules is not None):
            raise ValueError("Hazard: rules go with the method propagation, and it with rules; give both or none.")
        self.rules, self.cells = rules, None  # of the arrays; None: all
        self.bounds, self.periods, self.method, self.least_reach = bounds, periods, method, least_reach
        self.frequency = np.zeros(shape)  # of any hit, 1/year
        self.reached = np.zeros(shape, bool)
        levels = len(bounds) + 1
        if method == "cell":
            self.exceeded = np.zeros((levels, *shape))  # 1/year, of hits above each energy
        else:
            self.strongest = np.zeros((len(periods), *shape), np.uint8)

    def add(self, energy: Array, reach: Array, period: float, blocks: float = 1) -> None:
        """Add one scenario.

        Parameters
        ----------
        energy : (ny, nx) J, NaN where no run passes; by rules of volumes that of the blocks, m3
        reach : (ny, nx) share of runs that pass, 0 to 1
        period : return period of the event, years
        blocks : blocks that one event sets loose

        Raises
        ------
        ValueError
            For grids of another shape, shares above 1, or a period or number of blocks that is not positive.
        """
        energy, reach = np.asarray(energy), np.nan_to_num(np.asarray(reach, np.float64))
        if energy.shape != self.frequency.shape or reach.shape != self.frequency.shape:
            raise ValueError(f"Hazard: the grids have not all the shape {self.frequency.shape}.")
        if reach.max(initial=0.0) > 1.0 or reach.min(initial=0.0) < 0.0:
            raise ValueError("Hazard: a share of runs lies outside 0 to 1; is the number of runs right?")
        if not (np.isfinite(period) and period > 0.0 and blocks >= 1):
            raise ValueError(f"Hazard: period {period} years, {blocks} blocks; both must be positive.")
        frequency = -np.expm1(blocks * np.log1p(-np.minimum(reach, 1.0 - 1e-16))) / period
        self.frequency += frequency
        counted = (reach > 0.0) & (reach >= self.least_reach)
        self.reached |= counted
        # a block that barely moves is weak, too
        intensity = np.where(np.isnan(energy), NO_INTENSITY, np.maximum(intensity_of(energy, self.bounds), WEAK))
        intensity = np.where(counted, intensity, NO_INTENSITY).astype(np.uint8)
        if self.method == "cell":
            for level in range(len(self.bounds) + 1):
                self.exceeded[level] += np.where(intensity > level, frequency, 0.0)
        elif self.method == "propagation":
            classes = self.rules.propagation_class(reach)
            for number in range(len(self.rules.propagation_classes)):
                of_place = self.rules.occurrence_of(period, number)
                if of_place is not None:
                    self._count(np.where(classes == number, intensity, NO_INTENSITY), of_place)
        else:
            self._count(intensity, period)

    def _count(self, intensity, period):
        """Events of a return period have an intensity in each cell, 0 where none."""
        for k, longest in enumerate(self.periods):
            if period <= longest * (1.0 + ROUNDING):
                np.maximum(self.strongest[k], intensity, out=self.strongest[k])

    @classmethod
    def of_frequencies(
        cls, frequencies: Frequencies, bounds: Sequence[float] = BOUNDS, periods: Sequence[float] = PERIODS
    ) -> Hazard:
        """The hazard of Frequencies (frequency.py), in which each run counts with its own energy: method "cell".

        It keeps their cells alone; its maps are of the whole grid.

        Raises
        ------
        ValueError
            For bounds that are no thresholds of the frequencies, or as above.
        """
        hazard = cls((frequencies.cells.numbers.size,), bounds, periods, "cell")
        hazard.cells = frequencies.cells
        hazard.frequency = frequencies.sums[0]
        hazard.exceeded = frequencies.sums[[0, *map(frequencies.level_above, bounds)]]
        hazard.reached = hazard.frequency > 0.0
        return hazard

    def annual_probability(self) -> Array:
        """(ny, nx) probability that at least one block passes the cell within a year."""
        return self._grid(-np.expm1(-self.frequency))

    def intensities(self, factor: float = 1.0) -> Array:
        """(periods, ny, nx) uint8: strongest intensity of events up to each return period, 0 where there is none.

        factor : of the frequencies, where they are those of a width of the slope; of no effect on return periods of
            events
        """
        return np.stack(list(map(self._grid, self._intensities(factor))))

    def _intensities(self, factor):
        """Intensity of the cells that are kept."""
        if self.method != "cell":
            return self.strongest
        shape = (len(self.periods), *self.frequency.shape)
        intensities = np.zeros(shape, np.uint8)
        for k, period in enumerate(self.periods):
            for exceeded in self.exceeded:
                intensities[k] += exceeded * (factor * period) >= 1.0 - ROUNDING
        return intensities

    def danger(self, matrix: Array = MATRIX, beyond: int = RESIDUAL, factor: float = 1.0) -> Array:
        """(ny, nx) uint8 danger level: the highest of all return periods.

        matrix : rows weak, medium, strong, columns the return periods; numbers of levels, or of the outcomes of rules
        beyond : of what is reached only by rarer events, whatever its energy
        factor : as in ``intensities``
        """
        fields = np.asarray(matrix, np.uint8)
        if fields.shape != (len(self.bounds) + 1, len(self.periods)):
            raise ValueError(f"Hazard: the matrix has the shape {fields.shape}; give a row for each intensity.")
        fields = np.vstack([np.zeros((1, len(self.periods)), np.uint8), fields])
        danger = np.where(self.reached, beyond, NO_DANGER).astype(np.uint8)
        for k, intensity in enumerate(self._intensities(factor)):
            np.maximum(danger, fields[intensity, k], out=danger)
        return self._grid(danger)

    def _grid(self, values):
        """On all cells of the grid, 0 where nothing is kept."""
        return values if self.cells is None else self.cells.grid(values, 0)


def intensity_of(energy, bounds=BOUNDS):
    """Intensity (1 weak, 2 medium, 3 strong) of energies in J, 0 for NaN and 0; an energy on a bound is below it."""
    energy = np.asarray(energy)
    with np.errstate(invalid="ignore"):
        return np.where(energy > 0.0, 1 + np.searchsorted(bounds, energy, side="left"), NO_INTENSITY).astype(np.uint8)
