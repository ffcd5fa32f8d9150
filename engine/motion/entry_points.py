# SPDX-License-Identifier: GPL-2.0-or-later
"""The parts of a run that depend on the simulation, as the kernels take them: addresses of machine code, see jit/."""

import functools
from typing import NamedTuple

import numpy as np

from ..contact.laws import law_of, rest_law_of
from ..jit.kernels import address_of, call_of
from ..obstacles.entry_point import meet_of
from ..obstacles.field import make_field
from ..shapes.facets import FACET
from ..shapes.triangles import TRIANGLE
from ..types import Body, GroundGrid, Physics, State, TerrainGrid, World
from .advance import PENETRATION_BINS, TALLIES, Tally
from .quantities import Quantities
from .run import Summary, Task, run_rock
from .run_records import Keep, make_records
from .workspace import COMMON


class EntryPoints(NamedTuple):
    """Addresses; without numba the functions themselves."""

    law: int  # the impact law
    rest_law: int  # decides whether the rock is at rest
    meet: int  # what obstacles do
    run: int  # run_rock itself: the largest kernel, which runs and traces thus share


def entry_points_of(impact_law, obstacles):
    """The EntryPoints of a simulation with the impact law of that name and an ObstacleField."""
    return EntryPoints(law_of(impact_law), rest_law_of(impact_law), meet_of(obstacles), _address_of_run())


@functools.cache
def _address_of_run():
    return address_of(run_rock, _signature_of_run)


def _signature_of_run():
    from numba import typeof, types

    state, records = State(*(0.0,) * len(State._fields)), make_records.py_func()
    result = Summary(state, state, 0, 0.0, 0, 0.0, np.zeros(len(Quantities._fields)), 0.0, -1), records
    grid = np.zeros((2, 2))
    world = World(
        TerrainGrid(grid, 1.0, 1.0, np.zeros((1, 1, 6)), 2, 0.0, False), GroundGrid(grid.astype(np.int32), grid, 0.0),
        Body(np.zeros((4, 3)), np.zeros(2, np.int64), np.zeros((1, 4)), 1.0, 1.0, 1.0, 1.0, 1.0, np.zeros(6, FACET), 4,
             np.zeros(1, TRIANGLE), 1.0),
        Physics(1.0, 1.0, True, 1.0, 1, 1.0, 1.0, 1.0, 1.0),
    )  # fmt: skip
    field, keep, cancel = make_field(None, None, None, 0.0), Keep(0, True, True, True), np.zeros(1, np.uint8)
    task = Task(field, EntryPoints(0, 0, 0, 0), keep, cancel)
    tally = Tally(np.zeros(TALLIES), np.zeros(PENETRATION_BINS, np.int64))
    arguments = (world, task, state, 0.0, np.zeros(1, COMMON), records, tally)
    return types.Tuple(tuple(map(typeof, result)))(*map(typeof, arguments))


call_run = call_of(_signature_of_run)  # call_run(entry_points.run, arguments of run_rock), for kernels
