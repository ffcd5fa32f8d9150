# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the canopy of talus:treesfromheights: a raster above the ground, one above the sea, or a cloud of points."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException

from ...engine import Terrain
from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.forest.canopy_heights import above_ground, canopy_of_points, filled, smoothed, usable_heights
from ...engine.forest.plausible_stems import of_canopy
from ...engine.io import raster
from ...engine.io.rock_files import read_points
from ..layers.metric_systems import check_metric_system
from ..number_words import told
from ..scene.dem import check_raster
from ..translation import tr
from .parameters import CANOPY, CLOUD, CLOUD_CELL, HIGHEST, SMOOTHING, SURFACE

COARSE = Kind(
    "canopy-coarse", DOUBTFUL,
    "The cells of the canopy are {value:.3g} m wide; crowns are distinguished in cells of {limit:g} m and less.",
    "Use a finer canopy.",
)  # fmt: skip

MOST_NODES = 64e6
COARSEST = 2.0  # m, of cells in which crowns can be told apart


class Canopy(NamedTuple):
    """Heights above the ground, m, on a grid."""

    heights: np.ndarray  # (ny, nx), row 0 in the south; NaN without data
    grid: object  # engine.io.raster.Grid
    crs: QgsCoordinateReferenceSystem


def read_canopy(call, dem):
    """The Canopy, holes filled, smoothed where that is asked for. Raises QgsProcessingException."""
    if call.is_given(CLOUD):
        heights, grid = _of_cloud(call, dem)
        crs = dem.crs
    else:
        name = CANOPY if call.is_given(CANOPY) else SURFACE
        heights, grid, crs = _of_raster(call, name)
        if name == SURFACE:
            _check_same_system(crs, dem)
            heights = above_ground(heights, grid, _ground(dem, grid.extent), call[HIGHEST])
        else:
            call.find(of_canopy(heights, call[HIGHEST]))
            heights = usable_heights(heights, call[HIGHEST])
    if np.isnan(heights).all():
        message = tr("{}: no cell has a height from 0 to {:g} m above the ground; are unit and layers right?")
        raise QgsProcessingException(told(message, next(one for one in (CANOPY, SURFACE, CLOUD) if call.is_given(one)),
                                                    call[HIGHEST]))  # fmt: skip
    _tell_coarse(call, grid)
    return Canopy(smoothed(filled(heights), grid.cell_size, call[SMOOTHING]), grid, crs)


def _of_raster(call, name):
    layer = call[name]
    path = check_raster(layer, name)
    check_metric_system(layer.crs(), f"{name} {layer.name()}", layer.extent())
    grid = raster.read_grid(path)
    _refuse_many(grid.shape, name)
    heights, _, _, _ = raster.read_heights(path)
    return heights, grid, layer.crs()


def _of_cloud(call, dem):
    try:
        points = read_points(call[CLOUD])
    except ValueError as error:
        raise QgsProcessingException(f"{CLOUD}: {error}") from error
    size = call[CLOUD_CELL]
    low, high = points[:, :2].min(axis=0), points[:, :2].max(axis=0)
    _refuse_many(np.ceil((high - low) / size) + 1.0, CLOUD_CELL)
    terrain = _ground(dem, (*low, *high))
    try:
        return canopy_of_points(points, size, terrain, call[HIGHEST])
    except ValueError as error:
        raise QgsProcessingException(f"{CLOUD}: {error}") from error


def _ground(dem, bounds):
    """The Terrain below an extent."""
    try:
        window = raster.window_of(dem.grid, bounds)
    except ValueError as error:
        raise QgsProcessingException(tr("DEM: it does not lie below the canopy; are both in one system?")) from error
    heights, cell_size, origin, _ = raster.read_heights(dem.path, dem.band, window)
    return Terrain(heights, cell_size, origin, dem.grid.crs)


def _check_same_system(crs, dem):
    if crs != dem.crs:
        message = tr("SURFACE: it is in {} and the elevation model in {}; reproject one of them.")
        names = (system.authid() or system.description() for system in (crs, dem.crs))
        raise QgsProcessingException(message.format(*names))


def _refuse_many(shape, name):
    nodes = float(shape[0]) * float(shape[1])
    if nodes > MOST_NODES:
        text = tr("{}: the canopy has {:.0f} million cells, more than {:.0f} million. Use a part of it, or larger "
                  "cells.")  # fmt: skip
        raise QgsProcessingException(told(text, name, nodes / 1e6, MOST_NODES / 1e6))


def _tell_coarse(call, grid):
    size = max(grid.cell_size)
    if size > COARSEST:
        call.find([COARSE.of(str(CANOPY), size, COARSEST)])
