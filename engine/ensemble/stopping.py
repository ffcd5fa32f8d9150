# SPDX-License-Identifier: GPL-2.0-or-later
"""A simulation that stops when it is precise enough: rounds over all releases, and a look after each.

Runs are normally made release by release. Here they are made in rounds, each of which gives every release the same
share of its runs, so that after any round all releases are represented alike. Rounds grow by a quarter, hence few looks
are taken: each one gives chance another opportunity to stop too early (Chow, Robbins 1965, Ann. Math. Stat. 36,
457-462, show that the interval keeps its confidence as the asked precision goes to 0).

The looks are taken at numbers of runs that follow from the releases alone, at runs gathered in their own order, so
where a simulation stops does not depend on the threads. A run draws from the random stream of its number; rounds number
the runs differently than a simulation without.
"""

import math

import numpy as np

FIRST_ROUND = 200  # runs about; the interval of a 95th percentile has no upper bound below 72
GROWTH = 1.25
SHARE = 0.95


class StoppingPlan:
    """The plan: which release has which runs, and after how many runs to look.

    Parameters
    ----------
    releases : chunk.Releases as made for all runs, release by release
    precision : relative half width of the 95 % confidence interval at which to stop; 0 for all runs as they are
    field : of the runs, whose 95th percentile it is
    """

    def __init__(self, releases, precision, field):
        self.precision, self.field, self.reached = precision, field, math.inf
        self.total = int(releases.first_run[-1])
        self.release = np.arange(releases.height.size)  # of the caller, for each of the plan
        self.releases, self.ends = releases, [self.total]
        if precision > 0.0:
            self._plan(releases)

    def _plan(self, releases):
        from ..statistics.convergence import estimate  # needs scipy, which not every installation has

        self.estimate = estimate
        runs = np.diff(releases.first_run)
        shares = [min(max(FIRST_ROUND / self.total, 1.0 / runs.max()), 1.0)]
        while shares[-1] < 1.0:
            shares.append(min(shares[-1] * GROWTH, 1.0))
        # rounded up, so that each release has a run in the first round
        done = np.ceil(np.outer(shares, runs) - 1e-9).astype(np.int64)
        parts = np.diff(done, axis=0, prepend=0)
        of_round, self.release = np.nonzero(parts)
        first_run = np.concatenate([[0], np.cumsum(parts[of_round, self.release])])
        columns = {name: np.ascontiguousarray(column[self.release]) for name, column in releases._asdict().items()
                   if name not in ("first_run", "laws")}  # the laws are shared by all releases  # fmt: skip
        self.releases = releases._replace(first_run=first_run.astype(np.int64), **columns)
        self.ends = np.unique(done.sum(axis=1)).tolist()

    def end_after(self, count):
        """Runs at the end of the round in which run number ``count`` lies."""
        return self.ends[min(np.searchsorted(self.ends, count, side="right"), len(self.ends) - 1)]

    def is_enough(self, runs):
        """True when these are all runs, or they are the runs of whole rounds and precise enough."""
        if runs.size == self.total:
            self._look(runs)
            return True
        return runs.size in self.ends and self._look(runs) <= self.precision

    def _look(self, runs):
        if self.precision > 0.0:
            self.reached = self.estimate(runs[self.field], "quantile", SHARE).precision
        return self.reached

    def finish(self, result):
        """Give the runs the releases of the caller, and report what was reached."""
        if self.precision > 0.0:
            result.runs["release"] = self.release[result.runs["release"]]
            result.provenance["stopped"] = {
                "precision": self.reached, "asked": self.precision, "of": self.field, "runs_at_most": self.total,
            }  # fmt: skip
        return result
