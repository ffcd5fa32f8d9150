# SPDX-License-Identifier: GPL-2.0-or-later
"""Plausibility of single trees that were drawn from stands, read from points or found in a canopy."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from ..findings.finding import DOUBTFUL, UNSAFE, Finding, Kind
from ..quantities.quantities import worst_of

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike

SUBJECT = "trees"
HECTARE = 10_000.0  # m2
TAILS = (1.0, 99.0)  # percent: diameters that are drawn beyond are rare, and may be unusual
MANY_LEFT_OUT, FEW_LEFT_OUT = 1.0, 0.1  # percent of the cells of a canopy: birds and wires are fewer

LEFT_OUT = Kind(
    "tree-height-implausible", UNSAFE,
    "{value:.2g} % of the cells of the canopy are higher than {highest:g} m and were left out; trees there are missing "
    "or too low.",
    "Check the unit of the heights and which raster was chosen.",
)  # fmt: skip


def of_canopy(heights: Array, highest: float) -> Iterator[Finding]:
    """The finding of cells that are higher (m) than trees are."""
    known = heights[np.isfinite(heights)]
    share = 100.0 * float(np.mean(known > highest)) if known.size else 0.0
    if share > FEW_LEFT_OUT:
        severity = UNSAFE if share > MANY_LEFT_OUT else DOUBTFUL
        yield LEFT_OUT.of("canopy", share, FEW_LEFT_OUT, severity, highest=highest)


def of_stems(diameters: Array, heights: ArrayLike | None = None, area: float = math.nan) -> Iterator[Finding]:
    """Findings of the diameters (m), the heights (m) and the number of stems on an area (m2, NaN where none is known).

    Of diameters and heights the tails are left out, as they hold what is drawn once in a hundred stems.
    """
    if not np.size(diameters):
        return
    yield from worst_of("stem_diameter", np.percentile(diameters, TAILS), SUBJECT)
    known = np.asarray([] if heights is None else heights, np.float64)
    known = known[np.isfinite(known)]
    if known.size:
        yield from worst_of("tree_height", np.percentile(known, TAILS), SUBJECT)
    if area > 0.0:
        yield from worst_of("stem_density", [np.size(diameters) * HECTARE / area], SUBJECT)
