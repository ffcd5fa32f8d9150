# SPDX-License-Identifier: GPL-2.0-or-later
"""Anchor loads of a net, from the rope forces that were measured in its type test.

    Swiss practice    F_k = 1.3 F                       characteristic value, of all ropes at an anchor together
    ONR 24810         E_d = 1.5 F
                      R_t0.2,k >= 1.15 eta E_d          yield force of the tendon, eta 1.3, 1.3, 1.5 for CC1, 2, 3
                      R_a,k >= gamma E_d                pull-out, gamma 1.2, 1.2, 1.5

F is the sum of the forces of the ropes at an anchor, added as numbers whatever their directions. Second hand: the Swiss
30 % from schutz-vor-naturgefahren.ch, ONR 24810 as a maker of nets explains it (docs/sources.md); neither standard was
read. Forces of a simulation are no forces of a type test.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from ..choices import CONSEQUENCE_CLASSES

SWISS_FACTOR, ONR_FACTOR = 1.3, 1.5
OF_YIELD = 1.15
TENDON = dict(zip(CONSEQUENCE_CLASSES, (1.3, 1.3, 1.5)))  # eta
PULL_OUT = dict(zip(CONSEQUENCE_CLASSES, (1.2, 1.2, 1.5)))  # gamma


class AnchorNeeds(NamedTuple):
    """Forces that an anchor must take at least, in the unit of the rope force."""

    swiss: float  # characteristic value F_k by Swiss practice
    design: float  # E_d by ONR 24810
    tendon: float  # characteristic yield force of the tendon
    pull_out: float  # characteristic resistance to pull-out


def anchor_needs(rope_force: float, consequence: str) -> AnchorNeeds:
    """The AnchorNeeds for the rope forces at an anchor and a class of consequences.

    Raises
    ------
    ValueError
        For a force that is not positive, or a class that is not known.
    """
    if not (math.isfinite(rope_force) and rope_force > 0.0):
        raise ValueError(f"anchors: the rope force is {rope_force}; give a positive number.")
    if consequence not in CONSEQUENCE_CLASSES:
        raise ValueError(
            f"anchors: the class {consequence!r} is not known; known are {', '.join(CONSEQUENCE_CLASSES)}."
        )
    design = ONR_FACTOR * rope_force
    tendon, pull_out = OF_YIELD * TENDON[consequence] * design, PULL_OUT[consequence] * design
    return AnchorNeeds(SWISS_FACTOR * rope_force, design, tendon, pull_out)
