# SPDX-License-Identifier: GPL-2.0-or-later
"""Penetration of a rock into a cushion, whether the cushion is thick enough, and the static force for the roof.

    d = 2 E / F_k             a force that rises and falls as a triangle in time: m v = F t / 2, d = v t / 2
    A_d = C F_k               static equivalent, C by the kind of failure of the roof (ASTRA 12006)
    e >= max(q d, e_min)      q and e_min by the rule in use

The first is derived, and is what is recalled of ASTRA 12006 too (d = m v^2 / F_k). C, q and e_min could not be read
in a source: they are arguments without a default. A cushion passes by both rules only; where one is not given, it is
not checked, or fails by the other.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike, Numbers


class CushionCheck(NamedTuple):
    """Is the cushion thick enough?"""

    needed: float  # thickness, m; NaN where no rule is given
    thickness: float  # m
    passes: bool | None  # None where one of both rules is not given and the other does not fail, or nothing hits
    by_depth: float = math.nan  # thickness needed by the depth, q d, m; NaN: rule not given
    least: float = math.nan  # e_min, m; NaN: rule not given


def penetration(energy: ArrayLike, force: ArrayLike) -> Array:
    """Depth d (n,), m, from the energy of translation (n,), J, and the largest force (n,), N; 0 without energy."""
    energy, force = np.broadcast_arrays(np.asarray(energy, np.float64), np.asarray(force, np.float64))
    return np.divide(2.0 * energy, force, out=np.zeros(energy.shape), where=energy > 0.0)


def static_force(force: Numbers, factor: float) -> Numbers:
    """A_d, N, from F_k, N, and C; NaN where C is. Raises ValueError for a C that is not positive."""
    if not (math.isnan(factor) or factor > 0.0):
        raise ValueError(f"static factor: it is {factor}; give a positive number, or none.")
    return factor * force


def check_cushion(thickness: float, depth: float, ratio: float = math.nan, least: float = math.nan) -> CushionCheck:
    """The CushionCheck for a depth of penetration.

    Parameters
    ----------
    thickness : e, m; depth : d, m, NaN where nothing hits
    ratio : q, thickness needed in depths of penetration; least : e_min, m; NaN: no such rule

    Raises
    ------
    ValueError
        For a rule below 0.
    """
    for name, value in (("ratio", ratio), ("least thickness", least)):
        if value < 0.0:
            raise ValueError(f"cushion rule: the {name} is {value}; give a number of at least 0, or none.")
    rules = ratio * depth, least
    given = [value for value in rules if not math.isnan(value)]
    needed = max(given) if given else math.nan
    if math.isnan(depth) or not given:
        passes = None
    elif thickness < needed:
        passes = False
    else:
        passes = True if len(given) == len(rules) else None
    return CushionCheck(needed, thickness, passes, *rules)
