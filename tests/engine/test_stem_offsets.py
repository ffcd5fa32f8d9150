# SPDX-License-Identifier: GPL-2.0-or-later
"""Strength of a stem by the offset of the hit: Talus' own curve against its closed form, and a curve of the user."""

import numpy as np
import pytest

from talus.engine import Trees, rock_library
from talus.engine.obstacles.field import BROKE_THROUGH, HELD, LET_BY
from talus.engine.obstacles.offsets import read_offsets, share_at
from talus.tests.engine.stem_hits import BALL, SPEED, STEM, hit, orientations, taken_of_ball

OCTAHEDRON = rock_library.rock("octahedron", volume=1.0)
RADIUS = float(BALL.radius)
ENERGY = 0.5 * BALL.mass * SPEED**2
CURVE = [(0.0, 1.0), (0.5, 0.8), (0.75, 0.0)]
RECALLED = [(0.0, 0.980), (0.25, 0.978), (0.5, 0.789), (0.75, 0.0)]  # of Rockyfor3D, from memory
OFFSETS = (0.0, 0.25, 0.5, 0.75, 0.9)


def aside(x):
    """Offset of the ball's centre at which its contact point is at an offset, m."""
    return x * (RADIUS + STEM)


# ----------------------------------------------------------------------- without a curve


@pytest.mark.parametrize("friction", [0.0, 0.1, 0.5])
@pytest.mark.parametrize("x", OFFSETS)
def test_own_curve_of_a_ball_is_that_of_the_percussion(x, friction):
    """1 - x^2 without friction; facets of 3 degrees leave some per cent. One touch, for it leaves the stem."""
    share, _ = hit(BALL, aside(x), friction)
    assert share == pytest.approx(float(taken_of_ball(x, friction)), abs=0.06)


def test_numbers_of_the_page():
    """docs/forest.md: frictionless 1, 0.94, 0.75, 0.44 at x = 0, 0.25, 0.5, 0.75."""
    assert taken_of_ball(np.array(OFFSETS[:4]), 0.0) == pytest.approx([1.0, 0.9375, 0.75, 0.4375])


@pytest.mark.parametrize(("name", "share"), [("worn_compact", 0.78), ("eota221", 0.67), ("worn_slab", 0.63)])
def test_rocks_that_tumble_as_the_page_has_them(name, share):
    """x = 0.5, 60 orientations; docs/figures/stem_offsets.py prints all."""
    rock = rock_library.rock(name, volume=1.0)
    offset = 0.5 * (STEM + (0.75 * rock.volume / np.pi) ** (1.0 / 3.0))
    shares = [hit(rock, offset, orientation=turn)[0] for turn in orientations(60)]
    assert np.nan_to_num(shares).mean() == pytest.approx(share, abs=0.006)


def test_weak_stem_takes_all_it_can_at_any_offset_until_the_percussion_is_less():
    capacity = 0.3 * ENERGY
    for x, broken in ((0.0, True), (0.5, True), (0.9, False)):
        share, outcome = hit(BALL, aside(x), 0.0, capacity)
        assert share == pytest.approx(0.3 if broken else 0.19, abs=1e-9 if broken else 0.06)
        assert (outcome == BROKE_THROUGH) == broken


# ----------------------------------------------------------------------- a curve of the user


def test_curve_is_straight_between_its_rows():
    rows = np.array(CURVE)
    shares = [share_at(rows, x) for x in (0.0, 0.25, 0.5, 0.6, 0.75, 1.0)]
    assert shares == pytest.approx([1.0, 0.9, 0.8, 0.48, 0.0, 0.0])


@pytest.mark.parametrize(("x", "part"), [(0.0, 1.0), (0.25, 0.9), (0.6, 0.48), (0.7, 0.16)])
def test_strong_rock_loses_the_share_of_the_curve(x, part):
    """The stem can take a tenth of what the rock has: the percussion would take it all at these offsets."""
    share, outcome = hit(BALL, aside(x), 0.0, 0.1 * ENERGY, CURVE)
    assert share == pytest.approx(0.1 * part, abs=0.1 * 0.08) and outcome == BROKE_THROUGH


@pytest.mark.parametrize(("x", "part"), RECALLED)
def test_recalled_numbers_as_input_are_what_a_strong_rock_loses(x, part):
    """0.980, 0.978, 0.789 and 0 of E_max at x = 0, 0.25, 0.5 and 0.75; facets move x by some 0.03."""
    share, _ = hit(BALL, aside(x), 0.0, 0.1 * ENERGY, RECALLED)
    assert share == pytest.approx(0.1 * part, abs=0.01)


def test_scratch_takes_nothing_and_breaks_nothing():
    share, outcome = hit(BALL, aside(0.85), 0.0, 0.1 * ENERGY, CURVE)
    assert (share, outcome) == (0.0, LET_BY)


def test_rock_gets_by_a_stem_that_holds():
    """The percussion would give it half of E_max at x = 0.65, of which the curve leaves 0.32."""
    capacity = 2.0 * (1.0 - 0.65**2) * ENERGY
    share, outcome = hit(BALL, aside(0.65), 0.0, capacity, CURVE)
    assert outcome == LET_BY and share == pytest.approx(0.32 * capacity / ENERGY, rel=0.15)
    assert hit(BALL, aside(0.65), 0.0, capacity)[1] == HELD


def test_curve_that_takes_all_changes_no_bit():
    for turn in orientations(20):
        for capacity in (0.2 * ENERGY, 10.0 * ENERGY):
            plain = hit(OCTAHEDRON, 0.2, 0.5, capacity, None, turn)
            assert hit(OCTAHEDRON, 0.2, 0.5, capacity, [(0.0, 1.0), (1.0, 1.0)], turn) == plain


def test_curve_goes_with_some_of_the_trees():
    trees = Trees([(1.0, 1.0), (2.0, 2.0), (3.0, 3.0)], np.full(3, 0.3), offsets=CURVE)
    np.testing.assert_array_equal(trees.some([2, 0]).offsets, CURVE)
    assert not len(Trees([(1.0, 1.0)], [0.3]).offsets)


def test_text_is_read():
    np.testing.assert_array_equal(read_offsets("0: 1; 0.5: 0.8; 0.75: 0;"), CURVE)
    assert read_offsets("") is None and read_offsets(None) is None


@pytest.mark.parametrize("text", ["0: 1; 0: 0.5", "0.5: 0.8; 0: 1", "0: 1.2", "0, 1", "-0.1: 1", "0: one", "0: nan"])
def test_text_that_is_no_curve_is_refused_with_an_example(text):
    with pytest.raises(ValueError, match=r"0: 1; 0\.5: 0\.8; 1: 0"):
        read_offsets(text)
