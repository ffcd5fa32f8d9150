# SPDX-License-Identifier: GPL-2.0-or-later
"""Precision of a number from a given count of runs, and the runs needed for the precision asked for.

    statistic     confidence interval                                   source
    ------------  ----------------------------------------------------  ------------------------------------------
    quantile      between two order statistics whose ranks the          Hahn, Meeker (1991), Statistical Intervals,
                  binomial distribution gives; no distribution assumed  section 5.2
    share         Wilson's score interval                               Wilson (1927), JASA 22, 209-212
    mean          Student's t; for many runs whatever the distribution  Student (1908), Biometrika 6, 1-25

The intervals hold for independent runs that are drawn at random from all releases. Where every release has the same
number of runs the statistic is a little more precise than they say (proportional stratification, Cochran 1977,
section 5.6). The precision is half the width of the interval, relative to the estimate; it shrinks with the square
root of the number of runs, and so the number that is needed follows.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..choices import STATISTICS
from ..io.optional_packages import require

require("scipy")
from scipy import stats  # noqa: E402, after it was asked for its version

if TYPE_CHECKING:
    from ..hints import Array

CONFIDENCE = 0.95
FEWEST = 10  # runs at the beginning of a curve
POINTS = 60  # of a curve


class Estimate(NamedTuple):
    """A statistic and its confidence interval; -inf or inf where so few runs give no bound."""

    value: float
    low: float
    high: float

    @property
    def precision(self):
        """Half the width of the interval relative to the value; inf without bounds or for a value of 0."""
        if self.value == 0.0 or not math.isfinite(self.high - self.low):
            return math.inf
        return 0.5 * (self.high - self.low) / abs(self.value)


class Curve(NamedTuple):
    """Estimates of growing numbers of runs; arrays of one length."""

    runs: np.ndarray  # int64
    value: np.ndarray
    low: np.ndarray
    high: np.ndarray


def estimate(sample: Array, statistic: str, share: float = 0.95, confidence: float = CONFIDENCE) -> Estimate:
    """Statistic of a sample with its confidence interval.

    sample : (n,) one number a run; for "share" True where it counts
    statistic : "quantile" (of ``share``), "mean" or "share"

    Raises ValueError for an empty sample, an unknown statistic, or a share or confidence outside 0 to 1.
    """
    sample = np.asarray(sample)
    if sample.size == 0:
        raise ValueError("convergence: there is no run.")
    if not (0.0 < share < 1.0 and 0.0 < confidence < 1.0):
        raise ValueError(f"convergence: share {share} and confidence {confidence} must lie between 0 and 1.")
    if statistic == "quantile":
        return _quantile(np.sort(sample.astype(np.float64)), share, confidence)
    if statistic == "mean":
        return _mean(sample.astype(np.float64), confidence)
    if statistic == "share":
        return _share(int(np.count_nonzero(sample)), sample.size, confidence)
    raise ValueError(f"convergence: unknown statistic {statistic!r}; known are {', '.join(STATISTICS)}.")


def curve(sample: Array, statistic: str, share: float = 0.95, confidence: float = CONFIDENCE, seed: int = 0) -> Curve:
    """Curve of a statistic against the number of runs.

    The runs of one release stand together, so they are first put in an order drawn at random with ``seed``. Entries
    that are NaN are runs without a value, for example those that miss a line; they count as runs.
    """
    sample = np.asarray(sample)[np.random.default_rng(seed).permutation(len(sample))]
    counts = np.unique(np.geomspace(min(FEWEST, sample.size), sample.size, POINTS).round().astype(np.int64))
    estimates = [estimate_of_present(sample[:count], statistic, share, confidence) for count in counts]
    value, low, high = (np.array(column) for column in zip(*estimates))
    return Curve(counts, value, low, high)


def estimate_of_present(sample: Array, statistic: str, share: float = 0.95, confidence: float = CONFIDENCE) -> Estimate:
    """``estimate`` of the entries that are not NaN; without bounds where there is none."""
    present = sample if sample.dtype == bool else sample[~np.isnan(sample)]
    return estimate(present, statistic, share, confidence) if present.size else Estimate(math.nan, -math.inf, math.inf)


def needed_runs(
    sample: Array, statistic: str, precision: float, share: float = 0.95, confidence: float = CONFIDENCE
) -> float:
    """Runs that give the statistic with the asked precision (relative half width), from a sample of runs.

    NaN as in ``curve``. inf where nothing can be said: a share or mean of 0, or no value at all. A quantile takes as
    many as give it two bounds, however narrow its interval is.
    """
    sample = np.asarray(sample)
    estimated = estimate_of_present(sample, statistic, share, confidence)
    present = sample.size if sample.dtype == bool else int(np.count_nonzero(~np.isnan(sample)))
    if not present or estimated.value == 0.0:
        return math.inf
    fewest = 1
    if statistic == "quantile":
        fewest = math.ceil(fewest_runs(share, confidence) * sample.size / present)
    if math.isinf(estimated.precision):
        return fewest if statistic == "quantile" else math.inf
    return max(fewest, math.ceil(sample.size * (estimated.precision / precision) ** 2))


def quantile_precisions(sample: Array, groups: Array, share: float = 0.95, confidence: float = CONFIDENCE) -> Array:
    """Precision of a quantile of each group of runs, as that of an Estimate; groups in ascending order.

    sample, groups : (n,) a number and the group of each run
    """
    sample, groups = np.asarray(sample, np.float64), np.asarray(groups)
    ordered = sample[np.lexsort([sample, groups])]
    _, first, counts = np.unique(np.sort(groups), return_index=True, return_counts=True)
    tail = 0.5 * (1.0 - confidence)
    below, above = (stats.binom.ppf(side, counts, share).astype(np.int64) for side in (tail, 1.0 - tail))
    position = share * (counts - 1)
    step = np.minimum(position.astype(np.int64), np.maximum(counts - 2, 0))
    lower, upper = ordered[first + step], ordered[first + np.minimum(step + 1, counts - 1)]
    value = lower + (position - step) * (upper - lower)
    is_bounded = (below >= 1) & (above + 1 <= counts) & (value != 0.0)
    rank = np.where(is_bounded, below, 1), np.where(is_bounded, above + 1, 1)
    width = ordered[first + rank[1] - 1] - ordered[first + rank[0] - 1]
    return np.where(is_bounded, 0.5 * width / np.abs(np.where(is_bounded, value, 1.0)), math.inf)


def wilson_interval(count, total, confidence=CONFIDENCE):
    """(low, high) of shares of which ``count`` in ``total`` were seen; numbers or arrays, as the cells of a map."""
    z = float(stats.norm.ppf(0.5 + 0.5 * confidence))
    value, weight = np.asarray(count, np.float64) / total, z * z / total
    centre = (value + 0.5 * weight) / (1.0 + weight)
    half = np.sqrt(weight * value * (1.0 - value) + 0.25 * weight * weight) / (1.0 + weight)
    return np.maximum(centre - half, 0.0), np.minimum(centre + half, 1.0)


def fewest_runs(share: float, confidence: float = CONFIDENCE) -> int:
    """Fewest runs of which the interval of a quantile has both bounds: the larger tail^n is at most (1 - c) / 2."""
    return math.ceil(math.log(0.5 * (1.0 - confidence)) / math.log(max(share, 1.0 - share)))


def _quantile(ordered, share, confidence):
    tail = 0.5 * (1.0 - confidence)
    below = stats.binom.ppf([tail, 1.0 - tail], ordered.size, share).astype(np.int64)
    low, high = below[0], below[1] + 1  # ranks from 1
    return Estimate(
        float(np.quantile(ordered, share)),
        float(ordered[low - 1]) if low >= 1 else -math.inf,
        float(ordered[high - 1]) if high <= ordered.size else math.inf,
    )


def _mean(sample, confidence):
    value = float(sample.mean())
    if sample.size < 2:
        return Estimate(value, -math.inf, math.inf)
    half = stats.t.ppf(0.5 + 0.5 * confidence, sample.size - 1) * sample.std(ddof=1) / math.sqrt(sample.size)
    return Estimate(value, value - float(half), value + float(half))


def _share(count, total, confidence):
    low, high = wilson_interval(count, total, confidence)
    return Estimate(count / total, float(low), float(high))
