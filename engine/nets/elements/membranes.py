# SPDX-License-Identifier: GPL-2.0-or-later
"""Triangles that carry in their plane alone: constant strain, large displacement. SI units.

    F = [x_2 - x_1, x_3 - x_1] D^-1,   E = (F' F - 1) / 2
    forces = -A d F S grad N_i                                      thesis of Sautter, eq. 3.25

D: the edges at the start in the frame of the material. Stress: tension_field.py.
"""

import math

from ...jit.kernels import inner_kernel
from ..arrays import M_AREA, M_FREE_STRAIN, M_INVERSE, M_STRENGTH, M_THICKNESS, TORN
from .tension_field import stress_of


@inner_kernel
def pull_membranes(net, state, may_tear):
    """Add the forces of all triangles to their nodes; returns their elastic energy [J].

    may_tear: a triangle whose principal tension passes its strength carries nothing from then on.
    """
    energy = 0.0
    x, f = state.positions, state.forces
    first = net.bar_nodes.shape[0] + net.rope_kinds.shape[0]
    for t in range(net.membrane_nodes.shape[0]):
        if state.torn[first + t] != 0:
            state.membrane_forces[t] = 0.0
            continue
        i, j, k = net.membrane_nodes[t, 0], net.membrane_nodes[t, 1], net.membrane_nodes[t, 2]
        row = net.membranes[t]
        b00, b01, b10, b11 = row[M_INVERSE], row[M_INVERSE + 1], row[M_INVERSE + 2], row[M_INVERSE + 3]
        ux, uy, uz = x[j, 0] - x[i, 0], x[j, 1] - x[i, 1], x[j, 2] - x[i, 2]
        vx, vy, vz = x[k, 0] - x[i, 0], x[k, 1] - x[i, 1], x[k, 2] - x[i, 2]
        # columns of F
        px, py, pz = ux * b00 + vx * b10, uy * b00 + vy * b10, uz * b00 + vz * b10
        qx, qy, qz = ux * b01 + vx * b11, uy * b01 + vy * b11, uz * b01 + vz * b11
        s1, s2, s3, density = stress_of(
            row,
            0.5 * (px * px + py * py + pz * pz - 1.0) + row[M_FREE_STRAIN],
            0.5 * (qx * qx + qy * qy + qz * qz - 1.0) + row[M_FREE_STRAIN + 1],
            px * qx + py * qy + pz * qz + row[M_FREE_STRAIN + 2],
        )
        volume = row[M_AREA] * row[M_THICKNESS]
        mean, radius = 0.5 * (s1 + s2), 0.5 * math.sqrt((s1 - s2) * (s1 - s2) + 4.0 * s3 * s3)
        state.membrane_forces[t] = row[M_THICKNESS] * (mean + radius)
        if may_tear and state.membrane_forces[t] > row[M_STRENGTH]:
            state.torn[first + t] = 1
            state.account[TORN] += density * volume
            continue
        energy += density * volume
        # F S, then the forces on the second and third node
        mx, my, mz = volume * (px * s1 + qx * s3), volume * (py * s1 + qy * s3), volume * (pz * s1 + qz * s3)
        nx, ny, nz = volume * (px * s3 + qx * s2), volume * (py * s3 + qy * s2), volume * (pz * s3 + qz * s2)
        jx, jy, jz = mx * b00 + nx * b01, my * b00 + ny * b01, mz * b00 + nz * b01
        kx, ky, kz = mx * b10 + nx * b11, my * b10 + ny * b11, mz * b10 + nz * b11
        f[j, 0] -= jx
        f[j, 1] -= jy
        f[j, 2] -= jz
        f[k, 0] -= kx
        f[k, 1] -= ky
        f[k, 2] -= kz
        f[i, 0] += jx + kx
        f[i, 1] += jy + ky
        f[i, 2] += jz + kz
    return energy
