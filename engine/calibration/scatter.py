# SPDX-License-Identifier: GPL-2.0-or-later
"""Scatter of what was observed: one observation is a few throws, and another would have other statistics.

Each simulation of a search has its own covariance C of the statistics, from as many points drawn from it as were
observed. Where rocks go far they scatter more, so C changes with the ground: between the grounds that were simulated
its variances are those of a surrogate of their logarithms, and its correlations are their mean.

Draws from a few throws show too little, for two reasons that ``widening`` of a cloud makes up:

    blocks with T throws each    draws of one of T have the variance (T - 1) / T of a throw, and the mean of the T
                                 throws, the same for all grounds, has itself 1 / T of it: (T + 1) / (T - 1) together
    n points drawn from m        the mean of the m points has n / m of it: 1 + n / m
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .surrogate import Surrogate

if TYPE_CHECKING:
    from ..hints import Array, Cloud, Clouds

DRAWS = 200  # of as many points as were observed
SEED = 3  # of the draws, the same for each ground
SMALLEST = 1e-12  # variance of a statistic that does not scatter


def scatter_of(cloud: Cloud | Clouds, points: Array) -> Array:
    """Covariance (q, q) of the statistics of one observation, if the ground is that of the simulated points."""
    random = np.random.default_rng(SEED)
    draws = np.array([cloud.drawn_statistics(points, random) for _ in range(DRAWS)])
    root = np.sqrt(cloud.widening(points))
    return np.asarray(np.atleast_2d(np.cov(draws.T)) * np.outer(root, root))


class Scatter:
    """Covariance of the statistics at any ground, from those of the grounds that were simulated.

    Parameters
    ----------
    places : (k, d) of the simulated grounds in the unit cube
    scatters : (k, q, q) covariance at each, or (1, q, q) for the same everywhere
    """

    def __init__(self, places: Array, scatters: Array) -> None:
        variances = np.maximum(np.einsum("kii->ki", scatters), SMALLEST)
        roots = np.sqrt(variances)
        self.correlation = (scatters / (roots[:, :, None] * roots[:, None, :])).mean(axis=0)
        np.fill_diagonal(self.correlation, 1.0)
        is_same = len(scatters) == 1
        self.constant = np.log(variances[0]) if is_same else None
        self.surrogates = [] if is_same else [Surrogate(places, np.log(column)) for column in variances.T]

    def at(self, places: Array) -> Array:
        """(n, q, q) covariance at places (n, d)."""
        if self.constant is not None:
            logs = np.broadcast_to(self.constant, (len(places), self.constant.size))
        else:
            logs = np.column_stack([surrogate.at(places)[0] for surrogate in self.surrogates])
        roots = np.exp(0.5 * logs)
        return np.asarray(roots[:, :, None] * roots[:, None, :] * self.correlation)
