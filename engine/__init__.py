# SPDX-License-Identifier: GPL-2.0-or-later
"""Talus's engine: rigid, convex, polyhedral rocks on an elevation model with nonsmooth contact dynamics.

    terrain = Terrain.from_raster("dem.tif")
    result = simulate(terrain, Ground.of_class(terrain, "hard"), Rock.from_file("rock.pts"), [Release((x, y))])

Knows nothing of QGIS. The manual's chapter on theory gives the equations, the modules name them.
"""

from .ensemble.result import Result
from .ground import classes as ground_classes
from .ground.ground import Ground
from .ground.terrain import Terrain
from .obstacles.barriers import Barriers
from .obstacles.trees import Trees
from .release import Release
from .settings import Settings
from .shapes import rock_library
from .shapes.rock import Rock
from .simulate import Cancelled, simulate
from .trace import Run, trace
from .version import __version__

__all__ = [
    "Barriers",
    "Cancelled",
    "Ground",
    "Release",
    "Result",
    "Rock",
    "Run",
    "Settings",
    "Terrain",
    "Trees",
    "__version__",
    "ground_classes",
    "rock_library",
    "simulate",
    "trace",
]  # fmt: skip
