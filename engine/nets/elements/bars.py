# SPDX-License-Identifier: GPL-2.0-or-later
"""Elements between two nodes: post (truss), cable, and brake. SI units.

    strain       e = (l^2 - L^2) / (2 L^2)                                   thesis of Sautter, eq. 3.61
    force        N = A (S0 + E e) l / L along the element                    eq. 3.62
    cable        N = 0 where S0 + E e < 0; the mass stays                    eq. 3.63
    brake        S = E (e - e_p), |S| <= S_y + H a; flow by return map       eqs. 3.55-3.60
    part that tears      |N| > its strength: from then on N = 0, and what it had stored is lost
    brake with a table   N = k (d - d_p), at most the table's force at the stroke d_p;  d = l - L, N >= 0
    brake at its stop    e_p or d_p has reached the longest stroke and grows no more: the brake is as stiff as when it
                         is unloaded, takes no further energy, and hands all force on to its rope

Trusses and cables of a hyperelastic material are in hyperelastic.py, damping inside bars in internal_damping.py.

Work that flows into the plastic strain is the mean of the stresses before and after times its change: of second order
in the step, like the motion.
"""

import math

from ...jit.kernels import inner_kernel
from ..arrays import (
    AREA,
    CABLE,
    HARDENING,
    LENGTH,
    PLASTIC,
    PLASTIC_WORK,
    PRESTRESS,
    STIFFNESS,
    STOP,
    STRENGTH,
    TABLE,
    TORN,
    YIELD,
)  # fmt: skip
from .hyperelastic import hyperelastic_bar


@inner_kernel
def pull_bars(net, state, may_flow):
    """Add the forces of all bars to the nodes; returns their elastic energy [J]."""
    energy = 0.0
    x, f = state.positions, state.forces
    for b in range(net.bar_nodes.shape[0]):
        if state.torn[b] != 0:
            state.bar_forces[b] = 0.0
            continue
        i, j = net.bar_nodes[b, 0], net.bar_nodes[b, 1]
        dx, dy, dz = x[j, 0] - x[i, 0], x[j, 1] - x[i, 1], x[j, 2] - x[i, 2]
        length = math.sqrt(dx * dx + dy * dy + dz * dz)
        if net.bar_kinds[b] < TABLE:
            force, stored = bar(net, state, b, length, may_flow)
        elif net.bar_kinds[b] == TABLE:
            force, stored = table_brake(net, state, b, length, may_flow)
        else:
            force, stored = hyperelastic_bar(net, b, length)
        state.bar_forces[b] = force
        if may_flow and abs(force) > net.bars[b, STRENGTH]:
            state.torn[b] = 1
            state.account[TORN] += stored
            continue
        energy += stored
        if length > 0.0:
            scale = force / length
            dx, dy, dz = scale * dx, scale * dy, scale * dz
            f[i, 0] += dx
            f[i, 1] += dy
            f[i, 2] += dz
            f[j, 0] -= dx
            f[j, 1] -= dy
            f[j, 2] -= dz
    return energy


@inner_kernel
def bar(net, state, b, length, may_flow):
    """Force [N] and elastic energy [J] of a truss, cable or plastic brake."""
    row, kind = net.bars[b], net.bar_kinds[b]
    stiffness, reference, prestress, area = row[STIFFNESS], row[LENGTH], row[PRESTRESS], row[AREA]
    stretch = length / reference
    strain = 0.5 * (stretch * stretch - 1.0)
    flow = state.flow[b]
    elastic = strain - flow[0]
    if kind == PLASTIC and may_flow:
        elastic = flow_of_brake(row, flow, strain, state.account, area * reference)
    stress = prestress + stiffness * elastic
    volume = area * reference
    if stress < 0.0 and kind >= CABLE:
        return 0.0, -0.5 * volume * prestress * prestress / stiffness
    return area * stress * stretch, volume * elastic * (prestress + 0.5 * stiffness * elastic)


@inner_kernel
def flow_of_brake(row, flow, strain, account, volume):
    """Return map of one-dimensional plasticity with linear hardening; returns the elastic strain. Eqs. 3.55-3.60.

    flow[2]: the stress at the end of the step before.
    """
    stiffness = row[STIFFNESS]
    trial = stiffness * (strain - flow[0])
    excess = abs(trial) - (row[YIELD] + row[HARDENING] * flow[1])
    if excess > 0.0 and trial > 0.0:  # a brake that is slack does not flow back
        change = min(excess / (stiffness + row[HARDENING]), max(0.0, row[STOP] - flow[0]))
        flow[0] += change
        flow[1] += change
        stress = stiffness * (strain - flow[0])
        account[PLASTIC_WORK] += (row[PRESTRESS] + 0.5 * (stress + flow[2])) * change * volume
        flow[2] = stress
    else:
        flow[2] = max(0.0, trial)
    return strain - flow[0]


@inner_kernel
def table_force(tables, first, rows, stroke):
    """Force [N] at a stroke [m] and its slope [N/m]; beyond the last row the last slope goes on."""
    row = first
    while row < first + rows - 2 and stroke >= tables[row + 1, 0]:
        row += 1
    slope = (tables[row + 1, 1] - tables[row, 1]) / (tables[row + 1, 0] - tables[row, 0])
    return tables[row, 1] + slope * (stroke - tables[row, 0]), slope


@inner_kernel
def table_brake(net, state, b, length, may_flow):
    """Force [N] and elastic energy [J] of a brake that follows a table of forces, unloading with STIFFNESS [N/m]."""
    row, flow = net.bars[b], state.flow[b]
    first, rows = net.bar_tables[b, 0], net.bar_tables[b, 1]
    stiffness, travel = row[STIFFNESS], length - row[LENGTH]
    force = stiffness * (travel - flow[0])
    limit, slope = table_force(net.tables, first, rows, flow[0])
    if force > limit and flow[0] < row[STOP] and may_flow:
        before = flow[0]
        for _ in range(rows + 1):  # one row of the table at a time
            limit, slope = table_force(net.tables, first, rows, flow[0])
            target = flow[0] + (force - limit) / (stiffness + slope)
            end = min(next_row(net.tables, first, rows, flow[0]), row[STOP])
            flow[0] = min(target, end)
            force = stiffness * (travel - flow[0])
            if target <= end or end == row[STOP]:
                break
        state.account[PLASTIC_WORK] += 0.5 * (force + flow[2]) * (flow[0] - before)
        flow[1] += flow[0] - before
    force = max(0.0, force)
    flow[2] = force
    return force, 0.5 * force * force / stiffness


@inner_kernel
def next_row(tables, first, rows, stroke):
    """The stroke at which the next row of a table begins [m]."""
    for row in range(first + 1, first + rows - 1):
        if tables[row, 0] > stroke:
            return tables[row, 0]
    return math.inf
