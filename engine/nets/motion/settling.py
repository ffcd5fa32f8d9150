# SPDX-License-Identifier: GPL-2.0-or-later
"""The state under dead load, by dynamic relaxation with kinetic damping. SI units.

The net moves with fictitious masses, for which the stable step is one in all its parts; whenever the kinetic energy
has passed a peak, all velocities are set to zero and the positions taken back half a step. Reference: Barnes (1999),
Form finding and analysis of tension structures by dynamic relaxation, Int. J. Space Structures 14, 89-104.
Ropes with friction hold and smooth ones slide meanwhile, and brakes do not flow: the state of a careful erection.
"""

import math

import numpy as np

from ...jit.kernels import inner_kernel, kernel
from ..arrays import CLOSED
from ..elements.forces import call_forces, forces
from .stable_step import nodal_stiffness

RENEW = 10  # steps after which the fictitious masses are taken anew
SHORTEST = 1e-4  # m: a segment counts as no shorter
FALLS = 1.5  # of the size of a net: what moves farther under its weight is not held


def settle(net, state, tolerance, max_steps):
    """Move ``state`` to rest, in place; returns the largest force left at a free node over the largest at any.

    That is at most ``tolerance`` where rest was found. A ring net on smooth ropes may have none: its nodes slide
    together along the ropes without end. Then the state is that after max_steps. A net that was hit comes to rest
    slowly: where its rope has slipped short segments are many times as stiff as the rest, and their nodes move in
    steps that are as much smaller. Raises RuntimeError for a net that
    falls: a part of it hangs on nothing.
    """
    stiffness = nodal_stiffness(net, state.positions, state.material)
    start = state.positions.copy()
    size = np.ptp(start, axis=0).max()
    left, scale = relax(net, state, forces(), stiffness, 1.0, tolerance, max_steps)
    moved = np.abs(state.positions - start).max()
    if not moved <= FALLS * size:
        raise RuntimeError(
            f"The net finds no rest under its weight: it has moved by {moved:.3g} m, more than its own size. "
            "A part of it may hang on nothing: look for nodes that no rope, cable or post holds."
        )
    state.velocities[:] = 0.0
    return left / scale if scale > 0.0 else 0.0


@inner_kernel
def string_stiffness(net, state, stiffness, share, out_mobility):
    """Mobility of the nodes [m/N] with the stiffness sideways, force over length, of all bars and segments as they are.

    It has no bound where nodes come close to one another on a rope, so it is taken anew from time to time.
    """
    x = state.positions
    for i in range(x.shape[0]):
        out_mobility[i] = stiffness[i]
    for b in range(net.bar_nodes.shape[0]):
        add_string(x, net.bar_nodes[b, 0], net.bar_nodes[b, 1], abs(state.bar_forces[b]), out_mobility)
    for r in range(net.rope_kinds.shape[0]):
        first, last = net.rope_first[r], net.rope_first[r + 1]
        for k in range(first, last if net.rope_kinds[r] >= CLOSED else last - 1):
            other = net.rope_nodes[k + 1 if k + 1 < last else first]
            add_string(x, net.rope_nodes[k], other, state.largest[r], out_mobility)
    for i in range(x.shape[0]):
        out_mobility[i] = share * 2.0 / out_mobility[i]


@inner_kernel
def add_string(x, i, j, force, out_stiffness):
    """Twice force over length, at both ends of a straight part."""
    dx, dy, dz = x[j, 0] - x[i, 0], x[j, 1] - x[i, 1], x[j, 2] - x[i, 2]
    stiffness = 2.0 * force / max(SHORTEST, math.sqrt(dx * dx + dy * dy + dz * dz))
    out_stiffness[i] += stiffness
    out_stiffness[j] += stiffness


@kernel
def relax(net, state, forces_at, stiffness, share, tolerance, max_steps):
    """Kinetic damping. stiffness: (n,) of the nodes, N/m; share: of the stable step squared.

    Returns the largest force left at a free node and the largest force at any node [N].
    """
    x, v, f = state.positions, state.velocities, state.forces
    v[:] = 0.0
    mobility = np.zeros(x.shape[0])
    before, steps, left, scale = 0.0, 0, np.inf, 0.0
    while steps < max_steps:
        call_forces(forces_at, (net, state, False))
        if steps % RENEW == 0:
            string_stiffness(net, state, stiffness, share, mobility)
        left, scale, kinetic = 0.0, 0.0, 0.0
        for i in range(x.shape[0]):
            own, all_of_it = 0.0, 0.0
            for a in range(3):
                force = f[i, a] + net.weight[i, a]
                all_of_it += f[i, a] * f[i, a] + net.weight[i, a] * net.weight[i, a]
                if net.inverse[i, a] > 0.0:
                    own += force * force
                    v[i, a] += mobility[i] * force
                    kinetic += v[i, a] * v[i, a] / mobility[i]
            left, scale = max(left, own), max(scale, all_of_it)
        steps += 1
        if steps > 1 and left <= tolerance * tolerance * scale:
            break
        if kinetic < before:
            for i in range(x.shape[0]):
                for a in range(3):
                    if net.inverse[i, a] > 0.0:  # back to about the peak
                        x[i, a] -= 0.5 * (v[i, a] - mobility[i] * (f[i, a] + net.weight[i, a]))
                        v[i, a] = 0.0
            before = 0.0
            continue
        before = kinetic
        for i in range(x.shape[0]):
            for a in range(3):
                x[i, a] += v[i, a]
    return np.sqrt(left), np.sqrt(scale)
