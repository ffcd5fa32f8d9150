# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks bound to a vertical plane whose normal is the second axis of I and of K (slope_profiles/plane_motion.py).

Such a rock is known by its inertia: about the two other axes of K it is LOCKED times that about the normal. No rock is
so slender. Percussions then change the spin about the normal alone, to within 1 / LOCKED; what is left across it is
taken out before each step, since a scheme that keeps the angular momentum would make a tilt of it, and so is what moves
along the normal.
"""

from ..jit.kernels import inner_kernel
from ..types import State

LOCKED = 1e9  # times the inertia about the normal
SLENDEST = 1e6  # ratio of two principal moments that no rock has


@inner_kernel
def kept_in_plane(body, s):
    """The state, of a bound rock without motion along the normal and without spin across it."""
    if body.inertia_x < SLENDEST * body.inertia_y:
        return s
    return State(
        x=s.x, y=s.y, z=s.z, e0=s.e0, e1=s.e1, e2=s.e2, e3=s.e3, vx=s.vx, vy=0.0, vz=s.vz,
        wx=0.0, wy=s.wy, wz=0.0, slippage=s.slippage,
    )  # fmt: skip
