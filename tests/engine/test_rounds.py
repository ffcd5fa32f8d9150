# SPDX-License-Identifier: GPL-2.0-or-later
"""Simulations in rounds over all releases: the bits of one in the order of the runs, and early maps of all releases."""

import dataclasses
import multiprocessing
import subprocess
import sys
import textwrap
from concurrent.futures import ProcessPoolExecutor
from types import SimpleNamespace

import numpy as np
import pytest

from talus.engine import Cancelled, Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.chunks.pieces import numbers_of, parts_of, picked, pieces_of
from talus.engine.ensemble import checkpoint, following, gathering, held_chunks, round_limit, round_plan, watching
from talus.engine.ensemble.round_plan import plan_rounds
from talus.engine.ensemble.rounds import Rounds
from talus.engine.io.owned_folder import MARK
from talus.engine.io.raster import read_values, write_grid
from talus.engine.obstacles.barriers import Barriers
from talus.engine.obstacles.trees import Trees
from talus.engine.terrain_store.stored_terrain import open_terrain
from talus.engine.workers import workers
from talus.tests.bits import assert_same_array
from talus.tests.engine.test_cluster import Foreign

ROWS, COLUMNS = np.mgrid[0:41, 0:61]
HEIGHTS = 60.0 - 1.4 * np.minimum(COLUMNS, 40) + 0.4 * np.sin(0.9 * COLUMNS) * np.cos(0.7 * ROWS)
SLOPE = Terrain(HEIGHTS, 2.0, (50.0, 9.0))
HARD = Ground.of_class(SLOPE, "hard")
ROCK = rock_library.rock("cube", volume=0.5)
RUNS = (9, 1, 40, 3, 10, 2, 30, 5)  # few and many, so that pieces are short and long
RELEASES = [Release((60.0 + 2.0 * (k % 3), 16.0 + 8.0 * k), runs=runs, identifier=k) for k, runs in enumerate(RUNS)]
SETTINGS = Settings(
    max_time=3.0, threads=2, trajectories=True, trajectory_interval=0.5, contacts=True, seed=4, air_density=0.0
)
STEMS = np.array([(90.0, 12.0 + 3.0 * k) for k in range(24)])
TREES = Trees(STEMS, np.full(24, 0.3))
BARRIERS = Barriers([[(110.0, 0.0), (110.0, 100.0)]], [2.0], [5e4])
INPUTS = {
    "terrain": SLOPE, "ground": HARD, "rocks": ROCK, "releases": RELEASES, "settings": SETTINGS, "trees": TREES,
    "barriers": BARRIERS,
}  # fmt: skip


@pytest.fixture(autouse=True)
def few_are_enough(monkeypatch):
    """Rounds for 100 runs, with a coarse one: groups of two runs."""
    for name, value in (("FEWEST", 10), ("RUNS_OF_GROUP", 2), ("FEWEST_GROUPS", 2)):
        monkeypatch.setattr(round_plan, name, value)


@pytest.fixture(scope="module")
def in_order():
    return {exact: simulate(**with_settings(exact_means=exact)) for exact in (False, True)}


def with_settings(**changed):
    return {**INPUTS, "settings": dataclasses.replace(SETTINGS, **changed)}


def assert_same_bits(one, other):
    for name in ("runs", "trajectories", "contacts", "extents", "crossings", "barriers", "trees"):
        assert_same_array(getattr(one, name), getattr(other, name), name)
    assert all(one.maps[name].tobytes() == other.maps[name].tobytes() for name in one.maps)
    assert one.result_digest == other.result_digest
    assert one.penetration_p999 == other.penetration_p999
    assert one.provenance == other.provenance or one.provenance["inputs"] == other.provenance["inputs"]


@pytest.fixture
def always(monkeypatch):
    """Checkpoints and looks after every chunk."""
    monkeypatch.setattr(checkpoint, "INTERVAL", 0.0)
    monkeypatch.setattr(checkpoint, "SHARE", 1e9)
    for name, value in (("FIRST", 0.0), ("INTERVAL", 0.0), ("SHARE", 1e9)):
        monkeypatch.setattr(watching, name, value)
    for name, value in (("TOLD", 0.0), ("FIRST_MAPS", 0.0), ("MAPS", 0.0), ("SHARE", 1e9), ("PAUSE", 0.0)):
        monkeypatch.setattr(following, name, value)


# ------------------------------------------------------------------------------------ bits


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("threads", [1, 3])
def test_rounds_give_the_bits_of_the_order_of_the_runs(in_order, exact, threads):
    """With all that can depend on the order: sums of maps and of trees, samples, contacts and crossings."""
    seen = []
    result = simulate(**with_settings(exact_means=exact, threads=threads), rounds=Rounds(tell=seen.append))
    assert_same_bits(result, in_order[exact])
    assert seen[-1].count > 3  # there were rounds


@pytest.mark.parametrize("exact", [False, True])
def test_stops_and_steps_with_contact_count_once(monkeypatch, exact):
    """Counted are runs that come to rest, and steps by depth, of which a result has a percentile alone."""
    depths, actual = [], []
    monkeypatch.setattr(gathering, "_penetration_quantile", lambda steps, share: depths.append(steps.copy()) or 0.0)
    for rounds_of_it in (None, Rounds()):
        actual.append(simulate(**with_settings(max_time=60.0, exact_means=exact), rounds=rounds_of_it))
    assert_same_bits(*actual)
    resting = np.count_nonzero(np.isin(actual[0].runs["stop_reason"], ("rest", "barrier", "tree")))
    assert actual[1].maps.stops.sum() == resting > 50
    np.testing.assert_array_equal(*depths)
    assert depths[0].sum() > 1000


@pytest.mark.parametrize("kept", [("max",), ("max", "p95")])
def test_rounds_give_the_bits_of_maps_that_keep_less(tmp_path, always, kept):
    """Sums cannot be taken away again where maps keep none."""
    inputs = with_settings(map_statistics=kept)
    result = simulate(**inputs, rounds=Rounds(folder=tmp_path))
    assert_same_bits(result, simulate(**inputs))


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("chunks", [1, 3, 8])
def test_a_simulation_that_was_stopped_goes_on_with_the_same_bits(tmp_path, always, in_order, exact, chunks):
    """In the first round, in a later one, and in the last; nothing that was made is made again."""
    inputs, folder, shares = with_settings(exact_means=exact), tmp_path / "kept", []
    with pytest.raises(Cancelled):
        simulate(
            **inputs,
            rounds=Rounds(),
            checkpoint=folder,
            progress=shares.append,
            cancelled=lambda: len(shares) >= chunks,
        )
    more = []
    assert_same_bits(simulate(**inputs, rounds=Rounds(), checkpoint=folder, progress=more.append), in_order[exact])
    assert more[0] == shares[-1] and more == sorted(more)
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(("before", "after"), [(True, False), (False, True)])
def test_rounds_may_begin_or_end_between_two_jobs(tmp_path, always, in_order, before, after):
    folder, shares = tmp_path / "kept", []
    with pytest.raises(Cancelled):
        simulate(
            **INPUTS, rounds=Rounds() if before else None, checkpoint=folder, progress=shares.append,
            cancelled=lambda: len(shares) >= 2,
        )  # fmt: skip
    result = simulate(**INPUTS, rounds=Rounds() if after else None, checkpoint=folder)
    assert_same_bits(result, in_order[False])


@pytest.mark.parametrize("share", [0.05, 0.5])
def test_a_killed_simulation_goes_on_with_the_same_bits(tmp_path, in_order, share):
    """The process ends without a chance to tidy up, as under kill -9 or a power cut."""
    folder = tmp_path / "kept"
    script = f"""
        import importlib.util, os
        spec = importlib.util.spec_from_file_location("case", {__file__!r})
        case = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(case)
        case.checkpoint.INTERVAL, case.checkpoint.SHARE = 0.0, 1e9
        case.round_plan.FEWEST, case.round_plan.RUNS_OF_GROUP, case.round_plan.FEWEST_GROUPS = 10, 2, 2
        stop = lambda share: os._exit(9) if share > {share} else None
        case.simulate(**case.INPUTS, progress=stop, checkpoint={str(folder)!r}, rounds=case.Rounds())
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(script)], cwd=tmp_path, check=False)
    assert done.returncode == 9
    shares = []
    assert_same_bits(simulate(**INPUTS, rounds=Rounds(), checkpoint=folder, progress=shares.append), in_order[False])
    assert shares[0] > share


@pytest.mark.parametrize("exact", [False, True])
def test_chunks_that_travel_give_the_same_bits(in_order, exact):
    """Compressed, or as sums of cells, from an executor of another library."""
    result = simulate(**with_settings(exact_means=exact), executor=Foreign(), rounds=Rounds())
    assert_same_bits(result, in_order[exact])


@pytest.mark.long
def test_processes_and_maps_in_files(in_order, tmp_path):
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as executor:
        assert_same_bits(simulate(**INPUTS, executor=executor, rounds=Rounds()), in_order[False])
    result = simulate(**INPUTS, rounds=Rounds(), maps_folder=tmp_path / "maps")
    assert result.result_digest == in_order[False].result_digest


@pytest.mark.parametrize("exact", [False, True])
def test_a_full_disk_costs_the_rounds_and_no_bit(monkeypatch, in_order, exact):
    """Chunks that were handed out already stay in memory, and the rest is made in its order."""
    plain, added = held_chunks.HeldChunks.add, []

    def fails_at_third(self, numbers, chunk):
        added.append(numbers)
        if len(added) > 2:
            raise OSError(28, "No space left on device")
        plain(self, numbers, chunk)

    monkeypatch.setattr(held_chunks.HeldChunks, "add", fails_at_third)
    assert_same_bits(simulate(**with_settings(exact_means=exact), rounds=Rounds()), in_order[exact])
    assert len(added) == 3


def test_no_room_for_the_maps_so_far_costs_the_rounds_and_no_bit(monkeypatch, in_order, tmp_path):
    """Tables of the result grow in files, too, and have theirs."""
    plain = gathering.Gathering.new_table

    def none_for_rough_ones(self, is_rough=False, files=None):
        if is_rough:
            raise OSError(28, "No space left on device")
        return plain(self, is_rough, files)

    monkeypatch.setattr(gathering.Gathering, "new_table", none_for_rough_ones)
    result = simulate(**INPUTS, rounds=Rounds(), maps_folder=tmp_path / "maps")
    assert result.result_digest == in_order[False].result_digest


def stored(folder):
    """The slope in a terrain store."""
    write_grid(folder / "dem.tif", HEIGHTS, SLOPE)
    return open_terrain(folder / "dem.tif", folder / "store", block=16)


def test_on_a_terrain_store_regions_are_told(in_order, tmp_path, always):
    """Regions are the store's blocks with releases; the bits are those of the terrain in memory."""
    terrain = stored(tmp_path)
    inputs, messages = {**INPUTS, "terrain": terrain, "ground": Ground.of_class(terrain, "hard")}, []
    rounds_seen = Rounds(tell=lambda one: messages.append((*one.regions(), one.text())))
    result = simulate(**inputs, rounds=rounds_seen)
    whole = {**INPUTS, "terrain": Terrain.from_raster(tmp_path / "dem.tif")}
    whole["ground"] = Ground.of_class(whole["terrain"], "hard")
    assert result.result_digest == simulate(**whole).result_digest
    assert {regions for _, regions, _ in messages} == {2} and "of 2 regions complete" in messages[0][2]
    assert [complete for complete, _, _ in messages][:: len(messages) - 1] == [0, 2]


@pytest.mark.parametrize(
    ("free", "rate", "said"), [(1.0, 1e15, "few"), (1.0, 1.0, "no"), (1e15, 1.0, ""), (None, 1.0, "")]
)
def test_where_memory_is_short_there_are_fewer_rounds_and_the_same_bits(tmp_path, always, free, rate, said):
    """The blocks in reach are compared with the free memory, as far as the system reports it, and the time to read them
    with that of the runs; the line says why."""
    terrain, messages, counts = stored(tmp_path), [], []
    inputs = {**INPUTS, "terrain": terrain, "ground": Ground.of_class(terrain, "hard")}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(round_limit, "free_memory", lambda: free)
        patch.setattr(round_limit, "RATE", rate)
        seen = Rounds(tell=lambda one: (messages.append(one.text()), counts.append(one.count)))
        result = simulate(**inputs, rounds=seen)
    assert result.result_digest == simulate(**inputs).result_digest
    assert seen.is_memory_short == bool(said)
    assert counts[0] == {"few": 3, "no": 1}.get(said, counts[0]) and (said or counts[0] > 3)
    assert (f"; {said} rounds, as the terrain in reach is larger" in messages[0]) == bool(said)
    assert said == "no" or "rounds, as" not in messages[-1]


def test_reading_again_may_take_a_tenth_of_the_time_of_the_runs(monkeypatch):
    """By hand: 10 GB in reach take 50 s to read, twice 100 s; 200,000 runs on two cores 1,000 s, 199,999 less."""
    monkeypatch.setattr(round_limit, "free_memory", lambda: 9.9e9)
    blocks = SimpleNamespace(in_reach=lambda releases: (1, 1e10))
    scene, settings = SimpleNamespace(blocks=blocks, releases=None), SimpleNamespace(worker_count=2)
    most = [
        round_limit.most_rounds(SimpleNamespace(scene=scene, settings=settings, total=total))
        for total in (199_999, 200_000)
    ]
    assert most == [0, 2]
    monkeypatch.setattr(round_limit, "free_memory", lambda: 1.1e10)
    assert round_limit.most_rounds(SimpleNamespace(scene=scene, settings=settings, total=10)) is None


def test_terrain_in_memory_has_all_rounds_however_little_is_free(monkeypatch):
    monkeypatch.setattr(round_limit, "free_memory", lambda: 1.0)
    seen = Rounds()
    simulate(**INPUTS, rounds=seen)
    assert not seen.is_memory_short and seen.count > 3


def test_what_waits_has_a_limit(in_order):
    """No more than a chunk for each thread that was handed out is above it."""
    seen = []
    assert_same_bits(simulate(**INPUTS, rounds=Rounds(tell=seen.append, most_bytes=1.0)), in_order[False])


def test_a_changed_byte_of_what_waits_is_found(tmp_path, always):
    folder, shares = tmp_path / "kept", []
    stopped = {"checkpoint": folder, "progress": shares.append, "cancelled": lambda: len(shares) >= 3}
    with pytest.raises(Cancelled):
        simulate(**INPUTS, rounds=Rounds(), **stopped)
    content = bytearray((folder / "ahead.bin").read_bytes())
    content[len(content) // 2] ^= 1
    (folder / "ahead.bin").write_bytes(content)
    with pytest.raises(ValueError, match=r"damaged, of ahead\.bin, the checksum"):
        simulate(**INPUTS, rounds=Rounds(), checkpoint=folder)


# ------------------------------------------------------------------------------------ what is seen meanwhile


@pytest.mark.parametrize("exact", [False, True])
def test_maps_so_far_are_of_all_releases_after_the_first_rounds(always, exact, tmp_path):
    """All releases have a run when a quarter of all is made at most; the maps are those of these very runs."""
    looks, messages = [], []
    inputs = with_settings(exact_means=exact, threads=1, max_time=60.0)  # most come to rest
    simulate(
        **inputs, rounds=Rounds(tell=lambda found: messages.append((found.runs_made, found.releases_begun))),
        watch=lambda count, maps: looks.append((count, maps)),
    )  # fmt: skip
    made = next(made for made, begun in messages if begun == len(RELEASES))
    assert made <= 0.3 * sum(RUNS)
    counts = [count for count, _ in looks]
    assert counts == sorted(set(counts)) and counts[-1] == sum(RUNS)
    whole = simulate(**inputs).maps
    assert whole.stops.sum() > 50
    for name in set(looks[-1][1]):
        np.testing.assert_array_equal(looks[-1][1][name], whole[name], err_msg=name)


def test_maps_so_far_are_those_of_the_runs_that_are_made(always):
    """Twin: of each release the same runs alone, whose numbers differ, so a release with runs that are all the same."""
    still = [dataclasses.replace(release, orientation=(1.0, 0.0, 0.0, 0.0)) for release in RELEASES]
    inputs, looks, messages = {**INPUTS, "releases": still}, [], []
    inputs = {**inputs, "settings": Settings(max_time=3.0, threads=1, air_density=0.0)}
    rounds_seen = Rounds(tell=lambda found: messages.append(found.made.copy()))
    simulate(**inputs, rounds=rounds_seen, watch=lambda count, maps: looks.append((count, maps)))
    for number in (2, len(looks) // 2, len(looks) - 2):
        count, maps = looks[number]
        made = next(entry for entry in messages if entry.sum() == count)
        few = [dataclasses.replace(one, runs=int(runs)) for one, runs in zip(still, made) if runs]
        alone = simulate(**{**inputs, "releases": few}).maps
        for name in maps:
            np.testing.assert_allclose(maps[name], alone[name], rtol=1e-5, err_msg=name)


def test_the_probability_is_of_whole_rounds(always, tmp_path):
    """Twin: of each release the runs that the last whole round before a cancel had, all alike."""
    still = [dataclasses.replace(release, orientation=(1.0, 0.0, 0.0, 0.0)) for release in RELEASES]
    inputs = {**INPUTS, "releases": still, "settings": Settings(max_time=3.0, threads=1, air_density=0.0)}
    rounds, ended, shares = Rounds(tmp_path), [], []

    def tell(one):
        if one.has_ended_round:
            ended.append((one.number, one.made.copy()))

    rounds.tell = tell
    with pytest.raises(Cancelled):
        simulate(**inputs, rounds=rounds, progress=shares.append, cancelled=lambda: shares and shares[-1] > 0.5)
    number, made = ended[-1]
    assert number == rounds.count and (made == np.ceil(0.25 * np.array(RUNS))).all()
    few = [dataclasses.replace(one, runs=int(runs)) for one, runs in zip(still, made)]
    alone = simulate(**{**inputs, "releases": few}).maps
    share, grid, _ = read_values(tmp_path / "reach_probability.tif")
    assert grid.origin == alone.origin
    np.testing.assert_array_equal(share, alone.reach_probability)


def ends_of_rounds(rounds_seen, inputs):
    """The file of the probability, None for none, at the end of each round but the last."""
    place, actual = rounds_seen.folder / "reach_probability.tif", []

    def tell(one):
        if one.has_ended_round:
            actual.append(place.read_bytes() if place.exists() else None)

    rounds_seen.tell = tell
    simulate(**inputs, rounds=rounds_seen)
    return actual


def test_there_is_no_probability_before_all_releases_have_their_share(always, tmp_path):
    plan = plan_rounds(np.cumsum([0, *RUNS]))
    result = ends_of_rounds(Rounds(tmp_path), with_settings(threads=1))
    assert [entry is not None for entry in result] == [entry.one_in == 1 for entry in plan]
    assert plan[0].one_in > 1


def test_a_round_that_was_cut_brings_no_probability(always, tmp_path, monkeypatch):
    """The disk fills in the third of four rounds of 3, 3, 3 and 6 chunks, when four more are handed out: the second
    round was whole, and of the fourth half is made in the order of the runs."""
    monkeypatch.setattr(workers, "RUNS_PER_CHUNK", 2)
    plain, added, most = held_chunks.HeldChunks.add, [], [10**9]

    def add(self, numbers, chunk):
        added.append(numbers)
        if len(added) > most[0]:
            raise OSError(28, "No space left on device")
        plain(self, numbers, chunk)

    monkeypatch.setattr(held_chunks.HeldChunks, "add", add)
    whole = ends_of_rounds(Rounds(tmp_path / "whole"), with_settings(threads=1))
    assert len(added) == 15
    most[0] = 7
    added.clear()
    cut = ends_of_rounds(Rounds(tmp_path / "cut"), with_settings(threads=1))
    assert len({entry for entry in whole if entry}) > 1
    assert len({entry for entry in cut if entry}) == 1


def test_maps_are_written_told_and_removed(always, tmp_path):
    folder, messages, shares = tmp_path / "maps_so_far", [], []
    rounds = Rounds(folder, tell=lambda one: messages.append(one.text()))
    with pytest.raises(Cancelled):
        simulate(**INPUTS, rounds=rounds, progress=shares.append, cancelled=lambda: len(shares) >= 6)
    assert {path.name for path in folder.iterdir()} == {
        MARK, "energy_max.tif", "reach_probability.tif", "of_what.txt",
    }  # fmt: skip
    assert 0.0 < np.nanmax(read_values(folder / "reach_probability.tif")[0]) <= 1.0
    energy = read_values(folder / "energy_max.tif")[0]
    whole = simulate(**INPUTS).maps.energy_max
    assert 0.0 < np.nanmax(energy) <= 1e-3 * np.nanmax(whole)
    text = (folder / "of_what.txt").read_text(encoding="utf-8")
    assert f"{rounds.runs_made} of 100 runs, from all 8 releases" in text
    assert messages[0].startswith("round 1 of ") and "ends about" in messages[-1] and "maps so far of" in messages[-1]
    simulate(**INPUTS, rounds=rounds)
    rounds.remove()
    assert not folder.exists()


# ------------------------------------------------------------------------------------ plan and pieces


@pytest.mark.parametrize("runs", [[1] * 3000, [10] * 500, [1000, 3, 1, 700], [7] * 40, [100000]])
def test_plan_makes_no_run_twice_and_half_of_all_at_most(monkeypatch, runs):
    monkeypatch.undo()
    first_run = np.cumsum([0, *runs])
    result = plan_rounds(first_run)
    numbers = np.concatenate([entry.numbers() for entry in result] or [np.zeros(0, int)])
    assert np.unique(numbers).size == numbers.size <= 0.5 * sum(runs)
    assert (len(result) == 0) == (len(runs) == 1)
    if min(runs) > 2 and result:
        release = np.searchsorted(first_run, numbers, "right") - 1
        assert np.unique(release).size == len(runs)
    for item in result:
        assert (np.diff(item.begins) > 0).all() and (item.ends > item.begins).all()


@pytest.mark.parametrize("runs", [[1] * 3000, [10] * 500, [1000, 3, 1, 700], [20] * 3000])
def test_two_rounds_at_most_are_planned_where_more_may_not_be(monkeypatch, runs):
    """The first is the first of all; after the second all releases have the runs of the first share, as ever."""
    monkeypatch.undo()
    first_run = np.cumsum([0, *runs])
    few, all_of_them = plan_rounds(first_run, 2), plan_rounds(first_run)
    assert len(few) <= min(len(all_of_them), 2) and plan_rounds(first_run, 0) == []
    if few:
        assert few[0].numbers().tolist() == all_of_them[0].numbers().tolist()
        numbers = np.sort(np.concatenate([entry.numbers() for entry in few]))
        sweeps = [entry for entry in all_of_them if entry.share <= few[-1].share + 1e-12]
        assert numbers.tolist() == np.sort(np.concatenate([sweep.numbers() for sweep in sweeps])).tolist()
        assert few[-1].one_in == 1 or min(runs) == 1  # there half of all runs would be too many


def test_coarse_rounds_see_all_parts_of_the_list():
    """The first round of 3,000 releases has groups at equal distances, no stretch of the list without one."""
    one = plan_rounds(np.arange(3001) * 20)[0]
    assert one.one_in > 1
    assert np.diff(one.begins).max() <= one.one_in * 2 * 20


def test_pieces_and_numbers_are_the_same():
    numbers = np.array([0, 1, 2, 7, 9, 10])
    assert pieces_of(numbers) == [(0, 3), (7, 8), (9, 11)]
    assert numbers_of(pieces_of(numbers)).tolist() == numbers.tolist()
    assert list(parts_of([(0, 3), (7, 8), (9, 11)], 4)) == [[(0, 3), (7, 8)], [(9, 11)]]
    assert list(parts_of([(0, 5)], 2)) == [[(0, 2)], [(2, 4)], [(4, 5)]]


def test_picked_runs_have_their_rows():
    """Twin: the run alone."""
    from talus.engine.chunks.chunk import simulate_chunk
    from talus.engine.chunks.scene import make_scene

    scene = make_scene(SLOPE, HARD, [ROCK], RELEASES, SETTINGS, BARRIERS, TREES)
    chunk = simulate_chunk(scene, 0, 12)
    result = picked(chunk, np.array([7, 2]))
    for place, run in ((0, 7), (1, 2)):
        alone, one = simulate_chunk(scene, run, run + 1), picked(result, np.array([place]))
        for name in ("runs", "cells", "values", "samples", "impacts", "meetings"):
            assert_same_array(getattr(one, name), getattr(alone, name), name)
