# SPDX-License-Identifier: GPL-2.0-or-later
"""The box that stands for another rock: of equal volume and mass, and with the same ratios of inertia.

    sides^2 = 6 (J_j + J_k - J_i) / m      from  J_i = m (s_j^2 + s_k^2) / 12

It is then scaled to the rock's volume, so that the mass and the density agree; the moments agree up to one common
factor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arithmetic.power import cbrt
from ..arithmetic.vectors import total

if TYPE_CHECKING:
    from ..hints import Array, Rock


def equivalent_box(rock: Rock) -> Array:
    """Sides (3,) [m] along the axes of K of the box of the rock's volume and ratios of principal moments."""
    extents = np.sqrt(total(rock.inertia) - 2.0 * rock.inertia)  # positive for every real body
    ratios = extents / cbrt(float(extents[0] * extents[1] * extents[2]))  # of product 1
    return ratios * cbrt(rock.volume)
