# SPDX-License-Identifier: GPL-2.0-or-later
"""Lying logs and leaning stems. A rock meets one as it meets a standing stem, in the frame of the log.

    x' = A (x - c)      A turns the axis of the log upwards, c is its middle
    v' = A v,   p' = a p (quaternions),   omega in the frame of the rock is the same in both

There the log is a vertical cylinder at (0, 0) from -L/2 to L/2, and gap, time of touch, percussion and breakage are
those of stems.py. Within a step the path in that frame is straight across the log, which neglects at most the sag of
the path in a step, g h^2 / 8. Logs do not roll, slide or sink in, and lie on the ground at both ends; a leaning stem
stands on the ground with its foot, and c is its middle.
"""

import math

import numpy as np

from ..arithmetic import arrays
from ..arithmetic.circular import sin_cos
from ..jit.kernels import inner_kernel
from ..rigid_body import quaternion
from ..types import State

LOG_X, LOG_Y, LOG_Z, LOG_E0, LOG_E1, LOG_E2, LOG_E3, LOG_HALF, LOG_COLUMNS = range(9)
NO_LOGS = np.zeros((0, LOG_COLUMNS))


@inner_kernel
def is_lying(lying, tree):
    """True for a stem that lies or leans; ``lying``: (trees, LOG_COLUMNS), or no rows where none does."""
    return lying.shape[0] > 0 and lying[tree, LOG_HALF] > 0.0


@inner_kernel
def beside_log(lying, tree, s):
    """The state in the frame of a log."""
    x, y, z = s.x - lying[tree, LOG_X], s.y - lying[tree, LOG_Y], s.z - lying[tree, LOG_Z]
    a0, a1, a2, a3 = lying[tree, LOG_E0], lying[tree, LOG_E1], lying[tree, LOG_E2], lying[tree, LOG_E3]
    b00, b01, b02, b10, b11, b12, b20, b21, b22 = quaternion.rotation_matrix((a0, a1, a2, a3))
    e0, e1, e2, e3 = quaternion.multiply((a0, a1, a2, a3), (s.e0, s.e1, s.e2, s.e3))
    return State(
        x=b00 * x + b01 * y + b02 * z, y=b10 * x + b11 * y + b12 * z, z=b20 * x + b21 * y + b22 * z,
        e0=e0, e1=e1, e2=e2, e3=e3,
        vx=b00 * s.vx + b01 * s.vy + b02 * s.vz, vy=b10 * s.vx + b11 * s.vy + b12 * s.vz,
        vz=b20 * s.vx + b21 * s.vy + b22 * s.vz, wx=s.wx, wy=s.wy, wz=s.wz, slippage=s.slippage,
    )  # fmt: skip


@inner_kernel
def away_from_log(lying, tree, x, y, z):
    """A vector of the frame of a log in that of the terrain."""
    return quaternion.turn_back(
        (lying[tree, LOG_E0], lying[tree, LOG_E1], lying[tree, LOG_E2], lying[tree, LOG_E3]), (x, y, z)
    )


def rows_of_logs(terrain, positions, lengths, radii, azimuths):
    """LOG_COLUMNS (trees, 8) of stems and the ends of their axes in plan (trees, 4), local; NaN: the stem stands.

    positions : (trees, 2) in the system of the terrain; azimuths : rad, clockwise from north
    """
    rows, axes = np.zeros((len(positions), LOG_COLUMNS)), np.tile(positions - np.array(terrain.origin), 2)
    for i in np.flatnonzero(~np.isnan(azimuths)).tolist():
        east, north = sin_cos(float(azimuths[i]))
        half = 0.5 * float(lengths[i])
        reach = half * np.array([east, north])
        middle = float(terrain.height(*positions[i]))
        low, high = (float(terrain.height(*(positions[i] + way))) for way in (-reach, reach))
        low, high = (middle if math.isnan(end) else end for end in (low, high))  # beyond the data
        local = axes[i, :2]
        rise = high - low
        size = math.sqrt(4.0 * half * half + rise * rise)
        upright = quaternion.between((2.0 * reach[0] / size, 2.0 * reach[1] / size, rise / size), (0.0, 0.0, 1.0))
        rows[i] = (*local, 0.5 * (low + high) + float(radii[i]), *upright, half)
        axes[i] = (*(local - reach), *(local + reach))
    return rows, axes


def add_leaning(terrain, stems, out_rows, out_axes):
    """Write the rows and axes of stems that lean over those of ``rows_of_logs``, in place.

    stems : positions (trees, 2) of the feet, lengths, azimuths and leans, rad; lean NaN: it lies or stands
    """
    positions, lengths, azimuths, leans = stems
    does_lean = ~np.isnan(leans)
    if not does_lean.any():
        return
    foot, length = positions[does_lean], lengths[does_lean]
    across, upwards = arrays.sin_cos(leans[does_lean])
    east, north = arrays.sin_cos(azimuths[does_lean])
    axis = np.column_stack([across * east, across * north, upwards])
    feet = np.column_stack([foot - np.array(terrain.origin), terrain.height(foot[:, 0], foot[:, 1])])
    turns = [quaternion.between(tuple(direction), (0.0, 0.0, 1.0)) for direction in axis.tolist()]
    out_rows[does_lean] = np.column_stack([feet + 0.5 * length[:, None] * axis, turns, 0.5 * length])
    out_axes[does_lean] = np.column_stack([feet[:, :2], feet[:, :2] + length[:, None] * axis[:, :2]])
