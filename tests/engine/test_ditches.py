# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules for the width of ditches by hand, and where rocks first meet a catchment."""

import numpy as np
import pytest

from talus.engine import Settings, rock_library
from talus.engine.slope_profiles.catchment_chart import Case, chart_row
from talus.engine.slope_profiles.ditch_rules import (
    expanded_ritchie,
    face_angle,
    modified_ritchie,
)
from talus.engine.slope_profiles.first_impacts import share_within

GROUND = {"mu_min": 0.5, "mu_max": 0.5, "restitution": 0.35}


def test_widths_are_those_of_the_worked_examples():
    """H 15 m: 7.5 m. 24.4 m at 76 degrees: 9.38 and 8.28 m. 12 m at 90 degrees: 6.9 and 4.4 m."""
    assert modified_ritchie(15.0) == pytest.approx(7.5)
    assert (modified_ritchie(24.4), expanded_ritchie(24.4, 76.0)) == (pytest.approx(9.38), pytest.approx(8.28))
    assert (modified_ritchie(12.0), expanded_ritchie(12.0, 90.0)) == (pytest.approx(6.9), pytest.approx(4.4))
    assert expanded_ritchie(1.0, 90.0) == pytest.approx(2.2) and face_angle(0.25) == pytest.approx(75.96, abs=5e-3)


def test_share_counts_rocks_that_do_not_reach_the_catchment():
    """8 of 10 that fell reached it: 2 are within any width."""
    result = share_within([0.0, 0.0, 1.0, 1.0, 2.0, 3.0, 4.0, 5.0], [0.0, 1.0, 2.5, 6.0], 10)
    assert result == pytest.approx([0.4, 0.6, 0.7, 1.0])
    assert np.isnan(share_within([], [1.0], 0)).all()


@pytest.fixture(scope="module")
def rows():
    rocks, settings = [rock_library.rock("block", 0.02)], Settings(max_time=30.0, air_density=0.0)
    return [chart_row(Case(12.0, slope, 1.0 / 6.0), rocks, 100, GROUND, settings) for slope in (0.25, 1.0)]


def test_impacts_are_nearer_than_the_way_that_rocks_go(rows):
    """A rock stops no nearer than it first touches: more are within a width at their first impact. One station lies
    between, for the maps tell the cell of a rock, not its place."""
    for row in rows:
        assert (row.impacted[1:] >= row.retained[:-1] - 1e-12).all() and (np.diff(row.impacted) >= -1e-12).all()
        assert row.impacted[-1] == 1.0


def test_rocks_fall_nearer_to_steep_faces(rows):
    """Width within which half of the rocks first impact: on 0.25 : 1 they fly, on 45 degrees they come down rolling and
    bouncing. Neither is farther than a rock that leaves the face level with the velocity of the whole fall."""
    for row in rows:
        half = row.distances[np.argmax(row.impacted >= 0.5)]
        assert half < 2.0 * 12.0
    assert all(row.impacted[8] > row.retained[8] for row in rows)  # 2 m from the foot


@pytest.mark.parametrize(("call", "word"), [
    (lambda: modified_ritchie(0.0), "height"), (lambda: expanded_ritchie(10.0, 91.0), "face"),
])  # fmt: skip
def test_bad_input_is_named(call, word):
    with pytest.raises(ValueError, match=f"^{word}"):
        call()
