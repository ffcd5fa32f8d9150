# SPDX-License-Identifier: GPL-2.0-or-later
"""Rolling resistance: a bounded moment against the spin. Ashayer (2007), section 4.5, eq. 4.5.3.

The ground gives the coefficient mu_r = tan(phi_r), the slope on which a ball just goes on rolling. A contact at
the distance R from the centre of mass then resists the spin with a moment of at most rho P_N, rho = mu_r R,
as if the normal force acted ahead of the contact by rho. (The thesis writes mu_r for both the length and the number.)
It resists pivoting about the normal as well, which nothing else does at a single corner: a round rock that is held from
rolling would spin there for ever.

The moment opposes the spin that the rock would have without it. A step solves the contacts without it, then with all of
it; where it would stop the spin and turn it round, with the share of it that just stops it. So it acts together with
friction in one step: a ball stays where it is on a slope below phi_r and rolls with

    alpha = (5/7) (R sin(psi) - rho cos(psi)) g / R^2

above. It is taken back as far as it would work with the rock's rotation instead of against it: its work is never above
zero. It needs nothing of the law but to be asked again.
"""

import math

from ..jit.kernels import inner_kernel
from .laws import call_law

SOLVES = 8  # of the contacts with shares of the moment; 2 where they depend on it linearly
PASSES = 5  # with what is left of the moment where it stopped the rolling
ACCURACY = 1e-9  # of the rolling that is left where all of it is stopped


@inner_kernel
def arm_of(resistance, point):
    """rho of a contact at a point of the rock, in K, m."""
    return resistance * math.sqrt(point[0] * point[0] + point[1] * point[1] + point[2] * point[2])


@inner_kernel
def resisting_moment(contacts, count, inverse_inertia, room, wx, wy, wz):
    """Angular percussion against the spin w, ``room`` times the largest: itself and its change of spin, in K."""
    limit = 0.0
    for i in range(count):
        limit += contacts[i]["rolling"] * contacts[i]["percussion"][0]
    size = math.sqrt(wx * wx + wy * wy + wz * wz)
    share = -room * limit / size if limit > 0.0 and size > 0.0 else 0.0
    x, y, z = share * wx, share * wy, share * wz
    m = inverse_inertia
    return (x, y, z), (
        m[0, 0] * x + m[0, 1] * y + m[0, 2] * z,
        m[1, 0] * x + m[1, 1] * y + m[1, 2] * z,
        m[2, 0] * x + m[2, 1] * y + m[2, 2] * z,
    )


@inner_kernel
def resist_rolling(
    law, contacts, count, memories, h, inverse_mass, inverse_inertia, tolerance, max_sweeps, reference, free, motion
):
    """What ``law`` returns (see ``laws``) with the resistance, and the angular percussion of that, in K.

    ``motion``: what it returned without. The percussions in the contacts are brought up to date. Spin that was
    stopped along the moment may be left across it, for the rock turns about its contact and not about its centre; what
    is left of the moment acts against that in the next pass.
    """
    px, py, pz, dx, dy, dz = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    room, unresisted = 1.0, 0.0
    for k in range(PASSES):
        moment, turn = resisting_moment(contacts, count, inverse_inertia, room, motion[3], motion[4], motion[5])
        rolling = along(moment, motion[3], motion[4], motion[5])
        if k == 0:
            unresisted = rolling
        if rolling <= ACCURACY * room * unresisted:
            break
        least = max(0.0, -along(moment, reference[3], reference[4], reference[5]))  # no work done
        if rolling <= least:
            break
        begun = (free[0], free[1], free[2], free[3] + dx, free[4] + dy, free[5] + dz)
        motion, share = resisted(
            law, contacts, count, memories, h, inverse_mass, tolerance, max_sweeps, reference, begun, moment, turn,
            rolling, least,
        )  # fmt: skip
        px, py, pz = px + share * moment[0], py + share * moment[1], pz + share * moment[2]
        dx, dy, dz = dx + share * turn[0], dy + share * turn[1], dz + share * turn[2]
        room *= 1.0 - share
        if room <= 0.0 or share <= 0.0 or least > 0.0:
            break
    return motion, (px, py, pz)


@inner_kernel
def resisted(
    law, contacts, count, memories, h, inverse_mass, tolerance, max_sweeps, reference, free, moment, turn, rolling,
    least,
):  # fmt: skip
    """Motion with the largest share of a moment that leaves the ``least`` of the ``rolling`` against it; the share."""
    motion, share = (free[0], free[1], free[2], free[3], free[4], free[5], 0, True), 1.0
    low, low_rolling, high, high_rolling = 0.0, rolling, 1.0, least
    for k in range(SOLVES):
        if k == SOLVES - 1:
            share = low
        turned = (
            free[0], free[1], free[2], free[3] + share * turn[0], free[4] + share * turn[1], free[5] + share * turn[2]
        )  # fmt: skip
        motion = call_law(
            law, (contacts, count, memories, h, inverse_mass, tolerance, max_sweeps, reference, turned)
        )  # fmt: skip
        left = along(moment, motion[3], motion[4], motion[5])
        if (share == 1.0 and left >= least) or abs(left - least) <= ACCURACY * rolling:
            break
        if left > least:
            low, low_rolling = share, left
        else:
            high, high_rolling = share, left
        share = low + (high - low) * (low_rolling - least) / (low_rolling - high_rolling)
    return motion, share


@inner_kernel
def along(moment, wx, wy, wz):
    """Spin against an angular percussion: minus its power with the spin w."""
    return -(moment[0] * wx + moment[1] * wy + moment[2] * wz)
