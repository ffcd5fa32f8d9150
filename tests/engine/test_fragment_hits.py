# SPDX-License-Identifier: GPL-2.0-or-later
"""Hits of pieces of one rock on one field: percentiles over pieces, over events, and over sums."""

import numpy as np
import pytest

from talus.engine.ensemble.families import first_rocks
from talus.engine.protection.fragment_hits import (
    energies_for,
    hit_numbers,
    hits_of_events,
)

# 1 m3 of 2700 kg/m3 at 20 m/s, 540 kJ, breaks into a half and 49 equal pieces of equal speed
ENERGIES = np.r_[270e3, np.full(49, 270e3 / 49.0)]


def events(count, window=np.inf, spread=0.1):
    event = np.repeat(np.arange(count), ENERGIES.size)
    time = np.tile(spread * np.arange(ENERGIES.size), count)
    energy = np.tile(ENERGIES, count)
    return hits_of_events(event, np.zeros(event.size), time, energy, energy / 200.0, window), energy


def test_percentiles_are_those_of_the_worked_example():
    """95 % over pieces 5.5 kJ, over the largest of each release 270 kJ, over sums 540 kJ."""
    rows, energy = events(20)
    result = hit_numbers(rows, energy, 0.95)
    assert (result.events, result.pieces, result.most_pieces) == (20, 1000, 50)
    assert result.of_pieces / 1e3 == pytest.approx(5.51, abs=5e-3)
    assert result.of_largest / 1e3 == pytest.approx(270.0)
    assert result.of_together / 1e3 == pytest.approx(540.0)
    assert rows["mass"] == pytest.approx(np.full(20, 2700.0))


def test_sum_is_over_the_hits_within_the_window():
    """The half hits first, then a piece each 0.1 s: 11 hits within 1 s, ends included."""
    rows, _ = events(1, window=1.0 + 1e-9)
    assert rows["together"][0] == pytest.approx(270e3 + 10.0 * 270e3 / 49.0)
    assert rows["whole"][0] == pytest.approx(540e3)
    assert events(1, window=0.0)[0]["together"][0] == 270e3


def test_fields_and_events_are_apart_in_any_order():
    rng = np.random.default_rng(1)
    event, field = rng.integers(0, 5, 60), rng.integers(0, 3, 60)
    time, energy = rng.uniform(0.0, 9.0, 60), rng.uniform(1.0, 2.0, 60)
    rows = hits_of_events(event, field, time, energy, energy, 2.0)
    order = rng.permutation(60)
    again = hits_of_events(event[order], field[order], time[order], energy[order], energy[order], 2.0)
    assert (
        rows[["event", "field", "count", "largest"]].tolist() == again[["event", "field", "count", "largest"]].tolist()
    )
    assert again["together"] == pytest.approx(rows["together"])
    for row in rows:
        own = (event == row["event"]) & (field == row["field"])
        best = max(energy[own & (time >= t) & (time <= t + 2.0)].sum() for t in time[own])
        assert row["together"] == pytest.approx(best) and row["count"] == own.sum()


def test_pieces_of_pieces_belong_to_the_rock_that_fell():
    assert first_rocks([-1, 0, 1, -1, 2, 3]).tolist() == [0, 0, 0, 3, 0, 3]
    assert first_rocks([]).tolist() == []


def test_nothing_hits():
    rows = hits_of_events([], [], [], [], [])
    assert rows.size == 0 and hit_numbers(rows, [], 0.95).events == 0


def test_energy_is_chosen_by_name():
    rows, _ = events(2)
    assert energies_for(rows, "largest") == pytest.approx([270e3, 270e3])
    with pytest.raises(ValueError, match=r"^energy"):
        energies_for(rows, "mean")
    with pytest.raises(ValueError, match=r"^window"):
        hits_of_events([0], [0], [0.0], [1.0], [1.0], -1.0)
