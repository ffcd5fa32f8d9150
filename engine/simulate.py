# SPDX-License-Identifier: GPL-2.0-or-later
"""Many runs: chunks handed to an executor, gathered in the order of the runs."""

from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

import numpy as np

from .chunk import simulate_chunk
from .result import Gathering
from .scene import make_scene
from .settings import Settings

RUNS_PER_CHUNK = 16  # some tenths of a second of work: smooth progress, little overhead
WAITING_PER_WORKER = 4  # chunks handed out ahead; more would only hold memory
PATIENCE = 0.1  # s between two looks at ``cancelled``


class Cancelled(Exception):
    """The caller's ``cancelled`` returned True; nothing is returned."""


def simulate(terrain, ground, rocks, releases, settings=None, executor=None, progress=None, cancelled=None):
    """Throw rocks down the terrain.

    Parameters
    ----------
    terrain, ground : Terrain, Ground
    rocks : Rock or list of Rock
    releases : Release or list of Release
    settings : Settings
    executor : any ``concurrent.futures.Executor``; the default is a thread pool of ``settings.threads``
    progress : called with the share of runs done, 0 to 1
    cancelled : called every tenth of a second; True ends the work

    Returns
    -------
    Result
        The same bits for the same inputs and seed, whatever the executor.

    Raises
    ------
    ValueError
        For inputs that do not fit together, before any run starts.
    Cancelled
        If ``cancelled`` returned True.
    """
    settings = settings or Settings()
    rocks = list(rocks) if isinstance(rocks, (list, tuple)) else [rocks]
    releases = list(releases) if isinstance(releases, (list, tuple)) else [releases]
    scene = make_scene(terrain, ground, rocks, releases, settings)
    gathering = Gathering(terrain, ground, rocks, releases, settings, scene)
    if executor is not None:
        _run_all(scene, gathering, executor, progress, cancelled)
    else:
        pool = ThreadPoolExecutor(settings.worker_count, thread_name_prefix="talus")
        try:
            _run_all(scene, gathering, pool, progress, cancelled)
        finally:
            # after a cancel a worker may still compile; it finds the flag when it is done, and nobody waits for it
            pool.shutdown(wait=False, cancel_futures=True)
    return gathering.result()


def _run_all(scene, gathering, executor, progress, cancelled):
    """Keep the executor busy, add the chunks in the order of their runs, and stop at once when asked to."""
    total = int(scene.releases.first_run[-1])
    workers = getattr(executor, "_max_workers", None) or 8
    shared_flag = np.zeros(1, np.uint8)
    # a flag in memory reaches threads only; other executors finish the chunks that they have begun
    flag = shared_flag if isinstance(executor, ThreadPoolExecutor) else None
    starts = iter(range(0, total, RUNS_PER_CHUNK))
    pending = deque()
    done = 0
    try:
        while True:
            while len(pending) < WAITING_PER_WORKER * workers:
                first = next(starts, None)
                if first is None:
                    break
                pending.append(executor.submit(simulate_chunk, scene, first, min(first + RUNS_PER_CHUNK, total), flag))
            if not pending:
                return
            _wait_for(pending[0], cancelled)
            chunk = pending.popleft().result()
            gathering.add(chunk)
            done += chunk.runs.size
            if progress is not None:
                progress(done / total)
    except BaseException:
        shared_flag[0] = 1
        for future in pending:
            future.cancel()
        raise


def _wait_for(future, cancelled):
    """Return when the future is done; raise Cancelled as soon as the caller wants to stop."""
    while True:
        if cancelled is not None and cancelled():
            raise Cancelled("The simulation was cancelled.")
        if isinstance(future, Future):
            wait([future], timeout=PATIENCE, return_when=FIRST_COMPLETED)
            if future.done():
                return
        else:  # futures of other libraries bring their own way to wait
            return
