# SPDX-License-Identifier: GPL-2.0-or-later
"""Obstacles in a step. The kernels of a run get their address, just as they get that of the impact law.

Simulations without obstacles neither compile nor call it, and those with them do not compile the run anew.
"""

import functools

import numpy as np

from ..jit.kernels import COMPILED, address_of, call_of, inner_kernel
from ..shapes.facets import FACET
from ..shapes.triangles import TRIANGLE
from ..types import Body, State, TerrainGrid
from .barriers import cross_barriers
from .breakage import break_up
from .field import BROKEN, MEETING_COLUMNS, free_way, make_field
from .meetings import COUNTS, Noted
from .path import Path
from .stems import STEM, hit_trees

# what a run knows of its obstacles
ENCOUNTERS = np.dtype([("counts", COUNTS), ("stem", STEM)])


@inner_kernel
def meet(field, terrain, body, path, encounters, noted, count):
    """Meet the obstacles on the ``path`` of a rock.

    Returns the state at the end, the stem that pushed the rock or -1, the barrier that stopped it (-1 for none, BROKEN
    where the ground broke the rock), how far from there nothing can be touched (m, in plan), and the number of
    meetings, which are noted in place.
    """
    tree, barrier, end = -1, -1, path.end
    if field.fragile.shape[0] > 0:
        is_broken, count = break_up(field, terrain, body, path, encounters["counts"]["run"], noted.rows, count)
        if is_broken:
            return end, -1, BROKEN, np.inf, count
        if field.trees.shape[0] + field.segments.shape[0] == 0:
            return end, -1, -1, np.inf, count
    if field.trees.shape[0] > 0:
        end, tree, count = hit_trees(field, terrain, body, path, encounters, noted, count)
    if field.segments.shape[0] > 0:
        path = Path(path.start, end, path.duration, path.time)
        end, barrier, count = cross_barriers(field, terrain, body, path, encounters["counts"], noted, count)
    return end, tree, barrier, free_way(field, end.x, end.y), count


@functools.cache
def _address():
    return address_of(meet, _signature)


def meet_of(field):
    """``meet`` for these obstacles, as the kernels take it; where there are none it is not called."""
    if len(field.trees) + len(field.segments) + len(field.fragile):
        return _address()
    return 0 if COMPILED else meet


def _signature():
    from numba import typeof, types

    terrain = TerrainGrid(np.zeros((2, 2)), 1.0, 1.0, np.zeros((1, 1, 6)), 2, 0.0, False)
    body = Body(
        np.zeros((4, 3)), np.zeros(2, np.int64), np.zeros((1, 4)), 1.0, 1.0, 1.0, 1.0, 1.0, np.zeros(6, FACET), 4,
        np.zeros(1, TRIANGLE), 1.0,
    )  # fmt: skip
    state = State(*(0.0,) * len(State._fields))
    path, state = Path(state, state, 0.0, 0.0), typeof(state)
    real, whole = types.float64, types.int64
    return types.Tuple((state, whole, whole, real, whole))(
        typeof(make_field(None, None, None, 0.0)), typeof(terrain), typeof(body), typeof(path),
        typeof(np.zeros(1, ENCOUNTERS)[0]), typeof(Noted(np.zeros((1, MEETING_COLUMNS)), 0)), whole,
    )  # fmt: skip


call_meet = call_of(_signature)  # call_meet(entry_points.meet, arguments), for kernels


@inner_kernel
def meet_at(address, field, terrain, body, path, encounters, noted, count):
    """``meet`` at its address. Outside the loop over the steps, which would count references to all these arrays."""
    return call_meet(address, (field, terrain, body, path, encounters, noted, count))
