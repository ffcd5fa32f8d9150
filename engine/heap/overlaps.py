# SPDX-License-Identifier: GPL-2.0-or-later
"""Overlap of rocks with each other and with the ground, in a pose: checked at the start of a simulation."""

import numpy as np

from ..contact.gaps import find_gaps
from ..jit.kernels import kernel
from ..motion.workspace import Workspace
from ..types import Pose
from .ground_meetings import body_of_rock
from .neighbours import find_pairs, place_rocks
from .separation import separation

OFF_TERRAIN, IN_GROUND, IN_ROCK = 0, 1, 2


def deepest_overlap(terrain, rocks, motion, room):
    """Kind ("off", "ground", "rock"), the rock, the other rock, and the depth (m) of the deepest overlap."""
    pairs = np.zeros(rocks.mass.size, np.int64)
    while (found := look(terrain, rocks, motion, room, pairs))[0] < 0:
        pairs = np.zeros(2 * pairs.size, np.int64)
    kind, one, other, depth = found
    return ("off", "ground", "rock")[kind], int(one), int(other), float(depth)


@kernel
def look(terrain, rocks, motion, room, pairs):
    """``deepest_overlap`` with its kind as a number; -1 if there is no room for all pairs."""
    place_rocks(rocks, motion)
    count = find_pairs(rocks, motion, 0.0, pairs)
    if count > pairs.size:
        return -1, 0, 0, 0.0
    kind, one, other, depth = IN_GROUND, 0, 0, -np.inf
    for i in range(rocks.mass.size):
        place, turn = motion.place[i], motion.turn[i]
        first, last = room.first_feature[i], room.first_feature[i + 1]
        workspace = Workspace(room.features[first:last], room.contact, room.commons[i : i + 1], room.memory)
        pose = Pose(place[0], place[1], place[2], turn[0], turn[1], turn[2], turn[3])
        lowest, is_missing = find_gaps(terrain, body_of_rock(rocks, i), pose, 0.0, workspace)
        if is_missing:
            return OFF_TERRAIN, i, 0, 0.0
        if -lowest > depth:
            kind, one, depth = IN_GROUND, i, -lowest
    for k in range(count):
        i, j = pairs[k] // rocks.mass.size, pairs[k] % rocks.mass.size
        found = separation(rocks, motion, i, j, 0.0, True, room)
        if -found[1] > depth:
            kind, one, other, depth = IN_ROCK, i, j, -found[1]
    return kind, one, other, depth
