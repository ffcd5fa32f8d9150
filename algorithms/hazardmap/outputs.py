# SPDX-License-Identifier: GPL-2.0-or-later
"""Rasters of a hazard map with their colours: danger levels and intensities as classes, probability and angles."""

from typing import NamedTuple

from qgis.core import QgsPalettedRasterRenderer
from qgis.PyQt.QtGui import QColor

from ..parameters.definitions import Parameter, raster_output
from ..styles import styles
from ..translation import tr
from .legend import DANGER_COLOURS, INTENSITY_COLOURS, usual_legends

__all__ = ["DANGER_COLOURS", "INTENSITY_COLOURS"]

HAZARD = raster_output("HAZARD", by_default=True)
INTENSITY_30 = raster_output("INTENSITY_30", by_default=True)
INTENSITY_100 = raster_output("INTENSITY_100", by_default=True)
INTENSITY_300 = raster_output("INTENSITY_300", by_default=True)
INTENSITIES = raster_output("INTENSITIES", by_default=False)
PROBABILITY = raster_output("PROBABILITY", by_default=True)
ENERGY_LINE = raster_output("ENERGY_LINE", by_default=False)
SHADOW_ANGLE = raster_output("SHADOW_ANGLE", by_default=False)


class HazardOutput(NamedTuple):
    """One raster."""

    parameter: Parameter
    label: str
    help: str
    unit: str
    style: object  # with apply(layer)


class PalettedStyle:
    """A colour and a name for each value of a Legend."""

    def __init__(self, legend, sort_key=0):
        self.colours, self.names, self.sort_key = legend.colours, legend.names, sort_key

    def apply(self, layer):
        classes = [
            QgsPalettedRasterRenderer.Class(value, QColor(colour), self.names[value])
            for value, colour in sorted(self.colours.items(), reverse=True)
        ]
        renderer = QgsPalettedRasterRenderer(layer.dataProvider(), 1, classes)
        renderer.setOpacity(0.75)
        layer.setRenderer(renderer)


def danger_names():
    """Level -> words, of the matrix of the dialog."""
    return usual_legends().levels.names


def hazard_outputs(legends=None):
    """All rasters, the usual ones first; ``legends``: of the rules of a map, the usual ones where there are none."""
    legends = legends or usual_legends()
    danger, intensity = PalettedStyle(legends.levels, sort_key=1), PalettedStyle(legends.intensities)
    text = tr("Strongest intensity of events with a return period of at most {} years: 1 weak, 2 medium, 3 strong.")
    return (
        HazardOutput(HAZARD, tr("Danger levels"), tr(
            "4 high (red), 3 moderate (blue), 2 low (yellow), 1 residual (yellow-white), by the matrix of "
            "intensity and return period."), "", danger),
        HazardOutput(INTENSITY_30, tr("Intensity, 30 years"), text.format(30), "", intensity),
        HazardOutput(INTENSITY_100, tr("Intensity, 100 years"), text.format(100), "", intensity),
        HazardOutput(INTENSITY_300, tr("Intensity, 300 years"), text.format(300), "", intensity),
        HazardOutput(INTENSITIES, tr("Intensities by return period"), tr(
            "One raster with a band for each return period of the rules (RULES): the strongest intensity of events "
            "that are at least as frequent, 1 for the weakest."), "", intensity),
        HazardOutput(PROBABILITY, tr("Reach probability per year"), tr(
            "Probability that at least one block passes the cell within a year."), "",
            styles.RasterStyle("annual probability")),
        HazardOutput(ENERGY_LINE, tr("Energy-line angle [°]"), tr(
            "Steepest line from a cell up to a release. Blocks seldom reach farther than an angle of 28 to 34 "
            "degrees; check large areas of the danger map below that angle."), "°", styles.RasterStyle("angle")),
        HazardOutput(SHADOW_ANGLE, tr("Shadow angle [°]"), tr(
            "Steepest line from a cell up to the apex of the talus. Most blocks stop above 27.5 degrees, hardly any "
            "below 22 degrees."), "°", styles.RasterStyle("angle")),
    )  # fmt: skip


def hazard_parameters():
    """A destination for each raster."""
    return [one.parameter.shown(one.label, one.help) for one in hazard_outputs()]
