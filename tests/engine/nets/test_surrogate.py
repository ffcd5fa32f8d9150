# SPDX-License-Identifier: GPL-2.0-or-later
"""A response surface in a net's place: which impacts it is made of, what it decides, and what it leaves to the net."""

import numpy as np
import pytest

from talus.engine.nets.capacity import FEATURES, needed_for
from talus.engine.nets.surrogate import design, surrogate


def arrivals(count, seed=3):
    """Energy and height differ; everything else is the same for all."""
    rng = np.random.default_rng(seed)
    features = np.tile([1.0, 1000.0, 0.5, 0.0, 0.3, 0.0, 0.6], (count, 1))
    features[:, 0], features[:, 3] = rng.uniform(0.0, 1e6, count), rng.uniform(0.0, 1.0, count)
    return features


def test_design_holds_the_extremes_and_fills_the_rest():
    """Kennard and Stone: no row is farther from the chosen than these from one another."""
    features = arrivals(400)
    chosen = design(features, 20)
    points = features[:, [0, 3]] / np.ptp(features[:, [0, 3]], axis=0)
    assert len(set(chosen.tolist())) == 20
    for axis in range(2):
        assert {points[:, axis].argmin(), points[:, axis].argmax()} <= set(chosen.tolist())
    apart = np.linalg.norm(points[:, None] - points[chosen][None], axis=2)
    own = np.linalg.norm(points[chosen[4:]][:, None] - points[chosen[4:]][None], axis=2) + 9.0 * np.eye(16)
    assert apart.min(axis=1).max() <= own.min()
    assert design(features[:5], 20).tolist() == [0, 1, 2, 3, 4] and len(design(features[[0, 0, 0]], 2)) == 1


def test_net_that_holds_everything_is_sure_within_the_range_alone():
    features = arrivals(40)
    made = surrogate(features, np.ones(40))
    share, is_sure = made(np.vstack([features[:3], features[:1] + (1e6, 0, 0, 0, 0, 0, 0)]))
    assert share.tolist() == [1.0] * 4 and is_sure.tolist() == [True, True, True, False] and made.decided == 1.0


def test_rocks_near_the_border_are_left_to_the_net():
    """Rocks above 0.6 of the height pass and keep 90 %: what lies far from there is decided, and rightly."""
    features, others = arrivals(80), arrivals(2000, seed=4)
    others = others[((others >= features.min(axis=0)) & (others <= features.max(axis=0))).all(axis=1)]

    def truth(rows):
        return np.where(rows[:, 3] < 0.6, 1.0, 0.1)

    made = surrogate(features, truth(features))
    share, is_sure = made(others)
    is_held = truth(others) == 1.0
    assert 0.3 < is_sure.mean() < 0.95 and not is_sure[np.abs(others[:, 3] - 0.6) < 0.02].any()
    assert ((share >= 1.0) == is_held)[is_sure].mean() > 0.99
    assert made.border >= 2.0 * made.surface.error > 0.0


def test_too_few_impacts_make_no_surrogate():
    features = arrivals(11)
    assert needed_for(features) == 12 and surrogate(features, np.ones(11)) is None
    assert surrogate(np.zeros((0, len(FEATURES))), np.zeros(0)) is None
    assert surrogate(arrivals(12), np.ones(12)).surface.error == pytest.approx(0.0, abs=1e-4)
