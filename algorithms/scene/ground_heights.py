# SPDX-License-Identifier: GPL-2.0-or-later
"""The elevation model where it is only asked for heights: optional, and read no further than needed."""

from qgis.core import QgsProcessingException

from ...engine import Terrain
from ...engine.io import raster
from ..parameters.extent import DEM
from ..translation import tr
from .dem import open_dem


def has_ground(call):
    """Was an elevation model given?"""
    return call.is_given(DEM)


def check_ground(call, crs):
    """The Dem, None where none was given. Raises QgsProcessingException, also where its system is not ``crs``."""
    if not has_ground(call):
        return None
    dem = open_dem(call)
    if dem.crs != crs:
        message = tr(
            "DEM: it is in {} and the trajectories in {}. Give the elevation model of the simulation, or reproject it."
        )
        names = (system.authid() or system.description() for system in (dem.crs, crs))
        raise QgsProcessingException(message.format(*names))
    return dem


def read_ground(dem, points):
    """The terrain around some points (n, 2), None without an elevation model. Raises QgsProcessingException."""
    if dem is None:
        return None
    low, high = points.min(axis=0) - dem.grid.cell_size, points.max(axis=0) + dem.grid.cell_size
    try:
        window = raster.window_of(dem.grid, (*low, *high))
    except ValueError as error:
        raise QgsProcessingException(tr("DEM: it does not cover the place of the lines.")) from error
    heights, cell_size, origin, _ = raster.read_heights(dem.path, dem.band, window)
    return Terrain(heights, cell_size, origin, dem.grid.crs)
