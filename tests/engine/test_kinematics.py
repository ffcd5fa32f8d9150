# SPDX-License-Identifier: GPL-2.0-or-later
"""Kinematic tests of joints against the published ones of mplstereonet, and the share of a set with spread."""

import math

import numpy as np
import pytest

from talus.engine.indication.kinematics import (
    NONE,
    PRIMARY,
    SECONDARY,
    JointSet,
    Limits,
    face_table,
    intersection,
    orientations,
    planar,
    toppling,
    wedge,
)

FACE = (90.0, 75.0)  # strike 0, dip 75 by the right-hand rule
EXPECTED = {"true": PRIMARY, "secondary": SECONDARY, "false": NONE}
# (strike, dip) by the right-hand rule; of wedges (plunge, bearing)
PLANAR = {"true": [(0, 45), (30, 35), (0, 75)], "secondary": [(315, 35), (45, 35), (50, 60)],
          "false": [(0, 20), (0, 80), (270, 60)]}  # fmt: skip
WEDGE = {"true": [(75, 90), (35, 60), (45, 120)], "secondary": [(30, 150), (30, 30)],
         "false": [(80, 90), (0, 90), (20, 280)]}  # fmt: skip
TOPPLING = {"true": [(180, 50), (170, 90), (190, 60)], "secondary": [(135, 70), (210, 70), (260, 85)],
            "false": [(0, 20), (300, 80), (180, 30)]}  # fmt: skip


def cases(table):
    return [(EXPECTED[what], *numbers) for what, some in table.items() for numbers in some]


@pytest.mark.parametrize(("expected", "strike", "dip"), cases(PLANAR))
def test_planar_sliding_as_published(expected, strike, dip):
    assert planar(strike + 90.0, dip, *FACE, Limits()) == expected


@pytest.mark.parametrize(("expected", "plunge", "bearing"), cases(WEDGE))
def test_wedges_as_published(expected, plunge, bearing):
    assert wedge(bearing, plunge, *FACE, Limits()) == expected


@pytest.mark.parametrize(("expected", "strike", "dip"), cases(TOPPLING))
def test_toppling_as_published(expected, strike, dip):
    assert toppling(strike + 90.0, dip, *FACE, Limits()) == expected


def test_there_are_26_of_them():
    assert sum(len(cases(table)) for table in (PLANAR, WEDGE, TOPPLING)) == 26


def test_lines_of_intersection_lie_in_both_planes():
    """Apparent dip: tan plunge = tan dip cos(bearing - direction), for both."""
    joints = np.array([[110.0, 50.0], [40.0, 60.0]])
    bearing, plunge = intersection(joints[0], joints[1])
    for direction, dip in joints:
        apparent = math.tan(math.radians(dip)) * math.cos(math.radians(bearing - direction))
        assert math.tan(math.radians(plunge)) == pytest.approx(apparent)
    # symmetric about 90: tan plunge = tan 60 cos 45
    bearing, plunge = intersection(np.array([45.0, 60.0]), np.array([135.0, 60.0]))
    assert bearing == pytest.approx(90.0)
    assert math.tan(math.radians(plunge)) == pytest.approx(math.tan(math.radians(60.0)) * math.cos(math.radians(45.0)))
    assert intersection(np.array([45.0, 60.0]), np.array([45.0, 60.0]))[1] == 0.0


def test_a_spread_has_its_standard_deviation_and_middle():
    result = orientations(JointSet(120.0, 60.0, 8.0), 99)
    assert result.mean(axis=0) == pytest.approx((120.0, 60.0))
    assert result[:, 1].std() == pytest.approx(8.0, rel=0.02)
    assert result[:, 0].std() * math.sin(math.radians(60.0)) == pytest.approx(8.0, rel=0.02)
    assert orientations(JointSet(10.0, 30.0), 9).tolist() == [[10.0, 30.0]]
    steep = orientations(JointSet(350.0, 88.0, 5.0), 9)
    assert steep[:, 1].max() <= 90.0 and steep[:, 0].min() >= 0.0 and steep[:, 0].max() < 360.0


def test_share_of_a_spread_is_that_of_the_normal_distribution():
    """A set that dips as steep as friction, straight out of the face: half of it is steep enough, the rest is not.

    Nothing else limits: the face is far steeper, 20 degrees of lateral limit are ten standard deviations.
    """
    table = face_table([JointSet(90.0, 35.0, 2.0)], Limits())
    assert table.at(np.array([75.0]), np.array([90.0]))[0] == pytest.approx(5.0 / 9.0)  # the middle one is at the limit
    for dip in (31.0, 39.0):  # two deviations off: 2.3 and 97.7 %, of nine orientations none and all
        share = face_table([JointSet(90.0, dip, 2.0)], Limits()).at(np.array([75.0]), np.array([90.0]))[0]
        assert share == (dip > 35.0)


def test_faces_that_look_away_are_safe_and_pairs_make_wedges():
    sets = [JointSet(45.0, 60.0), JointSet(135.0, 60.0)]
    table = face_table(sets, Limits())
    assert table.at(np.array([75.0, 75.0]), np.array([90.0, 270.0])).tolist() == [1.0, 0.0]
    for entry in sets:  # neither plane alone lies within 20 degrees
        assert face_table([entry], Limits()).at(np.array([75.0]), np.array([90.0]))[0] == 0.0
    assert face_table(sets, Limits(), True).shares.sum() > table.shares.sum()


@pytest.mark.parametrize(("sets", "limits", "says"), [
    ([], Limits(), "at least one"),
    ([JointSet(400.0, 30.0)], Limits(), "Joint set 1: dip direction 400"),
    ([JointSet(40.0, 30.0), JointSet(40.0, 95.0)], Limits(), "Joint set 2: .* dip 95"),
    ([JointSet(40.0, 30.0, 60.0)], Limits(), "spread 60"),
    ([JointSet(40.0, 30.0)], Limits(95.0), "friction angle 95"),
])  # fmt: skip
def test_sets_that_are_none_are_refused(sets, limits, says):
    with pytest.raises(ValueError, match=says):
        face_table(sets, limits)
