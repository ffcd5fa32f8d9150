# SPDX-License-Identifier: GPL-2.0-or-later
"""When in a part of a step the rock lands, and how long a part may be so that nothing is deep in the ground after it.

Touchdown is placed linearly in each gap. On rough ground gaps bend where a vertex passes from cell to cell, and an edge
meets a ridge where neither of its ends comes near; so the gaps at the touchdown are looked at, and a place that turns
out to be more than DEEP below the ground is a bound for the next try. A contact that the rock has already may go on to
ground that rises more steeply: then the part ends soon behind the border.

An impact can turn a falling rock into one that spins fast, whose other corners go far in the second half of the part.
Where that is farther than BLIND_WAY the end of the part is looked at too; if something has sunk in meanwhile, the part
is taken again, half as long.

Contacts correct velocities and not places. A vertex in a narrow gully meets one of its sides in a step and the other in
the next, and in each goes a little deeper into the one before; so slow rocks sank by up to 0.4 radii. What is deeper
than DEEP is lifted out along its normal, and the rock pays the height with its kinetic energy, which it had from there.
"""

import math

from ..contact.clearance import approach, bounds_at, on_grid
from ..contact.gaps import TOUCH_DEPTH, find_gaps, gap_of_feature
from ..ground.height_map import REACH
from ..jit.kernels import apart_kernel, inner_kernel
from ..rigid_body import free_flight
from ..types import State

DEEP = 0.02  # radii below the ground, deeper than what lands may be found there
BLIND_WAY = 0.03  # radii in the second half of a part, up to which nobody looks at its end
LOOKS = 5  # tries to place a touchdown
DEEPER = 0.1  # of DEEP, how much deeper what is that deep already may go in half a part
SPENT = 0.5  # of the kinetic energy at most, in one part of a step, on being lifted out of the ground


@inner_kernel
def touchdown(terrain, body, s, h, workspace):
    """Time in [0, h] at which the rock is TOUCH_DEPTH deep, given the gaps after h; linear in each gap."""
    depth = TOUCH_DEPTH * body.radius
    earliest = 1.0
    for i in range(workspace.common[0]["rows"]):
        feature = workspace.features[i]
        after = feature["gap"]
        if after <= 0.0:
            before = gap_of_feature(terrain, body, feature, i, s)
            if before > 0.0:
                earliest = min(earliest, (before + depth) / (before - after))
            elif i < body.vertices.shape[0]:
                return 0.0
            else:  # its lines cross elsewhere before
                earliest = min(earliest, 0.5)
    return earliest * h


@inner_kernel
def shortened(terrain, body, s, h, shortest, workspace):
    """Length of a step in which what was clear of the rock lands at the midpoint instead of deep below the ground.

    The gaps at the midpoint of the full step stand in the ``workspace``.
    """
    depth, deep = 2.0 * TOUCH_DEPTH * body.radius, DEEP * body.radius
    sunk = deep + workspace.common[0]["bedding"]  # how deep what touches may be in soil
    length = h
    for i in range(workspace.common[0]["rows"]):
        feature = workspace.features[i]
        after, was_touching = feature["gap"], feature["is_touching"] != 0
        if not after < (-sunk if was_touching else -depth):
            continue
        before = gap_of_feature(terrain, body, feature, i, s)
        if before > 0.0 and not was_touching:
            length = min(length, h * (before + 0.5 * depth) / (before - after))
        elif was_touching:  # it goes on to steeper ground
            more = deep if before > -sunk else DEEPER * deep
            if before - after > more:
                length = min(length, h * 0.5 * more / (before - after))
        elif i < body.vertices.shape[0]:  # it landed in the last part of the step before
            length = 0.0
        elif (
            after < -deep
        ):  # its lines cross elsewhere before, or it was there as another: a vertex that passed a ridge
            length = min(length, 0.5 * h)
    return max(length, shortest)


@inner_kernel
def has_sunk(terrain, body, s, end, h, lowest, workspace):
    """True if in the part of length ``h`` from s to ``end`` something went deep, where that is worth a look.

    ``lowest``: gap at the midpoint.
    """
    speed, rotation = free_flight.speed(end.vx, end.vy, end.vz), free_flight.speed(end.wx, end.wy, end.wz)
    if 0.5 * h * (speed + body.radius * rotation) <= BLIND_WAY * body.radius:
        return False
    deep = BLIND_WAY * body.radius
    # a rock that leaves the ground, or slides along it, nears it by its spin alone
    if lowest > -DEEP * body.radius and on_grid(terrain, end.x, end.y):
        bounds = bounds_at(terrain, end.x, end.y)
        fall = max(approach(bounds, end.vx, end.vy, -end.vz), 0.0) + body.radius * rotation * bounds[REACH]
        if 0.5 * h * fall <= deep + min(lowest, 0.0):
            return False
    return is_deeper(terrain, body, s, end, deep, workspace)


@apart_kernel
def is_deeper(terrain, body, s, end, deep, workspace):
    """True if in the state ``end`` something is so deep that was higher in s by as much."""
    lowest, is_missing = find_gaps(terrain, body, end.x, end.y, end.z, end.e0, end.e1, end.e2, end.e3, 0.0, workspace)
    if is_missing or not lowest < -deep:
        return False
    for i in range(workspace.common[0]["rows"]):
        feature = workspace.features[i]
        if feature["gap"] < -deep and gap_of_feature(terrain, body, feature, i, s) - feature["gap"] > deep:
            return True
    return False


@inner_kernel
def forget_landed(terrain, body, s, workspace):
    """What is clear of the ground in the state s does not touch, in place: a part is taken again."""
    for i in range(workspace.common[0]["rows"]):
        feature = workspace.features[i]
        if feature["is_touching"] and gap_of_feature(terrain, body, feature, i, s) > 0.0:
            feature["is_touching"] = 0


@inner_kernel
def lifted(body, physics, s, count, workspace):
    """The state with the deepest of ``count`` contacts brought back to half of DEEP, as far as its energy goes.

    Kinetic and potential energy together stay as they are. The gaps are those of the last look: of the end of the part
    where ``has_sunk`` looked at it, else of its midpoint, from which no point is farther than BLIND_WAY. (Contacts of
    the midpoint carried on to the end could be beyond the ends of their edges.)
    """
    depth, deepest, bedding = 0.0, 0, workspace.common[0]["bedding"]
    for i in range(count):
        contact = workspace.contacts[i]
        found = -workspace.features[contact["feature"]]["gap"] * contact["direction"][0, 2] - bedding
        if found > depth:
            depth, deepest = found, i
    energy = 0.5 * body.mass * (s.vx * s.vx + s.vy * s.vy + s.vz * s.vz)
    energy += free_flight.rotational_energy(body.inertia_x, body.inertia_y, body.inertia_z, s.wx, s.wy, s.wz)
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
