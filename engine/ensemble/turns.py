# SPDX-License-Identifier: GPL-2.0-or-later
"""Order in which runs are handed out: some of each release before their turn (round_plan.py), then in their order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..chunks.pieces import Pieces, pieces_of
from .round_limit import most_rounds
from .round_plan import plan_rounds


class Turn(NamedTuple):
    """Runs that are handed out at once."""

    pieces: Pieces  # of the runs to make; none where all that are next were made before
    last: int | None  # end of the runs that are complete with it; None before their turn
    round: int  # from 1 on


class Turns:
    """Turns of the runs of a Gathering.

    plan : StoppingPlan
    workers : Workers, who say how many runs make a chunk
    rounds : Rounds, None for the order of the runs alone
    """

    def __init__(self, gathering, plan, workers, rounds=None):
        self.gathering, self.plan, self.workers, self.ahead = gathering, plan, workers, gathering.ahead
        self.next_run, self.total = gathering.count, gathering.total
        self.early, self.plan_of_rounds = iter(()), []
        self.was_cut = False  # whether a round before the last was ended early, or left out
        self.is_memory_short = False  # so that there are fewer rounds
        if rounds is not None and plan.precision == 0.0:  # else the plan has rounds of its own
            most = most_rounds(gathering)
            self.is_memory_short = most is not None
            self.plan_of_rounds = plan_rounds(plan.releases.first_run, most)
            self.early = self._early(rounds.most_bytes)

    @property
    def count(self) -> int:
        """Number of rounds."""
        return len(self.plan_of_rounds) + 1

    @property
    def made(self) -> int:
        """Number of runs that were made and are kept."""
        return self.gathering.count + (0 if self.ahead is None else self.ahead.count)

    def next(self) -> Turn | None:
        """The next Turn, None where all runs were handed out."""
        for turn in self.early:
            return turn
        if self.next_run >= self.total:
            return None
        runs = min(self.workers.runs_per_chunk(self.total), self.plan.end_after(self.next_run) - self.next_run)
        if self.ahead is None:
            pieces, last = [(self.next_run, self.next_run + runs)], self.next_run + runs
        else:
            pieces, last = self.ahead.next_turn(self.next_run, runs)
        self.next_run = last
        return Turn(pieces, last, self.count)

    def _early(self, most_bytes) -> Iterator[Turn]:
        most_bytes = min(most_bytes, self.ahead.size + self.ahead.free_space())
        for number, plan_of_round in enumerate(self.plan_of_rounds, 1):
            numbers = self._to_make(plan_of_round)
            if self._bytes_of(numbers.size) > most_bytes:
                self.was_cut = True
                return
            while numbers.size:
                if self.ahead.problem or self.ahead.size > most_bytes:
                    self.was_cut = True
                    return
                size = self.workers.runs_per_chunk(self.total)
                pieces = pieces_of(numbers[:size])
                numbers = numbers[size:]
                self.ahead.promise(pieces)
                yield Turn(pieces, None, number)

    def _to_make(self, part):
        numbers = part.numbers()
        numbers = numbers[numbers >= self.gathering.count]
        promised = self.ahead.is_promised
        return numbers if promised is None else numbers[~promised[numbers]]

    def _bytes_of(self, more):
        """That wait in the end, with n runs more; as far as those that wait show."""
        return self.ahead.size * (1.0 + more / self.ahead.count) if self.ahead.count else 0.0
