# SPDX-License-Identifier: GPL-2.0-or-later
"""Result of a simulation."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..choices import STOP_REASONS
from ..chunks.chunk import RUN_RECORD
from ..findings.finding import Finding, worst_first
from ..findings.of_results import of_result
from ..maps.grids import Maps
from ..obstacles.crossing_findings import of_nets
from ..obstacles.outcome import MEETING_COUNTS
from ..sizes.size_order import order_within
from ..statistics.experience import so_far
from .extents import Bodies
from .frames import runs_frame
from .proof import result_digest

STEEP = 0.25 * math.pi  # rad; ground on which loose rocks seldom stay

LONGEST_REASON = max(len(reason) for reason in STOP_REASONS)
INNER_FIELDS = (  # of use while gathering only
    "stop_code", "stop_cell", "passages", "samples", "impacts", "meetings", "levels_passed", "farthest",
)  # fmt: skip

RUNS = np.dtype(
    [("identifier", np.int64), ("stop_reason", f"U{LONGEST_REASON}")]
    + [("distance", np.float64), ("reach_angle", np.float64)]
    + [(name, *rest) for name, *rest in RUN_RECORD.descr if name and name not in INNER_FIELDS]
    + [(name, np.int64) for name in MEETING_COUNTS]
)
TRAJECTORIES = np.dtype(
    [("run", np.int64)]
    + [
        (name, np.float64)
        for name in (
            "time", "x", "y", "z", "velocity", "rotation", "energy", "height", "velocity_x", "velocity_y",
            "velocity_z", "contacts",
        )
    ]
)  # fmt: skip
CONTACTS = np.dtype(
    [("run", np.int64)]
    + [
        (name, np.float64)
        for name in (
            "time", "x", "y", "z", "duration", "slippage", "penetration", "velocity_before", "velocity_after",
            "energy_before", "energy_after", "scar_depth", "scar_length",
        )
    ]
)  # fmt: skip


@dataclass(frozen=True)
class Result:
    """Outcome of a simulation; positions in the coordinates of the terrain, SI units.

    runs : structured array, a row a run. release (place in the list), identifier, rock, mass (kg), volume (m3),
        start and stop (3, centre of mass), stop_reason, duration (s), steps, distance (horizontal, start to stop, m),
        path_length (m), reach_angle (of the line from start to stop below the horizontal, rad), energy_max (J),
        velocity_max (m/s), rotation_max (rad/s), height_max (centre of mass above ground, m), contact_steps,
        unconverged (steps whose contact problem did not converge), energy_limited (steps whose percussions were
        reduced because they would have added energy), penetration_max (m), energy_rise_max (J, in one step), steps_cut
        (taken in parts, as they were long for the rock and its speed: pace.py), spins_kept (steps so long that the spin
        was left as it is: free_flight.py), meetings_cut (steps with more meetings with obstacles than one may have),
        touches_given_up (looks for the touch of a stem without an end), stop_slope (of the ground below stop, rad),
        stopped_by
        (identifier of the barrier or tree that stopped it, -1 for none), crossings (of barriers), tree_hits,
        trees_broken
    maps : Maps, or None if not asked for
    trajectories : structured array run, time, x, y, z, velocity, rotation, energy, height, velocity_x, velocity_y,
        velocity_z, contacts (places that touch the ground), or None
    contacts : structured array, a row for each phase of contact, or None. penetration, along the normal of the ground,
        is the deepest of the phase
    barriers : structured array, a row a barrier (obstacles.outcome.BARRIERS), or None if there are none
    crossings : structured array, a row for each crossing of a barrier (obstacles.outcome.CROSSINGS), or None
    trees : structured array, a row a tree (identifier; hits, runs that hit it, of which it deflected, stopped or was
        broken by each; energy taken from all runs, largest energy taken from one and largest energy of a rock that hit
        it, J), or None
    impacts : structured array, a row for each run that hits a tree (obstacles.outcome.IMPACTS), or None
    fractures : structured array, a row for each rock that broke (obstacles.outcome.FRACTURES), or None
    penetration_p999 : 99.9th percentile of the penetration over all contact steps, in radii of the rock
    provenance : dict of version, settings, fingerprints of the inputs and counts; "inputs" is the digest of them all
    extents : structured array, a row for each of trajectories: highest, lowest, heights of the highest and the lowest
        corner of the rock above its centre of mass (m); turn, the orientation (quaternion, scalar first), and spin in
        the frame of the rock (rad/s), in seven digits; or None
    bodies : Bodies of the rocks by number (extents.py), where there are trajectories
    crs : WKT of the coordinate system, or None
    shapes : (rocks,) the same number for rocks that differ in size alone, or None
    nets : numbers of the barriers that are flexible nets
    of_inputs : list of Finding about terrain, ground, rocks and releases; ``findings`` has them too
    weight, first : (runs,) where runs split (splitting.py): weight of each, and number of the run of its first rock, of
        which those of a simulation without splitting come first. Maps and tables of barriers and trees have sums of
        weights then, stop reasons too. None where each run counts by itself
    """

    runs: np.ndarray
    maps: Maps | None
    trajectories: np.ndarray | None
    contacts: np.ndarray | None
    barriers: np.ndarray | None
    crossings: np.ndarray | None
    trees: np.ndarray | None
    impacts: np.ndarray | None
    penetration_p999: float
    provenance: dict[str, Any]
    extents: np.ndarray | None = None
    bodies: Bodies | None = None
    fractures: np.ndarray | None = None
    crs: str | None = None
    of_inputs: tuple[Finding, ...] = ()
    shapes: np.ndarray | None = None
    nets: tuple[int, ...] = ()
    weight: np.ndarray | None = None
    first: np.ndarray | None = None

    @property
    def rocks_thrown(self) -> int:
        """Number of rocks that were thrown: the runs, without the copies of runs that split."""
        return int(self.runs.size) if self.first is None else int(self.provenance["splitting"]["first_runs"])

    @property
    def plain_runs(self) -> np.ndarray:
        """The runs of the rocks that were thrown, each of which counts as one: those of a simulation without splitting.

        Shares, means and percentiles over them need no weights.
        """
        return self.runs[: self.rocks_thrown]

    @cached_property
    def findings(self) -> list[Finding]:
        """All that is to be said of inputs and results, worst first."""
        sizes = [] if self.shapes is None else order_within(self.plain_runs, self.shapes)
        of_obstacles = of_nets(self.crossings, self.nets)
        experience = so_far() if self.runs.size else []
        return worst_first([*self.of_inputs, *of_result(self), *of_obstacles, *sizes, *experience])

    @property
    def input_digest(self) -> str:
        """sha256 of all inputs: the same for whoever has the same terrain, ground, rocks, releases and settings."""
        return self.provenance["inputs"]

    @cached_property
    def result_digest(self) -> str:
        """sha256 of runs and maps: with the same inputs and version the same on every machine."""
        return result_digest(self.runs, self.maps)

    def runs_frame(self) -> Any:
        """The runs as a table, a row a run: a GeoDataFrame with points at the stops where geopandas is installed, else
        a DataFrame of pandas.

        Columns are the fields of ``runs`` in SI units; start and stop are three columns each, start_x, start_y ...
        Raises ImportError that says what to install where there is no pandas.
        """
        return runs_frame(self.runs, self.crs)

    def counters(self) -> dict[str, int]:
        """Steps and contacts that were cut short, name -> number; all 0 where nothing was cut short.

        contact_steps, and of them unconverged and energy_limited; steps, and of them steps_cut, spins_kept and
        meetings_cut; touches_given_up; resting_steep: runs at rest on ground steeper than STEEP.
        """
        of_steps = "steps", "contact_steps", "unconverged", "energy_limited"
        names = *of_steps, "steps_cut", "spins_kept", "meetings_cut", "touches_given_up"
        counts = {name: int(self.runs[name].sum()) for name in names}
        is_steep = (self.runs["stop_reason"] == "rest") & (self.runs["stop_slope"] > STEEP)
        return {**counts, "resting_steep": int(np.count_nonzero(is_steep))}
