# SPDX-License-Identifier: GPL-2.0-or-later
"""The elevation model of talus:embankment: which part, how fine, how it is written."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.embankments.finer_grid import finer_grid, parts_of_cell
from ...engine.findings.finding import NOTE, Kind
from ...engine.io import raster
from ...engine.io.raster import window_of
from ..number_words import told
from ..parameters.extent import DEM, read_extent
from ..styles.known_layers import CARVED_ITEM
from ..styles.on_load import style_on_load
from ..styles.relief import TerrainStyle
from ..translation import tr
from .parameters import CELL_SIZE, TERRAIN

NOT_COARSER = Kind(
    "cells-not-enlarged", NOTE,
    "CELL_SIZE: the elevation model has cells of {value:g} m; they are not made larger.",
)  # fmt: skip
MANY = Kind(
    "cells-many", NOTE,
    "The carved elevation model has {millions:.0f} million cells of {size:.3g} m.",
    "A smaller part (EXTENT) saves memory.",
)  # fmt: skip

LEAST_CELL = 0.1  # m, that is taken unless a smaller one is asked for
MANY_NODES, MOST_NODES = 16e6, 64e6  # from which memory and time of a simulation are much, and too much


class Cells(NamedTuple):
    """Cells that are read, and the finer terrain made from them."""

    window: tuple  # (column, row, columns, rows) in the file
    coarse: object  # engine.io.raster.Grid of the window
    fine: object  # the Grid that is written
    parts: tuple  # of a cell: (columns, rows)


def cells_of(call, dem, shapes):
    """The Cells for embankments of some shapes. Raises QgsProcessingException where there would be too many."""
    bounds = read_extent(call, dem.crs)
    window, coarse = (0, 0, dem.grid.shape[1], dem.grid.shape[0]), dem.grid
    if bounds is not None:
        window = window_of(dem.grid, bounds)
        coarse = dem.grid.part(window)
    finest = call[CELL_SIZE]
    if finest is None:
        finest = max(0.5 * min(shape.narrowest for shape in shapes), LEAST_CELL)
    elif finest > max(coarse.cell_size):
        call.find([NOT_COARSER.of(str(CELL_SIZE), max(coarse.cell_size))])
    parts = parts_of_cell(coarse.cell_size, finest)
    fine = finer_grid(coarse, parts)
    _refuse_many(fine, call)
    return Cells(window, coarse, fine, parts)


def read_heights(dem, cells):
    """(heights on the cells of the file, whether the file has them in single precision)."""
    heights = raster.read_heights(dem.path, dem.band, cells.window)[0]
    return heights, raster.open_raster(dem.path, dem.band).bands[dem.band - 1].is_float32


def write_terrain(call, files, heights, grid, is_single):
    """Write the carved heights if they were asked for; returns parameter -> path."""
    if not call.wants(TERRAIN):
        return {}
    path = call.path(TERRAIN)
    write_heights(files.stage(path), heights, grid, is_single)
    style_on_load(call, path, call.label(TERRAIN), TerrainStyle())
    return {TERRAIN: path}


def write_heights(path, heights, grid, is_single):
    """Write carved heights in the precision of the file that they were read from."""
    array = heights.astype(np.float32) if is_single else heights
    raster.write_grid(path, array, grid, unit="m", description="height", items={CARVED_ITEM: "yes"})


def _refuse_many(grid, call):
    nodes = grid.shape[0] * grid.shape[1]
    sizes = nodes / 1e6, max(grid.cell_size)
    if nodes > MOST_NODES:
        text = tr("CELL_SIZE: the carved elevation model would have {:.0f} million cells of {:.3g} m, more than {:.0f} "
                  "million. Give the part around the embankments (EXTENT) or larger cells.")  # fmt: skip
        raise QgsProcessingException(told(text, *sizes, MOST_NODES / 1e6))
    if nodes > MANY_NODES:
        millions, size = sizes
        call.find([MANY.of(str(DEM), nodes, MANY_NODES, millions=millions, size=size)])
