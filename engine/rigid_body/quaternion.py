# SPDX-License-Identifier: GPL-2.0-or-later
"""Unit quaternions, scalar first: p = (e0, e1, e2, e3) turns the rock's frame K into the inertial frame I.

r_I = A_IK(p) r_K                                  Leine et al. (2014), eq. 1
p' = F(p) omega_K, the product of p with (0, omega_K) / 2       eq. 14
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..arithmetic.circular import sin_cos
from ..jit.kernels import inner_kernel

SERIES = 0.04  # rad2; up to this square of the angle the terms left out below are under 3e-17
C1, C2, C3, C4 = -1.0 / 8.0, 1.0 / 384.0, -1.0 / 46080.0, 1.0 / 10321920.0  # (-1/4)^k / (2 k)!
S1, S2, S3, S4 = -1.0 / 48.0, 1.0 / 3840.0, -1.0 / 645120.0, 1.0 / 185794560.0  # (-1/4)^k / 2 (2 k + 1)!

SQUARE_OF_SMALL = 1e-140  # of a vector; its square, and so the norm of the quaternion of two such, is a full number
ENLARGED = 2.0**400  # a power of two: exact


@inner_kernel
def rotation_matrix(turn: Sequence[float]) -> tuple[float, ...]:
    """The nine entries of A_IK, row by row. Leine et al. (2014), eq. 1."""
    e0, e1, e2, e3 = turn
    a00 = e0 * e0 + e1 * e1 - e2 * e2 - e3 * e3
    a11 = e0 * e0 - e1 * e1 + e2 * e2 - e3 * e3
    a22 = e0 * e0 - e1 * e1 - e2 * e2 + e3 * e3
    a01, a10 = 2.0 * (e1 * e2 - e0 * e3), 2.0 * (e0 * e3 + e1 * e2)
    a02, a20 = 2.0 * (e0 * e2 + e1 * e3), 2.0 * (e1 * e3 - e0 * e2)
    a12, a21 = 2.0 * (e2 * e3 - e0 * e1), 2.0 * (e0 * e1 + e2 * e3)
    return a00, a01, a02, a10, a11, a12, a20, a21, a22


@inner_kernel
def multiply(p, q):
    """Product p q: the rotation q, given in the frame that p turns, followed by p."""
    (p0, p1, p2, p3), (q0, q1, q2, q3) = p, q
    return (
        p0 * q0 - p1 * q1 - p2 * q2 - p3 * q3,
        p0 * q1 + p1 * q0 + p2 * q3 - p3 * q2,
        p0 * q2 + p2 * q0 + p3 * q1 - p1 * q3,
        p0 * q3 + p3 * q0 + p1 * q2 - p2 * q1,
    )


@inner_kernel
def normalise(turn):
    """Scale a quaternion to length one."""
    e0, e1, e2, e3 = turn
    scale = 1.0 / math.sqrt(e0 * e0 + e1 * e1 + e2 * e2 + e3 * e3)
    return e0 * scale, e1 * scale, e2 * scale, e3 * scale


@inner_kernel
def trimmed(turn):
    """Scale a quaternion that is off length one by rounding: one step of Newton for the inverse root."""
    e0, e1, e2, e3 = turn
    scale = 1.5 - 0.5 * (e0 * e0 + e1 * e1 + e2 * e2 + e3 * e3)
    return e0 * scale, e1 * scale, e2 * scale, e3 * scale


@inner_kernel
def exponential(rotation):
    """Quaternion of the rotation vector r (angle |r| about r): cos(|r| / 2), sin(|r| / 2) / |r| times r.

    Up to 0.2 rad, more than a rock turns in most steps, the series, exact to rounding: no root, no quotient.
    """
    rx, ry, rz = rotation
    square = rx * rx + ry * ry + rz * rz
    if square < SERIES:
        cosine = 1.0 + square * (C1 + square * (C2 + square * (C3 + square * C4)))
        half = 0.5 + square * (S1 + square * (S2 + square * (S3 + square * S4)))
        return cosine, half * rx, half * ry, half * rz
    angle = math.sqrt(square)
    sine, cosine = sin_cos(0.5 * angle)
    half = sine / angle
    return cosine, half * rx, half * ry, half * rz


@inner_kernel
def between(b, c):
    """Shortest rotation that turns b into c (of equal length). Leine et al. (2020), eqs. 63-65, without its angle.

    (|b|^2 + b.c, b x c) is twice cos(theta/2) times the quaternion sought. b and c must not be opposite: the
    caller's are a small angle apart.
    """
    (bx, by, bz), (cx, cy, cz) = b, c
    square = bx * bx + by * by + bz * bz
    if square < SQUARE_OF_SMALL:  # products of four components would be lost below the smallest number
        bx, by, bz = ENLARGED * bx, ENLARGED * by, ENLARGED * bz
        cx, cy, cz = ENLARGED * cx, ENLARGED * cy, ENLARGED * cz
        square = bx * bx + by * by + bz * bz
        if square < SQUARE_OF_SMALL:
            return 1.0, 0.0, 0.0, 0.0
    return normalise((square + bx * cx + by * cy + bz * cz, by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx))


@inner_kernel
def turn_back(turn, vector):
    """A_IK^T applied to a vector: from I to K."""
    x, y, z = vector
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = rotation_matrix(turn)
    return a00 * x + a10 * y + a20 * z, a01 * x + a11 * y + a21 * z, a02 * x + a12 * y + a22 * z
