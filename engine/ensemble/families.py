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
    ancestor = np.arange(parent.size)
    while True:
        above = np.where(parent[ancestor] >= 0, parent[ancestor], ancestor)
        if np.array_equal(above, ancestor):
            return ancestor
        ancestor = above
