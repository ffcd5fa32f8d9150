# SPDX-License-Identifier: GPL-2.0-or-later
"""Rounds on processes of dask: the bits of the order of the runs on threads, with workers that die, stand still or come
later in the middle of a round."""

import os
import signal
import threading

import numpy as np
import pytest

from talus.engine import Cancelled, Ground, Terrain, simulate
from talus.engine.ensemble.rounds import Rounds
from talus.engine.io.raster import write_grid
from talus.engine.terrain_store.stored_terrain import open_terrain
from talus.engine.workers import workers
from talus.tests.engine.test_cluster import client, kill, mortal
from talus.tests.engine.test_rounds import (
    HEIGHTS,
    INPUTS,
    SLOPE,
    always,
    assert_same_bits,
    few_are_enough,
    with_settings,
)

pytestmark = pytest.mark.long
__all__ = ["always", "client", "few_are_enough", "mortal"]  # fixtures


@pytest.fixture(scope="module")
def on_threads():
    """On threads, in the order of the runs; compiles the engine for the workers."""
    return {exact: simulate(**with_settings(exact_means=exact)) for exact in (False, True)}


@pytest.fixture
def small_chunks(monkeypatch):
    """Several in each round: of two runs."""
    for name in ("RUNS_PER_CHUNK", "MOST_RUNS_PER_CHUNK", "MOST_SUMMED_RUNS"):
        monkeypatch.setattr(workers, name, 2)
    monkeypatch.setattr(workers, "NEW_WORKER", 300.0)  # s, for a machine that does much else


class InRound:
    """Does something once, in the middle of a round before the last: of a number, or the next that has begun."""

    def __init__(self, number, act):
        self.number, self.act, self.done_in = number, act, None

    def rounds(self):
        return Rounds(tell=self.look)

    def look(self, rounds):
        if self.done_in is None and self.number <= rounds.number < rounds.count and not rounds.has_ended_round:
            self.done_in = rounds.number
            self.act()


@pytest.mark.parametrize("exact", [False, True])
def test_rounds_on_dask_give_the_bits_of_the_order_of_the_runs(client, on_threads, small_chunks, always, exact):
    """Maps, lines, contacts, trees, barriers, digests; in order and in rounds."""
    inputs, messages = {**with_settings(exact_means=exact), "executor": client.get_executor()}, []
    assert_same_bits(simulate(**inputs), on_threads[exact])
    result = simulate(
        **inputs, rounds=Rounds(tell=lambda one: messages.append((one.number, one.count, one.releases_begun)))
    )
    assert_same_bits(result, on_threads[exact])
    assert {number for number, _, _ in messages} == set(range(1, messages[0][1] + 1)) and messages[0][1] > 3
    early = [begun for number, count, begun in messages if number < count]
    assert max(early) == len(INPUTS["releases"])  # all of them before the order of the runs begins


@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize("exact", [False, True])
def test_a_worker_that_is_killed_in_a_round_changes_nothing(mortal, on_threads, small_chunks, always, number, exact):
    mortal.wait_for_workers(2)
    victim = next(iter(mortal.run(os.getpid).values()))
    death = InRound(number, lambda: kill([victim]))
    inputs = with_settings(exact_means=exact)
    assert_same_bits(simulate(**inputs, executor=mortal.get_executor(), rounds=death.rounds()), on_threads[exact])
    assert death.done_in is not None
    assert victim not in mortal.run(os.getpid).values()


@pytest.mark.parametrize("exact", [False, True])
def test_all_workers_that_are_killed_in_a_round_change_nothing(mortal, on_threads, small_chunks, always, exact):
    """The scene goes to those that replace them, and runs that were promised to the dead are made by these."""
    mortal.wait_for_workers(2)
    victims = list(mortal.run(os.getpid).values())
    death = InRound(2, lambda: kill(victims))
    inputs = with_settings(exact_means=exact)
    assert_same_bits(simulate(**inputs, executor=mortal.get_executor(), rounds=death.rounds()), on_threads[exact])
    assert death.done_in is not None
    assert not set(victims) & set(mortal.run(os.getpid).values())


def test_a_worker_that_comes_later_and_one_that_stands_still_change_nothing(mortal, on_threads, small_chunks, always):
    """In the second round one of two stands still for some seconds, and a third begins."""
    mortal.wait_for_workers(2)
    at_first = mortal.run(os.getpid)
    slow, helpers = next(iter(at_first.values())), []

    def halt_and_add():
        os.kill(slow, signal.SIGSTOP)
        helpers.append(threading.Timer(5.0, os.kill, (slow, signal.SIGCONT)))
        helpers[0].start()
        mortal.cluster.scale(3)
        mortal.wait_for_workers(3, timeout=120)

    change = InRound(2, halt_and_add)
    assert_same_bits(simulate(**INPUTS, executor=mortal.get_executor(), rounds=change.rounds()), on_threads[False])
    helpers[0].join()
    assert change.done_in is not None
    assert set(mortal.run(os.getpid)) > set(at_first)


@pytest.mark.parametrize("exact", [False, True])
def test_workers_killed_at_random_change_nothing_of_maps_in_files_on_a_store(
    mortal, small_chunks, always, tmp_path, exact
):
    """The case is that of a region: workers read the store, maps and waiting runs are in files."""
    write_grid(tmp_path / "dem.tif", HEIGHTS, SLOPE)
    stored = open_terrain(tmp_path / "dem.tif", tmp_path / "store", block=16)
    whole = Terrain.from_raster(tmp_path / "dem.tif")
    chance, deaths = np.random.default_rng(7 + exact), []

    def tell(rounds):
        if rounds.number < rounds.count and len(deaths) < 3 and chance.random() < 0.5:
            pids = list(mortal.run(os.getpid, on_error="ignore").values())
            if len(pids) > 1:  # the death of all is another test
                deaths.append(int(chance.choice(pids)))
                kill(deaths[-1:])

    inputs = with_settings(exact_means=exact)
    expected = simulate(**{**inputs, "terrain": whole, "ground": Ground.of_class(whole, "hard")})
    inputs = {**inputs, "terrain": stored, "ground": Ground.of_class(stored, "hard")}
    rounds = Rounds(tmp_path / "so_far", tell)
    result = simulate(**inputs, executor=mortal.get_executor(), rounds=rounds, maps_folder=tmp_path / "maps")
    assert result.result_digest == expected.result_digest
    assert_same_bits(result, expected)
    assert deaths and (tmp_path / "so_far" / "energy_max.tif").exists()


@pytest.mark.parametrize("exact", [False, True])
def test_a_job_cancelled_on_dask_in_a_round_goes_on_there_and_on_threads(
    client, on_threads, small_chunks, always, tmp_path, exact
):
    """Nothing that was kept is made again."""
    inputs, shares = {**with_settings(exact_means=exact), "checkpoint": tmp_path / "kept"}, []
    on_dask = {**inputs, "executor": client.get_executor()}

    def job(inputs, chunks):
        begun = len(shares)
        with pytest.raises(Cancelled):
            enough = begun + chunks
            simulate(**inputs, rounds=Rounds(), progress=shares.append, cancelled=lambda: len(shares) >= enough)

    job(on_dask, 3)
    job(on_dask, 6)
    job(inputs, 4)
    assert shares == sorted(shares) and shares[-1] < 0.5
    assert_same_bits(simulate(**on_dask, rounds=Rounds(), progress=shares.append), on_threads[exact])
    assert shares == sorted(shares) and shares[-1] == 1.0
