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

Return periods hang on the largest blocks, and a law that follows the many small ones may miss these: of a public list
of 326 blocks the lognormal law expects one above 3 m3, and there are nine. So the laws are compared in the largest
tenth of the list, by the mean of |ln(share of the law / share of the list)|; the closest there is the best. The law of
the field, N(> V) ~ V^-b, is fitted to the largest fifth alone, by Hill's estimate (1975, Annals of Statistics 3,
1163-1174)

    b = k / sum ln(V_i / V_0),      standard error b / sqrt(k)

of the k blocks above V_0; below V_0 the share is that of the list.

No law knows how large a block the joints of the cliff allow. ``bounded`` cuts it off there:

    F_bounded(a) = F(a) / F(a_largest)          up to a_largest
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..choices import BLOCK_FAMILIES
from ..io.optional_packages import require

if TYPE_CHECKING:
    from ..hints import Array, Numbers

ADVISED = 65  # blocks of a list, below which a fit says little (advice of the tool named above)
FEWEST = 10  # below which none is made
PLAUSIBLE = 5.0  # times the largest block of the list: a law that goes beyond is not taken unasked
ROUNDING = 1e-12  # of cube roots
LEAST_SHARE = 1e-9  # of blocks beyond the anchor; below, the tail of the distribution is arithmetic and not a forecast

TAIL = 0.1  # share of the list, its largest blocks, in which laws are compared, and how many at least
TAIL_FEWEST = 5
CLEARLY = 0.5  # of the distance of the next law
POWER_LAW = "power_law"
POWER_LAW_SHARE, POWER_LAW_FEWEST = 0.2, 10  # of the list above V_0, but never more than half of it
FEWEST_ABOVE = 5  # blocks larger than V_0, without which there is no exponent

# scipy's name, and what of its parameters is held; sizes begin at 0
FAMILIES = dict(zip((name for name in BLOCK_FAMILIES if name != POWER_LAW), (
    ("expon", {"floc": 0.0}), ("exponweib", {"floc": 0.0, "fc": 1.0}), ("lognorm", {"floc": 0.0}),
    ("weibull_min", {"floc": 0.0}), ("pareto", {"floc": 0.0}),
)))  # fmt: skip


class Fit(NamedTuple):
    """A distribution of sizes fitted to a list of blocks."""

    family: str  # of BLOCK_FAMILIES
    parameters: tuple  # of scipy's distribution, sizes in m; of a power law b, and V_0 in m3
    log_likelihood: float  # NaN of a power law, which is fitted to a part of the list
    information: float  # Akaike's criterion; the smaller the better; NaN of a power law
    distance: float  # largest between the fitted and the measured distribution (Kolmogorov, Smirnov)
    blocks: int
    tail_distance: float = 0.0  # mean of |ln(share above, fitted / measured)| in the largest tenth of the list
    measured: tuple = ()  # of a power law the sizes of the list, m, rising
    largest: float = math.inf  # m3, beyond which there is no block

    def volume(self, share):
        """Volume (m3) that the given share of the blocks does not exceed."""
        return _distribution(self).ppf(share * (1.0 - self._share_cut_off())) ** 3

    def share_above(self, volume):
        """Share of the blocks that are larger than a volume (m3)."""
        cut_off = self._share_cut_off()
        return np.maximum(0.0, (_distribution(self).sf(np.cbrt(volume)) - cut_off) / (1.0 - cut_off))

    def volume_above(self, share):
        """Volume (m3) that the given share of the blocks exceeds; exact for small shares."""
        cut_off = self._share_cut_off()
        return _distribution(self).isf(share * (1.0 - cut_off) + cut_off) ** 3

    def _share_cut_off(self):
        return float(_distribution(self).sf(np.cbrt(self.largest)))


class Anchor(NamedTuple):
    """An event of the past: a block of at least this volume (m3) falls once in this many years."""

    volume: float
    period: float


class PowerLaw(NamedTuple):
    """N(> V) ~ V^-b above V_0, as the list is below; the functions of it are those of scipy's distributions."""

    exponent: float  # b
    threshold: float  # V_0, m3
    sizes: tuple  # of the list, m, rising

    def sf(self, size):
        """Share of the blocks above a size (m)."""
        sizes, shares = self._below()
        with np.errstate(divide="ignore"):
            tail = shares[-1] * (np.asarray(size) ** 3 / self.threshold) ** -self.exponent
            body = np.interp(np.log(size), np.log(sizes), shares, left=1.0)
        return np.where(np.asarray(size) ** 3 > self.threshold, tail, body)

    def isf(self, share):
        """Size (m) that a share of the blocks exceeds."""
        sizes, shares = self._below()
        with np.errstate(divide="ignore"):
            tail = np.cbrt(self.threshold * (np.asarray(share) / shares[-1]) ** (-1.0 / self.exponent))
        body = np.exp(np.interp(share, shares[::-1], np.log(sizes[::-1])))
        return np.where(share < shares[-1], tail, np.where(np.isnan(share), np.nan, body))

    def ppf(self, share):
        """Size (m) that a share of the blocks does not exceed."""
        return self.isf(1.0 - np.asarray(share))

    def _below(self):
        """Sizes of the list up to that of V_0, and the share of the blocks above each."""
        sizes = np.asarray(self.sizes)
        count = np.searchsorted(sizes, np.cbrt(self.threshold) * (1.0 + ROUNDING), "right")  # the k above it are left
        return sizes[:count], shares_above(sizes.size)[:count]


def shares_above(count):
    """Share of a list that lies above each of its blocks, from the smallest on."""
    return 1.0 - (np.arange(1, count + 1) - 0.5) / count


def _distribution(fit):
    if fit.family == POWER_LAW:
        return PowerLaw(*fit.parameters, fit.measured)
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


def fit_blocks(volumes: Array, families: Sequence[str] = BLOCK_FAMILIES) -> list[Fit]:
    """Fits of the families to a list of volumes (m3), the one closest to its largest blocks first.

    A power law is missing where fewer than FEWEST_ABOVE of the largest blocks are larger than their smallest.

    Raises
    ------
    ValueError
        As ``checked_volumes``, or for an unknown family.
    """
    sizes = np.sort(np.cbrt(checked_volumes(volumes)))
    for family in families:
        if family not in BLOCK_FAMILIES:
            raise ValueError(f"Block list: unknown family {family!r}; known are {', '.join(BLOCK_FAMILIES)}.")
    fits = [_power_law(sizes) if family == POWER_LAW else _by_likelihood(family, sizes) for family in families]
    return sorted((_compared(fit, sizes) for fit in fits if fit), key=lambda fit: fit.tail_distance)


def _by_likelihood(family, sizes):
    require("scipy")
    from scipy import stats

    name, held = FAMILIES[family]
    distribution = getattr(stats, name)
    parameters = distribution.fit(sizes, **held)
    likelihood = float(distribution.logpdf(sizes, *parameters).sum())
    free = len(parameters) - len(held)
    information = 2.0 * free - 2.0 * likelihood
    return Fit(family, tuple(float(value) for value in parameters), likelihood, information, math.nan, sizes.size)


def _power_law(sizes):
    """Fit of the largest blocks; None where fewer than FEWEST_ABOVE are larger than V_0."""
    count = min(max(int(POWER_LAW_SHARE * sizes.size), POWER_LAW_FEWEST), sizes.size // 2)
    smallest = sizes[-count - 1]
    above = sizes[sizes > smallest * (1.0 + ROUNDING)]  # in rounded lists many blocks are as large as V_0
    if above.size < FEWEST_ABOVE:
        return None
    threshold = smallest**3
    parameters = float(above.size / np.log(above**3 / threshold).sum()), float(threshold)
    return Fit(POWER_LAW, parameters, math.nan, math.nan, math.nan, sizes.size, measured=tuple(sizes.tolist()))


def _compared(fit, sizes):
    """The fit with its distances from the list."""
    above = fit.share_above(sizes**3)
    ends = np.arange(sizes.size + 1) / sizes.size
    distance = np.maximum(np.abs(1.0 - above - ends[1:]), np.abs(1.0 - above - ends[:-1])).max()
    count = max(int(TAIL * sizes.size), TAIL_FEWEST)
    measured = shares_above(sizes.size)[-count:]
    ratios = np.log(np.maximum(above[-count:], LEAST_SHARE) / measured)
    return fit._replace(distance=float(distance), tail_distance=float(np.abs(ratios).mean()))


def bounded(fits: Sequence[Fit], largest: float, volumes: Array) -> list[Fit]:
    """The fits cut off at the largest volume (m3) that the cliff can give, the closest to the largest blocks first.

    Raises
    ------
    ValueError
        If a block of the list is larger.
    """
    if max(volumes) > largest:
        raise ValueError(f"Largest block: {largest:g} m3, but the list has one of {max(volumes):g} m3.")
    sizes = np.sort(np.cbrt(np.asarray(volumes, np.float64)))
    cut_off = [_compared(fit._replace(largest=float(largest)), sizes) for fit in fits]
    return sorted(cut_off, key=lambda fit: fit.tail_distance)


def most_plausible(fits: Sequence[Fit], anchor: Anchor, longest: float, volumes: Array) -> Fit:
    """The first of the fits whose block of the longest period (years) is at most PLAUSIBLE times the largest measured.

    A power law has the advantage that it is fitted to the blocks by which it is judged, so it must be CLEARLY closer to
    them than the closest of the others. The first of all where none is plausible, and where the fits are bounded, which
    says what is possible.
    """
    fits = _with_power_law_in_its_place(fits)
    if math.isfinite(fits[0].largest):
        return fits[0]
    reached = (fit for fit in fits if fit.share_above(anchor.volume) > LEAST_SHARE)
    limit = PLAUSIBLE * max(volumes)
    return next((fit for fit in reached if not block_of_period(fit, anchor, longest) > limit), fits[0])


def _with_power_law_in_its_place(fits):
    """The fits in their order, the power law first only where it is clearly closer than the next."""
    if fits[0].family != POWER_LAW or len(fits) == 1 or fits[0].tail_distance < CLEARLY * fits[1].tail_distance:
        return fits
    return [fits[1], fits[0], *fits[2:]]


def blocks_a_year(fit: Fit, anchor: Anchor) -> float:
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


def block_of_period(fit: Fit, anchor: Anchor, period: Numbers) -> Numbers:
    """Volume (m3) that is exceeded once in ``period`` years on average; NaN where less than one block falls in them.

    ``period``: a number or an array, years, > 0.
    """
    period = np.asarray(period, np.float64)
    if not np.all(period > 0.0):
        raise ValueError(f"Return period: {period.min():g} years; it must be positive.")
    count = period * blocks_a_year(fit, anchor)
    with np.errstate(divide="ignore", invalid="ignore"):
        return fit.volume_above(np.where(count > 1.0, 1.0 / count, np.nan))[()]


def blocks_of_periods(fit: Fit, anchor: Anchor, periods: Sequence[float]) -> list[float]:
    """Volumes (m3) of some periods (years); NaN for all where the fit has no block as large as the anchor."""
    if not fit.share_above(anchor.volume) > LEAST_SHARE:
        return [math.nan] * len(periods)
    return [float(volume) for volume in np.atleast_1d(block_of_period(fit, anchor, periods))]


class Scenario(NamedTuple):
    """An event for a simulation and for the hazard map: one block of this volume in this many years."""

    name: str
    volume: float  # m3
    period: float  # years


def scenarios(fit: Fit, anchor: Anchor, periods: Sequence[float] = (30.0, 100.0, 300.0)) -> list[Scenario]:
    """A Scenario for each return period (years).

    Raises
    ------
    ValueError
        If in one of them less than one block falls.
    """
    by_period = []
    for period, volume in zip(periods, np.atleast_1d(block_of_period(fit, anchor, periods))):
        if math.isnan(volume):
            raise ValueError(
                f"Return period {period:g} years: less than one block falls in it ({blocks_a_year(fit, anchor):.2g} a "
                "year), so it has no block. Ask for a longer one, or check the anchor event."
            )
        by_period.append(Scenario(f"T{period:g}", float(volume), float(period)))
    return by_period
