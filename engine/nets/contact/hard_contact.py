# SPDX-License-Identifier: GPL-2.0-or-later
"""Hard contact with Coulomb friction between rock and net in one step, by projected Gauss-Seidel. SI units, frame I.

    P_n >= 0,  g_n - b >= 0,  P_n (g_n - b) = 0        g_n the normal velocity after the step
    |P_t| <= mu P_n,  P_t against the slip
    b = -gap / h while apart: the two come to touch and no further. b <= 0.1 m/s pushes what overlaps apart.

The unknowns are velocities of rock and nodes at once (monolithic): a contact's percussion is shared by the nodes of
its part by their weights, which conserves momentum and power (thesis of Sautter, eqs. 4.7-4.10). Leine et al. (2014),
eqs. 66-69, for the law.
"""

import math

from ...jit.kernels import inner_kernel

SWEEPS = 40
ACCURACY = 1e-5  # of the speed of the rock
PUSH_SHARE, PUSH_SPEED = 0.1, 0.1  # of an overlap that a step takes away, and how fast at most, m/s


@inner_kernel
def relative_velocity(rows, c, v, motion):
    """Velocity of the rock against the net at a contact. motion: velocity and spin of the rock in I."""
    r, w = rows.lever[c], rows.weights[c]
    gx = motion[0] + motion[4] * r[2] - motion[5] * r[1]
    gy = motion[1] + motion[5] * r[0] - motion[3] * r[2]
    gz = motion[2] + motion[3] * r[1] - motion[4] * r[0]
    for k in range(3):
        if w[k] != 0.0:
            i = rows.nodes[c, k]
            gx -= w[k] * v[i, 0]
            gy -= w[k] * v[i, 1]
            gz -= w[k] * v[i, 2]
    return gx, gy, gz


@inner_kernel
def apply(rows, c, net, rests, v, motion, inverse_mass, inverse_inertia, px, py, pz):
    """Add a percussion to the velocities of rock and nodes. inverse_inertia: symmetric, xx yy zz xy xz yz."""
    r, w, j = rows.lever[c], rows.weights[c], inverse_inertia
    motion[0] += inverse_mass * px
    motion[1] += inverse_mass * py
    motion[2] += inverse_mass * pz
    lx, ly, lz = r[1] * pz - r[2] * py, r[2] * px - r[0] * pz, r[0] * py - r[1] * px
    motion[3] += j[0] * lx + j[3] * ly + j[4] * lz
    motion[4] += j[3] * lx + j[1] * ly + j[5] * lz
    motion[5] += j[4] * lx + j[5] * ly + j[2] * lz
    for k in range(3):
        if w[k] != 0.0:
            i = rows.nodes[c, k]
            share = w[k] * rests[i]
            v[i, 0] -= share * net.inverse[i, 0] * px
            v[i, 1] -= share * net.inverse[i, 1] * py
            v[i, 2] -= share * net.inverse[i, 2] * pz


@inner_kernel
def prepare(rows, c, net, rests, inverse_mass, inverse_inertia):
    """Inverse mass of a contact along its normal, and a bound of that along its tangents."""
    r, n, w, j = rows.lever[c], rows.normal[c], rows.weights[c], inverse_inertia
    lx, ly, lz = r[1] * n[2] - r[2] * n[1], r[2] * n[0] - r[0] * n[2], r[0] * n[1] - r[1] * n[0]
    normal = inverse_mass + (
        lx * (j[0] * lx + j[3] * ly + j[4] * lz)
        + ly * (j[3] * lx + j[1] * ly + j[5] * lz)
        + lz * (j[4] * lx + j[5] * ly + j[2] * lz)
    )
    tangent = inverse_mass + (r[0] * r[0] + r[1] * r[1] + r[2] * r[2]) * max(j[0], max(j[1], j[2]))
    for k in range(3):
        if w[k] != 0.0:
            i, square = rows.nodes[c, k], w[k] * w[k] * rests[rows.nodes[c, k]]
            inverse = net.inverse[i]
            normal += square * (inverse[0] * n[0] * n[0] + inverse[1] * n[1] * n[1] + inverse[2] * n[2] * n[2])
            tangent += square * max(inverse[0], max(inverse[1], inverse[2]))
    rows.inertia[c, 0], rows.inertia[c, 1] = normal, tangent


@inner_kernel
def target_velocity(rows, c, h, restitution):
    """b [m/s], the least normal velocity after the step."""
    gap, n, g = rows.gap[c], rows.normal[c], rows.before[c]
    if gap > 0.0:
        return -gap / h
    approach = g[0] * n[0] + g[1] * n[1] + g[2] * n[2]
    push = min(PUSH_SPEED, -PUSH_SHARE * gap / h)
    return max(push, -restitution * approach) if approach < 0.0 else push


@inner_kernel
def update(rows, c, net, rests, v, motion, inverse_mass, inverse_inertia):
    """One projection of a contact; returns the change of velocity that it made [m/s]."""
    gx, gy, gz = relative_velocity(rows, c, v, motion)
    n, p = rows.normal[c], rows.percussion[c]
    gn = gx * n[0] + gy * n[1] + gz * n[2]
    pn = p[0] * n[0] + p[1] * n[1] + p[2] * n[2]
    new_n = max(0.0, pn - (gn - rows.target[c]) / rows.inertia[c, 0])
    if new_n == 0.0 and pn == 0.0:
        return 0.0
    rate = 1.0 / rows.inertia[c, 1]
    tx = p[0] - pn * n[0] - rate * (gx - gn * n[0])
    ty = p[1] - pn * n[1] - rate * (gy - gn * n[1])
    tz = p[2] - pn * n[2] - rate * (gz - gn * n[2])
    limit, size = rows.friction[c] * new_n, math.sqrt(tx * tx + ty * ty + tz * tz)
    if size > limit:
        tx, ty, tz = tx * limit / size, ty * limit / size, tz * limit / size
    qx, qy, qz = new_n * n[0] + tx, new_n * n[1] + ty, new_n * n[2] + tz
    dx, dy, dz = qx - p[0], qy - p[1], qz - p[2]
    p[0], p[1], p[2] = qx, qy, qz
    apply(rows, c, net, rests, v, motion, inverse_mass, inverse_inertia, dx, dy, dz)
    return math.sqrt(dx * dx + dy * dy + dz * dz) * rows.inertia[c, 0]


@inner_kernel
def solve_hard_contacts(rows, count, net, rests, v, motion, inverse_mass, inverse_inertia, speed):
    """Sweep over the contacts until no velocity changes any more; returns the number of sweeps."""
    for c in range(count):
        p = rows.percussion[c]
        if p[0] != 0.0 or p[1] != 0.0 or p[2] != 0.0:
            apply(rows, c, net, rests, v, motion, inverse_mass, inverse_inertia, p[0], p[1], p[2])
    for sweep in range(SWEEPS):
        change = 0.0
        for c in range(count):
            change = max(change, update(rows, c, net, rests, v, motion, inverse_mass, inverse_inertia))
        if change <= ACCURACY * speed:
            return sweep + 1
    return SWEEPS
