# SPDX-License-Identifier: GPL-2.0-or-later
"""Stem diameters at breast height from what is seen from above: height and crown.

    by height and crown     DBH = a (H CD)^b exp(g^2 / 2)      Jucker et al. (2017), Glob. Change Biol. 23, 177-190
    by height               DBH = 2.52 H^0.84                  FINT, by its public code
    by a table              straight between pairs of height and diameter, and in proportion to the height beyond them

DBH cm, H height and CD crown diameter, m. Coefficients of the first as in public code of a co-author (itcSegment):
the world with g = 0.056, and Palearctic woods with g = 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic import arrays
from ..choices import BROADLEAF_SPECIES, DIAMETER_RULES, KNOWN_SPECIES

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike

BROADLEAVED = ("broadleaf", *BROADLEAF_SPECIES)
FINT_FACTOR, FINT_EXPONENT = 2.52, 0.84
CENTIMETRE = 0.01  # m


class Allometry(NamedTuple):
    """Coefficients of Jucker et al. (2017)."""

    a: float
    b: float
    spread: float = 0.0  # g


# wood -> (conifers, broadleaved trees)
ALLOMETRIES = dict(zip(DIAMETER_RULES[:5], (
    (Allometry(0.974, 0.748), Allometry(0.273, 0.927)), (Allometry(1.004, 0.730), Allometry(0.694, 0.730)),
    (Allometry(1.430, 0.649), Allometry(0.467, 0.839)), (Allometry(1.373, 0.717), Allometry(0.910, 0.738)),
    (Allometry(0.557, 0.809, 0.056), Allometry(0.557, 0.809, 0.056)),
)))  # fmt: skip


def stem_diameters(
    heights: ArrayLike, crowns: ArrayLike, groups: ArrayLike, rule: str, table: Sequence[tuple[float, float]] = ()
) -> Array:
    """Diameters (n,), m.

    Parameters
    ----------
    heights, crowns : (n,) of the tree and of its crown, m
    groups : (n,) or one species or group of them (choices.KNOWN_SPECIES); silver fir counts as a conifer
    rule : of choices.DIAMETER_RULES
    table : pairs of height (m) and diameter (cm), for the rule "table"

    Raises
    ------
    ValueError
        For a rule or group that is not known, numbers that are not positive, or a table that does not ascend.
    """
    heights, crowns = (np.asarray(values, np.float64) for values in (heights, crowns))
    groups = np.broadcast_to(np.asarray(groups, object), heights.shape)
    _check(heights, crowns, groups, rule)
    if rule == "height":
        return CENTIMETRE * FINT_FACTOR * arrays.pow(heights, FINT_EXPONENT)
    if rule == "table":
        return CENTIMETRE * _of_table(heights, table)
    conifer, broadleaf = (_of_crown(heights * crowns, crown_type) for crown_type in ALLOMETRIES[rule])
    return CENTIMETRE * np.where(np.isin(groups.astype(str), BROADLEAVED), broadleaf, conifer)


def _of_crown(product, coefficients):
    a, b, spread = coefficients
    return a * arrays.pow(product, b) * float(arrays.exp(0.5 * spread * spread))


def _of_table(heights, table):
    pairs = np.asarray(table, np.float64)
    if pairs.ndim != 2 or pairs.shape[1:] != (2,) or not (pairs > 0.0).all():
        raise ValueError("table: give pairs of a height in m and a diameter in cm, positive numbers, in rows.")
    if (np.diff(pairs[:, 0]) <= 0.0).any():
        raise ValueError("table: the heights must ascend from row to row.")
    known, diameters = pairs.T
    if known.size == 1:
        return heights * diameters[0] / known[0]
    upper = np.clip(np.searchsorted(known, heights), 1, known.size - 1)
    share = (heights - known[upper - 1]) / (known[upper] - known[upper - 1])
    between = diameters[upper - 1] + share * (diameters[upper] - diameters[upper - 1])
    low, high = (heights * diameters[end] / known[end] for end in (0, -1))
    return np.where(heights < known[0], low, np.where(heights > known[-1], high, between))


def _check(heights, crowns, groups, rule):
    if rule not in DIAMETER_RULES:
        raise ValueError(f"rule: {rule!r} is not known; known are {', '.join(DIAMETER_RULES)}.")
    unknown = sorted(set(map(str, groups.ravel().tolist())) - set(KNOWN_SPECIES))
    if unknown:
        raise ValueError(f"groups: {unknown[0]!r} is not known; known are {', '.join(KNOWN_SPECIES)}.")
    for name, values in (("heights", heights), ("crowns", crowns)):
        if not (np.isfinite(values) & (values > 0.0)).all():
            raise ValueError(f"{name}: one is not a positive number; give finite metres above 0.")
