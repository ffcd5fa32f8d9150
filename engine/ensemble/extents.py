# SPDX-License-Identifier: GPL-2.0-or-later
"""Reach of rocks above and below their centre of mass at samples of their trajectories, and their turning there.

The third row of the rotation matrix R of a unit quaternion e gives the height of a corner c (in K) above the centre,

    h = 2 (e1 e3 - e0 e2) c1 + 2 (e2 e3 + e0 e1) c2 + (e0^2 - e1^2 - e2^2 + e3^2) c3,

and the highest and lowest of all corners are those of the rock. Orientation and spin are kept besides: they tell the
same between two samples (passages/turning.py).
"""

from typing import NamedTuple

import numpy as np

# m above the centre of mass, lowest below zero; unit quaternion, scalar first, K to I; spin in K, rad/s
EXTENTS = np.dtype([
    ("highest", np.float64), ("lowest", np.float64), ("turn", np.float32, (4,)), ("spin", np.float32, (3,)),
])  # fmt: skip


class Bodies(NamedTuple):
    """Rocks of a simulation, as far as their rotation and their reach depend on them."""

    first: np.ndarray  # (rocks + 1,) first corner of each
    corners: np.ndarray  # (sum of corners, 3) in K, from the centre of mass, m
    inertia: np.ndarray  # (rocks, 3) kg m2
    volume: np.ndarray  # (rocks,) m3


def extents_of(orientation, spin, rock, length, rocks):
    """EXTENTS of samples.

    Parameters
    ----------
    orientation : (n, 4) unit quaternions, scalar first, K to I
    spin : (n, 3) in K, rad/s
    rock : (n,) number of the rock
    length : (n,) by which the rock is larger than in ``rocks``
    rocks : the packed rocks of a scene
    """
    e0, e1, e2, e3 = orientation.T
    row = 2.0 * (e1 * e3 - e0 * e2), 2.0 * (e2 * e3 + e0 * e1), e0 * e0 - e1 * e1 - e2 * e2 + e3 * e3
    out = np.zeros(len(orientation), EXTENTS)
    out["turn"], out["spin"] = orientation, spin
    for number in np.unique(rock):
        of_rock = rock == number
        across, along, up = (entry[of_rock] for entry in row)
        highest, lowest = np.full(up.size, -np.inf), np.full(up.size, np.inf)
        for x, y, z in rocks.vertices[rocks.first[number] : rocks.first[number + 1]]:
            height = across * x + along * y + up * z
            np.maximum(highest, height, out=highest)
            np.minimum(lowest, height, out=lowest)
        out["highest"][of_rock], out["lowest"][of_rock] = highest * length[of_rock], lowest * length[of_rock]
    return out
