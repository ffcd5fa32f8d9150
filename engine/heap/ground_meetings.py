# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts of a heap with the ground: those that a single rock has (contact/), as records of the heap (meetings.py)."""

from typing import NamedTuple

from ..contact.contacts import force_directions
from ..contact.gaps import find_gaps
from ..contact.rows import turned
from ..jit.kernels import inner_kernel, kernel
from ..motion.workspace import Workspace
from ..rigid_body import quaternion
from ..types import Body, Pose
from .heap_memory import GROUND
from .meetings import SKIN, begin_meeting, set_side
from .neighbours import speed_of

STEEP = 2.0  # margins up to which vertical gaps are looked for: beyond 60 degrees a contact is found later


class NearGround(NamedTuple):
    """A rock whose contacts with the ground are looked for."""

    rock: int  # its number
    body: Body
    matrix: tuple[float, ...]  # A_IK
    margin: float  # gap along the normal up to which there is a contact, m


@kernel
def body_of_rock(rocks, i):
    """Rock i in the form that the search for contacts with the ground needs."""
    v, g, f = rocks.first_vertex, rocks.first_group, rocks.first_facet
    return Body(
        rocks.vertices[v[i] : v[i + 1]], rocks.group_start[g[i] + i : g[i + 1] + i + 1], rocks.balls[g[i] : g[i + 1]],
        rocks.mass[i], rocks.inertia[i, 0], rocks.inertia[i, 1], rocks.inertia[i, 2], rocks.radius[i],
        rocks.facets[f[i] : f[i + 1]], rocks.faces[i], rocks.triangles, 0.0,
    )  # fmt: skip


@inner_kernel
def limit_of(radius, margin):
    """The vertical gap up to which contacts are looked for: one of few, as a watch holds for one (contact/watch.py)."""
    limit = SKIN * radius
    while limit < STEEP * margin:
        limit *= 2.0
    return limit


@kernel
def meet_ground(pile, motion, count, out_workspace):
    """Add the contacts of all rocks with the ground, in place; returns how many contacts there are.

    Rocks that leave the terrain are marked. Contacts are counted even beyond the room, and -1 says that a rock needs
    more for its own.
    """
    terrain, rocks = pile.terrain, pile.rocks
    for i in range(rocks.mass.size):
        if motion.is_gone[i]:
            continue
        body, common = body_of_rock(rocks, i), out_workspace.commons[i]
        first, last = out_workspace.first_feature[i], out_workspace.first_feature[i + 1]
        workspace = Workspace(
            out_workspace.features[first:last],
            out_workspace.contact,
            out_workspace.commons[i : i + 1],
            out_workspace.memory,
        )
        margin = SKIN * body.radius + pile.h * speed_of(rocks, motion, i)
        centre, turn = motion.place[i], motion.turn[i]
        pose = Pose(centre[0], centre[1], centre[2], turn[0], turn[1], turn[2], turn[3])
        _, is_missing = find_gaps(terrain, body, pose, limit_of(body.radius, margin), workspace)
        if common["rows"]["lacks_rows"]:
            return -1
        if is_missing:
            motion.is_gone[i] = 1
            continue
        near = NearGround(i, body, quaternion.rotation_matrix((turn[0], turn[1], turn[2], turn[3])), margin)
        for row in range(common["rows"]["used"]):
            count += meet_at_row(pile, motion, near, row, count, out_workspace)
    return count


@inner_kernel
def meet_at_row(pile, motion, near, row, count, out_workspace):
    """Add the contact of a row of a rock's workspace, in place, if its gap is below the margin and there is room.

    Returns 1 if the gap is below the margin, 0 if not.
    """
    i, body, matrix, margin = near
    rocks, h = pile.rocks, pile.h
    contact, centre = out_workspace.contact[0], motion.place[i]
    feature = out_workspace.features[out_workspace.first_feature[i] + row]
    if not feature["gap"] <= STEEP * margin:
        feature["is_touching"] = 0
        return 0
    x, y = force_directions(pile.terrain, body, feature, row, matrix, centre[0], centre[1], contact)
    gap = feature["gap"] * contact["direction"][0, 2]
    if gap > margin:
        feature["is_touching"] = 0
        return 0
    if count < out_workspace.meetings.shape[1]:
        meeting, side = (
            begin_meeting(rocks, count, i, GROUND, gap, pile.material, out_workspace),
            out_workspace.sides[count, 0],
        )
        meeting["feature"] = out_workspace.first_feature[i] + row
        _, _, z = turned(matrix, contact["point"], 1.0)
        meeting["place"][0], meeting["place"][1], meeting["place"][2] = x, y, z + centre[2]
        for a in range(3):
            side["point"][a] = contact["point"][a]
        meeting["pivoting"] = set_side(out_workspace, rocks, motion, i, contact["direction"][0], side)
        for a in range(3):
            meeting["percussion"][a] = h * feature["force"][a] if feature["is_touching"] else 0.0
            for b in range(3):
                meeting["delassus"][a, b] = side["delassus"][a, b]
        meeting["moment"] = h * out_workspace.moments[meeting["feature"]] if feature["is_touching"] else 0.0
    feature["is_touching"] = 1
    return 1
