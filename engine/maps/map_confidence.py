# SPDX-License-Identifier: GPL-2.0-or-later
"""Confidence of the maps, cell by cell; for any distribution of the values.

Share p = k / n of the runs that pass (Wilson 1927, J. Am. Stat. Assoc. 22, 209-212), z the normal quantile:

    (p + z^2 / 2n -+ z sqrt(p (1 - p) / n + z^2 / 4n^2)) / (1 + z^2 / n)

Quantile x_p of the n values of a cell, between two of them in order (David and Nagaraja 2003, section 7.1):

    P(X_(l) <= x_p <= X_(u)) >= c,   l = F^-1((1 - c) / 2),  u = F^-1((1 + c) / 2) + 1,   F of Binomial(n, p)

Where l < 1 or u > n the values do not bound it. For the 95th percentile that is so below 72 values. The half width of
an interval shrinks with the root of the number of runs, so (half width / wanted)^2 times as many bring the wanted one.
"""

import numpy as np

from ..jit.kernels import kernel

NORMAL_QUANTILE = 1.959963984540054  # of 97.5 %
TAIL = 0.025  # of both sides: a confidence of 95 %
SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99}  # percentiles beside the 95th
P95 = 0.95
FEWEST = 72  # values that bound the 95th percentile: 0.95^72 < 0.025
WANTED = 0.1  # relative half width of the 95th percentile that is enough
TINY = 1e-18  # share of the likeliest count below which a count does not matter


def share_bounds(count, total):
    """(low, high) of shares ``count`` (n,) of ``total`` runs; float32."""
    z2 = NORMAL_QUANTILE * NORMAL_QUANTILE / total
    share = np.asarray(count, np.float64) / total
    middle = share + 0.5 * z2
    half = np.sqrt(z2 * (share * (1.0 - share) + 0.25 * z2))
    low, high = (middle - half) / (1.0 + z2), (middle + half) / (1.0 + z2)
    low[share == 0.0], high[share == 1.0] = 0.0, 1.0  # exact, whatever rounding did
    return low.astype(np.float32), high.astype(np.float32)


@kernel
def find_ranks(totals, share, tail, out_low, out_high):
    """Ranks l and u (from 1, the smallest) for each number of values, written in place; see the top of this file.

    Probabilities are taken relative to that of the likeliest count and summed outwards, so none underflows.
    """
    odds = share / (1.0 - share)
    for i in range(totals.size):
        n = np.int64(totals[i])
        mode = min(np.int64((n + 1) * share), n)
        lowest, weight, total = mode, 1.0, 1.0
        while lowest > 0 and weight > TINY:
            weight *= lowest / ((n - lowest + 1) * odds)
            lowest -= 1
            total += weight
        below = weight
        highest, above = mode, 1.0
        while highest < n and above > TINY:
            above *= (n - highest) * odds / (highest + 1)
            highest += 1
            total += above
        summed, low = below, lowest
        while summed < tail * total and low < highest:
            below *= (n - low) * odds / (low + 1)
            low += 1
            summed += below
        summed, high = above, highest
        while summed <= tail * total and high > lowest:
            above *= high / ((n - high + 1) * odds)
            high -= 1
            summed += above
        out_low[i], out_high[i] = low, high + 1


def p95_bounds(table, totals, largest):
    """(low, high) of the 95th percentile of each row of a QuantileTable, float32; NaN where the values do not bound it.

    totals, largest : (n,) number of the values of each row, and the largest
    """
    numbers, position = np.unique(np.asarray(totals, np.int64), return_inverse=True)
    low, high = np.zeros(numbers.size, np.int64), np.zeros(numbers.size, np.int64)
    find_ranks(numbers, P95, TAIL, low, high)
    return tuple(table.ordered(ranks[position], totals, largest) for ranks in (low, high))


def more_runs(p95, low, high, totals):
    """Factor by which more runs bring the 95th percentile within WANTED, float32; below 1: there are enough."""
    with np.errstate(invalid="ignore", divide="ignore"):
        half = 0.5 * (high.astype(np.float64) - low) / (WANTED * p95)
    factor = np.where(np.isfinite(half), half * half, 0.0)
    return np.maximum(factor, np.where(np.isnan(high) | np.isnan(low), FEWEST / totals, 0.0)).astype(np.float32)


def columns(name, table, used, column, p95):
    """Name of a map -> its values for the rows of a quantity's QuantileTable."""
    totals, largest = used["passages"], used["largest"][:, column]
    low, high = p95_bounds(table, totals, largest)
    return {
        **{f"{name}_{words}": table.quantile(share, totals, largest) for words, share in SHARES.items()},
        f"{name}_p95_low": low,
        f"{name}_p95_high": high,
        f"{name}_more_runs": more_runs(p95, low, high, totals),
    }
