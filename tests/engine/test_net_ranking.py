# SPDX-License-Identifier: GPL-2.0-or-later
"""Ranking of crossings of a net: the demand of an impact by hand, and the order by its response surface."""

from types import SimpleNamespace

import numpy as np
import pytest

from talus.engine.protection.net_ranking import demand_of, demand_surface, most_demanding


def test_demand_is_the_largest_share_of_a_strength_or_of_a_brake():
    """80 of 100 kN in a rope, 30 of 50 kN in a cable, 0.9 of 1 m in a brake; a post states no strength."""
    elements = [{"mat": "rope"}, {"mat": "cable"}, {"mat": "brake"}, {"mat": "post"}]
    materials = {"rope": {"strength": 100e3}, "cable": {"strength": 50e3}, "brake": {"longest_stroke": 1.0}, "post": {}}
    numbers = SimpleNamespace(bars=np.array([1, 2, 3]))
    net = SimpleNamespace(
        description={"elements": elements, "materials": materials}, element_numbers=numbers, brakes=np.array([1])
    )
    hit = SimpleNamespace(
        rope_forces={0: 80e3}, bar_forces={1: 30e3, 2: 60e3, 3: 9e5}, brake_strokes=np.array([0.9])
    )  # fmt: skip
    assert demand_of(net, hit) == pytest.approx(0.9)
    hit.brake_strokes[0] = 0.5
    assert demand_of(net, hit) == pytest.approx(0.8)


def test_order_is_that_of_the_demand_and_not_of_the_energy():
    """A demand that falls with the energy and rises with the place: 40 impacts give the order of 200 crossings."""
    rng = np.random.default_rng(4)
    features = np.zeros((200, 7))
    features[:, 0], features[:, 2] = rng.uniform(1e5, 5e5, 200), rng.uniform(0.0, 1.0, 200)
    demand = 0.2 + 0.6 * features[:, 2] ** 2 - 2e-7 * features[:, 0]
    surface = demand_surface(features[:40], demand[:40])
    order = most_demanding(surface, features, 0)
    _, is_inside = surface(features)
    outside = np.count_nonzero(~is_inside)
    assert 0 < outside < 40 and not is_inside[order[:outside]].any()  # what nothing is known of comes first
    assert (np.diff(demand[order[outside:]]) < 1e-4).all()
    assert most_demanding(surface, features, 5).tolist() == order[:5].tolist()


def test_too_few_impacts_or_no_strength_make_no_surface():
    features = np.random.default_rng(1).uniform(size=(40, 7))
    assert demand_surface(features, np.ones(40)) is None  # 72 for seven features
    assert demand_surface(np.ones((40, 7)), np.zeros(40)) is None
