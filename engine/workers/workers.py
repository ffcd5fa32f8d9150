# SPDX-License-Identifier: GPL-2.0-or-later
"""Distribution of chunks to the workers of an executor, and before them of the scene, which is large.

    executor                     the scene                                         runs in a chunk
    ---------------------------  ------------------------------------------------  ---------------
    threads                      is shared                                         16
    processes of this computer   is written to a file that each process reads once up to 256
    dask.distributed             is sent to each worker before the first chunk     up to 256
    any other                    goes with each chunk                              up to 256

A chunk that travels weighs some 8 MB at most, by what the runs so far weigh; the first have 16 runs. All runs
are gathered in their own order, so none of this changes a bit of the results.
"""

from __future__ import annotations

import tempfile
import time
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ..chunks.pieces import Pieces
from ..chunks.stored_chunk import chunk_of
from ..chunks.summed_chunk import PackedSums
from .transport import PackedScene, chunk_of_file, chunk_of_packed, engine_version, write_packed

RUNS_PER_CHUNK = 16  # some tenths of a second of work: smooth progress, little overhead
CHUNK_BYTES = 2**23  # that a chunk on its way back may weigh: samples of long runs would fill memory
MOST_RUNS_PER_CHUNK = 256  # some seconds of work: outweighs what a message costs
# where chunks come back with sums of cells, which weigh the less for each run the more runs there are
SUMMED_BYTES, MOST_SUMMED_RUNS = 2**24, 8192
CHUNKS_PER_WORKER = 8  # at least, so that all workers end at about the same time
UNKNOWN_WORKERS = 8  # of an executor that does not tell
WORKERS_PER_ADDER = 16  # whose passages one thread enters into the maps with time to spare (docs/scale.md)
MOST_ADDERS = 8
RECOUNT = 5.0  # s between two questions how many workers a cluster has
NEW_WORKER = 60.0  # s until a cluster that lost all its workers must have another
PAUSE = 0.5  # s between two tries to send the scene
GONE = ("lost", "cancelled")  # what dask says of data that no worker has any more
MOST_SENDINGS = 5  # of the scene, when all workers that held it died


class Task(NamedTuple):
    """Runs that were handed out."""

    future: Future | None  # None where there is no work
    pieces: Pieces
    sending: int = 0  # which sending of the scene it depends on

    def cancel(self):
        """It is needed no more."""
        if self.future is not None:
            self.future.cancel()


NO_TASK = Task(None, ())


class Workers:
    """Any executor: the scene goes with each chunk."""

    runs_seen = bytes_seen = 0  # of the chunks that came back

    def __init__(self, scene, executor):
        self.executor, self.packed, self.sums_cells = executor, PackedScene(scene), scene.sums_cells

    def count(self):
        """Number of chunks that can be done at once."""
        return getattr(self.executor, "_max_workers", None) or UNKNOWN_WORKERS

    def runs_per_chunk(self, total):
        """Runs in the next chunk of this many runs in total."""
        if not self.runs_seen:
            return RUNS_PER_CHUNK
        size, runs = (SUMMED_BYTES, MOST_SUMMED_RUNS) if self.sums_cells else (CHUNK_BYTES, MOST_RUNS_PER_CHUNK)
        most = int(size * self.runs_seen / self.bytes_seen)
        many = np.clip(total // (CHUNKS_PER_WORKER * max(self.count(), 1)), RUNS_PER_CHUNK, runs)
        return max(min(int(many), most), 1)

    def received(self, chunk):
        """A chunk that came back, ready to be added; remembers what its runs weigh."""
        if isinstance(chunk, PackedSums):
            self.runs_seen += chunk.count
            self.bytes_seen += chunk.nbytes
            return chunk.opened()
        self.runs_seen += chunk.runs.size
        self.bytes_seen += sum(array.nbytes for array in chunk)
        return chunk

    def submit(self, pieces):
        """Hand out the runs of some pieces (chunks/pieces.py); returns the Task."""
        return Task(self.executor.submit(chunk_of_packed, self.packed, pieces), pieces)

    def is_lost(self, task):
        """Will the executor never end this task, and not say so?"""
        return False

    def submit_again(self, task):
        """Hand out a task that the executor has dropped; None if that is of no use."""
        return None

    def stop(self):
        """Ask runs that have begun to end, where they can hear it."""

    def close(self):
        """Give back what the scene took."""


class Threads(Workers):
    """Threads share the scene, and a flag that ends their runs."""

    def __init__(self, scene, executor):
        self.executor, self.scene, self.flag = executor, scene, np.zeros(1, np.uint8)

    def runs_per_chunk(self, total):
        return RUNS_PER_CHUNK

    def submit(self, pieces):
        return Task(self.executor.submit(chunk_of, self.scene, pieces, self.flag), pieces)

    def stop(self):
        self.flag[0] = 1


class Processes(Workers):
    """Processes of this computer read the scene from a file."""

    def __init__(self, scene, executor):
        super().__init__(scene, executor)
        self.folder = tempfile.TemporaryDirectory(prefix="talus-")
        self.path = str(Path(self.folder.name) / "scene.npy")
        write_packed(self.packed, self.path)

    def submit(self, pieces):
        scene = self.packed.scene
        return Task(self.executor.submit(chunk_of_file, self.path, scene.nets, scene.blocks, pieces), pieces)

    def close(self):
        self.folder.cleanup()


class Cluster(Workers):
    """The workers of a dask cluster, each of which gets the scene before the first chunk.

    dask itself repeats the chunks of a worker that died, and hands the scene on to workers that join. Only if all
    workers that held the scene are gone does it drop the chunks; then the scene is sent again.
    """

    def __init__(self, scene, executor):
        super().__init__(scene, executor)
        self.client, self.sendings, self.workers, self.counted = executor._client, 0, 0, -np.inf
        self._check()
        self._send()

    def _check(self):
        """Raise OSError or ValueError for a cluster that cannot do the work."""
        if not self.count():
            raise OSError("simulate: the cluster has no workers; start some, or wait for them before you begin.")
        for address, version in self.client.run(engine_version, on_error="return").items():
            if isinstance(version, BaseException):
                raise OSError(
                    f"simulate: the worker {address} cannot import Talus ({version}); install it there."
                ) from version
            if version != self.packed.version:
                raise ValueError(
                    f"simulate: the worker {address} has another Talus ({version}) than this computer "
                    f"({self.packed.version}); install the same one on all workers and start them again."
                )

    def _send(self):
        deadline = time.monotonic() + NEW_WORKER
        while True:
            try:
                self.scene_there = self.client.scatter(self.packed, broadcast=True, hash=False)
            except OSError as error:  # to a worker that has died and that the cluster still counts
                if time.monotonic() > deadline:
                    raise OSError(f"simulate: the cluster has lost all workers for {NEW_WORKER:g} s.") from error
                time.sleep(PAUSE)
            else:
                self.sendings += 1
                return

    def count(self):
        if time.monotonic() - self.counted > RECOUNT:
            self.workers, self.counted = sum(self.client.nthreads().values()), time.monotonic()
        return self.workers

    def submit(self, pieces):
        future = self.executor.submit(chunk_of_packed, self.scene_there, pieces)
        return Task(future, pieces, self.sendings)

    def is_lost(self, task):
        """Chunks that died with all workers before they were fetched: without the scene dask neither makes them again
        nor drops them."""
        is_scene_gone = task.sending < self.sendings or self.scene_there.status in GONE
        return is_scene_gone and not task.future.done()

    def submit_again(self, task):
        if task.sending == self.sendings:
            if self.sendings == MOST_SENDINGS:
                raise OSError(f"simulate: all workers of the cluster died {MOST_SENDINGS} times; is memory too short?")
            try:
                self.client.wait_for_workers(1, timeout=NEW_WORKER)
            except Exception as error:  # the TimeoutError of whichever library
                raise OSError(f"simulate: the cluster has lost all workers for {NEW_WORKER:g} s.") from error
            self._send()
        return self.submit(task.pieces)

    def close(self):
        self.scene_there = None  # the last reference: the workers forget it


def adders_for(settings, executor):
    """Number of threads that should enter the results of the workers into the maps."""
    workers = settings.worker_count if executor is None else getattr(executor, "_max_workers", None)
    return MOST_ADDERS if workers is None else min(-(-workers // WORKERS_PER_ADDER), MOST_ADDERS)


@contextmanager
def pool_of(settings, executor):
    """The executor, or where there is none a pool of threads that ends with the context."""
    if executor is not None:
        yield executor
        return
    pool = ThreadPoolExecutor(settings.worker_count, thread_name_prefix="talus")
    try:
        yield pool
    finally:
        # after a cancel a worker may still compile; it finds the flag when it is done, and nobody waits for it
        pool.shutdown(wait=False, cancel_futures=True)


def workers_of(scene, executor):
    """The kind of Workers that suits an executor."""
    if isinstance(executor, ThreadPoolExecutor):
        return Threads(scene, executor)
    if isinstance(executor, ProcessPoolExecutor):
        return Processes(scene, executor)
    if type(executor).__module__.split(".")[0] == "distributed":  # named, so that it need not be installed
        return Cluster(scene, executor)
    return Workers(scene, executor)
