# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps of talus:heap, on a grid of their own around the deposit."""

import numpy as np

from ...engine.io import raster
from ..styles.on_load import style_on_load
from ..styles.styles import RasterStyle
from .parameters import ROCK_DEPTH, THICKNESS
from .styles import RAMP


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
        style_on_load(call, paths[name], label, RasterStyle(RAMP, float(np.nanmax(values))), None, name)
    return paths
