# SPDX-License-Identifier: GPL-2.0-or-later
"""Boxes and ellipsoids that stand for another rock: equal volume and mass, and its ratios of inertia.

    box        sides^2     = 6  (J_j + J_k - J_i) / m      from  J_i = m (s_j^2 + s_k^2) / 12
    ellipsoid  diameters^2 = 10 (J_j + J_k - J_i) / m      from  J_i = m (d_j^2 + d_k^2) / 20

Both are then scaled to the rock's volume, so that the mass and the density agree; the moments agree up to one common
factor.
"""

import numpy as np

from ..arithmetic.power import cbrt
from ..arithmetic.vectors import total

ROUND = 1.2407009817988  # (6 / pi)^(1/3), side of the box of an ellipsoid / cube root of its volume


def equivalent_box(rock):
    """Sides (3,) [m] along the axes of K of the box of the rock's volume and ratios of principal moments."""
    return _ratios(rock) * cbrt(rock.volume)


def equivalent_ellipsoid(rock):
    """Diameters (3,) [m] along the axes of K of the ellipsoid of the rock's volume and ratios of moments."""
    return _ratios(rock) * cbrt(rock.volume) * ROUND


def _ratios(rock):
    """Mean extents along the axes of K, of product 1. The mean squares are positive for every real body."""
    extents = np.sqrt(total(rock.inertia) - 2.0 * rock.inertia)
    return extents / cbrt(float(extents[0] * extents[1] * extents[2]))
