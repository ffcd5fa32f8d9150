# SPDX-License-Identifier: GPL-2.0-or-later
"""Percentiles of a sample and how well it knows them, whatever the distribution.

    P(X_(l) <= x_p <= X_(u)) = P(l <= B <= u - 1) >= c,  B ~ Binomial(n, p)

X_(k) is the k-th smallest of n values, x_p the true quantile. David and Nagaraja (2003), Order Statistics, 3rd ed.,
section 7.1. Shares: Clopper and Pearson (1934), Biometrika 26, 404-413. Both hold at least the stated confidence.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..io.optional_packages import require

if TYPE_CHECKING:
    from ..hints import Array, Numbers

CONFIDENCE = 0.95
SHARES = (0.5, 0.9, 0.95, 0.99)


class Summary(NamedTuple):
    """Some values in numbers; NaN where there are none."""

    count: int
    mean: float
    p50: float
    p90: float
    p95: float
    p99: float
    largest: float
    p95_low: float  # bounds of the confidence interval of p95; infinite where the sample is too small to bound it
    p95_high: float


def summary(values, confidence=CONFIDENCE):
    """The Summary of values; those that are NaN do not count. Percentiles interpolate between neighbouring values."""
    values = np.asarray(values, np.float64)
    values = values[~np.isnan(values)]
    if not values.size:
        return Summary(0, *[math.nan] * 8)
    low, high = quantile_interval(values, 0.95, confidence)
    return Summary(values.size, float(values.mean()), *np.quantile(values, SHARES).tolist(), values.max(), low, high)


def quantile_interval(values: Array, share: float, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """(low, high) of the quantile that ``share`` of all values stay below; -inf, inf where too few values bound it."""
    require("scipy")
    from scipy.stats import binom

    values = np.sort(np.asarray(values, np.float64))
    lower = int(binom.ppf(0.5 * (1.0 - confidence), values.size, share))
    upper = int(binom.ppf(0.5 * (1.0 + confidence), values.size, share)) + 1
    low = float(values[lower - 1]) if lower >= 1 else -math.inf
    high = float(values[upper - 1]) if upper <= values.size else math.inf
    return low, high


def fewest_values(share: float, confidence: float = CONFIDENCE) -> int:
    """Number of values from which ``quantile_interval`` has an upper bound: 1 - share^n >= (1 + confidence) / 2."""
    return math.ceil(math.log(0.5 * (1.0 - confidence)) / math.log(share))


def share_interval(count: Numbers, total: Numbers, confidence: float = CONFIDENCE) -> tuple[Numbers, Numbers]:
    """(low, high) of a share of which ``count`` in ``total`` were seen; arrays or numbers."""
    require("scipy")
    from scipy.stats import beta

    count, total = np.broadcast_arrays(np.asarray(count, np.float64), np.asarray(total, np.float64))
    tail = 0.5 * (1.0 - confidence)
    with np.errstate(invalid="ignore"):
        low = np.where(count > 0, beta.ppf(tail, count, total - count + 1.0), 0.0)
        high = np.where(count < total, beta.ppf(1.0 - tail, count + 1.0, total - count), 1.0)
    return low[()], high[()]
