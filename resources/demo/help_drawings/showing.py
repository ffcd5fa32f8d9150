# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles, the plan and the page: how results are shown."""

import base64
import json
import re

import numpy as np
from matplotlib.colors import LightSource

from talus.algorithms.translation import tr
from talus.resources.demo import help_maps as maps
from talus.resources.demo.picture import read_raster

MAPS = 3.7  # inches, height of a picture with two maps and a legend
PAGE_TIME = 12.0  # s, of the page with flying rocks


def restyle(folder):
    """Results as they are opened without a style, and with it."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, tr("without styles"))
    values, extent = read_raster(folder / "simulate_energy_p95.tif")
    left.imshow(values, extent=extent, cmap="gray", interpolation="nearest")
    maps.points(left, folder / "simulate_stops.gpkg", s=8, color="#8a6d9b")
    maps.scale(left, extent)
    maps.ground(right, folder, "talus:restyle")
    handles = maps.classes(right, folder / "simulate_energy_p95.tif", "energy")
    maps.points(right, folder / "simulate_stops.gpkg", s=8, color="#1b9e77", edgecolors="white", linewidths=0.3)
    maps.legend(figure, [*handles, maps.dot("#1b9e77", tr("at rest"), 4)], tr("95 % energy [kJ]"))
    return figure


def printlayout(folder):
    """The plan."""
    figure, axes = maps.figure_of(2.9, 1)
    axes.imshow(maps.plt.imread(folder / "printlayout_plan.png"), interpolation="antialiased")
    axes.set(xticks=[], yticks=[])
    axes.spines[:].set_visible(True)
    return figure


def view3d(folder):
    """Terrain and rocks of the page, at one time, as its viewer shows them."""
    page = (folder / "view3d_page.html").read_text(encoding="utf-8")
    data = json.loads(re.search(r'id="data">(.*?)</script>', page, re.DOTALL).group(1))
    heights, (east, north) = terrain_of_page(data["terrain"])
    figure = maps.plt.figure(figsize=(1.17 * maps.WIDTH, 4.0))
    axes = figure.add_axes((0.0, 0.0, 1.0, 1.0), projection="3d", computed_zorder=False)
    light = LightSource(315, 45).shade(heights, maps.plt.get_cmap("gray"), vert_exag=1.0, blend_mode="soft", vmin=-500)
    axes.plot_surface(east, north, heights, facecolors=light, rstride=1, cstride=1, linewidth=0, antialiased=False)
    rocks = data["rocks"]
    first, samples = numbers_of_page(rocks["first"], "<u4"), numbers_of_page(rocks["samples"], "<f4").reshape(-1, 4)
    for begin, end in zip(first[:-1], first[1:]):
        time, x, z, y = samples[begin:end].T
        shown = time <= PAGE_TIME
        axes.plot(x[shown], -y[shown], z[shown], color=maps.RED, linewidth=0.7)
        axes.scatter(x[shown][-1:], -y[shown][-1:], z[shown][-1:], s=8, color=maps.DARK, depthshade=False)
    axes.set_box_aspect([float(np.ptp(entry)) for entry in (east, north, heights)], zoom=1.6)
    axes.view_init(24, -75)
    axes.set_axis_off()
    return figure


def terrain_of_page(terrain):
    """Every second height of a page, m, and the places (east, north) from its middle, m."""
    steps = numbers_of_page(terrain["heights"], "<u2").reshape(terrain["rows"], terrain["columns"])[::2, ::2]
    rows, columns = ((np.arange(0, terrain[entry], 2) - 0.5 * (terrain[entry] - 1)) for entry in ("rows", "columns"))
    return terrain["step"] * steps, np.meshgrid(terrain["cell"][0] * columns, -terrain["cell"][1] * rows)


def numbers_of_page(text, kind):
    """An array of a page."""
    return np.frombuffer(base64.b64decode(text), kind)
