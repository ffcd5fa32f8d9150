# SPDX-License-Identifier: GPL-2.0-or-later
"""Two contacts that both stick, in closed form: most of the steps of a rock that rolls or rocks on two corners.

    G_11 P_1 + G_12 P_2 + c_1 = 0,    G_21 P_1 + G_22 P_2 + c_2 = 0

The first line gives P_1, and S P_2 = G_21 G_11^-1 c_1 - c_2 is left, S = G_22 - G_21 G_11^-1 G_12. Points of a rigid
rock keep their distance: equal and opposite percussions along the line e of the two contacts move nothing. So S has
rank two, S e = 0 and e.S = 0, and with any number a

    (S + a e e^T) P_2 = G_21 G_11^-1 c_1 - c_2 + a e (e.P_2^0)

gives a solution whose part along the line is that of the first guess P_2^0, as it would be after sweeps. It obeys the
law if both percussions lie in their friction cones and the contacts then have no velocity, to the tolerance. Otherwise
(restitution demands what a rigid rock cannot do, contacts are next to each other, one slips or opens) sweeps decide.
"""

import math

from ...arithmetic.matrices import solve_3x3
from ...jit.kernels import inner_kernel
from ..contacts import contact_velocity
from .gauss_seidel import all_percussed


@inner_kernel
def block_between(first, second, inverse_mass):
    """G_ij = W_i^T M^-1 W_j, its nine entries row by row."""
    d, w, e, r = first["direction"], first["lever"], second["direction"], second["response"]
    return (
        entry(d, w, e, r, 0, 0, inverse_mass), entry(d, w, e, r, 0, 1, inverse_mass),
        entry(d, w, e, r, 0, 2, inverse_mass), entry(d, w, e, r, 1, 0, inverse_mass),
        entry(d, w, e, r, 1, 1, inverse_mass), entry(d, w, e, r, 1, 2, inverse_mass),
        entry(d, w, e, r, 2, 0, inverse_mass), entry(d, w, e, r, 2, 1, inverse_mass),
        entry(d, w, e, r, 2, 2, inverse_mass),
    )  # fmt: skip


@inner_kernel
def entry(d, w, e, r, a, b, inverse_mass):
    """One entry of such a block: change of the velocity along a for a unit percussion along b."""
    return inverse_mass * (d[a, 0] * e[b, 0] + d[a, 1] * e[b, 1] + d[a, 2] * e[b, 2]) + (
        w[a, 0] * r[b, 0] + w[a, 1] * r[b, 1] + w[a, 2] * r[b, 2]
    )


@inner_kernel
def solved(g, x, y, z):
    """Solution of a 3 x 3 system with an array of coefficients."""
    return solve_3x3((g[0, 0], g[0, 1], g[0, 2]), (g[1, 0], g[1, 1], g[1, 2]), (g[2, 0], g[2, 1], g[2, 2]), (x, y, z))


@inner_kernel
def line_of(matrix):
    """Unit vector e with S e = 0 of a matrix of rank two: normal to the two of its rows that are least parallel."""
    s00, s01, s02, s10, s11, s12, s20, s21, s22 = matrix
    ax, ay, az = s11 * s22 - s12 * s21, s12 * s20 - s10 * s22, s10 * s21 - s11 * s20
    bx, by, bz = s21 * s02 - s22 * s01, s22 * s00 - s20 * s02, s20 * s01 - s21 * s00
    cx, cy, cz = s01 * s12 - s02 * s11, s02 * s10 - s00 * s12, s00 * s11 - s01 * s10
    a, b, c = ax * ax + ay * ay + az * az, bx * bx + by * by + bz * bz, cx * cx + cy * cy + cz * cz
    if b > a and b >= c:
        ax, ay, az, a = bx, by, bz, b
    elif c > a:
        ax, ay, az, a = cx, cy, cz, c
    if not a > 0.0:
        return 0.0, 0.0, 0.0
    scale = 1.0 / math.sqrt(a)
    return ax * scale, ay * scale, az * scale


@inner_kernel
def asked_velocity(contact, motion):
    """Velocity that the percussions must take from a contact that sticks: its own plus its bias."""
    bias = contact["bias"]
    return (
        contact_velocity(contact, 0, motion) + bias[0], contact_velocity(contact, 1, motion) + bias[1],
        contact_velocity(contact, 2, motion) + bias[2],
    )  # fmt: skip


@inner_kernel
def sticks(contact, tolerance, motion):
    """True if a contact has a percussion in its friction cone and, with the ``motion``, the velocity asked for."""
    p, limit = contact["percussion"], contact["friction"] * contact["percussion"][0]
    if not (p[0] >= 0.0 and p[1] * p[1] + p[2] * p[2] <= limit * limit):
        return False
    x, y, z = asked_velocity(contact, motion)
    return abs(x) <= tolerance and abs(y) <= tolerance and abs(z) <= tolerance


@inner_kernel
def hold_both(contacts, inverse_mass, tolerance, free):
    """True and the motion if both contacts stick, their percussions in place; else they stay as they are.

    ``free``: motion without percussions. The contacts hold the first guess.
    """
    first, second = contacts[0], contacts[1]
    p, q, g, h = first["percussion"], second["percussion"], first["delassus"], second["delassus"]
    p_n, p_1, p_2, q_n, q_1, q_2 = p[0], p[1], p[2], q[0], q[1], q[2]
    k0, k1, k2 = solved(g, *asked_velocity(first, free))
    y0, y1, y2 = asked_velocity(second, free)
    b00, b01, b02, b10, b11, b12, b20, b21, b22 = block_between(first, second, inverse_mass)
    c00, c10, c20 = solved(g, b00, b10, b20)  # G_11^-1 G_12, column by column
    c01, c11, c21 = solved(g, b01, b11, b21)
    c02, c12, c22 = solved(g, b02, b12, b22)
    b00, b01, b02, b10, b11, b12, b20, b21, b22 = block_between(second, first, inverse_mass)
    s00, s10, s20 = (
        h[0, 0] - (b00 * c00 + b01 * c10 + b02 * c20), h[1, 0] - (b10 * c00 + b11 * c10 + b12 * c20),
        h[2, 0] - (b20 * c00 + b21 * c10 + b22 * c20),
    )  # fmt: skip
    s01, s11, s21 = (
        h[0, 1] - (b00 * c01 + b01 * c11 + b02 * c21), h[1, 1] - (b10 * c01 + b11 * c11 + b12 * c21),
        h[2, 1] - (b20 * c01 + b21 * c11 + b22 * c21),
    )  # fmt: skip
    s02, s12, s22 = (
        h[0, 2] - (b00 * c02 + b01 * c12 + b02 * c22), h[1, 2] - (b10 * c02 + b11 * c12 + b12 * c22),
        h[2, 2] - (b20 * c02 + b21 * c12 + b22 * c22),
    )  # fmt: skip
    e0, e1, e2 = line_of((s00, s01, s02, s10, s11, s12, s20, s21, s22))
    weight = h[0, 0] + h[1, 1] + h[2, 2]  # the number a, of the magnitude of S
    along = weight * (e0 * q_n + e1 * q_1 + e2 * q_2)
    q[0], q[1], q[2] = solve_3x3(
        (s00 + weight * e0 * e0, s01 + weight * e0 * e1, s02 + weight * e0 * e2),
        (s10 + weight * e1 * e0, s11 + weight * e1 * e1, s12 + weight * e1 * e2),
        (s20 + weight * e2 * e0, s21 + weight * e2 * e1, s22 + weight * e2 * e2),
        (b00 * k0 + b01 * k1 + b02 * k2 - y0 + along * e0, b10 * k0 + b11 * k1 + b12 * k2 - y1 + along * e1,
        b20 * k0 + b21 * k1 + b22 * k2 - y2 + along * e2),
    )  # fmt: skip
    p[0] = -k0 - (c00 * q[0] + c01 * q[1] + c02 * q[2])
    p[1] = -k1 - (c10 * q[0] + c11 * q[1] + c12 * q[2])
    p[2] = -k2 - (c20 * q[0] + c21 * q[1] + c22 * q[2])
    motion = all_percussed(contacts, 2, inverse_mass, free)
    if sticks(first, tolerance, motion) and sticks(second, tolerance, motion):
        return True, motion
    p[0], p[1], p[2], q[0], q[1], q[2] = p_n, p_1, p_2, q_n, q_1, q_2
    return False, motion
