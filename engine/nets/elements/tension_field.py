# SPDX-License-Identifier: GPL-2.0-or-later
"""Plane stress of a fabric that wrinkles instead of carrying compression, as the least of its energy. SI units.

With the strain e = E + C^-1 S0, measured from the state without stress, the fabric is

    slack      e has no positive principal value                 S = 0
    taut       C e has no negative principal value               S = C e
    wrinkled   else: one tension sigma along t                   S = sigma t t

and the direction t = (cos a, sin a) is the one that stores most, e_tt^2 / (2 c(t)), where c(t) is the compliance in
the direction t and sigma = e_tt / c(t). This is the minimum of the energy over all wrinkle strains (Pipkin's relaxed
energy); so the fabric is elastic and creates no energy, whatever its orthotropy. For an isotropic one t is
the principal direction, as in the algorithm of the thesis of Sautter (eqs. 3.45-3.47).
Strains and stresses are (11, 22, 12) in the frame of the material, shear strain doubled.
"""

import math

from ...jit.kernels import inner_kernel
from ..arrays import M_COMPLIANCE, M_FIELD, M_SLACK, M_STIFFNESS

STARTS = 8
HALF = math.sqrt(0.5)
START_COS = (1.0, HALF, 0.0, -HALF, -1.0, -HALF, 0.0, HALF)
START_SIN = (0.0, HALF, 1.0, HALF, 0.0, -HALF, -1.0, -HALF)
NEWTON_STEPS = 12
ACCURACY = 1e-14  # of the step of the doubled angle, rad


@inner_kernel
def stress_of(row, e1, e2, e3):
    """S11, S22, S12 [Pa] and the energy per volume [J/m3] at the strain e from the state without stress."""
    s1 = row[M_STIFFNESS] * e1 + row[M_STIFFNESS + 1] * e2
    s2 = row[M_STIFFNESS + 1] * e1 + row[M_STIFFNESS + 2] * e2
    s3 = row[M_STIFFNESS + 3] * e3
    if row[M_FIELD] != 0.0 and not (s1 >= 0.0 and s1 * s2 >= s3 * s3):
        if e1 <= 0.0 and 4.0 * e1 * e2 >= e3 * e3:
            return 0.0, 0.0, 0.0, row[M_SLACK]
        return wrinkled(row, e1, e2, e3)
    return s1, s2, s3, 0.5 * (s1 * e1 + s2 * e2 + s3 * e3) + row[M_SLACK]


@inner_kernel
def wrinkled(row, e1, e2, e3):
    """Stress and energy in the wrinkled state: one tension, along the direction that stores most."""
    cos, sin = tension_direction(row, e1, e2, e3)
    along = 0.5 * (e1 + e2) + 0.5 * (e1 - e2) * cos + 0.5 * e3 * sin
    compliance, _, _ = directional_compliance(row, cos)
    tension = max(0.0, along) / compliance
    energy = 0.5 * tension * max(0.0, along) + row[M_SLACK]
    return 0.5 * tension * (1.0 + cos), 0.5 * tension * (1.0 - cos), 0.5 * tension * sin, energy


@inner_kernel
def directional_compliance(row, cos):
    """c(t) [1/Pa] at the doubled angle with this cosine, as p + q cos + r cos^2; returns it with q and r."""
    s11, s22 = row[M_COMPLIANCE], row[M_COMPLIANCE + 2]
    mixed = 2.0 * row[M_COMPLIANCE + 1] + row[M_COMPLIANCE + 3]
    q, r = 0.5 * (s11 - s22), 0.25 * (s11 + s22 - mixed)
    return 0.25 * (s11 + s22 + mixed) + q * cos + r * cos * cos, q, r


@inner_kernel
def tension_direction(row, e1, e2, e3):
    """Cosine and sine of the doubled angle of t."""
    mean, d, h = 0.5 * (e1 + e2), 0.5 * (e1 - e2), 0.5 * e3
    radius = math.sqrt(d * d + h * h)
    cos, sin = d / radius, h / radius  # the principal direction: not zero, or the state were taut or slack
    _, q, r = directional_compliance(row, cos)
    if q == 0.0 and r == 0.0:
        return cos, sin
    cos, sin = best_start(row, mean, d, h, cos, sin)
    for _ in range(NEWTON_STEPS):
        c, q, r = directional_compliance(row, cos)
        along, first, second = mean + d * cos + h * sin, h * cos - d * sin, -d * cos - h * sin
        c_first, c_second = -sin * (q + 2.0 * r * cos), -cos * (q + 2.0 * r * cos) + 2.0 * r * sin * sin
        value = 2.0 * first * c - along * c_first
        slope = 2.0 * second * c + first * c_first - along * c_second
        # at a maximum the slope is negative; elsewhere go uphill by a small angle
        step = -value / slope if slope < 0.0 else math.copysign(0.2, value)
        step = min(0.3, max(-0.3, step))
        cos, sin = turned(cos, sin, step)
        if abs(step) < ACCURACY:
            break
    return cos, sin


@inner_kernel
def turned(cos, sin, step):
    """The direction turned by the angle of tangent step / 2, doubled: no trigonometry, always of length one."""
    half = 0.5 * step
    scale = 1.0 / (1.0 + half * half)
    c, s = (1.0 - half * half) * scale, step * scale
    cos, sin = cos * c - sin * s, sin * c + cos * s
    length = math.sqrt(cos * cos + sin * sin)
    return cos / length, sin / length


@inner_kernel
def best_start(row, mean, d, h, cos, sin):
    """Direction that stores most energy: the principal direction or one of eight others."""
    best_cos, best_sin, best = cos, sin, stored(row, mean + d * cos + h * sin, cos)
    for k in range(STARTS):
        value = stored(row, mean + d * START_COS[k] + h * START_SIN[k], START_COS[k])
        if value > best:
            best_cos, best_sin, best = START_COS[k], START_SIN[k], value
    return best_cos, best_sin


@inner_kernel
def stored(row, along, cos):
    """Twice the energy per volume of a tension along a direction; -1 where that is compressed."""
    return along * along / directional_compliance(row, cos)[0] if along > 0.0 else -1.0
