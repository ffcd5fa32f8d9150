# SPDX-License-Identifier: GPL-2.0-or-later
"""Impact models of earlier programs, for a section that hits a line in a plane. Ashayer (2007), sections 4.2 and 4.3.

Unit mass; axis 1 along the line in the direction of travel, axis 3 away from it, spin w clockwise, so that a section
that rolls forward has w > 0. The lever (r1, r3) goes from the centre of mass to the contact, k2 is the square of the
radius of gyration. The contact moves with v1 = V1 + w r3 and v3 = V3 - w r1. Each model returns (V1, V3, w) after the
impact.

    stronge      energetic restitution and Coulomb's friction, section 4.2: the law of the thesis, planar
    descoeudres  Descoeudres and Zimmermann (1987), eqs. 4.3.10 to 4.3.20
    azzoni       Bozzolo and Pamini (1986), Azzoni et al. (1995), eqs. 4.3.7 and 4.3.8
    pfeiffer     Pfeiffer and Bowen (1989), eqs. 4.3.1 to 4.3.6, with the constants that the thesis prints

Misprints of the thesis are mended: signs in 4.3.14 and 4.3.15, V1 within the root of 4.3.3. The model of Kobayashi is
named there without an equation.
"""

import math

from ..choices import EARLIER_MODELS
from ..jit.kernels import inner_kernel

MODELS = EARLIER_MODELS
STRONGE, DESCOEUDRES, AZZONI, PFEIFFER = range(4)
STILL = 1e-12  # m/s, slip that is none
EVENTS = 8  # of an impact: slip ends, compression ends, slip ends again, restitution ends
HALVING, SLIP_SCALE, SPEED_SCALE = 9.8, 3.0, 15.2  # m/s, of 4.3.1, 4.3.5 and 4.3.6


@inner_kernel
def coefficients(lever, k2):
    """b1, b2, b3 of eq. 4.2.6: what an impulse does to the velocity of the contact, for unit mass."""
    r1, r3 = lever
    return 1.0 + r3 * r3 / k2, r1 * r3 / k2, 1.0 + r1 * r1 / k2


@inner_kernel
def centre_after(motion, lever, k2, p1, p3):
    """(V1, V3, w) after the impulses along both axes. Eq. 4.2.1 and 4.2.2."""
    (v1, v3, w), (r1, r3) = motion, lever
    return v1 + p1, v3 + p3, w + (r3 * p1 - r1 * p3) / k2


@inner_kernel
def stronge(motion, lever, k2, restitution, friction):
    """Energetic restitution: the work of the restitution is -e^2 times that of the compression. Eqs. 4.2.5 to 4.2.10.

    Velocities are linear in the normal impulse between the events, so the impact is followed from event to event.
    """
    b1, b2, b3 = coefficients(lever, k2)
    (big1, big3, w), (r1, r3) = motion, lever
    v1, v3 = big1 + w * r3, big3 - w * r1
    if v3 >= 0.0:
        return motion
    p1, p3, work, compression, is_compressing = 0.0, 0.0, 0.0, 0.0, True
    for _ in range(EVENTS):
        if abs(v1) > STILL:
            rate = -friction if v1 > 0.0 else friction
        elif friction > abs(b2 / b1):
            rate = b2 / b1
        else:
            rate = friction if b2 > 0.0 else -friction
        a1, a3 = b1 * rate - b2, b3 - b2 * rate
        if is_compressing:
            step = -v3 / a3 if a3 > 0.0 else math.inf
        else:
            left = -restitution * restitution * compression - work
            step = (-v3 + math.sqrt(max(v3 * v3 + 2.0 * a3 * left, 0.0))) / a3
        slip_ends = abs(v1) > STILL and a1 * v1 < 0.0 and -v1 / a1 < step
        if slip_ends:
            step = -v1 / a1
        work += v3 * step + 0.5 * a3 * step * step
        v1, v3, p1, p3 = v1 + a1 * step, v3 + a3 * step, p1 + rate * step, p3 + step
        if slip_ends:
            v1 = 0.0
        elif is_compressing:
            v3, compression, work, is_compressing = 0.0, work, 0.0, False
        else:
            break
    return centre_after(motion, lever, k2, p1, p3)


@inner_kernel
def descoeudres(motion, lever, k2, restitution, friction):
    """The normal impulse grows by restitution, the tangential one doubles. Eqs. 4.3.10 to 4.3.20."""
    b1, b2, b3 = coefficients(lever, k2)
    (big1, big3, w), (r1, r3) = motion, lever
    v1, v3 = big1 + w * r3, big3 - w * r1
    if v3 >= 0.0:
        return motion
    determinant = b1 * b3 - b2 * b2
    p3 = -(b2 * v1 + b1 * v3) / determinant * (1.0 + restitution)
    p1 = -(b3 * v1 + b2 * v3) / determinant * 2.0
    if not abs(p1) <= friction * p3:
        side = 1.0 if v1 > 0.0 else -1.0
        p3 = -v3 / (b3 + side * b2 * 0.5 * friction * (1.0 + restitution)) * (1.0 + restitution)
        p1 = -side * friction * p3
    return centre_after(motion, lever, k2, p1, p3)


@inner_kernel
def azzoni(motion, lever, k2, share):
    """The section pivots about its contact and keeps at most a share of its energy. Eqs. 4.3.7 and 4.3.8."""
    (v1, v3, w), (r1, r3) = motion, lever
    square = r1 * r1 + r3 * r3
    after = (k2 * w - v1 * r3 + v3 * r1) / (k2 + square)
    most = share * 0.5 * (v1 * v1 + v3 * v3 + k2 * w * w)
    if 0.5 * (k2 + square) * after * after > most:
        after = math.copysign(math.sqrt(2.0 * most / (k2 + square)), after)
    return -after * r3, after * r1, after


@inner_kernel
def pfeiffer(motion, lever, k2, normal, tangential):
    """Restitution falls with the velocity, and the section rolls after every impact. Eqs. 4.3.1 to 4.3.6."""
    (v1, v3, w), (r1, r3) = motion, lever
    radius = math.sqrt(r1 * r1 + r3 * r3)
    slip, fast, hard = (v1 - radius * w) / SLIP_SCALE, v3 / SPEED_SCALE, v3 / HALVING
    friction = tangential + (1.0 - tangential) / (slip * slip + 1.5)
    scaling = tangential / (1.0 + fast * fast)
    square = radius * radius * (k2 * w * w + v1 * v1) * friction * scaling / (k2 + radius * radius)
    speed = math.copysign(math.sqrt(square), v1)
    return speed, -v3 * normal / (1.0 + hard * hard), speed / radius


@inner_kernel
def impact(model, motion, lever, k2, ground):
    """(V1, V3, w) after an impact by a model, its number in MODELS.

    ``ground``: (restitution, friction, tangential restitution). Restitution stands for e of stronge and descoeudres,
    R_n of pfeiffer and the share of the energy of azzoni, which are different things; tangential restitution is R_t
    of pfeiffer.
    """
    restitution, friction, tangential = ground
    if model == STRONGE:
        return stronge(motion, lever, k2, restitution, friction)
    if model == DESCOEUDRES:
        return descoeudres(motion, lever, k2, restitution, friction)
    if model == AZZONI:
        return azzoni(motion, lever, k2, restitution)
    return pfeiffer(motion, lever, k2, restitution, tangential)
