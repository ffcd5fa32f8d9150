# SPDX-License-Identifier: GPL-2.0-or-later
"""A shape stretched until the smallest box around it has given sides: a block as it is measured in the field.

    L >= I >= S   sides of the smallest box, as in measures; the shape's own longest side becomes the longest, and so on

A shape is stretched along its own axes first. The result may have another smallest box, so it is stretched again, along
that one. Near-spheres of many corners are as wide along their axes as their smallest box, to a hundredth, which
takes a minute to find: they are not stretched again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..arithmetic import vectors
from ..arithmetic.power import cbrt
from .measures import smallest_box

if TYPE_CHECKING:
    from ..hints import Array

TOLERANCE = 0.01  # of the ratios of neighbouring sides
STRETCHES = 12  # until a shape has the ratios; 3 to 6 are usual
GREATEST_RATIO = 20.0  # L / S
MANY_CORNERS = 200


def with_lengths(points, lengths):
    """Points (n, 3) [m] whose smallest box has the three lengths [m], in any order; each is met to two hundredths.

    points : along the axes of the shape. A symmetric solid with several boxes that are nearly as small, such as a
        dodecahedron, has the lengths along its own axes.
    Raises ValueError for lengths that are not three positive numbers, and for those of needles and sheets.
    """
    wanted = checked_lengths(lengths)
    points = np.asarray(points, np.float64)
    extents = np.ptp(points, axis=0)
    order = np.argsort(-extents, kind="stable")
    points = points * (wanted[np.argsort(order)] / extents)
    if len(points) > MANY_CORNERS:
        return points
    scaled = of_proportions(points, wanted)
    if scaled is None:
        return points
    sides, _ = smallest_box(scaled)
    return scaled * cbrt(float(np.prod(wanted / sides)))


def checked_lengths(lengths: Sequence[float]) -> Array:
    """The three lengths as an array, longest first. Raises ValueError where they are not valid."""
    lengths = [float(length) for length in lengths]
    if len(lengths) != 3 or not all(math.isfinite(length) and length > 0.0 for length in lengths):
        raise ValueError(f"lengths: {_shown(lengths)} given, but a block has three, all of them positive. Give metres.")
    wanted = np.array(sorted(lengths, reverse=True))
    if wanted[0] > GREATEST_RATIO * wanted[2]:
        raise ValueError(
            f"lengths: {_shown(wanted)} m given, but a block is at most {GREATEST_RATIO:g} times as long as thick. "
            "Are all of them in metres?"
        )
    return wanted


def of_proportions(points, target):
    """Points whose smallest box has sides in the ratio of target (3,), longest first; None if they do not get there."""
    for _ in range(STRETCHES):
        sides, axes = smallest_box(points)
        if misses(sides, target) < TOLERANCE:
            return points
        points = vectors.turned(points, axes) * (target / sides)
    return None


def misses(sides, target):
    """Largest difference of the ratios of neighbouring sides."""
    return np.abs(sides[1:] / sides[:-1] - target[1:] / target[:-1]).max()


def _shown(lengths):
    return ", ".join(f"{length:g}" for length in lengths)
