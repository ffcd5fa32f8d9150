# SPDX-License-Identifier: GPL-2.0-or-later
"""Slow and constant things are made once: worn blocks, and rocks as the kernels see them."""

import gc

import numpy as np

from talus.engine import rock_library
from talus.engine.shapes import body, worn


def generator(seed):
    return np.random.Generator(np.random.PCG64(seed))


def test_worn_block_of_a_state_is_the_same_as_if_made_anew():
    """Points and the state of the generator afterwards, whoever has changed what was returned before."""
    chance = generator(5)
    first = worn.worn_block(40, 0.85, 0.7, chance)
    kept, next_number = first.copy(), chance.random()
    first[:] = 0.0
    for forget in (False, True):
        if forget:
            worn._made.cache_clear()
        chance = generator(5)
        np.testing.assert_array_equal(worn.worn_block(40, 0.85, 0.7, chance), kept)
        assert chance.random() == next_number
    assert not np.array_equal(worn.worn_block(40, 0.85, 0.7, generator(6)), kept)


def test_worn_block_is_made_once(monkeypatch):
    made = []
    spread = worn.spread_on_sphere
    monkeypatch.setattr(worn, "spread_on_sphere", lambda *given: made.append(given) or spread(*given))
    worn._made.cache_clear()
    rock_library.rock("worn_compact")
    attempts = len(made)
    rock_library.rock("worn_compact", volume=2.0)
    assert attempts > 0 and len(made) == attempts


def test_rock_is_packed_once_and_forgotten_with_it(monkeypatch):
    hulls = []
    hull = body.convex_hull
    monkeypatch.setattr(body, "convex_hull", lambda *given: hulls.append(given) or hull(*given))
    rock = rock_library.rock("block")
    assert body.body_of(rock) is body.body_of(rock) and len(hulls) == 1
    larger = rock.scaled(volume=8.0 * rock.volume)
    np.testing.assert_allclose(body.body_of(larger).vertices, 2.0 * body.body_of(rock).vertices, rtol=1e-12)
    known = len(body._made)
    del rock, larger
    gc.collect()
    assert len(body._made) <= known - 2
