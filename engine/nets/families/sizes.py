# SPDX-License-Identifier: GPL-2.0-or-later
"""Sizes of the parts of a generic barrier, by the energy that it is meant for. SI units.

No product: the sizes are those of usual parts, chosen so that a barrier of three fields holds a block of its energy at
25 m/s in the middle, and one of a third of it twice, with no part beyond its strength and no brake used up. These are
the tests of EAD 340059 (tests/engine/nets/test_family_classes.py). Beyond OFFERED that was not shown, and there is no
net.
docs/sources.md says how far each figure was compared with a source.
"""

from typing import NamedTuple

import numpy as np

from ...arithmetic.arrays import log

LEAST, MOST = 1e5, 8e6  # J
OFFERED = {"ring net": 5e6, "cable net": 1e6, "membrane": 1e6}  # J, the largest class of a family that was shown
WIRE_STRENGTH, ROPE_SHARE = 1.77e9, 0.85  # Pa; what is left of it in a rope


BRAKE_GROWTH = 1.3  # force of a brake at the end of its stroke over that at the beginning


class Sizes(NamedTuple):
    """Sizes of one barrier."""

    height: float  # usual height of the top above the ground, m
    wire: float  # cross-section of a ring's bundle of wires, m2
    cable: float  # of a cable of a cable net, m2
    support: float  # of the steel in a support rope (of all of them side by side), m2
    retention: float  # of that in a rope from a post's head uphill, m2
    post: float  # of a post, m2
    brake: float  # force at which a brake begins to give, N
    stroke: float  # that it can give, m


# energy J, then the columns of Sizes. Wire: 7 to 19 windings of 3 mm, from 3 MJ on 16 to 25 of 4 mm; cables: ropes of
# 12 to 22 mm; posts: HEA 120 to 300
TABLE = (
    (1.0e5, 2.0, 4.95e-5, 7.0e-5, 1.2e-4, 1.0e-4, 2.53e-3, 25e3, 1.0),
    (2.5e5, 2.5, 4.95e-5, 1.2e-4, 1.8e-4, 1.3e-4, 3.88e-3, 40e3, 1.5),
    (5.0e5, 3.0, 8.48e-5, 1.2e-4, 2.5e-4, 2.0e-4, 5.38e-3, 60e3, 2.1),
    (1.0e6, 4.0, 1.13e-4, 2.5e-4, 4.0e-4, 2.5e-4, 5.38e-3, 90e3, 2.6),
    (2.0e6, 5.0, 1.34e-4, 2.5e-4, 5.5e-4, 4.0e-4, 6.43e-3, 130e3, 3.8),
    (3.0e6, 5.0, 2.01e-4, 2.5e-4, 7.5e-4, 5.0e-4, 7.68e-3, 170e3, 4.5),
    (5.0e6, 6.0, 3.14e-4, 2.5e-4, 1.0e-3, 7.5e-4, 9.73e-3, 240e3, 5.5),
    (8.0e6, 7.0, 3.14e-4, 2.5e-4, 1.4e-3, 1.0e-3, 1.12e-2, 330e3, 6.5),
)


def sizes_of(energy):
    """Sizes for an energy [J], linear in its logarithm between the rows of the table."""
    table = np.array(TABLE)
    at = log(np.array([energy / LEAST]))[0]
    marks = log(table[:, 0] / LEAST)
    return Sizes(*(float(np.interp(at, marks, column)) for column in table[:, 1:].T))
