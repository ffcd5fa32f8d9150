# SPDX-License-Identifier: GPL-2.0-or-later
"""Talus: rockfall on elevation models. The root of the package is the folder of the QGIS plugin.

Nothing of QGIS is imported here, so that ``talus.engine`` works without it.
"""


def classFactory(iface):
    """Entry point of QGIS: the plugin. ``iface`` is None in qgis_process."""
    from .plugin import TalusPlugin

    return TalusPlugin(iface)
