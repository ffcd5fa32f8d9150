# SPDX-License-Identifier: GPL-2.0-or-later
"""Bending of beams: posts that a rock may hit. A beam is a chain of straight pieces that resists turns between them.

    W = 2 E I / l tan^2(phi / 2),  M = 2 E I / l tan(phi / 2)     phi: turn between two pieces, l: mean of their lengths
    tan^2(phi / 2) = (1 - c) / (1 + c),  c = t1 . t2              Bergou et al. (2008), discrete elastic rods

The pieces are trusses (bars.py), so a chain turns and moves as far as it likes and only bends against its stiffness, as
the co-rotational beam of the thesis does (section 3.2.7.5, which cites it without equations). It is straight at rest,
bends alike in all directions, has hinges at both ends, and no stiffness against torsion, as no rock turns a post.
"""

import math

from ...jit.kernels import inner_kernel
from .ropes import edge

BENDING, BEND_LENGTH = range(2)  # columns of NetArrays.bends: E I, N m2, and l, m
STRAIGHT_BACK = 1e-6  # of 1 + c: two pieces that fold onto one another count as this


@inner_kernel
def bend_beams(net, state):
    """Add the forces of all bends to the nodes; returns their elastic energy [J]."""
    x, f, energy = state.positions, state.forces, 0.0
    for b in range(net.bend_nodes.shape[0]):
        i, j, k = net.bend_nodes[b, 0], net.bend_nodes[b, 1], net.bend_nodes[b, 2]
        ax, ay, az, a = edge(x, i, j)
        cx, cy, cz, c = edge(x, j, k)
        if a == 0.0 or c == 0.0:
            continue
        cosine = (ax * cx + ay * cy + az * cz) / (a * c)
        fold = max(1.0 + cosine, STRAIGHT_BACK)
        square = max((1.0 - cosine) / fold, 0.0)
        stiffness = net.bends[b, BENDING] / net.bends[b, BEND_LENGTH]
        energy += 2.0 * stiffness * square
        state.bend_moments[b] = 2.0 * stiffness * math.sqrt(square)
        pull = 4.0 * stiffness / (fold * fold)  # -dW / dc
        p, q = pull / (a * c), pull * cosine
        pa, pc = q / (a * a), q / (c * c)
        ux, uy, uz = p * cx - pa * ax, p * cy - pa * ay, p * cz - pa * az  # dc / d(first edge), times the pull
        vx, vy, vz = p * ax - pc * cx, p * ay - pc * cy, p * az - pc * cz
        f[i, 0] -= ux
        f[i, 1] -= uy
        f[i, 2] -= uz
        f[j, 0] += ux - vx
        f[j, 1] += uy - vy
        f[j, 2] += uz - vz
        f[k, 0] += vx
        f[k, 1] += vy
        f[k, 2] += vz
    return energy
