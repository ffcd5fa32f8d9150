# SPDX-License-Identifier: GPL-2.0-or-later
"""Effect of a measure: the same rocks before and after it, run by run, with the confidence of the difference.

Both simulations have the same releases, rocks and seed, so run k of one starts as run k of the other (common random
numbers). The difference of a statistic is then known better than from independent runs:

    mean       d = mean(b - a)         s^2 = var(b - a) / n = (var a + var b - 2 cov) / n
    share      d = (n_01 - n_10) / n   s^2 = (n_01 + n_10 - (n_01 - n_10)^2 / n) / n^2
    quantile   d = q(b) - q(a)         by drawing runs again, both values of a run together

n_01: runs that count after but not before. Law and Kelton (2000), Simulation Modeling and Analysis, section 11.2; the
share is McNemar's table (1947); the quantile a paired bootstrap, Efron and Tibshirani (1993), section 8.3.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..choices import STATISTICS
from ..io.optional_packages import require

if TYPE_CHECKING:
    from ..hints import Array

CONFIDENCE = 0.95
DRAWS = 2000  # of the bootstrap; its own error of a bound is then some 3 % of the interval's half width
NUMBERS_AT_ONCE = 100_000  # drawn together, for memory; the numbers do not depend on it


class Difference(NamedTuple):
    """A statistic before, after, and the difference with its confidence interval."""

    before: float
    after: float
    difference: float  # after - before
    low: float
    high: float
    variance_ratio: float  # of the difference to that of independent runs; below 1 where pairing helps, NaN: not known

    @property
    def is_sure(self):
        """True if the interval does not hold zero."""
        return self.low > 0.0 or self.high < 0.0


def difference(
    before: Array,
    after: Array,
    statistic: str = "mean",
    share: float = 0.95,
    confidence: float = CONFIDENCE,
    seed: int = 0,
) -> Difference:
    """Difference of a statistic between two simulations, run by run.

    before, after : (n,) a number a run, in the same order of runs; True where it counts for "share"
    statistic : "mean", "share" or "quantile" (of ``share``)

    Raises
    ------
    ValueError
        If the arrays are empty, have different lengths, or hold a NaN, or for an unknown statistic.
    """
    before, after = np.asarray(before), np.asarray(after)
    if before.shape != after.shape or before.ndim != 1 or not before.size:
        raise ValueError(
            f"Comparison: {before.size} runs before and {after.size} after; both simulations need the same releases, "
            "rocks and number of runs."
        )
    a, b = before.astype(np.float64), after.astype(np.float64)
    if np.isnan(a).any() or np.isnan(b).any():
        raise ValueError("Comparison: a run has no value; give each run a number (0 for one that does not arrive).")
    if statistic == "mean":
        return _of_means(a, b, confidence)
    if statistic == "share":
        return _of_means(a != 0.0, b != 0.0, confidence)
    if statistic == "quantile":
        return _of_quantiles(a, b, share, confidence, seed)
    raise ValueError(f"Comparison: unknown statistic {statistic!r}; known are {', '.join(STATISTICS)}.")


def _of_means(a, b, confidence):
    """Means, or shares as the means of zeros and ones; the variance of McNemar's table is the same number."""
    require("scipy")
    from scipy import stats

    a, b = a.astype(np.float64), b.astype(np.float64)
    change, n = b - a, a.size
    apart = a.var() + b.var()
    ratio = float(change.var() / apart) if apart > 0.0 else math.nan
    if n < 2:
        return Difference(float(a.mean()), float(b.mean()), float(change.mean()), -math.inf, math.inf, ratio)
    half = float(stats.t.ppf(0.5 + 0.5 * confidence, n - 1) * change.std(ddof=1) / math.sqrt(n))
    middle = float(change.mean())
    return Difference(float(a.mean()), float(b.mean()), middle, middle - half, middle + half, ratio)


def _of_quantiles(a, b, share, confidence, seed):
    generator, quantiles = np.random.default_rng(seed), np.empty((DRAWS, 2))
    at_once = max(1, NUMBERS_AT_ONCE // a.size)
    for first in range(0, DRAWS, at_once):
        count = min(at_once, DRAWS - first)
        rows = generator.integers(0, a.size, (count, a.size))
        quantiles[first : first + count, 0] = np.quantile(a[rows], share, axis=1)
        quantiles[first : first + count, 1] = np.quantile(b[rows], share, axis=1)
    change = quantiles[:, 1] - quantiles[:, 0]
    tail = 0.5 * (1.0 - confidence)
    low, high = np.quantile(change, [tail, 1.0 - tail])
    apart = quantiles.var(axis=0).sum()
    ratio = float(change.var() / apart) if apart > 0.0 else math.nan
    first, last = float(np.quantile(a, share)), float(np.quantile(b, share))
    return Difference(first, last, last - first, float(low), float(high), ratio)
