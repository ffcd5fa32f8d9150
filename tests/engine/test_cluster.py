# SPDX-License-Identifier: GPL-2.0-or-later
"""Work on other processes: the bits of the thread pool, workers that die, scenes that travel once, clear errors."""

import logging
import os
import pickle
import signal
import socket
import sys
import threading
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import replace

import numpy as np
import pytest

from talus.engine import Cancelled, Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.chunks.chunk import ChunkResult
from talus.engine.chunks.scene import make_scene
from talus.engine.io.raster import Grid, write_grid
from talus.engine.motion.quantities import QUANTITIES
from talus.engine.terrain_store.stored_terrain import open_terrain
from talus.engine.workers import transport, workers
from talus.engine.workers.cluster import cluster_executor
from talus.tests.bits import assert_same_array
from talus.tests.patience import least_delay

pytestmark = pytest.mark.long

ROWS, COLUMNS = np.mgrid[0:41, 0:61]
HEIGHTS = 60.0 - 1.4 * np.minimum(COLUMNS, 40) + 0.4 * np.sin(0.9 * COLUMNS) * np.cos(0.7 * ROWS)
SLOPE = Terrain(HEIGHTS, 2.0, (50.0, 9.0))
HARD = Ground.of_class(SLOPE, "hard")
ROCKS = [rock_library.rock("block", volume=0.5), rock_library.rock("octahedron")]
RELEASES = [Release((70.0, 40.0), runs=70), Release((72.0, 60.0), runs=30, rock=1, volume=0.3)]
SETTINGS = Settings(max_time=20.0, threads=2, trajectories=True, contacts=True, seed=4, air_density=0.0)
INPUTS = (SLOPE, HARD, ROCKS, RELEASES, SETTINGS)


@pytest.fixture(scope="module")
def on_threads():
    return simulate(*INPUTS)


@contextmanager
def two_workers():
    """The client of a cluster of two processes on this computer."""
    distributed = pytest.importorskip("distributed", reason="dask.distributed is not installed")
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=logging.CRITICAL
    )
    with cluster, distributed.Client(cluster, set_as_default=False) as client:
        yield client


@pytest.fixture(scope="module")
def client(on_threads):
    """``on_threads`` has compiled the engine for its workers."""
    with two_workers() as client:
        yield client


@pytest.fixture
def mortal(on_threads):
    """A client of its own: a worker that dies while it starts is not replaced."""
    with two_workers() as client:
        yield client


def assert_same_bits(one, other):
    for name in ("runs", "trajectories", "contacts"):
        assert_same_array(getattr(one, name), getattr(other, name), name)
    assert all(one.maps[name].tobytes() == other.maps[name].tobytes() for name in one.maps)
    assert one.findings == other.findings and one.findings  # at least that few runs were made
    assert one.penetration_p999 == other.penetration_p999


# ----------------------------------------------------------------------- dask


def test_dask_gives_the_bits_of_the_thread_pool(client, on_threads):
    """On two processes, progress and all."""
    shares = []
    assert_same_bits(simulate(*INPUTS, executor=client.get_executor(), progress=shares.append), on_threads)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_dask_on_a_terrain_store_gives_the_bits_of_the_terrain_in_memory(client, on_threads, tmp_path):
    write_grid(tmp_path / "dem.tif", SLOPE.heights, Grid(SLOPE.shape, SLOPE.cell_size, SLOPE.origin))
    stored = open_terrain(tmp_path / "dem.tif", tmp_path / "store", block=32, reach_angle=80.0)
    ground = Ground.of_class(stored, "hard")
    result = simulate(stored, ground, ROCKS, RELEASES, SETTINGS, executor=client.get_executor())
    assert_same_bits(result, on_threads)
    assert result.input_digest == on_threads.input_digest
    assert stored.store.read.array.any()  # by the workers


def test_scene_is_sent_once_and_forgotten_in_the_end(client):
    """Each worker holds one copy during the work; afterwards none."""
    held = []
    simulate(*INPUTS, executor=client.get_executor(), progress=lambda share: held.append(client.has_what()))
    copies = [[key for key in keys if "PackedScene" in str(key)] for keys in held[0].values()]
    assert [len(keys) for keys in copies] == [1, 1]
    deadline = time.monotonic() + 60.0
    while any("PackedScene" in str(key) for keys in client.has_what().values() for key in keys):
        assert time.monotonic() < deadline
        time.sleep(0.1)


def kill(pids):
    for pid in pids:
        os.kill(pid, 9)


def test_work_survives_the_death_of_a_worker(client, on_threads):
    """After the first chunk one of two is killed: dask gives its chunks to the other."""
    client.wait_for_workers(2)
    victims = list(client.run(os.getpid).values())[:1]

    def progress(share):
        kill(victims)
        victims.clear()

    assert_same_bits(simulate(*INPUTS, client.get_executor(), progress), on_threads)
    client.wait_for_workers(2, timeout=120)


@pytest.mark.parametrize("seed", [1, 2])
def test_workers_killed_at_random_change_nothing(mortal, tmp_path, seed, monkeypatch):
    """At moments that are drawn, on a terrain store that the workers read at the same time, with sums of cells."""
    monkeypatch.setattr(workers, "NEW_WORKER", 300.0)  # s, for a machine that does much else
    write_grid(tmp_path / "dem.tif", SLOPE.heights, Grid(SLOPE.shape, SLOPE.cell_size, SLOPE.origin))
    stored = open_terrain(tmp_path / "dem.tif", tmp_path / "store", block=32, reach_angle=80.0)
    ground, chance, deaths = Ground.of_class(stored, "hard"), np.random.default_rng(seed), []

    def progress(share):
        if len(deaths) < 4 and chance.random() < 0.7:
            pids = list(mortal.run(os.getpid, on_error="ignore").values())
            if len(pids) > 1:  # the death of all is another test
                deaths.append(int(chance.choice(pids)))
                kill(deaths[-1:])

    settings = replace(SETTINGS, exact_means=True)
    expected = simulate(*INPUTS[:4], settings)
    inputs = stored, ground, ROCKS, RELEASES, settings, mortal.get_executor(), progress
    assert_same_bits(simulate(*inputs, maps_folder=tmp_path / "maps"), expected)
    assert deaths


def test_a_worker_that_comes_later_and_a_slow_one_change_nothing(mortal, on_threads):
    """After the first chunk one of two stands still for some seconds, and a third begins."""
    mortal.wait_for_workers(2)
    at_first = mortal.run(os.getpid)
    slow, helpers = next(iter(at_first.values())), []

    def progress(share):
        if not helpers:
            os.kill(slow, signal.SIGSTOP)
            helpers.append(threading.Timer(5.0, os.kill, (slow, signal.SIGCONT)))
            helpers[0].start()
            mortal.cluster.scale(3)
            mortal.wait_for_workers(3, timeout=120)

    assert_same_bits(simulate(*INPUTS, mortal.get_executor(), progress), on_threads)
    helpers[0].join()
    assert set(mortal.run(os.getpid)) > set(at_first)


def test_scene_is_sent_again_when_all_who_held_it_are_dead(client, on_threads, monkeypatch):
    """Both workers are killed as soon as they have the scene; their nannies start new ones, which know nothing."""
    client.wait_for_workers(2)
    send, sent = workers.Cluster._send, []

    def send_and_kill(self):
        send(self)
        sent.append(self.sendings)
        if len(sent) == 1:
            kill(client.run(os.getpid).values())

    monkeypatch.setattr(workers.Cluster, "_send", send_and_kill)
    monkeypatch.setattr(workers, "NEW_WORKER", 300.0)  # s, for a machine that does much else
    assert_same_bits(simulate(*INPUTS, executor=client.get_executor()), on_threads)
    assert sent == [1, 2]
    client.wait_for_workers(2, timeout=120)


def test_scene_goes_to_a_worker_that_has_just_died(client, on_threads, monkeypatch):
    """dask counts it for a moment longer, and the sending fails; it is repeated."""
    scatter, tries = type(client).scatter, []

    def fail_at_first(self, *arguments, **options):
        tries.append(0)
        if len(tries) == 1:
            raise OSError("Stream is closed")
        return scatter(self, *arguments, **options)

    monkeypatch.setattr(type(client), "scatter", fail_at_first)
    assert_same_bits(simulate(*INPUTS, executor=client.get_executor()), on_threads)
    assert len(tries) == 2


def test_cancelling_does_not_wait_for_a_chunk(client):
    """The caller is free within 0.5 s, as with threads; a chunk that a worker has begun goes on to its end."""
    settings = Settings(max_time=60.0, rest_time=1e9, time_step=0.0005, air_density=0.0)

    def measure():
        asked = []

        def cancelled():
            asked.append(time.monotonic())
            return asked[-1] > asked[0] + 0.2

        with pytest.raises(Cancelled):
            simulate(*INPUTS[:4], settings, client.get_executor(), cancelled=cancelled)
        return time.monotonic() - asked[0] - 0.2

    assert least_delay(measure, 0.5) < 0.5


def test_worker_with_another_talus_is_refused(client, monkeypatch):
    """Before anything is sent: its bits could differ."""
    monkeypatch.setattr(workers, "PackedScene", OtherPackedScene)
    with pytest.raises(ValueError, match=r"the worker tcp://.* has another Talus"):
        simulate(*INPUTS, executor=client.get_executor())


class OtherPackedScene(transport.PackedScene):
    """A scene packed by another version."""

    def __init__(self, scene):
        super().__init__(scene)
        self.version = "0.0, other sources"


# ----------------------------------------------------------------------- other executors


def test_processes_read_the_scene_from_a_file(on_threads, tmp_path, monkeypatch):
    """Two spawned processes, nothing inherited; the file is gone afterwards."""
    import multiprocessing

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as executor:
        assert_same_bits(simulate(*INPUTS, executor=executor), on_threads)
    assert list(tmp_path.iterdir()) == []


class Ready:
    """Future of another library: no relative of concurrent.futures.Future, done at the third question."""

    def __init__(self, value):
        self.value, self.questions = value, 0

    def done(self):
        self.questions += 1
        return self.questions > 2

    def result(self):
        return self.value

    def cancel(self):
        pass


class Foreign(Executor):
    """Executor of another library, which takes and gives pickles as if through a wire."""

    future = Ready

    def submit(self, function, *arguments):
        function, arguments = pickle.loads(pickle.dumps((function, arguments)))
        return self.future(pickle.loads(pickle.dumps(function(*arguments), protocol=5)))


def test_foreign_executor_gives_the_same_bits(on_threads):
    """Its futures only need ``done`` and ``result``."""
    assert_same_bits(simulate(*INPUTS, executor=Foreign()), on_threads)


class Never(Ready):
    def done(self):
        return False


class Stuck(Foreign):
    future = Never


def test_foreign_future_that_is_never_done_can_be_cancelled():
    """``cancelled`` is asked ten times a second."""
    questions = []
    start = time.monotonic()
    with pytest.raises(Cancelled):
        simulate(
            *INPUTS[:4],
            Settings(max_time=0.01, air_density=0.0),
            Stuck(),
            cancelled=lambda: questions.append(0) or len(questions) > 4,
        )
    assert time.monotonic() - start < 30.0


# ----------------------------------------------------------------------- what travels


def test_unpacked_scene_has_arrays_for_which_the_kernels_are_compiled():
    """Writable, aligned and contiguous, although they come out of read-only buffers; and the same bits."""
    scene = make_scene(SLOPE, HARD, ROCKS, RELEASES, SETTINGS)
    buffers = []
    content = pickle.dumps(transport.PackedScene(scene), protocol=5, buffer_callback=buffers.append)
    unpacked = pickle.loads(content, buffers=[bytes(buffer) for buffer in buffers]).scene
    assert type(unpacked) is type(scene)
    for record, original in zip(unpacked[:4], scene[:4]):
        for value, before in zip(record, original):
            assert type(value) is type(before)
            if isinstance(value, np.ndarray):
                assert value.flags.writeable
                assert value.flags.c_contiguous
                assert value.flags.aligned
                assert_same_array(value, before)


def test_chunk_travels_with_short_cell_numbers_and_only_what_is_asked_for():
    """24 bytes a passage (4 for the cell, 4 for each quantity), nothing for trajectories that nobody keeps."""
    settings = Settings(max_time=20.0, air_density=0.0)
    chunk = transport.chunk_of_packed(
        transport.PackedScene(make_scene(SLOPE, HARD, ROCKS, RELEASES, settings)), [(0, 50)]
    )
    assert chunk.cells.size > 0
    assert chunk.cells.nbytes + chunk.values.nbytes == (4 + 4 * QUANTITIES) * chunk.cells.size
    assert chunk.samples.size == chunk.impacts.size == 0


def test_chunk_comes_back_with_the_same_bits_and_weighs_less_on_the_way():
    """Every array with its type and bits, writable as numba wants it; passages in at most 0.8 of their bytes."""
    scene = make_scene(SLOPE, HARD, ROCKS, RELEASES, SETTINGS)
    chunk = transport.chunk_of_packed(transport.PackedScene(scene), [(0, 50)])
    for runs in (chunk, chunk._replace(runs=chunk.runs[:1]), chunk._replace(runs=chunk.runs[:0])):
        back = pickle.loads(pickle.dumps(runs, protocol=5))
        assert type(back) is ChunkResult
        for name, before, after in zip(chunk._fields, runs, back):
            assert_same_array(after, before, name)
            assert after.flags.writeable, name
            assert after.flags.c_contiguous, name
    maps_alone = chunk._replace(samples=chunk.samples[:0], impacts=chunk.impacts[:0], meetings=chunk.meetings[:0])
    assert len(pickle.dumps(maps_alone)) < 0.8 * sum(array.nbytes for array in maps_alone)


@pytest.mark.parametrize(("runs", "expected"), [(1, 16), (1000, 16), (6400, 100), (10**7, 256)])
def test_chunks_are_large_but_leave_eight_for_each_worker(runs, expected):
    """Two messages a chunk: 16 runs first, then up to 256, a 64th of all where 8 workers share the work."""
    shared = workers.workers_of(make_scene(SLOPE, HARD, ROCKS, RELEASES, SETTINGS), Foreign())
    assert shared.runs_per_chunk(runs) == 16
    shared.runs_seen, shared.bytes_seen = 16, 16 * 20_000
    assert shared.runs_per_chunk(runs) == expected


@pytest.mark.parametrize(("weight", "expected"), [(2e4, 256), (2e5, 41), (2e6, 4), (2e7, 1)])
def test_chunks_of_heavy_runs_are_small(weight, expected):
    """8 MB at most by what the runs so far weigh in the mean, but one run at least."""
    shared = workers.workers_of(make_scene(SLOPE, HARD, ROCKS, RELEASES, SETTINGS), Foreign())
    shared.runs_seen, shared.bytes_seen = 16, 16 * weight
    assert shared.runs_per_chunk(10**7) == expected


def test_a_chunk_is_weighed_with_all_that_it_carries():
    """Samples of a run every 0.01 s weigh more than its passages: 136 bytes each."""
    settings = Settings(max_time=20.0, trajectories=True, trajectory_interval=0.01, air_density=0.0)
    scene = make_scene(SLOPE, HARD, ROCKS, RELEASES, settings)
    shared, chunk = (
        workers.workers_of(scene, Foreign()),
        transport.chunk_of_packed(transport.PackedScene(scene), [(0, 20)]),
    )
    shared.received(chunk)
    assert shared.runs_seen == 20
    assert shared.bytes_seen > chunk.samples.nbytes > 2 * chunk.values.nbytes


@pytest.mark.parametrize(("count", "expected"), [(1, 1), (16, 1), (17, 2), (64, 4), (1000, 8)])
def test_many_workers_have_several_threads_that_enter_the_maps(count, expected):
    """One for sixteen workers, eight at most; an executor that does not report may have many."""
    assert workers.adders_for(Settings(threads=count, air_density=0.0), None) == expected
    assert workers.adders_for(Settings(air_density=0.0), Foreign()) == 8


# ----------------------------------------------------------------------- addresses


def silent_port():
    """A port of this computer at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:{}", "nonsense://x"], ids=["nobody listens", "no address"])
def test_scheduler_that_does_not_answer_is_named(address, monkeypatch):
    """Within its time, here 1 s."""
    pytest.importorskip("distributed", reason="dask.distributed is not installed")
    monkeypatch.setattr("talus.engine.workers.cluster.PATIENCE", 1.0)
    address = address.format(silent_port())
    with pytest.raises(OSError, match=address), cluster_executor(address):
        pass


def test_without_distributed_the_error_says_what_to_install(monkeypatch):
    """Talus itself works without it."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ImportError, match="pip install 'distributed"), cluster_executor("tcp://127.0.0.1:8786"):
        pass


def test_address_of_a_cluster_leads_to_its_workers(client, on_threads):
    """The cluster is reached as talus:simulate reaches it."""
    with cluster_executor(client.scheduler.address) as executor:
        assert_same_bits(simulate(*INPUTS, executor=executor), on_threads)
