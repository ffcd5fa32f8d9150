# SPDX-License-Identifier: GPL-2.0-or-later
"""Talus: rockfall on elevation models. The root of the package is the folder of the QGIS plugin.

Nothing of QGIS is imported here, so that ``talus.engine`` works without it, as in the Python package talus-rockfall.
"""

__version__: str  # of engine/version.py, read when it is asked for: tools of tests import this file by itself


def __getattr__(name: str) -> str:
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .engine.version import __version__

    return __version__


def classFactory(iface):
    """Entry point of QGIS: the plugin. ``iface`` is None in qgis_process."""
    from .plugin import TalusPlugin

    return TalusPlugin(iface)
