# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:fromrockyfor3d."""

from qgis.core import QgsProcessing, QgsProcessingParameterCrs, QgsProcessingParameterFile

from ..parameters.definitions import Number, helped, layer_output, number, raster_output
from ..translation import tr

Source = QgsProcessing.SourceType


def folder_parameters():
    """All inputs and outputs in the order of the dialog."""
    return [
        helped(
            QgsProcessingParameterFile("INPUTS", tr("Folder with the inputs of Rockyfor3D"),
                                       QgsProcessingParameterFile.Behavior.Folder),
            tr("ESRI ASCII grids of one extent: dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10, soiltype.")),
        helped(
            QgsProcessingParameterCrs("FOLDER_CRS", tr("Coordinate system of the grids")),
            tr("ASCII grids have none of their own. Projected, in metres.")),
        number("FOLDER_RUNS", tr("Runs of each source cell"), 10, 1, 10_000_000, tr(
            "Written into the field runs, which Simulate rockfall reads as RUNS_FIELD."), Number.Integer),
        raster_output("TERRAIN", tr("Elevation model"), tr("dem.asc as GeoTIFF with its coordinate system."), True),
        layer_output("SOURCES", tr("Sources"), Source.TypeVectorPoint, tr(
            "A point in the middle of each cell with a rock density above 0, with the volume of its block, the three "
            "axes, density, shape and runs. Those of the two outer rows and columns, which Rockyfor3D does not start, "
            "are marked."), True),
        layer_output("SOILS", tr("Soil types"), Source.TypeVectorPolygon, tr(
            "Areas of one soil type with the ground class of Talus that is described alike. Look at each: neither "
            "program's numbers follow from the other's, and roughness is not taken over."), True),
    ]  # fmt: skip
