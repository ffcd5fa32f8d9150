# SPDX-License-Identifier: GPL-2.0-or-later
"""Poses and motions of a rock, from its state and for those who need its rotation matrix."""

from ..jit.kernels import inner_kernel
from ..types import Placed, Pose
from .quaternion import rotation_matrix


@inner_kernel
def pose_of(s):
    """The Pose of a State."""
    return Pose(s.x, s.y, s.z, s.e0, s.e1, s.e2, s.e3)


@inner_kernel
def placed_at(pose):
    """The Placed of a Pose."""
    return Placed(pose, rotation_matrix((pose.e0, pose.e1, pose.e2, pose.e3)))


@inner_kernel
def inertia_of(body):
    """Theta of a Body: its three entries, kg m2."""
    return body.inertia_x, body.inertia_y, body.inertia_z


@inner_kernel
def motion_of(s):
    """Velocity in I and spin in K of a State, (v, w)."""
    return s.vx, s.vy, s.vz, s.wx, s.wy, s.wz


@inner_kernel
def keep_pose(pose, out_pose):
    """Write a Pose, or that of a State, into an array (7,), in place."""
    for k in range(7):
        out_pose[k] = pose[k]
