# SPDX-License-Identifier: GPL-2.0-or-later
"""The state under dead load, by dynamic relaxation with kinetic damping. SI units.

The net moves with fictitious masses, for which the stable step is one in all its parts; whenever the kinetic energy
has passed a peak, all velocities are set to zero and the positions taken back half a step. Reference: Barnes (1999),
Form finding and analysis of tension structures by dynamic relaxation, Int. J. Space Structures 14, 89-104.
Ropes slide without friction meanwhile and brakes do not flow: the state is that of a careful erection.
"""

import numpy as np

from ..jit.kernels import kernel
from .forces import call_forces, forces
from .stable_step import nodal_stiffness

CHECK = 50  # steps between two looks at the forces


def settle(net, state, tolerance, max_steps):
    """Move ``state`` to rest, in place. Raises RuntimeError where no rest is found."""
    stiffness = nodal_stiffness(net, state.positions)
    share = 1.0
    for _ in range(4):
        steps, left, scale = relax(net, state, forces(), share * 2.0 / stiffness, tolerance, max_steps)
        if left <= tolerance * scale:
            finish(net, state)
            return
        share *= 0.5
    raise RuntimeError(
        f"The net finds no rest under its weight: {left:.3g} N of {scale:.3g} N are left after {steps} steps. "
        "A part of it may hang on nothing: look for nodes that no rope, cable or post holds."
    )


def finish(net, state):
    """At rest: no velocity, ropes with the length in each segment that they have come to."""
    state.velocities[:] = 0.0
    spread_ropes(net, state)


def spread_ropes(net, state):
    """Unstretched lengths of the segments of rough ropes in proportion to their lengths: no friction so far."""
    for r in range(len(net.rope_kinds)):
        first, last = net.rope_first[r], net.rope_first[r + 1]
        points = state.positions[net.rope_nodes[first:last]]
        lengths = np.sqrt(((points[1:] - points[:-1]) ** 2).sum(axis=1))
        state.material[first : last - 1] = net.ropes[r, 1] * lengths / lengths.sum()


@kernel
def relax(net, state, forces_at, mobility, tolerance, max_steps):
    """Kinetic damping. ``mobility``: (n,) step squared over fictitious mass, m/N.

    Returns the steps done, the largest force left at a free node and the largest force at any node [N].
    """
    x, v, f = state.positions, state.velocities, state.forces
    v[:] = 0.0
    before, steps, left, scale = 0.0, 0, np.inf, 0.0
    while steps < max_steps:
        call_forces(forces_at, (net, state, False))
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
    return steps, np.sqrt(left), np.sqrt(scale)
