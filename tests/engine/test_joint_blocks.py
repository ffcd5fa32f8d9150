# SPDX-License-Identifier: GPL-2.0-or-later
"""The largest block between joints: closed forms, and the volume of a hull that planes cut out."""

import itertools
import math

import numpy as np
import pytest
from scipy.spatial import ConvexHull

from talus.engine.sources.joint_blocks import JointSet, largest_joint_block

RIGHT_ANGLES = [JointSet(0.0, 0.0, 1.5), JointSet(90.0, 90.0, 2.0), JointSet(180.0, 90.0, 3.0)]


def test_sets_at_right_angles_give_the_product_of_their_spacings():
    assert largest_joint_block(RIGHT_ANGLES) == pytest.approx(9.0, rel=1e-12)


def test_two_steep_sets_at_an_angle_give_the_area_of_a_rhomboid_times_the_bed():
    """Area between two pairs of parallel lines that meet at an angle: s_1 s_2 / sin(angle)."""
    sets = [JointSet(0.0, 0.0, 1.5), JointSet(30.0, 90.0, 2.0), JointSet(80.0, 90.0, 3.0)]
    assert largest_joint_block(sets) == pytest.approx(1.5 * 2.0 * 3.0 / math.sin(math.radians(50.0)), rel=1e-12)


def test_oblique_sets_give_the_volume_of_the_hull_between_their_planes():
    sets = [JointSet(112.0, 35.0, 1.1), JointSet(245.0, 71.0, 0.8), JointSet(10.0, 82.0, 2.3)]
    angles = np.radians([(entry.dip, entry.dip_direction) for entry in sets])
    dips, directions = angles.T
    normals = np.stack([np.sin(dips) * np.sin(directions), np.sin(dips) * np.cos(directions), np.cos(dips)], axis=1)
    sides = itertools.product(*((0.0, entry.spacing) for entry in sets))
    corners = np.array([np.linalg.solve(normals, side) for side in sides])
    assert largest_joint_block(sets) == pytest.approx(ConvexHull(corners).volume, rel=1e-10)


def test_a_fourth_set_can_only_make_the_block_smaller():
    wide, narrow = JointSet(45.0, 60.0, 100.0), JointSet(45.0, 60.0, 0.5)
    assert largest_joint_block([*RIGHT_ANGLES, wide]) == largest_joint_block(RIGHT_ANGLES)
    assert largest_joint_block([*RIGHT_ANGLES, narrow]) < largest_joint_block(RIGHT_ANGLES)


@pytest.mark.parametrize(
    ("sets", "words"),
    [
        (RIGHT_ANGLES[:2], "2 sets"),
        ([JointSet(0.0, 90.0, 1.0), JointSet(60.0, 90.0, 1.0), JointSet(120.0, 90.0, 1.0)], "no three sets"),
        ([*RIGHT_ANGLES[:2], JointSet(0.0, 95.0, 1.0)], "set 3"),
        ([*RIGHT_ANGLES[:2], JointSet(0.0, 90.0, 0.0)], "set 3"),
        ([*RIGHT_ANGLES[:2], JointSet(math.nan, 90.0, 1.0)], "set 3"),
    ],
)
def test_what_encloses_no_block_is_refused(sets, words):
    with pytest.raises(ValueError, match=words):
        largest_joint_block(sets)
