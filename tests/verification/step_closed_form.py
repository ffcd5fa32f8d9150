# SPDX-License-Identifier: GPL-2.0-or-later
"""A round rock that rolls over steps: what one leaves, and the least slope that carries it over one after another.

Lengths in radii R of the rock; ``inertia``: kappa = I / (m R^2), 2/5 of a sphere, 1/2 of a cylinder. Derived in
docs/surface_roughness.md.
"""

import math

SPHERE, CYLINDER = 0.4, 0.5


def share_left(step, inertia=SPHERE):
    """w+ / w- = (I + m R (R - d)) / (I + m R^2) = 1 - d / ((1 + kappa) R) where a step of height d is met."""
    return 1.0 - step / (1.0 + inertia)


def least_slope(step, spacing, inertia=SPHERE):
    """Tangent of the least slope on which thin steps across the way, the plane between them, do not stop a slow rock.

    The rock meets the step at the angle theta before it, cos(theta) = 1 - d / R, is lifted over it if

        q^2 w^2 (1 + kappa) R / 2g >= 1 - cos(theta - beta)        q: share_left

    and falls back on the plane 2 R sin(theta) farther, where it loses as much. The slope gives g L sin(beta) from step
    to step, so that w^2 settles at

        w^2 = 2 g sin(beta) (L - 2 R sin(theta) (1 - q^2)) / ((1 + kappa) R^2 (1 - q^4))
    """
    kept, theta = share_left(step, inertia) ** 2, math.acos(1.0 - step)
    way = 2.0 * math.sin(theta)
    if way > spacing:
        raise ValueError("The rock reaches the next step before the plane; take ridges_slope.")

    def surplus(beta):
        gained = kept * math.sin(beta) * (spacing - way * (1.0 - kept)) / (1.0 - kept * kept)
        return gained - (1.0 - math.cos(theta - beta))

    return math.tan(_zero(surplus, theta))


def ridges_slope(dip, inertia=SPHERE):
    """Slope on which the rock rolls from crest to crest and dips by ``dip`` between them: a rimless wheel of the
    half angle alpha, cos(alpha) = 1 - dip / R, which leaves 1 - 2 sin^2(alpha) / (1 + kappa) at each."""
    alpha = math.acos(1.0 - dip)
    kept = (1.0 - 2.0 * math.sin(alpha) ** 2 / (1.0 + inertia)) ** 2

    def surplus(beta):
        return kept * 2.0 * math.sin(alpha) * math.sin(beta) / (1.0 - kept) - (1.0 - math.cos(alpha - beta))

    return math.tan(_zero(surplus, alpha))


def first_order(step, spacing, inertia=SPHERE):
    """Limit of ``least_slope`` for low steps: 4 d^2 / ((1 + kappa) R L)."""
    return 4.0 * step * step / ((1.0 + inertia) * spacing)


def _zero(rising, high):
    """Zero of a rising function between 0 and ``high``, by halving."""
    low = 0.0
    for _ in range(60):
        middle = 0.5 * (low + high)
        low, high = (middle, high) if rising(middle) < 0.0 else (low, middle)
    return 0.5 * (low + high)
