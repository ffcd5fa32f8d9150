# SPDX-License-Identifier: GPL-2.0-or-later
"""Misfit between simulated and observed points, for a calibration.

What is compared are two clouds of points X (simulated) and Y (observed): the places in the plane, their distances
from the source, or any values measured together, each over its observed deviation. Their difference is the energy
coefficient

    H = (2 E|X-Y| - E|X-X'| - E|Y-Y'|) / (2 E|X-Y|),

0 for equal distributions, 1 for two different points, the same whatever the unit and wherever the origin (Szekely,
Rizzo 2013, J. Stat. Plan. Inference 143, 1249-1272). Unlike a difference of means it sees spread and direction too, and
needs no classes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..choices import COMPARED
from ..io.optional_packages import require

require("scipy")
from scipy.spatial.distance import cdist  # noqa: E402, after it was asked for its version

if TYPE_CHECKING:
    from ..hints import Array, Generator

VALUES = "values"  # any that were measured together
MOST_POINTS = 2000  # of a simulation that are compared; more cost much and tell little
RESAMPLES = 500
SMALLEST_DEVIATION = 1e-3  # m, or of the observed deviation: its logarithm stays finite where all points are one
GROUPS = 20  # of runs, drawn as a whole


class Cloud:
    """Observed points, and how far simulated ones are from them.

    Parameters
    ----------
    observed : (n, 2) x, y, m; at least two different. Of "values" (n, k), such as depth and length of scars; of
        simulated ones the first k columns are compared
    compared : "positions" in the plane, "distances" from the source, or "values"
    source : (x, y) from which distances count
    """

    def __init__(self, observed: Array, compared: str = "positions", source: Sequence[float] = (0.0, 0.0)) -> None:
        if compared not in (*COMPARED, VALUES):
            raise ValueError(f"calibration: compared is {compared!r}; known are {', '.join((*COMPARED, VALUES))}.")
        self.compared, self.source = compared, np.asarray(source, np.float64)
        observed = np.asarray(observed, np.float64)
        self.places = observed[:, :2]
        deviation = observed.std(axis=0)
        self.scale = np.where(deviation > 0.0, deviation, 1.0)  # of VALUES
        self.observed = self.features(observed)
        if len(np.unique(self.observed, axis=0)) < 2:
            raise ValueError("calibration: give at least two observed points at different places.")
        self.between_observed = cdist(self.observed, self.observed)

    def features(self, points: Array) -> Array:
        """(n, 2), (n, 1) or (n, k): what is compared, places taken from the source so that no digits are lost."""
        if self.compared == VALUES:
            return np.asarray(points, np.float64)[:, : self.scale.size] / self.scale
        points = np.asarray(points, np.float64)[:, :2] - self.source
        return points if self.compared == "positions" else np.hypot(points[:, 0], points[:, 1])[:, None]

    def distances_of(self, points: Array) -> Array:
        """(m,) distance of points from the source."""
        return np.hypot(*(np.asarray(points, np.float64)[:, :2] - self.source).T)

    def misfit(self, points: Array) -> tuple[float, Any]:
        """(H, parts): the energy coefficient of simulated points, and what ``misfits_of_weights`` needs."""
        thinned = self.features(thin(points))
        groups = min(GROUPS, len(thinned))
        share = np.zeros((len(thinned), groups))  # of each point in the mean of its group
        share[np.arange(len(thinned)), np.arange(len(thinned)) % groups] = 1.0
        share /= share.sum(axis=0)
        parts = cdist(self.observed, thinned) @ share, share.T @ cdist(thinned, thinned) @ share
        count = len(self.observed)
        return float(self.misfits_of_weights(parts, np.full((1, count), 1.0 / count), None)[0]), parts

    def misfits_of_weights(self, parts: Any, weights: Array, random: Generator) -> Array:
        """(b,) H of points drawn again: of the observed in the shares ``weights`` (b, n), of the groups of runs by the
        generator ``random``, which draws the same for all parameters; None leaves them as they are."""
        to_observed, within = parts
        groups = len(within)
        drawn = np.full((len(weights), groups), 1.0 / groups)
        if random is not None:
            drawn = random.multinomial(groups, drawn[0], len(weights)) / groups
        across = np.einsum("bi,ig,bg->b", weights, to_observed, drawn, optimize=True)
        simulated = np.einsum("bg,gh,bh->b", drawn, within, drawn, optimize=True)
        observed = np.einsum("bi,ij,bj->b", weights, self.between_observed, weights, optimize=True)
        return energy_coefficient(across, simulated, observed)

    def fit(self, points: Array, random: Generator, misfit: float) -> float:
        """Share of draws of as many simulated points as were observed as far from all of them as ``misfit``."""
        simulated = self.features(thin(points))
        distance = cdist(simulated, simulated)
        to_all, within = distance.mean(axis=1), distance.mean()
        count = len(self.observed)
        draws = max(min(RESAMPLES, int(5e7 / count**2)), 20)
        drawn_energies = []
        for _ in range(draws):
            drawn = random.integers(len(simulated), size=count)
            drawn_energies.append(
                energy_coefficient(to_all[drawn].mean(), within, distance[np.ix_(drawn, drawn)].mean())
            )
        return float(np.mean(np.array(drawn_energies) >= misfit))

    @property
    def fewest_observed(self) -> int:
        """Number of observed points."""
        return len(self.observed)

    def statistics(self, points: Array) -> Array:
        """(2 k,) mean and logarithm of the standard deviation of each feature of simulated points."""
        return statistics_of(self.features(points))

    def observed_statistics(self) -> Array:
        """Statistics of the observed points."""
        return statistics_of(self.observed)

    def drawn_statistics(self, points: Array, random: Generator) -> Array:
        """Statistics of as many simulated points as were observed, drawn at random."""
        features = self.features(points)
        return statistics_of(features[random.integers(len(features), size=len(self.observed))])

    def widening(self, points: Array) -> Array:
        """(2 k,) factors of the variances of those draws, see scatter.py."""
        count = 2 * self.observed.shape[1]
        return np.full(count, 1.0 + len(self.observed) / len(self.features(points)))


class Clouds:
    """The Clouds of several sites, or several kinds of observation of one, to be explained by the same parameters.

    The misfit is the mean over the sites, each weighing as much as its observed points. To be used with ``Models``.
    """

    def __init__(self, clouds: Sequence[Cloud]) -> None:
        self.clouds = list(clouds)
        self.counts = np.array([len(cloud.observed) for cloud in self.clouds])
        self.observed = np.zeros((int(self.counts.sum()), 0))  # how many there are, for the bootstrap

    def misfit(self, points: Array) -> tuple[float, Any]:
        """(H, parts) as of a Cloud; ``points``: those of each site."""
        misfits = [cloud.misfit(point) for cloud, point in zip(self.clouds, points)]
        return float(np.average([misfit for misfit, _ in misfits], weights=self.counts)), [
            parts for _, parts in misfits
        ]

    def misfits_of_weights(self, parts: Any, weights: Array, random: Generator) -> Array:
        """(b,) H of points drawn again; a site of which no point was drawn does not count."""
        total, first = np.zeros(len(weights)), 0
        for cloud, part, count in zip(self.clouds, parts, self.counts):
            mine = weights[:, first : first + count]
            share = mine.sum(axis=1)
            even = np.where(share[:, None] > 0.0, mine / np.maximum(share, 1e-300)[:, None], 1.0 / count)
            total += share * cloud.misfits_of_weights(part, even, random)
            first += count
        return total

    def fit(self, points: Array, random: Generator, misfit: float) -> float:
        """The smallest fit of any site; ``misfit``, of all together, is not used."""
        return min(cloud.fit(point, random, cloud.misfit(point)[0]) for cloud, point in zip(self.clouds, points))

    @property
    def fewest_observed(self) -> int:
        """Smallest number of observed points at any site."""
        return min(cloud.fewest_observed for cloud in self.clouds)

    def statistics(self, points: Array) -> Array:
        """Statistics of all sites, one after the other."""
        return np.concatenate([cloud.statistics(point) for cloud, point in zip(self.clouds, points)])

    def observed_statistics(self) -> Array:
        """Statistics of the observed points of all sites."""
        return np.concatenate([cloud.observed_statistics() for cloud in self.clouds])

    def drawn_statistics(self, points: Array, random: Generator) -> Array:
        """Statistics of as many simulated points as were observed at each site, drawn at random."""
        return np.concatenate([cloud.drawn_statistics(point, random) for cloud, point in zip(self.clouds, points)])

    def widening(self, points: Sequence[Array]) -> Array:
        """Factors of the variances of those draws, see scatter.py."""
        return np.concatenate([cloud.widening(point) for cloud, point in zip(self.clouds, points)])


def statistics_of(features):
    """(2 k,) mean and logarithm of the standard deviation of each column of features (n, k)."""
    deviation = features.std(axis=0)
    return np.concatenate([features.mean(axis=0), np.log(np.maximum(deviation, SMALLEST_DEVIATION))])


def energy_coefficient(across, within_one, within_other):
    """H of the three mean distances."""
    across = np.asarray(across, np.float64)
    return np.where(across > 0.0, 1.0 - (within_one + within_other) / np.maximum(2.0 * across, 1e-300), 0.0)


def thin(points):
    """At most MOST_POINTS points, evenly from all."""
    every = max(math.ceil(len(points) / MOST_POINTS), 1)
    return points[::every]
