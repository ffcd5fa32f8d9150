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


def deepest_overlap(terrain, rocks, motion, workspace):
    """Kind ("off", "ground", "rock"), the rock, the other rock, and the depth (m) of the deepest overlap."""
    pairs = np.zeros(rocks.mass.size, np.int64)
    while (deepest := look(terrain, rocks, motion, workspace, pairs))[0] < 0:
        pairs = np.zeros(2 * pairs.size, np.int64)
    kind, rock, other, depth = deepest
    return ("off", "ground", "rock")[kind], int(rock), int(other), float(depth)


@kernel
def look(terrain, rocks, motion, scratch, pairs):
    """``deepest_overlap`` with its kind as a number; -1 if there is no room for all pairs."""
    place_rocks(rocks, motion)
    count = find_pairs(rocks, motion, 0.0, pairs)
    if count > pairs.size:
        return -1, 0, 0, 0.0
    kind, first_rock, other, depth = IN_GROUND, 0, 0, -np.inf
    for i in range(rocks.mass.size):
        centre, turn = motion.place[i], motion.turn[i]
        first, last = scratch.first_feature[i], scratch.first_feature[i + 1]
        workspace = Workspace(scratch.features[first:last], scratch.contact, scratch.commons[i : i + 1], scratch.memory)
        pose = Pose(centre[0], centre[1], centre[2], turn[0], turn[1], turn[2], turn[3])
        lowest, is_missing = find_gaps(terrain, body_of_rock(rocks, i), pose, 0.0, workspace)
        if is_missing:
            return OFF_TERRAIN, i, 0, 0.0
        if -lowest > depth:
            kind, first_rock, depth = IN_GROUND, i, -lowest
    for k in range(count):
        i, j = pairs[k] // rocks.mass.size, pairs[k] % rocks.mass.size
        separated = separation(rocks, motion, i, j, 0.0, True, scratch)
        if -separated[1] > depth:
            kind, first_rock, other, depth = IN_ROCK, i, j, -separated[1]
    return kind, first_rock, other, depth
