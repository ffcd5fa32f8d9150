# SPDX-License-Identifier: GPL-2.0-or-later
"""A smooth surface through what a few simulations gave, with its uncertainty: a Gaussian process.

    f(x) ~ GP(mean, s2 k(x, x')),  k = (1 + r + r^2 / 3) exp(-r),  r^2 = 5 sum_i (x_i - x'_i)^2 / l_i^2     Matern 5/2
    y = f(x) + noise of the simulation

Lengths l_i, s2 and the noise have the largest marginal likelihood (Rasmussen, Williams 2006, sections 2.2, 5.4).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from ..io.optional_packages import require

require("scipy")
from scipy.linalg import cho_solve, solve_triangular  # noqa: E402, after it was asked for its version
from scipy.optimize import minimize  # noqa: E402, after it was asked for its version

if TYPE_CHECKING:
    from ..hints import Array, Generator

LENGTHS = (0.1, 10.0)  # of the unit cube
STARTS = (0.5, 2.0)
NOISES = (1e-4, 2.0)  # standard deviation, of that of y
AT_ONCE = 4096
JITTER = 1e-6  # of the variance, so that surfaces at neighbouring places can be drawn


class Surrogate:
    """The surface of one number.

    Parameters
    ----------
    places : (m, d) in the unit cube
    values : (m,) there
    """

    def __init__(self, places: Array, values: Array) -> None:
        self.places = np.asarray(places, np.float64)
        values = np.asarray(values, np.float64)
        self.mean, self.scale = float(values.mean()), float(values.std()) or 1.0
        self.values = (values - self.mean) / self.scale
        dimensions = self.places.shape[1]
        bounds = [tuple(np.log(LENGTHS))] * dimensions + [tuple(np.log((0.05, 20.0))), tuple(np.log(NOISES))]
        minima = [
            minimize(self._unlikelihood, [math.log(length)] * dimensions + [0.0, math.log(0.1)], method="L-BFGS-B",
                     bounds=bounds)
            for length in STARTS
        ]  # fmt: skip
        self._settle(min(minima, key=lambda fit: fit.fun).x)

    def at(self, places: Array) -> tuple[Array, Array]:
        """(f, its variance) at places (n, d), without the noise of a simulation."""
        parts = [self._at(places[first : first + AT_ONCE]) for first in range(0, len(places), AT_ONCE)]
        middle, variance = (np.concatenate(some) for some in zip(*parts))
        return self.mean + self.scale * middle, self.scale**2 * variance

    def drawn(self, places: Array, count: int, random: Generator) -> Array:
        """(count, n) surfaces at places (n, d) that are as probable as each other, given the values."""
        inner = solve_triangular(self.lower, self.size * self._kernel(self.places, places), lower=True)
        within = self.size * self._kernel(places, places) - inner.T @ inner
        within[np.diag_indices_from(within)] += JITTER * self.size
        chances = random.standard_normal((count, len(places)))
        surfaces = self.at(places)[0] + self.scale * (chances @ np.linalg.cholesky(within).T)
        return np.asarray(surfaces)

    def _at(self, places):
        across = self.size * self._kernel(places, self.places)
        inner = solve_triangular(self.lower, across.T, lower=True)
        return across @ self.weights, np.maximum(self.size - (inner * inner).sum(axis=0), 0.0)

    def _settle(self, logs):
        self.lengths, self.size, self.noise = np.exp(logs[:-2]), math.exp(2.0 * logs[-2]), math.exp(2.0 * logs[-1])
        within = self.size * self._kernel(self.places, self.places)
        within[np.diag_indices_from(within)] += self.noise + 1e-10 * self.size
        self.lower = np.linalg.cholesky(within)
        self.weights = cho_solve((self.lower, True), self.values)

    def _unlikelihood(self, logs):
        try:
            self._settle(logs)
        except np.linalg.LinAlgError:
            return 1e10
        return 0.5 * float(self.values @ self.weights) + float(np.log(np.diag(self.lower)).sum())

    def _kernel(self, first, second):
        apart = (first[:, None, :] - second[None, :, :]) / self.lengths
        r = np.sqrt(5.0 * (apart * apart).sum(axis=2))
        return (1.0 + r + r * r / 3.0) * np.exp(-r)
