# SPDX-License-Identifier: GPL-2.0-or-later
"""Identifiability of the parameters of an ensemble, and what the observations say about the volume-frequency relation.

A parameter counts as known where its 90 % band is narrower than half of that of the bounds, which were all that was
known before. Two are told apart where both are known and their correlation is below 0.9 in size: beyond, one of them is
known only once the other is.

A rock of the mean radius R rolls with mu_r = mu_0 + d / 2R (contact/rolling.py). Stops of blocks of one size give
mu_r at that size and nothing of how it divides between the level mu_0 and the roughness d. With the mass m ~ R^3

    d ln(mu_r) / d ln(m) = -(1/3) (d / 2R) / mu_r

is the exponent of a power law that has the same slope at R: 0 without roughness, -1/3 without level.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .search import place_of

if TYPE_CHECKING:
    from .posterior import Posterior
    from .search import Bounds

LEVEL, ROUGHNESS = "rolling_resistance", "surface_roughness"
PRIOR_BAND = 0.9  # of the bounds, the share of their width between the 5th and the 95th percentile
KNOWN = 0.5  # width of the band over that of the bounds, below which a parameter is known
CORRELATED = 0.9


class Pair(NamedTuple):
    """Two parameters of an ensemble."""

    first: str
    second: str
    correlation: float
    is_told_apart: bool


class SizeLaw(NamedTuple):
    """Rows of an ensemble (k,) at one size."""

    radius: float  # mean radius, m
    resistance: np.ndarray  # mu_r of a block of that radius
    exponent: np.ndarray  # of the mass, at that radius


def widths(posterior: Posterior, bounds: Sequence[Bounds]) -> dict[str, float]:
    """Name -> width of the 90 % band over that of the bounds, by ratios where the parameter acts by ratios."""
    places = np.array([place_of(bounds, row) for row in posterior.rows])
    low, high = np.percentile(places, [5.0, 95.0], axis=0)
    return dict(zip(posterior.names, ((high - low) / PRIOR_BAND).tolist()))


def pairs(posterior: Posterior, bounds: Sequence[Bounds]) -> list[Pair]:
    """Each Pair of parameters."""
    width = widths(posterior, bounds)
    known = {name: share < KNOWN for name, share in width.items()}
    return [
        Pair(name, other, float(posterior.correlation[j, k]),
             known[name] and known[other] and abs(float(posterior.correlation[j, k])) < CORRELATED)
        for k, other in enumerate(posterior.names) for j, name in enumerate(posterior.names[:k])
    ]  # fmt: skip


def size_law(posterior: Posterior, ground_class: Mapping[str, float], radius: float) -> SizeLaw | None:
    """The SizeLaw at a mean radius [m]; None where neither level nor roughness was searched.

    ``ground_class``: value of each of both by name, for the one that was not searched.
    """
    if not {LEVEL, ROUGHNESS} & set(posterior.names):
        return None
    columns = dict(zip(posterior.names, posterior.rows.T))
    level, roughness = (np.broadcast_to(columns.get(name, ground_class[name]), len(posterior.rows))
                        for name in (LEVEL, ROUGHNESS))  # fmt: skip
    share = roughness / (2.0 * radius)
    resistance = level + share
    with np.errstate(invalid="ignore", divide="ignore"):
        exponent = np.where(resistance > 0.0, -share / (3.0 * resistance), 0.0)
    return SizeLaw(float(radius), resistance, exponent)
