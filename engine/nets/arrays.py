# SPDX-License-Identifier: GPL-2.0-or-later
"""The plain arrays of a net, as the kernels see them: what stays (NetArrays) and what moves (NetState). SI units.

Ropes and rings of any number of nodes lie one behind the other: rope r has the nodes rope_nodes[first[r]:first[r+1]],
and its segments carry the same numbers as the nodes they begin at (the last number of an open rope is unused).
"""

from typing import NamedTuple

import numpy as np

# columns of bars
# STOP: of a plastic brake its largest plastic strain, of one with a table its longest stroke, m; infinite: none
# STRENGTH: force beyond which the bar tears, N; infinite: it does not
STIFFNESS, LENGTH, PRESTRESS, AREA, YIELD, HARDENING, STOP, STRENGTH = range(8)
BAR_COLUMNS = 8
# kinds of bars
TRUSS, CABLE, PLASTIC, TABLE, HYPER_TRUSS, HYPER_CABLE = range(6)
# columns of ropes
R_STIFFNESS, R_LENGTH, R_PRESTRESS, R_AREA, R_FRICTION, R_STRENGTH = range(6)
ROPE_COLUMNS = 6
# kinds of ropes
FREE, ROUGH, CLOSED, STIFF_RING = range(4)  # a stiff ring also pushes, as in the reference code
# columns of membranes: inverse of the reference edges (4), area, thickness, strain of the pre-stress (3), stiffness
# (4: C11, C12, C22, C33), compliance (4), field or not, energy of the slack state per area, strength (N/m)
M_INVERSE, M_AREA, M_THICKNESS, M_FREE_STRAIN, M_STIFFNESS, M_COMPLIANCE, M_FIELD, M_SLACK = 0, 4, 5, 6, 9, 13, 17, 18
M_STRENGTH = 19
M_COLUMNS = 20
# entries of the energy account, J; positive: held by the net, or taken out of the motion
ELASTIC, PLASTIC_WORK, ROPE_FRICTION, DAMPING, LOADS, TORN = range(6)  # TORN: what parts had stored when they tore
ACCOUNTS = 6


class NetArrays(NamedTuple):
    """Arrays of a net that do not change while it moves."""

    masses: np.ndarray  # (n,) of the nodes, kg
    inverse: np.ndarray  # (n, 3) 1 / mass, 0 in the directions that are held, 1/kg
    damping: np.ndarray  # (n,) alpha of the Rayleigh damping, 1/s
    weight: np.ndarray  # (n, 3) weight and dead loads, N
    bar_nodes: np.ndarray  # (b, 2)
    bar_kinds: np.ndarray  # (b,)
    bars: np.ndarray  # (b, 8): the columns above
    bar_tables: np.ndarray  # (b, 2) first row and number of rows of a table of forces
    tables: np.ndarray  # (rows, 2) stroke m, force N
    ogden: np.ndarray  # (b, 3) both exponents, and the energy at which a cable goes slack, J; of hyperelastic bars
    braked_bars: np.ndarray  # (d,) bars with damping inside
    retardation: np.ndarray  # (d,) beta of their Rayleigh damping, s
    bend_nodes: np.ndarray  # (q, 3) of beams
    bends: np.ndarray  # (q, 2) E I, N m2, and mean length of both pieces, m
    rope_first: np.ndarray  # (r + 1,)
    rope_kinds: np.ndarray  # (r,)
    ropes: np.ndarray  # (r, 6)
    rope_nodes: np.ndarray  # (k,)
    rope_lengths: np.ndarray  # (k,) of the segments at the start, m
    membrane_nodes: np.ndarray  # (t, 3)
    membranes: np.ndarray  # (t, 20)


class NetState(NamedTuple):
    """Arrays of a net that change; all are written in place."""

    positions: np.ndarray  # (n, 3) m
    velocities: np.ndarray  # (n, 3) half a step before the positions, m/s
    before: np.ndarray  # (n, 3) velocities a step ago, m/s
    forces: np.ndarray  # (n, 3) of the elements on the nodes, N
    flow: np.ndarray  # (b, 3) plastic strain (or stroke, m), its total, the force that drives it
    bar_forces: np.ndarray  # (b,) N
    braked: np.ndarray  # (d, 2) length and damping force a step ago of the bars with damping inside, m and N
    bend_moments: np.ndarray  # (q,) N m
    material: np.ndarray  # (k,) unstretched length in each segment of a rough rope, m
    driving: np.ndarray  # (k,) what a metre of slip at the node behind a segment would set free, N
    scratch: np.ndarray  # (14, k) of the ropes: see elements/scratch.py
    knots: np.ndarray  # (4, 2 k) of the rope at work
    rope_forces: np.ndarray  # (r,) mean force, N
    largest: np.ndarray  # (r,) largest force along the rope, N
    membrane_forces: np.ndarray  # (t,) largest principal tension, N/m
    torn: np.ndarray  # (b + r + t,) 1 for bars, ropes and membranes that have torn and carry nothing, else 0
    account: np.ndarray  # (6,) the entries above, J


def copy_of(state):
    """Copy of the state, in arrays of its own."""
    return NetState(*(array.copy() for array in state))
