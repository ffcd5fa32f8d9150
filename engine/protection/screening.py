# SPDX-License-Identifier: GPL-2.0-or-later
"""Everything that talus:screenline says of some runs at some lines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..choices import HIT_ENERGIES, NET_CAPACITIES, NET_HEIGHTS
from ..map_rows import KILO
from ..passages.hits import Target, passages
from ..passages.passage_statistics import line_numbers, source_numbers, values_of
from ..passages.screen_line import first_passages
from . import barrier_design
from .barrier_variants import needed
from .fragment_hits import HitNumbers, energies_for, hit_numbers, hits_of_events

if TYPE_CHECKING:
    from ..hints import Array, Motion, Progress, Terrain


class BarrierClasses(NamedTuple):
    """Barriers to look at, and the share of the simulated values that they must bear."""

    capacities: tuple = NET_CAPACITIES  # kJ, ascending
    heights: tuple = NET_HEIGHTS  # m, ascending
    target: float = 0.95  # share of the passing rocks that shall be stopped
    energy_factor: float = 1.0  # on the energies, before they are compared with the capacities
    height_factor: float = 1.0  # on the heights of the rocks' tops


class Cloud(NamedTuple):
    """Runs that are pieces of rocks that broke, and how barriers are checked with them (fragment_hits.py)."""

    event: np.ndarray  # (runs,) number of the rock that fell
    begins: np.ndarray  # (runs,) s, when the run began after that was let go
    energy: str = HIT_ENERGIES[0]  # of an event at a field, with which barriers are chosen
    window: float = math.inf  # s, within which energies are added
    field_length: float = math.inf  # m along the line; infinite: the whole line is one field


class CloudHits(NamedTuple):
    """Impacts of the pieces of each event on the fields of a line."""

    rows: np.ndarray  # EVENT_HITS
    numbers: HitNumbers  # percentiles of the barriers' target


class LineDesign(NamedTuple):
    """Rocks that barriers on one line stop."""

    shares: np.ndarray  # (capacities + 1, heights) of the passing rocks; None where their heights are not known
    choice: barrier_design.Choice  # smallest barrier that reaches the target, None if none does
    height: float = np.nan  # m, that the tops of the target's share of the rocks do not exceed
    energy: float = np.nan  # kJ, the same of their energies; factors are within both


@dataclass(frozen=True)
class Screening:
    """Crossings of runs with lines, and what follows from them.

    rows : hits and crossings, see hits.passages; heights are above the terrain where one was given
    radius : (runs,) m, 0 where it is not known
    numbers : LineNumbers of each line
    sources : SourceNumbers of each pair of a line and a source
    designs : LineDesign of each line
    barriers : BarrierClasses
    hits : CloudHits of each line, empty where rocks stay whole
    """

    rows: np.ndarray
    radius: np.ndarray
    numbers: list
    sources: list
    designs: list
    barriers: BarrierClasses
    hits: list = field(default_factory=list)

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
        """Number of runs that pass at least one line."""
        return int(np.unique(self.rows["run"]).size)


def screen(
    motion: Motion,
    lines: Sequence[Target],
    sources: Array,
    radius: Array,
    barriers: BarrierClasses | None = None,
    terrain: Terrain | None = None,
    advanced: Progress | None = None,
    cloud: Cloud | None = None,
) -> Screening:
    """The Screening of a Motion at lines.

    Parameters
    ----------
    motion : Motion
    lines : Target of each line or area
    sources : (runs,) whole numbers, where each run comes from
    radius : (runs,) m, largest radius of the rocks, NaN where it is not known
    barriers : BarrierClasses
    terrain : Terrain for the heights above the ground; without it they come from the motion, if that knows the ground
    advanced : see hits.passages
    cloud : Cloud where rocks broke: designs are then of events at fields, all else of the pieces as they come
    """
    barriers = barriers or BarrierClasses()
    radius = np.nan_to_num(np.asarray(radius, np.float64))
    rows = passages(motion, lines, radius, advanced=advanced)
    if terrain is not None:
        rows["height"] = rows["z"] - terrain.height(rows["x"], rows["y"])
    of_lines = [rows[rows["line"] == line] for line in range(len(lines))]
    hits = [] if cloud is None else [_hits(own, motion, radius, cloud, barriers.target) for own in of_lines]
    values = [_passing(own, radius) for own in of_lines] if cloud is None else [_arriving(own, cloud) for own in hits]
    return Screening(
        rows=rows,
        radius=radius,
        numbers=[line_numbers(rows, line, radius) for line in range(len(lines))],
        sources=source_numbers(rows, len(lines), np.asarray(sources), radius),
        designs=[_design(energy, top, barriers) for energy, top in values],
        barriers=barriers,
        hits=hits,
    )


def _passing(rows, radius):
    """Energies, kJ, and heights of the tops, m, of the rocks that pass."""
    first = first_passages(rows)
    return values_of(first, radius, "energy"), values_of(first, radius, "top")


def _hits(rows, motion, radius, cloud, share):
    """The CloudHits of one line."""
    first = first_passages(rows)
    run = first["run"]
    number = np.zeros(run.size, np.int64)
    if math.isfinite(cloud.field_length):
        number = np.floor(first["chainage"] / cloud.field_length).astype(np.int64)
    hits_by_run = hits_of_events(
        cloud.event[run], number, cloud.begins[run] + first["time"], first["energy"], motion.mass[run], cloud.window,
        values_of(first, radius, "top"),
    )  # fmt: skip
    return CloudHits(hits_by_run, hit_numbers(hits_by_run, first["energy"], share))


def _arriving(hits, cloud):
    """Energies, kJ, and heights of the tops, m, of the events at the fields of a line."""
    return energies_for(hits.rows, cloud.energy) * KILO, hits.rows["top"]


def _design(energy, top, barriers):
    if not np.isfinite(top).any():
        return LineDesign(None, None)
    energy, top = energy * barriers.energy_factor, top * barriers.height_factor
    shares = barrier_design.stopped_shares(energy, top, barriers.capacities, barriers.heights)
    choice = barrier_design.smallest_barrier(shares, barriers.capacities, barriers.heights, barriers.target)
    return LineDesign(shares, choice, *(needed(values, barriers.target) for values in (top, energy)))
