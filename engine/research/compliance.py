# SPDX-License-Identifier: GPL-2.0-or-later
"""Compliant models that Ashayer (2007, chapter 3) compares his own with: a dashpot, Stronge's discrete compliance.

All is without unit: times over the square root of mass by stiffness, velocities over the normal velocity before.
"""

import math
from typing import NamedTuple

from ..io.optional_packages import require

require("scipy")
from scipy.optimize import brentq  # noqa: E402, after it was asked for its version

SPHERE = 3.5  # 1 + r^2 / k^2 of a solid sphere


def rebound_of_linear_dashpot(first):
    """R_n of m x'' - c x x' + k x = 0 (p = q = 1) for the velocity Z0 = c x'(0) / k < 0. Eq. 3.2.6 at X = 0."""

    def level(z):
        return z + math.log(1.0 - z)

    last = brentq(lambda z: level(z) - level(first), 1e-12, 1.0 - 1e-15)
    return -last / first


def approximate_rebound(first):
    """Chatterjee's approximation of the same, eq. 3.2.8."""
    return 1.0 / (-first + math.exp(0.4 * first))


class Contact(NamedTuple):
    """Outcome of the impact of a sphere."""

    slip: float  # tangential velocity of the contact at the end, of the normal velocity before
    begins_stuck: bool
    ever_sticks: bool
    ends_stuck: bool


def discrete_compliance(slip, friction, restitution, eta_squared, steps=40_000):
    """A sphere by the discrete compliance model, eqs. 3.3.1 and 3.3.2, for unit mass, normal stiffness and velocity.

    slip : v1(0) / |v3(0)|
    friction : Coulomb's mu
    restitution : e, energetic
    eta_squared : normal stiffness over tangential stiffness, 1.21 in table 3.1
    steps : of equal length, over the whole contact

    The phase of the restitution is 1 - 1 / e, not 1 - e as printed: v3(t_c) = 0 asks for it.
    """
    v1, spring, time = slip, 0.0, 0.0
    end = 0.5 * math.pi * (1.0 + restitution)
    step, began, ever, sticks = end / steps, None, False, False
    for _ in range(steps):
        time += step
        # force of the normal spring; a stiffer one unloads it, so that e^2 of the work is left
        if time <= 0.5 * math.pi:
            force = math.sin(time)
        else:
            force = math.sin(time / restitution + 0.5 * math.pi * (1.0 - 1.0 / restitution))
        stretched = spring + step * v1
        pull = -stretched / eta_squared
        sticks = abs(pull) <= friction * force
        if not sticks:
            pull = math.copysign(friction * force, pull)
            stretched = -pull * eta_squared
        spring, ever = stretched, ever or sticks
        began = sticks if began is None else began
        v1 += step * SPHERE * pull
    return Contact(v1, bool(began), ever, sticks)
