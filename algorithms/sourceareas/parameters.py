# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:sourceareas."""

from qgis.core import QgsProcessing, QgsProcessingParameterFeatureSource

from ..parameters.definitions import Number, advanced, choice, helped, number
from ..parameters.extent import extent_parameter
from ..scene.ground_heights import ground_parameters
from ..translation import tr

METHODS = ("distribution", "resolution", "fixed")


def source_area_inputs():
    """All inputs in the order of the dialog."""
    dem, band = ground_parameters(
        tr("Heights of the ground in metres, in a projected coordinate system in metres. Cells at its edge and beside "
           "no data have no slope."), optional=False)  # fmt: skip
    return [
        dem,
        choice("METHOD", tr("Way to the threshold of slope"), METHODS, "distribution", tr(
            "distribution: the angle where the Gaussian of rock cliffs outweighs that of steep slopes in the "
            "distribution of all slopes (Loye et al. 2009). resolution: 55° times the cell size in metres to the "
            "power -0.075, the rule of Rockyfor3D. fixed: the angle below.")),
        number("THRESHOLD", tr("Fixed threshold of slope [°]"), 45.0, 1.0, 89.0, tr(
            "Cells at least as steep are sources. Counts for the method fixed only.")),
        number("MIN_AREA", tr("Smallest area [m²]"), 50.0, 0.0, 1e9, tr(
            "Smaller areas, in plan, are left out. Cells that touch at a corner belong together.")),
        helped(QgsProcessingParameterFeatureSource(
            "EXCLUDE", tr("Areas without sources"), [QgsProcessing.SourceType.TypeVectorPolygon], optional=True),
            tr("Polygons in which nothing breaks off, whatever the slope: walls, cuttings, moraine, glaciers, "
               "secured cliffs.")),
        number("SPACING", tr("Spacing of the release points [m]"), None, 0.01, 100_000.0, tr(
            "One point, in the steepest cell, for each square of this size in each area. Left empty, it follows from "
            "the number of points below."), optional=True),
        number("MOST_POINTS", tr("Release points at most"), 2000, 1, 100_000_000, tr(
            "Counts where no spacing is given: the spacing is as small as this number of points allows, but each area "
            "keeps a point. Left empty too, each cell has a point."), Number.Integer, optional=True),
        advanced(band),
        advanced(extent_parameter(
            tr("Only this part counts, for the distribution of the slope too. Empty: all of it."))),
    ]  # fmt: skip
