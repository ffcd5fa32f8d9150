# SPDX-License-Identifier: GPL-2.0-or-later
"""Plane sections of rocks: superellipses |x/a|^n + |z/b|^n = 1, rectangles for n = inf; their impacts and coefficients.

Ashayer (2007): definitions of the coefficients of restitution (eqs. 2.2.1 to 2.2.6), blocks of chapters 4 and 6.

Orientation theta: anticlockwise from "a lies level" (rad); axis 1 right, axis 3 up, spin clockwise.
"""

import math
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ..io.optional_packages import require

require("scipy")
from scipy.special import gamma  # noqa: E402, after it was asked for its version

FRICTION = math.tan(math.radians(30.0))  # 0.57735; printed 0.58
RESTITUTION = 0.5
THETA = np.arange(0.0, 180.0, 5.0)  # deg, the 36 shots of eq. 4.4.1, l.1399
# Divisors of Table 5.2, l.1730: k_r = sqrt(a^2 + b^2) / divisor, about the axis normal to the section
SOLID = {2: math.sqrt(5.0), 3: 2.0077, 4: 1.9060, 10: 1.7721, math.inf: math.sqrt(3.0)}
FLAT = {2: 2.0, 3: 1.8797, 4: 1.8220, 10: 1.7530, math.inf: math.sqrt(3.0)}


@dataclass(frozen=True)
class Block:
    """Section with the power n and semi-axes a, b (m); of a solid body, or flat like a disc."""

    power: float
    a: float
    b: float
    is_solid: bool = True

    @property
    def radius_squared(self):
        """k_r^2, m2, with the divisors that the thesis prints."""
        return (self.a**2 + self.b**2) / (SOLID if self.is_solid else FLAT)[self.power] ** 2

    def height(self, theta):
        """Height of the centre over level ground that the block touches: the support function, m."""
        x, z = np.abs(self.a * np.sin(theta)), np.abs(self.b * np.cos(theta))
        if self.power == math.inf:
            return x + z
        dual = self.power / (self.power - 1.0)
        return (x**dual + z**dual) ** (1.0 / dual)

    def lever(self, theta):
        """(r1, r3) from the centre to the lowest point; the middle of a face that lies level."""
        sine, cosine = math.sin(theta), math.cos(theta)
        # components of "down" along a and b
        x, z = -sine, -cosine
        if self.power == math.inf:
            x, z = (self.a * np.sign(x) if abs(x) > 1e-9 else 0.0), (self.b * np.sign(z) if abs(z) > 1e-9 else 0.0)
        else:
            dual = self.power / (self.power - 1.0)
            size = self.height(theta)
            x = math.copysign(self.a * (self.a * abs(x) / size) ** (dual - 1.0), x)
            z = math.copysign(self.b * (self.b * abs(z) / size) ** (dual - 1.0), z)
        return cosine * x - sine * z, sine * x + cosine * z


def volume(power, a, b, c):
    """Volume of a superellipsoid, m3. Dirichlet's integral; the reference of Table 5.2."""
    if power == math.inf:
        return 8.0 * a * b * c
    return 8.0 * a * b * c * gamma(1.0 + 1.0 / power) ** 3 / gamma(1.0 + 3.0 / power)


def divisor(power, dimension):
    """sqrt(a^2 + b^2) / k_r of a solid (3) or flat (2) superellipse, from its second moments."""
    n, d = power, dimension
    mean_square = gamma(3.0 / n) * gamma(1.0 + d / n) / (gamma(1.0 / n) * gamma(1.0 + (d + 2.0) / n))
    return 1.0 / math.sqrt(mean_square)


def energy(velocity, spin, radius_squared):
    """Kinetic energy per unit mass, m2/s2."""
    return 0.5 * (velocity[0] ** 2 + velocity[1] ** 2 + radius_squared * spin**2)


class Coefficients(NamedTuple):
    """Coefficients of restitution of one impact, eqs. 2.2.1-2.2.6, l.574-604."""

    velocity: float  # R_v
    normal: float  # R_n, of the centre of mass
    tangential: float  # R_t
    translational: float  # R_E,Trans
    kinetic: float  # R_E,Kin, called ratio of retrieved energy in chapter 4
    total: float  # R_E,Tot, called so in chapter 6


def coefficients(before, spin, after, spin_after, radius_squared, height=0.0, gravity=9.81):
    """Coefficients of an impact from (V1, V3) and omega before and after, with the centre ``height`` over the datum."""
    translational = (after[0] ** 2 + after[1] ** 2) / (before[0] ** 2 + before[1] ** 2)
    start, end = energy(before, spin, radius_squared), energy(after, spin_after, radius_squared)
    return Coefficients(
        velocity=math.sqrt(translational),
        normal=-after[1] / before[1],
        tangential=after[0] / before[0] if before[0] else math.nan,
        translational=translational,
        kinetic=end / start,
        total=(end + gravity * height) / (start + gravity * height),
    )


class Sweep:
    """One impact of a block in each of the orientations THETA on level ground, without gravity, by ``strike``.

    strike : (velocity, spin, lever, radius_squared, restitution, friction) -> (V1, V3, omega)
    """

    def __init__(self, strike, block, velocity, restitution=RESTITUTION, friction=FRICTION, theta=THETA):
        k2 = block.radius_squared
        answers = [
            strike(velocity, 0.0, block.lever(math.radians(angle)), k2, restitution, friction) for angle in theta
        ]
        self.theta = theta
        self.v1, self.v3, self.omega = np.array(answers).T
        before = energy(velocity, 0.0, k2)
        self.normal = -self.v3 / velocity[1]  # R_n, eq. 2.2.2
        self.tangential = self.v1 / velocity[0] if velocity[0] else None  # R_t
        self.energy = energy((self.v1, self.v3), self.omega, k2) / before  # R_E,Kin, eq. 2.2.5
        self.rotational = 0.5 * k2 * self.omega**2 / before
