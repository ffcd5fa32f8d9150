# SPDX-License-Identifier: GPL-2.0-or-later
"""The Python packages that Talus uses and QGIS need not have: what for, how large, and whether they are there."""

import re
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from ..translation import tr

OLDEST = {"numba": (0, 56)}  # of the others: engine/io/optional_packages.py
THERE, TOO_OLD, MISSING = "there", "too old", "missing"


class Package(NamedTuple):
    """A package that can be installed."""

    name: str  # as Python imports it
    wanted: tuple  # what pip is asked for
    download: int  # MB, with what it brings along, for Python 3.11 on 64-bit Linux
    disk: int  # MB
    trial: str  # a program that raises where the package does not work

    @property
    def requirements(self):
        """Requirements that pip is given, with the oldest version that will do."""
        first, *others = self.wanted
        return (f"{first}>={'.'.join(map(str, oldest_of(self.name)))}", *others)

    @property
    def purpose(self):
        """Purpose of the package, in the user's language."""
        return {
            "numba": tr("Speed: simulations run some 500 times faster"),
            "scipy": tr("Hulls of rocks, which every simulation needs; tree stands, calibration, statistics"),
            "shapely": tr("Screen lines, profiles, ground classes and zones of a hazard map (version 2 or later)"),
            "matplotlib": tr("Figures in reports, print layouts and previews of rocks"),
            "laspy": tr("Rocks from point clouds in .las and .laz files"),
        }[self.name]


PACKAGES = (
    Package(
        "numba", ("numba",), 64, 210,
        "import numba\ntwice = numba.njit(lambda x: 2 * x)\nif twice(21) != 42: raise ValueError('a wrong number')",
    ),
    Package(
        "scipy", ("scipy",), 38, 110,
        "import numpy\nfrom scipy.spatial import ConvexHull\n"
        "if abs(ConvexHull(numpy.eye(4, 3)).volume - 1 / 6) > 1e-9: raise ValueError('a wrong volume')",
    ),
    Package(
        "shapely", ("shapely",), 3, 13,
        "import shapely\nif shapely.box(0, 0, 2, 3).area != 6: raise ValueError('a wrong area')",
    ),
    Package(
        "matplotlib", ("matplotlib",), 24, 70,
        "import io\nfrom matplotlib.figure import Figure\nfigure = Figure()\nfigure.add_subplot().plot([0, 1])\n"
        "figure.savefig(io.BytesIO())",
    ),
    Package(
        "laspy", ("laspy", "lazrs"), 1, 3,
        "import laspy\nif not laspy.LazBackend.detect_available(): raise ValueError('.laz files cannot be read')",
    ),
)  # fmt: skip


class State(NamedTuple):
    """State of a package as Python finds it."""

    kind: str  # THERE, TOO_OLD or MISSING
    version: str  # "" where it is not known
    place: str  # the folder it lies in, "" where it is missing


def oldest_of(name):
    """Numbers of the oldest version of a package that will do."""
    from ...engine.io.optional_packages import OLDEST as of_engine  # the engine waits until it is needed

    return {**of_engine, **OLDEST}[name]


def state_of(package):
    """The State of a package, which is not imported: a broken one could end QGIS."""
    try:
        spec = find_spec(package.name)
    except (ImportError, ValueError):  # something half made stands under its name
        spec = None
    if spec is None:
        return State(MISSING, "", "")
    try:
        version = metadata.version(package.name)
    except metadata.PackageNotFoundError:
        version = ""
    oldest = oldest_of(package.name)
    numbers = tuple(map(int, re.findall(r"\d+", version)[: len(oldest)]))
    kind = TOO_OLD if numbers and numbers < oldest else THERE
    return State(kind, version, str(Path(spec.origin).parent.parent) if spec.origin else "")
