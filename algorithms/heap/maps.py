# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps of talus:heap, on a grid of their own around the deposit."""

import math

import numpy as np

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.io import raster
from ..styles.on_load import style_on_load
from ..styles.styles import RasterStyle
from .parameters import CELL, ROCK_DEPTH, THICKNESS
from .styles import RAMP

CELLS_COARSE = Kind(
    "cells-coarse-for-blocks", DOUBTFUL,
    "CELL: in cells of {value:g} m blocks of {size:.2g} m may not be seen, for the middle of a cell counts.",
    "Take cells no larger than the radius of the smallest block.",
)  # fmt: skip

OF_RADIUS = 0.5  # cells that show single blocks
MOST_CELLS = 16e6


def cell_of(call, dem, rocks, places):
    """Side of the cells, m, for blocks that lie at places (n, 3)."""
    smallest = min(float(rock.radius) for rock in rocks)
    if call[CELL] is not None:
        if call[CELL] > smallest:
            call.find([CELLS_COARSE.of(str(CELL), call[CELL], smallest, size=2.0 * smallest)])
        return call[CELL]
    width, height = np.ptp(places[:, :2], axis=0) + 4.0 * smallest
    return max(min(OF_RADIUS * smallest, *dem.grid.cell_size), math.sqrt(width * height / MOST_CELLS))


def write_maps(call, files, dem, deposit):
    """Write what was asked for; returns parameter -> path."""
    shape, cell = deposit.rock.shape, deposit.cell
    middle = tuple(edge + 0.5 * cell for edge in deposit.origin)
    grid = raster.Grid(shape, (cell, cell), middle, dem.grid.crs)
    paths = {}
    for name, values, unit in (
        (THICKNESS, deposit.thickness, "m"), (ROCK_DEPTH, np.where(deposit.rock > 0.0, deposit.rock, np.nan), "m3/m2"),
    ):  # fmt: skip
        if not call.wants(name):
            continue
        paths[name] = call.path(name)
        label = call.label(name)
        raster.write_grid(files.stage(paths[name]), values.astype(np.float32), grid, unit=unit, description=label)
        style_on_load(call, paths[name], label, RasterStyle(RAMP, float(np.nanmax(values, initial=0.0))), None, name)
    return paths
