# SPDX-License-Identifier: GPL-2.0-or-later
"""Disk space that the runs of a simulation take, estimated from some: rows of tables, runs that wait for their turn.

How many wait is what the plan of rounds says (round_plan.py); what one takes is what some take together that are packed
as HeldChunks packs them.
"""

from __future__ import annotations

import numpy as np

from ..chunks.chunk import ChunkResult
from ..chunks.pieces import joined, without_cells
from ..motion.run_records import TIME
from ..obstacles.field import BARRIER, KIND, TREE
from ..obstacles.outcome import CROSSINGS, IMPACTS
from ..settings import Settings
from ..workers.workers import CHUNK_BYTES, RUNS_PER_CHUNK
from .extents import EXTENTS
from .gathering import FIRST_ROWS
from .held_chunks import contents_of
from .result import CONTACTS, RUNS, TRAJECTORIES
from .round_plan import plan_rounds
from .rounds import MOST_BYTES
from .simulation import WAITING_PER_WORKER

SAMPLE = TRAJECTORIES.itemsize + EXTENTS.itemsize
DOUBT = 1.1  # a sample may have too few rows by so much, and the last doubling is missed
PACKED_AT_ONCE = 16  # runs, as many as a chunk of a thread has


class SizeOfRuns:
    """Disk space of the runs of a simulation, by the chunks that it is shown.

    first_run : (releases + 1,) the number of the first run of each, and of all runs
    in_rounds : whether it will have rounds
    times : how often all runs are made

    Attributes
    ----------
    early : runs that wait for their turn at most
    """

    def __init__(self, first_run: np.ndarray, settings: Settings, in_rounds: bool, times: int = 1) -> None:
        self.total, self.settings = times * int(first_run[-1]), settings
        has_rounds = in_rounds and settings.precision == 0.0  # else the plan of the runs has rounds of its own
        self.early = sum(round_.numbers().size for round_ in plan_rounds(first_run)) if has_rounds else 0
        self.runs = self.samples = self.contacts = self.packed = self.packed_runs = 0
        self.at_intervals = self.crossings = self.impacts = 0
        self.bytes = 0  # of the chunks
        self.unpacked: list[ChunkResult] = []

    def note(self, chunk: ChunkResult) -> None:
        """Count the runs of a chunk."""
        self.runs += chunk.runs.size
        self.bytes += sum(array.nbytes for array in chunk)
        self.samples += len(chunk.samples) * self.settings.trajectories
        self.contacts += len(chunk.impacts) * self.settings.contacts
        self.crossings += np.count_nonzero(chunk.meetings[:, KIND] == BARRIER)
        self.impacts += np.count_nonzero(chunk.meetings[:, KIND] == TREE) * self.settings.impacts
        if len(chunk.samples) and self.settings.trajectories:
            is_kept = self.settings.at_intervals(chunk.samples[:, TIME])
            is_kept[np.cumsum(chunk.runs["samples"]) - 1] = True  # the ends of the runs
            self.at_intervals += np.count_nonzero(is_kept)
        if self.early:
            self.unpacked.append(without_cells(chunk) if self.settings.exact_means else chunk)
            if len(self.unpacked) == PACKED_AT_ONCE:
                self._pack()

    def _pack(self):
        whole = joined(self.unpacked)
        _, contents = contents_of(np.arange(whole.runs.size), whole)
        self.packed += sum(map(len, contents))
        self.packed_runs += whole.runs.size
        self.unpacked = []

    def rows(self) -> dict[str, float]:
        """Layer of a study -> how many features it will have: of those whose number the runs determine."""
        kept = {"trajectories": self.runs, "stops": self.runs, "contacts": self.contacts, "samples": self.at_intervals,
                "barrier_crossings": self.crossings, "tree_impacts": self.impacts}  # fmt: skip
        return {name: count * self.total / self.runs for name, count in kept.items()}

    def _tables(self):
        """Pairs of how many rows the tables of all runs will have, and of the bytes of one."""
        sizes = ((self.runs, RUNS.itemsize), (self.samples, SAMPLE), (self.contacts, CONTACTS.itemsize),
                 (self.crossings, CROSSINGS.itemsize), (self.impacts, IMPACTS.itemsize))  # fmt: skip
        return [(count * self.total / self.runs, size) for count, size in sizes]

    def tables(self) -> float:
        """Bytes of the tables of all runs: runs, samples, contacts, and meetings with obstacles."""
        return sum(rows * size for rows, size in self._tables())

    def in_memory(self) -> float:
        """Bytes of the same in memory at most: while a table grows there are two of it."""
        (runs, of_run), *others = self._tables()
        return runs * of_run + sum(_while_growing(rows) * size for rows, size in others)

    def under_way(self, workers: int, on_cluster: bool) -> float:
        """Bytes of the chunks that are made and wait to be added: half of those that are handed out, and a copy."""
        of_run = self.bytes / self.runs
        of_chunk = max(CHUNK_BYTES if on_cluster else 0.0, RUNS_PER_CHUNK * of_run)
        return min(of_chunk * (1.0 + workers * (1.0 + 0.5 * WAITING_PER_WORKER)), self.total * of_run)

    def waiting(self) -> float:
        """Bytes of the file of those that wait for their turn, at most."""
        if self.unpacked:
            self._pack()
        return min(self.early * self.packed / self.packed_runs, MOST_BYTES) if self.early else 0.0


def _while_growing(rows):
    """Rows in memory at most of a table that doubles when it is full, up to about this many rows."""
    if rows < 1.0:
        return 0.0
    last = FIRST_ROWS
    while 2 * last < DOUBT * rows:
        last *= 2
    return max(2.0 * last, rows) if last < DOUBT * rows else rows
