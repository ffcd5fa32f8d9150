# SPDX-License-Identifier: GPL-2.0-or-later
"""Poisson, gamma and Weibull numbers from uniform ones, with the engine's own functions.

NumPy's generators give the same uniform numbers everywhere, but make others of them with the C library.

    Poisson   how many events a Poisson process of rate 1 has in a time: the gaps between them are -ln(1 - u)
    Weibull   (-ln(1 - u))^(1/k)
    gamma     by rejection: Marsaglia and Tsang (2000), ACM Trans. Math. Software 26, 363-372
"""

import math

import numpy as np

from ..arithmetic import arrays
from ..arithmetic.logarithm import log1p
from ..arithmetic.special import lgamma
from ..random_numbers.distributions import Distribution

NORMAL = Distribution("normal", 0.0, 1.0)
HALVINGS = 60
SHAPES = (0.05, 5000.0)  # of the Weibull distribution


def poisson_events(stream, rates):
    """Numbers of events (n,) of Poisson processes with the mean numbers ``rates`` (n,)."""
    ends = np.cumsum(np.asarray(rates, np.float64))
    whole = float(ends[-1]) if ends.size else 0.0
    last, times = 0.0, [np.zeros(0)]
    while last <= whole:
        more = int(whole - last + 4.0 * math.sqrt(whole - last)) + 16
        gaps = -arrays.log(1.0 - stream.random(more))
        gaps[0] += last
        times.append(np.cumsum(gaps))
        last = float(times[-1][-1])
    return np.diff(np.searchsorted(np.concatenate(times), ends, side="right"), prepend=0)


def weibull_numbers(stream, shape):
    """Weibull numbers (n,) with the shapes k (n,) and scale 1."""
    return arrays.pow(-arrays.log(1.0 - stream.random(len(shape))), 1.0 / shape)


def weibull_shape(variation):
    """Shape k of the Weibull distribution with the coefficient c: Gamma(1 + 2/k) / Gamma(1 + 1/k)^2 = 1 + c^2."""
    wanted = log1p(variation * variation)
    low, high = SHAPES
    for _ in range(HALVINGS):
        k = math.sqrt(low * high)
        if lgamma(1.0 + 2.0 / k) - 2.0 * lgamma(1.0 + 1.0 / k) > wanted:
            low = k
        else:
            high = k
    return math.sqrt(low * high)


def gamma_numbers(stream, shape):
    """Gamma numbers (n,) with the shapes a (n,) and scale 1."""
    is_below_one = shape < 1.0
    d = np.where(is_below_one, shape + 1.0, shape) - 1.0 / 3.0
    c = 1.0 / np.sqrt(9.0 * d)
    out, pending = np.empty(len(shape)), np.arange(len(shape))
    while pending.size:
        x = NORMAL.values(stream.random(pending.size))
        v = 1.0 + c[pending] * x
        v = np.maximum(v * v * v, 0.0)
        bound = 0.5 * x * x + d[pending] * (1.0 - v + arrays.log(v))
        is_taken = (arrays.log(1.0 - stream.random(pending.size)) < bound) & (v > 0.0)
        out[pending[is_taken]] = d[pending[is_taken]] * v[is_taken]
        pending = pending[~is_taken]
    # of shape a: that of shape a + 1 times u^(1/a)
    out[is_below_one] *= arrays.pow(1.0 - stream.random(int(is_below_one.sum())), 1.0 / shape[is_below_one])
    return out
