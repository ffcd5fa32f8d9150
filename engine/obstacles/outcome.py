# SPDX-License-Identifier: GPL-2.0-or-later
"""Report of a simulation on its obstacles: a table of the barriers with every crossing, and a table of the trees."""

import numpy as np

from ..arithmetic.vectors import length, mean, total
from .field import (
    BARRIER,
    BROKE_THROUGH,
    CLEARANCE,
    ENERGY,
    FRACTURE,
    KIND,
    MEETING_E0,
    MEETING_HEIGHT,
    MEETING_TIME,
    MEETING_VX,
    MEETING_WX,
    MEETING_X,
    MEETING_Y,
    MEETING_Z,
    OBSTACLE,
    OUTCOME,
    PASSED_OVER,
    SPEED,
    STOPPED,
    TAKEN,
    TREE,
)

OUTCOMES = ("passed over", "broke through", "stopped")  # codes of a crossing, from 0 on
DEFLECTED, BROKEN, HELD_ROCK = 0, 1, 2
TREE_OUTCOMES = ("deflected", "broken", "stopped")  # codes of an impact on a tree
OUTCOME_FIELDS = {"stopped": STOPPED, "passed_over": PASSED_OVER, "broke_through": BROKE_THROUGH}  # of BARRIERS
TREE_OUTCOME_FIELDS = {"deflections": DEFLECTED, "breaks": BROKEN, "stops": HELD_ROCK}  # of TREES
SHARES = (0.5, 0.9, 0.95, 0.99)
MEASURES = ("energy", "velocity", "height", "top")

MEETING_COUNTS = ("crossings", "tree_hits", "trees_broken")  # of a run
CROSSINGS = np.dtype(
    [("run", np.int64), ("barrier", np.int32), ("outcome", np.int32)]
    + [(name, np.float64) for name in ("time", "x", "y", "z", "height", "top", "velocity", "energy", "taken")]
    + [(name, np.float64) for name in ("velocity_x", "velocity_y", "velocity_z", "rotation")]
    + [("spin", np.float64, 3), ("orientation", np.float64, 4)]
)
BARRIERS = np.dtype(
    [("identifier", np.int64), ("height", np.float64), ("capacity", np.float64), ("length", np.float64)]
    + [(name, np.int64) for name in ("crossings", "runs", "stopped", "passed_over", "broke_through")]
    + [(f"{measure}_mean", np.float64) for measure in MEASURES]
    + [(f"{measure}_p{100 * share:.0f}", np.float64) for measure in MEASURES for share in SHARES]
    + [(f"{measure}_max", np.float64) for measure in MEASURES]
)
IMPACTS = np.dtype(
    [("run", np.int64), ("tree", np.int32), ("outcome", np.int32)]
    + [(name, np.float64) for name in ("time", "x", "y", "z", "height", "velocity", "energy", "taken")]
)
# where the ground broke a rock: its state after the impact, kinetic energy before it, energy across the ground, J
FRACTURES = np.dtype(
    [("run", np.int64)]
    + [(name, np.float64) for name in ("time", "x", "y", "z", "energy_before", "impact_energy")]
    + [("velocity", np.float64, 3), ("spin", np.float64, 3), ("orientation", np.float64, 4)]
)
TREES = np.dtype(
    [("identifier", np.int64), ("hits", np.int64), ("deflections", np.int64), ("breaks", np.int64), ("stops", np.int64)]
    + [("taken", np.float64), ("taken_max", np.float64), ("energy_max", np.float64)]
)


def crossings_of(meetings, runs, origin, heights):
    """CROSSINGS of some meetings, ``runs``: number of the run of each; ``heights``: of the barriers, m.

    height is that of the centre of mass above the ground, top that of the point to which the rule of the barriers
    refers. spin: in the rock's frame K, rad/s; orientation: unit quaternion, scalar first, K to I.
    """
    is_barrier = meetings[:, KIND] == BARRIER
    rows = meetings[is_barrier]
    out = np.zeros(len(rows), CROSSINGS)
    out["run"], out["barrier"], out["outcome"] = runs[is_barrier], rows[:, OBSTACLE], rows[:, OUTCOME]
    out["time"], out["z"] = rows[:, MEETING_TIME], rows[:, MEETING_Z]
    out["x"], out["y"] = rows[:, MEETING_X] + origin[0], rows[:, MEETING_Y] + origin[1]
    out["height"], out["velocity"] = rows[:, MEETING_HEIGHT], rows[:, SPEED]
    out["energy"], out["taken"] = rows[:, ENERGY], rows[:, TAKEN]
    out["top"] = rows[:, CLEARANCE] + heights[out["barrier"]]
    for axis, name in enumerate(("velocity_x", "velocity_y", "velocity_z")):
        out[name] = rows[:, MEETING_VX + axis]
    out["spin"], out["orientation"] = rows[:, MEETING_WX : MEETING_WX + 3], rows[:, MEETING_E0 : MEETING_E0 + 4]
    out["rotation"] = length(out["spin"])
    return out


def fractures_of(meetings, runs, origin):
    """FRACTURES of some meetings, ``runs``: number of the run of each."""
    is_fracture = meetings[:, KIND] == FRACTURE
    rows = meetings[is_fracture]
    out = np.zeros(len(rows), FRACTURES)
    out["run"], out["time"], out["z"] = runs[is_fracture], rows[:, MEETING_TIME], rows[:, MEETING_Z]
    out["x"], out["y"] = rows[:, MEETING_X] + origin[0], rows[:, MEETING_Y] + origin[1]
    out["energy_before"], out["impact_energy"] = rows[:, ENERGY], rows[:, TAKEN]
    out["velocity"], out["spin"] = rows[:, MEETING_VX : MEETING_VX + 3], rows[:, MEETING_WX : MEETING_WX + 3]
    out["orientation"] = rows[:, MEETING_E0 : MEETING_E0 + 4]
    return out


def tree_outcomes(meetings, stopped_by):
    """Codes of TREE_OUTCOMES of meetings with trees, each of one run with one tree.

    A tree that breaks lets the rock go on, as does one that only deflects it; ``stopped_by``: number of the tree that
    finally held the run of each meeting, -1 for none.
    """
    is_broken, is_held = meetings[:, OUTCOME] == BROKE_THROUGH, meetings[:, OBSTACLE] == stopped_by
    return np.where(is_broken, BROKEN, np.where(is_held, HELD_ROCK, DEFLECTED))


def impacts_of(meetings, runs, stopped_by, origin):
    """IMPACTS on trees of some meetings, ``runs`` and ``stopped_by``: of the run of each, see ``tree_outcomes``.

    A run that touches a tree several times has one row: place, height of the centre of mass above the ground, velocity
    and kinetic energy at the first touch, and all that the tree took.
    """
    is_tree = meetings[:, KIND] == TREE
    rows = meetings[is_tree]
    out = np.zeros(len(rows), IMPACTS)
    out["run"], out["tree"], out["outcome"] = runs[is_tree], rows[:, OBSTACLE], tree_outcomes(rows, stopped_by[is_tree])
    out["time"], out["z"] = rows[:, MEETING_TIME], rows[:, MEETING_Z]
    out["x"], out["y"] = rows[:, MEETING_X] + origin[0], rows[:, MEETING_Y] + origin[1]
    out["height"], out["velocity"] = rows[:, MEETING_HEIGHT], rows[:, SPEED]
    out["energy"], out["taken"] = rows[:, ENERGY], rows[:, TAKEN]
    return out


def barrier_table(barriers, crossings):
    """BARRIERS: counts and the mean, quantiles and maximum over all crossings of each; NaN where nothing crossed.

    energy: kinetic, J, before the barrier; velocity: m/s; height, top: see crossings_of, m. Quantiles are interpolated
    (numpy's default).
    """
    table = np.zeros(len(barriers), BARRIERS)
    table["identifier"], table["height"], table["capacity"] = barriers.identifiers, barriers.heights, barriers.energies
    table["length"] = [length_of(line) for line in barriers.lines]
    order = np.argsort(crossings["barrier"], kind="stable")
    edges = np.searchsorted(crossings["barrier"][order], np.arange(len(barriers) + 1))
    for i, row in enumerate(table):
        of_barrier = crossings[order[edges[i] : edges[i + 1]]]
        row["crossings"], row["runs"] = of_barrier.size, np.unique(of_barrier["run"]).size
        for name, outcome in OUTCOME_FIELDS.items():
            row[name] = np.count_nonzero(of_barrier["outcome"] == outcome)
        for measure in MEASURES:
            values = of_barrier[measure] if of_barrier.size else np.array([np.nan])
            row[f"{measure}_mean"], row[f"{measure}_max"] = mean(values), values.max()
            for share in SHARES:
                row[f"{measure}_p{100 * share:.0f}"] = np.quantile(values, share)
    return table


def length_of(line):
    """Length of a line in plan, m."""
    way = np.diff(np.asarray(line, np.float64), axis=0)
    return total(np.sqrt(way[:, 0] * way[:, 0] + way[:, 1] * way[:, 1]))


def count_meetings(meetings, lengths):
    """MEETING_COUNTS of runs whose meetings follow one another; ``lengths``: how many there are of each."""
    run, is_tree = np.repeat(np.arange(lengths.size), lengths), meetings[:, KIND] == TREE
    chosen = (meetings[:, KIND] == BARRIER, is_tree, is_tree & (meetings[:, OUTCOME] == BROKE_THROUGH))
    return {name: np.bincount(run[rows], minlength=lengths.size) for name, rows in zip(MEETING_COUNTS, chosen)}


class TreeTable:
    """Gathers what happened to each tree, in memory that depends on the number of trees alone."""

    def __init__(self, identifiers):
        self.table = np.zeros(len(identifiers), TREES)
        self.table["identifier"] = identifiers

    def add(self, meetings, stopped_by):
        """Add meetings, in the order of the runs; ``stopped_by`` as in ``tree_outcomes``."""
        is_tree = meetings[:, KIND] == TREE
        rows = meetings[is_tree]
        tree, outcome = rows[:, OBSTACLE].astype(np.int64), tree_outcomes(rows, stopped_by[is_tree])
        np.add.at(self.table["hits"], tree, 1)
        for name, code in TREE_OUTCOME_FIELDS.items():
            np.add.at(self.table[name], tree, outcome == code)
        np.add.at(self.table["taken"], tree, rows[:, TAKEN])
        np.maximum.at(self.table["taken_max"], tree, rows[:, TAKEN])
        np.maximum.at(self.table["energy_max"], tree, rows[:, ENERGY])

    def state(self):
        """Arrays to keep."""
        return {"trees": self.table}

    def restore(self, state):
        """Take back what ``state`` gave."""
        self.table = state.pop("trees")
