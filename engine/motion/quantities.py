# SPDX-License-Identifier: GPL-2.0-or-later
"""The quantities of a rock that maps and tables report.

Another one needs only a field and its formula here: whatever keeps the largest values of a run or a cell keeps all.
"""

from typing import NamedTuple

from ..jit.kernels import inner_kernel
from ..rigid_body import free_flight
from ..rigid_body.pose import inertia_of


class Quantities(NamedTuple):
    """The quantities at one time; arrays of them have these columns."""

    energy: float  # kinetic, translational and rotational, J
    height: float  # of the centre of mass above ground, m
    velocity: float  # m/s
    rotation: float  # rad/s
    scar_depth: float  # how deep the rock is below the surface of a scar layer, m


QUANTITIES = len(Quantities._fields)
ENERGY, HEIGHT, VELOCITY, ROTATION = map(Quantities._fields.index, ("energy", "height", "velocity", "rotation"))


@inner_kernel
def quantities_of(body, s, height, scar_depth):
    """The Quantities of a state; those that do not follow from the state are arguments."""
    velocity, rotation = free_flight.speed(s.vx, s.vy, s.vz), free_flight.speed(s.wx, s.wy, s.wz)
    turning = free_flight.rotational_energy(inertia_of(body), (s.wx, s.wy, s.wz))
    energy = 0.5 * body.mass * velocity * velocity + turning
    return Quantities(energy, height, velocity, rotation, scar_depth)


@inner_kernel
def raise_values(out_largest, quantities):
    """Raise each of the largest values so far to the quantity of the same column if that is larger, in place."""
    for k in range(len(quantities)):
        out_largest[k] = max(out_largest[k], quantities[k])
