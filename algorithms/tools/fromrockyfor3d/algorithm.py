# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fromrockyfor3d, the input folder of Rockyfor3D as the layers that talus:simulate takes."""

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import Source, crs, folder, layer_output, raster_output, whole_number
from ...shared.parameters.outputs import number_outputs
from ...stages import PREPARE
from ...translation import tr

# The inputs and outputs of talus:fromrockyfor3d.

INPUTS = folder("INPUTS")
FOLDER_CRS = crs("FOLDER_CRS")
FOLDER_RUNS = whole_number("FOLDER_RUNS", 10, 1, 10_000_000)
TERRAIN = raster_output("TERRAIN", by_default=True)
SOURCES = layer_output("SOURCES", Source.TypeVectorPoint, by_default=True)
SOILS = layer_output("SOILS", Source.TypeVectorPolygon, by_default=True)


def labels():
    """Name -> label of each number."""
    return {
        "SOURCE_COUNT": tr("Source cells"),
        "OUTER_COUNT": tr("Sources that Rockyfor3D does not start"),
        "VOLUME_MAX": tr("Largest block [m³]"),
        "ROUGHNESS_MAX": tr("Largest surface roughness [m]"),
    }


class FromRockyfor3D(TalusAlgorithm):
    """Definition of talus:fromrockyfor3d for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE
    styles_in = "layers"

    def name(self):
        return "fromrockyfor3d"

    def displayName(self):
        return tr("Inputs of Rockyfor3D")

    def shortDescription(self):
        return tr(
            "Reads the input folder of ASCII grids of Rockyfor3D: the elevation model, sources with their blocks, "
            "and soil types become layers for Simulate rockfall, so that a study can be repeated and compared."
        )

    def tags(self):
        return tr("Rockyfor3D,ecorisQ,import,ASCII grid,soil type,block,source,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([
            INPUTS.shown(tr("Folder with the inputs of Rockyfor3D"), tr(
                "ESRI ASCII grids of one extent: dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10, soiltype.")),
            FOLDER_CRS.shown(tr("Coordinate system of the grids"), tr(
                "ASCII grids have no coordinate system. Projected, in metres.")),
            FOLDER_RUNS.shown(tr("Runs of each source cell"), tr(
                "Written into the field runs, which Simulate rockfall reads as RUNS_FIELD.")),
            TERRAIN.shown(tr("Elevation model"), tr("dem.asc as GeoTIFF with its coordinate system.")),
            SOURCES.shown(tr("Sources"), tr(
                "A point in the middle of each cell with a rock density above 0, with the volume of its block, the "
                "three axes, density, shape and runs. Those of the two outer rows and columns, which Rockyfor3D does "
                "not start, are marked.")),
            SOILS.shown(tr("Soil types"), tr(
                "Areas of one soil type and roughness, with the ground class of Talus whose description is closest. "
                "Check each: the numbers of one program do not follow from those of the other. The field "
                "surface_roughness has the mean obstacle height d = 0.7 rg70 + 0.2 rg20 + 0.1 rg10 in metres, which "
                "Simulate rockfall uses; it is empty where one of the three has no data, and there the value of the "
                "ground class applies.")),
        ], number_outputs(labels()))  # fmt: skip
