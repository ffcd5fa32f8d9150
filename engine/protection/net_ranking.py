# SPDX-License-Identifier: GPL-2.0-or-later
"""Ranking of many crossings of a net: by a response surface fitted to some that are thrown. SI units.

    demand of an impact = largest share of its strength that a rope, cable or post has carried, or of its longest way a
                          brake; ropes and rings without a strength do not count

Energy alone explains half of an elongation, so the crossings with the most energy need not be those that ask most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..nets import capacity
from ..nets.capacity import needed_for

if TYPE_CHECKING:
    from ..hints import Array, Impact, Net, Surface


def demand_of(net: Net, hit: Impact) -> float:
    """The demand of an Impact, see above; 0 for a net that states no strength and no longest stroke."""
    materials, elements = net.description["materials"], net.description["elements"]

    def limit(number, name):
        return materials[elements[number]["mat"]].get(name, np.inf)

    forces = {**hit.rope_forces, **hit.bar_forces}
    shares = [force / limit(number, "strength") for number, force in forces.items()]
    brakes = net.element_numbers.bars[net.brakes]
    shares += [way / limit(int(number), "longest_stroke") for number, way in zip(brakes, hit.brake_strokes)]
    return float(max(shares, default=0.0))


def demand_surface(features: Array, demands: Array) -> Surface | None:
    """Surface of the demand over features (m, 7) of impacts; None where they are too few, or nothing was asked."""
    if len(features) < needed_for(np.asarray(features)) or not np.max(demands, initial=0.0) > 0.0:
        return None
    return capacity(features, demands)


def most_demanding(surface: Surface | None, features: Array, count: int) -> Array:
    """Numbers of ``count`` rows of features (m, 7), 0: all, from that which asks most on.

    Beyond the range of the surface nothing is known: those come first.
    """
    demand, is_inside = surface(features)
    order = np.lexsort([np.arange(len(features)), -demand, is_inside])
    return order if count == 0 else order[:count]
