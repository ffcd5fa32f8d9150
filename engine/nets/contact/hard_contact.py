# SPDX-License-Identifier: GPL-2.0-or-later
"""Hard contact with Coulomb friction between rock and net in one step, by projected Gauss-Seidel. SI units, frame I.

    P_n >= 0,  g_n - b >= 0,  P_n (g_n - b) = 0        g_n the normal velocity after the step
    |P_t| <= mu P_n,  P_t against the slip
    b = -gap / h while apart: the two come to touch and no further. b <= 0.1 m/s pushes what overlaps apart.

Segments in a chain that all touch a rock between their nodes answer to one another slowly, and friction may keep a
few contacts from any end. What sweeps leave goes into the next step with the percussions that they start from: with
a bound of 1e-3 or 1e-5 of the speeds elongation and contact force are the same within the 0.1 % by which they change
when the rock starts 1e-9 m beside (400 kJ in two rings a metre; 6 sweeps a step, at half the cost). The stroke of one
brake changes by more, with the one bound as with the other.

The unknowns are velocities of rock and nodes at once (monolithic): a contact's percussion is shared by the nodes of
its part by their weights, which conserves momentum and power (thesis of Sautter, eqs. 4.7-4.10). Leine et al. (2014),
eqs. 66-69, for the law.
"""

import math

from ...jit.kernels import inner_kernel, joined_kernel

SWEEPS = 40
ACCURACY = 1e-3  # of the speeds of rock and nodes
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
            i = 3 * rows.nodes[c, k]
            gx -= w[k] * v[i]
            gy -= w[k] * v[i + 1]
            gz -= w[k] * v[i + 2]
    return gx, gy, gz


@inner_kernel
def apply(rows, c, mobility, v, motion, inverse_mass, inverse_inertia, percussion):
    """Add a percussion to the velocities of rock and nodes. inverse_inertia: symmetric, xx yy zz xy xz yz."""
    px, py, pz = percussion
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
            i = 3 * rows.nodes[c, k]
            v[i] -= w[k] * mobility[i] * px
            v[i + 1] -= w[k] * mobility[i + 1] * py
            v[i + 2] -= w[k] * mobility[i + 2] * pz


@inner_kernel
def prepare(rows, c, mobility, inverse_mass, inverse_inertia):
    """Inverse mass of a contact along its normal, a bound of that along its tangents, and one over both."""
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
            i, square = 3 * rows.nodes[c, k], w[k] * w[k]
            x, y, z = mobility[i], mobility[i + 1], mobility[i + 2]
            normal += square * (x * n[0] * n[0] + y * n[1] * n[1] + z * n[2] * n[2])
            tangent += square * max(x, max(y, z))
    rows.inertia[c, 0], rows.inertia[c, 1] = normal, tangent
    rows.inertia[c, 2], rows.inertia[c, 3] = 1.0 / normal, 1.0 / tangent


@inner_kernel
def target_velocity(rows, c, h, restitution):
    """b [m/s], the least normal velocity after the step."""
    gap, n, g = rows.gap[c], rows.normal[c], rows.before[c]
    if gap > 0.0:
        return -gap / h
    approach = g[0] * n[0] + g[1] * n[1] + g[2] * n[2]
    push = min(PUSH_SPEED, -PUSH_SHARE * gap / h)
    return max(push, -restitution * approach) if approach < 0.0 else push


@joined_kernel
def update(rows, c, mobility, v, motion, inverse_mass, inverse_inertia):
    """One projection of a contact; returns the square of the change of velocity that it made [m2/s2]."""
    gx, gy, gz = relative_velocity(rows, c, v, motion)
    n, p, inertia = rows.normal[c], rows.percussion[c], rows.inertia[c]
    gn = gx * n[0] + gy * n[1] + gz * n[2]
    pn = p[0] * n[0] + p[1] * n[1] + p[2] * n[2]
    new_n = max(0.0, pn - (gn - rows.target[c]) * inertia[2])
    if new_n == 0.0 and pn == 0.0:
        return 0.0
    rate = inertia[3]
    tx = p[0] - pn * n[0] - rate * (gx - gn * n[0])
    ty = p[1] - pn * n[1] - rate * (gy - gn * n[1])
    tz = p[2] - pn * n[2] - rate * (gz - gn * n[2])
    limit, square = rows.friction[c] * new_n, tx * tx + ty * ty + tz * tz
    if square > limit * limit:
        share = limit / math.sqrt(square)
        tx, ty, tz = tx * share, ty * share, tz * share
    qx, qy, qz = new_n * n[0] + tx, new_n * n[1] + ty, new_n * n[2] + tz
    dx, dy, dz = qx - p[0], qy - p[1], qz - p[2]
    p[0], p[1], p[2] = qx, qy, qz
    apply(rows, c, mobility, v, motion, inverse_mass, inverse_inertia, (dx, dy, dz))
    return (dx * dx + dy * dy + dz * dz) * inertia[0] * inertia[0]


@inner_kernel
def solve_hard_contacts(rows, count, mobility, v, motion, inverse_mass, inverse_inertia, speed):
    """Sweep over the contacts until no velocity changes any more; returns the number of sweeps.

    speed: of the rock's rim and the fastest node together, by which changes are measured [m/s]
    """
    for c in range(count):
        p = rows.percussion[c]
        if p[0] != 0.0 or p[1] != 0.0 or p[2] != 0.0:
            apply(rows, c, mobility, v, motion, inverse_mass, inverse_inertia, (p[0], p[1], p[2]))
    small = ACCURACY * speed * (ACCURACY * speed)
    for sweep in range(SWEEPS):
        change = 0.0
        for c in range(count):
            change = max(change, update(rows, c, mobility, v, motion, inverse_mass, inverse_inertia))
        if change <= small:
            return sweep + 1
    return SWEEPS
