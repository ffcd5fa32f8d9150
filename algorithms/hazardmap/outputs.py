# SPDX-License-Identifier: GPL-2.0-or-later
"""Rasters of a hazard map with their colours: danger levels and intensities as classes, probability and angles."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsPalettedRasterRenderer
from qgis.PyQt.QtGui import QColor

from ..parameters.definitions import raster_output
from ..parameters.output_files import is_wanted
from ..styles import styles
from ..styles.known_layers import ITEM, known_raster
from ..styles.on_load import style_on_load
from ..translation import tr

# Colours near those of Swiss hazard and intensity maps.
DANGER_COLOURS = {1: "#fffac8", 2: "#ffe119", 3: "#3c78d8", 4: "#e6231e"}
INTENSITY_COLOURS = {1: "#c7e9c0", 2: "#6dbf73", 3: "#1a7a3c"}
NOTHING = 0


class HazardOutput(NamedTuple):
    """One raster."""

    parameter: str
    label: str
    help: str
    by_default: bool
    unit: str
    style: object  # with apply(layer)


class PalettedStyle:
    """A colour and a name for each value."""

    def __init__(self, colours, names, sort_key=0):
        self.colours, self.names, self.sort_key = colours, names, sort_key

    def apply(self, layer):
        classes = [
            QgsPalettedRasterRenderer.Class(value, QColor(colour), self.names[value])
            for value, colour in sorted(self.colours.items(), reverse=True)
        ]
        renderer = QgsPalettedRasterRenderer(layer.dataProvider(), 1, classes)
        renderer.setOpacity(0.75)
        layer.setRenderer(renderer)


def danger_names():
    """Level -> words."""
    return {1: tr("residual danger"), 2: tr("low danger"), 3: tr("considerable danger"), 4: tr("high danger")}


def intensity_names():
    """Intensity -> words."""
    return {1: tr("weak"), 2: tr("medium"), 3: tr("strong")}


def hazard_outputs():
    """All rasters, the usual ones first."""
    danger = PalettedStyle(DANGER_COLOURS, danger_names(), sort_key=1)
    intensity = PalettedStyle(INTENSITY_COLOURS, intensity_names())
    text = tr("Strongest intensity of what happens at least once in {} years: 1 weak, 2 medium, 3 strong.")
    return (
        HazardOutput("HAZARD", tr("Danger levels"), tr(
            "4 high (red), 3 considerable (blue), 2 low (yellow), 1 residual (yellow-white), by the matrix of "
            "intensity and return period."), True, "", danger),
        HazardOutput("INTENSITY_30", tr("Intensity, 30 years"), text.format(30), True, "", intensity),
        HazardOutput("INTENSITY_100", tr("Intensity, 100 years"), text.format(100), True, "", intensity),
        HazardOutput("INTENSITY_300", tr("Intensity, 300 years"), text.format(300), True, "", intensity),
        HazardOutput("PROBABILITY", tr("Reach probability per year"), tr(
            "Probability that at least one block passes the cell within a year."), True, "",
            styles.RasterStyle("annual probability")),
        HazardOutput("ENERGY_LINE", tr("Energy-line angle [°]"), tr(
            "Steepest line from a cell up to a release. Blocks seldom come farther than to 28 to 34 degrees; large "
            "areas below that in the danger map deserve a second look."), False, "°", styles.RasterStyle("angle")),
        HazardOutput("SHADOW_ANGLE", tr("Shadow angle [°]"), tr(
            "Steepest line from a cell up to the apex of the talus. Most blocks stop above 27.5 degrees, hardly any "
            "below 22 degrees."), False, "°", styles.RasterStyle("angle")),
    )  # fmt: skip


def known_rasters():
    """The KnownLayer of each raster."""
    return [known_raster(one.parameter, one.label, lambda layer, one=one: one.style) for one in hazard_outputs()]


def hazard_parameters():
    """A destination for each raster."""
    return [raster_output(one.parameter, one.label, one.help, one.by_default) for one in hazard_outputs()]


def write_grids(algorithm, parameters, context, files, grids):
    """Write those of the ``grids`` (parameter -> (array, Grid)) that were asked for; returns parameter -> path."""
    from ...engine.io import raster

    paths = {}
    for output in hazard_outputs():
        if output.parameter not in grids or not is_wanted(algorithm, parameters, output.parameter):
            continue
        array, grid = grids[output.parameter]
        path = algorithm.parameterAsOutputLayer(parameters, output.parameter, context)
        is_classes = array.dtype == np.uint8
        nodata = NOTHING if is_classes else math.nan
        array = array if is_classes else array.astype(np.float32)
        said = {ITEM: output.parameter}
        raster.write_grid(files.stage(path), array, grid, (0, 0), nodata, output.unit, output.label, said)
        style_on_load(context, path, output.label, output.style, algorithm.run_of_layers, output.parameter)
        paths[output.parameter] = path
    return paths
