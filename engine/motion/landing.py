# SPDX-License-Identifier: GPL-2.0-or-later
"""When the rock lands within a part of a step, and how long a part may be so that nothing ends up deep in the ground.

The time of touchdown is found by linear interpolation of each gap. On rough ground a gap is not linear where a vertex
passes from cell to cell, and an edge may meet a ridge that neither of its ends comes near. So the gaps are checked at
the touchdown, and a point that turns out to be more than DEEP below the ground bounds the next try. An existing contact
may move on to ground that rises more steeply: the part then ends soon after the border.

An impact can make a falling rock spin fast, so that its other corners travel far in the second half of the part. Where
that is farther than BLIND_WAY, the end of the part is checked too; if something has sunk in by then, the part is
repeated at half its length.

Contacts correct velocities, not positions. A vertex in a narrow gully meets one side in one step and the other side in
the next, and each time goes a little deeper into the side before; uncorrected, slow rocks would sink by up to 0.4
radii. So what is deeper than DEEP is lifted out along its normal, and the rock pays for the height with kinetic energy,
which it gained by sinking.
"""

import math

from ..contact.clearance import approach, bounds_at, on_grid
from ..contact.gaps import TOUCH_DEPTH, find_gaps, gap_of_feature
from ..ground.height_map import REACH
from ..jit.kernels import apart_kernel, inner_kernel
from ..rigid_body import free_flight
from ..rigid_body.pose import inertia_of, pose_of
from ..types import State

DEEP = 0.02  # radii: what lands may not be found deeper than this below the ground
BLIND_WAY = 0.03  # radii travelled in the second half of a part, up to which its end is not checked
LOOKS = 5  # tries to place a touchdown
DEEPER = 0.1  # of DEEP: how much deeper a contact that is already DEEP may go in half a part
SPENT = 0.5  # largest share of the kinetic energy that lifting out of the ground may take in one part of a step


@inner_kernel
def touchdown(world, s, h, workspace):
    """Time in [0, h] at which the rock is TOUCH_DEPTH deep, given the gaps after h; linear in each gap."""
    terrain, body = world.terrain, world.body
    depth = TOUCH_DEPTH * body.radius
    earliest = 1.0
    for i in range(workspace.common[0]["rows"]["used"]):
        feature = workspace.features[i]
        after = feature["gap"]
        if after <= 0.0:
            before = gap_of_feature(terrain, body, feature, i, s)
            if before > 0.0:
                earliest = min(earliest, (before + depth) / (before - after))
            elif i < body.vertices.shape[0]:
                return 0.0
            else:  # its lines crossed elsewhere before
                earliest = min(earliest, 0.5)
    return earliest * h


@inner_kernel
def shortened(world, s, h, shortest, workspace):
    """Length of a step in which what was clear of the ground lands at the midpoint instead of deep below the ground.

    The gaps at the midpoint of the full step are in the ``workspace``.
    """
    terrain, body = world.terrain, world.body
    depth, deep = 2.0 * TOUCH_DEPTH * body.radius, DEEP * body.radius
    sunk = deep + workspace.common[0]["scar"]["bedding"]  # how deep a touching contact may be in soil
    length = h
    for i in range(workspace.common[0]["rows"]["used"]):
        feature = workspace.features[i]
        after, was_touching = feature["gap"], feature["is_touching"] != 0
        if not after < (-sunk if was_touching else -depth):
            continue
        before = gap_of_feature(terrain, body, feature, i, s)
        if before > 0.0 and not was_touching:
            length = min(length, h * (before + 0.5 * depth) / (before - after))
        elif was_touching:  # it moves on to steeper ground
            more = deep if before > -sunk else DEEPER * deep
            if before - after > more:
                length = min(length, h * 0.5 * more / (before - after))
        elif i < body.vertices.shape[0]:  # it landed in the last part of the step before
            length = 0.0
        elif (
            after < -deep
        ):  # its lines crossed elsewhere before, or it was another contact then: a vertex that passed a ridge
            length = min(length, 0.5 * h)
    return max(length, shortest)


@inner_kernel
def has_sunk(world, s, end, h, lowest, workspace):
    """True if something went deep in the part of length ``h`` from s to ``end``; checked only where that is possible.

    ``lowest``: gap at the midpoint.
    """
    terrain, body = world.terrain, world.body
    speed, rotation = free_flight.speed(end.vx, end.vy, end.vz), free_flight.speed(end.wx, end.wy, end.wz)
    if 0.5 * h * (speed + body.radius * rotation) <= BLIND_WAY * body.radius:
        return False
    deep = BLIND_WAY * body.radius
    # a rock that leaves the ground, or slides along it, approaches it by its spin alone
    if lowest > -DEEP * body.radius and on_grid(terrain, end.x, end.y):
        bounds = bounds_at(terrain, end.x, end.y)
        fall = max(approach(bounds, end.vx, end.vy, -end.vz), 0.0) + body.radius * rotation * bounds[REACH]
        if 0.5 * h * fall <= deep + min(lowest, 0.0):
            return False
    return is_deeper(world, s, end, deep, workspace)


@apart_kernel
def is_deeper(world, s, end, deep, workspace):
    """True if something is more than ``deep`` below the ground in the state ``end`` and was higher by as much in s."""
    terrain, body = world.terrain, world.body
    lowest, is_missing = find_gaps(terrain, body, pose_of(end), 0.0, workspace)
    if is_missing or not lowest < -deep:
        return False
    for i in range(workspace.common[0]["rows"]["used"]):
        feature = workspace.features[i]
        if feature["gap"] < -deep and gap_of_feature(terrain, body, feature, i, s) - feature["gap"] > deep:
            return True
    return False


@inner_kernel
def forget_landed(world, s, workspace):
    """Mark what is clear of the ground in the state s as not touching, in place, before a part is repeated."""
    terrain, body = world.terrain, world.body
    for i in range(workspace.common[0]["rows"]["used"]):
        feature = workspace.features[i]
        if feature["is_touching"] and gap_of_feature(terrain, body, feature, i, s) > 0.0:
            feature["is_touching"] = 0


@inner_kernel
def lifted(body, physics, s, count, workspace):
    """The state with the deepest of ``count`` contacts brought back to half of DEEP, as far as its energy allows.

    The sum of kinetic and potential energy does not change. The gaps are the last that were found: at the end of the
    part where ``has_sunk`` checked it, else at its midpoint, from which no point has gone farther than BLIND_WAY.
    (Contacts of the midpoint carried on to the end could lie beyond the ends of their edges.)
    """
    depth, deepest, bedding = 0.0, 0, workspace.common[0]["scar"]["bedding"]
    for i in range(count):
        contact = workspace.contacts[i]
        depth_here = -workspace.features[contact["feature"]]["gap"] * contact["direction"][0, 2] - bedding
        if depth_here > depth:
            depth, deepest = depth_here, i
    energy = 0.5 * body.mass * (s.vx * s.vx + s.vy * s.vy + s.vz * s.vz)
    energy += free_flight.rotational_energy(inertia_of(body), (s.wx, s.wy, s.wz))
    rise = depth - 0.5 * DEEP * body.radius
    if not (rise > 0.0 and energy > 0.0):
        return s
    normal = workspace.contacts[deepest]["direction"]
    price = body.mass * physics.gravity * rise * normal[0, 2]
    if price > SPENT * energy:
        rise, price = rise * (SPENT * energy / price), SPENT * energy
    left = math.sqrt(1.0 - price / energy)
    return State(
        x=s.x + rise * normal[0, 0], y=s.y + rise * normal[0, 1], z=s.z + rise * normal[0, 2],
        e0=s.e0, e1=s.e1, e2=s.e2, e3=s.e3, vx=left * s.vx, vy=left * s.vy, vz=left * s.vz,
        wx=left * s.wx, wy=left * s.wy, wz=left * s.wz, slippage=s.slippage,
    )  # fmt: skip
