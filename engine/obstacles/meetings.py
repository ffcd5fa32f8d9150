# SPDX-License-Identifier: GPL-2.0-or-later
"""Records of the meetings of rocks with obstacles, one row each; in a run a tree has one row in all."""

import math
from typing import NamedTuple

import numpy as np

from ..jit.kernels import inner_kernel
from .field import (
    CLEARANCE,
    ENERGY,
    KIND,
    MEETING_E0,
    MEETING_E1,
    MEETING_E2,
    MEETING_E3,
    MEETING_HEIGHT,
    MEETING_TIME,
    MEETING_VX,
    MEETING_VY,
    MEETING_VZ,
    MEETING_WX,
    MEETING_WY,
    MEETING_WZ,
    MEETING_X,
    MEETING_Y,
    MEETING_Z,
    OBSTACLE,
    OUTCOME,
    SPEED,
    TAKEN,
)

MOST_IN_A_STEP = 8  # meetings of one rock in one step, for which the records must have room

COUNTS = np.dtype(
    [
        ("run", np.int64),  # its number, by which nets and breakage decide
        ("meetings_cut", np.int64),  # steps with more meetings with obstacles than a step may have
        ("touches_given_up", np.int64),  # searches for the touch of a stem that did not end
    ]
)


@inner_kernel
def begin_counts(run, out_counts):
    """A run begins, in place."""
    out_counts["run"], out_counts["meetings_cut"], out_counts["touches_given_up"] = run, 0, 0


@inner_kernel
def count_cut(out_counts):
    """Count a step with more meetings than a step may have, in place."""
    out_counts["meetings_cut"] += 1


@inner_kernel
def count_given_up(out_counts):
    """Count a search for the touch of a stem that did not end, in place."""
    out_counts["touches_given_up"] += 1


class Noted(NamedTuple):
    """Meetings that were noted, of this run and of those before it."""

    rows: np.ndarray  # (n, MEETING_COLUMNS)
    first: int  # row of the first of this run


@inner_kernel
def find_meeting(noted, count, kind, obstacle):
    """Row of the latest meeting of this run with an obstacle, -1 if there was none."""
    for row in range(count - 1, noted.first - 1, -1):
        if noted.rows[row, OBSTACLE] == obstacle and noted.rows[row, KIND] == kind:
            return row
    return -1


# more arguments than elsewhere: the columns of a row
@inner_kernel
def note_meeting(meetings, row, kind, obstacle, outcome, time, s, height, clearance, energy, taken):
    """Fill a row, in place."""
    record = meetings[row]
    record[KIND], record[OBSTACLE], record[OUTCOME], record[MEETING_TIME] = kind, obstacle, outcome, time
    record[MEETING_X], record[MEETING_Y], record[MEETING_Z] = s.x, s.y, s.z
    record[MEETING_HEIGHT], record[CLEARANCE] = height, clearance
    record[MEETING_VX], record[MEETING_VY], record[MEETING_VZ] = s.vx, s.vy, s.vz
    record[MEETING_WX], record[MEETING_WY], record[MEETING_WZ] = s.wx, s.wy, s.wz
    record[MEETING_E0], record[MEETING_E1], record[MEETING_E2], record[MEETING_E3] = s.e0, s.e1, s.e2, s.e3
    record[SPEED], record[ENERGY], record[TAKEN] = math.sqrt(s.vx * s.vx + s.vy * s.vy + s.vz * s.vz), energy, taken
