# SPDX-License-Identifier: GPL-2.0-or-later
"""Impact models of earlier programs on the profile of a study: ellipses of its rocks, its starts, shares."""

import math

import numpy as np
import pytest

from talus.engine import Cancelled, Rock
from talus.engine.choices import EARLIER_MODELS
from talus.engine.slope_profiles import planar_runs
from talus.engine.slope_profiles.earlier_models import (
    PUBLISHED,
    Start,
    ellipse_axes,
    farthest_by_model,
    share_beyond,
)
from talus.engine.slope_profiles.slope_profile import profile

SLOPE = profile([0.0, 3.0, 9.0, 80.0], [12.0, 12.0, 0.0, 0.0])
START = Start([1.0, 2.0], 0.6, 0.5, 1.5)


def box(lengths, volume):
    """A box with sides in these ratios."""
    corners = np.stack(np.meshgrid(*([-0.5, 0.5],) * 3, indexing="ij"), axis=-1).reshape(-1, 3)
    return Rock.from_points(corners * np.array(lengths), volume=volume)


@pytest.mark.parametrize("lengths", [(1.0, 1.0, 1.0), (3.0, 2.0, 1.0), (1.0, 4.0, 2.0)])
def test_ellipse_has_the_ratio_and_the_volume_of_the_rock(lengths):
    """A box's moments are in the ratios of an ellipsoid's with the same axes; the volume is pi / 6 of their product."""
    length, ratio = ellipse_axes(box(lengths, 2.0))
    longest, middle, shortest = sorted(lengths, reverse=True)
    assert ratio == pytest.approx(longest / middle, rel=1e-9)
    assert math.pi / 6.0 * length**3 * (middle / longest) * (shortest / longest) == pytest.approx(2.0, rel=1e-9)


@pytest.mark.source("ashayer_2007", "historical models in runs along a slope profile")
@pytest.mark.parametrize("model", EARLIER_MODELS)
def test_runs_are_those_of_throw_from_each_place_with_each_rock(model):
    rocks = [box((1.0, 1.0, 1.0), 0.02), box((3.0, 2.0, 1.0), 0.02)]
    result = farthest_by_model(SLOPE, rocks, START, model, 6, seed=3)
    assert result.shape == (8,)  # two places, two rocks, two runs each: 6 rounded up
    length, ratio = ellipse_axes(rocks[1])
    ellipse = planar_runs.Rock(length, ratio, 2.0, 0.6, "uniform(0.5, 1.5)")
    same = planar_runs.throw(SLOPE, ellipse, PUBLISHED[model], model, 2, seed=3 + 3).farthest
    assert np.array_equal(result[6:], same)


def test_what_is_given_replaces_what_was_published():
    """More friction and rolling friction stop circles sooner; a number and a distribution of no width are the same."""
    rock = [box((1.0, 1.0, 1.0), 0.02)]
    rough = farthest_by_model(SLOPE, rock, START, "stronge", 20, friction=0.8, rolling=0.6)
    smooth = farthest_by_model(SLOPE, rock, START, "stronge", 20, friction=0.8, rolling=0.05)
    assert rough.mean() < smooth.mean()
    with pytest.raises(ValueError, match=r"friction: is -1\.0; give a finite number from 0"):
        farthest_by_model(SLOPE, rock, START, "stronge", 2, friction=-1.0)


def test_search_from_the_piece_below_finds_what_a_search_of_all_pieces_finds():
    """Contacts of ellipses with a rough profile of 200 pieces, near and far, beside all pieces and nodes: the same."""
    rng = np.random.default_rng(7)
    line = np.column_stack([np.linspace(0.0, 60.0, 201), 5.0 * rng.random(201)])
    for _ in range(300):
        axes = (0.4 * rng.uniform(1.0, 3.0), 0.4)
        x, angle = rng.uniform(0.0, 60.0), rng.uniform(0.0, math.pi)
        place, turn = (x, rng.uniform(0.0, 12.0)), (math.sin(angle), math.cos(angle))
        best = (math.inf, 0.0, 0.0, 0.0, 1.0)
        for k in range(200):
            best = planar_runs.nearer_of_piece(line, k, axes, place, turn, best)
            if k >= 1:
                best = planar_runs.nearer_of_node(line, k, axes, place, turn, best)
        assert planar_runs.nearest(line, axes, place, turn) == best


def test_share_is_that_of_the_runs_that_go_at_least_so_far():
    assert share_beyond(np.array([3.0, 1.0, 2.0, 2.0]), np.array([0.0, 1.0, 2.0, 2.5, 4.0])).tolist() == [
        1.0, 1.0, 0.75, 0.25, 0.0,
    ]  # fmt: skip


def test_cancelling_ends_between_two_runs():
    asked = []

    def cancelled():
        asked.append(True)
        return len(asked) > 3

    with pytest.raises(Cancelled):
        farthest_by_model(SLOPE, [box((1.0, 1.0, 1.0), 0.02)], START, "azzoni", 100, cancelled=cancelled)
    assert len(asked) == 4
