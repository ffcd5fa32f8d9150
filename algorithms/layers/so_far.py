# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers with the map so far of a simulation that ended before it was done, and whose work is kept.

Each is marked with the folder of its map (engine/ensemble/rounds.py), so that it is found when the simulation goes on
from there, and goes when the folder goes.
"""

from pathlib import Path

MAP = "energy_max.tif"
KEY = "talus/so_far"


def mark(layer, folder):
    """A layer shows the map in a folder."""
    layer.setCustomProperty(KEY, str(folder))


def layers_of(project, folder):
    """Layers of the project that are marked with a folder, or one within it."""
    marked = {layer: layer.customProperty(KEY) for layer in project.mapLayers().values()}
    return [layer for layer, place in marked.items() if place and folder in (Path(place), *Path(place).parents)]


def remove_layers(project, folder):
    """Remove them."""
    project.removeMapLayers([layer.id() for layer in layers_of(project, folder)])
