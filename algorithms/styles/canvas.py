# SPDX-License-Identifier: GPL-2.0-or-later
"""Extent of the canvas of the desktop."""

AROUND = 1.4  # of the extent of what is looked at


def go_to(layer):
    """Let the canvas go to a layer; nothing happens without a desktop, or for a layer without features."""
    from qgis.utils import iface

    if iface is None or layer.extent().isEmpty():
        return
    canvas = iface.mapCanvas()
    extent = canvas.mapSettings().layerExtentToOutputExtent(layer, layer.extent())
    extent.scale(AROUND)
    canvas.setExtent(extent)
    canvas.refresh()
