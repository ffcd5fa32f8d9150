# SPDX-License-Identifier: GPL-2.0-or-later
"""The path of a rock within a step, between the states at its ends: straight in plan, a parabola in height.

Exact for free flight without drag; in a step with contacts it differs by less than the square of the step.
"""

from typing import NamedTuple

from ..jit.kernels import inner_kernel
from ..rigid_body import quaternion
from ..types import State


class Path(NamedTuple):
    """Motion of a rock in a step, or in the rest of one."""

    start: State
    end: State
    duration: float  # s
    time: float  # of its start, s


@inner_kernel
def state_between(start, end, duration, share):
    """State at a share of a step. Velocity and spin change evenly, the orientation along the shortest arc."""
    rest = 1.0 - share
    sign = 1.0 if start.e0 * end.e0 + start.e1 * end.e1 + start.e2 * end.e2 + start.e3 * end.e3 >= 0.0 else -1.0
    e0, e1, e2, e3 = quaternion.normalise(
        (rest * start.e0 + sign * share * end.e0, rest * start.e1 + sign * share * end.e1,
        rest * start.e2 + sign * share * end.e2, rest * start.e3 + sign * share * end.e3),
    )  # fmt: skip
    rise = duration * start.vz
    return State(
        x=start.x + share * (end.x - start.x),
        y=start.y + share * (end.y - start.y),
        z=start.z + share * (rise + share * (end.z - start.z - rise)),
        e0=e0, e1=e1, e2=e2, e3=e3,
        vx=rest * start.vx + share * end.vx, vy=rest * start.vy + share * end.vy, vz=rest * start.vz + share * end.vz,
        wx=rest * start.wx + share * end.wx, wy=rest * start.wy + share * end.wy, wz=rest * start.wz + share * end.wz,
        slippage=rest * start.slippage + share * end.slippage,
    )  # fmt: skip


@inner_kernel
def deflected(s, change, spin, time):
    """The state with a velocity that was changed by ``change`` the given time ago, and another spin."""
    (dvx, dvy, dvz), (wx, wy, wz) = change, spin
    return State(
        x=s.x + time * dvx, y=s.y + time * dvy, z=s.z + time * dvz, e0=s.e0, e1=s.e1, e2=s.e2, e3=s.e3,
        vx=s.vx + dvx, vy=s.vy + dvy, vz=s.vz + dvz, wx=wx, wy=wy, wz=wz, slippage=s.slippage,
    )  # fmt: skip


@inner_kernel
def turned(s, spin, time):
    """The state with the orientation after ``time`` more with the ``spin``, rad/s in K."""
    wx, wy, wz = spin
    turn = quaternion.exponential((time * wx, time * wy, time * wz))
    e0, e1, e2, e3 = quaternion.trimmed(quaternion.multiply((s.e0, s.e1, s.e2, s.e3), turn))
    return State(
        x=s.x, y=s.y, z=s.z, e0=e0, e1=e1, e2=e2, e3=e3, vx=s.vx, vy=s.vy, vz=s.vz, wx=s.wx, wy=s.wy, wz=s.wz,
        slippage=s.slippage,
    )  # fmt: skip


@inner_kernel
def kinetic_energy(body, s):
    """Kinetic energy of translation and rotation, J."""
    return 0.5 * (
        body.mass * (s.vx * s.vx + s.vy * s.vy + s.vz * s.vz)
        + body.inertia_x * s.wx * s.wx + body.inertia_y * s.wy * s.wy + body.inertia_z * s.wz * s.wz
    )  # fmt: skip
