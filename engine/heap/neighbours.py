# SPDX-License-Identifier: GPL-2.0-or-later
"""Corners and faces of all rocks in I, and which rocks are near each other: sweep and prune over bounding boxes.

The rocks are kept in the order of their least x, which changes little from step to step, so that sorting them anew by
insertion takes about one look at each. A rock's neighbours are then those after it whose least x is below its largest
x, if their boxes overlap in y and z and their spheres meet too. Pairs are sorted, so that contacts, and with them the
sweeps of the solver, have a fixed order.
"""

import math

import numpy as np

from ..contact.rows import turned
from ..jit.kernels import inner_kernel
from ..rigid_body import quaternion


@inner_kernel
def place_rocks(rocks, motion):
    """Corners and normals in I, and boxes, of all rocks in their pose at the middle of the step, in place."""
    for i in range(rocks.mass.size):
        turn, centre, box = motion.turn[i], motion.place[i], motion.boxes[i]
        matrix = quaternion.rotation_matrix((turn[0], turn[1], turn[2], turn[3]))
        for a in range(3):
            box[a], box[3 + a] = np.inf, -np.inf
        for v in range(rocks.first_vertex[i], rocks.first_vertex[i + 1]):
            x, y, z = turned(matrix, rocks.vertices[v], 1.0)
            corner = motion.corners[v]
            corner[0], corner[1], corner[2] = x + centre[0], y + centre[1], z + centre[2]
            for a in range(3):
                box[a], box[3 + a] = min(box[a], corner[a]), max(box[3 + a], corner[a])
        for f in range(rocks.first_face[i], rocks.first_face[i + 1]):
            x, y, z = turned(matrix, rocks.normals[f], 1.0)
            motion.facing[f, 0], motion.facing[f, 1], motion.facing[f, 2] = x, y, z


@inner_kernel
def speed_of(rocks, motion, i):
    """Bound of the speed of any point of a rock at the beginning of the step, m/s."""
    v = motion.velocity[i]
    spin = math.sqrt(v[3] * v[3] + v[4] * v[4] + v[5] * v[5])
    return math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]) + rocks.radius[i] * spin


@inner_kernel
def find_pairs(rocks, motion, margin, out_pairs):
    """Pairs of rocks nearer than ``margin`` by their boxes and spheres, in place, each as N i + j with i < j, sorted.

    Returns how many there are, even where there is less room.
    """
    order, boxes, count, rooms = motion.order, motion.boxes, 0, out_pairs.size
    for k in range(1, order.size):
        rock, slot = order[k], k
        while slot > 0 and boxes[order[slot - 1], 0] > boxes[rock, 0]:
            order[slot] = order[slot - 1]
            slot -= 1
        order[slot] = rock
    for k in range(order.size):
        first = order[k]
        if motion.is_gone[first]:
            continue
        for n in range(k + 1, order.size):
            other = order[n]
            if boxes[other, 0] > boxes[first, 3] + margin:
                break
            if motion.is_gone[other] or not are_near(rocks, motion, first, other, margin):
                continue
            if count < rooms:
                out_pairs[count] = min(first, other) * order.size + max(first, other)
            count += 1
    sort(out_pairs, min(count, rooms))
    return count


@inner_kernel
def are_near(rocks, motion, rock, other, margin):
    """True if the boxes of two rocks overlap in y and z and their spheres overlap, with the margin."""
    a, b = motion.boxes[rock], motion.boxes[other]
    for k in range(1, 3):
        if a[k] > b[3 + k] + margin or b[k] > a[3 + k] + margin:
            return False
    p, q = motion.place[rock], motion.place[other]
    x, y, z = p[0] - q[0], p[1] - q[1], p[2] - q[2]
    reach = rocks.radius[rock] + rocks.radius[other] + margin
    return x * x + y * y + z * z <= reach * reach


@inner_kernel
def sort(out_numbers, count):
    """Sort the first ``count`` whole numbers, in place: by insertion with shrinking gaps (Shell 1959, halves)."""
    gap = count // 2
    while gap > 0:
        for k in range(gap, count):
            number, slot = out_numbers[k], k
            while slot >= gap and out_numbers[slot - gap] > number:
                out_numbers[slot] = out_numbers[slot - gap]
                slot -= gap
            out_numbers[slot] = number
        gap //= 2
