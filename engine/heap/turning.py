# SPDX-License-Identifier: GPL-2.0-or-later
"""The free turn of a rock between contacts: the implicit scheme of Leine et al. (2020), as for single rocks."""

from ..jit.kernels import inner_kernel
from ..rigid_body import free_flight


@inner_kernel
def turn_freely(rocks, i, h, e, w):
    """Orientation and spin (rad/s, in K) of rock i a time h after the orientation e and the spin w."""
    a, b, c = rocks.inertia[i, 0], rocks.inertia[i, 1], rocks.inertia[i, 2]
    turn, spin = (e[0], e[1], e[2], e[3]), (w[0], w[1], w[2])
    x, y, z, _ = free_flight.implicit_spin((a, b, c), spin, h)
    return free_flight.implicit_orientation((a, b, c), turn, spin, (x, y, z), h), (x, y, z)
