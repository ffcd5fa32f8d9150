# SPDX-License-Identifier: GPL-2.0-or-later
"""Simulations that stop when they are precise enough: the same bits for any threads, all releases alike."""

import numpy as np
import pytest

from talus.engine import Cancelled, Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.chunks.scene import Releases
from talus.engine.ensemble.stopping import FIRST_ROUND, StoppingPlan
from talus.engine.statistics.convergence import estimate
from talus.engine.workers import workers as workers_module
from talus.tests.bits import assert_same_array

ORIGIN = (2_600_000.0, 1_200_000.0)
ROWS, COLUMNS = np.mgrid[0:61, 0:81]
SLOPE = Terrain(
    50.0 - 1.4 * np.minimum(COLUMNS, 36) + 0.4 * np.sin(0.9 * COLUMNS) * np.cos(0.7 * ROWS),
    cell_size=2.0, origin=ORIGIN, crs="EPSG:2056",
)  # fmt: skip
SLIPPERY = Ground(SLOPE, mu_min=0.45, mu_max=0.45, restitution=0.2)  # all come down, so no percentile lies in a gap
ROCK = rock_library.rock("block", volume=0.5)
RELEASES = [
    Release((ORIGIN[0] + 10.0, ORIGIN[1] + y), runs=300, identifier=90 + i) for i, y in enumerate((40.0, 60.0, 80.0))
]
OPTIONS = {"max_time": 8.0, "seed": 3}  # s: 5 take them down the slope of 72 m


def throw(releases=RELEASES, **options):
    return simulate(
        SLOPE, SLIPPERY, ROCK, releases, Settings(**{"air_density": 0.0, **{"threads": 2, **OPTIONS, **options}})
    )


def precision_of(runs):
    return estimate(runs["energy_max"], "quantile", 0.95).precision


@pytest.fixture(scope="module")
def precision():
    """Precision that all 900 runs have at the last look but one: so it stops early, and not in the first rounds."""
    everything, plan = throw(precision=1e-9), StoppingPlan(packed([300, 300, 300]), 1e-9, "energy_max")
    return precision_of(everything.runs[: plan.ends[-2]])


@pytest.fixture(scope="module")
def result(precision):
    return throw(precision=precision)


def packed(runs):
    """Releases with this many runs each."""
    count = len(runs)
    columns = (np.zeros((count, 2)), np.arange(count, dtype=float), np.full(count, np.nan), np.zeros((count, 4)),
               np.zeros((count, 3)), np.zeros((count, 3)), np.zeros(count, np.int64), np.ones(count), np.ones(count),
               np.zeros(count, np.int64), np.zeros(count, np.int64))  # fmt: skip
    return Releases(np.cumsum([0, *runs]).astype(np.int64), *columns, laws=np.zeros((1, 5)))


def test_it_stops_early_and_is_as_precise_as_asked(result, precision):
    """Looked at again with the interval itself, after as many runs, and not a round before."""
    assert FIRST_ROUND < result.runs.size < 900
    assert precision_of(result.runs) <= precision
    assert result.provenance["stopped"]["precision"] == precision_of(result.runs)
    ends = StoppingPlan(packed([300, 300, 300]), precision, "energy_max").ends
    assert ends.index(result.runs.size) > 0
    assert precision_of(result.runs[: ends[ends.index(result.runs.size) - 1]]) > precision


@pytest.mark.parametrize("threads", [1, 5])
def test_number_of_threads_does_not_change_a_bit(result, precision, threads):
    """The looks are at numbers of runs that no thread has an influence on; maps and contacts too."""
    other = throw(precision=precision, threads=threads)
    assert_same_array(other.runs, result.runs)
    for name in result.maps:
        assert_same_array(other.maps[name], result.maps[name])


@pytest.mark.parametrize("runs_per_chunk", [7, 1000])
def test_size_of_the_chunks_does_not_change_a_bit(result, precision, runs_per_chunk, monkeypatch):
    """Chunks end with the rounds."""
    monkeypatch.setattr(workers_module, "RUNS_PER_CHUNK", runs_per_chunk)
    assert_same_array(throw(precision=precision).runs, result.runs)


def test_a_simulation_that_was_interrupted_stops_at_the_same_run(result, precision, tmp_path):
    """Cancelled when the first round and some runs of the second are done, and continued from its checkpoint."""
    first, second = StoppingPlan(packed([300, 300, 300]), precision, "energy_max").ends[:2]
    done = [0]
    settings = Settings(precision=precision, threads=1, **{"air_density": 0.0, **OPTIONS})
    with pytest.raises(Cancelled):
        simulate(
            SLOPE, SLIPPERY, ROCK, RELEASES, settings, checkpoint=tmp_path, cancelled=lambda: done[-1] > first,
            progress=lambda share: done.append(round(900 * share)),
        )  # fmt: skip
    assert first < done[-1] < second < result.runs.size
    continued = simulate(SLOPE, SLIPPERY, ROCK, RELEASES, settings, checkpoint=tmp_path)
    assert_same_array(continued.runs, result.runs)


def test_all_releases_have_the_same_number_of_runs_and_keep_their_names(result):
    _, counts = np.unique(result.runs["release"], return_counts=True)
    assert counts.tolist() == [result.runs.size // 3] * 3
    np.testing.assert_array_equal(result.runs["identifier"], 90 + result.runs["release"])
    start = np.round(result.runs["start"][:, 1] - ORIGIN[1]).astype(int)
    np.testing.assert_array_equal(start, 40 + 20 * result.runs["release"])


def test_reach_probability_is_of_the_runs_that_were_made(result):
    share = result.maps["passages"].max() / result.runs.size
    assert np.nanmax(result.maps["reach_probability"]) == np.float32(share)


def test_what_cannot_be_reached_makes_all_runs():
    """A precision of a millionth: 90 runs at most are 90 runs, and progress grows to 1."""
    seen = []
    releases = [Release(release.position, runs=30) for release in RELEASES]
    result = simulate(
        SLOPE,
        SLIPPERY,
        ROCK,
        releases,
        Settings(**{"air_density": 0.0, **{**OPTIONS, "precision": 1e-6}}),
        progress=seen.append,
    )
    assert result.runs.size == 90
    assert np.unique(result.runs["release"], return_counts=True)[1].tolist() == [30] * 3
    assert seen[-1] == 1.0


def test_progress_ends_at_one_when_it_stops_early():
    seen = []
    simulate(SLOPE, SLIPPERY, ROCK, RELEASES, Settings(**{"air_density": 0.0, **OPTIONS}), progress=seen.append)
    assert seen[-1] == 1.0
    assert seen[-2] < 1.0


def test_the_run_out_can_be_asked_for_instead():
    result = throw(precision_of="distance", precision=0.025)
    assert result.runs.size < 900
    assert estimate(result.runs["distance"], "quantile", 0.95).precision <= 0.025


def test_after_every_round_each_release_has_its_share():
    """Within one run, for releases with few and many runs; in the end each has all of its runs."""
    runs = np.array([3, 40, 1000, 1, 250])
    plan = StoppingPlan(packed(runs), 0.01, "energy_max")
    release_of_run = plan.release[np.repeat(np.arange(plan.release.size), np.diff(plan.releases.first_run))]
    np.testing.assert_array_equal(np.bincount(release_of_run), runs)
    np.testing.assert_array_equal(plan.releases.height, plan.release)
    for end in plan.ends:
        counts = np.bincount(release_of_run[:end], minlength=runs.size)
        share = (counts[2] - 0.5) / runs[2]
        assert (np.abs(counts - share * runs) <= 1.5).all()
    assert plan.ends[-1] == runs.sum()
    assert all(later <= 1.25 * earlier + runs.size for earlier, later in zip(plan.ends, plan.ends[1:]))


def test_without_a_precision_nothing_changes():
    """The releases are handed on as they are."""
    releases = packed([3, 5])
    plan = StoppingPlan(releases, 0.0, "energy_max")
    assert plan.releases is releases
    assert plan.ends == [8]


@pytest.mark.parametrize(
    ("option", "value"), [("precision", -0.1), ("precision", 1.0), ("precision", "a"), ("precision_of", "x")]
)
def test_impossible_settings_are_refused(option, value):
    with pytest.raises(ValueError, match=option):
        Settings(**{"air_density": 0.0, **{option: value}})
