# SPDX-License-Identifier: GPL-2.0-or-later
"""Stems that a cut or a storm takes: how many, which, and what they leave."""

import math

import numpy as np
import pytest

from talus.engine import Terrain, Trees
from talus.engine.forest.broken_stand import BrokenStand, Remains
from talus.engine.forest.lost_stems import Loss, lose_stems

SLOPE = Terrain(np.repeat(0.8 * np.arange(101.0)[:, None], 101, axis=1), 1.0)
CHANCE = np.random.default_rng(5)
PLACES = 20.0 + 60.0 * CHANCE.random((200, 2))
STAND = Trees(PLACES, 0.1 + 0.4 * CHANCE.random(200))


def left(share, first="random", seed=3):
    return set(lose_stems(SLOPE, STAND, Loss(share, first), seed).trees.identifiers.tolist())


@pytest.mark.parametrize("first", ["random", "thickest", "thinnest"])
def test_so_many_are_lost_and_more_with_a_larger_share(first):
    """To the stem; what is lost with 30 % is lost with 60 %."""
    for share in (0.0, 0.3, 0.6):
        assert len(left(share, first)) == 200 - round(200 * share)
    assert left(0.6, first) < left(0.3, first) < left(0.0, first)


def test_with_no_loss_the_trees_are_the_very_same():
    result = lose_stems(SLOPE, STAND, Loss(0.0), 3)
    assert result.trees is STAND and (result.lost, result.basal_share) == (0, 0.0)


def test_the_thickest_or_the_thinnest_go_first():
    """The stems that are left all lie on one side of those that are lost."""
    diameter = dict(zip(STAND.identifiers.tolist(), STAND.diameters.tolist()))
    for first, thicker in (("thickest", False), ("thinnest", True)):
        kept = left(0.3, first)
        lost = set(diameter) - kept
        kept_diameters, lost_diameters = ([diameter[entry] for entry in some] for some in (kept, lost))
        assert (min(kept_diameters) > max(lost_diameters)) == thicker
        assert (max(kept_diameters) < min(lost_diameters)) == (not thicker)


def test_random_loss_takes_a_share_of_the_basal_area():
    """Mean of 200 seeds: the share itself. The standard error of the mean is 0.2 %, tested within five of them."""
    shares = [lose_stems(SLOPE, STAND, Loss(0.3), seed).basal_share for seed in range(200)]
    assert np.mean(shares) == pytest.approx(0.3, abs=5.0 * np.std(shares) / math.sqrt(200))
    assert len({*shares}) == 200


def test_which_are_lost_hangs_on_the_seed_alone():
    assert left(0.3, seed=3) == left(0.3, seed=3) != left(0.3, seed=4)


def test_lost_stems_leave_stumps_and_logs_that_decay():
    """A log takes the share of the stem's energy times exp(-0.1 x 10)."""
    remains = Remains(1.0, log_strength=0.5, decay=0.1, years=10.0)
    result = lose_stems(SLOPE, STAND, Loss(0.3, "thickest", remains), 3)
    trees, lost = result.trees, result.lost
    is_stump, is_log = trees.heights == 1.0, ~np.isnan(trees.azimuths)
    assert (lost, len(trees)) == (60, 260) and is_stump.sum() == is_log.sum() == 60
    order = np.argsort(STAND.diameters)[-60:]
    np.testing.assert_allclose(np.sort(trees.energies[is_stump]), np.sort(STAND.energies[order]), rtol=1e-12)
    expected = 0.5 * math.exp(-1.0) * STAND.energies[order]
    np.testing.assert_allclose(np.sort(trees.energies[is_log]), np.sort(expected), rtol=1e-12)
    np.testing.assert_allclose(np.sort(trees.heights[is_log]), np.sort(STAND.heights[order] - 1.0), rtol=1e-12)
    assert len(set(trees.identifiers.tolist())) == 260


def test_logs_that_lie_are_not_lost_and_leaning_stems_are():
    azimuths, leans = np.full(200, math.nan), np.full(200, math.nan)
    azimuths[:100], leans[:50] = 1.0, 0.3
    stand = Trees(PLACES, STAND.diameters, energies=STAND.energies, azimuths=azimuths, leans=leans)
    result = lose_stems(SLOPE, stand, Loss(1.0), 3)
    assert result.lost == 150 and result.trees.identifiers.tolist() == list(range(50, 100))


def test_nothing_is_left_where_all_is_lost():
    assert lose_stems(SLOPE, STAND, Loss(1.0), 3).trees is None


@pytest.mark.parametrize(
    "loss", [Loss(1.2), Loss(-0.1), Loss(math.nan), Loss(0.5, "oldest"), Loss(0.5, "random", Remains(-1.0))]
)
def test_what_cannot_be_lost_is_refused(loss):
    with pytest.raises(ValueError, match=r"lost stems|remains"):
        lose_stems(SLOPE, STAND, loss)


def test_what_lies_leaves_no_stump_and_a_stump_none_of_its_own():
    """In events: a log that breaks is gone, and so is a stump of an earlier loss."""
    remains = Remains(1.0, log_strength=0.5)
    stand = lose_stems(SLOPE, STAND, Loss(0.3, "thickest", remains), 3).trees
    events = BrokenStand(SLOPE, stand, remains, 3, 0)
    gone = np.flatnonzero((np.asarray(stand.heights) == 1.0) | ~np.isnan(stand.azimuths))
    events.take(gone, 0)
    assert events.standing.tolist() == sorted(set(range(len(stand))) - set(gone.tolist()))
