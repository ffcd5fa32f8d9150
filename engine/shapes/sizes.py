# SPDX-License-Identifier: GPL-2.0-or-later
"""Sizes of many rocks drawn from a distribution, cut off at limits.

    fixed        the mean
    uniform      mean +- sqrt(3) deviation
    normal       mean, deviation
    lognormal    ln x normal, with s^2 = ln(1 + (deviation / mean)^2) and mu = ln(mean) - s^2 / 2

Mean and standard deviation are those of the whole distribution; limits shift them.
"""

import math

import numpy as np

DISTRIBUTIONS = ("fixed", "uniform", "normal", "lognormal")
LEAST_SHARE = 1e-6  # of the distribution that has to lie within the limits


def draw_sizes(count, distribution, mean, deviation, generator, lowest=0.0, highest=math.inf):
    """Sizes (count,), all positive and from lowest to highest, by inversion of the truncated distribution.

    mean, deviation, lowest, highest : in the unit of the size
    Raises ValueError for an unknown distribution, numbers out of range, and limits that leave nothing.
    """
    if distribution not in DISTRIBUTIONS:
        raise ValueError(f"distribution: {distribution!r} is unknown. Choose one of: {', '.join(DISTRIBUTIONS)}.")
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
    shape = _distribution(distribution, mean, deviation)
    below, above = shape.cdf(lowest), shape.cdf(highest)
    if above - below < LEAST_SHARE:
        raise ValueError(f"limits: {lowest:g} to {highest:g} hold none of the {distribution} distribution. Widen them.")
    share = below + (above - below) * generator.uniform(size=count)
    return np.clip(shape.ppf(share), max(lowest, np.finfo(float).tiny), highest)


def _distribution(name, mean, deviation):
    """The frozen distribution of SciPy."""
    from scipy import stats

    if name == "uniform":
        return stats.uniform(mean - math.sqrt(3.0) * deviation, 2.0 * math.sqrt(3.0) * deviation)
    if name == "normal":
        return stats.norm(mean, deviation)
    variance = math.log1p((deviation / mean) ** 2)
    return stats.lognorm(math.sqrt(variance), scale=mean * math.exp(-0.5 * variance))
