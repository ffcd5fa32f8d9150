# SPDX-License-Identifier: GPL-2.0-or-later
"""Closed forms of one planar impact: processes and table 4.1 of Ashayer (2007), misprints corrected. Unit mass.

Velocities in m/s, impulses per unit mass in m/s, levers in m; axis 1 along the ground, axis 3 away from it.

Printed errors that are mended here (thesis lines): 1066 k_r^2 divides b2; 1132/1143 and 1133/1144 name the wrong phase;
1133 lacks the bar of b_c; 1135 the sense of the inequality; 1136/1147 p1 of continuous stick; 1154 a factor 2;
1162 the sign of p_s.
"""

import math
from typing import NamedTuple


class Planar(NamedTuple):
    """v1, v3: velocity of the contact; b1, b2, b3 of eq. 4.2.6; e, mu."""

    v1: float
    v3: float
    b1: float
    b2: float
    b3: float
    e: float
    mu: float


class Outcome(NamedTuple):
    """Name of the process, impulses p_f and p1(p_f), velocity of the contact after."""

    process: str
    p: float
    p1: float
    v1: float
    v3: float


def inertia(lever, radius_squared):
    """b1, b2, b3. Eq. 4.2.6, l.1066."""
    r1, r3 = lever
    return 1.0 + r3 * r3 / radius_squared, r1 * r3 / radius_squared, 1.0 + r1 * r1 / radius_squared


def process(case):
    """Name of the process. Table 4.2, l.1174-1182, with the jam of l.1137."""
    v1, v3, b1, b2, b3, e, mu = case
    s = math.copysign(1.0, v1)
    holds = mu > abs(b2 / b1)
    if v1 == 0.0:
        return "continuous stick" if holds else "immediate slip"
    if s * b2 < 0.0 and mu >= -b3 / (s * b2):
        return "jam-stick"
    p_s, p_c = v1 / (b2 + s * mu * b1), -v3 / (b3 + s * mu * b2)
    if not 0.0 < p_s < (1.0 + e) * p_c:
        return "continuous slip"
    return ("slip-stick" if holds else "slip-reversal") + (" in compression" if p_s < p_c else " in restitution")


def outcome(case):
    """The row of Table 4.1, l.1128-1154, that the process selects."""
    v1, v3, b1, b2, b3, e, mu = case
    name = process(case)
    s, bar = math.copysign(1.0, v1), b2 / b1
    ba, bb, bc, bd, bcbar = b2 + s * mu * b1, b3 + s * mu * b2, b3 - s * mu * b2, b2 - s * mu * b1, b3 - bar * b2
    if name == "continuous stick":
        p = (1.0 + e) * -v3 / bcbar
        return Outcome(name, p, bar * p, 0.0, -e * v3)
    if name == "continuous slip":
        p = (1.0 + e) * -v3 / bb
        return Outcome(name, p, -s * mu * p, v1 - ba * p, -e * v3)
    holds = not name.startswith("slip-reversal")
    # after the slip has halted: normal inertia, tangential impulse per normal one, and what it changes
    after, ratio, change = (bcbar, bar, (s * mu + bar) * b2) if holds else (bc, s * mu, 2.0 * s * mu * b2)
    p_s = v1 / ba
    if name.endswith("restitution"):
        p_c = -v3 / bb
        x = p_s / p_c
        root = math.sqrt(change / bb + (p_c * e / (p_s - p_c)) ** 2 * after / bb)
        p = p_c * (x + bb / after * (x - 1.0) * (root - 1.0))
        normal = bb * (p_s - p_c) + after * (p - p_s)
    else:
        p_c = -(v3 / after) * (1.0 + change / ba * v1 / v3)
        if name == "jam-stick":
            y = v1 / v3
            p = p_c - e * v3 / after * math.sqrt(1.0 + 2.0 * change / ba * y + change * bb / ba**2 * y**2)
        else:
            p = p_c * (1.0 + e * math.sqrt(1.0 + change / after * (p_s / p_c) ** 2))
        normal = after * (p - p_c)
    return Outcome(name, p, -s * mu * p_s + ratio * (p - p_s), 0.0 if holds else -bd * (p - p_s), normal)


def centre_after(velocity, spin, lever, radius_squared, p, p1):
    """(V1, V3, omega) after the impulses. Eqs. 4.2.3 and 4.2.15."""
    r1, r3 = lever
    return velocity[0] + p1, velocity[1] + p, spin + (r3 * p1 - r1 * p) / radius_squared


def least_tangential(lever_3, radius_squared):
    """R_t,min of a collinear impact that ends in stick. Eq. 4.2.21, l.1209."""
    return 1.0 / (1.0 + radius_squared / lever_3**2)


def critical_friction(slip, speed, lever_3, radius_squared, e):
    """mu below which a collinear impact slips to its end. Eq. 4.2.20, l.1205."""
    return abs(slip) / ((1.0 + lever_3**2 / radius_squared) * (1.0 + e) * abs(speed))


def sphere_after(velocity, slip, e, mu):
    """(V1, V2, V3) after a sphere's impact. Eq. 7.2.8, l.2502; slip: (v1, v2) of the contact before."""
    fall, size = abs(velocity[2]), math.hypot(*slip)
    if size < 3.5 * mu * (1.0 + e) * fall:
        share = 2.0 / 7.0
    else:
        share = mu * (1.0 + e) * fall / size
    return velocity[0] - share * slip[0], velocity[1] - share * slip[1], e * fall
