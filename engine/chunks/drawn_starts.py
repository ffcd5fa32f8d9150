# SPDX-License-Identifier: GPL-2.0-or-later
"""The numbers with which a run starts: velocity, spin, angles of the rock, slip; fixed, or drawn again for each run.

Ashayer (2007), section 5.5: distributions of the initial velocities, the rotational velocity and the orientation.
Leine et al. (2014), eq. 47: the slip s(0). Each number depends on (seed, run, its place among the STARTS) alone.
"""

import math

import numpy as np

from ..arithmetic.circular import sin_cos
from ..jit.kernels import inner_kernel, kernel
from ..random_numbers import random_stream
from ..random_numbers.distributions import drawn
from ..rigid_body.quaternion import multiply

# columns: velocity in I, m/s; spin in K, rad/s; turns about z, y and x, degrees; horizontal speed, m/s; slip, m
(
    VELOCITY_X, VELOCITY_Y, VELOCITY_Z, SPIN_X, SPIN_Y, SPIN_Z, YAW, PITCH, ROLL, SPEED, SLIP, STARTS,
) = range(12)  # fmt: skip
VELOCITY, SPIN = slice(VELOCITY_X, SPIN_X), slice(SPIN_X, YAW)


def start_row(release):
    """Numbers (STARTS,) of a Release and texts of distributions (STARTS,), "" where the number holds.

    Angles and speed that are not given are NaN.
    """
    nothing = (np.nan,) * 3
    given = (
        *release.velocity, *release.spin, *(release.angles or nothing),
        np.nan if release.speed is None else release.speed, release.slip,
    )  # fmt: skip
    numbers = [0.0 if isinstance(value, str) else float(value) for value in given]
    return numbers, [value if isinstance(value, str) else "" for value in given]


@kernel
def drawn_start(releases, release, seed, run):
    """The numbers of a run, (STARTS,): those of its release, drawn where they have a distribution.

    The horizontal velocity has the direction of the release and the speed, where one is given.
    """
    start = releases.start[release].copy()
    for k in range(STARTS):
        law = releases.start_law[release, k]
        if law > 0:
            u, _ = random_stream.uniforms_of(seed, run, k, random_stream.START)
            start[k] = drawn(releases.laws[law], u, start[k])
    if start[SPEED] == start[SPEED]:
        x, y = start[VELOCITY_X], start[VELOCITY_Y]
        share = start[SPEED] / math.sqrt(x * x + y * y)
        start[VELOCITY_X], start[VELOCITY_Y] = share * x, share * y
    return start


@inner_kernel
def orientation_of(yaw, pitch, roll):
    """Unit quaternion of a rock that is turned about its x by ``roll``, then about y by ``pitch``, then z by ``yaw``.

    The axes are those of I, x to the east and z up; angles in degrees, positive by the right-hand rule.
    """
    half = math.pi / 360.0
    (sz, cz), (sy, cy), (sx, cx) = sin_cos(half * yaw), sin_cos(half * pitch), sin_cos(half * roll)
    return multiply(multiply((cz, 0.0, 0.0, sz), (cy, 0.0, sy, 0.0)), (cx, sx, 0.0, 0.0))
