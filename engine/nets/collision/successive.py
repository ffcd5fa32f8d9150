# SPDX-License-Identifier: GPL-2.0-or-later
"""Several rocks, one after the other, into one net that nobody repairs.

After each impact the rock is taken out, the net stands still where it is, and moves on under its weight while the next
rock comes. What stays is what does not come back: strokes of brakes, rope that has slipped, and so the height that is
left, of a net that may still swing. A brake whose strokes add up to its longest is used up: a stiff stop from there on.
Measured with a cable net: a relaxation between two impacts changes the largest stroke of the second by 2 %, smaller
ones by up to 20 %.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..arrays import copy_of
from .impact import impact

if TYPE_CHECKING:
    from ...hints import Array, Net


class Succession(NamedTuple):
    """Outcome of impacts one after the other."""

    hits: list  # Impact of each
    heights: np.ndarray  # (impacts,) residual height after each; share of that at the start
    used: np.ndarray  # (impacts, brakes) largest stroke so far over the longest; NaN where that is not known
    net: object  # the Net as it is left

    @property
    def used_up(self) -> int:
        """Number of the first impact after which a brake is used up, from 1; 0: none."""
        over = np.flatnonzero((np.nan_to_num(self.used) >= 1.0).any(axis=1))
        return int(over[0]) + 1 if over.size else 0


def succession(net: Net, cases: Sequence[Mapping[str, Any]]) -> Succession:
    """The Succession of impacts on a net, which stays as it is.

    cases : dictionaries of the arguments of ``impact`` but the net: rock, position, velocity, ... Each must last until
        its rock is at rest: what follows begins with the net as it is then
    Raises NetError as ``impact``.
    """
    worn, hits, used = copy.copy(net), [], []
    worn.state, longest = copy_of(net.state), longest_strokes(net)
    for case in cases:
        hits.append(impact(worn, **case, in_place=True))
        worn.state.velocities[:] = 0.0
        worn.state.before[:] = 0.0
        worn.is_settled = False  # it moves from the start of the next
        used.append(np.fmax(hits[-1].brake_strokes / longest, used[-1] if used else 0.0))
    heights = np.array([hit.residual_height for hit in hits])
    return Succession(hits, heights, np.array(used).reshape(len(hits), len(longest)), worn)


def longest_strokes(net: Net) -> Array:
    """(brakes,) longest stroke of each, m; NaN where the description does not say."""
    materials, elements = net.description["materials"], net.description["elements"]
    names = [elements[net.element_numbers.bars[b]]["mat"] for b in net.brakes]
    return np.array([materials[name].get("longest_stroke", np.nan) for name in names], np.float64)
