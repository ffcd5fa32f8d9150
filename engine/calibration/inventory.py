# SPDX-License-Identifier: GPL-2.0-or-later
"""Boulders found on a slope, whose sources are not known: how probable each candidate is.

Boulder i lies at y_i. Blocks of its size are thrown from each candidate source s, R_is times; n_is of them stop within
the radius r of it. The density of stops there is counted, with one more throw that may lie anywhere in the area A, so
that a source from which none of a few throws came is not ruled out:

    p_is = (n_is + pi r^2 / A) / ((R_is + 1) pi r^2)       counting estimate of a density: Silverman (1986), section 2.2
    P(s | y_i) = w_s p_is / sum of w_q p_iq over q         Bayes, w_s: share of the blocks that come from s, before
    p(y_1 ... y_n | ground) = product over i of sum of w_s p_is over s      finite mixture: McLachlan, Peel (2000), 1.4

The last says how well a ground explains all boulders, whichever source each came from, and is what a calibration
searches. Its misfit is -log of the mixture times pi r^2, in the mean over the boulders: 0 where all throws of all
boulders stop within r of them, and larger by 0.7 for each halving of the share that does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .clouds import RESAMPLES, thin

if TYPE_CHECKING:
    from ..hints import Array, Generator

RADIUS_SHARE = 0.2  # of the median distance from the middle of the sources: about the deviation of run-outs of one size
AT_ONCE = 4_000_000  # distances of boulders to throws
LEAST_THROWS = 5  # within the radius of a boulder, from all sources: below, none of the candidates explains it


class Sources(NamedTuple):
    """Probable sources of each boulder (n), with the throws of each candidate source (s)."""

    probability: np.ndarray  # (n, s) that the boulder came from the source; rows add up to 1
    near: np.ndarray  # (n, s) throws of its size from the source that stop within the radius
    throws: np.ndarray  # (n, s) all throws of its size from the source

    @property
    def unexplained(self) -> np.ndarray:
        """(n,) True where fewer than LEAST_THROWS of all throws stop within the radius of the boulder."""
        return self.near.sum(axis=1) < LEAST_THROWS


class Inventory:
    """Boulders whose sources are not known, and how probable they are. Takes the place of a Cloud.

    Parameters
    ----------
    places : (n, 2) where each boulder lies, m
    of_rock : (n,) index of the rock that is thrown for it; boulders of one size may share one
    weights : (s,) how probable each source was before, in any unit
    middle : (x, y) of all sources
    radius : m, within which a throw counts for a boulder; None: RADIUS_SHARE of the median distance to ``middle``

    Simulated points are (m, 4): x, y, index of the rock, index of the source.
    """

    compared = "positions"

    def __init__(
        self, places: Array, of_rock: Array, weights: Array, middle: Sequence[float], radius: float | None = None
    ) -> None:
        self.places, self.of_rock = np.asarray(places, np.float64)[:, :2], np.asarray(of_rock, np.int64)
        self.weights, self.source = np.asarray(weights, np.float64), np.asarray(middle, np.float64)
        if not (np.isfinite(self.weights).all() and (self.weights >= 0.0).all() and self.weights.sum() > 0.0):
            raise ValueError("inventory: weights of sources are numbers of 0 or more, and not all of them 0.")
        self.weights = self.weights / self.weights.sum()
        self.observed = self.places - self.source
        far = np.hypot(*self.observed.T)
        self.radius = RADIUS_SHARE * float(np.median(far)) if radius is None else float(radius)
        if not (math.isfinite(self.radius) and self.radius > 0.0):
            raise ValueError(f"inventory: the radius is {self.radius:g} m; give more than 0.")
        extent = np.ptp(np.vstack([self.places, self.source]), axis=0) + 2.0 * self.radius
        self.share = math.pi * self.radius**2 / float(np.prod(extent))  # of the area A within the radius

    def distances_of(self, points: Array) -> Array:
        """(m,) distance of points from the middle of the sources."""
        return np.hypot(*(np.asarray(points, np.float64)[:, :2] - self.source).T)

    def counts(self, points: Array) -> tuple[Array, Array]:
        """(near, throws), each (n, s): those within the radius of each boulder, and all of its size."""
        points = np.asarray(points, np.float64)
        rock, source = points[:, 2].astype(np.int64), points[:, 3].astype(np.int64)
        near = np.zeros((len(self.places), self.weights.size), np.int64)
        throws = np.zeros((max(rock.max(), self.of_rock.max()) + 1, self.weights.size), np.int64)
        np.add.at(throws, (rock, source), 1)
        size = max(1, AT_ONCE // len(points))
        for first in range(0, len(self.places), size):
            part = slice(first, first + size)
            apart = self.places[part, None] - points[None, :, :2]
            within = (apart**2).sum(axis=2) <= self.radius**2
            boulder, throw = np.nonzero(within & (rock == self.of_rock[part, None]))
            np.add.at(near, (first + boulder, source[throw]), 1)
        return near, throws[self.of_rock]

    def sources(self, points: Array) -> Sources:
        """The Sources by the simulated stops of one ground."""
        near, throws = self.counts(points)
        joint = self.weights * self._within(near, throws)
        return Sources(joint / joint.sum(axis=1, keepdims=True), near, throws)

    def misfit(self, points: Array) -> tuple[float, Any]:
        """(mean of -log of the share of throws within the radius, that of each boulder)."""
        parts = -np.log(self._within(*self.counts(points)) @ self.weights)
        return float(parts.mean()), parts

    def misfits_of_weights(self, parts: Any, weights: Array, random: Generator) -> Array:
        """(b,) the same of boulders drawn in the shares ``weights`` (b, n)."""
        return weights @ parts

    def fit(self, points: Array, generator: Generator, misfit: float) -> float:
        """Share of inventories drawn from the throws that are as badly explained by the others as ``misfit``."""
        points = np.asarray(points, np.float64)
        rock, drawn_badness = points[:, 2].astype(np.int64), np.zeros(RESAMPLES)
        for rock_number, boulders in zip(*np.unique(self.of_rock, return_counts=True)):
            own = thin(points[rock == rock_number])
            badness, chance = self._among_themselves(own, own[:, 3].astype(np.int64))
            drawn_badness += generator.choice(badness, (RESAMPLES, boulders), p=chance).sum(axis=1)
        return float(np.mean(drawn_badness / self.of_rock.size >= misfit))

    def _among_themselves(self, points, source):
        """(-log of the share of the other throws of a rock near each, its chance to be the one that was seen)."""
        apart = ((points[:, None, :2] - points[None, :, :2]) ** 2).sum(axis=2) <= self.radius**2
        np.fill_diagonal(apart, False)
        of_source = np.zeros((len(points), self.weights.size))
        of_source[np.arange(len(points)), source] = 1.0
        throws = of_source.sum(axis=0)
        share = self._within(apart @ of_source, throws - of_source) @ self.weights
        chance = (self.weights / np.maximum(throws, 1.0))[source]
        return -np.log(np.maximum(share, 1e-300)), chance / chance.sum()

    @property
    def fewest_observed(self) -> int:
        """Number of boulders."""
        return len(self.places)

    def statistics(self, points: Array) -> Array:
        """(n,) logarithm of the likelihood of each boulder, but for a constant."""
        return -self.misfit(points)[1]

    def log_likelihoods(self, statistics: Array) -> Array:
        """(k,) of all boulders together, from the statistics (k, n) of simulations."""
        return np.asarray(statistics, np.float64).sum(axis=1)

    def _within(self, near, throws):
        """(..., s) share of the throws within the radius, one more of them anywhere; 0 from where none is thrown."""
        return np.where(throws > 0.0, (near + self.share) / (throws + 1.0), 0.0)


def mean_sources(of_boulders: Sequence[Sources]) -> Sources:
    """The Sources of several grounds, each as probable: probabilities are means, throws are added up."""
    probability = np.mean([sources.probability for sources in of_boulders], axis=0)
    return Sources(
        probability, sum(sources.near for sources in of_boulders), sum(sources.throws for sources in of_boulders)
    )
