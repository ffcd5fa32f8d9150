# SPDX-License-Identifier: GPL-2.0-or-later
"""Thresholds of energy as people type them, and as they stand in the metadata of rasters: numbers of kJ that rise."""

import math
import re

ITEM = "TALUS_THRESHOLDS"  # in the metadata of a raster with a band for each of them
USUAL = "30; 100; 300; 1000"  # kJ
KILO = 1e3


def thresholds_of(text):
    """(k,) J of a text such as "30; 100; 300". Raises ValueError where the numbers are not positive or do not rise."""
    parts = [part for part in re.split(r"[,;\s]+", str(text)) if part]
    try:
        numbers = [float(part) for part in parts]
    except ValueError:
        numbers = []
    is_rising = all(low < high for low, high in zip([0.0, *numbers], numbers))
    if not (numbers and is_rising and math.isfinite(numbers[-1])):
        raise ValueError(f"{text!r} are no thresholds of energy; give positive numbers of kJ that rise, as {USUAL}.")
    return tuple(KILO * one for one in numbers)


def text_of(thresholds):
    """The text in kJ of thresholds in J."""
    return "; ".join(f"{one / KILO:.15g}" for one in thresholds)
