# SPDX-License-Identifier: GPL-2.0-or-later
"""Candidate lines for a flexible net, compared by what it would do to the rocks of one simulation. SI units.

Of the runs that cross a line, those whose centre is above the top pass over. Of the others some, evenly taken in the
order of their numbers, are thrown into the net; their shares and percentiles stand for all of them. What is left of the
hazard behind a line:

    share that goes on = (over + below * passed / thrown) / runs

Its uncertainty is that of the number thrown (Clopper and Pearson 1934). Thesis of Sautter, chapter 6, sites a net in
this way, from trajectories without it.

Where a response surface of the thrown impacts is sure of a rock (nets/surrogate.py), it stands for the net: those rocks
are known one by one, and the thrown ones of which it is not sure stand for the others like them alone,

    passed below = sure that pass + unsure x unsure thrown that passed / unsure thrown
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..statistics.order_statistics import Summary, share_interval, summary

if TYPE_CHECKING:
    from ..hints import Array, Impact, Surrogate

DRAWS = 10_000  # for the chance that a line is the best


class Siting(NamedTuple):
    """Outcome of a net on one line."""

    runs: int  # of the simulation
    passing: int  # of them that cross the line
    over: int  # of these with their centre above the top
    thrown: int
    caught: int
    flagged: int  # thrown, and something passed its strength or its stroke
    caught_share: float  # of the rocks that cross the line
    caught_low: float
    caught_high: float
    rest_share: float  # of all runs, that go on behind the line
    sure: int  # of those below the top, that a response surface decides
    sure_caught: int
    tried: int  # thrown, that stand for those that are not sure
    tried_caught: int
    elongation: Summary  # m; of the rocks that are held, of all where none is
    stroke: Summary  # m
    rope: Summary  # N, largest force in a sliding rope
    anchor: Summary  # N, largest force on an anchor or foot

    def distance_needed(self):
        """Upper bound of the 95th percentile of the elongation [m]; the largest seen where too few bound it.

        NaN where rocks were thrown and none is held: a net that fails has no elongation to keep free.
        """
        if self.thrown and not self.caught:
            return np.nan
        high = self.elongation.p95_high
        return high if np.isfinite(high) else self.elongation.largest


def taken_evenly(rows: Array, count: int) -> Array:
    """``count`` rows of an array, evenly from the first to the last; all where there are no more."""
    if count <= 0 or len(rows) <= count:
        return rows
    return rows[((np.arange(count) + 0.5) * len(rows) / count).astype(np.int64)]


class Sure(NamedTuple):
    """Verdict of a response surface on the rocks of a line below the top."""

    count: int  # that it is sure of
    caught: int  # of them
    thrown: np.ndarray  # (t,) of the rocks that were thrown, whether it is sure of them


NONE = Sure(0, 0, np.zeros(0, dtype=bool))


def sure_of(stand_in: Surrogate | None, features: Array, thrown: Array, caught: Array) -> Sure:
    """Sure of a surrogate for the rocks below the top of a line; without a surrogate, of none.

    features : (m, 7) of all of them; thrown : (t,) which of them were thrown, in the order of ``caught`` : (t,) bool.
    What was thrown is known and counts as it came.
    """
    if stand_in is None:
        return NONE
    share, is_sure = stand_in(features)
    is_held = share >= 1.0
    is_held[thrown] = caught
    return Sure(int(is_sure.sum()), int((is_sure & is_held).sum()), is_sure[thrown])


def siting_of(runs: int, passing: int, over: int, hits: Sequence[Impact], sure: Sure = NONE) -> Siting:
    """The Siting of a line from the Impacts of the rocks that were thrown, and what a response surface is sure of."""
    is_caught = np.array([hit.verdict == "caught" for hit in hits], dtype=bool)
    is_tried = ~sure.thrown if len(sure.thrown) else np.ones(len(hits), dtype=bool)
    tried, tried_caught = int(is_tried.sum()), int((is_tried & is_caught).sum())
    below = passing - over
    open_count = below - sure.count
    low, high = share_interval(tried_caught, tried) if tried else (0.0, 1.0 if open_count else 0.0)
    share, low, high = (
        (sure.caught + open_count * share) / passing if passing else 0.0
        for share in (tried_caught / tried if tried else 0.0, float(low), float(high))
    )
    largest = {
        # the way of a rock that flies on is no elongation of the net
        "elongation": [hit.elongation for hit, held in zip(hits, is_caught) if held or not is_caught.any()],
        "stroke": [max(hit.brake_strokes, default=0.0) for hit in hits],
        "rope": [max(hit.rope_forces.values(), default=0.0) for hit in hits],
        "anchor": [max(hit.reactions.values(), default=0.0) for hit in hits],
    }
    return Siting(
        runs, passing, over, len(hits), int(is_caught.sum()), sum(bool(hit.flags) for hit in hits), share, low, high,
        passing * (1.0 - share) / runs, sure.count, sure.caught, tried, tried_caught,
        **{name: summary(values) for name, values in largest.items()},
    )  # fmt: skip


def chance_of_best(sitings: Sequence[Siting], seed: int = 0) -> Array:
    """Chance of each line to let the fewest runs go on, from the uncertainty of its share alone, (n,).

    Shares are drawn from their Beta distributions with a uniform prior; ties share the chance.
    """
    rng = np.random.default_rng(seed)
    left = np.empty((DRAWS, len(sitings)))
    for k, siting in enumerate(sitings):
        unsure = siting.passing - siting.over - siting.sure
        share = (
            rng.beta(siting.tried_caught + 1, siting.tried - siting.tried_caught + 1, DRAWS)
            if siting.tried
            else np.zeros(DRAWS)
        )
        left[:, k] = siting.passing - siting.sure_caught - unsure * share
    is_best = left == left.min(axis=1, keepdims=True)
    return (is_best / is_best.sum(axis=1, keepdims=True)).mean(axis=0)


def order_of(sitings: Sequence[Siting], chances: Array) -> list[int]:
    """Numbers of the lines from the one that is most likely to let the fewest runs go on; ``chances``: chance_of_best.

    Ties: the smaller share that goes on, then the shorter elongation first. The share alone would put a line first that
    held all of three rocks before one that held 29 of 30.
    """
    return sorted(range(len(sitings)), key=lambda k: (-chances[k], sitings[k].rest_share, sitings[k].elongation.p95, k))
