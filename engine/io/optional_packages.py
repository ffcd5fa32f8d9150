# SPDX-License-Identifier: GPL-2.0-or-later
"""Packages that not every installation has, each in a version that does what is asked of it.

Distributions keep older ones: shapely 1.8 of Debian 12 imports, and then lacks the functions that are called.

Whoever imports scipy or matplotlib asks here first. They have modules made with pybind11, and these remember the state
of the thread that imported the first of them. QGIS lends a thread to one algorithm after the other, each with a state
of its own, and the next such import in that thread would end QGIS: "Fatal Python error: non-NULL old thread state". So
the first import has a thread that ends with it.

shapely of PyPI brings a GEOS of its own. Programs that are linked with another, as qgis_process and QGIS are, had its
functions called in place of some of shapely's own: zones came out wider by millionths, and with GEOS loaded first
"Nonlinear geometry types are not currently supported". So on Linux what it brings goes before what is there.
"""

from __future__ import annotations

import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

# Oldest versions that the tests have run with, or that have what is called.
OLDEST = {
    "shapely": (2, 0),
    "scipy": (1, 8),
    "matplotlib": (3, 5),
    "laspy": (2, 4),
    "distributed": (2023, 5),
}


OWN_LIBRARIES = ("shapely",)  # whose libraries have namesakes in QGIS
# What of a package is made with pybind11, or imports it.
FIRST = {"scipy": "scipy.spatial", "matplotlib": "matplotlib.figure"}


def require(name: str) -> Any:
    """The package. Raises ImportError that says which version is needed, which is there, and how to get it."""
    oldest = ".".join(map(str, OLDEST[name]))
    how = f"in QGIS by the menu Plugins, Talus, Python packages; elsewhere: python3 -m pip install '{name}>={oldest}'"
    try:
        package = _imported(name)
        version = str(getattr(package, "__version__", ""))
        if tuple(map(int, re.findall(r"\d+", version)[: len(OLDEST[name])])) >= OLDEST[name]:
            _imported(FIRST.get(name, name))
            return package
    except ImportError as error:
        raise ImportError(f"{name} {oldest} or later ({error}); {how}") from error
    raise ImportError(f"{name} {oldest} or later, for {version or 'an unknown version'} is there; {how}")


def _imported(name):
    """The module, imported by a thread that ends where it has not been imported yet."""
    if name not in sys.modules:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(_import_by_itself, name).result()
    return import_module(name)


def _import_by_itself(name):
    """Import a module; libraries with namesakes look for functions among themselves first."""
    first = getattr(os, "RTLD_DEEPBIND", 0)  # elsewhere libraries do so anyway
    if not first or name not in OWN_LIBRARIES:
        return import_module(name)
    flags = sys.getdlopenflags()
    sys.setdlopenflags(flags | first)
    try:
        return import_module(name)
    finally:
        sys.setdlopenflags(flags)
