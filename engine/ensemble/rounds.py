# SPDX-License-Identifier: GPL-2.0-or-later
"""A simulation in rounds over all releases: early maps are of all of them, and it reports how far it has come.

The results have the same bits as without rounds (ahead.py).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from .kept_files import MAPS_SO_FAR, WHAT, remove_maps
from .unfinished import Unfinished

if TYPE_CHECKING:
    from ..hints import Array, FilePath

MOST_BYTES = 2e9  # on the disk, of runs that wait for their turn
__all__ = ["MAPS_SO_FAR", "WHAT", "Rounds", "clock"]


class Rounds:
    """Rounds of one simulation, as ``simulate`` takes them for ``rounds``.

    Parameters
    ----------
    folder : for maps so far, or an Unfinished in whose place they have one: energy_max.tif (kJ) and
        reach_probability.tif after each round, energy_max.tif every minute, and of_what.txt, which says what they are
        of. Each file is replaced by the next when that is complete. They stay where the simulation does not come to
        its end, and until ``remove``. None: no maps
    tell : called with this object at the end of each round and every few seconds
    most_bytes : that runs which wait for their turn may take on the disk, or a quarter of what is free there, if that
        is less; when they would take more, the rest is made release by release

    Attributes
    ----------
    number, count : round that goes on, of so many
    has_ended_round : whether it tells because a round has ended
    is_memory_short : whether the terrain in reach is larger than the free memory, so that there are few rounds or none
        before the last, as each reads it from the disk again (round_limit.py)
    runs : of the simulation
    made : (releases,) how many runs of each are made, those of earlier jobs included
    of_release : (releases,) how many runs each will have
    region_of : (releases,) number of the block of a terrain store in which each lies; None without a store
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
        self.folder = None if folder is None or isinstance(folder, Unfinished) else Path(folder)
        self.tell, self.most_bytes = tell, most_bytes
        self.number, self.count, self.has_ended_round, self.runs = 1, 1, False, 0
        self.made, self.of_release = np.zeros(0, np.int64), np.zeros(0, np.int64)
        self.region_of: Array | None = None
        self.is_memory_short = False
        self.seconds_left, self.problem = float("nan"), ""
        self.maps_from: float | None = None

    @property
    def runs_made(self) -> int:
        """Number of runs that are made."""
        return int(self.made.sum())

    @property
    def releases(self) -> int:
        """Number of releases."""
        return self.made.size

    @property
    def releases_begun(self) -> int:
        """Number of releases with at least one run."""
        return int(np.count_nonzero(self.made))

    @property
    def releases_complete(self) -> int:
        """Number of releases with all their runs."""
        return int(np.count_nonzero(self.made >= self.of_release))

    def regions(self) -> tuple[int, int]:
        """(those with all runs, all) blocks of a terrain store with releases; (0, 0) without a store."""
        if self.region_of is None:
            return 0, 0
        regions = np.unique(self.region_of).size
        return regions - np.unique(self.region_of[self.made < self.of_release]).size, regions

    def text(self) -> str:
        """All that in a line."""
        of_rounds = f"round {self.number} of {self.count}: " if self.count > 1 else ""
        parts = [f"{of_rounds}{self.runs_made} of {self.runs} runs, {self._of_releases()}"]
        complete, regions = self.regions()
        if regions:
            parts.append(f"{complete} of {regions} regions complete")
        if self.seconds_left == self.seconds_left:
            parts.append(f"ends about {clock(time.time() + self.seconds_left)}")
        if self.maps_from is not None:
            parts.append(f"maps so far of {clock(self.maps_from)}")
        if self.is_memory_short and self.number == 1:
            rounds = "few" if self.count > 1 else "no"
            parts.append(f"{rounds} rounds, as the terrain in reach is larger than the free memory")
        return "; ".join(parts)

    def made_so_far(self) -> str:
        """Sentence part that gives the runs made so far and their releases."""
        mean = self.runs_made / max(self.releases, 1)
        return f"{self.runs_made} of {self.runs} runs, {self._of_releases()}, {mean:.1f} runs from each on average"

    def _of_releases(self) -> str:
        if self.releases_begun < self.releases:
            return f"from {self.releases_begun} of {self.releases} releases"
        return f"from all {self.releases} releases, {self.releases_complete} of them complete"

    def remove(self) -> None:
        """Remove the maps so far."""
        if self.folder is not None:
            remove_maps(self.folder)
        self.maps_from = None


def clock(seconds: float) -> str:
    """A time.time() as people read it: the time of a day, with the date where it is another."""
    form = "%H:%M" if time.localtime(seconds)[:3] == time.localtime()[:3] else "%Y-%m-%d %H:%M"
    return time.strftime(form, time.localtime(seconds))
