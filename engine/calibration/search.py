# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground parameters with which simulated blocks stop where observed ones did.

How far simulated points are from observed ones: calibration_clouds.py. What simulates: calibration_models.py.

Every evaluation simulates with the same random numbers, so that H changes because of the parameters (common random
numbers). Half of the evaluations are a Latin hypercube over the bounds, the rest the bounded simplex search of Nelder
and Mead (scipy), begun again around the best until the evaluations are used up.

    uncertainty   observed points, and runs in groups, are drawn anew (bootstrap, Efron, Tibshirani 1993), the same
                  runs for all parameters: which of those evaluated would have been best? Costs no simulation, but is
                  no finer than the evaluated parameters lie
    fit           as many points as were observed, drawn from the best simulation: how often are they as far from it
                  as the observed ones? Near 0 no parameters within the bounds explain the observations
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Callable, NamedTuple

import numpy as np

from ..ground.parameters import BY_NAME, SEARCHABLE
from ..io.optional_packages import require
from .clouds import RESAMPLES
from .scatter import scatter_of

require("scipy")
from scipy.optimize import minimize  # noqa: E402, after it was asked for its version
from scipy.stats import qmc  # noqa: E402, after it was asked for its version

if TYPE_CHECKING:
    from ..hints import Cloud, Clouds

FIRST_SIMPLEX, SHRINK = 0.15, 0.5  # of the width of the bounds; each new search begins with a smaller one


class Bounds(NamedTuple):
    """A parameter and where to search it."""

    name: str
    low: float
    high: float


class Calibration(NamedTuple):
    """Outcome; d parameters, k evaluations."""

    names: tuple
    tried: np.ndarray  # (k, d) values of the parameters
    misfit: np.ndarray  # (k,) energy coefficient H
    best: dict  # name -> value of the smallest misfit
    low: dict  # name -> 5th percentile of the bootstrap
    high: dict  # name -> 95th percentile
    fit: float  # share of draws from the best simulation that are as far from it as the observed points
    points: np.ndarray  # (n, 2) of the best simulation
    statistics: np.ndarray  # (k, q) of what each simulation gave, for ``posterior``
    scatters: np.ndarray | None = None  # (k, q, q) of one observation on each ground, None for that of ``points``


def calibrate(
    run: Callable[[Mapping[str, float]], Any],
    bounds: Sequence[Bounds],
    cloud: Cloud | Clouds,
    evaluations: int = 60,
    seed: int = 0,
    tell: Callable[..., None] | None = None,
) -> Calibration:
    """Find the parameters of the smallest misfit.

    Parameters
    ----------
    run : function of a dict name -> value that returns simulated points (n, 2)
    bounds : list of Bounds
    cloud : Cloud of the observed points
    evaluations : how often ``run`` may be called
    seed : of the Latin hypercube and of the bootstrap
    tell : called after each evaluation with its number from 1 on, the values and the misfit

    Raises
    ------
    ValueError
        For bounds that are no range, of an unknown parameter or of one twice, or too few evaluations.
    """
    check_bounds(bounds)
    fewest = 2 * len(bounds) + 2
    if evaluations < fewest:
        raise ValueError(f"calibration: {evaluations} evaluations; {len(bounds)} parameters need at least {fewest}.")
    search = _Search(run, bounds, cloud, evaluations, tell)
    first = max(evaluations // 2, len(bounds) + 1)
    for point in qmc.LatinHypercube(len(bounds), seed=seed).random(first):
        search.misfit_at(point)
    size = FIRST_SIMPLEX
    while search.left > len(bounds):
        search.descend(size)
        size *= SHRINK
    return search.outcome(seed)


def as_it_is(run: Callable[[Mapping[str, float]], Any], cloud: Cloud | Clouds, seed: int = 0) -> Calibration:
    """Misfit of the ground as it is: a Calibration without parameters, of one simulation."""
    search = _Search(run, [], cloud, 1, None)
    search.misfit_at([])
    misfit = search.misfits[0]
    fit = cloud.fit(search.best_points, np.random.default_rng(seed), misfit)
    return Calibration(
        (), np.zeros((1, 0)), np.array([misfit]), {}, {}, {}, fit, search.best_points, np.array(search.statistics)
    )


def check_bounds(bounds: Sequence[Bounds]) -> None:
    """Raise ValueError unless these are ranges of different, known parameters."""
    if not bounds:
        raise ValueError("calibration: give at least one parameter with its bounds.")
    names = [bound.name for bound in bounds]
    for other in bounds:
        if other.name not in SEARCHABLE:
            raise ValueError(f"calibration: {other.name!r} cannot be searched; known are {', '.join(SEARCHABLE)}.")
        if names.count(other.name) > 1:
            raise ValueError(f"calibration: {other.name} is given twice.")
        lowest = 1e-6 if SEARCHABLE[other.name] else 0.0
        limit = BY_NAME[other.name].highest
        highest = math.inf if limit is None else limit
        if not (math.isfinite(other.low) and math.isfinite(other.high) and lowest <= other.low < other.high <= highest):
            raise ValueError(
                f"calibration: {other.name} from {other.low:g} to {other.high:g} is no range of at least {lowest:g}"
                f"{f' and at most {highest:g}' if highest < math.inf else ''}; give the smaller number first."
            )


def values_of(bounds: Sequence[Bounds], point: Any) -> dict[str, float]:
    """Name -> value at a place in the unit cube; what acts by ratios by its logarithm."""
    values = {}
    for bound, share in zip(bounds, np.clip(point, 0.0, 1.0)):
        low, high = (math.log(bound.low), math.log(bound.high)) if SEARCHABLE[bound.name] else (bound.low, bound.high)
        value = low + float(share) * (high - low)
        values[bound.name] = math.exp(value) if SEARCHABLE[bound.name] else value
    return values


def place_of(bounds: Sequence[Bounds], values: Any) -> list[float]:
    """The place in the unit cube of the values of all parameters, in their order."""
    point = []
    for bound, value in zip(bounds, values):
        low, high = (math.log(bound.low), math.log(bound.high)) if SEARCHABLE[bound.name] else (bound.low, bound.high)
        point.append(((math.log(value) if SEARCHABLE[bound.name] else value) - low) / (high - low))
    return point


class _UsedUp(Exception):
    """No evaluation is left."""


class _Search:
    """Places in the unit cube, what was found there, and how many evaluations are left."""

    def __init__(self, run, bounds, cloud, evaluations, tell):
        self.run, self.bounds, self.cloud, self.tell = run, bounds, cloud, tell
        self.left, self.places, self.tried, self.misfits, self.parts = evaluations, [], [], [], []
        self.best_points, self.statistics, self.scatters = None, [], []

    def misfit_at(self, point):
        if self.left <= 0:
            raise _UsedUp
        values = values_of(self.bounds, point)
        points = self.run(values)
        misfit, parts = self.cloud.misfit(points)
        if not self.misfits or misfit < min(self.misfits):
            self.best_points = points
        self.left -= 1
        self.places.append(np.array(point))
        self.tried.append(list(values.values()))
        self.misfits.append(float(misfit))
        self.parts.append(parts)
        self.statistics.append(self.cloud.statistics(points))
        if not hasattr(self.cloud, "log_likelihoods"):
            self.scatters.append(scatter_of(self.cloud, points))
        if self.tell is not None:
            self.tell(len(self.misfits), values, float(misfit))
        return float(misfit)

    def descend(self, size):
        """One search of Nelder and Mead from the best place so far."""
        best = np.clip(self.places[int(np.argmin(self.misfits))], 0.0, 1.0)
        corners = best + np.vstack([np.zeros(best.size), np.diag(np.where(best > 0.5, -size, size))])
        with suppress(_UsedUp):
            minimize(
                self.misfit_at, best, method="Nelder-Mead", bounds=[(0.0, 1.0)] * best.size,
                options={"initial_simplex": corners, "maxfev": self.left, "xatol": 0.1 * size, "fatol": 1e-4},
            )  # fmt: skip

    def outcome(self, seed):
        names = tuple(bound.name for bound in self.bounds)
        misfit, tried = np.array(self.misfits), np.array(self.tried)
        best = int(np.argmin(misfit))
        random = np.random.default_rng(seed)
        count = len(self.cloud.observed)
        weights = random.multinomial(count, np.full(count, 1.0 / count), RESAMPLES) / count
        misfits = [
            self.cloud.misfits_of_weights(parts, weights, np.random.default_rng((seed, 1))) for parts in self.parts
        ]
        chosen = np.argmin(misfits, axis=0)
        low, high = np.percentile(tried[chosen], [5.0, 95.0], axis=0)
        return Calibration(
            names, tried, misfit, dict(zip(names, tried[best].tolist())), dict(zip(names, low.tolist())),
            dict(zip(names, high.tolist())), self.cloud.fit(self.best_points, random, misfit[best]), self.best_points,
            np.array(self.statistics), np.array(self.scatters) if self.scatters else None,
        )  # fmt: skip
