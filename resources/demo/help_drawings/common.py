# SPDX-License-Identifier: GPL-2.0-or-later
"""Shared parts of several pictures."""

import numpy as np
from matplotlib.colors import ListedColormap

from talus.resources.demo import help_maps as maps
from talus.resources.demo.picture import FOREST_COLOURS, read_raster


def forest(axes, folder):
    """The stands in green."""
    shapes, densities = maps.read_lines(folder / "demo.gpkg", "forest", "density")
    for shape, density in zip(shapes, densities):
        axes.fill(*shape.T, facecolor=FOREST_COLOURS[density], edgecolor="white", linewidth=0.6)


def csv_rows(path):
    """The rows of a table as a structured array."""
    return np.genfromtxt(path, delimiter=",", names=True, dtype=None, encoding="utf-8")


def painted(axes, path, colours):
    """A raster of classes."""
    array, extent = read_raster(path)
    for value, colour in colours.items():
        shown = np.ma.masked_where(array != value, np.ones(array.shape))
        axes.imshow(shown, cmap=ListedColormap([colour]), extent=extent, alpha=0.75, interpolation="nearest")


def road_of_crossings(axes, folder, crossings, title):
    """Trajectories, the road, and where rocks cross it; the legend of the energies."""
    maps.ground(axes, folder, title)
    maps.lines(axes, folder / "simulate_trajectories.gpkg", colors="#555555", linewidths=0.2)
    maps.lines(axes, folder / "demo.gpkg", "road", colors=maps.BLUE, linewidths=3)
    colours = maps.class_colours(maps.points_of(crossings, "e_kj"), "energy")
    maps.points(axes, crossings, s=14, c=colours, edgecolors=maps.DARK, linewidths=0.3)
    return maps.class_patches("energy")
