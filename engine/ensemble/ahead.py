# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs that are made before their turn, so that all releases have some early on; each is gathered when its turn comes.

    made        r0 . . . . r5 . . . . r10 . . .     a run from each release, then more (round_plan.py)
    gathered    r0 r1 r2 r3 ...                     in the order of the runs, whenever they were made

Results have the same bits, for what is gathered is the same in the same order. Until then the chunks lie in a file, and
a table of maps of their own tells what they are like. Where means are sums of whole numbers the order of passages is of
no concern: they go to the maps at once, and only the rows wait.
"""

from __future__ import annotations

import shutil
import tempfile

import numpy as np

from ..chunks.pieces import joined, numbers_of, picked, pieces_of, without_cells
from ..maps.sketch import sketch
from ..maps.together import maps_together
from .held_chunks import Held, HeldChunks

SHARE_OF_FREE = 0.25  # of the disk
LONGEST_STRETCH = 4096  # runs that are gathered at once where all of them were made before


class RunsAhead:
    """Buffer of a Gathering for chunks made before their turn; ``place``: path of its file, None for no name."""

    def __init__(self, gathering):
        self.gathering, self.path, self.count, self.problem = gathering, None, 0, ""
        self.is_promised = None  # (runs,) bool: made, or handed out; made when the first is
        self.held = self.table = None
        self.waiting = None  # entries to come, the next last; made when the first turn comes
        self.opened, self.unwritten = [], []  # Held of which some runs are to come; those that are in no file

    @property
    def size(self):
        """Bytes that they take in the file."""
        return 0 if self.held is None else self.held.size

    def free_space(self):
        """Bytes that they may take: a quarter of what is free."""
        folder = self.path.parent if self.path is not None else self.gathering.maps_folder or tempfile.gettempdir()
        return SHARE_OF_FREE * shutil.disk_usage(folder).free

    def promise(self, pieces):
        """The runs of some pieces are handed out before their turn."""
        self._begin()
        for first, last in pieces:
            self.is_promised[first:last] = True

    def add(self, pieces, chunk):
        """Keep a chunk of promised runs; in memory where the file has no room for it, which ``problem`` reports.

        OSError: there is no room for it in the maps, and all is as it was.
        """
        self._enter(chunk)
        numbers = numbers_of(pieces)
        held = Held(numbers, self._without_cells(chunk) if self._enters_at_once() else chunk)
        if not self.problem:
            try:
                self.held.add(*held)
            except OSError as error:
                self.problem = str(error.strerror or error)
        if self.problem:
            self.unwritten.append(held)
        self.gathering.penetration += chunk.penetration
        self.count += numbers.size

    def next_turn(self, first, runs):
        """(pieces, last): the next this many runs, from ``first`` on, that were not promised, and where they end.

        Those between them that were promised end there, too.
        """
        total = self.gathering.total
        if self.is_promised is None:
            last = min(first + runs, total)
            return [(first, last)], last
        free = np.flatnonzero(~self.is_promised[first : first + runs + LONGEST_STRETCH])[:runs] + first
        last = int(free[-1]) + 1 if free.size == runs else min(first + runs + LONGEST_STRETCH, total)
        return (pieces_of(free) if free.size else []), last

    def completed(self, pieces, chunk, last):
        """The chunk of all runs up to ``last``, in their order: those of ``chunk``, None for none, and those held.

        OSError as of ``add``, but for runs that are held no longer; ``state`` has them still.
        """
        if not self.count:
            return chunk
        first, parts = self.gathering.count, self._taken(last)
        self.count -= sum(part.numbers.size for part in parts)
        if not self.count:
            self._give_up_table()
        for part in parts if self.table is not None else ():
            self._take_from_table(part.chunk)
        depths = np.zeros_like(self.gathering.penetration)
        if chunk is not None:
            depths = chunk.penetration
            parts.append(Held(numbers_of(pieces), self._without_cells(chunk) if self._enters_at_once() else chunk))
        numbers = np.concatenate([part.numbers for part in parts])
        whole = joined([part.chunk._replace(penetration=depths) for part in parts])
        if numbers.size != last - first:
            raise RuntimeError(f"rounds: {numbers.size} of the runs {first} to {last - 1} are there; please report it.")
        whole = picked(whole, np.argsort(numbers))._replace(penetration=depths)
        if chunk is not None and self._enters_at_once():
            self.gathering.reserve(whole)  # before: what is in the maps must have its runs
            self._enter(chunk)
        return whole

    def _taken(self, last):
        """Held runs up to ``last``; they are held no longer."""
        if self.waiting is None:
            self.waiting = sorted(self.held.entries, key=lambda entry: -entry["first"])
            self.opened = list(self.unwritten)
        while self.waiting and self.waiting[-1]["first"] < last:
            self.opened.append(self._from(self.held.read(self.waiting.pop()), self.gathering.count))
        taken = [self._part(part, 0, np.searchsorted(part.numbers, last)) for part in self.opened]
        rest = [self._from(part, last) for part in self.opened]
        self.opened = [part for part in rest if part.numbers.size]
        return [part for part in taken if part.numbers.size]

    def _from(self, held, first):
        return self._part(held, np.searchsorted(held.numbers, first), held.numbers.size)

    @staticmethod
    def _part(held, begin, end):
        if begin == 0 and end == held.numbers.size:
            return held
        return Held(held.numbers[begin:end], picked(held.chunk, np.arange(begin, end)))

    def numbers(self):
        """Numbers of the runs that are held, chunk by chunk; before the first turn comes."""
        for entry in [] if self.held is None else self.held.entries:
            numbers = self.held.read(entry).numbers
            yield numbers[numbers >= self.gathering.count]

    def maps_so_far(self):
        """Maps of all runs that are made, as Gathering.maps_so_far."""
        gathering = self.gathering
        tables = [table for table in (gathering.table, self.table) if table is not None and table.rows]
        if gathering.maps_folder is not None:
            return sketch(tables or [gathering.table], gathering.terrain)
        return maps_together(tables or [gathering.table], gathering.terrain, gathering.count + self.count)

    def close(self):
        """End threads, and let go of the file."""
        if self.held is not None:
            self.held.close()
        if self.table is not None:
            self.table.close()

    def state(self):
        """Arrays by name, which ``restore`` takes; none where no run waits. OSError where the file has no room."""
        if self.held is None:
            return {}
        self.unwritten = [part for part in self.unwritten if part.numbers[-1] >= self.gathering.count]
        while self.unwritten:  # the file may have room by now
            self.held.add(*self.unwritten[0])
            if self.waiting is None:
                self.problem = ""
            self.unwritten.pop(0)
        state = self.held.state(self.gathering.count)
        return state if state["ahead_entries"].size else {}

    def restore(self, state):
        """Go on from what ``state`` returned. ValueError for what does not belong together."""
        if "ahead_entries" not in state:
            return
        self._begin()
        self.held.restore(state)
        for entry in self.held.entries:
            held = self._from(self.held.read(entry), self.gathering.count)
            self.is_promised[held.numbers] = True
            self.count += held.numbers.size
            if self.table is not None:
                self._enter(held.chunk)

    def _begin(self):
        if self.held is not None:
            return
        gathering = self.gathering
        folder = None if gathering.maps_folder is None else str(gathering.maps_folder)
        self.held = HeldChunks(self.path, folder)
        self.is_promised = np.zeros(gathering.total, bool)
        if gathering.table is not None and not self._enters_at_once():
            self._try(self._make_table)

    def _make_table(self):
        self.table = self.gathering.new_table(is_rough=True)

    def _enters_at_once(self):
        return self.gathering.table is not None and self.gathering.table.has_whole_sums

    def _enter(self, chunk):
        if self._enters_at_once():
            self.gathering.add_to_maps(chunk, self.gathering.table)
        elif self.table is not None:
            self._try(lambda: self.gathering.add_to_maps(chunk, self.table))

    def _try(self, enter):
        """Enter into the table of maps; where the disk has no room for it, it goes, and no more runs are made ahead."""
        try:
            enter()
        except OSError as error:
            self._give_up_table()
            self.problem = str(error)

    def _give_up_table(self):
        if self.table is not None:
            self.table.close()
        self.table = None

    def _take_from_table(self, chunk):
        stops = chunk.runs["stop_cell"]
        self.table.take_away(chunk.cells, chunk.values, stops[stops >= 0])

    @staticmethod
    def _without_cells(chunk):
        """The rows of a chunk whose passages and stops are in the maps."""
        rows = without_cells(chunk)
        rows.runs["stop_cell"] = -1
        return rows
