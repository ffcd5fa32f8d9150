# SPDX-License-Identifier: GPL-2.0-or-later
"""Rolling resistance: a bounded moment against the spin. Ashayer (2007), section 4.5, eq. 4.5.3.

The ground gives the coefficient mu_r = tan(phi_r), the slope on which a ball just goes on rolling. A contact whose
point has the distance R from the centre of mass then resists the spin with a moment of at most rho P_N, rho = mu_r R,
as if the normal force acted ahead of the contact by rho. (The thesis writes mu_r for both the length and the number.)
It resists pivoting about the normal as well, which nothing else does at a single corner: a round rock that is held from
rolling would spin there for ever.

The moment of the percussions of one step acts at the beginning of the next, on the spin alone and before the contacts:

    (Theta + l / |w'|) w' = Theta w,  l = sum of rho P_N,       w' = 0 where l exceeds what the spin holds

Each component of the spin shrinks and none turns round, so the moment only takes energy. The contacts are solved after
it, so nothing is left that goes into the ground; it costs next to nothing, and needs nothing of the law. A ball rolls
with

    alpha = (5/7) (R sin(psi) - rho cos(psi)) g / R^2

above phi_r. Below it friction goes on turning the ball a little in each step and the moment stopping it: it creeps with
at most 5/2 g h sin(psi), a centimetre a second at 2 ms. A rock that is slow and whose spin the moment has stopped
altogether in each step for a while is held by it, and counts as resting.
"""

import math

from ..jit.kernels import inner_kernel
from ..types import State


@inner_kernel
def arm_of(resistance, point):
    """rho of a contact at a point of the rock, in K, m."""
    return resistance * math.sqrt(point[0] * point[0] + point[1] * point[1] + point[2] * point[2])


@inner_kernel
def moment_of(contacts, count):
    """l, the largest angular percussion of the first ``count`` contacts, N m s."""
    total = 0.0
    for i in range(count):
        total += contacts[i]["rolling"] * contacts[i]["percussion"][0]
    return max(total, 0.0)


@inner_kernel
def resisted_spin(body, moment, wx, wy, wz):
    """Spin after an angular percussion of at most ``moment`` against it."""
    a, b, c = body.inertia_x, body.inertia_y, body.inertia_z
    size = math.sqrt(wx * wx + wy * wy + wz * wz)
    if size == 0.0:
        return 0.0, 0.0, 0.0
    # |w'| for the inertia about the axis of the spin; a guess that only says how the moment is shared among the axes
    left = size - moment * size * size / (a * wx * wx + b * wy * wy + c * wz * wz)
    if not left > 0.0:
        return 0.0, 0.0, 0.0
    k = moment / left
    return wx * (a / (a + k)), wy * (b / (b + k)), wz * (c / (c + k))


@inner_kernel
def resist_rolling(body, s, out_common):
    """The state with its spin resisted by the moment of the step before, which is used up; in place."""
    moment, out_common["rolling_moment"] = out_common["rolling_moment"], 0.0
    if not moment > 0.0:
        out_common["steps_held"] = 0
        return s
    wx, wy, wz = resisted_spin(body, moment, s.wx, s.wy, s.wz)
    out_common["steps_held"] = out_common["steps_held"] + 1 if wx == wy == wz == 0.0 else 0
    return State(
        x=s.x, y=s.y, z=s.z, e0=s.e0, e1=s.e1, e2=s.e2, e3=s.e3, vx=s.vx, vy=s.vy, vz=s.vz,
        wx=wx, wy=wy, wz=wz, slippage=s.slippage,
    )  # fmt: skip
