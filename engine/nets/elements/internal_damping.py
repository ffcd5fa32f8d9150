# SPDX-License-Identifier: GPL-2.0-or-later
"""Damping inside trusses and cables, in proportion to their stiffness: D = beta K (Rayleigh). SI units.

    N_d = A beta E dE/dt l / L,  E = (l^2 - L^2) / (2 L^2)         thesis of Sautter, eq. 3.31, second part

It acts on the strain, so a bar that only turns is not braked, which the stiffness of its tension in K would do. A cable
that is slack has no stiffness and is not braked; no cable pushes. The work is the mean of the forces before and after a
step times the change of length, so that the account of energy closes as it does without.
"""

import math

from ...jit.kernels import inner_kernel
from ..arrays import AREA, DAMPING, HYPER_TRUSS, LENGTH, STIFFNESS, TRUSS

LAST_LENGTH, LAST_FORCE = range(2)  # columns of NetState.braked


@inner_kernel
def brake_bars(net, state):
    """Add the damping of all bars that have one to the forces of the nodes, and book what it took."""
    x, v, f = state.positions, state.velocities, state.forces
    for k in range(net.braked_bars.shape[0]):
        b = net.braked_bars[k]
        if state.torn[b] != 0:
            continue
        i, j = net.bar_nodes[b, 0], net.bar_nodes[b, 1]
        dx, dy, dz = x[j, 0] - x[i, 0], x[j, 1] - x[i, 1], x[j, 2] - x[i, 2]
        length = math.sqrt(dx * dx + dy * dy + dz * dz)
        growth = (v[j, 0] - v[i, 0]) * dx + (v[j, 1] - v[i, 1]) * dy + (v[j, 2] - v[i, 2]) * dz
        force = damping_force(net, b, length, growth, net.retardation[k], state.bar_forces[b])
        last = state.braked[k]
        if last[LAST_LENGTH] > 0.0:
            state.account[DAMPING] += 0.5 * (force + last[LAST_FORCE]) * (length - last[LAST_LENGTH])
        last[LAST_LENGTH], last[LAST_FORCE] = length, force
        state.bar_forces[b] += force
        if length > 0.0:
            px, py, pz = force / length * dx, force / length * dy, force / length * dz
            f[i, 0] += px
            f[i, 1] += py
            f[i, 2] += pz
            f[j, 0] -= px
            f[j, 1] -= py
            f[j, 2] -= pz


@inner_kernel
def damping_force(net, b, length, growth, retardation, elastic_force):
    """N_d [N]; ``growth``: of half the square of the length [m2/s]; none in a cable that is slack."""
    row, kind = net.bars[b], net.bar_kinds[b]
    may_push = kind in (TRUSS, HYPER_TRUSS)
    if elastic_force == 0.0 and not may_push:
        return 0.0
    square = row[LENGTH] * row[LENGTH]
    force = row[AREA] * retardation * row[STIFFNESS] * growth / square * length / row[LENGTH]
    return force if may_push else max(force, -elastic_force)
