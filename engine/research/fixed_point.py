# SPDX-License-Identifier: GPL-2.0-or-later
"""Fixed points by relaxation: x <- x + a r, r = f(x) - x, with a constant factor or that of Aitken.

    a_k = -a_(k-1) r_(k-1) . (r_k - r_(k-1)) / |r_k - r_(k-1)|^2            thesis of Sautter, eqs. 4.18-4.21

Strong coupling in steps of Gauss-Seidel is such an iteration on the state at the interface. Talus solves rock and net
as one system, where nothing has to be iterated; this is here for study.
"""

from typing import NamedTuple

import numpy as np


class FixedPoint(NamedTuple):
    """Iterates (k, n), residuals (k, n), the first that of the start, and factors (k,)."""

    values: np.ndarray
    residuals: np.ndarray
    factors: np.ndarray
    converged: bool


def constant(factor):
    """Relaxation by the same factor all along."""
    return lambda before, residual_before, residual: factor


def aitken(before, residual_before, residual):
    """Aitken's factor from the one before and two residuals; the old one where the residual stays."""
    change = residual - residual_before
    square = (change * change).sum()
    return before if square == 0.0 else -before * (residual_before * change).sum() / square


def fixed_point(function, start, relaxation, tolerance, factor=0.4, residual=1.0, most=100):
    """Iterate from ``start`` until the residual is at most ``tolerance`` (root mean square).

    factor, residual: those before the first step, of which Aitken's relaxation makes the first factor. The thesis does
    not state them for its table D.1; 0.4 and 1 give it.
    """
    value = np.atleast_1d(np.array(start, dtype=np.float64))
    before = np.full_like(value, residual)
    values, residuals, factors = [value], [], []
    for _ in range(most):
        now = np.atleast_1d(function(value)) - value
        residuals.append(now)
        if np.sqrt((now * now).mean()) <= tolerance:
            break
        factor = relaxation(factor, before, now)
        value = value + factor * now
        before = now
        values.append(value)
        factors.append(factor)
    converged = bool(np.sqrt((residuals[-1] ** 2).mean()) <= tolerance)
    return FixedPoint(np.array(values), np.array(residuals), np.array(factors), converged)
