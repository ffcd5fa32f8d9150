# SPDX-License-Identifier: GPL-2.0-or-later
"""Barriers and trees as the kernels see them. x and y are local, heights are in the vertical datum; SI units."""

from typing import NamedTuple

import numpy as np

from ..choices import PASSING_RULES
from ..jit.kernels import inner_kernel
from .grid import MARGIN, CellGrid, entries_of, make_grid
from .lying import LOG_COLUMNS
from .offsets import NO_OFFSETS

# columns of a tree
AXIS_X, AXIS_Y, STEM_RADIUS, STEM_TOP, STEM_ENERGY, TREE_COLUMNS = range(6)
# columns of a barrier
BARRIER_HEIGHT, BARRIER_ENERGY, BARRIER_COLUMNS = range(3)

# which point of a rock must be above the top of a barrier for the rock to pass over it
HIGHEST, CENTRE, LOWEST = range(len(PASSING_RULES))

# what happened at an obstacle, and kinds of obstacles
PASSED_OVER, BROKE_THROUGH, STOPPED, HELD, BROKEN_ROCK, LET_BY = range(6)
TREE, BARRIER, FRACTURE = range(3)
BROKEN = -2  # in place of the number of a barrier: the ground broke the rock

# columns of a meeting of a rock with an obstacle
(
    KIND, OBSTACLE, OUTCOME, MEETING_TIME, MEETING_X, MEETING_Y, MEETING_Z, MEETING_HEIGHT, CLEARANCE, SPEED, ENERGY,
    TAKEN, MEETING_VX, MEETING_VY, MEETING_VZ, MEETING_WX, MEETING_WY, MEETING_WZ, MEETING_E0, MEETING_E1, MEETING_E2,
    MEETING_E3, MEETING_COLUMNS,
) = range(23)  # fmt: skip

# columns of what makes a rock break: least share of new surface, density in kg/m3
THRESHOLD, DENSITY, FRAGILE_COLUMNS = range(3)

# columns of what was decided for a rock at a net: number of the run, barrier, energy that the net takes (J)
DECIDED_RUN, DECIDED_BARRIER, DECIDED_ENERGY, DECISION_COLUMNS = range(4)


class ObstacleField(NamedTuple):
    """All obstacles of a simulation."""

    trees: np.ndarray  # (trees, TREE_COLUMNS)
    lying: np.ndarray  # (trees, LOG_COLUMNS), no rows where all stems stand
    tree_grid: CellGrid
    friction: float  # between rock and stem
    offsets: np.ndarray  # (k, 2) share of its energy that a stem takes at most by offset, no rows for none
    segments: np.ndarray  # (segments, 4) x0, y0, x1, y1
    barrier_of: np.ndarray  # (segments,) int64
    barriers: np.ndarray  # (barriers, BARRIER_COLUMNS)
    segment_grid: CellGrid
    rule: int  # HIGHEST, CENTRE or LOWEST
    is_net: np.ndarray  # (barriers,) int64, 1 where a flexible net decides what passes
    decisions: np.ndarray  # (decisions, DECISION_COLUMNS); a rock without one stops at a net
    fragile: np.ndarray  # (runs, FRAGILE_COLUMNS) of breakage.py, no rows where rocks do not break


@inner_kernel
def free_way(field, x, y):
    """Distance from the local (x, y) within which nothing can be touched, m: MARGIN, or 0 near an obstacle."""
    first, end = entries_of(field.tree_grid, x, y)
    if end > first:
        return 0.0
    first, end = entries_of(field.segment_grid, x, y)
    return 0.0 if end > first else MARGIN


@inner_kernel
def energy_of_net(field, run, barrier):
    """Energy that a net takes from the rock of a run, J; infinite where nothing was decided: the rock stops."""
    for i in range(field.decisions.shape[0]):
        if field.decisions[i, DECIDED_RUN] == run and field.decisions[i, DECIDED_BARRIER] == barrier:
            return field.decisions[i, DECIDED_ENERGY]
    return np.inf


def make_field(terrain, barriers, trees, largest_radius, fragile=None):
    """The ObstacleField of Barriers and Trees (either may be None) for rocks up to a radius, m.

    ``fragile``: FRAGILE_COLUMNS of each run (breakage.py), None where rocks do not break.

    Raises
    ------
    ValueError
        If a tree stands where there is no ground.
    """
    tree_rows, friction, offsets = np.zeros((0, TREE_COLUMNS)), 0.0, NO_OFFSETS.copy()
    lying, axes, there = np.zeros((0, LOG_COLUMNS)), np.zeros((0, 4)), np.zeros(0, bool)
    if trees is not None:
        there = np.asarray(trees.present)
        tree_rows, friction, offsets = trees.rows(terrain), float(trees.friction), np.asarray(trees.offsets)
        lying, axes = trees.lying_rows(terrain)
    segments, barrier_of, barrier_rows, rule = np.zeros((0, 4)), np.zeros(0, np.int64), np.zeros((0, 2)), CENTRE
    is_net = np.zeros(0, np.int64)
    if barriers is not None:
        segments, barrier_of, barrier_rows = barriers.rows(terrain)
        rule = PASSING_RULES.index(barriers.rule)
        is_net = np.array([net is not None for net in barriers.nets], np.int64)
    return ObstacleField(
        trees=tree_rows,
        lying=lying,
        tree_grid=_grid_of_those(there, axes, tree_rows[:, STEM_RADIUS] + largest_radius),
        friction=friction,
        offsets=offsets,
        segments=segments,
        barrier_of=barrier_of,
        barriers=barrier_rows,
        segment_grid=make_grid(segments, np.zeros(len(segments))),
        rule=rule,
        is_net=is_net,
        decisions=np.zeros((0, DECISION_COLUMNS)),
        fragile=np.zeros((0, FRAGILE_COLUMNS)) if fragile is None else fragile,
    )


def _grid_of_those(there, pieces, reach):
    """The CellGrid of the trees that are there, with their numbers among all."""
    if there.all():
        return make_grid(pieces, reach)
    numbers = np.flatnonzero(there)
    grid = make_grid(pieces[numbers], reach[numbers])
    return grid._replace(items=numbers.astype(np.int32)[grid.items])
