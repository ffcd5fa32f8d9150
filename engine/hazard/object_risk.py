# SPDX-License-Identifier: GPL-2.0-or-later
"""Risk to people and property: how often objects are hit, how hard, and with what damage.

A scenario i is an event that sets b_i blocks loose once in T_i years; a simulation of N_i such blocks hits the object
n_i times, n_ik of them with intensity k (weak, medium, strong; see ``hazard``).

    p_i = n_i / N_i                                   share of the blocks that hit
    hits a year           sum b_i p_i / T_i
    annual probability    1 - exp(-sum f_i),  f_i = (1 - (1 - p_i)^b_i) / T_i            (as in ``hazard``)
    damage a year         value sum_i b_i / T_i sum_k v_k n_ik / N_i
    deaths a year         persons presence sum_i b_i / T_i sum_k l_k n_ik / N_i
    individual risk       the same of one person

v_k, l_k: vulnerability of the object and lethality of its occupants by intensity. They are the user's: no value is
built in. Form of the sums: Fell et al. (2008), Engineering Geology 102, 85-98 (recalled). In a vehicle that drives,
presence is the share of time in which one is in the way of a block,

    presence = Q (L + w) / v          Q vehicles a second, L their length, w width of the block, v their speed

from kinematics: a vehicle is in the way for the time (L + w) / v. Where vehicles stand in a queue for a share s of the
time, with gaps g, a block that comes then meets (L + w) / (L + g) of them on the mean, wherever it comes down:

    presence = Q (L + w) / v + s (L + w) / (L + g)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..statistics.convergence import estimate
from .hazard import BOUNDS, intensity_of

if TYPE_CHECKING:
    from ..hints import Array

LEVELS = 3  # weak, medium, strong


class Scenario(NamedTuple):
    """An event, and the simulation that stands for its blocks."""

    period: float  # years
    blocks: float  # of one event
    runs: int  # of the simulation


class Exposure(NamedTuple):
    """Values and persons at risk."""

    value: float  # of the object, in any currency
    persons: float  # in it, or in one vehicle
    presence: float  # share of the time; for vehicles their mean number in the way of a block
    vulnerability: tuple  # share of the value lost, by intensity weak, medium, strong
    lethality: tuple  # probability that a person who is hit dies, by intensity


class Hits(NamedTuple):
    """Hits of one object in one scenario."""

    share: float  # of the runs
    share_low: float  # bounds of its confidence interval (Wilson)
    share_high: float
    by_intensity: tuple  # shares of the runs, weak, medium, strong
    energy_p50: float  # of the hits, J; NaN without
    energy_p95: float
    energy_max: float


class Risk(NamedTuple):
    """Risk of one object over all scenarios, each a year."""

    hits: float
    probability: float  # of at least one hit
    damage: float
    deaths: float  # collective
    individual: float  # probability of death of one person


def hits_of(energies: Array, runs: int, bounds: Sequence[float] = BOUNDS) -> Hits:
    """Hits of one object.

    energies : (n,) energy of each run that hits it, at its first hit, J
    runs : of the simulation

    Raises
    ------
    ValueError
        If more runs hit than there are, or an energy is negative or not a number.
    """
    energies = np.asarray(energies, np.float64)
    if energies.size > runs or runs < 1:
        raise ValueError(f"Objects: {energies.size} of {runs} runs hit; is the number of runs right?")
    if not (np.isfinite(energies) & (energies >= 0.0)).all():
        raise ValueError("Objects: the energy of a hit is negative or missing.")
    share_hit = estimate(np.arange(runs) < energies.size, "share")
    level = np.maximum(intensity_of(energies, bounds), 1)  # a block that barely moves is weak, too
    counts = np.bincount(level.astype(np.int64) - 1, minlength=LEVELS) if energies.size else np.zeros(LEVELS)
    quantiles = np.quantile(energies, [0.5, 0.95, 1.0]) if energies.size else [math.nan] * 3
    return Hits(
        share_hit.value,
        share_hit.low,
        share_hit.high,
        tuple((counts / runs).tolist()),
        *(float(value) for value in quantiles),
    )


def risk_of(scenarios: Sequence[Scenario], hits: Sequence[Hits], exposure: Exposure) -> Risk:
    """Risk of one object.

    scenarios, hits : a Scenario and the Hits of the object in it, one after the other
    exposure : Exposure

    Raises
    ------
    ValueError
        For periods, blocks, values, persons or presences that are negative or no numbers, and shares outside 0 to 1.
    """
    check_exposure(exposure)
    rate = frequency = damage = deaths = 0.0
    for scenario, hit in zip(scenarios, hits):
        if not (scenario.period > 0.0 and scenario.blocks > 0.0 and math.isfinite(scenario.blocks)):
            raise ValueError(f"Objects: {scenario.blocks} blocks in {scenario.period} years; both must be positive.")
        blocks_a_year = scenario.blocks / scenario.period
        rate += blocks_a_year * hit.share
        frequency += _share_of_events(hit.share, scenario.blocks) / scenario.period
        damage += blocks_a_year * float(np.dot(exposure.vulnerability, hit.by_intensity))
        deaths += blocks_a_year * float(np.dot(exposure.lethality, hit.by_intensity))
    each = exposure.presence * deaths
    return Risk(
        rate, -math.expm1(-frequency), exposure.value * damage, exposure.persons * each, -math.expm1(-min(each, 700.0))
    )


def presence_of_vehicles(vehicles_a_day: float, length: float, width: float, speed: float) -> float:
    """Mean number of vehicles in the way of one block of this width (m), for vehicles of a length (m) and speed (m/s).

    Raises
    ------
    ValueError
        If a number is negative or the speed is not positive.
    """
    if not (vehicles_a_day >= 0.0 and length >= 0.0 and width >= 0.0 and speed > 0.0):
        raise ValueError(
            f"Road: {vehicles_a_day} vehicles a day of {length} m at {speed} m/s, block of {width} m; give positive "
            "numbers."
        )
    return vehicles_a_day / 86400.0 * (length + width) / speed


def presence_of_queue(share: float, length: float, width: float, gap: float) -> float:
    """Mean number of standing vehicles in the way of one block of this width (m), over all the time.

    share : of the time in which a queue stands, 0 to 1
    length, gap : of the vehicles and between them, m

    Raises
    ------
    ValueError
        For a share outside 0 to 1, a number that is negative, or vehicles without a length.
    """
    if not (0.0 <= share <= 1.0 and length > 0.0 and width >= 0.0 and gap >= 0.0):
        raise ValueError(
            f"Road: a queue for the share {share} of the time, vehicles of {length} m with gaps of {gap} m, block of "
            f"{width} m; give a share from 0 to 1, a positive length, and numbers that are not negative."
        )
    return share * (length + width) / (length + gap)


def _share_of_events(share, blocks):
    """Probability that an event of this many blocks hits at all."""
    return 1.0 if share >= 1.0 else -math.expm1(blocks * math.log1p(-share))


def check_exposure(exposure):
    """Raise ValueError where an Exposure means nothing."""
    for name in ("value", "persons", "presence"):
        number = getattr(exposure, name)
        if not (math.isfinite(number) and number >= 0.0):
            raise ValueError(f"Objects: {name} is {number}; give a number that is not negative.")
    for name in ("vulnerability", "lethality"):
        shares = getattr(exposure, name)
        if len(shares) != LEVELS or not all(0.0 <= share <= 1.0 for share in shares):
            raise ValueError(f"Objects: {name} is {shares}; give three shares from 0 to 1: weak, medium, strong.")
