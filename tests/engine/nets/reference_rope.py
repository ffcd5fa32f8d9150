# SPDX-License-Identifier: GPL-2.0-or-later
"""Rope friction as in the reference code (Kratos Multiphysics, sliding cable element), for comparison only.

The first segment has the force N of the whole rope. At an inner node the next one has the same where both segments are
as long as at the start, along their direction then, or longer; else less or more by mu N |t_(k-1) - t_k|, less where
it is the shorter one of the two by its strain. So the rule knows no slip and no capstan.
"""

import math
import sys

import numpy as np

from talus.engine.jit.kernels import address_of, inner_kernel
from talus.engine.nets import impact
from talus.engine.nets.arrays import ELASTIC, R_FRICTION, ROUGH
from talus.engine.nets.elements.bars import pull_bars
from talus.engine.nets.elements.forces import _signature
from talus.engine.nets.elements.ropes import even_force, measure, pull_smooth_rope
from talus.engine.nets.elements.scratch import FORCE, TX, TY, TZ


@inner_kernel
def find_forces_by_deviation(net, state, may_flow):
    """``find_forces`` of a net of bars and ropes, with the reference's rope friction."""
    state.forces[:, :] = 0.0
    energy = pull_bars(net, state, may_flow)
    for r in range(net.rope_kinds.shape[0]):
        if net.rope_kinds[r] != ROUGH:
            energy += pull_smooth_rope(net, state, r, measure(net, state, r), False)
            continue
        force, stored = even_force(net, state, r, measure(net, state, r))
        energy += stored
        share_force(net, state, r, force)
        pull_segments(net, state, r)
    state.account[ELASTIC] = energy
    return energy


@inner_kernel
def share_force(net, state, r, force):
    """Write the force of each segment [N]."""
    s, friction, own = state.scratch, net.ropes[r, R_FRICTION], force
    first, last = net.rope_first[r], net.rope_first[r + 1] - 1
    s[FORCE, first] = own
    for k in range(first + 1, last):
        before, after = strain_along(net, state, k - 1), strain_along(net, state, k)
        if before < 0.0 or after < 0.0:
            x, y, z = s[TX, k] - s[TX, k - 1], s[TY, k] - s[TY, k - 1], s[TZ, k] - s[TZ, k - 1]
            change = friction * force * math.sqrt(x * x + y * y + z * z)
            own += -change if after < before else change
        s[FORCE, k] = own


@inner_kernel
def strain_along(net, state, k):
    """Strain of a segment along its direction at the start, which ``begin`` has put into the knots."""
    i, j, length = net.rope_nodes[k], net.rope_nodes[k + 1], net.rope_lengths[k]
    along = 0.0
    for a in range(3):
        along += (state.positions[j, a] - state.positions[i, a]) * state.knots[a, k]
    return (along - length) / length


@inner_kernel
def pull_segments(net, state, r):
    """Add N_k t_k to both ends of each segment."""
    f, s = state.forces, state.scratch
    for k in range(net.rope_first[r], net.rope_first[r + 1] - 1):
        i, j = net.rope_nodes[k], net.rope_nodes[k + 1]
        for a in range(3):
            pull = s[FORCE, k] * s[TX + a, k]
            f[i, a] += pull
            f[j, a] -= pull


def forces():
    """The address of find_forces_by_deviation, in place of that of ``find_forces``."""
    return address_of(find_forces_by_deviation, _signature)


def begin(net, monkeypatch):
    """Let impacts on a net have this friction; its knots, unused then, hold the directions at the start."""
    state, nodes = net.state, net.arrays.rope_nodes
    steps = np.diff(state.positions[nodes], axis=0)
    state.knots[:3, : len(steps)] = (steps / np.maximum(np.linalg.norm(steps, axis=1), 1e-12)[:, None]).T
    monkeypatch.setattr(sys.modules[impact.__module__], "forces", forces)
