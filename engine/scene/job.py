# SPDX-License-Identifier: GPL-2.0-or-later
"""A simulation from a door to its results: read, check, run, find, write, in one order for QGIS and for studies."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..ensemble.fragments import simulate_breaking
from ..ensemble.shattering import Fragmentation
from ..ensemble.simulation import simulate
from ..findings.finding import DOUBTFUL, FindingError, Kind, worst_first
from ..forest.damaging_events import simulate_events
from ..members.rolling_ends import rolling_ends, why_not
from ..terrain_store.stored_terrain import StoredTerrain
from ..terrain_store.within_memory import room_missing, still_to_read
from .checks import NO_TREES
from .inputs import kept_of, read_inputs
from .obstacles import event_plan
from .splitting import simulate_split, splits

if TYPE_CHECKING:
    from ..findings.finding import Finding
    from ..hints import Result
    from ..members.rolling_ends import RollingEnds
    from .door import Door, Values
    from .inputs import Inputs

NO_ROCK_BROKE = Kind(
    "no-rock-broke", DOUBTFUL,
    "{subject}: no rock broke. Rocks of less than twice the smallest piece do not break, and few do with a share "
    "near 1.",
    "Enter a smaller piece ({key}) or a smaller share.",
)  # fmt: skip
NO_STEM_BROKE = Kind(
    "no-stem-broke", DOUBTFUL, "{subject}: no stem broke, so all events met the same stand.",
    "More rocks in an event ({key}) or more events may break some.",
)  # fmt: skip


class Host:
    """Host of a job: its messages, and where its results go. Methods are called in the order in which they stand."""

    with_maps = True  # whatever rasters are asked for
    kept: Any = None  # an Unfinished or UntilWritten
    rounds: Any = None
    watch: Any = None

    def begin(self, inputs: Inputs) -> None:
        """The inputs are read."""

    def keeping(self, inputs: Inputs) -> AbstractContextManager[None]:
        """A context of all that follows: what ends it is reported with what is kept."""
        return nullcontext()

    def workers(self, inputs: Inputs) -> AbstractContextManager[Any]:
        """A context of the executor, None for threads."""
        return nullcontext()

    def expect(self, inputs: Inputs, executor: Any, in_files: bool) -> bool:
        """Report what it will take; returns whether to go on. ``in_files``: maps are made there."""
        return True

    def progress(self, share: float) -> None:
        """A share of the runs is done."""

    def simulated(self, inputs: Inputs, result: Result, findings: list[Finding], seconds: float) -> None:
        """The runs are made. ``findings``: of inputs and result, worst first."""

    def comparing(self, reason: str) -> None:
        """Both ends of the interval of the rolling resistance are next; not, for a reason of ``why_not``."""

    def write(self, inputs: Inputs, result: Result, ends: RollingEnds | None) -> None:
        """Write the results. ``ends``: None where they were not asked for or cannot be had."""


def carry_out(door: Door, host: Host) -> None:
    """Do the simulation of a door from its inputs to its results.

    Raises what the door makes of inputs that cannot be used, and what the host makes of Cancelled and OSError.
    """
    values = door.values
    inputs = read_inputs(door, kept_of(door, host.with_maps))
    host.begin(inputs)
    with host.keeping(inputs), host.workers(inputs) as executor, _maps_folder(inputs) as folder:
        if not host.expect(inputs, executor, folder is not None):
            return
        started = time.perf_counter()
        inputs, result = simulate_inputs(door, host, inputs, executor, folder)
        seconds = time.perf_counter() - started
        host.simulated(inputs, result, worst_first([*result.findings, *_unbroken(door, inputs)]), seconds)
        ends = _ends(door, host, inputs, result) if values["outputs"]["rolling_interval"] else None
        host.write(inputs, result, ends)


def breaks(values: Values) -> bool:
    """True if rocks break, or stems for the rocks after: nothing is kept of such runs."""
    return values["rock"]["breaking"] is not None or values["trees"]["events"] is not None


def simulate_inputs(
    door: Door, host: Host, inputs: Inputs, executor: Any = None, folder: Path | None = None
) -> tuple[Inputs, Result]:
    """The Inputs, with what came of rocks and of trees that broke, and the Result. ``folder``: for maps in files."""
    values = door.values
    parts = inputs.terrain, inputs.ground, inputs.rocks, inputs.releases, inputs.settings
    options: dict[str, Any] = {"progress": host.progress, "cancelled": door.cancelled, "barriers": inputs.barriers}
    if values["rock"]["breaking"] is not None:
        fragmentation = Fragmentation(threshold=values["rock"]["breaking"], smallest=values["rock"]["smallest_piece"])
        terrain, ground, (rock,), releases, settings = parts
        broken = simulate_breaking(
            terrain, ground, rock, releases, settings, fragmentation, trees=inputs.trees, **options
        )
        return inputs._replace(rocks=broken.rocks, broken=broken), broken.result
    plan = event_plan(values["trees"])
    if plan is not None:
        if inputs.trees is None:
            with door.at("trees.events"):
                raise FindingError([NO_TREES.of(door.called("trees.events"), other=door.called("trees.file"))])
        damaged = simulate_events(*parts, inputs.trees, plan, **options)
        return inputs._replace(damaged=damaged, point_of=damaged.point_of(inputs.point_of)), damaged.result
    if splits(values):
        return inputs, simulate_split(door, inputs, executor, host.progress).result
    result = simulate(
        *parts, executor, checkpoint=host.kept, trees=inputs.trees, watch=host.watch, maps_folder=folder,
        rounds=host.rounds, **options,
    )  # fmt: skip
    return inputs, result


def _unbroken(door, inputs):
    """Findings where rocks or stems could break and none did."""
    broken, damaged = inputs.broken, inputs.damaged
    if broken is not None and not (broken.result.runs["stop_reason"] == "broken").any():
        yield NO_ROCK_BROKE.of(door.called("rock.breaking"), key=door.called("rock.smallest_piece"))
    if damaged is not None and not (damaged.lost_after > 0).any():
        yield NO_STEM_BROKE.of(door.called("trees.events"), key=door.called("releases.runs"))


def _ends(door, host, inputs, result):
    """The RollingEnds, None where they cannot be had."""
    has_broken = inputs.broken is not None or inputs.damaged is not None
    reason = why_not(result.rocks_thrown, inputs.ground, inputs.settings, inputs.barriers, inputs.classes, has_broken)
    host.comparing(reason)
    if reason:
        return None
    parts = inputs.terrain, inputs.ground, inputs.rocks, inputs.releases, inputs.settings, inputs.barriers
    return rolling_ends(result.plain_runs, *parts, inputs.trees, inputs.classes, door.cancelled)


def _maps_folder(inputs):
    """A context of the folder for maps of terrain in a store, which are as large as that; of None for all others."""
    if isinstance(inputs.terrain, StoredTerrain) and inputs.settings.maps:
        return inputs.terrain.store.job_folder("maps")
    return nullcontext()


def missing_room(
    terrain: Any, of_store: float, results: Mapping[Path, float], keeps: Path, of_kept: float
) -> tuple[str, str]:
    """Advise what to do where a disk has no room for results or for unfinished work; "" for none.

    of_store : bytes of tiles and of maps in files
    results : folder -> bytes of what is written there
    keeps, of_kept : folder of unfinished work and its bytes; without it results can be made all the same
    """
    needs: Counter[Path] = Counter(still_to_read(terrain, of_store))
    needs.update(results)
    missing = room_missing(needs)
    if missing:
        return missing, ""
    needs[keeps] += of_kept
    return "", room_missing(needs)
