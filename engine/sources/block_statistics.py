# SPDX-License-Identifier: GPL-2.0-or-later
"""From a list of measured blocks to the block of a return period.

The size of a block is a = V^(1/3). A distribution F of sizes is fitted to the list by maximum likelihood; one event
whose return period is known, the anchor, says how many blocks a year there are at all:

    lambda_0 = 1 / (T_anchor (1 - F(a_anchor)))          blocks of any size a year
    a_T      = F^-1(1 - 1 / (T lambda_0))                exceeded once in T years on average

(peaks over a threshold with a Poisson process; the link of pi-geotechnik's public tool for block size distributions,
three lists of which are in the tests.) Where T lambda_0 <= 1 less than one block falls in T years, and there is no a_T.

The design block of ONR 24810 is a percentile of the list instead, with no return period in it. Both are given; the
percentile does not depend on how often blocks fall, which the author of that tool calls a flaw of the norm.
"""

import math
from typing import NamedTuple

import numpy as np

from ..choices import BLOCK_FAMILIES
from ..io.optional_packages import require

ADVISED = 65  # blocks of a list, below which a fit says little (advice of the tool named above)
FEWEST = 10  # below which none is made
LEAST_SHARE = 1e-9  # of blocks beyond the anchor; below, the tail of the distribution is arithmetic and not a forecast

# scipy's name, and what of its parameters is held; sizes begin at 0
FAMILIES = dict(zip(BLOCK_FAMILIES, (
    ("expon", {"floc": 0.0}), ("exponweib", {"floc": 0.0, "fc": 1.0}), ("lognorm", {"floc": 0.0}),
    ("weibull_min", {"floc": 0.0}), ("pareto", {"floc": 0.0}),
)))  # fmt: skip


class Fit(NamedTuple):
    """A distribution of sizes fitted to a list of blocks."""

    family: str  # of FAMILIES
    parameters: tuple  # of scipy's distribution, sizes in m
    log_likelihood: float
    information: float  # Akaike's criterion; the smaller the better
    distance: float  # largest between the fitted and the measured distribution (Kolmogorov, Smirnov)
    blocks: int

    def volume(self, share):
        """Volume (m3) that the given share of the blocks does not exceed."""
        return _distribution(self).ppf(share) ** 3

    def share_above(self, volume):
        """Share of the blocks that are larger than a volume (m3)."""
        return _distribution(self).sf(np.cbrt(volume))


class Anchor(NamedTuple):
    """An event of the past: a block of at least this volume (m3) falls once in so many years."""

    volume: float
    period: float


def _distribution(fit):
    require("scipy")
    from scipy import stats

    return getattr(stats, FAMILIES[fit.family][0])(*fit.parameters)


def checked_volumes(volumes):
    """The volumes of a list as an array.

    Raises
    ------
    ValueError
        If one is not a positive, finite number, there are fewer than FEWEST, or all are the same.
    """
    volumes = np.asarray(volumes, np.float64).ravel()
    wrong = np.flatnonzero(~(np.isfinite(volumes) & (volumes > 0.0)))
    if wrong.size:
        raise ValueError(
            f"Block list: value {wrong[0] + 1} is {volumes[wrong[0]]:g}; volumes are positive numbers in m3. "
            f"Correct or remove {wrong.size} such value(s)."
        )
    if volumes.size < FEWEST:
        raise ValueError(f"Block list: {volumes.size} blocks; at least {FEWEST} are needed, {ADVISED} are advised.")
    if volumes.min() == volumes.max():
        raise ValueError("Block list: all blocks have the same volume, so no distribution can be fitted.")
    return volumes


def fit_blocks(volumes, families=tuple(FAMILIES)):
    """Fits of the families to a list of volumes (m3), the best by Akaike's criterion first.

    Raises
    ------
    ValueError
        As ``checked_volumes``, or for an unknown family.
    """
    require("scipy")
    from scipy import stats

    sizes = np.cbrt(checked_volumes(volumes))
    fits = []
    for family in families:
        if family not in FAMILIES:
            raise ValueError(f"Block list: unknown family {family!r}; known are {', '.join(FAMILIES)}.")
        name, held = FAMILIES[family]
        distribution = getattr(stats, name)
        parameters = distribution.fit(sizes, **held)
        likelihood = float(distribution.logpdf(sizes, *parameters).sum())
        free = len(parameters) - len(held)
        fits.append(
            Fit(
                family, tuple(float(value) for value in parameters), likelihood, 2.0 * free - 2.0 * likelihood,
                float(stats.kstest(sizes, distribution.cdf, parameters).statistic), sizes.size,
            )
        )  # fmt: skip
    return sorted(fits, key=lambda fit: fit.information)


def blocks_a_year(fit, anchor):
    """lambda_0, blocks of any size that fall in a year.

    Raises
    ------
    ValueError
        If the anchor is not positive, or larger than any block of the fitted distribution.
    """
    if not (anchor.volume > 0.0 and anchor.period > 0.0 and math.isfinite(anchor.volume * anchor.period)):
        raise ValueError(f"Anchor event: {anchor.volume} m3 in {anchor.period} years; both must be positive numbers.")
    share = float(fit.share_above(anchor.volume))
    if not share > LEAST_SHARE:
        raise ValueError(
            f"Anchor event: {anchor.volume:g} m3 is larger than any block of the {fit.family} distribution; take an "
            "event that the list can explain, or another distribution."
        )
    return 1.0 / (anchor.period * share)


def block_of_period(fit, anchor, period):
    """Volume (m3) that is exceeded once in ``period`` years on average; NaN where less than one block falls in them.

    ``period``: a number or an array, years, > 0.
    """
    period = np.asarray(period, np.float64)
    if not np.all(period > 0.0):
        raise ValueError(f"Return period: {period.min():g} years; it must be positive.")
    count = period * blocks_a_year(fit, anchor)
    with np.errstate(divide="ignore", invalid="ignore"):
        size = _distribution(fit).isf(np.where(count > 1.0, 1.0 / count, np.nan))
    return (size**3)[()]


class Scenario(NamedTuple):
    """An event for a simulation and for the hazard map: one block of this volume in so many years."""

    name: str
    volume: float  # m3
    period: float  # years


def scenarios(fit, anchor, periods=(30.0, 100.0, 300.0)):
    """A Scenario for each return period (years).

    Raises
    ------
    ValueError
        If in one of them less than one block falls.
    """
    found = []
    for period, volume in zip(periods, np.atleast_1d(block_of_period(fit, anchor, periods))):
        if math.isnan(volume):
            raise ValueError(
                f"Return period {period:g} years: less than one block falls in it ({blocks_a_year(fit, anchor):.2g} a "
                "year), so it has no block. Ask for a longer one, or check the anchor event."
            )
        found.append(Scenario(f"T{period:g}", float(volume), float(period)))
    return found
