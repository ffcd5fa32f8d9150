# SPDX-License-Identifier: GPL-2.0-or-later
"""Packages that not every installation has, each in a version that does what is asked of it.

Distributions keep older ones: shapely 1.8 of Debian 12 imports, and then lacks the functions that are called.
"""

import re
from importlib import import_module

# Oldest versions that the tests have run with, or that have what is called.
OLDEST = {
    "shapely": (2, 0),
    "scipy": (1, 8),
    "matplotlib": (3, 5),
    "laspy": (2, 4),
    "distributed": (2023, 5),
}


def require(name):
    """The package. Raises ImportError that says which version is needed, which is there, and how to get it."""
    oldest = ".".join(map(str, OLDEST[name]))
    how = f"python3 -m pip install '{name}>={oldest}', with the Python of QGIS"
    try:
        package = import_module(name)
    except ImportError as error:
        raise ImportError(f"{name} {oldest} or later ({error}); {how}") from error
    found = str(getattr(package, "__version__", ""))
    numbers = tuple(map(int, re.findall(r"\d+", found)[: len(OLDEST[name])]))
    if numbers < OLDEST[name]:
        raise ImportError(f"{name} {oldest} or later, for {found or 'an unknown version'} is there; {how}")
    return package
