# SPDX-License-Identifier: GPL-2.0-or-later
"""Sequences of events in which broken stems stay broken, in one result: maps, lines and counts over all their runs.

The runs of an event are those of ``damage.sequence_of_events``, to the bit: events follow one another, each with the
stand that the earlier ones of its sequence have left, and a seed of its own. Here they are gathered as they come.

    release of a run    number of the release + releases (event + events sequence), events and sequences from 0
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic.rounding_state import in_default_rounding
from ..ensemble.gathering import Gathering
from ..ensemble.proof import input_digest
from ..ensemble.result import Result
from ..ensemble.simulation import call_until_cancelled, prepare, run_all
from ..ensemble.stopping import StoppingPlan
from ..jit.kernels import may_compile
from ..obstacles.trees import Trees
from ..workers.workers import adders_for, pool_of
from .broken_stand import BrokenStand
from .damage import seed_of_event

if TYPE_CHECKING:
    from ..hints import Executor, Ground, Progress, Release, Rock, Settings, Terrain
    from ..obstacles.barriers import Barriers
    from .broken_stand import Remains

EVENTS = np.dtype(
    [(name, np.int64) for name in ("sequence", "event", "runs", "standing", "broken", "held")]
    + [("energy_p95", np.float64), ("distance_mean", np.float64), ("distance_max", np.float64)]
)  # numbers from 1; stems at its beginning, stems that it broke, runs that trees held; J, m


KINDS = ("stem", "stump", "log")


class EventPlan(NamedTuple):
    """Number of events and sequences to simulate, and what broken stems leave."""

    events: int  # of a sequence
    sequences: int = 1
    remains: Remains | None = None  # None: broken stems leave nothing


class Damaged(NamedTuple):
    """Outcome of events one after the other."""

    result: Result  # of all runs; of n trees, rows up to n are stems, up to 2 n stumps, up to 3 n logs
    trees: Trees  # of these rows; logs lie as in the last sequence
    was_there: np.ndarray  # (rows,) in some event
    events: np.ndarray  # EVENTS
    lost_after: np.ndarray  # (sequences, stems) number of the event, from 1, that broke each; 0: it stands at the end
    releases: int  # of an event

    def row_of(self, release: int) -> np.void:
        """The row of ``events`` of the ``release`` of a run."""
        return self.events[int(release) // self.releases]

    def point_of(self, point_of: np.ndarray) -> np.ndarray:
        """Release point of the release of each run, from those of the releases of an event."""
        return np.tile(point_of, len(self.events))

    @property
    def shown(self) -> np.ndarray:
        """Numbers of the rows that layers show: all stems, and where there is one sequence alone what they left."""
        is_stem = np.arange(len(self.was_there)) < self.stems
        return np.flatnonzero(is_stem | (self.was_there & (len(self.lost_after) == 1)))

    @property
    def stems(self) -> int:
        """Number of stems."""
        return int(self.lost_after.shape[1])

    def kind_of(self, row: int) -> str:
        """Kind of this row: "stem", "stump" or "log"."""
        return KINDS[row // self.stems]

    def loss_of(self, row: int) -> tuple[float | None, float | None]:
        """Share of the sequences in which a stem is lost at the end, and the mean number of the event of it."""
        if row >= self.stems:
            return None, None
        lost = self.lost_after[:, row]
        share = float(np.count_nonzero(lost) / lost.size)
        return share, float(lost[lost > 0].mean()) if share > 0.0 else None


@in_default_rounding
def simulate_events(
    terrain: Terrain,
    ground: Ground,
    rocks: list[Rock],
    releases: list[Release],
    settings: Settings,
    trees: Trees,
    plan: EventPlan,
    executor: Executor | None = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
    barriers: Barriers | None = None,
) -> Damaged:
    """Throw the rocks of all events down a stand that they break.

    Parameters
    ----------
    terrain, ground, rocks, releases, settings, executor, progress, cancelled, barriers : as for ``simulate``; the
        releases are those of one event, and all their runs are made
    trees : Trees at the beginning of each sequence
    plan : EventPlan

    Raises
    ------
    ValueError
        For numbers of events or sequences below 1, remains out of range, barriers with flexible nets, and as
        ``simulate``.
    Cancelled
        If ``cancelled`` returned True.
    """
    _check(plan, barriers)
    settings = replace(settings, precision=0.0)
    adders = adders_for(settings, executor)
    work = _Events((terrain, ground, rocks, releases, settings), barriers, trees, plan, cancelled, adders)
    with closing(work), pool_of(settings, executor) as pool:
        for sequence in range(plan.sequences):
            work.begin(sequence)
            for event in range(plan.events):
                work.throw(sequence, event, pool, progress)
        return work.damaged()


def _check(plan, barriers):
    for name in ("events", "sequences"):
        if getattr(plan, name) < 1:
            raise ValueError(f"{name}: {getattr(plan, name)}; give a whole number of at least 1.")
    if barriers is not None and any(net is not None for net in barriers.nets):
        raise ValueError("simulate_events: a barrier has a flexible net, which is not made for events; leave it out.")


class _Events:
    """The work so far; to be closed."""

    def __init__(self, parts, barriers, trees, plan, cancelled, adders):
        self.parts, self.barriers, self.trees, self.plan = parts, barriers, trees, plan
        self.cancelled, self.adders = cancelled, adders
        self.gathering = self.stand = None
        self.rows, self.lost, self.was_there = [], [], False

    def close(self):
        if self.gathering is not None:
            self.gathering.close()

    def begin(self, sequence):
        """The stand as it is before the first event."""
        terrain, *_, settings = self.parts
        self.stand = BrokenStand(terrain, self.trees, self.plan.remains, settings.seed, sequence)

    def throw(self, sequence, event, pool, progress):
        """Make the runs of an event and take from the stand what they break."""
        terrain, ground, rocks, releases, settings = self.parts
        own = replace(settings, seed=seed_of_event(settings.seed, sequence, event))
        given = terrain, ground, rocks, releases, own, self.barriers, self.stand.trees(event)
        scene = call_until_cancelled(may_compile, (prepare, *given), self.cancelled)
        if self.gathering is None:
            self._gather(scene)
        runs = _RunsOfEvent(self.gathering, int(scene.releases.first_run[-1]))
        before = self.gathering.trees.table["breaks"].copy()
        report = self._part_of(progress)
        run_all(scene, runs, StoppingPlan(scene.releases, 0.0, ""), pool, report, self.cancelled, None)
        made = runs.since(0)
        made["release"] += len(releases) * len(self.rows)
        standing = int(np.count_nonzero(self.stand.standing < self.stand.count))
        broken = np.flatnonzero(self.gathering.trees.table["breaks"] > before)
        self.stand.take(broken, event)
        self.rows.append((
            sequence + 1, event + 1, made.size, standing, int(np.count_nonzero(broken < self.stand.count)),
            int(np.count_nonzero(made["stop_reason"] == "tree")), float(np.quantile(made["energy_max"], 0.95)),
            float(made["distance"].mean()), float(made["distance"].max()),
        ))  # fmt: skip
        if event == self.plan.events - 1:
            self.lost.append(self.stand.lost_after)
            self.was_there = self.was_there | self.stand.was_there

    def _gather(self, scene):
        """Gathers all events under the settings of the caller."""
        terrain, ground, rocks, releases, settings = self.parts
        stock = self.stand.trees(0)
        given = terrain, ground, rocks, releases, settings, scene, self.barriers, stock
        self.gathering = Gathering(*given, self.adders)
        provenance, plan = self.gathering.provenance, self.plan
        remains = None if plan.remains is None else plan.remains._asdict()
        provenance["settings"]["tree_events"] = {**plan._asdict(), "remains": remains}
        named = [some.identifiers for some in (self.barriers, stock) if some is not None]
        provenance["inputs"] = input_digest(provenance, self.gathering.identifiers, *named)

    def _part_of(self, progress):
        if progress is None:
            return None
        done, total = len(self.rows), self.plan.events * self.plan.sequences
        return lambda share: progress((done + share) / total)

    def damaged(self):
        """The Damaged of all events."""
        result = call_until_cancelled(self.gathering.result, (), self.cancelled)
        trees = self.stand.trees(self.plan.events - 1)
        events, lost = np.array(self.rows, EVENTS), np.array(self.lost)
        return Damaged(result, trees, self.was_there, events, lost, len(self.parts[3]))


class _RunsOfEvent:
    """View of a Gathering that ``run_all`` takes: the runs of one event, from 0."""

    ahead = None  # they are made in their order

    def __init__(self, gathering, total):
        self.gathering, self.total, self.before = gathering, total, gathering.count
        self.rows = {"runs": self}

    @property
    def count(self):
        """Number of runs of the event that were added."""
        return self.gathering.count - self.before

    def since(self, first):
        """Its runs from a number on."""
        return self.gathering.rows["runs"].since(self.before + first)

    def add(self, chunk):
        """Add the next chunk."""
        self.gathering.add(chunk)

    def check_disk_space(self):
        """Raise the OSError of a disk that had no room for all of a chunk."""
        self.gathering.check_disk_space()
