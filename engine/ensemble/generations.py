# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs that others follow, in one result: each generation is made once, with numbers that go on from the last.

A run depends on its release, its rock and its number, never on the runs beside it. So the runs of a generation, in a
scene of all releases so far, are those that one simulation of all would make, and they are gathered as they come.
"""

from __future__ import annotations

from contextlib import AbstractContextManager

from ..arithmetic.rounding_state import in_default_rounding
from ..jit.kernels import may_compile
from ..maps.rock_counts import RockCounts
from ..workers.workers import adders_for, pool_of
from .gathering import Gathering
from .simulation import call_until_cancelled, prepare, run_all
from .stopping import StoppingPlan


class Generations(AbstractContextManager):
    """A simulation whose rocks and releases grow; to be left as a context. Arguments as those of ``simulate``."""

    def __init__(self, terrain, ground, settings, executor=None, cancelled=None, barriers=None, trees=None):
        self.terrain, self.ground, self.settings, self.executor = terrain, ground, settings, executor
        self.cancelled, self.barriers, self.trees = cancelled, barriers, trees
        self.gathering = None

    def __exit__(self, *problem):
        if self.gathering is not None:
            self.gathering.close()

    @in_default_rounding
    def run(self, rocks, releases, fragile, progress=None, rock_of=None):
        """Make the runs of the releases that are new; returns their rows of Result.fractures.

        rocks, releases, fragile : those of the earlier generations first, of each run for ``fragile`` (``simulate``)
        rock_of : run of the rock that fell, for each run; None where nobody asks for ``rock_maps``
        """
        scene = call_until_cancelled(
            may_compile,
            (prepare, self.terrain, self.ground, rocks, releases, self.settings, self.barriers, self.trees, None,
             fragile),
            self.cancelled,
        )  # fmt: skip
        given = rocks, releases, self.settings, scene, self.barriers, self.trees
        if self.gathering is None:
            adders = adders_for(self.settings, self.executor)
            self.gathering = Gathering(self.terrain, self.ground, *given, adders)
        else:
            self.gathering.take_up(self.ground, *given)
        self._count_rocks(rock_of)
        broken = self.gathering.rows["fractures"].size
        plan = StoppingPlan(scene.releases, 0.0, "")
        with pool_of(self.settings, self.executor) as pool:
            run_all(scene, self.gathering, plan, pool, progress, self.cancelled, None)
        return self.gathering.rows["fractures"].since(broken)

    def _count_rocks(self, rock_of):
        if rock_of is None or not self.settings.maps:
            return
        if self.gathering.rock_counts is None:
            self.gathering.rock_counts = RockCounts(self.terrain.shape, self.settings.thresholds)
        self.gathering.rock_of = rock_of

    @property
    def runs(self):
        """Rows of Result.runs so far."""
        return self.gathering.rows["runs"].since(0)

    def result(self):
        """The Result of all generations."""
        return call_until_cancelled(self.gathering.result, (), self.cancelled)

    def rock_maps(self, rocks):
        """The Maps of this many rocks that fell, None where they were not counted; to be asked for after ``result``."""
        counts = self.gathering.rock_counts
        return None if counts is None else counts.maps(self.gathering.table.window(self.terrain), rocks)
