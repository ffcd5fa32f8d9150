# SPDX-License-Identifier: GPL-2.0-or-later
"""Rounds over all releases: which runs are made before their turn, so that early maps are of all of them.

    rounds 1, 2, ...   the first runs of every 64th group of neighbouring releases, then of every 32nd ... of all
    then               more runs of each release, until a quarter of its runs is there
    last round         all others, release by release

Each run keeps its number, so it is the same run.

Where there may be few rounds (round_limit.py) these are the first, and one in which all other releases have their first
runs.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..chunks.pieces import numbers_from

SHARES = (1 / 16, 1 / 8, 1 / 4)  # of the runs of each release, which are there after the rounds
MOST = 0.5  # share of all runs that rounds before the last may have
FEWEST = 256  # runs of a simulation that is worth it
RUNS_OF_GROUP = 16  # of releases next to each other, whose first runs are made together
FEWEST_GROUPS = 32  # of a round
MOST_SKIPPED = 64


class Round(NamedTuple):
    """The runs begins[i] to ends[i] - 1 of all i."""

    begins: np.ndarray
    ends: np.ndarray
    one_in: int  # of so many groups of releases one has runs after it
    share: float  # of all runs that are there after it

    def numbers(self) -> np.ndarray:
        """Numbers of its runs."""
        return numbers_from(self.begins, self.ends - self.begins)


def plan_rounds(first_run: np.ndarray, most: int | None = None) -> list[Round]:
    """All rounds but the last; none where there is one release or there are few runs.

    first_run : (releases + 1,) the number of the first run of each, and of all runs
    most : 0 or 2 rounds, None for any number
    """
    runs, total = np.diff(first_run), int(first_run[-1])
    if runs.size < 2 or total < FEWEST or most == 0:
        return []
    rounds, done, made = [], np.zeros_like(runs), 0
    for step, share in enumerate(SHARES if most is None else SHARES[:1]):
        wanted = np.ceil(runs * share - 1e-9).astype(np.int64)
        for one_in, chosen in _sweeps(wanted, most) if step == 0 else [(1, np.ones(runs.size, bool))]:
            chosen &= wanted > done
            more = int((wanted - done)[chosen].sum())
            if made + more > MOST * total:
                return rounds
            if more:
                made += more
                begins, ends = first_run[:-1][chosen] + done[chosen], first_run[:-1][chosen] + wanted[chosen]
                rounds.append(Round(begins, ends, one_in, made / total))
                done[chosen] = wanted[chosen]
    return rounds


def _sweeps(wanted, most):
    """(one_in, (releases,) bool) of the rounds that give each release its first runs, coarse ones first."""
    group = (np.cumsum(wanted) - wanted) // RUNS_OF_GROUP
    step = 1
    while step < MOST_SKIPPED and (group[-1] + 1) // (2 * step) >= FEWEST_GROUPS:
        step *= 2
    yield step, group % step == 0
    if most is not None and step > 1:
        yield 1, group % step != 0
        return
    while step > 1:
        step //= 2
        yield step, (group % step == 0) & (group % (2 * step) != 0)
