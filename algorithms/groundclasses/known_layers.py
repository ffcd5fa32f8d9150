# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:groundclasses that get their styles again."""

from ...engine.ground.parameters import CLASS_BAND
from ..styles.known_layers import known_raster, known_table
from .columns import problem_columns
from .parameters import GROUND_RASTER, PROBLEMS
from .styles import GroundStyle, ProblemStyle


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [
        known_raster(GROUND_RASTER, label(GROUND_RASTER), lambda layer: GroundStyle(), CLASS_BAND),
        known_table(PROBLEMS, label(PROBLEMS), "area", problem_columns(),
                    lambda columns, layer: ProblemStyle(columns)),
    ]  # fmt: skip
