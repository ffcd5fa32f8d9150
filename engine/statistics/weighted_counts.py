# SPDX-License-Identifier: GPL-2.0-or-later
"""Bounds of sums of weights of things that were counted, at 95 %.

Counts are those of a Poisson process with weights; y = sum w h, v = sum w^2 h, W the largest weight of all (Fay and
Feuer 1997, Statistics in Medicine 16, 791-801, recalled; coverage tested by repeated draws). At 95 %:

    low  = v / (2 y) chi2inv(0.025; 2 y^2 / v)
    high = (v + W^2) / (2 (y + W)) chi2inv(0.975; 2 (y + W)^2 / (v + W^2))
"""

import numpy as np

from ..io.optional_packages import require

TAIL = 0.025  # of both sides: a confidence of 95 %


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
