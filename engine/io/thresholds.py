# SPDX-License-Identifier: GPL-2.0-or-later
"""Thresholds as people type them, and as they stand in the metadata of rasters: numbers that rise, in kJ or m."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import NamedTuple

ITEM = "TALUS_THRESHOLDS"  # in the metadata of a raster with a band for each of them


class Kind(NamedTuple):
    """Thresholds of one quantity of the maps."""

    quantity: str  # its name in the engine's maps
    unit: str  # of texts
    factor: float  # from that to SI
    usual: str  # where nobody gives others


ENERGY = Kind("energy", "kJ", 1e3, "30; 100; 300; 1000")
HEIGHT = Kind("height", "m", 1.0, "1; 2; 3; 5")
KINDS = {"exceedances": ENERGY, "height_exceedances": HEIGHT}  # by the rasters that need them


def thresholds_of(text: str, kind: Kind = ENERGY) -> tuple[float, ...]:
    """(k,) in SI units, of a text such as "30; 100; 300". Raises ValueError where numbers are not positive or fall."""
    parts = [part for part in re.split(r"[,;\s]+", str(text)) if part]
    try:
        numbers = [float(part) for part in parts]
    except ValueError:
        numbers = []
    is_rising = all(low < high for low, high in zip([0.0, *numbers], numbers))
    if not (numbers and is_rising and math.isfinite(numbers[-1])):
        raise ValueError(f"{text!r} will not do; give positive numbers of {kind.unit} that rise, such as {kind.usual}.")
    return tuple(kind.factor * number for number in numbers)


def text_of(thresholds: Sequence[float], kind: Kind = ENERGY) -> str:
    """The text of thresholds in SI units."""
    return "; ".join(f"{threshold / kind.factor:.15g}" for threshold in thresholds)
