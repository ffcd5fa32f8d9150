# SPDX-License-Identifier: GPL-2.0-or-later
"""All forces of the elements on the nodes, at the positions of a state. SI units.

The kernels of a motion get them as a pointer to compiled code, so that they are compiled once for all of them.
"""

import functools

import numpy as np

from ...jit.kernels import address_of, call_of, inner_kernel
from ..arrays import ELASTIC, NetArrays, NetState
from .bars import pull_bars
from .beams import bend_beams
from .internal_damping import brake_bars
from .membranes import pull_membranes
from .ropes import pull_ropes

ROWS, GRID = np.zeros(1), np.zeros((1, 1))
WHOLE_ROWS, WHOLE_GRID = np.zeros(1, np.int64), np.zeros((1, 1), np.int64)


@inner_kernel
def find_forces(net, state, may_flow):
    """Write ``state.forces``; if they may, brakes flow, ropes slip, bars damp and what is too weak tears.

    Returns the elastic energy [J].
    """
    state.forces[:, :] = 0.0
    energy = pull_bars(net, state, may_flow)
    if may_flow:
        brake_bars(net, state)
    energy += bend_beams(net, state)
    energy += pull_ropes(net, state, may_flow)
    energy += pull_membranes(net, state, may_flow)
    state.account[ELASTIC] = energy
    return energy


@functools.cache
def forces():
    """find_forces as the kernels take it, for ``call_forces``."""
    return address_of(find_forces, _signature)


def _signature():
    from numba import typeof, types

    net = NetArrays(
        masses=ROWS, inverse=GRID, damping=ROWS, weight=GRID, bar_nodes=WHOLE_GRID, bar_kinds=WHOLE_ROWS, bars=GRID,
        bar_tables=WHOLE_GRID, tables=GRID, ogden=GRID, braked_bars=WHOLE_ROWS, retardation=ROWS,
        bend_nodes=WHOLE_GRID, bends=GRID,
        rope_first=WHOLE_ROWS, rope_kinds=WHOLE_ROWS, ropes=GRID, rope_nodes=WHOLE_ROWS, rope_lengths=ROWS,
        membrane_nodes=WHOLE_GRID, membranes=GRID,
    )  # fmt: skip
    state = NetState(
        positions=GRID, velocities=GRID, before=GRID, forces=GRID, flow=GRID, bar_forces=ROWS, braked=GRID,
        bend_moments=ROWS,
        material=ROWS, driving=ROWS, scratch=GRID, knots=GRID, rope_forces=ROWS, largest=ROWS, membrane_forces=ROWS,
        torn=WHOLE_ROWS, account=ROWS,
    )  # fmt: skip
    return types.float64(typeof(net), typeof(state), types.boolean)


call_forces = call_of(_signature)  # call_forces(forces, (net, state, may_flow)), for kernels
