# SPDX-License-Identifier: GPL-2.0-or-later
"""Vertices and edges of a rock that must be looked at again while it moves only a little.

From one pose to the next a point of the rock moves with the centre of mass by d, and by the rotation along a chord c of
at most 2 R sin(angle / 2). Where the slopes of the ground are in the range s +- h it nears the ground by at most

    -d_z + s.d + h.|d| + c sqrt(1 + (|s_x| + h_x)^2 + (|s_y| + h_y)^2)

So after a look at the whole rock, which gives all gaps or bounds of them, only what was nearer than WATCHED_GAP can
touch the ground until that much has been spent. The slopes are those of the Window below the rock and for WATCHED_WAY
around it, which is stored too; no point may move farther.

Not everything that is watched is needed in each look: no gap is less than it was, reduced by what has been spent since.
And an edge that climbs away from the ground along its whole length has no minimum until the rotation lays it down: its
vector e changes by at most c |e| / R, and its least climb by at most that times the root above (lowest_points.py).
"""

import math

import numpy as np

from ..jit.kernels import inner_kernel
from ..rigid_body.pose import keep_pose
from .clearance import ROUNDING
from .window import WINDOW, keep_window

WATCHED_GAP = 0.1  # radii
WATCHED_WAY = 0.13  # radii
WATCHED, NEEDED = 1, 2  # of a vertex: in the watch; needed in the present look too

WATCH = np.dtype(
    [
        ("is_on", np.int64),  # 1 while only some vertices and edges must be looked at; what follows is used only then
        ("vertices", np.int64),  # how many
        ("edges", np.int64),
        ("nodes_way", np.float64),  # how far points of the rock may move before a node may be a contact, m
        ("pose", np.float64, 7),  # when it began: centre of mass, local, m, and unit quaternion
        ("window", WINDOW),  # the Window below the rock and around; its limit is that of the gaps looked for
    ]
)


@inner_kernel
def chord_between(kept, pose, radius):
    """Largest chord by which the rotation since a stored pose moves a point of the rock, m."""
    cosine = kept[3] * pose.e0 + kept[4] * pose.e1 + kept[5] * pose.e2 + kept[6] * pose.e3
    return 2.0 * radius * math.sqrt(max(0.0, 1.0 - cosine * cosine))


@inner_kernel
def keep_watch(window, vertices, edges, nodes_way, pose, out_watch):
    """Begin a watch, in a pose, of these numbers of vertices and edges, in place."""
    out_watch["is_on"], out_watch["vertices"], out_watch["edges"] = 1, vertices, edges
    out_watch["nodes_way"] = nodes_way
    keep_pose(pose, out_watch["pose"])
    keep_window(window, out_watch["window"])


@inner_kernel
def end_watch(out_watch):
    """Look at all of the rock again, in place."""
    out_watch["is_on"] = 0


@inner_kernel
def spent_since(body, pose, watch):
    """Largest approach of a point of the rock to the ground since the pose of the watch, m; infinite where the
    rock has gone too far. Also how far any point has moved at most, and its chord by the rotation."""
    kept, window = watch["pose"], watch["window"]
    chord = chord_between(kept, pose, body.radius)
    dx, dy, dz = pose.x - kept[0], pose.y - kept[1], pose.z - kept[2]
    if not max(abs(dx), abs(dy)) + chord <= WATCHED_WAY * body.radius:
        return math.inf, 0.0, 0.0
    slope_x, slope_y, half_x, half_y = window["middle_x"], window["middle_y"], window["half_x"], window["half_y"]
    nearer = slope_x * dx + slope_y * dy - dz + half_x * abs(dx) + half_y * abs(dy)
    way = math.sqrt(dx * dx + dy * dy + dz * dz) + chord
    reach = reach_of(slope_x, slope_y, half_x, half_y)
    return nearer + chord * reach + ROUNDING * body.radius, way, chord


@inner_kernel
def reach_of(slope_x, slope_y, half_x, half_y):
    """Largest change of the gap of a point for each metre that it moves in any direction."""
    steep_x, steep_y = abs(slope_x) + half_x, abs(slope_y) + half_y
    return math.sqrt(1.0 + steep_x * steep_x + steep_y * steep_y)
