# SPDX-License-Identifier: GPL-2.0-or-later
"""Writes the rasters of a hazard map."""

import math

import numpy as np

from ...engine.io import raster
from ...engine.io.raster import Band
from ..styles.known_layers import ITEM
from ..styles.on_load import style_on_load
from .legend import ITEM as LEGEND_ITEM
from .outputs import HAZARD, INTENSITIES, PROBABILITY, hazard_outputs
from .reference_widths import width_items, width_words

NOTHING = 0


def write_grids(call, files, grids, classes, width=None):
    """Write those of the ``grids`` (parameter -> (array, Grid)) that were asked for; returns parameter -> path.

    classes : hazard_classes.HazardClasses
    width : m, of the object that frequencies are of, 0 for a cell; None where they are of no object
    """
    paths = {}
    for output in hazard_outputs(classes.legends):
        if output.parameter not in grids or not call.wants(output.parameter):
            continue
        array, grid = grids[output.parameter]
        path = call.path(output.parameter)
        is_classes = array.dtype == np.uint8
        nodata = NOTHING if is_classes else math.nan
        array = array if is_classes else array.astype(np.float32)
        said, label = {ITEM: output.parameter}, output.label
        if width is not None:
            said.update(width_items(width))
        if width is not None and output.parameter == PROBABILITY:
            label = f"{label}, {width_words(width, grid.cell_size)}"
        if is_classes and classes.rules is not None:
            of_levels = output.parameter == HAZARD
            said[LEGEND_ITEM] = (classes.legends.levels if of_levels else classes.legends.intensities).item()
        bands = [Band(array, output.unit, output.label)]
        if output.parameter == INTENSITIES:
            bands = [Band(one, output.unit, text) for one, text in zip(array, classes.intensity_labels)]
        raster.write_bands(files.stage(path), bands, grid, (0, 0), nodata, said)
        style_on_load(call, path, label, output.style, call.run_of_layers, output.parameter)
        paths[output.parameter] = path
    return paths
