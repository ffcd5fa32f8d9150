# SPDX-License-Identifier: GPL-2.0-or-later
"""Sizes of many rocks drawn from a distribution, cut off at limits.

    fixed        the mean
    uniform      mean +- sqrt(3) deviation
    normal       mean, deviation
    lognormal    ln x normal, with s^2 = ln(1 + (deviation / mean)^2) and mu = ln(mean) - s^2 / 2

Mean and standard deviation are those of the whole distribution; limits shift them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from ..arithmetic.exponential import exp
from ..arithmetic.logarithm import log1p
from ..choices import SIZE_DISTRIBUTIONS
from ..random_numbers.distributions import Distribution

if TYPE_CHECKING:
    from ..hints import Array, Generator

LEAST_SHARE = 1e-6  # of the distribution that has to lie within the limits


def draw_sizes(
    count: int,
    distribution: str,
    mean: float,
    deviation: float,
    generator: Generator,
    lowest: float = 0.0,
    highest: float = math.inf,
) -> Array:
    """Sizes (count,), all positive and from lowest to highest, by inversion of the truncated distribution.

    mean, deviation, lowest, highest : in the unit of the size
    Raises ValueError for an unknown distribution, numbers out of range, and limits that leave nothing.
    """
    if distribution not in SIZE_DISTRIBUTIONS:
        raise ValueError(f"distribution: {distribution!r} is unknown. Choose one of: {', '.join(SIZE_DISTRIBUTIONS)}.")
    if not (mean > 0.0 and math.isfinite(mean)):
        raise ValueError(f"mean: {mean!r} given, but a size is positive. Mend it.")
    if not (deviation >= 0.0 and math.isfinite(deviation)):
        raise ValueError(f"deviation: {deviation!r} given, but a spread is 0 or more. Mend it.")
    if not 0.0 <= lowest < highest:
        raise ValueError(f"limits: {lowest:g} to {highest:g} given, but the lower has to be less. Mend them.")
    if distribution == "fixed" or deviation == 0.0:
        if not lowest <= mean <= highest:
            raise ValueError(f"mean: {mean:g} lies outside of the limits {lowest:g} to {highest:g}. Mend one of them.")
        return np.full(count, float(mean))
    shape = _truncated(distribution, mean, deviation, lowest, highest)
    if shape is None or shape.share < LEAST_SHARE:
        raise ValueError(f"limits: {lowest:g} to {highest:g} hold none of the {distribution} distribution. Widen them.")
    return np.clip(shape.values(generator.random(count)), max(lowest, np.finfo(float).tiny), highest)


def _truncated(name, mean, deviation, lowest, highest):
    """The distribution within its limits, None where hardly any of it lies there."""
    if name == "uniform":
        half = math.sqrt(3.0) * deviation
        low, high = max(lowest, mean - half), min(highest, mean + half)
        return Distribution("uniform", low, high) if high - low > 2.0 * half * LEAST_SHARE else None
    centre, scale = mean, deviation
    if name == "lognormal":
        variance = log1p((deviation / mean) * (deviation / mean))
        centre, scale = mean * exp(-0.5 * variance), math.sqrt(variance)
    try:
        return Distribution(name, centre, scale, lowest, highest)
    except ValueError:
        return None
