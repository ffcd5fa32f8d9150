# SPDX-License-Identifier: GPL-2.0-or-later
"""From the members of an ensemble to maps with bands: what most probably holds, and between what it lies.

    p_j       share of the runs of member j that pass a cell, or exceed an energy there
    lambda_j  = rate_j p_j                           passages a year
    lambda    = mean of lambda_j                     predictive: what doubt and chance together make of it
    T         = 1 / lambda                           not the mean of the T_j, nor the T of the median
    Pr(T)     = share of the members with lambda_j >= 1 / T        how sure the cell lies in the zone of T years
    band      5 and 95 % quantiles of the members

The chance of so many runs is in the spread of the members, too; without it the shares p_j spread by

    s2 = max(0, var(p_j) - mean(p_j (1 - p_j) / (n - 1)))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike

LOW, MIDDLE, HIGH = 0.05, 0.5, 0.95
# the least of so many members lies below the 5 % quantile with 95 % confidence: 0.95^59 = 0.0485
FEWEST_MEMBERS = 59


def predictive_frequency(frequencies: ArrayLike) -> Array:
    """lambda, 1/year, of those of the members (m, ...)."""
    return np.asarray(np.mean(np.asarray(frequencies, np.float64), axis=0))


def membership(frequencies: ArrayLike, period: float) -> Array:
    """Share of the members (m, ...) with a frequency of at least once in this many years."""
    # a product of a count and a rate may lie an ulp below its own quotient
    return np.asarray(np.mean(np.asarray(frequencies, np.float64) * period >= 1.0 - 1e-12, axis=0))


def period_of(frequency: ArrayLike) -> Array:
    """Years; infinite where nothing comes."""
    with np.errstate(divide="ignore"):
        return np.asarray(1.0 / np.asarray(frequency, np.float64))


def bands_of(values: ArrayLike, shares: Sequence[float] = (LOW, MIDDLE, HIGH)) -> Array:
    """(shares, ...) quantiles of the members (m, ...)."""
    return np.asarray(np.quantile(np.asarray(values), shares, axis=0, method="linear"))


def chance_of_shares(shares: ArrayLike, runs: int) -> Array:
    """Variance that this many runs alone give to the shares (m, ...) of the members, on their mean."""
    p = np.asarray(shares, np.float64)
    return np.asarray(np.mean(p * (1.0 - p), axis=0) / max(runs - 1, 1))


def spread_between(shares: ArrayLike, runs: int) -> Array:
    """Variance of the shares (m, ...) between members, without the chance of the runs; never negative."""
    variance = np.var(np.asarray(shares, np.float64), axis=0, ddof=1)
    return np.asarray(np.maximum(variance - chance_of_shares(shares, runs), 0.0))
