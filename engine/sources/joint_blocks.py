# SPDX-License-Identifier: GPL-2.0-or-later
"""The largest block that the joints of a cliff can give.

A block lies between two neighbouring joints of every set. Three sets with unit normals n_1, n_2, n_3 and the widest
spacings s_1, s_2, s_3 enclose a parallelepiped of the volume

    V = s_1 s_2 s_3 / |n_1 . (n_2 x n_3)|

which is s_1 s_2 s_3 where they are at right angles. With more sets a block lies in the parallelepiped of each three of
them, so the smallest of these is the limit. Joints that end within the rock (rock bridges) let larger blocks go.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple

FEWEST_SETS = 3
PARALLEL = 1e-3  # |n_1 . (n_2 x n_3)| below which three sets enclose nothing that could be called a block


class JointSet(NamedTuple):
    """One set of joints, as it is measured in the field."""

    dip_direction: float  # degrees from north, clockwise
    dip: float  # degrees below the horizontal, 0 to 90
    spacing: float  # m, the widest between neighbouring joints, across them


def largest_joint_block(sets: Sequence[JointSet]) -> float:
    """Volume (m3) of the largest block between the joints.

    Raises
    ------
    ValueError
        If there are fewer than three sets, a number is out of range, or no three sets enclose a block.
    """
    if len(sets) < FEWEST_SETS:
        raise ValueError(f"Joints: {len(sets)} sets; at least {FEWEST_SETS} enclose a block.")
    for number, joint_set in enumerate(sets, 1):
        _check(joint_set, number)
    volumes = [volume for three in itertools.combinations(sets, FEWEST_SETS) if (volume := _volume(three))]
    if not volumes:
        raise ValueError("Joints: no three sets enclose a block, because their lines of intersection are parallel.")
    return min(volumes)


def _check(joint_set, number):
    is_direction = math.isfinite(joint_set.dip_direction) and 0.0 <= joint_set.dip_direction <= 360.0
    if not (
        is_direction and 0.0 <= joint_set.dip <= 90.0 and math.isfinite(joint_set.spacing) and joint_set.spacing > 0.0
    ):
        raise ValueError(
            f"Joints: set {number} has dip direction {joint_set.dip_direction:g}, dip {joint_set.dip:g}, spacing "
            f"{joint_set.spacing:g}; "
            "give 0 to 360 degrees, 0 to 90 degrees, and more than 0 m."
        )


def _volume(three):
    """Volume of the parallelepiped between three sets, m3; None where they enclose none."""
    (a, b, c), (d, e, f), (g, h, i) = map(_normal, three)
    product = abs(a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g))
    return None if product < PARALLEL else math.prod(joint_set.spacing for joint_set in three) / product


def _normal(joint_set):
    """Unit vector across the joints: east, north, up."""
    dip, direction = math.radians(joint_set.dip), math.radians(joint_set.dip_direction)
    return math.sin(dip) * math.sin(direction), math.sin(dip) * math.cos(direction), math.cos(dip)
