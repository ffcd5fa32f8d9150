# SPDX-License-Identifier: GPL-2.0-or-later
"""Ropes that slide over their inner nodes, and rings, which are ropes that close. SI units.

    l = sum of l_i,  e = (l^2 - L^2) / (2 L^2),  N = A (S0 + E e) l / L >= 0, the same all along
    force on node i   N (t_i - t_(i-1)),  t_i the direction of segment i          thesis of Sautter, eqs. 3.64-3.65

Nodes that slide come as near to one another as they like, and a segment of no length turns round in no time. So a
length d shorter than e, a share of that at the start, counts as

    l = e (3/8 + 3/4 u^2 - 1/8 u^4),  u = d / e,    t = dl/dd d_vector / d = (3/2 - u^2 / 2) d_vector / e

which joins on smoothly, twice, at u = 1: the force has a potential and no segment is stiffer sideways than 3 N / 2 e.
Without it four sliding ropes gave 95 % of the error of energy of a net, and beside a post, where rings are drawn to a
double line with two sides of 1 to 10 mm under 300 kN, rings gave all of 7 % (measured, a ledger for each rope and
ring). Wires that are as thick as they are do not come nearer either.

Ropes with friction are in rope_friction.py.
"""

import math

from ...jit.kernels import inner_kernel
from ..arrays import CLOSED, R_AREA, R_LENGTH, R_PRESTRESS, R_STIFFNESS, R_STRENGTH, ROUGH, STIFF_RING, TORN
from .rope_friction import pull_rough_rope
from .scratch import SEGMENT_LENGTH, TX, TY, TZ


@inner_kernel
def pull_ropes(net, state, may_slip):
    """Add the forces of all ropes and rings to the nodes; returns their elastic energy [J].

    may_slip: ropes with friction hold and slip, and ropes and rings tear at their strength; else they hold.
    """
    energy = 0.0
    for r in range(net.rope_kinds.shape[0]):
        if state.torn[net.bar_nodes.shape[0] + r] != 0:
            state.rope_forces[r] = state.largest[r] = 0.0
            continue
        if net.rope_kinds[r] >= CLOSED and net.rope_first[r + 1] - net.rope_first[r] == 4:
            energy += pull_ring_of_four(net, state, r, may_slip)
            continue
        total = measure(net, state, r)
        if net.rope_kinds[r] == ROUGH:
            energy += pull_rough_rope(net, state, r, may_slip)
        else:
            energy += pull_smooth_rope(net, state, r, total, may_slip)
    return energy


TOUCHING = 0.005  # 2 mm for a mesh of 0.33 m; with 0.04 a net with rope friction is 0.3 % stiffer
# of rings, whose nodes are lighter: stable up to stresses that no wire carries (motion/stable_step.py). With 0.01 to
# 0.02 elongations differ by no more than chance, with 0.05 and 0.1 nets are 0.2 and 0.4 % stiffer
RING_TOUCHING = 0.02


@inner_kernel
def least_of_ring(net, r):
    """Length below which a side of a ring is rounded off [m]; none is in rings as in the reference code."""
    if net.rope_kinds[r] == STIFF_RING:
        return 0.0
    return RING_TOUCHING * net.ropes[r, R_LENGTH] / (net.rope_first[r + 1] - net.rope_first[r])


@inner_kernel
def counted(length, least):
    """The length as it counts [m]."""
    if length >= least:
        return length
    u = length / least
    return least * (0.375 + u * u * (0.75 - 0.125 * u * u))


@inner_kernel
def pull_over(force, length, least):
    """Force times the growth of the counted length with the length, over the length [N/m]."""
    if length >= least:
        return force / length if length > 0.0 else 0.0
    u = length / least
    return force * (1.5 - 0.5 * u * u) / least


@inner_kernel
def measure(net, state, r):
    """Lengths and directions of the segments of rope r, as they count, into scratch; returns their sum [m]."""
    first, last = net.rope_first[r], net.rope_first[r + 1]
    x, out, total = state.positions, state.scratch, 0.0
    is_closed = net.rope_kinds[r] >= CLOSED
    for k in range(first, last if is_closed else last - 1):
        i, j = net.rope_nodes[k], net.rope_nodes[k + 1 if k + 1 < last else first]
        dx, dy, dz, length = edge(x, i, j)
        least = least_of_ring(net, r) if is_closed else TOUCHING * net.rope_lengths[k]
        scale, length = pull_over(1.0, length, least), counted(length, least)
        out[SEGMENT_LENGTH, k], out[TX, k], out[TY, k], out[TZ, k] = length, scale * dx, scale * dy, scale * dz
        total += length
    return total


@inner_kernel
def even_force(net, state, r, total):
    """The one force N of a rope of that length, and its elastic energy [J]."""
    row = net.ropes[r]
    stretch = total / row[R_LENGTH]
    strain = 0.5 * (stretch * stretch - 1.0)
    stress = row[R_PRESTRESS] + row[R_STIFFNESS] * strain
    volume, force = row[R_AREA] * row[R_LENGTH], 0.0
    if stress <= 0.0 and net.rope_kinds[r] != STIFF_RING:
        energy = -0.5 * volume * row[R_PRESTRESS] * row[R_PRESTRESS] / row[R_STIFFNESS]
    else:
        force = row[R_AREA] * stress * stretch
        energy = volume * strain * (row[R_PRESTRESS] + 0.5 * row[R_STIFFNESS] * strain)
    state.rope_forces[r] = state.largest[r] = force
    return force, energy


@inner_kernel
def pull_smooth_rope(net, state, r, total, may_tear):
    """Forces of a rope with one force N all along; returns its elastic energy [J]."""
    force, energy = even_force(net, state, r, total)
    if may_tear and force > net.ropes[r, R_STRENGTH]:
        return tear(net, state, r, energy)
    if force != 0.0:
        pull_evenly(net, state, r, force)
    return energy


@inner_kernel
def tear(net, state, r, energy):
    """Rope r carries nothing from now on, and what it had stored [J] is lost; returns what it stores."""
    state.torn[net.bar_nodes.shape[0] + r] = 1
    state.account[TORN] += energy
    return 0.0


@inner_kernel
def edge(x, i, j):
    """From node i to node j, and the length [m]."""
    dx, dy, dz = x[j, 0] - x[i, 0], x[j, 1] - x[i, 1], x[j, 2] - x[i, 2]
    return dx, dy, dz, math.sqrt(dx * dx + dy * dy + dz * dz)


@inner_kernel
def pull_ring_of_four(net, state, r, may_tear):
    """``pull_smooth_rope`` of a ring of four nodes, of which there are most, without a step over the scratch."""
    x, f, first = state.positions, state.forces, net.rope_first[r]
    i, j, k, m = (
        net.rope_nodes[first], net.rope_nodes[first + 1], net.rope_nodes[first + 2], net.rope_nodes[first + 3],
    )  # fmt: skip
    ax, ay, az, a = edge(x, i, j)
    bx, by, bz, b = edge(x, j, k)
    cx, cy, cz, c = edge(x, k, m)
    dx, dy, dz, d = edge(x, m, i)
    least = least_of_ring(net, r)
    total = counted(a, least) + counted(b, least) + counted(c, least) + counted(d, least)
    force, energy = even_force(net, state, r, total)
    if may_tear and force > net.ropes[r, R_STRENGTH]:
        return tear(net, state, r, energy)
    if force == 0.0:
        return energy
    p, q = pull_over(force, a, least), pull_over(force, b, least)
    s, t = pull_over(force, c, least), pull_over(force, d, least)
    f[i, 0] += p * ax - t * dx
    f[i, 1] += p * ay - t * dy
    f[i, 2] += p * az - t * dz
    f[j, 0] += q * bx - p * ax
    f[j, 1] += q * by - p * ay
    f[j, 2] += q * bz - p * az
    f[k, 0] += s * cx - q * bx
    f[k, 1] += s * cy - q * by
    f[k, 2] += s * cz - q * bz
    f[m, 0] += t * dx - s * cx
    f[m, 1] += t * dy - s * cy
    f[m, 2] += t * dz - s * cz
    return energy


@inner_kernel
def pull_evenly(net, state, r, force):
    """Add N t to the beginning and -N t to the end of each segment."""
    first, last = net.rope_first[r], net.rope_first[r + 1]
    is_closed = net.rope_kinds[r] >= CLOSED
    f, s = state.forces, state.scratch
    for k in range(first, last if is_closed else last - 1):
        i, j = net.rope_nodes[k], net.rope_nodes[k + 1 if k + 1 < last else first]
        px, py, pz = force * s[TX, k], force * s[TY, k], force * s[TZ, k]
        f[i, 0] += px
        f[i, 1] += py
        f[i, 2] += pz
        f[j, 0] -= px
        f[j, 1] -= py
        f[j, 2] -= pz
