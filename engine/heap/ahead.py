# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts that only show in the middle of the next step.

The contacts of a step are those of its own middle, and their gaps grow with the velocities of its end. Where rocks
turn, or approach with another corner than the one that was nearest, they would still overlap in the middle of the next
step. So once the percussions are found, the rocks are looked at there; where two overlap by more than SLOP, contacts
are added at the points of the rocks that meet then, with that normal and the gap that they have now,

    g = g_ahead - h gamma_N

and the search for percussions goes on, until no such contacts are left (at most ROUNDS times).
"""

from ..contact.rows import turned, turned_back
from ..jit.kernels import inner_kernel
from ..rigid_body import quaternion
from .manifold import touch
from .meetings import begin_meeting, join_sides, rate_along
from .turning import turn_freely

ROUNDS = 4
SLOP = 1e-3  # in radii: five times the overlap that is left anyway (correction.py)


@inner_kernel
def look_ahead(rocks, motion, h, out_ahead):
    """Poses in the middle of the next step, in place."""
    for i in range(rocks.mass.size):
        v, e, turn = motion.velocity[i], motion.turn[i], out_ahead.turn[i]
        for a in range(3):
            out_ahead.place[i, a] = motion.place[i, a] + h * v[a]
        (turn[0], turn[1], turn[2], turn[3]), _ = turn_freely(rocks, i, h, e, (v[3], v[4], v[5]))


@inner_kernel
def now_at(motion, ahead, rock, point):
    """Present position, in I, of a point of a rock that is at ``point`` ahead."""
    turn, centre = ahead.turn[rock], ahead.place[rock]
    matrix = quaternion.rotation_matrix((turn[0], turn[1], turn[2], turn[3]))
    lever = turned_back(matrix, point[0] - centre[0], point[1] - centre[1], point[2] - centre[2])
    turn, centre = motion.turn[rock], motion.place[rock]
    x, y, z = turned(quaternion.rotation_matrix((turn[0], turn[1], turn[2], turn[3])), lever, 1.0)
    return x + centre[0], y + centre[1], z + centre[2]


@inner_kernel
def meet_ahead(pile, motion, ahead, pairs, count, out_workspace):
    """Add the contacts of rocks that overlap ahead, in place; returns how many there are then, even beyond the room."""
    rocks, h = pile.rocks, pile.h
    rooms, numbers = out_workspace.meetings.shape[1], rocks.mass.size
    for k in range(pairs):
        i, j = out_workspace.pairs[k] // numbers, out_workspace.pairs[k] % numbers
        slop = SLOP * min(rocks.radius[i], rocks.radius[j])
        points, nx, ny, nz = touch(rocks, ahead, i, j, -slop, out_workspace)
        for n in range(points):
            if count < rooms:
                point = out_workspace.found[n]
                meeting = begin_meeting(rocks, count, i, j, 0.0, pile.material, out_workspace)
                a, b = now_at(motion, ahead, i, point), now_at(motion, ahead, j, point)
                for c in range(3):
                    meeting["place"][c], meeting["percussion"][c] = 0.5 * (a[c] + b[c]), 0.0
                join_sides(rocks, motion, meeting, (nx, ny, nz), count, out_workspace)
                rate = rate_along(meeting, out_workspace.sides[count], 0, motion.velocity)
                meeting["gap"] = point[3] - h * rate
                meeting["target"] = min(0.0, -meeting["gap"] / h)
            count += 1
    return count
