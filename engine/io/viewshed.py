# SPDX-License-Identifier: GPL-2.0-or-later
"""Nodes of a terrain that are seen from a point, by GDAL's viewshed (the algorithm of Wang et al. 2000).

No wheel of GDAL has it, so osgeo must be there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .geodata import osgeo_gdal

if TYPE_CHECKING:
    from ..hints import Terrain

VISIBLE = 255
EYE = 2.0  # m; from the ground itself even a plane slope would hide what lies below


class Views:
    """Callable: x, y, z of a point to (ny, nx) bool, what is seen from EYE above it. GDAL gets the terrain once."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain, self.gdal = terrain, osgeo_gdal("A viewshed")
        heights = terrain.heights[::-1]  # files have row 0 in the north
        lowest = np.nanmin(heights)
        ny, nx = terrain.shape
        (lx, ly), (x0, y0) = terrain.cell_size, terrain.origin
        self.raster = self.gdal.GetDriverByName("MEM").Create("", nx, ny, 1, self.gdal.GDT_Float64)
        self.raster.SetGeoTransform((x0 - 0.5 * lx, lx, 0.0, y0 + (ny - 0.5) * ly, 0.0, -ly))
        # where there are no heights nothing stands in the way
        self.raster.GetRasterBand(1).WriteArray(np.where(np.isnan(heights), lowest, heights))

    def __call__(self, x, y, z):
        ground = float(self.terrain.heights[self._node(x, y)])
        above = max(z - ground, 0.0) + EYE
        gdal = self.gdal
        seen = gdal.ViewshedGenerate(
            self.raster.GetRasterBand(1), "MEM", "", [], x, y, above, 0.0, VISIBLE, 0.0, 0.0, -1.0, 0.0,
            gdal.GVM_Edge, 0.0,
        )  # fmt: skip
        if seen is None:
            raise ValueError(f"viewshed: nothing can be seen from ({x:.2f}, {y:.2f}) ({gdal.GetLastErrorMsg()}).")
        return seen.ReadAsArray()[::-1] == VISIBLE

    def _node(self, x, y):
        (lx, ly), (x0, y0) = self.terrain.cell_size, self.terrain.origin
        return int(round((y - y0) / ly)), int(round((x - x0) / lx))
