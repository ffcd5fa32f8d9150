# SPDX-License-Identifier: GPL-2.0-or-later
"""Block volumes of a source: a power law between two volumes, its classes, and its exponent from a survey.

    share of blocks larger than V     G(V) = (V^-b - Vmax^-b) / (V0^-b - Vmax^-b),   V0 <= V <= Vmax
    of a class from V1 to V2          G(V1) - G(V2)
    mean volume of a class            b / (1 - b) (V2^(1-b) - V1^(1-b)) / (V1^-b - V2^-b)
    exponent of blocks V_i >= V0      b = n / sum ln(V_i / V0),  standard error b / sqrt(n)

The share is the power law of rockfall inventories, cut at Vmax; the mean is the integral of V over its density, and has
another form at b = 1. The exponent is the estimate of the largest likelihood of a law without an upper end (Hill 1975,
Ann. Stat. 3, 1163-1174; Aki 1965, Bull. Earthq. Res. Inst. 43, 237-239; both recalled). It belongs to the list it was
fitted to: blocks that lie on a slope follow a steeper law than rock masses that fail, and the two are never mixed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array, Numbers

NEAR_ONE = 1e-6  # of an exponent to 1, where the two differences of the mean cancel
WIDEST = 3.5  # ratio of the ends of a class; over a wider one a single volume stands for blocks that go other ways


class Exponent(NamedTuple):
    """Power-law exponent fitted to a list of blocks, with its standard error."""

    value: float
    standard_error: float
    blocks: int  # that count


class SizeLaw:
    """A power law of volumes.

    Parameters
    ----------
    exponent : b, positive and not 1
    smallest, largest : V0 and Vmax, m3

    Raises
    ------
    ValueError
        For an exponent that is not positive or is 1, and for volumes that do not rise from above 0.
    """

    def __init__(self, exponent: float, smallest: float, largest: float) -> None:
        if not (math.isfinite(exponent) and exponent > 0.0):
            raise ValueError(f"Size law: the exponent is {exponent:g}; give a positive number, such as 0.6.")
        if abs(exponent - 1.0) < NEAR_ONE:
            raise ValueError("Size law: the exponent is 1, where the mean volume has another form; give 0.99 or 1.01.")
        if not (0.0 < smallest < largest and math.isfinite(largest)):
            raise ValueError(
                f"Size law: the volumes go from {smallest:g} to {largest:g} m3; give two positive ones that rise."
            )
        self.exponent, self.smallest, self.largest = float(exponent), float(smallest), float(largest)

    def share_above(self, volume: Numbers) -> Numbers:
        """Share of all blocks that are larger than volumes (any shape) [m3]; 1 below V0, 0 above Vmax."""
        least, most = self.smallest**-self.exponent, self.largest**-self.exponent
        within = np.clip(np.asarray(volume, np.float64), self.smallest, self.largest)
        return (within**-self.exponent - most) / (least - most)

    def share(self, lower: float, upper: float) -> float:
        """Share of all blocks in a class from ``lower`` to ``upper`` [m3]."""
        return float(self.share_above(lower) - self.share_above(upper))

    def mean_volume(self, lower: float | None = None, upper: float | None = None) -> float:
        """Mean volume of a class, of all blocks without ends [m3]; the volume to simulate the class with."""
        b = self.exponent
        lower = self.smallest if lower is None else lower
        upper = self.largest if upper is None else upper
        return b / (1.0 - b) * (upper ** (1.0 - b) - lower ** (1.0 - b)) / (lower**-b - upper**-b)


def fitted_exponent(volumes: Array, smallest: float) -> Exponent:
    """The Exponent of the law that a list of blocks follows.

    volumes : (n,) m3; those below ``smallest`` do not count, for a survey is not complete there
    smallest : V0, m3, from which on the survey is complete

    Raises
    ------
    ValueError
        If fewer than two blocks count, all have the volume ``smallest``, or ``smallest`` is not positive.
    """
    volumes = np.asarray(volumes, np.float64)
    if not (math.isfinite(smallest) and smallest > 0.0):
        raise ValueError(f"Size law: the smallest volume is {smallest:g} m3; give a positive number.")
    counted = volumes[np.isfinite(volumes) & (volumes >= smallest)]
    logarithms = float(np.log(counted / smallest).sum())
    if counted.size < 2 or not logarithms > 0.0:
        raise ValueError(
            f"Size law: {counted.size} blocks of at least {smallest:g} m3 do not tell an exponent; give two or more, "
            "not all of that volume."
        )
    exponent = counted.size / logarithms
    return Exponent(exponent, exponent / math.sqrt(counted.size), counted.size)


def check_classes(classes: Sequence[tuple[float, float]], name: str) -> None:
    """Raise ValueError where classes do not follow each other.

    classes : list of (lower, upper) m3, in any order
    name : of the source group, for the message
    """
    ordered = sorted(classes)
    for lower, upper in ordered:
        if not (0.0 < lower < upper and math.isfinite(upper)):
            raise ValueError(
                f"Source group {name}: a class goes from {lower:g} to {upper:g} m3; give two volumes that rise."
            )
    for (_, end), (begin, _) in zip(ordered, ordered[1:]):
        if abs(begin - end) > 1e-9 * end:
            what = "a gap" if begin > end else "an overlap"
            raise ValueError(
                f"Source group {name}: there is {what} between the classes that end and begin at {end:g} and {begin:g} "
                "m3; let each class begin where the one before ends."
            )
