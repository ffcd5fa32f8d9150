# SPDX-License-Identifier: GPL-2.0-or-later
"""Follows a simulation in rounds: counts what is made, reports it, and writes maps of it now and then."""

import time

import numpy as np

from ..io.raster import Grid, write_grid
from ..map_rows import MAP_ROWS
from .kept_files import MAPS as KIND
from .kept_files import MAPS_SO_FAR, WHAT, claim
from .rounds import clock

TOLD = 5.0  # s between two tellings at least
PAUSE = 0.02  # share of the time so far that passes at least between two tellings
FIRST_MAPS, MAPS = 60.0, 60.0  # s until the first maps, where no round ended before, and between two
SHARE = 0.02  # of the time at most that goes to maps
OF_ALL, AT_ANY_TIME = "reach_probability", "energy_max"  # the first is right only where all releases have their share


class Following:
    """Follow a Gathering and its Turns, and bring Rounds up to date."""

    def __init__(self, rounds, gathering, turns):
        self.rounds, self.gathering, self.turns = rounds, gathering, turns
        kept = rounds.unfinished
        if kept is not None:
            rounds.folder = None if kept.path is None or kept.problem else kept.path / MAPS_SO_FAR
        first_run = gathering.scene.releases.first_run
        rounds.number, rounds.count, rounds.runs = 0, turns.count, gathering.total
        rounds.is_memory_short = turns.is_memory_short
        rounds.of_release, rounds.region_of = np.diff(first_run), _regions(gathering)
        rounds.made = np.clip(gathering.count - first_run[:-1], 0, rounds.of_release)
        for numbers in gathering.ahead.numbers():
            np.add.at(rounds.made, np.searchsorted(first_run, numbers, "right") - 1, 1)
        self.made_before, self.begun = rounds.runs_made, time.monotonic()
        self.due, self.maps_due = self.begun + TOLD, self.begun + FIRST_MAPS

    def note_turn(self, turn):
        """Before the runs of a Turn are taken: a round may have ended with those before."""
        ended = self.rounds.number
        self.rounds.number = turn.round
        if ended in (0, turn.round):
            return
        round_ = self.turns.plan_of_rounds[ended - 1]
        is_equal = round_.one_in == 1 and not self.turns.was_cut
        self._write_maps([AT_ANY_TIME, OF_ALL] if is_equal else [AT_ANY_TIME])
        self.rounds.has_ended_round = True
        self._tell()
        self.rounds.has_ended_round = False

    def note(self, chunk):
        """After they are; ``chunk``: None where none was made."""
        if chunk is not None:
            np.add.at(self.rounds.made, chunk.runs["release"], 1)
        now = time.monotonic()
        if now >= self.maps_due:
            self._write_maps([AT_ANY_TIME])
        if now >= self.due:
            self._tell()

    def cancelled(self):
        """The simulation ends before it is done: maps of all that was made."""
        self._write_maps([AT_ANY_TIME])

    def _tell(self):
        rounds, now = self.rounds, time.monotonic()
        made = rounds.runs_made - self.made_before
        if made:
            rounds.seconds_left = (now - self.begun) / made * (rounds.runs - rounds.runs_made)
        if rounds.tell is not None:
            rounds.tell(rounds)
        now = time.monotonic()
        self.due = now + max(TOLD, PAUSE * (now - self.begun))

    def _write_maps(self, names):
        start, rounds = time.monotonic(), self.rounds
        if rounds.folder is None or self.gathering.table is None or not rounds.runs_made:
            return
        maps = self.gathering.maps_so_far()
        try:
            claim(rounds.folder, KIND)
            for name in names:
                if name in maps:
                    self._write_map(name, maps)
            rounds.maps_from, rounds.problem = time.time(), ""
            (rounds.folder / WHAT).write_text(self._what(), encoding="utf-8")
        except OSError as error:
            rounds.problem = f"maps so far cannot be written ({error})"
        end = time.monotonic()
        self.maps_due = end + max(MAPS, (end - start) / SHARE)

    def _write_map(self, name, maps):
        row = MAP_ROWS[name]
        grid = Grid(maps.shape, maps.cell_size, maps.origin, self.gathering.terrain.crs)
        items = {"TALUS_SO_FAR": self.rounds.made_so_far(), "TALUS_RUNS": str(self.rounds.runs_made)}
        values = (maps[row.grid] * row.factor).astype(np.float32)
        write_grid(self.rounds.folder / f"{name}.tif", values, grid, unit=row.unit, description=name, items=items)

    def _what(self):
        first = f"Maps of a simulation that is not complete, written {clock(self.rounds.maps_from)}."
        lines = [first, f"{self.rounds.made_so_far()}."]
        if (self.rounds.folder / f"{OF_ALL}.tif").exists():
            lines.append(f"{OF_ALL}.tif: of the last round that was complete, in which all releases had their share.")
        return "\n".join(lines) + "\n"


def _regions(gathering):
    """Number of the block of a terrain store in which each release lies; None without a store."""
    terrain = gathering.terrain
    store = getattr(terrain, "store", None)
    if store is None:
        return None
    position = gathering.scene.releases.position / np.array(terrain.cell_size) // store.block
    column, row = position.astype(np.int64).T
    return row * store.blocks[1] + column
