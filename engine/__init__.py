# SPDX-License-Identifier: GPL-2.0-or-later
"""Talus's engine: rigid, convex, polyhedral rocks on an elevation model with nonsmooth contact dynamics.

    terrain = Terrain.from_raster("dem.tif")
    result = simulate(terrain, Ground.of_class(terrain, "hard"), Rock.from_file("rock.pts"), [Release((x, y))])

Knows nothing of QGIS. The manual's chapter on theory gives the equations, the modules name them.
"""

from .ground import Ground
from .obstacles.barriers import Barriers
from .obstacles.trees import Trees
from .release import Release
from .result import Result
from .rock import Rock
from .settings import Settings
from .simulate import Cancelled, simulate
from .terrain import Terrain
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
    "simulate",
    "trace",
]  # fmt: skip
