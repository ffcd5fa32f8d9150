# SPDX-License-Identifier: GPL-2.0-or-later
"""The difference of two maps on the same cells."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.io import raster
from ..translation import tr

SAME_PLACE = 1e-3  # of a cell, between the corners of two rasters


def difference_of(paths):
    """(after - before, grid, unit). Raises QgsProcessingException for maps of other cells or units."""
    (before, grid, unit), (after, other, other_unit) = (raster.read_values(path) for path in paths)
    offset = np.abs(np.subtract(grid.origin, other.origin)) / np.abs(grid.cell_size)
    if grid.shape != other.shape or grid.cell_size != other.cell_size or offset.max() > SAME_PLACE:
        message = tr("MAP_AFTER: {} has other cells than {}; simulate both on the same elevation model and extent.")
        raise QgsProcessingException(message.format(paths[1], paths[0]))
    if unit != other_unit:
        message = tr("MAP_AFTER: {} is in {!r}, {} in {!r}; give the same map of both simulations.")
        raise QgsProcessingException(message.format(paths[1], other_unit, paths[0], unit))
    is_empty = np.isnan(before) & np.isnan(after)
    change = np.nan_to_num(after) - np.nan_to_num(before)
    return np.where(is_empty, np.nan, change).astype(np.float32), grid, unit
