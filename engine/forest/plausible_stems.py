# SPDX-License-Identifier: GPL-2.0-or-later
"""Plausibility of single trees that were drawn from stands, read from points or found in a canopy."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from ..findings.finding import Finding
from ..quantities.quantities import worst_of

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike

SUBJECT = "trees"
HECTARE = 10_000.0  # m2
TAILS = (1.0, 99.0)  # percent: diameters that are drawn beyond are rare, and may be unusual


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
