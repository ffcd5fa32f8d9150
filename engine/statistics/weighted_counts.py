# SPDX-License-Identifier: GPL-2.0-or-later
"""Sums of weights of things that were counted: their bounds at 95 %, and quantiles.

Counts are those of a Poisson process with weights; y = sum w h, v = sum w^2 h, W the largest weight of all (Fay and
Feuer 1997, Statistics in Medicine 16, 791-801, recalled; coverage tested by repeated draws). At 95 %:

    low  = v / (2 y) chi2inv(0.025; 2 y^2 / v)
    high = (v + W^2) / (2 (y + W)) chi2inv(0.975; 2 (y + W)^2 / (v + W^2))
"""

import numpy as np

from ..io.optional_packages import require

TAIL = 0.025  # of both sides: a confidence of 95 %
ROUNDING = 1e-12  # of a weight, so that what is exactly (1 - p) W is not more


def poisson_band(sums, squares, largest_weight):
    """(low, high) of frequencies at 95 %, see the top of this file.

    sums, squares : arrays of one shape, y and v; 0 where there is no hit
    largest_weight : W, of all runs that could have hit
    """
    require("scipy")
    from scipy.special import gammaincinv

    y, v = np.asarray(sums, np.float64), np.asarray(squares, np.float64)
    weight = float(largest_weight)
    is_hit = y > 0.0
    y_hit, v_hit = np.where(is_hit, y, 1.0), np.where(is_hit, v, 1.0)
    low = np.where(is_hit, v_hit / y_hit * gammaincinv(y_hit * y_hit / v_hit, TAIL), 0.0)
    more, spread = y + weight, v + weight * weight
    return low, spread / more * gammaincinv(more * more / spread, 1.0 - TAIL)


def weighted_quantile(values, weights, share, whole=None):
    """Least of some values (n,) such that those above it have a weight of (1 - share) W at most; NaN of none.

    (The inverse of the distribution function, definition 1 of Hyndman and Fan 1996, The American Statistician 50,
    361-365, recalled.) whole : W, None for the sum of the weights (n,)
    """
    values, weights = np.asarray(values, np.float64), np.asarray(weights, np.float64)
    if not values.size:
        return np.nan
    order = np.argsort(-values, kind="stable")
    reached = np.cumsum(weights[order])
    above = (1.0 - share) * (reached[-1] if whole is None else whole) * (1.0 + ROUNDING)
    return float(values[order[min(int(np.searchsorted(reached, above, "right")), values.size - 1)]])
