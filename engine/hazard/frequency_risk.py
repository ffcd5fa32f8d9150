# SPDX-License-Identifier: GPL-2.0-or-later
"""Risk of an object by frequency: what the blocks of all sources and sizes do in a year, with the bounds of the runs.

Of simulation j with n_j runs and lambda_j blocks a year, h_jk runs hit the object with intensity k; w_j is lambda_j /
n_j. A hit of intensity k costs c_k: value v_k of property, or persons presence l_k in lives (object_risk.py).

    R = sum_j w_j sum_k c_k h_jk                                     a year
    V = sum_j w_j^2 sum_k c_k^2 h_jk,   W = max_j w_j max_k c_k      with which frequency.poisson_band bounds R

Each run is a Poisson count with the weight w_j c_k, so the bounds are those of a frequency (Fay and Feuer 1997), of the
runs alone. ``with_rate`` widens them by those of the rate, lower by lower and upper by upper: the safe side. v_k and
l_k are the user's and have no bounds here.

For EconoMe and RiskPlan, which ask for scenarios, each simulation is one: its return period is 1 / lambda_j, and the
spatial probability of occurrence of intensity k, the share of events of the scenario that hit the object so, is
h_jk / n_j. The sum of lambda_j h_jk / n_j is the frequency again.

Individual risk in an area (AGS 2007, GNS 2012; recalled):

    AIFR = sum_k f_k P_S P_T V,   P_S = 1 - (1 - (d + w) / L)^N

for N blocks of the diameter d on a length L of the slope, and a person of the width w, there for P_T of the time.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .frequency import poisson_band, rate_band
from .object_risk import LEVELS, Exposure, check_exposure

if TYPE_CHECKING:
    from ..hints import ArrayLike


class Band(NamedTuple):
    """A number a year and its bounds at 95 %."""

    value: float
    low: float
    high: float

    def scaled(self, factor: float) -> Band:
        """Times a factor of at least 0."""
        return Band(*(factor * value for value in self))


class FrequencyRisk(NamedTuple):
    """Risk of one object, each a Band."""

    hits: Band  # a year
    probability: Band  # of at least one hit a year
    damage: Band  # a year, in the currency of the value
    deaths: Band  # a year, of all persons
    individual: Band  # probability of death of one person a year


def band_of(counts: ArrayLike, weights: ArrayLike, consequences: ArrayLike) -> Band:
    """The Band of what hits cost a year.

    counts : (m, 3) runs by intensity; weights : (m,) lambda / n, 1/year; consequences : (3,) of a hit
    """
    counts, weights = np.asarray(counts, np.float64), np.asarray(weights, np.float64)
    costs = np.asarray(consequences, np.float64)
    largest = float(weights.max()) * float(costs.max())
    if largest == 0.0:
        return Band(0.0, 0.0, 0.0)
    value, squares = (
        float((factors[:, None] * counts * each).sum())
        for factors, each in ((weights, costs), (weights * weights, costs * costs))
    )
    low, high = poisson_band(value, squares, largest)
    return Band(value, float(low), float(high))


def risk_by_frequency(counts: ArrayLike, weights: ArrayLike, exposure: Exposure) -> FrequencyRisk:
    """The FrequencyRisk of an object.

    counts : (m, 3) runs of each simulation that hit it by intensity weak, medium, strong
    weights : (m,) lambda / n of each, 1/year
    exposure : object_risk.Exposure

    Raises
    ------
    ValueError
        For an exposure that means nothing, see object_risk.risk_of.
    """
    check_exposure(exposure)
    lethality = np.asarray(exposure.lethality, np.float64)
    hits = band_of(counts, weights, (1.0,) * LEVELS)
    deaths_of_one = band_of(counts, weights, exposure.presence * lethality)
    damage = band_of(counts, weights, exposure.value * np.asarray(exposure.vulnerability, np.float64))
    return FrequencyRisk(hits, _probability(hits), damage, deaths_of_one.scaled(exposure.persons),
                         _probability(deaths_of_one))  # fmt: skip


def with_rate(band: Band, events: float) -> Band:
    """A Band of a frequency or a sum of them, widened by that of a rate that rests on this many events.

    Raises
    ------
    ValueError
        For a number of events below 1.
    """
    low, high = (bound / events for bound in rate_band(events))
    return Band(band.value, low * band.low, high * band.high)


def shares_of_events(shares: ArrayLike, blocks: float) -> tuple[float, ...]:
    """(weak, medium, strong) probabilities that this is the hardest hit of an object in an event of some blocks.

    shares : (3,) of the runs that hit weakly, medium, strongly; those of one block
    blocks : of one event, each independent of the others

        P(at least k) = 1 - (1 - p(at least k))^b
    """
    at_least = np.cumsum(np.asarray(shares, np.float64)[::-1])[::-1]
    of_event = 1.0 - (1.0 - np.minimum(at_least, 1.0)) ** blocks
    return tuple((of_event - np.append(of_event[1:], 0.0)).tolist())


def spatial_probability(blocks: float, diameter: float, width: float, length: float) -> float:
    """P_S, that one of some blocks meets a person who is somewhere on a length of slope; sizes in m.

    Raises
    ------
    ValueError
        For a length that is not positive, or numbers below 0.
    """
    if not (length > 0.0 and min(blocks, diameter, width) >= 0.0):
        raise ValueError(
            f"Risk: {blocks:g} blocks of {diameter:g} m, a person of {width:g} m on {length:g} m; give numbers that "
            "are not negative, and a positive length."
        )
    return 1.0 - (1.0 - min((diameter + width) / length, 1.0)) ** blocks


def fatality_risk(frequencies: ArrayLike, spatial: ArrayLike, presence: float, vulnerability: float) -> float:
    """AIFR, annual individual fatality risk: sum over classes of events of f_k P_S,k P_T V.

    frequencies, spatial : one each a class, 1/year and P_S; presence, vulnerability : P_T and V, 0 to 1
    """
    return sum(frequency * each for frequency, each in zip(frequencies, spatial)) * presence * vulnerability


def _probability(band):
    """Probability of at least one event in a year: 1 - exp(-f)."""
    return Band(*(-math.expm1(-value) for value in band))
