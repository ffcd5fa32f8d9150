# SPDX-License-Identifier: GPL-2.0-or-later
"""The reach of simulations as metadata: what is reported of sizes, and only between simulations of one slope."""

import json

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.sizes.reach import order_of_reaches, reach_of
from talus.engine.study.outputs import proof_of

X = np.arange(60.0) * 2.0
TERRAIN = Terrain(np.repeat((np.maximum(80.0 - X, 0.0) * 0.7)[None], 20, axis=0), 2.0)


def result_of(volume, places=(15.0, 25.0), ground="medium", max_time=30.0):
    releases = [Release((8.0, y), height=1.0, runs=15) for y in places]
    settings = Settings(seed=1, threads=2, max_time=max_time, maps=False, air_density=0.0)
    return simulate(TERRAIN, Ground.of_class(TERRAIN, ground), rock_library.rock("cube", volume), releases, settings)


@pytest.fixture(scope="module")
def results():
    """A small block that runs to its end, and a large one that is cut off after a second and a half."""
    return result_of(0.2), result_of(2.0, max_time=1.5)


def test_values_are_those_of_the_runs(results):
    runs, values = results[0].runs, reach_of(results[0])
    assert values["runs"] == 30 and values["mass"] == pytest.approx(540.0)
    assert values["mean"] == pytest.approx(runs["distance"].mean(), abs=1e-6)
    assert values["p95"] == pytest.approx(np.quantile(runs["distance"], 0.95), abs=1e-6)
    assert json.loads(proof_of(results[0], "")["TALUS_REACH"]) == values


def test_a_larger_block_that_is_cut_off_is_told_with_its_reason(results):
    small, large = map(reach_of, results)
    (actual,) = order_of_reaches([("300 years", json.dumps(large)), ("30 years", small)])
    assert actual.subject == "300 years" and "still moved" in actual.text and actual.severity == "unsafe"


def test_other_releases_or_another_ground_are_not_compared(results):
    small, large = map(reach_of, results)
    for other in (result_of(2.0, (15.0, 26.0), max_time=1.5), result_of(2.0, ground="soft", max_time=1.5)):
        assert order_of_reaches([("a", small), ("b", reach_of(other))]) == []
    assert order_of_reaches([("a", small), ("b", large)])


def test_files_that_do_not_say_are_left_out(results):
    assert order_of_reaches([("a", reach_of(results[0])), ("b", None), ("c", "{"), ("d", "3"), ("e", "{}")]) == []


def test_pieces_of_rocks_that_broke_are_no_size_class(results):
    result = results[0]
    counts = result.provenance["stop_reasons"]
    counts["broken"] = 1
    try:
        assert reach_of(result) is None
    finally:
        del counts["broken"]


def test_a_result_tells_of_blocks_outside_of_the_data():
    actual = [
        finding for finding in result_of(20.0, max_time=1.0).findings if finding.code == "block-outside-rolling-data"
    ]
    assert len(actual) == 1 and actual[0].value == pytest.approx(54_000.0)
