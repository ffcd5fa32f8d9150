# SPDX-License-Identifier: GPL-2.0-or-later
"""The net's own step: central differences with lumped masses. SI units.

    v_(n+1/2) = v_(n-1/2) + h M^-1 (F(x_n) - D (v_(n-1/2) + v_(n+1/2)) / 2)     thesis of Sautter, eq. 3.33, E.1
    x_(n+1)   = x_n + h v_(n+1/2)

Damping at the mean of the velocities can only take energy. The kinetic energy at x_n is m v_(n-1/2) . v_(n+1/2) / 2:
with it the sum of the energies is constant to rounding for any step where forces are linear, so that what is left
over in the account is the error of the step alone.
"""

from ...jit.kernels import inner_kernel
from ..arrays import DAMPING, LOADS


@inner_kernel
def kick(net, state, h, load_factor):
    """Velocities after a step of the forces of elements and loads; contacts may change them before the drift."""
    v, f, old = state.velocities, state.forces, state.before
    for i in range(v.shape[0]):
        k = 0.5 * h * net.damping[i]
        rest = 1.0 / (1.0 + k)
        for a in range(3):
            before = v[i, a]
            old[i, a] = before
            change = h * net.inverse[i, a] * (f[i, a] + load_factor * net.weight[i, a])
            v[i, a] = ((1.0 - k) * before + change) * rest


@inner_kernel
def drift(net, state, h, kick_step, load_factor):
    """Positions after a step h; books the damping of the kick, over ``kick_step``, and the work of the loads.

    Returns the kinetic energy at the positions before [J] and the square of the largest speed [m2/s2].
    """
    x, v, old = state.positions, state.velocities, state.before
    work, fastest, kinetic, damped = 0.0, 0.0, 0.0, 0.0
    for i in range(x.shape[0]):
        square, product, mean = 0.0, 0.0, 0.0
        for a in range(3):
            here = v[i, a]
            x[i, a] += h * here
            work += net.weight[i, a] * here
            square += here * here
            product += here * old[i, a]
            mean += (here + old[i, a]) * (here + old[i, a])
        kinetic += net.masses[i] * product
        damped += net.masses[i] * net.damping[i] * mean
        fastest = max(fastest, square)
    state.account[LOADS] -= h * load_factor * work
    state.account[DAMPING] += 0.25 * kick_step * damped
    return 0.5 * kinetic, fastest
