# SPDX-License-Identifier: GPL-2.0-or-later
"""The largest step that central differences can take on a net. SI units.

    h < 2 / w_max,   w_max^2 <= max over nodes of  sum |K_ij| / m_i        (Gershgorin; thesis of Sautter, eq. 3.34)

    h < 2 / w_max (sqrt(1 + d^2) - d),  d = beta w_max / 2     with damping by stiffness, from the velocity before

The sum gathers, for each element at the node, its stiffness in its own direction: a bar 2 k; a smooth rope or a ring
(EA / L) |D_i| sum |D_j| with D the difference of the directions before and after a node, at worst 8 EA / L for a ring
in any shape; a rough rope 2 k a segment, for it may stick; a bend
of a beam 4, 8 and 4 E I / l^3; a triangle the sum over its stiffness matrix. A ring that is
drawn to a double line has a short side at each node, rounded off (elements/ropes.py): sideways 3 N / e, with the
largest force N that counts.
"""

import numpy as np

from ...arithmetic.vectors import length
from ..arrays import CLOSED, M_AREA, M_INVERSE, M_STIFFNESS, M_THICKNESS, PLASTIC, ROUGH, TABLE
from ..elements.hyperelastic import stiffest
from ..elements.ropes import RING_TOUCHING

STRETCH = 1.25  # of soft elements that the bound still covers: the tangent grows as (3 x^2 - 1) / 2
SOFT = 1e-2  # strain under a stress of 1e9 Pa above which an element counts as soft
# of the limit that is taken: the energy account of generic barriers of all families for 0.5 and 3 MJ misses by 0.3 % of
# the rock's energy at most with 0.5, 0.8 % with 0.7 and 1.4 % with 0.8 (on smooth ropes 1.9 % with 0.7); elongations
# differ by no more than chance
SHARE = 0.7
LONGEST = 1e-3  # s
DRAWN = 1.05  # times its length, from where on a brake counts as drawn out
WIRE, WIRE_STRAIN = 2e9, 0.04  # Pa: no wire carries more; of soft rings no more than at that strain


def nodal_stiffness(net, nodes, material=None):
    """(n,) sums over the rows of the stiffness, an upper bound [N/m]; 1 where nothing is stiff.

    material : (k,) unstretched lengths of the segments of rough ropes, which slip; by default those at the start
    """
    rows = np.zeros(len(nodes))
    add_bars(net, nodes, rows)
    add_bends(net, rows)
    add_ropes(net, nodes, net.rope_lengths if material is None else material, rows)
    add_membranes(net, rows)
    return np.where(rows > 0.0, rows, 1.0)


def stable_limit(net, nodes):
    """2 / w_max [s]; infinite for a net without free nodes."""
    rows = nodal_stiffness(net, nodes)
    free = net.inverse.max(axis=1) > 0.0
    if not free.any():
        return np.inf
    fastest = np.sqrt((rows[free] / net.masses[free]).max())
    damping = 0.5 * fastest * net.retardation.max(initial=0.0)
    return float(2.0 / fastest * (np.sqrt(1.0 + damping * damping) - damping))


def default_step(limit):
    """The step that is taken: SHARE of the limit, rounded to two digits so that it is the same everywhere."""
    step = min(SHARE * limit, LONGEST)
    return float(f"{step:.1e}")


def stiffening(stiffness):
    """By how much a material's tangent may grow: soft ones stretch."""
    return np.where(1e9 / stiffness > SOFT, 0.5 * (3.0 * STRETCH**2 - 1.0), 1.0)


def add_bars(net, nodes, rows):
    """Two nodes on a line: 2 k each; of a brake that is drawn out more, as its force goes with the stretch."""
    for ends, kind, row, (first, second, _) in zip(net.bar_nodes, net.bar_kinds, net.bars, net.ogden):
        if kind == TABLE:
            stiffness = row[0]
        elif kind > TABLE:
            stiffness = row[3] * (stiffest(row[0], first, second, STRETCH) + max(0.0, row[2])) / row[1]
        else:
            stiffness = row[3] * (row[0] * stiffening(row[0]) + max(0.0, row[2])) / row[1]
        if kind == PLASTIC:
            stretch = float(length(nodes[ends[1]] - nodes[ends[0]])) / row[1]
            stiffness *= stretch * stretch if stretch > DRAWN else 1.0
        rows[ends] += 2.0 * stiffness


def add_bends(net, rows):
    """Three nodes of a beam: E I / l^3 times 1, -2, 1, across it."""
    for own, (bending, size) in zip(net.bend_nodes, net.bends):
        rows[own] += bending / (size * size * size) * np.array([4.0, 8.0, 4.0])


def add_ropes(net, nodes, material, rows):
    """Rings and ropes, by how sharply they turn at the start; at least as a ring does."""
    for r, (kind, row) in enumerate(zip(net.rope_kinds, net.ropes)):
        own = net.rope_nodes[net.rope_first[r] : net.rope_first[r + 1]]
        tangent = row[3] * (row[0] * stiffening(row[0]) + max(0.0, row[2]))
        lengths = material[net.rope_first[r] : net.rope_first[r + 1]]
        if kind == ROUGH:
            segment = 2.0 * tangent / lengths[:-1]
            rows[own[:-1]] += segment
            rows[own[1:]] += segment
            continue
        turns = turns_of(nodes[own], kind >= CLOSED)
        along = tangent / row[1] * turns * turns.sum()
        if kind == CLOSED:
            force = row[3] * min(WIRE, WIRE_STRAIN * row[0])
            along = np.maximum(along, 3.0 * force / (RING_TOUCHING * row[1] / len(own)))
        rows[own] += along
        # sideways a rope is a string under its pre-stress
        if row[2] > 0.0:
            shortest = lengths[lengths > 0.0].min()
            rows[own] += 4.0 * row[3] * row[2] / shortest


def turns_of(points, is_closed):
    """|t_i - t_(i-1)| at each node of a rope; 1 at its ends; at least the turn of a square ring in a closed one."""
    steps = np.roll(points, -1, axis=0) - points
    directions = steps / length(steps)[:, None]
    if is_closed:
        return np.maximum(length(directions - np.roll(directions, 1, axis=0)), np.sqrt(2.0))
    inner = length(directions[1:-1] - directions[:-2])
    return np.concatenate([[1.0], np.maximum(inner, 0.3), [1.0]])


def add_membranes(net, rows):
    """Triangles: gradients of the shape functions times the stiffness."""
    for own, row in zip(net.membrane_nodes, net.membranes):
        inverse = row[M_INVERSE : M_INVERSE + 4].reshape(2, 2)
        gradients = np.vstack([-inverse.sum(axis=0), inverse])
        sizes = np.sqrt(gradients[:, 0] * gradients[:, 0] + gradients[:, 1] * gradients[:, 1])
        c11, c12, c22, c33 = row[M_STIFFNESS : M_STIFFNESS + 4]
        largest = max(c11 + abs(c12), c22 + abs(c12), c33) * stiffening(min(c11, c22))
        rows[own] += row[M_AREA] * row[M_THICKNESS] * largest * sizes * sizes.sum()
