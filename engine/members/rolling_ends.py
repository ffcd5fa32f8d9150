# SPDX-License-Identifier: GPL-2.0-or-later
"""Run-out of a single simulation at both ends of the interval of its rolling resistance.

A hundred of its runs, spread evenly over all, are made twice more: once with the least and once with the most rolling
resistance that the intervals of the ground classes allow. They have the numbers, and so the starts and the sizes, of
runs of the simulation, whose 95 % run-out q moves to

    q(end) = q of all runs * (q of the chosen runs at this end) / (q of the chosen runs as they were)

The simulation itself is not touched: nothing of this goes into its result or its digests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..arithmetic.rounding_state import in_default_rounding
from ..choices import COMPLIANT_LAWS
from ..chunks.stored_chunk import chunk_of
from ..ensemble.simulation import call_until_cancelled, prepare
from ..ensemble.stopping import StoppingPlan
from ..ground import classes as ground_classes
from ..ground import intervals as ground_intervals
from ..jit.kernels import may_compile
from ..types import Cancelled
from .rolling_doubt import rows_in_doubt, with_rolling

if TYPE_CHECKING:
    from ..hints import Array, Ground, Release, Rock, Settings, Terrain

SHARE = 0.95  # of the runs that the run-out is not exceeded by
MOST_RUNS, PART = 100, 0.1  # at each end: at most, and at most this part of the simulation
FEWEST_RUNS = 20  # at each end: the 95th percentile of fewer is their largest value
PATIENCE = 0.1  # s between two looks at ``cancelled``
LEAST, MOST = 0.0, 1.0  # shares of the intervals
# why it is not made
FEW, COMPLIANT, NETS, BREAKING, NONE = REASONS = ("few runs", "compliant law", "nets", "breaking", "no interval")


class RollingEnds(NamedTuple):
    """95 % run-out, m, where the rolling resistance is as given and at both ends of its interval."""

    runs: int  # made at each end
    given: float  # of all runs of the simulation
    least: float  # at the least rolling resistance
    most: float  # at the most

    def as_values(self) -> dict[str, Any]:
        """Numbers for a summary, SI units."""
        return {
            "runs": self.runs, "distance_p95": self.given, "distance_p95_least_resistance": self.least,
            "distance_p95_most_resistance": self.most,
        }  # fmt: skip

    @property
    def low(self) -> float:
        """The shortest of the three, m."""
        return min(self.given, self.least, self.most)

    @property
    def high(self) -> float:
        """The longest of the three, m."""
        return max(self.given, self.least, self.most)


def why_not(
    runs: int,
    ground: Ground,
    settings: Settings,
    barriers: Any = None,
    classes: Mapping[str, Any] | None = None,
    breaks: bool = False,
) -> str:
    """One of REASONS for which ``rolling_ends`` would not be made of this many runs; "" for none.

    ``breaks``: whether rocks break, or stems from event to event
    """
    if breaks:
        return BREAKING
    if settings.impact_law in COMPLIANT_LAWS:
        return COMPLIANT
    if barriers is not None and any(net is not None for net in barriers.nets):
        return NETS
    if not rows_in_doubt(ground, classes or ground_classes.load(), ground_intervals.load()):
        return NONE
    return FEW if PART * runs < FEWEST_RUNS else ""


@in_default_rounding
def rolling_ends(
    runs: Array,
    terrain: Terrain,
    ground: Ground,
    rocks: Sequence[Rock],
    releases: Sequence[Release],
    settings: Settings,
    barriers: Any = None,
    trees: Any = None,
    classes: Mapping[str, Any] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> RollingEnds:
    """The RollingEnds of a simulation; only where ``why_not`` has nothing against it.

    Parameters
    ----------
    runs : Result.runs of the simulation
    classes : name -> GroundClass of the table from which the ground was made; those of Talus if None
    the others : as given to ``simulate``

    Raises Cancelled if ``cancelled`` returned True.
    """
    chosen = np.unique(np.linspace(0, runs.size - 1, min(MOST_RUNS, int(PART * runs.size))).astype(np.int64))
    intervals = ground_intervals.load()
    rows = rows_in_doubt(ground, classes or ground_classes.load(), intervals)
    quiet = replace(settings, maps=False, confidence_maps=False, trajectories=False, contacts=False, impacts=False)
    reached = []
    for share in (LEAST, MOST):
        changed = with_rolling(ground, rows, intervals, share, share)
        inputs = terrain, changed, list(rocks), list(releases), quiet, barriers, trees
        scene = call_until_cancelled(may_compile, (prepare, *inputs), cancelled)
        plan = StoppingPlan(scene.releases, settings.precision, settings.precision_of)  # numbers the runs
        scene = scene._replace(releases=plan.releases)
        reached.append(_quantile(_distances(scene, chosen, settings.worker_count, cancelled)))
    given, as_they_were = _quantile(runs["distance"]), _quantile(runs["distance"][chosen])
    scale = given / as_they_were if as_they_were > 0.0 else 1.0
    return RollingEnds(chosen.size, given, scale * reached[0], scale * reached[1])


def _quantile(distances):
    return float(np.quantile(distances, SHARE))


def _distances(scene, chosen, workers, cancelled):
    """Horizontal distance of each chosen run of a scene, m."""
    flag = np.zeros(1, np.uint8)
    with ThreadPoolExecutor(workers, thread_name_prefix="talus") as pool:
        parts = [part for part in np.array_split(chosen, workers) if part.size]
        tasks = [pool.submit(chunk_of, scene, [(run, run + 1) for run in part.tolist()], flag) for part in parts]
        try:
            while wait(tasks, timeout=PATIENCE).not_done:
                if cancelled is not None and cancelled():
                    raise Cancelled("The comparison of both ends of the rolling resistance was cancelled.")
        finally:
            flag[0] = any(not task.done() for task in tasks)
    way = np.concatenate([task.result().runs["stop"] - task.result().runs["start"] for task in tasks])
    return np.sqrt(way[:, 0] * way[:, 0] + way[:, 1] * way[:, 1])
