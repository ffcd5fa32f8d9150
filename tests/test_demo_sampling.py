# SPDX-License-Identifier: GPL-2.0-or-later
"""The interval of samples is for drawing: hits and crossings on the demonstration are the same whatever it is."""

from dataclasses import replace

import numpy as np
import pytest

from talus.engine import simulate
from talus.engine.command_line.demo import STUDY
from talus.engine.passages.hits import AREA, Target, hits
from talus.engine.passages.motion import motion_of
from talus.engine.passages.screen_line import crossings, first_passages, segments_of
from talus.engine.study.inputs import Reader
from talus.engine.study.study import Study
from talus.engine.terrain_store.within_memory import Shelf
from talus.resources.demo import make_demo

EVERY_STEP, INTERVALS = 0.002, (0.1, 1.0, 10.0)  # s
RUNS = 17  # from each of the 12 release points


@pytest.fixture(scope="module")
def thrown(tmp_path_factory):
    """Interval -> (result, radius of the rock): 204 runs in their first 12 s."""
    folder = tmp_path_factory.mktemp("demo")
    make_demo.main(folder)
    (folder / "study.toml").write_text(STUDY.format(runs=RUNS), encoding="utf-8")
    study = Study(folder / "study.toml")
    inputs = Reader(study, study.scenarios[0], Shelf(folder), None).inputs()
    settings = replace(inputs.settings, trajectories=True, maps=False, max_time=12.0, threads=1)
    return {
        interval: (
            simulate(
                inputs.terrain, inputs.ground, inputs.rocks, inputs.releases,
                replace(settings, trajectory_interval=interval), trees=inputs.trees,
            ),
            inputs.rocks[0].radius,
        )
        for interval in (EVERY_STEP, *INTERVALS)
    }  # fmt: skip


@pytest.fixture(scope="module")
def objects(thrown):
    """Ten lines of 120 m and a hundred houses of 12 m by 10 m, where the rocks come by."""
    samples = thrown[10.0][0].trajectories
    places = np.column_stack([samples["x"], samples["y"]])
    low, high = places.min(axis=0), places.max(axis=0)
    chance = np.random.default_rng(1)
    angle = chance.uniform(0.0, np.pi, 10)
    half = 60.0 * np.column_stack([np.cos(angle), np.sin(angle)])
    middle = places[chance.integers(0, len(places), 10)]
    lines = [[np.stack([centre - way, centre + way])] for centre, way in zip(middle, half)]
    outline = np.array([(0.0, 0.0), (12.0, 0.0), (12.0, 10.0), (0.0, 10.0), (0.0, 0.0)])
    houses = [Target([outline + corner], AREA) for corner in chance.uniform(low, high, (100, 2))]
    return lines, houses


@pytest.fixture(scope="module")
def tables(thrown, objects):
    """Interval -> (first crossings of the lines, hits of the houses)."""
    lines, houses = objects
    actual = {}
    for interval, (result, radius) in thrown.items():
        motion = motion_of(result)
        actual[interval] = first_passages(crossings(motion, segments_of(lines))), hits(motion, houses, radius)
    return actual


def in_common(rows, others):
    """The rows of two tables with the same line and run; both tables have the same, but for one in 300."""
    keys = [entry["line"] * 100_000 + entry["run"] for entry in (rows, others)]
    _, first, second = np.intersect1d(*keys, return_indices=True)
    assert max(rows.size, others.size) - first.size <= rows.size / 300
    return rows[first], others[second]


@pytest.mark.long
@pytest.mark.parametrize("interval", INTERVALS)
def test_crossings_and_hits_do_not_hang_on_the_interval(thrown, tables, interval):
    """Twin: the same runs with a sample at each step. Energy, speed and height of single crossings, and energies of
    hits, to 1 %; of one in a hundred to 2 %. Tops of all to 1 %, highest corners to 0.03 radii."""
    np.testing.assert_array_equal(thrown[EVERY_STEP][0].runs["stop"], thrown[interval][0].runs["stop"])
    (dense, of_houses), (sparse, of_houses_sparse) = tables[EVERY_STEP], tables[interval]
    fine, coarse = in_common(dense, sparse)
    assert fine.size > 200
    for name in ("energy", "velocity", "height"):
        off = np.abs(coarse[name] / fine[name] - 1.0)
        assert np.quantile(off, 0.99) < 0.01 and off.max() < 0.02, name
    assert np.abs(coarse["time"] - fine["time"]).max() < 0.01
    assert np.abs(coarse["highest"] - fine["highest"]).max() < 0.03 * thrown[interval][1]
    tops = [entry["height"] + entry["highest"] for entry in (coarse, fine)]
    assert np.abs(tops[0] / tops[1] - 1.0).max() < 0.01
    fine, coarse = in_common(of_houses, of_houses_sparse)
    assert fine.size > 200
    moves = fine["energy"] > 1e3  # J; a rock that begins in a house has none
    off = np.abs(coarse["energy"][moves] / fine["energy"][moves] - 1.0)
    assert np.quantile(off, 0.99) < 0.01 and off.max() < 0.02
    assert np.abs(coarse["time"] - fine["time"]).max() < 0.01
