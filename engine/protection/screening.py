# SPDX-License-Identifier: GPL-2.0-or-later
"""Everything that talus:screenline says of some runs at some lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..choices import NET_CAPACITIES, NET_HEIGHTS
from ..passages.passage_statistics import line_numbers, source_numbers, values_of
from ..passages.screen_line import crossings, first_passages, segments_of
from . import barrier_design
from .barrier_variants import needed

if TYPE_CHECKING:
    from ..hints import Array, Motion, Progress, Terrain


class BarrierClasses(NamedTuple):
    """Which barriers to look at, and how much of the simulated values they must bear."""

    capacities: tuple = NET_CAPACITIES  # kJ, ascending
    heights: tuple = NET_HEIGHTS  # m, ascending
    target: float = 0.95  # share of the passing rocks that shall be stopped
    energy_factor: float = 1.0  # on the energies, before they are compared with the capacities
    height_factor: float = 1.0  # on the heights of the rocks' tops


class LineDesign(NamedTuple):
    """What barriers on one line stop."""

    shares: np.ndarray  # (capacities + 1, heights) of the passing rocks; None where their heights are not known
    choice: barrier_design.Choice  # smallest barrier that reaches the target, None if none does
    height: float = np.nan  # m, that the tops of the target's share of the rocks do not exceed
    energy: float = np.nan  # kJ, the same of their energies; factors are within both


@dataclass(frozen=True)
class Screening:
    """Crossings of runs with lines, and what follows from them.

    rows : crossings, see screen_line.crossings; heights are above the terrain where one was given
    radius : (runs,) m, 0 where it is not known
    numbers : LineNumbers of each line
    sources : SourceNumbers of each pair of a line and a source
    designs : LineDesign of each line
    barriers : BarrierClasses
    """

    rows: np.ndarray
    radius: np.ndarray
    numbers: list
    sources: list
    designs: list
    barriers: BarrierClasses

    def design_rows(self):
        """(line, capacity, height, share) of each barrier; an infinite capacity is any."""
        capacities = (*self.barriers.capacities, np.inf)
        return [
            (line, capacity, height, float(design.shares[i, j]))
            for line, design in enumerate(self.designs)
            if design.shares is not None
            for i, capacity in enumerate(capacities)
            for j, height in enumerate(self.barriers.heights)
        ]

    def passing_runs(self):
        """How many runs pass at least one line."""
        return int(np.unique(self.rows["run"]).size)


def screen(
    motion: Motion,
    lines: Sequence[Sequence[Array]],
    sources: Array,
    radius: Array,
    barriers: BarrierClasses | None = None,
    terrain: Terrain | None = None,
    advanced: Progress | None = None,
) -> Screening:
    """The Screening of a Motion at lines.

    Parameters
    ----------
    motion : Motion
    lines : list of lines, each a list of parts, each a (k, 2) array of vertices
    sources : (runs,) whole numbers, where each run comes from
    radius : (runs,) m, largest radius of the rocks, NaN where it is not known
    barriers : BarrierClasses
    terrain : Terrain for the heights above the ground; without it they come from the motion, if that knows the ground
    advanced : see screen_line.crossings
    """
    barriers = barriers or BarrierClasses()
    rows = crossings(motion, segments_of(lines), advanced=advanced)
    if terrain is not None:
        rows["height"] = rows["z"] - terrain.height(rows["x"], rows["y"])
    radius = np.nan_to_num(np.asarray(radius, np.float64))
    return Screening(
        rows=rows,
        radius=radius,
        numbers=[line_numbers(rows, line, radius) for line in range(len(lines))],
        sources=source_numbers(rows, len(lines), np.asarray(sources), radius),
        designs=[_design(rows[rows["line"] == line], radius, barriers) for line in range(len(lines))],
        barriers=barriers,
    )


def _design(rows, radius, barriers):
    first = first_passages(rows)
    energy, top = (values_of(first, radius, name) for name in ("energy", "top"))
    if not np.isfinite(top).any():
        return LineDesign(None, None)
    energy, top = energy * barriers.energy_factor, top * barriers.height_factor
    shares = barrier_design.stopped_shares(energy, top, barriers.capacities, barriers.heights)
    choice = barrier_design.smallest_barrier(shares, barriers.capacities, barriers.heights, barriers.target)
    return LineDesign(shares, choice, *(needed(values, barriers.target) for values in (top, energy)))
