# SPDX-License-Identifier: GPL-2.0-or-later
"""Impact models that Ashayer (2007) compares with, with his misprints corrected, for one impact of a body of unit mass.

    strike(velocity, spin, lever, radius_squared, coefficient, mu) -> (V1, V3, omega)

    velocity          (V1, V3) of the centre of mass, along the ground and away from it, m/s
    spin              clockwise, rad/s: positive where a rock rolls along axis 1
    lever             (r1, r3) from the centre of mass to the contact, m
    radius_squared    k_r^2, of the radius of gyration, m2
    coefficient       restitution of the model, or the share of the energy that bozzolo keeps
    mu                Coulomb's friction

On slope profiles the engine runs the same models compiled (slope_profiles/impact_models.py); these are written a second
time, from the text, and a test holds both to each other. For comparison only, never for an assessment.
"""

import math

import numpy as np

from .planar_impact import centre_after, inertia


def newton(velocity, spin, lever, radius_squared, e, mu):
    """Kinematic restitution with Coulomb friction in one solve, v3' = -e v3: what Talus calls newton, one contact."""
    b1, b2, b3 = inertia(lever, radius_squared)
    v1, v3 = velocity[0] + spin * lever[1], velocity[1] - spin * lever[0]
    stick = np.linalg.solve([[b1, -b2], [-b2, b3]], [-v1, -(1.0 + e) * v3])
    p1, p = stick
    if abs(p1) > mu * p:
        sides = [(s, -(1.0 + e) * v3 / (b3 + s * mu * b2)) for s in (1.0, -1.0)]
        s, p = next((s, p) for s, p in sides if p > 0.0 and s * (v1 - (b2 + s * mu * b1) * p) >= -1e-12)
        p1 = -s * mu * p
    return centre_after(velocity, spin, lever, radius_squared, p, p1)


def descoeudres(velocity, spin, lever, radius_squared, e, mu):
    """Descoeudres and Zimmermann (1987): p_f = (1 + e) p_c, and the tangential impulse doubles. Eqs. 4.3.10-4.3.20."""
    b1, b2, b3 = inertia(lever, radius_squared)
    v1, v3 = velocity[0] + spin * lever[1], velocity[1] - spin * lever[0]
    determinant = b1 * b3 - b2 * b2
    p = -(b2 * v1 + b1 * v3) / determinant * (1.0 + e)
    p1 = -(b3 * v1 + b2 * v3) / determinant * 2.0
    if abs(p1) > mu * p:
        s = math.copysign(1.0, v1)
        half = 0.5 * mu * (1.0 + e)
        p = -v3 / (b3 + s * b2 * half) * (1.0 + e)  # the sign of l.1327 mended
        p1 = -s * mu * p
    return centre_after(velocity, spin, lever, radius_squared, p, p1)


def descoeudres_critical_ratio(lever, radius_squared, e, mu):
    """-V1/V3 above which the contact slides. L.1315, with its sign corrected."""
    b1, b2, b3 = inertia(lever, radius_squared)
    return (mu * b1 * (1.0 + e) + 2.0 * b2) / (mu * (1.0 + e) * b2 + 2.0 * b3)


def bozzolo(velocity, spin, lever, radius_squared, share, mu=0.0):
    """Bozzolo and Pamini, Azzoni et al. (CADMA): the block pivots about its contact. Eqs. 4.3.7-4.3.8, l.1259-1282.

    share: eps_max, the largest share of the kinetic energy that it keeps; mu is not used.
    """
    r1, r3 = lever
    square = r1 * r1 + r3 * r3
    after = (radius_squared * spin - velocity[0] * r3 + velocity[1] * r1) / (radius_squared + square)
    most = share * 0.5 * (velocity[0] ** 2 + velocity[1] ** 2 + radius_squared * spin**2)
    if 0.5 * (radius_squared + square) * after * after > most:
        after = math.copysign(math.sqrt(2.0 * most / (radius_squared + square)), after)
    return -after * r3, after * r1, after


def brach_stick(velocity, spin, radius, shape):
    """Tangential velocity and spin of a sphere or disc that sticks before it separates. Table 3.2, l.820, corrected."""
    kept = {"sphere": 5.0 / 7.0, "disc": 2.0 / 3.0}[shape]
    v = kept * velocity[0] + (1.0 - kept) * radius * spin
    return v, v / radius


def pfeiffer_normal(e, speed):
    """R_n that falls with the normal speed (m/s). Eq. 3.2.16, l.738."""
    return e / (1.0 + (speed / 9.8) ** 2)


def pfeiffer_sphere(velocity, spin, radius, normal, tangential):
    """Pfeiffer and Bowen (1989) for a sphere: always rolling after. Eqs. 4.3.1-4.3.6, l.1226-1257, corrected."""
    v1, v3 = velocity
    friction = tangential + (1.0 - tangential) / (((v1 - radius * spin) / 3.0) ** 2 + 1.5)
    scaling = tangential / (1.0 + (v3 / 15.2) ** 2)
    speed = math.sqrt((2.0 / 7.0 * radius**2 * spin**2 + 5.0 / 7.0 * v1**2) * friction * scaling)
    return speed, -pfeiffer_normal(normal, v3) * v3, speed / radius
