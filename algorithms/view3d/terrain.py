# SPDX-License-Identifier: GPL-2.0-or-later
"""The terrain of the page: as many nodes as a phone draws, heights in steps of centimetres."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException, QgsRectangle

from ...engine.io import raster
from ..translation import tr

MOST_NODES = 300_000
STEPS = 65_534  # of a height in two bytes; the one above means no data
NO_DATA = 65_535
MARGIN = 0.15  # around the trajectories, of their extent
SMALLEST_MARGIN = 50.0  # m


class Terrain(NamedTuple):
    """Heights at every n-th node, row 0 in the north."""

    heights: np.ndarray  # (rows, columns) uint16, in steps above the lowest; NO_DATA where there is none
    lowest: float  # m
    step: float  # m
    cell: tuple  # (x, y) spacing of the nodes, m
    bounds: QgsRectangle  # outer edges of the cells around the nodes
    crs: object  # QgsCoordinateReferenceSystem

    @property
    def centre(self):
        """(x, y) of the middle, from which the page counts."""
        return self.bounds.center().x(), self.bounds.center().y()


def surroundings(grid, position):
    """(xmin, ymin, xmax, ymax) around positions (n, 3), within the raster as far as it goes."""
    low, high = position[:, :2].min(axis=0), position[:, :2].max(axis=0)
    margin = max(MARGIN * float((high - low).max()), SMALLEST_MARGIN)
    return (*(low - margin), *(high + margin))


def terrain_of(dem, bounds):
    """The Terrain of a part of an elevation model. Raises QgsProcessingException where there is none."""
    try:
        window = raster.window_of(dem.grid, bounds)
    except ValueError as error:
        raise QgsProcessingException(tr("DEM: it does not cover the trajectories.")) from error
    heights, (width, height), origin, _ = raster.read_heights(dem.path, dem.band, window)
    every = max(math.ceil(math.sqrt(heights.size / MOST_NODES)), 1)
    heights = heights[::every, ::every]
    rows, columns = heights.shape
    if min(rows, columns) < 2 or np.isnan(heights).all():
        raise QgsProcessingException(tr("DEM: there are no heights in that part; choose another (EXTENT)."))
    cell = every * width, every * height
    west, south = origin[0] - 0.5 * cell[0], origin[1] - 0.5 * cell[1]
    box = QgsRectangle(west, south, west + columns * cell[0], south + rows * cell[1])
    lowest, highest = float(np.nanmin(heights)), float(np.nanmax(heights))
    step = max((highest - lowest) / STEPS, 1e-4)
    steps = np.where(np.isnan(heights), NO_DATA, np.round((np.nan_to_num(heights, nan=lowest) - lowest) / step))
    return Terrain(steps[::-1].astype("<u2"), lowest, step, cell, box, dem.crs)
