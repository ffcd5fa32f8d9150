# SPDX-License-Identifier: GPL-2.0-or-later
"""Quality of tree detection: pairs of a tree that was found and one that is known, the nearest first.

    detection   matched / known            false    not matched / found

A tree has at most one partner, within a distance. Errors of the diameters are those of matched trees, found less
known, in shares of the known one.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic import vectors
from ..io.optional_packages import require

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike


class Detection(NamedTuple):
    """Rates and errors; NaN where there is nothing to count."""

    found: int
    known: int
    matched: int
    bias: float  # mean error of the diameters, share
    spread: float  # root of the mean square error of the diameters, share

    @property
    def rate(self) -> float:
        """Share of the known trees that were found."""
        return self.matched / self.known if self.known else math.nan

    @property
    def false_share(self) -> float:
        """Share of the found trees that are not known."""
        return 1.0 - self.matched / self.found if self.found else math.nan


def matches(measured: ArrayLike, known: ArrayLike, distance: float) -> Array:
    """(k, 2) numbers of partners, found and known, the nearest first.

    Parameters
    ----------
    measured, known : (n, 2), (m, 2) places, m
    distance : most between partners, m
    """
    require("scipy")
    from scipy.spatial import cKDTree

    measured, known = (np.asarray(places, np.float64).reshape(-1, 2) for places in (measured, known))
    if not (len(measured) and len(known)):
        return np.zeros((0, 2), np.int64)
    near = cKDTree(known).query_ball_point(measured, distance * (1.0 + 1e-9))
    pairs = np.array([(i, j) for i, row in enumerate(near) for j in sorted(row)], np.int64).reshape(-1, 2)
    apart = measured[pairs[:, 0]] - known[pairs[:, 1]]
    square = apart[:, 0] * apart[:, 0] + apart[:, 1] * apart[:, 1]
    is_near = square <= distance * distance
    order = np.lexsort([pairs[is_near, 1], pairs[is_near, 0], square[is_near]])
    taken, partners = (set(), set()), []
    for i, j in pairs[is_near][order].tolist():
        if i not in taken[0] and j not in taken[1]:
            taken[0].add(i)
            taken[1].add(j)
            partners.append((i, j))
    return np.array(partners, np.int64).reshape(-1, 2)


def detection(
    measured: ArrayLike, known: ArrayLike, found_diameters: ArrayLike, known_diameters: ArrayLike, distance: float
) -> Detection:
    """The Detection of trees at places ``measured`` (n, 2) m among those known, (m, 2) m.

    found_diameters, known_diameters : (n,), (m,) m
    distance : most between partners, m
    """
    partners = matches(measured, known, distance)
    of_known = np.asarray(known_diameters, np.float64)[partners[:, 1]]
    errors = (np.asarray(found_diameters, np.float64)[partners[:, 0]] - of_known) / of_known
    count = len(partners)
    bias = float(vectors.total(errors)) / count if count else math.nan
    spread = math.sqrt(float(vectors.total(errors * errors)) / count) if count else math.nan
    return Detection(len(np.asarray(measured)), len(np.asarray(known)), count, bias, spread)
