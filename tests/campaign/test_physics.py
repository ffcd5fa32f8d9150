# SPDX-License-Identifier: GPL-2.0-or-later
"""A small part of the physics campaign; ``make campaign RUNS=1000000`` runs it in full."""

import numpy as np
import pytest

from talus.tests.campaign import campaign, checks, page, starts, terrains

FRACTAL_NEWTON, FRACTAL_POISSON = 19, 9  # batches of seed 1, with long steps and short ones


@pytest.fixture(scope="module")
def records():
    if len(terrains.names()) < len(terrains.REAL) + len(terrains.FRACTAL):
        print(f"only on {', '.join(terrains.names())}: the real elevation models are not here")
    return [campaign.record_of(1, number, size=60) for number in (FRACTAL_NEWTON, FRACTAL_POISSON)]


def test_random_starts_break_no_promise(records):
    """No NaN, no gain of energy above 1e-9, none at rest below ground, none that leaves where there is ground."""
    for record in records:
        assert record.get("message", "") == ""
        assert {name: record.get(name, 0) for name in checks.PROMISES} == dict.fromkeys(checks.PROMISES, 0)
        assert record["runs"] == 60
        assert record["contact_steps"] > 0


def test_page_sums_the_records(records):
    text = page.text_of(records, 1)
    assert "120 random starts" in text
    assert f"| {records[0]['law']} | 60 |" in text


def test_batch_is_the_same_for_its_seed_and_number():
    one, other = starts.draw(1, 3, size=5), starts.draw(1, 3, size=5)
    assert one.releases == other.releases
    assert one.settings == other.settings
    assert starts.draw(2, 3, size=5).releases != one.releases


def test_fractal_surface_has_the_slope_of_its_spectrum():
    """Mean square difference over the distance d grows as d^(2 H): H from d = 4 to 16 nodes, within 0.15."""
    surface = terrains.fractal(257, 0.7, 1)
    near, far = (np.mean((surface[:, d:] - surface[:, :-d]) ** 2) for d in (4, 16))
    assert 0.5 * np.log(far / near) / np.log(4.0) == pytest.approx(0.7, abs=0.15)


def test_reading_leaves_out_a_line_that_was_cut_off(tmp_path):
    path = tmp_path / "seed-1.jsonl"
    path.write_text('{"batch": 0}\n{"batch": 1, "law', encoding="utf-8")
    assert campaign.read(path) == [{"batch": 0}]
    assert campaign.read(tmp_path / "none.jsonl") == []
