# SPDX-License-Identifier: GPL-2.0-or-later
"""Talus's engine: rigid, convex, polyhedral rocks on an elevation model with nonsmooth contact dynamics.

    terrain = Terrain.from_raster("dem.tif")
    result = simulate(terrain, Ground.of_class(terrain, "hard"), Rock.from_file("rock.pts"), [Release((x, y))])

It knows nothing of QGIS. The manual's chapter on theory gives the equations; the modules cite them.

Each name is imported on first use (PEP 562), so that a caller that reads only ``choices`` does not wait for numba.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from .version import __version__

if TYPE_CHECKING:  # for type checkers and editors, which do not run the function below
    from .ensemble.result import Result as Result
    from .ensemble.simulation import simulate as simulate
    from .ground import classes as ground_classes  # noqa: F401
    from .ground.ground import Ground as Ground
    from .ground.terrain import Terrain as Terrain
    from .motion.trace import Run as Run
    from .motion.trace import trace as trace
    from .obstacles.barriers import Barriers as Barriers
    from .obstacles.trees import Trees as Trees
    from .release import Release as Release
    from .settings import Settings as Settings
    from .shapes import rock_library as rock_library
    from .shapes.rock import Rock as Rock
    from .types import Cancelled as Cancelled

_ROOMS = {
    "Barriers": "obstacles.barriers",
    "Cancelled": "types",
    "Ground": "ground.ground",
    "Release": "release",
    "Result": "ensemble.result",
    "Rock": "shapes.rock",
    "Run": "motion.trace",
    "Settings": "settings",
    "Terrain": "ground.terrain",
    "Trees": "obstacles.trees",
    "simulate": "ensemble.simulation",
    "trace": "motion.trace",
}
_MODULES = {"ground_classes": "ground.classes", "rock_library": "shapes.rock_library"}
__all__ = ["__version__", *_MODULES, *_ROOMS]


def __getattr__(name: str) -> object:
    path = _MODULES.get(name) or _ROOMS.get(name)
    if path is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = _imported(name, path)
    globals()[name] = value
    return value


def _imported(name: str, path: str) -> object:
    """The object of that name in the module ``path``, or the module itself; raises ImportError with the cause.

    An AttributeError raised inside the module, by a package that is too old or hidden by a file of the same name, must
    not escape as it is: Python would report "cannot import name" and drop the cause.
    """
    try:
        module = import_module(f".{path}", __name__)
        return module if name in _MODULES else getattr(module, name)
    except AttributeError as error:
        cause = f"{type(error).__name__}: {error}"
        message = f"{name} cannot be imported, because {__name__}.{path} fails with {cause}"
        raise ImportError(message, name=f"{__name__}.{path}") from error


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
