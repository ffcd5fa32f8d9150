# SPDX-License-Identifier: GPL-2.0-or-later
"""Writes the rasters of a hazard map."""

import math

import numpy as np

from ...engine.io import raster
from ..styles.known_layers import ITEM
from ..styles.on_load import style_on_load
from .outputs import hazard_outputs

NOTHING = 0


def write_grids(call, files, grids):
    """Write those of the ``grids`` (parameter -> (array, Grid)) that were asked for; returns parameter -> path."""
    paths = {}
    for output in hazard_outputs():
        if output.parameter not in grids or not call.wants(output.parameter):
            continue
        array, grid = grids[output.parameter]
        path = call.path(output.parameter)
        is_classes = array.dtype == np.uint8
        nodata = NOTHING if is_classes else math.nan
        array = array if is_classes else array.astype(np.float32)
        said = {ITEM: output.parameter}
        raster.write_grid(files.stage(path), array, grid, (0, 0), nodata, output.unit, output.label, said)
        style_on_load(call, path, output.label, output.style, call.run_of_layers, output.parameter)
        paths[output.parameter] = path
    return paths
