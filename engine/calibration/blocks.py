# SPDX-License-Identifier: GPL-2.0-or-later
"""Misfit between throws of observed blocks and their stops: each block is compared with its own throws.

Block i with its own mass and lengths is thrown R times and stops at x_i1 ... x_iR; it was seen to stop at y_i. What is
compared is the energy score (Gneiting, Raftery 2007, J. Am. Stat. Assoc. 102, 359-378, eq. 22), the mean over blocks of

    S_i = E|x_i - y_i| - E|x_i - x_i'| / 2

with the second mean over different throws of one block (Ferro 2014, Q. J. R. Meteorol. Soc. 140, 1917-1923: no bias by
few throws). It is smallest for the distribution from which y_i comes. The misfit is this over the score of a forecast
that does not know the sizes, the other observed stops: 1 is no better than that one, less is better.

For the ensemble (posterior.py) the statistics of the stops f_i, in the plane or along the distance, are

    mean of f,   slope: change of f for one standard deviation of log10(mass),   log of the deviation about that line

The first tells of the level of the resistance, the slope of how it changes with size.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..choices import COMPARED
from ..io.optional_packages import require
from .clouds import GROUPS, RESAMPLES, SMALLEST_DEVIATION

require("scipy")
from scipy.spatial.distance import cdist  # noqa: E402, after it was asked for its version

if TYPE_CHECKING:
    from ..hints import Array, Generator

FEWEST_THROWS = 2  # of a block, or its scatter is not known
LEAST_SPREAD = 0.02  # standard deviation of log10(mass): below, all blocks count as equally heavy
AT_ONCE = 4_000_000  # pairs of throws


class Residuals(NamedTuple):
    """Observed block compared with its throws; (n,) each, m of distance from its source."""

    observed: np.ndarray
    mean: np.ndarray  # of the throws
    deviation: np.ndarray  # standard deviation of the throws
    residual: np.ndarray  # observed less mean: above 0 the block went farther than its throws
    rank: np.ndarray  # share of the throws that stop nearer, ties half; evenly spread from 0 to 1 where the model holds
    throws: np.ndarray  # how many


class Trend(NamedTuple):
    """A line through residuals: its slope and the standard error of that; NaN for too few or equal values."""

    slope: float
    error: float


class Blocks:
    """Observed blocks of which each is compared with the throws of itself. Takes the place of a Cloud.

    Parameters
    ----------
    places : (n, 2) where each block stopped, m
    masses : (n,) kg
    compared : "positions" in the plane, or "distances" from the source
    source : (x, y) from which distances count, or (n, 2): of each block its own

    Simulated points are (m, 3) or more: x, y, index of the block.
    """

    def __init__(
        self, places: Array, masses: Array, compared: str = "positions", source: Sequence[float] | Array = (0.0, 0.0)
    ) -> None:
        if compared not in COMPARED:
            raise ValueError(f"calibration: compared is {compared!r}; known are {', '.join(COMPARED)}.")
        self.places, self.compared = np.asarray(places, np.float64)[:, :2], compared
        count = len(self.places)
        self.sources = np.broadcast_to(np.asarray(source, np.float64), (count, 2))
        self.source = self.sources.mean(axis=0)
        self.masses = np.asarray(masses, np.float64)
        if self.masses.shape != (count,) or not (np.isfinite(self.masses).all() and (self.masses > 0.0).all()):
            raise ValueError("calibration: give a mass of more than 0 kg for each observed block.")
        self.observed = self.features(np.column_stack([self.places, np.arange(count)]))
        if len(np.unique(self.observed, axis=0)) < 2:
            raise ValueError("calibration: give at least two observed blocks at different places.")
        self.scale = _score_of_others(self.observed)
        size = np.log10(self.masses)
        self.has_sizes = bool(size.std() > LEAST_SPREAD)
        self.size = (size - size.mean()) / size.std() if self.has_sizes else np.zeros(count)

    def features(self, points: Array) -> Array:
        """(m, 2) or (m, 1): what is compared, from the source of each block."""
        apart = np.asarray(points, np.float64)[:, :2] - self.sources[_blocks_of(points)]
        return apart if self.compared == "positions" else np.hypot(apart[:, 0], apart[:, 1])[:, None]

    def distances_of(self, points: Array) -> Array:
        """(m,) distance of points from the source of their block."""
        return np.hypot(*(np.asarray(points, np.float64)[:, :2] - self.sources[_blocks_of(points)]).T)

    def misfit(self, points: Array) -> tuple[float, Any]:
        """(score, parts): that of the throws, and what ``misfits_of_weights`` needs."""
        padded, present = self._by_block(points)
        throws = present.sum(axis=1)
        column = np.arange(padded.shape[1]) % min(GROUPS, int(throws.min()))
        in_group = np.zeros((padded.shape[1], column.max() + 1))
        in_group[np.arange(column.size), column] = 1.0
        share = in_group.shape[1] / throws  # so that the mean over groups is that over throws, also of unequal ones
        far = np.linalg.norm(padded - self.observed[:, None], axis=2) * present
        across = share[:, None] * (far @ in_group)
        within = np.empty((len(padded), in_group.shape[1], in_group.shape[1]))
        for part in _parts(len(padded), padded.shape[1]):
            apart = _pairs(padded[part]) * present[part, :, None] * present[part, None, :]
            within[part] = (share[part] ** 2)[:, None, None] * (in_group.T @ apart @ in_group)
        within *= (throws / (throws - 1.0))[:, None, None]
        parts = across, within
        count = len(self.observed)
        return float(self.misfits_of_weights(parts, np.full((1, count), 1.0 / count), None)[0]), parts

    def misfits_of_weights(self, parts: Any, weights: Array, random: Generator) -> Array:
        """(b,) scores of blocks drawn in the shares ``weights`` (b, n), and of groups of throws by ``random``, which
        draws the same for all parameters; None leaves them as they are."""
        across, within = parts
        groups = across.shape[1]
        drawn = np.full((len(weights), groups), 1.0 / groups)
        if random is not None:
            drawn = random.multinomial(groups, drawn[0], len(weights)) / groups
        far = np.einsum("bg,bg->b", weights @ across, drawn)
        together = (weights @ within.reshape(len(within), -1)).reshape(-1, groups, groups)
        near = np.einsum("bg,bgh,bh->b", drawn, together, drawn, optimize=True)
        return (far - 0.5 * near) / self.scale

    def fit(self, points: Array, random: Generator, misfit: float) -> float:
        """Share of draws of one throw of each block that score as badly as ``misfit``, the throws among themselves."""
        padded, present = self._by_block(points)
        throws = present.sum(axis=1)
        far = np.empty(present.shape)  # of each throw to the others of its block
        for part in _parts(len(padded), padded.shape[1]):
            far[part] = (_pairs(padded[part]) * present[part, None, :]).sum(axis=2) / (throws[part, None] - 1.0)
        within = (far * present).sum(axis=1) / throws
        chosen = _drawn(throws, random, RESAMPLES)
        scores = far[np.arange(len(far)), chosen].mean(axis=1) - 0.5 * within.mean()
        return float(np.mean(scores / self.scale >= misfit))

    @property
    def fewest_observed(self) -> int:
        """Number of observed blocks."""
        return len(self.observed)

    def statistics(self, points: Array) -> Array:
        """(2 k,) or, with different masses, (3 k,): mean, slope and logarithm of the deviation of each feature."""
        block = _blocks_of(points)
        weights = 1.0 / (len(self.observed) * np.bincount(block, minlength=len(self.observed)))[block]
        return self._statistics_of(self.features(points), block, weights, 1.0)

    def observed_statistics(self) -> Array:
        """Statistics of the observed blocks."""
        return self._of_one_each(self.observed)

    def drawn_statistics(self, points: Array, random: Generator) -> Array:
        """Statistics of one throw of each block, drawn at random."""
        padded, present = self._by_block(points)
        chosen = _drawn(present.sum(axis=1), random, 1)[0]
        return self._of_one_each(padded[np.arange(len(padded)), chosen])

    def widening(self, points: Array) -> Array:
        """(2 k,) or (3 k,) factors of the variances of those draws, see scatter.py."""
        throws = np.bincount(_blocks_of(points), minlength=len(self.observed))
        count = (2 + self.has_sizes) * self.observed.shape[1]
        return np.full(count, np.mean((throws + 1.0) / (throws - 1.0)))

    def residuals(self, points: Array) -> Residuals:
        """The Residuals of the distances, whatever is compared."""
        padded, present = self._padded(self.distances_of(points)[:, None], _blocks_of(points))
        throws, far = present.sum(axis=1), padded[:, :, 0]
        observed = np.hypot(*(self.places - self.sources).T)
        mean = (far * present).sum(axis=1) / throws
        deviation = np.sqrt((present * (far - mean[:, None]) ** 2).sum(axis=1) / np.maximum(throws - 1.0, 1.0))
        nearer = (far < observed[:, None]) + 0.5 * (far == observed[:, None])
        rank = (nearer * present).sum(axis=1) / throws
        return Residuals(observed, mean, deviation, observed - mean, rank, throws.astype(np.int64))

    def _of_one_each(self, features):
        """Statistics of one point for each block, their deviation without the bias by the fitted line."""
        count, fitted = len(features), 1 + self.has_sizes
        widened = count / max(count - fitted, 1)
        return self._statistics_of(features, np.arange(count), np.full(count, 1.0 / count), widened)

    def _statistics_of(self, features, block, weights, widened):
        mean = weights @ features
        size = self.size[block]
        slope = (weights * size) @ features  # the sizes have the mean 0 and the deviation 1
        rest = features - mean - size[:, None] * slope
        deviation = np.sqrt(widened * (weights @ rest**2))
        parts = [mean, slope] if self.has_sizes else [mean]
        return np.concatenate([*parts, np.log(np.maximum(deviation, SMALLEST_DEVIATION))])

    def _by_block(self, points):
        return self._padded(self.features(points), _blocks_of(points))

    def _padded(self, features, block):
        """(values (n, most throws, k) by block, (n, most throws) 1.0 where there is one); others are 0."""
        count = len(self.observed)
        throws = np.bincount(block, minlength=count)
        if throws.size > count or throws.min() < FEWEST_THROWS:
            raise ValueError(f"calibration: each observed block has to be thrown, at least {FEWEST_THROWS} times.")
        order = np.argsort(block, kind="stable")
        column_of = np.arange(block.size) - np.repeat(np.cumsum(throws) - throws, throws)
        padded = np.zeros((count, int(throws.max()), features.shape[1]))
        padded[block[order], column_of] = features[order]
        return padded, (np.arange(padded.shape[1]) < throws[:, None]).astype(np.float64)


def trend(residual: Array, values: Array) -> Trend:
    """The Trend of residuals (n,) over values (n,), by least squares."""
    residual, values = np.asarray(residual, np.float64), np.asarray(values, np.float64)
    apart = values - values.mean() if values.size else values
    total = float(apart @ apart)
    if residual.size < 3 or not total > 1e-12:
        return Trend(float("nan"), float("nan"))
    slope = float(apart @ residual) / total
    rest = residual - residual.mean() - slope * apart
    return Trend(slope, float(np.sqrt(rest @ rest / (residual.size - 2) / total)))


def _blocks_of(points):
    return np.asarray(points)[:, 2].astype(np.int64)


def _drawn(throws, generator, draws):
    """(draws, n) the place of a throw of each block."""
    return (generator.random((draws, throws.size)) * throws).astype(np.int64)


def _pairs(padded):
    """(n, R, R) distances between the throws of each block."""
    return np.linalg.norm(padded[:, :, None] - padded[:, None], axis=3)


def _parts(count, throws):
    """Slices of blocks whose pairs of throws fit into the memory."""
    size = max(1, AT_ONCE // throws**2)
    return [slice(first, first + size) for first in range(0, count, size)]


def _score_of_others(observed):
    """Mean score of a forecast of each block by the stops of the others: half the mean distance of two of them."""
    count = len(observed)
    return 0.5 * float(cdist(observed, observed).sum()) / (count * (count - 1))
