# SPDX-License-Identifier: GPL-2.0-or-later
"""Shaded relief behind a map."""

import numpy as np

SUN = np.array([-1.0, 1.0, 1.2]) / np.linalg.norm([-1.0, 1.0, 1.2])  # from the north-west
SHADES = 12  # more would make the files large and the maps no clearer


def draw_relief(axes, terrain, origin=(0.0, 0.0), unit=1.0):
    """Grey relief of a terrain in units of ``unit`` metres from ``origin``."""
    slope_y, slope_x = np.gradient(terrain.heights, *reversed(terrain.cell_size))
    light = (-slope_x * SUN[0] - slope_y * SUN[1] + SUN[2]) / np.sqrt(slope_x**2 + slope_y**2 + 1.0)
    axes.imshow(
        np.round(np.clip(light, 0.0, 1.0) * SHADES), origin="lower", cmap="gray", vmin=-0.4 * SHADES,
        vmax=1.15 * SHADES, extent=cell_extent(terrain, origin, unit), interpolation="nearest",
    )  # fmt: skip
    axes.grid(visible=False)


def cell_extent(grid, origin=(0.0, 0.0), unit=1.0):
    """Outer edges (west, east, south, north) of the cells around a grid's nodes."""
    (ny, nx), (lx, ly), (x0, y0) = grid.shape, grid.cell_size, grid.origin
    west, south = x0 - origin[0] - 0.5 * lx, y0 - origin[1] - 0.5 * ly
    return west / unit, (west + nx * lx) / unit, south / unit, (south + ny * ly) / unit
