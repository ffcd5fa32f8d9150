# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:torockyfor3d, a study of Talus as the input folder of Rockyfor3D."""

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import advanced, choice, field, folder_output, number
from ...shared.parameters.extent import DEM, band_parameter, extent_parameter
from ...shared.parameters.ground import GROUND, GROUND_DEFAULT, GROUND_FIELD
from ...shared.parameters.outputs import number_outputs
from ...shared.parameters.scene import DENSITY, OUTSIDE, RELEASES, SPACING, VOLUME, VOLUME_FIELD, inputs_named
from ...stages import DECIDE
from ...translation import tr

# The inputs and outputs of talus:torockyfor3d.

SHAPES = ("rectangular", "ellipsoidal", "spherical", "disc")  # codes 1 to 4 of blshape
OF_SIMULATIONS = (DEM, RELEASES, VOLUME, DENSITY, GROUND, GROUND_FIELD, GROUND_DEFAULT)
RARE = (VOLUME_FIELD, SPACING, OUTSIDE)
BLOCK_SHAPE = choice("BLOCK_SHAPE", SHAPES, SHAPES[0])
SOIL_FIELD = field("SOIL_FIELD", GROUND)
FOLDER = folder_output("FOLDER")
AXIS_1 = number("AXIS_1", 1.0, 0.01, 1000.0)
AXIS_2 = number("AXIS_2", 1.0, 0.01, 1000.0)
AXIS_3 = number("AXIS_3", 1.0, 0.01, 1000.0)
RG70 = number("RG70", 0.0, 0.0, 100.0)
RG20 = number("RG20", 0.0, 0.0, 100.0)
RG10 = number("RG10", 0.0, 0.0, 100.0)
ROUGHNESS_INPUTS = (RG70, RG20, RG10)
AXES = (AXIS_1, AXIS_2, AXIS_3)


def export_parameters():
    """All inputs and outputs in the order of the dialog."""
    dem, releases, volume, density, *ground = inputs_named(OF_SIMULATIONS)
    cut = extent_parameter(tr("Only this part of the elevation model is written."))
    rare = [*inputs_named(RARE), cut, band_parameter()]
    return [
        dem,
        releases,
        volume,
        density,
        *_blocks(),
        *ground,
        *_soil(),
        *map(advanced, rare),
        FOLDER.shown(tr("Folder for the grids"), tr(
            "dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10 and soiltype as ESRI ASCII grids. Existing files "
            "of these names are replaced. Grids of the forest are not written.")),
    ]  # fmt: skip


def _blocks():
    text = tr("Axis of the block; only the proportions of the three axes are used, the size follows from the volume.")
    return [
        BLOCK_SHAPE.shown(tr("Shape of the blocks"), tr(
            "Shapes defined by Rockyfor3D. The volume of the shape, not of the box around it, is that of the block.")),
        AXIS_1.shown(tr("First axis of the block [proportion]"), text),
        AXIS_2.shown(tr("Second axis of the block [proportion]"), text),
        AXIS_3.shown(tr("Third axis of the block [proportion]"), text),
    ]  # fmt: skip


def _soil():
    text = tr(
        "Height of the obstacles that {} % of the blocks encounter; 0 for smooth ground. Polygons with the field "
        "surface_roughness, or with the fields rg70, rg20 and rg10, have their own heights. The surface roughness of "
        "Talus is the mean 0.7 rg70 + 0.2 rg20 + 0.1 rg10."
    )
    return [
        SOIL_FIELD.shown(tr("Field with the soil type (instead)"), tr(
            "Codes 0 to 7 of Rockyfor3D. Where it is empty or not given, the type is chosen by the description of "
            "the ground class; check each, for the numbers of one program do not follow from those of the other.")),
        RG70.shown(tr("Roughness rg70 [m]"), text.format(70)),
        RG20.shown(tr("Roughness rg20 [m]"), text.format(20)),
        RG10.shown(tr("Roughness rg10 [m]"), text.format(10)),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "SOURCE_COUNT": tr("Source cells"),
        "OUTER_COUNT": tr("Sources that Rockyfor3D does not start"),
        "SHARED_COUNT": tr("Starts left out, in the cell of a larger block"),
    }


class ToRockyfor3D(TalusAlgorithm):
    """Definition of talus:torockyfor3d for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE

    def name(self):
        return "torockyfor3d"

    def displayName(self):
        return tr("Folder for Rockyfor3D")

    def shortDescription(self):
        return tr(
            "Writes elevation model, releases and ground as the input folder of ASCII grids of Rockyfor3D, so that "
            "the same slope can be computed there and compared."
        )

    def tags(self):
        return tr("Rockyfor3D,ecorisQ,export,ASCII grid,soil type,block,source,compare,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(export_parameters(), number_outputs(labels()))
