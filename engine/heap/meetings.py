# SPDX-License-Identifier: GPL-2.0-or-later
"""All contacts of a step as records: of rocks with rocks here, with the ground in ground_meetings.py. Leine et al.
(2014), eqs. 23-28.

A contact is included while its gap at the middle of the step is below a margin that no rock can cross in a step. The
frame, levers and Delassus block of each side are those of contact/contacts.py; the second rock gets -P, so

    gamma = gamma_1 - gamma_2,     G = G_1 + G_2

**First guess.** A contact begins with the percussion that it had in the last step. A contact with the ground is the
same if it has the same row of the workspace; one between rocks is the same as the nearest contact of the same two
rocks, whichever face or edge it now belongs to, and its percussion, a vector of I, is seen from the new frame.
"""

from ..contact.contacts import contact_velocity, delassus_block, frame_of_normal
from ..contact.rows import turned_back
from ..jit.kernels import inner_kernel
from ..rigid_body import quaternion
from .heap_memory import GROUND
from .manifold import touch
from .neighbours import speed_of
from .separation import dot

SKIN = 0.01  # in radii: contacts are known from this gap on, before they touch and while they open
DRILLING = 2.0 / 3.0  # moment of the friction of an evenly loaded disc, in units of mu P_N times its radius
SAME_PLACE = 0.05  # in radii: a contact of the last step as near as this is the same


@inner_kernel
def radius_of(rocks, meeting):
    """The smaller radius of the rocks of a contact, m."""
    if meeting["second"] == GROUND:
        return rocks.radius[meeting["first"]]
    return min(rocks.radius[meeting["first"]], rocks.radius[meeting["second"]])


@inner_kernel
def begin_meeting(rocks, count, first, second, gap, material, out_workspace):
    """The record of a new contact, with its material."""
    meeting = out_workspace.meetings[0, count]
    meeting["first"], meeting["second"], meeting["gap"], meeting["feature"] = first, second, gap, -1
    meeting["friction"] = material.ground_friction if second == GROUND else material.friction
    meeting["arm"] = DRILLING * meeting["friction"] * material.patch * radius_of(rocks, meeting)
    meeting["is_taken"], meeting["moment"] = 0, 0.0
    return meeting


@inner_kernel
def set_side(workspace, rocks, motion, i, normal, out_side):
    """Frame, levers and Delassus block of the point that a side of rock i holds, in place; returns how the spin about
    the normal responds to a unit moment, 1/(kg m2)."""
    turn = motion.turn[i]
    matrix = quaternion.rotation_matrix((turn[0], turn[1], turn[2], turn[3]))
    frame_of_normal(matrix, (normal[0], normal[1], normal[2]), out_side)
    delassus_block(1.0 / rocks.mass[i], workspace.inverse_inertia[i], out_side)
    pivoting, axis = 0.0, out_side["axis"]
    axis[0], axis[1], axis[2] = turned_back(matrix, normal[0], normal[1], normal[2])
    for a in range(3):
        pivoting += axis[a] * axis[a] / rocks.inertia[i, a]
    return pivoting


@inner_kernel
def meet_rocks(pile, motion, pairs, fastest, count, last, out_workspace):
    """Add the contacts of ``pairs`` pairs of rocks, in place; returns how many there are, even beyond the room.

    ``last``: contacts of the last step, in out_workspace.meetings[1]; ``fastest``: bound of the speed of any point,
    m/s.
    """
    rocks, h = pile.rocks, pile.h
    rooms, numbers, old = out_workspace.meetings.shape[1], rocks.mass.size, 0
    for k in range(pairs):
        i, j = out_workspace.pairs[k] // numbers, out_workspace.pairs[k] % numbers
        margin = margin_of(rocks, motion, h, fastest, i, j)
        points, nx, ny, nz = touch(rocks, motion, i, j, margin, out_workspace)
        while old < last and is_before(out_workspace.meetings[1, old], i, j):
            old += 1
        for n in range(points):
            if count < rooms:
                point = out_workspace.found[n]
                meeting = begin_meeting(rocks, count, i, j, point[3], pile.material, out_workspace)
                meeting["place"][0], meeting["place"][1], meeting["place"][2] = point[0], point[1], point[2]
                join_sides(rocks, motion, meeting, (nx, ny, nz), count, out_workspace)
                take_percussion(
                    rocks, meeting, old, last, out_workspace.sides[count, 0]["direction"], out_workspace.meetings[1]
                )
            count += 1
    return count


@inner_kernel
def margin_of(rocks, motion, h, fastest, i, j):
    """The gap up to which two rocks may meet in a step, m: either may be hit by the fastest rock of all."""
    skin = SKIN * min(rocks.radius[i], rocks.radius[j])
    return skin + h * max(fastest, speed_of(rocks, motion, i) + speed_of(rocks, motion, j))


@inner_kernel
def is_before(meeting, i, j):
    """True if a contact of the last step comes before those of rocks i and j; those with the ground come first."""
    if meeting["second"] == GROUND or meeting["first"] < i:
        return True
    return meeting["first"] == i and meeting["second"] < j


@inner_kernel
def join_sides(rocks, motion, meeting, normal, count, out_workspace):
    """Both sides of a contact between rocks and its Delassus block, in place."""
    meeting["pivoting"] = 0.0
    for side in range(2):
        rock = meeting["first"] if side == 0 else meeting["second"]
        turn, centre, record = motion.turn[rock], motion.place[rock], out_workspace.sides[count, side]
        matrix, point = quaternion.rotation_matrix((turn[0], turn[1], turn[2], turn[3])), meeting["place"]
        x, y, z = turned_back(matrix, point[0] - centre[0], point[1] - centre[1], point[2] - centre[2])
        record["point"][0], record["point"][1], record["point"][2] = x, y, z
        meeting["pivoting"] += set_side(out_workspace, rocks, motion, rock, normal, record)
    for a in range(3):
        for b in range(3):
            meeting["delassus"][a, b] = (
                out_workspace.sides[count, 0]["delassus"][a, b] + out_workspace.sides[count, 1]["delassus"][a, b]
            )


@inner_kernel
def take_percussion(rocks, meeting, old, last, direction, out_before):
    """Begin with the percussion of the nearest contact of the same rocks in the last step, in place.

    There it is given along the axes of I (``keep_percussions``).
    """
    best, nearest = -1, SAME_PLACE * min(rocks.radius[meeting["first"]], rocks.radius[meeting["second"]])
    nearest *= nearest
    k = old
    while k < last and out_before[k]["first"] == meeting["first"] and out_before[k]["second"] == meeting["second"]:
        x, y, z = (
            out_before[k]["place"][0] - meeting["place"][0], out_before[k]["place"][1] - meeting["place"][1],
            out_before[k]["place"][2] - meeting["place"][2],
        )  # fmt: skip
        square = x * x + y * y + z * z
        if square < nearest and not out_before[k]["is_taken"]:
            best, nearest = k, square
        k += 1
    for a in range(3):
        meeting["percussion"][a] = 0.0
    if best >= 0:
        out_before[best]["is_taken"] = 1
        for a in range(3):
            meeting["percussion"][a] = dot(direction[a], out_before[best]["percussion"])
        meeting["percussion"][0] = max(0.0, meeting["percussion"][0])
        meeting["moment"] = out_before[best]["moment"]


@inner_kernel
def keep_percussions(count, h, out_workspace):
    """Keep, in place, the start of the next step: forces at the ground, and percussions along the axes of I.

    Returns how many contacts are loaded.
    """
    loaded = 0
    for k in range(count):
        meeting, kept = out_workspace.meetings[0, k], out_workspace.meetings[1, k]
        direction, p = out_workspace.sides[k, 0]["direction"], meeting["percussion"]
        out_workspace.meetings[1, k] = meeting
        for a in range(3):
            kept["percussion"][a] = direction[0, a] * p[0] + direction[1, a] * p[1] + direction[2, a] * p[2]
            if meeting["second"] == GROUND:
                out_workspace.features[meeting["feature"]]["force"][a] = p[a] / h
        if meeting["second"] == GROUND:
            out_workspace.moments[meeting["feature"]] = meeting["moment"] / h
        loaded += p[0] > 0.0
    return loaded


@inner_kernel
def rate_along(meeting, sides, a, velocity):
    """gamma of a contact along its direction a: of the first rock less that of the second."""
    v = velocity[meeting["first"]]
    rate = contact_velocity(sides[0], a, (v[0], v[1], v[2], v[3], v[4], v[5]))
    if meeting["second"] != GROUND:
        v = velocity[meeting["second"]]
        rate -= contact_velocity(sides[1], a, (v[0], v[1], v[2], v[3], v[4], v[5]))
    return rate
