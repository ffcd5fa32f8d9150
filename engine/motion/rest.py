# SPDX-License-Identifier: GPL-2.0-or-later
"""When a rock is at rest: it was slow for a while and its contacts hold it, or it has long stayed in its place.

Staying in a place is not enough, for with long time steps a rock may come back to it again and again. It must also be
slower than it would get by falling as far as it may have moved, whatever the time step.
"""

import math
from typing import NamedTuple

import numpy as np

from ..jit.kernels import inner_kernel
from ..rigid_body import free_flight
from ..rigid_body.pose import keep_pose
from .advance import FLYING, is_in_equilibrium
from .scar import raised

STILL_LOOKS = 10  # one per rest_time: a rock that is still where it was at the first of them is at rest
# In radii: how far it may have moved and turned meanwhile. On two edges or on one node a rock may rock about its
# equilibrium for ever, by less than can be seen. One that balances leaves before long: its tilt grows by e in 0.3 s.
STILL_WAY = 5e-3
MOST_STILL = 0.25  # m/s
LONGER = 4  # factor on looks and distance for a rock that rocks in its place
MOVES, SLOW, KEPT = range(3)  # SLOW: for a while, but nothing holds it

# poses: centre of mass, local, m, and unit quaternion
REST = np.dtype(
    [
        ("still_pose", np.float64, 7),  # since when the rock may lie still
        ("long_pose", np.float64, 7),  # since when it may have rocked in its place
        ("long_looks", np.int64),  # at it since then; 0: no pose is known
    ]
)


class SearchForRest(NamedTuple):
    """State of the search for rest; the poses since which a rock may be at rest are in REST."""

    quiet: float  # s for which it has been slow
    still: int  # looks since the pose was stored
    next_look: float  # s


@inner_kernel
def begin_search(start, physics, out_rest):
    """The SearchForRest of a run that begins."""
    keep_pose(start, out_rest["still_pose"])
    out_rest["long_looks"] = 0
    return SearchForRest(0.0, 0, physics.rest_time)


@inner_kernel
def way_since(s, pose, radius):
    """Distance that the rock has moved and turned since the ``pose`` (x, y, z, e0, e1, e2, e3), m."""
    way = free_flight.speed(s.x - pose[0], s.y - pose[1], s.z - pose[2])
    cosine = s.e0 * pose[3] + s.e1 * pose[4] + s.e2 * pose[5] + s.e3 * pose[6]
    return way + 2.0 * radius * math.sqrt(max(0.0, 1.0 - cosine * cosine))


@inner_kernel
def rocks_in_its_place(body, s, out_rest):
    """True if the rock has stayed near one pose for long. The pose and the number of looks at it are updated in place.

    On two edges in a gully its first swings may be wider than STILL_WAY; they shrink as 1 / t. In 10 s a tilt from
    balance grows by e^30, and a rock that slides no farther in that time is driven by less than 4e-5 g (for 1 m3).
    """
    pose = out_rest["long_pose"]
    if out_rest["long_looks"] == 0 or not way_since(s, pose, body.radius) < LONGER * STILL_WAY * body.radius:
        keep_pose(s, pose)
        out_rest["long_looks"] = 0
    out_rest["long_looks"] += 1
    return out_rest["long_looks"] > LONGER * STILL_LOOKS


@inner_kernel
def still_speed(body, physics):
    """Speed + radius * spin, m/s, below which a rock may be at rest: of a fall over STILL_WAY, at most MOST_STILL."""
    return min(math.sqrt(2.0 * physics.gravity * STILL_WAY * body.radius), MOST_STILL)


@inner_kernel
def is_above_ground(scar, now):
    """True unless the centre is below the plane of its scar; a rock that sank into the ground does not lie on it."""
    return now.height + scar["depth"] >= 0.0


@inner_kernel
def look_for_equilibrium(world, rest_law, after, h, rest_speed, search, workspace):
    """The SearchForRest after a step of length ``h``, and MOVES, SLOW or KEPT. The contact law decides.

    ``after``: Moving.
    """
    s, now, phase, _ = after
    body, physics = world.body, world.physics
    is_slow = phase != FLYING and now.velocity + body.radius * now.rotation < rest_speed
    quiet = search.quiet + h if is_slow else 0.0
    if quiet < physics.rest_time:
        return SearchForRest(quiet, search.still, search.next_look), MOVES
    common = workspace.common[0]
    is_kept = is_in_equilibrium(world, rest_law, raised(s, common["scar"]["depth"]), workspace)
    is_kept = is_kept and common["rows"]["lacks_rows"] == 0 and is_above_ground(common["scar"], now)
    return SearchForRest(0.0, search.still, search.next_look), KEPT if is_kept else SLOW


@inner_kernel
def look_for_stillness(body, physics, common, s, now, phase, time, search):
    """The SearchForRest after a look at whether the rock has moved since earlier looks, and True if it is at rest."""
    still, next_look, rest = search.still + 1, time + physics.rest_time, common["rest"]
    way = STILL_WAY * body.radius
    is_slow = now.velocity + body.radius * now.rotation < still_speed(body, physics)
    may_rest = is_slow and is_above_ground(common["scar"], now)
    is_in_place = rocks_in_its_place(body, s, rest) and may_rest
    if phase == FLYING or not way_since(s, rest["still_pose"], body.radius) < way:
        keep_pose(s, rest["still_pose"])
        return SearchForRest(search.quiet, 0, next_look), is_in_place
    is_kept = is_in_place or (still >= STILL_LOOKS and may_rest)
    return SearchForRest(search.quiet, still, next_look), is_kept
