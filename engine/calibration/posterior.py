# SPDX-License-Identifier: GPL-2.0-or-later
"""All parameters that explain the observations, each as probable as it does: the ensemble of a calibration.

Bayes with a synthetic likelihood (Wood 2010, Nature 466, 1102-1104) on a surrogate of the statistics of the run-out:

    s        statistics of a cloud of points: mean and logarithm of the standard deviation of each of its columns
    s(p)     of the simulations with the parameters p, by a surrogate from those that the search made anyhow
    p | obs  in proportion to  N(s_observed; s(p), C(p) + V(p))  within the bounds, all of it there as probable before

C(p) is the covariance of the statistics of as many points as were observed, drawn from each simulation (scatter.py);
V(p) the variance of the surrogate. So few observations and few simulations both make the ensemble wide. It holds as far
as the model does: a slope that no parameters explain is told by ``fit`` and not by it. Only what was observed is used.

What has a likelihood of its own, as an ``Inventory`` of boulders has, needs no statistics: the surrogate is that of its
logarithm. The few throws make it rough by some units, so which surface lies below is itself uncertain: SURFACES are
drawn, each gives a posterior, and the ensemble is the mean of all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..io.optional_packages import require
from .scatter import Scatter, scatter_of
from .search import Bounds, Calibration, place_of, values_of
from .surrogate import Surrogate

require("scipy")
from scipy.stats import qmc  # noqa: E402, after it was asked for its version

if TYPE_CHECKING:
    from ..hints import Cloud, Clouds

FEWEST_OBSERVED = 5  # a standard deviation of fewer says little
POINTS = 2**13  # of the parameters, in each of two looks
SURFACE_POINTS = 2**10  # the same where surfaces are drawn, which takes the third power of it
SURFACES = 100
LEAST_WEIGHT = 1e-5  # of the largest, below which parameters are out
ROWS = 200


class Posterior(NamedTuple):
    """The ensemble; d parameters, k rows."""

    names: tuple[str, ...]
    rows: np.ndarray  # (k, d) each as probable
    low: dict[str, float]  # name -> 5th percentile
    middle: dict[str, float]  # name -> median
    high: dict[str, float]  # name -> 95th percentile
    correlation: np.ndarray  # (d, d)


def posterior(
    calibration: Calibration, bounds: Sequence[Bounds], cloud: Cloud | Clouds, seed: int = 0, rows: int = ROWS
) -> Posterior:
    """The Posterior of a calibration.

    calibration, bounds, cloud : what ``calibrate`` returned and was given
    seed : of the draws
    rows : how many sets of parameters

    Raises
    ------
    ValueError
        For too few observations.
    """
    if cloud.fewest_observed < FEWEST_OBSERVED:
        raise ValueError(f"ensemble: {cloud.fewest_observed} observed points; at least {FEWEST_OBSERVED} are needed.")
    places = np.array([place_of(bounds, values) for values in calibration.tried])
    random = np.random.default_rng((seed, 2))
    has_likelihood = hasattr(cloud, "log_likelihoods")
    weigh = (_by_likelihood if has_likelihood else _by_statistics)(calibration, places, cloud, random)
    count = SURFACE_POINTS if has_likelihood else POINTS
    box = np.array([np.zeros(len(bounds)), np.ones(len(bounds))])
    for look in (0, 1):  # the second where the first found anything
        sample = box[0] + (box[1] - box[0]) * qmc.Sobol(len(bounds), seed=(seed + look)).random(count)
        weights = weigh(sample)
        kept = sample[weights > LEAST_WEIGHT * weights.max()]
        margin = 0.1 * (kept.max(axis=0) - kept.min(axis=0)) + 1e-3
        box = np.clip([kept.min(axis=0) - margin, kept.max(axis=0) + margin], 0.0, 1.0)
    chosen = sample[_resampled(weights, rows, random)]
    values = np.array([list(values_of(bounds, point).values()) for point in chosen])
    low, middle, high = (
        dict(zip(calibration.names, np.percentile(values, percent, axis=0).tolist())) for percent in (5, 50, 95)
    )
    with np.errstate(invalid="ignore"):
        correlation = np.atleast_2d(np.corrcoef(values.T))
    return Posterior(calibration.names, values, low, middle, high, correlation)


def _by_statistics(calibration, places, cloud, random):
    """Function of places (n, d) that gives their likelihood, the largest 1, by the statistics of the observations."""
    surrogates = [Surrogate(places, column) for column in calibration.statistics.T]
    of_observed = cloud.observed_statistics()
    scatters = calibration.scatters if calibration.scatters is not None else scatter_of(cloud, calibration.points)[None]
    scatter = Scatter(places, scatters)
    return lambda sample: _weights(sample, surrogates, of_observed, scatter)


def _by_likelihood(calibration, places, cloud, random):
    """Posterior by surfaces fitted to the logarithm of the likelihood, averaged over them."""
    surrogate = Surrogate(places, cloud.log_likelihoods(calibration.statistics))

    def weigh(sample):
        logs = surrogate.drawn(sample, SURFACES, random)
        weights = np.exp(logs - logs.max(axis=1, keepdims=True))
        mean = (weights / weights.sum(axis=1, keepdims=True)).mean(axis=0)
        return mean / mean.max()

    return weigh


def _weights(sample, surrogates, observed, scatter):
    """(n,) likelihood of the observed statistics, the largest 1."""
    looks = [surrogate.at(sample) for surrogate in surrogates]
    apart = np.column_stack([observed[k] - middle for k, (middle, _) in enumerate(looks)])
    covariance = scatter.at(sample)
    diagonal = np.arange(len(surrogates))
    covariance[:, diagonal, diagonal] += np.column_stack([variance for _, variance in looks])
    far = (apart * np.linalg.solve(covariance, apart[..., None])[..., 0]).sum(axis=1)
    logs = -0.5 * (far + np.linalg.slogdet(covariance)[1])
    return np.exp(logs - logs.max())


def _resampled(weights, rows, generator):
    """Places drawn in proportion to their weights, evenly (Kitagawa 1996), in an order of chance."""
    edges = np.cumsum(weights) / weights.sum()
    places = np.searchsorted(edges, (np.arange(rows) + generator.random()) / rows)
    return generator.permutation(np.minimum(places, weights.size - 1))
