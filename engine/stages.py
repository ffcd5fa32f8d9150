# SPDX-License-Identifier: GPL-2.0-or-later
"""The parts of a run that simulations choose, as the kernels take them: addresses of machine code, see _jit.py."""

from typing import NamedTuple

from .laws import law_of, rest_law_of
from .obstacles.stage import stage_of


class Stages(NamedTuple):
    """Addresses; without numba the functions themselves."""

    law: int  # the impact law
    rest_law: int  # tells whether the rock rests
    meet: int  # what obstacles do


def stages_of(impact_law, obstacles):
    """The Stages of a simulation with a law, by its name, and an ObstacleField."""
    return Stages(law_of(impact_law), rest_law_of(impact_law), stage_of(obstacles))
