# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks as clumps of discs in a plane, and one elastic impact of a clump under the compliant law mdem.

Ashayer (2007), sections 3.4.1 to 3.4.4, figures 3.19 to 3.22. The figures with the clumps are lost; each function says
how its particles were found again from the text. Particles weigh as their areas and touch as a rigid body.

    centres, radii = ellipse(5)
    rebound(centres, radii, angle=30.0, friction=0.58)     (V1, V3, omega) of a drop at 1 m/s
"""

import math

import numpy as np

from .compliant_body import Block

RATIO = 2.0  # half axes of the ellipse, the shorter one 1 m


def ellipse(count):
    """Centres (n, 2) and radii (n,) of discs within the ellipse with half axes RATIO and 1, m.

    The outer discs have its radius of curvature, the others stand evenly between: 3, 5, 7 and 9 of them lose nothing at
    just the angles that the thesis prints. Three discs do it with ratios from 1.92 to 2.86.
    """
    end = RATIO - 1.0 / RATIO
    x = np.linspace(-end, end, count)
    return np.column_stack([x, np.zeros(count)]), np.sqrt(1.0 - x * x / (RATIO * RATIO - 1.0))


def square():
    """Centres (4, 2) and radii (4,) of discs that touch one another and the sides of a square of half side 1, m."""
    return np.array([(x, z) for x in (-0.5, 0.5) for z in (-0.5, 0.5)]), np.full(4, 0.5)


def rectangle():
    """Centres (8, 2) and radii (8,) of two rows of discs within the rectangle of 4 by 2, m."""
    return np.array([(x, z) for x in (-1.5, -0.5, 0.5, 1.5) for z in (-0.5, 0.5)]), np.full(8, 0.5)


def disc():
    """Centres (7, 2) and radii (7,) of a hexagon of discs around a seventh, that stands on two of them, m."""
    turns = np.radians(np.arange(-30.0, 330.0, 60.0))
    outer = np.column_stack([np.sin(turns), -np.cos(turns)])
    return np.vstack([outer, np.zeros(2)]), np.full(7, 0.5)


def radius_squared(centres, radii):
    """k_r^2 of discs whose masses are as their areas, about their common centre of mass at the origin, m2."""
    masses = radii * radii
    return float((masses * (0.5 * masses + (centres * centres).sum(axis=1))).sum() / masses.sum())


def lever(centres, radii, angle):
    """(r1, r3) from the centre of mass to the lowest point at an orientation in degrees, anticlockwise, m."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    places = np.column_stack([centres @ (c, -s), centres @ (s, c) - radii])
    return places[places[:, 1].argmin()]


def rebound(centres, radii, angle, friction):
    """(V1, V3, omega) after an elastic drop at 1 m/s on level ground, m/s and rad/s, shape (3,)."""
    r1, r3 = lever(centres, radii, angle)
    gyration = 3 * [math.sqrt(radius_squared(centres, radii))]
    return Block([(r1, 0.0, r3)], gyration, friction=friction).impact(np.array([0, 0, -1.0, 0, 0, 0]))[[0, 2, 4]]
