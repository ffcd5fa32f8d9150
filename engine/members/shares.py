# SPDX-License-Identifier: GPL-2.0-or-later
"""Sources of the spread of a result: first-order shares of the groups of an ensemble, and that of chance.

The result Y of a member depends on its level of each group (``design``) and on the chance of its runs. The share of a
group is that of the variance that is gone when its numbers are known,

    S_g = Var(E[Y | level of g]) / Var(Y)                                  Sobol (1993), first order

by a one-way analysis of variance of the pairs of members with the same level, L levels of two members y_k1, y_k2:

    V_g = (SSB / (L - 1) - SSW / L) / 2,   SSB = 2 sum (mean_k - mean)^2,   SSW = sum (y_k1 - y_k2)^2 / 2

SSW takes out of the spread between levels what their two members would spread anyhow, so V_g has no bias for any number
of levels. It is the mean of (mean_k - mean)^2 L / (L - 1) - (y_k1 - y_k2)^2 / 4 over the levels, and their scatter its
standard error. The total is Var(Y) = (SST + sum_g V_g) / (2L - 1), for members that share levels are not independent.

Of a map, V_g and Var(Y) are summed over its cells before they are divided (Gamboa, Janon, Klein, Lagnoux 2014,
Electronic J. Statistics 8, 575-603, recalled): cells with much spread weigh more. Chance is what would remain with all
groups known, and gets less with more runs a member. What no single group and no chance explains is left: groups that
act together.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..findings.finding import DOUBTFUL, Kind

if TYPE_CHECKING:
    from ..hints import Array


FEWEST_MEMBERS = 32  # with fewer the shares scatter by more than they are
FEW = Kind(
    "ensemble-few-members", DOUBTFUL,
    "The shares of the spread are not given: {value:.0f} members are fewer than {limit:.0f}, and the scatter of "
    "shares from so few exceeds the shares.",
    "Simulate 128 members and more for shares.",
)  # fmt: skip


class Share(NamedTuple):
    """Share of one group, or of chance."""

    value: float  # 0 to 1 but for the scatter of few members; NaN where nothing spreads
    error: float  # standard error; NaN where it is not known


class Shares:
    """Adds cells, or single results, and reports the shares.

    levels : group -> (2L,) level of each member, each level twice
    """

    def __init__(self, levels: Mapping[str, Array]) -> None:
        self.pairs = {name: _pairs(level) for name, level in levels.items()}
        self.total_squares, self.chance, self.members = 0.0, 0.0, 0
        self.of_levels = {name: np.zeros(len(pair)) for name, pair in self.pairs.items()}

    def add(self, values: Array, chance: Array) -> None:
        """values : (2L, n) of each member in each cell; chance : (n,) variance of a member's value by its runs alone"""
        values = np.asarray(values, np.float64)
        self.members = len(values)
        apart = values - values.mean(axis=0)
        self.total_squares += float((apart * apart).sum())
        self.chance += float(np.sum(chance))
        for name, pair in self.pairs.items():
            first, second = apart[pair[:, 0]], apart[pair[:, 1]]
            count = len(pair)
            between = (0.5 * (first + second)) ** 2 * (count / (count - 1))
            self.of_levels[name] += (between - 0.25 * (first - second) ** 2).sum(axis=1)

    @property
    def is_sure(self) -> bool:
        """Are there members enough for shares that mean something?"""
        return self.members >= FEWEST_MEMBERS

    @property
    def variance(self) -> float:
        """Variance of a member, summed over the cells."""
        explained = sum(float(levels.mean()) for levels in self.of_levels.values())
        return (self.total_squares + explained) / max(self.members - 1, 1)

    def of_groups(self) -> dict[str, Share]:
        """Group -> Share."""
        return {name: self._share(levels) for name, levels in self.of_levels.items()}

    def of_chance(self) -> Share:
        """Share of the chance of a member's runs."""
        variance = self.variance
        return Share(self.chance / variance if variance > 0.0 else math.nan, math.nan)

    def together(self) -> float:
        """Remaining share, of groups that act together."""
        return 1.0 - self.of_chance().value - sum(share.value for share in self.of_groups().values())

    def _share(self, of_levels):
        variance, count = self.variance, of_levels.size
        if not variance > 0.0:
            return Share(math.nan, math.nan)
        return Share(float(of_levels.mean()) / variance, float(of_levels.std(ddof=1)) / math.sqrt(count) / variance)


def _pairs(level):
    """(L, 2) members with the same level."""
    return np.argsort(level, kind="stable").reshape(-1, 2)
