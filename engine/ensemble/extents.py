# SPDX-License-Identifier: GPL-2.0-or-later
"""How far rocks reach above and below their centre of mass, at the samples of their trajectories.

The third row of the rotation matrix R of a unit quaternion e gives the height of a corner c (in K) above the centre,

    h = 2 (e1 e3 - e0 e2) c1 + 2 (e2 e3 + e0 e1) c2 + (e0^2 - e1^2 - e2^2 + e3^2) c3,

and the highest and lowest of all corners are those of the rock.
"""

import numpy as np

EXTENTS = np.dtype([("highest", np.float64), ("lowest", np.float64)])  # m above the centre of mass; lowest: below zero


def extents_of(orientation, rock, length, rocks):
    """EXTENTS of samples.

    Parameters
    ----------
    orientation : (n, 4) unit quaternions, scalar first, K to I
    rock : (n,) number of the rock
    length : (n,) by which the rock is larger than in ``rocks``
    rocks : the packed rocks of a scene
    """
    e0, e1, e2, e3 = orientation.T
    row = 2.0 * (e1 * e3 - e0 * e2), 2.0 * (e2 * e3 + e0 * e1), e0 * e0 - e1 * e1 - e2 * e2 + e3 * e3
    out = np.zeros(len(orientation), EXTENTS)
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
