# SPDX-License-Identifier: GPL-2.0-or-later
"""The net's own step: central differences with lumped masses. SI units.

    v_(n+1/2) = v_(n-1/2) + h M^-1 (F(x_n) - D (v_(n-1/2) + v_(n+1/2)) / 2)     thesis of Sautter, eq. 3.33, E.1
    x_(n+1)   = x_n + h v_(n+1/2)

Damping at the mean of the velocities can only take energy. The kinetic energy at x_n is m v_(n-1/2) . v_(n+1/2) / 2:
with it the sum of the energies is constant to rounding for any step where forces are linear, so that what is left
over in the account is the error of the step alone.

With k = h alpha / 2 a kick is v (1 - k) / (1 + k) + h (F + W) / (m (1 + k)): rows of numbers, without a division.
"""

from typing import NamedTuple

import numpy as np

from ...jit.kernels import inner_kernel
from ..arrays import DAMPING


class Stepping(NamedTuple):
    """The state and what a kick needs, as rows of numbers: three for each node, x, y, z of the first to begin with."""

    positions: np.ndarray  # (3 n,) m; this and the next three are those of the state itself
    velocities: np.ndarray  # (3 n,) m/s
    before: np.ndarray  # (3 n,) m/s
    forces: np.ndarray  # (3 n,) N
    weight: np.ndarray  # (3 n,) N
    keep: np.ndarray  # (3 n,) share of a velocity that damping leaves over a kick
    mobility: np.ndarray  # (3 n,) change of velocity by a percussion in the kick, 1/kg


def stepping(net, state):
    """The Stepping of a state, before its first kick."""
    rows = state.positions, state.velocities, state.before, state.forces, net.weight
    return Stepping(*(row.reshape(-1) for row in rows), np.zeros(net.weight.size), np.zeros(net.weight.size))


@inner_kernel
def begin_kicks(net, stepping, h):
    """Write what kicks of ``h`` need."""
    for i in range(net.damping.shape[0]):
        k = 0.5 * h * net.damping[i]
        rest = 1.0 / (1.0 + k)
        for a in range(3):
            stepping.keep[3 * i + a] = (1.0 - k) * rest
            stepping.mobility[3 * i + a] = net.inverse[i, a] * rest


@inner_kernel
def kick(stepping, h, load_factor):
    """Velocities after a step of the forces of elements and loads; contacts may change them before the drift."""
    v, old, f, w = stepping.velocities, stepping.before, stepping.forces, stepping.weight
    keep, mobility = stepping.keep, stepping.mobility
    for q in range(v.shape[0]):
        old[q] = v[q]
    for q in range(v.shape[0]):
        v[q] = keep[q] * v[q] + mobility[q] * (h * (f[q] + load_factor * w[q]))


@inner_kernel
def drift(net, stepping, account, h, kick_step):
    """Positions after a step h; books the damping of the kick, over ``kick_step``.

    Returns the square of the largest speed [m2/s2].
    """
    x, v, old = stepping.positions, stepping.velocities, stepping.before
    for q in range(x.shape[0]):
        x[q] += h * v[q]
    damped, fastest = 0.0, 0.0
    for i in range(net.masses.shape[0]):
        vx, vy, vz = v[3 * i], v[3 * i + 1], v[3 * i + 2]
        mx, my, mz = vx + old[3 * i], vy + old[3 * i + 1], vz + old[3 * i + 2]
        damped += net.masses[i] * net.damping[i] * (mx * mx + my * my + mz * mz)
        fastest = max(fastest, vx * vx + vy * vy + vz * vz)
    account[DAMPING] += 0.25 * kick_step * damped
    return fastest


@inner_kernel
def kinetic_energy(net, stepping):
    """At the positions between the velocities before and after a kick [J]."""
    v, old, total = stepping.velocities, stepping.before, 0.0
    for i in range(net.masses.shape[0]):
        k = 3 * i
        total += net.masses[i] * (v[k] * old[k] + v[k + 1] * old[k + 1] + v[k + 2] * old[k + 2])
    return 0.5 * total


@inner_kernel
def along_weight(stepping, values):
    """Sum of weight and dead loads times (3 n,) values: their work on a displacement [J]."""
    total = 0.0
    for i in range(values.shape[0] // 3):
        k, w = 3 * i, stepping.weight
        total += w[k] * values[k] + w[k + 1] * values[k + 1] + w[k + 2] * values[k + 2]
    return total
