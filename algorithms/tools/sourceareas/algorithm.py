# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:sourceareas, where rocks can break off, from the slope of an elevation model."""

from qgis.core import QgsProcessing

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    Source,
    advanced,
    choice,
    file_output,
    layer,
    layer_output,
    number,
    optional_number,
    optional_whole_number,
    raster_output,
)
from ...shared.parameters.extent import elevation_model, extent_parameter
from ...shared.parameters.outputs import number_outputs
from ...stages import PREPARE
from ...translation import tr

# The inputs of talus:sourceareas.

METHODS = ("distribution", "resolution", "fixed")
METHOD = choice("METHOD", METHODS, "distribution")
THRESHOLD = number("THRESHOLD", 45.0, 1.0, 89.0)
MIN_AREA = number("MIN_AREA", 50.0, 0.0, 1e9)
EXCLUDE = layer("EXCLUDE", [QgsProcessing.SourceType.TypeVectorPolygon])
SPACING = optional_number("SPACING", None, 0.01, 100_000.0)
DENSITY = optional_number("DENSITY", None, 1e-6, 1e6)
MOST_POINTS = optional_whole_number("MOST_POINTS", 2000, 1, 100_000_000)
AREAS = layer_output("AREAS", Source.TypeVectorPolygon, by_default=True)
POINTS = layer_output("POINTS", Source.TypeVectorPoint, by_default=True)
SLOPE = raster_output("SLOPE", by_default=False)
FIGURE = file_output("FIGURE")


def labels():
    """Name -> label of each number."""
    return {
        "THRESHOLD_VALUE": tr("Threshold of slope [°]"),
        "RESOLUTION_THRESHOLD": tr("Threshold by the resolution [°]"),
        "FIT_R2": tr("Coefficient of determination of the slope distribution"),
        "AREA_COUNT": tr("Number of source areas"),
        "CELL_COUNT": tr("Cells of the source areas"),
        "AREA_PLAN": tr("Area in plan [m²]"),
        "AREA_TRUE": tr("Area on the slope [m²]"),
        "SLOPE_MAX": tr("Largest slope [°]"),
        "POINT_COUNT": tr("Number of release points"),
        "POINT_DENSITY": tr("Release points per hectare of the slope [1/hm²]"),
    }


class SourceAreas(TalusAlgorithm):
    """Definition of talus:sourceareas for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE
    styles_in = "layers"

    def name(self):
        return "sourceareas"

    def displayName(self):
        return tr("Find source areas")

    def shortDescription(self):
        return tr(
            "Finds possible detachment areas: areas of an elevation model steeper than a threshold, which is "
            "entered, follows from the resolution, or from the distribution of the slope after Loye et al. (2009). "
            "Gives areas with size and steepness, and release points for the simulation."
        )

    def tags(self):
        return tr("rockfall,source,release,cliff,slope,threshold,steepness,start cells,Loye,detachment").split(",")

    def initAlgorithm(self, configuration=None):
        dem, band = elevation_model(
            tr("Heights of the ground in metres, in a projected coordinate system in metres. Cells at its edge and "
               "next to cells without data have no slope."), optional=False)  # fmt: skip
        self.define([
            dem,
            METHOD.shown(tr("Slope-threshold method"), tr(
                "distribution: the angle above which the Gaussian of rock cliffs exceeds that of steep slopes in the "
                "distribution of all slopes (Loye et al. 2009). resolution: 55° times the cell size in metres to the "
                "power -0.075, the rule of Rockyfor3D. fixed: the angle below.")),
            THRESHOLD.shown(tr("Fixed threshold of slope [°]"), tr(
                "Cells at least as steep are sources. Used by the method fixed only.")),
            MIN_AREA.shown(tr("Smallest area [m²]"), tr(
                "Smaller areas, in plan, are left out. Cells that touch at a corner belong together.")),
            EXCLUDE.shown(tr("Areas without sources"), tr(
                "Polygons without detachments, whatever the slope: walls, cuttings, moraine, glaciers, secured "
                "cliffs.")),
            SPACING.shown(tr("Spacing of the release points [m]"), tr(
                "One point, in the steepest cell, for each square of this size in each area. Left empty, it follows "
                "from the number of points below.")),
            DENSITY.shown(tr("Release points per hectare of the slope [1/hm²]"), tr(
                "Instead of a spacing: number of points per 10,000 m² of the true area on the slope, spread evenly "
                "over each area, so that all points of an area represent the same rock face area. Each area has at "
                "least one point, each cell at most one.")),
            MOST_POINTS.shown(tr("Largest number of release points"), tr(
                "Used where no spacing is entered. A density is lowered to this number of points; without a density "
                "the spacing is as small as it allows. Each area keeps one point. If left empty too, each cell has a "
                "point.")),
            advanced(band),
            advanced(extent_parameter(
                tr("Only this part is used, also for the distribution of the slope. If left empty, the whole model."))),
            AREAS.shown(tr("Source areas"), tr(
                "Areas with their size in plan and on the slope, and mean and largest slope; number 1 is the "
                "largest.")),
            POINTS.shown(tr("Release points"), tr(
                "Points for the input RELEASES of the simulation, with the slope, the number of their area, and the "
                "true area that each represents.")),
            SLOPE.shown(tr("Slope [°]"), tr(
                "Slope of each cell after Horn (1981), on the grid of the elevation model.")),
            FIGURE.shown(tr("Figure of the slope distribution"), tr("PNG files (*.png);;SVG files (*.svg)"), tr(
                "Histogram of the slope with the Gaussians of the landforms and the threshold. For the method "
                "distribution.")),
        ], number_outputs(labels()))  # fmt: skip
