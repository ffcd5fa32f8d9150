# SPDX-License-Identifier: GPL-2.0-or-later
"""Sums of cells in whole numbers: the same however runs are divided, and what the maps of single runs are."""

import pickle
from collections import Counter
from concurrent.futures import Executor, Future
from dataclasses import asdict, replace
from fractions import Fraction

import numpy as np
import pytest

from talus.engine import Cancelled, Ground, Release, Settings, rock_library, simulate
from talus.engine.chunks import summed_chunk
from talus.engine.chunks.chunk import simulate_chunk
from talus.engine.chunks.compressed_chunk import CompressedChunk
from talus.engine.chunks.scene import make_scene
from talus.engine.chunks.summed_chunk import CompressedSums, SummedChunk, summed
from talus.engine.ensemble import checkpoint, gathering
from talus.engine.ensemble.proof import settings_that_matter
from talus.engine.maps.cell_sums import QUANTA, merged, sum_up
from talus.engine.maps.map_part import MEAN_COLUMNS, OF_MEAN, OF_P95
from talus.engine.maps.maps import MapTable
from talus.engine.maps.quantiles import bin_of
from talus.engine.motion.quantities import QUANTITIES
from talus.engine.workers import transport, workers
from talus.tests.engine.test_map_files import TERRAIN, table_of
from talus.tests.engine.test_maps import RUNS, random_passages
from talus.tests.reproducibility.jobs import valley

MEANS = tuple(f"{name}_mean" for name in OF_MEAN)


def records(number, cells=40, seed=0):
    """Records of made-up runs, with energies over ten orders of magnitude."""
    chance = np.random.default_rng(seed)
    values = np.exp(chance.normal(2.0, 5.0, (number, QUANTITIES))).astype(np.float32)
    values[:, 4] = 0.0
    return chance.integers(0, cells, number), values


def test_sums_are_those_of_exact_arithmetic():
    """Against fractions, cell by cell; counts of the bins against a count of them one by one."""
    cells, values = records(3000)
    sums = sum_up(cells, values)
    assert sums.cells.tolist() == sorted(set(cells.tolist()))
    for place, cell in enumerate(sums.cells.tolist()):
        of_cell = values[cells == cell]
        assert sums.sums["passages"][place] == len(of_cell)
        np.testing.assert_array_equal(sums.sums["largest"][place], of_cell.max(axis=0))
        for k, column in enumerate(MEAN_COLUMNS):
            quantum = Fraction(QUANTA[k])
            exact = sum(round(Fraction(float(value)) / quantum) for value in of_cell[:, column])
            assert int(sums.sums["sums"][place, k]) == exact
        for quantity, column in enumerate(OF_P95.values()):
            mine = (sums.bins["quantity"] == quantity) & (sums.bins["place"] == place)
            counted = dict(zip(sums.bins["bin"][mine].tolist(), sums.bins["count"][mine].tolist()))
            assert counted == Counter(bin_of(float(value)) for value in of_cell[:, column])


def test_sums_of_parts_merge_into_those_of_all():
    cells, values = records(3000)
    ends = (0, 1, 700, 701, 2500, 3000)
    parts = [sum_up(cells[first:end], values[first:end]) for first, end in zip(ends, ends[1:])]
    parts.insert(2, sum_up(cells[:0], values[:0]))
    expected, sums = sum_up(cells, values), merged(parts)
    for one, other in zip(expected, sums):
        assert one.dtype == other.dtype
        np.testing.assert_array_equal(one, other)


def test_nothing_sums_up_to_nothing():
    sums = sum_up(np.zeros(0, np.int64), np.zeros((0, QUANTITIES), np.float32))
    assert not sums.cells.size and not sums.sums.size and not sums.bins.size


@pytest.mark.parametrize("parts", [1, 3])
def test_maps_do_not_depend_on_the_order_and_division_of_runs(parts):
    """At once, run by run, and in the reversed order; also how many runs are above thresholds."""
    runs, options = list(random_passages(1)), {"thresholds": {"energy": (1e4, 3e4)}, "has_whole_sums": True}
    expected = table_of(runs, **options).maps(TERRAIN, RUNS, True)
    backwards = table_of(runs[::-1], parts=parts, **options).maps(TERRAIN, RUNS, True)
    together = [np.concatenate(arrays) for arrays in zip(*runs)]
    at_once = table_of([together], parts=parts, **options).maps(TERRAIN, RUNS, True)
    for name in expected:
        np.testing.assert_array_equal(backwards[name], expected[name], name)
        np.testing.assert_array_equal(at_once[name], expected[name], name)


def test_all_but_means_have_the_bits_of_sums_in_order():
    """And means differ by their quantum, and by the rounding of single precision."""
    runs = list(random_passages(1))
    plain = table_of(runs).maps(TERRAIN, RUNS, True)
    whole = table_of(runs, has_whole_sums=True).maps(TERRAIN, RUNS, True)
    for name in plain:
        if name not in MEANS:
            np.testing.assert_array_equal(whole[name], plain[name], name)
    for name, quantum in zip(MEANS, QUANTA):
        np.testing.assert_allclose(whole[name], plain[name], rtol=2e-7, atol=quantum, err_msg=name)


def test_a_state_is_gone_on_with():
    runs = list(random_passages(2))
    expected = table_of(runs, has_whole_sums=True).maps(TERRAIN, RUNS, True)
    half = table_of(runs[: len(runs) // 2], has_whole_sums=True)
    again = MapTable(TERRAIN.shape, has_whole_sums=True)
    again.restore({name: np.array(array) for name, array in half.state().items()})
    for run in runs[len(runs) // 2 :]:
        again.add(*run)
    maps = again.maps(TERRAIN, RUNS, True)
    for name in expected:
        np.testing.assert_array_equal(maps[name], expected[name], name)


# ----------------------------------------------------------------------- simulations


@pytest.fixture(scope="module")
def inputs():
    terrain = valley()
    releases = [Release((2600050.0, 1200100.0 + 40.0 * k), runs=20) for k in range(4)]
    settings = Settings(threads=2, max_time=40.0, exact_means=True, air_density=0.0)
    return terrain, Ground.of_class(terrain, "hard"), rock_library.rock("block", volume=0.3), releases, settings


@pytest.fixture(scope="module")
def on_threads(inputs):
    return simulate(*inputs)


class Post(Executor):
    """Does the work at once, and sends what goes and comes as bytes, which it counts."""

    _max_workers = 2

    def __init__(self):
        self.weights = []

    def submit(self, function, *arguments):
        future = Future()
        message = pickle.dumps(function(*pickle.loads(pickle.dumps(arguments))))
        self.weights.append(len(message))
        future.set_result(pickle.loads(message))
        return future


@pytest.mark.parametrize("least, most", [(1, 1), (7, 7), (16, 64)])
def test_results_do_not_depend_on_how_runs_are_cut(inputs, on_threads, monkeypatch, least, most):
    monkeypatch.setattr(workers, "RUNS_PER_CHUNK", least)
    monkeypatch.setattr(workers, "MOST_SUMMED_RUNS", most)
    monkeypatch.setattr(workers, "CHUNKS_PER_WORKER", 1)
    monkeypatch.setattr(transport, "SUMMED_AT_ONCE", 5)
    came = []
    plain = gathering.Gathering.add

    def noted(self, chunk):
        came.append(chunk)
        plain(self, chunk)

    monkeypatch.setattr(gathering.Gathering, "add", noted)
    result = simulate(*inputs, executor=Post())
    assert all(type(chunk) is SummedChunk for chunk in came)
    assert result.result_digest == on_threads.result_digest and result.input_digest == on_threads.input_digest


def test_a_job_goes_on_after_a_cancel_with_the_same_bits(inputs, on_threads, tmp_path, monkeypatch):
    monkeypatch.setattr(checkpoint, "INTERVAL", 0.0)
    monkeypatch.setattr(checkpoint, "SHARE", 1e9)
    shares = []
    with pytest.raises(Cancelled):
        simulate(*inputs, Post(), shares.append, lambda: len(shares) > 1, tmp_path)
    assert simulate(*inputs, checkpoint=tmp_path).result_digest == on_threads.result_digest


def test_only_the_means_differ_from_those_of_sums_in_order(inputs, on_threads):
    plain = simulate(*inputs[:4], replace(inputs[4], exact_means=False))
    assert plain.input_digest != on_threads.input_digest
    np.testing.assert_array_equal(plain.runs, on_threads.runs)
    for name in plain.maps:
        if name not in MEANS:
            np.testing.assert_array_equal(on_threads.maps[name], plain.maps[name], name)
    np.testing.assert_allclose(on_threads.maps["energy_mean"], plain.maps["energy_mean"], rtol=5e-7)


def test_a_chunk_is_the_same_when_it_arrives(inputs):
    """Bit by bit, with cells that one run passes and cells that several pass."""
    terrain, ground, rock, releases, settings = inputs
    chunk = summed([simulate_chunk(make_scene(terrain, ground, [rock], releases, settings), 0, 40)])
    content = pickle.loads(pickle.dumps(chunk)).opened()
    assert type(content) is SummedChunk and (chunk.sums["passages"] == 1).any() and (chunk.sums["passages"] > 1).any()
    for name in SummedChunk._fields:
        one, other = getattr(chunk, name), getattr(content, name)
        assert one.dtype == other.dtype and one.tobytes() == other.tobytes(), name


def test_a_value_below_zero_arrives_too():
    """A cell that one run passes has its largest value, but that is at least zero."""
    none = np.zeros(1)
    for value in (-0.5, 0.5):
        sums = sum_up(np.array([7]), np.full((1, QUANTITIES), value, np.float32))
        content = pickle.loads(pickle.dumps(CompressedSums(none, *sums, none, none, none, none))).opened()
        assert content.sums.tobytes() == sums.sums.tobytes() and content.sums["sums"].any()


@pytest.mark.parametrize("number, cells", [(0, 1), (1, 1), (60, 60), (3000, 40), (3000, 2900)])
def test_what_is_packed_is_unpacked(number, cells):
    """Bit by bit: no cell, cells of one run, many runs of a cell; energies from 1e-20 J on, and values below zero."""
    cells, values = records(number, cells)
    values[::7] *= np.float32(1e-12)
    values[1::11] = np.float32(1e8)
    values[2::13] = -0.0
    values[3::17] = -2.5
    chunk = sum_up(cells, values)
    none = np.zeros(1)
    found = pickle.loads(pickle.dumps(CompressedSums(none, *chunk, none, none, none, none))).opened()
    for one, other in zip(chunk, found[1:4]):
        assert one.dtype == other.dtype and one.tobytes() == other.tobytes()


def test_what_waits_weighs_what_it_weighed_on_the_way(inputs):
    """A chunk that waits for an earlier one takes no more memory than its message."""
    terrain, ground, rock, releases, settings = inputs
    chunk = summed([simulate_chunk(make_scene(terrain, ground, [rock], releases, settings), 0, 40)])
    message = pickle.dumps(chunk)
    waiting = pickle.loads(message)
    assert waiting.count == 40 and 0.5 * len(message) < waiting.nbytes < len(message)
    assert waiting.nbytes < 0.5 * sum(array.nbytes for array in waiting.opened())


def test_many_parts_are_merged_as_few(inputs, monkeypatch):
    terrain, ground, rock, releases, settings = inputs
    scene = make_scene(terrain, ground, [rock], releases, settings)
    parts = [simulate_chunk(scene, first, first + 5) for first in range(0, 40, 5)]
    expected = summed(parts)
    monkeypatch.setattr(summed_chunk, "MERGED_AT_ONCE", 3)
    for one, other in zip(summed(parts), expected):
        np.testing.assert_array_equal(one, other)


@pytest.mark.long
@pytest.mark.parametrize("runs, share", [(1000, 0.4), (8192, 0.1)])
def test_many_runs_from_a_place_weigh_little(inputs, runs, share):
    """The largest chunk that a cluster is sent, and a smaller one, compared with its runs one by one, compressed."""
    terrain, ground, rock, _, settings = inputs
    releases = [Release((2600050.0, 1200100.0), runs=runs)]
    chunk = simulate_chunk(make_scene(terrain, ground, [rock], releases, settings), 0, runs)
    plain, sums = (len(pickle.dumps(entry)) for entry in (CompressedChunk(*chunk), summed([chunk])))
    print("share of the bytes", sums / plain)
    assert sums < share * plain


def test_digests_of_those_who_do_not_ask_for_it_stay():
    plain, asked = (
        settings_that_matter(asdict(Settings(exact_means=entry, air_density=0.0))) for entry in (False, True)
    )
    assert asked == {**plain, "exact_means": True} and "exact_means" not in plain


def test_what_is_no_yes_or_no_is_told():
    with pytest.raises(ValueError, match="exact_means is 1"):
        Settings(exact_means=1, air_density=0.0)
