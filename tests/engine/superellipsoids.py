# SPDX-License-Identifier: GPL-2.0-or-later
"""The closed form of a superellipsoid's moments of inertia, which tests compare rocks with.

mean square  <x^2> = a^2 G(3/n) G(1 + 3/n) / (G(1/n) G(1 + 5/n)),   G the gamma function, a half an axis
"""

import numpy as np

from talus.engine.arithmetic import vectors
from talus.engine.arithmetic.special import gamma


def inertia_per_mass(axes, exponent):
    """Principal moments per mass (3,) [m2] about the axes, given as full axes (3,) [m]."""
    mean = gamma(3.0 / exponent) * gamma(1.0 + 3.0 / exponent) / (gamma(1.0 / exponent) * gamma(1.0 + 5.0 / exponent))
    half = 0.5 * np.asarray(axes, dtype=np.float64)
    squares = mean * (half * half)
    return vectors.total(squares) - squares
