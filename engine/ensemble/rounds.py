# SPDX-License-Identifier: GPL-2.0-or-later
"""A simulation in rounds over all releases: early maps are of all of them, and it tells how far it has come.

The results have the same bits as without rounds (ahead.py).
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..io.raster import Grid, write_grid
from ..map_rows import MAP_ROWS
from .unfinished import Unfinished

if TYPE_CHECKING:
    from ..hints import FilePath

MOST_BYTES = 2e9  # on the disk, of runs that wait for their turn
TOLD = 5.0  # s between two tellings at least
FIRST_MAPS, MAPS = 60.0, 60.0  # s until the first maps, where no round ended before, and between two
SHARE = 0.02  # of the time at most that goes to maps
PAUSE = 0.02  # share of the time so far that passes at least between two tellings
OF_ALL, AT_ANY_TIME = "reach_probability", "energy_max"  # the first is right only where all releases have their share
WHAT, MAPS_SO_FAR = "of_what.txt", "maps_so_far"


class Rounds:
    """What ``simulate`` takes for ``rounds``, for one simulation.

    Parameters
    ----------
    folder : for maps so far, or an Unfinished in whose place they have one: energy_max.tif (kJ) and
        reach_probability.tif after each round, energy_max.tif every minute, and of_what.txt, which says what they are
        of. Each file is replaced by the next when that is complete. They stay where the simulation does not come to
        its end, and until ``remove``. None: no maps
    tell : called with this object at the end of each round and every few seconds
    most_bytes : that runs which wait for their turn may take on the disk; when they would take more, the rest is made
        release by release

    Attributes
    ----------
    number, count : round that goes on, of so many
    ended_round : whether it tells because a round has ended
    runs_made, runs : so far, those of earlier jobs included, and in the end
    releases_begun, releases_complete, releases : with some run, with all runs, in all
    regions_complete, regions : blocks of a terrain store with releases, and those of them where all are complete; 0
        without a store
    seconds_left : as long as runs take what they have taken; NaN where nobody knows
    maps_from : time.time() of the last maps in the folder, None for none
    problem : in words why there are no maps, '' for none
    """

    def __init__(
        self,
        folder: FilePath | Unfinished | None = None,
        tell: Callable[[Rounds], object] | None = None,
        most_bytes: float = MOST_BYTES,
    ) -> None:
        self.unfinished = folder if isinstance(folder, Unfinished) else None
        self.folder = None if folder is None or self.unfinished is not None else Path(folder)
        self.tell, self.most_bytes = tell, most_bytes
        self.number, self.count = 1, 1
        self.runs_made = self.runs = self.releases_begun = self.releases_complete = self.releases = 0
        self.regions_complete = self.regions = 0
        self.seconds_left, self.maps_from, self.problem = float("nan"), None, ""
        self.ended_round = False

    def text(self) -> str:
        """All that in a line."""
        of_rounds = f"round {self.number} of {self.count}: " if self.count > 1 else ""
        parts = [f"{of_rounds}{self.runs_made} of {self.runs} runs, {self._of_releases()}"]
        if self.regions:
            parts.append(f"{self.regions_complete} of {self.regions} regions complete")
        if self.seconds_left == self.seconds_left:
            parts.append(f"ends about {clock(time.time() + self.seconds_left)}")
        if self.maps_from is not None:
            parts.append(f"maps so far of {clock(self.maps_from)}")
        return "; ".join(parts)

    def _of_releases(self):
        if self.releases_begun < self.releases:
            return f"from {self.releases_begun} of {self.releases} releases"
        return f"from all {self.releases} releases, {self.releases_complete} of them complete"

    def remove(self) -> None:
        """Remove the maps so far."""
        if self.folder is not None and (self.folder / WHAT).exists():
            shutil.rmtree(self.folder, ignore_errors=True)
        self.maps_from = None

    # ------------------------------------------------------------------ called by the simulation

    def begin(self, gathering: Any, turns: Any) -> None:
        """Before the first run; ``turns``: Turns."""
        kept = self.unfinished
        if kept is not None:
            self.folder = None if kept.place is None or kept.problem else kept.place / MAPS_SO_FAR
        self.gathering, self.turns, self.runs, self.count = gathering, turns, gathering.total, turns.count
        releases = gathering.scene.releases
        self.of_release = np.diff(releases.first_run)
        self.releases, self.region_of = self.of_release.size, _regions(gathering.terrain, releases)
        self.regions = np.unique(self.region_of).size if self.region_of is not None else 0
        self.made = np.clip(gathering.count - releases.first_run[:-1], 0, self.of_release)
        for numbers in gathering.ahead.numbers():
            np.add.at(self.made, np.searchsorted(releases.first_run, numbers, "right") - 1, 1)
        self.made_before, self.begun = turns.made, time.monotonic()
        self.number, self.due, self.maps_due = 0, self.begun + TOLD, self.begun + FIRST_MAPS

    def note_turn(self, turn: Any) -> None:
        """Before the runs of a Turn are taken: a round may have ended with those before."""
        if turn.round != self.number:
            self._end_round(turn.round)

    def note(self, chunk: Any) -> None:
        """After they are; ``chunk``: None where none was made."""
        if chunk is not None:
            np.add.at(self.made, chunk.runs["release"], 1)
        now = time.monotonic()
        if now >= self.maps_due:
            self._write_maps([AT_ANY_TIME])
        if now >= self.due:
            self._tell()

    def cancelled(self) -> None:
        """The simulation ends before it is done: maps of all that was made."""
        self.refresh()
        self._write_maps([AT_ANY_TIME])

    def _end_round(self, number):
        """The rounds before ``number`` are complete."""
        ended, self.number = self.number, number
        if ended == 0:
            return
        one = self.turns.plan_of_rounds[ended - 1]
        is_equal = one.one_in == 1 and not self.turns.was_cut
        self._write_maps([AT_ANY_TIME, OF_ALL] if is_equal else [AT_ANY_TIME])
        self.ended_round = True
        self._tell()
        self.ended_round = False

    def refresh(self) -> None:
        """Bring the numbers up to date."""
        self.runs_made = self.turns.made
        is_complete = self.made >= self.of_release
        self.releases_begun, self.releases_complete = np.count_nonzero(self.made), np.count_nonzero(is_complete)
        if self.region_of is not None:
            self.regions_complete = self.regions - np.unique(self.region_of[~is_complete]).size
        made = self.runs_made - self.made_before
        if made:
            self.seconds_left = (time.monotonic() - self.begun) / made * (self.runs - self.runs_made)

    def _tell(self):
        self.refresh()
        if self.tell is not None:
            self.tell(self)
        now = time.monotonic()
        self.due = now + max(TOLD, PAUSE * (now - self.begun))

    def _write_maps(self, names):
        start = time.monotonic()
        if self.folder is None or self.gathering.table is None or not self.turns.made:
            return
        self.refresh()
        maps = self.gathering.maps_so_far()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for name in names:
                if name in maps:
                    self._write_map(name, maps)
            self.maps_from, self.problem = time.time(), ""
            (self.folder / WHAT).write_text(self._what(), encoding="utf-8")
        except OSError as error:
            self.problem = f"maps so far cannot be written ({error})"
        end = time.monotonic()
        self.maps_due = end + max(MAPS, (end - start) / SHARE)

    def _write_map(self, name, maps):
        row = MAP_ROWS[name]
        grid = Grid(maps.shape, maps.cell_size, maps.origin, self.gathering.terrain.crs)
        items = {"TALUS_SO_FAR": self.made_so_far(), "TALUS_RUNS": str(self.runs_made)}
        values = (maps[row.grid] * row.factor).astype(np.float32)
        write_grid(self.folder / f"{name}.tif", values, grid, unit=row.unit, description=name, items=items)

    def made_so_far(self) -> str:
        """How many runs are made, and of what."""
        return f"{self.runs_made} of {self.runs} runs, {self._of_releases()}, {self.made.mean():.1f} runs from each"

    def _what(self):
        lines = [
            f"Maps of a simulation that is not complete, written {clock(self.maps_from)}.",
            self.made_so_far() + ".",
        ]
        if (self.folder / f"{OF_ALL}.tif").exists():
            lines.append(f"{OF_ALL}.tif: of the last round that was complete, in which all releases had their share.")
        return "\n".join(lines) + "\n"


def clock(seconds: float) -> str:
    """A time.time() as people read it: the time of a day, with the date where it is another."""
    form = "%H:%M" if time.localtime(seconds)[:3] == time.localtime()[:3] else "%Y-%m-%d %H:%M"
    return time.strftime(form, time.localtime(seconds))


def _regions(terrain, releases):
    """Number of the block of a terrain store in which each release lies; None without a store."""
    store = getattr(terrain, "store", None)
    if store is None:
        return None
    row, column = (releases.position / np.array(terrain.cell_size) // store.block).astype(np.int64).T[::-1]
    return row * store.blocks[1] + column
