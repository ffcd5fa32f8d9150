# SPDX-License-Identifier: GPL-2.0-or-later
"""Many runs: chunks handed to an executor, gathered in the order of the runs."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor, wait
from contextlib import closing, nullcontext
from dataclasses import replace
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from ..arithmetic.rounding_state import in_default_rounding
from ..chunks.scene import check_store, make_scene
from ..ground.ground import Ground
from ..ground.terrain import Terrain
from ..jit.kernels import may_compile
from ..maps import maps
from ..maps.grids import Maps
from ..maps.map_files import check_folder
from ..obstacles.barriers import Barriers
from ..obstacles.outcome import OUTCOMES
from ..obstacles.trees import Trees
from ..release import Release
from ..settings import Settings
from ..shapes.rock import Rock
from ..types import Cancelled
from ..workers.workers import NO_TASK, adders_for, pool_of, workers_of
from .checkpoint import NotKept, checkpoint_of
from .following import Following
from .gathering import Gathering
from .net_designs import add_surrogates, tell_surrogates
from .net_memory import NetMemory
from .result import Result
from .rounds import Rounds
from .stopping import StoppingPlan
from .turns import Turns
from .unfinished import Unfinished, UntilWritten
from .watching import Watching

WAITING_PER_WORKER = 4  # chunks handed out ahead; more would only hold memory
PATIENCE = 0.1  # s between two looks at ``cancelled``
GLANCE = 0.01  # s between two looks at a future that cannot be waited for


@in_default_rounding
def simulate(
    terrain: Terrain,
    ground: Ground,
    rocks: Rock | Sequence[Rock],
    releases: Release | Sequence[Release],
    settings: Settings | None = None,
    executor: Executor | None = None,
    progress: Callable[[float], object] | None = None,
    cancelled: Callable[[], bool] | None = None,
    checkpoint: str | PathLike[str] | Unfinished | UntilWritten | None = None,
    barriers: Barriers | None = None,
    trees: Trees | None = None,
    fragile: ArrayLike | None = None,
    watch: Callable[[int, Maps], object] | None = None,
    maps_folder: str | PathLike[str] | None = None,
    rounds: Rounds | None = None,
) -> Result:
    """Throw rocks down the terrain.

    Parameters
    ----------
    terrain, ground : Terrain, Ground
    rocks : Rock or list of Rock
    releases : Release or list of Release
    settings : Settings
    executor : any ``concurrent.futures.Executor``; the default is a thread pool of ``settings.threads``. For a dask
        cluster ``client.get_executor()``
    progress : called with the share of runs done, 0 to 1
    cancelled : called every tenth of a second; True ends the work
    checkpoint : folder in which unfinished work is kept, so that the same call continues it after a crash or a
        cancel; made if it is not there, emptied of it when all is done. One job a folder, which is locked meanwhile.
        Or an ensemble.unfinished.Unfinished, a folder of such folders, or ensemble.unfinished.UntilWritten, from which
        nothing is removed before the results are written
    barriers : Barriers
    trees : Trees
    fragile : (runs, 2) for each run the least share of new surface at which the ground breaks its rock, and the density
        of the rock, kg/m3; such runs end as "broken" (research; ensemble/fragments.py). None: rocks do not break
    rounds : Rounds, by which some runs of each release are made first, and which tells how far they are. Early maps are
        of all releases then; None: release by release. The results have the same bits
    watch : called every few seconds with how many runs are done and the maps of them, without percentiles; they are
        made for it and cost a thirtieth of the time at most. Where maps are kept (``settings.maps``). With
        ``maps_folder`` they have ``energy_max`` alone, of two million cells or so, each the largest of a square
    maps_folder : folder for maps that are larger than memory: each is written there as NAME.tif, a cloud optimised
        GeoTIFF in SI units, and ``Result.maps`` reads one when it is asked for. None: they are kept in memory

    Returns
    -------
    Result
        The same bits for the same inputs and seed, whatever the executor and however often interrupted. With
        ``settings.precision`` it may have fewer runs than the releases ask for (ensemble/stopping.py).

    Raises
    ------
    ValueError
        For inputs that do not fit together or to the checkpoint, or a checkpoint that is damaged or in use by another
        job, before any run starts.
    Cancelled
        If ``cancelled`` returned True.
    OSError
        If a cluster cannot do the work, the disk is full, the checkpoint cannot be written, or a block of a terrain
        store cannot be read. What was done is in the checkpoint.
    """
    settings = settings or Settings()
    rocks, releases = _as_list(rocks), _as_list(releases)
    if maps_folder is not None:
        if not settings.maps:
            raise ValueError("simulate: there is a folder for maps, but the settings want none; give maps=True.")
        check_folder(maps_folder)
    check_store(terrain, ground, barriers)
    inputs = terrain, ground, rocks, releases, settings, barriers, trees
    stopped = _stopped_at_nets(inputs, executor, cancelled)
    chosen = _worst_of(stopped, barriers)
    scene = call_until_cancelled(may_compile, (prepare, *inputs, chosen, fragile), cancelled)
    gathering = Gathering(
        terrain, ground, rocks, releases, settings, scene, barriers, trees, adders_for(settings, executor), maps_folder
    )
    plan = StoppingPlan(scene.releases, settings.precision, settings.precision_of)
    scene = scene._replace(releases=plan.releases)
    gathering.identifiers = gathering.identifiers[plan.release]
    kept = checkpoint_of(checkpoint, gathering)
    with closing(gathering), closing(kept) if kept is not None else nullcontext():
        if stopped is not None:
            memory = NetMemory(kept)
            call_until_cancelled(
                may_compile, (add_surrogates, scene, *stopped, settings.worker_count, cancelled, memory), cancelled
            )
        with pool_of(settings, executor) as pool:
            watching = Watching(watch) if watch is not None else None
            run_all(scene, gathering, plan, pool, progress, cancelled, kept, watching, rounds)
        if kept is not None:
            kept.save_before_result()
        result = plan.finish(call_until_cancelled(gathering.result, (), cancelled))
        if scene.nets is not None:
            result.provenance["obstacles"]["surrogates"] = tell_surrogates(scene.nets)
        if kept is not None:
            kept.remove()
    return result


def _as_list(one_or_more: Any) -> list[Any]:
    return list(one_or_more) if isinstance(one_or_more, (list, tuple)) else [one_or_more]


def prepare(terrain, ground, rocks, releases, settings, barriers, trees, chosen=None, fragile=None):
    """The scene; compiles what this thread will call, if it is the first time."""
    if settings.maps:
        maps.compile_kernels(settings.thresholds, settings.exact_means, settings.kept_statistics)
    return make_scene(terrain, ground, rocks, releases, settings, barriers, trees, chosen, fragile)


def _stopped_at_nets(inputs, executor, cancelled):
    """Runs that all nets stop, and their crossings there, without maps or lines; None where nobody asks for them."""
    terrain, ground, rocks, releases, settings, barriers, trees = inputs
    if barriers is None or all(net is None for net in barriers.nets):
        return None
    if not (barriers.net_limit or any(barriers.surrogates)):
        return None
    walls = replace(barriers, nets=None, net_limit=0, surrogates=None)
    energies = walls.energies.copy()
    is_net = np.array([net is not None for net in barriers.nets])
    energies[is_net] = np.inf
    quiet = replace(settings, maps=False, trajectories=False, contacts=False)
    result = simulate(terrain, ground, rocks, releases, quiet, executor, None, cancelled, None,
                      replace(walls, energies=energies), trees)  # fmt: skip
    crossings = result.crossings
    return result.runs, crossings[is_net[crossings["barrier"]] & (crossings["outcome"] == OUTCOMES.index("stopped"))]


def _worst_of(stopped, barriers):
    """The (run, barrier) with the most energy, as many as nets may decide; None for all."""
    if stopped is None or not barriers.net_limit:
        return None
    crossings = stopped[1][~np.array(barriers.surrogates)[stopped[1]["barrier"]]]
    order = np.lexsort([crossings["barrier"], crossings["run"], -crossings["energy"]])[: barriers.net_limit]
    return {(int(row["run"]), int(row["barrier"])) for row in crossings[order]}


def call_until_cancelled(function, arguments, cancelled):
    """Call a function and return its result; raise Cancelled at once if the caller wants to stop, whatever it is doing.

    It is done in another thread, whose result is dropped then.
    """
    thread = ThreadPoolExecutor(1, thread_name_prefix="talus")
    try:
        future = thread.submit(function, *arguments)
        _wait_for(future, cancelled)
        return future.result()
    finally:
        thread.shutdown(wait=False)


def run_all(scene, gathering, plan, executor, progress, cancelled, kept, watching=None, rounds=None):
    """Keep the executor busy, add the chunks in the order of their runs, and stop at once when asked to.

    Begins with the run after those that the gathering holds. ``kept``: Checkpoint, ``watching``: Watching, ``rounds``:
    Rounds, or None
    """
    workers = workers_of(scene, executor)
    turns = Turns(gathering, plan, workers, rounds)
    following = None if rounds is None else Following(rounds, gathering, turns)
    if progress is not None and turns.made > 0:  # a checkpoint was found, or generations were before
        progress(turns.made / gathering.total)
    pending = deque()
    try:
        while not plan.is_enough(gathering.rows["runs"].since(0)):
            _hand_out(turns, workers, pending)
            turn, chunk = _next_chunk(pending, workers, cancelled)
            if following is not None:
                following.note_turn(turn)
            _take(gathering, turn, chunk)
            gathering.check_disk_space()
            if kept is not None:
                kept.save_when_due()
            if following is not None:
                following.note(chunk)
            if watching is not None:
                watching.look_when_due(gathering)
            if progress is not None:
                progress(turns.made / gathering.total)
        if progress is not None and gathering.count < gathering.total:
            progress(1.0)
        workers.stop()  # the runs beyond the round that was enough
        for _, task in pending:
            task.cancel()
    except BaseException as error:
        workers.stop()
        for _, task in pending:
            task.cancel()
        if isinstance(error, (Cancelled, OSError)) and not isinstance(error, NotKept):
            _keep(kept, following, error)
        raise
    finally:
        workers.close()


def _keep(kept, following, error):
    """Save what was made until the caller, a full disk or a lost cluster ended it, and write maps of it."""
    try:
        if kept is not None:
            kept.save()
    except NotKept as another:
        raise NotKept(another if isinstance(error, Cancelled) else f"{error} {another}") from error
    if following is not None:
        following.cancelled()


def _hand_out(turns, workers, pending):
    """Append Turns with their Tasks to those that are pending, until all workers have enough to do."""
    while len(pending) < WAITING_PER_WORKER * max(workers.count(), 1):
        turn = turns.next()
        if turn is None:
            return
        pending.append((turn, workers.submit(turn.pieces) if turn.pieces else NO_TASK))


def _take(gathering, turn, chunk):
    """Add the runs of a Turn, or keep them until it is theirs."""
    if turn.last is None:
        gathering.ahead.add(turn.pieces, chunk)
    elif gathering.ahead is None:
        gathering.add(chunk)
    else:
        gathering.add(gathering.ahead.completed(turn.pieces, chunk, turn.last))


def _next_chunk(pending, workers, cancelled):
    """The next Turn with its chunk, None where it has no work; takes it from those that are pending."""
    while True:
        turn, task = pending[0]
        if task.future is None:
            pending.popleft()
            return turn, None
        _wait_for(task.future, cancelled, lambda task=task: workers.is_lost(task))
        try:
            if workers.is_lost(task):
                raise CancelledError
            chunk = task.future.result()
        except CancelledError:  # not by us
            again = workers.submit_again(task)
            if again is None:
                raise
            pending[0] = turn, again
        else:
            pending.popleft()
            return turn, workers.received(chunk)


def _wait_for(future, cancelled, is_lost=lambda: False):
    """Return when the future is done or lost; raise Cancelled as soon as the caller wants to stop."""
    look = 0.0  # time of the next look at ``cancelled``
    while True:
        if cancelled is not None and time.monotonic() >= look:
            if cancelled():
                raise Cancelled("The simulation was cancelled.")
            look = time.monotonic() + PATIENCE
        if isinstance(future, Future):
            wait([future], timeout=PATIENCE)
        elif hasattr(future, "done") and not future.done():  # of another library, which has its own way to wait
            time.sleep(GLANCE)
        if not hasattr(future, "done") or future.done() or is_lost():
            return
