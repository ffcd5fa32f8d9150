# SPDX-License-Identifier: GPL-2.0-or-later
"""Is an embankment thick enough? How deep a rock goes in, against the thickness where it hits.

    depth        p = E / F                                      F mean force while the rock goes in, E its energy
    thickness    t = b + max(z_c - z, 0) (cot beta_u + cot beta_d)          at the height z of the hit, level

The first is the work of F. b width of the crest, z_c its height, beta_u and beta_d angles of the faces. F is a number
of the user's: from tests, or from a largest force, of which it is half for a triangular pulse. Formulas for the depth
whose units could not be checked, such as that of Kar (1978), are left out on purpose.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array


def penetration(energy: Array, force: float) -> Array:
    """Depth, m, that a rock of an energy, J, goes in against a mean force, N. Raises ValueError for no force."""
    if not (math.isfinite(force) and force > 0.0):
        raise ValueError(f"force: {force} N; give a positive number.")
    return np.asarray(energy, np.float64) / force


def thickness(below: Array, width: float, uphill_angle: float, downhill_angle: float) -> Array:
    """Level thickness, m, so far below the crest, m; angles of the faces in degrees."""
    spread = sum(1.0 / math.tan(math.radians(angle)) for angle in (uphill_angle, downhill_angle))
    return width + np.maximum(np.asarray(below, np.float64), 0.0) * spread
