# SPDX-License-Identifier: GPL-2.0-or-later
"""Candidate lines for a flexible net, compared by what it would do to the rocks of one simulation. SI units.

Of the runs that cross a line, those whose centre is above the top pass over. Of the others some, evenly taken in the
order of their numbers, are thrown into the net; their shares and percentiles stand for all of them. What is left of the
hazard behind a line:

    share that goes on = (over + below * passed / thrown) / runs

Its uncertainty is that of the number thrown (Clopper and Pearson 1934). Thesis of Sautter, chapter 6, sites a net in
this way, from trajectories without it.
"""

from typing import NamedTuple

import numpy as np

from .order_statistics import Summary, share_interval, summary

DRAWS = 10_000  # for the chance that a line is the best


class Siting(NamedTuple):
    """What a net on one line does."""

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
    elongation: Summary  # m
    stroke: Summary  # m
    rope: Summary  # N, largest force in a sliding rope
    anchor: Summary  # N, largest force on an anchor or foot

    def distance_needed(self):
        """Upper bound of the 95th percentile of the elongation [m]; the largest seen where too few bound it."""
        high = self.elongation.p95_high
        return high if np.isfinite(high) else self.elongation.largest


def taken_evenly(rows, count):
    """``count`` rows of an array, evenly from the first to the last; all where there are no more."""
    if count <= 0 or len(rows) <= count:
        return rows
    return rows[((np.arange(count) + 0.5) * len(rows) / count).astype(np.int64)]


def siting_of(runs, passing, over, hits):
    """The Siting of a line from the Impacts of the rocks that were thrown."""
    thrown, caught = len(hits), sum(hit.verdict == "caught" for hit in hits)
    below = passing - over
    low, high = share_interval(caught, thrown) if thrown else (0.0, 1.0)
    scale = below / passing if passing else 0.0
    share = scale * caught / thrown if thrown else 0.0
    largest = {
        "elongation": [hit.elongation for hit in hits],
        "stroke": [max(hit.brake_strokes, default=0.0) for hit in hits],
        "rope": [max(hit.rope_forces.values(), default=0.0) for hit in hits],
        "anchor": [max(hit.reactions.values(), default=0.0) for hit in hits],
    }
    return Siting(
        runs, passing, over, thrown, caught, sum(bool(hit.flags) for hit in hits), share, scale * float(low),
        scale * float(high), passing * (1.0 - share) / runs,
        **{name: summary(values) for name, values in largest.items()},
    )  # fmt: skip


def chance_of_best(sitings, seed=0):
    """Chance of each line to let the fewest runs go on, from the uncertainty of its share alone, (n,).

    Shares are drawn from their Beta distributions with a uniform prior; ties share the chance.
    """
    rng = np.random.default_rng(seed)
    left = np.empty((DRAWS, len(sitings)))
    for k, one in enumerate(sitings):
        below = one.passing - one.over
        share = rng.beta(one.caught + 1, one.thrown - one.caught + 1, DRAWS) if one.thrown else np.zeros(DRAWS)
        left[:, k] = one.passing - below * share
    is_best = left == left.min(axis=1, keepdims=True)
    return (is_best / is_best.sum(axis=1, keepdims=True)).mean(axis=0)


def order_of(sitings):
    """Numbers of the lines from the one that lets the fewest runs go on; ties: the shorter elongation first."""
    return sorted(range(len(sitings)), key=lambda k: (sitings[k].rest_share, sitings[k].elongation.p95, k))
