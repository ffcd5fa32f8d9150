# SPDX-License-Identifier: GPL-2.0-or-later
"""The share of its energy that a stem takes at most off a rock, by the offset of the hit: a curve of the user.

    offset    x = |n x v| / |v|, n from the axis of the stem to the contact point, v the velocity of the rock, both in
              plan: distance of the contact point from the line through the axis along v, in radii of the stem
    share     straight between the rows (x, share), constant beyond them

Without a curve the percussion alone decides (stems.py). Of a sphere that does not spin it takes E (1 - x^2) without
friction, and the stem breaks where it cannot take that. A curve limits what a stem takes to share E_max: a rock that
would give it more goes on with what is left. Which stems break stays as it is without a curve, but where the share is 0
none does. It holds for stems that stand upright. No curve could be read in its source, so there is no default.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from ..jit.kernels import inner_kernel

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from ..hints import Array

NO_OFFSETS = np.zeros((0, 2))


@inner_kernel
def offset_of_hit(contact, s):
    """x of the hit of a rock with the state s."""
    direction = contact["direction"]
    speed = math.sqrt(s.vx * s.vx + s.vy * s.vy)
    if not speed > 0.0:
        return 0.0
    return min(abs(direction[0, 0] * s.vy - direction[0, 1] * s.vx) / speed, 1.0)


@inner_kernel
def share_at(offsets, x):
    """Share of E_max at an offset; ``offsets``: (k, 2) of ascending x and share, k of at least 1."""
    last = offsets.shape[0] - 1
    if x <= offsets[0, 0]:
        return offsets[0, 1]
    for row in range(last):
        x0, x1 = offsets[row, 0], offsets[row + 1, 0]
        if x <= x1:
            return offsets[row, 1] + (offsets[row + 1, 1] - offsets[row, 1]) * ((x - x0) / (x1 - x0))
    return offsets[last, 1]


def checked_offsets(offsets: ArrayLike | None) -> Array:
    """The curve as (k, 2), no rows for None. Raises ValueError where it is none."""
    if offsets is None:
        return NO_OFFSETS.copy()
    rows = np.asarray(offsets, np.float64).reshape(-1, 2)
    if not (np.isfinite(rows).all() and ((rows >= 0.0) & (rows <= 1.0)).all() and (np.diff(rows[:, 0]) > 0.0).all()):
        raise ValueError(
            "Trees: the shares by offset must be pairs of an offset, ascending from 0 to 1, and a share from 0 to 1."
        )
    return rows.copy()


def read_offsets(text: str | None) -> Array | None:
    """The curve of a text such as "0: 1; 0.5: 0.8; 0.75: 0", None for an empty one. Raises ValueError."""
    if text is None or not text.strip():
        return None
    try:
        rows = [[float(number) for number in pair.split(":")] for pair in text.split(";") if pair.strip()]
        return checked_offsets([(offset, share) for offset, share in rows])
    except ValueError:
        raise ValueError(
            f"{text!r} is no list of shares by offset; give pairs of an offset, ascending from 0 to 1, and a share "
            "from 0 to 1, with semicolons between them: 0: 1; 0.5: 0.8; 1: 0."
        ) from None
