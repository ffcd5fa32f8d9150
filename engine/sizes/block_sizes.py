# SPDX-License-Identifier: GPL-2.0-or-later
"""Blocks outside the masses whose rolling was measured: a finding with the factor that the law would span to them.

A block of the radius R rolls with mu_0 + d / 2R where its mass lies within LEAST_MASS and GREATEST_MASS, and with the
value at the limit beyond (contact/rolling.py). The factor is that of the formula continued to the mass of the block,
over the value that is used.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic.power import cbrt
from ..contact.rolling import GREATEST_MASS, LEAST_MASS
from ..findings.finding import DOUBTFUL, Finding, Kind
from ..ground.parameters import ROLLING_RESISTANCE, SURFACE_ROUGHNESS
from ..random_numbers.distributions import Distribution
from ..shapes.body import body_of
from ..shapes.rock import DEFAULT_DENSITY

if TYPE_CHECKING:
    from ..hints import Array, Ground, Release, Rock

SUBJECT = "rocks"
ABOVE = Kind(
    "block-outside-rolling-data", DOUBTFUL,
    "{share:.3g} % of the runs have blocks above the masses whose rolling was measured ({least:g} to {limit:g} kg), up "
    "to {value:.0f} kg. Their rolling resistance is kept as at {limit:g} kg; the law continued to that mass would give "
    "{factor:.2f} times as much on the ground where that matters most.",
    "Check the run-out against events with blocks of this size.",
)  # fmt: skip
BELOW = Kind(
    "block-outside-rolling-data", DOUBTFUL,
    "{share:.3g} % of the runs have blocks below the masses whose rolling was measured ({limit:g} to {most:g} kg), "
    "down to {value:.3g} kg. Their rolling resistance is kept as at {limit:g} kg; the law continued to that mass "
    "would give {factor:.2f} times as much on the ground where that matters most.",
    "Check the run-out against events with blocks of this size.",
)  # fmt: skip
OF_SCENARIO = Kind(
    "block-outside-rolling-data", DOUBTFUL,
    "The block of the scenario {subject}, {volume:.3g} m³, has {value:.0f} kg at {density:g} kg/m³; rolling was "
    "measured for blocks of {least:g} to {most:g} kg. Beyond, rolling resistance is kept as at {limit:g} kg.",
    "Check the run-out of this scenario against events with blocks of this size.",
)  # fmt: skip
QUANTILES = (np.arange(200) + 0.5) / 200  # at which a distribution of volumes is looked at


class BlockSizes(NamedTuple):
    """Blocks of some runs, n of them."""

    masses: np.ndarray  # (n,) kg
    radii: np.ndarray  # (n,) m, of the sphere with the surface area of the block
    weights: np.ndarray  # (n,) share of the runs, 1 together


def of_blocks(ground: Ground, rocks: Sequence[Rock], releases: Sequence[Release]) -> list[Finding]:
    """Findings of the blocks of a simulation."""
    return outside_of_data(sizes_of_releases(rocks, releases), ground.table)


def of_scenarios(volumes: Sequence[tuple[str, float]], density: float = DEFAULT_DENSITY) -> list[Finding]:
    """Findings of scenarios, pairs of a name and a volume (m3), whose blocks are outside the data at a density."""
    findings = []
    for name, volume in volumes:
        mass = density * volume
        limit = LEAST_MASS if mass < LEAST_MASS else GREATEST_MASS
        if not LEAST_MASS <= mass <= GREATEST_MASS:
            facts = {"volume": volume, "density": density, "least": LEAST_MASS, "most": GREATEST_MASS}
            findings.append(OF_SCENARIO.of(name, mass, limit, **facts))
    return findings


def sizes_of_releases(rocks: Sequence[Rock], releases: Sequence[Release]) -> BlockSizes:
    """Blocks that the releases will throw: single volumes, and quantiles of the distributions of volume."""
    runs: dict[tuple, int] = {}
    for release in releases:
        key = release.rock, release.volume, release.density
        runs[key] = runs.get(key, 0) + release.runs
    rows = []
    radii = {k: math.sqrt(body_of(rocks[k]).mean_area / math.pi) for k in {number for number, _, _ in runs}}
    for (number, volume, density), count in runs.items():
        rock = rocks[number]
        volumes, density = _values(volume, rock.volume), float(np.median(_values(density, rock.density)))
        rows += [
            (density * volume, radii[number] * cbrt(volume / rock.volume), count / len(volumes)) for volume in volumes
        ]
    masses, radii, weights = np.array(rows, np.float64).T
    return BlockSizes(masses, radii, weights / weights.sum())


def _values(given, otherwise):
    """Quantiles of a distribution, or the one number."""
    if isinstance(given, str):
        return Distribution.parse(given).values(QUANTILES).tolist()
    return [float(otherwise if given is None else given)]


def outside_of_data(sizes: BlockSizes, table: Array) -> list[Finding]:
    """A Finding for the blocks below, and one for those above the masses whose rolling was measured.

    ``table``: of the Ground. Nothing where no ground resists rolling.
    """
    rolling = table[(table[:, ROLLING_RESISTANCE] > 0.0) | (table[:, SURFACE_ROUGHNESS] > 0.0)]
    if not len(rolling):
        return []
    findings = []
    for limit, outside in ((LEAST_MASS, sizes.masses < LEAST_MASS), (GREATEST_MASS, sizes.masses > GREATEST_MASS)):
        if outside.any():
            findings.append(_finding(BlockSizes(*(column[outside] for column in sizes)), limit, rolling))
    return findings


def spanned_factor(mass: float, radius: float, level: float, roughness: float) -> float:
    """Ratio of the law continued to a block, mu_0 + d / 2R, to the resistance that is used for it."""
    known = min(max(mass, LEAST_MASS), GREATEST_MASS)
    used = level + roughness / (2.0 * radius * cbrt(known / mass))
    return (level + roughness / (2.0 * radius)) / used


def _finding(sizes, limit, rolling):
    is_heavy = limit == GREATEST_MASS
    worst = int(np.argmax(sizes.masses) if is_heavy else np.argmin(sizes.masses))
    mass, radius = float(sizes.masses[worst]), float(sizes.radii[worst])
    pairs = np.unique(rolling[:, [ROLLING_RESISTANCE, SURFACE_ROUGHNESS]], axis=0).tolist()
    factor = max((spanned_factor(mass, radius, *pair) for pair in pairs), key=lambda ratio: abs(math.log(ratio)))
    share = 100.0 * float(sizes.weights.sum())
    facts = {"share": share, "factor": factor, "least": LEAST_MASS, "most": GREATEST_MASS}
    return (ABOVE if is_heavy else BELOW).of(SUBJECT, mass, limit, **facts)
