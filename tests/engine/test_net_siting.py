# SPDX-License-Identifier: GPL-2.0-or-later
"""Candidate lines for a net: shares, their uncertainty and the order, by hand."""

from types import SimpleNamespace

import numpy as np
import pytest

from talus.engine.nets import Net
from talus.engine.nets.collision.throws import edges_at, share_along
from talus.engine.protection.net_crossings import line_of, worst_below_top
from talus.engine.protection.net_siting import Sure, chance_of_best, order_of, siting_of, sure_of, taken_evenly


def hit(verdict="caught", elongation=3.0, flags=()):
    return SimpleNamespace(
        verdict=verdict, elongation=elongation, brake_strokes=np.array([0.5, 1.0]), rope_forces={3: 80e3},
        reactions={1: 50e3, 2: 90e3}, flags=flags,
    )  # fmt: skip


def test_shares_of_a_line_by_hand():
    """40 of 100 runs pass, 10 above the top; 15 of 20 thrown are held: 30 x 0.75 = 22.5 of 40, so 17.5 of 100 go on."""
    siting = siting_of(100, 40, 10, [hit()] * 15 + [hit("through", 1.0, ("rope",))] * 5)
    assert (siting.thrown, siting.caught, siting.flagged) == (20, 15, 5)
    assert siting.caught_share == pytest.approx(22.5 / 40.0) and siting.rest_share == pytest.approx(0.175)
    assert siting.caught_low < siting.caught_share < siting.caught_high <= 30.0 / 40.0
    assert siting.anchor.p95 == pytest.approx(90e3) and siting.stroke.p50 == pytest.approx(1.0)
    assert siting.distance_needed() == 3.0  # twenty do not bound a 95th percentile: the largest
    flown_on = siting_of(100, 40, 10, [hit()] * 15 + [hit("through", 23.0)] * 5)
    assert flown_on.distance_needed() == 3.0 and flown_on.elongation.largest == 3.0  # of those that are held
    assert np.isnan(siting_of(100, 40, 10, [hit("failed", 7.8, ("rope",))] * 12).distance_needed())  # none is held


def test_sure_rocks_count_one_by_one_and_the_others_by_those_thrown_like_them():
    """30 below the top, a surface is sure of 20, 16 held; of 20 thrown 12 are among those. 6 of the other 8 are held.

    So 16 + 10 x 6/8 = 23.5 of 40 are held, and the bounds lie between 16 and 26 of 40, nearer than without the surface.
    """
    hits = [hit()] * 15 + [hit("through")] * 5
    is_sure = np.array([True] * 9 + [False] * 6 + [True] * 3 + [False] * 2)
    result, plain = siting_of(100, 40, 10, hits, Sure(20, 16, is_sure)), siting_of(100, 40, 10, hits)
    assert (result.sure, result.tried, result.tried_caught) == (20, 8, 6)
    assert result.caught_share == pytest.approx(23.5 / 40.0) and result.rest_share == pytest.approx(0.165)
    assert 16 / 40 < result.caught_low < result.caught_share < result.caught_high < 26 / 40
    assert result.caught_high - result.caught_low < plain.caught_high - plain.caught_low
    other = siting_of(100, 40, 10, [hit()] * 14 + [hit("through")] * 6)
    assert chance_of_best([result, other])[0] > chance_of_best([plain, other])[0]


def test_what_was_thrown_counts_as_it_came():
    """A surface that is sure of all but the last, and says that all even ones are held: the first was not."""

    def stand_in(features):
        number = features[:, 0]
        return np.where(number % 2 == 0, 1.0, 0.2), number < 9

    sure = sure_of(stand_in, np.arange(10.0)[:, None], np.array([0, 3, 9]), np.array([False, False, True]))
    assert (sure.count, sure.caught) == (9, 4) and sure.thrown.tolist() == [True, True, False]
    assert sure_of(None, np.zeros((3, 1)), np.array([0]), [True]).count == 0


def test_line_that_nothing_crosses_holds_nothing():
    siting = siting_of(100, 0, 0, [])
    assert siting.caught_share == 0.0 and siting.rest_share == 0.0 and np.isnan(siting.elongation.p95)


@pytest.mark.source("sautter", "place of the structure on the slope (outlook)")
def test_best_line_is_the_one_behind_which_least_goes_on():
    """49 of 50 held against 25 of 50: the first is the best for sure; a copy of it shares the chance."""
    good, poor = (siting_of(100, 50, 0, [hit()] * n + [hit("over")] * (50 - n)) for n in (49, 25))
    assert order_of([poor, good], chance_of_best([poor, good])) == [1, 0]
    assert chance_of_best([poor, good]) == pytest.approx([0.0, 1.0], abs=1e-3)
    assert chance_of_best([good, good, poor]) == pytest.approx([0.5, 0.5, 0.0], abs=0.02)


def test_first_place_has_the_best_chance():
    """Three of three held say less than 29 of 30: the observed share would put the three first, the chance does not."""
    few, many = siting_of(100, 40, 0, [hit()] * 3), siting_of(100, 40, 0, [hit()] * 29 + [hit("over")])
    assert few.rest_share < many.rest_share
    chances = chance_of_best([few, many])
    assert chances[1] > chances[0] and order_of([few, many], chances) == [1, 0]


def test_rows_are_taken_evenly():
    assert taken_evenly(np.arange(100), 4).tolist() == [12, 37, 62, 87]
    assert taken_evenly(np.arange(3), 4).tolist() == [0, 1, 2]


@pytest.fixture(scope="module")
def net():
    from talus.engine import Terrain

    y = np.mgrid[0:61, 0:61][0] * 1.0
    return Net.family("membrane", 1e5, [(20.0, 30.0), (40.0, 30.0)], Terrain(0.7 * y), height=3.0)


def test_line_and_top_of_a_net(net):
    """Rocks cross it over the lower edge; its top is 3 m above the feet."""
    ends = line_of(net)
    assert np.sort(ends[:, 0]) == pytest.approx([20.0, 40.0]) and ends[:, 1] == pytest.approx([30.0, 30.0])
    x, y = np.array([25.0, 33.0]), np.array([30.0, 30.0])
    low, high = edges_at(net, x, y)
    assert high == pytest.approx([24.0, 24.0]) and (low < 22.0).all()
    assert np.sort(share_along(net, x, y)) == pytest.approx([0.25, 0.65])


def test_worst_crossings_are_those_with_the_most_energy_below_the_top(net):
    rows = np.zeros(4, [("run", int), ("x", float), ("y", float), ("z", float), ("energy", float)])
    rows["run"], rows["x"], rows["y"] = range(4), 30.0, 30.0
    rows["z"], rows["energy"] = (22.0, 25.0, 23.0, 22.0), (10.0, 99.0, 30.0, 20.0)
    chosen, over = worst_below_top(net, rows, 2)
    assert chosen["run"].tolist() == [2, 3] and over == 1
