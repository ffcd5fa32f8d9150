# SPDX-License-Identifier: GPL-2.0-or-later
"""A structure cut into sections of about one length, and which rock belongs to which."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from ..hints import ArrayLike


class Section(NamedTuple):
    """A part of a line."""

    start: float  # distance along the line, m
    end: float
    rows: np.ndarray  # numbers of the rocks that come to it

    @property
    def length(self) -> float:
        """m."""
        return self.end - self.start


def sections_along(length: float, longest: float, along: ArrayLike) -> list[Section]:
    """Equal Sections of a line, as few as there can be of at most ``longest``.

    Parameters
    ----------
    length : of the line, m; longest : of a section, m
    along : (n,) distances of rocks along the line, m; those beyond an end belong to the section there

    Raises
    ------
    ValueError
        For a length that is not positive.
    """
    for name, value in (("line", length), ("section", longest)):
        if not (math.isfinite(value) and value > 0.0):
            raise ValueError(f"{name}: its length is {value} m; give a positive number.")
    count = math.ceil(length / longest * (1.0 - 1e-12))
    edges = [length * k / count for k in range(count + 1)]
    number = np.searchsorted(edges[1:-1], np.asarray(along, np.float64), side="right")
    return [Section(edges[k], edges[k + 1], np.flatnonzero(number == k)) for k in range(count)]
