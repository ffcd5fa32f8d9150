# SPDX-License-Identifier: GPL-2.0-or-later
"""Family of a run: the rock of which it is a piece, where rocks break and their pieces are runs of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike


def first_rocks(parent: ArrayLike) -> Array:
    """(runs,) run of the rock that fell, for runs that are pieces of others; ``parent``: -1 for what fell whole."""
    parent = np.asarray(parent, np.int64)
    found = np.arange(parent.size)
    while True:
        above = np.where(parent[found] >= 0, parent[found], found)
        if np.array_equal(above, found):
            return found
        found = above
